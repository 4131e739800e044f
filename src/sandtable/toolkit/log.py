"""The log of a game: every answer in the order in which it was given, and every event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from sandtable.core.event import Event
from sandtable.core.state import State

SET_UP = -1  # in place of an action: the entry of what happened before the first answer
STATES_APART: Final = 8  # of open answers in a row, one has its state: states are large


@dataclass(slots=True)
class Entry:
    """One answer, and what came of it."""

    seat: int
    action: int
    outcomes: list[tuple[int, int, int]]  # purpose, outcome, mask
    shown: int  # the number by which every seat knows it; a sealed answer has that of the last one
    events: int  # how many there were after it
    open: bool = False  # it can be taken back
    before: State | None = None  # the state to go back to; of open answers not every one has it
    sealed: bool = False  # given in secret, together with others that are still missing


@dataclass(slots=True)
class Logged:
    """An event with its number, and the number of the step that brought it about."""

    n: int
    step: int
    event: Event


def further_rules(*events: Event) -> list[str]:
    """The rules that these events name beside the one that brought them about, each once."""
    named = [rule for event in events for rule in event.args.get("rules", ())]
    own = {event.rule for event in events}
    return [rule for rule in dict.fromkeys(named) if rule not in own]


class Log:
    """It grows at its end; only what can still be taken back is ever removed again.

    The oldest entries and events can be dropped to save memory. Numbers count them all the same.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.events: list[Event] = []  # a state writes into it, as its journal
        self._dropped_entries = 0
        self._dropped_events = 0

    @property
    def number(self) -> int:
        """The number of the last answer; the set-up has number 0."""
        return self._dropped_entries + len(self.entries) - 1

    @property
    def shown(self) -> int:
        """The number of the last answer that every seat knows of."""
        return self.entries[-1].shown if self.entries else 0

    @property
    def happened(self) -> int:
        """How many events there were, and so the number of the next one."""
        return self._dropped_events + len(self.events)

    def entries_from(self, number: int) -> list[Entry]:
        """The answers from this number on."""
        return self.entries[number - self._dropped_entries :]

    def logged(self, start: int = 0) -> list[Logged]:
        """The events from this number on, as far as they are still here."""
        found = []
        entries = iter(self.entries)
        entry = next(entries, None)
        for n in range(max(start, self._dropped_events), self.happened):
            while entry is not None and entry.events <= n:
                entry = next(entries, None)
            step = self.shown if entry is None else entry.shown
            found.append(Logged(n, step, self.events[n - self._dropped_events]))
        return found

    # Adding, and taking back

    def add(
        self,
        seat: int,
        action: int,
        outcomes: list[tuple[int, int, int]],
        before: State | None = None,
        sealed: bool = False,
    ) -> None:
        """Add an answer, with the events that it has brought about.

        With the state before it, it can be taken back.
        """
        shown = self.shown + (not sealed) if self.entries else 0
        near = 0 < len(self.since_state()) < STATES_APART
        kept = None if near and not sealed else before
        self.entries.append(
            Entry(seat, action, outcomes, shown, self.happened, before is not None, kept, sealed)
        )

    def close(self) -> None:
        """What was answered so far can no longer be taken back, and nothing of it is sealed."""
        for entry in self.open_entries():
            entry.open = False
            entry.before = None
            entry.sealed = False

    def open_sealed(self) -> None:
        """The last sealed answer is in: every seat knows of them now, as of one step."""
        self.entries[-1].shown += 1
        self.close()

    def open_entries(self) -> Iterator[Entry]:
        """The answers that can be taken back, the last one first."""
        for entry in reversed(self.entries):
            if not entry.open:
                return
            yield entry

    def since_state(self) -> list[Entry]:
        """The open answers from the last one on that has its state, in the order of the game."""
        found: list[Entry] = []
        for entry in self.open_entries():
            found.append(entry)
            if entry.before is not None:
                return found[::-1]
        return []

    def sealed_entries(self) -> list[Entry]:
        """The answers that are sealed now, in the order in which they were given."""
        return [entry for entry in self.open_entries() if entry.sealed][::-1]

    def last_open(self, seat: int | None) -> int:
        """The number of the answer that this seat, or any seat, can take back; -1 if there is none.

        Of sealed answers each seat can take back its own; else only the last answer of all.
        """
        for back, entry in enumerate(self.open_entries()):
            if seat is None or entry.seat == seat:
                return self.number - back
            if not entry.sealed:
                break
        return -1

    def take_back(self, number: int) -> Entry:
        """Remove the answer with this number, and its events."""
        entry = self.entries.pop(number - self._dropped_entries)
        self.drop_unfinished()
        return entry

    def drop_unfinished(self) -> None:
        """Remove events that belong to no answer."""
        many = self.entries[-1].events if self.entries else 0
        del self.events[max(0, many - self._dropped_events) :]
        self._dropped_events = min(self._dropped_events, many)

    # Memory

    def forget(self, events: int) -> None:
        """Keep only the latest events, and the answers that belong to them or can be taken back."""
        drop = max(0, len(self.events) - events)
        del self.events[:drop]
        self._dropped_events += drop
        old = 0
        for entry in self.entries[:-1]:
            if entry.open or entry.events > self._dropped_events:
                break
            old += 1
        del self.entries[:old]
        self._dropped_entries += old

    def dump(self) -> dict[str, Any]:
        """What is in memory, as plain JSON data; what can still be taken back is lost."""
        return {
            "entries": [
                [each.seat, each.action, each.outcomes, each.shown, each.events]
                for each in self.entries
            ],
            "events": [
                [each.key, each.rule, each.args, each.mask, list(each.secret)]
                for each in self.events
            ],
            "dropped": [self._dropped_entries, self._dropped_events],
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Log:
        """The log of which `dump` gave this data."""
        log = cls()
        log.entries = [
            Entry(
                seat, action, [(what, came, mask) for what, came, mask in outcomes], shown, events
            )
            for seat, action, outcomes, shown, events in data["entries"]
        ]
        log.events = [
            Event(key, rule, args, mask, tuple(secret))
            for key, rule, args, mask, secret in data["events"]
        ]
        log._dropped_entries, log._dropped_events = data["dropped"]
        return log

    def for_copy(self) -> Log:
        """The log of a copy of the game: no events, and nothing to take back but what is sealed."""
        other = Log()
        kept = self.entries[-1 - len(self.sealed_entries()) :]
        other.entries = [
            replace(each, events=0, open=each.sealed, before=each.before if each.sealed else None)
            for each in kept
        ]
        other._dropped_entries = self.number + 1 - len(kept)
        return other
