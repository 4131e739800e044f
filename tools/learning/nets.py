"""Train the net that a value has beside its regression: what it sees is patterns of the board.

Only `fit.py` uses it, and only it needs PyTorch; with a GPU it takes a minute. Several nets are
tried: broad and narrow, with more and less that keeps weights small, and learned from results or
from what the value says later in the same game (`blended`). Each is trained until it gets no better
on games that it does not learn from; the best of them on those is kept. How good it is, `fit.py`
says, on games that no net was chosen by.
"""

from __future__ import annotations

from base64 import b64encode
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

UNIT = 1 << 12  # one, in the weights of patterns, as `sandtable/bots/net.py` reads them
MOST = 32767  # of such a weight
BATCH = 8192
CHUNK = 16384  # rows whose patterns are counted at once
ROUNDS = 30  # through all rows, at most
PATIENCE = 4  # rounds without anything gained
RATE = 1e-3


class Task(NamedTuple):
    """What there is to learn: a row is a position as one seat sees it."""

    counts: Any  # how often each pattern is there, by row: a tensor of bytes
    features: Any  # of about the same size each
    rows: Any  # by which row of weights of the value
    skip: Any  # what the regression says, before it is a chance
    got: Any  # what the seat got
    after: Any  # the next position of the same game and seat; -1 where it is the last
    learned: Any  # whether a net learns from it
    watched: Any  # whether it is looked at to tell when to stop


class Plan(NamedTuple):
    """One way to train."""

    width: int
    decay: float
    kept: float  # how much of what comes later counts, turn by turn; 1: the result alone


PLANS = [
    Plan(32, 0.1, 1.0), Plan(32, 0.1, 0.8), Plan(32, 3.0, 0.8), Plan(64, 1.0, 0.8),
    Plan(32, 1.0, 0.6), Plan(64, 3.0, 0.6), Plan(32, 1.0, 0.4),
]  # fmt: skip


def counted(flat: Any, lengths: Any, width: int, device: str) -> Any:
    """How often each pattern is there, row by row."""
    import torch

    counts = torch.zeros((len(lengths), width), dtype=torch.uint8, device=device)
    ends = np.concatenate([[0], np.cumsum(lengths.astype(np.int64))])
    for first in range(0, len(lengths), CHUNK):
        last = min(first + CHUNK, len(lengths))
        here = torch.tensor(flat[ends[first] : ends[last]].astype(np.int64), device=device)
        many = torch.tensor(lengths[first:last].astype(np.int64), device=device)
        at = torch.repeat_interleave(torch.arange(last - first, device=device), many)
        found = torch.bincount(at * width + here, minlength=(last - first) * width)
        counts[first:last] = found.reshape(last - first, width).clamp(max=255).to(torch.uint8)
    return counts


def followers(games: Any, seats: Any) -> Any:
    """By row, the next one of the same game and seat; -1 where there is none."""
    order = np.lexsort((np.arange(len(games)), seats, games))
    same = (games[order][1:] == games[order][:-1]) & (seats[order][1:] == seats[order][:-1])
    after = np.full(len(games), -1, dtype=np.int64)
    after[order[:-1][same]] = order[1:][same]
    return after


def blended(chances: Any, got: Any, after: Any, kept: float) -> Any:
    """What to learn: what the value says a turn later, mixed with what it says after that, and so
    on to the result of the game. That wavers less than the result alone."""
    target = got.astype(np.float64).copy()
    if kept >= 1.0:
        return target
    before = np.full(len(got), -1, dtype=np.int64)
    some = after >= 0
    before[after[some]] = np.flatnonzero(some)
    edge = before[np.flatnonzero(~some)]
    edge = edge[edge >= 0]
    while len(edge):
        later = after[edge]
        target[edge] = (1.0 - kept) * chances[later] + kept * target[later]
        edge = before[edge]
        edge = edge[edge >= 0]
    return target


