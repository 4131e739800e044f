"""Check the analysis of finished games on games that captain played, with fixed seeds.

    tools/analysis_check.py [--games 2] [--playouts 300] [GAME ...]

The parts of every change add up to it. A planted blunder, the answer that captain likes least at a
place where that costs much, is among the worst decisions. Over all games decisions and luck are
near zero: captain is what decisions are measured against, and dice have no memory. What an analysis
costs is printed as a multiple of playing the game; nothing here depends on the clock.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Final

import sandtable
from sandtable.analysis.course import Course, course_of
from sandtable.analysis.evaluation import mean
from sandtable.analysis.parts import judge_of
from sandtable.analysis.study import Analysis, analyse
from sandtable.bots import make_bot
from sandtable.games import BOXES
from sandtable.toolkit.box import SOUND
from sandtable.toolkit.record import read_record

GAMES: Final = ("napoleonics", "greatwar")
WORST: Final = 3  # a planted blunder is among so many
ERRORS: Final = 3.0  # standard errors that a mean may be away from zero
TRIED: Final = 8  # places for a blunder, with so many samples of each
SAMPLES: Final = 8
NEAR: Final = 0.02  # and by how much at most, for one decision or throw


@dataclass(frozen=True)
class Place:
    """A place for a blunder: the answer that captain likes least there, and by how much."""

    at: int
    action: int
    gap: float


def played(game: str, seed: str, blunder: Place | None = None) -> tuple[Course, list[Place]]:
    """A game of captain against itself, perhaps with a blunder in it; and places for one."""
    box = BOXES[game]
    playing = sandtable.new_game(game, seed=seed)
    bots = [make_bot("captain", box, f"{seat} of {seed}") for seat in playing.seats]
    places: list[Place] = []
    while (question := playing.question()) is not None:
        at = len(playing.record.steps) - 1
        action = question.actions[0]
        if not question.forced:
            sample = partial(playing.resample, question.seat, at)
            action = bots[question.seat].choose(question, sample)
            values = box.advice(playing.state, question, SOUND)
            worst = values.index(min(values))
            places.append(Place(at, question.actions[worst], max(values) - values[worst]))
        if blunder is not None and at == blunder.at:
            action = blunder.action
        playing.answer(action, question.seat)
    return course_of(read_record(playing.text(), {game: box.purposes})), places


def worst_place(course: Course, places: list[Place]) -> tuple[Place, float]:
    """Where in the first half of a game the worst answer costs most, and how much that is."""
    half = [each for each in places if each.at < len(course.answers) / 2]
    likely = sorted(half, key=lambda each: -each.gap)[:TRIED]
    judge = judge_of(course, "blunders")
    costs = []
    for each in likely:
        state = next(course.states(each.at))
        given = course.answers[each.at]
        both = [given.action, each.action]
        own, bad = judge.after(state, given.seat, both, f"place {each.at}", SAMPLES)
        costs.append(mean(own)[given.seat] - mean(bad)[given.seat])
    most = max(range(len(likely)), key=lambda at: costs[at])
    return likely[most], costs[most]


def adds_up(analysis: Analysis) -> bool:
    before = analysis.begun
    for parts in analysis.parts:
        for seat, chance in enumerate(before):
            moved = parts.decision[seat] + parts.luck[seat] + parts.outlook[seat]
            if abs(chance + moved - parts.chances[seat]) > 1e-9:
                return False
        before = parts.chances
    return True


def near_zero(what: str, found: list[float]) -> bool:
    """Whether the mean of these may be zero, printed."""
    if len(found) < 2:
        print(f"  {what}: too few to say")
        return True
    mean, error = fmean(found), stdev(found) / sqrt(len(found))
    holds = abs(mean) <= min(NEAR, ERRORS * error) or abs(mean) < 1e-9
    print(f"  {what}: mean {mean:+.4f} ± {error:.4f} of {len(found)}{'' if holds else '  WRONG'}")
    return holds


def check(game: str, games: int, playouts: int) -> bool:
    good = True
    decisions: list[float] = []
    luck: list[float] = []
    for number in range(games):
        seed = f"analysis {number}"
        began = process_time()
        course, places = played(game, seed)
        playing = process_time() - began
        began = process_time()
        analysis = analyse(course, playouts)
        studying = process_time() - began
        good &= adds_up(analysis)
        decisions += [each.decision[0] for each in analysis.parts if any(each.decision)]
        luck += [each.luck[0] for each in analysis.parts if any(each.luck)]
        place, cost = worst_place(course, places)
        rank = rank_of(game, seed, place, playouts)
        good &= rank <= WORST
        print(
            f"{game} {number}: {len(course.answers)} answers, adds up: {adds_up(analysis)}, "
            f"a blunder of {cost:.3f} is number {rank} of the worst, "
            f"an analysis costs {studying / playing:.1f} games"
        )
    good &= near_zero("decisions", decisions)
    good &= near_zero("luck", luck)
    return good


def rank_of(game: str, seed: str, place: Place, playouts: int) -> int:
    """The place of a planted blunder among the decisions of its seat, the worst first."""
    course, _ = played(game, seed, place)
    kept = replace(course, answers=course.answers[: place.at + 1])  # what comes later costs time
    analysis = analyse(kept, playouts)
    seat = course.answers[place.at].seat
    own = sorted(
        (parts.decision[seat], at)
        for at, parts in enumerate(analysis.parts)
        if course.answers[at].seat == seat
    )
    return 1 + [at for _, at in own].index(place.at)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=300)
    wanted = parser.parse_args()
    results = [check(each, wanted.games, wanted.playouts) for each in wanted.names or GAMES]
    print("The analysis is sound." if all(results) else "The analysis is not sound.")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
