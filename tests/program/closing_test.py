#!/usr/bin/env python3
"""A table that is closed while its talla is played: the order that was promised is shown, and the
journal proves itself. And nobody but the house's own croupier touches the cards where it deals.

    closing_test.py SABOT
"""

import hashlib
import json
import os
import pathlib
import struct
import sys
import time
import unittest

from house import House, PATIENCE, wait_for
from players import Player

SABOT = sys.argv[1]
SEED = int(os.environ.get("SEED", "1"))
SEALS = (2, 3)  # the kinds of record that are one
MARK = b"SABOTJ1\n"
OFFICES = {"aura": "auditor", "dora": "director", "iris": "inspector"}


def payloads(journal):
    """Of its records, one by one."""
    at = len(MARK)
    while at < len(journal):
        length, = struct.unpack_from("<I", journal, at)
        yield journal[at + 12:at + 12 + length]
        at += 12 + length + 32


def chained(records):
    """A journal of these payloads, with every hash as it must be."""
    journal, head = MARK, bytes(32)
    for sequence, payload in enumerate(records):
        numbers = struct.pack("<QI", sequence, len(payload))
        head = hashlib.blake2b(head + numbers + payload, digest_size=32).digest()
        journal += struct.pack("<IQ", len(payload), sequence) + payload + head
    return journal


def with_two_cards_changed(payload, order):
    """The same record, in which the first two unlike cards of the order have changed places."""
    other = next(i for i, card in enumerate(order) if card != order[0])
    changed = bytearray(order)
    changed[0], changed[other] = changed[other], changed[0]
    assert payload.count(order) == 2  # the command and its event
    return payload.replace(order, bytes(changed))


def index(card):
    return "cdhs".index(card[1]) * 13 + "A23456789TJQK".index(card[0])


