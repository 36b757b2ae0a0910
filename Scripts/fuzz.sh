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
if [ ${#targets[@]} -eq 0 ]; then
  for folder in Fuzz/Corpus/*/; do targets+=("$(basename "$folder")"); done
fi

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
  count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  coverage=$(grep -oE 'cov: [0-9]+' "$log" | tail -1)
  echo "fuzz: $target: ${count:-?} inputs in $seconds s, ${coverage:-no coverage}"
  if [ "$status" -ne 0 ]; then
    tail -30 "$log" >&2
    echo "fuzz: $target fails; repeat with NUMBERFIELD_FUZZ=$target $program $(ls -t "$found"/* | head -1)" >&2
    exit 1
  fi
done
