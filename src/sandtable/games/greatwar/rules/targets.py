"""Who may battle, and whom (G8 to G10): in range, in sight, adjacent, and with at least a die."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules import facts, fights, refusals as no, slots, terrain
from sandtable.games.greatwar.rules.state import GreatWar

CAPTURED: Final = facts.KINDS.index("captured-mark-iv")

# Reasons that differ by kind of unit: one that moved too far to battle, one beside an enemy
FAR: Final[list[Refusal]] = [no.MOVED_NO_BATTLE for _ in facts.KINDS]
FAR[facts.INFANTRY] = no.MOVED_TOO_FAR
FAR[facts.FIELD_ARTILLERY] = no.GUN_MOVED
MEETING: Final[list[Refusal]] = [
    no.TANK_MEETS_ENEMY if tank else no.ENEMY_ADJACENT for tank in facts.IS_TANK
]
MEETING[facts.FIELD_ARTILLERY] = no.GUN_MEETS_ENEMY
BESIDE: Final[list[Refusal]] = [
    no.TANK_ADJACENT_NO_FIRE if tank else no.ADJACENT_NO_FIRE for tank in facts.IS_TANK
]
BESIDE[facts.FIELD_ARTILLERY] = no.GUN_ADJACENT_NO_FIRE

# Refusals that speak of a hex on the way to the target
OF_SIGHT: Final = frozenset(
    each.key for each in (no.NOT_IN_SIGHT, no.HILL_HIDES, no.THIRD_HILL_HIDES)
)


# Who may battle


def may_battle(game: GreatWar, unit: Unit) -> Refusal:
    """Ordered, not tired, not gone too far or stuck, on ground to battle from (G8.2, G24.5)."""
    status = game.status(unit)
    if game.is_abandoned(unit):
        return no.ABANDONED_NO_BATTLE
    if not status & (common.ORDERED | slots.SURPRISING) and not battles_freely(game, unit):
        return no.NOT_ORDERED
    if status & slots.BATTLED:
        return why_no_more(game, unit, status)
    if status & slots.LEFT:
        return no.LEFT_ALONE
    if game.card() == facts.ABOUT_TURN and status & common.ORDERED:
        return no.RUN_NO_BATTLE
    if status & slots.FAR:
        return FAR[game.kind(unit)]
    if status & slots.GOT_STUCK:
        return no.GOT_STUCK_NO_BATTLE
    return may_fight_from(game, unit)


def why_no_more(game: GreatWar, unit: Unit, status: int) -> Refusal:
    """It has battled; of a tank one sees why it has no bonus combat (G18.4, G27.6, G27.7)."""
    if not game.is_tank(unit):
        return no.BATTLED_ALREADY
    if status & slots.HAD_BONUS:
        return no.ONE_BONUS
    if status & slots.GOT_STUCK:
        return no.STUCK_NO_BONUS
    return no.BUILDING_NO_BATTLE if terrain.entered_building(game, unit) else no.BATTLED_ALREADY


def may_fight_from(game: GreatWar, unit: Unit) -> Refusal:
    """What the place and its state forbid, in and out of turn (G18.4, G18.7, G18.13, G26.7)."""
    if game.is_abandoned(unit):
        return no.ABANDONED_NO_BATTLE
    if terrain.in_water(game, game.hex_of(unit)):
        if not game.markers(game.hex_of(unit)) & facts.DAMAGED:
            return no.RIVER_NO_BATTLE
        heavy = game.is_tank(unit) or game.kind(unit) == facts.FIELD_ARTILLERY
        return no.BROKEN_UNDER_WHEELS if heavy else no.BROKEN_BRIDGE_NO_BATTLE
    if game.is_tank(unit) and terrain.entered_building(game, unit):
        return no.BUILDING_NO_BATTLE
    return ALLOWED


def battles_freely(game: GreatWar, unit: Unit) -> bool:
    """A rule of one scenario: a tank that battles without an order."""
    return unit == game.field.free_battle and not game.scalars[slots.SPENT_FREE]


def may_aim(game: GreatWar, seat: int, target: Hex) -> Refusal:
    """An enemy unit that does not pass for a friend."""
    if not game.enemy_at(seat, target):
        return no.NO_ENEMY_THERE
    return no.PASSES_FOR_FRIEND if passes_for_friend(game, seat, target) else ALLOWED


def passes_for_friend(game: GreatWar, seat: int, target: Hex) -> bool:
    """A rule of one scenario: captured tanks are not known for what they are at first."""
    if not game.scalars[slots.MISTAKEN] or seat != game.field.mistaken_seat:
        return False
    return game.enemy_at(seat, target) and game.kind(game.unit_at(target)) == CAPTURED


def reveal_tanks(game: GreatWar, unit: Unit) -> None:
    """A rule of one scenario: a German tank that battles is known for what it is."""
    if game.scalars[slots.MISTAKEN] and game.is_tank(unit):
        if game.seat_of(unit) != game.field.mistaken_seat:
            game.set_scalar(slots.MISTAKEN, 2)  # from the end of this turn on


def may_fire(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    """G9: in range, in sight where that is needed, and with no enemy adjacent."""
    refusal = may_battle(game, unit)
    return refusal if refusal is not ALLOWED else can_hit(game, unit, target)


def can_hit(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    """Nobody fires at an adjacent enemy, or past one (G8.4, G27.1, G30.6)."""
    seat, here = game.seat_of(unit), game.hex_of(unit)
    refusal = may_aim(game, seat, target)
    if refusal is not ALLOWED:
        return refusal
    if facts.GRID.distances[here * facts.HEXES + target] == 1:
        return BESIDE[game.kind(unit)]
    if game.meets_enemy(seat, here):
        return MEETING[game.kind(unit)]
    return can_reach(game, unit, here, target)


def can_reach(game: GreatWar, unit: Unit, here: Hex, target: Hex) -> Refusal:
    """In range, in sight where that is needed, and with at least a die (G8.8, G9.1, G9.2)."""
    if facts.GRID.distances[here * facts.HEXES + target] > facts.RANGE[game.kind(unit)]:
        return no.OUT_OF_RANGE
    if facts.NEEDS_SIGHT[game.kind(unit)]:
        refusal = terrain.may_see(game, here, target)
        if refusal is not ALLOWED:
            return refusal
    return ALLOWED if fights.has_dice(game, unit, target, fights.RANGED) else no.NO_DICE


def may_attack(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    """G10: an enemy in an adjacent hex."""
    refusal = may_battle(game, unit)
    return refusal if refusal is not ALLOWED else can_close(game, unit, target)


def can_close(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    """G10.1, and of tanks G27.2."""
    refusal = may_aim(game, game.seat_of(unit), target)
    if refusal is not ALLOWED:
        return refusal
    if facts.GRID.distances[game.hex_of(unit) * facts.HEXES + target] != 1:
        return no.NOT_ADJACENT
    return ALLOWED if fights.has_dice(game, unit, target, fights.CLOSE) else no.NO_DICE


def fire_targets(game: GreatWar, unit: Unit, most: int = facts.HEXES) -> list[Hex]:
    """At whom it could fire; no more than so many are looked for."""
    seat, here, reach = game.seat_of(unit), game.hex_of(unit), facts.RANGE[game.kind(unit)]
    targets: list[Hex] = []
    if game.meets_enemy(seat, here):
        return targets
    for at in game.hexes_of(1 - seat):
        if 1 < facts.GRID.distances[here * facts.HEXES + at] <= reach:
            if can_reach(game, unit, here, at) is ALLOWED and not passes_for_friend(game, seat, at):
                targets.append(at)
                if len(targets) == most:
                    break
    return targets


def close_targets(game: GreatWar, unit: Unit) -> list[Hex]:
    targets: list[Hex] = []
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if game.board[at] >= 0 and can_close(game, unit, at) is ALLOWED:
            targets.append(at)
    return targets


def has_target(game: GreatWar, unit: Unit) -> bool:
    """Whether there is anybody for it to battle."""
    return bool(close_targets(game, unit)) or bool(fire_targets(game, unit, 1))


def why_no_target(game: GreatWar, unit: Unit) -> Refusal:
    """The reason of the nearest enemy, for a unit that may battle and finds nobody."""
    here = game.hex_of(unit)
    enemies = game.units_of(1 - game.seat_of(unit))
    enemies.sort(key=lambda each: facts.GRID.distances[here * facts.HEXES + game.hex_of(each)])
    for enemy in enemies:
        at = game.hex_of(enemy)
        close = facts.GRID.distances[here * facts.HEXES + at] == 1
        refusal = can_close(game, unit, at) if close else can_hit(game, unit, at)
        if refusal is not ALLOWED:
            return with_obstacle(game, refusal, here, at)
    return no.NO_ENEMY_THERE


def with_obstacle(game: GreatWar, refusal: Refusal, here: Hex, target: Hex) -> Refusal:
    """A refusal for want of sight names the hex that blocks the line."""
    at = terrain.where_hidden(game, here, target) if refusal.key in OF_SIGHT else -1
    return refusal.about({"hex": facts.GRID.lines[at]}) if at >= 0 else refusal
