#!/usr/bin/env python3
"""The description of the interface is whole, and all that a house really sends is as it says:
every route, every kind of frame, problems too.

    openapi_test.py SABOT
"""

import re
import sys
import time
import unittest

try:
    import jsonschema
except ImportError:
    sys.exit(f"{sys.executable} has no jsonschema: install Debian's python3-jsonschema")

from house import House, PASSWORD, Person
from players import Player

SABOT = sys.argv[1]
METHODS = {"get", "put", "post", "delete"}
SCHEMAS = "#/components/schemas/"
# Kinds of frames and the schema of each.
FRAMES = {"snapshot": "Snapshot", "update": "UpdateFrame", "sealed": "SealedFrame",
          "now": "NowFrame", "clock": "ClockFrame", "accepted": "AcceptedFrame",
          "refused": "RefusedFrame", "stopped": "StoppedFrame"}
QUICK = {"betting": 2_500, "decision": 2_500, "dealing": 0, "bots": 0, "own": 0, "word": 2_500}


def setUpModule():
    global HOUSE, DOCUMENT, CHEF, ANA
    HOUSE = House(SABOT)
    HOUSE.appoint("jefa", "administrator", "auditor", "director")
    HOUSE.open()
    DOCUMENT = HOUSE.call("GET", "/api/openapi.json").body
    CHEF, ANA = HOUSE.sign_in("jefa"), HOUSE.guest("ana")


def tearDownModule():
    HOUSE.close()


def operations():
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def walk(value):
    yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inner:
        yield from walk(one)


