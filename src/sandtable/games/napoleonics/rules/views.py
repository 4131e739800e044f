"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any, Final

from sandtable.colors.rules import slots as common, views
from sandtable.colors.rules.named import SEAT, Deck, Scalar
from sandtable.core.event import ONLOOKER
from sandtable.games.napoleonics.rules import facts, slots
from sandtable.games.napoleonics.rules.state import Napoleonics

DECK: Final = Deck("card", facts.CARDS, slots.DRAW_PILE)
SCALARS: Final = [
    Scalar("strikes", slots.STRIKES),
    Scalar("reshuffle", slots.RESHUFFLE),
    Scalar("winner", slots.WINNER, SEAT),
]
OBJECTIVES: Final = [
    Scalar("held", slots.HELD, by_seat=True),
    Scalar("for_good", slots.FOR_GOOD),
    Scalar("banners", slots.FOR_GOOD_BANNERS, by_seat=True),
]


def whole(game: Napoleonics) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    tracks = views.by_seat(game, lambda seat: track(game, seat))
    return {**public(game), **views.whole_of(game, [DECK]), "tracks": tracks}


def as_seen(game: Napoleonics, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    return {
        **public(game),
        **views.seen_of(game, seat, [DECK]),
        "track": track(game, seat) if seat != ONLOOKER else [],
        "squares": views.by_seat(game, game.squares_of),
    }


def public(game: Napoleonics) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        **views.open_to_all(game),
        "units": [unit_data(game, row) for row in views.unit_rows(game)],
        "leaders": [leader_data(game, who) for who in range(game.field.leaders_end[1])],
        "banners": views.by_seat(game, game.banners),
        "objectives": views.scalars(game, OBJECTIVES),
        **views.scalars(game, SCALARS),
        **DECK.thrown(game),
    }


def track(game: Napoleonics, seat: int) -> list[str | None]:
    """The cards under the four square counters of a seat."""
    start = slots.TRACKS + seat * slots.COUNTERS
    cards = game.cards[start : start + slots.COUNTERS]
    return [views.card_word(card, facts.CARDS) for card in cards]


def unit_data(game: Napoleonics, row: list[int]) -> dict[str, Any]:
    return {
        "kind": facts.KINDS[row[common.KIND]],
        "hex": views.hex_word(game, row[common.HEX]),
        "blocks": row[common.BLOCKS],
        "start": row[common.START],
        "full": facts.FULL[row[common.KIND]],
        "status": row[common.STATUS],
        "square": row[slots.SQUARE],
    }


def leader_data(game: Napoleonics, leader: int) -> dict[str, Any]:
    row = game.leaders[leader * slots.LEADER_ROW : (leader + 1) * slots.LEADER_ROW]
    return {
        "name": game.field.leader_names[leader],
        "nation": facts.NATIONS[row[slots.L_NATION]],
        "hex": views.hex_word(game, row[slots.L_HEX]),
        "status": row[slots.L_STATUS],
    }
