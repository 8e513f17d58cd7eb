"""Says of each spec whether a JSON Schema accepts it, for the tests.

usage: validate-specs.py SCHEMA

Each line of input is a JSON string, the text of a spec. Each line of output is a JSON list of strings: the first
thing that the schema, or the reader of JSON, has against it, if there is one. The first line of output speaks of the
schema itself.
"""

import json
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError


def refuse(constant):
    raise ValueError(f"{constant} is no JSON")


def faults(validator, text):
    try:
        # Editors leave a byte order mark out, too.
        spec = json.loads(text.removeprefix("\ufeff"), parse_constant=refuse)
        error = next(validator.iter_errors(spec), None)
        # A message can quote the whole spec.
        return [f"{error.json_path}: {error.message[:200]}"] if error else []
    except (ValueError, RecursionError) as error:
        return [str(error)]


def answer(faults):
    print(json.dumps(faults), flush=True)


with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
try:
    Draft202012Validator.check_schema(schema)
    answer([])
except SchemaError as error:
    answer([str(error)])
validator = Draft202012Validator(schema)
for line in sys.stdin:
    answer(faults(validator, json.loads(line)))
