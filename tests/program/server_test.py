#!/usr/bin/env python3
"""The interface of a house as it is documented: who comes in and how, who may do what, what is
refused and in which words, and how a house is set up.

    server_test.py SABOT
"""

import http.client
import json
import pathlib
import signal
import ssl
import subprocess
import sys
import unittest

from house import House, Line, Person
from opened import Open

SABOT = Open.sabot = sys.argv[1]


class People(Open):
    def test_a_guest_comes_in_by_a_name(self):
        came = self.house.call("POST", "/api/guests", {"name": "ana"})
        self.assertEqual((came.status, came.body["person"]), (201, "ana"))
        cookie = came.headers["Set-Cookie"]
        for part in (f"sabot={came.body['token']}", "HttpOnly", "SameSite=Strict", "Path=/",
                     "Max-Age="):
            self.assertIn(part, cookie)
        self.assertNotIn("Secure", cookie)
        self.assertEqual(came.headers["Cache-Control"], "no-store")
        me = self.house.call("GET", "/api/me", headers={"Cookie": f"x=1; {cookie.split(';')[0]}"})
        self.assertEqual((me.body["person"], me.body["guest"]), ("ana", True))
        problem = self.refused(self.house.call("POST", "/api/guests", {"name": "ana"}), 409,
                               "name-taken")
        self.assertTrue(problem["about"].startswith("ana"))
        for name in ("", " ", "9a", "Casa", "casa", "crupier", "bot3", "x" * 17, "王"):
            self.refused(self.house.call("POST", "/api/guests", {"name": name}), 422, "name-unfit")

    def test_an_account_is_made_left_and_found_again(self):
        eva = Person(self.house, self.house.call(
            "POST", "/api/accounts", {"name": "eva", "password": "larga y clara"}))
        self.assertFalse(eva.done("GET", "/api/me")["guest"])
        gone = eva.call("DELETE", "/api/session")
        self.assertEqual(gone.status, 204)
        self.assertIn("Max-Age=0", gone.headers["Set-Cookie"])
        self.refused(eva.call("GET", "/api/me"), 401, "not-signed-in")
        wrong = {"name": "eva", "password": "larga y oscura"}
        self.refused(self.house.call("POST", "/api/sessions", wrong), 401, "wrong-password")
        nobody = {"name": "nadie", "password": "larga y clara"}
        self.refused(self.house.call("POST", "/api/sessions", nobody), 401, "wrong-password")
        again = self.house.call("POST", "/api/sessions",
                                {"name": "eva", "password": "larga y clara"})
        self.assertEqual(again.status, 201)
        short = {"name": "iker", "password": "corta"}
        self.refused(self.house.call("POST", "/api/accounts", short), 422, "password-unfit")

    def test_a_guest_who_makes_an_account_keeps_his_chips(self):
        blas = self.house.guest("blas")
        table = blas.open_table("punto-y-banca")
        blas.enter(table, "100")
        # Nobody else gets the name by it.
        taken = {"name": "blas", "password": "otra cosa larga"}
        self.refused(self.house.call("POST", "/api/accounts", taken), 409, "name-taken")
        made = blas.call("POST", "/api/accounts", taken)
        # The guest's token, which others may have seen, opens nothing any more.
        self.refused(blas.call("GET", "/api/me"), 401, "not-signed-in")
        blas = Person(self.house, made)
        self.assertFalse(blas.done("GET", "/api/me")["guest"])
        self.assertEqual(blas.done("GET", "/api/cage/mine")["chips"], "100")

    def test_sessions_outlive_the_house(self):
        carla = self.house.guest("carla")
        out = self.house.guest("oto")
        out.call("DELETE", "/api/session")
        self.assertEqual(self.house.stop(), 0)
        self.house.open()
        self.assertEqual(carla.done("GET", "/api/me")["person"], "carla")
        self.refused(out.call("GET", "/api/me"), 401, "not-signed-in")
        self.house.kill()
        self.house.open()
        self.assertEqual(carla.done("GET", "/api/me")["person"], "carla")


