#!/usr/bin/env bash
# Fuzzes each target for some seconds, starting from the seeds in Fuzz/Corpus, and prints how many inputs were tried.
#
#   Scripts/fuzz.sh [SECONDS] [TARGET…]     60 seconds for each of all targets by default
#
# What is learned is kept in build/fuzz, so that a later run goes on from there. An input that fails is printed as a
# command that repeats it; it belongs into Fuzz/Found, and into a test.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
shift || true
targets=("$@")
all=()
for folder in Fuzz/Corpus/*/; do all+=("$(basename "$folder")"); done
if [ ${#targets[@]} -eq 0 ]; then targets=("${all[@]}"); fi

# What is asked for is looked at before anything is built or made.
if ! [[ $seconds =~ ^[1-9][0-9]{0,8}$ ]]; then
  echo "fuzz: “$seconds” is not a number of seconds: a whole number above 0" >&2
  exit 2
fi
for target in "${targets[@]}"; do
  if ! printf '%s\n' "${all[@]}" | grep -qxF -e "$target"; then
    echo "fuzz: there is no target “$target”; there are ${all[*]}" >&2
    exit 2
  fi
done

# A crash has to end the process: Swift's own report of it would hang below libFuzzer.
export SWIFT_BACKTRACE=enable=no
# At the end of a run what has leaked is told too; what is no leak is listed with its reason.
export LSAN_OPTIONS="suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0"
flags=(-c release --scratch-path .build/fuzz -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing)
swift build --package-path Fuzz "${flags[@]}"
program=.build/fuzz/release/numberfield-fuzz

for target in "${targets[@]}"; do
  corpus=build/fuzz/$target
  found=build/fuzz/found/$target
  mkdir -p "$corpus" "$found" "Fuzz/Found/$target"
  log=build/fuzz/$target.log
  words=()
  if [ -e "Fuzz/Corpus/$target.dict" ]; then words=(-dict="Fuzz/Corpus/$target.dict"); fi
  status=0
  NUMBERFIELD_FUZZ=$target "$program" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=16384 -print_final_stats=1 "${words[@]}" -artifact_prefix="$found/" "$corpus" "Fuzz/Corpus/$target" \
    "Fuzz/Found/$target" >"$log" 2>&1 || status=$?
  # A stored input that fails at once leaves a log without any of these lines: sed, unlike grep, is content with that.
  count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  coverage=$(sed -nE 's/.*(cov: [0-9]+).*/\1/p' "$log" | tail -1)
  input=$(sed -n 's/.*Test unit written to //p' "$log" | tail -1)
  echo "fuzz: $target: ${count:-?} inputs in $seconds s, ${coverage:-no coverage}"
  if [ "$status" -ne 0 ]; then
    tail -30 "$log" >&2
    if [ -n "$input" ]; then
      echo "fuzz: $target fails with $input; repeat with" >&2
      echo "  SWIFT_BACKTRACE=enable=no NUMBERFIELD_FUZZ=$target $program $input" >&2
    else
      echo "fuzz: $target fails with exit $status, and kept no input; its words are in $log" >&2
    fi
    exit 1
  fi
done
