"""`sandtable simulate`: bots against bots, many games, and what came of them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandtable.arena.executors import ClusterError, WorkerDied
from sandtable.arena.results import OtherResults
from sandtable.arena.simulate import MatchFailed, simulate
from sandtable.cli.extras import need
from sandtable.cli.failure import Failure
from sandtable.cli.files import reason
from sandtable.toolkit.data import DataError

MOST_GAMES = 10_000_000
MOST_JOBS = 512
NAME = re.compile(r"""(?:"[^"]*"|'[^']*'|[^,])+""")  # of a bot: commas in quotes are part of it


@dataclass(frozen=True)
class Where:
    """Where games are played, and the file to which each of them is added."""

    jobs: int = 1
    cluster: str | None = None
    results: Path | None = None


def run_simulation(
    game: str,
    scenario: str | None,
    games: int,
    bots: str,
    seed: str,
    where: Where,
    as_json: bool,
) -> None:
    jobs = where.jobs
    if games > MOST_GAMES or jobs > MOST_JOBS:
        raise Failure(f"expected at most {MOST_GAMES:,} games and {MOST_JOBS} jobs")
    if where.cluster is not None:
        need("cluster")
    scenarios = None if scenario is None else [scenario]
    with told_failures(), progress_bar() as progress:
        report = simulate(
            game,
            names_in(bots),
            games,
            seed,
            scenarios,
            jobs,
            progress,
            cluster=where.cluster,
            results=where.results,
        )
    data = report.as_dict()
    print(json.dumps(data, indent=2) if as_json else "\n".join(told(data)))


def names_in(bots: str) -> list[str]:
    """The names of bots in a list with commas."""
    return [name.strip() for name in NAME.findall(bots)]


@contextmanager
def told_failures() -> Iterator[None]:
    """What may go wrong when games are played, as one sentence."""
    try:
        yield
    except (KeyError, ValueError) as error:
        raise Failure(reason(error)) from None
    except (DataError, MatchFailed, OtherResults, WorkerDied, ClusterError) as error:
        raise Failure(str(error)) from None


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None] | None]:
    """A bar on the terminal while games are played; none where nobody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=None)
        yield lambda done, all_of_them: bar.update(task, completed=done, total=all_of_them)


def told(data: dict[str, Any]) -> list[str]:
    """The report for a reader."""
    games = "1 game" if data["games"] == 1 else f"{data['games']} games"
    lines = [
        f"{data['game']}, {games}, seed {data['seed']}: "
        f"{data['decisions']:,} decisions ({data['real']:,} real) in {data['seconds']:.1f} seconds",
        f"{data['decisions_per_second']:,.0f} decisions a second, "
        f"{data['games_per_second']:.2f} games a second",
        "",
        *shares("bot", data["wins"], data["intervals"], data["games"]),
        "",
        *shares("side", data["wins_by_side"], data["intervals_by_side"], data["games"]),
        "",
    ]
    for bot, spent in data["thinking"].items():
        lines.append(f"{bot}: {spent['ms']:.2f} ms a decision ({spent['decisions']:,} decisions)")
    if data["capped"]:
        given_up = "1 game was" if data["capped"] == 1 else f"{data['capped']} games were"
        lines.append(f"{given_up} given up after {data['cap']:,} answers")
    for bot, ways in data["forfeits"].items():
        for way, number in ways.items():
            lost = "1 game" if number == 1 else f"{number} games"
            lines.append(f"{bot} lost {lost} because it {way}")
    if len(data["scenarios"]) > 1:
        lines.extend(["", *by_scenario(data)])
    return lines


def shares(
    what: str, wins: dict[str, int], intervals: dict[str, list[float]], games: int
) -> list[str]:
    """Who won how often, with the interval in which the true share lies 19 times of 20."""
    wide = max(16, *map(len, wins))
    lines = [f"{what:{wide}} {'wins':>6} {'share':>7}   95% interval"]
    for name, number in wins.items():
        line = f"{name:{wide}} {number:>6} {number / games:>7.1%}"
        if name in intervals:
            low, high = intervals[name]
            line += f"   {low:.1%} to {high:.1%}"
        if number or name != "draw":
            lines.append(line)
    return lines


def by_scenario(data: dict[str, Any]) -> list[str]:
    names = [name for name in data["wins"] if name != "draw" or data["wins"]["draw"]]
    sides = [name for name in data["wins_by_side"] if name != "draw"]
    columns = {name: max(10, len(name)) for name in [*names, *sides]}
    heads = " ".join(f"{name:>{wide}}" for name, wide in columns.items())
    lines = [f"{'scenario':18} {'games':>6} {heads}"]
    for each in data["scenarios"]:
        if not each["games"]:
            continue
        wins = {**each["wins"], **each["wins_by_side"]}
        cells = " ".join(f"{wins.get(name, 0):>{wide}}" for name, wide in columns.items())
        lines.append(f"{each['scenario']:18} {each['games']:>6} {cells}")
    return lines