class Browsers(Open):
    def test_a_page_gets_a_cookie_and_no_token(self):
        own = f"http://{self.house.host}:{self.house.port}"
        for number, headers in enumerate(({"Origin": own}, {"Sec-Fetch-Site": "same-origin"})):
            came = self.house.call("POST", "/api/guests", {"name": f"ana{number}"},
                                   headers=headers)
            self.assertEqual((came.status, set(came.body)), (201, {"person", "expires", "called"}))
            cookie = came.headers["Set-Cookie"].split(";")[0]
            me = self.house.call("GET", "/api/me", headers={"Cookie": cookie})
            self.assertEqual(me.body["person"], f"ana{number}")

    def test_every_answer_says_what_a_browser_may_do_with_it(self):
        for path in ("/", "/api/house", "/nowhere"):
            headers = self.house.call("GET", path).headers
            self.assertIn("default-src 'none'", headers["Content-Security-Policy"])
            self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertEqual(headers["Referrer-Policy"], "no-referrer")
            self.assertIsNone(headers["Strict-Transport-Security"])


class Origins(Open):
    flags = ("--origins", "https://club.example,https://otro.example")

    def test_another_page_may_not_speak_for_somebody(self):
        dora = self.house.guest("dora")
        table = dora.open_table("punto-y-banca")
        own = f"http://{self.house.host}:{self.house.port}"
        for origin, fits in (("https://evil.example", False), ("null", False), (own, True),
                             ("https://club.example", True), ("https://club.example.evil", False),
                             ("https://otro.example", True), (own + "0", False),
                             (own.replace("http:", "https:"), False)):
            with self.subTest(origin):
                asked = dora.call("POST", f"/api/tables/{table}/entry", {"as": "player"},
                                  headers={"Origin": origin})
                if fits:
                    self.assertEqual(asked.status, 200)
                else:
                    self.refused(asked, 403, "wrong-origin")
                line = Line(dora, table, accept=False, headers=f"Origin: {origin}\r\n")
                line.close()
                self.assertIn(b" 101 " if fits else b" 403 ", line.head.split(b"\r\n")[0])

    def test_a_name_that_leads_here_is_not_the_houses_own(self):
        """Anybody may let a name of theirs lead to this address, and put a page under it."""
        for host, fits in (("evil.example", False), ("localhost:8080", True), ("[::1]:8080", True),
                           ("192.168.1.5", True), ("localhost.evil.example", False)):
            with self.subTest(host):
                asked = self.house.call("POST", "/api/guests", {"name": f"g{len(host)}"},
                                        headers={"Host": host, "Origin": f"http://{host}"})
                if fits:
                    self.assertEqual(asked.status, 201)
                else:
                    self.refused(asked, 403, "wrong-origin")

    def test_a_form_of_another_page_is_not_understood(self):
        eli = self.house.guest("eli")
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        self.refused(eli.call("POST", "/api/tables", b"game=punto-y-banca", headers=form), 400,
                     "malformed")


