"""A position in numbers, for one seat: what its value to that seat is reckoned from.

The weights are fitted to games (`data/value.json`); they belong to these numbers in this order.
"""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules import slots as common
from sandtable.games.greatwar.bots.outlook import Outlook
from sandtable.games.greatwar.rules.state import GreatWar

SIDE: Final[list[str]] = [
    "needed", "last", "nearly", "few", "stakes", "left", "units", "weak", "tanks", "stuck",
    "danger", "chances", "places", "tokens", "combat cards", "cards",
]  # fmt: skip
NAMES: Final[list[str]] = [
    *[f"own {name}" for name in SIDE], *[f"their {name}" for name in SIDE],
    "ground", "to move", "turn",
]  # fmt: skip


def side_features(game: GreatWar, seat: int, view: Outlook) -> list[float]:
    """One side: the medals it still needs, its units, and what may happen to them."""
    needed = max(0, game.field.to_win[seat] - game.medals(seat))
    stakes = left = weak = danger = chances = places = 0.0
    tanks = stuck = 0
    units = game.units_of(seat)
    for unit in units:
        if game.is_abandoned(unit):
            continue
        at, figures = game.hex_of(unit), game.blocks(unit)
        stake = view.stake(unit)
        stakes += stake
        left += stake * figures / max(1, game.start(unit))
        weak += 1.0 if figures == 1 else 0.0
        danger += view.danger(unit, at)
        chances += view.chances_from(unit, at)
        places += view.ground_worth(unit, at) + view.draw_of_goals(at)
        if game.is_tank(unit):
            tanks += 1
            stuck += 1 if game.is_stuck(unit) else 0
    return [
        float(needed),
        1.0 if needed <= 1 else 0.0,
        1.0 if needed <= 2 else 0.0,
        1.0 if needed <= 3 else 0.0,
        stakes,
        left,
        float(len(units)),
        weak,
        float(tanks),
        float(stuck),
        danger,
        chances,
        places,
        min(game.hq(seat), 12) / 4.0,
        float(game.combat_size(seat)),
        float(game.hand_size(seat)),
    ]


def features(game: GreatWar, seat: int) -> list[float]:
    """All of it, as this seat may know it."""
    mine, theirs = Outlook(game, seat), Outlook(game, 1 - seat)
    return [
        *side_features(game, seat, mine),
        *side_features(game, 1 - seat, theirs),
        mine.ground_held,
        1.0 if game.active() == seat else 0.0,
        min(game.scalars[common.TURN], 40) / 10.0,
    ]
