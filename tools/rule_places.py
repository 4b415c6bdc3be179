#!/usr/bin/env python3
"""Says where each rule lives: the lines of code and rulesets that cite it, and its rounds.

    rule_places.py --root . --out build/generated/sabot/cli/rule_places.gen.cpp

`sabot law show` tells it. The file is written only where its text changes.
"""

import argparse
import collections
import json
import pathlib
import re
import sys

HEAD = "// Made from the sources by tools/rule_places.py when the program is built.\n"
CITED = re.compile(r'"([^"\s]+)"_art\b')
NAMED = re.compile(r'"([A-Za-z0-9.-]+)"')
# The lists of a ruleset that name articles: beside a value, and under [articles].
LISTS = re.compile(r"\b(?:by|from)\s*=\s*(\[[^\]]*\])")
EXPECTED = re.compile(r"^\s*[<!].*\[([^\]]*)\]\s*$")


def lines_of(path):
    return enumerate(path.read_text(encoding="utf-8").splitlines(), 1)


def code_places(root, found):
    for path in sorted((root / "src").rglob("*")):
        if path.suffix not in (".cpp", ".hpp", ".inl"):
            continue
        name = path.relative_to(root).as_posix()
        for number, line in lines_of(path):
            for row in CITED.findall(line.partition("//")[0]):
                found[row].append(f"{name}#L{number}")


def ruleset_places(root, found):
    for path in sorted((root / "law/rulesets").glob("*.toml")):
        name = path.relative_to(root).as_posix()
        articles = False
        for number, line in lines_of(path):
            articles = articles or line.startswith("[articles]")
            lists = [line.partition("=")[2]] if articles else LISTS.findall(line)
            for row in dict.fromkeys(row for text in lists for row in NAMED.findall(text)):
                found[row].append(f"{name}#L{number}")


def round_places(root):
    """Those that name a row under `proves`; where none does, those that expect it somewhere."""
    proves, expects = collections.defaultdict(list), collections.defaultdict(list)
    for path in sorted((root / "tests/rounds").rglob("*.round")):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        cited = set()
        for line in text.splitlines():
            if line.startswith("proves "):
                for row in line.split()[1:]:
                    proves[row].append(name)
            elif expected := EXPECTED.match(line):
                cited.update(row for row in expected[1].split() if row != "...")
        for row in cited:
            expects[row].append(name)
    return {**expects, **proves}


def places(root):
    """For each id, its places in the code and its rounds."""
    code = collections.defaultdict(list)
    code_places(root, code)
    ruleset_places(root, code)
    rounds = round_places(root)
    return {row: (code.get(row, []), rounds.get(row, [])) for row in sorted({*code, *rounds})}


def source(all_places):
    def literal(lines):
        return json.dumps("\n".join(dict.fromkeys(lines))) + "sv"

    rows = "".join(f"    {{{json.dumps(row)}sv, {literal(code)},\n     {literal(rounds)}}},\n"
                   for row, (code, rounds) in all_places.items())
    return (f'{HEAD}\n#include "sabot/cli/rule_places_list.hpp"\n\nnamespace sabot::cli {{\n\n'
            "using std::string_view_literals::operator\"\"sv;\n\n"
            "std::span<const RulePlaces> all_rule_places() {\n"
            f"  static constexpr RulePlaces all[] = {{\n{rows}  }};\n  return all;\n}}\n\n"
            "}  // namespace sabot::cli\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    args = parser.parse_args()
    text = source(places(args.root))
    if not args.out.exists() or args.out.read_text(encoding="utf-8") != text:
        args.out.parent.mkdir(parents=True, exist_ok=True)
        args.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
