"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.piles import counts_in, size_of
from sandtable.colors.rules.views import by_seat, card_word, hidden_from_some, open_to_all, shown_to
from sandtable.core.event import ONLOOKER
from sandtable.games.greatwar.rules import facts, slots
from sandtable.games.greatwar.rules.medals import ABANDONED, DRAWN_GAME, HELD, WINNER
from sandtable.games.greatwar.rules.state import GreatWar

STUCK_WORD = "stuck"
ABANDONED_WORD = "abandoned"


def whole(game: GreatWar) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        **hidden_from_some(game, facts.SEATS, facts.COMMAND_CARDS),
        "draw_pile": counts_in(game.cards, slots.C_PILE, facts.COMMAND_CARDS),
        "combat_pile": counts_in(game.cards, slots.K_PILE, facts.COMBAT_CARDS),
        "combat_hands": by_seat(facts.SEATS, game.combat_hand),
    }


def as_seen(game: GreatWar, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    return {
        **public(game),
        **shown_to(game, seat, facts.SEATS, facts.COMMAND_CARDS),
        "draw_pile": size_of(game.cards, slots.C_PILE, facts.COMMAND_KINDS),
        "combat_pile": size_of(game.cards, slots.K_PILE, facts.COMBAT_KINDS),
        "combat_hand": game.combat_hand(seat) if seat != ONLOOKER else [],
        "combat_sizes": by_seat(facts.SEATS, game.combat_size),
    }


def public(game: GreatWar) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    held = scalars[HELD : HELD + len(game.field.objectives)]
    return {
        "scenario": game.field.name,
        **open_to_all(game, facts.SEATS, facts.COMMAND_CARDS),
        "units": [
            unit_data(game, Unit(unit)) for unit in range(len(game.units) // common.UNIT_ROW)
        ],
        "ground": ground_data(game),
        "markers": marker_data(game),
        "medals": by_seat(facts.SEATS, game.medals),
        "held": [seat_word(seat) for seat in held],
        "hq": by_seat(facts.SEATS, game.hq),
        "pool": game.pool(),
        "combat_used": [
            facts.SEATS[seat] for seat in range(2) if scalars[slots.COMBAT_USED] >> seat & 1
        ],
        **({"no_windows": True} if scalars[slots.COMBAT_USED] & slots.NO_WINDOWS else {}),
        "aimed": section_words(scalars[slots.AIMED]),
        "barrage": card_word(scalars[slots.BARRAGE], facts.COMBAT_CARDS),
        "section": section_words(scalars[slots.CHOSEN]),
        "free_die": scalars[slots.FREE_DIE],
        "mistaken": scalars[slots.MISTAKEN],
        "spent_free": scalars[slots.SPENT_FREE],
        "discards": counts_in(game.cards, slots.C_DISCARDS, facts.COMMAND_CARDS),
        "combat_discards": counts_in(game.cards, slots.K_DISCARDS, facts.COMBAT_CARDS),
        "winner": "nobody" if scalars[WINNER] == DRAWN_GAME else seat_word(scalars[WINNER]),
    }


def seat_word(seat: int) -> str | None:
    return facts.SEATS[seat] if seat >= 0 else None


def section_words(sections: int) -> list[str]:
    return [word for number, word in enumerate(facts.SECTIONS) if sections >> number & 1]


def unit_data(game: GreatWar, unit: Unit) -> dict[str, Any]:
    row = game.units[unit * common.UNIT_ROW : (unit + 1) * common.UNIT_ROW]
    return {
        "kind": game.word(unit),
        "hex": facts.GRID.names[row[common.HEX]] if row[common.HEX] >= 0 else None,
        "strength": row[common.BLOCKS],
        "start": row[common.START],
        "full": facts.STRENGTH[row[common.KIND]],
        "status": row[common.STATUS],
        "own": own_word(row[common.KIND], row[common.OWN]),
    }


def own_word(kind: int, own: int) -> str | None:
    """The special figure of a soldier unit, or the trouble of a tank."""
    if own == 0:
        return None
    if facts.IS_TANK[kind]:
        return {slots.STUCK: STUCK_WORD, ABANDONED: ABANDONED_WORD}[own]
    return facts.SPECIALS[own - 1]


def ground_data(game: GreatWar) -> dict[str, str]:
    """The ground of every hex that is not countryside."""
    return {
        facts.GRID.names[at]: facts.TERRAIN[game.ground(Hex(at))]
        for at in range(facts.HEXES)
        if game.ground(Hex(at)) != facts.COUNTRYSIDE
    }


def marker_data(game: GreatWar) -> dict[str, list[str]]:
    return {
        facts.GRID.names[at]: marker_words(game.markers(Hex(at)))
        for at in range(facts.HEXES)
        if game.markers(Hex(at))
    }


def marker_words(markers: int) -> list[str]:
    return [word for number, word in enumerate(facts.TOKENS) if markers >> number & 1]
