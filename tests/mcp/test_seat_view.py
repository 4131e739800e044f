"""What a language model is told follows from what its seat may know, and from nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

import sandtable
from sandtable.bots.referee import Wrong
from sandtable.cli.mcp.seat_view import Sight
from sandtable.cli.mcp.tables import Held, Hosted
from sandtable.cli.mcp.tools import data, turn
from sandtable.core.chance import Sealed
from sandtable.core.event import Event
from sandtable.core.refusal import IllegalAction
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import Step

SCENARIOS = [
    ("napoleonics", "redinha"),
    ("greatwar", "opening-action-1"),
    ("maria", "introductory"),
    ("lastman", "1914"),
]
OTHER = "something else"
LATEST = 30  # events, and lines of the record
EVERY = 23  # answers, between two looks by every seat


def twin(game: Game, seat: int, seed: int) -> Game:
    """A game that this seat cannot tell from the real one: what is hidden from it is other."""
    header = {**game.record.header, "seed": OTHER}
    other = Game(game.box, game.resample(seat, seed), Sealed(OTHER), header, begin=False)
    other.record.steps = [step_for(each, seat) for each in game.record.steps]
    other.log.entries = game.log.entries
    other.log.events = [event_for(each, seat) for each in game.events]
    return other


def event_for(event: Event, seat: int) -> Event:
    if event.known_to(seat):
        return event
    hidden = dict.fromkeys(event.secret, OTHER)
    return Event(event.key, event.rule, {**event.args, **hidden}, event.mask, event.secret)


def step_for(step: Step, seat: int) -> Step:
    answer = step.answer if step.known_to(seat) else OTHER
    outcomes = [
        (purpose, outcome if mask < 0 or mask >> seat & 1 else 0, mask)
        for purpose, outcome, mask in step.outcomes
    ]
    return Step(step.seat, answer, step.mask, outcomes)


def seen(game: Game, seat: int, chance: random.Random) -> list[str]:
    """All that the tools tell this seat, about things that are chosen by chance."""
    held = Held(Hosted(game, [None] * len(game.seats), "en"), seat)
    sight = held.sight
    names = [chance.choice(game.box.vocabulary.names()) for _ in range(4)]
    asks: list[Callable[[], str]] = [
        sight.board,
        sight.panels,
        sight.asked,
        lambda: sight.answers().text,
        lambda: sight.answers(names[0].partition(" ")[0]).text,
        lambda: sight.odds(""),
        lambda: sight.told(game.events_of(seat)[-LATEST:]),
        lambda: turn(held),
        lambda: str(data(held)),
        lambda: "\n".join(game.text(seat).splitlines()[-LATEST:]),
    ]
    for name in names:
        asks += [partial(sight.why, name), partial(sight.odds, name), partial(tried, sight, name)]
        asks.append(partial(sight.place, name.partition(" ")[2]))
    return [said(ask) for ask in asks]


def tried(sight: Sight, name: str) -> str:
    """What an answer is taken for, or why it is refused."""
    try:
        return str(sight.meant(name))
    except IllegalAction as problem:
        return f"{problem.refusal.key} {problem.refusal.rule}"


def said(ask: Callable[[], str]) -> str:
    """What is told, or what is wrong."""
    try:
        return ask()
    except Wrong as problem:
        return f"wrong: {problem}"


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_a_whole_game_is_told_the_same_whatever_is_hidden(name: str, scenario: str) -> None:
    game = sandtable.new_game(name, scenario, seed="sight")
    choose = random.Random(scenario)
    differed = 0
    number = 0
    while (question := game.question()) is not None:
        if number % EVERY == 0:
            for seat in range(len(game.seats)):
                other = twin(game, seat, number)
                differed += other.state.dump() != game.state.dump()
                real, made_up = (seen(each, seat, random.Random(number)) for each in (game, other))
                assert real == made_up, f"{question.key} after {number} answers, seat {seat}"
        game.answer(choose.choice(question.actions), question.seat)
        number += 1
    assert differed > 20, "nothing was hidden: the test compares a state with itself"


def test_a_hidden_thing_that_is_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is one that can fail."""
    game = sandtable.new_game("napoleonics", "redinha", seed="sight")
    monkeypatch.setattr(Sight, "panels", lambda self: str(self.game.state.position()))
    real, made_up = (seen(each, 0, random.Random(1)) for each in (game, twin(game, 0, 1)))
    assert real != made_up
