"""Tune the constants of captain by self-play, and accept what comes of it by a sequential test.

    python tools/learning/tune.py GAME search FILE [--rounds N] [--pairs N] [--jobs N] [--seed S]
    python tools/learning/tune.py GAME accept FILE [--games N] [--jobs N] [--seed S]

Tuned are the numbers that the modules in `games/GAME/bots` give as `NAME: Final = 0.3` or as a list
of floats. The search is SPSA, as Stockfish's testing does it: all constants move a little at once,
up for one player and down for the other, by a random sign each. What the pairs of a round gave, two
games each with sides swapped, moves the vector. `accept` plays the vector of FILE against the
constants as they are, on other seeds, until a sequential test says that it is stronger or that it
is not.

Compiled modules have numbers marked Final built in. Compile a copy of the sources in which they
are plain variables; without compiled modules nothing needs to be done:

    sed -E -i 's/^([A-Z_]+): Final = (-?[0-9]+[.][0-9]+)/\\1: float = \\2/' games/GAME/bots/*.py
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from math import exp, log
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

from sandtable.arena.executors import executor_of
from sandtable.arena.match import play_with
from sandtable.bots.advice_bots import Captain
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES

# Not constants of captain: facts of dice, inputs of networks, and corporal's numbers
OTHER_MODULES = {"encoding", "features", "rolls", "simple", "simple_moves", "simple_production"}
FACTS = {"shells.AROUND", "forces.STORM", "outlook.BLOWS", "outlook.GUARDS", "outlook.DUG_GUARDS"}
# Without effect: built into lists when their module is read (the lists are tuned), or corporal's
BUILT_IN = {
    "hand.HELD_ORDER", "hand.HELD_TACTIC", "values._TANK", "values._STRENGTH", "plans.SIMPLE_EXIT",
}  # fmt: skip
BEYOND = 50.0  # greater numbers mean "never" and "always"
LONG = 8  # a longer list has one factor for all of it

STEP = 0.25  # of the logarithm of a constant, up for one player and down for the other
RATE = 3.0  # by which a round moves a constant, for the share by which its sign decided games
FARTHEST = 1.2  # no constant grows or shrinks by more than the exponential of this

# The sequential test: stronger by a little against not stronger at all
STRONGER = 0.53
SURE = log(0.95 / 0.05)
FEWEST = 30  # pairs, before anything is said


class Constant(NamedTuple):
    """A number, or several with one factor."""

    name: str
    modules: list[ModuleType]  # where it is bound
    at: list[int]  # in a list; empty for a plain number
    values: list[float]

    @property
    def variable(self) -> str:
        return self.name.split(".")[1].split("[")[0]

    def now(self) -> list[float]:
        """Its values as they are set."""
        held = getattr(self.modules[0], self.variable)
        return [held[at] for at in self.at] if self.at else [held]

    def set(self, factor: float) -> None:
        if not self.at:
            for module in self.modules:
                setattr(module, self.variable, self.values[0] * factor)
            return
        held = getattr(self.modules[0], self.variable)
        for at, value in zip(self.at, self.values):
            held[at] = value * factor


@cache
def constants_of(game: str) -> list[Constant]:
    """All of a game, in a fixed order."""
    package = f"sandtable.games.{game}.bots"
    folder = Path(str(import_module(package).__file__)).parent
    sources = {
        path.stem: ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.py"))
        if path.stem != "__init__" and path.stem not in OTHER_MODULES
    }
    modules = {stem: import_module(f"{package}.{stem}") for stem in sources}
    found: list[Constant] = []
    for stem, tree in sources.items():
        for name, written in numbers_in(tree):
            if f"{stem}.{name}" in FACTS | BUILT_IN:
                continue
            bound = [modules[stem]] + [
                modules[other]
                for other, each in sources.items()
                if name in imported_from(each, f"{package}.{stem}")
            ]
            found += split(f"{stem}.{name}", bound, getattr(modules[stem], name), written)
    return found


def numbers_in(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Names that are given a literal number or a list, and whether it is a number."""
    for node in tree.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        kind = ast.unparse(node.annotation)
        literal = isinstance(node.value, ast.Constant) and isinstance(node.value.value, float)
        if kind in ("Final", "float") and literal:
            yield node.target.id, True
        elif kind == "Final[list[float]]":
            yield node.target.id, False


