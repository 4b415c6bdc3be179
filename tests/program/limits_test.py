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


class Shares(Open):
    """What somebody who is no director may have of the house."""
    offices = {"carlos": "director"}
    env = {"SABOT_QUICK_TABLES": "false", "SABOT_TABLES_PER_PERSON": "2",
           "SABOT_RECORDS_PER_TABLE": "40"}
    PLAN = {"regulation": "as11", "game": "punto-y-banca"}

    def test_only_directors_hurry(self):
        ana = self.house.guest("ana")
        for waits in ({"dealing": 0}, {"bots": 199}, {"betting": 1999}, {"decision": 0},
                      {"own": 199}, {"word": 1999}):
            self.refused(ana.call("POST", "/api/tables", {**self.PLAN, "waits": waits}),
                         422, "unfit")
        least = {"betting": 2000, "decision": 2000, "dealing": 200, "bots": 200, "own": 200,
                 "word": 2000}
        ana.done("POST", "/api/tables", {**self.PLAN, "waits": least})
        self.staff["carlos"].open_table("punto-y-banca")

    def test_so_many_tables_at_a_time(self):
        eva = self.house.guest("eva")
        tables = [eva.done("POST", "/api/tables", self.PLAN)["table"] for _ in range(2)]
        self.refused(eva.call("POST", "/api/tables", self.PLAN), 507, "no-room")
        eva.done("DELETE", f"/api/tables/{tables[0]}")
        wait_for("a table may be opened again",
                 lambda: eva.call("POST", "/api/tables", self.PLAN).status == 201,
                 lambda: time.sleep(0.05))
        for _ in range(3):
            self.staff["carlos"].open_table("punto-y-banca")

    def test_a_table_that_is_full_is_closed_between_coups(self):
        blas = self.house.guest("blas")
        least = {"betting": 2000, "decision": 2000, "dealing": 200, "bots": 200, "own": 200,
                 "word": 2000}
        table = blas.done("POST", "/api/tables", {**self.PLAN, "waits": least})["table"]
        blas.enter(table, "100")
        line = blas.socket(table)
        blas.done("PUT", f"/api/tables/{table}/bots", {"count": 3})
        line.until(lambda one: one.get("problem", {}).get("code") == "table-closed", seconds=120)
        line.close()

    def test_the_house_says_how_much_room_is_left(self):
        text = self.house.call("GET", "/metrics").body.decode()
        room = next(line for line in text.splitlines() if line.startswith("sabot_disk_free_bytes "))
        self.assertGreater(int(room.split()[1]), 0)


class Full(Open):
    """More is to be kept free than any disk has."""
    env = {"SABOT_ROOM_TO_KEEP": "4000000000"}

    def test_no_table_is_opened(self):
        ana = self.house.guest("ana")
        self.refused(ana.call("POST", "/api/tables", {"regulation": "as11",
                                                      "game": "punto-y-banca"}), 507, "no-room")
        self.assertIn("disk-full", self.house.words())


class Costly(Open):
    """Reading what was played counts for more than other requests."""
    env = {"SABOT_REQUESTS_A_SECOND": "10"}

    def test_history_costs_more(self):
        ana = self.house.guest("ana")
        path = f"/api/tables/{ana.open_table('punto-y-banca')}/history"
        answers = [self.house.call("GET", path).status for _ in range(10)]
        self.assertIn(429, answers)
        self.assertEqual(answers[:3], [200] * 3)


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
