"""The core, proved by three toy games: sealed bids, a march with an interrupt, hidden strengths."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.chance import NO_CHANCE, ChanceNeeded, Scripted, ScriptError, Sealed
from sandtable.core.lanes import Lanes
from sandtable.core.refusal import IllegalAction
from sandtable.core.state import State, load_state
from sandtable.toolkit.planner import plans
from tests.invariants import Load, play_and_check
from tests.toys import bids, columns, march


def loader(module: Any, kind: type[State]) -> Load:
    return lambda data: load_state(kind, module.CLASSES, data)


@pytest.mark.both_modes
@pytest.mark.parametrize("seed", range(25))
def test_sealed_bids_hold_what_every_game_must(seed: int) -> None:
    load = loader(bids, bids.Bids)
    play_and_check(bids.new, load, bids.SEATS, bids.VOCABULARY, [], seed)


@pytest.mark.both_modes
@pytest.mark.parametrize("seed", range(25))
def test_a_march_holds_what_every_game_must(seed: int) -> None:
    load = loader(march, march.March)
    play_and_check(march.new, load, 2, march.VOCABULARY, march.PURPOSES, seed)


@pytest.mark.both_modes
@pytest.mark.parametrize("seed", range(25))
def test_hidden_columns_hold_what_every_game_must(seed: int) -> None:
    load = loader(columns, columns.Columns)
    play_and_check(columns.new, load, 2, columns.VOCABULARY, [], seed)


def test_all_seats_are_asked_at_once_and_the_order_of_answers_leaves_no_trace() -> None:
    hashes, stacks = set(), []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        state = bids.new()
        state.begin(NO_CHANCE)
        assert [question.seat for question in state.questions()] == [0, 1, 2]
        for seat in order:
            state.answer(bids.BID + seat + 1, NO_CHANCE, seat)
        stacks.append(state.dump())
        for seat in order:
            state.answer(bids.SURE, NO_CHANCE, seat)
        hashes.add(state.hash())
    assert len(hashes) == 1
    assert stacks[0] == stacks[1] == stacks[2]


def test_a_bid_is_not_seen_before_all_are_in() -> None:
    one, other = bids.new(), bids.new()
    for state, coins in ((one, 1), (other, 5)):
        state.begin(NO_CHANCE)
        state.answer(bids.BID + coins, NO_CHANCE, 0)
    assert one.view(1) == other.view(1)
    assert one.dump() != other.dump()


class Gambler(bids.BidLane):
    """A lane that rolls for its bid, which no lane may."""

    def answer(self, game: Any, action: int) -> None:
        self.coins = game.chance.pick(0, [1, 1])


def test_a_lane_may_not_use_chance() -> None:
    state = bids.new()
    state.stack = [Lanes([Gambler(0, bids.UNDECIDED, 0)])]
    state.begin(Sealed(1))
    with pytest.raises(ChanceNeeded):
        state.answer(bids.BID, Sealed(1), 0)


def test_what_is_not_offered_is_refused_with_its_rule() -> None:
    state = bids.new()
    state.begin(NO_CHANCE)
    with pytest.raises(IllegalAction, match=r"T1\.1"):
        state.answer(bids.BID + 7, NO_CHANCE, 0)


def test_the_interrupt_asks_the_other_seat_and_then_the_march_goes_on() -> None:
    state = march.new()
    state.begin(NO_CHANCE)
    for town in ("enns", "melk"):
        state.answer(march.VOCABULARY.find(f"step {town}"), NO_CHANCE)
    question = state.question()
    assert question is not None
    assert question.seat == 1
    state.answer(march.AMBUSH, Scripted(march.PURPOSES, ["ambush: works"]))
    question = state.question()
    assert question is not None
    assert question.seat == 0
    assert state.scalars == [4, 2, 1]


def test_the_planner_offers_destinations_and_stops_where_others_decide() -> None:
    state = march.new()
    state.begin(NO_CHANCE)
    steps = {march.STEP // march.STRIDE, march.STOP // march.STRIDE}
    found = plans(state, lambda action: action // march.STRIDE in steps)
    ends = [plan.state for plan in found if plan.state is not None]
    towns = sorted({end.position()["town"] for end in ends})
    assert towns == ["enns", "linz", "melk", "steyr", "wels"]
    assert len({end.hash() for end in ends}) == len(ends)
    assert state.scalars == [0, 3, 1], "planning changes nothing"


def test_a_challenge_reveals_and_resampling_keeps_what_was_seen() -> None:
    state = columns.new()
    state.begin(NO_CHANCE)
    for seat, given in ((0, (1, 2)), (1, (4, 1))):
        for number in given:
            state.answer(columns.GIVE + number, NO_CHANCE, seat)
    assert state.troops == [1, 2, 3, 4, 1, 1]
    assert state.view(0)["troops"] == [1, 2, 3, None, None, None]
    state.answer(columns.CHALLENGE, NO_CHANCE)
    assert state.learned == 3
    assert state.view(0)["troops"] == [1, 2, 3, 4, None, None]
    for seed in range(20):
        guess = state.resample(0, Sealed(seed))
        assert isinstance(guess, columns.Columns)
        assert guess.troops == [1, 2, 3, 4, 1, 1], "two generals with two troops have one each"


def test_a_script_that_does_not_fit_says_so() -> None:
    with pytest.raises(ScriptError, match="no chance called"):
        Scripted(march.PURPOSES, ["dice: works"])
    with pytest.raises(ScriptError, match="is no outcome of"):
        Scripted(march.PURPOSES, ["ambush: perhaps"])


@pytest.mark.both_modes
def test_the_sealed_stream_is_the_same_everywhere() -> None:
    dice = Sealed(7)
    assert [dice.pick(0, [2, 1, 1, 1, 1]) for _ in range(12)] == SEVEN
    assert dice.copy().pick(0, [1] * 1000) == dice.pick(0, [1] * 1000)
    later = Sealed(7, list(dice.counters))
    assert [later.pick(3, [1] * 50) for _ in range(20)] == [
        dice.pick(3, [1] * 50) for _ in range(20)
    ]


SEVEN = [3, 3, 2, 0, 0, 3, 0, 0, 4, 4, 2, 1]
