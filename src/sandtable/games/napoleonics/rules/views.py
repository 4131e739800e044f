"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.piles import counts_in, size_of
from sandtable.colors.rules.views import by_seat, card_word, hidden_from_some, open_to_all, shown_to
from sandtable.core.event import ONLOOKER
from sandtable.games.napoleonics.rules import facts, slots
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics


def whole(game: Napoleonics) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        **hidden_from_some(game, facts.SEATS, facts.CARDS),
        "draw_pile": counts_in(game.cards, slots.DRAW_PILE, facts.CARDS),
        "tracks": by_seat(facts.SEATS, lambda seat: track(game, seat)),
    }


def as_seen(game: Napoleonics, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    return {
        **public(game),
        **shown_to(game, seat, facts.SEATS, facts.CARDS),
        "draw_pile": size_of(game.cards, slots.DRAW_PILE, facts.CARD_KINDS),
        "track": track(game, seat) if seat != ONLOOKER else [],
        "squares": by_seat(facts.SEATS, game.squares_of),
    }


def public(game: Napoleonics) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    return {
        "scenario": game.field.name,
        **open_to_all(game, facts.SEATS, facts.CARDS),
        "units": [
            unit_data(game, Unit(unit)) for unit in range(len(game.units) // common.UNIT_ROW)
        ],
        "leaders": [
            leader_data(game, Leader(leader))
            for leader in range(len(game.leaders) // slots.LEADER_ROW)
        ],
        "banners": by_seat(facts.SEATS, game.banners),
        "objectives": {
            "held": by_seat(facts.SEATS, lambda seat: scalars[slots.HELD + seat]),
            "for_good": scalars[slots.FOR_GOOD],
            "banners": by_seat(facts.SEATS, lambda seat: scalars[slots.FOR_GOOD_BANNERS + seat]),
        },
        "strikes": scalars[slots.STRIKES],
        "reshuffle": scalars[slots.RESHUFFLE],
        "discards": counts_in(game.cards, slots.DISCARDS, facts.CARDS),
        "winner": facts.SEATS[scalars[slots.WINNER]] if scalars[slots.WINNER] >= 0 else None,
    }


def track(game: Napoleonics, seat: int) -> list[str | None]:
    """The cards under the four square counters of a seat."""
    start = slots.TRACKS + seat * slots.COUNTERS
    return [card_word(card, facts.CARDS) for card in game.cards[start : start + slots.COUNTERS]]


def unit_data(game: Napoleonics, unit: Unit) -> dict[str, Any]:
    row = game.units[unit * common.UNIT_ROW : (unit + 1) * common.UNIT_ROW]
    return {
        "kind": facts.KINDS[row[common.KIND]],
        "hex": facts.GRID.names[row[common.HEX]] if row[common.HEX] >= 0 else None,
        "blocks": row[common.BLOCKS],
        "start": row[common.START],
        "full": facts.FULL[row[common.KIND]],
        "status": row[common.STATUS],
        "square": row[slots.SQUARE],
    }


def leader_data(game: Napoleonics, leader: Leader) -> dict[str, Any]:
    row = game.leaders[leader * slots.LEADER_ROW : (leader + 1) * slots.LEADER_ROW]
    return {
        "name": game.field.leader_names[leader],
        "nation": facts.NATIONS[row[slots.L_NATION]],
        "hex": facts.GRID.names[row[slots.L_HEX]] if row[slots.L_HEX] >= 0 else None,
        "status": row[slots.L_STATUS],
    }
