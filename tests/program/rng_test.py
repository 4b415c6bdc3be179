#!/usr/bin/env python3
"""The streams for a laboratory as somebody takes them: through a pipe, very long, interrupted.

    rng_test.py SABOT
"""

import json
import resource
import signal
import subprocess
import sys
import time
import unittest

SABOT = sys.argv[1]


def run(*arguments, **more):
    return subprocess.run([SABOT, "rng", *arguments, "--lang", "en"], capture_output=True,
                          timeout=300, **more)


class Export(unittest.TestCase):
    def test_bytes_go_through_a_pipe_as_they_are(self):
        # The published keystream of ChaCha20 with a key and a nonce of zeros.
        done = run("export", "--raw", "16", "--seed", "0")
        self.assertEqual(done.stdout.hex(), "76b8e0ada0f13d90405d6ae55386bd28")
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_the_live_source_does_not_repeat_itself(self):
        one, other = (run("export", "--raw", "1000").stdout for _ in range(2))
        self.assertEqual((len(one), len(other)), (1000, 1000))
        self.assertNotEqual(one, other)

    def test_memory_does_not_grow(self):
        # 300 MB through a process that may only have 100 MB of its own data.
        def little():
            resource.setrlimit(resource.RLIMIT_DATA, (100 << 20, 100 << 20))
        with subprocess.Popen([SABOT, "rng", "export", "--raw", "3e8", "--seed", "1"],
                              stdout=subprocess.PIPE, preexec_fn=little) as running:
            size = 0
            while portion := running.stdout.read(1 << 20):
                size += len(portion)
        self.assertEqual((running.returncode, size), (0, 300_000_000))

    def test_whoever_interrupts_is_told_how_much_there_is(self):
        running = subprocess.Popen([SABOT, "rng", "export", "--sabots", "1e12", "--out",
                                    "/dev/null", "--lang", "en"], stderr=subprocess.PIPE)
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
        self.assertEqual(running.returncode, 2)
        self.assertRegex(err.decode(), r"interrupted: there are only \d+ of 1000000000000")

    def test_a_full_disk_is_told(self):
        done = run("export", "--outcomes", "1e5", "--out", "/dev/full")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"cannot write /dev/full", done.stderr)


class Test(unittest.TestCase):
    def test_a_sound_source_passes(self):
        done = run("test", "--seed", "11", "--sabots", "2000", "--json")
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertTrue(json.loads(done.stdout)["passed"])

    def test_the_live_source_is_judged(self):
        # It fails once in a thousand runs, and says so.
        done = run("test", "--sabots", "1000", "--json")
        report = json.loads(done.stdout)
        self.assertEqual(report["source"], "live")
        self.assertNotIn("seed", report)
        self.assertEqual(done.returncode, 0 if report["passed"] else 1)
        self.assertEqual(report["passed"], all(one["passed"] for one in report["tests"]))

    def test_interrupted_it_judges_by_what_it_has(self):
        running = subprocess.Popen([SABOT, "rng", "test", "--seed", "1", "--sabots", "1e10",
                                    "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(2)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
        report = json.loads(out)
        # How many it has differs from run to run, and so, once in a thousand, does the verdict.
        self.assertEqual(running.returncode, 0 if report["passed"] else 1, err)
        self.assertTrue(report["interrupted"])
        self.assertGreaterEqual(report["sabots"], 1000)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0)
