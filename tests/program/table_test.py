#!/usr/bin/env python3
"""A table of a house over real sockets: spectators, clients that come back or cannot keep up,
keys, bots, real cards, and a house that is closed in the middle of a coup.

    table_test.py SABOT
"""

import os
import random
import re
import sys
import time
import unittest

from house import House, Line, PATIENCE, told, wait_for
from players import Croupier, Player, fill

SABOT = sys.argv[1]
SEED = int(os.environ.get("SEED", "1"))
AT_ONCE = {"betting": 0, "decision": 0, "dealing": 0, "bots": 0, "word": 0}


def happened(frame, name):
    return [one for one in frame.get("events", []) if one["event"] == name]


class AtTable(unittest.TestCase):
    def setUp(self):
        self.house = House(SABOT)
        self.addCleanup(self.house.close)

    def sit_down(self, game, waits=None, bots=0, **more):
        self.ana = self.house.guest("ana")
        self.table = self.ana.open_table(game, waits, **more)
        self.ana.enter(self.table, "1000")
        if bots:
            self.ana.done("PUT", f"/api/tables/{self.table}/bots", {"count": bots})

    def come(self, person, query="?views", **more):
        line = Line(person, self.table, query, **more)
        self.addCleanup(line.close)
        return line

    def play(self, players, name, times=1, seconds=PATIENCE):
        """Until something has happened this many times."""
        ends = time.monotonic() + seconds
        while times > 0:
            self.assertLess(time.monotonic(), ends, f"seed {SEED}: {players[0].line.frames[-3:]}")
            for n, one in enumerate(players):
                for frame in one.line.pump(0.005):
                    times -= len(happened(frame, name)) if n == 0 else 0
                one.act()


class Watching(AtTable):
    def setUp(self):
        super().setUp()
        self.house.open()

    def test_spectators_see_what_happens_and_nothing_else(self):
        self.sit_down("punto-y-banca", AT_ONCE, bots=3)
        nobody = self.house.spectators_line(self.table)
        self.addCleanup(nobody.close)
        line = self.come(self.ana)
        wait_for("no coup ends", lambda: any(happened(one, "coup-ended") for one in line.frames),
                 lambda: (line.pump(0.05), nobody.pump()))
        first = nobody.frames[0]
        self.assertEqual((first["type"], first["you"], first["options"]), ("snapshot", None, []))
        self.assertTrue(all("options" not in one for one in nobody.frames[1:]))
        seen = told(nobody.frames)
        sequences = [one["sequence"] for one in seen]
        self.assertEqual(sequences, list(range(first["sequence"] + 1, sequences[-1] + 1)))
        # A client that has lost the line says where, and gets the rest.
        again = self.house.spectators_line(self.table, sequences[0])
        self.addCleanup(again.close)
        wait_for("the spectator is not told what he missed",
                 lambda: len(told(again.frames)) >= len(seen) - 1, lambda: again.pump(0.05))
        self.assertEqual(told(again.frames)[:len(seen) - 1], seen[1:])

    def test_who_comes_back_is_told_what_he_missed(self):
        self.sit_down("chemin-de-fer", AT_ONCE, bots=4)
        line = self.come(self.ana, "")
        wait_for("the bots do not play on", lambda: len(told(line.frames)) >= 150,
                 lambda: line.pump(0.05))
        start = told(line.frames)[0]["sequence"]
        again = self.come(self.ana, f"?since={start}")
        now = again.until(lambda one: one["type"] == "now")
        missed = [one for one in again.frames[:again.frames.index(now)]]
        self.assertEqual({one["type"] for one in missed} - {"update", "sealed"}, set())
        wait_for("the first line falls behind the second",
                 lambda: line.sequence >= now["sequence"], lambda: line.pump(0.05))
        saw = [one for one in told(line.frames) if start < one["sequence"] <= now["sequence"]]
        essence = lambda frames: [{k: v for k, v in one.items() if k not in ("options", "view")}
                                  for one in frames]
        self.assertEqual(essence(missed), essence(saw))
        # A client that asks for what has not happened yet gets the table as it is.
        ahead = self.come(self.ana, "?since=999999")
        self.assertEqual(ahead.until(lambda one: True)["type"], "snapshot")

    def test_who_cannot_keep_up_is_hung_up_on_and_the_table_goes_on(self):
        self.sit_down("chemin-de-fer", AT_ONCE, bots=5)
        slow = self.come(self.house.guest("lento"), room=4096)
        line = self.come(self.ana, "")
        dropped, ends = 0, time.monotonic() + 60
        while dropped == 0:
            self.assertLess(time.monotonic(), ends)
            for _ in range(50):
                line.pump(0.01)
            found = re.search(rb"\nsabot_lines_dropped_total (\d+)",
                              self.house.call("GET", "/metrics").body)
            dropped = int(found[1])
        goes_on = line.sequence
        line.until(lambda one: one.get("sequence", 0) > goes_on + 20)
        self.assertFalse(line.hung)
        wait_for("who cannot keep up is not hung up on", lambda: slow.hung, lambda: slow.pump(1))

    def test_a_seat_at_a_table_that_is_closed_keeps_nobody_elsewhere(self):
        self.sit_down("chemin-de-fer")
        self.assertEqual(self.ana.say(self.table, "sit seat=1").status, 200)
        other = self.ana.open_table("chemin-de-fer")
        self.ana.enter(other)
        refused = self.ana.say(other, "sit seat=1")
        self.assertEqual((refused.status, refused.body["code"]), (422, "seated-elsewhere"))
        self.ana.done("DELETE", f"/api/tables/{self.table}")
        self.assertEqual(self.ana.say(other, "sit seat=1").status, 200)


