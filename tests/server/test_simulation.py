"""Whatever is lost, doubled or killed: nothing stored is forgotten, and all see what is.

For longer: `make fuzz-server`, which says which seed shows a failure again; and
SANDTABLE_SIMULATE=200 (seeds) with SANDTABLE_SIMULATE_FROM=1000 (the first of them).
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from tests.server import postgres
from tests.server.club_simulation import ClubSimulation
from tests.server.simulation import SCENARIOS

FIRST: Final = int(os.environ.get("SANDTABLE_SIMULATE_FROM", "1"))
MANY: Final = int(os.environ.get("SANDTABLE_SIMULATE", "3"))
STEPS: Final = 500


def simulate(seed: int, settings: Settings, processes: int) -> Counter[str]:
    simulation = ClubSimulation(seed, partial(open_database, settings), processes)
    simulation.run(STEPS)
    return simulation.counts


@cache
def on_sqlite(seed: int, processes: int) -> Counter[str]:
    """What happened; two tests ask for it, and it is always the same."""
    with TemporaryDirectory() as folder:
        return simulate(seed, Settings(folder=Path(folder)), processes)


@pytest.mark.parametrize("seed", range(FIRST, FIRST + MANY))
@pytest.mark.parametrize("processes", [1, 2])
def test_one_or_two_processes_on_sqlite(seed: int, processes: int) -> None:
    assert on_sqlite(seed, processes)


@pytest.mark.parametrize("seed", range(FIRST + 5_000, FIRST + 5_000 + max(2, MANY // 4)))
def test_two_processes_on_postgresql(seed: int, postgres_database: str, tmp_path: Path) -> None:
    postgres.empty(postgres_database)
    assert simulate(seed, Settings(folder=tmp_path, database=postgres_database), 2)


def test_the_simulation_does_what_it_says() -> None:
    """A simulation in which nobody answers, nothing is lost and nobody dies would prove little."""
    counts: Counter[str] = Counter()
    for seed in range(1, 7):
        counts += on_sqlite(seed, 1)
    played = ("accepted", "undone", "sat", "petition", "chat")
    club = ("merged", "time", "claim", "matches", *(f"told of {game}" for game in SCENARIOS))
    for what in (*played, *club, "kill", "doubled", "dropped"):
        assert counts[what], f"{what} never happened: {counts}"
    assert counts["accepted"] > 20


def test_the_same_seed_tells_the_same_story(tmp_path: Path) -> None:
    stories = []
    for name in ("one", "other"):
        settings = Settings(folder=tmp_path / name)
        simulation = ClubSimulation(99, partial(open_database, settings))
        simulation.run(300)
        stories.append(simulation.story)
    assert stories[0] == stories[1]
