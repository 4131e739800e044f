"""The combat phase (N9): ordered units battle one by one, each to the end."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules.facts import GRID
from sandtable.games.napoleonics.rules.fights import FIRE_
from sandtable.games.napoleonics.rules.melee import Melee, attack_targets, may_attack
from sandtable.games.napoleonics.rules.movement import own_unit
from sandtable.games.napoleonics.rules.notation import (
    ATTACK,
    DONE_,
    EXIT,
    FIRE,
    LEADER,
    LEAVE,
    MOVE,
    STRIDE,
    UNIT,
)
from sandtable.games.napoleonics.rules.ranged import fire_targets, may_battle, may_fire
from sandtable.games.napoleonics.rules.reach import nearest_first
from sandtable.games.napoleonics.rules.refusals import (
    LEADER_ALONE,
    MOVEMENT_OVER,
    NO_ENEMY_THERE,
    NOT_ORDERED,
)
from sandtable.games.napoleonics.rules.state import BATTLED, Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike


@final
class CombatPhase(Procedure[Napoleonics]):
    """Who battles next, until the player is done or nobody is left who can (N4, step 4)."""

    def copy(self) -> CombatPhase:
        return CombatPhase()

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        anybody = False
        for unit in game.ordered_units():
            if not game.status(unit) & BATTLED:
                anybody = True
                if attack_targets(game, unit, False) or fire_targets(game, unit):
                    actions.append(UNIT + game.hex_of(unit))
        if not anybody:
            return DONE
        actions.append(DONE_)
        return game.ask(seat, "battle-who", "N9.2", actions)

    def answer(self, game: Napoleonics, action: int) -> None:
        if action == DONE_:
            game.stack.pop()
        else:
            game.push(Battle(game.unit_at(Hex(action - UNIT))))

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        verb = action - at
        if verb == UNIT:
            if game.lone_leader_at(game.active(), at):
                return LEADER_ALONE
            refusal = own_unit(game, at)
            if refusal is ALLOWED:
                refusal = may_battle(game, game.unit_at(at), False)
            return refusal if refusal is not ALLOWED else why_no_target(game, game.unit_at(at))
        if verb in (FIRE, ATTACK):
            return why_nobody_battles(game, action)
        return MOVEMENT_OVER if verb in (MOVE, EXIT, LEADER, LEAVE) else NOT_ASKED_NOW


@final
class Battle(Procedure[Napoleonics]):
    """The target of one unit, in range or adjacent (N9.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, unit: Unit | int) -> None:
        self.unit = Unit(unit)

    def copy(self) -> Battle:
        return Battle(self.unit)

    def advance(self, game: Napoleonics) -> Outcome:
        actions = [ATTACK + at for at in attack_targets(game, self.unit, False)]
        actions.extend([FIRE + at for at in fire_targets(game, self.unit)])
        seat = game.active()
        return game.ask(seat, "battle-whom", "N9.1", actions, game.hex_of(self.unit))

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        game.mark(self.unit, BATTLED)
        at = Hex(action % STRIDE)
        if action - at == FIRE:
            game.push(Strike(self.unit, at, FIRE_))
        else:
            game.push(Melee(self.unit, at, game.hex_of(self.unit), 0))

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        if action - at == FIRE:
            return may_fire(game, self.unit, at)
        if action - at == ATTACK:
            return may_attack(game, self.unit, at, False)
        return NOT_ASKED_NOW


def why_no_target(game: Napoleonics, unit: Unit) -> Refusal:
    """The reason of the nearest enemy, for a unit that may battle and finds nobody."""
    seat = game.seat_of(unit)
    best: Refusal = NO_ENEMY_THERE
    for enemy in game.units_of(1 - seat):
        refusal = may_fire(game, unit, game.hex_of(enemy))
        if refusal is not ALLOWED:
            best = refusal
    return best


def why_nobody_battles(game: Napoleonics, action: int) -> Refusal:
    """A target was named before the unit: the reason of the ordered unit nearest to it."""
    at = Hex(action % STRIDE)
    reasons: list[Refusal] = []
    units = nearest_first(game, at, BATTLED)
    for unit in units:
        refusal = Battle(unit).why_not(game, action)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW  # name the unit first
        reasons.append(refusal)
    beside = GRID.neighbours[at]
    leader = any(game.lone_leader_at(game.active(), near) for near in beside)
    fires = action - at == FIRE
    if leader and not fires and (not units or game.hex_of(units[0]) not in beside):
        return LEADER_ALONE
    return reasons[0] if reasons else NOT_ORDERED
