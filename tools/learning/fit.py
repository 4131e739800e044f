"""Fit the value of a game to positions: a logistic regression, and beside it a small net.

    python3 tools/learning/fit.py FOLDER GAME OUT.json     (needs PyTorch; a GPU if there is one)

A fifth of the games is held out. Printed are, on those, the log-loss and the expected calibration
error, by fifths of the game, for both. The regression is written: weights for all seats, or by seat
where the seats are not alike.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

BY_SEAT = {"maria", "lastman"}  # the seats are not alike
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


def train(model: Any, x: Any, y: Any, steps: int, decay: float, device: str) -> Any:
    """The model after so many steps of Adam on batches of positions."""
    model.to(device)
    x, y = torch.tensor(x, device=device), torch.tensor(y, device=device)
    best = torch.optim.Adam(model.parameters(), lr=0.02, weight_decay=decay)
    plan = torch.optim.lr_scheduler.CosineAnnealingLR(best, steps)
    for _ in range(steps):
        at = torch.randint(len(x), (min(16384, len(x)),), device=device)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(model(x[at])[:, 0], y[at])
        best.zero_grad()
        loss.backward()
        best.step()
        plan.step()
    return model


def predict(model: Any, x: Any, device: str) -> Any:
    with torch.no_grad():
        return torch.sigmoid(model(torch.tensor(x, device=device))[:, 0]).cpu().numpy()


def main() -> None:
    folder, game, out = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    about, rows = load(folder, game)
    numbers, seats, over, y = rows[:, 0], rows[:, 2].astype(int), rows[:, 3], rows[:, 4]
    x = rows[:, 5:].astype(np.float32)
    rounds = numbers.astype(int) // len(about["scenarios"])  # each plays every scenario once
    held = rounds % 5 == 4
    weights, bias, report = [], [], {}
    groups = sorted(set(seats)) if game in BY_SEAT else [None]
    shown = np.zeros(len(y), np.float32)
    netted = np.zeros(len(y), np.float32)
    for group in groups:
        mine = np.ones(len(y), bool) if group is None else seats == group
        fit = mine & ~held
        mean, spread = x[fit].mean(0), x[fit].std(0) + 1e-6
        z = (x - mean) / spread
        linear = train(torch.nn.Linear(z.shape[1], 1), z[fit], y[fit], 3000, 1e-5, device)
        net = torch.nn.Sequential(
            torch.nn.Linear(z.shape[1], 32),
            torch.nn.Tanh(),
            torch.nn.Linear(32, 16),
            torch.nn.Tanh(),
            torch.nn.Linear(16, 1),
        )
        net = train(net, z[fit], y[fit], 3000, 1e-4, device)
        shown[mine] = predict(linear, z[mine], device)
        netted[mine] = predict(net, z[mine], device)
        w = linear.weight.detach().cpu().numpy()[0] / spread
        weights.append([round(float(each), 6) for each in w])
        bias.append(round(float(linear.bias.detach().cpu()[0] - (w * mean).sum()), 6))
    for name, p in (("linear", shown), ("net", netted)):
        parts = [(held & (over >= k / 5) & (over < (k + 1) / 5)) for k in range(5)]
        report[name] = {
            "log_loss": round(log_loss(p[held], y[held]), 4),
            "calibration": round(calibration(p[held], y[held]), 4),
            "log_loss_by_fifth": [round(log_loss(p[q], y[q]), 3) for q in parts],
            "calibration_by_fifth": [round(calibration(p[q], y[q]), 3) for q in parts],
        }
    made = {key: about[key] for key in ("games", "bot", "seed")}
    made.update(positions=len(y), held_out="every fifth game of each scenario", **report["linear"])
    out.write_text(json.dumps({"weights": weights, "bias": bias, "made": made}, indent=1) + "\n")
    print(game, json.dumps(report))


if __name__ == "__main__":
    main()