class Closing(unittest.TestCase):
    def setUp(self):
        self.house = House(SABOT)
        self.addCleanup(self.house.close)
        self.staff = self.house.open_with(OFFICES)

    def open_table(self, game):
        self.table = self.staff["dora"].open_table(game, {"decision": 300, "betting": 300})
        self.ana = self.house.guest(f"ana-{game[0]}")
        self.ana.enter(self.table, "5000")
        self.staff["dora"].done("PUT", f"/api/tables/{self.table}/bots", {"count": 4})
        self.line = self.ana.socket(self.table, "?views")
        self.addCleanup(self.line.close)

    def play(self, coups):
        player, ends = Player(self.line, SEED), time.monotonic() + PATIENCE
        while coups > 0:
            self.assertLess(time.monotonic(), ends, f"seed {SEED}")
            for frame in self.line.pump(0.01):
                coups -= sum(e["event"] == "coup-ended" for e in frame.get("events", []))
            player.act()
        return player

    def close_table(self, player):
        """As soon as no coup is under way."""
        ends = time.monotonic() + PATIENCE
        while self.staff["dora"].call("DELETE", f"/api/tables/{self.table}").status != 200:
            self.assertLess(time.monotonic(), ends, f"seed {SEED}: no coup ends")
            self.line.pump(0.01)
            player.act()
        self.until_stopped()

    def until_stopped(self):
        if not any(one["type"] == "stopped" for one in self.line.frames):
            self.line.until(lambda one: one["type"] == "stopped")

    def journal(self):
        path = pathlib.Path(self.house.folder) / f"{self.table}.journal"
        path.write_bytes(self.staff["aura"].done("GET", f"/api/tables/{self.table}/journal"))
        return path

    def verify(self, *arguments):
        done = self.house.run("journal", "verify", "--json", *map(str, arguments))
        return done.returncode, json.loads(done.stdout)

    def records(self, path):
        shown = self.house.run("journal", "show", "--json", str(path)).stdout
        return [json.loads(line) for line in shown.splitlines()]

    def test_the_order_is_shown_and_the_journal_proves_itself(self):
        key = self.house.call("GET", "/api/house").body["key"]
        for game in ("punto-y-banca", "chemin-de-fer"):
            with self.subTest(game):
                self.open_table(game)
                self.close_table(self.play(2))
                path = self.journal()
                code, found = self.verify(path, "--key", key)
                self.assertEqual((code, found["verified"]), (0, True), found)
                proven = self.house.run("journal", "verify", str(path), "--key", key).stdout
                self.assertRegex(proven, r"tallas proven +1 of 1")
                commands = [one["command"] for one in self.records(path) if "command" in one]
                close = commands.index("close")
                self.assertEqual(set(commands[close + 1:-1]), {"redeem-chips"})
                self.assertEqual(commands[-1], "reveal")
                stored = self.house.run("verify", "--data", self.house.data, self.table)
                self.assertEqual(stored.returncode, 0, stored.stdout)
                self.check_changed(path)

    def check_changed(self, path):
        """With every hash recomputed, only the cards show that the order is another one."""
        revealed = [event for one in self.records(path) for event in one.get("events", [])
                    if event["event"] == "order-revealed"]
        order = bytes(map(index, revealed[-1]["order"]))
        unsigned = [one for one in payloads(path.read_bytes()) if one[0] not in SEALS]
        other = path.with_suffix(".other")
        other.write_bytes(chained(unsigned))
        self.assertEqual(self.verify(other)[0], 0)
        other.write_bytes(chained(unsigned[:-1] + [with_two_cards_changed(unsigned[-1], order)]))
        code, found = self.verify(other)
        self.assertEqual((code, found["verified"]), (1, False), found)
        self.assertIn("not those that were promised", json.dumps(found))

    def test_a_table_that_is_closed_and_then_killed_is_ended(self):
        self.open_table("chemin-de-fer")
        player = self.play(1)
        director = self.staff["dora"]
        director.enter(self.table, as_="director")
        ends = time.monotonic() + PATIENCE
        while director.say(self.table, "close").status != 200:
            self.assertLess(time.monotonic(), ends, f"seed {SEED}: no coup ends")
            self.line.pump(0.01)
            player.act()
        self.house.kill()
        self.house.open()
        self.staff = {name: self.house.sign_in(name) for name in OFFICES}
        wait_for("it is not ended", lambda: self.staff["dora"].call(
            "DELETE", f"/api/tables/{self.table}").status == 409, lambda: time.sleep(0.05))
        code, found = self.verify(self.journal(), "--key",
                                  self.house.call("GET", "/api/house").body["key"])
        self.assertEqual((code, found["verified"]), (0, True), found)

    def test_nobody_else_touches_the_cards_where_the_house_deals(self):
        for game in ("punto-y-banca", "chemin-de-fer"):
            with self.subTest(game):
                self.open_table(game)
                self.play(1)
                # The director lets in a croupier whom the house has not called.
                director, inspector = self.staff["dora"], self.staff["iris"]
                director.enter(self.table, as_="director")
                inspector.enter(self.table, as_="inspector")
                ciro = self.house.guest(f"ciro-{game[0]}")
                admitted = director.say(self.table, f"admit person={ciro.name} role=croupier")
                self.assertEqual(admitted.status, 200, admitted)
                seen = ciro.done("GET", f"/api/tables/{self.table}/view")
                self.assertEqual((seen["view"]["self"]["role"], seen["options"]), ("croupier", []))
                lines = ["deal", "deal card=5s", "show hand=punto cards=5s,6s", "pay", "mix"]
                if game == "chemin-de-fer":
                    lines += ["card-face-up card=5s", "fifth-card card=5s", "drawn-early card=5s",
                              "two-third-cards hand=punto cards=5s,6s", "wrong-carta cards=5s",
                              "expose-card by=croupier hand=punto place=1 card=5s"]
                for line in lines:
                    for person in (ciro, inspector, director):
                        if person is inspector and "card" not in line:
                            continue
                        refused = person.say(self.table, line)
                        code = refused.body.get("code")
                        # A person without an office is told that first; one who may report such a
                        # thing, but at another time, is told so.
                        self.assertEqual(code == "forbidden", person is ciro, refused)
                        self.assertTrue(person is ciro or code == "wrong-role" or
                                        (code == "wrong-phase" and person is inspector),
                                        (person.name, line, refused))
                        self.assertTrue(person is ciro or refused.body["articles"])
                # The house deals on.
                self.play(1)
                self.line.close()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
