#!/usr/bin/env bash
# Checks that the sources are formatted, and that what has to be built is built without a warning.
set -euo pipefail
cd "$(dirname "$0")/.."

sources=(Package.swift)
for folder in Sources Tests Examples Benchmarks/Sources Soak/Sources; do
  [ -d "$folder" ] && sources+=("$folder")
done
swift format lint --strict --parallel --recursive "${sources[@]}"

mkdir -p build
log=build/warnings.log
swift build --build-tests 2>&1 | tee "$log"
if grep -E '(^|[^a-z])warning:' "$log" >&2; then
  echo "lint: there are warnings" >&2
  exit 1
fi
echo "lint: clean"
