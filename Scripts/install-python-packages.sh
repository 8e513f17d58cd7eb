#!/bin/sh
# Installs Python packages that tests need, in an environment of this checkout: .build/python.
#
# usage: install-python-packages.sh NAME==VERSION…
set -eu
cd "$(dirname "$0")/.."
environment=.build/python

missing=
for package in "$@"; do
  name=${package%%==*} version=${package#*==}
  folder=$(printf '%s' "$name" | tr - _)-$version.dist-info
  set -- "$environment"/lib/python*/site-packages/"$folder"
  [ -d "$1" ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ ! -x "$environment/bin/pip" ]; then
  # Debian leaves out of Python what makes environments.
  python3 -c 'import venv, ensurepip' 2>/dev/null \
    || Scripts/install.sh "Python with venv" "python3 python3-venv" python
  mkdir -p .build
  python3 -m venv "$environment"
fi
echo "Installing$missing with pip"
# Names and versions are words of one variable.
# shellcheck disable=SC2086
exec "$environment/bin/pip" install --quiet --disable-pip-version-check $missing
