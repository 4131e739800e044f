"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.event import ONLOOKER
from sandtable.core.lanes import Lanes
from sandtable.core.state import dump_procedure
from sandtable.games.lastman.rules import facts, forms, notation as do, slots
from sandtable.games.lastman.rules.state import LastMan

STATUSES: Final[dict[int, str]] = {
    slots.DUG: "entrenched",
    slots.FORTIFIED: "fortified",
    slots.MOVED: "moved",
    slots.MARKED: "retreated",
}
OFF_MAP: Final[dict[int, str]] = {
    slots.NOT_ARRIVED: "not-arrived",
    slots.ELIMINATED: "eliminated",
    slots.DISBANDED: "disbanded",
}
OWNERS: Final = [*facts.SEATS, "neutral"]
TOLD: Final = (
    "units", "dug", "armies", "areas", "cards", "moved", "marked", "waiting", "battles", "scalars",
)  # fmt: skip
NAMED: Final = slots.FIRST + 1  # scalars from here on belong to optional rules


def whole(game: LastMan) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        "armies": {facts.ARMIES[army]: army_data(game, army) for army in range(facts.ARMY_COUNT)},
        "draw": card_counts(game, slots.DRAW),
        "hands": {
            side: card_counts(game, slots.HANDS + number * facts.CARD_KINDS)
            for number, side in enumerate(facts.SEATS)
        },
        "locked": card_counts(game, slots.LOCKED),
    }


