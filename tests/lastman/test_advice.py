"""Advice: it reads nothing hidden, it knows every question, and captain beats chance with it."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.arena.match import Sampler, play_match
from sandtable.bots import make_bot
from sandtable.core.chance import Sealed
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.facts import AREAS, POINTS
from sandtable.games.lastman.rules.state import LastMan
from sandtable.toolkit.box import SIMPLE, SOUND

YEARS = ["1914", "1915", "1916", "1917", "1918", "1919"]
ALL_OPTIONS: dict[str, Any] = {name: True for name in LASTMAN.options if name != "play_on"}


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", YEARS)
def test_captain_beats_a_random_player_from_either_side(scenario: str) -> None:
    won = 0
    for side in (0, 1):
        bots = ["random", "random"]
        bots[side] = "captain"
        won += play_match(LASTMAN, scenario, bots, f"{scenario} advice").winner == side
    assert won >= 1


@pytest.mark.compiled
def test_captain_beats_a_corporal_more_often_than_not() -> None:
    won = 0
    for scenario in YEARS:
        for side in (0, 1):
            bots = ["corporal", "corporal"]
            bots[side] = "captain"
            won += play_match(LASTMAN, scenario, bots, f"{scenario} corporal").winner == side
    assert won >= 7


# What captain does in a position


def worths_in(position: dict[str, Any], answers: list[str]) -> dict[str, float]:
    """After these answers, what each further one is worth."""
    state = LASTMAN.place(position)
    dice = Sealed("position")
    state.begin(dice)
    for answer in answers:
        state.answer(LASTMAN.vocabulary.find(answer), dice)
    question = state.question()
    assert question is not None
    names = [LASTMAN.vocabulary.name(action) for action in question.actions]
    return dict(zip(names, LASTMAN.advice(state, question, SOUND)))


def best(position: dict[str, Any], answers: list[str]) -> str:
    """The answer that is worth most; among equals, the first."""
    worths = worths_in(position, answers)
    return max(worths, key=worths.__getitem__)


def moving(**more: Any) -> dict[str, Any]:
    """The German moves, in an Offensive."""
    return {
        "scenario": "1915",
        "turn": 5,
        "active": "german",
        "phase": "movement",
        "offensive": "offensive",
        "hands": {"german": ["offensive"], "entente": ["offensive", "offensive"]},
        **more,
    }


def test_the_last_unit_of_a_disputed_area_stays() -> None:
    """Else the enemy in it is free to go on (L4.3)."""
    where = ["artois: GE 6: 4 infantry, entrenched", "metz: 1 ge_infantry"]
    enemies = ["artois: FR 10: 3 infantry", "nancy: 1 fr_infantry"]
    assert best(moving(german=where, entente=enemies), []) != "army ge_6"


def test_an_open_area_with_points_is_entered() -> None:
    where = ["lille: GE 6: 4 infantry", "metz: 2 ge_infantry"]
    enemies = ["paris: FR 10: 3 infantry"]
    position = moving(german=where, entente=enemies, owners={"calais": "entente"})
    assert best(position, []) in ("army ge_6", "from ge_6")
    verb, area = best(position, ["army ge_6"]).split()
    assert verb == "step"
    assert POINTS[AREAS.index(area)] == 1


def test_a_hopeless_attack_is_not_opened() -> None:
    where = ["metz: 1 ge_infantry"]
    enemies = ["nancy: FR 2: 5 infantry, 1 artillery", "verdun: FR 3: 5 infantry"]
    for target in ("step nancy", "step verdun"):
        assert best(moving(german=where, entente=enemies), ["from metz"]) != target


def test_strategic_reserves_bring_an_army_to_a_threatened_front() -> None:
    where = ["aachen: GE 1: 6 infantry", "artois: 1 ge_infantry"]
    enemies = ["artois: FR 10: 3 infantry, 1 artillery"]
    hands = {"german": ["strategic_reserves"], "entente": ["offensive"] * 5}
    owners = {"lille": "german", "brussels": "german", "liege": "german"}
    position = moving(german=where, entente=enemies, hands=hands, owners=owners)
    assert best(position, ["card strategic_reserves"]) == "army ge_1"


def test_idle_units_go_east_in_the_last_season_that_counts() -> None:
    """And come back when the box counts for nothing (L3.2)."""
    where = ["koln: GE 1: 4 infantry", "metz: 1 ge_infantry"]
    enemies = ["paris: FR 10: 3 infantry"]
    last = moving(turn=7, german=where, entente=enemies)
    assert best(last, ["army ge_1"]) == "box"
    early = moving(scenario="campaign", turn=7, german=where, entente=enemies)
    assert best(early, ["army ge_1"]) != "box"
    late = moving(scenario="campaign", turn=17, german=where[1:], box=["GE 1: 4 infantry"])
    worths = worths_in({**late, "entente": enemies}, [])
    assert worths["army ge_1"] > worths["done"]


def test_the_paris_gun_is_bought_where_it_can_stand_beside_paris() -> None:
    producing = {"scenario": "1918", "turn": 17, "phase": "production"}
    enemies = ["paris: FR 10: 3 infantry"]
    near = ["compiegne: GE 1: 4 infantry", "laon: 1 ge_infantry"]
    far = ["metz: GE 1: 4 infantry"]
    ways = {"owners": dict.fromkeys(["compiegne", "laon", "maubeuge", "namur", "liege"], "german")}
    assert best({**producing, **ways, "german": near, "entente": enemies}, []) == "buy ge_paris_gun"
    assert best({**producing, "german": far, "entente": enemies}, []) != "buy ge_paris_gun"


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", ["1914", "1917"])
def test_it_does_not_depend_on_what_is_hidden(scenario: str) -> None:
    """Shuffle what the seat cannot know: the worths stay the same."""
    state = LASTMAN.set_up(scenario, {})
    dice = Sealed("hidden")
    state.begin(dice)
    bots = [make_bot("captain", LASTMAN, seat) for seat in (0, 1)]
    for number in range(250):
        question = state.question()
        if question is None:
            break
        sample = Sampler(state, question, f"{number}")
        if number % 5 == 0:
            seen, other = sample(), Sampler(state, question, "other")()
            assert isinstance(seen, LastMan)
            assert isinstance(other, LastMan)
            once = LASTMAN.advice(seen, question, SOUND)
            again = LASTMAN.advice(other, question, SOUND)
            assert once == again, question
        state.answer(bots[question.seat].choose(question, sample), dice, question.seat)


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", ["free", "1918"])
def test_every_question_gets_a_worth_for_each_action(scenario: str) -> None:
    """At both levels, with every optional rule."""
    state = LASTMAN.set_up(scenario, ALL_OPTIONS)
    dice = Sealed("all")
    state.begin(dice)
    bot = make_bot("random", LASTMAN, 1)
    for number in range(600):
        question = state.question()
        if question is None:
            break
        if number % 3 == 0:
            for level in (SIMPLE, SOUND):
                assert len(LASTMAN.advice(state, question, level)) == len(question.actions)
        sample = Sampler(state, question, f"{number}")
        state.answer(bot.choose(question, sample), dice, question.seat)
