"""Line of sight (N11): from centre to centre, past units, leaders, woods, hills and towns."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import facts, refusals as no
from sandtable.games.napoleonics.rules.state import Napoleonics

NO_SEAT_FIRES_OVER: Final = -1


def may_see(game: Napoleonics, viewer: Hex, target: Hex, over: int) -> Refusal:
    """Whether the line is clear. `over` is the seat whose guns fire over friends, or -1."""
    pair = viewer * facts.HEXES + target
    if facts.GRID.distances[pair] > facts.GRID.sight:
        return no.NOT_IN_SIGHT  # beyond any range
    field = game.field
    heights = field.hill[viewer] and field.hill[target]
    at = facts.GRID.line_starts[pair]
    end = facts.GRID.line_starts[pair + 1]
    while at < end:
        one = facts.GRID.lines[at]
        other = facts.GRID.lines[at + 1]
        at += 2
        if obstructs(game, viewer, one, heights, over) and (
            one == other or obstructs(game, viewer, other, heights, over)
        ):
            if one != other:
                return no.BLOCKED_BOTH_SIDES  # N11.3: both sides of the line
            if field.terrain[one] == facts.RUGGED_HILL:
                return no.RUGGED_HIDES  # N11.9
            return no.HILL_HIDES if field.hill[one] and not occupied(game, one) else no.NOT_IN_SIGHT
    return ALLOWED


def obstructs(game: Napoleonics, viewer: Hex, at: Hex, heights: bool, over: int) -> bool:
    """Whether this hex, on the way, stops the line (N11.1)."""
    if at == NOWHERE:
        return True  # the area outside the board (N11.3)
    field = game.field
    if field.blocks_sight[at]:
        return True
    if field.hill[at] and not heights:
        return True  # N11.6; from hill to hill one looks over hills (N11.7, N11.8)
    return occupied(game, at) and not fires_over(game, viewer, at, over)


def occupied(game: Napoleonics, at: Hex) -> bool:
    return game.board[at] >= 0 or game.board[facts.HEXES + at] >= 0


def fires_over(game: Napoleonics, viewer: Hex, at: Hex, over: int) -> bool:
    """Guns on a hill fire over friends in an adjacent lower hex (N11.10)."""
    if over < 0 or facts.GRID.distances[viewer * facts.HEXES + at] != 1:
        return False
    if not game.field.hill[viewer] or game.field.hill[at]:
        return False
    return game.friend_at(over, at) or game.lone_leader_at(over, at)
