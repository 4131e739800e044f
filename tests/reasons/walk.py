"""Random games in which the reason for what may not be done is asked at every question."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final
from unittest.mock import patch

import sandtable
from sandtable.core.chance import NO_CHANCE
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED, ANSWER_FIRST
from sandtable.core.state import State
from sandtable.toolkit import reasons
from sandtable.toolkit.answer_sequences import Answers, asked_of, names_thing, obvious_sequences
from sandtable.toolkit.box import SIMPLE, Box
from sandtable.toolkit.game import Game
from tests.reasons.situation import Asked, Done, Moment, Oracle, Situation, Told

Ways = list[tuple[State, Answers]]  # with the states to which they lead
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


class Kept:
    """The obvious ways on from a state, worked out once for all actions that are asked about."""

    def __init__(self, ways: Iterator[Ways]) -> None:
        self.ways = ways
        self.found: list[Ways] = []

    def __iter__(self) -> Iterator[Ways]:
        yield from self.found
        for each in self.ways:
            self.found.append(each)
            yield each


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
        self._now: Moment | None = None  # of this step
        self._before: Moment | None = None  # of the step before

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
        self.leave(question)
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

    def now(self, question: Question) -> Moment:
        """The moment of a question; the same one however often it is asked for."""
        if self._now is None:
            self._now = Moment(
                self.box, self.scenario, self.game.state, question, self.done[:], self.since
            )
            self._now.before = self._before
        return self._now

    def leave(self, question: Question) -> None:
        """The question is answered now: its moment is the one before the next."""
        self._before = self.now(question)
        self._before.before = None
        self._now = None

    def moment_after(self, question: Question, way: Answers) -> Moment:
        """The moment after the answers of a way that lead on from a question."""
        found, done, there = self.now(question), self.done[:], question
        at = self.game.state.copy()
        for action in way:
            at.journal = []
            at.answer(action, NO_CHANCE)
            name = self.box.vocabulary.name(action)
            done.append(Done(Asked.of(self.box, there), name, tuple(at.journal)))
            there = at.question() or there
            after = Moment(self.box, self.scenario, at, there, done[:], self.since)
            after.before, found = found, after
        return found

    # Asking

    def actions(self, question: Question, count: int = ACTIONS) -> list[int]:
        """Actions to ask about: half of them any, half close to what is asked and what there is."""
        rng = random.Random(f"{self.seed} {self.step} actions")
        vocabulary = self.box.vocabulary
        near = set(self.now(question).texts)
        offered = [vocabulary.name(action) for action in question.actions]
        near |= {name.partition(" ")[2] for name in offered}
        recent = [each.answer for each in self.done[-8:]]
        near_verbs = {name.partition(" ")[0] for name in (*offered, *recent)}
        verbs = sorted(
            (verb for verb in vocabulary.verbs if verb.name in near_verbs),
            key=lambda verb: verb.name,
        )
        near_things: dict[str, list[str]] = {}
        found = []
        for number in range(count):
            verb = rng.choice(vocabulary.verbs)
            if number % 2:
                verb = rng.choice(verbs)
            if verb.name not in near_things:
                near_things[verb.name] = [each for each in verb.things if each in near]
            things = near_things[verb.name] if number % 4 else []
            thing = rng.choice(things or verb.things)
            found.append(vocabulary.find(f"{verb.name} {thing}"))
        return [action for action in dict.fromkeys(found) if action >= 0]

    def situations(self, question: Question, actions: list[int]) -> Iterator[Situation]:
        """The reason of each action that is not offered, with the moment of which it is said."""
        state, kept = self.game.state, Kept(obvious_sequences(self.box, self.game.state))
        now = self.now(question)
        later = self.offered_later(kept)
        moments: dict[tuple[str, ...], Moment] = {(): now}
        with patch.object(reasons, "obvious_sequences", lambda *_: iter(kept)):
            told = [reasons.reason(self.box, state, each, question.seat) for each in actions]
        for given in told:
            action = given.action
            if given.refusal is ALLOWED and action in question.actions:
                continue
            words = self.told(given)
            if words.way not in moments:
                moments[words.way] = self.moment_after(question, given.way)
            verb, _, thing = self.box.vocabulary.name(action).partition(" ")
            yield Situation(verb, thing, words, moments[words.way], now, action in later)

    def waiting(self, question: Question, actions: list[int]) -> Iterator[Situation]:
        """The reasons that a seat which is not asked is told, if there is one."""
        now = self.now(question)
        asked = {self.box.seats[each.seat] for each in self.game.questions()}
        held = set(now.position.get("seats", {}).values())  # in Maria two powers may share one
        seats = sorted((held or set(self.box.seats)) - asked)
        if not seats:
            return
        seat = random.Random(f"{self.seed} {self.step} waits").choice(seats)
        yield from self.told_to(seat, question, actions)

    def told_to(self, seat: str, question: Question, actions: list[int]) -> Iterator[Situation]:
        """The reasons that this seat is told, which is not asked."""
        moment = self.now(question).for_waiting(seat)
        for action in actions:
            given = reasons.reason(self.box, self.game.state, action, self.box.seats.index(seat))
            verb, _, thing = self.box.vocabulary.name(action).partition(" ")
            yield Situation(verb, thing, self.told(given), moment, moment)

    def offered_later(self, kept: Kept) -> set[int]:
        """What is offered after one obvious answer that names something, as a unit."""
        found: set[int] = set()
        for ways in islice(kept, 1, 2):
            for at, way in ways:
                if names_thing(self.box, way[0]):
                    found.update(asked_of(at))
        return found

    def told(self, given: reasons.Reason) -> Told:
        way = tuple(self.box.vocabulary.name(step) for step in given.way)
        refusal = given.refusal
        return Told(refusal.key, refusal.rule, refusal.args, way)

    def failure(self, situation: Situation, what: str) -> Failure:
        told = situation.told
        command = (
            f"python -m tests.reasons {self.box.id} --scenario {self.scenario} --seed {self.seed}"
            f' --step {self.step} --action "{situation.action}"'
        )
        if "asked" in situation.at.notes:
            what = f"{what} (told to {situation.asked.seat}, who waits)"
            command += f" --seat {situation.asked.seat}"
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
