#!/usr/bin/env python3
"""Style as a test: what can be checked without a compiler.

    tidy.py          says what is wrong, as file:line: message, and fails if anything is
    tidy.py --fix    lets clang-format rewrite the C++ files first
"""

import pathlib
import re
import shutil
import subprocess
import sys

import tidy_names

ROOT = pathlib.Path(__file__).resolve().parent.parent
CPP = (".hpp", ".cpp", ".inl")
WEB = (".ts", ".svelte", ".mjs", ".js", ".css", ".html")
CODE = CPP + WEB + (".py", ".sh", ".cmake")
CODE_NAMES = ("CMakeLists.txt", "run", "test")
GENERATED = ("web/src/lib/protocol.ts",)
MOST_LINES = 400
MOST_COLUMNS = 100

# The only folders that each folder of src/ may include, besides itself.
ARROWS = {
    "base": (),
    "chart": ("base",),
    "law": ("base",),
    "ledger": ("base", "law"),
    "chance": ("base",),
    "lab": ("base", "chance"),
    "rules": ("base", "law", "ledger"),
    "odds": ("base", "law", "ledger", "rules"),
    "sim": ("base", "law", "ledger", "rules"),
    "table": ("base", "law", "ledger", "chance", "rules"),
    "store": ("base", "law", "ledger", "chance", "rules", "table"),
    "server": ("base", "law", "ledger", "chance", "rules", "odds", "table", "store"),
    "net": ("base", "law", "ledger", "chance", "rules", "odds", "table", "store", "server"),
    "rounds": ("base", "law", "ledger", "chance", "rules", "table"),
    "cli": ("base", "chart", "law", "ledger", "chance", "lab", "rules", "odds", "sim", "table",
            "store", "server", "net", "rounds"),
}

# What games of one kind share. Only those who know such games may include it, never rules/common.
FAMILIES = ("baccarat", "layout")
KNOW_GAMES = ("src/odds/", "src/sim/", "src/table/bots/")

# A game is named in its own places, where it is registered, and in files whose path names it.
REGISTRATION = ("src/table/games.cpp", "src/table/known_games.hpp", "src/odds/games.cpp",
                "src/sim/games.cpp", "src/sim/games.hpp")

# Rules and books give the same result everywhere and always.
EXACT = ("src/rules/", "src/ledger/")
INEXACT = (
    (r"\b(float|double)\b", "no floating point in rules and ledger"),
    (r"\bstd::chrono\b|<(chrono|ctime|time\.h)>|_clock\b|\b(clock_gettime|std::time)\b",
     "no clocks in rules and ledger"),
    (r"<random>|\bs?rand\s*\(|\brandom_device\b|\brandombytes|\bmt19937",
     "no random sources in rules and ledger"),
    (r"<(iostream|fstream|cstdio|stdio\.h)>", "no input or output in rules and ledger"),
)
# The library never prints and never aborts; the program may.
LOUD = (
    (r"\bstd::(cout|cerr|clog)\b|\b(f?printf|puts|fputs|putchar)\s*\(|\bfmt::print\b",
     "the library never prints"),
    (r"\b(abort|exit|_exit|_Exit|quick_exit|terminate)\s*\(", "the library never aborts"),
)
# Written so that this line does not find itself.
UNFINISHED = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b")
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"')
# Raw strings before plain ones: a quote inside them ends nothing.
NOT_CODE = re.compile(
    r'R"(?P<tag>[^(\s]*)\(.*?\)(?P=tag)"'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'"
    r"|//[^\n]*|/\*.*?\*/",
    re.DOTALL,
)


# What follows is an example of a command line, for which any game will do.
EXAMPLE = re.compile(r'"(?:\\.|[^"\\\n])*\bsabot (?:\\.|[^"\\\n])*"')
COMMENT = re.compile(r'("(?:\\.|[^"\\\n])*")|//[^\n]*')


def name_pattern(names):
    """The names of games in any spelling: punto-y-banca, punto_banca, PuntoBanca, punto y banca."""
    def spelling(name):
        words = [w if len(w) > 2 else f"(?:{w}[-_ ]?)?" for w in name.split("-")]
        return "".join(w if w.endswith("?") else w + "[-_ ]?" for w in words)

    longest = sorted({name.removeprefix("mini-") for name in names}, key=len, reverse=True)
    return re.compile("|".join(map(spelling, longest)), re.IGNORECASE)


GAMES = name_pattern(path.stem.split(".", 1)[1] for path in (ROOT / "law/rulesets").glob("*.toml"))


def is_place_of_a_game(path):
    parts = path.split("/")
    if parts[1] == "rules" and parts[2] not in ("common", *FAMILIES):
        return True
    return path in REGISTRATION or GAMES.search(path) is not None


def names_a_game(text):
    """The lines that name one; comments and examples of command lines do not count."""
    said = EXAMPLE.sub("", COMMENT.sub(lambda found: found[1] or "", text))
    for number, line in enumerate(said.splitlines(), 1):
        if found := GAMES.search(line):
            yield number, found[0].strip("-_ ")


