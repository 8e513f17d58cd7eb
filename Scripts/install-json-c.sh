#!/bin/sh
# Makes sure that the C library json-c can be built against: installs it where it is missing and can be installed,
# otherwise names the command that would.
set -eu

if pkg-config --exists json-c 2>/dev/null || [ -f /usr/include/json-c/json.h ]; then
  exit 0
fi

if command -v brew >/dev/null 2>&1; then
  exec brew install json-c pkgconf
fi

install="apt-get install -y libjson-c-dev pkg-config"
if command -v apt-get >/dev/null 2>&1; then
  if [ "$(id -u)" = 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo"
  else
    echo "error: json-c is missing, and installing it needs the rights of root. Run:" >&2
    echo "  sudo apt-get update && sudo $install" >&2
    exit 1
  fi
  echo "Installing json-c: $as_root $install"
  $as_root apt-get update -qq
  exec env DEBIAN_FRONTEND=noninteractive $as_root $install
fi

echo "error: json-c is missing. Install its development files: libjson-c-dev with apt, json-c with brew." >&2
exit 1
