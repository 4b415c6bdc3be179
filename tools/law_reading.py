"""Reads law/, gives every row its number, and checks that what one row says of another is true. A

fault is a `Wrong`, whose text is file:line and what to correct.
"""

import json
import re
import tomllib

REGULATIONS = ("es79", "as11", "ar", "art")
TESTABLE = ("engine", "operator-config", "human-only")
# Each regulation has numbers of its own, so that a row appended to one moves no other.
NUMBERS_PER_REGULATION = 1024
FIRST_INTERPRETATION = 4096
FIRST_SETTING = 8192
MOST_CITATIONS = 7  # Citations::capacity in citation.hpp
NO_PARALLEL = 0xFFFF
# Settings of a table rather than of a ruleset: no parameter is named so, but code cites them.

ROW_FIELDS = {"id", "game", "article", "kind", "testable", "en", "es", "src"}
ROW_MAY_HAVE = {"parallel", "like", "ambiguities", "table", "incident", "inferred", "note"}
INTERPRETATION_FIELDS = {"id", "severity", "rows"} | {
    f"{part}_{language}"
    for part in ("problem", "reading", "alternative")
    for language in ("es", "en")
}
INCIDENT_FIELDS = {"ids", "game", "who", "when", "what", "ruling", "testable"}


class Wrong(Exception):
    """Something in law/ is wrong; its text is what the person editing law/ needs to read."""

    def __init__(self, place, what):
        super().__init__(f"{place}: error: {what}")


# Reading ----------------------------------------------------------------------------------------


def read_jsonl(path, fields, may_have=frozenset()):
    """The objects of a file, each with its `place` for messages and its `line`."""
    rows = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{path}:{number}"
        try:
            row = json.loads(text)
        except json.JSONDecodeError as fault:
            raise Wrong(place, f"not JSON: {fault}") from None
        if not isinstance(row, dict):
            raise Wrong(place, "not a JSON object")
        if missing := fields - row.keys():
            raise Wrong(place, f"without {', '.join(sorted(missing))}")
        if unknown := row.keys() - fields - may_have:
            raise Wrong(place, f"with unknown {', '.join(sorted(unknown))}")
        for field in row.keys() & {"es", "en", "article", "kind", "game"}:
            if not row[field]:
                raise Wrong(place, f"{field} is empty")
        rows.append(row | {"place": place, "line": number})
    return rows


def read_ruleset(path):
    regulation, _, game = path.stem.partition(".")
    if regulation not in REGULATIONS or not game:
        raise Wrong(f"{path}:1", "a ruleset's file is named <regulation>.<game>.toml")
    text = path.read_text(encoding="utf-8")
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        line = re.search(r"at line (\d+)", str(fault))
        raise Wrong(f"{path}:{line[1] if line else 1}", fault) from None
    return {"name": path.stem, "path": path, "regulation": regulation, "game": game, "text": text,
            "base": content.pop("base", None), "articles": content.pop("articles", {}),
            "parameters": content}


class Law:
    """All of law/, numbered."""

    def __init__(self, folder):
        self.articles = []
        for regulation in REGULATIONS:
            for row in read_jsonl(folder / f"{regulation}.jsonl", ROW_FIELDS, ROW_MAY_HAVE):
                self.articles.append(row | {"regulation": regulation})
        self.interpretations = read_jsonl(folder / "interpretations.jsonl", INTERPRETATION_FIELDS)
        self.settings = read_jsonl(folder / "settings.jsonl", {"id", "es", "en"})
        self.incidents = read_jsonl(folder / "incidents.jsonl", INCIDENT_FIELDS)
        # Houses offer games in this order: the reglamento, which has neither date nor place, after
        # the catalogue and the resolutions, and a commentary after all of them.
        later = ["ar", "art"]
        files = sorted((folder / "rulesets").glob("*.toml"),
                       key=lambda path: ([path.name.startswith(f"{one}.") for one in later[::-1]],
                                         path))
        self.rulesets = {r["name"]: r for r in map(read_ruleset, files)}
        self.number = {}
        self.row = {}
        self.told_in = {}  # of a rule that a commentary tells of too, the commentary's row
        for place, regulation in enumerate(REGULATIONS):
            rows = [row for row in self.articles if row["regulation"] == regulation]
            first = place * NUMBERS_PER_REGULATION
            self._give_numbers(rows, first, first + NUMBERS_PER_REGULATION)
        self._give_numbers(self.interpretations, FIRST_INTERPRETATION, FIRST_SETTING)
        self._give_numbers(self.settings, FIRST_SETTING, NO_PARALLEL)

    def _give_numbers(self, rows, first, end):
        for number, row in enumerate(rows, first):
            if number >= end:
                raise Wrong(row["place"], f"more than {end - first} rows of this class")
            if there := self.row.get(row["id"]):
                raise Wrong(row["place"], f"{row['id']} already stands at {there['place']}")
            self.row[row["id"]] = row
            self.number[row["id"]] = number

    def is_article(self, name):
        return name in self.row and "regulation" in self.row[name]


