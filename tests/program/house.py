"""A house to be tried: `sabot serve` as a child process, people who come to it over real sockets,
and lines to its tables. Standard library only: some of what is sent here no client library would.
"""

import collections
import base64
import http.client
import json
import os
import pathlib
import select
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import tempfile
import time

PATIENCE = 30  # seconds, on a machine that has other things to do
PASSWORD = "una frase larga"
# Tests come and speak more often than people do.
UNHURRIED = {"SABOT_SIGN_INS_A_MINUTE": "100000", "SABOT_GUESTS_A_MINUTE": "100000",
             "SABOT_COMMANDS_A_SECOND": "100000",
             "SABOT_CONNECTIONS_PER_ADDRESS": "0", "SABOT_REQUESTS_A_SECOND": "100000",
             "SABOT_QUICK_TABLES": "true", "SABOT_TABLES_PER_PERSON": "0"}

Answer = collections.namedtuple("Answer", "status headers body")


class Hung(Exception):
    """The other side has closed the line."""


def folder():
    """A new folder in memory where there is one: a killed process loses nothing written there."""
    shared = "/dev/shm"
    return tempfile.mkdtemp(prefix="sabot-", dir=shared if os.access(shared, os.W_OK) else None)


def wait_for(what, is_so, act, seconds=PATIENCE):
    """Acts again and again until it is so; says what never came where that takes too long."""
    ends = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > ends:
            raise TimeoutError(f"waited {seconds} seconds in vain: {what}")
        act()


