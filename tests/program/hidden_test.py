#!/usr/bin/env python3
"""No frame, snapshot, catch-up or history ever tells anybody a card that they may not see yet.

    hidden_test.py SABOT
"""

import copy
import json
import os
import pathlib
import random
import sys
import time
import unittest

from house import House, PATIENCE, told
from players import Croupier, Player, Watcher
from seen import leaks, moments, read_journal

SABOT = sys.argv[1]
SEED = int(os.environ.get("SEED", "1"))
OFFICES = {"iris": "inspector", "aura": "auditor", "dora": "director", "ciro": "croupier"}
# What the player of the cards says: whether it is offered may not depend on hidden cards.
WORDS = {"carta", "no", "abatir", "dar-carta", "negar-carta", "show", "take-cards", "deal"}


class Watched(unittest.TestCase):
    """A house in which everything that anybody is told is kept."""

    @classmethod
    def setUpClass(cls):
        cls.house = House(SABOT)
        cls.addClassCleanup(cls.house.close)
        cls.staff = cls.house.open_with(OFFICES)
        cls.stranger = cls.house.guest("zoe")

    def setUp(self):
        self.chance = random.Random(SEED)
        self.heard = []  # (person, message)

    def open_table(self, game, **more):
        self.table = self.staff["dora"].open_table(game, {"decision": 300, "betting": 300}, **more)
        is_dealt_by_person = more.get("dealt-by") == "person"
        for name, office in OFFICES.items():
            if office in ("inspector", "director") or (office == "croupier" and is_dealt_by_person):
                self.staff[name].enter(self.table, as_=office)
        # Somebody else's seat at each: a person who has one elsewhere may not sit down.
        self.players = [self.house.guest(f"{name}-{self.table}")
                        for name in ("ana", "blas", "carla")]
        for player in self.players:
            player.enter(self.table, "5000")
        self.staff["dora"].done("PUT", f"/api/tables/{self.table}/bots", {"count": 2})
        everybody = [*self.players, *self.staff.values(), self.stranger]
        self.lines = {one.name: one.socket(self.table, "?views") for one in everybody}
        self.nobody = self.house.spectators_line(self.table)
        self.actors = [Player(self.lines[one.name], f"{SEED}-{one.name}") for one in self.players]
        self.actors += [Watcher(self.lines[name]) for name in OFFICES]
        self.croupier = None
        if is_dealt_by_person:
            self.croupier = Croupier(self.lines["ciro"], SEED, names=True)
            self.actors.append(self.croupier)
        for line in self.lines.values():
            line.until(lambda message: message["type"] == "snapshot")

    def pump(self):
        for line in self.lines.values():
            line.pump()
        self.nobody.pump(0.002)

    def look_otherwise(self):
        """The other ways to see a table: a look, a page, a history, a line that was lost."""
        name = self.chance.choice(list(self.lines))
        person = self.lines[name].person
        way = self.chance.randrange(4)
        if way == 0:
            self.lines[name].send({"type": "look"})
        elif way == 1:
            self.heard.append((name, person.done("GET", f"/api/tables/{self.table}/view")))
        elif way == 2:
            again = person.socket(self.table, f"?since={max(self.lines[name].sequence - 40, 1)}")
            again.until(lambda message: message["type"] in ("now", "snapshot"))
            self.heard += [(name, one) for one in again.frames]
            again.close()
        else:
            self.heard.append(
                ("", self.house.call("GET", f"/api/tables/{self.table}/view").body))

    def play(self, coups, seconds):
        ends = time.monotonic() + seconds
        done, looked_at = 0, 0
        while done < coups and time.monotonic() < ends:
            before = len(self.nobody.frames)
            self.pump()
            for actor in self.actors:
                actor.act()
            for frame in self.nobody.frames[before:]:
                done += sum(e["event"] == "coup-ended" for e in frame.get("events", []))
            if self.nobody.frames and self.nobody.frames[-1].get("sequence", 0) > looked_at + 15:
                looked_at = self.nobody.frames[-1]["sequence"]
                self.look_otherwise()
        return done

    def end(self):
        """Closes the table and gives its journal, once everybody has heard all of it."""
        ends = time.monotonic() + PATIENCE
        self.staff["dora"].done("PUT", f"/api/tables/{self.table}/bots", {"count": 0})
        while self.staff["dora"].call("DELETE", f"/api/tables/{self.table}").status != 200:
            self.assertLess(time.monotonic(), ends, f"seed {SEED}: no coup ends")
            self.pump()
            if self.croupier:
                self.croupier.act()
        for line in self.lines.values():
            if not any(one["type"] == "stopped" for one in line.frames):
                line.until(lambda message: message["type"] == "stopped")
            self.heard += [(line.person.name, one) for one in line.frames]
        time.sleep(0.2)
        self.nobody.pump(1)
        self.heard += [("", one) for one in self.nobody.frames]
        for line in self.lines.values():
            for one in line.person.history(self.table):
                self.heard.append((line.person.name, {"type": "update", **one}))
            line.close()
        self.nobody.close()
        path = str(pathlib.Path(self.house.folder) / f"{self.table}.journal")
        pathlib.Path(path).write_bytes(
            self.staff["aura"].done("GET", f"/api/tables/{self.table}/journal"))
        return read_journal(self.house, path)

    def check(self, records):
        all_moments = moments(records)
        dealer = "ciro" if self.croupier else None
        salts = {event["salt"] for record in records for event in record.get("events", [])
                 if event["event"] == "order-revealed"}
        self.assertGreater(len(self.heard), 1_000)
        for person, message in self.heard:
            found = leaks(message, person, all_moments, salts, dealer)
            self.assertEqual(found, [], f"seed {SEED}: told to {person or 'nobody'}: {message}")
        self.check_offers(all_moments)
        self.assertGreater(self.count_caught(all_moments, salts, records), 100)

    def check_offers(self, all_moments):
        """In two moments that look the same to somebody, they are offered the same."""
        offered = {}
        for person, message in self.heard:
            view = message.get("view")
            if view is None or "options" not in message or view.get("self") is None:
                continue
            at = json.dumps([view["self"]["role"], view["phase"], view["punto"], view["banca"],
                             view.get("holder") == person, view.get("due"),
                             (view.get("bank") or {}).get("banker") == person,
                             person in view.get("awaited", []), len(view.get("claims", [])),
                             view.get("punto-holder") == person,
                             view.get("banco-by"), view.get("con-la-mesa"),
                             sorted(all_moments[message["sequence"]].totals)])
            words = {one["command"] for one in message["options"]} & WORDS
            before, where = offered.setdefault(at, (words, message["sequence"]))
            self.assertEqual(words, before, f"seed {SEED}: {person}, {where} and "
                             f"{message['sequence']} of {self.table}: {at}")

    def count_caught(self, all_moments, salts, records):
        """Were a hidden card told, it would be found: puts each into a frame, and counts."""
        hidden = {}
        for record in records:
            for n, event in enumerate(record.get("events", [])):
                if event["event"] == "card-dealt" and event["face"] == "down":
                    hidden[record["sequence"], n] = event["card"]
        caught = 0
        for person, message in self.heard:
            for n, event in enumerate(message.get("events", [])):
                card = hidden.get((message["sequence"], n))
                if card is None or card in all_moments[message["sequence"]].cards(person, True):
                    continue
                self.assertIsNone(event.get("card"))
                leaking = copy.deepcopy(message)
                leaking["events"][n]["card"] = card
                self.assertIn(card, leaks(leaking, person, all_moments, salts))
                caught += 1
        return caught

    def play_and_check(self, game, coups, seconds, **more):
        self.open_table(game, **more)
        done = self.play(coups, seconds)
        self.check(self.end())
        self.assertGreaterEqual(done, coups // 3, f"seed {SEED}: only {done} coups of {game}")


class Cards(Watched):
    def test_chemin_de_fer_with_prevented_declarations(self):
        self.play_and_check("chemin-de-fer", 50, 20)

    def test_chemin_de_fer_with_free_declarations(self):
        self.play_and_check("chemin-de-fer", 50, 20, overlay='declarations = "adjudicated"')

    def test_punto_y_banca(self):
        self.play_and_check("punto-y-banca", 80, 12)

    def test_mini_punto_y_banca(self):
        self.play_and_check("mini-punto-y-banca", 80, 12)

    def test_cards_that_a_person_deals_and_has_looked_at(self):
        self.play_and_check("punto-y-banca", 20, 12, **{"dealt-by": "person"})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
