#!/usr/bin/env python3
"""Mutation testing of a game's rules: would the rounds notice if a rule were a little wrong?

Every comparison, condition, refusal, event and citation of the rules is changed, one at a time, and
the rounds that reach it are judged again. All changes are compiled into one copy of the rules, in
build/mutate, and switched on one after the other, so that only one build is needed. What survives
is either a round that is missing, or explained in tests/mutation/<game>.survivors.

Build the program first (build/release). Examples:

    tools/mutate.py punto-y-banca
    tools/mutate.py chemin-de-fer --only banco.cpp
    tools/mutate.py common --list
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from mutate_sites import Sites, give_keys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build/release"
SCRATCH = ROOT / "build/mutate"
HERE = ROOT / "tests/mutation"
RULES = ROOT / "src/rules"
# Mini punto y banca is punto y banca under another ruleset: the same code, two sets of rounds.
FOLDERS = {"punto-y-banca": "punto_banca", "chemin-de-fer": "chemin_de_fer",
           "dos-panos": "dos_panos",
           "baccarat": "baccarat", "common": "common"}
# What rounds cannot see or what is no rule: views, facts, the words of refusals, and the reading of
# settings (tests/rules), for a table with settings that are refused does not open.
NOT_RULES = re.compile(r"/(view|seen|facts|common_facts|game_facts|talla_facts|set_up)\.(cpp|hpp)$|"
                       r"common/refusal\.|common/option\.hpp|/game\.|"
                       r"/(events|commands)\.hpp$|common/(book\.hpp|parameters\.)|/rules\.cpp$|"
                       r"baccarat/baccarat\.cpp$|common/(table_view|refusals)\.")
# Where the events of a decision are kept gets a way to leave one out.
EVENT_HOLDERS = {
    "common/deciding.hpp": ("  Decision<Event> done() {", "Verdict"),
    "common/course.hpp": ("  Decision<Event> done();", "Course"),
}
KINDS = ("comparison", "condition", "operand", "refusal", "code", "event", "citation", "arithmetic")


def neighbours():
    """For each row of the law, the next of the same game in its file."""
    after = {}
    for file in sorted((ROOT / "law").glob("*.jsonl")):
        groups = collections.defaultdict(list)
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if "id" in row:
                game = re.match(r"[a-z0-9]+\.[a-z0-9]+\b|[A-Z]-|house", row["id"])
                groups[game[0] if game else file.stem].append(row["id"])
        for ids in groups.values():
            after.update(zip(ids, ids[1:] + ids[-2:-1]))
    return after


def source_files():
    for folder in sorted(FOLDERS.values()):
        yield from sorted(p for p in (RULES / folder).iterdir() if p.suffix in (".cpp", ".hpp"))


def write_if_changed(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def rewrite():
    """Copies the rules with all mutants in them; the mutants."""
    after = neighbours()
    mutants = []
    for index, path in enumerate(source_files()):
        name = path.relative_to(RULES).as_posix()
        text = path.read_text(encoding="utf-8")
        if not NOT_RULES.search("/" + name):
            # Room for more in each file, so that a change here rebuilds nothing elsewhere.
            sites = Sites(name, text, lambda row: after.get(row, row)).find()
            text = sites.rewritten(1 + 400 * index)
            assert len(sites.mutants) <= 400, name
            mutants += sites.mutants
        if name in EVENT_HOLDERS:
            mark, holder = EVENT_HOLDERS[name]
            assert mark in text, f"{name}: no `{mark}` any more"
            text = text.replace(mark, f"  template <class E>\n  {holder}& add_unless(bool out, E "
                                f"event, const law::Citations& by) {{\n    return out ? *this : "
                                f"add(std::move(event), by);\n  }}\n{mark}", 1)
        write_if_changed(SCRATCH / "include/sabot/rules" / name, text)
    give_keys(mutants)
    return mutants


def compile_flags():
    commands = json.loads((RELEASE / "compile_commands.json").read_text())
    command = next(c["command"] for c in commands if "src/rules/common/people.cpp" in c["file"])
    flags = [f for f in command.split(" -o ")[0].split()
             if not re.match(r"-(W|O\d|g\d|fdiagnostics)", f)]
    extra = [f"-I{SCRATCH}/include", f"-I{HERE}", "-include", str(HERE / "mutant.hpp"), "-w", "-O1"]
    at = next(i for i, f in enumerate(flags) if f.startswith("-I"))
    return " ".join(flags[:at] + extra + flags[at:])


def link_libraries():
    text = (RELEASE / "build.ninja").read_text()
    found = re.search(r"^build bin/sabot:.*?LINK_LIBRARIES = ([^\n]*)", text, re.DOTALL | re.M)
    return found[1]


def build():
    flags = compile_flags()
    compiler = flags.split(" -D")[0].split(" -I")[0]
    cache = "ccache " if shutil.which("ccache") else ""
    lines = ["rule cxx", f"  command = {cache}{flags} -MD -MF $out.d -c $in -o $out",
             "  depfile = $out.d", "  deps = gcc", "rule link",
             f"  command = cd {RELEASE} && {compiler} $in -o $out {link_libraries()}"]
    sources = sorted((SCRATCH / "include/sabot/rules").glob("*/*.cpp")) + [HERE / "runner.cpp"]
    objects = []
    for source in sources:
        if source.name != "runner.cpp" and not (RULES / source.parent.name / source.name).exists():
            continue
        objects.append(f"{SCRATCH}/objects/{source.parent.name}_{source.stem}.o")
        lines.append(f"build {objects[-1]}: cxx {source}")
    lines.append(f"build {SCRATCH}/runner: link {' '.join(objects)} | {RELEASE}/src/libsabot.a")
    write_if_changed(SCRATCH / "build.ninja", "\n".join(lines) + "\n")
    done = subprocess.run(["ninja", "-C", str(SCRATCH), "-k", "0", f"{SCRATCH}/runner"],
                          stdout=sys.stderr, check=False)
    if done.returncode != 0:
        sys.exit("mutate: the rules with all mutants in them do not compile")


def explained(game):
    """Each survivor's reason, by its key."""
    reasons = {}
    path = HERE / f"{game}.survivors"
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                key, _, reason = line.partition(" -- ")
                reasons[key.strip()] = reason.strip()
    return reasons