def name_faults(path, text):
    if is_place_of_a_game(path):
        return
    for number, name in names_a_game(text):
        yield number, f"{name}: a game is named only in its own places (docs/ADDING_A_GAME.md)"


def code_of(text):
    """The text without comments and literals, line by line as it was."""
    return NOT_CODE.sub(lambda found: "\n" * found[0].count("\n"), text)


def text_faults(text):
    """What holds for code in any language."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        yield len(lines), f"more than {MOST_LINES} lines: two concepts, two files"
    if not text.endswith("\n"):
        yield len(lines), "no newline at the end"
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_COLUMNS:
            yield number, f"more than {MOST_COLUMNS} columns"
        if "\t" in line:
            yield number, "a tab"
        if line != line.rstrip():
            yield number, "blanks at the end"
        if UNFINISHED.search(line):
            yield number, "unfinished work is not committed"


def header_faults(text):
    top = text.splitlines()[:4]
    if "#pragma once" not in top:
        yield 1, "a header begins with #pragma once"
    if not any(line.startswith("//") for line in top):
        yield 1, "a header says at its top what it is for"


def include_faults(path, text):
    """The arrows between the folders; to a family, only from its games; between games, none."""
    own = path.split("/")[1:]
    for number, line in enumerate(text.splitlines(), 1):
        found = INCLUDE.match(line)
        if not found:
            continue
        parts = found[1].split("/")
        if parts[0] != "sabot" or len(parts) < 3:
            yield number, 'our headers are included as "sabot/<folder>/<file>.hpp"'
        elif parts[1] != own[0] and parts[1] not in ARROWS.get(own[0], ()):
            yield number, f"src/{own[0]} may not include src/{parts[1]}"
        elif parts[1] != "rules" or parts[2] in ("common", own[1]):
            continue
        elif own[0] == "rules" and (own[1] in ("common", *FAMILIES) or parts[2] not in FAMILIES):
            yield number, f"src/rules/{own[1]} may not include src/rules/{parts[2]}"
        elif own[0] != "rules" and parts[2] in FAMILIES and not path.startswith(KNOW_GAMES):
            yield number, f"src/{own[0]} may not include the family src/rules/{parts[2]}"


def forbidden_faults(path, text):
    forbidden = INEXACT if path.startswith(EXACT) else ()
    if not path.startswith("src/cli/"):
        forbidden += LOUD
    for number, line in enumerate(code_of(text).splitlines(), 1):
        for pattern, message in forbidden:
            if re.search(pattern, line):
                yield number, message


def faults(path, text):
    """All faults of one file, as (line, message). The path is relative to the root."""
    yield from text_faults(text)
    if path.endswith(".hpp"):
        yield from header_faults(text)
    if path.startswith("src/") and path.endswith(CPP):
        if path.split("/")[1] not in ARROWS:
            yield 1, "a folder that tools/tidy.py does not know: give it its arrows"
        yield from include_faults(path, text)
        yield from forbidden_faults(path, text)
        yield from name_faults(path, text)


def files():
    for folder in (".", ".ci", "bench", "cmake", "src", "tests", "tools", "web", "web/src",
                   "web/tools"):
        own = "*" if folder in (".", "web") else "**/*"
        for path in sorted((ROOT / folder).glob(own)):
            if path.is_file() and (path.suffix in CODE or path.name in CODE_NAMES):
                if path.relative_to(ROOT).as_posix() not in GENERATED:
                    yield path


def format_faults(names, fix):
    """Where clang-format would write something else. Other versions of it differ in details."""
    clang_format = shutil.which("clang-format-14") or shutil.which("clang-format")
    if not clang_format:
        return ["clang-format is not installed"]
    how = ["-i"] if fix else ["--dry-run", "--Werror"]
    done = subprocess.run([clang_format, *how, *names], cwd=ROOT, capture_output=True, text=True)
    places = re.findall(r"^(\S+:\d+):\d+: error: code should be", done.stderr, re.MULTILINE)
    if done.returncode != 0 and not places:
        return [done.stderr]
    return [f"{place}: clang-format writes it otherwise (tidy.py --fix)"
            for place in dict.fromkeys(places)]


def main():
    names = [path.relative_to(ROOT).as_posix() for path in files()]
    wrong = format_faults([name for name in names if name.endswith(CPP)], "--fix" in sys.argv[1:])
    for name in names:
        text = (ROOT / name).read_text(encoding="utf-8")
        wrong += [f"{name}:{line}: {message}" for line, message in faults(name, text)]
    sources = [(name, code_of((ROOT / name).read_text(encoding="utf-8"))) for name in names
               if name.startswith("src/") and name.endswith(".cpp")]
    cmake = "".join((ROOT / name).read_text(encoding="utf-8")
                    for name in ("src/CMakeLists.txt", "cmake/SabotFolder.cmake"))
    wrong += [f"{name}:{line}: {message}"
              for name, line, message in tidy_names.clashes(sources, cmake)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
