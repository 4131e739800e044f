"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.boards.graph import Place
from sandtable.core.event import EVERYBODY, ONLOOKER
from sandtable.core.lanes import Lanes
from sandtable.games.maria.rules.facts import (
    BODIES,
    BODY_COUNT,
    BOXES,
    CARDS,
    CITIES,
    CITY_COUNT,
    COMMON_SIDE,
    DECK_SIZE,
    DECKS,
    EAST_PRUSSIA,
    EVENTS,
    GENERAL_COUNT,
    KIND_OF,
    KINDS,
    MOST_TROOPS,
    OFF,
    POWER_OF,
    POWERS,
    SEATS,
    SUITS,
    TRACKS,
    WESTERN,
)
from sandtable.games.maria.rules.muster import Muster, generals_of_seat
from sandtable.games.maria.rules.notation import VOCABULARY
from sandtable.games.maria.rules.state import (
    ANNEXED,
    ASIDE,
    BATTLES,
    BEATEN,
    COMING,
    CONTRACTS,
    CREDIT,
    DECK,
    DISCARDED,
    DISPLAYED,
    DOWN,
    DRAW,
    ELECTION_,
    ELECTORS_BOX,
    EMPEROR,
    FLOOR_,
    GROUP_,
    HELD,
    HIDDEN,
    ITALY,
    KNOWN,
    LATE,
    MODIFIER,
    MOVED,
    NOBODY,
    NOT_DRAWN,
    OFFERED,
    PILE,
    POOL,
    REDUCED,
    ROW,
    SAXON_DREW,
    SAXON_FOUGHT,
    SAXON_SHIFT,
    SILESIA_BOX,
    STAGE,
    STATUS_,
    TABLE,
    TRACK,
    TROOPS_,
    TRUCE,
    TRUMP_,
    TURN,
    UNUSED,
    VICTOR,
    WINNER,
    WINTER,
    Maria,
)

STATUSES: dict[int, str] = {DOWN: "down", MOVED: "moved", BEATEN: "beaten"}
ELECTION: dict[int, str] = {NOT_DRAWN: "not-drawn", COMING: "coming", HELD: "held"}
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
        "bodies": {BODIES[body]: body_data(game, body) for body in range(BODY_COUNT)},
        "cards": {f"{card_name(card)}": card_data(game, card) for card in range(CARDS)},
    }


