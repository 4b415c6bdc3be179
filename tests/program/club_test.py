"""A club: wallets over tables and evenings, private tables, a table's director and the people at
it, the house's name, names as people write them."""

import sqlite3
import sys
import time
import unittest

from house import House, Hung, Line, wait_for

SABOT = sys.argv.pop(1)


class Club(unittest.TestCase):
    def setUp(self):
        self.house = House(SABOT)
        self.addCleanup(self.house.close)

    def code(self, answer):
        return answer.body["code"] if answer.status >= 400 else answer.status

    def comes_to_hold(self, person, amount):
        """Chips return as soon as the house gets to it."""
        wait_for(f"{amount} in the wallet",
                 lambda: person.done("GET", "/api/wallet")["held"] == amount,
                 lambda: time.sleep(0.02))

    def verify(self):
        self.assertEqual(self.house.stop(), 0)
        found = self.house.run("verify", "--data", self.house.data)
        self.assertEqual(found.returncode, 0, found.stdout + found.stderr)
        self.assertIn("wallets: verified", found.stdout)


class Wallets(Club):
    def test_chips_come_from_a_wallet_and_return_to_it(self):
        self.house.open()
        ana = self.house.guest("ana")
        first, second = ana.open_table("punto-y-banca"), ana.open_table("ruleta", regulation="es79")
        ana.enter(first, "1000")
        self.assertEqual(ana.done("GET", "/api/wallet")["held"], "0")
        self.assertLess(ana.say(first, "sit seat=1").status, 300)
        ana.done("DELETE", f"/api/tables/{first}/entry")
        self.comes_to_hold(ana, "1000")
        ana.enter(second, "300")
        self.assertEqual(ana.done("GET", "/api/wallet")["held"], "700")
        reasons = [one["why"] for one in ana.done("GET", "/api/wallet/entries")]
        self.assertEqual(reasons, ["bought", "returned", "bought", "given"])
        evenings = {one["table"]: one for one in ana.done("GET", "/api/wallet/evenings")}
        self.assertEqual(evenings[first]["result"], "0")
        self.assertEqual(evenings[second]["there"], "300")
        ana.done("DELETE", f"/api/tables/{second}")
        self.comes_to_hold(ana, "1000")
        self.verify()

    def test_an_allowance_is_all_there_is(self):
        self.house.env["SABOT_PLAY_MONEY"] = "100"
        self.house.open()
        ana = self.house.guest("ana")
        self.assertEqual(ana.done("GET", "/api/wallet")["due"], "100")
        table = ana.open_table("punto-y-banca")
        ana.enter(table)
        wanted = {"table": table, "amount": "100.01"}
        self.assertEqual(self.code(ana.call("POST", "/api/cage/purchases", wanted)),
                         "too-little-money")
        ana.done("POST", "/api/cage/purchases", {"table": table, "amount": "60"})
        seen = ana.done("GET", "/api/wallet")
        self.assertEqual((seen["held"], seen["due"]), ("40", "0"))
        self.verify()

    def test_the_counter_is_the_cashiers(self):
        self.house.env["SABOT_PLAY_MONEY"] = "cashier"
        self.house.appoint("caya", "cashier")
        self.house.open()
        caya, ana = self.house.sign_in("caya"), self.house.guest("ana")
        table = ana.open_table("punto-y-banca")
        ana.enter(table)
        buy = {"table": table, "amount": "10"}
        self.assertEqual(self.code(ana.call("POST", "/api/cage/purchases", buy)),
                         "too-little-money")
        to_ana = {"person": "ana", "amount": "50"}
        self.assertEqual(self.code(ana.call("POST", "/api/cage/deposits", to_ana)), "forbidden")
        to_self = {"person": "caya", "amount": "50"}
        self.assertEqual(self.code(caya.call("POST", "/api/cage/deposits", to_self)), "forbidden")
        for _ in range(2):
            kept = caya.done("POST", "/api/cage/deposits", to_ana,
                             headers={"Idempotency-Key": "once"})
            self.assertEqual(kept["held"], "50")
        self.assertEqual(self.code(caya.call("POST", "/api/cage/payouts",
                                             {"person": "ana", "amount": "51"})),
                         "too-little-money")
        ana.done("POST", "/api/cage/purchases", buy)
        self.assertEqual(caya.done("GET", "/api/cage/wallets/ana")["held"], "40")
        self.assertEqual(caya.done("GET", "/api/cage")["wallets"], "40")
        self.assertEqual(self.code(ana.call("GET", "/api/cage/wallets/ana")), "forbidden")
        self.verify()

    def test_money_that_was_changed_in_the_file_is_found(self):
        self.house.open()
        ana = self.house.guest("ana")
        table = ana.open_table("punto-y-banca")
        ana.enter(table, "1000")
        ana.done("DELETE", f"/api/tables/{table}")
        self.house.stop()
        with sqlite3.connect(self.house.data) as store:
            store.execute("UPDATE wallets SET cents = cents + 100")
        found = self.house.run("verify", "--data", self.house.data)
        self.assertEqual(found.returncode, 1, found.stdout)
        self.assertIn("the wallet of ana has 1001, its entries make 1000", found.stdout)


