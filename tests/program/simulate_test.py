#!/usr/bin/env python3
"""Simulations as somebody runs them: on threads, in processes, interrupted, into a file.

    simulate_test.py SABOT [MPIRUN]
"""

import csv
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

SABOT = sys.argv[1]
MPIRUN = sys.argv[2] if len(sys.argv) > 2 else None


# A launcher may have something to say of its own (mpirun does where there is no sysfs): what the
# program itself writes to standard error goes into a file.
APART = ("sh", "-c", 'exec 2>>"$OUR_ERRORS"; exec "$@"', "sh")


def run(*arguments, launcher=()):
    with tempfile.NamedTemporaryFile("r") as errors:
        # In a container one may well be root.
        more = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
                "OUR_ERRORS": errors.name}
        apart = APART if launcher else ()
        done = subprocess.run([*launcher, *apart, SABOT, "simulate", *arguments, "--lang", "en"],
                              capture_output=True, text=True, env=os.environ | more, timeout=300)
        if launcher:
            done.stderr = errors.read()
        return done


def simulated(*arguments, launcher=()):
    done = run(*arguments, "--json", launcher=launcher)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", done.stderr  # no bar where there is no terminal
    return json.loads(done.stdout)


# What must be the same on any number of threads and machines.
def result(report):
    return {key: value for key, value in report.items()
            if key not in ("seconds", "threads", "processes")}


