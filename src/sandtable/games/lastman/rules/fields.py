"""A state by name: the fields of which a position, a seat's view and the rule cases are made."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.event import ONLOOKER
from sandtable.core.lanes import Lanes
from sandtable.core.shapes import Field, Number, Numbers, Table, Word, questions_seen, view_of
from sandtable.core.state import dump_procedure
from sandtable.games.lastman.rules import facts, forms, slots
from sandtable.games.lastman.rules.hidden import veiled_armies, veiled_in
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
BEFORE: Final = [*OWNERS, "disputed"]
NAMED: Final = slots.FIRST + 1  # scalars from here on belong to optional rules


# Units, cards and areas


def status_words(game: LastMan, army: int) -> list[str]:
    status = game.armies[army * slots.ARMY_ROW + slots.STATUS]
    return [word for bit, word in STATUSES.items() if status & bit]


def place_word(place: int) -> str:
    return facts.CONTAINERS[place] if place >= 0 else OFF_MAP[place]


def unit_counts(game: LastMan, container: int) -> dict[str, int]:
    found = {word: game.count(container, kind) for kind, word in enumerate(facts.KINDS)}
    return {word: count for word, count in found.items() if count}


def card_counts(game: LastMan, start: int) -> dict[str, int]:
    return {word: count for word, count in zip(facts.CARDS, game.pile(start)) if count}


def area_data(game: LastMan, area: int) -> dict[str, Any]:
    dug = {word: game.dug_in(area, kind) for kind, word in enumerate(facts.KINDS)}
    fort = {"fort": game.fort(area)} if game.fort(area) != facts.NO_FORT else {}
    return {
        "owner": OWNERS[game.owner(area)],
        "before": BEFORE[game.areas[area * slots.AREA_ROW + slots.BEFORE]],
        "units": unit_counts(game, area),
        **fort,
        "dug": {word: count for word, count in dug.items() if count},
    }


def army_data(game: LastMan, army: int) -> dict[str, Any]:
    return {
        "place": place_word(game.army_place(army)),
        "status": status_words(game, army),
        "units": unit_counts(game, facts.FIRST_ARMY + army),
    }


def sections_of(game: LastMan, army: int) -> tuple[int, int]:
    """How many units are in each section of a template: infantry, and auxiliaries."""
    kinds = veiled_in(game, army)
    foot = sum(1 for kind in kinds if facts.IS_FOOT[kind])
    return foot, len(kinds) - foot


def armies_seen(game: LastMan, seat: int) -> dict[str, Any]:
    """Of the other side's veiled armies how many units there are, and not which (L11.9)."""
    found = {word: army_data(game, army) for army, word in enumerate(facts.ARMIES)}
    for army in veiled_armies(game):
        if game.side_of_army(army) != seat:
            foot, others = sections_of(game, army)
            found[facts.ARMIES[army]]["units"] = {"infantry": foot, "auxiliary": others}
    return found


def moves_seen(game: LastMan, seat: int) -> list[int]:
    """The moves of the player turn; what goes from army to army need not be told (L11.9)."""
    moved = game.moved[:]
    if game.form.plays(forms.HIDDEN) and seat != game.attacker():
        for row in range(0, len(moved), slots.MOVE_ROW):
            ends = moved[row + slots.MOVE_FROM], moved[row + slots.MOVE_TO]
            if min(ends) >= facts.FIRST_ARMY:
                moved[row] = -1
    return moved


def marked_pieces(game: LastMan) -> list[list[Any]]:
    """Container, kind and count, in an order of their own."""
    rows = [game.marked[at : at + 3] for at in range(0, len(game.marked), 3)]
    return sorted(
        [facts.CONTAINERS[where], facts.KINDS[kind], count] for where, kind, count in rows
    )


def battle_rows(game: LastMan) -> dict[str, list[int]]:
    """Declared battles with their cards, as bits by side, and the dice of a special Offensive."""
    size = slots.BATTLE_ROW
    rows = [game.battles[row : row + size] for row in range(0, len(game.battles), size)]
    return {facts.AREAS[row[0]]: row[1:] for row in rows}


