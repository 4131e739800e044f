"""What has been played: replays by steps, records, reports, and whether the dice were honest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Query, Request, Response
from fastapi.responses import PlainTextResponse

from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.server import messages as say, store as kept
from sandtable.server.about_table import table_shown
from sandtable.server.house import BadWish, House, switched
from sandtable.server.lobby import (
    PROBLEMS,
    InHouse,
    Language,
    Name,
    check_rate,
    check_room,
    known_visitor,
    opened,
    table_of,
    tidy,
    visitor_of,
)
from sandtable.server.position import position
from sandtable.server.problems import Unwelcome
from sandtable.server.replaying import numbered, place_of, rebuilt
from sandtable.server.shown import Shown
from sandtable.server.store import StepData, TableData
from sandtable.server.tables import Logged, Table
from sandtable.server.words import speaker_for
from sandtable.toolkit.game import Game, options_of, replay
from sandtable.toolkit.pledge import in_words, verify
from sandtable.toolkit.record import Record, RecordError, read_record
from sandtable.toolkit.report import Report
from sandtable.toolkit.text import Speaker

router = APIRouter(prefix="/api", responses=PROBLEMS)

AS_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
MOST_FRAMES: Final = 60
ONLOOKER_: Final = "onlooker"
REFEREE: Final = "referee"  # sees everything, once the game is over

Text = Annotated[str, Body(media_type="text/plain")]
As = Annotated[str, Query(alias="as", max_length=say.LONGEST_WORD)]


# As whom one may look


async def may_show_as(table: Table, request: Request, house: House) -> list[str]:
    """While a game runs, one's own seat or as anybody; of two at one screen neither hand."""
    seats = table.seat_names
    if table.over:
        return [REFEREE, *seats, ONLOOKER_]
    mine = table.seats_of(await visitor_of(request, house))
    return [seats[mine[0]], ONLOOKER_] if len(mine) == 1 else [ONLOOKER_]


async def chosen_view(table: Table, request: Request, house: House, wanted: str) -> str:
    allowed = await may_show_as(table, request, house)
    if not wanted:
        return allowed[0]
    if wanted not in allowed:
        raise Unwelcome(403, "not-shown-so")
    return wanted


async def steps_of(house: House, table: Table, request: Request) -> list[StepData]:
    """All steps of a table; whoever asks for them makes us play it again."""
    if not house.readings.allows(request.client.host if request.client else ""):
        raise Unwelcome(429, "too-many")
    steps = await house.store.read(lambda at: kept.load_steps(at, table.data.id))
    if not steps:
        raise Unwelcome(409, "not-begun")
    return steps


# Replays


@router.get("/tables/{table_id}/replay")
async def show_replay(
    table_id: Name,
    request: Request,
    house: InHouse,
    lang: Language = "en",
    shown_as: As = "",
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0)] = None,
) -> say.Replay:
    """Some steps of a game, at most sixty at once."""
    table = await table_of(house, table_id)
    allowed = await may_show_as(table, request, house)
    view = await chosen_view(table, request, house, shown_as)
    steps = await steps_of(house, table, request)
    visitor = await visitor_of(request, house)
    end = first + MOST_FRAMES - 1 if last is None else min(last, first + MOST_FRAMES - 1)
    data = table.data
    many, frames, turns = await asyncio.to_thread(told_steps, data, steps, view, lang, first, end)
    return say.Replay(
        table=table_shown(table, visitor, lang),
        steps=many,
        shown_as=view,
        may_show_as=allowed,
        turns=turns,
        frames=frames,
    )


def told_steps(
    data: TableData, steps: list[StepData], view: str, lang: str, first: int, last: int
) -> tuple[int, list[say.Frame], list[say.TurnMark]]:
    """How many there are, some of them, and where turns begin."""
    frames: list[say.Frame] = []
    turns: list[say.TurnMark] = []
    moment = ""
    number = 0
    for number, step, game, answer, logged in walk(data, steps, view, lang):
        shown = viewer(data.game, game, view, lang)
        if game.state.moment() != moment:
            moment = game.state.moment()
            text = shown.face.moment(game.state, shown.speaker)
            turns.append(say.TurnMark(step=number, text=text))
        if first <= number <= last:
            seat = shown.box.seats[step.seat] if number else ""
            frames.append(frame_of(shown, game, number, seat, answer, logged, view))
    return number, frames, turns