class Doors(Club):
    def test_a_private_table_is_for_those_who_have_its_link_or_were_named(self):
        self.house.open()
        ana, bob, eva = (self.house.guest(name) for name in ("ana", "bob", "eva"))
        table = ana.open_table("punto-y-banca", door={"entry": "invited", "friends": ["eva"]})
        link = ana.done("GET", f"/api/tables/{table}/door")["invitation"]

        def sees(person):
            listed = [one["table"] for one in person.done("GET", "/api/tables")]
            return table in listed
        self.assertEqual([sees(one) for one in (ana, bob, eva)], [True, False, True])
        for path in ("", "/view", "/history", "/proof"):
            self.assertEqual(self.code(bob.call("GET", f"/api/tables/{table}{path}")), "not-found")
        self.assertEqual(self.house.call("GET", f"/api/tables/{table}").status, 404)
        self.assertEqual(self.code(self.house.call("GET", f"/api/tables/{table}/events")),
                         "not-found")
        line = Line(bob, table, accept=False)
        self.addCleanup(line.close)
        self.assertIn(b" 404 ", line.head)
        self.assertEqual(self.code(bob.call("POST", f"/api/tables/{table}/entry",
                                            {"invitation": "wrong"})), "not-found")
        eva.enter(table)
        shown = bob.done("GET", f"/api/tables/{table}?invitation={link}")
        self.assertTrue(shown["invited-only"])
        bob.done("POST", f"/api/tables/{table}/entry", {"invitation": link})
        self.assertTrue(sees(bob))
        self.assertEqual(self.code(bob.call("GET", f"/api/tables/{table}/door")), "forbidden")
        changed = ana.done("PUT", f"/api/tables/{table}/door", {"new-invitation": True})
        self.assertNotEqual(changed["invitation"], link)
        cai = self.house.guest("cai")
        self.assertEqual(self.code(cai.call("POST", f"/api/tables/{table}/entry",
                                            {"invitation": link})), "not-found")
        ana.done("DELETE", f"/api/tables/{table}")
        self.assertEqual(self.code(cai.call("GET", f"/api/tables/{table}/history")), "not-found")
        self.assertLess(bob.call("GET", f"/api/tables/{table}/history").status, 300)
        self.house.kill()
        self.house.open()
        self.assertEqual(self.code(cai.call("GET", f"/api/tables/{table}/history")), "not-found")

    def test_somebody_who_is_barred_is_out_with_their_chips(self):
        self.house.open()
        ana, bob = self.house.guest("ana"), self.house.guest("bob")
        table = ana.open_table("punto-y-banca")
        bob.enter(table, "500")
        line = bob.socket(table)
        self.addCleanup(line.close)
        self.assertEqual(line.ask("sit seat=2", "1")["type"], "accepted")
        path = f"/api/tables/{table}/people/bob"
        self.assertEqual(self.code(bob.call("PUT", path, {"barred": True})), "forbidden")
        ana.done("PUT", path, {"barred": True})
        with self.assertRaises(Hung):
            line.until(lambda _: False)
        self.comes_to_hold(bob, "500")
        self.assertEqual(self.code(bob.say(table, "sit seat=2")), "barred")
        self.assertEqual(self.code(bob.call("POST", f"/api/tables/{table}/entry", {})), "barred")
        ana.done("PUT", path, {"barred": False})
        self.assertLess(bob.say(table, "sit seat=2").status, 300)
        own = f"/api/tables/{table}/people/ana"
        self.assertEqual(self.code(ana.call("DELETE", own)), "forbidden")
        self.verify()

    def test_a_director_gives_offices_at_their_own_table_alone(self):
        self.house.open()
        ana, bob = self.house.guest("ana"), self.house.guest("bob")
        own, other = ana.open_table("punto-y-banca"), bob.open_table("punto-y-banca")
        path = "/api/people/bob/offices"
        for office in ("croupier", "director"):
            ana.done("PUT", path, {"office": office, "table": own})
        for office, table in (("croupier", other), ("croupier", ""), ("cashier", own),
                              ("auditor", own), ("administrator", own)):
            refused = ana.call("PUT", path, {"office": office, "table": table})
            self.assertEqual(self.code(refused), "forbidden", (office, table))
        ana.done("DELETE", path, {"office": "director", "table": own})

    def test_seats_are_kept_for_friends(self):
        self.house.open()
        ana, bob = self.house.guest("ana"), self.house.guest("bob")
        table = ana.open_table("ruleta", regulation="es79")
        ana.done("PUT", f"/api/tables/{table}/door", {"seats-for-friends": True})
        self.assertEqual(self.code(bob.call("POST", f"/api/tables/{table}/entry", {})),
                         "seats-kept")
        ana.done("PUT", f"/api/tables/{table}/door", {"friends": ["bob"]})
        bob.enter(table)


class Names(Club):
    def test_the_house_has_a_name_and_a_welcome(self):
        self.house.env.update(SABOT_NAME="Club Náutico", SABOT_WELCOME="Buenas noches")
        self.house.open()
        seen = self.house.call("GET", "/api/house").body
        self.assertEqual((seen["name"], seen["welcome"]), ("Club Náutico", "Buenas noches"))

    def test_people_write_their_names_as_they_like(self):
        self.house.open()
        ana = self.house.guest("Ana María")
        self.assertEqual(ana.name, "ana-maria")
        self.assertEqual(ana.done("GET", "/api/me")["called"], "Ana María")
        taken = self.house.call("POST", "/api/guests", {"name": "ANA MARÍA"})
        self.assertEqual((self.code(taken), taken.body["about"]), ("name-taken", "ana-maria2"))
        self.house.kill()
        self.house.open()
        names = self.house.call("GET", "/api/names?of=ana-maria,bob").body
        self.assertEqual(names, {"ana-maria": "Ana María", "bob": "bob"})


if __name__ == "__main__":
    unittest.main()
