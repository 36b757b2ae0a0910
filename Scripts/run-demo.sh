#!/usr/bin/env bash
# Opens the demo in a window; where there is no display, plays a short script into bitmaps and says where they are.
# Arguments are passed on to the demo.
set -euo pipefail
cd "$(dirname "$0")/.."

run() { swift run -c release numberfield-demo "$@"; }

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${SDL_VIDEODRIVER:-}" ] || [ "$(uname)" = Darwin ]; then
  run "$@"
else
  pictures=build/pictures
  echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): playing Assets/Scripts/tour.nfs" \
    "without a window."
  run --headless --script Assets/Scripts/tour.nfs --output "$pictures" "$@"
  echo "The pictures are in $PWD/$pictures:"
  ls "$pictures"/*.bmp
fi
