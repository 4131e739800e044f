"""Every no has a rule, is told in every language, and tells nothing that its seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sandtable.core.chance import Sealed
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules import facts, notation as do
from sandtable.games.maria.rules.state import Maria
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.text import LANGUAGES, Speaker

EVERY = 25  # so many answers from one moment that is looked at to the next
MOST = 1500
FORMS = ["advanced", "introductory", "advanced-two"]


def moments(scenario: str, seed: int) -> Iterator[tuple[Maria, random.Random]]:
    """States of a game played at random, in which one seat is asked."""
    dice, chance = random.Random(seed), Sealed(seed)
    state = MARIA.set_up(scenario, {})
    state.journal = []
    state.begin(chance)
    for number in range(MOST):
        questions = state.questions()
        if not questions:
            return
        if len(questions) == 1 and number % EVERY == seed % EVERY:
            yield state, dice
        question = dice.choice(questions)
        state.answer(dice.choice(question.actions), chance, question.seat)


def tried(dice: random.Random) -> Iterator[int]:
    """An action of every verb."""
    for verb in range(len(do.VOCABULARY.verbs)):
        things = do.VOCABULARY.verb(verb * do.STRIDE).things
        yield verb * do.STRIDE + dice.randrange(max(1, len(things)))


@pytest.mark.parametrize("scenario", FORMS)
def test_every_no_names_its_rule_and_has_its_words(scenario: str) -> None:
    speakers = [Speaker(language, MARIA) for language in LANGUAGES]
    seen = set()
    for state, dice in moments(scenario, FORMS.index(scenario)):
        for action in tried(dice):
            found = reason(MARIA, state, action)
            if found.allowed:
                continue
            assert found.refusal.rule, (do.VOCABULARY.name(action), found.refusal.key)
            seen.add(found.refusal.key)
            for speaker in speakers:
                words = speaker.refusal_alone(found.refusal)
                assert words.endswith("."), words
                assert "refusal-" not in words
                assert "{" not in words
    assert len(seen) > 40


@pytest.mark.parametrize("scenario", FORMS)
def test_a_no_rests_on_what_its_seat_may_know(scenario: str) -> None:
    """With other hands and troops that the seat cannot tell from these, it hears the same."""
    for state, dice in moments(scenario, 5 + FORMS.index(scenario)):
        question = state.question()
        assert question is not None
        other = state.resample(question.seat, Sealed("other hands"))
        for action in tried(dice):
            here, there = reason(MARIA, state, action), reason(MARIA, other, action)
            name = do.VOCABULARY.name(action)
            assert here.refusal.is_like(there.refusal), (name, question.key, here, there)
            assert here.refusal.args == there.refusal.args, (name, question.key)


@pytest.mark.parametrize("scenario", FORMS)
def test_a_seat_that_waits_hears_a_rule_and_nothing_that_it_may_not_know(scenario: str) -> None:
    for state, dice in moments(scenario, 10 + FORMS.index(scenario)):
        for seat in {state.seat_of(power) for power in range(len(facts.POWERS))}:
            if state.question_of(seat) is not None:
                continue
            other = state.resample(seat, Sealed("other hands"))
            for action in tried(dice):
                here, there = state.why_not(action, seat), other.why_not(action, seat)
                assert here.rule, (do.VOCABULARY.name(action), here)
                assert here.is_like(there), (do.VOCABULARY.name(action), here, there)
                assert here.args == there.args, do.VOCABULARY.name(action)


def asked_after_france(card: str) -> Maria:
    """Austria is asked for its card; France has put one face down, of trump or not."""
    state = MARIA.place(
        {
            "stage": "politics",
            "turn": 4,
            "trump": "spades",
            "victor": "france",
            "offered": ["pol_08", "pol_12"],
            "pieces": ["karl wien 5"],
            "hands": {"france": ["s7", "h7"], "austria": ["c2"]},
        }
    )
    state.begin(Sealed(1))
    state.answer(do.VOCABULARY.find(f"place {card}"), Sealed(1))
    question = state.question()
    assert question is not None
    assert question.key == "place-card"
    return state


def test_the_search_for_a_reason_turns_no_hidden_card_over() -> None:
    """Whether the hussars come next depends on the card of France, which Austria has not seen."""
    for action in (do.LEAVE, do.HOLD, do.VOCABULARY.find("hussar prag")):
        found = [reason(MARIA, asked_after_france(card), action) for card in ("s7", "h7")]
        assert found[0].refusal.is_like(found[1].refusal), found
        assert found[0].way == found[1].way
