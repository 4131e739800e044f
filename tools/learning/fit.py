"""Fit the value of a game to positions: a logistic regression; beside it, if wanted, a small net.

    python tools/learning/fit.py FOLDER GAME OUT.json [--net]     (the net needs PyTorch)

A fifth of the games is held out. Printed are, on those, the log-loss and the expected calibration
error, by fifths of the game. The regression is written: weights for all seats, or by seat where the
seats are not alike, and apart for a seat that waits and one that is to move in a game in which the
sides take turns. There, what a side has ahead by its scenario is an offset of its own. What the
file says of the search is kept.
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


def chances(x: Any, weights: Any) -> Any:
    """Of a regression whose first weight is the constant one."""
    return 1.0 / (1.0 + np.exp(-np.clip(weights[0] + x @ weights[1:], -30.0, 30.0)))


def regress(x: Any, y: Any, ridge: Any) -> Any:
    """The constant and the weights of a logistic regression with a ridge for each column."""
    inputs = np.concatenate([np.ones((len(x), 1)), x], 1)
    held = np.concatenate([[0.0], ridge]) * 2.0
    weights = np.zeros(inputs.shape[1])
    for _ in range(ROUNDS):
        p = chances(x, weights)
        slope = inputs.T @ (p - y) / len(y) + held * weights
        bend = (inputs.T * (p * (1.0 - p))) @ inputs / len(y) + np.diag(held + 1e-9)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def net_chances(x: Any, y: Any, fit: Any) -> Any:
    """What a net of 32 and 16 neurons says, fitted to some of the rows."""
    import torch  # only for this

    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = torch.nn.Sequential(
        torch.nn.Linear(x.shape[1], 32),
        torch.nn.Tanh(),
        torch.nn.Linear(32, 16),
        torch.nn.Tanh(),
        torch.nn.Linear(16, 1),
    ).to(device)
    inputs = torch.tensor(x.astype(np.float32), device=device)
    given = torch.tensor(y.astype(np.float32), device=device)
    rows = torch.tensor(np.flatnonzero(fit), device=device)
    steps = 3000
    best = torch.optim.Adam(net.parameters(), lr=0.02, weight_decay=1e-4)
    plan = torch.optim.lr_scheduler.CosineAnnealingLR(best, steps)
    for _ in range(steps):
        at = rows[torch.randint(len(rows), (16384,), device=device)]
        loss = torch.nn.functional.binary_cross_entropy_with_logits(
            net(inputs[at])[:, 0], given[at]
        )
        best.zero_grad()
        loss.backward()
        best.step()
        plan.step()
    with torch.no_grad():
        return torch.sigmoid(net(inputs)[:, 0]).cpu().numpy()


def judged(p: Any, y: Any, held: Any, over: Any) -> dict[str, Any]:
    """How good chances are on the games that were held out."""
    parts = [(held & (over >= k / 5) & (over < (k + 1) / 5)) for k in range(5)]
    return {
        "log_loss": round(log_loss(p[held], y[held]), 4),
        "calibration": round(calibration(p[held], y[held]), 4),
        "log_loss_by_fifth": [round(log_loss(p[q], y[q]), 3) for q in parts],
        "calibration_by_fifth": [round(calibration(p[q], y[q]), 3) for q in parts],
    }


def fitted(about: dict[str, Any], rows: Any, net: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is written, and how good it and the net are."""
    game, names = about["game"], about["scenarios"]
    numbers, seats, over, y = rows[:, 0], rows[:, 2].astype(int), rows[:, 3], rows[:, 4]
    x = rows[:, 5:].astype(np.float64)
    held = numbers.astype(int) // len(names) % 5 == 4  # each round plays every scenario once
    split = TO_MOVE.get(game)
    moving = x[:, split] > 0.5 if split is not None else np.zeros(len(y), bool)
    sides = np.zeros((len(y), 2 * len(names) if split is not None else 0))
    if split is not None:
        sides[np.arange(len(y)), 2 * rows[:, 1].astype(int) + seats] = 1.0
    groups = [
        (seat, moves)
        for seat in (sorted(set(seats)) if game in BY_SEAT else [None])
        for moves in ([False, True] if split is not None else [False])
    ]
    weights, bias, apart = [], [], []
    shown, netted = np.zeros(len(y)), np.zeros(len(y))
    for seat, moves in groups:
        mine = (moving == moves) & (np.ones(len(y), bool) if seat is None else seats == seat)
        fit = mine & ~held
        mean, spread = x[fit].mean(0), x[fit].std(0) + 1e-6
        z = (x - mean) / spread
        ridge = np.array([SMALL] * z.shape[1] + [OFFSETS] * sides.shape[1])
        both = np.concatenate([z, sides], 1)
        found = regress(both[fit], y[fit], ridge)
        shown[mine] = chances(both[mine], found)
        if net:
            netted[mine] = net_chances(z, y, fit)[mine]
        w = found[1 : 1 + z.shape[1]] / spread
        weights.append([round(float(each), 6) for each in w])
        bias.append(round(float(found[0] - (w * mean).sum()), 6))
        apart.append(found[1 + z.shape[1] :].reshape(-1, 2))
    report = {"linear": judged(shown, y, held, over)}
    if net:
        report["net"] = judged(netted, y, held, over)
    made = {key: about[key] for key in ("games", "bot", "seed")}
    made.update(positions=len(y), held_out="every fifth game of each scenario", **report["linear"])
    content: dict[str, Any] = {"weights": weights, "bias": bias, "made": made}
    if split is not None:
        content["split"] = split
        content["offsets"] = {
            name: [[round(float(each[at][seat]), 3) for each in apart] for seat in (0, 1)]
            for at, name in enumerate(names)
        }
    return content, report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--net", action="store_true", help="fit a small net too, to compare")
    options = parser.parse_args()
    about, rows = load(options.folder, options.game)
    content, report = fitted(about, rows, options.net)
    if options.out.exists():
        search = json.loads(options.out.read_text()).get("search")
        content.update({"search": search} if search else {})
    options.out.write_text(json.dumps(content, indent=1) + "\n")
    print(options.game, json.dumps(report))


if __name__ == "__main__":
    main()
