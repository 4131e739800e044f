"""Hints: the best answers as marshal sees them, the same whatever is hidden, and true reasons."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache, partial

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.bots.explanations import CHANCES, difference_in, differences, reasons, told
from sandtable.bots.hints import MOST, Hint, HintSearch, hint
from sandtable.bots.marshal import Marshal, Wanted
from sandtable.bots.search import Ending
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.toolkit.aspects import Aspect
from sandtable.toolkit.box import SOUND, Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker

QUICK: Wanted = {"playouts": 16, "worlds": 4, "batch": 2}
EVERY = 9  # of the questions with a choice is looked at
PLAIN = "napoleonics"  # the game that is searched on the plain modules as well
searched = pytest.mark.parametrize(
    "game",
    [
        pytest.param(each, marks=pytest.mark.both_modes if each == PLAIN else pytest.mark.compiled)
        for each in BOXES
    ],
)


def positions(game: str, answers: int = 46) -> Iterator[tuple[Game, Question]]:
    """Some open questions with a choice, from a game between bots."""
    box = BOXES[game]
    playing = sandtable.new_game(game, seed="hints")
    bots = [make_bot("captain", box, f"hints {seat}") for seat in range(len(box.seats))]
    for number in range(answers):
        question = playing.question()
        if question is None:
            return
        if number % EVERY == 0 and not question.forced:
            yield playing, question
        sample = partial(playing.resample, question.seat, number)
        playing.answer(bots[question.seat].choose(question, sample), question.seat)


@cache
def hinted(game: str) -> list[tuple[State, Question, list[Hint]]]:
    """Hints in these positions, from states as the seats know them."""
    return [
        (
            playing.state.copy(),
            question,
            hint_from(playing.box, question, playing.resample(question.seat)),
        )
        for playing, question in positions(game)
    ]


def hint_from(box: Box, question: Question, state: State) -> list[Hint]:
    return hint(box, question, lambda: state, "one seed", QUICK)


@searched
def test_a_hint_has_up_to_three_offered_answers_the_best_first(game: str) -> None:
    seen = 0
    for _, question, hints in hinted(game):
        assert 1 <= len(hints) <= MOST
        assert len(hints) == min(MOST, len(question.actions))
        assert len({each.action for each in hints}) == len(hints)
        assert all(each.action in question.actions for each in hints)
        assert hints[0].behind == 0
        losses = [each.behind for each in hints]
        assert losses == sorted(losses)
        for each in hints:
            assert each.chance is None or 0 <= each.chance <= 1
            seen += each.chance is not None
    assert seen > 5


@searched
def test_a_hint_is_the_same_from_the_real_state_and_from_one_with_made_up_secrets(
    game: str,
) -> None:
    for playing, question in positions(game, 30):
        real = hint_from(playing.box, question, playing.state)
        for number in range(2):
            other = playing.state.resample(question.seat, Sealed(f"other {number}"))
            assert hint_from(playing.box, question, other) == real


@searched
def test_a_hint_begins_with_what_marshal_answers(game: str) -> None:
    box = BOXES[game]
    for state, question, hints in hinted(game):
        known = state.resample(question.seat, Sealed("known"))
        marshal = Marshal(box, "one seed", {**QUICK, "least": MOST})
        assert marshal.choose(question, known.copy) == hints[0].action


@searched
def test_a_hint_tells_the_advice_and_the_choice_of_captain(game: str) -> None:
    box = BOXES[game]
    for state, question, hints in hinted(game):
        values = dict(zip(question.actions, box.advice(state, question, SOUND), strict=True))
        assert [each.advice for each in hints] == [values[each.action] for each in hints]
        captains = [each for each in hints if each.captains]
        assert len(captains) <= 1
        assert all(each.advice == pytest.approx(max(values.values())) for each in captains)


def test_a_search_goes_on_in_another_process() -> None:
    """What is known between two batches is plain data, and the figures come out the same."""
    playing, question = next(positions("napoleonics"))
    patient = {**QUICK, "behind": 100.0}  # no answer is dropped
    search = HintSearch(NAPOLEONICS, question, "one seed", patient)
    state = playing.resample(question.seat)
    progress, shares = search.begin(state), []
    while not progress.done:
        search = HintSearch(NAPOLEONICS, question, "one seed", patient)
        progress = pickle.loads(pickle.dumps(progress))
        search.go_on(progress, state)
        shares.append(search.share(progress))
    assert len(shares) > 1
    assert shares == sorted(shares)
    assert shares[-1] == 1
    whole = hint(NAPOLEONICS, question, state.copy, "one seed", patient)
    assert search.hints(progress, state) == whole


# Why


def ended(*danger: float, chance: float = 0.5) -> list[Ending]:
    """Ends of playouts in which one's own units are in so much danger."""
    at = NAPOLEONICS.feature_names.index("own danger")
    blank = [0.0] * len(NAPOLEONICS.feature_names)
    return [Ending(chance, [*blank[:at], each, *blank[at + 1 :]]) for each in danger]


