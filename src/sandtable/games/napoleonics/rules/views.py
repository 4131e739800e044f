"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.colors.rules.battle import (
    BLOCKS_,
    HEX_,
    KIND_,
    START_,
    STATUS_,
    UNIT_ROW,
    Unit,
)
from sandtable.colors.rules.piles import counts_in, size_of
from sandtable.colors.rules.views import by_seat, card_word, hidden_from_some, open_to_all, shown_to
from sandtable.core.event import ONLOOKER
from sandtable.games.napoleonics.rules.facts import (
    CARD_KINDS,
    CARDS,
    FULL,
    GRID,
    KINDS,
    NATIONS,
    SEATS,
)
from sandtable.games.napoleonics.rules.state import (
    COUNTERS,
    DISCARDS,
    DRAW_PILE,
    FOR_GOOD,
    FOR_GOOD_BANNERS,
    HELD,
    L_HEX,
    L_NATION,
    L_STATUS,
    LEADER_ROW,
    RESHUFFLE,
    SQUARE_,
    STRIKES,
    TRACKS,
    WINNER,
    Leader,
    Napoleonics,
)


def whole(game: Napoleonics) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        **hidden_from_some(game, SEATS, CARDS),
        "draw_pile": counts_in(game.cards, DRAW_PILE, CARDS),
        "tracks": by_seat(SEATS, lambda seat: track(game, seat)),
    }


def as_seen(game: Napoleonics, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    return {
        **public(game),
        **shown_to(game, seat, SEATS, CARDS),
        "draw_pile": size_of(game.cards, DRAW_PILE, CARD_KINDS),
        "track": track(game, seat) if seat != ONLOOKER else [],
        "squares": by_seat(SEATS, game.squares_of),
    }


def public(game: Napoleonics) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    return {
        "scenario": game.field.name,
        **open_to_all(game, SEATS, CARDS),
        "units": [unit_data(game, Unit(unit)) for unit in range(len(game.units) // UNIT_ROW)],
        "leaders": [
            leader_data(game, Leader(leader)) for leader in range(len(game.leaders) // LEADER_ROW)
        ],
        "banners": by_seat(SEATS, game.banners),
        "objectives": {
            "held": by_seat(SEATS, lambda seat: scalars[HELD + seat]),
            "for_good": scalars[FOR_GOOD],
            "banners": by_seat(SEATS, lambda seat: scalars[FOR_GOOD_BANNERS + seat]),
        },
        "strikes": scalars[STRIKES],
        "reshuffle": scalars[RESHUFFLE],
        "discards": counts_in(game.cards, DISCARDS, CARDS),
        "winner": SEATS[scalars[WINNER]] if scalars[WINNER] >= 0 else None,
    }


def track(game: Napoleonics, seat: int) -> list[str | None]:
    """The cards under the four square counters of a seat."""
    start = TRACKS + seat * COUNTERS
    return [card_word(card, CARDS) for card in game.cards[start : start + COUNTERS]]


def unit_data(game: Napoleonics, unit: Unit) -> dict[str, Any]:
    row = game.units[unit * UNIT_ROW : (unit + 1) * UNIT_ROW]
    return {
        "kind": KINDS[row[KIND_]],
        "hex": GRID.names[row[HEX_]] if row[HEX_] >= 0 else None,
        "blocks": row[BLOCKS_],
        "start": row[START_],
        "full": FULL[row[KIND_]],
        "status": row[STATUS_],
        "square": row[SQUARE_],
    }


def leader_data(game: Napoleonics, leader: Leader) -> dict[str, Any]:
    row = game.leaders[leader * LEADER_ROW : (leader + 1) * LEADER_ROW]
    return {
        "name": game.field.leader_names[leader],
        "nation": NATIONS[row[L_NATION]],
        "hex": GRID.names[row[L_HEX]] if row[L_HEX] >= 0 else None,
        "status": row[L_STATUS],
    }