class Keys(AtTable):
    def setUp(self):
        super().setUp()
        self.house.open()

    def test_a_key_takes_effect_once_whatever_happens_in_between(self):
        self.sit_down("punto-y-banca")
        first = self.ana.say(self.table, "sit seat=3", key="one")
        self.assertEqual(self.ana.say(self.table, "sit seat=3", key="one").body, first.body)
        # Without a key it is another wish.
        self.assertEqual(self.ana.say(self.table, "sit seat=3").status, 422)
        refused = self.ana.say(self.table, "bet on=punto stake=1", key="two")
        self.assertEqual(refused.status, 422)
        self.assertEqual(self.ana.say(self.table, "bet on=punto stake=1", key="two").body,
                         refused.body)
        self.house.kill()
        self.house.open()
        self.assertEqual(self.ana.say(self.table, "sit seat=3", key="one").body, first.body)
        self.assertEqual(self.ana.say(self.table, "bet on=punto stake=1", key="two").body,
                         refused.body)
        seated = [one for one in self.ana.history(self.table) if happened(one, "seated")]
        self.assertEqual(len(seated), 1)
        self.check_other_commands({"one": "sit seat=4", "two": "bet on=punto stake=5"})
        # Keys are each person's own.
        blas = self.house.guest("blas")
        blas.enter(self.table)
        taken = blas.say(self.table, "sit seat=3", key="one")
        self.assertEqual((taken.status, taken.body["code"]), (422, "seat-taken"))


    def check_other_commands(self, said):
        """Keys that have been used are for nothing else, over either route."""
        line = self.come(self.ana)
        for key, other in said.items():
            reused = self.ana.say(self.table, other, key=key)
            self.assertEqual((reused.status, reused.body["code"]), (409, "key-reused"))
            self.assertEqual(reused.headers["Content-Type"], "application/problem+json")
            frame = line.ask(other, key)
            self.assertEqual((frame["type"], frame["problem"]["code"]), ("refused", "key-reused"))
        done = [event for one in self.ana.history(self.table) for event in one["events"]
                if event["event"] in ("seated", "bet-placed")]
        self.assertEqual(len(done), 1, done)


