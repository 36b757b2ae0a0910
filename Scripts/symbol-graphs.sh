#!/usr/bin/env bash
# Writes the symbol graphs of all products into a folder: what is public, and how it is documented.
#
#   Scripts/symbol-graphs.sh OUTPUT [MODULES]     MODULES is the folder of the built modules (.build/debug/Modules)
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:?"usage: $0 OUTPUT [MODULES]"}
modules=${2:-.build/debug/Modules}
rm -rf "$output"
mkdir -p "$output"
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)

# The core is re-exported by the control, the raster room by the windows: their symbols belong to these.
for module in NumberField NumberFieldSDL NumberFieldFoundation NumberFieldTesting; do
  swift symbolgraph-extract -module-name "$module" -I "$modules" -I Sources/CSDL2 -target "$target" \
    -minimum-access-level public -skip-synthesized-members \
    -experimental-allowed-reexported-modules=NumberFieldCore,NumberFieldRaster -output-dir "$output"
done
