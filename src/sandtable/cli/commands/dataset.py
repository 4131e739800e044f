"""`sandtable dataset`: self-play as Parquet files, and the check that plays it again."""

from __future__ import annotations

from pathlib import Path

from sandtable.arena.executors import executor_of
from sandtable.cli.commands.simulate import Where, names_in, progress_bar, told_failures
from sandtable.cli.extras import need
from sandtable.cli.failure import Failure


def make_dataset(
    folder: Path,
    game: str,
    scenario: str | None,
    games: int,
    bots: str,
    seed: str,
    odds: bool,
    where: Where,
) -> None:
    """Write a dataset, or what is missing of it."""
    prepare(where)
    from sandtable.arena.dataset import make, totals, wanted

    with told_failures():
        wish = wanted(game, scenario, names_in(bots), games, seed, odds)
        with executor_of(where.jobs, where.cluster) as executor, progress_bar() as progress:
            make(folder, wish, executor, progress)
    found = totals(folder)
    print(f"{folder}: {found['games']:,} games, {found['decisions']:,} decisions")


def verify_dataset(folder: Path, where: Where) -> int:
    """Play every game again; 1 if something is not as the dataset has it."""
    prepare(where)
    from sandtable.arena.dataset import verify

    with (
        told_failures(),
        executor_of(where.jobs, where.cluster) as executor,
        progress_bar() as progress,
    ):
        count, problems = verify(folder, executor, progress)
    for problem in problems:
        print(problem)
    if not problems:
        print(f"{folder}: all {count:,} games are as they were played")
    return 1 if problems else 0


def prepare(where: Where) -> None:
    """What both need."""
    need("data")
    if where.cluster is not None:
        need("cluster")
    if where.jobs < 1:
        raise Failure(f"there is no playing in {where.jobs} processes; at least 1")
