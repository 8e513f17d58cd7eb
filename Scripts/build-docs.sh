#!/bin/sh
# Builds the documentation of the modules that others use, with warnings as errors.
set -eu
cd "$(dirname "$0")/.."

graphs=.build/documentation/graphs
rm -rf .build/documentation
mkdir -p "$graphs"
swift package dump-symbol-graph --minimum-access-level public >/dev/null
for module in HeadlessUI; do
  find .build -path '*/symbolgraph/*' \
    \( -name "$module.symbols.json" -o -name "$module@*.symbols.json" \) -exec cp {} "$graphs" \;
done
docc=$(command -v docc || xcrun --find docc)
"$docc" convert Sources/HeadlessUI/HeadlessUI.docc \
  --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name HeadlessUI --fallback-bundle-identifier headlessui \
  --warnings-as-errors --output-path .build/documentation/HeadlessUI.doccarchive
echo "documentation: .build/documentation/HeadlessUI.doccarchive"
