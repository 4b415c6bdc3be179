"""A person who serves at a table holds the office for it, no matter who let them in; and a closed
table owes nobody anything."""

import shutil
import sqlite3
import sys
import unittest

from house import House, Hung

SABOT = sys.argv.pop(1)


class AtTheTable(unittest.TestCase):
    def setUp(self):
        self.house = House(SABOT)
        self.addCleanup(self.house.close)

    def test_who_directs_a_table_cannot_make_a_cashier_or_a_croupier(self):
        self.house.open()
        ana, bob = self.house.guest("ana"), self.house.guest("bob")
        table = ana.open_table("punto-y-banca")
        ana.enter(table, as_="director")
        for office, line in (("cashier", "sell-chips to=bob amount=1000"), ("croupier", "mix"),
                             ("chief", 'rule effect=annul reason="no"')):
            with self.subTest(office):
                person = self.house.guest(f"{office}-guest"[:16])
                admitted = ana.say(table, f"admit person={person.name} role={office}")
                self.assertLess(admitted.status, 300, admitted)
                refused = person.say(table, line.replace("to=bob", f"to={person.name}"))
                self.assertEqual((refused.status, refused.body["code"]), (403, "forbidden"))
                self.assertIn(office if office != "chief" else "inspector", refused.body["detail"])
                socket = person.socket(table)
                self.addCleanup(socket.close)
                answer = socket.ask(line, "k")
                self.assertEqual((answer["type"], answer["problem"]["code"]),
                                 ("refused", "forbidden"))
        self.assertEqual(bob.done("GET", "/api/cage/mine")["chips"], "0")

    def test_an_office_that_is_revoked_is_over_at_once(self):
        self.house.appoint("eva", "administrator")
        self.house.appoint("caya", "cashier")
        self.house.open()
        eva, caya, ana = (self.house.sign_in("eva"), self.house.sign_in("caya"),
                          self.house.guest("ana"))
        table = ana.open_table("punto-y-banca")
        ana.enter(table)
        caya.enter(table, as_="cashier")
        line = caya.socket(table)
        self.addCleanup(line.close)
        self.assertEqual(line.ask("sell-chips to=ana amount=10", "1")["type"], "accepted")
        gone = eva.call("DELETE", "/api/people/caya/offices",
                        {"office": "cashier", "table": ""})
        self.assertLess(gone.status, 300, gone)
        with self.assertRaises(Hung):
            line.ask("sell-chips to=ana amount=10", "2")
        self.assertEqual(line.code, 1008)
        again = caya.socket(table)
        self.addCleanup(again.close)
        self.assertEqual(again.ask("sell-chips to=ana amount=10", "3")["type"], "refused")
        self.assertEqual(caya.say(table, "sell-chips to=ana amount=10").status, 403)
        self.assertEqual(ana.done("GET", "/api/cage/mine")["chips"], "10")


class Closed(unittest.TestCase):
    def setUp(self):
        self.house = House(SABOT)
        self.addCleanup(self.house.close)

    def verify_after_closing(self):
        self.assertEqual(self.house.stop(), 0)
        verified = self.house.run("verify", "--data", self.house.data)
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)

    def test_a_table_that_is_closed_keeps_nobodys_chips(self):
        for game in ("punto-y-banca", "chemin-de-fer"):
            with self.subTest(game):
                self.house.open()
                ana, bob = self.house.guest(f"ana-{game[:3]}"), self.house.guest(f"bob-{game[:3]}")
                table = ana.open_table(game)
                for person, amount in ((ana, "100"), (bob, "25")):
                    person.enter(table, amount)
                ana.done("DELETE", f"/api/tables/{table}")
                for person in (ana, bob):
                    self.assertEqual(person.done("GET", "/api/cage/mine")["chips"], "0")
                self.verify_after_closing()

    def test_closing_by_a_command_of_the_game_ends_the_table_too(self):
        self.house.open()
        ana = self.house.guest("ana")
        table = ana.open_table("punto-y-banca")
        ana.enter(table, as_="director")
        self.assertLess(ana.say(table, "close").status, 300)
        self.assertEqual(ana.say(table, "open").body["code"], "table-closed")
        self.verify_after_closing()

    def test_no_table_stands_in_for_another(self):
        self.house.open()
        ana = self.house.guest("ana")
        first, second = ana.open_table("punto-y-banca"), ana.open_table("punto-y-banca")
        ana.enter(first, "100")
        self.verify_after_closing()
        # Somebody who can write the file, and has no key, puts one journal in place of the other.
        shutil.copy(self.house.data, self.house.data + ".forged")
        store = sqlite3.connect(self.house.data + ".forged")
        store.executescript(f"""
            PRAGMA foreign_keys = OFF;
            DROP TRIGGER records_stay; DROP TRIGGER records_are_final;
            DROP TRIGGER postings_stay; DROP TRIGGER postings_are_final;
            DELETE FROM postings WHERE table_id = '{second}';
            DELETE FROM records WHERE table_id = '{second}';
            DELETE FROM balances WHERE table_id = '{second}';
            INSERT INTO records SELECT '{second}', sequence, at, payload, hash FROM records
              WHERE table_id = '{first}';
            INSERT INTO postings SELECT '{second}', sequence, position, debit, credit, cents,
              reason, articles FROM postings WHERE table_id = '{first}';
            INSERT INTO balances SELECT '{second}', account, cents FROM balances
              WHERE table_id = '{first}';
            """)
        store.close()
        forged = self.house.run("verify", "--data", self.house.data + ".forged", second)
        self.assertEqual(forged.returncode, 1, forged.stdout + forged.stderr)
        self.assertIn("another table", forged.stdout + forged.stderr)


if __name__ == "__main__":
    unittest.main()
