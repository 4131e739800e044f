"""Aspects of a position for explanations, read from the features that bots use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Aspect:
    """Something that one position may have more of than another."""

    key: str  # the message that tells it, with `$more`: `yes` or `no`
    parts: dict[str, float]  # features by their names, and how much each counts
    good: bool  # for the seat that asks, to have more of it
    least: float  # the difference from which on it is worth telling

    def of(self, names: Sequence[str], features: Sequence[float]) -> float:
        """How much of it there is."""
        return sum(share * features[names.index(name)] for name, share in self.parts.items())
