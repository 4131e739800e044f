"""Patterns of a position, for one seat: which ones the board and the hand show."""

from __future__ import annotations

from typing import Final

from sandtable.colors.bots.patterns import BattlePatterns, Side
from sandtable.games.greatwar.rules import facts, slots
from sandtable.games.greatwar.rules.field import NOBODYS
from sandtable.games.greatwar.rules.state import GreatWar

TANK: Final = 4  # the class of all tanks, after infantry, machine guns, mortars and artillery
WIRED: Final = len(facts.TERRAIN)  # a ground of its own: wire on whatever is below
PATTERNS: Final = BattlePatterns(
    facts.GRID,
    list(range(len(facts.KINDS))),
    [TANK if facts.IS_TANK[kind] else kind for kind in range(len(facts.KINDS))],
    len(facts.TERRAIN) + 1,
    facts.COMMAND_KINDS + facts.COMBAT_KINDS,
)


def ground_of(game: GreatWar, at: int) -> int:
    return WIRED if game.board[slots.MARKERS + at] & facts.WIRE else game.board[slots.GROUND + at]


def patterns(game: GreatWar, seat: int) -> list[int]:
    """As this seat may know it. Abandoned tanks fight nobody: they are left out."""
    moving = game.active()
    sides: list[Side] = []
    for side in (1 - moving, moving):
        units = [unit for unit in game.units_of(side) if not game.is_abandoned(unit)]
        sides.append(Side(units, [ground_of(game, game.hex_of(unit)) for unit in units]))
    found = PATTERNS.of(game, sides)
    for role, side in enumerate((1 - moving, moving)):
        for objective in game.field.objectives:
            own = objective.seat in (side, NOBODYS)
            for at in objective.hexes:
                PATTERNS.add_goal(game, sides[role], role, at, own, found)
    PATTERNS.add_cards(game, seat, game.hand_counts(seat), 0, found)
    start = slots.K_HANDS + seat * facts.COMBAT_KINDS
    combat = game.cards[start : start + facts.COMBAT_KINDS]
    PATTERNS.add_cards(game, seat, combat, facts.COMMAND_KINDS, found)
    return found
