"""What an update costs: bytes on the line, and milliseconds of the server, for each viewer.

    benchmarks/updates.py [--answers 300] [--games 2] [--game NAME] [--profile FILE]

Every game is played at random in this process, without a database or sockets, while its players
and an onlooker watch. For each message that a viewer gets, the time to make it and its size are
noted. Time is that of the processor.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import random
import statistics
import sys
import time
from typing import Any, Final, cast

from sandtable.games import BOXES
from sandtable.server.sockets.connection import Connection
from sandtable.server.storage.models import SeatData
from sandtable.server.storage.store import Change, Store
from sandtable.server.tables.new_tables import new_table
from sandtable.server.tables.table import Table
from sandtable.server.workers.bots import BotPool
from sandtable.server.workers.pool import Workers

SCENARIOS: Final = {"napoleonics": "vimiero"}  # else the first of the game


class NoStore:
    """Takes everything and keeps nothing."""

    async def keep(self, change: Change) -> bool:
        return True


class Viewer(Connection):
    """Notes what its updates cost."""

    def __init__(self, table: Table, visitor: str) -> None:
        super().__init__(table, visitor, "en")
        self.seconds: list[float] = []
        self.sizes: list[int] = []

    def update(self) -> None:
        before = time.process_time()
        super().update()
        self.seconds.append(time.process_time() - before)
        data = self.queue.get_nowait()
        self.sizes.append(len(data or b""))


def table_of(game: str, seed: int) -> Table:
    """A table with a person on every seat."""
    scenario = SCENARIOS.get(game, BOXES[game].scenarios()[0])
    seats = [
        SeatData(seat, "person", visitor=f"visitor{seat}", name=f"Player {seat}", word="word")
        for seat in range(len(BOXES[game].seats_of(scenario)))
    ]
    data = new_table(game, scenario, "visitor0", seats)
    data.secret = f"{seed:064x}"
    return Table(data, cast(Store, NoStore()), BotPool(Workers(1, 1.0), 1.0))


async def played(game: str, seed: int, answers: int) -> list[Viewer]:
    """Play so many answers at random, and hand back who watched."""
    table = table_of(game, seed)
    await table.start()
    viewers = [Viewer(table, f"visitor{seat}") for seat in range(len(table.data.seats))]
    viewers.append(Viewer(table, ""))
    for viewer in viewers:
        table.audience.watchers.add(viewer)
        viewer.greet()
        viewer.queue.get_nowait()
    choose = random.Random(seed)
    for _ in range(answers):
        asked = table.play.asked_seats()
        if not asked:
            break
        seat = asked[0]
        question = table.play.question_of(seat)
        assert question is not None
        name = table.box.vocabulary.name(choose.choice(question.actions))
        await table.answer(seat, table.play.numbers[seat], [name])
    return viewers


def figures(viewers: list[Viewer]) -> dict[str, float]:
    sizes = [size for viewer in viewers for size in viewer.sizes]
    seconds = [each for viewer in viewers for each in viewer.seconds]
    return {
        "updates": len(sizes),
        "median_bytes": statistics.median(sizes),
        "p95_bytes": statistics.quantiles(sizes, n=20)[18],
        "mean_ms": round(1000 * statistics.mean(seconds), 3),
        "median_ms": round(1000 * statistics.median(seconds), 3),
        "p95_ms": round(1000 * statistics.quantiles(seconds, n=20)[18], 3),
    }


def measure(game: str, games: int, answers: int) -> dict[str, float]:
    asyncio.run(played(game, 0, 20))  # texts and drawings that are made once
    viewers = []
    for seed in range(1, games + 1):
        viewers += asyncio.run(played(game, seed, answers))
    return figures(viewers)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--game", choices=sorted(BOXES), default="")
    parser.add_argument("--profile", default="", help="write a profile here")
    wanted = parser.parse_args()
    profile = cProfile.Profile(time.process_time)
    found: dict[str, Any] = {}
    for game in [wanted.game] if wanted.game else BOXES:
        if wanted.profile:
            profile.enable()
        found[game] = measure(game, wanted.games, wanted.answers)
        profile.disable()
        print(game, json.dumps(found[game]))
    if wanted.profile:
        profile.dump_stats(wanted.profile)
    return 0


if __name__ == "__main__":
    sys.exit(main())
