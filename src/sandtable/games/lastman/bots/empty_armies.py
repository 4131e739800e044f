"""Empty armies: they wait behind the line, where units of their nation can fill them."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.lastman.bots.outlook import Outlook
from sandtable.games.lastman.rules import entering, facts

# What it costs to stand so many areas from the enemy, who takes them without a fight (L8.1.6)
IN_REACH: Final[list[float]] = [1.0, 0.8, 0.5, 0.2]
FILLED: Final = 0.2  # where somebody can be taken in
CROWD: Final = 0.15  # each other empty army: a single raid would take them all
NEVER: Final = -9.0
STEPS: Final[list[list[int]]] = [
    list(facts.BORDERS.distances(Place(area))) for area in range(facts.AREA_COUNT)
]


def post_value(view: Outlook, army: int, area: int) -> float:
    """How good an area is for an army with nobody in it."""
    if not 0 <= area < facts.AREA_COUNT or view.status[area] != entering.FRIENDLY:
        return NEVER
    steps = min(
        (
            STEPS[area][each]
            for each in range(facts.AREA_COUNT)
            if view.holders[1 - view.side][each] and STEPS[area][each] >= 0
        ),
        default=len(IN_REACH),
    )
    value = -IN_REACH[steps] if steps < len(IN_REACH) else 0.0
    for other in view.game.armies_in(area, view.side):
        if other != army and not view.army_men[other]:
            value -= CROWD
    return value + FILLED if has_recruits(view, army, area) else value


def has_recruits(view: Outlook, army: int, area: int) -> bool:
    """Whether infantry of its nation stands alone there."""
    nation = facts.ARMY_NATION[army]
    for kind in range(facts.KIND_COUNT):
        if facts.NATION_OF[kind] == nation and facts.IS_FOOT[kind]:
            if view.game.units[area * facts.KIND_COUNT + kind]:
                return True
    return False


def move_value(view: Outlook, army: int, here: int, area: int) -> float:
    """From here to there; out of a Disputed area it has to go anyhow (L4.10)."""
    return post_value(view, army, area) - max(-2.0, post_value(view, army, here))