def walk(
    data: TableData, steps: list[StepData], view: str, lang: str
) -> Iterator[tuple[int, StepData, Game, str, list[Logged]]]:
    """Every step with the answer in words, as it may be known, and what it brought about.

    What was sealed is no step of its own: all of it is shown when it is opened.
    """
    speaker = speaker_for(data.game, lang)
    box = BOXES[data.game]
    answer = ""
    told = 0
    for at, (number, step, game) in enumerate(numbered(data, steps)):
        if not game.sealed:
            logged = [
                Logged(n, number, event) for n, event in enumerate(game.events[told:], start=told)
            ]
            told = len(game.events)
            yield number, step, game, answer, logged
        if at + 1 < len(steps):
            coming = steps[at + 1]
            question = game.question_of(coming.seat)
            action = box.vocabulary.find(coming.answer)
            answer = ""
            if question is not None and action >= 0:
                if not question.secret or view in (REFEREE, box.seats[coming.seat]):
                    answer = speaker.action(game.state, question, action)


def viewer(game_id: str, game: Game, view: str, lang: str) -> Shown:
    """The referee holds the cards of whoever is asked."""
    seats = BOXES[game_id].seats
    if view == REFEREE:
        question = game.question()
        return Shown(game_id, ONLOOKER if question is None else question.seat, lang)
    return Shown(game_id, ONLOOKER if view == ONLOOKER_ else seats.index(view), lang)


def frame_of(
    shown: Shown,
    game: Game,
    number: int,
    seat: str,
    answer: str,
    logged: list[Logged],
    view: str,
) -> say.Frame:
    extra = {"waiting": [], "can_undo": False, "can_reset": False}
    now = position(shown, game, number, number, None, extra)
    if view in (REFEREE, ONLOOKER_):
        scene = now.scene
        if view == REFEREE and not shown.scenes.open_to_all:
            scene = opened_scene(shown, game, scene)
        now = now.model_copy(update={"scene": scene.model_copy(update={"turned": False})})
    return say.Frame(
        step=number,
        seat=seat,
        answer=answer,
        now=now,
        log=shown.lines(logged, in_full=view == REFEREE),
    )


def opened_scene(shown: Shown, game: Game, scene: say.Scene) -> say.Scene:
    """The same board with everything on it open: each piece as its own side knows it."""
    known: dict[str, say.PieceShown] = {}
    for side in {piece.side for piece in scene.pieces}:
        seat = shown.box.seats.index(side)
        own = shown.scenes.scene(game.state, shown.speaker, seat)
        known |= {piece.id: piece for piece in own.pieces if piece.side == side}
    return scene.model_copy(update={"pieces": [known[piece.id] for piece in scene.pieces]})


@router.get("/tables/{table_id}/log")
async def earlier_log(
    table_id: Name,
    request: Request,
    house: InHouse,
    lang: Language = "en",
    before: Annotated[int, Query(ge=0)] = 1_000_000,
) -> say.Log:
    """The lines of the log before one, as I may know them."""
    table = await table_of(house, table_id)
    view = await chosen_view(table, request, house, "")
    steps = await steps_of(house, table, request)

    def tell() -> list[say.LogLine]:
        found: list[Logged] = []
        shown: Shown | None = None
        for _, _, game, _, logged in walk(table.data, steps, view, lang):
            shown = viewer(table.data.game, game, view, lang)
            found += [each for each in logged if each.n < before]
        return [] if shown is None else shown.lines(found, in_full=view == REFEREE)

    return say.Log(lines=await asyncio.to_thread(tell))


# Records


@router.get("/tables/{table_id}/record", response_class=Response, responses=AS_TEXT)
async def download(
    table_id: Name, request: Request, house: InHouse, shown_as: As = ""
) -> PlainTextResponse:
    """The record: all of it when the game is over, else as much as I may know."""
    table = await table_of(house, table_id)
    view = await chosen_view(table, request, house, shown_as)
    steps = await steps_of(house, table, request)
    game = await asyncio.to_thread(rebuilt, table.data, steps)
    text = game.text() if view == REFEREE else game.text(view)
    name = f"{table.data.scenario}-{table.data.id}.record"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.post("/records", status_code=201)
async def upload(text: Text, request: Request, response: Response, house: InHouse) -> say.Opened:
    """Load a record, to look at it and to play on from any step of it."""
    await check_rate(house, request)
    record, steps, played_out = await asyncio.to_thread(
        read_steps, text, house.settings.record_steps
    )
    visitor = await known_visitor(request, response, house, "")
    await check_room(house, visitor)
    game = BOXES[record.header["game"]]
    seats = game.seats_of(record.header["scenario"])
    wishes = [say.SeatWish(kind="invite") for _ in seats]
    try:
        table, _ = await house.open_table(
            visitor,
            "",
            game.id,
            record.header["scenario"],
            wishes,
            given=steps,
            base=len(steps) - 1,
            source="record",
            options=options_of(record.header, record.lines),
        )
    except BadWish as error:
        raise Unwelcome(400, error.key, **error.about) from None
    names = players_in(record, len(seats))
    await house.close_as_record(table, names, played_out)
    return opened(table, {})


def players_in(record: Record, many: int) -> list[str]:
    try:
        names = json.loads(record.header.get("players", "[]"))
    except (ValueError, RecursionError):
        names = record.header.get("players", "").split()
    if isinstance(names, list) and len(names) == many:
        return [tidy(str(name))[: say.LONGEST_WORD] for name in names]
    return [""] * many


