#!/usr/bin/env python3
"""docs/API.md does what it says: its commands, run one after the other as a reader would,
play and verify a coup; and it leaves out no route, setting or kind of frame.

    api_doc_test.py SABOT

Blocks marked `sh` are run; a block that opens the house is done by the test, on a port that is
free. What stands in the block `jsonl` is what one types at the line to the table. websocat is
played by this file itself, with the same handshake.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

from house import House, Line

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "API.md"
ADDRESS = "127.0.0.1:8080"


def blocks(text):
    """(language, text) of each fenced block."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S)


class Caller:
    """What Line needs to know of the person who takes it."""

    def __init__(self, house, token):
        self.house, self.token, self.name = house, token, "ana"


def websocat(arguments):
    """As somebody sits before websocat: types each line once it is among the options, and reads on
    until the coup is sealed."""
    header, address = arguments
    token = re.fullmatch(r"-H=Authorization: Bearer (\w+)", header)[1]
    host, port, table = re.fullmatch(r"ws://([\d.]+):(\d+)/api/tables/(\w+)/socket",
                                     address).groups()
    house = House(None)
    shutil.rmtree(house.folder)
    house.host, house.port = host, int(port)
    line = Line(Caller(house, token), table)
    line.until(lambda one: one["type"] == "snapshot")
    for typed in sys.stdin.read().splitlines():
        message = json.loads(typed)
        if message["type"] == "ready":
            line.send(message)
            continue
        command = (message.get("line") or message["command"]["command"]).split()[0]
        while not any(one["command"] == command for one in line.options):
            line.until(lambda one: "options" in one)
        line.send(message)
        answer = line.until(lambda one: one.get("key") == message["key"])
        assert answer["type"] == "accepted", answer
    if not any(one["type"] == "sealed" for one in line.frames):
        line.until(lambda one: one["type"] == "sealed")
    print("\n".join(json.dumps(one) for one in line.frames))


class Walk(unittest.TestCase):
    def test_whoever_follows_it_plays_and_verifies_a_coup(self):
        self.assertTrue(shutil.which("curl"), "curl is missing: install Debian's package curl")
        with Following() as following:
            done = following.run()
            self.assertEqual(done.returncode, 0, done.stdout[-3000:] + done.stderr[-3000:])
            for told in ('"coup-decided"', '"coup-ended"', '"sealed"', '"person":"ana"',
                         '"id":"as11.pyb.D-b"', "t1.journal: verified"):
                self.assertIn(told, done.stdout.replace('": "', '":"'))
            history = json.loads((following.folder / "history.json").read_text())
            self.assertIn("bet-placed", [event["event"] for one in history
                                         for event in one["events"]])


class Following:
    """A house and a folder with the programs that the page calls."""

    def __init__(self):
        self.house = House(SABOT)
        self.folder = pathlib.Path(self.house.folder)

    def __enter__(self):
        programs = self.folder / "programs"
        programs.mkdir()
        (programs / "sabot").symlink_to(pathlib.Path(SABOT).resolve())
        fake = programs / "websocat"
        fake.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" --websocat "$@"\n')
        fake.chmod(0o755)
        self.path = f"{programs}:{os.environ['PATH']}"
        return self

    def __exit__(self, *_):
        self.house.close()

    def run(self):
        before, after = self.scripts()
        self.house.data = str(self.folder / "casino.db")
        opened = self.shell(before)
        if opened.returncode != 0:
            return opened
        self.house.open()
        return self.shell(after.replace(ADDRESS, f"{self.house.host}:{self.house.port}"))

    def scripts(self):
        """What is done before the house is open, and what afterwards."""
        text = PAGE.read_text()
        typed = next(body for language, body in blocks(text) if language == "jsonl")
        before, after = [], None
        for language, body in blocks(text):
            if language != "sh":
                continue
            if body.startswith("sabot serve"):
                assert ADDRESS in body and "--data casino.db" in body, body
                after = []
            else:
                if body.startswith("websocat"):
                    body = f"{body.rstrip()} <<'END'\n{typed}END\n"
                (before if after is None else after).append(body)
        return "\n".join(before), "\n".join(after)

    def shell(self, script):
        return subprocess.run(["bash", "-euo", "pipefail", "-c", script], cwd=self.folder,
                              env={**os.environ, "PATH": self.path, "LC_ALL": "C.UTF-8"},
                              capture_output=True, text=True, timeout=120)


class Reference(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.text = PAGE.read_text()
        with House(SABOT) as house:
            cls.document = house.call("GET", "/api/openapi.json").body
            cls.metrics = house.call("GET", "/metrics").body.decode()

    def test_every_route_is_there_and_no_other(self):
        there = {f"{method.upper()} {path}" for path, methods in self.document["paths"].items()
                 for method in methods}
        named = set(re.findall(r"`((?:GET|PUT|POST|DELETE) /[^`?]*)`", self.text))
        self.assertEqual(named, there)

    def test_every_kind_of_frame_is_there(self):
        schemas = self.document["components"]["schemas"]
        for one in schemas["ServerFrame"]["oneOf"]:
            schema = schemas[one["$ref"].rsplit("/", 1)[1]]
            self.assertIn(f"| `{schema['properties']['type']['const']}` |", self.text)

    def test_every_setting_and_metric_is_there(self):
        settings = json.loads(subprocess.run([SABOT, "serve", "--settings", "--json"],
                                             capture_output=True, timeout=60).stdout)
        self.assertGreater(len(settings), 8)
        for name in settings:
            self.assertRegex(self.text, rf"(?m)^\|.*`{name}`", name)
        for name in re.findall(r"(?m)^sabot_(\w+) ", self.metrics):
            self.assertIn(f"`{name}`", self.text)


if __name__ == "__main__":
    if sys.argv[1] == "--websocat":
        websocat(sys.argv[2:])
    else:
        SABOT = sys.argv[1]
        unittest.main(argv=sys.argv[:1])