class Sight:
    """A net while it is trained; a fresh one adds next to nothing to the regression."""

    def __init__(self, task: Task, width: int) -> None:
        import torch

        device, rows = task.counts.device, int(task.rows.max()) + 1
        patterns, features = task.counts.shape[1], task.features.shape[1]

        def drawn(spread: float, *shape: int) -> Any:
            return spread * torch.randn(shape, device=device)

        self.task = task
        self.weights: dict[str, Any] = {
            "patterns": drawn(0.02, patterns, width),
            "features": drawn(0.02, rows, features, width),
            "start": 0.4 + drawn(0.02, rows, width),
            "out": drawn(0.1, rows, width),
            "bias": drawn(0.0, rows),
        }
        for each in self.weights.values():
            each.requires_grad_()

    def __call__(self, at: Any) -> Any:
        """What it says of these rows, the regression with it."""
        import torch

        task, own = self.task, self.weights
        row = task.rows[at]
        features = torch.einsum("bf,rfw->brw", task.features[at], own["features"])
        mine = features[torch.arange(len(at), device=at.device), row] + own["start"][row]
        hidden = (task.counts[at].float() @ own["patterns"] + mine).clamp(0.0, 1.0)
        return task.skip[at] + (hidden * own["out"][row]).sum(1) + own["bias"][row]

    def kept(self) -> dict[str, Any]:
        return {key: each.detach().clone() for key, each in self.weights.items()}


def logits(net: Sight, rows: Any) -> Any:
    """What a net says of some rows."""
    import torch

    with torch.no_grad():
        return torch.cat([net(rows[first : first + CHUNK]) for first in range(0, len(rows), CHUNK)])


def trained(task: Task, plan: Plan, targets: Any) -> tuple[Sight, float]:
    """The net where it was best on the games that are watched, and its log-loss there."""
    import torch

    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    torch.manual_seed(1)
    net = Sight(task, plan.width)
    device = task.counts.device
    learned, watched = (torch.nonzero(each)[:, 0] for each in (task.learned, task.watched))
    best = torch.optim.AdamW(net.weights.values(), lr=RATE, weight_decay=plan.decay)
    least, state, worse = float("inf"), net.kept(), 0
    for _ in range(ROUNDS):
        order = learned[torch.randperm(len(learned), device=device)]
        for first in range(0, len(order), BATCH):
            at = order[first : first + BATCH]
            loss = loss_of(net(at), targets[at])
            best.zero_grad()
            loss.backward()
            best.step()
        now = float(loss_of(logits(net, watched), task.got[watched]))
        if now < least:
            least, worse = now, 0
            state = net.kept()
        else:
            worse += 1
            if worse == PATIENCE:
                break
    net.weights = state
    return net, least


def best_net(task: Task, seconds: float) -> tuple[Sight, Plan, Any]:
    """The best net of those that there was time for, how it was trained, and what it says.

    What comes later is judged by the best net so far, by the regression at first.
    """
    import torch

    start = perf_counter()
    device = task.counts.device
    rows = torch.arange(len(task.got), device=device)
    got, after = task.got.cpu().numpy(), task.after.cpu().numpy()
    said = task.skip
    found: tuple[float, Sight, Plan] | None = None
    for plan in PLANS:
        if found is not None and perf_counter() - start > seconds:
            break
        target = blended(torch.sigmoid(said).cpu().numpy(), got, after, plan.kept)
        net, loss = trained(task, plan, torch.tensor(target.astype(np.float32), device=device))
        print(f"{plan}: log-loss {loss:.4f}, {perf_counter() - start:.0f} s", flush=True)
        if found is None or loss < found[0]:
            found = loss, net, plan
            said = logits(net, rows)
    assert found is not None
    return found[1], found[2], said.cpu().numpy().astype(np.float64)


def told(net: Sight, scales: list[tuple[Any, Any]], scenarios: list[str]) -> dict[str, Any]:
    """The net as `sandtable/bots/net.py` reads it; `scales` are means and spreads of features."""
    weights = {key: each.cpu().numpy() for key, each in net.kept().items()}
    whole = np.clip(np.round(weights["patterns"] * UNIT), -MOST, MOST).astype("<i2")
    rows = [
        {
            "start": numbers(weights["start"][row]),
            "features": [numbers(each) for each in weights["features"][row]],
            "means": numbers(mean),
            "spreads": numbers(spread),
            "out": numbers(weights["out"][row]),
            "bias": round(float(weights["bias"][row]), 6),
        }
        for row, (mean, spread) in enumerate(scales)
    ]
    return {
        "width": whole.shape[1],
        "scenarios": scenarios,
        "patterns": b64encode(whole.tobytes()).decode("ascii"),
        "rows": rows,
    }


def numbers(values: Any) -> list[float]:
    return [round(float(each), 6) for each in values]
