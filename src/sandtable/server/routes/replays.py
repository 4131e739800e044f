"""Routes: the steps of a game, as the visitor may see them."""

from __future__ import annotations

import json
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query
from fastapi.responses import Response

from sandtable.server import messages
from sandtable.server.dependencies import Language, VisitorId
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import READS
from sandtable.server.routes.table_jobs import TableDep, WorkDep
from sandtable.server.views.frames import REFEREE, told_steps
from sandtable.server.views.table_info import table_shown
from sandtable.toolkit.game import ONLOOKER_NAME
from sandtable.toolkit.text import language_of

router = APIRouter(prefix="/api", responses=PROBLEMS)

MOST_FRAMES: Final = 60


# As whom one may look


async def allowed_views(table: TableDep, visitor: VisitorId) -> list[str]:
    """While a game runs: the own seat or an onlooker; no hands for two at one screen."""
    seats = table.seats.names
    if table.play.over and table.play.stopped:
        return [REFEREE]
    if table.play.over:
        return [REFEREE, *seats, ONLOOKER_NAME]
    mine = table.seats.of(visitor)
    return [seats[mine[0]], ONLOOKER_NAME] if len(mine) == 1 else [ONLOOKER_NAME]


AllowedViews = Annotated[list[str], Depends(allowed_views)]


async def chosen_view(
    allowed: AllowedViews,
    shown_as: Annotated[str, Query(alias="as", max_length=messages.LONGEST_WORD)] = "",
) -> str:
    """The requested view, or the first that is allowed."""
    if shown_as and shown_as not in allowed:
        raise RequestProblem(403, "not-shown-so")
    return shown_as or allowed[0]


ChosenView = Annotated[str, Depends(chosen_view)]


@router.get("/tables/{table_id}/replay", response_model=messages.Replay, dependencies=READS)
async def show_replay(
    table: TableDep,
    visitor: VisitorId,
    allowed: AllowedViews,
    view: ChosenView,
    work: WorkDep,
    lang: Language = "en",
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0)] = None,
) -> Response:
    """Some steps of a game, at most sixty at once."""
    end = first + MOST_FRAMES - 1 if last is None else min(last, first + MOST_FRAMES - 1)
    part = await work.of_steps(told_steps, table, view, language_of(lang), first, end)
    about = table_shown(table, visitor, lang).model_dump_json().encode()
    whole = b'{"table":%b,"may_show_as":%b,%b' % (about, json.dumps(allowed).encode(), part[1:])
    return Response(whole, media_type="application/json")