def as_seen(game: LastMan, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, its production list, and what it is asked."""
    question = game.question_of(seat)
    mine = 0 <= seat < len(facts.SEATS)
    veiled = game.veiled_armies()
    return {
        **public(game),
        "seat": facts.SEATS[seat] if seat != ONLOOKER else "onlooker",
        "armies": {
            facts.ARMIES[army]: army_data(game, army)
            if army not in veiled or game.side_of_army(army) == seat
            else veiled_data(game, army)
            for army in range(facts.ARMY_COUNT)
        },
        "moved": moves_seen(game, seat),
        "draw_size": sum(game.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS]),
        "hand_sizes": {side: game.hand_size(number) for number, side in enumerate(facts.SEATS)},
        "hand": card_counts(game, slots.HANDS + seat * facts.CARD_KINDS) if mine else {},
        "locked": card_counts(game, slots.LOCKED) if seat == game.attacker() else {},
        "locked_size": sum(game.cards[slots.LOCKED : slots.LOCKED + facts.CARD_KINDS]),
        "list": sealed_list(game, seat),
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


def moves_seen(game: LastMan, seat: int) -> list[int]:
    """The moves of the player turn; what goes from army to army need not be told (L11.9)."""
    moved = game.moved[:]
    if game.form.plays(forms.HIDDEN) and seat != game.attacker():
        for row in range(0, len(moved), slots.MOVE_ROW):
            if (
                moved[row + slots.MOVE_FROM] >= facts.FIRST_ARMY
                and moved[row + slots.MOVE_TO] >= facts.FIRST_ARMY
            ):
                moved[row] = -1
    return moved


def public(game: LastMan) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    result = scalars[slots.RESULT]
    return {
        "scenario": game.form.name,
        "turn": scalars[slots.TURN],
        "active": facts.SEATS[scalars[slots.ACTIVE]],
        "first": facts.SEATS[scalars[slots.FIRST]],
        "passes": scalars[slots.PASSES],
        "offensive": facts.CARDS[scalars[slots.OFFENSIVE]]
        if scalars[slots.OFFENSIVE] != slots.NO_CARD
        else None,
        "played": scalars[slots.PLAYED],
        "weather": scalars[slots.WEATHER],
        "failed": {side: scalars[slots.FAILED + number] for number, side in enumerate(facts.SEATS)},
        "rails": scalars[slots.RAILS],
        "strategics": scalars[slots.STRATEGICS],
        "seas": scalars[slots.SEAS],
        "other": scalars[NAMED:],
        "result": facts.LEVELS[result] if result != slots.NO_RESULT else None,
        "areas": {word: area_data(game, area) for area, word in enumerate(facts.AREAS)},
        "box": unit_counts(game, facts.BOX),
        "pool": unit_counts(game, facts.POOL),
        "later": unit_counts(game, facts.LATER),
        "moved": game.moved[:],
        "marked": triples(game.marked),
        "waiting": game.waiting[:],
        "battles": battle_rows(game),
        **others(game),
        "discards": card_counts(game, slots.DISCARDS),
        "out": card_counts(game, slots.OUT),
        "in_battle": card_counts(game, slots.IN_BATTLE),
    }


def battle_rows(game: LastMan) -> dict[str, list[int]]:
    """Declared battles with their cards, as bits by side, and the dice of a special Offensive."""
    rows = range(0, len(game.battles), slots.BATTLE_ROW)
    return {
        facts.AREAS[game.battles[row]]: game.battles[row + 1 : row + slots.BATTLE_ROW]
        for row in rows
    }


def others(game: LastMan) -> dict[str, Any]:
    """Lists that a chapter keeps for itself, and everybody may see."""
    return {name: list(getattr(game, name)) for name in game.LISTS if name not in TOLD}


def area_data(game: LastMan, area: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "owner": OWNERS[game.owner(area)],
        "before": [*OWNERS, "disputed"][before_of(game, area)],
        "units": unit_counts(game, area),
    }
    if game.fort(area) != facts.NO_FORT:
        data["fort"] = game.fort(area)
    dug = {facts.KINDS[kind]: game.dug_in(area, kind) for kind in range(facts.KIND_COUNT)}
    data["dug"] = {word: count for word, count in dug.items() if count}
    return data


def before_of(game: LastMan, area: int) -> int:
    """Whose it was when the player turn began; disputed last."""
    return game.areas[area * slots.AREA_ROW + slots.BEFORE]


def unit_counts(game: LastMan, container: int) -> dict[str, int]:
    return {
        facts.KINDS[kind]: game.count(container, kind)
        for kind in range(facts.KIND_COUNT)
        if game.count(container, kind)
    }


def army_data(game: LastMan, army: int) -> dict[str, Any]:
    return {
        "place": place_word(game.army_place(army)),
        "status": status_words(game.armies[army * slots.ARMY_ROW + slots.STATUS]),
        "units": unit_counts(game, facts.FIRST_ARMY + army),
    }


def veiled_data(game: LastMan, army: int) -> dict[str, Any]:
    """How many units are in each section of a template, and not which (L11.9)."""
    kinds = game.veiled_in(army)
    foot = sum(1 for kind in kinds if facts.IS_INFANTRY[facts.TYPE_OF[kind]])
    return {
        **army_data(game, army),
        "units": {"infantry": foot, "auxiliary": len(kinds) - foot},
    }


def place_word(place: int) -> str:
    return facts.CONTAINERS[place] if place >= 0 else OFF_MAP[place]


def status_words(status: int) -> list[str]:
    return [word for bit, word in STATUSES.items() if status & bit]


def triples(numbers: list[int]) -> list[list[Any]]:
    """Container, kind and count, in an order of their own."""
    return sorted(
        [facts.CONTAINERS[numbers[at]], facts.KINDS[numbers[at + 1]], numbers[at + 2]]
        for at in range(0, len(numbers), 3)
    )


def card_counts(game: LastMan, place: int) -> dict[str, int]:
    return {
        facts.CARDS[card]: game.cards[place + card]
        for card in range(facts.CARD_KINDS)
        if game.cards[place + card]
    }


def sealed_list(game: LastMan, seat: int) -> list[Any]:
    """What this seat has written down so far where both choose in secret (L7.8, L11.2)."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Lanes) or not 0 <= seat < len(top.lanes):
        return []
    return dump_procedure(top.lanes[seat])
