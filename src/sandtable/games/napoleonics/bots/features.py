"""A position in numbers, for one seat: what its value to that seat is reckoned from.

The weights are fitted to games (`data/value.json`); they belong to these numbers in this order.
"""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules import slots as common
from sandtable.games.napoleonics.bots import values
from sandtable.games.napoleonics.bots.outlook import Outlook
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.rules.state import Napoleonics

SIDE: Final[list[str]] = [
    "needed", "last", "nearly", "few", "infantry", "cavalry", "artillery", "units", "weak",
    "danger", "doom", "places", "chances", "leaders", "cards",
]  # fmt: skip
NAMES: Final[list[str]] = [
    *[f"own {name}" for name in SIDE], *[f"their {name}" for name in SIDE],
    "to move", "turn", "hand",
]  # fmt: skip


def side_features(game: Napoleonics, seat: int) -> list[float]:
    """One side: the banners it still needs, its units, and what may happen to them."""
    view = Outlook(game, seat, False)
    needed = max(0, game.field.to_win[seat] - game.banners(seat))
    by_class = [0.0, 0.0, 0.0]
    weak = danger = doom = places = chances = 0.0
    units = game.units_of(seat)
    for unit in units:
        at, blocks = game.hex_of(unit), game.blocks(unit)
        by_class[game.class_of(unit)] += values.VALUE[game.kind(unit)][blocks]
        weak += 1.0 if blocks == 1 else 0.0
        danger += view.danger(unit, at)
        chance = view.doom[unit]
        doom += chance[min(blocks, len(chance) - 1)] if chance else 0.0
        places += view.pull[at]
        chances += view.chances_from(unit, at)
    return [
        float(needed),
        1.0 if needed <= 1 else 0.0,
        1.0 if needed <= 2 else 0.0,
        1.0 if needed <= 3 else 0.0,
        by_class[facts.INFANTRY],
        by_class[facts.CAVALRY],
        by_class[facts.ARTILLERY],
        float(len(units)),
        weak,
        danger,
        doom,
        places,
        chances,
        float(len(game.leaders_of(seat))),
        float(game.hand_size(seat)),
    ]


def features(game: Napoleonics, seat: int) -> list[float]:
    """All of it, as this seat may know it."""
    hand = 0.0
    for card, count in enumerate(game.hand_counts(seat)):
        hand += count * values.HELD_CARD[card]
    return [
        *side_features(game, seat),
        *side_features(game, 1 - seat),
        1.0 if game.active() == seat else 0.0,
        min(game.scalars[common.TURN], 40) / 10.0,
        hand,
    ]