def hand_seen(game: LastMan, seat: int) -> dict[str, int]:
    return card_counts(game, slots.hand(seat)) if 0 <= seat < len(facts.SEATS) else {}


def locked_seen(game: LastMan, seat: int) -> dict[str, int]:
    return card_counts(game, slots.LOCKED) if seat == game.attacker() else {}


def sealed_list(game: LastMan, seat: int) -> list[Any]:
    """What this seat has written down so far where both choose in secret (L7.8, L11.2)."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Lanes) or not 0 <= seat < len(top.lanes):
        return []
    return dump_procedure(top.lanes[seat])


def pile(name: str, start: int) -> Field:
    return Field(name, lambda game: card_counts(game, start))


def units_in(name: str, container: int) -> Field:
    return Field(name, lambda game: unit_counts(game, container))


def pile_size(name: str, start: int) -> Field:
    return Field(name, None, lambda game, seat: sum(game.pile(start)))


def scalar(name: str, slot: int, key: str = "") -> Field:
    return Numbers(name, "scalars", slot, Number(), key)


SIDE: Final = Word("side", facts.SEATS)
FIELDS: Final[list[Field]] = [
    Field("scenario", lambda game: game.form.name),
    scalar("turn", slots.TURN, "turn"),
    Numbers("active", "scalars", slots.ACTIVE, SIDE, "active"),
    Numbers("first", "scalars", slots.FIRST, SIDE, "first"),
    scalar("passes", slots.PASSES, "passes"),
    Numbers("offensive", "scalars", slots.OFFENSIVE, Word("card", facts.CARDS), "offensive"),
    scalar("played", slots.PLAYED, "played"),
    scalar("weather", slots.WEATHER, "weather"),
    Numbers("failed", "scalars", slots.FAILED, Table("side", facts.SEATS, Number()), "crises"),
    scalar("rails", slots.RAILS),
    scalar("strategics", slots.STRATEGICS),
    scalar("seas", slots.SEAS),
    Field("other", lambda game: game.scalars[NAMED:]),
    Numbers("result", "scalars", slots.RESULT, Word("level", facts.LEVELS)),
    Field(
        "areas",
        lambda game: {word: area_data(game, area) for area, word in enumerate(facts.AREAS)},
    ),
    units_in("box", facts.BOX),
    units_in("pool", facts.POOL),
    units_in("later", facts.LATER),
    Field("moved", lambda game: game.moved[:], moves_seen),
    Field("marked", marked_pieces),
    Field("waiting", lambda game: game.waiting[:]),
    Field("battles", battle_rows),
    pile("discards", slots.DISCARDS),
    pile("out", slots.OUT),
    pile("in_battle", slots.IN_BATTLE),
    Field("seat", None, lambda game, seat: facts.SEATS[seat] if seat != ONLOOKER else "onlooker"),
    Field(
        "armies",
        lambda game: {word: army_data(game, army) for army, word in enumerate(facts.ARMIES)},
        armies_seen,
    ),
    pile_size("draw_size", slots.DRAW),
    Field(
        "hand_sizes",
        None,
        lambda game, seat: {word: game.hand_size(side) for side, word in enumerate(facts.SEATS)},
    ),
    Field("hand", None, hand_seen),
    pile("draw", slots.DRAW),
    Field(
        "hands",
        lambda game: {word: hand_seen(game, side) for side, word in enumerate(facts.SEATS)},
    ),
    Field("locked", lambda game: card_counts(game, slots.LOCKED), locked_seen),
    pile_size("locked_size", slots.LOCKED),
    Field("list", None, sealed_list),
]
SEEN: Final = [each for each in FIELDS if each.name not in ("draw", "hands")]  # by a seat


def view(game: LastMan, seat: int) -> dict[str, Any]:
    """The table as a seat, or an onlooker, sees it."""
    return {**view_of(SEEN, game, seat), **questions_seen(game, seat, facts.SEATS)}
