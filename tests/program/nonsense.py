"""Requests and frames that no honest client sends, by a seed."""

import json

PATHS = ["/", "/livez", "/metrics", "/api/house", "/api/openapi.json", "/api/law", "/api/law/S-01",
         "/api/guests", "/api/accounts", "/api/sessions", "/api/me", "/api/people",
         "/api/people/ana/offices", "/api/tables", "/api/tables/t1", "/api/tables/t1/entry",
         "/api/tables/t1/bots", "/api/tables/t1/view", "/api/tables/t1/commands",
         "/api/tables/t1/ready", "/api/tables/t1/history", "/api/tables/t1/journal",
         "/api/tables/t1/socket", "/api/tables/t1/events", "/api/cage", "/api/cage/mine",
         "/api/cage/purchases", "/api/cage/redemptions"]
# A session that ends would end the attack, and the stream of events has no end.
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "CONNECT", "FOO",
           "get", "PRI", "PROPFIND"]
ODD_PATHS = ["", "*", "//", "/%", "/%0", "/%zz", "/%00", "/../../etc/passwd", "/api/tables/",
             "/api/tables//view", "/api/tables/%2e%2e/view", "/api/tables/t1%00/view",
             "/api/tables/%ff/view", "/api/tables/t1/view/", "/api/tables/t1/../t1/view",
             "/api/tables/" + "t" * 3000, "/api/law/%F0%9F%82%A1", "/api/law/" + "a/" * 500,
             "http://elsewhere/api/house", "/api/tables/t1/history?from=-1",
             "/api/tables/t1/history?from=99999999999999999999", "/api/tables/t1/history?from=1e3",
             "/api/tables/t1/history?from=18446744073709551615", "/api/tables/t1/history?from=",
             "/api/tables?after=%00", "/api/people?after=" + "z" * 2000, "/api/law?game=%",
             "/api/tables/t1/socket?since=99999999999999999999", "/?" + "&" * 3000,
             "/api/tables/t1/socket?since=-1&views=&views", "/api/house?lang=%ff", "/#x",
             "api/house"]
VALUES = [None, True, -1, 0, 1e308, 2 ** 63, -2 ** 63, 2 ** 64, 10 ** 40, 0.1, "", "x", "t1", "1e9",
          "-5", "5.001", "99999999999999999999", "\u0000", "\ud83c\udca1", "a" * 5000, [], {},
          [[]], [None], {"": {}}, "bot1", "casa", "crupier", "player", "croupier", "as11"]
NAMES = ["name", "password", "as", "count", "table", "amount", "person", "office", "line",
         "command", "regulation", "game", "minimum", "waits", "bots", "profile", "overlay",
         "factor", "dealt-by", "key", "type", "who", "seat", "on", "stake", "betting"]
# Where something is changed, and by what.
BODIES = [("POST", "/api/guests", {"name": "x"}),
          ("POST", "/api/accounts", {"name": "x", "password": "corta"}),
          ("PUT", "/api/people/ana/offices", {"office": "croupier", "table": ""}),
          ("POST", "/api/tables/t1/entry", {"as": "player"}),
          ("PUT", "/api/tables/t1/bots", {"count": 2}),
          ("POST", "/api/tables/t1/commands", {"line": "bet"}),
          ("POST", "/api/tables/t1/commands", {"command": "bet", "on": "punto", "stake": "5"}),
          ("POST", "/api/cage/purchases", {"table": "t1", "amount": "1"}),
          ("POST", "/api/cage/redemptions", {"table": "t1", "amount": "1", "person": "ana"}),
          ("POST", "/api/tables", {"regulation": "as11", "game": "x", "waits": {"betting": 1}})]
LINES = ["bet", "bet on=punto", "bet on=punto stake=", "bet on=punto stake=-5", "bet on=x stake=5",
         "bet stake=5 stake=6 on=punto", "sit seat=0", "sit seat=-1", "sit seat=99999999999999",
         "sit seat=1 seat=2", "sit  seat=1", " sit seat=1", "sit seat=\"1\"", "deal card=Zz",
         "deal card=", "show hand=punto cards=[", "show hand=punto cards=As,As,As", "rule", "=",
         "rule effect=annul reason=\"", "reveal salt=0 order=As",
         "casa admit person=ana role=chief",
         "admit person=zzz role=director", "sell-chips to=mal amount=1000000", "open minimum=1",
         "close", "count-cards count=312", "mix commitment=" + "0" * 64, "\n", "bet\x00on=punto",
         "bet on=punto stake=5\nsit seat=1", "x" * 9000, "note-elsewhere person=mal seated=maybe",
         "bet on=punto stake=9223372036854775807", "bet on=punto stake=92233720368547758.08"]


def value(chance, depth=0):
    if depth < 3 and chance.random() < 0.2:
        return {chance.choice(NAMES): value(chance, depth + 1) for _ in range(chance.randrange(4))}
    if depth < 3 and chance.random() < 0.1:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return chance.choice(VALUES)


