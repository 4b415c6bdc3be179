"""What each person may have seen of the cards at every moment, worked out from a table's whole
journal and from nothing that the server says of views: a card that is dealt face down belongs to
nobody's eyes until somebody lifts or shows it."""

import collections
import json
import re

CARD = re.compile(r"^[A2-9TJQK][cdhs]$")
DIGEST = re.compile(r"^[0-9a-f]{64}$")
HANDS = ("punto", "banca")
PACKS = 6
DECK = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]
# What puts cards before everybody's eyes.
SHOWING = {"card-dealt", "first-card-turned", "card-exposed", "third-discarded", "card-discarded",
           "hand-shown"}


class Moment:
    """The cards in sight after one record: of the whole table, and of single people."""

    def __init__(self, open_cards, own, totals, salts, now, gone):
        self.open, self.own, self.totals, self.salts, self.now = open_cards, own, totals, salts, now
        self.gone = gone  # how many of each card the table has seen leave the sabot, at the most

    def cards(self, person, during):
        """That this person may see; `during` the record itself also what passes by in it."""
        return self.open | self.own.get(person, set()) | (self.now if during else set())

    def knows_total(self, person, hand):
        return hand in self.totals or hand in self.totals_of(person)

    def totals_of(self, person):
        return self.own.get((person, "hands"), set())


def moments(records):
    """One for each sequence, from the journal's records in order."""
    open_cards, own, totals, salts = set(), {}, set(), set()
    all_moments, coup_is_over, gone = {}, True, collections.Counter()
    for record in records:
        # Where seals stand in between, nothing changes.
        while all_moments and record["sequence"] > len(all_moments):
            all_moments[len(all_moments)] = Moment(open_cards, own, totals, salts, set(), gone)
        now = set()
        for event in record.get("events", []):
            kind = event["event"]
            if kind == "card-dealt" and coup_is_over:
                open_cards, own, totals, coup_is_over = set(), {}, set(), False
            if kind in ("coup-ended", "coup-annulled", "talla-ended"):
                coup_is_over = True
            if kind in ("cards-mixed", "cards-counted"):
                gone = collections.Counter()
            # A third card, shown again with its hand, was seen when it was dealt.
            shown = [event["card"]] if event.get("card") else event.get("cards", [])[:2]
            if kind in SHOWING and not (kind == "card-dealt" and event["face"] == "down"):
                gone = gone + collections.Counter(shown)
            if kind == "order-revealed":
                salts = salts | {event["salt"]}
                now |= set(event["order"])
            elif kind == "first-card-turned":
                now.add(event["card"])
            elif kind == "card-dealt" and event["face"] == "up":
                open_cards = open_cards | {event["card"]}
            elif kind in ("card-exposed", "third-discarded", "card-discarded"):
                if event.get("card"):
                    open_cards = open_cards | {event["card"]}
            elif kind == "hand-shown":
                open_cards = open_cards | set(event["cards"])
                totals = totals | {event["hand"]}
            elif kind == "hand-deemed":
                totals = totals | {event["hand"]}
            elif kind == "hand-lifted":
                by = event["by"]
                own = {**own, by: own.get(by, set()) | set(event["cards"]),
                       (by, "hands"): own.get((by, "hands"), set()) | {event["hand"]}}
        all_moments[record["sequence"]] = Moment(open_cards, own, totals, salts, now,
                                                 gone)
    all_moments[len(all_moments)] = Moment(open_cards, own, totals, salts, set(), gone)
    return all_moments


def strings(value):
    """Every string in some JSON; of options only what they do not offer for choosing."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, dict):
        # Which cards somebody may name: see `betrayed`.
        if value.get("kind") in ("cards", "card-list"):
            return
        for key, one in value.items():
            yield key
            yield from strings(one)


def betrayed(message, moment):
    """Cards that are missing from what somebody may name, although nobody has seen them go."""
    for option in message.get("options", []):
        for field in option["fields"]:
            for card in DECK:
                hidden_at = PACKS - moment.gone[card]
                if field["kind"] == "card-list" and field["at-most"].get(card, 0) < hidden_at:
                    yield f"{card} by {option['command']}"
                if field["kind"] == "cards" and card not in field["cards"] and hidden_at > 0:
                    yield f"{card} by {option['command']}"


def leaks(message, person, all_moments, all_salts, dealer=None):
    """What a message tells this person that they may not know yet. A dealer of real cards knows
    those named in the dealing."""
    sequence = message.get("sequence")
    found = []
    moment = all_moments.get(sequence)
    if moment is None:
        # Whatever has no place in the sequence has nothing to tell of cards either.
        return [text for text in strings(message) if CARD.match(text)]
    may_see = moment.cards(person, during=message["type"] == "update")
    for text in strings(message):
        if CARD.match(text) and text not in may_see:
            found.append(text)
        if DIGEST.match(text) and text in all_salts and text not in moment.salts:
            found.append("salt " + text)
    if person != dealer:
        found += betrayed(message, moment)
    view = message.get("view") or {}
    for hand in HANDS:
        shown = view.get(hand) or {}
        if shown.get("total") is not None and not moment.knows_total(person, hand):
            found.append(f"the total of {hand}")
    return found


def read_journal(house, path):
    """All records of a journal's file, each with its events in full."""
    shown = house.run("journal", "show", "--json", path)
    assert shown.returncode == 0, shown.stderr
    return [json.loads(line) for line in shown.stdout.splitlines()]