class Simulate(unittest.TestCase):
    COUPS = ("punto-y-banca", "--coups", "300001", "--seed", "5")
    TALLAS = ("chemin-de-fer", "--rules", "es79", "--tallas", "5001", "--play", "5=9/11")
    UNTIL = ("punto-y-banca", "--until-error", "1e-3", "--seed", "3")
    SPINS = ("ruleta", "--rules", "es79", "--coups", "3000001", "--seed", "5")
    # The error of tallas is itself an estimate: where it is looked at must not depend on who works.
    UNTIL_TALLAS = ("punto-y-banca", "--tallas", "1e7", "--until-error", "6e-4", "--seed", "3")

    # Small cards, which favour the tie, are gone: far from a full sabot.
    GONE = ",".join(f"6x{rank}{suit}" for rank in "A2345" for suit in "cdhs")

    def test_threads_change_nothing(self):
        for plan in (self.COUPS, self.TALLAS, self.UNTIL, self.SPINS,
                     ("punto-y-banca", "--coups", "300001", "--gone", self.GONE),
                     ("punto-y-banca", "--tallas", "5001", "--gone", self.GONE)):
            alone = result(simulated(*plan, "--threads", "1"))
            for threads in ("2", "3"):
                self.assertEqual(result(simulated(*plan, "--threads", threads)), alone)

    @unittest.skipIf(MPIRUN is None, "built without MPI")
    def test_processes_change_nothing(self):
        for plan in (self.COUPS, self.TALLAS, self.UNTIL, self.SPINS, self.UNTIL_TALLAS):
            alone = result(simulated(*plan, "--threads", "1"))
            for processes in ("1", "2", "3"):
                launcher = (MPIRUN, "--oversubscribe", "-n", processes)
                shared = simulated(*plan, launcher=launcher)
                self.assertEqual(shared["processes"], int(processes))
                self.assertEqual(result(shared), alone)

    def test_what_the_launcher_says_is_not_ours(self):
        launcher = ("sh", "-c", 'echo "no sysfs here" >&2; exec "$@"', "sh")
        self.assertEqual(simulated(*self.COUPS, launcher=launcher)["coups"], 300001)

    def test_as_many_rounds_as_asked_for(self):
        coups = simulated(*self.COUPS)
        self.assertEqual(coups["coups"], 300001)
        self.assertEqual(sum(coups["counts"].values()), 300001)
        self.assertEqual(simulated(*self.TALLAS)["tallas"], 5001)

    def test_another_seed_gives_other_coups(self):
        one, other = (simulated("punto-y-banca", "--coups", "100000", "--seed", seed)["counts"]
                      for seed in "12")
        self.assertNotEqual(one, other)

    def test_agrees_with_the_exact_value(self):
        # The seed is fixed, so this always passes or never.
        for plan in (("punto-y-banca", "--coups", "20000000", "--seed", "4"),
                     ("mini-punto-y-banca", "--tallas", "200000", "--seed", "4"),
                     ("chemin-de-fer", "--coups", "5000000", "--play", "6:no=859/2288",
                      "--seed", "4"),
                     ("punto-y-banca", "--coups", "5000000", "--gone", self.GONE, "--seed", "4"),
                     ("punto-y-banca", "--tallas", "200000", "--gone", self.GONE, "--seed", "4")):
            for bet in simulated(*plan)["bets"]:
                self.assertLess(abs(bet["deviation"]), 4, (plan, bet))
                low, high = bet["interval"]
                self.assertLess(low, float(bet["mean"]["decimal"]))
                self.assertGreater(high, float(bet["mean"]["decimal"]))

    def test_stops_when_exact_enough(self):
        report = simulated(*self.UNTIL)
        self.assertLessEqual(max(bet["error"] for bet in report["bets"]), 1e-3)
        self.assertFalse(report["interrupted"])

    def test_says_when_the_error_was_not_reached(self):
        missed = ("punto-y-banca", "--coups", "1000", "--until-error", "1e-6")
        done = run(*missed, "--json")
        self.assertEqual(done.returncode, 1)
        self.assertIn("was not reached", done.stderr)
        report = json.loads(done.stdout)
        self.assertIs(report["reached"], False)
        self.assertEqual(report["asked"], {"coups": 1000, "until_error": 1e-6})
        said = run(*missed)
        self.assertEqual(said.returncode, 1)
        self.assertIn("was not reached", said.stdout)
        # Too few tallas to know any error.
        self.assertEqual(run("punto-y-banca", "--tallas", "5", "--until-error", "1").returncode, 1)
        self.assertIs(simulated(*self.UNTIL)["reached"], True)
        self.assertIsNone(simulated("punto-y-banca", "--coups", "1000")["reached"])

    def test_what_it_says_repeats_it(self):
        with tempfile.TemporaryDirectory() as folder:
            overlay = os.path.join(folder, "house.toml")
            with open(overlay, "w") as file:
                file.write('leaves-regulation = true\ndeduction = "10%"\n')
            first = simulated("chemin-de-fer", "--overlay", overlay, "--decks", "8", "--tallas",
                              "100", "--play", "5=9/11", "--seed", str(2 ** 64 - 1))
            self.assertEqual(first["seed"], str(2 ** 64 - 1))
            self.assertIn("deduction = 10%", first["settings"])
            with open(overlay, "w") as file:
                file.write(first["overlay"])
            plays = [word for choice, mix in first["choices"].items()
                     for word in ("--play", f"{choice}={mix}")]
            again = simulated(first["game"], "--rules", first["regulation"], "--overlay", overlay,
                              *plays, "--tallas", str(first["asked"]["tallas"]), "--seed",
                              first["seed"])
            self.assertEqual(result(again), result(first))

    def test_cards_gone_are_gone(self):
        whole = simulated("punto-y-banca", "--coups", "1000000")
        gone = simulated("punto-y-banca", "--coups", "1000000", "--gone", self.GONE)
        self.assertEqual(len(gone["gone"]), 120)
        # The exact value is the other's by many standard errors.
        self.assertGreater(abs(float(whole["bets"][2]["exact"]["decimal"]) -
                               float(gone["bets"][2]["exact"]["decimal"])),
                           10 * gone["bets"][2]["error"])
        talla = simulated("punto-y-banca", "--tallas", "100", "--gone", self.GONE)
        self.assertEqual(talla["burned"], 0)
        self.assertLess(talla["coups"], 100 * 50)
        almost = ",".join(f"6x{rank}{suit}" for rank in "A23456789TJQK" for suit in "cdhs"
                          if rank + suit not in ("Ac",))
        done = run("punto-y-banca", "--tallas", "10", "--gone", almost)
        self.assertEqual(done.returncode, 2)
        self.assertIn("the stop card has appeared", done.stderr)

    def test_writes_a_table_with_commas(self):
        done = run("punto-y-banca", "--coups", "1000", "--csv")
        self.assertEqual(done.returncode, 0, done.stderr)
        rows = list(csv.DictReader(done.stdout.splitlines()))
        self.assertEqual([row["bet"] for row in rows], ["punto", "banca", "empate"])
        self.assertEqual(rows[0]["coups"], "1000")
        self.assertEqual(rows[0]["exact_exact"], "-18880657128/1525814595305")

    def test_a_picture_that_cannot_be_written_is_noticed_first(self):
        began = time.monotonic()
        done = run("punto-y-banca", "--tallas", "1e12", "--svg", "/nowhere/x.svg")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("cannot write /nowhere/x.svg", done.stderr)
        self.assertLess(time.monotonic() - began, 30)

    def test_interrupted_it_prints_what_it_has(self):
        endless = [SABOT, "simulate", "punto-y-banca", "--coups", "1e13", "--json"]
        running = subprocess.Popen(endless, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   text=True)
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
        self.assertEqual(running.returncode, 130, err)
        report = json.loads(out)
        self.assertTrue(report["interrupted"])
        self.assertGreater(report["coups"], 0)
        self.assertEqual(sum(report["counts"].values()), report["coups"])

    @unittest.skipIf(MPIRUN is None, "built without MPI")
    def test_processes_may_write_to_different_places(self):
        shell = 'test "$OMPI_COMM_WORLD_RANK" = 0 || exec >/dev/null; exec "$@"'
        launcher = (MPIRUN, "--oversubscribe", "-n", "2", "sh", "-c", shell, "sh")
        done = run("punto-y-banca", "--tallas", "2000", launcher=launcher)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("2,000 tallas", done.stdout)
        self.assertNotIn("\x1b", done.stdout)

    def test_a_few_tallas_have_no_error(self):
        report = simulated("punto-y-banca", "--tallas", "1")
        for bet in report["bets"]:
            self.assertIsNone(bet["error"])
            self.assertIsNone(bet["interval"])
            self.assertIsNone(bet["deviation"])

    def test_the_spread_over_seeds_is_the_error(self):
        # Sixty seeds: the sum of squares of the deviations is a chi-square of 60, between 29 and
        # 107 but for once in ten thousand. The seeds are fixed.
        for plan in (("--coups", "50000"), ("--tallas", "300")):
            squares = 0
            for seed in range(60):
                bets = simulated("punto-y-banca", *plan, "--seed", str(seed))["bets"]
                squares += bets[0]["deviation"] ** 2
            self.assertGreater(squares, 29, plan)
            self.assertLess(squares, 107, plan)

    def test_what_cannot_be_written_is_a_failure(self):
        with open("/dev/full", "w") as full:
            done = subprocess.run([SABOT, "simulate", "punto-y-banca", "--coups", "1000"],
                                  stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertNotEqual(done.stderr, "")

    def test_draws_a_bankroll(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "bankroll.svg")
            simulated("punto-y-banca", "--tallas", "500", "--bet", "banca", "--svg", path)
            root = xml.etree.ElementTree.parse(path).getroot()
            self.assertTrue(root.tag.endswith("svg"))

    def test_refuses_with_a_message(self):
        for wrong in (["punto-y-banca", "--coups", "0"], ["punto-y-banca", "--coups", "many"],
                      ["punto-y-banca", "--coups", "1e30"], ["punto-y-banca", "--decks", "0"],
                      ["punto-y-banca", "--coups", "5", "--tallas", "5"],
                      ["punto-y-banca", "--until-error", "0"],
                      ["punto-y-banca", "--until-error", "x"], ["punto-y-banca", "--seed", "-1"],
                      ["punto-y-banca", "--threads", "0"], ["punto-y-banca", "--svg", "x.svg"],
                      ["punto-y-banca", "--play", "5=1"], ["chemin-de-fer", "--play", "5=3/2"],
                      ["punto-y-banca", "--tallas", "5", "--bet", "cero"],
                      ["punto-y-banca", "--tallas", "5", "--bet", "banca"],
                      ["punto-y-banca", "--coups", "5", "--bet", "banca"],
                      ["chemin-de-fer", "--play", "5=1", "--play", "5=0"],
                      ["roulette"], ["punto-y-banca", "--overlay", "/nowhere"], []):
            done = run(*wrong)
            self.assertEqual(done.returncode, 2, wrong)
            self.assertNotEqual(done.stderr, "", wrong)
            self.assertEqual(done.stdout, "", wrong)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=0)
