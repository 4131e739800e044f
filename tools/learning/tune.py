"""Tune the constants of captain by self-play, and accept what comes of it by a sequential test.

    python tools/learning/tune.py GAME search FILE [--seconds S] [--jobs N] [--seed S]
    python tools/learning/tune.py GAME accept FILE [--games N] [--jobs N] [--seed S]

Tuned are the numbers that the modules in `games/GAME/bots` give as `NAME: Final = 0.3` or as a list
of floats. The search is SPSA, as Stockfish's testing does it: all constants move a little at once,
up for one player and down for the other, by a random sign each; the result of the two games, sides
swapped, moves the vector. `accept` plays the vector of FILE against the constants as they are, on
other seeds, until a sequential test says that it is stronger or that it is not.

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
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from importlib import import_module
from math import exp, log
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

from sandtable.arena.match import play_with
from sandtable.bots.captain import Captain
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES

# Not constants of captain: facts of dice, inputs of networks, and corporal's numbers
OTHER_MODULES = {"encoding", "features", "rolls", "simple", "simple_moves", "simple_production"}
FACTS = {"shells.AROUND", "forces.STORM", "outlook.BLOWS", "outlook.GUARDS", "outlook.DUG_GUARDS"}
BEYOND = 50.0  # greater numbers mean "never" and "always"
LONG = 8  # a longer list has one factor for all of it

STEP = 0.25  # of the logarithm of a constant, up for one player and down for the other
GAIN = 0.03  # by which a pair of games that is won moves the vector, of its step
FARTHEST = 1.2  # no constant grows or shrinks by more than the exponential of this

# The sequential test: stronger by a little against not stronger at all
STRONGER = 0.53
SURE = log(0.95 / 0.05)


class Constant(NamedTuple):
    """A number, or several with one factor."""

    name: str
    modules: list[ModuleType]  # where it is bound
    at: list[int]  # in a list; empty for a plain number
    values: list[float]

    def set(self, factor: float) -> None:
        variable = self.name.split(".")[1].split("[")[0]
        if not self.at:
            for module in self.modules:
                setattr(module, variable, self.values[0] * factor)
            return
        held = getattr(self.modules[0], variable)
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
            if f"{stem}.{name}" in FACTS:
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
    """SPSA with many pairs of games under way."""

    def __init__(self, game: str, seed: str, vector: list[float]) -> None:
        self.game = game
        self.seed = seed
        self.vector = vector
        self.pairs = 0
        self.late: list[list[float]] = []  # the vectors of the second half
        self._random = random.Random(seed)
        self._asked = 0

    def next_pair(self) -> tuple[Pair, list[int]]:
        signs = [self._random.choice((-1, 1)) for _ in self.vector]
        up = tuple(value + STEP * sign for value, sign in zip(self.vector, signs))
        down = tuple(value - STEP * sign for value, sign in zip(self.vector, signs))
        scenarios = BOXES[self.game].scenarios()
        scenario = scenarios[self._asked % len(scenarios)]
        pair = Pair(self.game, scenario, f"tune {self.seed} {self._asked}", up, down)
        self._asked += 1
        return pair, signs

    def learn(self, signs: list[int], won: float, part: float) -> None:
        """Move by what a pair has shown, the less the more of the time has passed."""
        move = GAIN * STEP * (2 * won - 1) * (1.0 - 0.8 * part)
        self.vector = [
            max(-FARTHEST, min(FARTHEST, value + move * sign))
            for value, sign in zip(self.vector, signs)
        ]
        self.pairs += 1
        if part > 0.5:
            self.late.append(self.vector)

    @property
    def mean(self) -> list[float]:
        """The mean of the second half: what wavers about its best is there on average."""
        late = self.late or [self.vector]
        return [sum(values) / len(late) for values in zip(*late)]


def search(options: argparse.Namespace) -> None:
    file = Path(options.file)
    constants = constants_of(options.game)
    found = Search(options.game, options.seed, [0.0] * len(constants))
    start = told = perf_counter()
    under_way: dict[Future[float], list[int]] = {}
    with ProcessPoolExecutor(options.jobs) as pool:
        while (passed := perf_counter() - start) < options.seconds:
            while len(under_way) < 2 * options.jobs:
                pair, signs = found.next_pair()
                under_way[pool.submit(play, pair)] = signs
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                found.learn(under_way.pop(done), done.result(), passed / options.seconds)
            if perf_counter() - told > 20:
                told = perf_counter()
                print(f"{passed:.0f} s, {found.pairs} pairs", file=sys.stderr)
                write(file, constants, found)
        pool.shutdown(cancel_futures=True)
    write(file, constants, found)


def write(file: Path, constants: list[Constant], found: Search) -> None:
    told = {each.name: round(moved, 4) for each, moved in zip(constants, found.mean)}
    made = {"game": found.game, "pairs": found.pairs, "seed": found.seed}
    file.write_text(json.dumps({"made": made, "vector": told}, indent=1), encoding="utf-8")


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
    won = squares = evidence = 0.0
    count = 0
    start = perf_counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        waiting = iter(pairs)
        under_way = {pool.submit(play, pair) for _, pair in zip(range(2 * options.jobs), waiting)}
        while under_way and abs(evidence) < SURE:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in done:
                won, squares, count = won + each.result(), squares + each.result() ** 2, count + 1
            under_way |= {pool.submit(play, pair) for _, pair in zip(range(len(done)), waiting)}
            mean = won / count
            spread = max(squares / count - mean * mean, 0.01)
            # The log-likelihood ratio of normal means, the spread as it is seen
            if count > 30:
                evidence = (STRONGER - 0.5) * count * (mean - (STRONGER + 0.5) / 2) / spread
            if options.seconds and perf_counter() - start > options.seconds:
                break
        pool.shutdown(cancel_futures=True)
    error = 1.96 * (spread / count) ** 0.5
    verdict = "stronger" if evidence >= SURE else "not stronger" if evidence <= -SURE else "open"
    print(
        f"{options.game}: {verdict}, {won / count:.3f} +-{error:.3f} of {2 * count} games, "
        f"evidence {evidence:.2f} of {SURE:.2f}; {perf_counter() - start:.0f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BOXES))
    parser.add_argument("work", choices=["search", "accept"])
    parser.add_argument("file")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    if options.work == "search":
        options.seconds = options.seconds or 600.0
        search(options)
    else:
        accept(options)


if __name__ == "__main__":
    main()
