"""No count that is shown passes its bound, and none is negative, however many markers are earned.

A pool goes below zero where more is earned than a power has (M21.3). People are shown that all its
markers are placed, and how many more there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from sandtable.arena.match import play_match
from sandtable.core.chance import Sealed
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.battle_boxes import MOST_IN_BOX
from sandtable.games.maria.rules.facts import MAJORS
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.victory import may_win_by_pool
from sandtable.toolkit.display import Status
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.text import Speaker

GAMES = 6  # of each form and each company
EVERY = 25  # answers between two looks, where no pool is below zero
COMPANIES = (("captain",), ("corporal", "random", "captain"), ("random",))


def moments(scenario: str, bots: tuple[str, ...], seed: int) -> Iterator[Maria]:
    """A game again: whenever a pool is below zero, now and then, and at its end."""
    dice = Sealed(seed)
    state = MARIA.set_up(scenario, {})
    assert isinstance(state, Maria)
    players = list(islice(cycle(bots), state.form.players))
    answers = play_match(MARIA, scenario, players, seed).answers
    state.begin(dice)
    for number, answer in enumerate(answers):
        question = state.question()
        assert question is not None
        state.answer(answer, dice, question.seat)
        if number % EVERY == 0 or state.ended() or any(map(state.beyond, MAJORS)):
            yield state


@pytest.mark.compiled
@pytest.mark.parametrize("bots", COMPANIES, ids="-".join)
def test_counts_keep_their_bounds_and_what_is_earned_beyond_them_is_told(
    bots: tuple[str, ...],
) -> None:
    speaker = Speaker("en", MARIA)
    beyond = 0
    for scenario in MARIA.scenarios():
        for seed in range(GAMES):
            for state in moments(scenario, bots, seed):
                status = MARIA.face.status(state, speaker)
                panels = MARIA.face.panels(state, 0, speaker)
                check_status(state, status, speaker)
                check_panels(panels)
                check_markers(state)
                beyond += check_beyond(state, status, panels)
    assert beyond or bots != ("captain",), "it never happens"


def check_status(state: Maria, status: Status, speaker: Speaker) -> None:
    for side in status.sides:
        assert 0 <= side.score <= side.needed, state
        assert side.cards >= 0
        assert all(each.count >= 0 for each in side.holdings), state
        for each in side.holdings:
            if each.id == "battle-box":
                assert each.count <= 2 * MOST_IN_BOX, state  # a seat has two major powers at most
    assert all(score >= 0 for score in MARIA.face.scores(state))
    for seat in range(state.form.players):
        assert all(many >= 0 for many in MARIA.face.aids(state, seat, speaker).needed.values())


def check_panels(panels: list[Panel]) -> None:
    for panel in panels:
        if panel.kind != "figures":
            continue
        for row in panel.rows:
            for cell in row.cells:
                assert not re.search(r"[-\N{MINUS SIGN}]\d", cell.text), (panel.id, row)
                bound = re.search(r"\d+", cell.tip)
                if bound and cell.text:
                    assert int(cell.text) <= int(bound[0]), (panel.id, row)


def check_markers(state: Maria) -> None:
    """What is placed, to be placed and beyond is the same account as the pool."""
    for power in MAJORS:
        assert state.placed(power) + state.to_place(power) == state.form.markers[power]
        assert state.to_place(power) - state.beyond(power) == state.pool(power)


def check_beyond(state: Maria, status: Status, panels: list[Panel]) -> int:
    """The panel and the holdings say how much is earned beyond the markers; how many powers do."""
    beyond = [
        state.beyond(power)
        for power in MAJORS
        if may_win_by_pool(state, power) and state.beyond(power)
    ]
    note = next(each.note for each in panels if each.id == "powers")
    told = [int(each) for each in re.findall(r"beyond them: (\d+)", note)]
    assert told == beyond, state
    holdings = [each.count for side in status.sides for each in side.holdings]
    assert all(each in holdings for each in beyond) or len(beyond) > 1
    return len(beyond)
