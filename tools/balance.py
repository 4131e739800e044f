"""Measure how the scenarios play: how long they last, and how often each side wins and how.

    python -m tools.balance [GAME ...] --bots marshal:0.05 --games 200 --jobs 16 --out FILE
                            [--scenario ID ...] [--handicap] [--seconds S] [--seed S]
                            [--event KEY ...]
    python -m tools.balance --take FILE [FILE ...]
    python -m tools.balance --draw

Bots of one level play every seat, sides as they are. Every game that is over is kept in FILE
(JSON), and the same command goes on from there; after `--seconds` no new game is begun. With
`--handicap`, where a side wins less than 35% or more than 65% of the games, handicaps are tried
from the smallest to the largest until one is inside. The first 60 games of a trial decide whether
the rest is played. With `--event` it is counted how often events of the log came up: `emperor`,
`offers-peace`.

`--take` writes what the files hold into `data/balance.toml` of the games. Nothing that is played
depends on those: they are for people who choose a battle. `--draw` makes the tables and plots of
`docs/balance.md` from them. To play, nothing but `sandtable` itself is needed.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from sandtable.arena.executors import processes
from sandtable.arena.match import play_match
from sandtable.bots import make_bot
from sandtable.core.chance import Sealed
from sandtable.core.event import Event
from sandtable.games import BOXES
from sandtable.toolkit.box import Box

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "sandtable" / "games"
CARDS: Final = "cards"
FORMAT: Final = "sandtable balance 1"
LEAST, MOST = 0.35, 0.65  # the share of games that a side should win
SCREENED: Final = 60  # games of a handicap, before it is worth playing the rest
SAVE_SECONDS: Final = 20.0
TOLD: Final = 20  # a line after so many games of a setup

# From the smallest handicap to the largest: what the weaker side needs to win and holds in cards
# more, then the same for the stronger side
LADDER: Final = (
    (0, 1, 0, 0),
    (0, 0, 1, 0),
    (-1, 0, 0, 0),
    (-1, 1, 0, 0),
    (-1, 0, 1, 0),
    (-1, 1, 1, 0),
    (-2, 0, 1, 0),
    (-2, 1, 1, 0),
    (-2, 0, 2, 0),
    (-2, 1, 2, 0),
    (-3, 0, 2, 0),
    (-3, 1, 2, 0),
    (-3, 1, 3, 0),
    (-3, 2, 3, 0),
    (-3, 2, 3, -1),
    (-3, 2, 3, -2),
)


Games = dict[str, dict[str, Any]]  # of one setup, by their numbers


class Setup(NamedTuple):
    """What is measured: a scenario, as it was or with a handicap."""

    game: str
    scenario: str
    handicap: str = ""  # "french_banners=-1 french_cards=1"

    @property
    def options(self) -> dict[str, int]:
        pairs = (each.split("=") for each in self.handicap.split())
        return {name: int(value) for name, value in pairs}


class Job(NamedTuple):
    """One game."""

    setup: Setup
    number: int
    bots: str
    seed: str
    events: tuple[str, ...] = ()  # keys of the log that are counted


# One game


def play(job: Job) -> dict[str, Any]:
    """Who won, after how many turns, and how; in whichever process."""
    game, scenario, handicap = job.setup
    box = BOXES[game]
    seats = box.seats_of(scenario)
    seed = f"{job.seed} {scenario} {handicap} {job.number}"
    bots, options = [job.bots] * len(seats), job.setup.options
    match = play_match(box, scenario, bots, seed, options=options)
    state, dice = box.set_up(scenario, options), Sealed(seed)
    log: list[Event] = []
    if job.events:
        state.journal = log
    state.begin(dice)
    for answer in match.answers:
        state.answer(answer, dice)
    result = state.result() or {}
    found: dict[str, Any] = {
        "winner": None if match.winner is None else seats[match.winner],
        "turns": int(state.moment().split()[1]),
        "way": way_of(state, result),
    }
    if job.events:
        counts = Counter(event.key for event in log)
        found["events"] = {key: counts[key] for key in job.events}
    return found


def way_of(state: Any, result: dict[str, Any]) -> str:
    """How a game was won: a level of victory, an empty pool, enough banners or medals."""
    if not result:
        return "given-up"
    if "level" in result:
        return str(result["level"])
    if "pools" in result:
        power = str(result["power"])
        return f"{power}-pool" if result["pools"].get(power, 1) <= 0 else f"{power}-at-the-end"
    winner = result["winner"]
    if winner is None:
        return "drawn"
    enough = state.score(winner) >= state.terms.to_win[winner]
    return "points" if enough else "otherwise"


# Many games


class Measured:
    """The games that were played, in a file."""

    def __init__(self, path: Path, bots: str, seed: str, run: dict[str, str]) -> None:
        self.path = path
        self.data: dict[str, Any] = {"format": FORMAT, "bots": bots, "seed": seed, "runs": []}
        self.data["played"] = {}
        if path.exists():
            found = json.loads(path.read_text(encoding="utf-8"))
            if [found.get(key) for key in ("format", "bots", "seed")] != [FORMAT, bots, seed]:
                sys.exit(f"{path} has the games of other bots or of another seed")
            self.data = found
        self.data["runs"].append(run)
        self._saved = time.monotonic()

    def games_of(self, setup: Setup) -> Games:
        """By their numbers."""
        games: Games = self.data["played"].setdefault("/".join(setup), {})
        return games

    def add(self, job: Job, game: dict[str, Any]) -> None:
        self.games_of(job.setup)[str(job.number)] = game
        if time.monotonic() - self._saved > SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_text(json.dumps(self.data), encoding="utf-8")
        fresh.replace(self.path)
        self._saved = time.monotonic()


def shares(games: Games, seats: list[str]) -> list[float]:
    """How many of the games each side won."""
    won = Counter(each["winner"] for each in games.values())
    return [won[seat] / max(1, len(games)) for seat in seats]


def is_even(found: list[float]) -> bool:
    return all(LEAST <= share <= MOST for share in found)


def is_hopeless(games: Games, seats: list[str]) -> bool:
    """Whether a side is outside with 95% certainty (Wilson's interval)."""
    number, z = len(games), 1.96
    for share in shares(games, seats):
        middle = (share + z * z / (2 * number)) / (1 + z * z / number)
        half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
        half /= 1 + z * z / number
        if middle + half < LEAST or middle - half > MOST:
            return True
    return False


def has_ladder(box: Box, seats: list[str]) -> bool:
    """Whether it is a battle of two sides that have points to win and cards."""
    return len(seats) == 2 and any(each.what == CARDS for each in box.handicaps.values())


def ladder(box: Box, found: list[float]) -> list[str]:
    """The handicaps that may even these chances, from the smallest to the largest."""
    weak = found.index(min(found))
    names: dict[tuple[int, bool], str] = {
        (each.seat, each.what == CARDS): name for name, each in box.handicaps.items()
    }
    keys = [(weak, False), (weak, True), (1 - weak, False), (1 - weak, True)]
    return [
        " ".join(f"{names[key]}={by}" for key, by in zip(keys, step, strict=True) if by)
        for step in LADDER
    ]


def fits(setup: Setup) -> bool:
    """Whether a scenario can be played so."""
    try:
        BOXES[setup.game].set_up(setup.scenario, setup.options)
    except ValueError:
        return False
    return True


def to_play(
    measured: Measured,
    setups: list[Setup],
    games: int,
    handicaps: bool,
    events: tuple[str, ...] = (),
) -> list[Job]:
    """The games that are to be played now; what comes of them says what is to be played next."""
    bots, seed = measured.data["bots"], measured.data["seed"]
    jobs: list[Job] = []
    for setup in setups:
        box = BOXES[setup.game]
        wanted = wanted_of(measured, setup, games)
        seats = box.seats_of(setup.scenario)
        if not wanted and handicaps and has_ladder(box, seats):
            wanted = next_trial(measured, setup, games, seats)
        jobs += [Job(each, number, bots, seed, events) for each, number in wanted]
    # Round by round, so that a run that is broken off has some games of each scenario
    return sorted(jobs, key=lambda job: job.number)


def wanted_of(measured: Measured, setup: Setup, games: int) -> list[tuple[Setup, int]]:
    played = measured.games_of(setup)
    return [(setup, each) for each in range(1, games + 1) if str(each) not in played]


def next_trial(
    measured: Measured, setup: Setup, games: int, seats: list[str]
) -> list[tuple[Setup, int]]:
    """The first handicap that is not known to be too small, until one is inside."""
    found = shares(measured.games_of(setup), seats)
    if is_even(found):
        return []
    weak = found.index(min(found))
    for handicap in ladder(BOXES[setup.game], found):
        trial = setup._replace(handicap=handicap)
        if not fits(trial):
            continue
        first = wanted_of(measured, trial, min(SCREENED, games))
        if first:
            return first
        played = measured.games_of(trial)
        rest = [] if is_hopeless(played, seats) else wanted_of(measured, trial, games)
        found = shares(played, seats)
        if rest or is_even(found) or found[weak] > MOST:  # too large: so are those that follow
            return rest
    return []


def played(jobs: list[Job], workers: int, until: float) -> Iterator[tuple[Job, dict[str, Any]]]:
    """The games as they are over. None is begun after that moment."""
    left = list(reversed(jobs))
    if workers == 1:
        while left and time.monotonic() < until:
            job = left.pop()
            yield job, play(job)
        return
    with processes(workers) as pool:
        waiting: dict[Future[dict[str, Any]], Job] = {}
        while left or waiting:
            while left and len(waiting) < 2 * workers and time.monotonic() < until:
                job = left.pop()
                waiting[pool.submit(play, job)] = job
            if time.monotonic() >= until:
                left = []
                waiting = {each: job for each, job in waiting.items() if not each.cancel()}
            for future in wait(waiting, timeout=1.0, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()


def measure(wanted: argparse.Namespace) -> None:
    """Play until all is known or the time is over."""
    make_bot(wanted.bots, BOXES["napoleonics"], 0)  # an unknown bot is refused at once
    run = {"commit": wanted.commit or commit(), "command": command()}
    measured = Measured(wanted.out, wanted.bots, wanted.seed, run)
    setups = [
        Setup(game, each)
        for game in wanted.game or list(BOXES)
        for each in BOXES[game].scenarios()
        if not wanted.scenario or each in wanted.scenario
    ]
    until = time.monotonic() + wanted.seconds if wanted.seconds else float("inf")
    try:
        events = tuple(wanted.event)
        while jobs := to_play(measured, setups, wanted.games, wanted.handicap, events):
            print(f"{len(jobs)} games to play", flush=True)
            for done, (job, game) in enumerate(played(jobs, wanted.jobs, until), start=1):
                measured.add(job, game)
                if job.number % TOLD == 0 or done == len(jobs):
                    tell(measured, job.setup, f"{done}/{len(jobs)}")
            if time.monotonic() >= until:
                print("the time is over", flush=True)
                break
    finally:
        measured.save()
    for setup in setups:
        for line in told_events(measured.games_of(setup), wanted.event):
            print(f"{' '.join(setup).strip()}: {line}", flush=True)


def told_events(games: Games, keys: list[str]) -> list[str]:
    """In how many of the games in which it was counted an event came up, and how often in all."""
    lines: list[str] = []
    for key in keys:
        counts = [each["events"][key] for each in games.values() if key in each.get("events", {})]
        came = sum(count > 0 for count in counts)
        lines.append(f"{key} in {came} of {len(counts)} games, {sum(counts)} times")
    return lines


def tell(measured: Measured, setup: Setup, done: str) -> None:
    """Where a setup stands, in a line."""
    seats = BOXES[setup.game].seats_of(setup.scenario)
    games = measured.games_of(setup)
    told = ", ".join(
        f"{seat} {share:.0%}" for seat, share in zip(seats, shares(games, seats), strict=True)
    )
    print(f"{done} {' '.join(setup).strip()}: {len(games)} games, {told}", flush=True)


def commit() -> str:
    """Of the sources, if they are under version control here."""
    asked = ["git", "-C", str(ROOT), "rev-parse", "--short=10", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def command() -> str:
    return shlex.join(["python", "-m", "tools.balance", *sys.argv[1:]])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *BOXES], metavar="GAME")
    parser.add_argument("--bots", default="captain", help="a level: captain, marshal:0.05")
    parser.add_argument("--games", type=int, default=200, help="of each scenario")
    parser.add_argument("--scenario", action="append", default=[], metavar="ID")
    parser.add_argument("--handicap", action="store_true")
    parser.add_argument("--event", action="append", default=[], metavar="KEY", help="of the log")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--commit", default="", help="of the sources, where git does not say it")
    parser.add_argument("--out", type=Path, default=Path("balance.json"), metavar="FILE")
    parser.add_argument("--take", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--draw", action="store_true")
    wanted = parser.parse_args()
    if wanted.take:
        from tools.balance_files import take

        take(wanted.take)
    elif not wanted.draw:
        measure(wanted)
    if wanted.draw:
        from tools.balance_pages import draw

        draw()
    return 0


if __name__ == "__main__":
    sys.exit(main())