# Checking ---------------------------------------------------------------------------------------


def check_articles(law):
    for row in law.articles:
        place, name = row["place"], row["id"]
        if not name.startswith(row["regulation"] + "."):
            raise Wrong(place, f"{name} does not begin with {row['regulation']}.")
        if row["testable"] not in TESTABLE:
            raise Wrong(place, f"testable is one of {', '.join(TESTABLE)}")
        for interpretation in row.get("ambiguities", []):
            if interpretation not in {i["id"] for i in law.interpretations}:
                raise Wrong(place, f"ambiguity {interpretation} is not in interpretations.jsonl")
        check_parallel(law, row)
        check_like(law, row)
        if "table" in row:
            check_table(place, row["table"])


def check_parallel(law, row):
    parallels = row.get("parallel", [])
    if len(parallels) > 1:
        raise Wrong(row["place"], "more than one parallel")
    for name in parallels:
        if not law.is_article(name):
            raise Wrong(row["place"], f"parallel {name} does not exist")
        if law.row[name]["regulation"] == row["regulation"]:
            raise Wrong(row["place"], f"parallel {name} is of the same regulation")
        if law.row[name].get("parallel") != [row["id"]]:
            raise Wrong(row["place"], f"{name} does not name {row['id']} as its parallel in turn")


def check_like(law, row):
    for name in row.get("like", []):
        if not law.is_article(name):
            raise Wrong(row["place"], f"like {name} does not exist")
        if law.row[name]["regulation"] == row["regulation"]:
            raise Wrong(row["place"], f"like {name} is of the same regulation")
        other = law.told_in.setdefault(name, row["id"])
        if other != row["id"]:
            raise Wrong(row["place"], f"like {name}, but so is {other}")


def check_table(place, table):
    if len(table) != 1:
        raise Wrong(place, "a table has one total")
    (total, letters), = table.items()
    if not re.fullmatch("[0-7]", total) or not re.fullmatch("[TPO]{11}", letters):
        raise Wrong(place, "a table is a total 0 to 7 and eleven letters T, P or O")


def check_interpretations(law):
    for row in law.interpretations:
        if row["severity"] not in ("H", "M", "L"):
            raise Wrong(row["place"], "severity is H, M or L")
        for field in INTERPRETATION_FIELDS - {"rows"}:
            if not row[field]:
                raise Wrong(row["place"], f"{field} is empty")
        for name in row["rows"]:
            if not law.is_article(name):
                raise Wrong(row["place"], f"row {name} does not exist")
        # A rule's note of an ambiguity and the interpretation's list are read from both ends.
        for article in law.articles:
            if row["id"] in article.get("ambiguities", []) and article["id"] not in row["rows"]:
                raise Wrong(row["place"], f"{article['id']} names {row['id']}, which leaves it out")


def check_incidents(law):
    for incident in law.incidents:
        for name in incident["ids"]:
            if not law.is_article(name):
                raise Wrong(incident["place"], f"row {name} does not exist")


def check_settings(law):
    for row in law.settings:
        if not row["id"].startswith("house."):
            raise Wrong(row["place"], f"{row['id']} does not begin with house.")
    for ruleset in law.rulesets.values():
        for name in ruleset["parameters"]:
            if f"house.{name}" not in law.number:
                raise Wrong(line_of(ruleset, name), f"settings.jsonl has no line for house.{name}")


def line_of(ruleset, name):
    for number, text in enumerate(ruleset["text"].splitlines(), 1):
        if re.match(rf'\s*"?{re.escape(name)}"?\s*[=.\]]', text):
            return f"{ruleset['path']}:{number}"
    return f"{ruleset['path']}:1"


