"""What targeting dice may do (G16), exactly, before they are paid for."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import NOBODY, Unit
from sandtable.core.fight import odds, throws
from sandtable.games.greatwar.rules.artillery import (
    AIM,
    CHANGES_AT,
    PAY,
    Bombardment,
    has_free_die,
    most_dice,
)
from sandtable.games.greatwar.rules.facts import DIRECTION_WEIGHTS, GRID
from sandtable.games.greatwar.rules.fights import ON_TARGET, THREE_PLUS, fight_of
from sandtable.games.greatwar.rules.notation import DICE_, STRIDE, TARGET
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.toolkit.odds import Chances


@dataclass(frozen=True)
class Aim:
    """One bombardment: where, with how many dice, for how many tokens, and what is to be hoped."""

    target: Hex
    dice: int
    cost: int
    chances: Chances  # hits and flags on whoever stands in the target hex
    on_target: float  # the chance of any die On Target (G16.6)
    changes: float  # of three or more, so that the ground changes (G16.9)
    drifts: float  # that a shell falls into one certain hex around (G16.8)
    friends: tuple[Hex, ...]  # own units that stand around, or in the target hex itself


def aims(game: GreatWar, action: int) -> bool:
    """Whether this answer points the reserve artillery at a hex, or pays for its dice."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Bombardment):
        return False
    verb = action - action % STRIDE
    return (top.step == AIM and verb == TARGET) or (top.step == PAY and verb == DICE_)


def aim_of(game: GreatWar, action: int) -> Aim | None:
    """What this answer may bring; a hex is shelled with as many dice as can be had."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Bombardment) or not aims(game, action):
        return None
    seat = game.active()
    if top.step == AIM:
        target = Hex(action - TARGET)
        return aim(game, seat, target, most_dice(game, seat, target))
    return aim(game, seat, top.target, action - DICE_)


def aim(game: GreatWar, seat: int, target: Hex, dice: int) -> Aim:
    both: dict[tuple[int, int], float] = {}
    on_target = changes = drifts = 0.0
    for faces, chance in throws(dice, DIRECTION_WEIGHTS):
        counted = sum(many for many in faces if many > 1)
        on_target += chance if counted else 0.0
        changes += chance if counted >= CHANGES_AT else 0.0
        drifts += chance if faces[0] == 1 else 0.0
        for result, likely in shells(game, target, counted).items():
            both[result] = both.get(result, 0.0) + chance * likely
    near = (target, *GRID.neighbours[target])
    friends = tuple(at for at in near if game.friend_at(seat, at))
    cost = max(0, dice - (1 if has_free_die(game, seat, target) else 0))
    return Aim(target, dice, cost, Chances(dice, both), on_target, changes, drifts, friends)


def shells(game: GreatWar, target: Hex, dice: int) -> dict[tuple[int, int], float]:
    """The odds of so many dice On Target against whoever stands there."""
    if dice == 0 or game.unit_at(target) < 0:
        return {(0, 0): 1.0}
    way = THREE_PLUS if dice >= CHANGES_AT else ON_TARGET
    return odds(fight_of(game, Unit(NOBODY), target, way, 0, dice))
