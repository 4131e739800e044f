"""The value of a position to a seat: the chance that it wins, learned from games.

A game gives numbers of a position (`Box.features`), and weights for them in `data/value.json`: a
logistic regression, one row of weights for all seats or one a seat. `tools/learning` makes them.
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


@final
class Value:
    """The learned value of one game."""

    def __init__(
        self,
        box: Box,
        weights: list[list[float]],
        bias: list[float],
        search: dict[str, float] | None = None,
    ) -> None:
        self.box = box
        self.weights = weights
        self.bias = bias
        self.search = search or {}  # what a search of this game does otherwise than usual

    def chance(self, state: State, seat: int) -> float:
        """How likely this seat wins, from 0 to 1; half a win is a draw."""
        result = state.result()
        if result is not None:
            winner = result["winner"]
            return 0.5 if winner is None else 1.0 if winner == seat else 0.0
        return self.chance_with(self.box.features(state, seat), seat)

    def chance_with(self, features: list[float], seat: int) -> float:
        """The same, for a position with these features that is not over."""
        row = min(seat, len(self.weights) - 1)
        total = self.bias[row]
        for weight, feature in zip(self.weights[row], features):
            total += weight * feature
        return logistic(total)


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
    return Value(box, data["weights"], data["bias"], data.get("search"))
