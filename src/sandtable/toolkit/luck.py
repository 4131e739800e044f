"""Luck: the hits of each seat's dice, compared with the expected hits.

A throw is any event with the fields `seat`, `dice`, `hits` and `expected` (hits on average). Where
hits are rolled again to confirm them, the event of the second roll has only `hits`, and these
count. A turn begins with an event that has a `turn`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sandtable.core.event import Event
from sandtable.toolkit.text import Speaker


@dataclass(frozen=True)
class Throw:
    """One throw of dice: when, by whom, hits and expected hits."""

    turn: int
    seat: int
    dice: int
    hits: int
    expected: float
    event: Event

    @property
    def difference(self) -> float:
        return self.hits - self.expected


@dataclass(frozen=True)
class Luck:
    """The throws of one seat, added up."""

    seat: int
    throws: int
    dice: int
    hits: int
    expected: float
    best: Throw | None  # of those that brought more than was to be expected
    worst: Throw | None  # of those that brought less

    @property
    def difference(self) -> float:
        """Hits above those that were to be expected; below 0 for bad luck."""
        return self.hits - self.expected


def throws_in(events: Iterable[Event]) -> list[Throw]:
    """Every throw in these events, with its turn."""
    throws: list[Throw] = []
    turn = 0
    for event in events:
        args = event.args
        if event.key == "turn":
            turn = args["turn"]
        elif "expected" in args and "seat" in args:
            throws.append(
                Throw(turn, args["seat"], args["dice"], args["hits"], args["expected"], event)
            )
        elif "hits" in args and throws:
            throws[-1] = replace(throws[-1], hits=args["hits"])
    return throws


def luck_of(throws: list[Throw], seats: int) -> list[Luck]:
    """The luck of each seat."""
    return [luck_of_seat([each for each in throws if each.seat == seat], seat)
            for seat in range(seats)]  # fmt: skip


def luck_of_seat(throws: list[Throw], seat: int) -> Luck:
    good = [each for each in throws if each.difference > 0]
    bad = [each for each in throws if each.difference < 0]
    return Luck(
        seat,
        len(throws),
        sum(each.dice for each in throws),
        sum(each.hits for each in throws),
        sum(each.expected for each in throws),
        max(good, key=lambda each: each.difference, default=None),
        min(bad, key=lambda each: each.difference, default=None),
    )


def throw_told(throw: Throw | None, speaker: Speaker) -> str:
    """A throw in a few words; empty for None."""
    if throw is None:
        return ""
    return speaker.say("report-throw", hits=throw.hits, dice=throw.dice, turn=throw.turn)