def answer(endings: list[Ending], behind: float = 0.0) -> Hint:
    return Hint(0, 0.5, behind, 0.0, False, endings)


DANGER = Aspect("hint-danger", {"own danger": 1.0}, good=False, least=0.5)
OVER = Ending(1.0, [])
LOST = Ending(0.0, [])


def danger_of(one: list[Ending], two: list[Ending]) -> str:
    found = difference_in(DANGER, NAPOLEONICS.feature_names, list(zip(one, two, strict=True)))
    return "" if found is None else "more" if found.more else "less"


def test_a_difference_is_told_where_it_is_large_and_certain() -> None:
    calm, wild = ended(0, 0, 0, 0), ended(9, -9, 9, -6)
    assert danger_of(ended(1, 1, 1, 1), calm) == "more"
    assert danger_of(calm, ended(1, 1, 1, 1)) == "less"
    assert danger_of(ended(0.4, 0.4, 0.4, 0.4), calm) == ""  # small
    assert danger_of(wild, calm) == ""  # an accident


def reasons_of(one: Hint, two: Hint) -> list[str]:
    state = NAPOLEONICS.set_up("redinha", {})
    found = reasons(NAPOLEONICS, state, 0, one, two, Speaker("en", NAPOLEONICS))
    return [f"{'+' if each.good else '-'} {each.text}" for each in found]


def test_the_best_answer_is_praised_and_another_is_blamed() -> None:
    safe, risky = ended(0, 0, 0, 0), ended(2, 2, 2, 2)
    assert reasons_of(answer(safe), answer(risky)) == ["+ Your units are in less danger."]
    assert reasons_of(answer(risky, 0.1), answer(safe)) == ["- Your units are in more danger."]
    assert reasons_of(answer(risky), answer(safe)) == []  # nothing speaks for it
    assert reasons_of(answer(safe), answer(safe)) == []


def test_a_game_that_ends_is_told_and_compared_with_nothing() -> None:
    safe = ended(0, 0, 0, 0)
    winning, losing = answer([OVER, OVER, *ended(9, 9)]), answer([LOST, *ended(0, 0, 0)], 0.2)
    assert reasons_of(winning, answer(safe)) == [
        "+ Wins the game this turn in 50.0% of the playouts."
    ]
    assert reasons_of(losing, answer(safe)) == [
        "- Loses the game this turn in 25.0% of the playouts."
    ]
    state = NAPOLEONICS.set_up("redinha", {})
    assert differences(NAPOLEONICS, state, 0, winning, answer(safe)) == []


@searched
@pytest.mark.parametrize("language", ["en", "el", "hu"])
def test_every_hint_and_every_aspect_has_words(game: str, language: str) -> None:
    box = BOXES[game]
    speaker = Speaker(language, box)
    for state, question, hints in hinted(game):
        words = told(box, state, question.seat, hints, speaker)
        assert len(words) == len(hints)
        assert all(each.behind and len(each.reasons) <= 2 for each in words)
        for aspect in box.face.aspects(state, question.seat):
            assert set(aspect.parts) <= set(box.feature_names)
            assert speaker.say(aspect.key, more="yes") != speaker.say(aspect.key, more="no")
    said = {speaker.say("hint-chance", chance=name) for _, name in CHANCES}
    assert len(said) == len(CHANCES)


@pytest.mark.parametrize("game", BOXES)
def test_the_names_of_features_fit_their_numbers(game: str) -> None:
    box = BOXES[game]
    state = box.set_up(box.scenarios()[0], {})
    state.begin(Sealed("names"))
    assert len(box.feature_names) == len(box.features(state, 0))
