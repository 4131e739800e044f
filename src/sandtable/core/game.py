"""A game in play: a state with its dice, its log, its record and its undo. The public face."""

from __future__ import annotations

from typing import Any

from sandtable.core.box import Box
from sandtable.core.chance import Chance, Recorded, ScriptError, Sealed, Witness, branch
from sandtable.core.event import Event
from sandtable.core.fight import Fight
from sandtable.core.question import Question
from sandtable.core.record import EVERYBODY, Record, RecordError, Step
from sandtable.core.refusal import ALLOWED, NO_SUCH_ACTION, IllegalAction, Refusal
from sandtable.core.state import State


class Game:
    """What `sandtable.new_game` gives: ask it `question()`, tell it `answer(...)`, until None."""

    def __init__(
        self, box: Box, state: State, chance: Chance, header: dict[str, str], begin: bool = True
    ) -> None:
        self.box = box
        self.state = state
        self.chance = Witness(chance)
        self.events: list[Event] = []
        self.record = Record(header, [])
        self._undo: list[tuple[State, int]] = []  # the state before an answer, and its events
        self._copies = 0
        if begin:
            state.journal = self.events
            state.begin(self.chance)
            self._note(Step("", ""))

    # The small public face

    def question(self) -> Question | None:
        """The open question, or the first of them; None when the game is over."""
        return self.state.question()

    def questions(self) -> list[Question]:
        """All open questions, at most one a seat."""
        return self.state.questions()

    def answer(self, action: int | str, seat: int | None = None) -> None:
        """Answer the open question with an action, given as its number or in notation."""
        number = self.action(action)
        asked = self.state.question() if seat is None else self.state.question_of(seat)
        if asked is None or number not in asked.actions:
            refusal = self.why_not(action, seat)
            raise IllegalAction(str(action), refusal or NO_SUCH_ACTION)
        before = self.state.copy()
        events = len(self.events)
        self.state.journal = self.events
        self.state.answer(number, self.chance, asked.seat)
        mask = 1 << asked.seat if asked.secret else EVERYBODY
        step = Step(self.box.seats[asked.seat], self.name(number), mask)
        self._note(step)
        others_learned = self.state.learned & ~(1 << asked.seat)
        if step.outcomes or others_learned or self._turned(asked.seat):
            self._undo.clear()
        else:
            self._undo.append((before, events))

    def why_not(self, action: int | str, seat: int | None = None) -> Refusal | None:
        """None if this action may be answered now; else why not, and by which rule."""
        number = self.action(action)
        if number < 0 or not self.box.vocabulary.exists(number):
            return NO_SUCH_ACTION
        refusal = self.state.why_not(number, -1 if seat is None else seat)
        return None if refusal is ALLOWED else refusal

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know."""
        return self.state.view(seat)

    def result(self) -> dict[str, Any] | None:
        """None while the game runs; then at least `winner`."""
        return self.state.result()

    def copy(self) -> Game:
        """A game of its own from here on, with other dice: thinking must not see the real ones."""
        self._copies += 1
        dice = branch(str(self.record.header.get("seed", "")), self._copies)
        other = Game(self.box, self.state.copy(), dice, dict(self.record.header), begin=False)
        other.record.steps = list(self.record.steps)
        return other

    # Words and numbers

    def action(self, action: int | str) -> int:
        """The number of an action in notation; -1 if there is none."""
        return self.box.vocabulary.find(action) if isinstance(action, str) else action

    def name(self, action: int) -> str:
        return self.box.vocabulary.name(action)

    def fight(self, action: int | str) -> Fight | None:
        """The dice that this action would throw."""
        return self.box.fight(self.state, self.action(action))

    # Undo

    def can_undo(self) -> bool:
        return bool(self._undo)

    def undo(self) -> bool:
        """Take the last answer back, if nothing was rolled or shown since."""
        if not self._undo:
            return False
        self.state, events = self._undo.pop()
        del self.events[events:]
        self.record.steps.pop()
        return True

    # Guessing and storing

    def resample(self, seat: int, seed: int | str = 0) -> State:
        """A state that this seat cannot tell from the real one."""
        return self.state.resample(seat, Sealed(f"resample {seed}"))

    def text(self, seat: int | None = None) -> str:
        """The record so far; as one seat may know it, if a seat is named."""
        record = self.record
        dice = self.chance.source
        if seat is None and isinstance(dice, Sealed):
            counters = " ".join(str(counter) for counter in dice.counters)
            record = Record({**record.header, "counters": counters}, record.steps)
        return record.text(self.box.purposes, seat)

    def _turned(self, seat: int) -> bool:
        """Whether somebody else is asked now."""
        asked = self.state.question()
        return asked is None or asked.seat != seat

    def _note(self, step: Step) -> None:
        """Add a step to the record, with the hash where a turn has ended."""
        step.outcomes = list(self.chance.seen)
        self.chance.seen.clear()
        moment = self.state.moment()
        last = next((each.moment for each in reversed(self.record.steps) if each.moment), "")
        if moment != last or not self.state.asked:
            step.moment = moment
            step.hash = self.state.hash()
        self.record.steps.append(step)


def replay(box: Box, record: Record, seed: int | str | None = None) -> Game:
    """Play a record again and check every hash in it.

    The game goes on from there with the record's own dice, with another seed, or with none.
    """
    outcomes = [(p, outcome) for step in record.steps for p, outcome, _ in step.outcomes]
    recorded = Recorded(box.purposes, outcomes)
    try:
        state = box.set_up(record.header["scenario"], {})
    except KeyError as error:
        raise RecordError(1, str(error.args[0])) from None
    header = dict(record.header)
    steps = iter(record.steps)
    at = next(steps)
    try:
        game = Game(box, state, recorded, header)
        check_hash(game, at)
        for at in steps:
            play_step(game, at)
            check_hash(game, at)
    except ScriptError as error:
        raise RecordError(at.line, str(error)) from None
    if recorded.at < len(outcomes):
        raise RecordError(record.steps[-1].line, "the record has more outcomes than the game")
    game.chance = Witness(dice_of(header, seed))
    return game


def dice_of(header: dict[str, str], seed: int | str | None) -> Chance:
    """The dice with which a replayed game goes on; none if the record does not know them."""
    counters = header.pop("counters", "")
    if seed is not None:
        return Sealed(str(seed))
    if "seed" not in header or not counters:
        return Chance()
    return Sealed(header["seed"], [int(each) for each in counters.split()])


def play_step(game: Game, step: Step) -> None:
    if step.seat not in game.box.seats:
        raise RecordError(step.line, f'nobody sits at "{step.seat}"')
    action = game.box.vocabulary.find(step.answer)
    if action < 0:
        raise RecordError(step.line, f'"{step.answer}" is not an action')
    try:
        game.answer(action, game.box.seats.index(step.seat))
    except IllegalAction as error:
        raise RecordError(step.line, str(error)) from None


def check_hash(game: Game, step: Step) -> None:
    if step.hash and step.hash != game.state.hash():
        raise RecordError(step.line, f"the position after {step.moment} is not the recorded one")
