"""A position in numbers, for one side: what its value to that side is reckoned from.

The weights are fitted to games (`data/value.json`); they belong to these numbers in this order.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.bots.outlook import Outlook
from sandtable.games.lastman.bots.values import Ground
from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points

SIDE: Final[list[str]] = [
    "men", "blows", "guard", "holders", "held", "disputed", "value", "empty armies",
    "fallen armies", "cards", "pool",
]  # fmt: skip
NAMES: Final[list[str]] = [
    *[f"German {name}" for name in SIDE], *[f"Entente {name}" for name in SIDE],
    "points", "far from the Entente's decision", "far from the German decision",
    "decided for the Entente", "decided for the Germans", "level", "seasons left", "last season",
    "season", "points late",
]  # fmt: skip


def side_features(game: LastMan, side: int) -> list[float]:
    """One side: its strength on the map, the points it holds, and what is in reserve."""
    view = Outlook(game, side)
    ground = Ground(view, False)
    men = blows = guard = held = disputed = value = 0.0
    holders = 0
    for area in range(facts.AREA_COUNT):
        men += view.men[side][area]
        blows += view.blows[side][area]
        guard += view.guard[side][area]
        holders += view.holders[side][area]
        value += ground.value(area)
        holder = ground.holder(area)
        if holder == side:
            held += facts.POINTS[area]
        elif holder == -1:
            disputed += facts.POINTS[area]
    empty = fallen = 0
    for army in range(facts.ARMY_COUNT):
        if game.side_of_army(army) != side:
            continue
        place = game.army_place(army)
        if place == slots.ELIMINATED:
            fallen += 1
        elif 0 <= place < facts.AREA_COUNT and not game.size(facts.FIRST_ARMY + army):
            empty += 1
    pool = 0
    for kind in game.kinds_of(side):
        pool += game.count(facts.POOL, kind)
    return [
        men / 10.0,
        blows,
        guard,
        holders / 10.0,
        held,
        disputed,
        value,
        float(empty),
        float(fallen),
        float(game.hand_size(side)),
        pool / 10.0,
    ]


def features(game: LastMan, side: int) -> list[float]:
    """All of it; the numbers of both sides are seen by both, the cards are only counted."""
    total = points(game)
    low, high = facts.LEVEL_TOPS[0] + 1, facts.LEVEL_TOPS[-2] + 1
    left = game.form.last_turn - game.turn()
    late = 1.0 / (1.0 + max(0, left))
    return [
        *side_features(game, facts.GERMAN),
        *side_features(game, facts.ENTENTE),
        total / 5.0,
        max(0, min(total - low, 6)) / 6.0,
        max(0, min(high - total, 6)) / 6.0,
        1.0 if total < low else 0.0,
        1.0 if total >= high else 0.0,
        float(game.level(total)),
        min(left, 12) / 4.0,
        1.0 if left <= 0 else 0.0,
        game.turn() / 10.0,
        total * late,
    ]