def as_seen(game: Maria, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards and notes of this seat, and what it is asked."""
    question = game.question_of(seat)
    return {
        **public(game),
        "seat": SEATS[seat] if seat != ONLOOKER else "onlooker",
        "winter": winter_scores(game) if game.ended() else {},  # notes are hidden (M20.8)
        "bodies": {BODIES[body]: body_seen(game, body, seat) for body in range(BODY_COUNT)},
        "cards": cards_seen(game, seat),
        "mustered": mustered(game, seat),
        "waiting_for": [SEATS[each.seat] for each in game.asked],
        "asked": [each.told(SEATS) for each in game.asked if not each.secret],
        "question": None
        if question is None
        else {
            "key": question.key,
            "rule": question.rule,
            "subject": question.subject,
            "actions": [VOCABULARY.name(action) for action in question.actions],
        },
    }


def public(game: Maria) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    return {
        "form": game.form.name,
        "turn": scalars[TURN],
        "stage": scalars[STAGE],
        "seats": {word: SEATS[game.seat_of(power)] for power, word in enumerate(POWERS)},
        "unions": unions(game),
        "markers": marks(game),
        "queries": queries(game),
        "electors": {
            CITIES[each]: "common" if game.elector(each) == COMMON_SIDE else "france"
            for each in WESTERN
        },
        "pools": by_power(game, POOL),
        "battle_box": by_power(game, BATTLES),
        "aside": by_power(game, ASIDE),
        "boxes": {
            "emperor": power_word(scalars[EMPEROR]),
            "italy": power_word(scalars[ITALY]),
            "electors": power_word(scalars[ELECTORS_BOX]),
            "silesia": power_word(scalars[SILESIA_BOX]),
        },
        "tracks": {word: scalars[TRACK + number] for number, word in enumerate(TRACKS)},
        "saxon_shift": scalars[SAXON_SHIFT],
        "offered": [event_word(scalars[OFFERED]), event_word(scalars[OFFERED + 1])],
        "events": {word: PILES[scalars[PILE + number]] for number, word in enumerate(EVENTS)},
        "election": ELECTION[scalars[ELECTION_]],
        "trump": SUITS[scalars[TRUMP_]] if scalars[TRUMP_] >= 0 else None,
        "victor": power_word(scalars[VICTOR]),
        "annexed": scalars[ANNEXED],
        "reduced": scalars[REDUCED],
        "truce": scalars[TRUCE],
        "deck": scalars[DECK],
        "saxon_drew": scalars[SAXON_DREW],
        "saxon_fought": scalars[SAXON_FOUGHT],
        "modifiers": by_power(game, MODIFIER),
        "credit": by_power(game, CREDIT),
        "contracts": contracts(game),
        "winner": power_word(scalars[WINNER]),
    }


def power_word(power: int) -> str | None:
    return POWERS[power] if power >= 0 else None


def event_word(event: int) -> str | None:
    return EVENTS[event] if event >= 0 else None


def by_power(game: Maria, place: int) -> dict[str, int]:
    return {word: game.scalars[place + power] for power, word in enumerate(POWERS)}


def place_word(place: int) -> str | None:
    """A city, a box beside the map, or None."""
    if place == OFF:
        return None
    return CITIES[place] if place >= 0 else BOXES[EAST_PRUSSIA - place]


def unions(game: Maria) -> dict[str, list[str]]:
    """Who stands with whom; first he who came first."""
    return {
        CITIES[city]: [BODIES[each] for each in game.generals_at(Place(city))]
        for city in range(CITY_COUNT)
        if game.second(Place(city)) != NOBODY
    }


def marks(game: Maria) -> dict[str, str]:
    return {
        CITIES[city]: POWERS[game.mark(Place(city))]
        for city in range(CITY_COUNT)
        if game.mark(Place(city)) >= 0
    }


def queries(game: Maria) -> dict[str, str]:
    return {
        CITIES[city]: POWERS[game.query(Place(city))]
        for city in range(CITY_COUNT)
        if game.query(Place(city)) >= 0
    }


def contracts(game: Maria) -> dict[str, int]:
    """Turns that are left, by giver and receiver."""
    many = len(POWERS)
    return {
        f"{POWERS[pair // many]} {POWERS[pair % many]}": game.scalars[CONTRACTS + pair]
        for pair in range(many * many)
        if game.scalars[CONTRACTS + pair]
    }


def winter_scores(game: Maria) -> dict[str, list[int]]:
    """What each power has noted, winter after winter."""
    return {
        word: game.scalars[WINTER + power * YEARS : WINTER + (power + 1) * YEARS]
        for power, word in enumerate(POWERS)
    }


# Bodies


def status_words(status: int) -> list[str]:
    return [word for bit, word in STATUSES.items() if status & bit]


def body_data(game: Maria, body: int) -> dict[str, Any]:
    row = game.bodies[body * ROW : (body + 1) * ROW]
    data: dict[str, Any] = {"place": place_word(row[0]), "status": status_words(row[STATUS_])}
    if body < GENERAL_COUNT:
        data |= {"troops": row[TROOPS_], "group": row[GROUP_], "floor": row[FLOOR_]}
    return data


def body_seen(game: Maria, body: int, seat: int) -> dict[str, Any]:
    """A general's troops as far as this seat can work them out: `least` to `most`."""
    data = body_data(game, body)
    if body < GENERAL_COUNT:
        least, most = bounds(game, body, seat)
        data["troops"] = least if least == most else None
        data |= {"least": least, "most": most}
    return data


def bounds(game: Maria, general: int, seat: int) -> tuple[int, int]:
    """As few and as many troops as a general can have, by all that this seat knows."""
    troops = game.troops(general)
    if game.seat_of(POWER_OF[general]) == seat:
        return troops, troops
    row = general * ROW
    unknown = game.unknown_in(game.bodies[row + GROUP_], seat)
    if general not in unknown:  # he has none
        return 0, 0
    total = sum(game.troops(each) for each in unknown)
    floors = sum(game.bodies[each * ROW + FLOOR_] for each in unknown if each != general)
    least = max(game.bodies[row + FLOOR_], total - MOST_TROOPS * (len(unknown) - 1))
    return least, min(MOST_TROOPS, total - floors)


def troops_seen(game: Maria, general: int, seat: int) -> tuple[int, int]:
    """The same; before all notes are opened, what this seat has noted, and else nothing (M5.3)."""
    if isinstance(game.stack[-1] if game.stack else None, Lanes):
        noted = mustered(game, seat).get(BODIES[general], 0)
        return noted, noted
    return bounds(game, general, seat)


def mustered(game: Maria, seat: int) -> dict[str, int]:
    """What this seat has written down so far, before all notes are opened (M5.3)."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Lanes) or seat >= len(top.lanes):
        return {}
    lane = top.lanes[seat]
    assert isinstance(lane, Muster)
    names = [BODIES[each] for each in generals_of_seat(game, seat)]
    return dict(zip(names, lane.given, strict=False))


# Cards


def card_name(card: int) -> str:
    """A card with the number of its deck, and of the two reserves the first or the second."""
    number = card % DECK_SIZE
    twin = "b" if number == DECK_SIZE - 1 else ""
    return f"{card // DECK_SIZE + 1} {KINDS[KIND_OF[card]]}{twin}"


def card_place(place: int) -> str:
    names = ((HIDDEN, "face-down"), (DISPLAYED, "display"), (0, "hand"), (LATE, "late"))
    for start, word in names:
        if start <= place < start + len(POWERS):
            return f"{word} {POWERS[place - start]}"
    return {TABLE: "table", DISCARDED: "discards", DRAW: "draw", UNUSED: "unused"}[place]


def card_data(game: Maria, card: int) -> list[Any]:
    """Where it is, and who knows."""
    mask = game.cards[KNOWN + card]
    known = (
        ["all"] if mask == EVERYBODY else [word for n, word in enumerate(SEATS) if mask >> n & 1]
    )
    return [card_place(game.cards[card]), known]


def cards_seen(game: Maria, seat: int) -> dict[str, dict[str, Any]]:
    """By place: which cards this seat knows there, and the backs of all, by deck.

    Of a card face down on the display others know no more than that it came from the hand.
    """
    places: dict[str, dict[str, Any]] = {}
    for card in range(CARDS):
        at = game.cards[card]
        place = places.setdefault(card_place(at), {"known": [], "backs": [0] * DECKS})
        place["backs"][card // DECK_SIZE] += 1
        mask = game.cards[KNOWN + card]
        if mask == EVERYBODY or mask >> seat & 1:
            if HIDDEN <= at < HIDDEN + len(POWERS) and game.seat_of(at - HIDDEN) != seat:
                hand = card_place(at - HIDDEN)
                place = places.setdefault(hand, {"known": [], "backs": [0] * DECKS})
            place["known"].append(card_name(card))
    return dict(sorted(places.items()))
