#!/usr/bin/env python3
"""Many people want the same thing at the same moment: one gets it, the others hear why not, and
everybody sees the same order of things.

    contention_test.py SABOT
"""

import collections
import os
import random
import sys
import threading
import time
import unittest

from house import House, PATIENCE, told
from players import Player

SABOT = sys.argv[1]
SEED = int(os.environ.get("SEED", "1"))
MANY = 12


class Crowd(unittest.TestCase):
    def setUp(self):
        self.chance = random.Random(SEED)
        self.house = House(SABOT)
        self.addCleanup(self.house.close)
        self.house.open()

    def gather(self, game, count=MANY, **waits):
        self.people = [self.house.guest(f"p{n}") for n in range(count)]
        self.table = self.people[0].open_table(game, waits)
        for one in self.people:
            one.enter(self.table, "1000")
        self.lines = [self.come(one) for one in self.people]

    def come(self, person):
        line = person.socket(self.table, "?views")
        self.addCleanup(line.close)
        line.until(lambda one: one["type"] == "snapshot")
        return line

    def pump(self):
        for line in self.lines:
            line.pump(0.001)

    def wait_for(self, what):
        ends = time.monotonic() + PATIENCE
        while not what():
            self.assertLess(time.monotonic(), ends, f"seed {SEED}: {self.lines[0].frames[-3:]}")
            self.pump()

    def all_say(self, line, lines=None, key=None):
        """In any order, nobody waiting for anybody; the answers."""
        lines = list(lines if lines is not None else self.lines)
        self.chance.shuffle(lines)
        self.round = getattr(self, "round", 0) + 1
        keys = {one: key or f"k{self.round}-{n}" for n, one in enumerate(lines)}
        for one in lines:
            one.command(line, keys[one])
        self.wait_for(lambda: all(keys[one] in one.answers for one in lines))
        return [one.answers[keys[one]] for one in lines]

    def check_order(self):
        """Nobody missed anything, and everybody saw it alike."""
        self.wait_for(lambda: len({one.sequence for one in self.lines}) == 1)
        stories = {}
        for line in self.lines:
            story = told(line.frames)
            sequences = [one["sequence"] for one in story]
            self.assertEqual(sequences, list(range(sequences[0], sequences[0] + len(sequences))))
            for one in story:
                names = [event["event"] for event in one.get("events", [])]
                self.assertEqual(stories.setdefault(one["sequence"], names), names)

    def codes(self, answers):
        return collections.Counter(one["problem"]["code"] for one in answers
                                   if one["type"] == "refused")

    def play_until(self, is_so, hurries=True):
        """Only what the game waits for is done, until it is so for everybody."""
        first = {line.person: line for line in reversed(self.lines)}.values()
        players = [Player(line, f"{SEED}-{line.person.name}", eager=0, hurries=hurries)
                   for line in first]
        ends = time.monotonic() + PATIENCE
        while not all(is_so(line) for line in self.lines):
            self.assertLess(time.monotonic(), ends, f"seed {SEED}: {self.lines[0].view}")
            self.pump()
            for one in players:
                if not is_so(one.line):
                    one.act()


def phase(name):
    return lambda line: line.view["phase"] == name


def happened(name, since):
    return lambda line: any(event["event"] == name for one in told(line.frames)
                            if one["sequence"] > since for event in one.get("events", []))


class Seats(Crowd):
    def test_a_seat_is_one_persons(self):
        self.gather("chemin-de-fer")
        for seat in range(1, 11):
            standing = [one for one in self.lines if one.view["self"]["seat"] == 0]
            answers = self.all_say(f"sit seat={seat}", standing)
            won = [one for one in answers if one["type"] == "accepted"]
            self.assertEqual(len(won), 1, f"seed {SEED}")
            self.assertEqual(self.codes(answers), {"seat-taken": len(standing) - 1})
            for one in answers:
                self.assertTrue(one["type"] == "accepted" or one["problem"]["articles"])
            self.wait_for(lambda: sum(one.view["self"]["seat"] != 0 for one in self.lines) == seat)
        self.check_order()
        seats = [place["seat"] for place in self.lines[0].view["places"]]
        self.assertEqual(sorted(seats), list(range(1, 11)))

    def test_over_both_roads_at_once(self):
        """Requests and sockets stand in one queue."""
        self.gather("punto-y-banca", 6)
        answers = []
        threads = [threading.Thread(target=lambda one=one: answers.append(
            one.say(self.table, "sit seat=2").status)) for one in self.people[3:]]
        for one in threads:
            one.start()
        said = self.all_say("sit seat=2", self.lines[:3])
        for one in threads:
            one.join()
        won = answers.count(200) + sum(one["type"] == "accepted" for one in said)
        self.assertEqual(won, 1, f"seed {SEED}")
        self.assertEqual(sorted(set(answers) | {200}), [200, 422])
        self.check_order()

    def test_nobody_gets_a_seat_at_two_tables(self):
        """Both are asked for at once, over two lines; one of them is refused."""
        host = self.house.guest("host")
        tables = [host.open_table("chemin-de-fer", **{"dealt-by": "person"}) for _ in range(2)]
        eva = self.house.guest("eva")
        for table in tables:
            eva.enter(table)
        lines = [eva.socket(table) for table in tables]
        for line in lines:
            self.addCleanup(line.close)
        for n in range(20):
            for line in lines:
                line.command("sit seat=1", f"sit{n}")
            answers = [line.until(lambda one: one.get("key") == f"sit{n}") for line in lines]
            self.assertEqual(sorted(one["type"] for one in answers), ["accepted", "refused"], n)
            for line, answer in zip(lines, answers):
                if answer["type"] == "accepted":
                    self.assertEqual(line.ask("leave", f"leave{n}")["type"], "accepted")
                else:
                    self.assertEqual(answer["problem"]["code"], "seated-elsewhere")


