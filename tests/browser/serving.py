"""What the tests in a browser need: a server process, and Chromium."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from tests.browser.known_server import HELD, MOVED, STOPPED
from tests.browser.starting import ROOT, Started

PAGE: Final = ROOT / "src" / "sandtable" / "server" / "page" / "index.html"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES: Final = ROOT / "build" / "screenshots"
GAPS: Final = ROOT / "build" / "not-run"  # what could not be run, a line each: see the Makefile
GAP: Final = "- the page in a browser: no chromium"
PATIENCE: Final = 600.0  # for a server that never comes; one that has ended is noticed at once
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str | None:
    """The machine's own: none is downloaded. The one without a window needs a third of the time."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def note_gap() -> None:
    GAPS.parent.mkdir(exist_ok=True)
    if not GAPS.exists() or GAP not in GAPS.read_text(encoding="utf-8"):
        with GAPS.open("a", encoding="utf-8") as gaps:
            gaps.write(GAP + "\n")


def build_page() -> None:
    """As `make page` does it, where that has not been done."""
    if not PAGE.is_file():
        subprocess.run([sys.executable, ROOT / "tools" / "page.py"], check=True)


class Server:
    """A server process on a port and a folder of its own, which survive it."""

    def __init__(self, starter: str, folder: Path, *options: str) -> None:
        self.starter = starter
        self.folder = folder
        self.options = options
        self.moved = 0.0
        self.held = socket.socket()  # as long as it is bound nobody else is given the port
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))
        self.port = self.held.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        options = ["--port", str(self.port), "--folder", str(self.folder), *self.options]
        options += ["--origin", self.address] if self.options else []
        self.running = Started(self.starter, ["serve", *options])
        try:
            self.waits_until_it_answers()
        except BaseException:
            self.end()  # nobody else knows of it yet
            raise

    def waits_until_it_answers(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.listens():
            assert self.running.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        line.request("GET", "/api/tables")
        assert line.getresponse().status == HTTPStatus.OK
        line.close()

    def listens(self) -> bool:
        """Whether somebody has the port: to ask this costs nothing."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def move_clock(self, seconds: float) -> None:
        """So much time passes for the server, at once."""
        self.moved += seconds
        fresh = self.folder / f"{MOVED}-new"
        fresh.write_text(str(self.moved), encoding="ascii")
        fresh.replace(self.folder / MOVED)

    def stop_clock(self, stop: bool) -> None:
        """Time passes only where it is moved, however slow the machine is; or as usual."""
        stopped = self.folder / STOPPED
        stopped.touch() if stop else stopped.unlink(missing_ok=True)

    def kill(self) -> None:
        """At once and all of it, as when the machine loses its power."""
        os.killpg(self.running.pid, signal.SIGKILL)  # a session of our own making
        self.running.wait()

    def hold_bots(self, hold: bool) -> None:
        """Bots keep their answers to themselves, or give them."""
        held = self.folder / HELD
        held.touch() if hold else held.unlink(missing_ok=True)

    def end(self) -> None:
        """The server and whatever it has started."""
        self.held.close()
        if self.running.poll() is None:
            self.running.send_signal(signal.SIGTERM)
            with suppress(TimeoutError):
                self.running.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(self.running.pid, signal.SIGKILL)
        self.running.wait()
