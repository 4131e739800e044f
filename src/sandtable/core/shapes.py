"""A state by name: shapes of numbers, and fields that say how they are shown, seen and set.

A shape is the reversible part. It shows the numbers of a list, from some place on, as plain JSON
data, and writes such data back. The whole view, a seat's view, the position of a rule case and the
comparison with an expected one all follow from a list of fields.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final, final

from sandtable.core.state import State

NOTHING: Final = -1  # the number where a word is missing
NO_WORDS: Final = ("", "none", "nobody", None, False)  # how that is written
FEW: Final = 40  # words that can be listed where one of them is meant


def unknown(what: str, word: str, words: Iterable[str]) -> str:
    """The sentence for a word that is not one of these, with the nearest of them."""
    known = list(words)
    near = get_close_matches(word, known, n=1)
    if near:
        return f'unknown {what} "{word}", did you mean "{near[0]}"?'
    return f'unknown {what} "{word}"' + (f", expected {one_of(known)}" if len(known) <= FEW else "")


def one_of(words: Iterable[str]) -> str:
    """Words as a person lists them: `"a", "b" or "c"`."""
    quoted = [f'"{word}"' for word in words]
    if len(quoted) < 2:
        return "".join(quoted)
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def find(what: str, word: str, words: Sequence[str]) -> int:
    """The number of a word; a ValueError that names the nearest one if there is none."""
    if word not in words:
        raise ValueError(unknown(what, word, words))
    return words.index(word)


# Shapes


class Shape(ABC):
    """How the numbers from a place on are shown, and written back."""

    @abstractmethod
    def show(self, numbers: list[int], at: int) -> Any: ...

    @abstractmethod
    def write(self, numbers: list[int], at: int, value: Any) -> None:
        """Raises a ValueError for what cannot be read."""


@final
class Number(Shape):
    """A number, shown with something added."""

    def __init__(self, plus: int = 0) -> None:
        self.plus = plus

    def show(self, numbers: list[int], at: int) -> Any:
        return numbers[at] + self.plus

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        numbers[at] = int(value) - self.plus


@final
class Word(Shape):
    """The number of a word, or nothing. `what` the words are is said where one is unknown."""

    def __init__(self, what: str, words: Sequence[str]) -> None:
        self.what = what
        self.words = words

    def show(self, numbers: list[int], at: int) -> Any:
        return self.words[numbers[at]] if numbers[at] >= 0 else None

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        numbers[at] = NOTHING if value in NO_WORDS else find(self.what, value, self.words)


@final
class Given(Shape):
    """True where there is a number; there is only one that it can be."""

    def __init__(self, number: int) -> None:
        self.number = number

    def show(self, numbers: list[int], at: int) -> Any:
        return numbers[at] != NOTHING

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        numbers[at] = self.number if value else NOTHING


@final
class Row(Shape):
    """So many things of one shape, one number each; `loose`: only which there are, in no order."""

    def __init__(self, shape: Shape, count: int, loose: bool = False) -> None:
        self.shape = shape
        self.count = count
        self.loose = loose

    def show(self, numbers: list[int], at: int) -> Any:
        shown = [self.shape.show(numbers, at + each) for each in range(self.count)]
        return sorted(each for each in shown if each is not None) if self.loose else shown

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        for number in range(self.count if self.loose else len(value)):
            self.shape.write(numbers, at + number, value[number] if number < len(value) else None)


@final
class Table(Shape):
    """Things of one shape by word, each so many numbers after the last; what is not named stays."""

    def __init__(self, what: str, words: Sequence[str], shape: Shape, stride: int = 1) -> None:
        self.what = what
        self.words = words
        self.shape = shape
        self.stride = stride

    def show(self, numbers: list[int], at: int) -> Any:
        stride, show = self.stride, self.shape.show
        return {word: show(numbers, at + each * stride) for each, word in enumerate(self.words)}

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        for word, each in value.items():
            number = find(self.what, word, self.words)
            self.shape.write(numbers, at + number * self.stride, each)


class Sparse(Shape):
    """A table of few entries: only where a number is not `empty`."""

    def __init__(self, what: str, words: Sequence[str], shape: Shape, empty: int = NOTHING) -> None:
        self.what = what
        self.words = words
        self.shape = shape
        self.empty = empty

    def entries(self, numbers: list[int], at: int) -> dict[str, Any]:
        return {
            word: self.shape.show(numbers, at + number)
            for number, word in enumerate(self.words)
            if numbers[at + number] != self.empty
        }

    def fill(self, numbers: list[int], at: int, entries: dict[str, Any]) -> None:
        for number in range(len(self.words)):
            numbers[at + number] = self.empty
        for word, value in entries.items():
            self.shape.write(numbers, at + find(self.what, word, self.words), value)

    def show(self, numbers: list[int], at: int) -> Any:
        return self.entries(numbers, at)

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        self.fill(numbers, at, value)


@final
class Lines(Sparse):
    """The same, a line an entry as in the example, with the value first or last."""

    def __init__(
        self,
        what: str,
        words: Sequence[str],
        shape: Shape,
        example: str,
        value_first: bool = True,
        empty: int = NOTHING,
    ) -> None:
        super().__init__(what, words, shape, empty)
        self.example = example
        self.value_first = value_first

    def show(self, numbers: list[int], at: int) -> Any:
        entries = self.entries(numbers, at).items()
        return sorted(f"{v} {word}" if self.value_first else f"{word} {v}" for word, v in entries)

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        entries: dict[str, Any] = {}
        for line in value:
            words = line.split()
            if len(words) != len(self.example.split()):
                raise ValueError(f'"{line}" should be as "{self.example}"')
            one = words.pop(0 if self.value_first else -1)
            entries[" ".join(words)] = one
        self.fill(numbers, at, entries)


@final
class Marked(Shape):
    """The words that have a number; `whole`: the others do not have it, whatever they had."""

    def __init__(self, what: str, words: Sequence[str], number: int, whole: bool = True) -> None:
        self.what = what
        self.words = words
        self.number = number
        self.whole = whole

    def show(self, numbers: list[int], at: int) -> Any:
        return [word for each, word in enumerate(self.words) if numbers[at + each] == self.number]

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        if self.whole:
            numbers[at : at + len(self.words)] = [0] * len(self.words)
        for word in value:
            numbers[at + find(self.what, word, self.words)] = self.number


@final
class Record(Shape):
    """Things of several shapes by name, each with its place; what is not named stays."""

    def __init__(self, what: str, parts: dict[str, tuple[int, Shape]]) -> None:
        self.what = what
        self.parts = parts

    def show(self, numbers: list[int], at: int) -> Any:
        return {
            name: shape.show(numbers, at + place) for name, (place, shape) in self.parts.items()
        }

    def write(self, numbers: list[int], at: int, value: Any) -> None:
        for name, each in value.items():
            place, shape = self.parts[list(self.parts)[find(self.what, name, list(self.parts))]]
            shape.write(numbers, at + place, each)


# Fields


class Field:
    """A part of a state by name: all of it, and what a seat may see of it.

    What has no `show` belongs to the views of seats only; what has no `see` is seen by everybody.
    """

    def __init__(
        self,
        name: str,
        show: Callable[[Any], Any] | None,
        see: Callable[[Any, int], Any] | None = None,
    ) -> None:
        self.name = name
        self.shows = show
        self.sees = see

    def show(self, game: Any) -> Any:
        return None if self.shows is None else self.shows(game)

    def see(self, game: Any, seat: int) -> Any:
        return self.show(game) if self.sees is None else self.sees(game, seat)


@final
class Numbers(Field):
    """A field that is some numbers of a list of the state, so that it can be set as well.

    `key` is its name in rule cases, empty for none; `written` its shape there, where that differs.
    Without a name it is in cases only.
    """

    def __init__(
        self,
        name: str,
        of: str,
        at: int,
        shape: Shape,
        key: str = "",
        written: Shape | None = None,
        see: Callable[[Any, int], Any] | None = None,
    ) -> None:
        super().__init__(name, None, see)
        self.of = of
        self.at = at
        self.shape = shape
        self.key = key
        self.written = written if written is not None else shape

    def show(self, game: Any) -> Any:
        return self.shape.show(getattr(game, self.of), self.at)

    def put(self, game: Any, value: Any) -> None:
        self.written.write(getattr(game, self.of), self.at, value)

    def differences(self, game: Any, wanted: Any) -> list[str]:
        """What would change if the wanted value were written."""
        numbers = list(getattr(game, self.of))
        found = self.written.show(numbers, self.at)
        self.written.write(numbers, self.at, wanted)
        return differences(self.key, found, self.written.show(numbers, self.at))


def differences(what: str, found: Any, wanted: Any) -> list[str]:
    """A sentence for each thing that is not as wanted; of a table, those that are wanted."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [
            line
            for key, each in wanted.items()
            for line in differences(f"{what}: {key}", found.get(key), each)
        ]
    return [] if found == wanted else [f"{what} is {found}, not {wanted}"]


def position_of(fields: list[Field], game: Any) -> dict[str, Any]:
    """The whole state by name."""
    return {
        each.name: each.show(game)
        for each in fields
        if each.name and (each.shows is not None or isinstance(each, Numbers))
    }


def view_of(fields: list[Field], game: Any, seat: int) -> dict[str, Any]:
    """The state by name as a seat sees it."""
    return {each.name: each.see(game, seat) for each in fields if each.name}


def questions_seen(game: State, seat: int, seats: Sequence[str]) -> dict[str, Any]:
    """Who is asked, what everybody hears of it, and what this seat may answer."""
    question = game.question_of(seat)
    return {
        "waiting_for": [seats[each.seat] for each in game.asked],
        "asked": [each.told(list(seats)) for each in game.asked if not each.secret],
        "question": None
        if question is None
        else {
            "key": question.key,
            "rule": question.rule,
            "subject": question.subject,
            "actions": [game.action_name(action) for action in question.actions],
        },
    }
