"""What the fire of a battle would bring as things stand: dice, hits on average, exact chances."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.core.fight import Fight
from sandtable.games.lastman.dogfights import is_dogfight
from sandtable.games.lastman.fire import (
    ATTACKERS,
    DEFENSIVE,
    GUNS,
    VOLLEY_ROW,
    cards_on,
    chances_of_hits,
    expected_hits,
    fights_of,
    planes_of,
    volley,
)
from sandtable.games.lastman.notation import FIGHT, STRIDE
from sandtable.games.lastman.state import SURPRISE_BIT, LastMan


@dataclass(frozen=True)
class Step:
    """One fire step of a battle: who fires, with which dice, and what comes of it."""

    side: int
    step: int  # GUNS, DEFENSIVE or ATTACKERS
    rows: list[int]  # pool, kind, F-value and dice of each pool
    expected: float
    chances: list[float]  # of each number of hits
    fights: list[Fight]  # one for each F-value

    @property
    def dice(self) -> int:
        return sum(self.rows[row + 3] for row in range(0, len(self.rows), VOLLEY_ROW))


def preview(game: LastMan, area: int) -> list[Step]:
    """The fire steps of a battle in their order, if nobody were lost or went before (L5.2)."""
    attacker = game.attacker()
    if cards_on(game, area, attacker) & SURPRISE_BIT:
        order = [ATTACKERS, DEFENSIVE]
    else:
        order = [GUNS, DEFENSIVE, ATTACKERS]
    meet = is_dogfight(game, area)
    steps: list[Step] = []
    for step in order:
        side = 1 - attacker if step == DEFENSIVE else attacker
        planes = 0 if meet or step == GUNS else planes_of(game, area, side)
        has_fort = step != DEFENSIVE and game.fort_of(area, 1 - side) >= 0
        rows = volley(game, area, side, step, planes, has_fort)
        if rows:
            fights = fights_of(game, area, side, step, rows)
            steps.append(Step(side, step, rows, expected_hits(rows), chances_of_hits(rows), fights))
    return steps


def fight_of_action(game: LastMan, action: int) -> Fight | None:
    """The dice of the Attacker's fire for `fight AREA`, where all of them hit on the same faces."""
    if action - action % STRIDE != FIGHT or game.battle_at(action - FIGHT) < 0:
        return None
    for step in preview(game, action - FIGHT):
        if step.step == ATTACKERS and len(step.fights) == 1:
            return step.fights[0]
    return None
