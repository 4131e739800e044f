"""The combat phase (N9): ordered units battle one by one, each to the end."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, fights, notation as do, refusals as no, slots
from sandtable.games.napoleonics.rules.melee import Melee
from sandtable.games.napoleonics.rules.melee_targets import attack_targets, may_attack
from sandtable.games.napoleonics.rules.ranged import fire_targets, may_battle, may_fire
from sandtable.games.napoleonics.rules.reach import nearest_first
from sandtable.games.napoleonics.rules.state import Napoleonics
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
            if not game.status(unit) & slots.BATTLED:
                anybody = True
                if attack_targets(game, unit, False) or fire_targets(game, unit):
                    actions.append(do.UNIT + game.hex_of(unit))
        if not anybody:
            return DONE
        actions.append(do.DONE)
        return game.ask(seat, "battle-who", "N9.2", actions)

    def answer(self, game: Napoleonics, action: int) -> None:
        if action == do.DONE:
            game.stack.pop()
        else:
            game.push(Battle(game.unit_at(Hex(action - do.UNIT))))

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.UNIT:
            if game.lone_leader_at(game.active(), at):
                return no.LEADER_ALONE
            refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
            if refusal is ALLOWED:
                refusal = may_battle(game, game.unit_at(at), False)
            return refusal if refusal is not ALLOWED else why_no_target(game, game.unit_at(at))
        if verb in (do.FIRE, do.ATTACK):
            return why_nobody_battles(game, action)
        return (
            no.MOVEMENT_OVER if verb in (do.MOVE, do.EXIT, do.LEADER, do.LEAVE) else NOT_ASKED_NOW
        )


@final
class Battle(Procedure[Napoleonics]):
    """The target of one unit, in range or adjacent (N9.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, unit: Unit | int) -> None:
        self.unit = Unit(unit)

    def copy(self) -> Battle:
        return Battle(self.unit)

    def advance(self, game: Napoleonics) -> Outcome:
        actions = [do.ATTACK + at for at in attack_targets(game, self.unit, False)]
        actions.extend([do.FIRE + at for at in fire_targets(game, self.unit)])
        seat = game.active()
        return game.ask(seat, "battle-whom", "N9.1", actions, game.hex_of(self.unit))

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        game.mark(self.unit, slots.BATTLED)
        at = Hex(action % do.STRIDE)
        if action - at == do.FIRE:
            game.push(Strike(self.unit, at, fights.FIRE))
        else:
            game.push(Melee(self.unit, at, game.hex_of(self.unit), 0))

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        if action - at == do.FIRE:
            return may_fire(game, self.unit, at)
        if action - at == do.ATTACK:
            return may_attack(game, self.unit, at, False)
        return NOT_ASKED_NOW


def why_no_target(game: Napoleonics, unit: Unit) -> Refusal:
    """The reason of the nearest enemy, for a unit that may battle and finds nobody."""
    seat = game.seat_of(unit)
    best: Refusal = no.NO_ENEMY_THERE
    for enemy in game.units_of(1 - seat):
        refusal = may_fire(game, unit, game.hex_of(enemy))
        if refusal is not ALLOWED:
            best = refusal
    return best


def why_nobody_battles(game: Napoleonics, action: int) -> Refusal:
    """A target was named before the unit: the reason of the ordered unit nearest to it."""
    at = Hex(action % do.STRIDE)
    reasons: list[Refusal] = []
    units = nearest_first(game, at, slots.BATTLED)
    for unit in units:
        refusal = Battle(unit).why_not(game, action)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW  # name the unit first
        reasons.append(refusal)
    beside = facts.GRID.neighbours[at]
    leader = any(game.lone_leader_at(game.active(), near) for near in beside)
    fires = action - at == do.FIRE
    if leader and not fires and (not units or game.hex_of(units[0]) not in beside):
        return no.LEADER_ALONE
    return reasons[0] if reasons else no.NOT_ORDERED
