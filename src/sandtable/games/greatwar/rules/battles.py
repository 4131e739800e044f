"""The battle phase (G8.1): units battle one by one, each to the end."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.colors.rules.procedures import OfUnit
from sandtable.core.procedure import Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import (
    facts,
    fights,
    notation as do,
    refusals as no,
    slots,
    targets,
    works,
)
from sandtable.games.greatwar.rules.allowance import by_distance, idlers
from sandtable.games.greatwar.rules.combat import Combat
from sandtable.games.greatwar.rules.one_by_one import OneByOne
from sandtable.games.greatwar.rules.state import GreatWar


def battle_actions(game: GreatWar, unit: Unit) -> list[int]:
    """Everything that a unit may do in its battle."""
    actions: list[int] = []
    if targets.may_battle(game, unit) is ALLOWED:
        actions = [do.ATTACK + at for at in targets.close_targets(game, unit)]
        actions += [do.FIRE + at for at in targets.fire_targets(game, unit)]
    if works.may_work(game, unit) is ALLOWED:
        if works.may_cut(game, unit) is ALLOWED:
            actions.append(do.CUT)
        actions += [do.BUILD + at for at in works.bridges_to_build(game, unit)]
    return actions


def has_battle(game: GreatWar, unit: Unit) -> bool:
    """Whether there is any of it."""
    if targets.may_battle(game, unit) is ALLOWED and targets.has_target(game, unit):
        return True
    if works.may_work(game, unit) is not ALLOWED:
        return False
    return works.may_cut(game, unit) is ALLOWED or bool(works.bridges_to_build(game, unit))


@final
class BattlePhase(OneByOne):
    """Who battles next, until the player is done or nobody is left who can (G8.1)."""

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        for unit in game.units_of(seat):
            chosen = game.status(unit) & (
                common.ORDERED | slots.SURPRISING
            ) or targets.battles_freely(game, unit)
            if chosen and has_battle(game, unit):
                actions.append(do.UNIT + game.hex_of(unit))
        return self.ask_next(game, "battle-who", "G8.1", actions)

    def name(self, game: GreatWar, action: int) -> None:
        game.push(UnitBattle(game.unit_at(Hex(action - do.UNIT))))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.UNIT:
            refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
            return refusal if refusal is not ALLOWED else why_idle(game, game.unit_at(at))
        if verb in (do.FIRE, do.ATTACK):
            return why_nobody(game, action)
        return why_no_work(game, action) if verb in (do.CUT, do.BUILD) else NOT_ASKED_NOW


def why_idle(game: GreatWar, unit: Unit) -> Refusal:
    """Why a unit has nothing to do in this phase."""
    if has_battle(game, unit):
        return ALLOWED
    refusal = targets.may_battle(game, unit)
    return refusal if refusal is not ALLOWED else targets.why_no_target(game, unit)


# A target was named before the unit: whom it seems to be about


def why_nobody(game: GreatWar, action: int) -> Refusal:
    """The reason of the ordered unit nearest to a target, or that a nearer one gets no order.

    NOT_ASKED_NOW where a unit could do it, once it is named.
    """
    at = Hex(action % do.STRIDE)
    refusal = targets.may_aim(game, game.active(), at)
    if refusal is not ALLOWED:
        return refusal
    units = by_distance(game, with_battle(game), at)
    reasons = [may_do(game, unit, action) for unit in units]
    if ALLOWED in reasons:
        return NOT_ASKED_NOW
    free = [unit for unit in by_distance(game, idlers(game), at) if could_do(game, unit, action)]
    if free and (not units or is_nearer(game, free[0], units[0], at)):
        left = game.is_abandoned(free[0])
        return game.of_unit(no.ABANDONED_NO_BATTLE if left else no.NOT_ORDERED, free[0])
    return reasons[0] if reasons else no.NOT_ORDERED


def with_battle(game: GreatWar) -> list[Unit]:
    """Who may battle in this turn at all: by an order, by surprise, or by the scenario."""
    chosen = common.ORDERED | slots.SURPRISING
    return [
        unit
        for unit in game.units_of(game.active())
        if game.status(unit) & chosen or unit == game.field.free_battle
    ]


def may_do(game: GreatWar, unit: Unit, action: int) -> Refusal:
    """What the rules say of an answer of this unit, if it were named."""
    return UnitBattle(unit).why_not(game, action)


def could_do(game: GreatWar, unit: Unit, action: int) -> bool:
    """Whether only an order is missing, or the crew."""
    at = Hex(action % do.STRIDE)
    if targets.may_fight_from(game, unit) not in (ALLOWED, no.ABANDONED_NO_BATTLE):
        return False
    way = targets.can_hit if action - at == do.FIRE else targets.can_close
    return way(game, unit, at) is ALLOWED


def is_nearer(game: GreatWar, one: Unit, other: Unit, at: Hex) -> bool:
    row = at * facts.HEXES
    near = facts.GRID.distances[row + game.hex_of(one)]
    return near < facts.GRID.distances[row + game.hex_of(other)]


def why_no_work(game: GreatWar, action: int) -> Refusal:
    """Wire or a bridge: the reason of the unit that stands on the wire, or has an engineer.

    NOT_ASKED_NOW where one may do it, once it is named.
    """
    cutting = action == do.CUT
    meant = [unit for unit in game.units_of(game.active()) if works.is_fit(game, unit, cutting)]
    reasons = [may_do(game, unit, action) for unit in meant]
    if ALLOWED in reasons:
        return NOT_ASKED_NOW
    ordered = [reason for reason in reasons if reason is not no.NOT_ORDERED]
    if reasons:
        return ordered[0] if ordered else no.NOT_ORDERED
    return works.may_anybody_work(game, cutting)


@final
class UnitBattle(OfUnit[GreatWar]):
    """The target of one unit."""

    def copy(self) -> UnitBattle:
        return UnitBattle(self.unit)

    def advance(self, game: GreatWar) -> Outcome:
        actions = battle_actions(game, self.unit)
        actions.append(do.HOLD)
        at = game.hex_of(self.unit)
        return game.ask(game.active(), "battle-whom", "G8.2", actions, at)

    def answer(self, game: GreatWar, action: int) -> None:
        game.stack.pop()
        unit = self.unit
        if action == do.HOLD:  # it need not battle (G8.2)
            game.mark(unit, slots.LEFT)
            return
        if not game.status(unit) & (common.ORDERED | slots.SURPRISING):
            game.set_scalar(slots.SPENT_FREE, 1)
        game.mark(unit, slots.BATTLED)
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.BUILD:
            works.build_bridge(game, unit, at)
        elif action == do.CUT:
            works.cut_wire(game, unit)
        else:
            game.push(Combat(unit, at, fights.RANGED if verb == do.FIRE else fights.CLOSE))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.FIRE:
            return targets.may_fire(game, self.unit, at)
        if verb == do.ATTACK:
            return targets.may_attack(game, self.unit, at)
        if verb not in (do.CUT, do.BUILD):
            return NOT_ASKED_NOW
        refusal = works.may_work(game, self.unit)
        if refusal is not ALLOWED:
            return refusal
        return (
            works.may_cut(game, self.unit)
            if verb == do.CUT
            else works.may_build(game, self.unit, at)
        )
