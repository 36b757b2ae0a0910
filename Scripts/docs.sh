#!/usr/bin/env bash
# Makes the documentation: build/Documentation.doccarchive, a website that any server for files can serve.
# Everything that docc warns about is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

docc=$(command -v docc || echo "$(dirname "$(readlink -f "$(command -v swift)")")/docc")
if [ ! -x "$docc" ]; then
  echo "docs: no docc beside swift: it comes with the toolchains of https://swift.org/install" >&2
  exit 1
fi

for module in NumberFieldSDL NumberFieldFoundation NumberFieldInterfaceBuilder NumberFieldTesting; do
  swift build --target "$module"
done
Scripts/symbol-graphs.sh build/symbol-graphs

# The pictures lie where the README finds them too.
catalog=build/Guide.docc
rm -rf "$catalog" build/Documentation.doccarchive
cp -R Documentation/Guide.docc "$catalog"
mkdir -p "$catalog/Resources"
cp Assets/Pictures/*.png "$catalog/Resources/"

"$docc" convert "$catalog" --additional-symbol-graph-dir build/symbol-graphs --warnings-as-errors \
  --fallback-display-name "NumberField for SDL2" --fallback-bundle-identifier numberfield \
  --output-dir build/Documentation.doccarchive
echo "The documentation is in build/Documentation.doccarchive:"
echo "  python3 -m http.server -d build/Documentation.doccarchive    then open http://localhost:8000/documentation/guide"
