"""The battle phase (G8.1): units battle one by one, each to the end."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.procedure import DONE, Outcome, Procedure
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
from sandtable.games.greatwar.rules.combat import Combat
from sandtable.games.greatwar.rules.movement import is_idler_nearer
from sandtable.games.greatwar.rules.state import GreatWar


def battle_actions(game: GreatWar, unit: Unit) -> list[int]:
    """Everything that a unit may do in its battle."""
    actions: list[int] = []
    if targets.may_battle(game, unit) is ALLOWED:
        actions = [do.ATTACK + at for at in targets.close_targets(game, unit)]
        actions += [do.FIRE + at for at in targets.fire_targets(game, unit)]
    if works.may_work(game, unit):
        if works.may_cut(game, unit) is ALLOWED:
            actions.append(do.CUT)
        actions += [do.BUILD + at for at in works.bridges_to_build(game, unit)]
    return actions


def has_battle(game: GreatWar, unit: Unit) -> bool:
    """Whether there is any of it."""
    if targets.may_battle(game, unit) is ALLOWED and targets.has_target(game, unit):
        return True
    if not works.may_work(game, unit):
        return False
    return works.may_cut(game, unit) is ALLOWED or bool(works.bridges_to_build(game, unit))


@final
class BattlePhase(Procedure[GreatWar]):
    """Who battles next, until the player is done or nobody is left who can (G8.1)."""

    def copy(self) -> BattlePhase:
        return BattlePhase()

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        for unit in game.units_of(seat):
            chosen = game.status(unit) & (
                common.ORDERED | slots.SURPRISING
            ) or targets.battles_freely(game, unit)
            if chosen and has_battle(game, unit):
                actions.append(do.UNIT + game.hex_of(unit))
        if not actions:
            return DONE
        actions.append(do.DONE)
        return game.ask(seat, "battle-who", "G8.1", actions)

    def answer(self, game: GreatWar, action: int) -> None:
        if action == do.DONE:
            game.stack.pop()
        else:
            game.push(UnitBattle(game.unit_at(Hex(action - do.UNIT))))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.UNIT:
            refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
            if refusal is ALLOWED:
                refusal = targets.may_battle(game, game.unit_at(at))
            return refusal if refusal is not ALLOWED else why_no_target(game, game.unit_at(at))
        if verb in (do.FIRE, do.ATTACK):
            return why_nobody(game, action)
        return NOT_ASKED_NOW


def why_no_target(game: GreatWar, unit: Unit) -> Refusal:
    """The reason of the nearest enemy, for a unit that may battle and finds nobody."""
    here = game.hex_of(unit)
    enemies = game.units_of(1 - game.seat_of(unit))
    enemies.sort(key=lambda each: facts.GRID.distances[here * facts.HEXES + game.hex_of(each)])
    for enemy in enemies:
        at = game.hex_of(enemy)
        close = facts.GRID.distances[here * facts.HEXES + at] == 1
        refusal = targets.can_close(game, unit, at) if close else targets.can_hit(game, unit, at)
        if refusal is not ALLOWED:
            return refusal
    return no.NO_ENEMY_THERE


def why_nobody(game: GreatWar, action: int) -> Refusal:
    """A target was named before the unit: the reason of the ordered unit nearest to it.

    NOT_ASKED_NOW where that unit could do it, once it is named.
    """
    at = Hex(action % do.STRIDE)
    units = game.ordered_units()
    units.sort(key=lambda unit: facts.GRID.distances[at * facts.HEXES + game.hex_of(unit)])
    for unit in units:
        refusal = UnitBattle(unit).why_not(game, action)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW
        return no.NOT_ORDERED if is_idler_nearer(game, unit, at) else refusal
    return no.NOT_ORDERED


@final
class UnitBattle(Procedure[GreatWar]):
    """The target of one unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, unit: Unit | int) -> None:
        self.unit = Unit(unit)

    def copy(self) -> UnitBattle:
        return UnitBattle(self.unit)

    def advance(self, game: GreatWar) -> Outcome:
        actions = battle_actions(game, self.unit)
        at = game.hex_of(self.unit)
        return game.ask(game.active(), "battle-whom", "G8.2", actions, at)

    def answer(self, game: GreatWar, action: int) -> None:
        game.stack.pop()
        unit = self.unit
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
        if not game.status(self.unit) & common.ORDERED:
            return no.NOT_ORDERED  # a surprise is no time for it
        return (
            works.may_cut(game, self.unit)
            if verb == do.CUT
            else works.may_build(game, self.unit, at)
        )