class Offices(Open):
    offices = {"alba": "administrator", "iris": "inspector", "caya": "cashier", "aura": "auditor",
               "dina": "director", "ciro": "croupier"}

    def setUp(self):
        self.table = self.staff["dina"].open_table("punto-y-banca", profile="regulated")
        self.ana = self.house.guest(f"ana-{self.table}")

    def test_a_regulated_table_is_the_directions(self):
        plan = {"regulation": "as11", "game": "punto-y-banca", "profile": "regulated"}
        self.refused(self.ana.call("POST", "/api/tables", plan), 403, "forbidden")
        self.refused(self.ana.call("DELETE", f"/api/tables/{self.table}"), 403, "forbidden")
        self.refused(self.ana.call("PUT", f"/api/tables/{self.table}/bots", {"count": 1}), 403,
                     "not-offered")

    def test_chips_are_the_cashiers(self):
        self.ana.enter(self.table)
        asked = {"table": self.table, "amount": "100"}
        self.refused(self.ana.call("POST", "/api/cage/purchases", asked), 403, "forbidden")
        asked["person"] = self.ana.name
        for name in ("iris", "ciro", "aura", "dina", "alba"):
            self.refused(self.staff[name].call("POST", "/api/cage/purchases", asked), 403,
                         "forbidden")
        self.staff["caya"].enter(self.table, as_="cashier")
        self.staff["caya"].done("POST", "/api/cage/purchases", asked)
        self.assertEqual(self.ana.done("GET", "/api/cage/mine")["chips"], "100")
        self.staff["caya"].done("POST", "/api/cage/redemptions", {**asked, "amount": "40"})
        self.assertEqual(self.ana.done("GET", "/api/cage/mine")["chips"], "60")

    def test_everybody_has_his_own_part(self):
        self.ana.enter(self.table)
        for name, office in (("caya", "cashier"), ("iris", "inspector")):
            self.staff[name].enter(self.table, as_=office)
        for person, line in ((self.staff["caya"], "deal"),
                             (self.staff["caya"], "count-cards count=1"),
                             (self.staff["iris"], f"sell-chips to={self.ana.name} amount=5"),
                             (self.ana, "deal"), (self.ana, "close"), (self.ana, "no-va-mas"),
                             (self.ana, "admit person=x role=player"),
                             (self.ana, 'rule effect=annul reason="no"')):
            self.refused(person.say(self.table, line), 422, "wrong-role")
        self.assertEqual(self.house.call("POST", f"/api/tables/{self.table}/commands",
                                         {"line": "deal"}).status, 401)
        for office in ("croupier", "inspector", "cashier", "director"):
            self.refused(self.ana.call("POST", f"/api/tables/{self.table}/entry", {"as": office}),
                         403, "forbidden")
        self.refused(self.ana.call("POST", f"/api/tables/{self.table}/entry", {"as": "king"}), 422,
                     "unknown-role")

    def test_the_journal_is_the_auditors(self):
        for person in (self.ana, *(self.staff[name] for name in ("iris", "caya", "dina", "ciro",
                                                                 "alba"))):
            self.refused(person.call("GET", f"/api/tables/{self.table}/journal"), 403, "forbidden")
        got = self.staff["aura"].call("GET", f"/api/tables/{self.table}/journal")
        self.assertEqual(got.status, 200)
        self.refused(self.ana.call("GET", "/api/cage"), 403, "forbidden")
        self.assertEqual(self.staff["aura"].done("GET", "/api/cage")["sum"], "0")

    def test_offices_are_the_administrators_to_give(self):
        path, office = f"/api/people/{self.ana.name}/offices", {"office": "croupier",
                                                               "table": self.table}
        for person in (self.ana, self.staff["dina"]):
            self.refused(person.call("PUT", path, office), 403, "forbidden")
            self.refused(person.call("GET", "/api/people"), 403, "forbidden")
        alba = self.staff["alba"]
        self.assertEqual(alba.done("PUT", path, office)["offices"], [office])
        # Where the house deals by itself there is no place for a second croupier.
        self.refused(self.ana.call("POST", f"/api/tables/{self.table}/entry", {"as": "croupier"}),
                     403, "not-offered")
        self.refused(alba.call("PUT", path, {"office": "cashier", "table": self.table}), 422,
                     "unfit")
        self.assertEqual(alba.done("DELETE", path, office)["offices"], [])
        people = alba.done("GET", "/api/people")
        self.assertIn(self.ana.name, [one["person"] for one in people])

    def test_every_page_of_the_interface_is_there(self):
        document = self.house.call("GET", "/api/openapi.json").body
        seen = 0
        for path, methods in document["paths"].items():
            real = path.format(table=self.table, person=self.ana.name, article="S-01",
                               game="chemin-de-fer", session="none")
            for method in methods:
                if path.endswith(("/socket", "/events")) or "/session" in path:
                    continue
                answer = self.staff["alba"].call(method.upper(), real, {"table": self.table})
                self.assertNotIn(answer.status, (404, 405), (method, path))
                self.assertLess(answer.status, 500, (method, path, answer.body))
                seen += 1
        self.assertGreater(seen, 20)

    def test_what_is_not_there_is_said(self):
        self.refused(self.house.call("GET", "/api/nothing"), 404, "not-found")
        self.refused(self.house.call("GET", "/api/tables/t999/view"), 404, "not-found")
        self.refused(self.house.call("GET", "/api/law/as11.pyb.ZZ"), 404, "not-found")
        wrong = self.house.call("PATCH", "/api/tables")
        self.refused(wrong, 405, "method-not-allowed")
        self.assertEqual(wrong.headers["Allow"], "GET, POST")
        self.refused(self.house.call("POST", "/api/guests", b"{", headers={
            "Content-Type": "application/json"}), 400, "malformed")
        self.refused(self.house.call("POST", "/api/guests", {"name": "x" * 70_000}), 413,
                     "too-large")

    def test_a_refusal_has_its_articles_in_both_languages(self):
        self.ana.enter(self.table)
        said = {}
        for language in ("es", "en"):
            answer = self.ana.call("POST", f"/api/tables/{self.table}/commands",
                                   {"line": "bet on=punto stake=5"},
                                   headers={"Accept-Language": language})
            said[language] = self.refused(answer, 422, answer.body["code"])
            self.assertEqual(answer.headers["Content-Language"], language)
        self.assertNotEqual(said["es"]["detail"], said["en"]["detail"])
        self.assertEqual(said["es"]["articles"], said["en"]["articles"])
        for article in said["en"]["articles"]:
            row = self.house.call("GET", f"/api/law/{article}")
            self.assertEqual((row.status, row.body["id"]), (200, article))


