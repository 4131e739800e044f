"""The simulation for as long as it takes: `make fuzz-server`, on both databases.

It runs until so many faults were survived: processes killed, lines cut, messages lost or doubled,
writes refused. A failure names the seed that shows it again.
"""

from __future__ import annotations

import argparse
import logging
from collections import Counter
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from tests.server import postgres
from tests.server.club_simulation import ClubSimulation
from tests.server.simulation import FAULTS

STEPS: Final = 600
HARM: Final = 3.0  # times as many faults as in the tests
ROUND: Final = ("SQLite, one process", "SQLite, two", "PostgreSQL, two")
TOLD: Final = (*FAULTS, "accepted", "signed-in", "merged", "won-on-time", "matches")


def run(seed: int, where: str, folder: Path, database: str) -> Counter[str]:
    """One story; `where` says on which database, and with how many processes."""
    settings = Settings(folder=folder)
    if where.startswith("PostgreSQL"):
        settings = Settings(folder=folder, database=database)
        postgres.empty(database)
    many = 1 if where == ROUND[0] else 2
    simulation = ClubSimulation(seed, partial(open_database, settings), many, HARM)
    simulation.run(STEPS)
    return simulation.counts


def fuzz(faults: int, first: int, database: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    places = ROUND if database else ROUND[:2]
    for seed in count(first):
        where = places[seed % len(places)]
        with TemporaryDirectory() as folder:
            counts += run(seed, where, Path(folder), database)
        counts["stories"] += 1
        survived = sum(counts[each] for each in FAULTS)
        print(f"seed {seed} ({where}): {survived} faults so far", flush=True)
        if survived >= faults:
            return counts
    raise AssertionError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1_000)
    parser.add_argument("--from", dest="first", type=int, default=1, help="the first seed")
    wanted = parser.parse_args()
    logging.getLogger("sandtable").setLevel(logging.CRITICAL)  # what fails is what was asked for
    with ExitStack() as stack:
        database = ""
        if postgres.binaries() is None:
            postgres.note_gap()
            print("no PostgreSQL here: SQLite alone")
        else:
            database = postgres.make_database(stack.enter_context(postgres.cluster()), "fuzz")
            open_database(Settings(database=database)).dispose()
        counts = fuzz(wanted.faults, wanted.first, database)
    print(f"{counts['stories']} stories:", ", ".join(f"{each} {counts[each]}" for each in TOLD))


if __name__ == "__main__":
    main()
