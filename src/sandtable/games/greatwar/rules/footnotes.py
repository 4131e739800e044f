"""Further rules that an event shows, for the log and for those who look them up."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.rules import facts, fights, slots, terrain
from sandtable.games.greatwar.rules.state import GreatWar

SKULLS_IN_SIGHT: Final = 3  # hexes at which a field gun that sees hits with skulls
THIRD_HEX: Final = 3
CAPTURED: Final = facts.KINDS.index("captured-mark-iv")

# What else stands behind a modifier of the dice
BEHIND: Final[dict[str, list[str]]] = {
    "entered": ["G18"],
    "wire": ["G18"],
    "stuck": ["G26.6"],
    "card": ["G21", "G21.1"],
    "butts": ["G22", "G22.1"],
    "barrage": ["G22", "G22.1", "G21.3"],
    "covering-fire": ["G22.1"],
    "smoke": ["G22.1"],
}


# Orders and moves


def order_notes(game: GreatWar, unit: Unit) -> list[str]:
    """Who was ordered, and through which section."""
    seat, card, at = game.active(), game.card(), game.hex_of(unit)
    kind = game.kind(unit)
    rules = ["G6.5"] if facts.IS_TANK[kind] or kind == facts.FIELD_ARTILLERY else []
    if card < 0 or not facts.IS_SECTION_CARD[card]:
        return rules
    rules.append("G5.2")
    sections = game.field.section_of(seat, at)
    if sections & (sections - 1):
        rules += ["G1.7", "G6.2"]
    if seat == game.field.top and facts.ORDERS[card][0] != facts.ORDERS[card][2]:
        rules += ["G1.8", "G21.2"]
    if facts.COMMAND in facts.ORDERS[card]:
        rules += ["G5.3", "G21.7"]
    return rules


def move_notes(game: GreatWar, unit: Unit, at: Hex) -> list[str]:
    """What does not stop a unit on its way from one hex to the next; asked before it goes."""
    here, seat = game.hex_of(unit), game.seat_of(unit)
    rules = []
    if game.meets_enemy(seat, here):
        rules.append("G7.8")
    wired = game.markers(here) & facts.WIRE and not game.is_tank(unit)
    if terrain.ground_stops(game, here) or wired:
        rules.append("G7.11")
    heavy = game.is_tank(unit) or game.kind(unit) == facts.FIELD_ARTILLERY
    if heavy and game.markers(here) & facts.DAMAGED:
        rules.append("G18.13")
    return rules + entry_notes(game, unit, at)


def entry_notes(game: GreatWar, unit: Unit, at: Hex) -> list[str]:
    """Ground that spares a tank its die."""
    if not game.is_tank(unit):
        return []
    kind, markers = game.kind(unit), game.markers(at)
    rules = ["G24.3"] if markers & facts.WIRE else []
    if game.ground(at) == facts.TRENCH and not markers & (facts.CRATER | facts.STRONGPOINT):
        if game.field.trench_owner[at] == game.seat_of(unit):
            rules.append("G18.5")
    eased = game.ground(at) == facts.TRENCH and facts.EASY_TRENCH[kind]
    if eased or (markers & facts.CRATER and facts.EASY_CRATER[kind]):
        rules.append("G25.9")
    if game.ground(at) == facts.SUNKEN_LANE:
        rules.append("G18.16")
    return rules


def check_notes(game: GreatWar, tank: Unit, moving: int, dice: int, hexes: int) -> list[str]:
    """The dice of a stuck check, of which `moving` for the move; no `hexes`: ground was gained."""
    at, kind = game.hex_of(tank), game.kind(tank)
    ground = dice - moving
    rules = ["G25.1"] if moving and ground else []
    if hexes == 0:
        rules += ["G25.5", "G27.5"]
        if facts.EVERY_HEX[kind] or game.status(tank) & common.MOVED:
            rules.append("G25.13")
    elif moving:
        rules.append("G25.2")
    if hexes == THIRD_HEX:
        rules.append("G25.12")
    if ground:
        rules.append("G25.3")
        if hexes == 1:
            rules.append("G25.4")
    own = game.field.trench_owner[at] == game.seat_of(tank)
    if game.ground(at) == facts.TRENCH and (own or facts.EASY_TRENCH[kind]):
        if game.markers(at) & facts.STRONGPOINT:
            rules.append("G25.11")
        elif game.markers(at) & facts.CRATER and own:
            rules.append("G18.14")
    return rules


# Dice


def fight_notes(game: GreatWar, striker: Unit, target: Hex, way: int, fight: Fight) -> list[str]:
    """The rules behind a throw that its dice do not name, whatever they show."""
    victim = game.unit_at(target)
    rules = striker_notes(game, striker, target, way, fight) if striker >= 0 else []
    if way == fights.DRIFT:
        rules += ["G16.5", "G16.12"]
    if way == fights.GAS:
        rules += ["G22", "G22.1"]
    if victim < 0:
        return rules
    if game.is_abandoned(victim):
        rules.append("G8.10")
    attacker = game.hex_of(striker) if striker >= 0 else terrain.NO_ATTACKER
    close = way in fights.CLOSE_WAYS
    if game.is_tank(victim):
        if terrain.shield(game, target, attacker, close):
            rules += ["G18.3", "G28.2"]
        return rules
    if game.kind(victim) != facts.INFANTRY:
        rules.append("G11.8")
    if striker >= 0 and game.is_tank(striker):
        rules.append("G27.3")
    if way not in (fights.GAS, fights.THREE_PLUS):
        ground = ground_notes(game, target)
        if way in fights.SHELLS and terrain.shield(game, target, attacker, close):
            rules.append("G16.18")
        if attacker >= 0 and same_ground(game, Hex(attacker), target):
            rules.append("G18.2")
        rules += ground
    return rules


def striker_notes(game: GreatWar, striker: Unit, target: Hex, way: int, fight: Fight) -> list[str]:
    """What the unit that throws has behind it."""
    kind, status = game.kind(striker), game.status(striker)
    tank, victim = game.is_tank(striker), game.unit_at(target)
    keys = [each.key for each in fight.pools[0].modifiers]
    rules = ["G8.3"] if game.blocks(striker) < game.start(striker) else []
    if way == fights.RANGED:
        rules += fire_notes(game, striker, target)
    elif kind == facts.MACHINE_GUN and victim >= 0 and game.status(victim) & slots.SHOT_AT:
        rules.append("G9.5")
    if way in (fights.FIRST, fights.COUNTER):
        rules += ["G21.6"] if way == fights.FIRST else ["G10.3", "G22"]
        rules += ["G27.11"] if tank else []
        rules += ["G26.11"] if game.is_stuck(striker) else []
    if status & slots.SURPRISING:
        rules.append("G22.4")
    if tank and status & common.MOVED:
        rules.append("G24.2")
    if tank and status & slots.HAD_BONUS:
        rules += bonus_notes(fight)
    if tank and ("barrage" in keys or "butts" in keys):
        rules.append("G27.9")
    return rules + sheet_notes(kind, way, keys)


def bonus_notes(fight: Fight) -> list[str]:
    """A bonus combat, and the die that it costs to have gained a wood or rubble."""
    entered = any(each.key == "entered" for each in fight.pools[0].modifiers)
    return ["G27.6", "G27.10"] if entered else ["G27.6"]


def sheet_notes(kind: int, way: int, keys: list[str]) -> list[str]:
    """The tables and texts that the dice of a unit are taken from."""
    rules = ["G10.1"] if way in fights.CLOSE_WAYS else []
    if not facts.IS_TANK[kind]:
        rules.append("G14")
    if kind == facts.FIELD_ARTILLERY:
        rules += ["G30.2", "G30.6"] if way in fights.CLOSE_WAYS else ["G30.2"]
    if kind == CAPTURED:
        rules += ["G29.3", "G29.4"]
    if len(keys) > 1:
        rules.append("G8.8")
    for key in keys:
        rules += BEHIND.get(key, [])
    return rules


def fire_notes(game: GreatWar, striker: Unit, target: Hex) -> list[str]:
    """Sight, and skulls that score at a distance."""
    kind, here = game.kind(striker), game.hex_of(striker)
    distance = facts.GRID.distances[here * facts.HEXES + target]
    rules = []
    if not facts.NEEDS_SIGHT[kind] and terrain.may_see(game, here, target) is not ALLOWED:
        rules.append("G9.2")
    if kind == facts.FIELD_ARTILLERY and distance <= SKULLS_IN_SIGHT:
        rules.append("G30.3")
    if facts.IS_TANK[kind] and facts.SKULLS_AT[kind] >> distance & 1:
        rules.append("G29.1")
    return rules


def same_ground(game: GreatWar, here: Hex, target: Hex) -> bool:
    """An attacker in the same trench, wood or village takes nothing away."""
    ground = game.ground(target)
    return ground not in (facts.COUNTRYSIDE, facts.HILL) and game.ground(here) == ground


def ground_notes(game: GreatWar, at: Hex) -> list[str]:
    """Where a protection comes from, or why there is none."""
    ground, markers = game.ground(at), game.markers(at)
    rules = []
    if markers & facts.STRONGPOINT:
        rules.append("G18.9")
    if markers & facts.CRATER and ground not in (facts.COUNTRYSIDE, facts.SUNKEN_LANE):
        rules.append("G18.10")
    elif ground == facts.HILL:
        rules.append("G18.1")
    if ground in (facts.FORTIFIED, facts.SUNKEN_LANE):
        rules += ["G18.11", "G18.16"]
    victim = game.unit_at(at)
    if ground == facts.TRENCH and game.field.trench_owner[at] != game.seat_of(victim):
        rules.append("G18.12")
    return rules


def dice_notes(
    game: GreatWar, victim: Unit, way: int, fight: Fight, faces: list[int], hits: int, flags: int
) -> list[str]:
    """What these faces show; `hits` on a tank are only possible ones."""
    if game.is_tank(victim):
        return tank_dice_notes(game, victim, way, faces)
    rules = ["G8.7"] if (faces[facts.HQ] > 0) + (hits > 0) + (flags > 0) > 1 else []
    if way == fights.THREE_PLUS:
        return rules
    if faces[facts.SKULL]:
        rules.append("G11.3")
    if (faces[facts.SOLDIER] and fight.cancelled) or (
        faces[facts.HQ] and way in (fights.FIRST, fights.COUNTER)
    ):
        rules.append("G11.9")
    if flags and hits:
        rules += ["G11.10"] if hits < game.blocks(victim) else ["G12.1", "G11.10"]
    return rules


def tank_dice_notes(game: GreatWar, victim: Unit, way: int, faces: list[int]) -> list[str]:
    if way == fights.THREE_PLUS:
        return ["G28.10"]
    rules = ["G28.4"] if faces[facts.HQ] else []
    if faces[facts.FLAG]:
        rules.append("G28.6")
        if game.is_stuck(victim) or game.is_abandoned(victim):
            rules.append("G28.12")
    if faces[facts.FLAG] > 1:
        rules.append("G25.10")
    return rules


def confirm_notes(game: GreatWar, striker: Unit, victim: Unit, way: int) -> list[str]:
    """The rules by which dice are added to possible hits."""
    rules = []
    if way in fights.SHELLS:
        rules.append("G16.11")
    elif striker >= 0:
        if game.kind(striker) == facts.FIELD_ARTILLERY:
            rules.append("G30.5")
        elif facts.HAS_GUN[game.kind(striker)]:
            rules.append("G28.8")
    if rules or game.is_stuck(victim) or game.is_abandoned(victim):
        rules.append("G28.7")
    return rules


# Losses, flags and what follows


def loss_notes(game: GreatWar, victim: Unit) -> list[str]:
    """Who pays with figures, and who does not."""
    kind = game.kind(victim)
    rules = ["G15.2"] if game.special(victim) else []
    if kind == facts.FIELD_ARTILLERY:
        rules.append("G30.1")
    if kind in (facts.MACHINE_GUN, facts.MORTAR):
        rules.append("G14.2")
    return rules


def panic_notes(way: int) -> list[str]:
    return (
        ["G12.6", "G27.4", "G27.11"]
        if way in (fights.FIRST, fights.COUNTER)
        else ["G12.6", "G27.4"]
    )


def ignoring_notes(game: GreatWar, victim: Unit, striker: Unit, way: int) -> list[str]:
    """The ground that lets flags be ignored."""
    at = game.hex_of(victim)
    attacker = game.hex_of(striker) if striker >= 0 else terrain.NO_ATTACKER
    rules = ["G12.11"]
    if striker >= 0 and game.is_tank(striker) and way in fights.CLOSE_WAYS:
        if terrain.is_building(game, at) or game.kind(victim) == facts.FIELD_ARTILLERY:
            rules.append("G27.4")
            if game.kind(victim) == facts.FIELD_ARTILLERY:
                rules.append("G30.4")
    if terrain.flags_by_ground(game, at, attacker, way in fights.CLOSE_WAYS):
        rules += ground_notes(game, at)
    return rules


def retreat_notes(game: GreatWar, at: Hex) -> list[str]:
    """Ground that would have stopped a move; asked for the hex that is entered."""
    rules = ["G12.7"] if game.markers(at) & facts.WIRE else []
    if terrain.ground_stops(game, at):
        rules.append("G12.3")
    return rules


def gain_notes(game: GreatWar, unit: Unit, at: Hex, over_tank: bool, bonus: bool) -> list[str]:
    """A unit that gains ground, and what comes of it."""
    if not game.is_tank(unit):
        return ["G13.5"]
    rules = ["G27.5"]
    if over_tank:
        rules.append("G27.12")
    if bonus:
        rules.append("G27.7")
    if terrain.ground_stops(game, at):
        rules.append("G27.8")
    return rules


# Shells


def shatter_notes(game: GreatWar, at: Hex) -> list[str]:
    """What three dice On Target do to a hex; asked before it changes."""
    ground, markers = game.ground(at), game.markers(at)
    rules = []
    if markers & facts.STRONGPOINT:
        rules.append("G18.17")
    if ground == facts.FORTIFIED or markers & facts.FOOTBRIDGE:
        rules.append("G18.16")
    if markers & facts.WIRE:
        rules.append("G18.6")
    if ground in (facts.HILL, facts.TRENCH):
        rules.append("G18.10")
    return rules
