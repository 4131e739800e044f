"""Further rules that a throw of the dice shows, for the log and for those who look them up."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.rules import facts, fights, sight
from sandtable.games.napoleonics.rules.state import Napoleonics

DICE_IN_THE_BOX: Final = 8
GROUND: Final = (  # the keys of dice that the ground takes
    "into-terrain", "out-of-terrain", "across-works", "out-of-works",
    "uphill", "downhill", "hill-to-hill",
)  # fmt: skip


def footnotes(
    game: Napoleonics, striker: Unit, target: Hex, way: int, supports: int, fight: Fight
) -> list[str]:
    """The rules behind this throw that its dice do not name."""
    rules = ["N12.9"] if game.unit_at(target) < 0 else []
    if fight.dice > DICE_IN_THE_BOX:
        rules.append("N1.7")
    if game.blocks(striker) < facts.FULL[game.kind(striker)]:
        rules.append("N9.4")
    if any(each.key == "card-dice" for each in fight.modifiers()):
        rules.append("N20.4" if way == fights.BONUS else "N12.6")
    if way == fights.FIRE:
        rules += sight_notes(game, striker, target)
        if game.status(striker) & common.MOVED:
            rules.append("N10.8")
    elif game.field.blocks_sight[game.hex_of(striker)] or game.field.blocks_sight[target]:
        rules.append("N11.5")  # neighbours see each other whatever they stand in
    if way == fights.BATTLE_BACK:
        rules += ["N21.1", "N21.4"]
        if supports:
            rules.append("N25.7")  # it strikes the infantry or cavalry, never the guns
            supports = 0
    if way == fights.BONUS:
        rules.append("N20.3")
    if way == fights.MELEE and (game.is_artillery(striker) or game.in_square(striker)):
        rules.append("N18.3")  # no ground is taken after this
    rules += square_notes(game, striker, target, way, supports)
    if supports and fight.pools[0].dice == 0:
        rules.append("N25.5")
    return rules + ground_notes(game, striker, target, fight)


def sight_notes(game: Napoleonics, striker: Unit, target: Hex) -> list[str]:
    """Looking over hills, and firing over friends."""
    here = game.hex_of(striker)
    field = game.field
    rules = []
    if not any(
        facts.GRID.distances[at * facts.HEXES + target]
        < facts.GRID.distances[here * facts.HEXES + target]
        for at in field.rear[1 - game.seat_of(striker)][here]
    ):
        rules.append("N10.4")  # to the flank or the rear
    if field.blocks_sight[here] or field.blocks_sight[target]:
        rules.append("N11.2")
    if sight.may_see(game, here, target, sight.NO_SEAT_FIRES_OVER) is not ALLOWED:
        rules.append("N11.10")
    if game.field.hill[here] and game.field.hill[target]:
        between = [at for at in facts.GRID.line(here, target) if at >= 0]
        if between:
            rules.append("N11.7" if all(game.field.hill[at] for at in between) else "N11.8")
    return rules


def square_notes(
    game: Napoleonics, striker: Unit, target: Hex, way: int, supports: int
) -> list[str]:
    rules = []
    victim = game.unit_at(target)
    if game.in_square(striker) and way in (fights.FIRE, fights.MELEE):
        rules += ["N24.13", "N24.17"]
    if game.in_square(striker) and way != fights.FIRE:
        rules.append("N24.20")
    if victim >= 0 and game.in_square(victim):
        if supports and game.is_cavalry(striker):
            rules.append("N25.8")
        if not game.is_cavalry(striker) and way in (fights.FIRE, fights.MELEE):
            rules.append("N24.11")
    return rules


def ground_notes(game: Napoleonics, striker: Unit, target: Hex, fight: Fight) -> list[str]:
    keys = [each.key for each in fight.pools[0].modifiers]
    rules = []
    if "out-of-terrain" in keys and "into-terrain" in keys:
        rules.append("N26.2")
    entry = facts.GRID.entries[game.hex_of(striker) * facts.HEXES + target]
    if "across-works" in keys and entry & (entry - 1):
        rules.append("N26.9")  # the line comes in at a corner
    if game.field.works[target] and "across-works" not in keys:
        rules.append("N26.8")  # across a side without works
    if game.field.works[target] and game.field.hill[target]:
        rules.append("N26.15")
    if facts.BRIDGE in (game.field.terrain[game.hex_of(striker)], game.field.terrain[target]):
        rules.append("N26.12")
    if "card-dice" in keys and any(key in keys for key in GROUND):
        rules.append("N26.14")
    if "into-terrain" in keys or "out-of-terrain" in keys:
        rules.append("N26.1")
    return rules
