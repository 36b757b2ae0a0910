#!/usr/bin/env bash
# Makes the pictures that the README shows, from the demo itself.
set -euo pipefail
cd "$(dirname "$0")/.."

target=Assets/Pictures
bitmaps=$(mktemp -d)
trap 'rm -rf "$bitmaps"' EXIT
mkdir -p "$target"

swift run -c release numberfield-demo --headless --scale 2 --script - --output "$bitmaps" <<'END'
# The caret has just been put on, and the warning is not shown.
set quantity value 10
focus length
wait 400
tap 1 2 3 . 4 5
snapshot demo.bmp
END

for bitmap in "$bitmaps"/*.bmp; do
  picture=$target/$(basename "$bitmap" .bmp).png
  convert "$bitmap" -strip -define png:compression-level=9 "$picture"
  echo "$picture"
done
