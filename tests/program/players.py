"""People who play from the options they are given, by a seed: nobody here knows the rules."""

import random

# What the game waits for.
DUE = ["come-back", "cut", "take-cards", "reclaim-cards", "go-on", "show", "carta", "no", "abatir",
       "dar-carta", "negar-carta", "take-bank", "refuse-bank", "take-sabot", "decline-sabot",
       "keep-bank", "pass-hand", "cartas", "deal", "announce-bank"]
SOMETIMES = ["bet", "banco", "banco-seguido", "banco-con-la-mesa", "ultimo-completo", "bid",
             "raise-bank", "put-in-garage", "todo-va", "offer-association", "accept-associate"]


def cents(text):
    whole, _, part = text.partition(".")
    return int(whole) * 100 + int((part + "00")[:2])


def amount(number):
    return str(number // 100) + (f".{number % 100:02}" if number % 100 else "")


def fill(option, chance, most=5_000):
    """A command from an option, its fields by chance; stakes are kept small."""
    line = option["command"]
    for field in option["fields"]:
        kind = field["kind"]
        if kind == "one-of":
            value = chance.choice(field["values"])
        elif kind == "amounts":
            least, step = cents(field["least"]), max(cents(field["step"]), 1)
            greatest = min(cents(field["greatest"]), max(least, most))
            if least < 500 <= greatest:
                least += -(-(500 - least) // step) * step
            steps = (greatest - least) // step
            value = amount(least + step * chance.randint(0, max(steps, 0)))
        elif kind == "numbers":
            value = chance.randint(field["least"], field["greatest"])
        elif kind == "text":
            value = "porque"
        else:
            continue
        line += f" {field['name']}={value}"
    return line


class Player:
    """Somebody at the table, who acts whenever allowed and otherwise says «ready»."""

    def __init__(self, line, seed, eager=0.5, hurries=True):
        self.line, self.chance, self.eager = line, random.Random(seed), eager
        self.hurries = hurries
        self.acts, self.pending, self.ready_at, self.acted_at = 0, None, None, None

    def choose(self):
        if self.line.view and self.line.view.get("self") and self.line.view["self"]["seat"] == 0:
            sits = [one for one in self.line.options if one["command"] == "sit"]
            if sits:
                return sits[0]
        due = [one for one in self.line.options if one["command"] in DUE]
        if due:
            return self.chance.choice(due)
        # Where everybody has joined the bank, nobody is left to bet against it.
        rarely = self.chance.random() < 0.05
        more = [one for one in self.line.options if one["command"] in SOMETIMES
                and (rarely or "associat" not in one["command"])]
        # One bet or the like for each moment, so that everybody comes to an end.
        if more and self.acted_at != self.line.sequence and self.chance.random() < self.eager:
            return self.chance.choice(more)
        return None

    def act(self):
        """Says at most one thing; whether it did."""
        if self.pending is not None and self.pending not in self.line.answers:
            return False
        self.pending = None
        option = self.choose() if self.line.sequence != self.ready_at else None
        if option is not None:
            self.acts += 1
            self.pending = f"{self.line.person.name}-{self.chance.getrandbits(60):x}"
            self.acted_at = self.line.sequence + 1
            self.line.command(fill(option, self.chance), self.pending)
            return True
        if self.ready_at == self.line.sequence or not self.hurries:
            return False
        self.ready_at = self.line.sequence
        self.line.ready()
        return True


class Watcher:
    """Somebody who has a part in the game and keeps out of it."""

    def __init__(self, line):
        self.line, self.ready_at = line, None

    def act(self):
        if self.line.options and self.line.sequence != self.ready_at:
            self.ready_at = self.line.sequence
            self.line.ready()


class Croupier:
    """A person who deals real cards: the first of these that is offered, as it comes."""

    ORDER = ["count-cards", "mix-last", "mix", "cut", "place-stop-card", "turn-first-card", "burn",
             "announce-bank", "award-bank", "award-banco", "no-van-mas", "no-va-mas", "cartas",
             "deal", "give-cards", "go-on", "show", "pay"]

    def __init__(self, line, seed, names=False):
        self.line, self.chance, self.names = line, random.Random(seed), names
        self.acts, self.pending = 0, None

    def next(self):
        """The next act; none while waiting for others."""
        for word in self.ORDER:
            for option in self.line.options:
                if option["command"] == word and not (word == "no-van-mas" and self.nobody_bets()):
                    return fill(option, self.chance) + self.cards(option)
        return None

    def nobody_bets(self):
        return not self.line.view["stakes"] and self.line.view["banco-by"] is None

    def cards(self, option):
        """From the pack in hand; those that lie face down are named only on looking."""
        named = ""
        for field in option["fields"]:
            if field["kind"] == "cards" and (self.names or not field["may-be-left-out"]):
                named += f" {field['name']}={self.chance.choice(field['cards'])}"
            if field["kind"] == "card-list":
                some = self.chance.sample(sorted(field["at-most"]), field["count"])
                named += f" {field['name']}={','.join(some)}"
        return named

    def act(self):
        if self.pending is not None and self.pending not in self.line.answers:
            return
        line = self.next()
        self.pending = None
        if line is not None:
            self.acts += 1
            self.pending = f"deal-{self.acts}"
            self.line.command(line, self.pending)
