"""The connection of one browser window to one table: incoming and outgoing messages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Final

from pydantic_core import to_json
from sqlalchemy.orm import Session

from sandtable.bots import BOTS
from sandtable.core.event import ONLOOKER
from sandtable.core.refusal import IllegalAction, Refusal
from sandtable.server import messages
from sandtable.server.clocks.views import clocks_shown
from sandtable.server.errors import NotAllowed
from sandtable.server.moderation.access import check_may_chat
from sandtable.server.moderation.queries import muted_by
from sandtable.server.notifications.presence import Presence
from sandtable.server.refusals import refusal_of
from sandtable.server.settings import Settings
from sandtable.server.sockets.outgoing import Outgoing
from sandtable.server.storage import queries
from sandtable.server.storage.models import ChatData
from sandtable.server.tables.chat import Speech
from sandtable.server.tables.table import Table
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.server.texts import speaker_for
from sandtable.server.views.changes import Changes, Parts, whole
from sandtable.server.views.lookups import Question, known_state, look, look_up, why_refused
from sandtable.server.views.position import log_lines, now_parts
from sandtable.server.views.seat_view import SeatView, SharedParts
from sandtable.server.views.table_info import chat_shown, table_shown
from sandtable.toolkit.text import Speaker, language_of

WAITING: Final = 400  # messages that a slow reader may be behind
WAITING_BYTES: Final = 2_000_000  # of these messages; a welcome has about 100,000
CLOSED_FLOOD: Final = 4429


class Connection:
    """One browser window at one table."""

    def __init__(
        self,
        table: Table,
        visitor: str,
        language: str,
        chat_lines: int = Settings.chat_lines,
        address: str = "",
        muted: frozenset[str] = frozenset(),
    ) -> None:
        self.table = table
        self.visitor = visitor
        self.language = language
        self.chat_lines = chat_lines
        self.owner = visitor or address  # charged for its worker jobs
        self.muted = muted  # the visitors whose chat is not shown here
        self._reading = asyncio.Lock()
        self.sitting = -1
        self.told = -1  # the latest revision sent
        self.changes = Changes()
        self.presence = Presence(table, visitor)
        self.queue = Outgoing(WAITING)
        self.closing = CLOSED_FLOOD  # the code with which the socket is closed
        self.dismissed = False

    @property
    def speaker(self) -> Speaker:
        return speaker_for(self.table.data.game, self.language)

    @property
    def seat(self) -> int:
        return self.seen.seat

    @property
    def seen(self) -> Viewpoint:
        return self.table.seats.seen_by(self)

    @property
    def shown(self) -> SeatView:
        return self.shown_with(None)

    def shown_with(self, common: SharedParts | None) -> SeatView:
        """The seat view of this window, sharing parts with other windows at the same position."""
        seat, _, openly = self.seen
        return SeatView(self.table.data.game, seat, self.language, openly, common)

    # Outgoing

    def send(self, message: messages.Message) -> None:
        self.put(message.model_dump_json().encode())

    def put(self, data: bytes) -> None:
        """Queue a message. A client that is too far behind is disconnected; it reconnects."""
        if self.dismissed:
            return
        if self.queue.full() or self.queue.length + len(data) > WAITING_BYTES:
            self.dismiss(CLOSED_FLOOD)
        else:
            self.queue.put_nowait(data)

    def end(self) -> None:
        """Drop queued messages and close the socket."""
        self.queue.clear()
        self.queue.put_nowait(None)

    def dismiss(self, code: int) -> None:
        """Close the socket at once and ignore further messages."""
        self.closing = code
        self.dismissed = True
        self.end()

    async def welcome(self) -> None:
        """Send the full state; never a change that is being stored and may fail."""
        async with self.table.sync.exclusive():
            self.greet()

    def greet(self) -> None:
        table = self.table
        seats = table.seats.of(self.visitor)
        seen = min(
            (table.data.seats[each].seen for each in seats), default=table.data.shown_steps()
        )
        position, log = self.position()
        clocks = clocks_shown(table)
        self.changes.begin(position, clocks)
        about = messages.Welcome(
            number=self.changes.number,
            table=table_shown(table, self.visitor, self.language),
            now=None,
            log=[],
            log_next=self.log_next,
            chat=[*self.chat_shown(), *self.notices()],
            seen=seen,
        ).model_dump_json(exclude={"now", "log", "clocks"})
        now = whole(position) if position else b"null"
        told = about[:-1].encode(), now, log, to_json(clocks)
        self.put(b'%b,"now":%b,"log":%b,"clocks":%b}' % told)

    def chat_shown(self) -> list[messages.ChatLine]:
        return [self.line_shown(each) for each in self.table.chat.lines if self.reads(each)]

    def line_shown(self, line: ChatData) -> messages.ChatLine:
        return chat_shown(self.table.data, line, self.visitor, self.speaker)

    def reads(self, line: ChatData) -> bool:
        """Whether a chat line is visible here: all for players, open ones for onlookers."""
        if line.visitor in self.muted and line.visitor != self.visitor:
            return False
        return line.open or bool(self.table.seats.of(self.visitor))

    async def person_changed(self) -> None:
        """Sanctions, mutes or blocks of this visitor have changed."""
        async with self._reading:  # the last read wins
            self.muted = await self.table.sync.store.read(partial(muted_by, visitor=self.visitor))
        self.send(messages.PersonChanged())

    def notices(self) -> list[messages.ChatLine]:
        """Notices of the server, as chat lines."""
        play = self.table.play
        if not play.stopped or play.over:
            return []
        text = self.speaker.say("server-old-rules")
        return [messages.ChatLine(n=0, who="", seat="", text=text, at=play.data.changed)]

    def position(self) -> tuple[Parts, bytes]:
        """The position and the log as JSON; windows with the same view share the work."""
        table, audience = self.table, self.table.audience
        if table.game is None:
            return {}, b"[]"
        seen, revision = self.seen, audience.revision_for(self)
        self.told = revision
        key, known = (seen, self.language, revision), audience.welcomes.positions
        if key not in known:
            shown = self.shown_with(audience.welcomes.common(table.data.revision))
            now = now_parts(table, shown, seen, revision)
            known[key] = now, to_json(log_lines(table, shown, 0))
        return known[key]

    @property
    def log_next(self) -> int:
        """The number of the event that comes next."""
        game = self.table.game
        return 0 if game is None else game.log.happened

    def update(self) -> None:
        """Send the position; windows with the same view share the serialization."""
        table, audience = self.table, self.table.audience
        if table.game is None:
            return
        seen = self.seen
        after, revision = self.told, audience.revision_for(self)
        self.told = revision
        key = (seen, self.language, after, revision)
        if key not in audience.updates:
            shown = self.shown_with(audience.common)
            log = log_lines(table, shown, audience.changed_from)
            around = {
                "after": after,
                "log_from": min([audience.changed_from, *(line.n for line in log[:1])]),
                "log_next": self.log_next,
                "log": log,
                "clocks": clocks_shown(table),
            }
            audience.updates[key] = now_parts(table, shown, seen, revision), around
        self.put(self.changes.change_to(*audience.updates[key], audience.written))

    def table_changed(self) -> None:
        shown = table_shown(self.table, self.visitor, self.language)
        self.send(messages.TableChanged(table=shown))

    def said(self, line: ChatData) -> None:
        if self.reads(line):
            self.send(messages.Said(line=self.line_shown(line)))

    def pong(self, number: int) -> messages.Pong:
        time = self.table.time
        at = 0 if time.pace is None else time.uptime.now()
        return messages.Pong(id=number, revision=self.table.audience.revision_for(self), at=at)

    def refuse(self, message: messages.Query, key: str) -> None:
        self.send(messages.Refused(id=message.id, text=self.speaker.say(f"server-{key}")))

    # Incoming

    async def hear(self, message: messages.FromClient) -> None:
        """Carry out a message and confirm it, or refuse it with a reason."""
        known = message.id if isinstance(message, messages.Request | messages.Query) else 0
        refused = await refusal_of(self.carry_out(message), known, self.speaker)
        if refused is not None:
            self.send(refused)
        elif known and isinstance(message, messages.Request):
            self.send(messages.Done(id=known))
        if refused is not None and refused.late:
            await self.welcome()
        await self.presence.note(message, done=refused is None)

    async def carry_out(self, message: messages.FromClient) -> None:
        match message:
            case messages.GiveAnswers():
                given = self.my_seat(), message.number, message.answers
                await self.answer_or_explain(self.table.answer(*given, looks=self.visitor))
            case messages.ShareOut():
                shared = self.my_seat(), message.number, message.counts
                await self.answer_or_explain(self.table.share(*shared, looks=self.visitor))
            case messages.TakeBack():
                if not await self.table.undo(self.my_seat(), message.number, message.turn):
                    raise NotAllowed("nothing-to-undo")
            case messages.Sit():
                await self.sit(message.seat)
            case messages.AskFor():
                await self.table.petitions.ask(self.any_seat(), message.kind)
            case messages.ReplyTo():
                await self.table.petitions.reply(self.any_seat(), message.accept, message.to)
            case messages.Say():
                await self.talk(message.text)
            case messages.CloseChat():
                self.any_seat()  # not for onlookers
                await self.table.petitions.close_chat()
            case messages.Stand():
                await self.table.stand(self.my_seat(), message.order, message.on)
            case messages.ReplaceBot():
                await self.replace(message.seat, message.bot)
            case messages.ClaimTime():
                await self.claim(message.seat, message.kind)
            case messages.SpeakTo():
                self.language = language_of(message.language)
                await self.welcome()
            case messages.Seen():
                await self.see(message.step)
            case messages.Ping():
                self.send(self.pong(message.id))
            case messages.Sync():
                await self.welcome()
            case messages.Look():
                async with self.table.sync.exclusive():
                    if self.table.game is None:
                        raise NotAllowed("no-such-place")
                    self.send(look(self.table.game.state, self.shown, message))
            case messages.AskWhy() | messages.AskOdds() | messages.AskPlans():
                await self.look_up(message)

    async def answer_or_explain(self, answering: Awaitable[IllegalAction | None]) -> None:
        """Give answers; if they are refused, a worker explains why from what this seat may know."""
        try:
            refused = await answering
        except IllegalAction as error:
            refused = error
        if refused is None:
            return
        async with self.table.sync.exclusive():
            seen = self.seen
            known = known_state(self.table.play, seen)
        why = await self.table.workers.run(
            why_refused, self.table.data.game, known, seen.seat, refused.name, owner=self.owner
        )
        raise IllegalAction(refused.name, Refusal(*why))

    async def look_up(self, message: Question) -> None:
        """Ask a worker, which gets only what this seat may know; other tables are not blocked."""
        async with self.table.sync.exclusive():
            known, seen = known_state(self.table.play, self.seen), self.seen
        game, language = self.table.data.game, self.language
        self.put(
            await self.table.workers.run(
                look_up, game, known, seen, language, message, owner=self.owner
            )
        )

    def my_seat(self) -> int:
        """The seat that this window speaks for now."""
        seat = self.seat
        if seat == ONLOOKER:
            raise NotAllowed("not-your-seat")
        return seat

    def any_seat(self) -> int:
        """A seat of this visitor, for requests outside the rules."""
        seat = self.seat
        mine = self.table.seats.of(self.visitor)
        if seat in mine:
            return seat
        if not mine:
            raise NotAllowed("not-your-seat")
        asked = [each for each in self.table.play.asked_seats() if each in mine]
        return (asked or mine)[0]

    async def sit(self, name: str) -> None:
        seats = self.table.box.seats
        seat = seats.index(name) if name in seats else -1
        if seat not in self.table.seats.of(self.visitor):
            raise NotAllowed("not-your-seat")
        if seat not in self.table.play.asked_seats():  # a seat can be taken only when it is asked
            raise NotAllowed("not-asked")
        self.sitting = seat
        await self.welcome()

    async def talk(self, text: str) -> None:
        """Players talk; onlookers do where all players have agreed to that."""
        data, seats = self.table.data, self.table.seats.of(self.visitor)
        if not seats and not (data.chat_open and self.visitor):
            raise NotAllowed("onlookers-are-silent")
        line = "".join(each for each in text if each.isprintable()).strip()
        if not line:
            return
        store = self.table.sync.store
        name = await store.read(partial(check_may_chat, data=data, visitor=self.visitor))
        seat = seats[0] if len(seats) == 1 else -1
        who = data.seats[seats[0]].name if seats else name
        await self.table.chat.say(data, Speech(self.visitor, who, seat, line), self.chat_lines)

    async def replace(self, name: str, bot: str) -> None:
        seats = self.table.seats.names
        if bot not in BOTS or name not in seats:
            raise NotAllowed("no-bot-there")
        await self.table.petitions.ask_for_bot(self.any_seat(), seats.index(name), bot)

    async def claim(self, name: str, kind: messages.ClaimKind) -> None:
        """Claim against a seat that is out of time, for a seat of this visitor that is not."""
        seats, mine = self.table.seats.names, self.table.seats.of(self.visitor)
        if name not in seats or not mine:
            raise NotAllowed("not-your-seat")
        time = self.table.time
        seat = next((each for each in mine if not time.is_late(each)), mine[0])
        await self.table.claims.claim(seat, seats.index(name), kind)

    async def see(self, step: int) -> None:
        table = self.table
        seats = table.seats.of(self.visitor)
        step = min(step, table.data.shown_steps())
        step = max(step, *(table.data.seats[seat].seen for seat in seats), 0)

        def write(session: Session) -> None:
            for seat in seats:
                queries.set_seat(session, table.data.id, seat, {"seen": step})

        if all(table.data.seats[seat].seen == step for seat in seats):
            return  # nothing changed: no write
        for seat in seats:
            table.data.seats[seat].seen = step
        await table.sync.store.write(write)
