"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import (
    BLOCKS_,
    HEX_,
    KIND_,
    OWN_,
    START_,
    STATUS_,
    UNIT_ROW,
    Unit,
)
from sandtable.colors.rules.piles import counts_in, size_of
from sandtable.colors.rules.views import by_seat, card_word, hidden_from_some, open_to_all, shown_to
from sandtable.core.event import ONLOOKER
from sandtable.games.greatwar.rules.facts import (
    COMBAT_CARDS,
    COMBAT_KINDS,
    COMMAND_CARDS,
    COMMAND_KINDS,
    COUNTRYSIDE,
    GRID,
    HEXES,
    IS_TANK,
    SEATS,
    SECTIONS,
    SPECIALS,
    STRENGTH,
    TERRAIN,
    TOKENS,
)
from sandtable.games.greatwar.rules.medals import ABANDONED, DRAWN_GAME, HELD, WINNER
from sandtable.games.greatwar.rules.state import (
    AIMED,
    BARRAGE_,
    C_DISCARDS,
    C_PILE,
    CHOSEN,
    COMBAT_USED,
    FREE_DIE,
    K_DISCARDS,
    K_PILE,
    MISTAKEN,
    NO_WINDOWS,
    SPENT_FREE,
    STUCK_,
    GreatWar,
)

STUCK_WORD = "stuck"
ABANDONED_WORD = "abandoned"


def whole(game: GreatWar) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        **hidden_from_some(game, SEATS, COMMAND_CARDS),
        "draw_pile": counts_in(game.cards, C_PILE, COMMAND_CARDS),
        "combat_pile": counts_in(game.cards, K_PILE, COMBAT_CARDS),
        "combat_hands": by_seat(SEATS, game.combat_hand),
    }


def as_seen(game: GreatWar, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    return {
        **public(game),
        **shown_to(game, seat, SEATS, COMMAND_CARDS),
        "draw_pile": size_of(game.cards, C_PILE, COMMAND_KINDS),
        "combat_pile": size_of(game.cards, K_PILE, COMBAT_KINDS),
        "combat_hand": game.combat_hand(seat) if seat != ONLOOKER else [],
        "combat_sizes": by_seat(SEATS, game.combat_size),
    }


def public(game: GreatWar) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    held = scalars[HELD : HELD + len(game.field.objectives)]
    return {
        "scenario": game.field.name,
        **open_to_all(game, SEATS, COMMAND_CARDS),
        "units": [unit_data(game, Unit(unit)) for unit in range(len(game.units) // UNIT_ROW)],
        "ground": ground_data(game),
        "markers": marker_data(game),
        "medals": by_seat(SEATS, game.medals),
        "held": [seat_word(seat) for seat in held],
        "hq": by_seat(SEATS, game.hq),
        "pool": game.pool(),
        "combat_used": [SEATS[seat] for seat in range(2) if scalars[COMBAT_USED] >> seat & 1],
        **({"no_windows": True} if scalars[COMBAT_USED] & NO_WINDOWS else {}),
        "aimed": section_words(scalars[AIMED]),
        "barrage": card_word(scalars[BARRAGE_], COMBAT_CARDS),
        "section": section_words(scalars[CHOSEN]),
        "free_die": scalars[FREE_DIE],
        "mistaken": scalars[MISTAKEN],
        "spent_free": scalars[SPENT_FREE],
        "discards": counts_in(game.cards, C_DISCARDS, COMMAND_CARDS),
        "combat_discards": counts_in(game.cards, K_DISCARDS, COMBAT_CARDS),
        "winner": "nobody" if scalars[WINNER] == DRAWN_GAME else seat_word(scalars[WINNER]),
    }


def seat_word(seat: int) -> str | None:
    return SEATS[seat] if seat >= 0 else None


def section_words(sections: int) -> list[str]:
    return [word for number, word in enumerate(SECTIONS) if sections >> number & 1]


def unit_data(game: GreatWar, unit: Unit) -> dict[str, Any]:
    row = game.units[unit * UNIT_ROW : (unit + 1) * UNIT_ROW]
    return {
        "kind": game.word(unit),
        "hex": GRID.names[row[HEX_]] if row[HEX_] >= 0 else None,
        "strength": row[BLOCKS_],
        "start": row[START_],
        "full": STRENGTH[row[KIND_]],
        "status": row[STATUS_],
        "own": own_word(row[KIND_], row[OWN_]),
    }


def own_word(kind: int, own: int) -> str | None:
    """The special figure of a soldier unit, or the trouble of a tank."""
    if own == 0:
        return None
    if IS_TANK[kind]:
        return {STUCK_: STUCK_WORD, ABANDONED: ABANDONED_WORD}[own]
    return SPECIALS[own - 1]


def ground_data(game: GreatWar) -> dict[str, str]:
    """The ground of every hex that is not countryside."""
    return {
        GRID.names[at]: TERRAIN[game.ground(Hex(at))]
        for at in range(HEXES)
        if game.ground(Hex(at)) != COUNTRYSIDE
    }


def marker_data(game: GreatWar) -> dict[str, list[str]]:
    return {
        GRID.names[at]: marker_words(game.markers(Hex(at)))
        for at in range(HEXES)
        if game.markers(Hex(at))
    }


def marker_words(markers: int) -> list[str]:
    return [word for number, word in enumerate(TOKENS) if markers >> number & 1]
