"""Chance: asked with a purpose when something happens, never kept in a state.

Everything random is one event: pick one of several outcomes with whole-number weights. A die is
a pick among its faces, a drawn card is a pick among the kinds of card left in the pile.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import mypyc_attr

from sandtable.core.event import EVERYBODY

WORDS_A_BLOCK: Final = 16
WORD: Final = 1 << 32


@final
class Purpose:
    """What a chance event is for, and the words of its outcomes.

    A `free` purpose need not be scripted in a rule case: whatever comes will do. What is `drawn`
    comes from a pile, as a card does; anything else is a die.
    """

    def __init__(
        self, name: str, outcomes: list[str], free: bool = False, drawn: bool = False
    ) -> None:
        if any(not word or " " in word for word in outcomes):
            raise ValueError(f"an outcome of {name} is one word")
        self.name = name
        self.outcomes = outcomes
        self.free = free
        self.drawn = drawn


class ChanceNeeded(Exception):
    """Something asked for chance where none may be used."""


class ScriptError(Exception):
    """A script or record does not fit what the game asks of chance."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from. This one has none to give."""

    def pick(self, purpose: int, weights: list[int]) -> int:
        """The number of one outcome; it comes as often as its weight says."""
        raise ChanceNeeded

    def roll(self, purpose: int, weights: list[int], dice: int) -> list[int]:
        """So many dice of the same kind: how often each face came up."""
        faces = [0] * len(weights)
        for _ in range(dice):
            faces[self.pick(purpose, weights)] += 1
        return faces

    def pick_for(self, mask: int, purpose: int, weights: list[int]) -> int:
        """An outcome that only the seats of the mask learn."""
        return self.pick(purpose, weights)


NO_CHANCE: Final = Chance()


