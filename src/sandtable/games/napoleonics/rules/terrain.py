"""Terrain (N26): what the ground does to dice, to entering and to battling after entering."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Pool
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import facts, refusals as no, slots
from sandtable.games.napoleonics.rules.state import Napoleonics


def cut_for_terrain(
    game: Napoleonics, pool: Pool, attacker_class: int, here: Hex, there: Hex, ranged: bool
) -> None:
    """Take away what the ground under attacker and target takes away (N26.1, N26.2)."""
    field = game.field
    if field.open[here] and field.open[there]:
        return
    row = (3 if ranged else 0) + attacker_class
    across_out = bool(field.works[here] & facts.GRID.entries[there * facts.HEXES + here])
    across_in = crosses_works(game, here, there)
    if across_out:
        pool.add(facts.WORKS_OUT[attacker_class], "out-of-works", "N26.8")
    else:
        terrain = field.terrain[here]
        pool.add(facts.DICE_OUT[terrain * 6 + row], "out-of-terrain", facts.TERRAIN_RULES[terrain])
    if across_in:
        pool.add(facts.WORKS_IN[attacker_class], "across-works", "N26.8")
    else:
        terrain = field.terrain[there]
        pool.add(facts.DICE_IN[terrain * 6 + row], "into-terrain", facts.TERRAIN_RULES[terrain])
    # Works on the target's hill take its place; an attack outward waives nothing (N26.8).
    if not (facts.WORKS_REPLACE_HILL and across_in and field.hill[there]):
        cut_for_hills(pool, attacker_class, field.hill[here], field.hill[there])


def cut_for_hills(pool: Pool, attacker_class: int, from_hill: bool, onto_hill: bool) -> None:
    """Up, down, or from hill to hill: counted once (N26.5)."""
    if from_hill and onto_hill:
        pool.add(facts.HILL_LEVEL[attacker_class], "hill-to-hill", facts.TERRAIN_RULES[facts.HILL])
    elif onto_hill:
        pool.add(facts.HILL_UP[attacker_class], "uphill", facts.TERRAIN_RULES[facts.HILL])
    elif from_hill:
        pool.add(facts.HILL_DOWN[attacker_class], "downhill", facts.TERRAIN_RULES[facts.HILL])


def crosses_works(game: Napoleonics, here: Hex, there: Hex) -> bool:
    """Whether an attack enters the target's hex across a side with works (N26.8, N26.9)."""
    return bool(game.field.works[there] & facts.GRID.entries[here * facts.HEXES + there])


def flags_for_works(game: Napoleonics, target_class: int, here: Hex, there: Hex) -> int:
    """Flags that works let their defender ignore (N15.2c)."""
    return facts.WORKS_FLAGS[target_class] if crosses_works(game, here, there) else 0


def may_battle_here(game: Napoleonics, unit: Unit) -> Refusal:
    """Woods and towns keep those who have just come in from battling (N26.4, N26.7)."""
    at = game.hex_of(unit)
    entry = game.field.battle_on_entry[at]
    if entry == facts.BATTLES or not game.status(unit) & slots.ENTERED:
        return ALLOWED
    if entry == facts.LIGHT_BATTLES:
        return ALLOWED if facts.LIGHT_TYPE[game.kind(unit)] else no.FOREST_ENTERED
    return no.TOWN_ENTERED


def closed_reason(game: Napoleonics, who: int, at: Hex) -> Refusal:
    """Why this hex cannot be entered at all by this class (N26.6, N26.10, N26.13), or `ALLOWED`."""
    if game.field.enters(who, at):
        return ALLOWED
    terrain = game.field.terrain[at]
    if terrain == facts.RUGGED_HILL:
        return no.RUGGED
    if terrain == facts.RIVER:
        return no.RIVER_CLOSED
    return no.SAND_STOPS_GUNS if terrain == facts.SAND else no.IMPASSABLE_THERE


def stop_reason(game: Napoleonics, at: Hex) -> Refusal:
    """Which ground ends a move in this hex (N26.3, N26.11, N26.13)."""
    if game.field.works[at]:
        return no.WORKS_STOP
    terrain = game.field.terrain[at]
    if terrain == facts.FOREST:
        return no.FOREST_STOPS
    if terrain in (facts.TOWN, facts.WINDMILL):
        return no.TOWN_STOPS
    if terrain == facts.FORD:
        return no.FORD_STOPS
    return no.SAND_STOPS if terrain == facts.SAND else no.TERRAIN_STOPS
