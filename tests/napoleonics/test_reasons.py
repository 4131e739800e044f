"""Why not: every refusal has its rule, and nothing that is offered is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.refusal import ALLOWED, ANSWER_FIRST, NOT_YOUR_QUESTION
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.rules import notation as do
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.toolkit.answer_sequences import after_answers, asked_of
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.text import LANGUAGES, Speaker

ANSWERS = 120
SAMPLED = 2  # actions of each verb at each moment


def begun(scenario: str, seed: int) -> tuple[Napoleonics, Sealed]:
    state = NAPOLEONICS.set_up(scenario, {})
    state.journal = []
    chance = Sealed(seed)
    state.begin(chance)
    return state, chance


def sampled(chooser: random.Random) -> list[int]:
    """Some actions of every verb."""
    found = [NAPOLEONICS.vocabulary.find(name) for name in NAPOLEONICS.vocabulary.names()]
    verbs = sorted({action - action % do.STRIDE for action in found})
    by_verb = [[each for each in found if each - each % do.STRIDE == verb] for verb in verbs]
    return [action for each in by_verb for action in chooser.sample(each, min(SAMPLED, len(each)))]


def played(scenario: str, seed: int, every: int) -> Iterator[tuple[Napoleonics, random.Random]]:
    """The position at every so many questions of a random game, and who chooses in it."""
    state, chance = begun(scenario, seed)
    chooser = random.Random(seed)
    for number in range(ANSWERS):
        question = state.question()
        if question is None:
            break
        if number % every == 0:
            yield state, chooser
        state.answer(chooser.choice(question.actions), chance)


@pytest.mark.parametrize(("scenario", "seed"), [("rolica_second", 1), ("waterloo", 2)])
def test_every_reason_has_a_rule_and_words_and_is_true_of_the_offers(
    scenario: str, seed: int
) -> None:
    speakers = [Speaker(language, NAPOLEONICS, strict=True) for language in LANGUAGES]
    for state, chooser in played(scenario, seed, every=4):
        for action in sampled(chooser):
            found = reason(NAPOLEONICS, state, action)
            assert found.allowed == (action in offered_after(state, found.way))
            if found.refusal is ANSWER_FIRST:
                assert found.way
            elif found.refusal is not ALLOWED:
                assert found.refusal.rule, NAPOLEONICS.vocabulary.name(action)
                assert all(speaker.refusal(found.refusal) for speaker in speakers)


def offered_after(state: Napoleonics, way: list[int]) -> list[int]:
    after = after_answers(state, way)
    assert after is not None
    return asked_of(after)


def test_a_player_who_is_not_asked_is_told_why() -> None:
    speakers = [Speaker(language, NAPOLEONICS, strict=True) for language in LANGUAGES]
    for state, chooser in played("waterloo", 3, every=8):
        question = state.question()
        assert question is not None
        for action in sampled(chooser):
            refusal = reason(NAPOLEONICS, state, action, 1 - question.seat).refusal
            assert refusal not in (ALLOWED, ANSWER_FIRST)
            assert refusal.rule or refusal is NOT_YOUR_QUESTION
            assert all(speaker.refusal(refusal) for speaker in speakers)
