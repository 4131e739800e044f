"""Random play of every scenario of every game: what must hold does, and every game ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from sandtable.core.state import State
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import LAST_TURN
from sandtable.games.lastman import LASTMAN
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.slots import TURN
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.toolkit.box import Box
from tests.greatwar.table import check_table as check_greatwar
from tests.invariants import so_many
from tests.lastman.table import check_table as check_lastman
from tests.maria.table import check_table as check_maria
from tests.napoleonics.table import check_table as check_napoleonics
from tests.whole_games import check_every_kind_of_question, check_undo_and_record, play_scenario

YEARS = ["1914", "1915", "1916", "1917", "1918", "1919"]


@dataclass(frozen=True)
class Plan:
    """How much of a game is played, and how often the longer checks are made."""

    box: Box
    check: Callable[[State], None]  # of this game, at every question
    in_time: Callable[[Any], bool]  # whether the game ended by its last turn
    scenarios: list[str]  # that are played plain
    games: int  # of each scenario, compiled
    every: int  # so many answers lie between two longer checks
    closely: dict[str, int]  # the same for games that are checked more closely
    kinds: tuple[list[str], int]  # scenarios that ask so many kinds of questions
    undone: dict[str, int]  # so many answers, some of which are taken back
    kinds_at: tuple[int, ...] = (1, 4, 16)

    def play(self, scenario: str, seed: int, every: int, **options: Any) -> None:
        state = play_scenario(self.box, scenario, seed, self.check, every, options)
        assert self.in_time(state)


PLANS = {
    "napoleonics": Plan(
        NAPOLEONICS,
        check_napoleonics,
        in_time=lambda state: True,  # the first with enough flags wins, however long it takes
        scenarios=NAPOLEONICS.scenarios(),
        games=8,
        every=150,
        closely=dict.fromkeys(NAPOLEONICS.scenarios(), 13),
        kinds=(NAPOLEONICS.scenarios()[::4], 20),
        undone={"rolica_first": 600},
    ),
    "greatwar": Plan(
        GREATWAR,
        check_greatwar,
        in_time=lambda state: state.scalars[0] <= LAST_TURN,
        scenarios=GREATWAR.scenarios(),
        games=6,
        every=150,
        closely=dict.fromkeys(GREATWAR.scenarios()[::2], 13),
        kinds=(GREATWAR.scenarios()[1::3], 25),
        undone={"opening-action-2": 600, "niergnies": 600},
    ),
    "maria": Plan(
        MARIA,
        check_maria,
        in_time=lambda state: state.scalars[TURN] <= state.form.turns,
        scenarios=MARIA.scenarios(),
        games=2,
        every=150,
        closely=dict.fromkeys(MARIA.scenarios()[:2], 23),
        kinds=(MARIA.scenarios()[:3], 20),
        undone={"advanced": 600, "introductory-two": 600},
    ),
    "lastman": Plan(
        LASTMAN,
        check_lastman,
        in_time=lambda state: state.turn() <= state.form.last_turn,
        scenarios=YEARS,  # the whole war is played compiled
        games=1,
        every=500,
        closely={"1914": 45, "1918": 45},
        kinds=(YEARS, 25),
        undone={"1914": 700, "1917": 700},
        kinds_at=(1, 5, 25),
    ),
}
# All but those that make a game much longer, or let chance give it up
OPTIONS_OF_THE_WAR = {name for name in LASTMAN.options if name not in ("play_on", "armistice")}


def pairs(which: Callable[[Plan], list[str] | dict[str, int]]) -> list[tuple[str, str]]:
    return [(name, scenario) for name, plan in PLANS.items() for scenario in which(plan)]


@pytest.mark.both_modes
@pytest.mark.parametrize(
    ("name", "scenario"),
    pairs(lambda plan: plan.box.scenarios() if so_many(0, 1) else plan.scenarios),
)
def test_random_games_hold_what_every_game_must(name: str, scenario: str) -> None:
    plan = PLANS[name]
    for seed in range(so_many(1, plan.games)):
        plan.play(scenario, seed, plan.every)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "scenario"), pairs(lambda plan: plan.closely))
def test_one_game_is_checked_at_nearly_every_question(name: str, scenario: str) -> None:
    PLANS[name].play(scenario, 1000, PLANS[name].closely[scenario])


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", YEARS)
def test_the_war_holds_it_with_every_optional_rule(scenario: str) -> None:
    PLANS["lastman"].play(scenario, 2, 400, **dict.fromkeys(OPTIONS_OF_THE_WAR, True))


@pytest.mark.compiled
@pytest.mark.parametrize("name", PLANS)
def test_at_every_kind_of_question_what_is_refused_is_refused_with_a_reason(name: str) -> None:
    plan = PLANS[name]
    scenarios, fewest = plan.kinds
    assert len(check_every_kind_of_question(plan.box, scenarios, plan.kinds_at)) > fewest


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "scenario"), pairs(lambda plan: plan.undone))
def test_undo_leaves_no_trace_and_the_record_plays_the_game_again(name: str, scenario: str) -> None:
    plan = PLANS[name]
    check_undo_and_record(plan.box, scenario, plan.undone[scenario])
