#!/usr/bin/env python3
"""A line lasts no longer than the session it was opened with.

    lines_test.py SABOT
"""

import sys
import unittest

from house import Hung, PASSWORD, Person
from opened import Open

Open.sabot = sys.argv[1]
BOTS = "/api/tables/{}/bots"


class Lines(Open):
    offices = {"eva": "auditor"}

    def setUp(self):
        self.table = self.house.guest(f"host-{self._testMethodName[-8:].strip('_')}").open_table(
            "punto-y-banca")
        self.first, self.second = self.house.sign_in("eva"), self.house.sign_in("eva")
        self.lines = [one.socket(self.table) for one in (self.first, self.second)]
        for line in self.lines:
            self.addCleanup(line.close)
            line.until(lambda one: one["type"] == "snapshot")

    def is_cut(self, line):
        """The house has hung up, for that reason; and takes nothing more."""
        with self.assertRaises(Hung):
            line.until(lambda one: False)
        self.assertEqual(line.code, 1008)

    def is_open(self, line):
        line.send({"type": "look"})
        line.until(lambda one: one["type"] == "snapshot")

    def test_signing_out_ends_the_lines_of_that_session(self):
        self.assertEqual(self.first.call("DELETE", "/api/session").status, 204)
        self.is_cut(self.lines[0])
        self.is_open(self.lines[1])

    def test_so_does_ending_one_from_another(self):
        other = next(one for one in self.second.done("GET", "/api/sessions")[-2:]
                     if not one["current"])
        self.second.done("DELETE", f"/api/sessions/{other['session']}")
        self.is_cut(self.lines[0])
        self.is_open(self.lines[1])

    def test_so_does_a_new_password_for_the_others(self):
        self.second.done("PUT", "/api/password", {"current": PASSWORD, "password": PASSWORD + "!"})
        self.is_cut(self.lines[0])
        self.is_open(self.lines[1])
        self.second.done("PUT", "/api/password", {"current": PASSWORD + "!", "password": PASSWORD})

    def test_so_does_ending_all(self):
        self.second.done("DELETE", "/api/sessions")
        for line in self.lines:
            self.is_cut(line)

    def test_a_client_that_does_not_hang_up_is_not_heard(self):
        ana = self.house.guest("ana")
        ana.enter(self.table, "100")
        line = ana.socket(self.table)
        self.addCleanup(line.close)
        line.until(lambda one: one["type"] == "snapshot")
        before = ana.done("GET", f"/api/tables/{self.table}")["sequence"]
        ana.call("DELETE", "/api/session")
        try:
            line.command("sit seat=1", "k1")
        except OSError:
            pass
        with self.assertRaises(Hung):
            line.until(lambda one: one.get("key") == "k1")
        after = self.first.done("GET", f"/api/tables/{self.table}")["sequence"]
        self.assertEqual(after, before)

    def test_a_guest_who_makes_an_account_comes_in_again(self):
        blas = self.house.guest("blas")
        line = blas.socket(self.table)
        self.addCleanup(line.close)
        line.until(lambda one: one["type"] == "snapshot")
        made = Person(self.house, blas.call("POST", "/api/accounts",
                                            {"name": "blas", "password": PASSWORD}))
        self.is_cut(line)
        again = made.socket(self.table)
        self.addCleanup(again.close)
        self.is_open(again)


class Bots(Open):
    def test_the_director_says_who_fills_the_seats(self):
        ana, blas = self.house.guest("ana"), self.house.guest("blas")
        table = ana.open_table("punto-y-banca")
        blas.enter(table)
        bots = BOTS.format(table)
        self.assertEqual(blas.done("GET", f"/api/tables/{table}")["bots-by"], "director")
        self.refused(blas.call("PUT", bots, {"count": 3}), 403, "forbidden")
        ana.done("PUT", bots, {"count": 1, "by": "players"})
        blas.done("PUT", bots, {"count": 3})
        self.refused(blas.call("PUT", bots, {"count": 3, "by": "director"}), 403, "forbidden")
        self.refused(self.house.guest("carla").call("PUT", bots, {"count": 5}), 403, "forbidden")
        self.house.kill()
        self.house.open()
        self.assertEqual(blas.done("GET", f"/api/tables/{table}")["bots-by"], "players")
        ana.done("PUT", bots, {"count": 0, "by": "director"})
        self.refused(blas.call("PUT", bots, {"count": 3}), 403, "forbidden")
        other = ana.open_table("punto-y-banca", **{"bots-by": "players"})
        blas.enter(other)
        blas.done("PUT", BOTS.format(other), {"count": 1})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
