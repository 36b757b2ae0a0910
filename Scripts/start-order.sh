#!/usr/bin/env bash
# Writes Scripts/start-order.txt: the functions that a start to the first picture runs, in the order of their first call,
# and the constants and variables that it looks at. The linker puts them side by side, so that a start touches some pages
# of the program and not a third of them. Names that a later program no longer has are passed over.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || { echo "start-order: install valgrind" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
make --no-print-directory release bench-programs
echo 'snapshot first.bmp' >"$work/first.nfs"
programs=(Benchmarks/.build/release/first-frame build/release/release/numberfield-demo-lean)
# Runs a program up to its first picture, under a tool of valgrind's.
start() {
  local program=$1
  shift
  valgrind --quiet "$@" "$program" --headless --script "$work/first.nfs" --output "$work" >/dev/null
}

for program in "${programs[@]}"; do
  name=$(basename "$program")
  start "$program" --tool=callgrind --demangle=no --callgrind-out-file="$work/$name.calls"
  # The addresses that are read or written, each once, in their order; what the program allocates lies behind its end.
  end=$(nm "$program" | sed -n 's/^00000000\(.*\) . _end$/\1/p')
  start "$program" --tool=lackey --trace-mem=yes --log-fd=9 9>&1 |
    awk -F '[ ,]' -v end="$end" '/^ [LSM] / && length($3) == 8 && $3 < end && !seen[$3]++ { print "00000000" $3, ++count }' \
      >"$work/$name.addresses"
  # Each address belongs to the last symbol before it.
  { nm "$program" | awk 'NF == 3 { print $1, 0, $2, $3 }'; cat "$work/$name.addresses"; } | sort -k1,1 -k2,2n |
    awk '$2 == 0 { kind = $3; name = $4; next } kind ~ /[dDrRV]/ { print $2, name }' | sort -n >"$work/$name.data"
done

# In such a file `ob` says which program or library the next functions are of, and each name is written once.
awk -F '[()]' '
  FNR == 1 { split("", objects); split("", names); own = 0 }
  /^c?ob=/ { name = $3; sub(/^ /, "", name); if (name != "") objects[$2] = name }
  /^ob=/ { own = objects[$2] ~ /(first-frame|numberfield-demo-lean)$/ }
  /^c?fn=/ { name = substr($0, index($0, ")") + 2); if (name != "") names[$2] = name }
  /^fn=/ { name = names[$2]; sub(/\047.*/, "", name); if (own && !(name in seen)) { seen[name] = 1; print name } }
' "$work"/first-frame.calls "$work"/numberfield-demo-lean.calls >Scripts/start-order.txt
echo "start-order: $(wc -l <Scripts/start-order.txt) functions"
awk '!seen[$2]++ { print $2 }' "$work"/first-frame.data "$work"/numberfield-demo-lean.data >"$work/data"
cat "$work/data" >>Scripts/start-order.txt
echo "start-order: $(wc -l <"$work/data") constants and variables"
