"""Patterns of a position, for one seat: which ones the board and the hand show."""

from __future__ import annotations

from typing import Final

from sandtable.colors.bots.patterns import BattlePatterns, Side
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.rules.state import Napoleonics

TYPE_OF: Final[list[int]] = [facts.UNIT_TYPES.index(kind.split()[1]) for kind in facts.KINDS]
PATTERNS: Final = BattlePatterns(
    facts.GRID, TYPE_OF, facts.CLASS, len(facts.TERRAIN), facts.CARD_KINDS
)


def patterns(game: Napoleonics, seat: int) -> list[int]:
    """As this seat may know it."""
    moving = game.active()
    field = game.field
    sides: list[Side] = []
    for side in (1 - moving, moving):
        units = game.units_of(side)
        sides.append(Side(units, [field.terrain_of(game.hex_of(unit)) for unit in units]))
    found = PATTERNS.of(game, sides)
    for role, side in enumerate((1 - moving, moving)):
        for objective in field.objectives:
            own = objective.seat == side
            PATTERNS.add_goal(game, sides[role], role, objective.hex, own, found)
        enemies = [game.hex_of(unit) for unit in sides[1 - role].units]
        for leader in game.leaders_of(side):
            at = game.leader_hex(leader)
            row = at * facts.HEXES
            near = min([facts.GRID.distances[row + there] for there in enemies], default=row)
            unit = game.unit_at(at)
            PATTERNS.add_leader(role, game.kind(unit) if unit >= 0 else -1, near, found)
    PATTERNS.add_cards(game, seat, game.hand_counts(seat), 0, found)
    return found
