"""Wire and bridges (G15.8, G18.6): what a unit with an order may do in place of its battle."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.piles import names_in
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules import facts, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.state import GreatWar


def may_cut(game: GreatWar, unit: Unit) -> Refusal:
    """Infantry that begins and stays on wire may battle the wire (G18.6)."""
    if not game.markers(game.hex_of(unit)) & facts.WIRE:
        return no.NO_WIRE_HERE
    if game.kind(unit) != facts.INFANTRY:
        return no.ONLY_INFANTRY_CUTS
    return no.WIRE_MOVED if game.status(unit) & common.MOVED else ALLOWED


def is_fit(game: GreatWar, unit: Unit, cutting: bool) -> bool:
    """Whether somebody who speaks of wire, or of a bridge, may mean this unit."""
    if cutting:
        return bool(game.markers(game.hex_of(unit)) & facts.WIRE) and not game.is_tank(unit)
    return game.special(unit) == facts.ENGINEER


def may_anybody_work(game: GreatWar, cutting: bool) -> Refusal:
    """Whether a unit of the active player stands on wire, or has an engineer."""
    if any(is_fit(game, unit, cutting) for unit in game.units_of(game.active())):
        return ALLOWED
    return no.NO_WIRE_HERE if cutting else no.NO_ENGINEER


def may_build(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    """An engineer on or beside a damaged bridge, who has not moved (G15.8)."""
    if game.special(unit) != facts.ENGINEER:
        return no.NO_ENGINEER
    near = facts.GRID.distances[game.hex_of(unit) * facts.HEXES + at] <= 1
    if not near or not game.markers(at) & facts.DAMAGED:
        return no.NO_BROKEN_BRIDGE
    return no.ENGINEER_MOVED if game.status(unit) & common.MOVED else ALLOWED


def bridges_to_build(game: GreatWar, unit: Unit) -> list[Hex]:
    if game.special(unit) != facts.ENGINEER:
        return []
    here = game.hex_of(unit)
    near = [here, *facts.GRID.neighbours[here]]
    return [at for at in near if may_build(game, unit, at) is ALLOWED]


def may_work(game: GreatWar, unit: Unit) -> Refusal:
    """Wire and bridges are for a unit with an order, in place of its battle (G15.8, G18.6)."""
    status = game.status(unit)
    if not status & common.ORDERED:
        return no.NOT_ORDERED
    if status & (slots.BATTLED | slots.LEFT):
        return no.BATTLED_ALREADY if status & slots.BATTLED else no.LEFT_ALONE
    return no.RUN_NO_BATTLE if game.card() == facts.ABOUT_TURN else ALLOWED


def cut_wire(game: GreatWar, unit: Unit) -> None:
    """Its close dice without any modifier: a burst or a skull clears the wire (G18.6)."""
    dice = facts.CLOSE[game.kind(unit)] + (1 if game.special(unit) == facts.BOMBER else 0)
    faces = game.chance.roll(do.WIRE_DICE, facts.FACE_WEIGHTS, dice)
    at = game.hex_of(unit)
    cleared = faces[facts.BURST] + faces[facts.SKULL] > 0
    if game.journal is not None:
        rolled = names_in(faces, 0, facts.FACES)
        args = {"unit": game.word(unit), "hex": at, "faces": rolled}
        game.tell("wire-cut" if cleared else "wire-holds", "G18.6", args)
    if cleared:
        game.take_marker(at, facts.WIRE)


def build_bridge(game: GreatWar, unit: Unit, at: Hex) -> None:
    game.take_marker(at, facts.DAMAGED)
    game.add_marker(at, facts.FOOTBRIDGE if at in game.field.footbridges else facts.BRIDGE)
    if game.journal is not None:
        game.tell("bridge-built", "G15.8", {"unit": game.word(unit), "hex": at})
