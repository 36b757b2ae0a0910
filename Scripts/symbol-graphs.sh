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

# extract MODULE [ROOM]: the symbols of a room that a product re-exports belong to that product, and to no other.
extract() {
  swift symbolgraph-extract -module-name "$1" -I "$modules" -I Sources/CSDL2 -target "$target" \
    -minimum-access-level public -skip-synthesized-members \
    ${2:+-experimental-allowed-reexported-modules="$2"} -output-dir "$output"
}
extract NumberField NumberFieldCore
extract NumberFieldSDL NumberFieldRaster
extract NumberFieldFoundation
extract NumberFieldInterfaceBuilder
extract NumberFieldTesting
