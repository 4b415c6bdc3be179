#!/usr/bin/env python3
"""The log says who did what from where, and never a secret.

    log_test.py SABOT
"""

import json
import pathlib
import sqlite3
import sys
import time
import unittest

from house import PASSWORD, wait_for
from opened import Open

Open.sabot = sys.argv[1]


class Logged(Open):
    env = {"SABOT_LOG_FORMAT": "json"}

    def lines(self):
        text = (pathlib.Path(self.house.folder) / "log").read_text()
        return [json.loads(line) for line in text.splitlines()]

    def logged(self, what, **fields):
        """The line with these fields, which must come."""
        found = []

        def is_there():
            found[:] = [one for one in self.lines() if one["what"] == what
                        and all(one.get(name) == value for name, value in fields.items())]
            return found
        wait_for(f"{what} {fields}", is_there, lambda: time.sleep(0.05), 10)
        return found[0]


class Log(Logged):
    offices = {"marta": "administrator"}

    def test_says_who_did_what_from_where(self):
        opened = self.logged("house-opened")
        self.assertEqual(opened["level"], "info")
        self.assertGreater(int(opened["room"]), 0)
        marta = self.staff["marta"]
        self.logged("signed-in", person="marta")
        self.assertIn("from", self.logged("signed-in"))
        self.house.call("POST", "/api/sessions", {"name": "marta", "password": "not this one"})
        self.assertEqual(self.logged("sign-in-failed", person="marta")["why"], "wrong-password")
        ana = self.house.guest("ana")
        self.logged("guest-came", person="ana")
        table = ana.open_table("punto-y-banca")
        self.logged("table-opened", person="ana", table=table)
        marta.done("PUT", "/api/people/ana/offices", {"office": "inspector", "table": table})
        self.logged("office-given", person="marta", to="ana", office="inspector", table=table)
        marta.done("DELETE", "/api/people/ana/offices", {"office": "inspector", "table": table})
        self.logged("office-taken", person="marta", to="ana", office="inspector", table=table)
        ana.done("DELETE", f"/api/tables/{table}")
        self.logged("table-closed", person="ana", table=table)

    def test_says_nothing_that_is_secret(self):
        eva = self.house.guest("eva")
        # A password where a name should be.
        self.house.call("POST", "/api/sessions", {"name": "correcthorse", "password": PASSWORD})
        self.logged("sign-in-failed")
        text = (pathlib.Path(self.house.folder) / "log").read_text()
        for secret in (PASSWORD, eva.token, self.staff["marta"].token, "correcthorse"):
            self.assertNotIn(secret, text)


class Flood(Logged):
    env = {"SABOT_LOG_FORMAT": "json", "SABOT_REQUESTS_A_SECOND": "5"}

    def test_a_flood_is_one_line(self):
        for _ in range(200):
            self.house.call("GET", "/api/house")
        self.logged("refused-by-limit", path="/api/house")
        refused = [one for one in self.lines() if one["what"] == "refused-by-limit"]
        self.assertLess(len(refused), 5)


class Trail(Open):
    offices = {"marta": "administrator"}

    def test_the_trail_tells_who_gave_an_office(self):
        ana = self.house.guest("ana")
        self.staff["marta"].done("PUT", "/api/people/ana/offices", {"office": "cashier"})
        ana.open_table("punto-y-banca")
        found = json.loads(self.house.run("verify", "--data", self.house.data, "--json").stdout)
        self.assertTrue(found["verified"], found)
        self.assertEqual(found["trail"]["unsigned"], 0)
        self.assertGreaterEqual(found["trail"]["entries"], 6)
        self.assertEqual(found["damage"], [])
        with sqlite3.connect(self.house.data) as store:
            entries = [json.loads(one) for (one,) in store.execute("SELECT entry FROM trail")]
            self.assertIn({"what": "office-given", "person": "ana", "office": "cashier",
                           "table": "", "by": "marta"}, entries)
            store.execute("INSERT INTO roles (person, table_id, role) "
                          "VALUES ('ana', '', 'auditor')")
        store.close()
        done = self.house.run("verify", "--data", self.house.data, "--json")
        self.assertEqual(done.returncode, 1)
        self.assertIn("ana is auditor", json.loads(done.stdout)["trail"]["fault"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
