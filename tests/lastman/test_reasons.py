"""Every no has a rule, whatever is asked and whenever, and rests on what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.refusal import ALLOWED, ANSWER_FIRST, Refusal
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules import notation as do, refusals
from sandtable.games.lastman.rules.state import LastMan
from sandtable.toolkit.reasons import reason
from tests.reasons.lastman import RULES

OPTIONS: Final = ("hidden", "scramble", "bidding", "fortifying", "suppressing", "armistice")
ENDING: Final = (do.RESIGN, do.AGREE, do.OFFER)
WORDS: Final = [LASTMAN.vocabulary.find(name) for name in LASTMAN.vocabulary.names()]
STEPS: Final = 400
EVERY: Final = 8  # so many answers between two looks


def moments(scenario: str, options: dict[str, Any], seed: int) -> Iterator[tuple[LastMan, Any]]:
    """A game at random, and a source of random choices at some of its questions."""
    rng = random.Random(f"{scenario} {seed}")
    chance = Sealed(f"{scenario} {seed}")
    state = LASTMAN.set_up(scenario, options)
    state.journal = []
    state.begin(chance)
    for step in range(STEPS):
        question = state.question()
        if question is None:
            return
        if step % EVERY == 0:
            yield state, rng
        action = rng.choice(question.actions)
        if action in ENDING:
            action = question.actions[0]
        state.answer(action, chance, question.seat)


@pytest.mark.parametrize("scenario", ["1914", "1916", "1918", "free"])
def test_every_no_has_a_rule(scenario: str) -> None:
    looked = 0
    for state, rng in moments(scenario, dict.fromkeys(OPTIONS[1:], True), 1):
        for action in rng.sample(WORDS, 12):
            refusal = reason(LASTMAN, state, action).refusal
            if refusal is not ALLOWED and refusal is not ANSWER_FIRST:
                asked = state.question()
                assert refusal.rule, (asked and asked.key, LASTMAN.vocabulary.name(action))
                looked += 1
    assert looked > 100


@pytest.mark.parametrize("scenario", ["1914", "1918"])
def test_a_reason_rests_on_what_the_seat_may_know(scenario: str) -> None:
    """With hidden armies and hands: as in any state that the seat cannot tell from this one."""
    looked = 0
    for state, rng in moments(scenario, dict.fromkeys(OPTIONS, True), 2):
        question = state.question()
        if question is None or len(state.questions()) > 1:
            continue
        other = state.resample(question.seat, Sealed(f"other {looked}"))
        other.journal = []
        for action in rng.sample(WORDS, 12):
            told, tells = reason(LASTMAN, state, action), reason(LASTMAN, other, action)
            name = (question.key, LASTMAN.vocabulary.name(action))
            if not told.way and not tells.way:
                assert told.refusal.is_like(tells.refusal), (name, told.refusal, tells.refusal)
                looked += 1
    assert looked > 100


def test_each_side_is_told_of_its_own_list_in_production() -> None:
    """Both are asked at once: one in the middle of an entry, the other free to end its list."""
    chance = Sealed("lists")
    position = {"phase": "production", "german": ["metz: 1 ge_infantry"], "turn": 8}
    state = LASTMAN.place({**position, "scenario": "1916", "entente": ["paris: 1 fr_infantry"]})
    state.begin(chance)
    german, entente = 0, 1
    state.answer(LASTMAN.vocabulary.find("buy fr_infantry"), chance, entente)
    owed = state.why_not(LASTMAN.vocabulary.find("done"), entente)
    free = state.why_not(LASTMAN.vocabulary.find("stop"), german)
    assert (owed.key, owed.rule) == ("must-answer", "L7.8")
    assert (free.key, free.rule) == ("other-word", "L7.8")


def test_every_reason_without_optional_rules_is_checked() -> None:
    """The oracle of the random games knows each paragraph that says no."""
    optional = ("L6.6", "L10.3", "L11.1", "L11.2")  # played only where an option says so
    reasons = [
        refusal
        for value in vars(refusals).values()
        for refusal in (value if isinstance(value, list) else [value])
        if isinstance(refusal, Refusal)
    ]
    unknown = [each for each in reasons if each.rule not in (*optional, *RULES)]
    assert not unknown
