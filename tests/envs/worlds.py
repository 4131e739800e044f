"""Small scenarios for the tests of environments."""

from __future__ import annotations

from typing import Final

import numpy as np

from sandtable.envs.world import World
from sandtable.games import BOXES

# The quickest scenario of each game
SMALL: Final = {
    "napoleonics": "rolica_first",
    "greatwar": "opening-action-1",
    "maria": "introductory-two",
    "lastman": "1914",
}
EACH_GAME: Final = list(SMALL.items())
# Of options that are no switches: a word, and handicaps
VALUES: Final = {
    "silesia_supply": "both",
    **{name: 1 for box in BOXES.values() for name in box.handicaps},
}


def part_and_channel(world: World, at: int) -> str:
    """What a number of an observation is, for messages."""
    for part in world.layout.parts:
        if part.start <= at < part.start + part.size:
            row, channel = divmod(at - part.start, part.width)
            return f"{part.name}, {part.rows[row]}, {part.channels[channel].name}"
    raise IndexError(at)


def differences(world: World, one: np.ndarray, other: np.ndarray) -> list[str]:
    """Where two observations differ, by name."""
    return [part_and_channel(world, int(at)) for at in np.flatnonzero(one != other)[:8]]
