"""`Game`, the public interface: a state with its dice, log, record and undo."""

from __future__ import annotations

from typing import Any, Final, Literal, cast

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
from sandtable.core.play import Action, NotKept, Play, Seat
from sandtable.core.question import Question
from sandtable.core.refusal import (
    ALLOWED,
    ANSWER_FIRST,
    NO_SUCH_ACTION,
    IllegalAction,
    Refusal,
)
from sandtable.core.state import State
from sandtable.toolkit.answer_sequences import in_notation
from sandtable.toolkit.box import Box
from sandtable.toolkit.generic import StateT, copied
from sandtable.toolkit.log import SET_UP, Entry, Log
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.record import SEALED, Record, Step

Keep = Literal["all", "record", "nothing"]
KEEP: Final[tuple[Keep, ...]] = ("all", "record", "nothing")
ONLOOKER_NAME = "onlooker"
PLEDGED = ("commitment", "words", "promises", "chosen")  # where the seed came from


class Game(Play[StateT]):
    """What `sandtable.new_game` gives: ask it `question()`, tell it `answer(...)`, until None.

    It keeps its record, its log and its undo ("all"), its "record" alone, or "nothing", which is
    quickest. What it does not keep is `NotKept`.
    """

    def __init__(
        self,
        box: Box[StateT],
        state: StateT,
        chance: Chance,
        header: dict[str, str],
        begin: bool = True,
        keep: Keep = "all",
    ) -> None:
        seats = box.seats_of(header["scenario"]) if "scenario" in header else box.seats
        super().__init__(state, box.vocabulary, seats, chance if keep == "nothing" else None)
        self.box = box
        self.keep = keep
        self.header = header
        self.chance = Witness(chance)
        self._log = Log()
        self._record = Record(header, [])
        self._copies = 0
        if begin:
            self._begin()

    def _begin(self) -> None:
        """Run to the first question."""
        if self.dice is not None:
            self.state.begin(self.dice)
            return
        self._listen()
        self.state.begin(self.chance)
        outcomes = self._take_outcomes()
        self._log.add(0, SET_UP, outcomes)
        self._note(Step("", "", outcomes=outcomes))

    # The public interface, beside questions and answers

    def why_not(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """None if this action may be answered now; else why not, and by which rule.

        Without a seat it speaks for the one that is asked. What would be allowed after another
        answer is refused by `answer-first`, which names that answer.
        """
        number = self.action(action)
        if number < 0 or not self.box.vocabulary.exists(number):
            return NO_SUCH_ACTION
        found = reason(self.box, self.state, number, -1 if seat is None else self.seat(seat))
        if found.refusal is ANSWER_FIRST:
            return ANSWER_FIRST.about({"first": in_notation(self.box, found.way)})
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
        seed = derived_seed(self.header.get("seed", ""), f"copy {self._copies}")
        header = {
            key: value
            for key, value in self.header.items()
            if key not in SEALED and key not in PLEDGED
        }
        header["seed"] = seed
        state = copied(self.state)
        other = Game(self.box, state, Sealed(seed), header, begin=False, keep=self.keep)
        other._record.steps = list(self._record.steps)
        other._log = self._log.for_copy()
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
        """Whether answers are in that are not open yet; how many is secret."""
        return bool(self.log.entries) and self.log.entries[-1].sealed

    @property
    def events(self) -> list[Event]:
        """All that happened, as the referee knows it."""
        return self.log.events

    @property
    def log(self) -> Log:
        """Every answer and every event."""
        if self.keep != "all":
            raise self._not_kept("log")
        return self._log

    @log.setter
    def log(self, log: Log) -> None:
        self._log = log

    @property
    def record(self) -> Record:
        """The steps so far, with their outcomes and hashes."""
        if self.keep == "nothing":
            raise self._not_kept("record")
        return self._record

    def _not_kept(self, what: str) -> NotKept:
        wanted = "record" if what == "record" else "all"
        return NotKept(
            f'this game keeps no {what}: it was made with keep="{self.keep}", '
            f'and new_game(..., keep="{wanted}") keeps it'
        )

    # Words and numbers

    def watcher(self, seat: Seat) -> int:
        """The number of a seat, or `ONLOOKER` for a viewer who holds none."""
        return ONLOOKER if seat in (ONLOOKER, ONLOOKER_NAME) else self.seat(seat)

    def fight(self, action: Action) -> Fight | None:
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
        if self.keep != "all":
            return False
        return self.log.last_open(None if seat is None else self.seat(seat)) >= 0

    def undo(self, seat: Seat | None = None) -> bool:
        """Take the last answer back, if nothing was rolled, the seat learned nothing, and no other
        seat was asked since. What a seat has shown of its own, it may take back.

        A seat that is named takes back only its own; while several choose in secret, each its last.
        """
        if self.keep != "all":
            raise self._not_kept("undo")
        number = self.log.last_open(None if seat is None else self.seat(seat))
        if number < 0:
            return False
        entry = self.log.take_back(number)
        if entry.before is None:  # an answer before it has a state
            self.state = self._after(self.log.since_state())
        elif entry.sealed:
            self.state = self._after(self.log.sealed_entries(), entry.before)
        else:
            self.state = cast("StateT", entry.before)
        if not entry.sealed:
            self.record.steps.pop()
        return True

    def _after(self, given: list[Entry], before: State | None = None) -> StateT:
        """The state after these answers, to which no chance belongs: from the first one's state."""
        start = given[0].before if before is None else before
        state = copied(cast("StateT", start))
        for each in given:
            state.answer(each.action, NO_CHANCE, each.seat)
        return state

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

    def refused(self, action: Action, seat: Seat | None) -> IllegalAction:
        """Why an action is no answer now."""
        return IllegalAction(str(action), self.why_not(action, seat) or NO_SUCH_ACTION)

    def answer_and_keep(self, asked: Question, action: int) -> None:
        """Give a legal answer and keep what came of it."""
        apart = self.apart
        before = copied(self.state) if apart or self.keep == "all" else None
        self._listen()
        try:
            self.state.answer(action, self.chance, asked.seat)
        except BaseException:  # also when stopped by the keyboard: a game is never half answered
            self.interrupted = before is None
            if before is not None:
                self.state = before
            self._log.drop_unfinished()
            self.chance.seen.clear()
            raise
        if apart:
            assert before is not None
            self._keep_sealed(before, asked.seat, action)
        else:
            self._keep(before, asked, action)

    def _listen(self) -> None:
        """Let the state write its events into the log, if anybody may read it."""
        self.state.journal = self._log.events if self.keep == "all" else None

    def _keep(self, before: StateT | None, asked: Question, action: int) -> None:
        mask = 1 << asked.seat if asked.secret else EVERYBODY
        outcomes = self._take_outcomes()
        self._note(Step(self.seats[asked.seat], self.name(action), mask, outcomes))
        if before is None:
            return
        now = self.state.question()
        learned = self.state.learned & 1 << asked.seat
        self._log.add(asked.seat, action, outcomes, before)
        if outcomes or learned or now is None or now.seat != asked.seat:
            self._log.close()

    def _keep_sealed(self, before: StateT, seat: int, action: int) -> None:
        """Answers of lanes enter the record when all are in, in the order of the seats."""
        sealed = self._log.sealed_entries()
        if sealed:
            before = cast("StateT", sealed[0].before) or before  # the state before the lanes
        else:
            self._log.close()
        outcomes = [] if self.apart else self._take_outcomes()
        self._log.add(seat, action, outcomes, before, sealed=True)
        if self.apart:
            return
        steps = self._sealed_steps()
        steps[-1].outcomes = outcomes
        self._record.steps += steps[:-1]
        self._note(steps[-1])
        self._log.open_sealed()

    def _sealed_steps(self) -> list[Step]:
        in_order = sorted(self._log.sealed_entries(), key=lambda each: each.seat)
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
        last = next((each.moment for each in reversed(self._record.steps) if each.hash), None)
        if moment != last or not self.state.asked:
            step.moment = moment
            step.hash = self.state.hash()
        self._record.steps.append(step)


def in_lanes(state: State) -> bool:
    """Whether seats choose in secret, each for itself."""
    return bool(state.stack) and isinstance(state.stack[-1], Lanes)
