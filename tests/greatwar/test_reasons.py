"""Why not: refusals name units and places, and rest on what the player may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.core.chance import Sealed
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.text import LANGUAGES, Speaker

MOMENTS = 40  # of a game
STEPS = 25  # from one to the next


def asked(position: dict[str, Any], *answers: str) -> GreatWar:
    """A position after these answers, none of which throws dice."""
    state = GREATWAR.place(position)
    state.journal = []
    state.begin(Sealed(1))
    for words in answers:
        state.answer(GREATWAR.vocabulary.find(words), Sealed(1))
    return state


def told(state: GreatWar, words: str) -> list[str]:
    """The reason in every language."""
    refusal = reason(GREATWAR, state, GREATWAR.vocabulary.find(words)).refusal
    return [Speaker(language, GREATWAR, strict=True).refusal(refusal) for language in LANGUAGES]


def test_the_nearest_unit_is_named_with_its_place() -> None:
    pieces = ["british infantry f7", "british machine-gun k2", "german infantry a7"]
    state = asked({"card": "probe-center", "pieces": pieces}, "order f7", "done")
    assert told(state, "fire a7") == [
        "The target is out of range of the British infantry at f7. (rule G9.1)",
        "Ο στόχος είναι εκτός εμβέλειας για το βρετανικό πεζικό στο f7. (κανόνας G9.1)",
        "A brit gyalogság (f7) lőtávolságán kívül van a célpont. (szabály: G9.1)",
    ]


def test_the_hex_that_blocks_the_sight_is_named() -> None:
    position = {
        "card": "recon-center",
        "terrain": ["forest e7"],
        "pieces": ["british infantry f7", "german infantry d6"],
    }
    state = asked(position, "order f7", "done")
    assert told(state, "fire d6")[0] == "The line of sight is blocked at e7. (rule G8.5)"


def test_a_note_of_what_is_not_asked_names_its_unit() -> None:
    state = asked(
        {"card": "recon-center", "pieces": ["british infantry g7"]}, "order g7", "unit g7",
        "move f7", "move e7",
    )  # fmt: skip
    text = "That is farther than the British infantry at e7 may go. (rule G7.5)"
    assert told(state, "move d7")[0] == text


def moments(scenario: str, seed: int) -> Iterator[GreatWar]:
    """A random game, again and again after some answers."""
    rng, dice = random.Random(seed), Sealed(seed)
    state = GREATWAR.set_up(scenario, {})
    state.journal = []
    state.begin(dice)
    for _ in range(MOMENTS):
        for _ in range(STEPS):
            question = state.question()
            if question is None:
                return
            state.answer(rng.choice(question.actions), dice)
        if state.question() is not None:
            yield state


def some_actions(seed: int) -> list[int]:
    """Actions of every kind, sensible or not."""
    rng = random.Random(seed)
    verbs = GREATWAR.vocabulary.verbs
    words = [f"{verb.name} {rng.choice(verb.things)}".strip() for verb in [*verbs, *verbs]]
    return [GREATWAR.vocabulary.find(each) for each in words]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_reason_tells_nothing_of_hidden_cards(seed: int) -> None:
    """It is the same with any cards in the enemy's hand that the player cannot tell apart."""
    for number, state in enumerate(moments("cambrai-flesquieres-ridge", seed)):
        question = state.question()
        assert question is not None
        other = state.resample(question.seat, Sealed(seed + 1))
        for action in some_actions(number):
            one, two = (reason(GREATWAR, each, action).refusal for each in (state, other))
            name = GREATWAR.vocabulary.name(action)
            assert (one.key, one.rule, one.args) == (two.key, two.rule, two.args), name


@pytest.mark.parametrize("scenario", ["somme-flers-courcelette", "cambrai-flesquieres-ridge"])
def test_every_reason_has_a_rule_and_words(scenario: str) -> None:
    """Only answers that end a question may be answered by no rule, where none speaks of them."""
    speakers = [Speaker(language, GREATWAR, strict=True) for language in LANGUAGES]
    for number, state in enumerate(moments(scenario, 4)):
        for action in some_actions(number):
            found = reason(GREATWAR, state, action)
            name = GREATWAR.vocabulary.name(action)
            if found.allowed or name in ("done", "hold", "pass", "stop"):
                continue
            assert found.refusal.rule, name
            assert all(speaker.refusal(found.refusal) for speaker in speakers)
