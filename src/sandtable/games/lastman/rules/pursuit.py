"""Pursuit fire (L8.5.4): cavalry rides after those who retreat instead of firing."""

from __future__ import annotations

from sandtable.games.lastman.rules.battle_state import (
    PLAN_ROW,
    STAYS,
    WHOLE,
    fresh_infantry,
    fresh_of_type,
)
from sandtable.games.lastman.rules.facts import CAVALRY, IS_INFANTRY, KIND_COUNT, TYPE_OF
from sandtable.games.lastman.rules.notation import DIE, PURSUIT
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victims import going_with


def pursue(game: LastMan, area: int, side: int, plan: list[int]) -> int:
    """The hits on those who were named to retreat."""
    dice = pursuit_dice(game, area, side, plan)
    if not dice:
        return 0
    faces: list[int] = []
    for _ in range(dice):
        faces.append(game.chance.pick(PURSUIT, DIE) + 1)
    hits = faces.count(1)
    if game.journal is not None:
        args = {"side": 1 - side, "seat": 1 - side, "area": area, "dice": dice, "count": dice}
        rules: list[str] = ["L8.13", "L12.10", "L5.7.5"]
        told = {**args, "hits": hits, "faces": faces, "expected": dice / 6, "rules": rules}
        game.tell("pursues", "L8.5.4", told)
    return hits


def pursuit_dice(game: LastMan, area: int, side: int, plan: list[int]) -> int:
    """A die for each attacking cavalry, if no infantry stays and no cavalry goes."""
    if not plan:
        return 0
    staying = fresh_infantry(game, area, side)
    for row in range(0, len(plan), PLAN_ROW):
        if plan[row + 2] == STAYS:
            continue
        going = [0] * KIND_COUNT
        if plan[row + 1] == WHOLE:
            going = going_with(game, plan[row], side)
        else:
            going[plan[row + 1] % KIND_COUNT] = 1
        for kind in range(KIND_COUNT):
            if going[kind] and TYPE_OF[kind] == CAVALRY:
                return 0
            if going[kind] and IS_INFANTRY[TYPE_OF[kind]]:
                staying -= going[kind]
    return 0 if staying > 0 else fresh_of_type(game, area, 1 - side, CAVALRY)
