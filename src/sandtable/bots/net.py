"""A small net beside the regression of a value: it sees what is on the board.

A game numbers small patterns (`Box.patterns`): a weak unit next to an enemy, guns in a forest, a
card in the hand. Each neuron sums a weight for every pattern that is there and for every feature,
and gives what lies between 0 and 1; the net gives a weighted sum of those, which is added to what
the regression says. `tools/learning/fit.py` makes it.

All neurons are summed at once: the weights of one pattern are one whole number, with a lane of 64
bits for each neuron. So the sums are exact, the same on every machine, and quick without a library.
"""

from __future__ import annotations

import json
from base64 import b64decode
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Any, Final, NamedTuple, final

FILE: Final = "net.json"
LANE: Final = 64
UNIT: Final = 1 << 12  # one, in weights and in inputs
ONE: Final = UNIT * UNIT  # one, in sums
RAISED: Final = 1 << 60  # what every lane has more, so that none is below 0


class Row(NamedTuple):
    """What the net has apart for each row of weights of the value."""

    start: int  # what neurons begin with
    columns: list[int]  # of the features
    means: list[float]
    factors: list[float]  # that make a feature an input of about one
    out: list[float]  # of the neurons
    bias: float


@final
class Net:
    """One hidden layer, whose neurons give what lies between 0 and 1."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.width: int = content["width"]
        self.scenarios: list[str] = content["scenarios"]
        self._lanes = Struct(f"<{self.width}Q")
        weights = Struct(f"<{self.width}h")
        self.patterns = [
            UNIT * lanes(row) for row in weights.iter_unpack(b64decode(content["patterns"]))
        ]
        self.rows = [self._row(row) for row in content["rows"]]

    def _row(self, told: dict[str, Any]) -> Row:
        return Row(
            lanes([round(ONE * each) + RAISED for each in told["start"]]),
            [lanes([round(UNIT * each) for each in column]) for column in told["features"]],
            told["means"],
            [UNIT / spread for spread in told["spreads"]],
            [each / ONE for each in told["out"]],
            told["bias"],
        )

    def logit(self, number: int, patterns: list[int], features: list[float]) -> float:
        """What is added to the regression of this row."""
        row, columns = self.rows[number], self.patterns
        total = row.start
        for pattern in patterns:
            total += columns[pattern]
        for column, feature, mean, factor in zip(row.columns, features, row.means, row.factors):
            total += column * round((feature - mean) * factor)
        found = row.bias
        sums = self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))
        for weight, lane in zip(row.out, sums):
            if lane > RAISED:
                found += weight * min(lane - RAISED, ONE)
        return found

    def patterns_of(self, scenario: str, waits: int) -> list[int]:
        """The last patterns: two for each scenario, by the seat that waits; none if it is another
        scenario."""
        if scenario not in self.scenarios:
            return []
        first = len(self.patterns) - 2 * len(self.scenarios)
        return [first + 2 * self.scenarios.index(scenario) + waits]


def lanes(weights: list[int] | tuple[int, ...]) -> int:
    """One number with a lane for each weight, the first in the lowest."""
    return sum(weight << LANE * at for at, weight in enumerate(weights))


@cache
def net_in(path: Path) -> Net | None:
    """The net of a file; None if there is none."""
    return Net(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None
