#!/usr/bin/env python3
"""A house that is killed at any moment loses nothing that it has announced, and goes on.

    recovery_test.py SABOT
"""

import contextlib
import json
import os
import pathlib
import random
import resource
import signal
import sqlite3
import sys
import time
import unittest

from house import House, Hung, PATIENCE, told, wait_for
from players import Player, cents

SABOT = sys.argv[1]
SEED = int(os.environ.get("SEED", "1"))


class Guest:
    """Somebody who comes back to the table after each fall, and remembers what they were told."""

    def __init__(self, person, table, views="views"):
        self.person, self.table, self.views = person, table, views
        self.player = Player(None, f"{SEED}-{person.name}")
        self.told, self.last, self.unanswered, self.accepted = {}, None, {}, {}
        self.line = None

    def come(self):
        since = "" if self.last is None else f"since={self.last}&"
        self.line = self.person.socket(self.table, f"?{since}{self.views}")
        self.player.line = self.line
        self.player.pending = self.player.ready_at = None
        self.line.until(lambda one: one["type"] in ("snapshot", "now"))
        self.remember(self.line.frames)
        # What was not answered is said again, under the same key.
        for key, line in list(self.unanswered.items()):
            self.line.command(line, key)

    def remember(self, frames):
        for one in frames:
            if one["type"] in ("update", "sealed"):
                # No gap, and nothing is told twice in different words.
                assert self.last is None or one["sequence"] == self.last + 1, (self.last, one)
                self.told[one["sequence"]] = one
            if one["type"] == "accepted":
                key, sequence = one["key"], one["sequence"]
                assert self.accepted.setdefault(key, sequence) == sequence, one
            if one["type"] in ("accepted", "refused"):
                self.unanswered.pop(one["key"], None)
            if "sequence" in one and one["type"] in ("update", "sealed", "snapshot", "now"):
                self.last = one["sequence"]

    def pump(self, wait=0.0):
        new = self.line.pump(wait)
        self.remember(new)
        return new

    def act(self):
        said = self.line.command
        self.line.command = lambda line, key: (self.unanswered.update({key: line}),
                                               said(line, key))
        try:
            return self.player.act()
        finally:
            self.line.command = said


