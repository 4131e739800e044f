"""A bot that is another program: `cmd:./my_bot`, or `cmd@2:./my_bot` for two seconds a decision.

The program speaks the protocol of `docs/protocol.md`. It is told what its seat may know and nothing
else. If it fails in any way, `choose` raises `Forfeit`, and the program is gone.
"""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, ParamSpec, TypeVar, final

from sandtable.bots import protocol
from sandtable.bots.program import Forfeit, Program
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import Unknown

__all__ = ["External", "Forfeit", "external_bot", "is_external"]

P = ParamSpec("P")
T = TypeVar("T")

COMMAND: Final = "cmd"
SECONDS: Final = 10.0  # a decision, where the name says nothing else
MOST_SECONDS: Final = 3_600.0
START_SECONDS: Final = 60.0  # until the program must have said hello, on a machine that is busy


def is_external(name: str) -> bool:
    """Whether the name of a bot starts a program."""
    return name.partition(":")[0].partition("@")[0] == COMMAND


def external_bot(name: str, box: Box, seed: int | str) -> External:
    """The bot of such a name; an `Unknown` if no program can be meant by it."""
    kind, _, told = name.partition(":")
    _, at, limit = kind.partition("@")
    try:
        seconds = float(limit) if at else SECONDS
        command = shlex.split(told, posix=os.name == "posix")
    except ValueError as error:
        raise Unknown(f'"{protocol.shown(name)}" is no program: {error}') from None
    if not 0 < seconds <= MOST_SECONDS:
        raise Unknown(f"a program thinks for up to {MOST_SECONDS:g} seconds, not {limit}")
    if not command:
        raise Unknown(f'"{name}" names no program, expected one such as "{COMMAND}:./my_bot"')
    if shutil.which(command[0]) is None:
        raise Unknown(f'there is no program "{command[0]}" that could be started')
    return External(command, box, seed, seconds)


@final
class External:
    """Plays one seat of one game by asking a program. `open` it before, `close` it in any case."""

    def __init__(
        self, command: list[str], box: Box, seed: int | str, seconds: float = SECONDS
    ) -> None:
        self.command = command
        self._box = box
        self._seed = str(seed)
        self._seconds = seconds
        self._seats: list[str] = []
        self._program: Program | None = None
        self._failure: Forfeit | None = None
        self._greeted = False
        self._asked = 0
        self._events: Callable[[], list[Event]] = list
        self._told = 0  # events

    def open(
        self, scenario: str, seats: list[str], seat: int, events: Callable[[], list[Event]]
    ) -> None:
        """Start the program for a game. It is not waited for; what fails is told by `choose`.

        `events` gives all that happened so far, as the referee knows it.
        """
        from sandtable import __version__

        self._seats = seats
        self._events = events
        self._opened = monotonic()
        try:
            self._program = Program(self.command)
            self._program.send(protocol.hello(f"sandtable {__version__}"))
            self._program.send(
                protocol.game(self._box, scenario, seats, seat, self._seconds, self._seed)
            )
        except Forfeit as failure:
            self._failure = failure

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        try:
            if self._failure is not None:
                raise self._failure
            return self._ask(question, sample())
        except Forfeit as failure:
            self._failure = failure
            self.close()
            raise

    def close(self, winner: int | None = None, result: dict[str, Any] | None = None) -> None:
        """End the program; one that did nothing wrong hears how the game ended."""
        program, self._program = self._program, None
        if program is not None:
            sound = self._failure is None
            program.close(protocol.end(self._seats, winner, result) if sound else None)

    def _ask(self, question: Question, sample: State) -> int:
        if self._program is None:
            raise ValueError("a program is asked only between open and close")
        self._greet(self._program)
        self._asked += 1
        since = monotonic()
        self._program.send(
            protocol.question(
                self._box,
                self._seats,
                self._asked,
                question,
                self._seconds,
                sample,
                self._news(question.seat),
            )
        )
        while True:
            message = self._program.receive(self._seconds, since)
            action = read(protocol.action_in, message, self._asked, self._box.vocabulary.find)
            if action is None:
                continue
            if action not in question.actions:
                raise Forfeit("illegal", protocol.shown(message["action"]))
            return action

    def _greet(self, program: Program) -> None:
        """The program has said hello, or does so now."""
        if not self._greeted:
            read(protocol.check_hello, program.receive(START_SECONDS, self._opened))
            self._greeted = True

    def _news(self, seat: int) -> list[Event]:
        """What happened since the last question, as this seat may know it."""
        events = self._events()
        news = events[min(self._told, len(events)) :]
        self._told = len(events)
        return [event.seen_by(seat) for event in news]


def read(reader: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """What a reader of messages finds; a message that it cannot read loses the game."""
    try:
        return reader(*arguments, **named)
    except protocol.InvalidMessage as problem:
        raise Forfeit("nonsense", str(problem)) from None
