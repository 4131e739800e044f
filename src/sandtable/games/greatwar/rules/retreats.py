"""Flags and retreat (G12): toward one's own baseline, a figure for each hex that is barred."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, fights, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.footnotes import retreat_notes
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.terrain import (
    NO_ATTACKER,
    flags_by_ground,
    is_building,
    may_enter,
)
from sandtable.games.greatwar.rules.withheld import not_asked, not_asked_of


def panics(game: GreatWar, victim: Unit, at: Hex, striker: int, way: int) -> bool:
    """A tank in close combat: no flag is ignored, save in a building or by field guns (G27.4).

    `at` is where the flags fell; the victim may have gone back since.
    """
    if way not in fights.CLOSE_WAYS or striker < 0 or not game.is_tank(Unit(striker)):
        return False
    if game.kind(victim) == facts.FIELD_ARTILLERY:
        return False
    return not is_building(game, at)


def flags_ignorable(
    game: GreatWar, victim: Unit, striker: int, way: int, cards: int, steady: bool = False
) -> int:
    """How many flags its ground lets a soldier unit ignore in this combat (G12.5).

    `steady`: with Steady, Lads! there is no panic (G22).
    """
    if way == fights.GAS or cards & fights.RAID:
        return 0
    if not steady and panics(game, victim, game.hex_of(victim), striker, way):
        return 0
    attacker = NO_ATTACKER if way in fights.SHELLS else game.hex_of(Unit(striker))
    return flags_by_ground(game, game.hex_of(victim), attacker, way in fights.CLOSE_WAYS)


def open_behind(game: GreatWar, unit: Unit) -> list[Hex]:
    """The hexes of the next row toward home that take the unit (G12.2, G12.3, G12.10)."""
    rear = game.field.rear[game.seat_of(unit)][game.hex_of(unit)]
    return [at for at in rear if may_retreat(game, unit, at) is ALLOWED]


def may_retreat(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    if at not in game.field.rear[game.seat_of(unit)][game.hex_of(unit)]:
        return no.NOT_TOWARD_HOME
    if game.board[at] >= 0:
        return no.RETREAT_BLOCKED
    return ALLOWED if may_enter(game, game.kind(unit), at) is ALLOWED else no.RETREAT_WATER


@final
class Retreat(Procedure[GreatWar]):
    """So many hexes back, each chosen by the owner; the rest cost figures (G12.9)."""

    def __init__(self, unit: Unit | int, hexes: int) -> None:
        self.unit = Unit(unit)
        self.hexes = hexes

    def copy(self) -> Retreat:
        return Retreat(self.unit, self.hexes)

    def advance(self, game: GreatWar) -> Outcome:
        if self.hexes == 0 or not game.alive(self.unit):
            return DONE
        ways = open_behind(game, self.unit)
        if not ways:
            if game.journal is not None:
                self.note_barred(game)
            self.pay(game)
            return DONE
        actions = [do.RETREAT + at for at in ways]
        seat = game.seat_of(self.unit)
        return game.ask(seat, "retreat", "G12.2", actions, game.hex_of(self.unit))

    def note_barred(self, game: GreatWar) -> None:
        """Why no hex is open to it, and that its own hex is not given up (G12.3, G13.4)."""
        here = game.hex_of(self.unit)
        seat = game.seat_of(self.unit)
        not_asked_of(game, seat, do.RETREAT, do.STRIDE, no.NOT_TOWARD_HOME)
        for at in game.field.rear[seat][here]:
            not_asked_of(game, seat, do.RETREAT + at, 1, may_retreat(game, self.unit, at))
        not_asked(game, do.ADVANCE + here, 1, no.HELD_NO_GROUND)

    def pay(self, game: GreatWar) -> None:
        """From the first hex that is barred on, every flag costs a figure (G12.4, G12.9)."""
        rules = ["G12.9"] if self.hexes > 1 else []
        lost = game.lose_blocks(self.unit, self.hexes)
        self.hexes = 0
        if game.journal is not None:
            if not game.field.rear[game.seat_of(self.unit)][game.hex_of(self.unit)]:
                rules.append("G12.12")  # the edge of the board
            args = {"unit": game.word(self.unit), "number": self.unit}
            args |= {"hex": game.hex_of(self.unit), "figures": lost, "rules": rules}
            game.tell("retreat-blocked", "G12.4", args)
        if game.blocks(self.unit) == 0:
            game.destroy(self.unit, "G12.4")

    def answer(self, game: GreatWar, action: int) -> None:
        at = Hex(action - do.RETREAT)
        here = game.hex_of(self.unit)
        self.hexes -= 1
        game.put(self.unit, at)
        game.unmark(self.unit, slots.ENTERED)
        if game.journal is not None:
            args = {"unit": game.word(self.unit), "number": self.unit, "from": here, "hex": at}
            game.tell("retreat", "G12.2", {**args, "rules": retreat_notes(game, at)})

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        if action - action % do.STRIDE != do.RETREAT:
            return NOT_ASKED_NOW
        return may_retreat(game, self.unit, Hex(action - do.RETREAT))
