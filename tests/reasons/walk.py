"""Random games in which the reason for what may not be done is asked at every question."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import sandtable
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED, ANSWER_FIRST
from sandtable.core.state import State
from sandtable.toolkit.box import SIMPLE, Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.reasons import Reason, reason
from sandtable.toolkit.ways import after_way, asked_of, names_thing, obvious_ways
from tests.reasons.situation import Asked, Done, Moment, Oracle, Situation, Told

ACTIONS: Final = 50  # so many are asked about at each question
LONGEST: Final = 3000  # a game is left after so many answers


@dataclass(frozen=True)
class Failure:
    """A reason that does not hold, and where it was given."""

    rule: str
    key: str
    verb: str
    what: str
    action: str
    command: str  # shows the situation again

    @property
    def group(self) -> tuple[str, str, str]:
        return self.rule, self.key, self.verb


class Walk:
    """One game, played by a seed: the same seed gives the same game and the same actions."""

    def __init__(
        self,
        box: Box,
        scenario: str,
        seed: int,
        options: dict[str, Any] | None = None,
        game: Any = None,  # one that is in play already, as of a rule case
    ) -> None:
        self.box = box
        self.scenario = scenario
        self.seed = seed
        self.game: Game = game or sandtable.new_game(box.id, scenario, seed=seed, options=options)
        self.rng = random.Random(f"{box.id} {scenario} {seed}")
        self.done: list[Done] = []
        self.since = 0
        self.step = 0

    # Playing

    def question(self) -> Question | None:
        """What is asked; of several questions one by chance, the same one for each step."""
        questions = self.game.questions()
        if not questions or self.step >= LONGEST:
            return None
        return random.Random(f"{self.seed} {self.step} seat").choice(questions)

    def answer(self, question: Question) -> None:
        """Answer as a random player does who likes to act, and now and then takes advice."""
        moment, events = self.game.state.moment(), len(self.game.events)
        action = self.chosen(question)
        name = self.box.vocabulary.name(action)
        self.game.answer(action, question.seat)
        asked = Asked.of(self.box, question)
        self.done.append(Done(asked, name, tuple(self.game.events[events:])))
        self.step += 1
        if self.game.state.moment() != moment:
            self.since = len(self.done)

    def chosen(self, question: Question) -> int:
        way = self.rng.random()
        if way < 0.25 and len(self.game.questions()) == 1:
            values = self.box.advice(self.game.state, question, SIMPLE)
            return question.actions[max(range(len(values)), key=lambda each: values[each])]
        acting = [each for each in question.actions if " " in self.box.vocabulary.name(each)]
        return self.rng.choice(acting if acting and way < 0.85 else question.actions)

    def moment(self, question: Question, at: State, way: tuple[str, ...] = ()) -> Moment:
        """The moment of a question, after the answers of a way that lead on from it."""
        asked = Asked.of(self.box, question)
        done = [*self.done, *(Done(asked, name, ()) for name in way)]
        there = question if not way else (at.question() or question)
        return Moment(self.box, self.scenario, at, there, done, self.since)

    # Asking

    def actions(self, question: Question, count: int = ACTIONS) -> list[int]:
        """Actions to ask about: half of them any, half close to what is asked and what there is."""
        rng = random.Random(f"{self.seed} {self.step} actions")
        vocabulary = self.box.vocabulary
        near = set(texts_in(self.game.state.position()))
        offered = [vocabulary.name(action) for action in question.actions]
        near |= {name.partition(" ")[2] for name in offered}
        recent = [each.answer for each in self.done[-8:]]
        verbs = sorted({name.partition(" ")[0] for name in (*offered, *recent)})
        found = []
        for number in range(count):
            verb = rng.choice(vocabulary.verbs)
            if number % 2:
                wanted = rng.choice(verbs)
                verb = next(each for each in vocabulary.verbs if each.name == wanted)
            things = [each for each in verb.things if each in near] if number % 4 else []
            thing = rng.choice(things or verb.things)
            found.append(vocabulary.find(f"{verb.name} {thing}"))
        return [action for action in dict.fromkeys(found) if action >= 0]

    def situations(self, question: Question, actions: list[int]) -> Iterator[Situation]:
        """The reason of each action that is not offered, with the moment of which it is said."""
        state = self.game.state
        now = self.moment(question, state)
        later = self.offered_later(state)
        moments: dict[tuple[str, ...], Moment] = {(): now}
        for action in actions:
            given = reason(self.box, state, action, question.seat)
            if given.refusal is ALLOWED and action in question.actions:
                continue
            told = self.told(given)
            if told.way not in moments:
                at = after_way(state, given.way)
                assert at is not None, f"the way {told.way} needs chance"
                moments[told.way] = self.moment(question, at, told.way)
            verb, _, thing = self.box.vocabulary.name(action).partition(" ")
            yield Situation(verb, thing, told, moments[told.way], now, action in later)

    def offered_later(self, state: State) -> set[int]:
        """What is offered after one obvious answer that names something, as a unit."""
        found: set[int] = set()
        for ways in islice(obvious_ways(self.box, state), 1, 2):
            for at, way in ways:
                if names_thing(self.box, way[0]):
                    found.update(asked_of(at))
        return found

    def told(self, given: Reason) -> Told:
        way = tuple(self.box.vocabulary.name(step) for step in given.way)
        refusal = given.refusal
        return Told(refusal.key, refusal.rule, refusal.args, way)

    def failure(self, situation: Situation, what: str) -> Failure:
        told = situation.told
        command = (
            f"python -m tests.reasons {self.box.id} --scenario {self.scenario} --seed {self.seed}"
            f' --step {self.step} --action "{situation.action}"'
        )
        return Failure(told.rule, told.key, situation.verb, what, situation.action, command)


def problem(
    situation: Situation, oracle: Oracle, names_rightly: Callable[[Situation], bool] | None = None
) -> str:
    """Why the reason of this situation does not hold; nothing if it does.

    `names_rightly` tells whether the pieces that the reason names are where it says.
    """
    told = situation.told
    if told.key == ALLOWED.key:
        return "said to be allowed, but not offered"
    if told.key == ANSWER_FIRST.key:
        return "" if situation.action in situation.asked.offers else "not offered after the way"
    asked_verbs = {offer.split()[0] for offer in situation.now.asked.offers}
    if situation.later and situation.verb not in asked_verbs:
        return "allowed after an obvious answer"
    check = oracle.get(told.key) or oracle.get(told.rule)
    if check is None:
        return f"no oracle for {told.rule or told.key}"
    if names_rightly is not None and not names_rightly(situation):
        return f"names another piece: {told.args}"
    return "" if check(situation) else "does not hold"


def texts_in(data: object) -> Iterator[str]:
    """Every text in nested data, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from texts_in(key)
            yield from texts_in(value)
    elif isinstance(data, (list, tuple)):
        for each in data:
            yield from texts_in(each)
