"""Areas, armies and the Box as places of units: what is beside them, and how answers name them."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts, notation as do
from sandtable.games.lastman.rules.state import LastMan

NONE: Final = -1


def beside(game: LastMan, container: int, side: int) -> list[int]:
    """The other containers of its place; none where it is off the map."""
    place = game.place_of(container)
    here = containers_at(game, place, side) if place >= 0 else []
    return [each for each in here if each != container]


def containers_at(game: LastMan, place: int, side: int) -> list[int]:
    return [place, *[facts.FIRST_ARMY + army for army in game.armies_in(place, side)]]


def has_armies(game: LastMan, side: int) -> bool:
    """Whether a side has an army with anything beside it or in it; everybody sees that."""
    for place in range(facts.BOX + 1):
        if any(game.size(facts.FIRST_ARMY + army) for army in game.armies_in(place, side)):
            return True
    return False


def going_to(container: int) -> int:
    """The action that names a container as the place to go."""
    if container < facts.AREA_COUNT:
        return do.AT + container
    return do.BOX if container == facts.BOX else do.INTO + container - facts.FIRST_ARMY


def came_from(action: int) -> int:
    """The container that such an action names; NONE for another action."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.AT:
        return thing
    if verb == do.BOX:
        return facts.BOX
    return facts.FIRST_ARMY + thing if verb == do.INTO else NONE
