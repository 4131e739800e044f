"""Routes: records, branches, reports, verification of dice, analyses."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Response
from fastapi.responses import PlainTextResponse

from sandtable.server import messages
from sandtable.server.archive.records import (
    branch_steps,
    judged,
    read_upload,
    record_text,
    report_json,
    verdict_json,
)
from sandtable.server.dependencies import AdmissionDep, Language, ServicesDep, VisitorId
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.replays import ChosenView
from sandtable.server.routes.request_limits import JOINS, OPENS, READS
from sandtable.server.routes.table_jobs import TableDep, WorkDep, find_table, stored_steps
from sandtable.server.routes.table_setup import opened
from sandtable.server.storage.models import StepData
from sandtable.server.tables.new_tables import close_as_record, open_table
from sandtable.server.tables.table import Table
from sandtable.toolkit.report import Report
from sandtable.toolkit.text import language_of

router = APIRouter(prefix="/api", responses=PROBLEMS)

AS_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
Text = Annotated[str, Body(media_type="text/plain")]


# Records


@router.get(
    "/tables/{table_id}/record", response_class=Response, responses=AS_TEXT, dependencies=READS
)
async def download(table: TableDep, view: ChosenView, work: WorkDep) -> PlainTextResponse:
    """The record: all of it when the game is over, else as much as I may know."""
    text = await work.of_steps(record_text, table, view)
    name = f"{table.data.scenario}-{table.data.id}.record"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.post("/records", status_code=201, dependencies=OPENS)
async def upload(
    text: Text, admission: AdmissionDep, services: ServicesDep, work: WorkDep
) -> messages.Opened:
    """Load a record, to look at it and to play on from any step of it."""
    sent = await work.do(read_upload, text, services.settings.record_steps)
    table, _ = await open_table(
        services.store,
        await admission.admit(""),
        "",
        sent.game,
        sent.scenario,
        [messages.SeatWish(kind="invite") for _ in sent.players],
        given=sent.steps,
        source="record",
        options=sent.options,
    )
    await close_as_record(services.store, table, sent.players, sent.moment, sent.result)
    return opened(table, {})


@router.post("/branches", status_code=201, dependencies=[*OPENS, *READS])
async def branch(
    wish: messages.Branch,
    visitor: VisitorId,
    admission: AdmissionDep,
    services: ServicesDep,
    work: WorkDep,
) -> messages.Opened:
    """Play from here: the steps so far are copied, the dice from here on are new."""
    source = await find_table(services, wish.table)
    mine = source.seats.of(visitor)
    if not source.play.over and not mine:
        raise RequestProblem(403, "runs-not-yours")
    if not source.play.over and len(mine) < len(source.data.seats):
        # Playing both sides of the branch, or ending it, would show every hand of this game.
        raise RequestProblem(403, "runs-against")
    steps = await stored_steps(services, source)
    many = await work.do(branch_steps, source.data, steps, wish.step)
    if many is None:
        raise RequestProblem(400, "no-step")
    if not many:
        raise RequestProblem(400, "over-at-step")
    given = [
        StepData(each.number, each.seat, each.answer, each.outcomes, []) for each in steps[:many]
    ]
    table, tokens = await open_table(
        services.store,
        await admission.admit(wish.name),
        admission.name,
        source.data.game,
        source.data.scenario,
        wish.seats,
        given=given,
        source=f"{source.data.id} {wish.step}",
        options=source.data.options,
    )
    return opened(table, tokens)


# After the game


@router.get("/tables/{table_id}/report", response_model=Report, dependencies=READS)
async def after_action(table: TableDep, work: WorkDep, lang: Language = "en") -> Response:
    """Luck, losses and the story of the game so far, as everybody may know it."""
    return as_json(await work.of_steps(report_json, table, language_of(lang)))


@router.get("/tables/{table_id}/verdict", response_model=messages.Verdict, dependencies=READS)
async def honest(table: TableDep, work: WorkDep, lang: Language = "en") -> Response:
    """Whether every die and draw of a finished game was that of the pledged dice."""
    if not table.play.over:
        raise RequestProblem(409, "secret-later")
    return as_json(await work.of_steps(verdict_json, table, language_of(lang)))


@router.get("/tables/{table_id}/analysis", response_model=messages.AnalysisState)
async def analysed(table: TableDep, services: ServicesDep, lang: Language = "en") -> Response:
    """The analysis of a finished game, as far as it is done."""
    return as_json(await services.analysis_runner.state(finished(table), language_of(lang)))


@router.post(
    "/tables/{table_id}/analysis", response_model=messages.AnalysisState, dependencies=READS
)
async def analyse(
    table: TableDep, work: WorkDep, services: ServicesDep, lang: Language = "en"
) -> Response:
    """The same; it is begun if nobody has asked for it yet, or if it has failed."""
    if not await services.analysis_runner.begin(finished(table), work.owner):
        raise RequestProblem(429, "too-many")
    return as_json(await services.analysis_runner.state(table, language_of(lang)))


def finished(table: Table) -> Table:
    if not table.play.over:
        raise RequestProblem(409, "analysis-later")
    return table


@router.post("/verify", dependencies=JOINS)
async def verify_record(
    text: Text, services: ServicesDep, work: WorkDep, lang: Language = "en"
) -> messages.Verdict:
    """The same for a record that is sent."""
    return await work.do(judged, text, language_of(lang), services.settings.record_steps)


def as_json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
