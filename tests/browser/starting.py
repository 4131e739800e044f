"""A process that has loaded the server, and forks one for each that tests start.

python -m tests.browser.starting NUMBER  (of the socket where it listens)

Loading takes a server far longer than anything else at its start. The process that hands out the
tests starts one of these for all the others, and it ends when its standard input does.
"""

from __future__ import annotations

import gc
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
LONGEST: Final = 65_536  # bytes of a message
MOST_WAITING: Final = 100
STREAMS: Final = (1, 2)
Run = Callable[[list[str]], int]


class Started:
    """A server, as long as the line to the process that forked it is open; like a `Popen`."""

    def __init__(self, at: str, command: list[str]) -> None:
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.line.connect(at)
        socket.send_fds(self.line, [json.dumps(command).encode()], list(STREAMS))
        told = self.line.recv(LONGEST)
        assert told, "what starts the servers has ended"
        self.pid = int(told)
        self.returncode: int | None = None

    def wait(self, seconds: float | None = None) -> int:
        """How it ended; `TimeoutError` if it goes on for so long."""
        if self.returncode is None:
            self.line.settimeout(seconds)
            self.returncode = int(self.line.recv(LONGEST) or -signal.SIGKILL)
            self.line.close()
        return self.returncode

    def poll(self) -> int | None:
        with suppress(TimeoutError, BlockingIOError):
            return self.wait(0)
        return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


class Starter:
    """The process itself, seen from the one that started it."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="sandtable-starter-")
        self.address = str(Path(self.folder.name) / "line")
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
            listener.bind(self.address)
            listener.listen(MOST_WAITING)  # who comes before it has loaded waits
            number = listener.fileno()
            command = [sys.executable, "-m", "tests.browser.starting", str(number)]
            self.running = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, pass_fds=[number]
            )

    def end(self) -> None:
        self.running.communicate()
        self.folder.cleanup()


# In the process


def serve(run: Run, line: socket.socket, streams: list[int], command: list[str]) -> int:
    """In the fork: a group of processes of its own, with the output of who has asked for it."""
    os.setsid()
    for stream, wanted in zip(STREAMS, streams, strict=True):
        os.dup2(wanted, stream)
        os.close(wanted)
    line.send(str(os.getpid()).encode())
    sys.argv = [sys.argv[0], *command]
    return run(command)


def fork(run: Run, line: socket.socket) -> int:
    """The pid of a new server."""
    asked, streams, _, _ = socket.recv_fds(line, LONGEST, len(STREAMS))
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            status = serve(run, line, streams, json.loads(asked))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(status)
    for each in streams:
        os.close(each)
    return pid


def start_servers(run: Run, listener: socket.socket) -> None:
    """One for each that comes to this socket, until the standard input ends."""
    lines: dict[int, tuple[int, socket.socket]] = {}  # by what tells that a server has ended
    with selectors.DefaultSelector() as events:
        events.register(sys.stdin, selectors.EVENT_READ)
        events.register(listener, selectors.EVENT_READ)
        while True:
            for key, _ in events.select():
                if key.fileobj is sys.stdin:
                    end(pid for pid, _ in lines.values())
                    return
                if key.fileobj is listener:
                    line, _ = listener.accept()
                    pid = fork(run, line)
                    ended = os.pidfd_open(pid)
                    lines[ended] = pid, line
                    events.register(ended, selectors.EVENT_READ)
                else:
                    events.unregister(key.fd)
                    os.close(key.fd)
                    tell_end(*lines.pop(key.fd))


def tell_end(pid: int, line: socket.socket) -> None:
    _, status = os.waitpid(pid, 0)
    with suppress(OSError):
        line.send(str(os.waitstatus_to_exitcode(status)).encode())
    line.close()


def end(servers: Iterable[int]) -> None:
    for pid in servers:
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def main() -> int:
    from tests.browser.known_server import known_server  # the workers of servers do without it

    with socket.socket(fileno=int(sys.argv[1])) as listener, known_server() as run:
        listener.set_inheritable(False)
        gc.collect()
        gc.freeze()
        start_servers(run, listener)
    return 0


if __name__ == "__main__":
    sys.exit(main())
