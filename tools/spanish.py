#!/usr/bin/env python3
"""Every sentence that a user may read is said in Spanish too.

The library words its errors in English, piece by piece; what a Spaniard is told instead stands in
src/base/spanish_sentences.cpp and spanish_house.cpp. What the program says itself stands in both
languages side by side. This reads the string literals of the sources and fails, naming each
sentence that has neither.

    spanish.py          says what has no Spanish, as file:line: text
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LISTS = ("src/base/spanish_sentences.cpp", "src/base/spanish_house.cpp")
SOURCES = (".hpp", ".cpp", ".ipp")
# Pictures are drawn of words that they are given, and the laboratory has no errors.
NOT_READ = ("src/chart/", "src/lab/", "src/base/spanish_foreign.cpp") + LISTS
# Words for programmers and for the server's log, not for the people who use the program.
UNHEARD = ("require", "static_assert", "BrokenInvariant", "debug", "info", "warn", "error")
# What is given both languages.
BILINGUAL = ("say", "text", "worded", "line", "Sentence")
# What is written in the notation, in SQL and the like, and looks like a sentence.
NO_SENTENCE = {
    "crupier burn", "crupier mix", "crupier mix-last", "crupier count-cards",
    "crupier ensalada", "crupier close-remate",
    "game regulation", "cashier, auditor, director", "export type",
}

TOKEN = re.compile(r"""
    (?P<skip>//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])+')
  | R"(?P<mark>\w*)\((?P<raw>.*?)\)(?P=mark)"
  | "(?P<text>(?:\\.|[^"\\\n])*)"
  | (?P<open>(?:(?P<name>\w+)\s*)?[({])
  | (?P<close>[)}])
""", re.S | re.X)


class Literal:
    """A string literal, or several that the compiler joins; and what it stands within."""

    def __init__(self, text, line, within):
        self.text = text
        self.line = line
        self.within = within
        self.has_twin = False  # the same in the other language beside it


def unescaped(text):
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), text)


def literals(source):
    """All of a source, in order."""
    found, open_names, end, chooses = [], [], 0, False
    for token in TOKEN.finditer(source):
        if token["open"] is not None:
            open_names.append(token["name"] or "")
        elif token["close"] is not None:
            if open_names:
                open_names.pop()
        elif token["skip"] is None:
            text = unescaped(token["text"]) if token["raw"] is None else token["raw"]
            between = re.sub(r"//[^\n]*", "", source[end:token.start()]).strip()
            if found and not between:
                found[-1].text += text
            else:
                line = source.count("\n", 0, token.start()) + 1
                found.append(Literal(text, line, tuple(open_names)))
                # "es", "en" and es ? "…" : "…"
                if between == "," and " " in found[-2].text or between == ":" and chooses:
                    found[-2].has_twin = found[-1].has_twin = True
                chooses = re.search(r"\bes\s*\?$", between) is not None
            end = token.end()
    return found


def is_sentence(literal):
    text = literal.text.strip()
    if literal.has_twin or any(name in UNHEARD + BILINGUAL for name in literal.within):
        return False
    if text.strip(" ():;,.") in NO_SENTENCE or not looks_like_words(literal.text):
        return False
    # Descriptions of the API, SQL and headers begin with a capital; commands have fields, and
    # examples of how to call the program begin with its name.
    return not re.match(r"[A-Z<#/]|\W*sabot ", text) and not re.search(r"\w=", text)


def looks_like_words(text):
    return re.search(r"[a-z]{2} [a-z]", text) is not None


def is_piece_of(sentence, text):
    """Whether all that stands between the holes of the text stands in the sentence, in order."""
    at = 0
    for part in re.split(r"\{[^{}]*\}", text):
        piece = part.strip(' "():;,.')
        found = re.compile(r"(?<!\w)" + re.escape(piece) + r"(?!\w)").search(sentence, at)
        if not found:
            return False
        at = found.end()
    return True


def pattern_of(sentence):
    return re.compile("(.+?)".join(re.escape(part) for part in sentence.split("{}")), re.S)


class Sentences:
    """The English of the list."""

    def __init__(self, sentences):
        self.sentences = sentences
        self.patterns = [pattern_of(one) for one in sentences]

    def matched(self, text):
        """A whole sentence, of which what varies is looked up too."""
        for pattern in self.patterns:
            found = pattern.fullmatch(text)
            if found and all(not looks_like_words(one) or self.knows(one)
                             for one in found.groups()):
                return True
        return False

    def knows(self, text):
        if any(is_piece_of(one, text) for one in self.sentences):
            return True
        # Where a value is put in before or behind it.
        sample = re.sub(r"\{[^{}]*\}", "7", text).strip()
        for one in (sample, f"{sample} 7", f"7 {sample}", f"7 {sample} 7"):
            if self.matched(one):
                return True
        place, colon, rest = text.partition(": ")
        return bool(colon) and not looks_like_words(place) and self.knows(rest)


def without_spanish(source, sentences):
    return [(one.line, one.text) for one in literals(source)
            if is_sentence(one) and not sentences.knows(one.text)]


def english_of(source):
    return [one.text for one in literals(source) if "Translation" in one.within][::2]


def main():
    sentences = Sentences([one for name in LISTS for one in english_of((ROOT / name).read_text())])
    wrong = 0
    for path in sorted((ROOT / "src").rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix not in SOURCES or name.startswith(NOT_READ):
            continue
        for line, text in without_spanish(path.read_text(), sentences):
            print(f"{name}:{line}: no Spanish for {text!r}; add a line to {LISTS[0]}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
