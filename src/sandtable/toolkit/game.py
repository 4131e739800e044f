"""A game in play: a state with its dice, its log, its record and its undo. The public face."""

from __future__ import annotations

from operator import index
from typing import Any, Generic, cast

from sandtable.core.chance import (
    NO_CHANCE,
    Chance,
    Sealed,
    Witness,
    derived_seed,
)
from sandtable.core.event import EVERYBODY, ONLOOKER, Event
from sandtable.core.fight import Fight
from sandtable.core.lanes import Lanes
from sandtable.core.question import Question
from sandtable.core.refusal import (
    ALLOWED,
    ANSWER_FIRST,
    NO_SUCH_ACTION,
    IllegalAction,
    Refusal,
)
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.generic import StateT, copied
from sandtable.toolkit.log import SET_UP, Log
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.record import SEALED, Record, Step
from sandtable.toolkit.ways import told

Seat = int | str  # the number of a seat, or its name
ONLOOKER_NAME = "onlooker"
PLEDGED = ("commitment", "words", "promises", "chosen")  # where the seed came from


class Game(Generic[StateT]):
    """What `sandtable.new_game` gives: ask it `question()`, tell it `answer(...)`, until None."""

    def __init__(
        self,
        box: Box[StateT],
        state: StateT,
        chance: Chance,
        header: dict[str, str],
        begin: bool = True,
    ) -> None:
        self.box = box
        self.seats = box.seats_of(header["scenario"]) if "scenario" in header else box.seats
        self.state = state
        self.chance = Witness(chance)
        self.log = Log()
        self.record = Record(header, [])
        self._copies = 0
        if begin:
            state.journal = self.log.events
            state.begin(self.chance)
            outcomes = self._take_outcomes()
            self.log.add(0, SET_UP, outcomes)
            self._note(Step("", "", outcomes=outcomes))

    # The small public face

    def question(self) -> Question | None:
        """The open question, or the first of them; None when the game is over."""
        asked = self.state.question()
        return None if asked is None else handed_out(asked)

    def questions(self) -> list[Question]:
        """All open questions, at most one a seat."""
        return [handed_out(asked) for asked in self.state.questions()]

    def question_of(self, seat: Seat) -> Question | None:
        """What this seat is asked, if it is asked anything."""
        asked = self.state.question_of(self.seat(seat))
        return None if asked is None else handed_out(asked)

    def answer(self, action: int | str, seat: Seat | None = None) -> None:
        """Answer the open question with an action, given as its number or in notation.

        Where several seats are asked at once, say whose answer it is. An answer that is refused
        raises `IllegalAction`; whatever is raised, the game is as it was before.
        """
        number = self.action(action)
        asked = self._asked(seat)
        if asked is None or number not in asked.actions:
            raise IllegalAction(str(action), self.why_not(action, seat) or NO_SUCH_ACTION)
        before = copied(self.state)
        self.state.journal = self.log.events
        try:
            self.state.answer(number, self.chance, asked.seat)
        except BaseException:  # also when stopped by the keyboard: a game is never half answered
            self.state = before
            self.log.drop_unfinished()
            self.chance.seen.clear()
            raise
        if in_lanes(before):
            self._keep_sealed(before, asked.seat, number)
        else:
            self._keep(before, asked, number)

    def why_not(self, action: int | str, seat: Seat | None = None) -> Refusal | None:
        """None if this action may be answered now; else why not, and by which rule.

        Without a seat it speaks for the one that is asked. What would be allowed after another
        answer is refused by `answer-first`, which names that answer.
        """
        number = self.action(action)
        if number < 0 or not self.box.vocabulary.exists(number):
            return NO_SUCH_ACTION
        found = reason(self.box, self.state, number, -1 if seat is None else self.seat(seat))
        if found.refusal is ANSWER_FIRST:
            return ANSWER_FIRST.about({"first": told(self.box, found.way)})
        return None if found.refusal is ALLOWED else found.refusal

    def view(self, seat: Seat) -> dict[str, Any]:
        """What this seat may know; or an onlooker, who holds none."""
        return self.state.view(self.watcher(seat))

    def result(self) -> dict[str, Any] | None:
        """None while the game runs; then at least `winner`."""
        return self.state.result()

    def copy(self) -> Game[StateT]:
        """A game of its own from here on, with other dice: thinking must not see the real ones."""
        self._copies += 1
        seed = derived_seed(self.record.header.get("seed", ""), f"copy {self._copies}")
        header = {
            key: value
            for key, value in self.record.header.items()
            if key not in SEALED and key not in PLEDGED
        }
        header["seed"] = seed
        other = Game(self.box, copied(self.state), Sealed(seed), header, begin=False)
        other.record.steps = list(self.record.steps)
        other.log = self.log.for_copy()
        return other

    def __copy__(self) -> Game[StateT]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[StateT]:
        return self.copy()

    @property
    def apart(self) -> bool:
        """Whether seats choose in secret now, each for itself."""
        return in_lanes(self.state)

    @property
    def sealed(self) -> bool:
        """Whether answers are in that are not open yet; how many is nobody else's business."""
        return bool(self.log.entries) and self.log.entries[-1].sealed

    @property
    def events(self) -> list[Event]:
        """All that happened, as the referee knows it."""
        return self.log.events

    # Words and numbers

    def action(self, action: int | str) -> int:
        """The number of an action in notation; -1 if there is none."""
        if isinstance(action, str):
            return self.box.vocabulary.find(action)
        return int(index(action))  # also the integers of numpy

    def seat(self, seat: Seat) -> int:
        """The number of a seat that is named, or numbered, rightly."""
        if isinstance(seat, str):
            if seat not in self.seats:
                raise ValueError(f'nobody sits at "{seat}"; there are: {", ".join(self.seats)}')
            return self.seats.index(seat)
        number = int(index(seat))
        if not 0 <= number < len(self.seats):
            raise ValueError(f"there is no seat {number}; seats are 0 to {len(self.seats) - 1}")
        return number

    def watcher(self, seat: Seat) -> int:
        """The number of a seat, or `ONLOOKER` for a viewer who holds none."""
        return ONLOOKER if seat in (ONLOOKER, ONLOOKER_NAME) else self.seat(seat)

    def name(self, action: int) -> str:
        return self.box.vocabulary.name(action)

    def fight(self, action: int | str) -> Fight | None:
        """The dice that this action would throw."""
        return self.box.fight(self.state, self.action(action))

    def events_of(self, seat: Seat) -> list[Event]:
        """All that happened, as this seat, or an onlooker, may know it."""
        number = self.watcher(seat)
        return [event.seen_by(number) for event in self.events]

    def hash(self) -> str:
        """A hash of the position, the same on every machine."""
        return self.state.hash()

    def __str__(self) -> str:
        return self.box.draw(self.state)

    # Undo

    def can_undo(self, seat: Seat | None = None) -> bool:
        return self.log.last_open(None if seat is None else self.seat(seat)) >= 0

    def undo(self, seat: Seat | None = None) -> bool:
        """Take the last answer back, if nothing was rolled, the seat learned nothing, and no other
        seat was asked since. What a seat has shown of its own, it may take back.

        A seat that is named takes back only its own; while several choose in secret, each its last.
        """
        number = self.log.last_open(None if seat is None else self.seat(seat))
        if number < 0:
            return False
        entry = self.log.take_back(number)
        assert entry.before is not None
        before = cast("StateT", entry.before)
        if entry.sealed:
            self.state = copied(before)  # the state before the lanes
            for left in self.log.sealed_entries():
                self.state.answer(left.action, NO_CHANCE, left.seat)
        else:
            self.state = before
            self.record.steps.pop()
        return True

    def forget(self, events: int = 0) -> None:
        """Keep in memory only the latest events, and what can still be taken back.

        For programs that store the steps elsewhere: `text` then has only what came after.
        """
        self.log.forget(events)
        if not self.can_undo():
            hashed = [each for each in self.record.steps[:-1] if each.hash]
            self.record.steps = hashed[-1:] + self.record.steps[-1:]

    # Guessing and storing

    def resample(self, seat: Seat, seed: int | str = 0) -> State:
        """A state that this seat, or an onlooker, cannot tell from the real one."""
        return self.state.resample(self.watcher(seat), Sealed(f"resample {seed}"))

    def text(self, seat: Seat | None = None) -> str:
        """The record so far; as one seat, or an onlooker, may know it, if one is named."""
        header = dict(self.record.header)
        dice = self.chance.source
        if seat is None and isinstance(dice, Sealed):
            header["counters"] = " ".join(str(counter) for counter in dice.counters)
        watcher = None if seat is None else self.watcher(seat)
        sealed = [
            step for step in self._sealed_steps() if watcher is None or step.known_to(watcher)
        ]
        return Record(header, [*self.record.steps, *sealed]).text(self.box.purposes, watcher)

    # Keeping the record

    def _asked(self, seat: Seat | None) -> Question | None:
        return self.state.question() if seat is None else self.state.question_of(self.seat(seat))

    def _keep(self, before: StateT, asked: Question, action: int) -> None:
        mask = 1 << asked.seat if asked.secret else EVERYBODY
        outcomes = self._take_outcomes()
        self._note(Step(self.seats[asked.seat], self.name(action), mask, outcomes))
        now = self.state.question()
        learned = self.state.learned & 1 << asked.seat
        self.log.add(asked.seat, action, outcomes, before)
        if outcomes or learned or now is None or now.seat != asked.seat:
            self.log.close()

    def _keep_sealed(self, before: StateT, seat: int, action: int) -> None:
        """Answers of lanes enter the record when all are in, in the order of the seats."""
        sealed = self.log.sealed_entries()
        if sealed:
            before = cast("StateT", sealed[0].before) or before  # the state before the lanes
        else:
            self.log.close()
        outcomes = [] if self.apart else self._take_outcomes()
        self.log.add(seat, action, outcomes, before, sealed=True)
        if self.apart:
            return
        steps = self._sealed_steps()
        steps[-1].outcomes = outcomes
        self.record.steps += steps[:-1]
        self._note(steps[-1])
        self.log.open_sealed()

    def _sealed_steps(self) -> list[Step]:
        in_order = sorted(self.log.sealed_entries(), key=lambda each: each.seat)
        return [
            Step(self.seats[each.seat], self.name(each.action), 1 << each.seat) for each in in_order
        ]

    def _take_outcomes(self) -> list[tuple[int, int, int]]:
        """What chance brought since the last answer."""
        outcomes = list(self.chance.seen)
        self.chance.seen.clear()
        return outcomes

    def _note(self, step: Step) -> None:
        """Add a step to the record, with the hash where a turn has ended."""
        moment = self.state.moment()
        last = next((each.moment for each in reversed(self.record.steps) if each.hash), None)
        if moment != last or not self.state.asked:
            step.moment = moment
            step.hash = self.state.hash()
        self.record.steps.append(step)


def in_lanes(state: State) -> bool:
    """Whether seats choose in secret, each for itself."""
    return bool(state.stack) and isinstance(state.stack[-1], Lanes)


def handed_out(asked: Question) -> Question:
    """A question to give away: nobody changes the state by changing it."""
    actions = list(asked.actions)
    return Question(asked.seat, asked.key, asked.rule, actions, asked.subject, asked.secret)


# Playing a record again
