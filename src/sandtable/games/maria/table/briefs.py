"""What is told of a form before the game: its texts, the first hands, the generals."""

from __future__ import annotations

from sandtable.games.maria.files.scenario import Scenario
from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.powers import SEAT_OF, SEAT_OF_TWO


def seat_at_start(form: Scenario, power: int) -> int:
    return (SEAT_OF if form.players == len(facts.SEATS) else SEAT_OF_TWO)[0][power]


def hands_of(form: Scenario, seats: list[str]) -> dict[str, int]:
    """Cards to begin with, of all powers of a seat."""
    return {
        seat: sum(
            sheet.hand
            for word, sheet in form.powers.items()
            if seat_at_start(form, facts.POWERS.index(word)) == number
        )
        for number, seat in enumerate(seats)
    }


def generals_of(form: Scenario, seats: list[str]) -> dict[str, tuple[str, ...]]:
    return {
        seat: tuple(
            facts.GENERAL_NAMES[general]
            for general in range(facts.GENERAL_COUNT)
            if facts.BODIES[general] in form.pieces
            and seat_at_start(form, facts.POWER_OF[general]) == number
        )
        for number, seat in enumerate(seats)
    }
