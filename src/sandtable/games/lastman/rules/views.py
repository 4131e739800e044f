"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.event import ONLOOKER
from sandtable.core.lanes import Lanes
from sandtable.core.state import dump_procedure
from sandtable.games.lastman.rules.facts import (
    AREAS,
    ARMIES,
    ARMY_COUNT,
    BOX,
    CARD_KINDS,
    CARDS,
    CONTAINERS,
    FIRST_ARMY,
    IS_INFANTRY,
    KIND_COUNT,
    KINDS,
    LATER,
    LEVELS,
    NO_FORT,
    POOL,
    SEATS,
    TYPE_OF,
)
from sandtable.games.lastman.rules.forms import HIDDEN
from sandtable.games.lastman.rules.notation import VOCABULARY
from sandtable.games.lastman.rules.state import (
    ACTIVE,
    AREA_ROW,
    ARMY_ROW,
    BATTLE_ROW,
    BEFORE_,
    DISBANDED,
    DISCARDS,
    DRAW,
    DUG,
    ELIMINATED,
    FAILED,
    FIRST,
    FORTIFIED,
    HANDS,
    IN_BATTLE,
    LOCKED,
    MARKED,
    MOVE_FROM,
    MOVE_ROW,
    MOVE_TO,
    MOVED,
    NO_CARD,
    NO_RESULT,
    NOT_ARRIVED,
    OFFENSIVE_,
    OUT,
    PASSES,
    PLAYED,
    RAILS,
    RESULT,
    SEAS,
    STATUS_,
    STRATEGICS,
    TURN,
    WEATHER,
    LastMan,
)

STATUSES: Final[dict[int, str]] = {
    DUG: "entrenched",
    FORTIFIED: "fortified",
    MOVED: "moved",
    MARKED: "retreated",
}
OFF_MAP: Final[dict[int, str]] = {
    NOT_ARRIVED: "not-arrived",
    ELIMINATED: "eliminated",
    DISBANDED: "disbanded",
}
OWNERS: Final = [*SEATS, "neutral"]
TOLD: Final = (
    "units", "dug", "armies", "areas", "cards", "moved", "marked", "waiting", "battles", "scalars",
)  # fmt: skip
NAMED: Final = FIRST + 1  # scalars from here on belong to optional rules


def whole(game: LastMan) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        "armies": {ARMIES[army]: army_data(game, army) for army in range(ARMY_COUNT)},
        "draw": card_counts(game, DRAW),
        "hands": {
            side: card_counts(game, HANDS + number * CARD_KINDS)
            for number, side in enumerate(SEATS)
        },
        "locked": card_counts(game, LOCKED),
    }


