"""Fitting a value: weights that were made up are found again, and told apart by who is to move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tools.learning import fit

WEIGHT = {False: 1.5, True: -0.5}  # of the first feature, by whether the seat is to move
AHEAD = 0.8  # of seat 0 in the second scenario
NAMES = ["one", "two"]


def made_up(games: int) -> Any:
    """Two seats a row pair, of which one is to move; results by the weights above."""
    draw = np.random.default_rng(2)
    split = fit.TO_MOVE["napoleonics"]
    rows = np.zeros((2 * games, 5 + split + 1))
    rows[:, 0] = np.arange(2 * games) // 2
    rows[:, 1] = rows[:, 0] % 2
    rows[:, 2] = np.arange(2 * games) % 2
    rows[:, 3] = draw.uniform(0.0, 1.0, 2 * games)
    moves = (np.arange(2 * games) + rows[:, 0] // 2) % 2 == 1
    rows[:, 5] = draw.normal(0.0, 1.0, 2 * games)
    rows[:, 5 + split] = moves
    ahead = AHEAD * rows[:, 1] * (1.0 - 2.0 * rows[:, 2])
    total = np.where(moves, WEIGHT[True], WEIGHT[False]) * rows[:, 5] + ahead
    rows[:, 4] = draw.uniform(0.0, 1.0, 2 * games) < 1.0 / (1.0 + np.exp(-total))
    return rows


def test_weights_that_were_made_up_are_found_again() -> None:
    about = {"game": "napoleonics", "scenarios": NAMES, "games": 20000, "bot": "b", "seed": "s"}
    content, told = fit.fitted(about, made_up(20000))
    assert content["weights"][0][0] == pytest.approx(WEIGHT[False], abs=0.05)
    assert content["weights"][1][0] == pytest.approx(WEIGHT[True], abs=0.05)
    apart = np.array([content["offsets"][name] for name in NAMES])  # by seat and row of weights
    assert np.allclose(apart[1, 0] - apart[1, 1], 2 * AHEAD, atol=0.15)
    assert np.allclose(apart[0, 0] - apart[0, 1], 0.0, atol=0.15)
    made = content["made"]
    assert made["calibration"] < 0.03
    assert len(told) == 2
    mean = np.mean([float(each.split()[0]) for each in told])
    assert mean == pytest.approx(made["log_loss"], abs=1e-3)
