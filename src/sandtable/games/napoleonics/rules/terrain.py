"""Terrain (N26): what the ground does to dice, to entering and to battling after entering."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Pool
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules.facts import (
    BATTLES,
    DICE_IN,
    DICE_OUT,
    FORD,
    FOREST,
    GRID,
    HEXES,
    HILL,
    HILL_DOWN,
    HILL_LEVEL,
    HILL_UP,
    LIGHT_BATTLES,
    LIGHT_TYPE,
    RIVER,
    RUGGED_HILL,
    SAND,
    TERRAIN_RULES,
    TOWN,
    WINDMILL,
    WORKS_FLAGS,
    WORKS_IN,
    WORKS_OUT,
    WORKS_REPLACE_HILL,
)
from sandtable.games.napoleonics.rules.refusals import (
    FORD_STOPS,
    FOREST_ENTERED,
    FOREST_STOPS,
    IMPASSABLE_THERE,
    RIVER_CLOSED,
    RUGGED,
    SAND_STOPS,
    SAND_STOPS_GUNS,
    TERRAIN_STOPS,
    TOWN_ENTERED,
    TOWN_STOPS,
    WORKS_STOP,
)
from sandtable.games.napoleonics.rules.state import ENTERED, Napoleonics


def cut_for_terrain(
    game: Napoleonics, pool: Pool, attacker_class: int, here: Hex, there: Hex, ranged: bool
) -> None:
    """Take away what the ground under attacker and target takes away (N26.1, N26.2)."""
    field = game.field
    if field.open[here] and field.open[there]:
        return
    row = (3 if ranged else 0) + attacker_class
    across_out = bool(field.works[here] & GRID.entries[there * HEXES + here])
    across_in = crosses_works(game, here, there)
    if across_out:
        pool.add(WORKS_OUT[attacker_class], "out-of-works", "N26.8")
    else:
        terrain = field.terrain[here]
        pool.add(DICE_OUT[terrain * 6 + row], "out-of-terrain", TERRAIN_RULES[terrain])
    if across_in:
        pool.add(WORKS_IN[attacker_class], "across-works", "N26.8")
    else:
        terrain = field.terrain[there]
        pool.add(DICE_IN[terrain * 6 + row], "into-terrain", TERRAIN_RULES[terrain])
    # Works on a hill take its place (N26.8): that of the target's hill for an attack across them,
    # and that of the way down for an attack over one's own.
    onto_works = WORKS_REPLACE_HILL and across_in and field.hill[there]
    down_over_works = WORKS_REPLACE_HILL and across_out and not field.hill[there]
    if not (onto_works or down_over_works):
        cut_for_hills(pool, attacker_class, field.hill[here], field.hill[there])


def cut_for_hills(pool: Pool, attacker_class: int, from_hill: bool, onto_hill: bool) -> None:
    """Up, down, or from hill to hill: counted once (N26.5)."""
    if from_hill and onto_hill:
        pool.add(HILL_LEVEL[attacker_class], "hill-to-hill", TERRAIN_RULES[HILL])
    elif onto_hill:
        pool.add(HILL_UP[attacker_class], "uphill", TERRAIN_RULES[HILL])
    elif from_hill:
        pool.add(HILL_DOWN[attacker_class], "downhill", TERRAIN_RULES[HILL])


def crosses_works(game: Napoleonics, here: Hex, there: Hex) -> bool:
    """Whether an attack enters the target's hex across a side with works (N26.8, N26.9)."""
    return bool(game.field.works[there] & GRID.entries[here * HEXES + there])


def flags_for_works(game: Napoleonics, target_class: int, here: Hex, there: Hex) -> int:
    """Flags that works let their defender ignore (N15.2c)."""
    return WORKS_FLAGS[target_class] if crosses_works(game, here, there) else 0


def may_battle_here(game: Napoleonics, unit: Unit) -> Refusal:
    """Woods and towns keep those who have just come in from battling (N26.4, N26.7)."""
    at = game.hex_of(unit)
    entry = game.field.battle_on_entry[at]
    if entry == BATTLES or not game.status(unit) & ENTERED:
        return ALLOWED
    if entry == LIGHT_BATTLES:
        return ALLOWED if LIGHT_TYPE[game.kind(unit)] else FOREST_ENTERED
    return TOWN_ENTERED


def closed_reason(game: Napoleonics, who: int, at: Hex) -> Refusal:
    """Why this hex cannot be entered at all by this class; `ALLOWED` if it can."""
    if game.field.enters(who, at):
        return ALLOWED
    terrain = game.field.terrain[at]
    if terrain == RUGGED_HILL:
        return RUGGED
    if terrain == RIVER:
        return RIVER_CLOSED
    return SAND_STOPS_GUNS if terrain == SAND else IMPASSABLE_THERE


def stop_reason(game: Napoleonics, at: Hex) -> Refusal:
    """Which ground ends a move in this hex."""
    if game.field.works[at]:
        return WORKS_STOP
    terrain = game.field.terrain[at]
    if terrain == FOREST:
        return FOREST_STOPS
    if terrain in (TOWN, WINDMILL):
        return TOWN_STOPS
    if terrain == FORD:
        return FORD_STOPS
    return SAND_STOPS if terrain == SAND else TERRAIN_STOPS
