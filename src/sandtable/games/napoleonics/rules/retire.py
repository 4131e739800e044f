"""Retire and reform (N23): cavalry gives way before infantry."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, notation as do, refusals as no, slots
from sandtable.games.napoleonics.rules.notes import forget, of_unit
from sandtable.games.napoleonics.rules.retreats import may_retreat_to, may_step_back, note_steps
from sandtable.games.napoleonics.rules.state import Napoleonics


def may_retire(game: Napoleonics, defender: Unit, attacker: Unit) -> Refusal:
    if not (game.is_cavalry(defender) and game.is_infantry(attacker)):
        return no.RETIRE_CAVALRY_ONLY
    for first in game.field.rear[game.seat_of(defender)][game.hex_of(defender)]:
        if may_retire_through(game, defender, first):
            return ALLOWED
    return no.RETIRE_NO_ROOM


def may_retire_through(game: Napoleonics, unit: Unit, first: Hex) -> bool:
    """An empty first hex with a second one behind it (N23.2, N23.3)."""
    if may_retreat_to(game, unit, first) is not ALLOWED or game.leader_at(first) != common.NOBODY:
        return False
    behind = game.field.rear[game.seat_of(unit)][first]
    return any(may_retreat_to(game, unit, second) is ALLOWED for second in behind)


def may_begin_retiring(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """The first step, which must leave room for the second (N23.2)."""
    refusal = may_end_retiring(game, unit, at)
    if refusal is not ALLOWED:
        return refusal
    if game.leader_at(at) != common.NOBODY:
        return no.RETIRE_LEADER
    return ALLOWED if may_retire_through(game, unit, at) else no.RETIRE_DEAD_END


def may_end_retiring(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """The second step: what blocks it, and the leader whom it may meet there (N23.3)."""
    refusal = may_step_back(game, unit, at)
    if refusal is no.RETREAT_BLOCKED:
        return no.RETIRE_BLOCKED
    return no.RETIRE_LEADER if refusal is no.RETREAT_TWO_LEADERS else refusal


@final
class Retiring(Procedure[Napoleonics]):
    """Cavalry that survived goes exactly two hexes back (N23.5)."""

    def __init__(self, unit: Unit | int, gone: int) -> None:
        self.unit = Unit(unit)
        self.gone = gone

    def copy(self) -> Retiring:
        return Retiring(self.unit, self.gone)

    def advance(self, game: Napoleonics) -> Outcome:
        if self.gone == 2 or not game.alive(self.unit):
            return DONE
        ways = self.ways(game)
        if len(ways) == 1:
            self.note_ways(game)
            self.step(game, ways[0])
            return ON
        forget(game, do.RETREAT)
        seat = game.seat_of(self.unit)
        actions = [do.RETREAT + at for at in ways]
        return game.ask(seat, "retire", "N23.5", actions, game.hex_of(self.unit))

    def ways(self, game: Napoleonics) -> list[Hex]:
        behind = game.field.rear[game.seat_of(self.unit)][game.hex_of(self.unit)]
        if self.gone == 0:
            return [at for at in behind if may_retire_through(game, self.unit, at)]
        return [at for at in behind if may_retreat_to(game, self.unit, at) is ALLOWED]

    def answer(self, game: Napoleonics, action: int) -> None:
        self.step(game, Hex(action - do.RETREAT))

    def step(self, game: Napoleonics, to: Hex) -> None:
        here = game.hex_of(self.unit)
        joins = game.leader_at(to) != common.NOBODY
        game.put(self.unit, to)
        game.unmark(self.unit, slots.ENTERED)
        self.gone += 1
        if game.journal is not None:
            rules = ["N23.3"] if joins or game.field.stops[to] else []
            if game.field.battle_on_entry[to] != facts.BATTLES:
                rules.append("N26.16")
            args = {"unit": game.word(self.unit), "from": here, "hex": to, "rules": rules}
            game.tell("retire", "N23.5", args)

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        if action - action % do.STRIDE != do.RETREAT:
            return NOT_ASKED_NOW
        at = Hex(action - do.RETREAT)
        may_step = may_end_retiring if self.gone else may_begin_retiring
        return of_unit(game, may_step(game, self.unit, at), self.unit)

    def note_ways(self, game: Napoleonics) -> None:
        """Why there is no choice of the next step."""
        if game.journal is not None:
            note_steps(game, self.unit, may_end_retiring if self.gone else may_begin_retiring)
