"""A game that stops where chance is needed, so that the caller brings the outcomes.

The engine asks for chance in the middle of an answer. Here the answer is then tried again from the
position before it, with the outcomes that are already known, until it needs no more.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sandtable.core.chance import Chance, Purpose
from sandtable.core.event import EVERYBODY, Event
from sandtable.core.state import State
from sandtable.envs.playing import returns
from sandtable.envs.world import World
from sandtable.toolkit.game import in_lanes

SETTING_UP: Final = -1  # in the place of an action


class Needed(NamedTuple):
    """What chance is asked for: the number of the purpose, and the weight of each outcome."""

    purpose: int
    weights: list[int]


class OutcomeNeeded(Exception):
    """The engine asks for chance, and no outcome is known yet."""

    def __init__(self, needed: Needed) -> None:
        super().__init__(needed)
        self.needed = needed


class Outcomes(Chance):
    """Outcomes that are known; and then a stop."""

    def __init__(self, known: list[int]) -> None:
        self.known = known
        self.masks: list[int] = []  # who may know each of them
        self.purposes: list[int] = []

    def pick(self, purpose: int, weights: list[int]) -> int:
        return self.pick_for(EVERYBODY, purpose, weights)

    def pick_for(self, mask: int, purpose: int, weights: list[int]) -> int:
        at = len(self.masks)
        if at >= len(self.known):
            raise OutcomeNeeded(Needed(purpose, list(weights)))
        self.masks.append(mask)
        self.purposes.append(purpose)
        return self.known[at]


class Course:
    """A game so far: a position, or an answer that still needs outcomes of chance."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.base: State = world.start.copy()  # before the answer that is being given
        self.now: State | None = None  # after it; None while it needs chance
        self.action = SETTING_UP
        self.seat = -1
        self.known: list[int] = []
        self.needed: Needed | None = None
        self.answers = 0
        self.heard: list[list[str]] = [[] for _ in world.seats]
        self._try()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """A copy that shares what is never changed: the positions before and after an answer."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.known = list(self.known)
        other.heard = [list(each) for each in self.heard]
        return other

    @property
    def state(self) -> State:
        """The position; while chance is asked for, that before the answer."""
        return self.base if self.now is None else self.now

    @property
    def over(self) -> bool:
        if self.needed is not None:
            return False
        return not self.state.asked or self.answers >= self.world.most_answers

    def returns(self) -> list[float]:
        seats = len(self.world.seats)
        return returns(self.state, seats) if self.over else [0.0] * seats

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes that may come, and how likely each is."""
        assert self.needed is not None, "no chance is needed"
        total = sum(self.needed.weights)
        return [(at, each / total) for at, each in enumerate(self.needed.weights) if each]

    def legal(self, seat: int) -> list[int]:
        question = None if self.needed is not None or self.over else self.state.question_of(seat)
        return [] if question is None else sorted(question.actions)

    def apply(self, action: int) -> None:
        """An outcome where chance is needed, else the answer of the first seat that is asked."""
        if self.needed is not None:
            if not 0 <= action < len(self.needed.weights) or not self.needed.weights[action]:
                what = self.world.box.purposes[self.needed.purpose].name
                raise ValueError(f"chance is asked for {what}, and {action} is no outcome of it")
            self.known.append(action)
        else:
            if action not in self.state.asked[0].actions:
                raise self.world.refused(self.state, action, self.state.asked[0].seat)
            self.base = self.state
            self.action, self.seat = action, self.base.asked[0].seat
            self.known = []
            self.answers += 1
        self._try()

    def outcome_text(self, purpose: int, outcome: int) -> str:
        what: Purpose = self.world.box.purposes[purpose]
        return f"{what.name}: {what.outcomes[outcome]}"

    def known_to(self, seat: int) -> str:
        """All that this seat has seen happen, and did: histories that it can tell apart differ."""
        return "\n".join([*self.heard[seat], self.seen_by(seat)])

    def seen_by(self, seat: int) -> str:
        """What this seat sees now."""
        view = self.state.view(seat)
        return "\n".join(f"{name}: {value}" for name, value in view.items())

    def _try(self) -> None:
        """Give the answer with the outcomes that are known; stop where another is needed."""
        trial = self.base.copy()
        events: list[Event] = []
        trial.journal = events
        outcomes = Outcomes(self.known)
        try:
            if self.action == SETTING_UP:
                trial.begin(outcomes)
            else:
                trial.answer(self.action, outcomes, self.seat)
        except OutcomeNeeded as stop:
            self.now, self.needed = None, stop.needed
            return
        trial.journal = None
        self._listen(events, outcomes)
        self.now, self.needed = trial, None

    def _listen(self, events: list[Event], outcomes: Outcomes) -> None:
        """Note what each seat hears of the answer that was given."""
        question = None if self.action == SETTING_UP else self.base.question_of(self.seat)
        secret = question is not None and (question.secret or in_lanes(self.base))
        for seat, heard in enumerate(self.heard):
            if question is not None and (seat == self.seat or not secret):
                heard.append(f"{self.world.seats[self.seat]}: {self.world.text(self.action)}")
            for purpose, outcome, mask in zip(outcomes.purposes, self.known, outcomes.masks):
                if mask == EVERYBODY or mask >> seat & 1:
                    heard.append(self.outcome_text(purpose, outcome))
            for event in events:
                seen = event.seen_by(seat)
                heard.append(f"{seen.key} {seen.args}")
