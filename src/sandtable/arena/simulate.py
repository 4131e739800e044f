"""Many games between bots: every scenario in turn, sides swapped, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Final, NamedTuple

from sandtable.arena.match import DECISION_CAP, Match, play_match
from sandtable.arena.report import Report
from sandtable.bots import make_player
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import Unknown

AHEAD: Final = 4  # games that wait for each process


class Pairing(NamedTuple):
    """One game of many: who sits where, and its own seed."""

    game: str
    scenario: str
    names: list[str]  # of bots, by seat
    seed: str
    cap: int


def simulate(
    game: str,
    bots: list[str],
    games: int,
    seed: int | str = 0,
    scenarios: list[str] | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    cap: int = DECISION_CAP,
) -> Report:
    """Play so many games and count them. What is counted depends on the seed, not on `jobs`.

    `progress` is called with the number of games done and of all games. A KeyError names an unknown
    game, scenario or bot, a ValueError a number that makes no sense.
    """
    box = checked(game, bots, games, jobs)
    fitting = [each for each in box.scenarios() if len(box.seats_of(each)) == len(bots)]
    chosen = scenarios or fitting
    for scenario in chosen:
        box.set_up(scenario, {})  # an unknown or broken one is refused before anything is played
        check_bots(game, bots, len(box.seats_of(scenario)))
    report = Report(game, box.seats[: len(bots)], bots, chosen, str(seed), jobs, cap)
    pairings = [pairing(game, chosen, bots, str(seed), cap, at) for at in range(games)]
    start = perf_counter()
    for at, match in played(pairings, jobs, progress):
        report.add(seats_of(bots, len(chosen), at), match)
    report.seconds = perf_counter() - start
    return report


def checked(game: str, bots: list[str], games: int, jobs: int) -> Box:
    """The box of the game, if all that was asked for makes sense."""
    if game not in BOXES:
        raise Unknown(f'there is no game called "{game}"; there are: {", ".join(BOXES)}')
    box = BOXES[game]
    for name in bots:
        make_player(name, box, 0)
    if not any(len(box.seats_of(each)) == len(bots) for each in box.scenarios()):
        check_bots(game, bots, len(box.seats))
    if games < 1:
        raise ValueError(f"there is no playing {games} games; at least 1")
    if jobs < 1:
        raise ValueError(f"there is no playing in {jobs} processes; at least 1")
    return box


def check_bots(game: str, bots: list[str], seats: int) -> None:
    """A bot for every seat, and none too many."""
    if len(bots) != seats:
        raise ValueError(f"{game} is for {seats} bots, not {len(bots)}")


def seats_of(bots: list[str], scenarios: int, at: int) -> list[int]:
    """The number of the bot in each seat of game `at`.

    It changes from game to game, and from one playing of a scenario to the next.
    """
    shift = (at % scenarios + at // scenarios) % len(bots)
    return [(seat + shift) % len(bots) for seat in range(len(bots))]


def pairing(
    game: str, scenarios: list[str], bots: list[str], seed: str, cap: int, at: int
) -> Pairing:
    names = [bots[number] for number in seats_of(bots, len(scenarios), at)]
    return Pairing(game, scenarios[at % len(scenarios)], names, f"{seed} game {at + 1}", cap)


def play(pairing: Pairing) -> Match:
    """One game, in whichever process."""
    box = BOXES[pairing.game]
    return play_match(box, pairing.scenario, pairing.names, pairing.seed, pairing.cap)


def played(
    pairings: list[Pairing], jobs: int, progress: Callable[[int, int], None] | None
) -> Iterator[tuple[int, Match]]:
    """Every game as it is done, with its number."""
    games: Iterator[tuple[int, Match]]
    if jobs == 1:
        games = ((at, play(each)) for at, each in enumerate(pairings))
    else:
        games = played_by_processes(pairings, jobs)
    for done, (at, match) in enumerate(games, start=1):
        yield at, match
        if progress is not None:
            progress(done, len(pairings))


def played_by_processes(pairings: list[Pairing], jobs: int) -> Iterator[tuple[int, Match]]:
    numbered = iter(enumerate(pairings))
    with processes(min(jobs, len(pairings))) as pool:
        waiting: dict[Future[Match], int] = {}
        while True:
            for at, each in islice(numbered, AHEAD * jobs - len(waiting)):
                waiting[pool.submit(play, each)] = at
            if not waiting:
                return
            for future in wait(waiting, return_when="FIRST_COMPLETED").done:
                yield waiting.pop(future), future.result()


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes; what still waits is dropped if the simulation is broken off."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)