class Playing(AtTable):
    def setUp(self):
        super().setUp()
        self.house.open()

    def test_one_person_and_bots_play_chemin_de_fer(self):
        self.sit_down("chemin-de-fer", {"decision": 500}, bots=4)
        line = self.come(self.ana)
        player = Player(line, SEED)
        self.play([player], "coup-ended", 5)
        self.assertGreater(player.acts, 5)
        bots = [one["person"] for one in line.view["places"] if one["person"].startswith("bot")]
        self.assertEqual(len(bots), 4)
        # Sent away, they go.
        self.ana.done("PUT", f"/api/tables/{self.table}/bots", {"count": 0})

    def test_a_house_closed_in_the_middle_of_a_coup_goes_on_with_it(self):
        for game in ("punto-y-banca", "chemin-de-fer"):
            with self.subTest(game):
                self.ana = self.house.guest(f"ana-{game[0]}")
                self.table = self.ana.open_table(game, {"dealing": 20, "decision": 500})
                self.ana.enter(self.table, "1000")
                self.ana.done("PUT", f"/api/tables/{self.table}/bots", {"count": 4})
                line = self.come(self.ana)
                self.play([Player(line, SEED)], "card-dealt", 2)
                before = line.view
                self.assertEqual(self.house.stop(), 0)
                wait_for("a closed house does not hang up", lambda: line.hung,
                         lambda: line.pump(0.1))
                self.assertEqual(line.code, 1001)
                last = line.sequence
                self.house.open()
                again = self.come(self.ana, f"?since={last}&views")
                now = again.until(lambda one: one["type"] == "now")
                self.assertEqual((now["view"]["coup"], now["view"]["commitment"]),
                                 (before["coup"], before["commitment"]))
                self.play([Player(again, SEED)], "coup-ended")
                sequences = [one["sequence"] for one in told(again.frames)]
                self.assertEqual(sequences[0], last + 1)


