"""Pursuit fire (L8.5.4): cavalry rides after those who retreat instead of firing."""

from __future__ import annotations

from sandtable.games.lastman.rules import battle_state, facts, forms, notation as do
from sandtable.games.lastman.rules.battle_state import fresh_counts, fresh_infantry, fresh_of_type
from sandtable.games.lastman.rules.loss_order import going_with
from sandtable.games.lastman.rules.state import LastMan


def pursue(game: LastMan, area: int, side: int, plan: list[int]) -> int:
    """The hits on those who were named to retreat."""
    dice = pursuit_dice(game, area, side, plan)
    if not dice:
        return 0
    faces: list[int] = []
    for _ in range(dice):
        faces.append(game.chance.pick(do.PURSUIT, do.DIE) + 1)
    hits = faces.count(1)
    if game.journal is not None:
        args = {"side": 1 - side, "seat": 1 - side, "area": area, "dice": dice, "count": dice}
        rules: list[str] = ["L8.13", "L12.10", "L5.7.5"]
        told = {**args, "hits": hits, "faces": faces, "expected": dice / 6, "rules": rules}
        game.tell("pursues", "L8.5.4", told)
    return hits


def pursuit_dice(game: LastMan, area: int, side: int, plan: list[int]) -> int:
    """A die for each attacking cavalry, if no infantry stays, no cavalry goes (L8.13, L12.10)."""
    if not plan or (game.form.plays(forms.FULL_PURSUIT) and anybody_stays(game, area, side, plan)):
        return 0
    staying = fresh_infantry(game, area, side)
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row + 2] == battle_state.STAYS:
            continue
        going = [0] * facts.KIND_COUNT
        if plan[row + 1] == battle_state.WHOLE:
            going = going_with(game, plan[row], side)
        else:
            going[plan[row + 1] % facts.KIND_COUNT] = 1
        for kind in range(facts.KIND_COUNT):
            if going[kind] and facts.TYPE_OF[kind] == facts.CAVALRY:
                return 0
            if going[kind] and facts.IS_FOOT[kind]:
                staying -= going[kind]
    return 0 if staying > 0 else fresh_of_type(game, area, 1 - side, facts.CAVALRY)


def anybody_stays(game: LastMan, area: int, side: int, plan: list[int]) -> bool:
    """Whether a unit other than a fort is not among those that were named to retreat."""
    staying = 0
    for container in game.containers_in(area, side):
        staying += sum(fresh_counts(game, container, side))
    for row in range(0, len(plan), battle_state.PLAN_ROW):
        if plan[row + 2] == battle_state.STAYS:
            continue
        if plan[row + 1] == battle_state.WHOLE:
            staying -= sum(going_with(game, plan[row], side))
        else:
            staying -= 1
    return staying > 0