def imported_from(tree: ast.Module, module: str) -> set[str]:
    return {
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == module
        for alias in node.names
    }


def split(name: str, modules: list[ModuleType], value: Any, number: bool) -> list[Constant]:
    """A number is one constant; a short list as many as it has, a long one one."""
    if number:
        return [Constant(name, modules, [], [value])] if 0 < abs(value) < BEYOND else []
    at = [index for index, each in enumerate(value) if 0 < abs(each) < BEYOND]
    if len(value) > LONG:
        return [Constant(name, modules, at, [value[index] for index in at])]
    return [Constant(f"{name}[{index}]", modules, [index], [value[index]]) for index in at]


class Tuned:
    """Captain with its constants multiplied."""

    playing: tuple[float, ...] = ()  # the vector that is set now, in this process

    def __init__(self, game: str, vector: tuple[float, ...], seed: str) -> None:
        self._game = game
        self._vector = vector
        self._captain = Captain(BOXES[game], seed)

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        if Tuned.playing is not self._vector:
            for constant, moved in zip(constants_of(self._game), self._vector):
                constant.set(exp(moved))
            Tuned.playing = self._vector
        return self._captain.choose(question, sample)


class Pair(NamedTuple):
    """Two games of the same seed between two vectors, sides swapped."""

    game: str
    scenario: str
    seed: str
    first: tuple[float, ...]
    second: tuple[float, ...]


def play(pair: Pair) -> float:
    """What the first vector won of the games, from 0 to 1. Where three play, it has one seat."""
    box = BOXES[pair.game]
    seats = len(box.seats_of(pair.scenario))
    won = 0.0
    for seat in range(seats):
        players = [
            Tuned(pair.game, pair.first if each == seat else pair.second, f"{pair.seed} {each}")
            for each in range(seats)
        ]
        winner = play_with(box, pair.scenario, list(players), pair.seed).winner
        won += (1 / seats) if winner is None else 1.0 if winner == seat else 0.0
    # In a game of three an even share is a third: half of what can be won counts as even
    share = won / seats
    return share if seats == 2 else min(1.0, share * seats / 2)


class Search:
    """SPSA in rounds: all pairs of a round are about the same vector."""

    def __init__(self, game: str, seed: str, vector: list[float], rounds: int, pairs: int) -> None:
        self.game = game
        self.seed = seed
        self.vector = vector
        self.rounds = rounds
        self.pairs = pairs  # in a round
        self.round = 0
        self.late: list[list[float]] = []  # the vectors of the second half

    def signs(self, number: int) -> list[int]:
        """By which sign each constant moves in a pair of this round."""
        choose = random.Random(f"{self.seed} {self.round} {number}").choice
        return [choose((-1, 1)) for _ in self.vector]

    def next_round(self) -> list[tuple[int, Pair]]:
        scenarios = BOXES[self.game].scenarios()
        found = []
        for number in range(self.pairs):
            signs = self.signs(number)
            up = tuple(value + STEP * sign for value, sign in zip(self.vector, signs))
            down = tuple(value - STEP * sign for value, sign in zip(self.vector, signs))
            scenario = scenarios[number % len(scenarios)]
            seed = f"tune {self.seed} {self.round} {number}"
            found.append((number, Pair(self.game, scenario, seed, up, down)))
        return found

    def learn(self, results: dict[int, float]) -> None:
        """Move by what a round has shown, the less the later it is."""
        slope = [0.0] * len(self.vector)
        for number, won in sorted(results.items()):
            for at, sign in enumerate(self.signs(number)):
                slope[at] += sign * (2 * won - 1) / len(results)
        rate = RATE * (1.0 - 0.8 * self.round / self.rounds)
        self.vector = [
            max(-FARTHEST, min(FARTHEST, value + rate * each))
            for value, each in zip(self.vector, slope)
        ]
        self.round += 1
        if 2 * self.round > self.rounds:
            self.late.append(self.vector)

    @property
    def mean(self) -> list[float]:
        """The mean of the second half: what wavers about its best is there on average."""
        late = self.late or [self.vector]
        return [sum(values) / len(late) for values in zip(*late)]


