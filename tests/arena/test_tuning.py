"""Tuning captain: the search climbs, can be repeated, and is accepted only by what it won."""

from __future__ import annotations

from math import exp

import pytest

from sandtable.bots.playout import usual_answer
from sandtable.core.chance import Sealed
from sandtable.games import BOXES
from tools.learning.tune import (
    BUILT_IN,
    FACTS,
    FARTHEST,
    STEP,
    Pair,
    Search,
    Verdict,
    constants_of,
    play,
)

BEST = [0.6, -0.5, 0.0]


def strength(vector: tuple[float, ...]) -> float:
    return -sum((value - best) ** 2 for value, best in zip(vector, BEST))


def won(pair: Pair) -> float:
    """The stronger vector wins, the more surely the stronger it is."""
    return 1.0 / (1.0 + exp(4.0 * (strength(pair.second) - strength(pair.first))))


def searched(seed: str, rounds: int = 30) -> list[float]:
    search = Search("napoleonics", seed, [0.0, 0.0, 0.0], rounds, 100)
    while search.round < rounds:
        search.learn({number: won(pair) for number, pair in search.next_round()})
    return search.mean


def test_the_search_finds_what_is_stronger() -> None:
    assert searched("1") == pytest.approx(BEST, abs=0.1)


def test_the_same_seed_gives_the_same_vector() -> None:
    assert searched("1", 3) == searched("1", 3) != searched("2", 3)


def test_results_count_by_their_number_and_not_by_their_order() -> None:
    forth, back = (Search("napoleonics", "1", [0.0, 0.0], 5, 20) for _ in range(2))
    results = {number: number % 3 / 2 for number, _ in forth.next_round()}
    forth.learn(results)
    back.learn(dict(reversed(results.items())))
    assert forth.vector == back.vector != [0.0, 0.0]


def test_no_constant_goes_too_far() -> None:
    search = Search("napoleonics", "1", [FARTHEST], 10, 20)
    search.learn({number: float(search.signs(number)[0] > 0) for number in range(20)})
    assert search.vector == [FARTHEST]


def test_the_players_of_a_pair_differ_by_a_step_each() -> None:
    search = Search("greatwar", "1", [0.1, 0.2], 5, 4)
    for _, pair in search.next_round():
        for value, up, down in zip(search.vector, pair.first, pair.second):
            assert {round(up - value, 6), round(down - value, 6)} == {STEP, -STEP}


@pytest.mark.parametrize(
    ("results", "told"),
    [
        ([1.0, 0.5] * 100, "stronger"),
        ([0.5, 0.0] * 100, "not stronger"),
        ([1.0, 0.0] * 20, "open"),
        ([1.0] * 10, "open"),  # too few
    ],
)
def test_a_vector_is_accepted_by_what_it_won(results: list[float], told: str) -> None:
    verdict = Verdict()
    for each in results:
        verdict.add(each)
    assert str(verdict) == told


@pytest.mark.parametrize("game", ["napoleonics", "greatwar", "maria", "lastman"])
def test_constants_are_found_and_set(game: str) -> None:
    constants = constants_of(game)
    assert len({each.name for each in constants}) == len(constants) > 20
    stale = {each.split("[")[0] for each in (constant.name for constant in constants)}
    assert not stale & (FACTS | BUILT_IN)
    for each in constants:
        each.set(1.0)  # leaves them as they are
        assert [round(value, 9) for value in each.values] == [
            round(value, 9) for value in each.now()
        ]


def test_what_is_left_out_exists() -> None:
    """Names that no game has any more would hide a constant that is called so later."""
    known = {
        f"{module.__name__.split('.')[-1]}.{name}"
        for game in BOXES
        for module in {id(each): each for c in constants_of(game) for each in c.modules}.values()
        for name in vars(module)
    }
    assert {name for name in FACTS | BUILT_IN if name not in known} == set()


def test_a_pair_of_real_games_is_even_between_equals() -> None:
    same = tuple(0.0 for _ in constants_of("napoleonics"))
    pair = Pair("napoleonics", BOXES["napoleonics"].scenarios()[0], "even", same, same)
    assert play(pair) == 0.5


def test_a_constant_that_changes_has_effect_at_once() -> None:
    """What captain keeps of a battlefield does not outlive the constants it was made with."""
    box = BOXES["napoleonics"]
    state, dice = box.set_up("waterloo", {}), Sealed("changed")
    state.begin(dice)
    for _ in range(200):
        question = state.question()
        assert question is not None
        state.answer(usual_answer(box, state, question), dice, question.seat)
    as_it_was = box.features(state, 0)
    for constant in constants_of("napoleonics"):
        if constant.name.startswith("threats."):
            constant.set(2.0)
            changed = box.features(state, 0)
            constant.set(1.0)
            assert changed != as_it_was, constant.name
            assert box.features(state, 0) == as_it_was, constant.name
