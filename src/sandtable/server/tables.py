"""A live table: a game rebuilt from its steps, who sits there, and who looks on.

Whatever happens at a table happens here, one thing at a time: it is tried on the game in memory,
stored, and only then told. If it cannot be stored, the game is rebuilt from what is.
"""

from __future__ import annotations

import asyncio
import logging
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.chance import Recorded, Sealed, Witness, derived_seed
from sandtable.core.event import ONLOOKER, Event
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED, IllegalAction
from sandtable.games import BOXES
from sandtable.server import database as db, store as kept
from sandtable.server.bots import BotFailed, BotPool
from sandtable.server.replaying import (
    counters_of,
    is_choice,
    last_choice,
    played,
    with_dice,
)
from sandtable.server.settings import Settings
from sandtable.server.store import Change, ChatData, SeatData, StepData, Store, TableData
from sandtable.server.visitors import now
from sandtable.toolkit.game import Game
from sandtable.toolkit.pledge import seed_of
from sandtable.toolkit.standing import standing_answer

AGAIN_SECONDS: Final = 0.5  # until a bot tries again what could not be stored
RECENT_EVENTS: Final = 160  # kept in memory for those who come to the table
ID: Final = re.compile("[A-Za-z0-9_-]{1,24}")
LOG: Final = logging.getLogger("sandtable")
TAKE_BACK: Final = "take-back"
DRAW: Final = "draw"
REMATCH: Final = "rematch"  # everybody moves one seat on
SAME_SIDES: Final = "rematch-same"
REMATCHES: Final = (REMATCH, SAME_SIDES)


class Late(Exception):
    """The question that was answered is no longer open."""


