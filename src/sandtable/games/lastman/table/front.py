"""The front line: where the ground of the sides meets, and through the areas that both are in."""

from __future__ import annotations

from functools import lru_cache

from sandtable.drawing.maps.areas import Quilt, middle
from sandtable.drawing.maps.palette import soft
from sandtable.drawing.svg import Point
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.state import LastMan

BOTH = 3


def holders_of(game: LastMan) -> tuple[int, ...]:
    """Who holds each area, or that both sides are in it."""
    return tuple([holder(game, area) for area in range(len(facts.AREAS))])


@lru_cache(maxsize=1024)
def front_line(holders: tuple[int, ...], quilt: Quilt) -> str:
    """Path data for the whole front where the areas are held by these."""
    held = dict(zip(facts.AREAS, holders, strict=True))
    parts = []
    for (one, other), line in quilt.borders.items():
        if {held[one], held[other]} == {0, 1}:
            parts.append(soft(line))
    for word in facts.AREAS:
        if held[word] == BOTH:
            parts += through(word, held, quilt)
    return "".join(parts)


def holder(game: LastMan, area: int) -> int:
    if game.is_disputed(area):
        return BOTH
    return game.owner(area)


def through(word: str, held: dict[str, int], quilt: Quilt) -> list[str]:
    """From where the front comes into a disputed area to where it leaves it."""
    around = quilt.around[word]
    ends: list[Point] = []
    for at, other in enumerate(around):
        beyond = around[(at + 1) % len(around)]
        border = quilt.border(word, other)
        if held[other] == BOTH:
            ends.append(border[len(border) // 2])
        if {held[other], held[beyond]} == {0, 1}:
            ends.append(shore(quilt, word, other, beyond) or border[-1])
    heart = middle(quilt.outlines[word])
    if len(ends) == 2:
        return [soft([ends[0], heart, ends[1]])]
    return [soft([end, heart, heart]) for end in ends]


def shore(quilt: Quilt, word: str, other: str, beyond: str) -> Point | None:
    """The middle of the outer side between two neighbours, if the area has one there."""
    gates = [quilt.gates.get(quilt.pair(word, each)) for each in (other, beyond)]
    first, last = gates
    if first is None or last is None or quilt.border(word, other)[-1] != first:
        return None
    line = [first, *quilt.outside.get(word, []), last]
    return line[len(line) // 2] if len(line) > 2 else middle(line)