def check_rulesets(law):
    for ruleset in law.rulesets.values():
        seen = [ruleset["name"]]
        while (base := law.rulesets[seen[-1]]["base"]) is not None:
            if base not in law.rulesets:
                raise Wrong(line_of(law.rulesets[seen[-1]], "base"), f"base {base} does not exist")
            if base in seen:
                raise Wrong(line_of(ruleset, "base"), f"base {base} leads back to itself")
            seen.append(base)
        check_articles_of(law, ruleset)
        for name, parameter in ruleset["parameters"].items():
            place = line_of(ruleset, name)
            kind = check_parameter(law, ruleset, place, name, parameter)
            for base in seen[1:]:
                above = law.rulesets[base]["parameters"].get(name)
                if above is not None and kind != kind_of(above):
                    raise Wrong(place, f"{name} is {kind} here and {kind_of(above)} in {base}")


def check_articles_of(law, ruleset):
    for name, rows in ruleset["articles"].items():
        place = line_of(ruleset, name)
        if not isinstance(rows, list) or not rows:
            raise Wrong(place, f"{name} is not a list of articles")
        check_all(law, ruleset, place, rows)


def check_parameter(law, ruleset, place, name, parameter):
    if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name):
        raise Wrong(place, f"{name}: a name is lower-case words with hyphens between them")
    fields = set(parameter) - {"later"} if isinstance(parameter, dict) else set()
    if fields not in ({"value", "by", "legal"}, {"from", "by", "legal"}):
        raise Wrong(place, f"{name} is not {{ value or from = …, by = […], legal = … }}")
    if parameter.get("later", True) is not True:
        raise Wrong(place, f"{name}: later is true or left out")
    check_by(law, ruleset, place, parameter["by"])
    if "from" in parameter:
        check_from(law, place, name, parameter["from"])
    if (kind := kind_of(parameter)) is None:
        raise Wrong(place, f"{name} is not a truth value, whole number, text, or list of one of "
                           "the last two with something in it")
    check_legal(law, ruleset, place, name, parameter)
    return kind


def check_legal(law, ruleset, place, name, parameter):
    """What the regulation allows everybody: `free`, `fixed` to the value, or limits to it."""
    legal = parameter["legal"]
    if legal in ("free", "fixed"):
        return
    limits = set(legal) - {"by"} if isinstance(legal, dict) else set()
    ranges = limits <= {"at-least", "at-most"}
    if not limits or not ranges and limits not in ({"among"}, {"among", "has"}):
        raise Wrong(place, f'{name}: legal is "free", "fixed", or at-least, at-most or both, or '
                           "among with or without has")
    if "by" in legal:
        check_by(law, ruleset, place, legal["by"])
    value = parameter.get("value")
    for limit in limits & {"at-least", "at-most"}:
        if type(legal[limit]) is not type(value) or not isinstance(value, (int, str)):
            raise Wrong(place, f"{name}: {limit} is not of the kind of the value")
    parts = value if isinstance(value, list) else [value]
    for part in parts if "among" in limits else []:
        if part not in legal["among"]:
            raise Wrong(place, f"{name}: {part} is not among what is legal")
    for part in legal.get("has", []):
        if part not in parts or part not in legal["among"]:
            raise Wrong(place, f"{name}: {part} is what it must have, and does not")


def check_by(law, ruleset, place, by):
    if not isinstance(by, list) or len(by) > MOST_CITATIONS:
        raise Wrong(place, f"by is not a list of at most {MOST_CITATIONS} citations")
    if not by:
        raise Wrong(place, "by is empty: a value never travels without its source")
    check_all(law, ruleset, place, by)


def check_all(law, ruleset, place, citations):
    for name in citations:
        if name not in law.number:
            raise Wrong(place, f"{name} is not in the catalogue")
        if law.row[name].get("regulation", ruleset["regulation"]) != ruleset["regulation"]:
            raise Wrong(place, f"{name} is of another regulation than {ruleset['name']}")


def check_from(law, place, name, rows):
    for row in rows:
        if not law.is_article(row) or "table" not in law.row[row]:
            raise Wrong(place, f"{name}: {row} is not a row of a cuadro")
    totals = [int(total) for row in rows for total in law.row[row]["table"]]
    if totals != list(range(8)):
        raise Wrong(place, f"{name}: the rows named are not the totals 0 to 7 in order")


def kind_of(parameter):
    """The type of a value as ruleset.cpp will hold it, or None for one it cannot hold."""
    value = parameter["value"] if "value" in parameter else parameter["from"]
    if isinstance(value, list):
        kinds = {type(one) for one in value}
        return {int: "whole numbers", str: "texts"}.get(kinds.pop()) if len(kinds) == 1 else None
    return {bool: "a truth value", int: "a whole number", str: "a text"}.get(type(value))


def check(law):
    check_articles(law)
    check_interpretations(law)
    check_incidents(law)
    check_settings(law)
    check_rulesets(law)
