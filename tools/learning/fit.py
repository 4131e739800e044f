"""Fit the value of a game to positions: a logistic regression.

    python tools/learning/fit.py FOLDER GAME OUT.json

A fifth of the games is held out. Printed are, on those, the log-loss and the expected calibration
error, by fifths of the game and by row of weights. Written are weights for all seats, or by seat
where the seats are not alike, and apart for a seat that waits and one that is to move in a game in
which the sides take turns. There, what a side has ahead by its scenario is an offset of its own.
What the file says of the search is kept.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

BY_SEAT = {"maria", "lastman"}  # the seats are not alike
TO_MOVE = {"napoleonics": 30, "greatwar": 33}  # the feature that is 1 for the seat to move
SMALL = 1e-6  # a ridge that keeps weights of equal features finite
OFFSETS = 5e-4  # the ridge of offsets: a few dozen games of a scenario do not tell them exactly
ROUNDS = 30  # of Newton's method, at most
BINS = 15
MADE = ("games", "bot", "seed", "explore", "explored")  # of how positions were made


def load(folder: Path, game: str) -> tuple[dict[str, Any], Any]:
    """What the columns are, and the rows."""
    about = json.loads((folder / f"{game}.json").read_text())
    rows = np.fromfile(folder / f"{game}.bin", dtype=np.float32).reshape(-1, about["width"])
    return about, rows


def log_loss(p: Any, y: Any) -> float:
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def calibration(p: Any, y: Any) -> float:
    """Expected calibration error: how far the chance is from what happened, bin by bin."""
    bins = np.minimum((p * BINS).astype(int), BINS - 1)
    return float(
        sum(
            abs(p[bins == b].mean() - y[bins == b].mean()) * (bins == b).mean()
            for b in range(BINS)
            if (bins == b).any()
        )
    )


def chances(inputs: Any, weights: Any) -> Any:
    """What a regression says of rows whose first input is the constant one."""
    return 1.0 / (1.0 + np.exp(-np.clip(inputs @ weights, -30.0, 30.0)))


def with_constant(x: Any) -> Any:
    return np.concatenate([np.ones((len(x), 1)), x], 1)


def regress(x: Any, y: Any, ridge: Any) -> Any:
    """The constant and the weights of a logistic regression with a ridge for each column."""
    inputs = with_constant(x)
    held = np.concatenate([[0.0], ridge]) * 2.0
    weights = np.zeros(inputs.shape[1])
    for _ in range(ROUNDS):
        p = chances(inputs, weights)
        slope = inputs.T @ (p - y) / len(y) + held * weights
        bend = (inputs.T * (p * (1.0 - p))) @ inputs / len(y) + np.diag(held + 1e-9)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def judged(p: Any, rows: Any, held: Any) -> dict[str, Any]:
    """How good chances are on the games that were held out."""
    over, y = rows[:, 3], rows[:, 4]
    parts = [(held & (over >= k / 5) & (over < (k + 1) / 5)) for k in range(5)]
    return {
        "log_loss": round(log_loss(p[held], y[held]), 4),
        "calibration": round(calibration(p[held], y[held]), 4),
        "log_loss_by_fifth": [round(log_loss(p[q], y[q]), 3) for q in parts],
        "calibration_by_fifth": [round(calibration(p[q], y[q]), 3) for q in parts],
    }


def fitted(about: dict[str, Any], rows: Any) -> tuple[dict[str, Any], list[str]]:
    """What is written, and how good each row of weights is."""
    game, names = about["game"], about["scenarios"]
    seats, y = rows[:, 2].astype(int), rows[:, 4]
    x = rows[:, 5:].astype(np.float64)
    held = rows[:, 0].astype(int) // len(names) % 5 == 4  # each round plays every scenario once
    split = TO_MOVE.get(game)
    moving = x[:, split] > 0.5 if split is not None else np.zeros(len(y), bool)
    sides = np.zeros((len(y), 2 * len(names) if split is not None else 0))
    if split is not None:
        sides[np.arange(len(y)), 2 * rows[:, 1].astype(int) + seats] = 1.0
    weights, bias, apart, told = [], [], [], []
    shown = np.zeros(len(y))
    for seat in sorted(set(seats)) if game in BY_SEAT else [None]:
        for moves in [False, True] if split is not None else [False]:
            mine = (moving == moves) & (np.ones(len(y), bool) if seat is None else seats == seat)
            fit = mine & ~held
            mean, spread = x[fit].mean(0), x[fit].std(0) + 1e-6
            z = (x - mean) / spread
            ridge = np.array([SMALL] * z.shape[1] + [OFFSETS] * sides.shape[1])
            both = np.concatenate([z, sides], 1)
            found = regress(both[fit], y[fit], ridge)
            shown[mine] = chances(with_constant(both[mine]), found)
            w = found[1 : 1 + z.shape[1]] / spread
            weights.append([round(float(each), 6) for each in w])
            bias.append(round(float(found[0] - (w * mean).sum()), 6))
            apart.append(found[1 + z.shape[1] :].reshape(-1, 2))
            mine &= held
            told.append(
                f"{log_loss(shown[mine], y[mine]):.4f} {calibration(shown[mine], y[mine]):.4f}"
            )
    made = {key: about[key] for key in MADE if key in about}
    made.update(positions=len(y), held_out="every fifth game of each scenario")
    made.update(judged(shown, rows, held))
    content: dict[str, Any] = {"weights": weights, "bias": bias, "made": made}
    if split is not None:
        content["split"] = split
        content["offsets"] = {
            name: [[round(float(each[at][seat]), 3) for each in apart] for seat in (0, 1)]
            for at, name in enumerate(names)
        }
    return content, told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    about, rows = load(options.folder, options.game)
    content, told = fitted(about, rows)
    if options.out.exists():
        search = json.loads(options.out.read_text()).get("search")
        content.update({"search": search} if search else {})
    options.out.write_text(json.dumps(content, indent=1) + "\n")
    print(options.game, json.dumps(content["made"]))
    if len(told) > 1:
        print(options.game, "by row of weights, log-loss and calibration:", "; ".join(told))


if __name__ == "__main__":
    main()
