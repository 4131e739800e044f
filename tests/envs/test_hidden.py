"""What is hidden from a seat changes nothing that an environment gives it, in any game.

Over whole games, the observation of a seat from the real state equals that from a state in which
everything hidden from the seat is made up; so do its mask, its infos, its rewards and its pictures.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import numpy as np
import pytest

from sandtable.core.chance import Sealed
from sandtable.core.state import State
from sandtable.envs import pictures
from sandtable.envs.playing import Observer, Playing
from sandtable.envs.world import World
from sandtable.games import BOXES
from sandtable.toolkit.box import SIMPLE
from tests.envs.worlds import VALUES, differences

EVERY: Final = 53  # answers from one comparison to the next
DRAWN: Final = 12  # comparisons from one picture to the next

WORLDS: Final[list[tuple[str, str, tuple[str, ...], int]]] = [
    ("napoleonics", "rolica_first", (), 3000),
    ("napoleonics", "waterloo", (), 500),
    ("napoleonics", "vimiero", tuple(BOXES["napoleonics"].options), 400),
    ("greatwar", "opening-action-1", (), 3000),
    ("greatwar", "cambrai-havrincourt", tuple(BOXES["greatwar"].options), 500),
    *(("maria", each, (), 3000) for each in BOXES["maria"].scenarios()),
    ("maria", "advanced", ("returns_late", "silesia_supply"), 500),
    ("lastman", "1914", (), 3000),
    *(("lastman", "1916", (each,), 250) for each in BOXES["lastman"].options),
    ("lastman", "1917", tuple(BOXES["lastman"].options), 600),
]


def as_if(playing: Playing, state: State) -> Playing:
    """The same game with another state."""
    other = Playing.__new__(Playing)
    other.__dict__.update(playing.__dict__)
    other.state = state
    return other


def given(playing: Playing, seat: int, drawn: bool) -> dict[str, Any]:
    """All that an environment gives a seat beside its observation."""
    world, state = playing.world, playing.state
    found = {
        "info": playing.infos()[seat],
        "rewards": as_if(playing, state).rewards(),
        "asked": playing.asked,
        "over": (playing.over, playing.broken_off),
        "text": pictures.text(world, state, seat),
    }
    if drawn:
        found["svg"] = pictures.svg(world, state, seat)
    return found


def check(playing: Playing, observers: list[Observer], number: int, counts: Counter[str]) -> None:
    world, state = playing.world, playing.state
    for seat, observer in enumerate(observers):
        guess = state.resample(seat, Sealed(f"guess {number}"))
        counts["guesses differ"] += state.dump() != guess.dump()
        observer.update(state)
        other = Observer(world, seat)
        other.update(guess)
        told = differences(world, observer.flat, other.flat)
        assert told == [], (
            f"{world.seats[seat]} sees what is hidden: {told}\n{world.box.draw(state)}"
        )
        assert np.array_equal(observer.mask, other.mask)
        drawn = number % (EVERY * DRAWN) == 0
        assert given(playing, seat, drawn) == given(as_if(playing, guess), seat, drawn)


def chosen(playing: Playing, rng: random.Random) -> tuple[int, int]:
    question = rng.choice(playing.state.questions())
    if rng.random() < 0.8:
        return rng.choice(question.actions), question.seat
    sample = playing.state.resample(question.seat, Sealed("advice"))
    worth = playing.world.box.advice(sample, question, SIMPLE)
    return question.actions[worth.index(max(worth))], question.seat


@pytest.mark.parametrize(
    ("game", "scenario", "options", "most"), WORLDS, ids=lambda each: str(each).strip("(),'")
)
def test_what_is_hidden_changes_nothing_that_a_seat_gets(
    game: str, scenario: str, options: tuple[str, ...], most: int
) -> None:
    values = {each: VALUES.get(each, True) for each in options}
    world = World(game, scenario, values, reward="score", most_answers=most)
    playing = Playing(world, f"{scenario} {options}")
    observers = [Observer(world, seat) for seat in range(len(world.seats))]
    rng = random.Random(f"{game} {scenario} {options}")
    counts: Counter[str] = Counter()
    while not (playing.over or playing.broken_off):
        if playing.answers % EVERY == 0:
            check(playing, observers, playing.answers, counts)
        action, seat = chosen(playing, rng)
        playing.answer(action, seat)
    check(playing, observers, 1, counts)
    assert counts["guesses differ"]
