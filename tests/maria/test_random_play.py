"""Random play of every form: what must hold does, and every game ends."""

from __future__ import annotations

import random

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.state import State
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.facts import GENERAL_COUNT, GENERALS_OF, POWERS
from sandtable.games.maria.rules.slots import DOWN, TURN
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.timing import phase_of
from sandtable.games.maria.rules.turn import SUPPLY_CHECK
from tests.maria.table import check_table
from tests.whole_games import (
    check_every_kind_of_question,
    check_undo_and_record,
    play_scenario,
)

GAMES = 2  # of each form


def play(scenario: str, seed: int, every: int) -> State:
    return play_scenario(MARIA, scenario, seed, check_table, every)


@pytest.mark.both_modes
@pytest.mark.parametrize("scenario", MARIA.scenarios())
def test_random_games_hold_what_every_game_must(scenario: str) -> None:
    for seed in range(GAMES):
        state = play(scenario, seed, every=150)
        assert isinstance(state, Maria)
        assert state.scalars[TURN] <= state.form.turns


@pytest.mark.parametrize("scenario", MARIA.scenarios()[:2])
def test_one_game_is_checked_at_nearly_every_question(scenario: str) -> None:
    play(scenario, 1000, every=23)


def test_at_every_kind_of_question_what_is_refused_is_refused_with_a_reason() -> None:
    assert len(check_every_kind_of_question(MARIA, MARIA.scenarios()[:3])) > 20


@pytest.mark.parametrize("scenario", ["advanced", "introductory-two"])
def test_undo_leaves_no_trace_and_the_record_plays_the_game_again(scenario: str) -> None:
    check_undo_and_record(MARIA, scenario)


@pytest.mark.parametrize("scenario", ["advanced", "introductory"])
def test_who_is_on_the_map_is_turned_over_in_the_supply_phase_only(scenario: str) -> None:
    """M33.6, as far as one phase lasts; and troops grow only where a power recruits (M33.8)."""
    for seed in range(4):
        rng, dice = random.Random(seed), Sealed(seed)
        state = MARIA.set_up(scenario, {})
        state.begin(dice)
        while (question := state.question()) is not None:
            before = standing(state)
            state.answer(rng.choice(question.actions), dice, question.seat)
            now = standing(state)
            if before[:2] != now[:2] or now[1] == SUPPLY_CHECK:
                continue
            both = before[2].keys() & now[2].keys()
            assert {each: before[2][each] for each in both} == {each: now[2][each] for each in both}
            if question.key not in ("muster", "recruit", "enter-at", "consent", "mission", "pay"):
                assert all(new <= old for old, new in zip(before[3], now[3], strict=True))


def standing(state: Maria) -> tuple[str, int, dict[int, bool], list[int]]:
    """The moment and its phase, who is face-down of those on the map, the troops of each power."""
    generals = [each for each in range(GENERAL_COUNT) if state.on_map(each)]
    troops = [sum(map(state.troops, GENERALS_OF[power])) for power in range(len(POWERS))]
    return (
        state.moment(),
        phase_of(state),
        {general: state.has(general, DOWN) for general in generals},
        troops,
    )
