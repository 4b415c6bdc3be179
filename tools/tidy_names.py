"""Names of a file's own that another file of its library has, too. The compiler reads several files
of a library at a time (cmake/SabotFolder.cmake), in some builds only: here it is seen in all."""

import collections
import re

TOKEN = re.compile(r"[A-Za-z_]\w*|::|[^\s\w]")
NAMESPACE = re.compile(r"\bnamespace\s*([\w:]*)\s*(\[\[[^\]]*\]\]\s*)?$")
TEMPLATE = re.compile(r"^template\s*<")
TYPE = re.compile(r"^(?:struct|class|union|enum(?:\s+(?:class|struct))?)\s+(\w+)")
ALIAS = re.compile(r"^using\s+(\w+)\s*(=.*)")
SPACE = re.compile(r"^namespace ([\w:]+)", re.MULTILINE)


def without_template(said):
    while TEMPLATE.match(said):
        depth = 0
        for at, letter in enumerate(said):
            depth += (letter == "<") - (letter == ">")
            if letter == ">" and depth == 0:
                said = said[at + 1:].lstrip()
                break
        else:
            return ""
    return said


def types_of(parameters):
    """Each parameter without its name and what it is by default."""
    types, depth, now = [], 0, []
    for token in [*TOKEN.findall(parameters), ","]:
        depth += token in "(<{[" and 1 or 0
        depth -= token in ")>}]" and 1 or 0
        if token == "," and depth == 0:
            if "=" in now:
                now = now[:now.index("=")]
            named = len(now) > 1 and re.match(r"\w", now[-1]) and now[-2] not in ("::", "const")
            types.append(" ".join(now[:-1] if named else now))
            now = []
        else:
            now.append(token)
    return ", ".join(types)


def name_of(said):
    """The name that is declared; of a function the types it takes, of an alias what it is."""
    said = without_template(" ".join(said.split()))
    if found := TYPE.match(said):
        return found[1], None
    if found := ALIAS.match(said):
        return found[1], found[2]
    if not said or said.startswith(("using", "namespace", "static_assert")):
        return None
    before = said.split("=")[0] if re.match(r"^[^(]*=", said) else said
    if found := re.match(r"^(.*?)\b(\w+) ?\((.*)\)[^()]*$", before):
        return (found[2], types_of(found[3])) if found[1].strip() else None
    found = re.search(r"\b([A-Za-z_]\w*) ?(\[[^\]]*\] ?)*$", before.strip())
    return (found[1], None) if found else None


def own_names(code):
    """The names in the unnamed namespaces of a file without comments, each with its line."""
    inside = []  # of every open brace: whether it is an unnamed namespace, a named one, or neither
    since = 0
    for found in re.finditer(r"[{};]", code):
        at, letter = found.start(), found[0]
        is_declaring = bool(inside) and inside[-1] == "own"
        said = code[since:at]
        if letter == "{":
            space = NAMESPACE.search(said)
            if is_declaring and not space and not said.rstrip().endswith("="):
                if name := name_of(said):
                    yield code.count("\n", 0, at) + 1, *name
            kind = None if not space else "named" if space[1] else "own"
            inside.append(kind if not space or kind == "own" or "own" not in inside else "own")
        elif letter == "}":
            if inside:
                inside.pop()
        elif is_declaring and said.strip() and not said.lstrip().startswith((",", ")", "(")):
            if name := name_of(said.rstrip("; ")):
                yield code.count("\n", 0, at) + 1, *name
        since = at + 1


def apart(cmake):
    """For each folder of src/ and for games, the files that CMake compiles by themselves."""
    patterns = {name: "|".join(found[1].split()) if (found := re.search(r"\bAPART ([^)]+)", said))
                else "(?!)" for name, said in re.findall(r"sabot_folder\((\w+)([^)]*)\)", cmake)}
    games = re.search(r'SABOT_RULES_APART "([^"]+)"', cmake)
    return patterns | {"a game": f"({games[1]})\\.cpp" if games else "(?!)"}


def library_of(path):
    """The library that compiles a file of src/, and the file's name within it."""
    folder, _, rest = path.removeprefix("src/").partition("/")
    game = re.match(r"(?!common/|baccarat/|layout/)(\w+)/(.*)", rest)
    return ("a game", game[1], game[2]) if folder == "rules" and game else (folder, "", rest)


def is_clash(types, others):
    """The same alias may be given twice, the same name to functions that take other types."""
    if types is None or others is None:
        return True
    return (types == others) != (types.startswith("=") or others.startswith("="))


def clashes(sources, cmake):
    """Of (path, code without comments): where a name is that of another file's own, too."""
    alone = apart(cmake)
    seen = collections.defaultdict(list)
    for path, code in sources:
        folder, game, file = library_of(path)
        if re.fullmatch(alone.get(folder, "(?!)"), file):
            continue
        space = SPACE.search(code)
        library = (folder, game, space and space[1])
        own = list(own_names(code))
        for line, name, types in own:
            for other, others in seen[*library, name]:
                if is_clash(types, others):
                    yield path, line, f"{name} is also a name of {other}'s own: rename one"
                    break
        for _, name, types in own:
            seen[*library, name].append((path, types))
