#!/usr/bin/env bash
# Builds the example of a program that embeds fields, and runs it in a window of a virtual display: a picture that has to
# be the reference, byte for byte, with each renderer that is there; then some seconds by the clock.
#
#   Scripts/check-example.sh            compares
#   Scripts/check-example.sh --record   makes the reference anew
set -euo pipefail
cd "$(dirname "$0")/.."

package=Examples/EmbeddedPanel
reference=$package/References/panel.bmp.gz
pictures=$(mktemp -d)
trap 'rm -rf "$pictures"' EXIT

font=
for folder in /usr/share/fonts/truetype/dejavu /usr/share/fonts/dejavu /usr/share/fonts/dejavu-sans-fonts \
  /usr/share/fonts/TTF; do
  if [ -f "$folder/DejaVuSans.ttf" ]; then font=$folder/DejaVuSans.ttf; fi
done
if [ -z "$font" ]; then
  echo "check-example: DejaVu Sans is not installed" >&2
  exit 1
fi

swift build --package-path "$package"
program=$package/.build/debug/embedded-panel

# Runs the example in a display of its own.
show() { timeout 120 xvfb-run --auto-servernum --server-args="-screen 0 800x600x24" "$program" "$@"; }

for renderer in software opengl; do
  picture=$pictures/$renderer.bmp
  if ! show --renderer "$renderer" --font "$font" --frames 100 --picture "$picture"; then
    # Where there is no OpenGL there is none to test.
    [ "$renderer" = software ] && exit 1
    echo "check-example: no $renderer here, left out"
    continue
  fi
  if [ "${1:-}" = --record ] && [ "$renderer" = software ]; then
    gzip -9 -n -c "$picture" >"$reference"
    echo "check-example: recorded $reference"
  fi
  if ! gunzip -c "$reference" | cmp - "$picture"; then
    mkdir -p build
    cp "$picture" build/example-actual.bmp
    echo "check-example: the picture of $renderer differs from $reference: see build/example-actual.bmp" >&2
    exit 1
  fi
done
show --seconds 3 --font "$font"
program=$package/.build/debug/c-host
show 2000
echo "check-example: fine"
