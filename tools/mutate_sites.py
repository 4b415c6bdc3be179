"""Where a game's rules can be changed a little, and the same rules with every change built in.

The code is read as tokens, not parsed: clang-format writes blanks around a binary operator and
none before the bracket of a template, so the two can be told apart.
"""

import bisect
import dataclasses
import re

TOKEN = re.compile(
    r'(?P<skip>\s+|//[^\n]*|/\*.*?\*/|^[ \t]*#[^\n]*)'
    r'|(?P<text>"(?:\\.|[^"\\\n])*"(?:_\w+)?|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])+\')'
    r"|(?P<word>[A-Za-z_]\w*|\d[\w.']*)"
    r"|(?P<sign><=>|->|::|\+\+|--|<<|<=|>=|==|!=|&&|\|\||\+=|-=|\*=|/=|%=|\|=|&=|.)",
    re.DOTALL | re.MULTILINE,
)
PAIRS = {"(": ")", "[": "]", "{": "}"}
TURNED = {  # what a comparison becomes: at its boundary, and the other way round
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"),
    "==": ("!=",), "!=": ("==",),
}
NAMES = {"<": "lt", "<=": "le", ">": "gt", ">=": "ge", "==": "eq", "!=": "ne"}
ASSIGN = {"=", "+=", "-=", "*=", "/=", "%=", "|=", "&="}
STRUCTURE = {",", ";", "?", ":", "return", "case", "else", "co_return", "throw"} | ASSIGN
LOGIC = {"&&", "||"}


@dataclasses.dataclass
class Token:
    text: str
    start: int
    end: int
    blank_before: bool
    match: int = -1  # the other bracket

    def is_binary(self):
        return self.blank_before


@dataclasses.dataclass
class Mutant:
    """One small change; `number` is what the runner calls it."""
    file: str
    line: int
    kind: str
    text: str
    number: int = 0
    key: str = ""


def tokens_of(text):
    tokens, blank = [], False
    for found in TOKEN.finditer(text):
        if found["skip"] is not None:
            blank = True
            continue
        tokens.append(Token(found[0], found.start(), found.end(), blank))
        blank = False
    match_brackets(tokens)
    return tokens


def match_brackets(tokens):
    stack = []
    for i, token in enumerate(tokens):
        before = tokens[i - 1].text if i else ""
        if token.text in PAIRS:
            stack.append(i)
        elif token.text == "<" and (not token.blank_before or before == "template"):
            if before != "operator":
                stack.append(i)
        elif token.text == ">" and not token.blank_before:
            if stack and tokens[stack[-1]].text == "<":
                link(tokens, stack.pop(), i)
        elif token.text in PAIRS.values():
            while stack and tokens[stack[-1]].text == "<":
                stack.pop()  # it was no template after all
            if stack:
                link(tokens, stack.pop(), i)


def link(tokens, first, last):
    tokens[first].match, tokens[last].match = last, first


