"""A live table: its parts, and the actions of players."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.orm import Session

from sandtable.core.question import Question
from sandtable.core.refusal import IllegalAction
from sandtable.server.clocks.claims import Claims
from sandtable.server.clocks.table_clock import TableClock
from sandtable.server.clocks.uptime import Uptime
from sandtable.server.errors import Late, NotAllowed
from sandtable.server.moderation.access import check_may_sit
from sandtable.server.ratings.eligibility import check_may_join
from sandtable.server.storage.models import StepData, TableData
from sandtable.server.storage.store import Store
from sandtable.server.tables.audience import Audience
from sandtable.server.tables.bot_turns import BotTurns
from sandtable.server.tables.chat import Chat
from sandtable.server.tables.petitions import Petitions
from sandtable.server.tables.seats import Seats
from sandtable.server.tables.sync import Sync
from sandtable.server.tables.table_game import TableGame
from sandtable.server.workers.bots import BotPool
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.pledge import seed_of


class Table:
    """One table in memory."""

    def __init__(
        self, data: TableData, store: Store, pool: BotPool, uptime: Uptime | None = None
    ) -> None:
        self.play = TableGame(data)
        self.workers = pool.workers
        self.audience = Audience(self.play)
        self.chat = Chat(store, self.audience)
        self.time = TableClock(lambda: self.play.data, uptime or Uptime(store), {})
        self.sync = Sync(self.play, store, self.audience, self.chat, pool.workers, self.time)
        self.seats = Seats(self.play, self.sync)
        self.bots = BotTurns(self.sync, pool)
        self.petitions = Petitions(self.sync, self.seats, self.bots)
        self.claims = Claims(self.petitions)
        self.results_before: list[dict[str, Any]] = []  # of the earlier games of a match

    @property
    def data(self) -> TableData:
        return self.play.data

    @property
    def game(self) -> Game | None:
        return self.play.game

    @property
    def box(self) -> Box:
        return self.play.box

    @property
    def busy(self) -> bool:
        """Whether it has watchers, a thinking bot, or a change in progress."""
        return bool(self.audience.watchers) or self.bots.thinking or self.sync.lock.locked()

    # Starting

    async def start(self) -> None:
        """Begin once every seat is taken and has given its word."""
        async with self.sync.exclusive():
            data = self.data
            if data.status != "waiting" or not all(seat.ready for seat in data.seats):
                return
            if not data.chosen:
                data.seed = seed_of(data.secret, [seat.word for seat in data.seats])
            given = []
            if self.play.given:
                await self.sync.rebuild(self.play.given)
            else:
                given.append(self.play.set_up())
            given += self.play.settle()
            with suppress(Late):  # another process was first
                await self.sync.keep(given, [], fields={"status": "running", "seed": data.seed})
        self.bots.go_on()

    async def give_word(self, visitor: str, word: str, name: str, promise: str = "") -> bool:
        """The word of all seats of this visitor; the game begins when none is missing."""
        return await self._joined(await self.seats.give_word(visitor, word, promise, name))

    async def accept(
        self,
        seat: int,
        token_hash: str | None,
        visitor: str,
        word: str,
        name: str,
        promise: str = "",
    ) -> bool:
        """Take a free seat, by its link or without one; the game begins when none is open."""
        now = self.time.uptime.clock.wall()

        def check(session: Session) -> None:
            check_may_join(session, self.data, visitor, now)
            check_may_sit(session, data=self.data, visitor=visitor)

        await self.sync.store.read(check)
        joined = await self.seats.accept(seat, token_hash, visitor, word, promise, name)
        return await self._joined(joined)

    async def _joined(self, changed: bool) -> bool:
        if changed:
            self.audience.send_table()
            await self.start()
        return changed

    # Answering

    async def answer(
        self, seat: int, number: int, answers: list[str], looks: str = ""
    ) -> IllegalAction | None:
        """Give answers one after the other, as long as this seat is asked.

        `looks` is the visitor who does so in a window.
        """
        waiting = iter(answers)
        return await self._answer_each(seat, number, lambda _: next(waiting, None), looks)

    async def share(
        self, seat: int, number: int, counts: dict[str, int], looks: str = ""
    ) -> IllegalAction | None:
        """Answer the questions that share something out, so that each piece has so many."""

        def said(question: Question) -> str | None:
            return self.box.face.shared(self.play.running().state, question, counts) or None

        return await self._answer_each(seat, number, said, looks)

    async def _answer_each(
        self, seat: int, number: int, choose: Callable[[Question], str | None], looks: str
    ) -> IllegalAction | None:
        """Give the chosen answers to one question after the other, until nothing is chosen.

        The first must be legal, or nothing happens. If a later one is illegal, those before it
        hold, and the reason is returned.
        """
        play = self.play
        async with self.sync.exclusive():
            play.check_number(seat, number)
            refused: IllegalAction | None = None
            given: list[StepData] = []
            while (question := play.question_of(seat)) is not None:
                name = choose(question)
                if name is None:
                    break
                try:
                    given.append(play.give(seat, name))
                except IllegalAction as error:
                    if not given:
                        raise
                    refused = error
                    break
                given += play.settle()
            if not given:
                raise NotAllowed("not-now")
            await self.sync.keep(given, answered=[seat], looks=looks)
        self.bots.go_on()
        return refused

    async def undo(self, seat: int, number: int, turn: bool) -> bool:
        """Take back this seat's last choice, or all of its turn, while nothing was revealed."""
        async with self.sync.exclusive():
            self.play.check_number(seat, number)
            undone = self.play.undo(seat, turn)
            if undone is None:
                return False
            first, moved = undone
            rewinds = self.data.rewinds + 1
            await self.sync.keep(moved, [seat], first, fields={"rewinds": rewinds})
        return True

    async def stand(self, seat: int, order: str, on: bool) -> None:
        """Leave a standing order or withdraw it; one that fits now answers at once."""
        if order not in self.box.standing:
            raise NotAllowed("no-such-order")
        async with self.sync.exclusive():
            orders = [each for each in self.data.seats[seat].standing if each != order]
            if on:
                orders.append(order)
            self.data.seats[seat].standing = orders
            given = self.play.settle() if self.game is not None and not self.play.over else []
            changes = [(seat, {"standing": orders})]
            await self.sync.keep(given, [seat], seats=changes, private=not given)
        self.bots.go_on()
