#!/usr/bin/env python3
"""What tables really say conforms to the schemas that the program writes, and nothing else does.

    schema_test.py SABOT EXCHANGES
"""

import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import jsonschema

SABOT, EXCHANGES = sys.argv[1:3]


def run(*arguments):
    return subprocess.run([SABOT, *arguments], capture_output=True, text=True, timeout=300,
                          check=True).stdout


SCHEMA = json.loads(run("schema"))


def validator(name):
    return jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


def definition(game, kind):
    if kind == "option":
        return "Option"
    exchange = SCHEMA["$defs"]["Games"]["properties"][game]["properties"]
    return exchange[kind]["$ref"].removeprefix("#/$defs/")


def exchanges():
    """Everything different that was said at the tables played: (definition, JSON)."""
    said = collections.defaultdict(set)
    for line in subprocess.run([EXCHANGES], capture_output=True, text=True, timeout=300,
                               check=True).stdout.splitlines():
        one = json.loads(line)
        said[definition(one["game"], one["kind"])].add(json.dumps(one["what"]))
    return said


def commands():
    """Of journals: (definition, JSON)."""
    said = collections.defaultdict(set)
    with tempfile.TemporaryDirectory() as folder:
        for game, key in (("punto-y-banca", "es79.punto-y-banca"), ("chemin-de-fer",) * 2):
            journal = str(pathlib.Path(folder) / game)
            run("deal", game, "--seed", "1", "--bots", "mixed", "--journal", journal, "--json")
            for line in run("journal", "show", "--json", journal).splitlines()[1:]:
                record = json.loads(line)
                del record["sequence"], record["events"]
                said[definition(key, "command")].add(json.dumps(record))
    return said


SAID = exchanges()
for name, more in commands().items():
    SAID[name] |= more


def some(name, most):
    """At most this many, spread over all that was said."""
    all_of_them = sorted(SAID[name])
    return [json.loads(one) for one in all_of_them[::max(1, len(all_of_them) // most)]]


class Schema(unittest.TestCase):
    def test_is_a_schema(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_every_reference_leads_somewhere(self):
        def references(value):
            if isinstance(value, dict):
                if "$ref" in value:
                    yield value["$ref"].removeprefix("#/$defs/")
                for inner in value.values():
                    yield from references(inner)
            elif isinstance(value, list):
                for inner in value:
                    yield from references(inner)
        self.assertLessEqual(set(references(SCHEMA)), set(SCHEMA["$defs"]))

    def test_one_game_has_the_same_definitions(self):
        one = json.loads(run("schema", "chemin-de-fer"))["$defs"]
        self.assertEqual(list(one["Games"]["properties"]), ["chemin-de-fer"])
        for name in set(one) - {"Games"}:
            self.assertEqual(one[name], SCHEMA["$defs"][name], name)


class Conformance(unittest.TestCase):
    def test_all_that_is_said_conforms(self):
        for name in SAID:
            valid = validator(name)
            for what in some(name, 400):
                error = jsonschema.exceptions.best_match(valid.iter_errors(what))
                self.assertIsNone(error, f"{name}: {json.dumps(what)[:500]}: {error}")

    def test_of_everything_there_was_something(self):
        for game in ("PuntoBanca", "CheminDeFer"):
            for kind, least in (("Command", 100), ("Event", 300), ("View", 300)):
                self.assertGreater(len(SAID[game + kind]), least, game + kind)
        kinds = {field["kind"] for option in map(json.loads, SAID["Option"])
                 for field in option["fields"]}
        self.assertEqual(len(kinds), 8, kinds)

    def test_whoever_changes_a_key_does_not_conform(self):
        for name in SAID:
            valid = validator(name)
            for what in some(name, 20):
                self.assertFalse(valid.is_valid({**what, "not-there": 1}), name)
                for key in what:
                    if key in ("who", "card", "commitment") or name.endswith("Command"):
                        continue
                    changed = {**what, key: {"no": "such value"}}
                    self.assertFalse(valid.is_valid(changed), f"{name}: {key}")

    def test_amounts_and_people_have_a_form(self):
        event = validator("PuntoBancaEvent")
        bet = {"event": "bet-placed", "by": "ana", "on": "punto", "stake": "5", "by-articles": [],
               "said": "ana bets 5 on punto"}
        self.assertTrue(event.is_valid(bet))
        for wrong in ({"stake": 5}, {"stake": "5.5"}, {"by": "Ana"}, {"on": "both"},
                      {"event": "bets-placed"}):
            self.assertFalse(event.is_valid({**bet, **wrong}), wrong)


class TypeScript(unittest.TestCase):
    def test_has_a_type_for_every_definition(self):
        text = run("schema", "--typescript")
        names = [line.split()[2] for line in text.splitlines() if line.startswith("export type")]
        self.assertEqual(names, list(SCHEMA["$defs"]))

    def test_is_the_same_every_time(self):
        self.assertEqual(run("schema", "--typescript"), run("schema", "--typescript"))


class Command(unittest.TestCase):
    def test_an_unknown_game_is_named_with_those_there_are(self):
        done = subprocess.run([SABOT, "schema", "poker", "--lang", "en"], capture_output=True,
                              text=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("chemin-de-fer", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
