"""The value of a position to a seat: the chance that it wins, learned from games.

A game gives numbers of a position (`Box.features`), and weights for them in `data/value.json`: a
logistic regression, one row of weights for all seats or one a seat. Where a number tells whose turn
is next (`split`), there are two rows, for a seat that waits and for one that is to move: danger
weighs more for the first, chances for the second. What a side has ahead by the scenario itself is
an offset, so that the weights tell what a number means within a scenario, and not which scenarios
have more of it. `tools/learning` makes them.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, final

from sandtable.core.state import State
from sandtable.toolkit.box import Box

FILE: Final = "value.json"
STEEPEST: Final = 30.0  # beyond, the chance is 0 or 1

Offsets = dict[str, list[list[float]]]  # by scenario and seat: waiting, and to move


@final
class Value:
    """The learned value of one game."""

    def __init__(
        self,
        box: Box,
        weights: list[list[float]],
        bias: list[float],
        search: dict[str, float] | None = None,
        split: int | None = None,
        offsets: Offsets | None = None,
    ) -> None:
        self.box = box
        self.weights = weights
        self.bias = bias
        self.search = search or {}  # what a search of this game does otherwise than usual
        self.split = split  # the feature that is 1 for the seat to move; None: one row for both
        self.offsets = offsets or {}

    def chance(self, state: State, seat: int) -> float:
        """How likely this seat wins, from 0 to 1; half a win is a draw."""
        result = state.result()
        if result is not None:
            winner = result["winner"]
            return 0.5 if winner is None else 1.0 if winner == seat else 0.0
        return self.chance_with(self.box.features(state, seat), state, seat)

    def chance_with(self, features: list[float], state: State, seat: int) -> float:
        """The same, for a position with these features that is not over."""
        moves = 1 if self.split is not None and features[self.split] > 0.5 else 0
        row = self.row(seat, moves)
        total = self.bias[row]
        if self.offsets:
            known = self.offsets.get(self.box.scenario_of(state))
            total += known[seat][moves] if known is not None else 0.0
        for weight, feature in zip(self.weights[row], features):
            total += weight * feature
        return logistic(total)

    def row(self, seat: int, moves: int) -> int:
        """Which weights are for this seat, when it is to move or not."""
        if self.split is None:
            return min(seat, len(self.weights) - 1)
        return 2 * min(seat, len(self.weights) // 2 - 1) + moves


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, value))))


def value_of(box: Box) -> Value | None:
    """The value that a game ships with; None if it has none."""
    return _read(box, box.folder / "data" / FILE)


@cache
def _read(box: Box, path: Path) -> Value | None:
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    return Value(
        box,
        data["weights"],
        data["bias"],
        data.get("search"),
        data.get("split"),
        data.get("offsets"),
    )
