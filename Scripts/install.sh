#!/bin/sh
# Installs something that is missing, with brew or apt, or names the command that would.
#
# usage: install.sh WHAT APT-PACKAGES BREW-PACKAGES
set -eu
what=$1 apt=$2 brew=$3

if command -v brew >/dev/null 2>&1; then
  echo "Installing $what: brew install $brew"
  # Several packages are words of one argument.
  # shellcheck disable=SC2086
  exec brew install $brew
fi

if ! command -v apt-get >/dev/null 2>&1; then
  echo "error: $what is missing. Install it: $apt with apt, $brew with brew." >&2
  exit 1
fi

if [ "$(id -u)" = 0 ]; then
  as_root=env
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo env"
else
  echo "error: $what is missing, and installing it needs the rights of root. Run:" >&2
  echo "  sudo apt-get update && sudo apt-get install -y $apt" >&2
  exit 1
fi
echo "Installing $what: apt-get install -y $apt"
$as_root apt-get update -qq
# shellcheck disable=SC2086
exec $as_root DEBIAN_FRONTEND=noninteractive apt-get install -y $apt