class House:
    """A server and its store. It can be killed, stopped, and opened again on the same store."""

    def __init__(self, sabot, *flags, env=None, before=None):
        self.sabot, self.flags, self.env, self.before = sabot, flags, env or {}, before
        self.folder = folder()
        self.data = str(pathlib.Path(self.folder) / "c.db")
        self.process = self.host = self.port = self.url = None
        self.tls = None

    def __enter__(self):
        return self.open()

    def __exit__(self, *_):
        self.close()

    def open(self, *more):
        self.log = open(pathlib.Path(self.folder) / "log", "ab")
        self.process = subprocess.Popen(
            [self.sabot, "serve", "--json", "--data", self.data, "--listen", "127.0.0.1:0",
             *self.flags, *more],
            stdout=subprocess.PIPE, stderr=self.log, preexec_fn=self.before,
            env={**os.environ, **UNHURRIED, **self.env})
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the house did not open: {self.words()}")
        self.url = json.loads(line)["url"]
        self.host, port = self.url.split("//")[1].rsplit(":", 1)
        self.port = int(port)
        return self

    def words(self):
        """What it has logged."""
        return (pathlib.Path(self.folder) / "log").read_text(errors="replace")

    def lives(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        self.process.kill()
        self.end()

    def stop(self):
        """As the person running a house stops it; gives the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self):
        code = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        self.log.close()
        self.process = None
        return code

    def close(self):
        if self.process is not None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def memory(self):
        """Of the process, in kB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(next(line for line in status if line.startswith("VmRSS")).split()[1])

    def run(self, *arguments, **more):
        return subprocess.run([self.sabot, *arguments], capture_output=True, text=True,
                              timeout=120, **more)

    def appoint(self, name, *offices):
        """Makes an account with these offices, while the server is stopped."""
        for command in [("create", name)] + [("grant", name, one) for one in offices]:
            made = self.run("account", command[0], "--data", self.data, *command[1:],
                            input=PASSWORD + "\n")
            assert made.returncode == 0, made.stderr

    def open_with(self, offices):
        """Opens it with accounts for these offices, by name; gives who has signed in to them."""
        for name, office in offices.items():
            self.appoint(name, office)
        self.open()
        return {name: self.sign_in(name) for name in offices}

    def connect(self, room=None):
        """A line; with limited room for what has come and was not read."""
        line = socket.socket()
        if room is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.settimeout(PATIENCE)
        line.connect((self.host, self.port))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self.tls.wrap_socket(line, server_hostname=self.host) if self.tls else line

    def call(self, method, path, body=None, token=None, headers=None):
        asked = dict(headers or {})
        if token:
            asked.setdefault("Authorization", f"Bearer {token}")
        if body is not None and not isinstance(body, bytes):
            asked.setdefault("Content-Type", "application/json")
            body = json.dumps(body).encode()
        line = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        line.sock = self.connect()
        try:
            line.request(method, path, body, asked)
            got = line.getresponse()
            text = got.read()
        finally:
            line.close()
        kind = got.headers.get("Content-Type", "")
        return Answer(got.status, got.headers, json.loads(text) if "json" in kind else text)

    def guest(self, name):
        return Person(self, self.call("POST", "/api/guests", {"name": name}))

    def sign_in(self, name):
        return Person(self, self.call("POST", "/api/sessions",
                                      {"name": name, "password": PASSWORD}))

    def spectators_line(self, table, since=None):
        return EventLine(self, table, since)


class Person:
    def __init__(self, house, entered):
        assert entered.status == 201, entered
        self.house, self.name, self.token = house, entered.body["person"], entered.body["token"]

    def call(self, method, path, body=None, **more):
        return self.house.call(method, path, body, token=self.token, **more)

    def done(self, method, path, body=None, **more):
        answer = self.call(method, path, body, **more)
        assert answer.status < 300, (method, path, body, answer)
        return answer.body

    def open_table(self, game, waits=None, **more):
        plan = {"regulation": "as11", "game": game, "minimum": "5",
                "waits": {"betting": 60_000, "decision": 60_000, "dealing": 0, "bots": 0, "own": 0,
                          "word": 60_000, **(waits or {})}, **more}
        return self.done("POST", "/api/tables", plan)["table"]

    def enter(self, table, amount=None, as_=None):
        self.done("POST", f"/api/tables/{table}/entry", {"as": as_ or "player"})
        if amount is not None:
            self.done("POST", "/api/cage/purchases", {"table": table, "amount": amount})

    def say(self, table, line, key=None):
        return self.call("POST", f"/api/tables/{table}/commands", {"line": line},
                         headers={"Idempotency-Key": key} if key else None)

    def history(self, table, since=0):
        """All of it: page after page."""
        told = []
        while True:
            page = self.done("GET", f"/api/tables/{table}/history?from={since}")
            told += page
            if not page:
                return told
            since = page[-1]["sequence"] + 1

    def socket(self, table, query=""):
        return Line(self, table, query)


class Line:
    """A WebSocket to a table. What comes is kept in `frames`; options, sequence and view are the
    last that were sent."""

    def __init__(self, person, table, query="", accept=True, headers="", room=None):
        self.person, self.table = person, table
        self.frames, self.buffer, self.answers, self.begun = [], b"", {}, b""
        self.options, self.sequence, self.view, self.hung = [], -1, None, False
        self.socket = person.house.connect(room)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /api/tables/{table}/socket{query} HTTP/1.1\r\nHost: "
                             f"{person.house.host}:{person.house.port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                             "Sec-WebSocket-Version: 13\r\nAuthorization: Bearer "
                             f"{person.token}\r\n{headers}\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.some()
        self.head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        assert not accept or b" 101 " in self.head, self.head

    def some(self):
        try:
            got = self.socket.recv(1 << 18)
        except (ConnectionError, ssl.SSLError) as error:
            raise Hung(str(error)) from error
        if not got:
            raise Hung("the end")
        return got

    def send_frame(self, payload, opcode=1, final=True, masked=True, reserved=0, length=None):
        """One frame, right or wrong."""
        head = bytes([final << 7 | reserved << 4 | opcode])
        size = len(payload) if length is None else length
        bit = 0x80 if masked else 0
        if size < 126:
            head += bytes([bit | size])
        elif size < 1 << 16:
            head += bytes([bit | 126]) + struct.pack(">H", size)
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", size)
        if masked:
            mask = os.urandom(4)
            long = mask * (len(payload) // 4 + 1)
            payload = bytes(a ^ b for a, b in zip(payload, long))
            head += mask
        self.socket.sendall(head + payload)

    def send(self, message):
        self.send_frame(json.dumps(message).encode())

    def command(self, line, key):
        self.send({"type": "command", "key": key, "line": line})

    def ready(self):
        self.send({"type": "ready", "sequence": self.sequence})

    def take_frame(self):
        """The next whole frame of what has come; none where some of it is still missing."""
        if len(self.buffer) < 2:
            return None
        size, at = self.buffer[1] & 0x7F, 2
        if size == 126:
            size, at = int.from_bytes(self.buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(self.buffer[2:10], "big"), 10
        if len(self.buffer) < at + size:
            return None
        first, payload = self.buffer[0], self.buffer[at:at + size]
        self.buffer = self.buffer[at + size:]
        return first & 0x0F, first & 0x80, payload

    def pump(self, wait=0.0):
        """Takes what has come, waiting this long for something; gives the new messages."""
        new = []
        try:
            if wait is not None and self.is_readable(wait):
                self.buffer += self.some()
        except Hung:
            self.hung = True
        while (frame := self.take_frame()) is not None:
            opcode, final, payload = frame
            if opcode == 9:
                self.send_frame(payload, opcode=10)
            elif opcode == 8:
                self.hung, self.code = True, int.from_bytes(payload[:2], "big")
            elif opcode in (0, 1):
                self.begun += payload
                if final:
                    new.append(json.loads(self.begun))
                    self.begun = b""
                    self.hear(new[-1])
        self.frames += new
        return new

    def is_readable(self, wait):
        if isinstance(self.socket, ssl.SSLSocket) and self.socket.pending():
            return True
        return bool(select.select([self.socket], [], [], wait)[0])

    def hear(self, message):
        self.options = message.get("options", self.options)
        self.view = message.get("view", self.view)
        self.sequence = max(self.sequence, message.get("sequence", -1))
        if message["type"] in ("accepted", "refused"):
            self.answers[message["key"]] = message

    def until(self, what, seconds=PATIENCE):
        """Pumps until a new message is as wanted, and gives it."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            for message in self.pump(0.2):
                if what(message):
                    return message
            if self.hung:
                raise Hung(f"{self.person.name} was hung up on")
        raise TimeoutError(f"{self.person.name} heard nothing of it: {self.frames[-3:]}")

    def ask(self, line, key):
        """Gives a command and waits for the answer to it."""
        self.command(line, key)
        return self.until(lambda message: message.get("key") == key)

    def close(self):
        self.socket.close()


class EventLine:
    """The stream of events for somebody without a name."""

    def __init__(self, house, table, since=None):
        self.socket, self.buffer, self.frames = house.connect(), b"", []
        past = "" if since is None else f"Last-Event-ID: {since}\r\n"
        self.socket.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: {house.host}\r\n"
                            f"{past}\r\n".encode())

    def pump(self, wait=0.0):
        new = []
        if select.select([self.socket], [], [], wait)[0]:
            self.buffer += self.socket.recv(1 << 18)
        *whole, self.buffer = self.buffer.split(b"\n\n")
        for part in whole:
            for line in part.split(b"\n"):
                if line.startswith(b"data: "):
                    new.append(json.loads(line[6:]))
        self.frames += new
        return new

    def close(self):
        self.socket.close()


def told(frames):
    """Of a line's frames those of the table's own sequence: what happened, in order."""
    return [one for one in frames if one["type"] in ("update", "sealed")]
