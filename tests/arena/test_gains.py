"""What is learned about searching: gains that were made up are found again, and games explored."""

from __future__ import annotations

import re
from array import array

import numpy as np

from sandtable.bots.value import value_of
from sandtable.games.napoleonics import NAPOLEONICS
from tools.learning.gains import Lab, Tried, report
from tools.learning.positions import COLUMNS, Job, play

PRIOR, DOUBT, NOISE, KEPT = 0.2, 0.02, 0.05, 0.5


def made_up(many: int, worlds: int) -> list[Tried]:
    """Answers whose gains are known: of a difference after the first turn half is kept."""
    draw = np.random.default_rng(1)
    found = []
    for _ in range(many):
        gap = draw.uniform(0.0, 0.2)
        apart = draw.normal(0.0, DOUBT)
        true = np.array([apart - PRIOR * gap, apart - PRIOR * gap, KEPT * apart - PRIOR * gap])
        found.append(Tried("move-where", gap, true + draw.normal(0.0, NOISE, (worlds, 3))))
    return found


def numbers(line: str, name: str) -> list[float]:
    match = re.search(rf"{name} ((?:-?[0-9.]+ ?)+)", line)
    assert match is not None, line
    return [float(each) for each in match[1].split()]


def test_gains_that_were_made_up_are_found_again() -> None:
    line = report("all", made_up(4000, 6))
    assert np.allclose(numbers(line, "prior"), PRIOR, atol=0.02)
    assert np.allclose(numbers(line, "doubt"), [DOUBT, DOUBT, KEPT * DOUBT], atol=0.002)
    assert np.allclose(numbers(line, "noise"), NOISE, atol=0.002)
    assert np.allclose(numbers(line, "kept"), KEPT, atol=0.06)


def test_answers_are_tried_in_the_same_worlds_and_the_same_again() -> None:
    value = value_of(NAPOLEONICS)
    assert value is not None
    found: list[list[Tried]] = []
    for _ in range(2):
        lab = Lab(NAPOLEONICS, value, worlds=2, margin=0.1)
        lab.play("redinha", "gains", most=1)
        assert lab.questions == 1
        found.append(lab.found)
    assert found[0]
    for one, two in zip(*found, strict=True):
        assert one.kind == two.kind
        assert one.gap == two.gap >= 0.0
        assert one.gains.shape == (2, 3)
        assert (one.gains == two.gains).all()


def played(explore: float) -> array[float]:
    return play(Job("napoleonics", "redinha", 0, 7, "captain", "explored", explore))


def test_some_answers_of_games_to_learn_from_are_explored_if_wanted() -> None:
    usual, explored = played(0.0), played(0.5)
    assert usual[:3].tolist() == explored[:3].tolist() == [7, 0, 0]
    assert usual != explored
    assert explored == played(0.5)


def test_every_position_has_its_features() -> None:
    width = len(COLUMNS) + len(NAPOLEONICS.feature_names)
    found = played(0.0)
    assert found
    assert len(found) % width == 0
    assert set(found[4::width]) == {0.0, 1.0}