class Banco(Crowd):
    def test_the_whole_bank_is_played_by_one(self):
        # Nobody says «ready»: the moment for it must not pass.
        self.gather("chemin-de-fer", 8, betting=1_000, word=1_000)
        for _ in range(3):
            self.play_until(phase("banco"), hurries=False)
            others = [one for one in self.lines
                      if any(option["command"] == "banco" for option in one.options)]
            self.assertGreater(len(others), 3)
            begun = self.lines[0].sequence
            answers = self.all_say("banco", others)
            self.assertGreater(sum(one["type"] == "accepted" for one in answers), 0)
            for one in answers:
                self.assertTrue(one["type"] == "accepted" or one["problem"]["code"])
            self.play_until(happened("coup-ended", begun), hurries=False)
            made = [event for one in told(self.lines[0].frames) if one["sequence"] > begun
                    for event in one.get("events", []) if event["event"] == "banco-made"]
            self.assertEqual(len(made), 1, f"seed {SEED}: {made}")
        self.check_order()


class Keys(Crowd):
    def test_the_same_key_takes_effect_once(self):
        self.gather("punto-y-banca", 1)
        self.lines += [self.come(self.people[0]) for _ in range(7)]
        self.play_until(phase("betting"), hurries=False)
        for n in range(10):
            answers = self.all_say("bet on=punto stake=5", key=f"bet-{n}")
            self.assertEqual({one["type"] for one in answers}, {"accepted"})
            self.assertEqual(len({one["sequence"] for one in answers}), 1, f"seed {SEED}")
        self.check_order()
        bets = [event for one in told(self.lines[0].frames) for event in one.get("events", [])
                if event["event"] == "bet-placed"]
        self.assertEqual(len(bets), 10)
        mine = self.people[0].done("GET", "/api/cage/mine")
        self.assertEqual((mine["chips"], mine["felt"]), ("950", "50"))

    def test_a_refusal_is_repeated_in_the_same_words(self):
        self.gather("punto-y-banca", 1)
        self.lines += [self.come(self.people[0]) for _ in range(7)]
        answers = self.all_say("bet on=punto stake=0.01", key="never")
        self.assertEqual({one["type"] for one in answers}, {"refused"})
        self.assertEqual(len({str(one["problem"]) for one in answers}), 1)
        self.play_until(phase("betting"), hurries=False)
        # It would be accepted now, were it another.
        again = self.all_say("bet on=punto stake=0.01", key="never")
        self.assertEqual(again[0]["problem"], answers[0]["problem"])

    def test_chips_are_bought_once(self):
        self.gather("punto-y-banca", 1)
        sequences = []
        threads = [threading.Thread(target=lambda: sequences.append(self.people[0].done(
            "POST", "/api/cage/purchases", {"table": self.table, "amount": "100"},
            headers={"Idempotency-Key": "one"})["sequence"])) for _ in range(8)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        self.assertEqual(len(set(sequences)), 1)
        self.assertEqual(self.people[0].done("GET", "/api/cage/mine")["chips"], "1100")


class Storm(Crowd):
    def test_everybody_speaks_at_once(self):
        """Hundreds of commands from everybody, most of them too late or out of turn."""
        self.gather("punto-y-banca")
        words = ["bet on=punto stake=5", "bet on=banca stake=5", "withdraw on=punto", "take-sabot",
                 "decline-sabot", "sit seat=1", "sit seat=2", "sit seat=3", "cartas", "leave"]
        for n in range(40):
            for line in self.lines:
                line.command(self.chance.choice(words), f"s{n}")
                if self.chance.random() < 0.5:
                    line.ready()
            self.pump()
        self.wait_for(lambda: all(f"s{n}" in one.answers for one in self.lines for n in range(40)))
        kinds = collections.Counter(one["type"] for line in self.lines
                                    for one in line.answers.values())
        self.assertEqual(kinds["accepted"] + kinds["refused"], 40 * MANY)
        # How many come in time depends on the machine.
        self.assertGreater(kinds["accepted"], 0)
        self.check_order()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
