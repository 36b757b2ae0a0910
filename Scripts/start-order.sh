#!/usr/bin/env bash
# Writes Scripts/start-order.txt: the functions that a start to the first picture runs, in the order of their first call.
# The linker puts them side by side, so that a start touches some pages of the program and not a third of them. Names
# that a later program no longer has are passed over.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || { echo "start-order: install valgrind" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
make --no-print-directory release bench-programs
echo 'snapshot first.bmp' >"$work/first.nfs"
profile() {
  local name=$1
  shift
  valgrind --quiet --tool=callgrind --demangle=no --callgrind-out-file="$work/$name.calls" "$@" >/dev/null
}
profile library Benchmarks/.build/release/first-frame
profile demo build/release/release/numberfield-demo-lean --headless --script "$work/first.nfs" --output "$work"

# In such a file `ob` says which program or library the next functions are of, and each name is written once.
awk -F '[()]' '
  FNR == 1 { split("", objects); split("", names); own = 0 }
  /^c?ob=/ { name = $3; sub(/^ /, "", name); if (name != "") objects[$2] = name }
  /^ob=/ { own = objects[$2] ~ /(first-frame|numberfield-demo-lean)$/ }
  /^c?fn=/ { name = substr($0, index($0, ")") + 2); if (name != "") names[$2] = name }
  /^fn=/ { name = names[$2]; sub(/\047.*/, "", name); if (own && !(name in seen)) { seen[name] = 1; print name } }
' "$work/library.calls" "$work/demo.calls" >Scripts/start-order.txt
echo "start-order: $(wc -l <Scripts/start-order.txt) functions"
