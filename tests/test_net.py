"""The net of a learned value against a slow reference, and the patterns that it sees."""

from __future__ import annotations

import json
import random
from base64 import b64decode, b64encode
from math import exp
from pathlib import Path
from struct import pack
from typing import Any

import pytest

from sandtable.bots import net
from sandtable.bots.playout import usual_answer
from sandtable.bots.value import Value, logistic
from sandtable.core.chance import Sealed
from sandtable.core.state import State
from sandtable.games.greatwar import GREATWAR
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.toolkit.box import Box

BATTLES = [NAPOLEONICS, GREATWAR]
WIDTH = 8


def made_up(box: Box) -> dict[str, Any]:
    """A net as its file has it, with weights that leave neurons below 0, between and above 1."""
    draw = random.Random(f"net {box.id}")
    features, scenarios = len(box.feature_names), box.scenarios()
    many = WIDTH * (box.pattern_count + 2 * len(scenarios))
    weights = [draw.randint(-400, 400) for _ in range(many)]

    def some(spread: float, count: int = WIDTH) -> list[float]:
        return [round(draw.gauss(0.0, spread), 6) for _ in range(count)]

    rows = [
        {
            "start": some(0.5),
            "features": [some(0.1) for _ in range(features)],
            "means": some(1.0, features),
            "spreads": [0.5 + abs(each) for each in some(1.0, features)],
            "out": some(0.5),
            "bias": 0.1,
        }
        for _ in range(2)
    ]
    patterns = b64encode(pack(f"<{many}h", *weights)).decode("ascii")
    return {"width": WIDTH, "scenarios": scenarios, "patterns": patterns, "rows": rows}


def slowly(content: dict[str, Any], row: int, patterns: list[int], features: list[float]) -> float:
    """The same by the book, with floats, neuron by neuron."""
    told, weights = content["rows"][row], b64decode(content["patterns"])
    found: float = told["bias"]
    for neuron in range(WIDTH):
        total = told["start"][neuron]
        for pattern in patterns:
            at = 2 * (WIDTH * pattern + neuron)
            total += int.from_bytes(weights[at : at + 2], "little", signed=True) / net.UNIT
        for each, mean, spread, column in zip(
            features, told["means"], told["spreads"], told["features"], strict=True
        ):
            total += (each - mean) / spread * column[neuron]
        found += told["out"][neuron] * max(0.0, min(1.0, total))
    return found


def positions(box: Box, scenario: str, answers: int) -> list[State]:
    """Positions of a game between captains."""
    state, dice, found = box.set_up(scenario, {}), Sealed("net"), []
    state.begin(dice)
    for number in range(answers):
        question = state.question()
        if question is None:
            break
        if number % 20 == 0:
            found.append(state.copy())
        state.answer(usual_answer(box, state, question), dice, question.seat)
    return found


@pytest.mark.both_modes
@pytest.mark.parametrize("box", BATTLES, ids=lambda box: box.id)
def test_a_net_says_what_a_slow_one_says(box: Box) -> None:
    content = made_up(box)
    quick, clipped = net.Net(content), set()
    for state in positions(box, box.scenarios()[0], 160):
        for seat in (0, 1):
            patterns, features = box.patterns(state, seat), box.features(state, seat)
            for row in (0, 1):
                said = quick.logit(row, patterns, features)
                assert said == pytest.approx(slowly(content, row, patterns, features), abs=2e-3)
                clipped.add(round(said, 3))
    assert len(clipped) > 10


@pytest.mark.parametrize("box", BATTLES, ids=lambda box: box.id)
def test_a_value_adds_what_its_net_says_of_the_board_and_the_scenario(box: Box) -> None:
    content = made_up(box)
    names = list(box.feature_names)
    split = names.index("to move")
    nothing = [[0.0] * len(names)] * 2
    value = Value(box, nothing, [0.25, -0.25], split=split, seer=net.Net(content))
    scenario = box.scenarios()[1]
    for state in positions(box, scenario, 60):
        for seat in (0, 1):
            features = box.features(state, seat)
            row = int(features[split])
            waits = seat if not row else 1 - seat
            place = box.pattern_count + 2 + waits
            patterns = [*box.patterns(state, seat), place]
            total = (-0.25 if row else 0.25) + slowly(content, row, patterns, features)
            assert value.chance(state, seat) == pytest.approx(1 / (1 + exp(-total)), abs=1e-3)


