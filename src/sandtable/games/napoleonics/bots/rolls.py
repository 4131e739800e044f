"""What a throw of the dice does to a unit: every end it can come to, with its exact chance."""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.games.napoleonics.rules import facts

SIDES: Final = 6
MOST_BLOCKS: Final = 5
# Places in a list of ends: gone, or so many blocks left; then the same, driven out of its hex.
DRIVEN: Final = MOST_BLOCKS + 1
ENDS: Final = 2 * DRIVEN
ALL_FLAGS: Final = 7  # ignored: more than anybody may

_throws: Final[dict[int, list[tuple[int, int, float]]]] = {}
_ends: Final[dict[int, list[float]]] = {}
_hits: Final[dict[int, float]] = {}


def faces_that_hit(victim_class: int, sabers: bool) -> int:
    """How many sides of a die hit a unit of this class."""
    return facts.FACE_WEIGHTS[victim_class] + (facts.FACE_WEIGHTS[facts.SABER] if sabers else 0)


def throws(dice: int, faces: int) -> list[tuple[int, int, float]]:
    """Every number of hits and flags of so many dice, and its chance."""
    key = dice * 8 + faces
    if key in _throws:
        return _throws[key]
    flag = facts.FACE_WEIGHTS[facts.FLAG]
    ways: list[list[int]] = [[0] * (dice + 1) for _ in range(dice + 1)]
    ways[0][0] = 1
    for _ in range(dice):
        more: list[list[int]] = [[0] * (dice + 1) for _ in range(dice + 1)]
        for hits in range(dice + 1):
            for flags in range(dice + 1):
                count = ways[hits][flags]
                if count:
                    more[hits][flags] += count * (SIDES - faces - flag)
                    more[hits + 1][flags] += count * faces
                    more[hits][flags + 1] += count * flag
        ways = more
    total = float(SIDES**dice)
    found: list[tuple[int, int, float]] = []
    for hits in range(dice + 1):
        for flags in range(dice + 1):
            if ways[hits][flags]:
                found.append((hits, flags, ways[hits][flags] / total))
    _throws[key] = found
    return found


def expected_hits(dice: int, faces: int, blocks: int) -> float:
    """Blocks that so many dice take from a unit, flags aside."""
    key = (dice * 8 + faces) * 8 + blocks
    if key in _hits:
        return _hits[key]
    total = 0.0
    for hits, _, chance in throws(dice, faces):
        total += chance * min(hits, blocks)
    _hits[key] = total
    return total


def ends(dice: int, faces: int, blocks: int, ignored: int, per_flag: int, room: int) -> list[float]:
    """The chance of each end of a unit that is struck.

    It ignores so many flags, goes back so many hexes for each other one, and loses a block for
    each hex that it has no room to go (N14, N15).
    """
    key = dice * 8 + faces
    for part in (blocks, min(ignored, ALL_FLAGS), per_flag, room):
        key = key * 8 + part
    if key in _ends:
        return _ends[key]
    chances = [0.0] * ENDS
    for hits, flags, chance in throws(dice, faces):
        hexes = max(0, flags - ignored) * per_flag
        left = blocks - hits
        if left > 0:
            left -= max(0, hexes - room)
        if left <= 0:
            chances[0] += chance
        elif hexes and room:
            chances[DRIVEN + left] += chance
        else:
            chances[left] += chance
    _ends[key] = chances
    return chances


def doom(hits: float) -> list[float]:
    """The chance that so many expected hits, as they may fall, finish a unit; by its blocks."""
    chances = [0.0] * (MOST_BLOCKS + 1)
    chance = exp(-hits)
    more = 1.0 - chance
    for blocks in range(1, MOST_BLOCKS + 1):
        chances[blocks] = more
        chance = chance * hits / blocks
        more -= chance
    return chances