class Sites:
    """The mutants of one file, and the edits that build all of them in."""

    def __init__(self, file, text, neighbour):
        self.file, self.text, self.neighbour = file, text, neighbour
        self.tokens = tokens_of(text)
        self.lines = [i for i, c in enumerate(text) if c == "\n"]
        self.mutants = []
        self.edits = []  # (offset, order, what), see `wrap`
        self.replaced = []  # (start, end, what)
        self.wrapped = set()
        self.forbidden = self.compile_time()

    # What is evaluated while compiling cannot be switched.
    def compile_time(self):
        ranges = []
        tokens = self.tokens
        for i, token in enumerate(tokens):
            after = tokens[i + 1] if i + 1 < len(tokens) else None
            if token.text == "static_assert" or (token.text == "constexpr" and i and
                                                 tokens[i - 1].text == "if"):
                ranges.append((after.start, tokens[after.match].end))
            elif token.text == "requires":
                end = i + 1
                while tokens[end].text not in ("{", "("):
                    end += 1
                last = tokens[end].match
                if last + 1 < len(tokens) and tokens[last + 1].text == "{":
                    last = tokens[last + 1].match
                ranges.append((token.start, tokens[last].end))
            elif token.text == "<" and token.match >= 0:
                ranges.append((token.start, tokens[token.match].end))
            elif token.text == "constexpr":
                end = i
                while tokens[end].text not in (";", "=", "{", "("):
                    end += 1
                if tokens[end].text != "(":
                    while tokens[end].text != ";":
                        end = max(end + 1, tokens[end].match)
                    ranges.append((token.start, tokens[end].end))
        return ranges

    def is_forbidden(self, offset):
        return any(start <= offset < end for start, end in self.forbidden)

    def line_of(self, offset):
        return bisect.bisect_left(self.lines, offset) + 1

    def plain(self, start, end):
        text = " ".join(re.sub(r"//[^\n]*", "", self.text[start:end]).split())
        return text if len(text) <= 100 else text[:70] + " ... " + text[-25:]

    def add(self, kind, offset, text):
        mutant = Mutant(self.file, self.line_of(offset), kind, text)
        self.mutants.append(mutant)
        return f"@{len(self.mutants) - 1}@"  # the number comes when all files have been read

    def wrap(self, start, end, before, after):
        # Of what begins together the longer comes first, of what ends together the shorter.
        self.edits.append((start, 1, -end, before))
        self.edits.append((end, 0, -start, after))

    # -- operands

    def left_of(self, i, stop):
        """The first token of the operand that ends before token i."""
        tokens = self.tokens
        j = i - 1
        while j >= 0:
            token = tokens[j]
            if (token.text in stop and token.match < 0) or token.text in ("(", "[", "{"):
                break
            if token.match >= 0:
                opening = tokens[token.match]
                before = tokens[token.match - 1]
                if token.text == "}" and opening.blank_before:
                    if not (before.text in (")", "]", "mutable") or before.text == "->"):
                        break
                    if before.text == ")" and tokens[before.match - 1].text != "]":
                        break  # a block, and no lambda
                if token.text == ")" and before.text in ("if", "for", "while", "switch"):
                    break
                j = token.match
            j -= 1
        return j + 1

    def right_of(self, i, stop):
        """The last token of the operand that begins after token i."""
        tokens = self.tokens
        j = i + 1
        while j < len(tokens):
            token = tokens[j]
            if (token.text in stop and token.match < 0) or token.text in (")", "]", "}"):
                break
            if token.text == "{" and token.blank_before:
                before = tokens[j - 1]
                if before.text != ")" or tokens[before.match - 1].text != "]":
                    break
            j = token.match if token.match > j else j
            j += 1
        return j - 1

    def span(self, first, last):
        return self.tokens[first].start, self.tokens[last].end

    # -- the kinds of change

    def comparisons(self):
        for i, token in enumerate(self.tokens):
            if token.text not in TURNED or not token.is_binary() or token.match >= 0:
                continue
            if self.is_forbidden(token.start) or self.tokens[i - 1].text == "operator":
                continue
            equality = token.text in ("==", "!=")
            stop = STRUCTURE | LOGIC | ({"==", "!="} if not equality else set())
            first, last = self.left_of(i, stop), self.right_of(i, stop | {"==", "!="})
            start, end = self.span(first, last)
            left, right = self.plain(start, token.start), self.plain(token.end, end)
            numbers = []
            for other in TURNED[token.text]:
                numbers.append(self.add("comparison", token.start,
                                        f"{left} {token.text} {right} -> {other}"))
            numbers += ["0"] * (2 - len(numbers))
            self.wrap(start, end, f"sabot_mutant::{NAMES[token.text]}({', '.join(numbers)}, ", ")")
            self.replaced.append((token.start, token.end, ","))

    def operands(self):
        for i, token in enumerate(self.tokens):
            if token.text not in LOGIC or not token.is_binary():
                continue
            if self.is_forbidden(token.start):
                continue
            stop = STRUCTURE | ({"&&", "||"} if token.text == "&&" else {"||"})
            for first, last in ((self.left_of(i, stop), i - 1), (i + 1, self.right_of(i, stop))):
                start, end = self.span(first, last)
                if (start, end) in self.wrapped:
                    continue
                self.wrapped.add((start, end))
                what = f"{self.plain(start, end)} -> left out of {token.text}"
                number = self.add("operand", start, what)
                before = f"(sabot_mutant::on({number}) || (" if token.text == "&&" else \
                    f"(!sabot_mutant::on({number}) && ("
                self.wrap(start, end, before, "))")

    def negate(self, first, last):
        start, end = self.span(first, last)
        if self.is_forbidden(start):
            return
        inside, i = [], first
        while i <= last:
            inside.append(self.tokens[i])
            i = max(i + 1, self.tokens[i].match + 1)
        signs = {t.text for t in inside if t.is_binary() and t.match < 0}
        if signs & set(TURNED) and not signs & LOGIC and "?" not in signs:
            return  # its comparison is turned round anyway
        if signs & ASSIGN:
            return  # it declares something: leaving out what follows comes to the same
        number = self.add("condition", start, f"{self.plain(start, end)} -> negated")
        self.wrap(start, end, f"sabot_mutant::negated({number}, static_cast<bool>(", "))")

    def conditions(self):
        tokens = self.tokens
        for i, token in enumerate(tokens):
            if token.text in ("if", "while") and tokens[i + 1].text == "(":
                first, last = i + 2, tokens[i + 1].match - 1
                semicolon = [j for j in self.level(first, last) if tokens[j].text == ";"]
                self.negate(semicolon[-1] + 1 if semicolon else first, last)
            elif token.text == "for" and tokens[i + 1].text == "(":
                first, last = i + 2, tokens[i + 1].match - 1
                semicolon = [j for j in self.level(first, last) if tokens[j].text == ";"]
                if len(semicolon) == 2 and semicolon[1] > semicolon[0] + 1:
                    self.negate(semicolon[0] + 1, semicolon[1] - 1)
            elif token.text == "?":
                self.negate(self.left_of(i, STRUCTURE), i - 1)
            elif token.text == "return" and tokens[i + 1].text == "!":
                last = self.right_of(i, {";"})
                if not any(tokens[j].text in LOGIC | {"?"} for j in self.level(i + 1, last)):
                    self.negate(i + 1, last)

    def level(self, first, last):
        """The tokens from first to last that stand in no bracket among them."""
        i = first
        while i <= last:
            yield i
            i = max(i + 1, self.tokens[i].match + 1)

    def refusals(self):
        tokens = self.tokens
        for i, token in enumerate(tokens):
            if token.text != "return" or self.is_forbidden(token.start):
                continue
            last = self.right_of(i, {";"})
            what = self.plain(tokens[i + 1].start, tokens[last].end) if last > i else ""
            refuses = re.match(r"(refuse|refusal)\(|Refusal\{|std::unexpected\(|barred\b|bar\b"
                               r"(?!_|\()|wrong\b|read\.fail\(", what)
            conditional = tokens[i - 1].text == "else" or (
                tokens[i - 1].text == ")" and tokens[tokens[i - 1].match - 1].text in
                ("if", "constexpr"))
            if refuses and conditional:
                number = self.add("refusal", token.start, f"return {what} -> left out")
                self.wrap(token.start, tokens[last + 1].end,
                          f"{{ if (!sabot_mutant::on({number})) ", " }")

    def events(self):
        tokens = self.tokens
        for i, token in enumerate(tokens):
            if token.text != "add" or tokens[i - 1].text != "." or tokens[i + 1].text != "(":
                continue
            first, last = i + 2, tokens[i + 1].match - 1
            start, end = self.span(first, last)
            commas = [j for j in self.level(first, last) if tokens[j].text == ","]
            what = self.plain(start, tokens[commas[0] - 1].end if commas else end)
            if commas:
                number = self.add("event", start, f"add({what}) -> left out")
                self.replaced.append((token.start, tokens[i + 1].end,
                                      f"add_unless(sabot_mutant::on({number}), "))
            elif "_art" not in what or tokens[first].text == "Citations":
                number = self.add("citation", start, f"add({what}) -> left out")
                self.wrap(start, end, f"sabot_mutant::unless({number}, ", ")")

    def citations(self):
        for token in self.tokens:
            if token.text.endswith('"_art') and not self.is_forbidden(token.start):
                own = token.text[1:-5]
                other = self.neighbour(own)
                number = self.add("citation", token.start, f"{own} -> {other}")
                self.replaced.append((token.start, token.end,
                                      f'sabot_mutant::cite({number}, "{own}"_art, '
                                      f'"{other}"_art)'))

    def codes(self):
        tokens = self.tokens
        for i, token in enumerate(tokens):
            if token.text != "RefusalCode" or tokens[i + 1].text != "::":
                continue
            if self.is_forbidden(token.start) or tokens[i - 1].text == "case":
                continue
            before = tokens[i - 1].text == "::"  # rules::RefusalCode
            start = tokens[i - 2].start if before else token.start
            end = tokens[i + 2].end
            number = self.add("code", start, f"{tokens[i + 2].text} -> another code")
            self.wrap(start, end, f"sabot_mutant::another({number}, ", ")")

    def arithmetic(self):
        tokens = self.tokens
        for i, token in enumerate(tokens):
            if token.text not in ("+", "-") or not token.is_binary():
                continue
            if not tokens[i + 1].blank_before or self.is_forbidden(token.start):
                continue
            stop = STRUCTURE | LOGIC | set(TURNED) | {"<<", "+", "-", "!"}
            first, last = self.left_of(i, stop - {"+", "-"}), self.right_of(i, stop)
            start, end = self.span(first, last)
            if '"' in self.text[start:end]:
                continue
            # Operators of one rank lean to the left: `a - b - c` is taken as a whole once.
            left, right = self.plain(start, token.start), self.plain(token.end, end)
            other = "-" if token.text == "+" else "+"
            a = self.add("arithmetic", token.start, f"{left} {token.text} {right} -> {other}")
            b = self.add("arithmetic", token.start, f"{left} {token.text} {right} -> one more")
            name = "plus" if token.text == "+" else "minus"
            self.wrap(start, end, f"sabot_mutant::{name}({a}, {b}, ", ")")
            self.replaced.append((token.start, token.end, ","))

    def find(self):
        self.comparisons()
        self.operands()
        self.conditions()
        self.refusals()
        self.events()
        self.citations()
        self.codes()
        self.arithmetic()
        return self

    def rewritten(self, first_number):
        """The file with every mutant in it, numbered from `first_number`."""
        for i, mutant in enumerate(self.mutants):
            mutant.number = first_number + i
        edits = [(at, order, rank, at, what) for at, order, rank, what in self.edits]
        edits += [(start, 2, 0, end, what) for start, end, what in self.replaced]
        out, at = [], 0
        for start, _, _, end, what in sorted(edits):
            out += [self.text[at:start], what]
            at = end
        text = "".join(out) + self.text[at:]
        return re.sub(r"@(\d+)@", lambda found: str(first_number + int(found[1])), text)


def give_keys(mutants):
    """A name that outlives the insertion of lines: file, change, and which of equal ones."""
    seen = {}
    for mutant in mutants:
        base = f"{mutant.file}: {mutant.text}"
        seen[base] = seen.get(base, 0) + 1
        mutant.key = base if seen[base] == 1 else f"{base} #{seen[base]}"
