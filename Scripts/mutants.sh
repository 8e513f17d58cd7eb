#!/usr/bin/env bash
# Plants the faults of Tests/Mutants in a copy of HeadlessUI, one at a time, and sees whether the tests of the rule
# that a fault breaks fail. The rule is the number in the fault's name: P04-… has to be caught by the suite P4….
# A fault that does not apply to the sources any more fails, too: plant it anew.
#
# usage: mutants.sh [NAME]
#   NAME  only the faults whose names contain this
set -euo pipefail

cd "$(dirname "$0")/.."
repository=$(pwd -P)
swift=${SWIFT:-swift}
wanted=${1:-}
scratch="$repository/.build/mutants"
copy="$scratch/package" logs="$scratch/logs"
seconds=90
options=(--package-path "$copy" -debug-info-format none)

# The copy has the runtime and the tests of the rules, and nothing else that would have to be built with each fault.
manifest='// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "mutants",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "HeadlessUI"),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
  ]
)'
folders="Sources/HeadlessUI Tests/HeadlessUITests/Preferences Tests/HeadlessUITests/Support"

# Makes the copy the same as the original. Files that are the same already keep their dates, so that they are not
# compiled again.
restore() {
  mkdir -p "$copy"
  [ "$(cat "$copy/Package.swift" 2>/dev/null)" = "$manifest" ] || echo "$manifest" >"$copy/Package.swift"
  (cd "$copy" && find . -path ./.build -prune -o -name '*.swift' -print) | while read -r file; do
    [ "$file" = ./Package.swift ] || [ -e "$file" ] || rm "$copy/$file"
  done
  # shellcheck disable=SC2086
  find $folders -name '*.swift' | while read -r file; do
    cmp -s "$file" "$copy/$file" && continue
    mkdir -p "$copy/$(dirname "$file")"
    cp "$file" "$copy/$file"
  done
}

# Runs a command and, after a time, ends it and everything it has started; then the status is 124.
within() {
  perl -e '
    my $seconds = shift;
    my $child = fork // die;
    if (!$child) { exec @ARGV or die "$ARGV[0]: $!" }
    sub end {
      my ($status) = @_;
      my %children;
      for (`ps -A -o pid= -o ppid=`) { push @{$children{$2}}, $1 if /(\d+)\s+(\d+)/ }
      my @all = ($child);
      for (my $i = 0; $i < @all; $i++) { push @all, @{$children{$all[$i]} || []} }
      kill KILL => @all;
      exit $status;
    }
    $SIG{ALRM} = sub { end(124) };
    $SIG{INT} = $SIG{TERM} = sub { end(130) };
    alarm $seconds;
    waitpid $child, 0;
    exit($? & 127 ? 128 + ($? & 127) : $? >> 8);
  ' "$@"
}

build() {
  "$swift" build --build-tests "${options[@]}" >"$logs/$1.build" 2>&1
}

# Runs the suites whose names match; the status tells how it went, the log which tests failed.
run() {
  NO_COLOR=1 within "$seconds" "$swift" test --skip-build --disable-xctest "${options[@]}" \
    --filter "HeadlessUITests\.$2" >"$logs/$1.test" 2>&1
}

# The tests in which an expectation failed.
failures() {
  sed -n 's/^.* Test \([A-Za-z0-9_]*\)(.*) recorded an issue .*Expectation failed.*$/\1/p' "$logs/$1.test" | sort -u
}

# Sets `outcome`, and fails if the fault was not caught.
try() {
  local name=$1 fault=$2 rule status=0 tests count
  if ! GIT_CEILING_DIRECTORIES="$scratch" git -C "$copy" apply "$fault" 2>"$logs/$name.build"; then
    outcome="does not apply"
    return 1
  fi
  if ! build "$name"; then
    outcome="does not build, see $logs/$name.build"
    return 1
  fi
  rule=${name#P} rule=${rule%%-*} rule=$((10#$rule))
  run "$name" "P$rule[A-Z]" || status=$?
  tests=$(failures "$name")
  count=$(echo "$tests" | grep -c . || true)
  if [ "$count" != 0 ]; then
    outcome="caught by $count $([ "$count" = 1 ] && echo test || echo tests)"
    outcome="$outcome: $(echo "$tests" | paste -s -d , - | sed 's/,/, /g')"
  elif [ "$status" = 124 ] || grep -q 'unexpected signal code' "$logs/$name.test"; then
    outcome="caught by no expectation"
  elif [ "$status" = 0 ]; then
    outcome="SURVIVED"
    return 1
  else
    outcome="fails without a failed expectation, see $logs/$name.test"
    return 1
  fi
  if [ "$status" = 124 ]; then
    outcome="$outcome; timed out"
  elif grep -q 'unexpected signal code' "$logs/$name.test"; then
    outcome="$outcome; crashed"
  fi
}

mkdir -p "$logs"
restore
if ! build unmutated; then
  cat "$logs/unmutated.build"
  exit 1
fi
if ! run unmutated 'P[0-9]+[A-Z]' || ! grep -q 'Test run with [1-9]' "$logs/unmutated.test"; then
  cat "$logs/unmutated.test"
  echo "The tests fail, or there are none, without a fault."
  exit 1
fi
passed=0 failed=0
for fault in "$repository"/Tests/Mutants/*.patch; do
  name=$(basename "$fault" .patch)
  [[ "$name" == *"$wanted"* ]] || continue
  if try "$name" "$fault"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
  echo "$name: $outcome"
  restore
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
