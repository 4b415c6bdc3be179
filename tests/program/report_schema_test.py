#!/usr/bin/env python3
"""What odds, solve and simulate really write conforms to the schemas that the program gives.

    report_schema_test.py SABOT
"""

import json
import subprocess
import sys
import unittest

import jsonschema

SABOT = sys.argv[1]

COMMANDS = (
    ("odds", "punto-y-banca"),
    ("odds", "punto-y-banca", "--rules", "es79", "--gone", "9s,4xKd"),
    ("odds", "chemin-de-fer", "--deduction", "2.5%"),
    ("odds", "chemin-de-fer", "--play", "5=9/11", "--play", "3:9=1", "--play", "5:4=0"),
    ("odds", "punto-y-banca", "--removals"),
    ("odds", "chemin-de-fer", "--decks", "1,6-7", "--deduction", "0%,5%", "--removals"),
    ("odds", "punto-y-banca", "--coups", "5", "--bankroll", "3", "--goal", "5"),
    ("odds", "chemin-de-fer", "--stake", "0.50", "--bankroll", "1", "--goal", "1.50"),
    ("odds", "ruleta", "--rules", "es79"),
    ("odds", "ruleta", "--rules", "es79", "--stake", "5", "--minimum", "2", "--coups", "3"),
    ("odds", "ruleta", "--rules", "es79", "--set", "zero-combinations=all", "--set",
     "zero-combinations=none"),
    ("odds", "boule", "--rules", "es79", "--bankroll", "3", "--goal", "6"),
    ("odds", "treinta-y-cuarenta", "--rules", "es79", "--gone", "9s,4xKd"),
    ("odds", "treinta-y-cuarenta", "--rules", "es79", "--stake", "120", "--minimum", "5"),
    ("simulate", "treinta-y-cuarenta", "--rules", "es79", "--coups", "1000"),
    ("odds", "punto-y-banca", "--rules", "ar", "--opening", "100,200", "--half", "4", "--raise",
     "2:50", "--suite", "6", "--passes", "8"),
    ("odds", "dos-panos", "--gone", "9s,4xKd"),
    ("odds", "dos-panos", "--play", "5=1/2", "--panos", "3:1", "--bank", "free", "--decks", "5,6"),
    ("solve", "dos-panos", "--with-replacement"),
    ("solve", "dos-panos", "--panos", "3:1", "--punto", "1:5=1", "--cells"),
    ("simulate", "dos-panos", "--coups", "1000", "--play", "1:5=1/3"),
    ("solve", "chemin-de-fer"),
    ("solve", "chemin-de-fer", "--gone", "6x9s,6x9h,6x9d,6x9c", "--cells", "--sees", "cards"),
    ("solve", "chemin-de-fer", "--decks", "5,6", "--cells"),
    ("solve", "chemin-de-fer", "--with-replacement", "--deduction", "0"),
    ("solve", "chemin-de-fer", "--banker", "cuadro"),
    ("solve", "chemin-de-fer", "--sees", "banker-cards", "--punto", "5=1", "--banca", "cuadro"),
    ("simulate", "punto-y-banca", "--coups", "1000", "--seed", "18446744073709551615"),
    ("simulate", "punto-y-banca", "--tallas", "3"),
    ("simulate", "punto-y-banca", "--coups", "1000", "--gone", "9s,4xKd"),
    ("simulate", "chemin-de-fer", "--tallas", "100", "--play", "5=9/11", "--decks", "8"),
    ("simulate", "punto-y-banca", "--until-error", "1e-3"),
    ("simulate", "punto-y-banca", "--rules", "ar", "--tallas", "50", "--opening", "100,600",
     "--suite", "3", "--suite-to", "right"),
    ("simulate", "punto-y-banca", "--rules", "ar", "--coups", "1000"),
    ("simulate", "ruleta", "--rules", "es79", "--coups", "1000"),
    ("simulate", "boule", "--rules", "es79", "--until-error", "1e-2"),
)


def run(*arguments):
    return subprocess.run([SABOT, *arguments], capture_output=True, text=True, timeout=300,
                          check=True).stdout


SCHEMAS = {name: json.loads(run("schema", name)) for name in ("odds", "solve", "simulate")}


class Reports(unittest.TestCase):
    def test_are_schemas_and_stand_in_the_whole_document_too(self):
        whole = json.loads(run("schema"))["$defs"]
        for schema in SCHEMAS.values():
            jsonschema.Draft202012Validator.check_schema(schema)
            for name, definition in schema["$defs"].items():
                self.assertEqual(definition, whole[name])

    def test_all_that_is_written_conforms(self):
        for command in COMMANDS:
            report = json.loads(run(*command, "--json"))
            valid = jsonschema.Draft202012Validator(SCHEMAS[command[0]])
            error = jsonschema.exceptions.best_match(valid.iter_errors(report))
            self.assertIsNone(error, f"{command}: {error}")
            # Every key counts: without it, or with another value, the report is none.
            self.assertFalse(valid.is_valid({**report, "not-there": 1}), command)
            for key in report:
                self.assertFalse(valid.is_valid({**report, key: {"no": ["such", 1]}}),
                                 (command, key))

    def test_typescript_has_a_type_for_every_definition(self):
        text = run("schema", "odds", "--typescript")
        names = [line.split()[2] for line in text.splitlines() if line.startswith("export type")]
        self.assertEqual(names, list(SCHEMAS["odds"]["$defs"]))

    def test_no_number_is_beyond_what_programs_read(self):
        def numbers(value):
            if isinstance(value, dict):
                value = list(value.values())
            if isinstance(value, list):
                for inner in value:
                    yield from numbers(inner)
            elif isinstance(value, int):
                yield value
        for command in COMMANDS:
            for number in numbers(json.loads(run(*command, "--json"))):
                self.assertLess(abs(number), 2 ** 53, command)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