def read_steps(text: str, most: int) -> tuple[Record, list[StepData], Game]:
    """A record that somebody sent: it must replay, and its scenario must be one of ours."""
    try:
        record = read_record(text, {name: box.purposes for name, box in BOXES.items()})
        box = BOXES[record.header["game"]]
        if len(record.steps) > most:
            raise Unwelcome(413, "long-record", most=most)
        if not box.has(record.header["scenario"]):
            raise Unwelcome(400, "no-scenario")
        if not switched(box, options_of(record.header, record.lines)):
            raise Unwelcome(400, "no-options")
        game = replay(box, record)
    except RecordError as error:
        raise Unwelcome(400, "bad-record", why=str(error)) from None
    except RecursionError:
        raise Unwelcome(400, "unreadable") from None
    steps = []
    for number, step in enumerate(record.steps):
        outcomes = [pair[:2] for pair in step.outcomes]
        seat = box.seats.index(step.seat) if step.seat else 0
        steps.append(StepData(number, seat, step.answer, outcomes, []))
    return record, steps, game


@router.post("/branches", status_code=201)
async def branch(
    wish: say.Branch, request: Request, response: Response, house: InHouse
) -> say.Opened:
    """Play from here: the steps so far are copied, the dice from here on are new."""
    await check_rate(house, request)
    source = await table_of(house, wish.table)
    visitor = await visitor_of(request, house)
    if not source.over and not source.seats_of(visitor):
        raise Unwelcome(403, "runs-not-yours")
    if not source.over and len(source.seats_of(visitor)) < len(source.data.seats):
        # Whoever plays both sides of the branch, or ends it, sees every hand of this game.
        raise Unwelcome(403, "runs-against")
    steps = await steps_of(house, source, request)
    upto = await asyncio.to_thread(place_of, source.data, steps, wish.step)
    if upto is None:
        raise Unwelcome(400, "no-step")
    visitor = await known_visitor(request, response, house, wish.name)
    await check_room(house, visitor)
    given = [
        StepData(each.number, each.seat, each.answer, each.outcomes, [])
        for each in steps[: upto + 1]
    ]
    ended = await asyncio.to_thread(lambda: rebuilt(source.data, given).question() is None)
    if ended:
        raise Unwelcome(400, "over-at-step")
    try:
        table, tokens = await house.open_table(
            visitor,
            tidy(wish.name),
            source.data.game,
            source.data.scenario,
            wish.seats,
            given=given,
            base=upto,
            source=f"{source.data.id} {wish.step}",
            options=source.data.options,
        )
    except BadWish as error:
        raise Unwelcome(400, error.key, **error.about) from None
    return opened(table, tokens)


# After the game


@router.get("/tables/{table_id}/report")
async def after_action(
    table_id: Name, request: Request, house: InHouse, lang: Language = "en"
) -> Report:
    """Luck, losses and the story of the game so far, as everybody may know it."""
    table = await table_of(house, table_id)
    steps = await steps_of(house, table, request)
    speaker = speaker_for(table.data.game, lang)
    game = await asyncio.to_thread(rebuilt, table.data, steps)
    return await asyncio.to_thread(game.box.report, game, speaker)


@router.get("/tables/{table_id}/verdict")
async def honest(
    table_id: Name, request: Request, house: InHouse, lang: Language = "en"
) -> say.Verdict:
    """Whether every die and draw of a finished game was that of the pledged dice."""
    table = await table_of(house, table_id)
    speaker = speaker_for(table.data.game, lang)
    if not table.over:
        raise Unwelcome(409, "secret-later")
    steps = await steps_of(house, table, request)
    text = (await asyncio.to_thread(rebuilt, table.data, steps)).text()
    return await asyncio.to_thread(judged, text, speaker)


@router.post("/verify")
async def verify_record(
    text: Text, request: Request, house: InHouse, lang: Language = "en"
) -> say.Verdict:
    """The same for a record that somebody sent."""
    await check_rate(house, request)
    return await asyncio.to_thread(judged, text, speaker_for("", lang), house.settings.record_steps)


def judged(text: str, speaker: Speaker, most: int = 100_000) -> say.Verdict:
    try:
        record = read_record(text, {name: box.purposes for name, box in BOXES.items()})
        box = BOXES[record.header["game"]]
        if len(record.steps) > most or not box.has(record.header["scenario"]):
            raise Unwelcome(400, "not-checkable")
        found = verify(box, record)
        return say.Verdict(ok=found.sound and found.checked, lines=in_words(found, speaker))
    except RecordError as error:
        raise Unwelcome(400, "bad-record", why=str(error)) from None
    except RecursionError:
        raise Unwelcome(400, "unreadable") from None
