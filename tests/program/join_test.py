#!/usr/bin/env python3
"""Somebody sits down at a table of a running house, with sabot join and nothing else.

    join_test.py SABOT
"""

import fcntl
import json
import os
import pathlib
import pty
import queue
import re
import select
import signal
import stat
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
import unittest
import urllib.request

SABOT = sys.argv[1]
PATIENCE = 60


class Program:
    """A running program that is written to line by line and read as it speaks."""

    def __init__(self, arguments, environment):
        self.process = subprocess.Popen([SABOT, *arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env=environment)
        self.heard = []
        self.coming = queue.Queue()
        self.errors = []
        self.readers = [threading.Thread(target=self.read, daemon=True),
                        threading.Thread(target=self.read_errors, daemon=True)]
        for reader in self.readers:
            reader.start()

    def read(self):
        for line in self.process.stdout:
            self.coming.put(line.rstrip("\n"))
        self.coming.put(None)

    def read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line)

    def say(self, *lines):
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def until(self, words):
        """The first line from here on with these words in it."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                line = self.coming.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                raise AssertionError(f"{words!r} was never said:\n" + "\n".join(self.heard[-60:]) +
                                     "".join(self.errors))
            self.heard.append(line)
            if words in line:
                return line

    def end(self):
        """The exit code, once the input has ended, and everything that was said."""
        self.process.stdin.close()
        code = self.process.wait(timeout=PATIENCE)
        for reader in self.readers:
            reader.join()
        while (line := self.coming.get()) is not None:
            self.heard.append(line)
        return code, "\n".join(self.heard), "".join(self.errors)

    def stop(self, how=signal.SIGKILL):
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(timeout=PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()


class Joined(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.environment = {**os.environ, "XDG_STATE_HOME": str(self.folder / "state"),
                            "SABOT_LANG": "en", "USER": "ana"}
        self.open_house("127.0.0.1:0")

    def open_house(self, listen):
        self.house = Program(["serve", "--data", str(self.folder / "casino.db"), "--listen", listen,
                              "--json", "--log", "off", "--quick-tables", "true"], self.environment)
        self.addCleanup(self.house.stop)
        self.url = json.loads(self.house.until("url"))["url"]

    def close_house(self):
        self.house.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.house.process.wait(timeout=PATIENCE), 0)

    def join(self, *arguments):
        program = Program(["join", self.url, *arguments], self.environment)
        self.addCleanup(program.stop)
        return program

    def ask(self, method, path, body=None, token=None):
        request = urllib.request.Request(self.url + path, method=method,
                                         data=None if body is None else json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def table(self, game, fill=0, **waits):
        """Opened by somebody else, who fills seats with bots."""
        token = self.ask("POST", "/api/guests", {"name": "dueno"})["token"]
        pace = {"betting": 600_000, "decision": 600_000, "dealing": 0, "bots": 0, "own": 0,
                "word": waits.get("betting", 600_000), **waits}
        table = self.ask("POST", "/api/tables", {"regulation": "as11", "game": game, "minimum": "5",
                                                 "waits": pace}, token)["table"]
        if fill:
            self.ask("PUT", f"/api/tables/{table}/bots", {"count": fill}, token)
        return table

    def test_a_coup_of_punto_y_banca_from_options_alone(self):
        table = self.table("punto-y-banca")
        ana = self.join("--table", table, "--name", "ana", "--chips", "300")
        ana.until("sit down")
        ana.say("sit 3")
        ana.until("ana takes seat 3")
        ana.until("It is your turn")
        ana.say("take-sabot")
        # By its number, with its fields asked for one by one.
        menu = ana.until(" on banca  stake 5–300")
        ana.say("bet", menu.split()[0])
        ana.until("choose by number")
        ana.until("stake (5–300")
        ana.say("7")
        ana.until("that is not allowed")
        ana.say("25")
        said = ana.until("ana bets 25 on banca")
        self.assertIn("as11.pyb.", said)
        ana.say("", "until coup-ended")
        ana.until("«No va más»")
        code, told, _ = ana.end()
        self.assertEqual(code, 0)
        self.assertRegex(told, r"Punto \d, banca \d")
        self.assertRegex(told, "ana (wins|loses|may withdraw)")

    def test_a_refusal_says_what_to_do_and_its_article(self):
        ana = self.join("--table", self.table("punto-y-banca"), "--chips", "100", "--name", "ana")
        ana.say("sit seat=1", "until take-sabot", "take-sabot", "until bet",
                "bet on=punto stake=7", "bet on=punto stake=5000", "bett on=punto",
                "law as11.pyb.D-e", "law nowhere", "42")
        self.assertIn("as11.pyb", ana.until("✗"))
        self.assertIn("as11.pyb", ana.until("✗"))
        self.assertIn("did you mean", ana.until("✗"))
        ana.until("as11.pyb.D-e  article")
        self.assertIn("nowhere", ana.until("✗"))
        ana.until("no such number")
        self.assertEqual(ana.end()[0], 0)

    def test_chemin_de_fer_with_bots_by_a_script(self):
        # Whatever she does not answer, the house decides for her.
        table = self.table("chemin-de-fer", 4, decision=500, betting=3000, bots=300)
        ana = self.join("--table", table, "--name", "ana", "--chips", "500", "--lang", "es")
        ana.say("sit", "9", "until bet", "bet 5", "", "until coup-ended")
        ana.until("ana se sienta en la plaza 9")
        ana.until("ana apuesta 5")
        code, said, errors = ana.end()
        self.assertEqual((code, errors), (0, ""))
        self.assertIn("banca", said)

    def test_enter_and_enter_again_is_a_table_tonight(self):
        ana = self.join()
        ana.say("", "", "", "", "until sit", "sit 1", "until seated")
        code, said, errors = ana.end()
        self.assertEqual((code, errors), (0, ""))
        self.assertIn("Under which name? [ana]", said)
        self.assertIn("chemin-de-fer", said)
        (table,) = self.ask("GET", "/api/tables")
        self.assertEqual((table["game"], table["bots"]), ("chemin-de-fer", 4))
        # And now it is in the list.
        other = self.join("--name", "blas", "--watch")
        other.say("1")
        other.until("chemin-de-fer · as11 · club")
        self.assertEqual(other.end()[0], 0)

    def test_a_link_leads_into_a_private_table(self):
        owner = self.ask("POST", "/api/guests", {"name": "dueno"})["token"]
        table = self.ask("POST", "/api/tables", {"regulation": "as11", "game": "punto-y-banca",
                                                 "door": {"entry": "invited"}}, owner)["table"]
        code, _, errors = self.join("--table", table, "--name", "blas").end()
        self.assertEqual(code, 2)
        self.assertIn("Not found", errors)
        link = self.ask("GET", f"/api/tables/{table}/door", token=owner)["invitation"]
        house, self.url = self.url, f"{self.url}/t/{table}?invitation={link}"
        ana = self.join("--name", "Ana María", "--chips", "100")
        ana.until("ana-maria, 100 chips")
        self.assertEqual(ana.end()[0], 0)
        self.url = house

    def test_coming_back_is_the_same_person(self):
        table = self.table("punto-y-banca")
        self.assertEqual(self.join("--table", table, "--name", "ana", "--chips", "70").end()[0], 0)
        files = list((self.folder / "state/sabot/sessions").glob("*/ana"))
        self.assertEqual([stat.S_IMODE(one.stat().st_mode) for one in files], [0o600])
        again = self.join("--table", table)
        again.until("ana, 70 chips")
        self.assertEqual(again.end()[0], 0)
        # Another's token is nobody's: the name is taken, and the refusal says so.
        files[0].write_text("0" * 64 + "\n")
        code, _, errors = self.join("--table", table, "--name", "ana").end()
        self.assertEqual(code, 2)
        self.assertIn("has that name already", errors)

    def test_the_house_is_closed_and_opened_again_under_him(self):
        table = self.table("punto-y-banca")
        ana = self.join("--table", table, "--name", "ana", "--chips", "300")
        ana.say("sit 2", "until take-sabot", "take-sabot", "until bet")
        ana.until("stake 5–")
        self.close_house()
        ana.until("The line is lost")
        ana.say("bet banca 30")  # who holds the sabot must
        self.open_house(self.url.removeprefix("http://"))
        ana.until("Back at the table")
        ana.until("ana bets 30 on banca")
        ana.say("", "until coup-ended")
        code, told, _ = ana.end()
        self.assertEqual(code, 0)
        # What was said while nobody heard it has counted once.
        self.assertEqual(told.count("ana bets 30 on banca"), 1)

    def test_for_programs_every_frame_as_it_is(self):
        table = self.table("punto-y-banca")
        ana = self.join("--table", table, "--json")
        first = json.loads(ana.until("snapshot"))
        self.assertEqual((first["type"], first["you"]), ("snapshot", "ana"))
        ana.say("sit seat=4")
        ana.until('"seated"')
        code, said, errors = ana.end()
        self.assertEqual((code, errors), (0, ""))
        sequences = [one["sequence"] for one in map(json.loads, said.splitlines())
                     if one["type"] in ("snapshot", "update", "sealed")]
        self.assertEqual(sequences, list(range(sequences[0], sequences[0] + len(sequences))))

    def test_after_a_coup_what_was_won_or_lost(self):
        table = self.table("punto-y-banca")
        ana = self.join("--table", table, "--name", "ana", "--chips", "300")
        ana.say("sit 1", "until take-sabot", "take-sabot", "until bet", "bet banca 50", "",
                "until coup-ended")
        told = ana.until("in this coup")
        said = "\n".join(ana.heard)
        gained = 0.0
        for words, sign in ((r"ana wins ([\d.]+) for", 1), (r"ana loses ([\d.]+) on", -1),
                            (r"Deducted from ana: ([\d.]+)", -1)):
            gained += sign * sum(map(float, re.findall(words, said)))
        amount, total, left = map(float, re.search(
            r"= (\S+) in this coup, (\S+) since you came; you have (\S+)", told).groups())
        self.assertEqual((amount, total, left), (gained, gained, 300 + gained))
        # What is bought or redeemed is neither won nor lost.
        ana.say("chips 100", "redeem 40")
        ana.until("ana redeems 40 in chips")
        ana.say("redeem 900000", "redeem")
        ana.until("✗")
        left_there = 50 if "ana may withdraw the 50" in said else 0  # after a tie
        self.assertEqual(float(ana.until("ana redeems").split()[2]), 360 + gained - left_there)
        ana.say("redeem", "q")
        ana.until("no chips to redeem")
        code, said, _ = ana.end()
        self.assertEqual(code, 0)
        if gained:
            told = re.search(r"= (\S+) since you came; you have 0$", said, re.MULTILINE)
            self.assertEqual(float(told.group(1)), gained)

    def test_a_command_is_explained(self):
        table = self.table("punto-y-banca")
        for language, words in (("es", "Ocupa una plaza libre"), ("en", "Takes a free seat")):
            ana = self.join("--table", table, "--name", "ana", "--chips", "100", "--lang", language)
            ana.until(words)
            ana.say("? sit", "? nada")
            ana.until(words)
            ana.until({"es": "no se ofrece ahora", "en": "not offered now"}[language])
            self.assertEqual(ana.end()[0], 0)

    def test_nothing_is_wider_than_the_terminal(self):
        table = self.table("chemin-de-fer")
        columns = 64
        master, slave = pty.openpty()
        self.addCleanup(os.close, master)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        ana = subprocess.Popen([SABOT, "join", self.url, "--table", table, "--name", "ana",
                                "--chips", "500", "--lang", "es"], stdin=slave, stdout=slave,
                               stderr=slave, env=self.environment)
        os.close(slave)
        self.addCleanup(ana.wait)
        self.addCleanup(ana.kill)
        said = ""

        def until(words):
            nonlocal said
            end = time.monotonic() + PATIENCE
            while words not in said:
                self.assertTrue(select.select([master], [], [], max(0, end - time.monotonic()))[0],
                                f"{words!r} was never said:\n{said}")
                said += os.read(master, 65536).decode(errors="ignore")

        until("tip")
        os.write(master, b"sit 3\n")
        until("ana se sienta en la plaza 3")
        os.write(master, b"? *\n")
        until("Deja el sitio en la mesa")
        os.write(master, b"q\n")
        ana.wait(timeout=PATIENCE)
        shown = re.sub(r"\033(\[[0-9;]*[A-Za-z]|[78])", "", said)
        for line in re.split(r"[\r\n]+", shown):
            self.assertLessEqual(len(line), columns, line)

    def test_a_person_deals_real_cards(self):
        self.close_house()
        subprocess.run([SABOT, "account", "create", "carla", "--role", "croupier", "--data",
                        str(self.folder / "casino.db")], input="una frase larga\n", text=True,
                       check=True, capture_output=True, timeout=PATIENCE)
        self.open_house("127.0.0.1:0")
        blas = self.join("--name", "blas")
        blas.say("4", "bots=0 dealt-by=person", "500")
        blas.until("sit down")
        carla = self.join("--account", "carla", "--table", "t1", "--as", "croupier")
        carla.say("una frase larga")
        carla.until("count-cards")
        blas.say("sit 1")
        blas.until("blas takes seat 1")
        # Enter is the next step; a card is asked for, a commitment is not.
        carla.say("", "", "", "100", "")
        carla.until("Mixed")
        carla.until("carla cuts at card 100")
        carla.until("Stop card in")
        carla.say("", "3♣", "")
        carla.until("3 cards into the basket")
        blas.until("It is your turn")
        blas.say("take-sabot", "until bet", "bet banca 50")
        carla.until("blas bets 50 on banca")
        # «No va más», «cartas», four cards face down, and then both hands.
        carla.say("", "", "", "", "", "", "", "", "", "", "", "9c 10h", "", "4c 3h", "")
        carla.until("The punto shows 9♣ 10♥")
        carla.until("The bank shows 4♣ 3♥")
        carla.until("blas loses 50")
        blas.until("= -50 in this coup, -50 since you came; you have 450")
        carla.until("waiting for blas")
        self.assertEqual(carla.end()[0], 0)
        self.assertEqual(blas.end()[0], 0)

    def test_what_goes_wrong_on_the_way_says_so(self):
        for arguments, words in ((["--table", "nowhere", "--name", "ana"], "nowhere"),
                                 (["--table", "no where"], "no such table"),
                                 (["--json"], "--table"),
                                 (["--name", "9ana"], "cannot be used"),
                                 ([], "input ended")):
            code, _, errors = self.join(*arguments).end()
            self.assertEqual(code, 2, arguments)
            self.assertIn(words, errors)
        self.close_house()
        code, _, errors = self.join("--table", "t1").end()
        self.assertEqual(code, 2)
        self.assertIn("sabot serve", errors)
        for url in ("ftp://x", "http://", "http://a:b", "http://[::1", "http://x/?y"):
            done = subprocess.run([SABOT, "join", url], capture_output=True, text=True,
                                  stdin=subprocess.DEVNULL, timeout=PATIENCE, check=False)
            self.assertEqual(done.returncode, 2, url)
            self.assertIn("is not the address of a house", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0)