def resolve(value):
    while "$ref" in value:
        found = DOCUMENT
        for part in value["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        value = found
    return value


VALIDATORS = {}


def validator(schema):
    key = repr(schema)
    if key not in VALIDATORS:
        VALIDATORS[key] = jsonschema.Draft202012Validator(
            {**schema, "components": DOCUMENT["components"]})
    return VALIDATORS[key]


def named(name):
    return validator({"$ref": SCHEMAS + name})


def wrong_with(valid, what):
    """Where it does not conform and why, or None."""
    error = jsonschema.exceptions.best_match(valid.iter_errors(what))
    return error and f"{list(error.absolute_path)}: {error.message[:400]} in {str(what)[:400]}"


class Structure(unittest.TestCase):
    def test_is_a_description_of_an_interface(self):
        self.assertEqual(DOCUMENT["openapi"], "3.1.0")
        self.assertLessEqual({"title", "version"}, set(DOCUMENT["info"]))
        self.assertGreater(len(DOCUMENT["paths"]), 25)
        for path, method, _ in operations():
            self.assertIn(method, METHODS, path)

    def test_every_reference_leads_somewhere(self):
        seen = 0
        for one in walk(DOCUMENT):
            if isinstance(one, dict) and isinstance(one.get("$ref"), str):
                resolve(one)
                seen += 1
        self.assertGreater(seen, 500)

    def test_every_schema_is_one(self):
        for name, schema in DOCUMENT["components"]["schemas"].items():
            with self.subTest(name):
                jsonschema.Draft202012Validator.check_schema(schema)
                self.assertTrue(schema, "says nothing")

    def test_every_operation_answers_and_has_its_own_name(self):
        names = set()
        for path, method, operation in operations():
            with self.subTest(f"{method} {path}"):
                self.assertTrue(operation["summary"])
                self.assertNotIn(operation["operationId"], names)
                names.add(operation["operationId"])
                good = [code for code in operation["responses"] if code[0] in "12"]
                self.assertEqual(len(good), 1)
                self.assertIn("application/problem+json",
                              operation["responses"]["default"]["content"])
                for response in operation["responses"].values():
                    self.assertTrue(response["description"])
                if good != ["204"] and good != ["101"]:
                    self.assertEqual(len(operation["responses"][good[0]]["content"]), 1)

    def test_every_parameter_is_declared_and_no_other(self):
        for path, method, operation in operations():
            with self.subTest(f"{method} {path}"):
                given = [resolve(one) for one in operation["parameters"]]
                for one in given:
                    self.assertLessEqual({"name", "in", "schema", "required"}, set(one))
                in_path = [one["name"] for one in given if one["in"] == "path"]
                self.assertEqual(in_path, re.findall(r"{(\w+)}", path))
                self.assertTrue(all(one["required"] == (one["in"] == "path") for one in given))

    def test_every_security_scheme_is_there(self):
        schemes = set(DOCUMENT["components"]["securitySchemes"])
        for path, _, operation in operations():
            for one in operation["security"]:
                self.assertLessEqual(set(one), schemes, path)


class Conformance(unittest.TestCase):
    """Asks everything that the document lists."""

    asked = set()

    def ask(self, who, method, path, body=None, expects=None, query="", **parts):
        """Holds what is asked and what is answered against the document; gives the answer."""
        operation = DOCUMENT["paths"][path][method.lower()]
        real = path.format(**parts) + query
        answer = (who or HOUSE).call(method, real, body)
        declared = operation["responses"].get(str(answer.status), operation["responses"]["default"])
        good = answer.status < 400
        self.assertEqual(good, expects is None, (method, real, answer))
        if good:
            self.assertIn(str(answer.status), operation["responses"], (method, real, answer))
            self.asked.add((path, method.lower()))
        else:
            self.assertEqual(answer.body["code"], expects)
        if good and body is not None:
            taken = operation["requestBody"]["content"]["application/json"]["schema"]
            self.assertIsNone(wrong_with(validator(taken), body), real)
        kind = (answer.headers.get("Content-Type") or "").split(";")[0]
        if "content" not in declared:
            self.assertEqual((kind, answer.body), ("", b""), real)
            return None
        self.assertEqual([kind], list(declared["content"]), real)
        if "json" in kind:
            self.assertIsNone(
                wrong_with(validator(declared["content"][kind]["schema"]), answer.body), real)
        return answer.body

    def test_1_the_house(self):
        for path in ("/", "/livez", "/readyz", "/metrics", "/api/openapi.json", "/api/house"):
            self.ask(None, "GET", path)
        rows = self.ask(None, "GET", "/api/law", query="?game=chemin-de-fer&regulation=as11")
        self.ask(None, "GET", "/api/law/{article}", article="A-10")
        self.ask(None, "GET", "/api/law/{article}", article="S-46")
        self.ask(None, "GET", "/api/law/{article}", article="nothing", expects="not-found")
        words = "/api/games/{game}/words"
        self.assertEqual(self.ask(None, "GET", words, game="punto-y-banca")["commands"]["sit"],
                         "sit down")
        self.assertEqual(self.ask(None, "GET", words, query="?lang=es",
                                  game="chemin-de-fer")["commands"]["sit"], "sentarse")
        self.ask(None, "GET", words, game="poker", expects="not-found")
        everything = HOUSE.call("GET", "/api/law").body
        self.assertGreater(len(everything), 1_000)
        for row in everything:
            self.assertIsNone(wrong_with(named("Row"), row))
        self.assertLess(len(rows), len(everything))

    def test_2_people(self):
        eva = {"name": "eva", "password": PASSWORD}
        self.ask(None, "POST", "/api/guests", {"name": "olga"})
        self.ask(None, "POST", "/api/guests", {"name": "olga"}, expects="name-taken")
        self.ask(None, "POST", "/api/accounts", eva)
        self.ask(None, "POST", "/api/sessions", eva)
        self.ask(None, "POST", "/api/sessions", {**eva, "password": "otra frase"},
                 expects="wrong-password")
        someone = HOUSE.sign_in("eva")
        self.ask(someone, "GET", "/api/me")
        self.ask(CHEF, "GET", "/api/me")
        other, third = HOUSE.sign_in("eva"), HOUSE.sign_in("eva")
        sessions = self.ask(someone, "GET", "/api/sessions")
        self.assertEqual(sum(one["current"] for one in sessions), 1)
        own = next(one["session"] for one in sessions if one["current"])
        self.ask(other, "DELETE", "/api/sessions/{session}", session=own)
        self.ask(someone, "GET", "/api/me", expects="not-signed-in")
        self.ask(other, "PUT", "/api/password", {"current": "otra", "password": PASSWORD},
                 expects="wrong-password")
        self.ask(other, "PUT", "/api/password", {"current": PASSWORD, "password": "otra frase"})
        self.ask(third, "GET", "/api/me", expects="not-signed-in")
        self.ask(other, "DELETE", "/api/sessions")
        self.ask(None, "POST", "/api/sessions", eva, expects="wrong-password")
        someone = Person(HOUSE, HOUSE.call("POST", "/api/sessions",
                                           {**eva, "password": "otra frase"}))
        self.ask(someone, "DELETE", "/api/session")
        self.ask(someone, "GET", "/api/me", expects="not-signed-in")
        self.ask(CHEF, "GET", "/api/people")
        self.ask(ANA, "GET", "/api/people", expects="forbidden")
        office = {"office": "cashier"}
        self.ask(CHEF, "PUT", "/api/people/{person}/offices", office, person="eva")
        self.ask(CHEF, "DELETE", "/api/people/{person}/offices", office, person="eva")

    def test_3_a_table_without_a_line(self):
        plan = {"regulation": "as11", "game": "punto-y-banca", "minimum": "5", "waits": QUICK}
        self.ask(ANA, "POST", "/api/tables", {**plan, "game": "poker"}, expects="unfit")
        table = self.ask(ANA, "POST", "/api/tables", plan)["table"]
        self.ask(ANA, "POST", "/api/tables/{table}/entry", {"as": "player"}, table=table)
        self.ask(ANA, "POST", "/api/cage/purchases", {"table": table, "amount": "500"})
        self.ask(ANA, "POST", "/api/cage/redemptions", {"table": table, "amount": "100"})
        self.ask(ANA, "PUT", "/api/tables/{table}/bots", {"count": 1}, table=table)
        commands = "/api/tables/{table}/commands"
        self.ask(ANA, "POST", commands, {"line": "sit seat=1"}, table=table)
        self.ask(ANA, "POST", commands, {"command": "leave"}, table=table)
        refusal = self.ask(ANA, "POST", commands, {"line": "bet on=punto stake=5"}, table=table,
                           expects="not-at-the-table")
        self.assertIsNone(wrong_with(named("Refusal"), refusal))
        self.ask(ANA, "POST", "/api/tables/{table}/ready", table=table)
        for who in (ANA, None):
            self.ask(who, "GET", "/api/tables")
            self.ask(who, "GET", "/api/tables/{table}", table=table)
            self.ask(who, "GET", "/api/tables/{table}/view", table=table)
            self.ask(who, "GET", "/api/tables/{table}/reasons", table=table)
            self.ask(who, "GET", "/api/tables/{table}/history", query="?from=0", table=table)
            self.ask(who, "GET", "/api/tables/{table}/proof", query="?from=0", table=table)
        self.ask(ANA, "GET", "/api/tables/{table}/account", query="?from=0", table=table)
        self.ask(ANA, "POST", "/api/tables/{table}/trial", {"command": "leave"}, table=table,
                 expects="forbidden")
        served = self.ask(ANA, "POST", "/api/tables", plan)["table"]
        self.ask(ANA, "POST", "/api/tables/{table}/entry", {"as": "director"}, table=served)
        self.ask(ANA, "POST", "/api/tables/{table}/trial", {"command": "close"}, table=served)
        self.ask(ANA, "GET", "/api/tables/{table}/odds", table=table, expects="not-offered")
        self.ask(ANA, "GET", "/api/cage/mine")
        self.ask(ANA, "GET", "/api/cage", expects="forbidden")
        self.ask(CHEF, "GET", "/api/cage")
        self.ask(ANA, "GET", "/api/tables/{table}/journal", table=table, expects="forbidden")
        self.ask(CHEF, "GET", "/api/tables/{table}/journal", table=table)
        self.ask(ANA, "DELETE", "/api/tables/{table}", table=table)
        listed = self.ask(None, "GET", "/api/tables")
        self.assertNotIn(table, [one["table"] for one in listed])
        self.ask(None, "GET", "/api/tables/{table}/history", table=table)

    def test_3_a_club(self):
        plan = {"regulation": "as11", "game": "punto-y-banca", "door": {"entry": "invited"}}
        table = self.ask(ANA, "POST", "/api/tables", plan)["table"]
        door = self.ask(ANA, "GET", "/api/tables/{table}/door", table=table)
        self.ask(ANA, "PUT", "/api/tables/{table}/door",
                 {"friends": ["eva"], "seats-for-friends": True, "new-invitation": True},
                 table=table)
        self.ask(ANA, "POST", "/api/tables/{table}/entry",
                 {"as": "player", "invitation": door["invitation"]}, table=table)
        self.ask(ANA, "POST", "/api/cage/purchases", {"table": table, "amount": "50"})
        bar = "/api/tables/{table}/people/{person}"
        for barred in (True, False):
            self.ask(ANA, "PUT", bar, {"barred": barred}, table=table, person="olga")
        self.ask(ANA, "DELETE", bar, table=table, person="olga")
        self.ask(ANA, "DELETE", bar, table=table, person="ana", expects="forbidden")
        self.ask(ANA, "DELETE", "/api/tables/{table}/entry", table=table)
        for path in ("", "/entries", "/evenings"):
            self.ask(ANA, "GET", "/api/wallet" + path)
        self.ask(None, "GET", "/api/names", query="?of=ana,olga")
        CHEF.done("PUT", "/api/people/eva/offices", {"office": "cashier"})
        eva = Person(HOUSE, HOUSE.call("POST", "/api/sessions",
                                       {"name": "eva", "password": "otra frase"}))
        self.ask(eva, "POST", "/api/cage/deposits", {"person": "ana", "amount": "20"})
        self.ask(eva, "POST", "/api/cage/payouts", {"person": "ana", "amount": "5"})
        self.ask(ANA, "POST", "/api/cage/payouts", {"person": "olga", "amount": "5"},
                 expects="forbidden")
        self.ask(eva, "GET", "/api/cage/wallets/{person}", person="ana")

    def test_3_training_tables(self):
        for game in ("punto-y-banca", "chemin-de-fer"):
            table = ANA.open_table(game, QUICK, profile="training")
            self.ask(ANA, "GET", "/api/tables/{table}/odds", table=table)

    def test_4_nothing_was_forgotten(self):
        all_of_them = {(path, method) for path, method, operation in operations()
                       if "x-websocket" not in operation and "x-events" not in operation}
        self.assertEqual(all_of_them - self.asked, set())


class Frames(unittest.TestCase):
    def conforms(self, frames, whole="ServerFrame"):
        """Each by its own schema, and one of each kind by that of the line."""
        kinds = {}
        for one in frames:
            kinds.setdefault(one["type"], one)
            self.assertIsNone(wrong_with(named(FRAMES[one["type"]]), one))
        for one in kinds.values():
            self.assertTrue(named(whole).is_valid(one), one["type"])
            self.assertFalse(named(whole).is_valid({**one, "not-there": 1}), one["type"])
        return set(kinds)

    def told_alike(self, english, spanish):
        """The same events in two languages."""
        def events(records):
            return {(record["sequence"], number): event for record in records
                    for number, event in enumerate(record.get("events", []))}
        one, other = events(english), events(spanish)
        both = one.keys() & other.keys()
        self.assertGreater(len(both), 20)
        for key in both:
            self.assertEqual({**one[key], "said": ""}, {**other[key], "said": ""})
            self.assertEqual(one[key]["said"] == "", other[key]["said"] == "")
        different = [key for key in both if one[key]["said"] != other[key]["said"]]
        self.assertGreater(len(different), len(both) // 2)

    def said(self, line, message):
        self.assertIsNone(wrong_with(named("ClientMessage"), message))
        line.send(message)

    def play(self, game, coups):
        """Ana and three bots at a training table; gives the line after that many sealed coups, once
        a clock has run."""
        table = ANA.open_table(game, QUICK, profile="training")
        ANA.enter(table, "1000")
        line, stream = ANA.socket(table, "?views"), HOUSE.spectators_line(table)
        ANA.done("PUT", f"/api/tables/{table}/bots", {"count": 3})
        player, ends = Player(line, seed=7), time.monotonic() + 60
        def is_over():
            kinds = [one["type"] for one in line.frames]
            return kinds.count("sealed") >= coups and "clock" in kinds
        while not is_over():
            self.assertLess(time.monotonic(), ends, f"{game}: {line.frames[-2:]}")
            line.pump(0.05)
            stream.pump()
            player.act()
        stream.pump(1)
        return table, line, stream

    def hold(self, game, coups):
        table, line, stream = self.play(game, coups)
        self.said(line, {"type": "look"})
        self.said(line, {"type": "command", "key": "k1", "line": "sit seat=99"})
        self.said(line, {"type": "command", "key": "k2", "command": {"command": "leave"}})
        line.send({"type": "nonsense"})
        line.until(lambda one: one["type"] == "refused" and one["key"] == "")
        kinds = self.conforms(line.frames)
        wanted = {"snapshot", "update", "sealed", "clock", "accepted", "refused"}
        self.assertLessEqual(wanted, kinds)
        seen = self.conforms(stream.frames, "StreamFrame")
        self.assertLessEqual({"snapshot", "update", "sealed"}, seen)
        now = HOUSE.call("GET", f"/api/tables/{table}").body["sequence"]
        again = ANA.socket(table, f"?since={max(now - 100, 1)}")
        again.until(lambda one: one["type"] == "now")
        self.assertLessEqual({"update", "sealed", "now"}, self.conforms(again.frames))
        history = HOUSE.call("GET", f"/api/tables/{table}/history?from=0&lang=es").body
        self.assertIsNone(wrong_with(named("History"), history))
        self.told_alike(stream.frames, history)
        for one in (line, stream, again):
            one.close()

    def test_punto_y_banca(self):
        self.hold("punto-y-banca", 2)

    def test_chemin_de_fer(self):
        self.hold("chemin-de-fer", 2)

    def test_a_table_that_is_closed_says_so(self):
        table = ANA.open_table("mini-punto-y-banca", QUICK, **{"dealt-by": "person"})
        line = ANA.socket(table)
        ANA.done("DELETE", f"/api/tables/{table}")
        line.until(lambda one: one["type"] == "stopped")
        self.assertLessEqual({"update", "sealed", "stopped"}, self.conforms(line.frames))
        line.close()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