class NotAllowed(Exception):
    """Something that this visitor may not do at this table; a key of the page's words."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class OldRules(Exception):
    """A game of rules that have changed since."""


class Watcher(Protocol):
    """Somebody at the table: a connection."""

    visitor: str
    language: str
    sitting: int  # same screen: the seat that has the chair, or -1

    def update(self, table: Table) -> None: ...

    def table_changed(self, table: Table) -> None: ...

    def said(self, table: Table, line: ChatData) -> None: ...


class Seen(NamedTuple):
    """How one watcher sees a table."""

    seat: int  # for which the watcher answers, or ONLOOKER
    confirm: int = -1  # same screen: the seat that must take the chair first
    openly: bool = False  # several look on: only what all of them may know is shown

    @property
    def eyes(self) -> int:
        """As whom the watcher sees what is hidden."""
        return ONLOOKER if self.openly else self.seat


@dataclass
class Logged:
    """An event with its number and the step that brought it about."""

    n: int
    step: int
    event: Event


@dataclass
class TroubleData:
    """A bot that did not answer."""

    seat: int
    late: bool


class Table:
    """One table in memory."""

    def __init__(self, data: TableData, store: Store, bots: BotPool) -> None:
        self.data = data
        self.box = BOXES[data.game]
        self.store = store
        self.bots = bots
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.trouble: TroubleData | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.chat: list[ChatData] = []
        self.game: Game | None = None
        self.given: list[StepData] = []  # from elsewhere, before the first answer given here
        self.tail: list[StepData] = []  # steps that may still be taken back
        self.recent: list[Logged] = []
        self.forgotten = 0  # events that the game itself no longer has
        self.numbers = [0] * len(data.seats)  # of the open question of each seat
        self.answered: Counter[int] = Counter()  # answers by seat, since the table was opened
        self.shown_step = 0  # steps that everybody knows of
        self.changed_from = 0  # the first event that is new since the last update
        self.shortened = False  # events were taken back since the last update
        self.logged = 0  # events that everybody at the table was told of
        self.untold: list[tuple[int, int]] = []  # new steps: the number of events after each
        self.declined: dict[tuple[int, str], str] = {}  # when a petition was last refused
        self.looking: asyncio.Handle | None = None  # onlookers have come or gone
        self.asked_before: list[Any] = [None] * len(data.seats)
        self.worded: dict[Any, bytes] = {}  # an update while it is told, by viewer
        self.drawn: dict[tuple[str, bool], Any] = {}  # and the board in it, by language and edge
        self.rematch_with: Callable[[Table, int], Any] | None = None
        self.results_before: list[dict[str, Any]] = []  # of the earlier games of a match
        # The steps in which each seat chose something in a turn of its own
        self.acts: list[list[int]] = [[] for _ in data.seats]
        self.stale = False  # what is in memory may not be what is stored

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One thing at a time, and on what is stored."""
        async with self.lock:
            await self.refresh()
            try:
                yield
            except (Late, NotAllowed, IllegalAction):
                raise
            except BaseException:  # also when cancelled: memory may be ahead of the store
                self.stale = True
                raise

    async def refresh(self) -> None:
        if self.stale:
            await self.reload()
            self.stale = False
            self.tell()

    # Loading

    def load(self, steps: list[StepData], chat: list[ChatData]) -> None:
        self.chat = chat
        self.set_game(steps)

    def set_game(self, steps: list[StepData]) -> None:
        """The game of these steps, if it has begun."""
        if self.data.status == "waiting":
            self.given = steps
            self.game = None
        elif steps:
            self.rebuild(steps)
            self.logged = self.happened()

    @property
    def log_next(self) -> int:
        """The number of the event that comes next."""
        return self.recent[-1].n + 1 if self.recent else 0

    def happened(self) -> int:
        """How many events there were in this game."""
        return 0 if self.game is None else self.forgotten + len(self.game.events)

    def rebuild(self, steps: list[StepData]) -> None:
        """The game from its steps, with the latest events."""
        self.recent.clear()
        game: Game | None = None
        told = sealed = 0
        self.tail = []
        self.answered.clear()
        self.acts = [[] for _ in self.data.seats]
        acting: dict[int, bool] = {}
        for step, game in played(self.data, steps):
            sealed += game.sealed
            self.note_act(game, step.seat, step.number - sealed, acting)
            acting = self.acting(game)
            for event in game.events[told:]:
                self.recent.append(Logged(len(self.recent), step.number - sealed, event))
            told = len(game.events)
            self.note_tail(game, step, step.number - sealed)
        assert game is not None
        with_dice(game, self.data.seed, steps[-1].counters)
        self.game = game
        self.forgotten = 0
        self.data.sealed_steps = sealed
        self.numbers = [self.data.shown_revision([each.seat]) for each in self.data.seats]
        self.shown_step = steps[-1].number - sealed
        self.changed_from = 0
        self.untold.clear()
        self.forget()

    def acting(self, game: Game) -> dict[int, bool]:
        """The seats that are asked, but not within another's turn: whether they have a choice."""
        return {
            question.seat: is_choice(self.data, question)
            for question in game.questions()
            if not self.box.face.reacts(game.state, question.seat)
        }

    def note_act(self, game: Game, seat: int, shown: int, acting: dict[int, bool]) -> None:
        """A seat acts when it chooses; what has to follow from that belongs to it.

        What is sealed nobody else may know of, so it does not count.
        """
        if seat not in acting or game.sealed:
            return
        if acting[seat] or max(range(len(self.acts)), key=self.last_act) == seat:
            self.acts[seat].append(shown)

    def last_act(self, seat: int) -> int:
        return self.acts[seat][-1] if self.acts[seat] else -1

    def news_for(self, seat: int) -> tuple[int, int]:
        """What the others did last: the steps after the first number, up to the second."""
        if seat == ONLOOKER:
            return -1, -1
        last = max(self.last_act(each) for each in range(len(self.acts)) if each != seat)
        mine = self.acts[seat]
        if last < 0:
            return -1, -1
        at = bisect_left(mine, last)
        return mine[at - 1] if at else 0, mine[at] - 1 if at < len(mine) else self.shown_step

    def note_tail(self, game: Game, step: StepData, shown: int) -> None:
        self.untold.append((self.forgotten + len(game.events), shown))
        self.tail.append(step)
        if step.number > self.data.base:
            self.answered[step.seat] += 1
        if not game.can_undo():
            self.tail.clear()

    def forget(self) -> None:
        """Keep only the latest events in memory; the steps are in the store."""
        assert self.game is not None
        many = len(self.game.events)
        if self.game.forget():
            self.forgotten += many
        if len(self.recent) > RECENT_EVENTS:
            del self.recent[: len(self.recent) - RECENT_EVENTS]

    # Who is who

    def seats_of(self, visitor: str) -> list[int]:
        if not visitor:
            return []
        return [each.seat for each in self.data.seats if each.visitor == visitor]

    @property
    def seat_names(self) -> list[str]:
        """The seats of this table, which may be fewer than its game knows."""
        return self.box.seats[: len(self.data.seats)]

    def asked_seats(self) -> list[int]:
        return [] if self.over or self.game is None else [q.seat for q in self.game.questions()]

    def seen_as(self, watcher: Watcher) -> Seen:
        """As which seat a watcher sees the table, and the seat that must take the chair first.

        Where several seats share a screen, a hand is shown only to who has said that he sits there.
        Nobody has to say so where all at the screen may see what is asked.
        """
        mine = self.seats_of(watcher.visitor)
        if not mine:
            return Seen(ONLOOKER)
        if len(mine) == 1:
            return Seen(mine[0])
        asked = [seat for seat in self.asked_seats() if seat in mine]
        if watcher.sitting in asked:
            return Seen(watcher.sitting)
        if not asked:
            return Seen(ONLOOKER)
        if len(asked) == 1 and self.may_be_seen(asked[0], mine):
            return Seen(asked[0], openly=True)
        return Seen(ONLOOKER, confirm=asked[0])

    def may_be_seen(self, seat: int, by: list[int]) -> bool:
        """Whether a seat's question tells these seats nothing that is hidden from them."""
        question = self.question_of(seat)
        if question is None or question.secret:
            return False
        if self.box.asks_openly(question):
            return True
        return not any(
            each.known_to(seat) and not all(each.known_to(other) for other in by)
            for each in self.running().state.secrets()
        )

    @property
    def over(self) -> bool:
        return self.data.status == "over"

    def seat_data(self, seat: int) -> SeatData:
        return self.data.seats[seat]

    def question_of(self, seat: int) -> Question | None:
        if self.over or self.game is None or seat == ONLOOKER:
            return None
        return self.game.question_of(seat)

    # Answers

    async def answer(self, seat: int, number: int, answers: list[str]) -> IllegalAction | None:
        """Give answers one after the other, as long as this seat is asked."""
        waiting = iter(answers)
        return await self.answer_each(seat, number, lambda _: next(waiting, None))

    async def share(self, seat: int, number: int, counts: dict[str, int]) -> IllegalAction | None:
        """Answer the questions that share something out, so that each piece has so many."""
        face = self.box.face

        def said(question: Question) -> str | None:
            return face.shared(self.running().state, question, counts) or None

        return await self.answer_each(seat, number, said)

    async def answer_each(
        self, seat: int, number: int, choose: Callable[[Question], str | None]
    ) -> IllegalAction | None:
        """Give what is chosen for one question after the other; nothing chosen ends the row.

        The first must fit, or nothing happens. One of the others that does not fit ends the row:
        those before it hold, and the reason comes back.
        """
        async with self.alone():
            self.check_number(seat, number)
            refused: IllegalAction | None = None
            given: list[StepData] = []
            while (question := self.question_of(seat)) is not None:
                name = choose(question)
                if name is None:
                    break
                try:
                    given.append(self.give(seat, name))
                except IllegalAction as error:
                    if not given:
                        raise
                    refused = error
                    break
                given += self.settle()
            if not given:
                raise NotAllowed("not-now")
            await self.keep(given, answered=[seat])
        self.go_on()
        return refused

    def check_number(self, seat: int, number: int) -> None:
        if self.game is None or self.over or self.question_of(seat) is None:
            raise Late
        if number != self.numbers[seat]:
            raise Late

    def give(self, seat: int, answer: int | str, by_order: bool = False) -> StepData:
        """One answer on the game in memory; `by_order`: a standing order gave it."""
        game = self.running()
        acting = self.acting(game)
        if by_order and seat in acting:
            acting[seat] = False
        before = game.record.steps[-1] if game.record.steps else None
        game.answer(answer, seat)
        name = game.name(game.action(answer))  # however it was typed
        last = game.record.steps[-1] if game.record.steps else None
        outcomes = [] if last is None or last is before else [pair[:2] for pair in last.outcomes]
        self.data.steps += 1
        self.data.sealed_steps += game.sealed
        step = StepData(self.data.steps, seat, name, outcomes, counters_of(game))
        self.note_tail(game, step, self.data.shown_steps())
        self.note_act(game, seat, self.data.shown_steps(), acting)
        return step

    def settle(self) -> list[StepData]:
        """What needs no player: standing orders, and answers that are the only ones.

        An only answer that would tell what somebody holds is left to the player.
        """
        given = []
        while (found := self.settled()) is not None:
            given.append(self.give(*found, by_order=True))
        return given

    def settled(self) -> tuple[int, int] | None:
        for question in self.running().questions():
            orders = frozenset(self.seat_data(question.seat).standing)
            action = standing_answer(self.box, question, orders)
            if action is not None:
                return question.seat, action
            if not is_choice(self.data, question):
                return question.seat, question.actions[0]
        return None

    def running(self) -> Game:
        if self.game is None or self.over:
            raise Late
        return self.game

    # Storing and telling

    async def keep(
        self,
        given: list[StepData],
        answered: list[int],
        drop_from: int = -1,
        fields: dict[str, Any] | None = None,
        seats: list[tuple[int, dict[str, Any]]] | None = None,
    ) -> None:
        """Store what has just happened; then everybody learns of it who may."""
        data = self.data
        before = self.revisions()
        sealed = self.is_sealed(answered, fields or {})
        values: dict[str, Any] = {"changed": data.changed if sealed else now()}
        if sealed:
            values["sealed_changes"] = data.seal_change(answered[0])
        if self.game is not None:
            values |= self.standing_of(self.game)
            if not self.over and self.game.question() is None:
                values["status"] = "over"
                values["petition"] = None
                values["result"] = self.final_result(self.game)
        if given and data.petition is not None and not sealed:
            values["petition"] = None  # what was asked about is no longer the last thing
        values |= fields or {}
        change = Change(data.id, data.revision, values, drop_from, given, seats or [])
        try:
            good = await self.store.keep(change)
        except SQLAlchemyError:
            self.stale = True
            with suppress(SQLAlchemyError):
                await self.refresh()
            raise
        if not good:
            self.stale = True
            await self.refresh()
            raise Late
        began = data.status
        data.revision += 1
        for name, value in values.items():
            setattr(data, name, value)
        for seat, changes in seats or []:
            for name, value in changes.items():
                setattr(data.seats[seat], name, value)
        self.renumber(answered)
        self.log_events()
        self.tell(before)
        if data.status != began:
            self.tell_table()

    def is_sealed(self, answered: list[int], fields: dict[str, Any]) -> bool:
        """Whether one seat goes on choosing in secret: nobody else can tell that it does."""
        if self.game is None or not self.game.apart or self.over:
            return False
        known = (self.data.asked, self.shown_step)
        same = known == (self.asked_seats(), self.data.shown_steps())
        return same and len(answered) == 1 and not fields.keys() - {"rewinds"}

    def standing_of(self, game: Game) -> dict[str, Any]:
        return {
            "steps": self.data.steps,
            "sealed_steps": self.data.sealed_steps,
            "moment": game.state.moment(),
            "asked": self.asked_seats(),
        }

    def final_result(self, game: Game) -> dict[str, Any]:
        result = game.result() or {}
        return {"winner": result.get("winner"), "how": "victory", "scores": self.scores(game)}

    def scores(self, game: Game) -> list[int]:
        return self.box.face.scores(game.state)

    def renumber(self, answered: list[int]) -> None:
        """A new number for each question that is new; one that still stands keeps its own."""
        for seat in range(len(self.numbers)):
            question = self.question_of(seat)
            asked = None if question is None else (question.key, question.actions)
            if seat in answered or self.asked_before[seat] != asked:
                self.numbers[seat] = self.data.shown_revision([seat])
            self.asked_before[seat] = asked
        self.shown_step = self.data.shown_steps()

    def log_events(self) -> None:
        """The new events; what was taken back is gone from the log."""
        if self.game is None:
            return
        known = self.happened()
        self.recent = [each for each in self.recent if each.n < known]
        first = self.recent[-1].n + 1 if self.recent else self.forgotten
        for n in range(max(first, self.forgotten), known):
            event = self.game.events[n - self.forgotten]
            step = next((step for end, step in self.untold if n < end), self.shown_step)
            self.recent.append(Logged(n, step, event))
        self.changed_from = min(self.logged, known)
        self.shortened = known < self.logged
        self.logged = known
        self.untold.clear()
        self.forget()

    def revision_for(self, watcher: Watcher) -> int:
        return self.data.shown_revision(self.seats_of(watcher.visitor))

    def revisions(self) -> dict[Watcher, int]:
        """How much each at the table was told of."""
        return {watcher: self.revision_for(watcher) for watcher in self.watchers}

    def tell(self, before: dict[Watcher, int] | None = None) -> None:
        """Everybody at the table sees how things stand now, if anything is new to him."""
        asked = self.asked_seats()
        try:
            for watcher in list(self.watchers):
                if before is not None and before.get(watcher) == self.revision_for(watcher):
                    continue
                if watcher.sitting not in asked:
                    watcher.sitting = -1
                watcher.update(self)
        finally:
            self.worded.clear()
            self.drawn.clear()

    def tell_table(self) -> None:
        for watcher in list(self.watchers):
            watcher.table_changed(self)

    # Starting

    async def start(self) -> None:
        """Begin once every seat is taken and has given its word."""
        async with self.alone():
            if self.data.status != "waiting" or not all(seat.ready for seat in self.data.seats):
                return
            data = self.data
            if not data.chosen:
                data.seed = seed_of(data.secret, [seat.word for seat in data.seats])
            given = []
            if self.given:
                self.rebuild(self.given)
            else:
                given.append(self.set_up())
            given += self.settle()
            with suppress(Late):  # another process was first
                await self.keep(given, [], fields={"status": "running", "seed": data.seed})
        self.go_on()

    def set_up(self) -> StepData:
        """The first position, and what was dealt."""
        data = self.data
        state = self.box.set_up(data.scenario, data.options)
        header = {"game": data.game, "scenario": data.scenario, "seed": data.seed}
        self.game = Game(self.box, state, Sealed(data.seed), header)
        outcomes = [pair[:2] for pair in self.game.record.steps[0].outcomes]
        self.untold = [(len(self.game.events), 0)]
        return StepData(0, 0, "", outcomes, counters_of(self.game))

    # Taking back

    async def undo(self, seat: int, number: int, turn: bool) -> bool:
        """Take back this seat's last choice, or all of its turn, while nothing was revealed."""
        async with self.alone():
            self.check_number(seat, number)
            game = self.running()
            before = [step.number for step in self.tail]
            if not self.undo_once(game, seat):
                return False
            while turn and self.undo_once(game, seat):
                pass
            first = self.tail[0].number if self.tail else self.data.steps + 1
            drop = min(before[0], first) if before else -1
            rewinds = self.data.rewinds + 1
            await self.keep(list(self.tail), [seat], drop, fields={"rewinds": rewinds})
            self.data.rewinds = rewinds
        return True

    def undo_once(self, game: Game, seat: int) -> bool:
        """Back to the last question of this seat that was a choice."""
        gone = False
        while game.can_undo(seat) and self.data.steps > self.data.base:
            self.data.sealed_steps -= game.sealed
            game.undo(seat)
            mine = [at for at, step in enumerate(self.tail) if step.seat == seat]
            del self.tail[mine[-1]]
            self.data.steps -= 1
            self.answered[seat] -= 1
            for number, step in enumerate(self.tail, start=self.data.steps - len(self.tail) + 1):
                step.number = number
            gone = True
            self.acts[seat] = [each for each in self.acts[seat] if each <= self.data.shown_steps()]
            question = game.question_of(seat)
            if question is not None and is_choice(self.data, question):
                break
        return gone

    def can_undo(self, seat: int) -> bool:
        if self.question_of(seat) is None or self.data.steps <= self.data.base:
            return False
        return self.running().can_undo(seat)

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may go back to its last choice without asking anybody."""
        if self.game is None or self.over or not self.answered[seat]:
            return False
        return not self.others_to_ask(seat)

    # Petitions

    def others_to_ask(self, seat: int) -> list[SeatData]:
        """The people at other screens."""
        me = self.seat_data(seat).visitor
        return [each for each in self.data.seats if each.kind == "person" and each.visitor != me]

    async def petition(self, seat: int, kind: str) -> None:
        """Ask the others; whoever shares the screen, and bots, answer at once.

        One thing is asked at a time, so that nobody agrees to something else than he read.
        """
        others = [each for each in self.data.seats if each.seat != seat]
        me = self.seat_data(seat).visitor
        people = self.others_to_ask(seat)
        if kind == "resign":
            await self.resign(seat)
            return
        if (kind in REMATCHES) != self.over or self.game is None:
            raise NotAllowed("not-now")
        if kind == DRAW and not people and any(each.kind == "bot" for each in others):
            raise NotAllowed("bot-declines")
        async with self.alone():
            if self.data.petition is not None or (kind in REMATCHES and self.data.rematch):
                raise NotAllowed("not-now")
            if self.declined.get((seat, kind)) == self.data.moment:
                raise NotAllowed("asked-already")
            petition = {"kind": kind, "seat": seat, "agreed": self.seats_of(me)}
            if not people:
                await self.grant(petition)
            else:
                await self.keep([], [], fields={"petition": petition})
        self.go_on()

    async def reply(self, seat: int, accept: bool) -> None:
        async with self.alone():
            petition = self.data.petition
            if petition is None or (seat == petition["seat"] and accept):
                raise Late
            if not accept:
                self.declined[petition["seat"], petition["kind"]] = self.data.moment
                await self.keep([], [], fields={"petition": None})
                return
            mine = self.seats_of(self.seat_data(seat).visitor)
            agreed = sorted({*petition["agreed"], *mine})
            people = [each.seat for each in self.data.seats if each.kind == "person"]
            if all(each in agreed for each in people):
                await self.grant(petition)
            else:
                await self.keep([], [], fields={"petition": {**petition, "agreed": agreed}})
        self.go_on()

    async def grant(self, petition: dict[str, Any]) -> None:
        if petition["kind"] == DRAW:
            winner = self.box.agreed_winner(self.running().state)
            await self.finish({"winner": winner, "how": "drawn"})
        elif petition["kind"] == TAKE_BACK:
            await self.rewind(petition["seat"])
        elif self.rematch_with is not None:
            moves = 0 if petition["kind"] == SAME_SIDES else 1
            rematch = await self.rematch_with(self, moves)
            result = self.data.result and {**self.data.result, "moves": moves}
            fields = {"petition": None, "rematch": rematch, "result": result}
            await self.keep([], [], fields=fields)
            self.tell_table()

    async def resign(self, seat: int) -> None:
        async with self.alone():
            if self.data.status == "waiting":
                await self.give_up()
                return
            refusal = self.box.why_not_resign(self.running().state, seat)
            if refusal is not ALLOWED:
                raise IllegalAction("resign", refusal)
            others = [each.seat for each in self.data.seats if each.seat != seat]
            winner = others[0] if len(others) == 1 else None
            await self.finish({"winner": winner, "how": "resigned", "seat": seat})

    async def give_up(self) -> None:
        """A table at which no game has begun is cleared away, and its links with it."""
        seats: list[tuple[int, dict[str, Any]]] = [
            (each.seat, {"invite_hash": ""}) for each in self.data.seats
        ]
        if self.given:
            self.rebuild(self.given)
        await self.keep([], [], fields={"status": "over", "asked": []}, seats=seats)

    async def finish(self, result: dict[str, Any]) -> None:
        """The game ends outside its rules: by agreement, or because somebody gives up."""
        result = {**result, "scores": self.scores(self.running())}
        fields: dict[str, Any] = {"status": "over", "asked": [], "petition": None, "result": result}
        await self.keep([], list(range(len(self.data.seats))), fields=fields)

    async def rewind(self, seat: int) -> None:
        """Back to the last choice of this seat. The dice do not change: the same lie ready."""
        steps = await self.store.read(lambda at: kept.load_steps(at, self.data.id))
        number = last_choice(self.data, steps, seat)
        if number <= self.data.base:
            raise NotAllowed("nothing-to-take-back")
        self.data.steps = number - 1
        self.rebuild(steps[:number])
        everybody = list(range(len(self.data.seats)))
        fields: dict[str, Any] = {"petition": None, "rewinds": self.data.rewinds + 1}
        await self.keep([], everybody, drop_from=number, fields=fields)

    # Talk, standing orders, bots

    async def say(self, who: str, seat: int, text: str, most: int) -> None:
        line = ChatData(0, who, seat, text, now())

        def add(connection: Any) -> int:
            number = kept.add_chat(connection, self.data.id, line)
            self.store.notify(connection, self.data.id)
            return number

        mine = sum(1 for each in self.chat if each.seat == seat)
        if mine >= (most if seat < 0 else most // len(self.data.seats)):
            raise NotAllowed("too-much-chat")
        line.n = await self.store.write(add)
        self.hear([line])

    def hear(self, lines: list[ChatData]) -> None:
        known = {each.n for each in self.chat}
        for line in lines:
            if line.n not in known:
                self.chat.append(line)
                for watcher in list(self.watchers):
                    watcher.said(self, line)
        self.chat.sort(key=lambda each: each.n)

    def heard_to(self) -> int:
        """The line of the chat up to which none is missing."""
        known = {each.n for each in self.chat}
        return next(n for n in range(len(known) + 1) if n + 1 not in known)

    async def stand(self, seat: int, order: str, on: bool) -> None:
        """Leave a standing order or take it back; one that fits now answers at once."""
        if order not in self.box.standing:
            raise NotAllowed("no-such-order")
        async with self.alone():
            orders = [each for each in self.seat_data(seat).standing if each != order]
            if on:
                orders.append(order)
            self.data.seats[seat].standing = orders
            given = self.settle() if self.game is not None and not self.over else []
            await self.keep(given, [seat], seats=[(seat, {"standing": orders})])
        self.go_on()

    async def replace_bot(self, seat: int, bot: str) -> None:
        async with self.alone():
            if self.seat_data(seat).kind != "bot":
                raise NotAllowed("no-bot-there")
            self.trouble = None
            await self.keep([], [], seats=[(seat, {"bot": bot})])
        self.tell_table()
        self.go_on()

    def go_on(self) -> None:
        """Let a bot think if one is asked."""
        if self.trouble is not None or (self.thinking is not None and not self.thinking.done()):
            return
        if self.bot_asked() is not None:
            self.thinking = asyncio.create_task(self.think())

    def bot_asked(self) -> int | None:
        asked = [seat for seat in self.asked_seats() if self.seat_data(seat).kind == "bot"]
        return asked[0] if asked else None

    async def think(self) -> None:
        """Bots answer until a person is asked, or the game is over."""
        while (seat := self.bot_asked()) is not None:
            game = self.running()
            data, revision = self.data, self.data.revision
            seed = derived_seed(data.seed, f"bot {seat} at {data.steps}")
            glimpse = game.resample(seat, seed).dump()
            try:
                action = await self.bots.choose(
                    self.seat_data(seat).bot, data.game, glimpse, seat, seed
                )
            except BotFailed as error:
                async with self.alone():
                    self.trouble = TroubleData(seat, error.late)
                    self.tell()
                return
            try:
                async with self.alone():
                    if data is not self.data or revision != self.data.revision:
                        continue
                    given = [self.give(seat, action)]
                    given += self.settle()
                    await self.keep(given, answered=[seat])
            except Late:
                continue
            except SQLAlchemyError:
                await asyncio.sleep(AGAIN_SECONDS)
            except IllegalAction:
                async with self.alone():
                    self.trouble = TroubleData(seat, late=False)
                    self.tell()
                return

    # Other processes, and failures

    async def reload(self) -> None:
        """Everything anew from the store."""

        def load(connection: Any) -> tuple[TableData | None, list[StepData], list[ChatData]]:
            table = kept.load_table(connection, self.data.id)
            steps = kept.load_steps(connection, self.data.id)
            return table, steps, kept.load_chat(connection, self.data.id)

        data, steps, chat = await self.store.read(load)
        if data is None:
            return
        self.data = data
        self.hear(chat)
        self.set_game(steps)

    async def catch_up(self) -> None:
        """Another process has changed this table."""
        async with self.alone():
            known, before, numbers = self.data, self.revisions(), list(self.numbers)

            def load(connection: Any) -> tuple[TableData | None, list[StepData], list[ChatData]]:
                table = kept.load_table(connection, known.id)
                steps = kept.load_steps(connection, known.id, known.steps)
                return table, steps, kept.load_chat(connection, known.id, self.heard_to())

            data, steps, chat = await self.store.read(load)
            if data is None:
                return
            self.hear(chat)
            if data.revision == known.revision:
                return
            if self.game is None or data.rewinds != known.rewinds or data.steps < known.steps:
                await self.reload()
                for seat in range(len(numbers)):  # whoever was told nothing answers as before
                    if data.shown_revision([seat]) == known.shown_revision([seat]):
                        self.numbers[seat] = numbers[seat]
            else:
                self.follow(data, steps)
            self.tell(before)
        if (data.status, data.rematch, data.seats) != (known.status, known.rematch, known.seats):
            self.tell_table()

    def follow(self, data: TableData, steps: list[StepData]) -> None:
        """Give the answers that another process has taken."""
        assert self.game is not None
        game = self.game
        if steps:
            outcomes = [pair for step in steps for pair in step.outcomes]
            game.chance = Witness(Recorded(self.box.purposes, outcomes))
        answered = []
        shown = self.data.shown_steps()
        for step in steps:
            acting = self.acting(game)
            game.answer(step.answer, step.seat)
            shown += not game.sealed
            self.note_act(game, step.seat, shown, acting)
            self.note_tail(game, step, shown)
            answered.append(step.seat)
        self.data = data
        if steps:
            with_dice(game, data.seed, steps[-1].counters)
        self.renumber(answered)
        self.log_events()

    async def close(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self.thinking


class Tables:
    """The tables that are live in this process."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self.rematch_with: Callable[[Table, int], Any] | None = None

    async def find(self, table_id: str) -> Table | None:
        """A table by its id, loaded when it is needed."""
        table = self.live.pop(table_id, None)
        if table is not None:
            self.live[table_id] = table  # the last used is the last to be forgotten
            if table.stale:
                async with table.alone():
                    pass
            return table
        if not ID.fullmatch(table_id):
            return None
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table | None:
        def load(connection: Any) -> tuple[TableData | None, list[StepData], list[ChatData]]:
            table = kept.load_table(connection, table_id)
            steps = kept.load_steps(connection, table_id)
            return table, steps, kept.load_chat(connection, table_id)

        try:
            data, steps, chat = await self.store.read(load)
            if data is None:
                return None
            if data.rules != BOXES[data.game].rules_version:
                raise OldRules
            table = Table(data, self.store, self.bots)
            table.rematch_with = self.rematch_with
            table.results_before = await self.store.read(lambda at: kept.results_before(at, data))
            table.load(steps, chat)
            self.make_room()
            self.live[table_id] = table
            await table.start()
            table.go_on()
            return table
        finally:
            self._loading.pop(table_id, None)

    def make_room(self) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        if len(self.live) < self.settings.live_tables:
            return
        for name, table in list(self.live.items()):
            thinking = table.thinking is not None and not table.thinking.done()
            if not table.watchers and not thinking and not table.lock.locked():
                del self.live[name]
                return

    async def wake_bots(self) -> None:
        """After a start: bots whose turn it was go on."""
        running = await self.store.read(
            lambda at: kept.tables_where(at, db.tables.c.status == "running")
        )
        for data in running:
            if any(data.seats[seat].kind == "bot" for seat in data.asked):
                try:
                    await self.find(data.id)
                except Exception:  # whatever is wrong with one table, the others open
                    LOG.exception("table %s cannot be opened", data.id)

    async def heard(self, table_id: str) -> None:
        """Another process says that a table has changed; without an id, any of them may have."""
        for loading in [table_id] if table_id else list(self._loading):
            if loading in self._loading:  # what is being read may be older than this
                await self.find(loading)
        for table in [self.live.get(table_id)] if table_id else list(self.live.values()):
            if table is None:
                continue
            await table.catch_up()
            if table.watchers:
                table.go_on()

    async def close(self) -> None:
        for table in list(self.live.values()):
            await table.close()
