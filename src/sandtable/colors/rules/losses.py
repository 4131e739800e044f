"""What expected hits may cost a unit, block by block: for bots."""

from __future__ import annotations

from math import exp


def loss_chances(hits: float, blocks: int) -> list[float]:
    """The chances that a unit loses none, one, two and so on up to all of its blocks.

    Hits fall independently of one another, as in a Poisson distribution; `hits` is their mean.
    """
    chance = exp(-hits)
    more = 1.0 - chance
    chances = [chance]
    for lost in range(1, blocks):
        chance = chance * hits / lost
        more -= chance
        chances.append(chance)
    chances.append(more)
    return chances