def test_a_scenario_that_a_net_does_not_know_has_no_pattern() -> None:
    known = net.Net(made_up(NAPOLEONICS))
    assert known.patterns_of("some/file.toml", 0) == []
    last = NAPOLEONICS.scenarios()[-1]
    assert known.patterns_of(last, 1) == [len(known.patterns) - 1]


def test_a_net_is_read_from_its_file_if_there_is_one(tmp_path: Path) -> None:
    assert net.net_in(tmp_path / "none.json") is None
    file = tmp_path / net.FILE
    file.write_text(json.dumps(made_up(NAPOLEONICS)), encoding="utf-8")
    found = net.net_in(file)
    assert found is not None
    assert found.width == WIDTH


def test_lanes_of_one_number_do_not_disturb_one_another() -> None:
    weights = [5, -7, 0, -1, 300]
    raised = net.lanes(weights) + net.lanes([net.RAISED] * len(weights))
    mask = (1 << net.LANE) - 1
    assert [(raised >> net.LANE * at & mask) - net.RAISED for at in range(5)] == weights
    assert logistic(0.0) == 0.5


# The patterns


@pytest.mark.both_modes
@pytest.mark.parametrize("box", BATTLES, ids=lambda box: box.id)
def test_patterns_are_of_who_moves_and_not_of_who_looks(box: Box) -> None:
    """Both see the same board; only their cards differ, and those of the other are not seen."""
    numbers = box.pattern_count
    for scenario in box.scenarios():
        for state in positions(box, scenario, 60):
            mine, theirs = (sorted(box.patterns(state, seat)) for seat in (0, 1))
            assert mine[0] >= 0
            assert mine[-1] < numbers
            cards = cards_at(box)
            assert [each for each in mine if each < cards] == [x for x in theirs if x < cards]
            for seat in (0, 1):
                guessed = state.resample(seat, Sealed("guess"))
                assert box.patterns(guessed, seat) == box.patterns(state, seat)


def cards_at(box: Box) -> int:
    from sandtable.games.greatwar.bots import patterns as greatwar
    from sandtable.games.napoleonics.bots import patterns as napoleonics

    return napoleonics.PATTERNS.cards if box is NAPOLEONICS else greatwar.PATTERNS.cards


@pytest.mark.both_modes
def test_a_unit_that_comes_near_or_is_hit_makes_other_patterns() -> None:
    """Blocks, the distance to the enemy and a friend alongside are seen."""
    seen = []
    for pieces in (
        ["british line e7", "french line c7"],
        ["british line e7", "french line d7"],
        ["british line e7 3", "french line d7"],
        ["british line e7", "french line d7", "french line c7"],
    ):
        state = NAPOLEONICS.place({"turn": "british", "pieces": pieces})
        seen.append(tuple(sorted(NAPOLEONICS.patterns(state, 1))))
    assert len(set(seen)) == len(seen)


@pytest.mark.both_modes
def test_a_board_looks_the_same_from_the_other_end() -> None:
    """Turned, with the sides exchanged and the other side to move, it has the same patterns."""
    grid = NAPOLEONICS.set_up("redinha", {}).grid

    def turned(name: str) -> str:
        return grid.names[grid.size - 1 - grid.names.index(name)]

    places = [("line", "e7", "c7"), ("light-cavalry", "f4", "b3")]
    one = [
        f"{side} {kind} {at} 3"
        for kind, a, b in places
        for side, at in (("british", a), ("french", b))
    ]
    two = [
        f"{side} {kind} {turned(at)} 3"
        for kind, a, b in places
        for side, at in (("french", a), ("british", b))
    ]
    found = [
        sorted(NAPOLEONICS.patterns(NAPOLEONICS.place({"turn": turn, "pieces": pieces}), seat))
        for turn, pieces, seat in (("british", one, 1), ("french", two, 0))
    ]
    assert found[0] == found[1]
