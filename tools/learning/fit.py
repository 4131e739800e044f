"""Fit the value of a game to positions: a logistic regression; beside it, if wanted, a small net.

    python tools/learning/fit.py FOLDER GAME OUT.json [--net NET.json] [--seconds S]

The net (`nets.py`) needs PyTorch, and positions with patterns. A fifth of the games is held out.
Printed are, on those, the log-loss and the expected calibration error of both, by fifths of the
game. The regression is written: weights for all seats, or by seat where the seats are not alike,
and apart for a seat that waits and one that is to move in a game in which the sides take turns.
There, what a side has ahead by its scenario is an offset of its own. What the file says of the
search is kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
from tools.learning import nets

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


def chances(said: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(said, -30.0, 30.0)))


def regress(x: Any, y: Any, ridge: Any) -> Any:
    """The constant and the weights of a logistic regression with a ridge for each column."""
    inputs = np.concatenate([np.ones((len(x), 1)), x], 1)
    held = np.concatenate([[0.0], ridge]) * 2.0
    weights = np.zeros(inputs.shape[1])
    for _ in range(ROUNDS):
        p = chances(inputs @ weights)
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


class Group(NamedTuple):
    """The rows that share a row of weights."""

    mine: Any
    mean: Any  # of its features
    spread: Any


def fitted(about: dict[str, Any], rows: Any) -> tuple[dict[str, Any], Any, list[Group]]:
    """What is written, what it says of every row before it is a chance, and how it was split."""
    game, names = about["game"], about["scenarios"]
    seats, y = rows[:, 2].astype(int), rows[:, 4]
    x = rows[:, 5:].astype(np.float64)
    held = fifths(about, rows) == 4
    split = TO_MOVE.get(game)
    moving = x[:, split] > 0.5 if split is not None else np.zeros(len(y), bool)
    sides = np.zeros((len(y), 2 * len(names) if split is not None else 0))
    if split is not None:
        sides[np.arange(len(y)), 2 * rows[:, 1].astype(int) + seats] = 1.0
    weights, bias, apart, groups = [], [], [], []
    said = np.zeros(len(y))
    for seat in sorted(set(seats)) if game in BY_SEAT else [None]:
        for moves in [False, True] if split is not None else [False]:
            mine = (moving == moves) & (np.ones(len(y), bool) if seat is None else seats == seat)
            fit = mine & ~held
            mean, spread = x[fit].mean(0), x[fit].std(0) + 1e-6
            z = (x - mean) / spread
            ridge = np.array([SMALL] * z.shape[1] + [OFFSETS] * sides.shape[1])
            both = np.concatenate([z, sides], 1)
            found = regress(both[fit], y[fit], ridge)
            said[mine] = found[0] + both[mine] @ found[1:]
            w = found[1 : 1 + z.shape[1]] / spread
            weights.append([round(float(each), 6) for each in w])
            bias.append(round(float(found[0] - (w * mean).sum()), 6))
            apart.append(found[1 + z.shape[1] :].reshape(-1, 2))
            groups.append(Group(mine, mean, spread))
    made = {key: about[key] for key in MADE if key in about}
    made.update(positions=len(y), held_out="every fifth game of each scenario")
    made.update(judged(chances(said), rows, held))
    content: dict[str, Any] = {"weights": weights, "bias": bias, "made": made}
    if split is not None:
        content["split"] = split
        content["offsets"] = {
            name: [[round(float(each[at][seat]), 3) for each in apart] for seat in (0, 1)]
            for at, name in enumerate(names)
        }
    return content, said, groups


def fifths(about: dict[str, Any], rows: Any) -> Any:
    """By row, the fifth of the games that it is of: each round plays every scenario once."""
    return rows[:, 0].astype(int) // len(about["scenarios"]) % 5


def with_net(
    folder: Path, about: dict[str, Any], rows: Any, said: Any, groups: list[Group], seconds: float
) -> tuple[dict[str, Any], Any]:
    """A net, as it is written, and what it says of every row, the regression with it."""
    import torch  # only for this

    device = "cuda" if torch.cuda.is_available() else "cpu"
    game, names = about["game"], about["scenarios"]
    flat = np.fromfile(folder / f"{game}.patterns.bin", dtype=np.uint16)
    lengths = np.fromfile(folder / f"{game}.lengths.bin", dtype=np.uint16)
    counts = nets.counted(flat, lengths, about["patterns"] + 2 * len(names), device)
    number = np.zeros(len(rows), dtype=np.int64)
    z = np.zeros((len(rows), rows.shape[1] - 5), dtype=np.float32)
    for at, group in enumerate(groups):
        number[group.mine] = at
        z[group.mine] = (rows[group.mine, 5:] - group.mean) / group.spread
    moves = number % 2 if game in TO_MOVE else 0
    waits = (rows[:, 2].astype(int) + moves) % 2
    place = torch.tensor(about["patterns"] + 2 * rows[:, 1].astype(int) + waits, device=device)
    counts[torch.arange(len(rows), device=device), place] = 1
    fifth = fifths(about, rows)
    after = nets.followers(rows[:, 0], rows[:, 2])
    columns = [z, number, said.astype(np.float32), rows[:, 4], after, fifth < 3, fifth == 3]
    task = nets.Task(counts, *[torch.tensor(each, device=device) for each in columns])
    net, plan, found = nets.best_net(task, seconds)
    content = nets.told(net, [(group.mean, group.spread) for group in groups], names)
    made = {key: about[key] for key in MADE if key in about}
    content["made"] = {**made, **plan._asdict(), **judged(chances(found), rows, fifth == 4)}
    return content, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--net", type=Path, help="train a net too, and write it here")
    parser.add_argument("--seconds", type=float, default=100.0, help="for the nets")
    options = parser.parse_args()
    about, rows = load(options.folder, options.game)
    content, said, groups = fitted(about, rows)
    if options.out.exists():
        search = json.loads(options.out.read_text()).get("search")
        content.update({"search": search} if search else {})
    options.out.write_text(json.dumps(content, indent=1) + "\n")
    held = fifths(about, rows) == 4
    report(options.game, "regression", said, rows, held, groups)
    if options.net:
        content, said = with_net(options.folder, about, rows, said, groups, options.seconds)
        options.net.write_text(json.dumps(content) + "\n")
        report(options.game, "net", said, rows, held, groups)


def report(game: str, name: str, said: Any, rows: Any, held: Any, groups: list[Group]) -> None:
    """Of all rows that were held out, and of those of each row of weights."""
    print(game, name, json.dumps(judged(chances(said), rows, held)))
    if len(groups) > 1:
        apart = [judged(chances(said), rows, held & group.mine) for group in groups]
        told = [f"{each['log_loss']:.4f} {each['calibration']:.4f}" for each in apart]
        print(game, name, "by row of weights:", "; ".join(told), flush=True)


if __name__ == "__main__":
    main()
