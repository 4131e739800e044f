"""`sandtable serve` whose secret is known, so that dice, cards and bots are the same in every run.

Its clock can be moved, by the seconds that stand in a file of its folder, and stands still while
another file is there. Bots wait with their answers while a third is there. Messages may go to this
machine.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from sandtable.analysis.study import QUICK
from sandtable.server.clocks.uptime import SystemClock
from sandtable.server.settings import Settings
from sandtable.server.workers.bots import BotPool

LOADED: Final = (
    "sandtable.cli.app",
    "sandtable.cli.http",
    "sandtable.cli.commands.serve",
    "sandtable.server.app",
)
SECRET: Final = f"{1:064x}"
MOVED: Final = "clock-moved"  # the names of the files
STOPPED: Final = "clock-stopped"
HELD: Final = "bots-held"
PATIENCE: Final = 3600.0  # seconds
MANY: Final = 10**6
ALWAYS_ALIVE: Final = 10**6  # beats, so that moving the clock counts as uptime


def file_called(name: str) -> Path:
    return Path(sys.argv[sys.argv.index("--folder") + 1]) / name


class FileClock(SystemClock):
    """The clock of the machine, moved by what stands in a file, and stopped by another."""

    def __init__(self) -> None:
        self.file = file_called(MOVED)
        self.stop = file_called(STOPPED)
        self.stopped_at: float | None = None

    def moved(self) -> float:
        with suppress(OSError, ValueError):
            return float(self.file.read_text(encoding="ascii"))
        return 0.0

    def wall(self) -> datetime:
        return super().wall() + timedelta(seconds=self.moved())

    def ticks(self) -> float:
        if not self.stop.exists():
            self.stopped_at = None
        elif self.stopped_at is None:
            self.stopped_at = super().ticks()
        at = super().ticks() if self.stopped_at is None else self.stopped_at
        return at + self.moved()


@dataclass(frozen=True)
class NearSettings(Settings):
    """Push services may be on this machine, and one worker is enough for short jobs.

    No limit depends on how fast the machine is: all visitors come from one address.
    """

    private_endpoints: bool = True
    workers: int = 1
    analysis_playouts: int = QUICK
    bot_seconds: float = PATIENCE
    job_seconds: float = PATIENCE
    slow: float = PATIENCE
    silence: float = PATIENCE
    seek_seconds: float = PATIENCE
    work_at_once: float = PATIENCE
    arrivals_a_minute: int = MANY
    openings_a_minute: int = MANY
    openings_an_address: int = MANY
    readings_a_minute: int = MANY
    sign_ins_a_minute: int = MANY


async def held_choice(pool: BotPool, *asked: Any) -> int:
    """The answer of a bot, once nobody holds it back."""
    answer = await CHOOSE(pool, *asked)
    while file_called(HELD).exists():
        await asyncio.sleep(0.01)
    return answer


CHOOSE: Final = BotPool.choose


Run = Callable[[list[str]], int]


@contextmanager
def known_server() -> Iterator[Run]:
    """The command line, with all that a server needs loaded, which is the same in each."""
    with (
        patch("sandtable.server.tables.new_tables.new_secret", lambda: SECRET),
        patch("sandtable.server.clocks.uptime.SystemClock", FileClock),
        patch("sandtable.server.clocks.uptime.MAX_MISSED_BEATS", ALWAYS_ALIVE),
        patch("sandtable.server.settings.Settings", NearSettings),
        patch.object(BotPool, "choose", held_choice),
    ):
        for name in LOADED:
            import_module(name)
        import_module("sandtable.server.routes.home").warm()
        yield import_module("sandtable.cli").main