class Fallen(unittest.TestCase):
    def setUp(self):
        self.house = House(SABOT)
        self.addCleanup(self.house.close)
        self.house.appoint("aura", "auditor")
        self.house.open()
        self.aura = self.house.sign_in("aura")
        self.chance = random.Random(SEED)
        self.hashes = []

    def sit_down(self, game, names, waits, bots=0):
        people = [self.house.guest(name) for name in names]
        self.director = people[0]
        self.table = people[0].open_table(game, waits)
        for one in people:
            one.enter(self.table, "1000")
        if bots:
            people[0].done("PUT", f"/api/tables/{self.table}/bots", {"count": bots})
        self.guests = [Guest(one, self.table) for one in people]
        for one in self.guests:
            one.come()

    def fall(self):
        """Killed and opened again; what was announced is all there."""
        self.house.kill()
        for one in self.guests:
            wait_for(f"{one.person.name} is not hung up on", lambda: one.line.hung,
                     lambda: one.pump(0.2))
            one.line.close()
        self.house.open()
        self.check_history(self.guests[0])
        for one in self.guests:
            one.come()

    def check_history(self, guest):
        history = guest.person.history(self.table)
        sequences = [one["sequence"] for one in history]
        self.assertEqual(sequences, list(range(len(history))))
        for sequence, frame in guest.told.items():
            self.assertLess(sequence, len(history), f"seed {SEED}: told and lost: {frame}")
            stored = history[sequence]
            self.assertEqual(frame.get("events", []), stored["events"], f"seed {SEED}")
            if frame["type"] == "sealed":
                self.assertEqual(frame["hash"], stored["hash"], f"seed {SEED}")
        # Those of the seals: from any other one could guess what a record hides.
        hashes = [one["hash"] for one in history if "hash" in one]
        self.assertTrue(all("hash" not in one for one in history if one["events"]))
        self.assertEqual(hashes[:len(self.hashes)], self.hashes, f"seed {SEED}: rewritten")
        self.hashes = hashes
        return history

    def play_until(self, what, seconds=PATIENCE):
        """Everybody plays until a frame is as wanted."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            for n, guest in enumerate(self.guests):
                for frame in guest.pump(0.002):
                    if n == 0 and what(frame):
                        return frame
                self.assertFalse(guest.line.hung, self.house.words())
                guest.act()
        self.fail(f"seed {SEED}: nothing goes on: {self.guests[0].line.frames[-4:]}")

    def end(self):
        """The table is closed once no coup is under way; its journal proves all of it."""
        ends = time.monotonic() + PATIENCE
        while self.director.call("DELETE", f"/api/tables/{self.table}").status != 200:
            self.assertLess(time.monotonic(), ends, f"seed {SEED}: no coup ends")
            self.play_until(lambda one: one["type"] == "sealed")
        for guest in self.guests:
            wait_for(f"{guest.person.name} is not told that the table is closed",
                     lambda: any(one["type"] == "stopped" for one in guest.line.frames),
                     lambda: guest.pump(0.2))
            guest.line.close()
        history = [self.check_history(guest) for guest in self.guests][0]
        path = pathlib.Path(self.house.folder) / "journal"
        path.write_bytes(self.aura.done("GET", f"/api/tables/{self.table}/journal"))
        key = self.house.call("GET", "/api/house").body["key"]
        verified = self.house.run("journal", "verify", "--json", "--key", key, str(path))
        account = json.loads(verified.stdout)
        # An order that is owed is no fault of a table that was closed in the middle of a talla.
        self.assertTrue(account["verified"] or account.get("order-owed"), f"seed {SEED}: {account}")
        self.assertEqual(account["head"], history[-1]["hash"])
        self.assertEqual(account["records"], len(history))
        return history

    def check_books(self, history):
        books = self.aura.done("GET", "/api/cage")
        self.assertEqual(books["sum"], "0")
        chips = {one["person"]: cents(one["chips"]) for one in books["people"]}
        for guest in self.guests:
            self.assertEqual(chips[guest.person.name], self.implied(history, guest.person.name),
                             f"seed {SEED}: {guest.person.name}")

    @staticmethod
    def implied(history, name):
        """Somebody's chips, from what happened."""
        gives = {"chips-sold": ("to", "amount"), "bet-returned": ("by", "stake"),
                 "bet-withdrawn": ("by", "stake"), "bank-returned": ("to", "bank"),
                 "change-given": ("to", "amount")}
        takes = {"chips-redeemed": ("from", "amount"), "bet-placed": ("by", "stake"),
                 "bank-taken": ("by", "amount"), "bank-taken-together": ("by", "own"),
                 "bank-raised": ("by", "amount"),
                 "associated": ("who", "amount"), "tipped": ("by", "amount"),
                 "deducted": ("from", "amount")}
        held = 0
        for record in history:
            for event in record["events"]:
                kind = event["event"]
                if kind in gives and event.get(gives[kind][0]) == name:
                    held += cents(event[gives[kind][1]]) + cents(event.get("garage", "0"))
                if kind in takes and event.get(takes[kind][0]) == name:
                    held -= cents(event[takes[kind][1]])
                if kind == "bet-won" and event["by"] == name:
                    held += cents(event["stake"]) + cents(event["winnings"])
        return held


def has(name):
    return lambda frame: any(one["event"] == name for one in frame.get("events", []))


