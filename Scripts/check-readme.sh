#!/usr/bin/env bash
# Does what the README tells a new user: makes a package outside of this folder from the README's own blocks, builds it,
# and runs it. A window needs a display; SDL's driver that shows nothing stands in for one, until the program is ended.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$PWD" "$folder/NumberField"
mkdir -p "$folder/Till/Sources/Till"

# Prints the README's first Swift block that has a line like $1.
block() {
  awk -v wanted="$1" '
    /^```swift$/ { inside = 1; text = ""; next }
    /^```$/ { if (inside && text ~ wanted) { printf "%s", text; exit } inside = 0; next }
    inside { text = text $0 "\n" }
  ' README.md
}

block 'swift-tools-version' >"$folder/Till/Package.swift"
block '@main' >"$folder/Till/Sources/Till/Till.swift"
for file in "$folder/Till/Package.swift" "$folder/Till/Sources/Till/Till.swift"; do
  [ -s "$file" ] || { echo "check-readme: the README has no block for $(basename "$file")" >&2; exit 1; }
done

cd "$folder/Till"
swift build 2>&1 | tee "$folder/log"
if grep -E '(^|[^a-z])warning:' "$folder/log" >&2; then
  echo "check-readme: there are warnings" >&2
  exit 1
fi

# A program that goes on until somebody ends it is a window that was opened.
status=0
SDL_VIDEODRIVER=dummy timeout 5 .build/debug/Till >"$folder/out" 2>"$folder/err" || status=$?
if [ "$status" -ne 124 ]; then
  cat "$folder/out" "$folder/err" >&2
  echo "check-readme: the README's program ended by itself, with $status" >&2
  exit 1
fi
echo "The README's program builds and runs"
