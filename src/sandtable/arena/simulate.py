"""Many games between bots: every scenario in turn, sides swapped, in processes or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from sandtable.arena.executors import Executor, executor_of
from sandtable.arena.match import DECISION_CAP, Match, play_match
from sandtable.arena.report import Report
from sandtable.arena.results import Results, worked
from sandtable.bots import make_player
from sandtable.core.state import hash_of
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import Unknown

MOST_SEED: Final = 200  # characters
Progress = Callable[[int, int], None]  # games done, and all games


class MatchFailed(Exception):
    """A game that broke off, as by a bot with an error in it; a sentence."""


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
    progress: Progress | None = None,
    cap: int = DECISION_CAP,
    cluster: str | None = None,
    results: Path | None = None,
) -> Report:
    """Play so many games and count them. What is counted depends on the seed, not on `jobs`.

    `progress` is called with the number of games done and of all games. With a `cluster` they are
    played there. `results` is a file to which each game is added, and from which the work goes on.
    A KeyError names an unknown game, scenario or bot, a ValueError a number that makes no sense.
    """
    box = checked(game, bots, games, jobs, str(seed))
    fitting = [each for each in box.scenarios() if len(box.seats_of(each)) == len(bots)]
    chosen = scenarios or fitting
    for scenario in chosen:
        box.set_up(scenario, {})  # an unknown or broken one is refused before anything is played
        check_bots(game, bots, len(box.seats_of(scenario)))
    report = Report(game, box.seats[: len(bots)], bots, chosen, str(seed), jobs, cap)
    pairings = [pairing(game, chosen, bots, str(seed), cap, at) for at in range(games)]
    start = perf_counter()
    with executor_of(jobs, cluster) as executor:
        for at, match in played(pairings, executor, progress, results):
            report.add(seats_of(bots, len(chosen), at), match)
    report.seconds = perf_counter() - start
    return report


def checked(game: str, bots: list[str], games: int, jobs: int, seed: str) -> Box:
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
    if not seed.isprintable() or not 0 < len(seed) <= MOST_SEED:
        raise ValueError(f"a seed is a line of 1 to {MOST_SEED} characters")
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
    try:
        return play_match(box, pairing.scenario, pairing.names, pairing.seed, pairing.cap)
    except Exception as problem:  # raised again, with the game in which it happened
        bots, told = ",".join(pairing.names), f"{type(problem).__name__}: {problem}"
        raise MatchFailed(
            f'a game of {bots} on {pairing.scenario} with seed "{pairing.seed}" broke off ({told})'
        ) from problem


def play_to_store(pairing: Pairing) -> dict[str, Any]:
    """The same as JSON data."""
    match = play(pairing)
    return {**match._asdict(), "forfeits": list(match.forfeits.items())}


def stored(data: dict[str, Any]) -> Match:
    """The game of which `play_to_store` gave this data."""
    return Match(**{**data, "forfeits": dict(data["forfeits"])})


def played(
    pairings: list[Pairing],
    executor: Executor,
    progress: Progress | None = None,
    results: Path | None = None,
) -> Iterator[tuple[int, Match]]:
    """Every game as it is done, with its number; with a results file, only what is not in it."""
    if results is None:
        games = worked(executor, play, pairings)
    else:
        kept = Results(results, {"work": "games", "pairings": digest(pairings)})
        games = (
            (at, stored(found)) for at, found in worked(executor, play_to_store, pairings, kept)
        )
    for done, (at, match) in enumerate(games, start=1):
        yield at, match
        if progress is not None:
            progress(done, len(pairings))


def digest(pairings: list[Pairing]) -> str:
    """A hash of all that is to be played."""
    rules = {each.game: BOXES[each.game].rules_version for each in pairings}
    return hash_of([rules, [list(each) for each in pairings]])