def search(options: argparse.Namespace) -> None:
    """All rounds, or as many as there is time for. The same seed gives the same vector."""
    file = Path(options.file)
    constants = constants_of(options.game)
    start = [0.0] * len(constants)
    found = Search(options.game, options.seed, start, options.rounds, options.pairs)
    began = perf_counter()
    with executor_of(options.jobs, options.cluster) as executor:
        while found.round < found.rounds:
            found.learn(dict(executor.run(play, found.next_round())))
            write(file, constants, found)
            passed = perf_counter() - began
            print(f"{found.round} of {found.rounds} rounds, {passed:.0f} s", file=sys.stderr)
            if options.seconds and passed * (1 + 1 / found.round) > options.seconds:
                break


def write(file: Path, constants: list[Constant], found: Search) -> None:
    told = {each.name: round(moved, 4) for each, moved in zip(constants, found.mean)}
    made = {"game": found.game, "rounds": found.round, "pairs": found.pairs, "seed": found.seed}
    file.write_text(json.dumps({"made": made, "vector": told}, indent=1), encoding="utf-8")


class Verdict:
    """A sequential test: is the mean of what pairs gave above a half by a little, or not at all?"""

    def __init__(self) -> None:
        self.count = 0
        self.won = 0.0
        self.squares = 0.0

    def add(self, won: float) -> None:
        self.count += 1
        self.won += won
        self.squares += won * won

    @property
    def mean(self) -> float:
        return self.won / max(1, self.count)

    @property
    def spread(self) -> float:
        return max(self.squares / max(1, self.count) - self.mean**2, 0.01)

    @property
    def evidence(self) -> float:
        """The log-likelihood ratio of normal means, the spread as it is seen."""
        if self.count < FEWEST:
            return 0.0
        middle = (STRONGER + 0.5) / 2
        return (STRONGER - 0.5) * self.count * (self.mean - middle) / self.spread

    def __str__(self) -> str:
        if abs(self.evidence) < SURE:
            return "open"
        return "stronger" if self.evidence > 0 else "not stronger"


def accept(options: argparse.Namespace) -> None:
    """Until it is clear, or the games are played."""
    told = json.loads(Path(options.file).read_text(encoding="utf-8"))["vector"]
    vector = tuple(told.get(each.name, 0.0) for each in constants_of(options.game))
    usual = tuple(0.0 for _ in vector)
    scenarios = BOXES[options.game].scenarios()
    pairs = [
        Pair(options.game, scenarios[at % len(scenarios)], f"{options.seed} {at}", vector, usual)
        for at in range(options.games // 2)
    ]
    verdict = Verdict()
    start = perf_counter()
    with executor_of(options.jobs, options.cluster) as executor:
        for _, won in executor.run(play, list(enumerate(pairs))):
            verdict.add(won)
            late = options.seconds and perf_counter() - start > options.seconds
            if late or abs(verdict.evidence) >= SURE:
                break
    error = 1.96 * (verdict.spread / verdict.count) ** 0.5
    print(
        f"{options.game}: {verdict}, {verdict.mean:.3f} +-{error:.3f} of {2 * verdict.count} games,"
        f" evidence {verdict.evidence:.2f} of {SURE:.2f}; {perf_counter() - start:.0f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BOXES))
    parser.add_argument("work", choices=["search", "accept"])
    parser.add_argument("file")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--pairs", type=int, default=512, help="of games, in a round")
    parser.add_argument("--games", type=int, default=4000, help="to accept a vector, at most")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so many")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster", metavar="auto|ADDRESS")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    (search if options.work == "search" else accept)(options)


if __name__ == "__main__":
    main()
