"""An external program as a process: lines out, lines in, with limits on everything.

Nothing that the program does can block us. Threads read and write, so that a program that does not
read or answer only runs out of time; its output is limited; in the end it is killed together with
its child processes.
"""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO, Final, Literal
from weakref import finalize

from sandtable.bots import protocol

MOST_UNREAD: Final = 8  # messages that may wait for a program that does not read
END_SECONDS: Final = 1.0  # to end by itself, once it was told that the game is over
LOOK_SECONDS: Final = 0.25  # between two looks whether the program is still there
MOST_COMPLAINTS: Final = 4_000  # bytes of its standard error that are kept, the last ones

# How a program loses a game
Failure = Literal["start", "time", "ended", "flood", "unread", "nonsense", "illegal"]
SENTENCES: Final[dict[Failure, str]] = {
    "start": "could not be started: {about}",
    "time": "gave no answer within {about} seconds",
    "ended": "ended before the game did ({about})",
    "flood": "sent too much without an answer",
    "unread": "does not read what it is sent",
    "nonsense": "sent a line that {about}",
    "illegal": 'answered with an action that is not offered: "{about}"',
}


class Forfeit(Exception):
    """A program has lost its game: how, and a detail of it."""

    def __init__(self, kind: Failure, about: str = "") -> None:
        super().__init__(kind, about)
        self.kind = kind
        self.about = about

    def __str__(self) -> str:
        return SENTENCES[self.kind].format(about=self.about)


class Program:
    """A running program. `Forfeit` tells what went wrong with it."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a group of its own, which is killed as one
            )
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise Forfeit("start", protocol.shown(reason)) from None
        self._kill = finalize(self, end_group, self._process)  # also if we are broken off
        self._said: Queue[bytes | None] = Queue()
        self._unsent: Queue[bytes | None] = Queue(MOST_UNREAD)
        self._complaints = bytearray()
        self._lines = self._bytes = 0
        self._flooded = Event()
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._writer = started(self._write, process.stdin)
        self._reader = started(self._read, process.stdout)
        self._listener = started(self._listen, process.stderr)

    def send(self, message: protocol.Message) -> None:
        """Hand a message to the program, which has all limits anew. It waits for nothing."""
        self._lines = self._bytes = 0
        try:
            self._unsent.put_nowait(protocol.encode(message).encode())
        except Full:
            raise Forfeit("unread") from None

    def receive(self, seconds: float, since: float) -> protocol.Message:
        """The next message, within so many seconds since then (a `monotonic` time)."""
        while True:
            line = self._next_line(seconds, since + seconds)
            if line is None:
                raise Forfeit("flood") if self._flooded.is_set() else self._ended()
            if line.strip():
                try:
                    return protocol.decode(line)
                except protocol.InvalidMessage as problem:
                    raise Forfeit("nonsense", str(problem)) from None

    def close(self, last: protocol.Message | None = None) -> None:
        """End the program: with a last message and a moment to end by itself, or at once."""
        if last is not None:
            with suppress(Full):
                self._unsent.put_nowait(protocol.encode(last).encode())
                self._unsent.put_nowait(None)
                self._reader.join(END_SECONDS)
        self._kill()
        with suppress(Full):
            self._unsent.put_nowait(None)
        for thread in (self._reader, self._writer, self._listener):
            thread.join(END_SECONDS)

    def _next_line(self, seconds: float, until: float) -> bytes | None:
        """None where nothing more can come: its output is closed, or the program is gone.

        What it started may keep the output open without it.
        """
        gone = False
        while True:
            try:
                return self._said.get(timeout=min(LOOK_SECONDS, max(0.0, until - monotonic())))
            except Empty:
                if gone:
                    return None
                if monotonic() >= until:
                    raise Forfeit("time", f"{seconds:g}") from None
                gone = self._process.poll() is not None

    def _ended(self) -> Forfeit:
        """Its output is over: what it says of itself, as far as it said anything."""
        self._listener.join(END_SECONDS)
        try:
            code = self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return Forfeit("ended", "it closed its output")
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        last = f": {protocol.shown(lines[-1])}" if lines else ""
        return Forfeit("ended", f"code {code}{last}")

    # Each in a thread of its own, with a stream that no other thread touches

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:
            while (line := self._unsent.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(protocol.MOST_BYTES + 1):
                self._lines += 1
                self._bytes += len(line)
                if self._lines > protocol.MOST_LINES or self._bytes > protocol.MOST_BYTES:
                    self._flooded.set()
                    break
                self._said.put(line)
        self._said.put(None)

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while part := os.read(stream.fileno(), MOST_COMPLAINTS):
                self._complaints += part
                del self._complaints[:-MOST_COMPLAINTS]


def started(work: object, stream: IO[bytes]) -> Thread:
    assert callable(work)
    thread = Thread(target=work, args=(stream,), daemon=True)
    thread.start()
    return thread


def end_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a program and everything that it started."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError):
        process.kill()
    process.wait()
