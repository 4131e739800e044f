"""Lessons: played by bots from question to question, and what the guide says on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from sandtable.arena.match import Sampler
from sandtable.bots import make_bot
from sandtable.core.chance import NO_CHANCE, Sealed, derived_seed
from sandtable.core.question import Question
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.shelf import Shelf
from sandtable.toolkit.text import LANGUAGES, Speaker


def lesson_played(
    box: Box[StateT], lesson: str, names: Sequence[str], seed: str
) -> Iterator[tuple[StateT, Question]]:
    """Every question of a lesson, played by these bots, and the position as it is then."""
    bots = [make_bot(name, box, f"{seed} {seat}") for seat, name in enumerate(names)]
    state = box.set_up(lesson, {})
    dice = Sealed(seed)
    state.begin(dice)
    number = 0
    while (question := state.question()) is not None:
        yield state, question
        sample = Sampler(state, question, derived_seed(seed, str(number)))
        state.answer(bots[question.seat].choose(question, sample), dice, question.seat)
        number += 1


def game_played(game: Game, bots: Sequence[Any]) -> Iterator[tuple[Any, Question]]:
    """Every question of a game, answered by these bots, and the position as it is then."""
    while (question := game.question()) is not None:
        yield game.state, question
        seat = question.seat
        action = bots[seat].choose(question, partial(game.resample, seat))
        game.answer(game.name(action), seat)


def tip_after(box: Box[Any], position: dict[str, Any], *answers: str) -> str:
    """What the guide says in English in this position, after these answers."""
    state = box.place(position)
    state.begin(NO_CHANCE)
    for answer in answers:
        state.answer(box.vocabulary.find(answer), NO_CHANCE)
    question = state.question()
    assert question is not None
    return box.face.tip(state, question, Speaker("en", box, strict=True))


def check_lesson(box: Box[Any], shelf: Shelf[Any], lesson: str) -> Any:
    """The one lesson of a game is none of its scenarios, sound, and told in three languages."""
    assert box.lessons() == [lesson]
    assert lesson not in box.scenarios()
    assert box.has(lesson)
    assert shelf.check(shelf.path_of(lesson)) == []
    found = shelf.find(lesson)
    assert set(found.texts) == set(LANGUAGES)
    assert all(text.name and text.about for text in found.texts.values())
    assert set(found.confidence.values()) == {"own"}
    return found
