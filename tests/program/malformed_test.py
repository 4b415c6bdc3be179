#!/usr/bin/env python3
"""Ten thousand messages that make no sense: the house answers what can be answered, never fails,
and an honest client at the same table goes on.

    malformed_test.py SABOT
"""

import os
import random
import socket
import struct
import sys
import time
import unittest

import nonsense
from house import House, Hung, Line, PATIENCE, told, wait_for
from players import Player

SABOT = sys.argv[1]
SEED = int(os.environ.get("SEED", "1"))
MOST_GROWTH = 64 << 10  # kB


class Nonsense(unittest.TestCase):
    def setUp(self):
        self.chance = random.Random(SEED)
        self.house = House(SABOT)
        self.addCleanup(self.house.close)
        self.house.open()
        self.ana, self.mal = self.house.guest("ana"), self.house.guest("mal")
        table = self.ana.open_table("punto-y-banca")
        self.assertEqual(table, "t1")
        self.ana.enter(table, "1000")
        self.mal.enter(table)
        self.ana.done("PUT", "/api/tables/t1/bots", {"count": 2})
        self.line = self.ana.socket(table, "?views")
        self.addCleanup(self.line.close)
        self.line.until(lambda one: one["type"] == "snapshot")
        self.player = Player(self.line, SEED)
        self.coups, self.sent = 0, 0

    def go_on(self):
        """The honest client plays; whatever else is sent must not keep her from it."""
        self.sent += 1
        if self.sent % 20 == 0:
            self.play()

    def play(self, wait=0.0):
        for frame in self.line.pump(wait):
            self.coups += sum(e["event"] == "coup-ended" for e in frame.get("events", []))
        self.assertFalse(self.line.hung, f"seed {SEED}")
        self.player.act()

    def check(self, before):
        coups = self.coups
        wait_for(f"seed {SEED}: the honest client's coup does not end",
                 lambda: self.coups > coups, lambda: self.play(0.01))
        self.assertTrue(self.house.lives(), self.house.words())
        self.assertLess(self.house.memory() - before, MOST_GROWTH)
        self.assertNotIn("error", self.house.words())
        # No gap in what the honest client was told.
        sequences = [one["sequence"] for one in told(self.line.frames)]
        self.assertEqual(sequences, list(range(sequences[0], sequences[0] + len(sequences))))

    def test_requests(self):
        before = None
        for n in range(4_000):
            sent = nonsense.request(self.chance, self.mal.token)
            for status in self.statuses(sent):
                self.assertLess(status, 500, f"seed {SEED}: {sent[:3000]}")
            self.go_on()
            if n == 1_000:
                before = self.house.memory()
        self.check(before)

    def test_no_request_hides_in_another(self):
        """Where two lengths contradict each other, what follows is not taken for a request."""
        hidden = b"0\r\n\r\nGET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
        for lengths in (b"Content-Length: 5\r\nTransfer-Encoding: chunked",
                        b"Transfer-Encoding: chunked\r\nContent-Length: 5",
                        b"Content-Length: 5\r\nContent-Length: 6", b"Content-Length: 5, 6",
                        b"Content-Length: +5", b"Transfer-Encoding: xchunked",
                        b"Transfer-Encoding: chunked, identity", b"Transfer-Encoding : chunked",
                        b"Transfer-Encoding: identity, chunked\r\nContent-Length: 5"):
            answers = self.statuses(b"POST /api/guests HTTP/1.1\r\nHost: x\r\n" + lengths
                                    + b"\r\n\r\n" + hidden)
            self.assertNotIn(200, answers, lengths)

    def statuses(self, sent):
        """Those of all replies to some bytes."""
        line = self.house.connect()
        line.settimeout(10)
        got = b""
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            ends = time.monotonic() + PATIENCE
            while (some := line.recv(1 << 16)) != b"":
                got += some
                if b"text/event-stream" in got:
                    break
                if time.monotonic() > ends:
                    raise TimeoutError
        except TimeoutError:
            self.fail(f"seed {SEED}: no end to the answer to {sent[:3000]}")
        except OSError:
            pass
        finally:
            line.close()
        return [int(part[2:5]) for part in got.split(b"HTTP/1.")[1:] if part[2:5].isdigit()]

    def test_messages(self):
        """On a line that stays open: each is refused by itself."""
        line = self.mal.socket("t1")
        line.until(lambda one: one["type"] == "snapshot")
        before = None
        for n in range(5_000):
            sent = nonsense.text(self.chance)
            try:
                line.send_frame(sent, opcode=self.chance.choice([1, 1, 1, 1, 2]))
                line.pump()
            except (OSError, Hung):
                line.hung = True
            for frame in line.frames:
                if frame["type"] == "refused":
                    self.assertLess(frame["problem"]["status"], 500, f"seed {SEED}: {sent}")
            line.frames.clear()
            # What is no UTF-8 ends a line, as the protocol wants it.
            if line.hung:
                line.close()
                line = self.mal.socket("t1")
            self.go_on()
            if n == 1_000:
                before = self.house.memory()
        line.close()
        self.check(before)

    def test_framing(self):
        """Each of these ends its line, and nothing else."""
        before = self.house.memory()
        for _ in range(1_000):
            line = Line(self.mal, "t1")
            try:
                self.break_framing(line)
                line.socket.shutdown(socket.SHUT_WR)
                for _ in range(50):
                    line.pump(0.2)
                    if line.hung:
                        break
                self.assertTrue(line.hung, f"seed {SEED}")
            except OSError:
                pass  # hung up on while he was still sending
            line.close()
            self.go_on()
        self.check(before)

    def break_framing(self, line):
        chance, some = self.chance, self.chance.randbytes(self.chance.randrange(120))
        kind = chance.randrange(12)
        if kind == 0:
            line.send_frame(some, opcode=chance.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))
        elif kind == 1:
            line.send_frame(b'{"type":"look"}', masked=False)
        elif kind == 2:
            line.send_frame(b"x" * 20_000)
        elif kind == 3:
            line.send_frame(b"x", length=chance.choice([1 << 20, 1 << 40, (1 << 63) - 1]))
        elif kind == 4:
            line.send_frame(some, opcode=0)
        elif kind == 5:
            line.send_frame(b'{"type":', final=False)
            line.send_frame(b'"look"}', opcode=1)
        elif kind == 6:
            line.send_frame(some, reserved=chance.randrange(1, 8))
        elif kind == 7:
            line.send_frame(b"x" * 125, opcode=9, final=False)
        elif kind == 8:
            line.send_frame(b"x" * 200, opcode=chance.choice([8, 9, 10]))
        elif kind == 9:
            line.send_frame(chance.choice([b"\x03", struct.pack(">H", 1005), b"\x03\xe8\xff",
                                           struct.pack(">H", 0), struct.pack(">H", 65535)]),
                            opcode=8)
        elif kind == 10:
            for _ in range(40):
                line.send_frame(b"x" * 500, opcode=1 if _ == 0 else 0, final=False)
        else:
            line.socket.sendall(chance.randbytes(chance.randrange(1, 400)))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
