"""Noting why nobody is asked about something, for `why_not` until the next answer.

What is noted here rests on what lies open on the table. What is true of one side only, as what the
defender may answer, is noted for that side alone.
"""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import Refusal
from sandtable.games.napoleonics.rules import notation as do
from sandtable.games.napoleonics.rules.state import Napoleonics


def note(game: Napoleonics, verb: int, refusal: Refusal) -> None:
    """Nobody is asked about this, and this is why; later notes go before earlier ones."""
    if game.journal is not None:
        for seat in range(2):
            game.withhold(seat, verb, do.STRIDE, refusal)


def note_for(game: Napoleonics, seat: int, verb: int, refusal: Refusal) -> None:
    """The same, for the one side of which it is true."""
    if game.journal is not None:
        game.withhold(seat, verb, do.STRIDE, refusal)


def note_of(game: Napoleonics, verb: int, refusal: Refusal, unit: Unit) -> None:
    """The same, with the unit that it is about."""
    if game.journal is not None:
        note(game, verb, of_unit(game, refusal, unit))


def note_at(game: Napoleonics, verb: int, at: Hex, refusal: Refusal) -> None:
    """The same for one hex, which the refusal is about if it is about nothing else."""
    if game.journal is not None:
        for seat in range(2):
            note_at_for(game, seat, verb, at, refusal)


def note_at_for(game: Napoleonics, seat: int, verb: int, at: Hex, refusal: Refusal) -> None:
    """The same for one hex and one side."""
    if game.journal is not None:
        about = refusal if refusal.args else refusal.about({"hex": at})
        game.withhold(seat, verb + at, 1, about)


def forget(game: Napoleonics, verb: int) -> None:
    """It is asked after all: what was noted of it no longer holds."""
    if game.withheld:
        end = verb + do.STRIDE
        game.withheld = [each for each in game.withheld if not verb <= each.first < end]


def of_unit(game: Napoleonics, refusal: Refusal, unit: Unit) -> Refusal:
    """The refusal with the unit that it is about, and where that stands."""
    if not game.alive(unit):
        return refusal
    return refusal.about({"unit": game.word(unit), "hex": game.hex_of(unit)})