def show_progress(done, total, start):
    if not sys.stderr.isatty():
        return
    filled = 40 * done // max(total, 1)
    left = (time.monotonic() - start) / max(done, 1) * (total - done)
    print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total} mutants, {left:.0f} s left  ",
          end="" if done < total else "\n", file=sys.stderr, flush=True)


def run(mutants, seconds):
    """What became of each: (status, round)."""
    numbers = SCRATCH / "numbers.txt"
    numbers.write_text("\n".join(str(m.number) for m in mutants) + "\n")
    rounds = sorted(str(p.relative_to(ROOT)) for p in (ROOT / "tests/rounds").rglob("*.round"))
    jobs = os.cpu_count() or 1
    command = [str(SCRATCH / "runner"), str(numbers), str(jobs), str(seconds), *rounds]
    outcome, start = {}, time.monotonic()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as runner:
        for line in runner.stdout:
            number, status, *which = line.split()
            outcome[int(number)] = (status, " ".join(which))
            show_progress(len(outcome), len(mutants), start)
    if runner.returncode != 0:
        sys.exit("mutate: every round must pass before the first change")
    return outcome


def percent(part, whole):
    # Rounded down: 97 in a hundred means no less.
    return f"{1000 * part // whole / 10:.1f}" if whole else "-"


def print_figures(mutants, noticed, reasons):
    print(f"{'kind':<12}{'mutants':>9}{'noticed':>9}{'in 100':>8}{'explained':>11}{'open':>6}")
    for kind in (*KINDS, "all"):
        of_kind = [m for m in mutants if kind in (m.kind, "all")]
        seen = sum(m.number in noticed for m in of_kind)
        known = sum(m.number not in noticed and m.key in reasons for m in of_kind)
        print(f"{kind:<12}{len(of_kind):>9}{seen:>9}{percent(seen, len(of_kind)):>8}"
              f"{known:>11}{len(of_kind) - seen - known:>6}")


def report(args, mutants, outcome, reasons):
    noticed = {n for n, (status, _) in outcome.items() if status == "noticed"}
    left = [m for m in mutants if m.number not in noticed]
    survivors = [m for m in left if m.key not in reasons]
    known = {m.key for m in left}
    stale = [] if args.only else [key for key in reasons if key not in known]
    if args.json:
        print(json.dumps({
            "game": args.game,
            "mutants": len(mutants), "noticed": len(noticed),
            "survivors": [{"file": "src/rules/" + m.file, "line": m.line, "kind": m.kind,
                           "change": m.text, "reached": outcome[m.number][0] == "survived",
                           "reason": reasons.get(m.key)} for m in left],
            "stale": stale}, indent=1, ensure_ascii=False))
    else:
        for m in survivors:
            reach = "" if outcome[m.number][0] == "survived" else " (no round comes here)"
            print(f"src/rules/{m.file}:{m.line}: {m.kind}: {m.text}{reach}")
        for key in stale:
            print(f"tests/mutation/{args.game}.survivors: stale, noticed or gone: {key}")
        print_figures(mutants, noticed, reasons)
    if args.explain:
        with open(HERE / f"{args.game}.survivors", "a", encoding="utf-8") as out:
            for m in survivors:
                out.write(f"{m.key} -- \n")
    return 1 if survivors or stale else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME", choices=[*FOLDERS],
                        help="punto-y-banca (with mini), chemin-de-fer, baccarat: what these "
                        "share, or common: what all games share")
    parser.add_argument("--only", metavar="FILE", help="only the mutants of this file")
    parser.add_argument("--list", action="store_true", help="list the mutants and run nothing")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.add_argument("--explain", action="store_true",
                        help="add what survives to the list of survivors, for a reason each")
    parser.add_argument("--seconds", type=int, default=10, metavar="N",
                        help="how long one round may take before a mutant counts as endless (10)")
    return parser.parse_args()


def main():
    args = arguments()
    mutants = [m for m in rewrite() if m.file.startswith(FOLDERS[args.game] + "/")
               and (not args.only or m.file.endswith("/" + pathlib.Path(args.only).name))]
    if not mutants:
        sys.exit(f"mutate: there is nothing to change in {args.only}")
    if args.list:
        for m in mutants:
            print(f"src/rules/{m.file}:{m.line}: {m.kind}: {m.text}")
        return 0
    build()
    return report(args, mutants, run(mutants, args.seconds), explained(args.game))


if __name__ == "__main__":
    sys.exit(main())
