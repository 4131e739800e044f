"""The combat phase (N9): ordered units battle one by one, each to the end."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.colors.rules.procedures import OfUnit
from sandtable.core.procedure import DONE, Outcome, Stateless
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, fights, notation as do, refusals as no, slots
from sandtable.games.napoleonics.rules.melee import Melee
from sandtable.games.napoleonics.rules.melee_targets import attack_targets, may_attack
from sandtable.games.napoleonics.rules.notes import of_unit
from sandtable.games.napoleonics.rules.ranged import (
    fire_targets,
    fires_over_for,
    may_battle,
    may_fire,
    may_hit,
)
from sandtable.games.napoleonics.rules.reach import distance_of, nearer_idlers, nearest_first
from sandtable.games.napoleonics.rules.sight import blocking_hex
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike

# Cards that leave a unit nothing but a melee
MELEE_ONLY: Final = (no.BAYONET_NO_FIRE, no.STEEL_NO_FIRE)

# Reasons of an ordered unit far off: one that is nearer may be meant, though it has no order
FAR_OFF: Final = (
    no.NOT_ADJACENT.key, no.OUT_OF_RANGE.key, no.NOT_ORDERED.key, no.BATTLED_ALREADY.key,
)  # fmt: skip

# Reasons that stand in some hex between a unit and its target
HIDDEN: Final[tuple[Refusal, ...]] = (
    no.NOT_IN_SIGHT,
    no.BLOCKED_BOTH_SIDES,
    no.HILL_HIDES,
    no.RUGGED_HIDES,
)


@final
class CombatPhase(Stateless[Napoleonics]):
    """Who battles next, until the player is done or nobody is left who can (N4.1, N4.2)."""

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
            return refusal if refusal is not ALLOWED else why_idle(game, game.unit_at(at))
        return why_nobody_battles(game, action) if verb in (do.FIRE, do.ATTACK) else NOT_ASKED_NOW


@final
class Battle(OfUnit[Napoleonics]):
    """The target of one unit, in range or adjacent (N9.1)."""

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
        if action - at not in (do.FIRE, do.ATTACK):
            return NOT_ASKED_NOW
        return about_target(game, may_battle_with(game, self.unit, action), self.unit, at)


def may_battle_with(game: Napoleonics, unit: Unit, action: int) -> Refusal:
    """Whether this unit may `fire` or `attack` so."""
    at = Hex(action % do.STRIDE)
    seat = game.seat_of(unit)
    if not game.enemy_at(seat, at) and not game.lone_leader_at(1 - seat, at):
        return no.NO_ENEMY_THERE
    if action - at == do.FIRE:
        return may_fire(game, unit, at)
    if facts.GRID.distance(game.hex_of(unit), at) != 1:
        return no.NOT_ADJACENT
    return may_attack(game, unit, at, False)


def about_target(game: Napoleonics, refusal: Refusal, unit: Unit, target: Hex) -> Refusal:
    """The refusal with the unit that would battle and the hex that it would battle against."""
    if refusal is ALLOWED:
        return refusal
    args = {"unit": game.word(unit), "hex": game.hex_of(unit), "target": target}
    over = fires_over_for(game, unit)
    between = blocking_hex(game, game.hex_of(unit), target, over) if refusal in HIDDEN else NOWHERE
    return refusal.about({**args, "between": between} if between != NOWHERE else args)


def why_idle(game: Napoleonics, unit: Unit) -> Refusal:
    """Why a unit may not battle anybody: of itself, or the reason of the nearest enemy."""
    refusal = why_tired(game, unit)
    if refusal is not ALLOWED:
        return refusal
    row = game.hex_of(unit) * facts.HEXES
    hexes = sorted(enemy_hexes(game, unit), key=lambda at: facts.GRID.distances[row + at])
    reasons: list[Refusal] = []
    for at in hexes:
        close = facts.GRID.distances[row + at] == 1 or facts.RANGE[game.kind(unit)] == 0
        refusal = may_battle_with(game, unit, (do.ATTACK if close else do.FIRE) + at)
        if refusal is ALLOWED:
            return ALLOWED
        if refusal in MELEE_ONLY and may_hit(game, unit, at) is not ALLOWED:
            refusal = no.NOT_ADJACENT  # without the card it could not fire either
        reasons.append(about_target(game, refusal, unit, at))
    return reasons[0] if reasons else no.NO_ENEMY_THERE


def why_tired(game: Napoleonics, unit: Unit) -> Refusal:
    """Why a unit battles nobody this turn, however near; `ALLOWED` if nothing keeps it back."""
    fire = may_battle(game, unit, False)
    melee = may_battle(game, unit, True)
    if fire is ALLOWED or melee is ALLOWED:
        return ALLOWED
    near = facts.GRID.neighbours[game.hex_of(unit)]
    beside = any(at in near for at in enemy_hexes(game, unit))
    light = melee is no.LIGHT_MOVED_TWO  # which speaks of every battle
    return of_unit(game, melee if beside or light else fire, unit)


def enemy_hexes(game: Napoleonics, unit: Unit) -> list[Hex]:
    """Where the enemies of this unit stand, lone leaders among them."""
    seat = 1 - game.seat_of(unit)
    return game.hexes_of(seat) + [
        game.leader_hex(leader) for leader in game.leaders_of(seat) if not game.attached(leader)
    ]


def could_battle(game: Napoleonics, unit: Unit, action: int) -> bool:
    """Whether this unit might battle so if it had an order and had not battled yet."""
    rested = game.copy()
    rested.mark(unit, common.ORDERED)
    rested.unmark(unit, slots.BATTLED)
    return may_battle_with(rested, unit, action) is ALLOWED


def for_idler(game: Napoleonics, action: int, refusal: Refusal) -> Refusal:
    """A unit without an order could do what an ordered one is too far off for: N6.1 says no."""
    at = Hex(action % do.STRIDE)
    if refusal.key in FAR_OFF:
        for unit in nearer_idlers(game, at, distance_of(game, game.ordered_units(), at)):
            if could_battle(game, unit, action):
                return of_unit(game, no.NOT_ORDERED, unit)
    return refusal


def why_nobody_battles(game: Napoleonics, action: int) -> Refusal:
    """A target was named before the unit: the reason of the ordered unit nearest to it.

    If all of them are too far off, a nearer unit may have none but that it has no order.
    """
    at = Hex(action % do.STRIDE)
    seat = game.active()
    if not game.enemy_at(seat, at) and not game.lone_leader_at(1 - seat, at):
        return no.NO_ENEMY_THERE
    reasons: list[Refusal] = []
    meant = False  # the first of them could do it, had it not battled yet
    units = nearest_first(game, at, slots.BATTLED)
    beside = facts.GRID.neighbours[at]
    for unit in units:
        refusal = may_battle_with(game, unit, action)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW  # name the unit first
        told = about_target(game, refusal, unit, at)
        far = game.hex_of(units[0]) not in beside
        if far and refusal is no.BATTLED_ALREADY and could_battle(game, unit, action):
            reasons.insert(0, told)
            meant = True
        else:
            reasons.append(told)
    leader = any(
        game.leader_hex(each) in beside and not game.attached(each)
        for each in game.ordered_leaders()
    )
    fires = action - at == do.FIRE
    if leader and not fires and (not units or game.hex_of(units[0]) not in beside):
        return no.LEADER_ALONE
    if meant:
        return reasons[0]
    return for_idler(game, action, reasons[0] if reasons else no.NOT_ORDERED)