class SetUp(unittest.TestCase):
    def is_open(self, config=None, env=None, flags=()):
        house = House(SABOT, *flags, env=env)
        if config is not None:
            path = pathlib.Path(house.folder) / "house.toml"
            path.write_text(config)
            house.flags += ("--config", str(path))
        try:
            return house.open().call("GET", "/api/house").body["open-house"]
        finally:
            house.close()

    def test_the_file_then_the_environment_then_the_flags(self):
        self.assertTrue(self.is_open())
        self.assertFalse(self.is_open("open-house = false"))
        self.assertTrue(self.is_open("open-house = false", {"SABOT_OPEN_HOUSE": "true"}))
        self.assertFalse(self.is_open("open-house = true", {"SABOT_OPEN_HOUSE": "true"},
                                      ("--open-house", "false")))

    def test_what_cannot_be_is_said(self):
        for arguments in (("--log", "loud"), ("--listen", "nowhere"), ("--certificate", "x.pem"),
                          ("--connections", "none"), ("--config", "/nowhere.toml")):
            done = subprocess.run([SABOT, "serve", "--data", "/nowhere/c.db", *arguments],
                                  capture_output=True, text=True, timeout=60)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assertNotEqual(done.stderr, "")

    def test_a_house_opens_with_its_own_key_only(self):
        house = House(SABOT)
        self.addCleanup(house.close)
        house.open().stop()
        key, copy = pathlib.Path(house.data + ".key"), pathlib.Path(house.folder) / "copy.db"
        own = key.read_text()
        saved = house.run("backup", "--data", house.data, str(copy))
        self.assertIn(key.name, saved.stdout)
        for file in pathlib.Path(house.folder).glob("c.db*"):
            file.unlink()
        restored = house.run("restore", "--data", house.data, str(copy))
        self.assertIn(key.name, restored.stdout)
        with self.assertRaisesRegex(RuntimeError, r"c\.db\.key: .*missing"):
            house.open()
        self.assertEqual(house.end(), 2)
        self.assertFalse(key.exists())
        other = House(SABOT)
        self.addCleanup(other.close)
        other.open().stop()
        key.write_text(pathlib.Path(other.data + ".key").read_text())
        with self.assertRaisesRegex(RuntimeError, r"c\.db\.key: .*another key"):
            house.open()
        self.assertEqual(house.end(), 2)
        self.assertIn("clave", house.run("serve", "--data", house.data, "--lang", "es",
                                         "--listen", "127.0.0.1:0").stderr)
        key.write_text(own)
        self.assertEqual(house.open().stop(), 0)

    def test_a_house_that_closes_takes_no_more_commands(self):
        with House(SABOT) as house:
            ana = house.guest("ana")
            path = f"/api/tables/{ana.open_table('punto-y-banca')}/entry"
            line = http.client.HTTPConnection(house.host, house.port, timeout=30)
            seen = set()

            def ask():
                line.request("POST", path, json.dumps({"as": "player"}),
                             {"Content-Type": "application/json",
                              "Authorization": f"Bearer {ana.token}"})
                seen.add(json.loads(line.getresponse().read()).get("code", "done"))

            ask()
            house.process.send_signal(signal.SIGTERM)
            with self.assertRaises(OSError):
                while True:
                    ask()
            line.close()
            self.assertEqual(seen, {"done", "shutting-down"})
            self.assertEqual(house.end(), 0)

    def test_alive_ready_and_counted(self):
        with House(SABOT) as house:
            self.assertEqual(house.call("GET", "/livez").body, b"alive\n")
            self.assertEqual(house.call("GET", "/readyz").body, b"ready\n")
            ana = house.guest("ana")
            ana.open_table("punto-y-banca")
            closed = ana.open_table("punto-y-banca")
            ana.done("DELETE", f"/api/tables/{closed}")
            counted = dict(line.split(" ") for line in house.call("GET", "/metrics").body.decode()
                           .splitlines() if not line.startswith("#"))
            self.assertEqual((counted["sabot_tables"], counted["sabot_tables_stopped"]), ("1", "0"))
            self.assertEqual(int(counted["sabot_requests_total"]), 7)
            self.assertEqual(house.call("HEAD", "/livez").body, b"")

    def test_tls(self):
        house = House(SABOT)
        self.addCleanup(house.close)
        certificate, key = f"{house.folder}/cert.pem", f"{house.folder}/key.pem"
        try:
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes",
                            "-days", "2", "-subj", "/CN=127.0.0.1",
                            "-addext", "subjectAltName=IP:127.0.0.1",
                            "-keyout", key, "-out", certificate], check=True, capture_output=True)
        except FileNotFoundError:
            self.skipTest("there is no openssl here")
        house.flags = ("--certificate", certificate, "--private-key", key)
        house.tls = ssl.create_default_context(cafile=certificate)
        house.open()
        self.assertTrue(house.url.startswith("https://"))
        came = house.call("POST", "/api/guests", {"name": "ana"})
        cookie = came.headers["Set-Cookie"]
        self.assertIn("; Secure", cookie)
        self.assertTrue(cookie.startswith("__Host-sabot="), cookie)
        self.assertNotIn("Domain", cookie)
        self.assertIn("max-age=", came.headers["Strict-Transport-Security"])
        for name, is_known in (("__Host-sabot", True), ("sabot", False)):
            me = house.call("GET", "/api/me", headers={"Cookie": f"{name}={came.body['token']}"})
            self.assertEqual(me.status == 200, is_known, name)
        own = {"Origin": house.url}
        welcome = house.call("POST", "/api/guests", {"name": "eva"}, headers=own)
        self.assertEqual(welcome.status, 201)
        other = {"Origin": house.url.replace("https", "http")}
        refused = house.call("POST", "/api/guests", {"name": "iris"}, headers=other)
        self.assertEqual(refused.status, 403)
        ana = Person(house, came)
        line = ana.socket(ana.open_table("punto-y-banca"))
        line.until(lambda one: one["type"] == "snapshot")
        line.close()
        # A client without TLS gets nothing, and disturbs nobody.
        context, house.tls = house.tls, None
        with self.assertRaises(Exception):
            house.call("GET", "/livez")
        house.tls = context
        self.assertEqual(house.call("GET", "/livez").status, 200)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
