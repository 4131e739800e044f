"""Procedures: the course of play as a stack of small things, named like the rulebook.

A procedure is plain data, small integers, with two methods. `advance` runs until the procedure asks
(`ASK`), has pushed another one or changed its step (`ON`), or is finished (`DONE`). Calling it
again while it asks must change nothing and ask the same. `answer` takes the answer. The data of a
procedure are the arguments of its constructor, kept under the same names. A default is a plain
number or a constant for one, or the compiled modules would not know the names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from inspect import signature
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.core.refusal import NOT_ASKED_NOW, Refusal

ASK: Final = 0
ON: Final = 1
DONE: Final = 2

Outcome = int
GameT = TypeVar("GameT")


@cache
def fields_of(kind: type[Procedure[Any]]) -> tuple[str, ...]:
    """The data of a procedure by name: the arguments of its constructor, in order."""
    return tuple(signature(kind).parameters)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(ABC, Generic[GameT]):
    """One step of the sequence of play, waiting on the stack for its turn to go on."""

    @abstractmethod
    def advance(self, game: GameT) -> Outcome: ...

    def answer(self, game: GameT, action: int) -> None:
        """Only a procedure that asks is answered."""
        raise TypeError(f"{type(self).__name__} asked nothing")

    def copy(self) -> Procedure[GameT]:
        """Another one like this. Games where speed matters call their constructor by hand."""
        return type(self)(*self.dump())

    def why_not(self, game: GameT, action: int) -> Refusal:
        """Why this action is no answer to what is asked now. Called for what is not offered."""
        return NOT_ASKED_NOW

    def dump(self) -> list[Any]:
        """What the constructor needs to make this procedure again."""
        values = [getattr(self, field) for field in fields_of(type(self))]
        return [list(value) if isinstance(value, list) else value for value in values]

    def forget(self, game: GameT, seat: int, chance: Any) -> None:
        """Put something else in the place of what this seat may not know. For resampling."""

    @classmethod
    def load(cls, classes: dict[str, Any], data: list[Any]) -> Procedure[GameT]:
        """Make a procedure from what `dump` gave; `classes` are the game's procedures by name."""
        return cls(*data)


def by_name(*kinds: type[Procedure[Any]]) -> dict[str, Any]:
    """The procedures of a game, as `load_state` wants them."""
    return {kind.__name__: kind for kind in kinds}


@mypyc_attr(allow_interpreted_subclasses=True)
class Stateless(Procedure[GameT]):
    """A procedure that remembers nothing, so that all copies of a state may share it."""

    def copy(self) -> Procedure[GameT]:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepwise(Procedure[GameT]):
    """A procedure that remembers only which of its steps comes next."""

    def __init__(self, step: int = 0) -> None:
        self.step = step
