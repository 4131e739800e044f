"""A state by name: every field, how it is shown, who may see it, and how a rule case writes it."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core import shapes
from sandtable.core.event import EVERYBODY, ONLOOKER
from sandtable.core.shapes import Field, Lines, Number, Numbers, Row, Shape, Sparse, Table, Word
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.treaties import turns_left
from sandtable.games.maria.rules.troops import bounds, mustered
from sandtable.games.maria.rules.victory import YEARS

STATUSES: Final[dict[int, str]] = {slots.DOWN: "down", slots.MOVED: "moved", slots.BEATEN: "beaten"}
STAGES: Final[list[str]] = [
    "set-up", "politics", "hussars", "france", "prussia", "austria", "vote", "winter",
]  # fmt: skip
ELECTION: Final[list[str]] = ["not-drawn", "coming", "held"]
PILES: Final[list[str]] = ["pile", "offered", "gone"]
SIDES: Final[list[str]] = ["france", "common"]
PAIRS: Final[list[str]] = [f"{one} {other}" for one in facts.POWERS for other in facts.POWERS]
WESTERN: Final[list[str]] = [facts.CITIES[each] for each in facts.WESTERN]


# Bodies


def place_word(place: int) -> str | None:
    """A city, a box beside the map, or None."""
    if place == facts.OFF:
        return None
    return facts.CITIES[place] if place >= 0 else facts.BOXES[facts.EAST_PRUSSIA - place]


def status_words(status: int) -> list[str]:
    return [word for bit, word in STATUSES.items() if status & bit]


def unions(game: Maria) -> dict[str, list[str]]:
    """Which generals stand together, in the order in which they came."""
    return {
        facts.CITIES[city]: [facts.BODIES[each] for each in game.generals_at(city)]
        for city in facts.EVERY_CITY
        if game.second(city) != slots.NOBODY
    }


def body_data(game: Maria, body: int) -> dict[str, Any]:
    row = game.bodies[body * slots.ROW : (body + 1) * slots.ROW]
    data: dict[str, Any] = {"place": place_word(row[0]), "status": status_words(row[slots.STATUS])}
    if body < facts.GENERAL_COUNT:
        data |= {
            "troops": row[slots.TROOPS],
            "group": row[slots.GROUP],
            "floor": row[slots.FLOOR],
        }
    return data


def body_seen(game: Maria, body: int, seat: int) -> dict[str, Any]:
    """The troops of a general as far as this seat can work them out: `least` to `most`."""
    data = body_data(game, body)
    if body < facts.GENERAL_COUNT:
        least, most = bounds(game, body, seat)
        data["troops"] = least if least == most else None
        data |= {"least": least, "most": most}
    return data


# Cards


def card_name(card: int) -> str:
    """A card with the number of its deck, and of the two reserves the first or the second."""
    number = card % facts.DECK_SIZE
    twin = "b" if number == facts.DECK_SIZE - 1 else ""
    return f"{card // facts.DECK_SIZE + 1} {facts.KINDS[facts.KIND_OF[card]]}{twin}"


def _card_places() -> list[str]:
    places = [""] * (slots.LATE + len(facts.POWERS))
    named = {slots.TABLE: "table", slots.DISCARDED: "discards"}
    for place, word in {**named, slots.DRAW: "draw", slots.UNUSED: "unused"}.items():
        places[place] = word
    held = {0: "hand", slots.DISPLAYED: "display", slots.HIDDEN: "face-down", slots.LATE: "late"}
    for start, word in held.items():
        for number, power in enumerate(facts.POWERS):
            places[start + number] = f"{word} {power}"
    return places


CARD_PLACES: Final[list[str]] = _card_places()


def card_data(game: Maria, card: int) -> list[Any]:
    """Where it is, and who knows."""
    mask = game.cards[slots.KNOWN + card]
    known = [word for number, word in enumerate(facts.SEATS) if mask >> number & 1]
    return [CARD_PLACES[game.cards[card]], ["all"] if mask == EVERYBODY else known]


def cards_seen(game: Maria, seat: int) -> dict[str, dict[str, Any]]:
    """By place: which cards this seat knows there, and the backs of all, by deck.

    Of a card face down on the display others know no more than that it came from the hand.
    """
    places: dict[str, dict[str, Any]] = {}
    for card in range(facts.CARDS):
        at = game.cards[card]
        place = places.setdefault(CARD_PLACES[at], {"known": [], "backs": [0] * facts.DECKS})
        place["backs"][card // facts.DECK_SIZE] += 1
        mask = game.cards[slots.KNOWN + card]
        if mask == EVERYBODY or mask >> seat & 1:
            power = at - slots.HIDDEN
            if 0 <= power < len(facts.POWERS) and game.seat_of(power) != seat:
                hand = CARD_PLACES[power]
                place = places.setdefault(hand, {"known": [], "backs": [0] * facts.DECKS})
            place["known"].append(card_name(card))
    return dict(sorted(places.items()))


# The fields


@final
class TurnsLeft(Shape):
    """The turns that are left of a contract, whether it has begun, is suspended or neither."""

    def show(self, numbers: list[int], at: int) -> Any:
        return turns_left(numbers[at])

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        numbers[at] = int(value)


NUMBER: Final = Number()
POWER: Final = Word("power", facts.POWERS)
EVENT: Final = Word("event", facts.EVENTS)
BY_POWER: Final = Table("power", facts.POWERS, NUMBER)
BOXES: Final[dict[str, tuple[int, Shape]]] = {
    "emperor": (slots.EMPEROR, POWER),
    "italy": (slots.ITALY, POWER),
    "electors": (slots.ELECTORS_BOX, POWER),
    "silesia": (slots.SILESIA_BOX, POWER),
}


def scalars(
    name: str, at: int, shape: Shape = NUMBER, key: str = "", written: Shape | None = None
) -> Numbers:
    return Numbers(name, "scalars", at, shape, key, written)


def by_city(name: str, at: int, example: str) -> Numbers:
    """A power by city: the marker there, or the query."""
    lines = Lines("city", facts.CITIES, POWER, example)
    return Numbers(name, "board", at, Sparse("city", facts.CITIES, POWER), name, lines)


MARKERS: Final = by_city("markers", slots.MARKS, "prussia liegnitz")
QUERIES: Final = by_city("queries", slots.QUERIES, "france prag")
WINTER: Final[Numbers] = Numbers(
    "winter",
    "scalars",
    slots.WINTER,
    Table("power", facts.POWERS, Row(NUMBER, YEARS), YEARS),
    "winter",
    see=lambda game, seat: WINTER.show(game) if game.ended() else {},  # notes are hidden (M20.8)
)
FIELDS: Final[list[Field]] = [
    Field("form", lambda game: game.form.name),
    scalars("turn", slots.TURN, key="turn"),
    scalars("stage", slots.STAGE, key="stage", written=Word("stage", STAGES)),
    Field(
        "seats",
        lambda game: {
            word: facts.SEATS[game.seat_of(power)] for power, word in enumerate(facts.POWERS)
        },
    ),
    Field("unions", unions),
    MARKERS,
    QUERIES,
    scalars(
        "electors",
        slots.WEST,
        Table("western seat", WESTERN, Word("side of an elector marker", SIDES)),
        "electors",
    ),
    scalars("pools", slots.POOL, BY_POWER, "pools"),
    scalars("battle_box", slots.BATTLES, BY_POWER),
    scalars("aside", slots.ASIDE, BY_POWER, "aside"),
    scalars(
        "boxes",
        0,
        shapes.Record("box", BOXES),
        "boxes",
        shapes.Record(
            "key of `boxes`",
            {
                **BOXES,
                "battle": (slots.BATTLES, BY_POWER),
                "silesia": (slots.SILESIA_BOX, shapes.Given(facts.PRUSSIA)),
            },
        ),
    ),
    scalars("tracks", slots.TRACK, Table("track", facts.TRACKS, NUMBER), "tracks"),
    scalars("saxon_shift", slots.SAXON_SHIFT),
    scalars("offered", slots.OFFERED, Row(EVENT, 2), "offered", Row(EVENT, 2, loose=True)),
    scalars(
        "events",
        slots.PILE,
        Table("event", facts.EVENTS, Word("pile", PILES)),
        "gone_events",
        shapes.Marked("event", facts.EVENTS, slots.GONE, whole=False),
    ),
    scalars("election", slots.ELECTION, Word("state", ELECTION), "election"),
    scalars("trump", slots.TRUMP, Word("suit", facts.SUITS), "trump"),
    scalars("victor", slots.VICTOR, POWER, "victor"),
    scalars("annexed", slots.ANNEXED),
    scalars("reduced", slots.REDUCED),
    scalars("", slots.ANNEXED, NUMBER, "flags", shapes.Marked("flag", ["annexed", "reduced"], 1)),
    scalars("truce", slots.TRUCE, key="truce"),
    scalars("deck", slots.DECK, NUMBER, "deck", Number(1)),
    scalars("saxon_drew", slots.SAXON_DREW),
    scalars("saxon_fought", slots.SAXON_FOUGHT),
    scalars("modifiers", slots.MODIFIER, BY_POWER, "modifiers"),
    scalars(
        "contracts",
        slots.CONTRACTS,
        Sparse("pair of powers", PAIRS, NUMBER, 0),
        "contracts",
        Lines("pair of powers", PAIRS, TurnsLeft(), "france bavaria 2", False, 0),
    ),
    scalars("winner", slots.WINNER, POWER),
    Field("seat", None, lambda game, seat: facts.SEATS[seat] if seat != ONLOOKER else "onlooker"),
    WINTER,
    Field(
        "bodies",
        lambda game: {word: body_data(game, body) for body, word in enumerate(facts.BODIES)},
        lambda game, seat: {
            word: body_seen(game, body, seat) for body, word in enumerate(facts.BODIES)
        },
    ),
    Field(
        "cards",
        lambda game: {card_name(card): card_data(game, card) for card in range(facts.CARDS)},
        cards_seen,
    ),
    Field("mustered", None, mustered),
]


def whole(game: Maria) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return shapes.position_of(FIELDS, game)


def as_seen(game: Maria, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards and notes of this seat, and what it is asked."""
    return {
        **shapes.view_of(FIELDS, game, seat),
        **shapes.questions_seen(game, seat, facts.SEATS),
    }
