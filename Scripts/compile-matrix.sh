#!/usr/bin/env bash
# Compiles generated Swift under combinations of the compiler's settings, warnings being errors, and then a module that
# uses its public parts.
#
# usage: compile-matrix.sh pairs|all MODULES USES FILE…
#   pairs    every pair of settings occurs in some combination, all off included
#   all      every combination
#   MODULES  the folder with the module HeadlessUI
#   USES     the file of the module that uses the others
set -euo pipefail

mode=$1 modules=$2 uses=$3
shift 3

settings=(
  "-swift-version 5"
  "-default-isolation MainActor"
  "-enable-upcoming-feature InternalImportsByDefault"
  "-enable-upcoming-feature ExistentialAny"
  "-enable-upcoming-feature MemberImportVisibility"
  "-enable-upcoming-feature NonisolatedNonsendingByDefault"
  "-enable-upcoming-feature InferIsolatedConformances"
  "-strict-memory-safety"
  "-O"
)

# Rows of bits, one for each setting. Five rows in which each setting has its own three rows, and one without any:
# two different choices of three out of five meet in a row, and each has a row that the other has not.
rows() {
  if [ "$mode" = pairs ]; then
    printf '%s\n' 000000000 111111000 111000111 100110110 010101101 001011011
  else
    for ((i = 0; i < 512; i++)); do
      row=""
      for ((bit = 0; bit < 9; bit++)); do row+=$(((i >> bit) & 1)); done
      echo "$row"
    done
  fi
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0 passed=0
for row in $(rows); do
  flags=()
  for ((bit = 0; bit < 9; bit++)); do
    if [ "${row:bit:1}" = 1 ]; then
      read -ra words <<<"${settings[bit]}"
      flags+=("${words[@]}")
    fi
  done
  [ "${row:0:1}" = 1 ] || flags+=(-swift-version 6)
  flags+=(-D KEYGEN_HEADLESS -I "$modules" -parse-as-library -warnings-as-errors)
  if swiftc -emit-object -o "$scratch/output.o" -whole-module-optimization \
    -emit-module-path "$scratch/Generated.swiftmodule" \
    -module-name Generated -package-name generated "${flags[@]}" "$@" >"$scratch/log" 2>&1 &&
    swiftc -emit-object -o "$scratch/uses.o" -module-name Outside -I "$scratch" \
      "${flags[@]}" "$uses" >"$scratch/log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "swiftc ${flags[*]}"
    cat "$scratch/log"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
