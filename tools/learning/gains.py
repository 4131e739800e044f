"""How far a search may trust what it sees: answers at some questions of games, played on.

    python tools/learning/gains.py GAME [--questions N] [--worlds N] [--margin M] [--seed S]

At questions of captain's games, captain's choice and the answers close to it are played on to the
ends of three turns, in the same worlds with the same dice. Told are, for all questions and by their
kind, and always of the difference to captain's choice in the chance of winning:

- `prior`: what an answer loses for one unit that captain's advice puts it behind, at the end of the
  turn and two turns later;
- `doubt`: how far apart answers are beyond that, after one, two and three turns;
- `noise`: how far one world is off, after one, two and three turns;
- `kept`: the part of a difference at the end of the turn that is left two turns later, and the same
  for a difference after the enemy's reply;
- `ms`: processor time of a playout to the end of the turn, and through the enemy's reply.

A search of `turns=2` is right where `kept` and `doubt` grow by more than `noise` and time do.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from sandtable.arena.match import Sampler
from sandtable.bots.choice import Choice
from sandtable.bots.playout import play_on
from sandtable.bots.search import Candidate, Effort, candidates_of
from sandtable.bots.value import Value, value_of
from sandtable.core.chance import Sealed, derived_seed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import SOUND, Box

TURNS = 3
PARTS = 1000
ASKED = 25  # of so many parts of the questions that could be searched
FEWEST = 20  # answers of a kind, to be told


class Tried(NamedTuple):
    """One answer at one question: how far it is behind, and its gains by world and turn."""

    kind: str
    gap: float
    gains: Any


class Lab:
    """Plays games and tries answers on the way."""

    def __init__(self, box: Box, value: Value, worlds: int, margin: float) -> None:
        self.box = box
        self.value = value
        self.worlds = worlds
        self.effort = Effort(margin=margin)
        self.found: list[Tried] = []
        self.questions = 0
        self.playouts = 0
        self.spent = [0.0] * TURNS

    def play(self, scenario: str, seed: str, most: int) -> None:
        """One game between captains, as long as more questions are wanted."""
        box, dice, count = self.box, Sealed(seed), 0
        state = box.set_up(scenario, {})
        choice, whims = Choice("captain", seed), Sealed(derived_seed(seed, "questions"))
        state.begin(dice)
        while (question := state.question()) is not None and self.questions < most:
            action = question.actions[0]
            if not question.forced:
                known = Sampler(state, question, derived_seed(seed, f"glimpse {count}"))()
                values = box.advice(known, question, SOUND)
                action = choice.best_of(question.actions, values)
                if whims.pick(0, [1] * PARTS) < ASKED and len(known.questions()) == 1:
                    candidates = candidates_of(question, values, action, self.effort)
                    worth = dict(zip(question.actions, values, strict=True))
                    gaps = [worth[action] - worth[each.action] for each in candidates]
                    self.try_all(known, question, candidates, gaps, f"{seed} {count}")
            state.answer(action, dice, question.seat)
            count += 1

    def try_all(
        self,
        state: State,
        question: Question,
        candidates: list[Candidate],
        gaps: list[float],
        name: str,
    ) -> None:
        if len(candidates) < 2:
            return
        self.questions += 1
        chances = np.zeros((len(candidates), self.worlds, TURNS))
        for number in range(self.worlds):
            world = state.resample(question.seat, Sealed(f"{name} {number} world"))
            for at, each in enumerate(candidates):
                chances[at, number] = self.played(
                    world.copy(), each.action, question.seat, Sealed(f"{name} {number} dice")
                )
        for at in range(1, len(candidates)):
            self.found.append(Tried(question.key, gaps[at], chances[at] - chances[0]))

    def played(self, state: State, action: int, seat: int, dice: Sealed) -> list[float]:
        """The chances of winning at the ends of three turns."""
        self.playouts += 1
        stage = self.box.stage(state)
        start = process_time()
        state.answer(action, dice, seat)
        found = []
        for turn in range(TURNS):
            play_on(self.box, state, dice, stage)
            stage = self.box.stage(state)
            found.append(self.value.chance(state, seat))
            now = process_time()
            self.spent[turn] += now - start
            start = now
        return found


def report(name: str, found: list[Tried]) -> str:
    """One line. Variances and covariances are those seen, less what the noise of worlds adds."""
    gap = np.array([each.gap for each in found])
    gains = np.array([each.gains for each in found])
    means = gains.mean(1)
    inputs = np.stack([np.ones(len(gap)), gap], 1)
    slopes = np.linalg.lstsq(inputs, means, rcond=None)[0]
    rest = means - inputs @ slopes
    around = gains - means[:, None]
    noise = np.einsum("nwa,nwb->ab", around, around) / (len(found) * (gains.shape[1] - 1))
    true = rest.T @ rest / len(found) - noise / gains.shape[1]
    doubt = np.sqrt(np.maximum(np.diag(true), 0.0))
    kept = [true[at, 2] / true[at, at] if true[at, at] > 0 else float("nan") for at in (0, 1)]
    return (
        f"{name:22} answers {len(found):4}  prior {-slopes[1, 0]:.3f} {-slopes[1, 2]:.3f}"
        f"  doubt {doubt[0]:.4f} {doubt[1]:.4f} {doubt[2]:.4f}"
        f"  noise {' '.join(f'{each:.3f}' for each in np.sqrt(np.diag(noise)))}"
        f"  kept {kept[0]:.2f} {kept[1]:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BOXES))
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--margin", type=float, default=0.2)
    parser.add_argument("--seed", default="gains")
    options = parser.parse_args()
    box = BOXES[options.game]
    value = value_of(box)
    if value is None:
        raise SystemExit(f"{options.game} has no value")
    lab = Lab(box, value, options.worlds, options.margin)
    scenarios, at = box.scenarios(), 0
    while lab.questions < options.questions:
        lab.play(scenarios[at % len(scenarios)], f"{options.seed} {at}", options.questions)
        at += 1
    kinds: dict[str, list[Tried]] = defaultdict(list)
    for each in lab.found:
        kinds[each.kind].append(each)
    print(report("all", lab.found))
    for kind, found in sorted(kinds.items(), key=lambda item: -len(item[1])):
        if len(found) >= FEWEST:
            print(report(kind, found))
    ms = [1000 * sum(lab.spent[: turns + 1]) / lab.playouts for turns in range(2)]
    print(f"{lab.questions} questions of {at} games; ms {ms[0]:.2f} {ms[1]:.2f}")


if __name__ == "__main__":
    main()