class RealCards(AtTable):
    """Dealt by a person, who enters the cards as they are turned."""

    def setUp(self):
        super().setUp()
        for name, office in (("ciro", "croupier"), ("iris", "inspector")):
            self.house.appoint(name, office)
        self.house.open()
        self.chance = random.Random(SEED)

    def staff(self):
        lines = []
        for name, office in (("ciro", "croupier"), ("iris", "inspector")):
            person = self.house.sign_in(name)
            person.enter(self.table, as_=office)
            lines.append(self.come(person))
            lines[-1].until(lambda one: one["type"] == "snapshot")
        return lines

    def deal(self, croupier, line):
        """The croupier's next act, with cards from the pack in hand."""
        self.acts = getattr(self, "acts", 0) + 1
        answer = croupier.ask(line, f"act-{self.acts}")
        self.assertEqual(answer["type"], "accepted", f"{line}: {answer}")
        if croupier.sequence < answer["sequence"]:
            croupier.until(lambda one: one.get("sequence", 0) >= answer["sequence"])

    def test_a_croupier_enters_real_cards_and_a_chief_rules(self):
        self.sit_down("punto-y-banca", **{"dealt-by": "person"})
        croupier, chief = self.staff()
        ana = self.come(self.ana)
        for line in ("count-cards count=312", "mix", "cut at=100", "place-stop-card below=14",
                     "turn-first-card card=2h", "burn"):
            offered = [one for one in croupier.options if one["command"] == line.split()[0]]
            if not offered:
                continue
            self.deal(croupier, line if "=" not in line or "card=" in line or "count=" in line
                      else fill(offered[0], self.chance))
        ana.ask("sit seat=1", "sit")
        self.until_offered(croupier, ana, "bet")
        self.assertEqual(ana.ask("bet on=punto stake=50", "bet")["type"], "accepted")
        self.deal(croupier, "no-va-mas")
        self.until_offered(croupier, ana, "deal", of=croupier)
        for _ in range(4):
            self.deal(croupier, "deal")
        # Nobody has typed in a card that lies face down.
        self.assertEqual(croupier.view["punto"]["cards"], [None, None])
        answer = chief.ask('rule effect=annul reason="una carta se ha caído"', "rule")
        self.assertEqual(answer["type"], "accepted", answer)
        ana.until(lambda one: happened(one, "ruling-given"))
        mine = self.ana.done("GET", "/api/cage/mine")
        # The coup is as if it had not been: the stake is still there, and may be withdrawn.
        self.assertEqual((mine["chips"], mine["felt"]), ("950", "50"))
        self.until_offered(croupier, ana, "withdraw")
        self.assertEqual(ana.ask("withdraw on=punto", "back")["type"], "accepted")
        self.assertEqual(ana.ask("bet on=banca stake=50", "bet-2")["type"], "accepted")
        self.deal(croupier, "no-va-mas")
        self.until_offered(croupier, ana, "deal", of=croupier)
        for _ in range(4):
            self.deal(croupier, "deal")
        for hand, cards in (("punto", "Kh,9c"), ("banca", "Ks,6d")):
            self.until_offered(croupier, ana, "show", of=croupier)
            self.deal(croupier, f"show hand={hand} cards={cards}")
        wrong = croupier.ask("deal card=2c", "no-third")
        self.assertEqual((wrong["type"], bool(wrong["problem"]["articles"])), ("refused", True))
        self.deal(croupier, "pay")
        lost = ana.until(lambda one: happened(one, "bet-lost"))
        self.assertTrue(happened(lost, "bet-lost")[0]["by-articles"])
        self.assertEqual(self.ana.done("GET", "/api/cage/mine")["chips"], "950")

    def until_offered(self, croupier, ana, command, of=None):
        """The sabot goes to the first who takes it; the rest is done by the person asked."""
        of = of or ana
        ends = time.monotonic() + PATIENCE
        said = 0
        while not any(one["command"] == command for one in of.options):
            self.assertLess(time.monotonic(), ends, (croupier.options, ana.options, ana.view))
            ana.pump(0.02)
            croupier.pump(0.02)
            offered = [one["command"] for one in ana.options]
            for word in ("decline-sabot", "cartas"):
                if word in offered:
                    said += 1
                    ana.ask(word, f"{word}-{said}-{self.chance.random()}")
            if of is croupier and "cartas" in [one["command"] for one in croupier.options]:
                self.deal(croupier, "cartas")

    def test_an_incident_is_reported_and_ruled_on(self):
        self.sit_down("chemin-de-fer", bots=4, **{"dealt-by": "person"})
        croupier, inspector = self.staff()
        ana = self.come(self.ana)
        players = [Player(ana, SEED, hurries=False), Croupier(croupier, SEED)]
        # A person who reports something out of place is told why not, with the article.
        refused = inspector.ask("card-on-floor hand=punto", "too-early")
        self.assertEqual((refused["type"], bool(refused["problem"]["articles"])), ("refused", True))
        forbidden = ana.ask("card-on-floor hand=punto", "not-his")
        self.assertEqual(forbidden["problem"]["code"], "wrong-role")
        # The bots take the bank and bet, each when the croupier asks.
        self.play(players, "card-dealt", 2)
        picked = inspector.ask("card-on-floor hand=punto", "floor")
        self.assertEqual(picked["type"], "accepted", picked)
        ruled = inspector.ask('rule effect=go-on reason="se recoge"', "ruling")
        self.assertEqual(ruled["type"], "accepted", ruled)
        self.play(players, "coup-ended", 1)
        events = [event for one in told(ana.frames) for event in one.get("events", [])]
        self.assertEqual([one["hand"] for one in events if one["event"] == "card-picked-up"],
                         ["punto"])
        ruling = [one for one in events if one["event"] == "ruling-given"][0]
        self.assertEqual((ruling["by"], ruling["effect"], ruling["reason"]),
                         ("iris", "go-on", "se recoge"))
        self.assertTrue(ruling["by-articles"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
