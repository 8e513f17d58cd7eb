#!/bin/sh
# Makes sure that the C library json-c can be built against.
set -eu

if pkg-config --exists json-c 2>/dev/null || [ -f /usr/include/json-c/json.h ]; then
  exit 0
fi
exec "$(dirname "$0")/install.sh" json-c "libjson-c-dev pkg-config" "json-c pkgconf"
