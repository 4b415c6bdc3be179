#!/usr/bin/env python3
"""Nobody takes more of a house than their share: requests, sign-ins, messages, connections.

    limits_test.py SABOT
"""

import sys
import time
import unittest

from house import PASSWORD, wait_for
from opened import Open

Open.sabot = sys.argv[1]


class Limits(Open):
    env = {"SABOT_SIGN_INS_A_MINUTE": "4", "SABOT_COMMANDS_A_SECOND": "5"}

    def test_who_asks_too_often_waits(self):
        ana = self.house.guest("ana")
        answers = [self.house.call("POST", "/api/sessions", {"name": "ana", "password": "x" * 9})
                   for _ in range(6)]
        self.assertEqual([one.status for one in answers[:3]], [401] * 3)
        self.refused(answers[-1], 429, "too-many-requests")
        self.assertLessEqual(int(answers[-1].headers["Retry-After"]), 15)
        # The sign-ins so far still count.
        table = ana.open_table("punto-y-banca")
        line = ana.socket(table)
        for n in range(30):
            line.command("bet on=punto stake=5", f"k{n}")
        line.until(lambda one: one.get("problem", {}).get("code") == "too-many-requests")
        line.close()


class Guessing(Open):
    """Behind a proxy, so that people come from many addresses, or many from one."""
    flags = ("--behind-proxy", "true")
    env = {"SABOT_SIGN_INS_A_MINUTE": "3", "SABOT_GUESTS_A_MINUTE": "30"}
    offices = {"eva": "auditor", "iris": "auditor"}

    def try_password(self, name, address, password="otra frase larga"):
        return self.house.call("POST", "/api/sessions", {"name": name, "password": password},
                               headers={"X-Forwarded-For": address})

    def test_one_person_is_guessed_at_so_often_from_anywhere(self):
        tries = [self.try_password("eva", f"10.0.0.{n}") for n in range(5)]
        self.assertEqual([one.status for one in tries], [401, 401, 401, 429, 429])
        self.assertGreater(int(tries[-1].headers["Retry-After"]), 0)

    def test_people_behind_one_address_do_not_get_in_each_others_way(self):
        here = {"X-Forwarded-For": "10.1.0.1"}
        for n in range(20):
            came = self.house.call("POST", "/api/guests", {"name": f"g{n}"}, headers=here)
            self.assertEqual(came.status, 201, n)
        # Who knows the password uses nothing up.
        for _ in range(6):
            self.assertEqual(self.try_password("iris", "10.1.0.1", PASSWORD).status, 201)
        tries = [self.try_password(f"g{n}", "10.1.0.1") for n in range(4)]
        self.assertEqual([one.status for one in tries], [401, 401, 401, 429])


class Hurried(Open):
    flags = ("--behind-proxy", "true")
    env = {"SABOT_REQUESTS_A_SECOND": "2", "SABOT_COMMANDS_A_SECOND": "5"}

    def ask(self, address, path="/api/house"):
        return self.house.call("GET", path, headers={"X-Forwarded-For": address})

    def test_one_address_asks_so_often_and_no_more(self):
        answers = [self.ask("10.0.0.1") for _ in range(20)]
        self.assertEqual([one.status for one in answers[:10]], [200] * 10)
        refused = next(one for one in answers if one.status != 200)
        self.refused(refused, 429, "too-many-requests")
        self.assertEqual(refused.headers["Retry-After"], "1")
        for path in ("/livez", "/readyz", "/metrics"):
            self.assertEqual(self.ask("10.0.0.1", path).status, 200)
        self.assertEqual(self.ask("10.0.0.2").status, 200)
        self.refused(self.ask("10.0.0.1", "/api/tables/t1/events"), 429, "too-many-requests")

    def test_what_a_client_claims_of_his_address_does_not_count(self):
        seen = []
        for n in range(20):
            with self.house.connect() as line:
                line.sendall(f"GET /api/house HTTP/1.1\r\nHost: x\r\n"
                             f"X-Forwarded-For: 10.9.0.{n}\r\n"
                             f"X-Forwarded-For: 10.8.0.{n},10.0.0.3\r\n"
                             f"Connection: close\r\n\r\n".encode())
                seen.append(line.recv(1 << 16).split(b"\r\n")[0])
        self.assertIn(b" 429 ", seen[-1])

    def test_nonsense_on_a_line_counts(self):
        ana = self.house.guest("ana")
        line = ana.socket(ana.open_table("punto-y-banca"))
        for _ in range(30):
            line.send_frame(b"nonsense")
        line.until(lambda one: one.get("problem", {}).get("code") == "too-many-requests")
        line.close()


class Crowd(Open):
    env = {"SABOT_CONNECTIONS_PER_ADDRESS": "3"}

    def test_one_address_does_not_take_all_the_room(self):
        ana = self.house.guest("ana")
        table = ana.open_table("punto-y-banca")
        lines = [ana.socket(table), self.house.spectators_line(table), self.house.connect()]
        lines[1].pump(5)
        with self.assertRaises(OSError):
            self.house.call("GET", "/livez")
        lines.pop().close()
        wait_for("there is no room again", self.is_open, lambda: time.sleep(0.05))
        for one in lines:
            one.close()

    def is_open(self):
        try:
            return self.house.call("GET", "/livez").status == 200
        except OSError:
            return False


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