@final
class Sealed(Chance):
    """The dice of a real game: a stream keyed by the seed, with one counter a purpose.

    Block number n of a purpose is BLAKE2b(key = seed, data = purpose and n). Nobody can guess it
    from the dice seen, and events of one purpose do not shift those of another.
    """

    def __init__(self, seed: int | str, counters: list[int] | None = None) -> None:
        self.seed = seed
        self._key = blake2b(f"sandtable {seed}".encode()).digest()
        self.counters: list[int] = []
        self._blocks: list[list[int]] = []
        if counters is not None:
            for purpose, counter in enumerate(counters):
                self._open(purpose)
                self.counters[purpose] = counter
                if counter % WORDS_A_BLOCK:
                    self._blocks[purpose] = self._block(purpose, counter // WORDS_A_BLOCK)

    def _open(self, purpose: int) -> None:
        while len(self.counters) <= purpose:
            self.counters.append(0)
            self._blocks.append([])

    def _block(self, purpose: int, number: int) -> list[int]:
        digest = blake2b(purpose.to_bytes(4, "big") + number.to_bytes(8, "big"), key=self._key)
        data = digest.digest()
        size = len(data) // WORDS_A_BLOCK
        return [int.from_bytes(data[at : at + size], "big") for at in range(0, len(data), size)]

    def _word(self, purpose: int) -> int:
        if purpose >= len(self.counters):
            self._open(purpose)
        counter = self.counters[purpose]
        place = counter % WORDS_A_BLOCK
        if place == 0:
            self._blocks[purpose] = self._block(purpose, counter // WORDS_A_BLOCK)
        self.counters[purpose] = counter + 1
        return self._blocks[purpose][place]

    def pick(self, purpose: int, weights: list[int]) -> int:
        total = 0
        for weight in weights:
            total += weight
        if total <= 0:
            raise ValueError("nothing to pick from")
        word = self._word(purpose)
        limit = WORD - WORD % total
        while word >= limit:  # so that every outcome is exactly as likely as its weight
            word = self._word(purpose)
        rest = word % total
        outcome = 0
        while rest >= weights[outcome]:
            rest -= weights[outcome]
            outcome += 1
        return outcome

    def copy(self) -> Sealed:
        return Sealed(self.seed, self.counters)


def derived_seed(seed: int | str, purpose: str) -> str:
    """Another seed from which nobody can work back to this one."""
    return blake2b(f"{purpose} of {seed}".encode(), digest_size=16).hexdigest()


def branch(seed: int | str, number: int) -> Sealed:
    """A stream for thinking: it has nothing to do with the dice of the game that it came from."""
    return Sealed(derived_seed(seed, f"branch {number}"))


@final
class Scripted(Chance):
    """Outcomes written down beforehand, a queue for each purpose."""

    def __init__(self, purposes: list[Purpose], lines: list[str]) -> None:
        self.purposes = purposes
        self.queues: list[list[int]] = [[] for _ in purposes]
        self._spare = Sealed("spare")
        for line in lines:
            self._read(line)

    def _read(self, line: str) -> None:
        name, colon, words = line.partition(":")
        if not colon:
            raise ScriptError(f'"{line}" is not of the form "purpose: outcome outcome"')
        number = purpose_number(self.purposes, name.strip())
        for word in words.replace(",", " ").split():
            self.queues[number].append(outcome_number(self.purposes[number], word))

    def pick(self, purpose: int, weights: list[int]) -> int:
        what = self.purposes[purpose]
        queue = self.queues[purpose]
        if not queue:
            if what.free:
                return self._spare.pick(purpose, weights)
            raise ScriptError(f'the script has no more outcomes for "{what.name}"')
        outcome = queue.pop(0)
        if outcome >= len(weights) or weights[outcome] <= 0:
            raise ScriptError(f'"{what.outcomes[outcome]}" cannot come up for "{what.name}" here')
        return outcome

    def left_over(self) -> list[str]:
        """What was scripted and never asked for."""
        return [
            f"{purpose.name}: " + " ".join(purpose.outcomes[outcome] for outcome in queue)
            for purpose, queue in zip(self.purposes, self.queues, strict=True)
            if queue
        ]


@final
class Recorded(Chance):
    """The outcomes of a record, in the order in which they happened."""

    def __init__(self, purposes: list[Purpose], outcomes: list[tuple[int, int]]) -> None:
        self.purposes = purposes
        self.outcomes = outcomes
        self.at = 0

    def pick(self, purpose: int, weights: list[int]) -> int:
        if self.at >= len(self.outcomes):
            raise ScriptError(f'the record ends before "{self.purposes[purpose].name}"')
        recorded, outcome = self.outcomes[self.at]
        if recorded != purpose:
            raise ScriptError(
                f'the record has "{self.purposes[recorded].name}" '
                f'where the game asks "{self.purposes[purpose].name}"'
            )
        if outcome >= len(weights) or weights[outcome] <= 0:
            word = self.purposes[purpose].outcomes[outcome]
            raise ScriptError(f'"{word}" cannot come up for "{self.purposes[purpose].name}" here')
        self.at += 1
        return outcome


@final
class Witness(Chance):
    """Passes every event on to another chance and writes down what came and who may know."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.seen: list[tuple[int, int, int]] = []  # purpose, outcome, mask of seats

    def pick(self, purpose: int, weights: list[int]) -> int:
        return self.pick_for(EVERYBODY, purpose, weights)

    def pick_for(self, mask: int, purpose: int, weights: list[int]) -> int:
        outcome = self.source.pick(purpose, weights)
        self.seen.append((purpose, outcome, mask))
        return outcome


def purpose_number(purposes: list[Purpose], name: str) -> int:
    for number, purpose in enumerate(purposes):
        if purpose.name == name:
            return number
    known = ", ".join(purpose.name for purpose in purposes)
    raise ScriptError(f'there is no chance called "{name}"; there are: {known}')


def outcome_number(purpose: Purpose, word: str) -> int:
    if word in purpose.outcomes:
        return purpose.outcomes.index(word)
    known = ", ".join(purpose.outcomes)
    raise ScriptError(f'"{word}" is no outcome of "{purpose.name}"; there are: {known}')
