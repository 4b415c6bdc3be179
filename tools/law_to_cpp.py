#!/usr/bin/env python3
"""Turns law/ into C++: the numbers behind citations, the catalogue and the rulesets.

    law_to_cpp.py --law law --out build/generated

Everything in law/ is checked on the way: a citation that leads nowhere stops the build, with the
file and line where it stands. Files are written only where their text changes, so that a reworded
rule does not rebuild every file that cites one.
"""

import argparse
import hashlib
import json
import pathlib
import sys

sys.dont_write_bytecode = True  # a build leaves nothing in the sources
from law_reading import (FIRST_INTERPRETATION, FIRST_SETTING, NUMBERS_PER_REGULATION,  # noqa: E402
                         REGULATIONS, Law, Wrong, check)

HEAD = "// Made from law/ by tools/law_to_cpp.py when the program is built.\n"


def literal(text):
    return json.dumps(text, ensure_ascii=False) + "sv"


def ids_hpp(law):
    # Sorted as std::string_view compares: by bytes. Every id is ASCII.
    entries = "".join(f"    {{{json.dumps(name)}sv, {law.number[name]}}},\n"
                      for name in sorted(law.number))
    counts = [sum(row["regulation"] == one for row in law.articles) for one in REGULATIONS]
    starts = ", ".join(str(sum(counts[:i])) for i in range(len(counts) + 1))
    return f"""#pragma once
{HEAD}
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sabot::law::generated {{

using namespace std::string_view_literals;

inline constexpr std::uint16_t numbers_per_regulation = {NUMBERS_PER_REGULATION};
// Where each regulation's rows begin among the articles, and where the last one's end.
inline constexpr std::uint16_t article_starts[] = {{{starts}}};
inline constexpr std::uint16_t first_interpretation = {FIRST_INTERPRETATION};
inline constexpr std::uint16_t first_setting = {FIRST_SETTING};

struct NumberedId {{
  std::string_view id;
  std::uint16_t number;
}};

inline constexpr NumberedId ids[] = {{
{entries}}};

// The number of an id, or -1 where law/ does not have it.
constexpr int find(std::string_view id) {{
  std::size_t low = 0;
  std::size_t high = {len(law.number)};
  while (low < high) {{
    const auto middle = (low + high) / 2;
    if (ids[middle].id == id) return ids[middle].number;
    if (ids[middle].id < id)
      low = middle + 1;
    else
      high = middle;
  }}
  return -1;
}}

}}  // namespace sabot::law::generated
"""


def article_fields(law, row, bearing):
    return {
        "id": literal(row["id"]),
        "regulation": f"Regulation::{row['regulation']}",
        "game": literal(row["game"]),
        "article": literal(row["article"]),
        "kind": literal(row["kind"]),
        "testable": "Testable::" + row["testable"].replace("-", "_"),
        "es": literal(row["es"]),
        "en": literal(row["en"]),
        "note": literal(row["note"]) if "note" in row else None,
        "table": literal(" ".join(*row["table"].items())) if "table" in row else None,
        "inferred": "true" if row.get("inferred") else None,
        "interpretations": name_of(bearing) if bearing else None,
        "parallel": law.number[row["parallel"][0]] if row.get("parallel") else None,
        "told_in": law.number[law.told_in[row["id"]]] if row["id"] in law.told_in else None,
        "source_file": literal(row["src"]["file"]),
        "source_line": row["src"]["line"],
    }


def interpretation_fields(row):
    rows = ", ".join(row["rows"])
    return {
        "id": literal(row["id"]),
        "article": literal(f"{row['severity']}: {rows}" if rows else row["severity"]),
        "kind": literal("interpretation"),
        "es": literal(row["problem_es"]),
        "en": literal(row["problem_en"]),
        "reason_es": literal(f"{row['reading_es']} Otra lectura: {row['alternative_es']}"),
        "reason_en": literal(f"{row['reading_en']} The other reading: {row['alternative_en']}"),
        "source_file": literal("interpretations.jsonl"),
        "source_line": row["line"],
    }


def setting_fields(row):
    return {
        "id": literal(row["id"]),
        "kind": literal("setting"),
        "testable": "Testable::operator_config",
        "es": literal(row["es"]),
        "en": literal(row["en"]),
        "source_file": literal("settings.jsonl"),
        "source_line": row["line"],
    }


def table_of_rows(name, all_fields):
    rows = "".join(
        "    {" + ", ".join(f".{k} = {v}" for k, v in fields.items() if v is not None) + "},\n"
        for fields in all_fields)
    return f"constexpr Row {name}_[] = {{\n{rows}}};\n"


def name_of(bearing):
    return "bearing_" + "_".join(map(str, bearing))


def bearing_on(law, row):
    """The numbers of the interpretations that a row names or that name it."""
    named = {i["id"] for i in law.interpretations if row["id"] in i["rows"]}
    return tuple(sorted(law.number[i] for i in named | set(row.get("ambiguities", []))))


def catalogue_cpp(law):
    bearing = [bearing_on(law, row) for row in law.articles]
    lists = "".join(
        f"constexpr std::uint16_t {name_of(one)}[] = {{{', '.join(map(str, one))}}};\n"
        for one in sorted(set(bearing)) if one)
    tables = (
        table_of_rows("articles", (article_fields(law, *both)
                                   for both in zip(law.articles, bearing))),
        table_of_rows("interpretations", map(interpretation_fields, law.interpretations)),
        table_of_rows("settings", map(setting_fields, law.settings)))
    return f"""{HEAD}
#include "sabot/law/catalogue.hpp"

// Rows name only the fields they have.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

namespace sabot::law {{
namespace {{

using namespace std::string_view_literals;

{lists}
{chr(10).join(tables)}
}}  // namespace

std::span<const Row> articles() {{ return articles_; }}
std::span<const Row> interpretations() {{ return interpretations_; }}
std::span<const Row> settings() {{ return settings_; }}

std::string_view fingerprint() {{
  return "{fingerprint(law)}"sv;
}}

}}  // namespace sabot::law
"""


def fingerprint(law):
    lines = "".join(f"{number} {name}\n" for name, number in law.number.items())
    return hashlib.blake2b(lines.encode(), digest_size=32).hexdigest()


def rulesets_cpp(law):
    texts = "".join(
        f'    {{"{r["regulation"]}", "{r["game"]}", R"toml({r["text"]})toml"}},\n'
        for r in law.rulesets.values())
    return f"""{HEAD}
#include "sabot/law/ruleset_text.hpp"

namespace sabot::law {{
namespace {{

constexpr RulesetText texts[] = {{
{texts}}};

}}  // namespace

std::span<const RulesetText> ruleset_texts() {{ return texts; }}

}}  // namespace sabot::law
"""


def write(path, text):
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--law", type=pathlib.Path, required=True, help="the folder law/")
    parser.add_argument("--out", type=pathlib.Path, required=True,
                        help="where sabot/law/*.gen.* are written")
    options = parser.parse_args()
    try:
        law = Law(options.law)
        check(law)
    except (Wrong, OSError) as fault:
        sys.exit(str(fault))
    folder = options.out / "sabot" / "law"
    write(folder / "ids.gen.hpp", ids_hpp(law))
    write(folder / "catalogue.gen.cpp", catalogue_cpp(law))
    write(folder / "rulesets.gen.cpp", rulesets_cpp(law))


if __name__ == "__main__":
    main()
