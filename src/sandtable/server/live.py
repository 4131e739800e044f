"""The socket of a table: one connection, what it says and what it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from sandtable.bots import BOTS
from sandtable.core.event import ONLOOKER
from sandtable.core.refusal import IllegalAction
from sandtable.core.state import State
from sandtable.server import messages as say, store as kept
from sandtable.server.about_table import chat_shown, table_shown
from sandtable.server.guard import Rate, same_origin
from sandtable.server.house import House
from sandtable.server.position import now_of
from sandtable.server.scenes import scenes_of
from sandtable.server.settings import Settings
from sandtable.server.shown import Shown
from sandtable.server.store import ChatData
from sandtable.server.tables import Late, NotAllowed, OldRules, Seen, Table
from sandtable.server.visitors import find_visitor, token_of
from sandtable.server.words import speaker_for
from sandtable.toolkit.planner import plans
from sandtable.toolkit.text import Speaker, language_of
from sandtable.toolkit.ways import after_answer, after_way, later_ways, meant, throwing, verdict

router = APIRouter()

WAITING: Final = 400  # messages that a slow reader may be behind
MESSAGE_BYTES: Final = 16_384
CLOSED_FOREIGN: Final = 4403
CLOSED_UNKNOWN: Final = 4404
CLOSED_SILENT: Final = 4408
CLOSED_FLOOD: Final = 4429
CLOSED_BROKEN: Final = 4400


class Connection:
    """One browser window at one table."""

    def __init__(
        self,
        table: Table,
        visitor: str,
        name: str,
        language: str,
        chat_lines: int = Settings.chat_lines,
    ) -> None:
        self.table = table
        self.visitor = visitor
        self.name = name
        self.language = language
        self.chat_lines = chat_lines
        self.sitting = -1
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    @property
    def speaker(self) -> Speaker:
        return speaker_for(self.table.data.game, self.language)

    @property
    def seat(self) -> int:
        return self.seen.seat

    @property
    def seen(self) -> Seen:
        return self.table.seen_as(self)

    @property
    def shown(self) -> Shown:
        seat, _, openly = self.seen
        return Shown(self.table.data.game, seat, self.language, openly)

    # What it is told

    def send(self, message: say.Message) -> None:
        self.put(message.model_dump_json().encode())

    def put(self, data: bytes) -> None:
        """A reader who is too far behind is let go; he comes back and catches up."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    async def welcome(self) -> None:
        """Everything anew: never what is being stored and may yet come to nothing."""
        async with self.table.alone():
            self.greet()

    def greet(self) -> None:
        table = self.table
        seats = table.seats_of(self.visitor)
        seen = min((table.data.seats[each].seen for each in seats), default=table.shown_step)
        self.send(
            say.Welcome(
                table=table_shown(table, self.visitor, self.language),
                now=self.now(),
                log=self.lines(0),
                log_next=table.log_next,
                chat=[chat_shown(table.data, each) for each in table.chat],
                seen=seen,
            )
        )

    def now(self) -> say.Now | None:
        if self.table.game is None:
            return None
        return now_of(self.table, self.seen, self.language, self.table.revision_for(self))

    def lines(self, start: int) -> list[say.LogLine]:
        """The log from an event on, and the line before it where that may tell of more or fewer."""
        shown = self.shown
        recent = self.table.recent
        at = next((at for at, each in enumerate(recent) if each.n >= start), len(recent))
        grown = 0 < at < len(recent) and shown.alike(recent[at - 1], recent[at])
        if at and (grown or self.table.shortened):
            at -= 1
            while at and shown.alike(recent[at - 1], recent[at]):
                at -= 1
        return shown.lines(recent[at:])

    def update(self, table: Table) -> None:
        """Two windows that see the same share the work of putting it into words."""
        if table.game is None:
            return
        seen = table.seen_as(self)
        revision = table.revision_for(self)
        key = (seen, self.language, revision)
        if key not in table.worded:
            log = self.lines(table.changed_from)
            message = say.Update(
                now=now_of(table, seen, self.language, revision, table.drawn),
                log_from=min([table.changed_from, *(line.n for line in log[:1])]),
                log_next=table.log_next,
                log=log,
            )
            table.worded[key] = message.model_dump_json().encode()
        self.put(table.worded[key])

    def table_changed(self, table: Table) -> None:
        self.send(say.TableChanged(table=table_shown(table, self.visitor, self.language)))

    def said(self, table: Table, line: ChatData) -> None:
        self.send(say.Said(line=chat_shown(table.data, line)))

    # What it says

    async def hear(self, message: say.FromClient) -> None:
        """Carry out a message and confirm it, or refuse it with a reason."""
        known = message.id if isinstance(message, say.Request | say.Query) else 0
        refused: say.Refused | None = None
        late = False
        try:
            await self.obey(message)
        except Late:
            late = True
            refused = say.Refused(id=known, text=self.speaker.say("server-late"), late=True)
        except NotAllowed as error:
            refused = say.Refused(id=known, text=self.speaker.say(f"server-{error.key}"))
        except IllegalAction as error:
            text = self.speaker.refusal_alone(error.refusal)
            refused = say.Refused(id=known, text=text, rule=error.refusal.rule)
        except SQLAlchemyError:
            refused = say.Refused(id=known, text=self.speaker.say("server-not-stored"))
        if refused is not None:
            self.send(refused)
        elif known and isinstance(message, say.Request):
            self.send(say.Done(id=known))
        if late:
            await self.welcome()

    async def obey(self, message: say.FromClient) -> None:
        match message:
            case say.GiveAnswers():
                seat = self.my_seat()
                refused = await self.table.answer(seat, message.number, message.answers)
                if refused is not None:
                    raise refused
            case say.ShareOut():
                refused = await self.table.share(self.my_seat(), message.number, message.counts)
                if refused is not None:
                    raise refused
            case say.TakeBack():
                if not await self.table.undo(self.my_seat(), message.number, message.turn):
                    raise NotAllowed("nothing-to-undo")
            case say.Sit():
                await self.sit(message.seat)
            case say.AskFor():
                await self.table.petition(self.any_seat(), message.kind)
            case say.ReplyTo():
                await self.table.reply(self.any_seat(), message.accept)
            case say.Say():
                await self.talk(message.text)
            case say.Stand():
                await self.table.stand(self.my_seat(), message.order, message.on)
            case say.ReplaceBot():
                await self.replace(message.seat, message.bot)
            case say.SpeakTo():
                self.language = language_of(message.language)
                await self.welcome()
            case say.Seen():
                await self.see(message.step)
            case say.Ping():
                self.send(say.Pong(id=message.id, revision=self.table.revision_for(self)))
            case say.Sync():
                await self.welcome()
            case say.AskWhy() | say.AskOdds() | say.Look() | say.AskPlans():
                async with self.table.alone():
                    self.send(self.looked_up(message))

    def my_seat(self) -> int:
        """The seat that this window speaks for now."""
        seat = self.seat
        if seat == ONLOOKER:
            raise NotAllowed("not-your-seat")
        return seat

    def any_seat(self) -> int:
        """A seat of this visitor: for what is said outside the rules."""
        seat = self.seat
        mine = self.table.seats_of(self.visitor)
        if seat in mine:
            return seat
        if not mine:
            raise NotAllowed("not-your-seat")
        asked = [each for each in self.table.asked_seats() if each in mine]
        return (asked or mine)[0]

    async def sit(self, name: str) -> None:
        seats = self.table.box.seats
        seat = seats.index(name) if name in seats else -1
        if seat not in self.table.seats_of(self.visitor):
            raise NotAllowed("not-your-seat")
        if seat not in self.table.asked_seats():  # nor may he have sat down beforehand
            raise NotAllowed("not-asked")
        self.sitting = seat
        await self.welcome()

    async def talk(self, text: str) -> None:
        seats = self.table.seats_of(self.visitor)
        if not seats:
            raise NotAllowed("onlookers-are-silent")
        seat = seats[0] if len(seats) == 1 else -1
        who = self.table.data.seats[seats[0]].name
        line = "".join(each for each in text if each.isprintable()).strip()
        if line:
            await self.table.say(who, seat, line, self.chat_lines)

    async def replace(self, name: str, bot: str) -> None:
        seats = self.table.seat_names
        if bot not in BOTS or name not in seats:
            raise NotAllowed("no-bot-there")
        self.any_seat()
        await self.table.replace_bot(seats.index(name), bot)

    async def see(self, step: int) -> None:
        table = self.table
        seats = table.seats_of(self.visitor)
        step = min(step, table.data.shown_steps())
        step = max(step, *(table.data.seats[seat].seen for seat in seats), 0)

        def write(connection: Any) -> None:
            for seat in seats:
                kept.set_seat(connection, table.data.id, seat, {"seen": step})

        if seats:
            for seat in seats:
                table.data.seats[seat].seen = step
            await table.store.write(write)

    # What it asks about: always of a state in which everything hidden is made up

    def looked_up(self, message: say.AskWhy | say.AskOdds | say.Look | say.AskPlans) -> say.Message:
        match message:
            case say.AskWhy():
                return self.why(message)
            case say.AskOdds():
                return self.odds(message)
            case say.Look():
                return self.look(message)
            case say.AskPlans():
                return self.plan(message)

    def glimpse(self) -> State:
        seat = self.my_seat()
        game = self.table.game
        if game is None or self.table.question_of(seat) is None:
            raise NotAllowed("not-asked")
        return game.resample(self.seen.eyes)

    def why(self, message: say.AskWhy) -> say.Why:
        state = self.glimpse()
        box, speaker = self.table.box, self.speaker
        action = box.vocabulary.find(message.answer) if message.answer else -1
        if action < 0 and message.place:
            action = self.meant_at(state, message.place)
        if action < 0:
            text = speaker.say("server-no-such-answer")
            return say.Why(id=message.id, allowed=False, lines=[say.ModifierShown(text=text)])
        found = verdict(box, state, action)
        lines = [
            say.ModifierShown(text=text, rule=rule)
            for text, rule in found.lines(box, speaker, named=len(found.refusals) > 1)
        ]
        return say.Why(id=message.id, allowed=found.allowed, lines=lines)

    def meant_at(self, state: State, place: str) -> int:
        """What a click on this place would have answered: the verb of what is offered."""
        vocabulary = self.table.box.vocabulary
        question = state.question()
        names = [vocabulary.name(each) for each in question.actions] if question else []
        verbs = dict.fromkeys(name.partition(" ")[0] for name in names if " " in name)
        shown = self.shown
        places = [
            name.partition(" ")[0]
            for name in names
            if name.partition(" ")[2] in shown.scenes.places
        ]
        standing = shown.face.pieces_at(state, place)
        wanted = [f"{verb} {place}" for verb in dict.fromkeys(places)]
        wanted += [f"{verb} {piece}" for piece in standing for verb in verbs]
        wanted += [f"{verb} {place}" for verb in (*verbs, *self.table.box.pointing)]
        return next((each for name in wanted if (each := vocabulary.find(name)) >= 0), -1)

    def odds(self, message: say.AskOdds) -> say.OddsReply:
        state = self.glimpse()
        box = self.table.box
        *first, last = message.answers
        way: list[int] = []
        at: State | None = state
        for name in first:
            found = meant(box, at, name) if at is not None else []
            if not found:
                return say.OddsReply(id=message.id, odds=None)
            way = found[0]
            at = after_way(at, way) if at is not None else None
        if at is None:
            return say.OddsReply(id=message.id, odds=None)
        action = box.vocabulary.find(last)
        if action >= 0 and (question := at.question()) and action not in question.actions:
            later = later_ways(box, at, action)
            if later:
                at = after_way(at, later[0][:-1]) or at
        shown = self.shown
        found_dice = throwing(box, at, action) if action >= 0 else None
        if found_dice is not None:
            at, action = found_dice
        odds = box.face.odds(at, action, self.speaker) if action >= 0 else None
        return say.OddsReply(id=message.id, odds=None if odds is None else shown.odds(odds))

    def look(self, message: say.Look) -> say.Looked:
        game = self.table.game
        shown = self.shown
        if game is None or message.place not in shown.scenes.places:
            raise NotAllowed("no-such-place")
        state = game.state
        glance = shown.face.glance(state, message.place, self.seen.eyes, self.speaker)
        return say.Looked(
            id=message.id,
            place=message.place,
            lines=list(glance.lines),
            way=list(glance.way),
            reach=list(glance.reach),
            hit_by=shown.drawings.hits_on(state, self.seen.seat, message.place),
            could_hit=shown.drawings.hits_from(state, message.piece, message.place)
            if message.piece
            else [],
        )

    def plan(self, message: say.AskPlans) -> say.Plans:
        """Where steps lead, for games whose questions are steps: the shortest way to each place.

        Several ways to one place only where something else comes of them.
        """
        state = self.glimpse()
        box = self.table.box
        places = scenes_of(box.id).places
        found: dict[tuple[str, str], say.Plan] = {}
        for plan in plans(state, box.is_step, most=MOST_PLANS):
            names = [box.vocabulary.name(each) for each in plan.answers]
            way = [name.partition(" ")[2] for name in names if name.partition(" ")[2] in places]
            if not way:
                continue
            certain = plan.state is not None
            note = box.face.preview(state, plan.answers, self.seat, self.speaker)
            there = way[-1], note
            if there not in found or (certain and not found[there].certain):
                found[there] = say.Plan(
                    answers=names,
                    place=way[-1],
                    way=way,
                    text=", ".join(names),
                    by=self.shown.drawings.way_sign(names[0].partition(" ")[0]),
                    certain=certain,
                    note=note or self.cost_of(state, plan.answers),
                )
        return say.Plans(id=message.id, plans=list(found.values()))

    def cost_of(self, state: State, answers: list[int]) -> str:
        """What the last of these steps that costs anything costs, in words."""
        told = ""
        at: State | None = state
        for action in answers:
            if at is None:
                break
            told = self.table.box.face.drawback(at, action, self.speaker) or told
            at = after_answer(at, action)
        return told


