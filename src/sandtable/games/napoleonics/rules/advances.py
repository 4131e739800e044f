"""Going forward after a melee (N18 to N20): the vacated hex, one more hex, one more melee."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.march import CLOSED
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import facts, notation as do, refusals as no, terrain
from sandtable.games.napoleonics.rules.melee_targets import may_attack
from sandtable.games.napoleonics.rules.notes import note_at, note_at_for, of_unit
from sandtable.games.napoleonics.rules.ranged import may_battle_where
from sandtable.games.napoleonics.rules.reach import NOTHING_WAIVED, entry, why_closed
from sandtable.games.napoleonics.rules.state import Napoleonics


def may_take(game: Napoleonics, unit: Unit, target: Hex) -> Refusal:
    """Whether the attacker may go into the hex that it attacked (N18.1, N18.3, N19.1).

    It must be empty, however that came about (N13.8, N14.9, N18.2).
    """
    if game.is_artillery(unit):
        return no.ADVANCE_GUNS
    if game.in_square(unit):
        return no.ADVANCE_SQUARE
    if game.unit_at(target) >= 0 or game.leader_at(target) >= 0:
        return no.NOT_BROKEN if game.is_cavalry(unit) else no.NOT_DRIVEN_OUT
    if entry(game, unit, target, True, NOTHING_WAIVED) != CLOSED:
        return ALLOWED
    return why_closed(game, unit, target, True)


def further(game: Napoleonics, unit: Unit) -> list[Hex]:
    """The hexes to which cavalry may go on from the vacated one (N19.1, N19.2)."""
    here = game.hex_of(unit)
    if game.field.stops[here]:
        return []
    led = game.leader_with(unit) != common.NOBODY
    return [
        at
        for at in facts.GRID.neighbours[here]
        if entry(game, unit, at, led, NOTHING_WAIVED) != CLOSED
    ]


def may_go_further(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """The same for one hex, with the reason."""
    here = game.hex_of(unit)
    if game.field.stops[here]:
        return no.BREAKTHROUGH_STOPPED.about({"hex": here})
    if at not in facts.GRID.neighbours[here]:
        return no.BREAKTHROUGH_TOO_FAR
    return why_closed(game, unit, at, game.leader_with(unit) != common.NOBODY)


def may_bonus(game: Napoleonics, unit: Unit, target: Hex) -> Refusal:
    """Whether cavalry that broke through may attack this hex as well (N20.1, N20.3)."""
    seat = game.seat_of(unit)
    if not game.enemy_at(seat, target) and not game.lone_leader_at(1 - seat, target):
        return no.NO_ENEMY_THERE
    refusal = may_battle_where(game, unit)
    if refusal is not ALLOWED and terrain.may_battle_here(game, unit) is refusal:
        return no.BONUS_ENTERED_GROUND
    return may_attack(game, unit, target, True) if refusal is ALLOWED else refusal


def note_no_further(game: Napoleonics, unit: Unit) -> None:
    """Why cavalry in the vacated hex goes no further, for every hex beside it."""
    if game.journal is not None:
        for at in facts.GRID.neighbours[game.hex_of(unit)]:
            refusal = may_go_further(game, unit, at)
            note_at(game, do.ADVANCE, at, refusal if refusal.args else of_unit(game, refusal, unit))


def note_no_targets(game: Napoleonics, unit: Unit) -> None:
    """Why cavalry that broke through has no bonus melee, for every enemy beside it."""
    if game.journal is None:
        return
    seat = game.seat_of(unit)
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        refusal = may_bonus(game, unit, at)
        if refusal is not no.NO_ENEMY_THERE:
            about = of_unit(game, refusal, unit).about({"target": at})
            note_at_for(game, seat, do.ATTACK, at, about)


def notes_of(game: Napoleonics, unit: Unit, after: Unit, at: Hex) -> list[str]:
    """Further rules of an advance: after whom, if anybody but itself, and onto which ground."""
    rules = []
    if after < 0:
        rules += ["N13.8", "N18.2"]
    elif after != unit and game.alive(after):
        rules += ["N14.9", "N21.2"]
        if game.is_cavalry(after) and not game.is_cavalry(unit):
            rules.append("N18.2")
    if game.is_cavalry(unit) and game.field.stops[at]:
        rules.append("N19.2")
    return rules
