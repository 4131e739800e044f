"""What is remembered of the battle that is being fought, for all the procedures on top of it."""

from __future__ import annotations

from typing import Final

from sandtable.core.procedure import Procedure
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.state import LastMan

# The rows of `plan`: units that are named to retreat instead of firing (L5.7.5), and those that
# will be put out of an army that retreats
PLAN_ROW: Final = 4  # container, piece (WHOLE for an army), area or STAYS, army to join or NO_ARMY
WHOLE: Final = -1
STAYS: Final = -1
NO_ARMY: Final = -1

# The rows of `rolled`: what hit in the Attacker's fire
ROLLED_ROW: Final = 4  # pool, kind (NO_KIND once it was rolled again), F-value, hits
NO_KIND: Final = -1


class Course(Procedure[LastMan]):
    """The battle itself is in battle.py; losses and retreats read and write these."""

    def __init__(
        self,
        area: int,
        step: int,
        fought: int,
        scrambled: int,
        ground: int,
        reacted: int,
        owed: int,
        gone: int,
        plan: list[int],
        rolled: list[int],
    ) -> None:
        self.area = area
        self.step = step
        self.fought = fought  # 1: the biplanes have met in a dogfight
        self.scrambled = scrambled  # biplanes that came from elsewhere (L11.1)
        self.ground = ground  # biplanes of the Defender that make a ground attack
        self.reacted = reacted  # and those that made a die be rolled again
        self.owed = owed  # armies that must go back (L5.6)
        self.gone = gone  # armies of the Defender that went instead of firing, or empty after it
        self.plan = plan
        self.rolled = rolled


def course_of(game: LastMan) -> Course:
    """The battle that is going on."""
    for at in range(len(game.stack) - 1, -1, -1):
        procedure = game.stack[at]
        if isinstance(procedure, Course):
            return procedure
    raise TypeError("no battle is going on")


# Who takes part: units without Retreat marker (L5.7.1)


def fresh_counts(game: LastMan, container: int, side: int) -> list[int]:
    """By kind: the units of a side in a container that take part; none that retreated (L5.2.4)."""
    start = container * facts.KIND_COUNT
    counts = game.units[start : start + facts.KIND_COUNT]
    for kind in range(facts.KIND_COUNT):
        if counts[kind]:
            if game.side_of_kind(kind) == side:
                counts[kind] -= game.marks(container, kind)
            else:
                counts[kind] = 0
    return counts


def takes_part(game: LastMan, area: int, side: int) -> bool:
    """Whether a side has anything left in a battle: a unit, or any fort (L5.2.3, L8.14)."""
    if game.fort_of(area, side) >= 0:
        return True
    for container in game.containers_in(area, side):
        if any(fresh_counts(game, container, side)):
            return True
    return False


def fresh_of_type(game: LastMan, area: int, side: int, type_: int) -> int:
    """How many units of a type take part, alone and in armies."""
    total = 0
    for container in game.containers_in(area, side):
        counts = fresh_counts(game, container, side)
        for kind in range(facts.KIND_COUNT):
            if counts[kind] and facts.TYPE_OF[kind] == type_:
                total += counts[kind]
    return total


def fresh_infantry(game: LastMan, area: int, side: int) -> int:
    """How many infantry types take part."""
    total = 0
    for container in game.containers_in(area, side):
        counts = fresh_counts(game, container, side)
        for kind in range(facts.KIND_COUNT):
            if counts[kind] and facts.IS_FOOT[kind]:
                total += counts[kind]
    return total
