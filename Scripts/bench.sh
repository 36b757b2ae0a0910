#!/bin/sh
# Runs the benchmarks, on a display of their own where Xvfb is installed: what a window costs depends on its server.
set -eu
runner=Benchmarks/.build/release/numberfield-benchmarks
if command -v xvfb-run >/dev/null 2>&1; then
  exec xvfb-run -a -s "-screen 0 1280x1024x24" "$runner" "$@"
fi
exec "$runner" "$@"