def text(chance):
    """The body of a message: JSON of the wrong kind, or no JSON."""
    kind = chance.randrange(10)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        deep = chance.choice([9, 17, 33, 1_000, 4_000])
        return (chance.choice(['[', '{"a":']) * deep).encode()
    if kind == 2:
        good = json.dumps({"type": "command", "key": "k", "line": "bet on=punto stake=5"}).encode()
        return good[:chance.randrange(len(good))] + chance.randbytes(chance.randrange(3))
    if kind == 3:
        return b'{"type":"command","line":"' + bytes([chance.randrange(128, 256)]) * 3 + b'"}'
    if kind == 4:
        return chance.choice([b"", b" ", b"null", b"1", b'"x"', b"[]", b"{}", b"\xef\xbb\xbf{}",
                              b"NaN", b"{'a':1}", b'{"type":"look","type":1}', b'{"type":"x"}',
                              b'{"type":"command","key":"","line":"x"}', b'{"a":' + b"9" * 9000])
    if kind == 5:
        return json.dumps({"type": "command", "key": value(chance), "line": value(chance)}).encode()
    if kind == 6:
        command = {chance.choice(NAMES): value(chance) for _ in range(5)}
        command["command"] = chance.choice(["bet", "sit", "deal", "rule", value(chance)])
        return json.dumps({"type": "command", "key": "k", "command": command}).encode()
    if kind == 7:
        return json.dumps({"type": value(chance), **{n: value(chance) for n in NAMES[:4]}}).encode()
    return json.dumps({"type": "command", "line": chance.choice(LINES)}).encode()


def body(chance):
    if chance.random() < 0.4:
        return text(chance)
    if chance.random() < 0.05:
        return b'{"line":"' + b"x" * 70_000 + b'"}'
    names = chance.sample(NAMES, chance.randrange(1, 8))
    return json.dumps({one: value(chance) for one in names}).encode()


def request(chance, token):
    """One whole request, or several, or none."""
    kind = chance.randrange(8)
    common = f"Host: x\r\nAuthorization: Bearer {token}\r\n".encode()
    if kind == 0:
        return chance.choice([chance.randbytes(chance.randrange(1, 300)), b"GET\r\n\r\n",
                              b"\r\n\r\n",
                              b"GET / HTTP/9.9\r\n\r\n", b"GET  /  HTTP/1.1\r\n\r\n",
                              b"GET / HTTP/1.1 \r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
                              b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
                              b"GET / HTTP/1.1\n\n",
                              b"GET /\x00 HTTP/1.1\r\n\r\n", b"GET / HTTP/1.0\r\n\r\n",
                              b"GET /\r\n",
                              b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"])
    if kind == 1:
        odd = chance.choice([b"X: " + b"a" * 20_000, b"no colon", b": empty", b"X\x00: y", b"X : y",
                             b"X: a\r\n b", b"X: " + chance.randbytes(20),
                             b"X: y\r\n" * 900 + b"Z: 1",
                             b"Cookie: sabot=" + b"f" * 64, b"Cookie: ;;;=; sabot", b"Origin: null",
                             b"Origin: http://", b"Authorization: Bearer", b"Accept-Language: " * 9,
                             b"Idempotency-Key: " + b"k" * 500, b"Content-Type: \xff",
                             b"Upgrade: websocket\r\nConnection: Upgrade", b"Expect: 100-continue",
                             b"Last-Event-ID: x", b"X-Forwarded-For: \x01", b"Host: y"])
        path = chance.choice(PATHS[:24]).encode()
        return b"GET " + path + b" HTTP/1.1\r\n" + common + odd + b"\r\n\r\n"
    if kind == 2:
        length = chance.choice([b"Content-Length: 5\r\nTransfer-Encoding: chunked",
                                b"Transfer-Encoding: chunked\r\nContent-Length: 5",
                                b"Content-Length: 5\r\nContent-Length: 6", b"Content-Length: -1",
                                b"Content-Length: 99999999999999999999",
                                b"Content-Length: 1000000000",
                                b"Content-Length: 0x10", b"Content-Length: 5, 6",
                                b"Content-Length: +5", b"Transfer-Encoding: xchunked",
                                b"Transfer-Encoding: chunked, identity",
                                b"Transfer-Encoding : chunked", b"Transfer-Encoding: chunked"])
        rest = chance.choice([b"0\r\n\r\nGET /api/house HTTP/1.1\r\nHost: x\r\n\r\n",
                              b"5\r\nab\r\n",
                              b"FFFFFFFFFFFFFFFFF\r\n", b"-1\r\nx\r\n", b"zz\r\n",
                              b"5;x=" + b"y" * 9000,
                              b"2\r\n{}\r\n0\r\n\r\n", b"100000\r\n" + b"a" * 3000, b"{}"])
        return (b"POST /api/guests HTTP/1.1\r\nContent-Type: application/json\r\n" + common + length
                + b"\r\n\r\n" + rest)
    if kind == 3:
        path = chance.choice(ODD_PATHS).encode()
        return b"GET " + path + b" HTTP/1.1\r\n" + common + b"\r\n"
    method, path, sent = chance.choice(METHODS), chance.choice(PATHS), body(chance)
    if kind > 4:
        method, path, right = chance.choice(BODIES)
        if chance.random() < 0.8:
            sent = json.dumps({**right, chance.choice(list(right)): value(chance)}).encode()
    kind_of_body = chance.choice(["application/json"] * 6 + ["text/plain", "", "application/xml",
                                                             "application/json; charset=x"])
    return (f"{method} {path} HTTP/1.1\r\nContent-Type: {kind_of_body}\r\n".encode() + common
            + f"Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