def as_seen(game: LastMan, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, its production list, and what it is asked."""
    question = game.question_of(seat)
    mine = 0 <= seat < len(SEATS)
    veiled = game.veiled_armies()
    return {
        **public(game),
        "seat": SEATS[seat] if seat != ONLOOKER else "onlooker",
        "armies": {
            ARMIES[army]: army_data(game, army)
            if army not in veiled or game.side_of_army(army) == seat
            else veiled_data(game, army)
            for army in range(ARMY_COUNT)
        },
        "moved": moves_seen(game, seat),
        "draw_size": sum(game.cards[DRAW : DRAW + CARD_KINDS]),
        "hand_sizes": {side: game.hand_size(number) for number, side in enumerate(SEATS)},
        "hand": card_counts(game, HANDS + seat * CARD_KINDS) if mine else {},
        "locked": card_counts(game, LOCKED) if seat == game.attacker() else {},
        "locked_size": sum(game.cards[LOCKED : LOCKED + CARD_KINDS]),
        "list": sealed_list(game, seat),
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


def moves_seen(game: LastMan, seat: int) -> list[int]:
    """The moves of the player turn; what goes from army to army need not be told (L11.9)."""
    moved = game.moved[:]
    if game.form.plays(HIDDEN) and seat != game.attacker():
        for row in range(0, len(moved), MOVE_ROW):
            if moved[row + MOVE_FROM] >= FIRST_ARMY and moved[row + MOVE_TO] >= FIRST_ARMY:
                moved[row] = -1
    return moved


def public(game: LastMan) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    result = scalars[RESULT]
    return {
        "scenario": game.form.name,
        "turn": scalars[TURN],
        "active": SEATS[scalars[ACTIVE]],
        "first": SEATS[scalars[FIRST]],
        "passes": scalars[PASSES],
        "offensive": CARDS[scalars[OFFENSIVE_]] if scalars[OFFENSIVE_] != NO_CARD else None,
        "played": scalars[PLAYED],
        "weather": scalars[WEATHER],
        "failed": {side: scalars[FAILED + number] for number, side in enumerate(SEATS)},
        "rails": scalars[RAILS],
        "strategics": scalars[STRATEGICS],
        "seas": scalars[SEAS],
        "other": scalars[NAMED:],
        "result": LEVELS[result] if result != NO_RESULT else None,
        "areas": {word: area_data(game, area) for area, word in enumerate(AREAS)},
        "box": unit_counts(game, BOX),
        "pool": unit_counts(game, POOL),
        "later": unit_counts(game, LATER),
        "moved": game.moved[:],
        "marked": triples(game.marked),
        "waiting": game.waiting[:],
        "battles": battle_rows(game),
        **others(game),
        "discards": card_counts(game, DISCARDS),
        "out": card_counts(game, OUT),
        "in_battle": card_counts(game, IN_BATTLE),
    }


def battle_rows(game: LastMan) -> dict[str, list[int]]:
    """Declared battles with their cards, as bits by side, and the dice of a special Offensive."""
    rows = range(0, len(game.battles), BATTLE_ROW)
    return {AREAS[game.battles[row]]: game.battles[row + 1 : row + BATTLE_ROW] for row in rows}


def others(game: LastMan) -> dict[str, Any]:
    """Lists that a chapter keeps for itself, and everybody may see."""
    return {name: list(getattr(game, name)) for name in game.LISTS if name not in TOLD}


def area_data(game: LastMan, area: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "owner": OWNERS[game.owner(area)],
        "before": [*OWNERS, "disputed"][before_of(game, area)],
        "units": unit_counts(game, area),
    }
    if game.fort(area) != NO_FORT:
        data["fort"] = game.fort(area)
    dug = {KINDS[kind]: game.dug_in(area, kind) for kind in range(KIND_COUNT)}
    data["dug"] = {word: count for word, count in dug.items() if count}
    return data


def before_of(game: LastMan, area: int) -> int:
    """Whose it was when the player turn began; disputed last."""
    return game.areas[area * AREA_ROW + BEFORE_]


def unit_counts(game: LastMan, container: int) -> dict[str, int]:
    return {
        KINDS[kind]: game.count(container, kind)
        for kind in range(KIND_COUNT)
        if game.count(container, kind)
    }


def army_data(game: LastMan, army: int) -> dict[str, Any]:
    return {
        "place": place_word(game.army_place(army)),
        "status": status_words(game.armies[army * ARMY_ROW + STATUS_]),
        "units": unit_counts(game, FIRST_ARMY + army),
    }


def veiled_data(game: LastMan, army: int) -> dict[str, Any]:
    """How many units are in each section of a template, and not which (L11.9)."""
    kinds = game.veiled_in(army)
    foot = sum(1 for kind in kinds if IS_INFANTRY[TYPE_OF[kind]])
    return {
        **army_data(game, army),
        "units": {"infantry": foot, "auxiliary": len(kinds) - foot},
    }


def place_word(place: int) -> str:
    return CONTAINERS[place] if place >= 0 else OFF_MAP[place]


def status_words(status: int) -> list[str]:
    return [word for bit, word in STATUSES.items() if status & bit]


def triples(numbers: list[int]) -> list[list[Any]]:
    """Container, kind and count, in an order of their own."""
    return sorted(
        [CONTAINERS[numbers[at]], KINDS[numbers[at + 1]], numbers[at + 2]]
        for at in range(0, len(numbers), 3)
    )


def card_counts(game: LastMan, place: int) -> dict[str, int]:
    return {
        CARDS[card]: game.cards[place + card]
        for card in range(CARD_KINDS)
        if game.cards[place + card]
    }


def sealed_list(game: LastMan, seat: int) -> list[Any]:
    """What this seat has written down so far where both choose in secret (L7.8, L11.2)."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Lanes) or not 0 <= seat < len(top.lanes):
        return []
    return dump_procedure(top.lanes[seat])
