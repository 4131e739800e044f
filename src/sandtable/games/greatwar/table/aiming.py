"""What targeting dice may do (G16), exactly, before they are paid for."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import odds, throws
from sandtable.games.greatwar.rules import artillery, facts, fights, notation as do
from sandtable.games.greatwar.rules.aiming import has_free_die, most_dice
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.toolkit.odds import Chances


@dataclass(frozen=True)
class Aim:
    """One bombardment: where, with how many dice, for how many tokens, and what is to be hoped."""

    target: Hex
    dice: int
    cost: int
    chances: Chances  # hits and flags on the unit in the target hex
    on_target: float  # the chance of any die On Target (G16.6)
    changes: float  # of three or more, so that the ground changes (G16.9)
    drifts: float  # that a shell falls into one certain hex around (G16.8)
    friends: tuple[Hex, ...]  # own units that stand around, or in the target hex itself


def aims(game: GreatWar, action: int) -> bool:
    """Whether this answer points the reserve artillery at a hex, or pays for its dice."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, artillery.Bombardment):
        return False
    verb = action - action % do.STRIDE
    return (top.step == artillery.AIM and verb == do.TARGET) or (
        top.step == artillery.PAY and verb == do.DICE
    )


def aim_of(game: GreatWar, action: int) -> Aim | None:
    """What this answer may bring; a hex is shelled with as many dice as can be had."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, artillery.Bombardment) or not aims(game, action):
        return None
    seat = game.active()
    if top.step == artillery.AIM:
        target = Hex(action - do.TARGET)
        return aim(game, seat, target, most_dice(game, seat, target))
    return aim(game, seat, top.target, action - do.DICE)


def aim(game: GreatWar, seat: int, target: Hex, dice: int) -> Aim:
    both: dict[tuple[int, int], float] = {}
    on_target = changes = drifts = 0.0
    for faces, chance in throws(dice, facts.DIRECTION_WEIGHTS):
        counted = sum(many for many in faces if many > 1)
        shatters = artillery.changes_ground(game, faces, counted)
        on_target += chance if counted else 0.0
        changes += chance if shatters else 0.0
        drifts += chance if faces[0] == 1 else 0.0
        for result, likely in shells(game, target, counted, shatters).items():
            both[result] = both.get(result, 0.0) + chance * likely
    near = (target, *facts.GRID.neighbours[target])
    friends = tuple(at for at in near if game.friend_at(seat, at))
    cost = max(0, dice - (1 if has_free_die(game, seat, target) else 0))
    return Aim(target, dice, cost, Chances(dice, both), on_target, changes, drifts, friends)


def shells(game: GreatWar, target: Hex, dice: int, shatters: bool) -> dict[tuple[int, int], float]:
    """The odds of so many dice On Target against the unit there."""
    if dice == 0 or game.unit_at(target) < 0:
        return {(0, 0): 1.0}
    way = fights.THREE_PLUS if shatters else fights.ON_TARGET
    return odds(fights.fight_of(game, Unit(common.NOBODY), target, way, 0, dice))
