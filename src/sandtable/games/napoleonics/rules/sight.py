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
    at = first_block(game, viewer, target, over)
    if at < 0:
        return ALLOWED
    one = facts.GRID.lines[at]
    if one != facts.GRID.lines[at + 1]:
        return no.BLOCKED_BOTH_SIDES  # N11.3: both sides of the line
    if game.field.terrain[one] == facts.RUGGED_HILL:
        return no.RUGGED_HIDES  # N11.9
    return no.HILL_HIDES if game.field.hill[one] and not occupied(game, one) else no.NOT_IN_SIGHT


def first_block(game: Napoleonics, viewer: Hex, target: Hex, over: int) -> int:
    """The place in `GRID.lines` of the first pair of hexes that stops the line, or -1.

    `GRID.lines` has neither the two ends (N11.2) nor hexes that the line only touches at a corner
    (N11.4), and nothing between neighbours (N11.5).
    """
    pair = viewer * facts.HEXES + target
    heights = game.field.hill[viewer] and game.field.hill[target]
    at = facts.GRID.line_starts[pair]
    end = facts.GRID.line_starts[pair + 1]
    while at < end:
        one = facts.GRID.lines[at]
        other = facts.GRID.lines[at + 1]
        if obstructs(game, viewer, one, heights, over) and (
            one == other or obstructs(game, viewer, other, heights, over)
        ):
            return at
        at += 2
    return -1


def blocking_hex(game: Napoleonics, viewer: Hex, target: Hex, over: int) -> Hex:
    """A hex that stops the line, for people; NOWHERE if none does, or only the edge."""
    pair = viewer * facts.HEXES + target
    if facts.GRID.distances[pair] > facts.GRID.sight:
        return NOWHERE
    at = first_block(game, viewer, target, over)
    if at < 0:
        return NOWHERE
    one, other = facts.GRID.lines[at], facts.GRID.lines[at + 1]
    return other if one == NOWHERE else one


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
