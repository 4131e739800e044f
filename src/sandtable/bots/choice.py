"""Random choices of a bot, from its own stream, the same on every machine."""

from __future__ import annotations

from typing import final

from sandtable.core.chance import Sealed

DIGITS = 6  # values that differ by less are equal: how they were summed must not matter


@final
class Choice:
    """What a bot leaves to chance; it has nothing to do with the dice of the game."""

    def __init__(self, name: str, seed: int | str) -> None:
        self._stream = Sealed(f"{name} {seed}")

    def any_of(self, actions: list[int]) -> int:
        return actions[self._stream.pick(0, [1] * len(actions))]

    def best_of(self, actions: list[int], values: list[float]) -> int:
        """The action of the greatest value; among equals, any."""
        rounded = [round(value, DIGITS) for value in values]
        best = max(rounded)
        return self.any_of([action for action, value in zip(actions, rounded) if value == best])
