"""Wire and bridges (G15.8, G18.6): what a unit with an order may do in place of its battle."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import MOVED, ORDERED, Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules.facts import (
    ABOUT_TURN,
    BOMBER,
    BRIDGE,
    BURST,
    CLOSE,
    DAMAGED,
    ENGINEER,
    FACE_WEIGHTS,
    FACES,
    FOOTBRIDGE,
    GRID,
    HEXES,
    INFANTRY,
    SKULL,
    WIRE,
)
from sandtable.games.greatwar.rules.notation import (
    WIRE_DICE_,
)
from sandtable.games.greatwar.rules.refusals import (
    ENGINEER_MOVED,
    NO_BROKEN_BRIDGE,
    NO_ENGINEER,
    NO_WIRE_HERE,
    ONLY_INFANTRY_CUTS,
    WIRE_MOVED,
)
from sandtable.games.greatwar.rules.state import (
    BATTLED,
    GreatWar,
)


def may_cut(game: GreatWar, unit: Unit) -> Refusal:
    """Infantry that begins and stays on wire may battle the wire (G18.6)."""
    if not game.markers(game.hex_of(unit)) & WIRE:
        return NO_WIRE_HERE
    if game.kind(unit) != INFANTRY:
        return ONLY_INFANTRY_CUTS
    return WIRE_MOVED if game.status(unit) & MOVED else ALLOWED


def may_build(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    """An engineer on or beside a damaged bridge, who has not moved (G15.8)."""
    if game.special(unit) != ENGINEER:
        return NO_ENGINEER
    near = GRID.distances[game.hex_of(unit) * HEXES + at] <= 1
    if not near or not game.markers(at) & DAMAGED:
        return NO_BROKEN_BRIDGE
    return ENGINEER_MOVED if game.status(unit) & MOVED else ALLOWED


def bridges_to_build(game: GreatWar, unit: Unit) -> list[Hex]:
    if game.special(unit) != ENGINEER:
        return []
    here = game.hex_of(unit)
    near = [here, *GRID.neighbours[here]]
    return [at for at in near if may_build(game, unit, at) is ALLOWED]


def may_work(game: GreatWar, unit: Unit) -> bool:
    """Wire and bridges are for a unit with an order, in place of its battle (G15.8, G18.6)."""
    status = game.status(unit)
    return bool(status & ORDERED) and not status & BATTLED and game.card() != ABOUT_TURN


def cut_wire(game: GreatWar, unit: Unit) -> None:
    """Its close dice without any modifier: a burst or a skull clears the wire (G18.6)."""
    dice = CLOSE[game.kind(unit)] + (1 if game.special(unit) == BOMBER else 0)
    faces = game.chance.roll(WIRE_DICE_, FACE_WEIGHTS, dice)
    at = game.hex_of(unit)
    cleared = faces[BURST] + faces[SKULL] > 0
    if game.journal is not None:
        rolled = [word for word, count in zip(FACES, faces) for _ in range(count)]
        args = {"unit": game.word(unit), "hex": at, "faces": rolled}
        game.tell("wire-cut" if cleared else "wire-holds", "G18.6", args)
    if cleared:
        game.take_marker(at, WIRE)


def build_bridge(game: GreatWar, unit: Unit, at: Hex) -> None:
    game.take_marker(at, DAMAGED)
    game.add_marker(at, FOOTBRIDGE if at in game.field.footbridges else BRIDGE)
    if game.journal is not None:
        game.tell("bridge-built", "G15.8", {"unit": game.word(unit), "hex": at})
