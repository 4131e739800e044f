"""The game of a table in memory: rebuild it from steps, give answers, take them back.

Nothing here is stored or sent: `sync` does that with the returned steps.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from sandtable.core.chance import Recorded, Sealed, Witness
from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question
from sandtable.core.refusal import NOT_ASKED_NOW, IllegalAction
from sandtable.games import BOXES
from sandtable.server.errors import BadSnapshot, Late, NotAllowed
from sandtable.server.storage.models import SnapshotData, StepData, TableData
from sandtable.server.tables.choice_history import ChoiceHistory
from sandtable.server.tables.replay import continue_with_dice, counters_of, is_choice, replay_steps
from sandtable.server.tables.snapshots import EVERY, can_be_taken, restored, snapshot_of
from sandtable.toolkit.game import Game
from sandtable.toolkit.log import SET_UP, Entry
from sandtable.toolkit.standing_orders import standing_answer

STEPS_AT_HAND: Final = 60  # at the end of a game, of which each may become a snapshot
RECENT_EVENTS: Final = 160  # in memory, for visitors who come to the table


class TableGame:
    """A table's data and its game, if it has begun."""

    def __init__(self, data: TableData) -> None:
        self.data = data
        self.box = BOXES[data.game]
        self.game: Game | None = None
        self.given: list[StepData] = []  # from elsewhere, until the game begins
        self.choice_history = ChoiceHistory(len(data.seats))
        self.numbers = [0] * len(data.seats)  # of the open question of each seat
        self.last_snapshot = -1  # the number of its step
        self.stopped = False  # our rules do not play it as it was played: it is only looked at
        self._asked_before: list[Any] = [None] * len(data.seats)

    # Reading

    @property
    def over(self) -> bool:
        return self.data.over

    def running(self) -> Game:
        if self.stopped:
            raise NotAllowed("old-rules")
        if self.game is None or self.over:
            raise Late
        return self.game

    def asked_seats(self) -> list[int]:
        if self.over or self.stopped or self.game is None:
            return []
        return [question.seat for question in self.game.questions()]

    def question_of(self, seat: int) -> Question | None:
        if self.over or self.stopped or self.game is None or seat == ONLOOKER:
            return None
        return self.game.question_of(seat)

    def check_number(self, seat: int, number: int) -> None:
        """An answer must name the question that is open now."""
        if self.question_of(seat) is None or number != self.numbers[seat]:
            raise Late

    def can_undo(self, seat: int) -> bool:
        if self.question_of(seat) is None:
            return False
        game = self.running()
        return game.log.number > self.data.base and game.can_undo(seat)

    def news_for(self, seat: int) -> tuple[int, int]:
        """What the others did last: the steps after the first number, up to the second."""
        return self.choice_history.news_for(seat, self.data.shown_steps())

    # Loading

    def load(
        self, data: TableData, steps: list[StepData], snapshot: SnapshotData | None = None
    ) -> None:
        """Load the stored game of these steps, if it has begun.

        With a snapshot they are the steps after it.
        """
        self.data = data
        if self.stopped:
            self._look_at(snapshot)
        elif data.status == "waiting":
            self.given = steps
            self.game = None
        elif steps or snapshot is not None:
            game = self.rebuild(steps, snapshot)
            data.sealed_steps = game.log.number - game.log.shown

    def rebuild(self, steps: list[StepData], snapshot: SnapshotData | None = None) -> Game:
        """The game from its steps, or from a snapshot and the steps after it."""
        begun, counters = self._begin(snapshot)
        game = begun
        acting: dict[int, bool] = {} if game is None else self._acting(game)
        for step, game in replay_steps(self.data, steps, begun):
            self._note_act(game, step.seat, acting)
            acting = self._acting(game)
            counters = step.counters
        assert game is not None
        continue_with_dice(game, self.data.seed, counters)
        self.game = game
        self.numbers = [self.data.shown_revision([each.seat]) for each in self.data.seats]
        game.forget(RECENT_EVENTS)
        return game

    def _look_at(self, snapshot: SnapshotData | None) -> None:
        """Load the last stored position for display, if the rules can still read it."""
        found = None
        if snapshot is not None:
            with suppress(Exception):  # other rules may have other states
                found = restored(self.data, snapshot, to_play=False)
        self.game = None if found is None else found[0]

    def _begin(self, snapshot: SnapshotData | None) -> tuple[Game | None, list[int]]:
        """The game of a snapshot, with the counters of its dice; none without one."""
        self.choice_history = ChoiceHistory(len(self.data.seats))
        self.last_snapshot = -1
        if snapshot is None:
            return None, []
        found = restored(self.data, snapshot)
        if found is None:
            raise BadSnapshot
        game, self.choice_history, counters = found
        self.last_snapshot = snapshot.number
        return game, counters

    def take_snapshot(self) -> SnapshotData | None:
        """A snapshot of the game, if one is due."""
        game = self.game
        if game is None or self.stopped or not can_be_taken(game):
            return None
        ended = not self.over and game.question() is None
        if game.log.number < self.last_snapshot + (1 if ended else EVERY):
            return None
        self.last_snapshot = game.log.number
        return snapshot_of(self.data, game, self.choice_history)

    def follow(
        self, data: TableData, steps: list[StepData], fields: dict[str, Any] | None = None
    ) -> None:
        """Replay the answers that another process has stored; `fields` become those of the data."""
        assert self.game is not None
        if steps:
            outcomes = [pair for step in steps for pair in step.outcomes]
            self.game.chance = Witness(Recorded(self.box.purposes, outcomes))
        for step in steps:
            acting = self._acting(self.game)
            self.game.answer(step.answer, step.seat)
            self._note_act(self.game, step.seat, acting)
        self.data = data
        for name, value in (fields or {}).items():
            setattr(data, name, value)
        if steps:
            continue_with_dice(self.game, data.seed, steps[-1].counters)
        self.renumber([step.seat for step in steps])

    def set_up(self) -> StepData:
        """The first position, and what was dealt."""
        data = self.data
        state = self.box.set_up(data.scenario, data.options)
        header = {"game": data.game, "scenario": data.scenario, "seed": data.seed}
        self.game = Game(self.box, state, Sealed(data.seed), header)
        return self._step_of(self.game, 0, self.game.log.entries[0])

    # Answering

    def give(self, seat: int, answer: int | str, by_order: bool = False) -> StepData:
        """One answer on the game in memory; `by_order`: a standing order gave it.

        Why it is refused is not said here: that takes long, and rests on more than the seat knows.
        """
        game = self.running()
        question = game.question_of(seat)
        if question is None or game.action(answer) not in question.actions:
            raise IllegalAction(str(answer), NOT_ASKED_NOW)
        acting = self._acting(game)
        if by_order and seat in acting:
            acting[seat] = False
        game.answer(answer, seat)
        self._note_act(game, seat, acting)
        return self._step_of(game, game.log.number, game.log.entries[-1])

    def settle(self) -> list[StepData]:
        """Give the answers that need no player: standing orders, and forced answers.

        A forced answer that would reveal what another seat holds is left to the player.
        """
        given = []
        while (found := self.settled()) is not None:
            given.append(self.give(*found, by_order=True))
        return given

    def settled(self) -> tuple[int, int] | None:
        """A seat whose answer needs no player, and the answer."""
        for question in self.running().questions():
            orders = frozenset(self.data.seats[question.seat].standing)
            action = standing_answer(self.box, question, orders)
            if action is not None:
                return question.seat, action
            if not is_choice(self.data, question):
                return question.seat, question.actions[0]
        return None

    def undo(self, seat: int, turn: bool) -> tuple[int, list[StepData]] | None:
        """Take back this seat's last choice, or all of its turn, while nothing was revealed.

        Steps from the number on are gone; those in the list come in their place. None if nothing
        can be taken back.
        """
        game = self.running()
        first = end = game.log.number + 1
        while self.can_undo(seat):
            first = min(first, game.log.last_open(seat))
            game.undo(seat)
            self.choice_history.take_back(seat, game.log.shown)
            question = game.question_of(seat)
            if not turn and question is not None and is_choice(self.data, question):
                break
        if first == end:
            return None
        left = game.log.entries_from(first)  # sealed answers of other seats move up
        return first, [self._step_of(game, first + at, each) for at, each in enumerate(left)]

    def renumber(self, answered: list[int]) -> None:
        """Give each new question a new number; open ones keep theirs."""
        for seat in range(len(self.numbers)):
            question = self.question_of(seat)
            asked = None if question is None else (question.key, question.actions)
            if seat in answered or self._asked_before[seat] != asked:
                self.numbers[seat] = self.data.shown_revision([seat])
            self._asked_before[seat] = asked

    def _step_of(self, game: Game, number: int, entry: Entry) -> StepData:
        """The stored form of an answer. No dice were thrown since one that can be taken back."""
        answer = "" if entry.action == SET_UP else game.name(entry.action)
        outcomes = [pair[:2] for pair in entry.outcomes]
        reached = "" if game.sealed or number < game.log.number else game.record.steps[-1].hash
        return StepData(number, entry.seat, answer, outcomes, counters_of(game), reached)

    def _acting(self, game: Game) -> dict[int, bool]:
        """The seats that are asked, but not within another's turn: whether they have a choice."""
        return {
            question.seat: is_choice(self.data, question)
            for question in game.questions()
            if not self.box.face.reacts(game.state, question.seat)
        }

    def _note_act(self, game: Game, seat: int, acting: dict[int, bool]) -> None:
        """Note a choice; sealed ones, known to one seat only, do not count yet."""
        if game.log.number > self.data.base:
            self.choice_history.answered[seat] += 1
        if seat in acting and not game.sealed:
            self.choice_history.note(seat, game.log.shown, acting[seat])

    # What is stored of it

    def columns(self) -> dict[str, Any]:
        """The columns of the table's row that describe the game."""
        game = self.game
        if game is None or self.stopped:
            return {}
        values: dict[str, Any] = {
            "steps": game.log.number,
            "sealed_steps": game.log.number - game.log.shown,
            "moment": game.state.moment(),
            "asked": self.asked_seats(),
        }
        if not self.over and game.question() is None:
            winner = (game.result() or {}).get("winner")
            values["status"] = "over"
            values["petition"] = None
            values["result"] = {"winner": winner, "how": "victory", "scores": self.scores(game)}
        return values

    def scores(self, game: Game) -> list[int]:
        return self.box.face.scores(game.state)

    def is_sealed(self, answered: list[int], fields: dict[str, Any]) -> bool:
        """Whether one seat chooses in secret, which no other seat may notice."""
        game = self.game
        if game is None or not game.apart or self.over:
            return False
        stored = (self.data.asked, self.data.shown_steps())
        same = stored == (self.asked_seats(), game.log.shown)
        return same and len(answered) == 1 and not fields.keys() - {"rewinds"}


def replayed(data: TableData, steps: list[StepData]) -> SnapshotData | None:
    """In a worker: play a game again, to the last of its steps of which a snapshot can be taken."""
    play = TableGame(data)
    acting: dict[int, bool] = {}
    found: SnapshotData | None = None
    for step, game in replay_steps(data, steps):
        play._note_act(game, step.seat, acting)
        acting = play._acting(game)
        near = step.number % EVERY == 0 or step.number > len(steps) - STEPS_AT_HAND
        if near and can_be_taken(game):
            game.forget(RECENT_EVENTS)
            found = snapshot_of(data, game, play.choice_history)
    return found
