#!/usr/bin/env python3
"""The Debian package: made by cpack, installed under a root of its own, and the house opened by the
line of its unit.

    package_test.py SABOT CPACK BUILD_FOLDER
"""

import configparser
import gzip
import json
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.request

SABOT, CPACK, BUILD = sys.argv[1], sys.argv[2], sys.argv[3]


def run(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, **more)
    if done.returncode != 0:
        raise AssertionError(f"{shlex.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="sabot-package-"))
        run(CPACK, "-B", cls.folder / "made", "--config", f"{BUILD}/CPackConfig.cmake", cwd=BUILD,
            env={**os.environ, "CMAKE_INSTALL_MODE": "COPY"})
        cls.packages = {path.name.split("_")[0]: path for path in cls.folder.glob("made/*.deb")}
        cls.root = cls.folder / "root"
        database = cls.root / "var/lib/dpkg"
        for made in ("info", "updates", "triggers"):
            (database / made).mkdir(parents=True)
        (database / "status").touch()
        (cls.root / "etc").mkdir()
        # Its own scripts run too; what it depends on is here, but not under that root.
        run("dpkg", f"--root={cls.root}", "--force-not-root", "--force-depends",
            "--force-script-chrootless", "--install", cls.packages["sabot"],
            env={**os.environ, "PATH": os.environ["PATH"] + ":/usr/sbin:/sbin"})

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def test_two_packages_with_what_they_depend_on(self):
        self.assertEqual(set(self.packages), {"sabot", "libsabot-dev"})
        needs = run("dpkg-deb", "--field", self.packages["sabot"], "Depends")
        for library in ("libsqlite3-0", "libsodium23", "libssl3", "libboost-json1.81.0"):
            self.assertIn(library, needs)
        inside = run("dpkg-deb", "--contents", self.packages["libsabot-dev"])
        self.assertIn("usr/include/sabot/rules/common/refusal.hpp", inside)
        self.assertNotIn("usr/bin/sabot", inside)

    def test_it_has_a_user_of_its_own(self):
        self.assertRegex((self.root / "etc/passwd").read_text(), r"(?m)^sabot:.*:/var/lib/sabot:")

    def test_manual_in_both_languages(self):
        for language, title in (("", "NAME"), ("es/", "NOMBRE")):
            page = self.root / f"usr/share/man/{language}man1/sabot.1.gz"
            text = gzip.decompress(page.read_bytes()).decode()
            self.assertIn(f".SH {title}", text)
            self.assertIn('.SS "sabot law coverage"', text)
            if shutil.which("man"):
                shown = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", page],
                                       capture_output=True, text=True, timeout=60,
                                       env={**os.environ, "MANWIDTH": "100"})
                self.assertEqual(shown.stderr, "")

    def test_the_tabulator_completes(self):
        script = self.root / "usr/share/bash-completion/completions/sabot"

        def completed(*words):
            typed = " ".join(shlex.quote(word) for word in ("sabot", *words))
            return run("bash", "-c", f"source {script}; COMP_WORDS=({typed}); "
                       f"COMP_CWORD={len(words)}; _sabot; echo ${{COMPREPLY[@]}}").split()

        self.assertEqual(completed("sim"), ["simulate"])
        self.assertEqual(completed("law", "cov"), ["coverage"])
        self.assertEqual(completed("law", "coverage", "--bi"), ["--bite"])
        self.assertEqual(completed("deal", "--bots", "ra"), ["random"])
        self.assertEqual(completed("deal", "--journal", "x"), [])

    def test_the_unit_opens_a_house(self):
        unit = configparser.ConfigParser(strict=False, interpolation=None)
        unit.optionxform = str
        unit.read(self.root / "usr/lib/systemd/system/sabot.service")
        service = unit["Service"]
        self.assertEqual((service["User"], service["ProtectSystem"]), ("sabot", "strict"))
        state = self.root / "var/lib/sabot"
        state.mkdir(parents=True)
        name, data = service["Environment"].split("=", 1)
        program, *arguments = shlex.split(service["ExecStart"])
        running = subprocess.Popen(
            [str(self.root) + program, *arguments, "--json"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], name: str(self.root) + data,
                 "SABOT_LISTEN": "127.0.0.1:0"})
        try:
            url = json.loads(running.stdout.readline())["url"]
            with urllib.request.urlopen(f"{url}/api/house", timeout=30) as answer:
                self.assertEqual(answer.status, 200)
        finally:
            running.send_signal(signal.SIGTERM)
            self.assertEqual(running.wait(60), 0)
            running.stdout.close()
        self.assertTrue((state / "house.db").exists())

    @unittest.skipUnless(shutil.which("systemd-analyze"), "no systemd here")
    def test_the_unit_is_hardened(self):
        unit = self.root / "usr/lib/systemd/system/sabot.service"
        done = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20",
                               unit], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stdout[-2000:] + done.stderr)

    def test_settings_as_a_file_for_the_environment(self):
        text = (self.root / "usr/share/doc/sabot/house.env").read_text()
        self.assertIn("#SABOT_LISTEN=127.0.0.1:8080", text)
        shown = run(SABOT, "serve", "--settings", "--listen", "0.0.0.0:80", "--lang", "en")
        self.assertIn("\nSABOT_LISTEN=0.0.0.0:80\n", "\n" + shown)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
