#!/bin/sh
# Makes sure that packages of PyPI that tests use are there, in an environment of this package's own.
# Their interpreter is .build/python/bin/python.
#
# usage: install-python.sh NAME==VERSION...
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
environment=$root/.build/python

if ! python3 -c "import ensurepip, venv" 2>/dev/null; then
  "$root/Scripts/install.sh" python3 "python3 python3-venv" python
fi

# An environment does not run any more once the Python that it was made by has gone.
if ! "$environment/bin/python" -c "" 2>/dev/null; then
  python3 -m venv --clear "$environment"
fi

if ! "$environment/bin/python" -c "
import importlib.metadata, sys
for package in sys.argv[1:]:
    name, _, version = package.partition('==')
    assert importlib.metadata.version(name) == version
" "$@" 2>/dev/null; then
  echo "Installing for the tests: pip install $*"
  "$environment/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
fi
