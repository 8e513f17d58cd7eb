#!/usr/bin/env bash
# Measures what the plugin costs in clean debug builds: of a package that uses it for the first time, and of one with
# 50 specs of 20 keys. Times are seconds; those of the processors add up over all cores, and depend less on what else
# the machine does.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
TIMEFORMAT="%R elapsed, %U + %S of processors"

# manifest NAME DEPENDENCIES PLUGINS
manifest() {
  mkdir -p "$scratch/$1/Sources/App"
  cat >"$scratch/$1/Package.swift" <<EOF
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "$1",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "keygen", path: "$root")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [$2], swiftSettings: [.define("KEYGEN_HEADLESS")], plugins: [$3])
  ]
)
EOF
  echo 'print("app")' >"$scratch/$1/Sources/App/main.swift"
}

# spec NUMBER: 20 keys, each with a setter and an observer
spec() {
  echo '{ "keygen": 1, "keys": ['
  for key in {1..20}; do
    [ "$key" = 1 ] || echo ','
    cat <<EOF
{ "name": "Key$1x$key", "doc": "What the views of part $1 say.", "value": "[String]", "reduce": "append",
  "modifiers": [{ "kind": "set", "name": "say$1x$key" }, { "kind": "observe", "name": "onSay$1x$key" }] }
EOF
  done
  echo '] }'
}

measure() {
  echo "== $1"
  shift
  time "$@" >"$scratch/log" 2>&1 || { tail -n 40 "$scratch/log"; exit 1; }
}

plugin='.plugin(name: "KeygenPlugin", package: "keygen")'
runtime='.product(name: "HeadlessUI", package: "keygen")'
manifest Without "" ""
sed -i.bak '/^  dependencies:/d' "$scratch/Without/Package.swift"
manifest First "" "$plugin"
manifest Many "$runtime" "$plugin"
for number in {1..50}; do spec "$number" >"$scratch/Many/Sources/App/Part$number.keygen.json"; done

measure "a clean build of a package without keygen" swift build --package-path "$scratch/Without"
measure "the same with keygen, its tool and plugins built as well" \
  swift build --package-path "$scratch/First"
measure "a clean build with 50 specs of 20 keys, HeadlessUI included" \
  swift build --package-path "$scratch/Many"
tool=$(find "$scratch/Many/.build/debug/" -maxdepth 1 -name keygen-tool)
measure "of that, the generation: the tool's debug build on all specs" \
  "$tool" generate --line-directives --output "$scratch/out" "$scratch/Many/Sources/App"
measure "the second build, in which SwiftPM links the tool again" \
  swift build --package-path "$scratch/Many"
measure "a third build, in which nothing has changed" swift build --package-path "$scratch/Many"
printf '\n' >>"$scratch/Many/Sources/App/Part7.keygen.json"
measure "a build after an edit of one spec that changes no Swift" \
  swift build --package-path "$scratch/Many"
