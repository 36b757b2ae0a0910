#!/usr/bin/env bash
# Renders the icon's PNGs from its two drawings; run it after a change to either. Installing needs no renderer.
#
#   Scripts/render-icons.sh           writes Assets/Icon/SIZExSIZE.png
#   Scripts/render-icons.sh --check   fails where a PNG is missing or has the wrong size
#
# Needs rsvg-convert (librsvg2-bin) to render; the check needs nothing.
set -euo pipefail
cd "$(dirname "$0")/../Assets/Icon"

small=(16 22 24 32)
large=(48 64 96 128 256 512)

# The width and height that a PNG's header tells.
png_size() {
  od -An -tu1 -j16 -N8 "$1" | awk '{ print $1 * 16777216 + $2 * 65536 + $3 * 256 + $4 "x" \
    $5 * 16777216 + $6 * 65536 + $7 * 256 + $8 }'
}

if [ "${1:-}" = --check ]; then
  for size in "${small[@]}" "${large[@]}"; do
    file=${size}x$size.png
    if [ ! -s "$file" ] || [ "$(png_size "$file")" != "${size}x$size" ]; then
      echo "render-icons: Assets/Icon/$file is missing or has another size; run Scripts/render-icons.sh" >&2
      exit 1
    fi
  done
  exit 0
fi

command -v rsvg-convert >/dev/null || {
  echo "render-icons: rsvg-convert is missing; install librsvg2-bin" >&2
  exit 1
}
render() { rsvg-convert --width "$2" --height "$2" --output "$2x$2.png" "$1"; }
for size in "${small[@]}"; do render numberfield-demo-small.svg "$size"; done
for size in "${large[@]}"; do render numberfield-demo.svg "$size"; done
ls -- *.png