class EveryStep(Fallen):
    """Killed after each record of a coup, from the counting of the cards to the payment."""

    def falls_at_every_step(self, game, names, bots):
        # Slow enough for a busy machine to strike between any two of them.
        self.sit_down(game, names, {"dealing": 120, "bots": 60}, bots)
        falls, ended = 0, False
        while not ended:
            frame = self.play_until(lambda one: one["type"] in ("update", "sealed"))
            self.fall()
            falls += 1
            ended = any(has("coup-ended")(one) for one in self.guests[0].told.values())
            self.assertLess(falls, 200, f"seed {SEED}: {frame}")
        self.play_until(has("coup-ended"))
        history = self.end()
        self.assertGreater(falls, 12)
        return history

    def test_punto_y_banca(self):
        self.check_books(self.falls_at_every_step("punto-y-banca", ["ana", "blas"], 0))

    def test_chemin_de_fer(self):
        self.falls_at_every_step("chemin-de-fer", ["ana", "blas"], 3)
        self.assertEqual(self.aura.done("GET", "/api/cage")["sum"], "0")


class AnyMoment(Fallen):
    """Killed at any millisecond while bots play as fast as they can."""

    def falls_at_random(self, game, falls):
        nothing = {"betting": 0, "decision": 0, "dealing": 0, "bots": 0, "word": 0}
        self.sit_down(game, ["ana"], nothing, bots=4)
        self.guests[0].views = "x"
        self.guests[0].act = lambda: False
        for _ in range(falls):
            ends = time.monotonic() + self.chance.uniform(0.01, 0.3)
            while time.monotonic() < ends:
                self.guests[0].pump(0.002)
            self.fall()
        self.play_until(has("coup-ended"))
        self.end()
        self.assertEqual(self.aura.done("GET", "/api/cage")["sum"], "0")

    def test_punto_y_banca(self):
        self.falls_at_random("mini-punto-y-banca", 10)

    def test_chemin_de_fer(self):
        self.falls_at_random("chemin-de-fer", 10)


class NoRoom(Fallen):
    """The disk takes no more."""

    def test_the_table_stops_and_goes_on_with_more_room(self):
        self.house.stop()
        room = os.path.getsize(self.house.data) + (1 << 20)

        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

        self.house.before = limit
        self.house.open()
        nothing = {"betting": 0, "decision": 0, "dealing": 0, "bots": 0, "word": 0}
        self.sit_down("punto-y-banca", ["ana"], nothing, bots=4)
        ana = self.guests[0]
        ana.act = lambda: False
        stopped = self.play_until(lambda one: one["type"] == "stopped", 60)
        self.assertEqual(stopped["problem"]["code"], "table-stopped")
        refused = ana.person.say(self.table, "leave")
        self.assertEqual((refused.status, refused.body["code"]), (503, "table-stopped"))
        self.assertTrue(self.house.call("GET", f"/api/tables/{self.table}").body["stopped"])
        self.assertTrue(ana.person.call("GET", f"/api/tables/{self.table}/view").body["stopped"])
        self.assertEqual(self.house.call("GET", "/livez").status, 200)
        ready = self.house.call("GET", "/readyz")
        self.assertEqual((ready.status, ready.body["code"]), (503, "cannot-store"))
        last = ana.last
        self.house.before = None
        self.fall()
        # The record that was not stored was not announced either.
        self.assertGreaterEqual(ana.last, last)
        self.play_until(has("coup-ended"))
        self.end()
        self.assertEqual(self.aura.done("GET", "/api/cage")["sum"], "0")


class Old(unittest.TestCase):
    def test_answers_are_forgotten_as_fast_as_they_come(self):
        house = House(SABOT)
        self.addCleanup(house.close)
        table = house.open().guest("ana").open_table("punto-y-banca")
        house.kill()
        now = int(time.time() * 1000)
        with contextlib.closing(sqlite3.connect(house.data)) as store, store:
            for age, name in ((8, "old"), (6, "young")):
                store.executemany("INSERT INTO answers VALUES (?, 'ana', ?, ?, NULL, '{}')",
                                  [(table, f"{name}{n}", now - age * 86_400_000)
                                   for n in range(12_000)])
        house.open()

        def left():
            with contextlib.closing(sqlite3.connect(house.data)) as store:
                return store.execute("SELECT count(*) FROM answers").fetchone()[0]

        wait_for("old answers are still there", lambda: left() <= 12_000, lambda: time.sleep(0.2))
        time.sleep(0.3)
        self.assertEqual(left(), 12_000)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
