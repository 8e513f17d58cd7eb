#!/bin/sh
# Installs keygen below a folder, or removes it: the tool, the sources that `keygen verify` compiles outputs against, and
# the manual page.
#
# usage: install-keygen.sh TOOL PREFIX
#        install-keygen.sh --remove PREFIX
# DESTDIR stands ahead of PREFIX where a package is made.
set -eu
tool=$1
place=${DESTDIR:-}$2
[ -n "$2" ] || { echo "error: PREFIX is empty" >&2; exit 1; }

remove() {
  rm -rf "$place/share/keygen"
  rm -f "$place/bin/keygen" "$place/share/man/man1/keygen.1"
}

if [ "$tool" = --remove ]; then
  remove
  echo "keygen is removed from $place"
  exit 0
fi

sources=$(dirname "$0")/../Sources
# What an earlier version had and this one has not must not be compiled.
remove
mkdir -p "$place/bin" "$place/share/keygen"
cp -R "$sources/HeadlessUI" "$sources/KeygenLaws" "$place/share/keygen/"
# A link in place of a tool is replaced, not followed; nobody finds half a tool.
cp "$tool" "$place/bin/.keygen-new"
chmod 755 "$place/bin/.keygen-new"
mv -f "$place/bin/.keygen-new" "$place/bin/keygen"
if page=$("$place/bin/keygen" help --man 2>/dev/null); then
  mkdir -p "$place/share/man/man1"
  printf '%s\n' "$page" >"$place/share/man/man1/keygen.1"
fi
echo "keygen is installed: $place/bin/keygen"
