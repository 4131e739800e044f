"""Over HTTP: records, playing on from them, reports, and whether the dice were honest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Response
from fastapi.responses import PlainTextResponse

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.dependencies import (
    JOINS,
    OPENS,
    READS,
    AdmissionDep,
    Language,
    ServicesDep,
    TableDep,
    VisitorId,
    find_table,
    stored_steps,
)
from sandtable.server.joining import opened
from sandtable.server.models import StepData
from sandtable.server.opening import are_switches, close_as_record, open_table
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.replaying import place_of, rebuilt
from sandtable.server.replays import REFEREE, ChosenView
from sandtable.server.visitors import tidy
from sandtable.server.words import speaker_for
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.pledge import in_words, verify
from sandtable.toolkit.record import Record, RecordError, read_record
from sandtable.toolkit.replay import options_of, replay
from sandtable.toolkit.report import Report
from sandtable.toolkit.text import Speaker

router = APIRouter(prefix="/api", responses=PROBLEMS)

AS_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
Text = Annotated[str, Body(media_type="text/plain")]


# Records


@router.get(
    "/tables/{table_id}/record", response_class=Response, responses=AS_TEXT, dependencies=READS
)
async def download(table: TableDep, view: ChosenView, services: ServicesDep) -> PlainTextResponse:
    """The record: all of it when the game is over, else as much as I may know."""
    steps = await stored_steps(services, table)
    game = await asyncio.to_thread(rebuilt, table.data, steps)
    text = game.text() if view == REFEREE else game.text(view)
    name = f"{table.data.scenario}-{table.data.id}.record"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.post("/records", status_code=201, dependencies=OPENS)
async def upload(text: Text, admission: AdmissionDep, services: ServicesDep) -> messages.Opened:
    """Load a record, to look at it and to play on from any step of it."""
    record, steps, played_out = await asyncio.to_thread(
        read_steps, text, services.settings.record_steps
    )
    scenario = record.header["scenario"]
    seats = played_out.box.seats_of(scenario)
    table, _ = await open_table(
        services.store,
        await admission.admit(""),
        "",
        played_out.box.id,
        scenario,
        [messages.SeatWish(kind="invite") for _ in seats],
        given=steps,
        source="record",
        options=options_of(record.header, record.lines),
    )
    await close_as_record(services.store, table, players_in(record, len(seats)), played_out)
    return opened(table, {})


def players_in(record: Record, many: int) -> list[str]:
    try:
        names = json.loads(record.header.get("players", "[]"))
    except (ValueError, RecursionError):
        names = record.header.get("players", "").split()
    if isinstance(names, list) and len(names) == many:
        return [tidy(str(name))[: messages.LONGEST_WORD] for name in names]
    return [""] * many


@contextmanager
def readable() -> Iterator[None]:
    """What is wrong with a record that was sent, as a problem of the request."""
    try:
        yield
    except RecordError as error:
        raise RequestProblem(400, "bad-record", why=str(error)) from None
    except RecursionError:
        raise RequestProblem(400, "unreadable") from None


def record_in(text: str) -> tuple[Record, Box]:
    record = read_record(text, {name: box.purposes for name, box in BOXES.items()})
    return record, BOXES[record.header["game"]]


def read_steps(text: str, most: int) -> tuple[Record, list[StepData], Game]:
    """The steps of an uploaded record: it must replay, and its scenario must be one of ours."""
    with readable():
        record, box = record_in(text)
        if len(record.steps) > most:
            raise RequestProblem(413, "long-record", most=most)
        if not box.has(record.header["scenario"]):
            raise RequestProblem(400, "no-scenario")
        if not are_switches(box, options_of(record.header, record.lines)):
            raise RequestProblem(400, "no-options")
        game = replay(box, record)
    steps = []
    for number, step in enumerate(record.steps):
        outcomes = [pair[:2] for pair in step.outcomes]
        seat = box.seats.index(step.seat) if step.seat else 0
        steps.append(StepData(number, seat, step.answer, outcomes, []))
    return record, steps, game


@router.post("/branches", status_code=201, dependencies=[*OPENS, *READS])
async def branch(
    wish: messages.Branch, visitor: VisitorId, admission: AdmissionDep, services: ServicesDep
) -> messages.Opened:
    """Play from here: the steps so far are copied, the dice from here on are new."""
    source = await find_table(services, wish.table)
    mine = source.seats.of(visitor)
    if not source.play.over and not mine:
        raise RequestProblem(403, "runs-not-yours")
    if not source.play.over and len(mine) < len(source.data.seats):
        # A visitor who plays both sides of the branch, or ends it, sees every hand of this game.
        raise RequestProblem(403, "runs-against")
    steps = await stored_steps(services, source)
    upto = await asyncio.to_thread(place_of, source.data, steps, wish.step)
    if upto is None:
        raise RequestProblem(400, "no-step")
    given = [
        StepData(each.number, each.seat, each.answer, each.outcomes, [])
        for each in steps[: upto + 1]
    ]
    ended = await asyncio.to_thread(lambda: rebuilt(source.data, given).question() is None)
    if ended:
        raise RequestProblem(400, "over-at-step")
    table, tokens = await open_table(
        services.store,
        await admission.admit(wish.name),
        tidy(wish.name),
        source.data.game,
        source.data.scenario,
        wish.seats,
        given=given,
        source=f"{source.data.id} {wish.step}",
        options=source.data.options,
    )
    return opened(table, tokens)


# After the game


@router.get("/tables/{table_id}/report", dependencies=READS)
async def after_action(table: TableDep, services: ServicesDep, lang: Language = "en") -> Report:
    """Luck, losses and the story of the game so far, as everybody may know it."""
    steps = await stored_steps(services, table)
    speaker = speaker_for(table.data.game, lang)
    game = await asyncio.to_thread(rebuilt, table.data, steps)
    return await asyncio.to_thread(game.box.report, game, speaker)


@router.get("/tables/{table_id}/verdict", dependencies=READS)
async def honest(table: TableDep, services: ServicesDep, lang: Language = "en") -> messages.Verdict:
    """Whether every die and draw of a finished game was that of the pledged dice."""
    if not table.play.over:
        raise RequestProblem(409, "secret-later")
    steps = await stored_steps(services, table)
    text = (await asyncio.to_thread(rebuilt, table.data, steps)).text()
    return await asyncio.to_thread(judged, text, speaker_for(table.data.game, lang))


@router.post("/verify", dependencies=JOINS)
async def verify_record(
    text: Text, services: ServicesDep, lang: Language = "en"
) -> messages.Verdict:
    """The same for a record that is sent."""
    most = services.settings.record_steps
    return await asyncio.to_thread(judged, text, speaker_for("", lang), most)


def judged(text: str, speaker: Speaker, most: int = 100_000) -> messages.Verdict:
    with readable():
        record, box = record_in(text)
        if len(record.steps) > most or not box.has(record.header["scenario"]):
            raise RequestProblem(400, "not-checkable")
        found = verify(box, record)
        return messages.Verdict(ok=found.sound and found.checked, lines=in_words(found, speaker))
