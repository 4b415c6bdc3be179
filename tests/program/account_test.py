#!/usr/bin/env python3
"""The accounts of a house as somebody keeps them: at a terminal, by a script, beside a server.

    account_test.py SABOT
"""

import fcntl
import json
import os
import pathlib
import pty
import signal
import sqlite3
import subprocess
import sys
import tempfile
import termios
import time
import unittest

SABOT = sys.argv[1]
PASSWORD = "una frase larga"


class House(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.data = str(pathlib.Path(self.folder.name) / "casino.db")

    def account(self, *arguments, password=PASSWORD, lang="en"):
        done = subprocess.run([SABOT, "account", arguments[0], "--data", self.data, *arguments[1:],
                               "--lang", lang], input=f"{password}\n" if password else "",
                              capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout, done.stderr

    def told(self, *arguments, **more):
        code, out, err = self.account(*arguments, "--json", **more)
        self.assertEqual((code, err), (0, ""))
        return json.loads(out)

    def refused(self, words, *arguments, **more):
        code, out, err = self.account(*arguments, **more)
        self.assertEqual((code, out), (2, ""))
        self.assertIn(words, err)

    def row(self, sql):
        connection = sqlite3.connect(self.data)
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()

    def add_table(self, name):
        connection = sqlite3.connect(self.data)
        connection.execute("INSERT INTO tables VALUES (?, 1, 'Mesa', 'as11', 'punto-y-banca', '', "
                           "'club', '{}')", (name,))
        connection.commit()
        connection.close()


class Accounts(House):
    def test_the_first_administrator_is_made_of_nothing(self):
        made = self.told("create", "eva", "--role", "administrator")
        self.assertEqual((made["name"], made["kind"]), ("eva", "account"))
        self.assertEqual(made["offices"], [{"office": "administrator", "table": ""}])
        self.assertRegex(made["created"], r"^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        self.assertEqual(self.told("list"), [made])
        ((stored,),) = self.row("SELECT password FROM people")
        self.assertTrue(stored.startswith("$argon2id$"))
        # Nobody has signed in by it.
        self.assertEqual(self.row("SELECT * FROM sessions"), [])
        code, out, _ = self.account("list", lang="es")
        self.assertEqual(code, 0)
        self.assertRegex(out, r"^eva +cuenta +\S+ +administrator\n$")

    def test_what_is_not_fit_is_refused_and_says_why(self):
        self.told("create", "eva")
        self.refused("(eva2)", "create", "eva")
        self.refused("ya tiene dueño", "create", "eva", lang="es")
        self.refused("(eva2)", "create", "Eva")
        self.refused("cannot be used", "create", "9eva")
        self.refused("cannot be used", "create", "crupier")
        self.refused("5 < 8", "create", "ana", password="corta")
        self.refused("password is missing", "create", "ana", password=None)
        self.refused("neither your name", "create", "anastasia", password="anastasia")
        self.refused("croupier|inspector", "create", "ana", "--role", "emperor")
        self.refused("(nowhere)", "create", "ana", "--role", "croupier", "--table", "nowhere")
        self.assertEqual(self.account("create", "ana", "--table", "nowhere")[0], 2)
        self.assertEqual([one["name"] for one in self.told("list")], ["eva"])

    def test_a_new_password_ends_all_sessions(self):
        self.told("create", "eva")
        before = self.row("SELECT password FROM people")
        connection = sqlite3.connect(self.data)
        connection.execute("INSERT INTO sessions VALUES (zeroblob(32), 'eva', 1, 2)")
        connection.commit()
        connection.close()
        self.told("password", "eva", password="otra frase larga")
        self.assertNotEqual(self.row("SELECT password FROM people"), before)
        self.assertEqual(self.row("SELECT * FROM sessions"), [])
        self.refused("(ana)", "password", "ana")

    def test_a_guest_is_given_his_name_back(self):
        self.told("create", "eva")
        connection = sqlite3.connect(self.data)
        connection.execute("INSERT INTO people VALUES ('ana', 'guest', NULL, 1, NULL, NULL)")
        connection.commit()
        connection.close()
        self.assertEqual(self.told("list")[0]["kind"], "guest")
        self.assertEqual(self.told("password", "ana")["kind"], "account")

    def test_offices_are_given_and_taken(self):
        self.told("create", "eva")
        self.add_table("mesa-1")
        self.add_table("mesa-2")
        one = self.told("grant", "eva", "croupier", "--table", "mesa-1")
        self.assertEqual(one["offices"], [{"office": "croupier", "table": "mesa-1"}])
        self.refused("croupier + cashier", "grant", "eva", "cashier")
        self.refused("personas distintas", "grant", "eva", "inspector", "--table", "mesa-1",
                     lang="es")
        self.told("grant", "eva", "inspector", "--table", "mesa-2")
        self.assertEqual(len(self.told("list")[0]["offices"]), 2)
        self.told("revoke", "eva", "croupier", "--table", "mesa-1")
        left = self.told("revoke", "eva", "inspector", "--table", "mesa-2")
        self.assertEqual(left["offices"], [])
        self.refused("(nowhere)", "grant", "eva", "croupier", "--table", "nowhere")
        self.refused("(ana)", "grant", "ana", "croupier")

    def test_a_mistyped_file_is_not_made(self):
        for arguments in (("grant", "eva", "croupier"), ("password", "eva"), ("list",)):
            self.assertEqual(self.account(*arguments)[0], 2)
        self.assertFalse(os.path.exists(self.data))

    def test_a_store_in_use_is_left_alone(self):
        self.told("create", "eva")
        with open(self.data + ".lock") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.refused("stop it first", "create", "ana")
            self.refused("párelo antes", "grant", "eva", "auditor", lang="es")
            # Reading disturbs nobody.
            self.assertEqual(len(self.told("list")), 1)


class Terminal(House):
    def type(self, *lines, end=None):
        """Types each line when asked for something: what was shown, the exit code, the echo."""
        terminal, kept = pty.openpty()
        running = subprocess.Popen([SABOT, "account", "create", "--data", self.data, "eva",
                                    "--lang", "en"], stdin=kept, stdout=kept, stderr=kept)
        shown = b""
        for line in lines:
            shown += self.until_asked(terminal, kept)
            os.write(terminal, line.encode() + b"\n")
        if end is not None:
            shown += self.until_asked(terminal, kept)
            running.send_signal(end)
        running.wait(timeout=60)
        echoes = bool(termios.tcgetattr(kept)[3] & termios.ECHO)
        shown += self.shown_so_far(terminal)
        os.close(kept)
        os.close(terminal)
        return shown.decode(), running.returncode, echoes

    def until_asked(self, terminal, kept):
        shown = b""
        deadline = time.monotonic() + 30
        while not shown.rstrip(b" ").endswith(b":") or termios.tcgetattr(kept)[3] & termios.ECHO:
            self.assertLess(time.monotonic(), deadline, shown)
            shown += self.shown_so_far(terminal)
            time.sleep(0.01)
        return shown

    @staticmethod
    def shown_so_far(terminal):
        os.set_blocking(terminal, False)
        try:
            return os.read(terminal, 4096)
        except BlockingIOError:
            return b""
        finally:
            os.set_blocking(terminal, True)

    def test_a_password_is_not_shown(self):
        shown, code, echoes = self.type(PASSWORD, PASSWORD)
        self.assertEqual(code, 0, shown)
        self.assertIn("Password for eva", shown)
        self.assertIn("Again", shown)
        self.assertNotIn(PASSWORD, shown)
        self.assertTrue(echoes)

    def test_it_is_asked_for_twice(self):
        shown, code, echoes = self.type(PASSWORD, PASSWORD + "x")
        self.assertEqual(code, 2)
        self.assertIn("differ", shown)
        self.assertTrue(echoes)
        self.assertEqual(self.told("list"), [])

    def test_an_interruption_leaves_the_terminal_as_it_was(self):
        _, code, echoes = self.type(end=signal.SIGINT)
        self.assertEqual(code, -signal.SIGINT)
        self.assertTrue(echoes)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0)
