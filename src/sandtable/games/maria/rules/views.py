"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.boards.graph import Place
from sandtable.core.event import EVERYBODY, ONLOOKER
from sandtable.core.lanes import Lanes
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.muster import Muster, generals_of_seat
from sandtable.games.maria.rules.state import Maria

STATUSES: dict[int, str] = {slots.DOWN: "down", slots.MOVED: "moved", slots.BEATEN: "beaten"}
ELECTION: dict[int, str] = {
    slots.NOT_DRAWN: "not-drawn",
    slots.COMING: "coming",
    slots.HELD: "held",
}
PILES: list[str] = ["pile", "offered", "gone"]
YEARS = 4
STAGES: list[str] = [
    "set-up", "politics", "hussars", "france", "prussia", "austria", "vote", "winter",
]  # fmt: skip


def whole(game: Maria) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        "winter": winter_scores(game),
        "bodies": {facts.BODIES[body]: body_data(game, body) for body in range(facts.BODY_COUNT)},
        "cards": {f"{card_name(card)}": card_data(game, card) for card in range(facts.CARDS)},
    }


def as_seen(game: Maria, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards and notes of this seat, and what it is asked."""
    question = game.question_of(seat)
    return {
        **public(game),
        "seat": facts.SEATS[seat] if seat != ONLOOKER else "onlooker",
        "winter": winter_scores(game) if game.ended() else {},  # notes are hidden (M20.8)
        "bodies": {
            facts.BODIES[body]: body_seen(game, body, seat) for body in range(facts.BODY_COUNT)
        },
        "cards": cards_seen(game, seat),
        "mustered": mustered(game, seat),
        "waiting_for": [facts.SEATS[each.seat] for each in game.asked],
        "asked": [each.told(facts.SEATS) for each in game.asked if not each.secret],
        "question": None
        if question is None
        else {
            "key": question.key,
            "rule": question.rule,
            "subject": question.subject,
            "actions": [do.VOCABULARY.name(action) for action in question.actions],
        },
    }


def public(game: Maria) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    return {
        "form": game.form.name,
        "turn": scalars[slots.TURN],
        "stage": scalars[slots.STAGE],
        "seats": {
            word: facts.SEATS[game.seat_of(power)] for power, word in enumerate(facts.POWERS)
        },
        "unions": unions(game),
        "markers": marks(game),
        "queries": queries(game),
        "electors": {
            facts.CITIES[each]: "common" if game.elector(each) == facts.COMMON_SIDE else "france"
            for each in facts.WESTERN
        },
        "pools": by_power(game, slots.POOL),
        "battle_box": by_power(game, slots.BATTLES),
        "aside": by_power(game, slots.ASIDE),
        "boxes": {
            "emperor": power_word(scalars[slots.EMPEROR]),
            "italy": power_word(scalars[slots.ITALY]),
            "electors": power_word(scalars[slots.ELECTORS_BOX]),
            "silesia": power_word(scalars[slots.SILESIA_BOX]),
        },
        "tracks": {word: scalars[slots.TRACK + number] for number, word in enumerate(facts.TRACKS)},
        "saxon_shift": scalars[slots.SAXON_SHIFT],
        "offered": [event_word(scalars[slots.OFFERED]), event_word(scalars[slots.OFFERED + 1])],
        "events": {
            word: PILES[scalars[slots.PILE + number]] for number, word in enumerate(facts.EVENTS)
        },
        "election": ELECTION[scalars[slots.ELECTION]],
        "trump": facts.SUITS[scalars[slots.TRUMP]] if scalars[slots.TRUMP] >= 0 else None,
        "victor": power_word(scalars[slots.VICTOR]),
        "annexed": scalars[slots.ANNEXED],
        "reduced": scalars[slots.REDUCED],
        "truce": scalars[slots.TRUCE],
        "deck": scalars[slots.DECK],
        "saxon_drew": scalars[slots.SAXON_DREW],
        "saxon_fought": scalars[slots.SAXON_FOUGHT],
        "modifiers": by_power(game, slots.MODIFIER),
        "credit": by_power(game, slots.CREDIT),
        "contracts": contracts(game),
        "winner": power_word(scalars[slots.WINNER]),
    }


def power_word(power: int) -> str | None:
    return facts.POWERS[power] if power >= 0 else None


def event_word(event: int) -> str | None:
    return facts.EVENTS[event] if event >= 0 else None


def by_power(game: Maria, place: int) -> dict[str, int]:
    return {word: game.scalars[place + power] for power, word in enumerate(facts.POWERS)}


def place_word(place: int) -> str | None:
    """A city, a box beside the map, or None."""
    if place == facts.OFF:
        return None
    return facts.CITIES[place] if place >= 0 else facts.BOXES[facts.EAST_PRUSSIA - place]


def unions(game: Maria) -> dict[str, list[str]]:
    """Who stands with whom; first he who came first."""
    return {
        facts.CITIES[city]: [facts.BODIES[each] for each in game.generals_at(Place(city))]
        for city in range(facts.CITY_COUNT)
        if game.second(Place(city)) != slots.NOBODY
    }


def marks(game: Maria) -> dict[str, str]:
    return {
        facts.CITIES[city]: facts.POWERS[game.mark(Place(city))]
        for city in range(facts.CITY_COUNT)
        if game.mark(Place(city)) >= 0
    }


def queries(game: Maria) -> dict[str, str]:
    return {
        facts.CITIES[city]: facts.POWERS[game.query(Place(city))]
        for city in range(facts.CITY_COUNT)
        if game.query(Place(city)) >= 0
    }


def contracts(game: Maria) -> dict[str, int]:
    """Turns that are left, by giver and receiver."""
    many = len(facts.POWERS)
    return {
        f"{facts.POWERS[pair // many]} {facts.POWERS[pair % many]}": game.scalars[
            slots.CONTRACTS + pair
        ]
        for pair in range(many * many)
        if game.scalars[slots.CONTRACTS + pair]
    }


def winter_scores(game: Maria) -> dict[str, list[int]]:
    """What each power has noted, winter after winter."""
    return {
        word: game.scalars[slots.WINTER + power * YEARS : slots.WINTER + (power + 1) * YEARS]
        for power, word in enumerate(facts.POWERS)
    }


# Bodies


def status_words(status: int) -> list[str]:
    return [word for bit, word in STATUSES.items() if status & bit]


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
    """A general's troops as far as this seat can work them out: `least` to `most`."""
    data = body_data(game, body)
    if body < facts.GENERAL_COUNT:
        least, most = bounds(game, body, seat)
        data["troops"] = least if least == most else None
        data |= {"least": least, "most": most}
    return data


def bounds(game: Maria, general: int, seat: int) -> tuple[int, int]:
    """As few and as many troops as a general can have, by all that this seat knows."""
    troops = game.troops(general)
    if game.seat_of(facts.POWER_OF[general]) == seat:
        return troops, troops
    row = general * slots.ROW
    unknown = game.unknown_in(game.bodies[row + slots.GROUP], seat)
    if general not in unknown:  # he has none
        return 0, 0
    total = sum(game.troops(each) for each in unknown)
    floors = sum(game.bodies[each * slots.ROW + slots.FLOOR] for each in unknown if each != general)
    least = max(game.bodies[row + slots.FLOOR], total - facts.MOST_TROOPS * (len(unknown) - 1))
    return least, min(facts.MOST_TROOPS, total - floors)


def troops_seen(game: Maria, general: int, seat: int) -> tuple[int, int]:
    """The same; before all notes are opened, what this seat has noted, and else nothing (M5.3)."""
    if isinstance(game.stack[-1] if game.stack else None, Lanes):
        noted = mustered(game, seat).get(facts.BODIES[general], 0)
        return noted, noted
    return bounds(game, general, seat)


def mustered(game: Maria, seat: int) -> dict[str, int]:
    """What this seat has written down so far, before all notes are opened (M5.3)."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Lanes) or seat >= len(top.lanes):
        return {}
    lane = top.lanes[seat]
    assert isinstance(lane, Muster)
    names = [facts.BODIES[each] for each in generals_of_seat(game, seat)]
    return dict(zip(names, lane.given, strict=False))


# Cards


def card_name(card: int) -> str:
    """A card with the number of its deck, and of the two reserves the first or the second."""
    number = card % facts.DECK_SIZE
    twin = "b" if number == facts.DECK_SIZE - 1 else ""
    return f"{card // facts.DECK_SIZE + 1} {facts.KINDS[facts.KIND_OF[card]]}{twin}"


def card_place(place: int) -> str:
    names = (
        (slots.HIDDEN, "face-down"),
        (slots.DISPLAYED, "display"),
        (0, "hand"),
        (slots.LATE, "late"),
    )
    for start, word in names:
        if start <= place < start + len(facts.POWERS):
            return f"{word} {facts.POWERS[place - start]}"
    return {
        slots.TABLE: "table",
        slots.DISCARDED: "discards",
        slots.DRAW: "draw",
        slots.UNUSED: "unused",
    }[place]


def card_data(game: Maria, card: int) -> list[Any]:
    """Where it is, and who knows."""
    mask = game.cards[slots.KNOWN + card]
    known = (
        ["all"]
        if mask == EVERYBODY
        else [word for n, word in enumerate(facts.SEATS) if mask >> n & 1]
    )
    return [card_place(game.cards[card]), known]


def cards_seen(game: Maria, seat: int) -> dict[str, dict[str, Any]]:
    """By place: which cards this seat knows there, and the backs of all, by deck.

    Of a card face down on the display others know no more than that it came from the hand.
    """
    places: dict[str, dict[str, Any]] = {}
    for card in range(facts.CARDS):
        at = game.cards[card]
        place = places.setdefault(card_place(at), {"known": [], "backs": [0] * facts.DECKS})
        place["backs"][card // facts.DECK_SIZE] += 1
        mask = game.cards[slots.KNOWN + card]
        if mask == EVERYBODY or mask >> seat & 1:
            if (
                slots.HIDDEN <= at < slots.HIDDEN + len(facts.POWERS)
                and game.seat_of(at - slots.HIDDEN) != seat
            ):
                hand = card_place(at - slots.HIDDEN)
                place = places.setdefault(hand, {"known": [], "backs": [0] * facts.DECKS})
            place["known"].append(card_name(card))
    return dict(sorted(places.items()))
