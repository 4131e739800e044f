"""Self-play as Parquet files: games, decisions and the notation of actions.

A dataset is a folder. Games are in parts of a fixed number of games, in their order; a part has its
name when it is complete. So what is written does not depend on where the games were played, and a
dataset that was broken off goes on with the first part that is missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from sandtable import __version__
from sandtable.arena.datasheet import datasheet
from sandtable.arena.executors import Executor
from sandtable.arena.match import DECISION_CAP
from sandtable.arena.results import OtherResults
from sandtable.arena.selfplay import Recorded, Row, Selfplay, problem_in, recorded
from sandtable.arena.simulate import Progress, check_bots, checked, pairing
from sandtable.games import BOXES

FORMAT: Final = "sandtable dataset 1"
ABOUT: Final = "dataset.json"
SHEET: Final = "README.md"
PART: Final = 200  # games in a part
ROW_GROUP: Final = 20_000  # decisions, at least, in a row group

GAMES: Final = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("box", pa.string(), nullable=False),
        pa.field("scenario", pa.string(), nullable=False),
        pa.field("seed", pa.string(), nullable=False),
        pa.field("seats", pa.list_(pa.string()), nullable=False),
        pa.field("players", pa.list_(pa.string()), nullable=False),
        pa.field("winner", pa.int8()),
        pa.field("result", pa.string()),
        pa.field("capped", pa.bool_(), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("hash", pa.string(), nullable=False),
        pa.field("rules", pa.string(), nullable=False),
        pa.field("data", pa.string(), nullable=False),
    ]
)
ODDS: Final = pa.struct(
    [("action", pa.int32()), ("dice", pa.int16()), ("hits", pa.float64()), ("flag", pa.float64())]
)
DECISIONS: Final = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("number", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("question", pa.string(), nullable=False),
        pa.field("rule", pa.string(), nullable=False),
        pa.field("actions", pa.list_(pa.int32()), nullable=False),
        pa.field("answer", pa.int32(), nullable=False),
        pa.field("odds", pa.list_(ODDS)),
        pa.field("moment", pa.string()),
        pa.field("hash", pa.string()),
    ]
)
ACTIONS: Final = pa.schema(
    [
        pa.field("action", pa.int32(), nullable=False),
        pa.field("notation", pa.string(), nullable=False),
    ]
)


@dataclass(frozen=True)
class Wanted:
    """What a dataset is made of. The same wish gives the same rows."""

    game: str
    scenarios: list[str]
    bots: list[str]
    games: int
    seed: str
    odds: bool = False
    cap: int = DECISION_CAP
    part: int = PART

    def selfplay(self, number: int) -> Selfplay:
        """A game by its number, from 0 on; seats are swapped as in a simulation."""
        one = pairing(self.game, self.scenarios, self.bots, self.seed, self.cap, number)
        return Selfplay(number, one, self.odds)

    def about(self) -> dict[str, Any]:
        rules = BOXES[self.game].rules_version
        return {"format": FORMAT, "sandtable": __version__, "rules": rules, **asdict(self)}

    def parts(self) -> list[range]:
        """The numbers of the games of each part."""
        starts = range(0, self.games, self.part)
        return [range(at, min(at + self.part, self.games)) for at in starts]


def wanted(
    game: str, scenario: str | None, bots: list[str], games: int, seed: str, odds: bool = False
) -> Wanted:
    """A wish that can be fulfilled; a KeyError or a ValueError with a sentence for any other."""
    box = checked(game, bots, games, 1, seed)
    fitting = [each for each in box.scenarios() if len(box.seats_of(each)) == len(bots)]
    scenarios = fitting if scenario is None else [scenario]
    for each in scenarios:
        box.set_up(each, {})
        check_bots(game, bots, len(box.seats_of(each)))
    return Wanted(game, scenarios, bots, games, seed, odds)


# Making one


def make(folder: Path, wish: Wanted, executor: Executor, progress: Progress | None = None) -> None:
    """Write what is missing of a dataset, and its datasheet."""
    begin(folder, wish)
    missing = [
        (number, span)
        for number, span in enumerate(wish.parts())
        if not part_of(folder, "games", number).exists()
    ]
    numbers = [number for _, span in missing for number in span]
    games = in_order(executor, [wish.selfplay(number) for number in numbers])
    done = wish.games - len(numbers)
    for part, span in missing:
        with Part(folder, part) as writing:
            for _ in span:
                writing.add(next(games))
                done += 1
                if progress is not None:
                    progress(done, wish.games)
    (folder / SHEET).write_text(datasheet(wish.about(), totals(folder)), encoding="utf-8")


def begin(folder: Path, wish: Wanted) -> None:
    """The folder with what it is to hold; a `OtherResults` if it holds something else."""
    about = folder / ABOUT
    if about.exists():
        if json.loads(about.read_text(encoding="utf-8")) != wish.about():
            raise OtherResults(f"{folder} holds another dataset; name another folder")
        return
    if folder.exists() and any(folder.iterdir()):
        raise OtherResults(f"{folder} is not empty and is no dataset; name another folder")
    for name in ("games", "decisions"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    vocabulary = BOXES[wish.game].vocabulary
    rows = [
        {"action": action, "notation": vocabulary.name(action)}
        for action in range(vocabulary.size)
        if vocabulary.exists(action)
    ]
    pq.write_table(pa.Table.from_pylist(rows, ACTIONS), folder / "actions.parquet")
    about.write_text(json.dumps(wish.about(), indent=2) + "\n", encoding="utf-8")


def in_order(executor: Executor, games: list[Selfplay]) -> Iterator[Recorded]:
    """The games in the order of their numbers, in whatever order they are done."""
    ready: dict[int, Recorded] = {}
    following = 0
    for at, found in executor.run(recorded, list(enumerate(games))):
        ready[at] = found
        while following in ready:
            yield ready.pop(following)
            following += 1


def part_of(folder: Path, what: str, number: int) -> Path:
    return folder / what / f"part-{number:05}.parquet"


class Part:
    """A part while it is written. It has another name until it is complete."""

    def __init__(self, folder: Path, number: int) -> None:
        self._paths = {name: part_of(folder, name, number) for name in ("decisions", "games")}
        self._writers = {
            "games": pq.ParquetWriter(self._draft("games"), GAMES, compression="zstd"),
            "decisions": pq.ParquetWriter(self._draft("decisions"), DECISIONS, compression="zstd"),
        }
        self._games: list[Row] = []
        self._decisions: list[Row] = []

    def _draft(self, name: str) -> Path:
        return self._paths[name].with_suffix(".unfinished")

    def add(self, found: Recorded) -> None:
        self._games.append(found.game)
        self._decisions += found.decisions
        if len(self._decisions) >= ROW_GROUP:
            self._write()

    def _write(self) -> None:
        """What has come so far, as a row group."""
        if self._games:
            self._writers["games"].write_table(pa.Table.from_pylist(self._games, GAMES))
            self._writers["decisions"].write_table(pa.Table.from_pylist(self._decisions, DECISIONS))
        self._games, self._decisions = [], []

    def __enter__(self) -> Part:
        return self

    def __exit__(self, kind: object, *problem: object) -> None:
        if kind is None:
            self._write()
        for writer in self._writers.values():
            writer.close()
        for name, path in self._paths.items():  # the games last: they say that all is there
            if kind is None:
                self._draft(name).replace(path)
            else:
                self._draft(name).unlink()


# Reading one


def about_of(folder: Path) -> dict[str, Any]:
    """What a dataset says of itself."""
    try:
        about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        about = None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise OtherResults(f"{folder} is no dataset")
    return about


def parts_in(folder: Path) -> list[Path]:
    return sorted((folder / "games").glob("part-*.parquet"))


def games_in(folder: Path) -> Iterator[Recorded]:
    """Every game with its decisions, a part at a time."""
    for path in parts_in(folder):
        try:
            games = pq.read_table(path, schema=GAMES).to_pylist()
            rows = pq.read_table(folder / "decisions" / path.name, schema=DECISIONS).to_pylist()
        except (OSError, pa.ArrowException) as problem:
            reason = str(problem).split("\n")[0]
            raise OtherResults(f"{path.name} of {folder} cannot be read ({reason})") from None
        by_game: dict[int, list[Row]] = {game["game"]: [] for game in games}
        for row in rows:
            by_game.setdefault(row["game"], []).append(row)
        for game in games:
            yield Recorded(game, by_game[game["game"]])


def totals(folder: Path) -> dict[str, Any]:
    """The counts of a datasheet."""
    found: dict[str, Any] = {"games": 0, "decisions": 0, "capped": 0, "wins": {}, "scenarios": {}}
    for path in parts_in(folder):
        for game in pq.read_table(path, schema=GAMES).to_pylist():
            winner = game["winner"]
            side = "nobody" if winner is None else game["seats"][winner]
            player = "nobody" if winner is None else game["players"][winner]
            found["games"] += 1
            found["decisions"] += game["decisions"]
            found["capped"] += game["capped"]
            of = found["scenarios"].setdefault(game["scenario"], {})
            of[side] = of.get(side, 0) + 1
            found["wins"][player] = found["wins"].get(player, 0) + 1
    return found


def verify(
    folder: Path, executor: Executor, progress: Progress | None = None
) -> tuple[int, list[str]]:
    """Play every game again: how many there are, and what is not as the dataset has it."""
    about = about_of(folder)
    problems = []
    count = 0
    games = list(enumerate(games_in(folder)))
    for _, problem in executor.run(problem_in, games):
        count += 1
        if problem is not None:
            problems.append(problem)
        if progress is not None:
            progress(count, len(games))
    if count != about["games"]:
        problems.append(f"there are {count} games, not {about['games']}: make it again to go on")
    return count, sorted(problems)
