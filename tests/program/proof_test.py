#!/usr/bin/env python3
"""A player proves a coup by what the house gives for it; an office sees what a command would do.

    proof_test.py SABOT
"""

import hashlib
import struct
import sys
import time
import unittest

from house import House, PATIENCE
from players import Player

SABOT = sys.argv[1]
OFFICES = {"aura": "auditor", "iris": "inspector", "dora": "director"}


def link(before, sequence, payload):
    """How a record's hash follows from the one before, as src/table/chain.hpp says."""
    head = before + struct.pack("<QI", sequence, len(payload))
    return hashlib.blake2b(head + payload, digest_size=32).digest()


def journal_records(journal):
    at, records = 8, []
    while at < len(journal):
        length, sequence = struct.unpack_from("<IQ", journal, at)
        payload = journal[at + 12:at + 12 + length]
        records.append((sequence, payload, journal[at + 12 + length:at + 44 + length]))
        at += 44 + length
    return records


class Proofs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.house = House(SABOT)
        cls.addClassCleanup(cls.house.close)
        cls.staff = cls.house.open_with(OFFICES)

    def played(self, game, coups=2):
        """A table where a player has sat through some coups with bots; all its seals."""
        dora = self.staff["dora"]
        table = dora.open_table(game, {"betting": 300, "decision": 300})
        ana = self.house.guest(f"ana-{table}")
        ana.enter(table, "5000")
        dora.done("PUT", f"/api/tables/{table}/bots", {"count": 4})
        line = ana.socket(table, "?views")
        player = Player(line, "1")
        ends = time.monotonic() + PATIENCE
        while sum(one["type"] == "sealed" for one in line.frames) < coups:
            self.assertLess(time.monotonic(), ends, "no coup is sealed")
            line.pump()
            player.act()
        line.close()
        return table, ana, [one["sequence"] for one in line.frames if one["type"] == "sealed"]

    def proof(self, person, table, since):
        return person.done("GET", f"/api/tables/{table}/proof?from={since}")

    def test_every_record_that_may_be_read_follows(self):
        table, ana, seals = self.played("punto-y-banca")
        proof = self.proof(ana, table, seals[0] + 1)
        self.assertEqual(proof["records"][-1]["sequence"], seals[1])
        before = bytes.fromhex(proof["before"])
        for one in proof["records"]:
            if "payload" in one:
                found = link(before, one["sequence"], bytes.fromhex(one["payload"]))
                self.assertEqual(found.hex(), one["hash"])
            before = bytes.fromhex(one["hash"])
        self.assertIn("payload", proof["records"][-1])

    def test_what_a_player_may_not_see_is_left_out(self):
        table, ana, seals = self.played("chemin-de-fer")
        journal = self.staff["aura"].done("GET", f"/api/tables/{table}/journal")
        whole = {sequence: (payload, digest) for sequence, payload, digest
                 in journal_records(journal)}
        withheld, since = 0, 0
        for seal in seals:
            for one in self.proof(ana, table, since)["records"]:
                payload, digest = whole[one["sequence"]]
                self.assertEqual(one["hash"], digest.hex())
                if "payload" in one:
                    self.assertEqual(one["payload"], payload.hex())
                else:
                    withheld += 1
            since = seal + 1
        self.assertGreater(withheld, 0, "the others' cards are not for ana")

    def of_one_moment(self, ana, table):
        """Her account and what she holds. A coup under way may still pay between the two."""
        account = f"/api/tables/{table}/account"
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            entries, held = ana.done("GET", account), ana.done("GET", "/api/cage/mine")
            time.sleep(0.3)
            if ana.done("GET", account) == entries:
                return entries, held
        self.fail("the table does not come to rest")

    def test_an_account_adds_up_to_what_is_held(self):
        table, ana, _ = self.played("punto-y-banca")
        entries, held = self.of_one_moment(ana, table)
        self.assertEqual(entries[0]["reason"], "chips-sold")
        self.assertEqual(entries[0]["amount"], "5000")
        own = sum(round(100 * float(held[name])) for name in ("chips", "felt"))
        self.assertEqual(sum(round(100 * float(one["amount"])) for one in entries), own)
        later = ana.done("GET", f"/api/tables/{table}/account?from={entries[0]['sequence'] + 1}")
        self.assertEqual(later, entries[1:])
        self.assertEqual(self.house.call("GET", f"/api/tables/{table}/account").status, 401)

    def test_nothing_of_a_coup_under_way(self):
        table, ana, seals = self.played("punto-y-banca", 1)
        last = ana.history(table)[-1]["sequence"]
        self.assertEqual(self.proof(ana, table, last + 1)["records"], [])
        self.assertEqual(ana.call("GET", "/api/tables/t99999/proof").status, 404)
        self.assertEqual(ana.call("GET", f"/api/tables/{table}/proof?from=x").status, 400)

    def test_an_office_sees_what_a_command_would_do(self):
        table, ana, _ = self.played("punto-y-banca", 1)
        iris = self.staff["iris"]
        path = f"/api/tables/{table}/trial"
        command = {"command": "rule", "effect": "go-on", "reason": "una lámpara cayó"}
        self.assertEqual(ana.call("POST", path, command).status, 403)
        self.assertEqual(iris.call("POST", path, command).status, 403, "she has not come yet")
        iris.enter(table, as_="inspector")
        events = iris.done("POST", path, command)["events"]
        self.assertEqual(events[0]["event"], "ruling-given")
        self.assertTrue(events[0]["said"] and events[0]["by-articles"])
        line = {"line": 'rule effect=go-on reason="una lámpara cayó"'}
        self.assertEqual(iris.done("POST", path, line)["events"], events)
        self.assertNotIn("ruling-given", [event["event"] for one in ana.history(table)
                                          for event in one["events"]], "nothing has happened")
        refused = iris.call("POST", path, {"command": "pay"})
        self.assertEqual(refused.status, 422)
        self.assertTrue(refused.body["code"])
        self.assertEqual(iris.call("POST", path, {"command": "no-such"}).status, 400)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
