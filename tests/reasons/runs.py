"""Many games, in this process or in several: what comes out does not depend on their number."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field

from sandtable.compiled import is_compiled
from sandtable.games import BOXES
from tests.reasons.oracles import failures
from tests.reasons.walk import ACTIONS, Failure, Walk

Reasons = Counter[tuple[str, str]]  # how often each rule and key was the reason


@dataclass(frozen=True)
class Wanted:
    """A game to be walked through: the same one gives the same reasons everywhere."""

    game: str
    scenario: str
    seed: int
    actions: int = ACTIONS  # asked about at each question


@dataclass(frozen=True)
class Walked:
    """What one game has given."""

    questions: int
    reasons: Reasons
    wrong: list[Failure]


@dataclass
class Sum:
    """What the games of one kind have given together."""

    game: str
    games: int = 0
    questions: int = 0
    reasons: Reasons = field(default_factory=Counter)
    wrong: list[Failure] = field(default_factory=list)

    def add(self, walked: Walked) -> None:
        self.games += 1
        self.questions += walked.questions
        self.reasons += walked.reasons
        self.wrong += walked.wrong

    @property
    def line(self) -> str:
        counted = f"{self.games} games, {self.questions} questions, {self.reasons.total()} reasons"
        mode = "compiled" if is_compiled(f"sandtable.games.{self.game}.rules.state") else "plain"
        return f"{self.game}: {counted}, {len(self.wrong)} wrong ({mode})"

    def report(self) -> Iterator[str]:
        """How often each rule was the reason, and the failures, the most frequent first."""
        for (rule, key), count in sorted(self.reasons.items(), key=lambda each: (-each[1], each)):
            yield f"{self.game} {count:8} {rule or '-':8} {key}"
        groups: dict[tuple[str, str, str], list[Failure]] = defaultdict(list)
        for failure in self.wrong:
            groups[failure.group].append(failure)
        for group in sorted(groups, key=lambda each: (-len(groups[each]), each)):
            rule, key, verb = group
            yield f"\n{len(groups[group])} x {rule or '-'} {key} of {verb}"
            for failure in groups[group]:
                yield f"  {failure.action}: {failure.what}\n    {failure.command}"


def games_of(game: str, scenario: str | None, count: int, seed: int, actions: int) -> list[Wanted]:
    """So many games, each with a seed of its own: of one scenario, or one after the other."""
    scenarios = [scenario] if scenario else BOXES[game].scenarios()
    return [
        Wanted(game, scenarios[number % len(scenarios)], seed + number, actions)
        for number in range(count)
    ]


def walk_game(wanted: Wanted) -> Walked:
    counts: Reasons = Counter()
    walk = Walk(BOXES[wanted.game], wanted.scenario, wanted.seed)
    wrong = list(failures(walk, counts, wanted.actions))
    return Walked(walk.step, counts, wrong)


def walk_games(games: list[Wanted], jobs: int = 1) -> list[Sum]:
    """The sums of each kind of game, in the order of `games`; `jobs` processes share the games."""
    sums = {wanted.game: Sum(wanted.game) for wanted in games}
    with walked_games(games, jobs) as found:
        for wanted, walked in zip(games, found, strict=True):
            sums[wanted.game].add(walked)
            for failure in walked.wrong:
                print(f"\n{failure.key} {failure.what}: {failure.command}", file=sys.stderr)
            print(f"\r{sums[wanted.game].line}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return list(sums.values())


@contextmanager
def walked_games(games: list[Wanted], jobs: int) -> Iterator[Iterator[Walked]]:
    """What each game gives, in the order of `games`."""
    if jobs == 1:
        yield map(walk_game, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield pool.map(walk_game, games)