MOST_PLANS: Final = 2_000


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, lang: str = "en") -> None:
    """Somebody sits down, or looks on."""
    house: House = socket.app.state.house
    await socket.accept()
    if not same_origin(socket.headers, house.settings.origins):
        await socket.close(CLOSED_FOREIGN)
        return
    try:
        table = await house.tables.find(table_id)
    except OldRules:
        table = None
    if table is None:
        await socket.close(CLOSED_UNKNOWN)
        return
    found = await house.store.read(lambda at: find_visitor(at, token_of(socket)))
    visitor, name = found or ("", "")
    language, lines = language_of(lang), house.settings.chat_lines
    connection = Connection(table, visitor, name, language, lines)

    async def receive() -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""  # bytes are no message, and refused as the empty one is

    await serve(house, receive, socket.send_text, connection, socket.close)


async def serve(
    house: House,
    receive: Callable[[], Awaitable[str]],
    send: Callable[[str], Awaitable[None]],
    connection: Connection,
    close: Callable[[int], Awaitable[None]],
) -> None:
    """Carry messages both ways until either side has gone."""
    table = connection.table
    looking = [each for each in table.watchers if not table.seats_of(each.visitor)]
    if not table.seats_of(connection.visitor) and len(looking) >= house.settings.onlookers:
        await close(CLOSED_FLOOD)
        return
    async with table.alone():
        table.watchers.add(connection)
        connection.greet()
    others_see(table, connection)
    writer = asyncio.create_task(write_all(connection, send, close))
    rate = Rate(house.settings.messages_a_second, house.settings.messages_at_once)
    try:
        while True:
            async with asyncio.timeout(house.settings.silence):
                text = await receive()
            if not rate.allows() or len(text) > MESSAGE_BYTES:
                await close(CLOSED_FLOOD)
                break
            try:
                message = say.FROM_CLIENT.validate_json(text)
            except ValidationError:
                await close(CLOSED_BROKEN)
                break
            await connection.hear(message)
    except TimeoutError:
        with suppress(RuntimeError):  # it may have gone without a word
            await close(CLOSED_SILENT)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.watchers.discard(connection)
        writer.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await writer
        others_see(table, connection)


def others_see(table: Table, connection: Connection) -> None:
    """Somebody has come or gone: a player at once, onlookers who come together once."""
    if table.seats_of(connection.visitor):
        for watcher in list(table.watchers):
            if watcher is not connection:
                watcher.table_changed(table)
    elif table.looking is None:
        table.looking = asyncio.get_running_loop().call_soon(onlookers_changed, table)


def onlookers_changed(table: Table) -> None:
    table.looking = None
    table.tell_table()


async def write_all(
    connection: Connection,
    send: Callable[[str], Awaitable[None]],
    close: Callable[[int], Awaitable[None]],
) -> None:
    while (data := await connection.queue.get()) is not None:
        await send(data.decode())
    await close(CLOSED_FLOOD)
