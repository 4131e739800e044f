"""Routes: quick pairing with the first player who fits."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter

from sandtable.server import messages
from sandtable.server.dependencies import AdmissionDep, Language, Name, ServicesDep, VisitorId
from sandtable.server.lobby import seeks
from sandtable.server.lobby.lobby_routes import seeking_after
from sandtable.server.lobby.models import SeekData
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import OPENS, READS
from sandtable.server.security.visitors import new_id
from sandtable.toolkit.text import language_of

router = APIRouter(prefix="/api/meeting/seeks", responses=PROBLEMS)


def state_of(seek: SeekData | None) -> messages.SeekState:
    if seek is None:
        return messages.SeekState(status="none")
    if seek.table_id:
        return messages.SeekState(status="paired", table=seek.table_id)
    return messages.SeekState(status="waiting")


@router.post("", dependencies=OPENS)
async def play_now(
    wish: messages.SeekWish, admission: AdmissionDep, services: ServicesDep, lang: Language = "en"
) -> messages.SeekState:
    """A table with somebody who waits for such a game, or a place among those who wait."""
    seeks.check_seek(wish.game, wish.scenario, wish.side, wish.pace)
    now = services.now()
    visitor = await admission.admit(wish.name)
    mine = SeekData(
        new_id(),
        visitor,
        admission.name,
        language_of(lang),
        wish.promise,
        made=now,
        beat=now,
        game=wish.game,
        scenario=wish.scenario,
        side=wish.side,
        pace=wish.pace,
    )
    fresh = seeking_after(services)
    return state_of(await services.store.write(partial(seeks.seek, wish=mine, fresh=fresh)))


@router.post("/beat", dependencies=READS)
async def beat(visitor: VisitorId, services: ServicesDep) -> messages.SeekState:
    """The page where I wait is still open; whether somebody was found."""
    now, fresh = services.now(), seeking_after(services)
    return state_of(
        await services.store.write(partial(seeks.keep_alive, visitor=visitor, now=now, fresh=fresh))
    )


@router.post("/cancel", dependencies=READS)
async def cancel(visitor: VisitorId, services: ServicesDep) -> messages.SeekState:
    """I wait no longer. If somebody was found before that, it says so."""
    return state_of(await services.store.write(partial(seeks.cancel, visitor=visitor)))


@router.post("/{seek_id}/join", dependencies=OPENS)
async def join(
    seek_id: Name,
    wish: messages.SeekPromise,
    admission: AdmissionDep,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.SeekState:
    """Play with somebody who waits."""
    now, fresh = services.now(), seeking_after(services)
    visitor = await admission.admit(wish.name)
    mine = SeekData(
        new_id(), visitor, admission.name, language_of(lang), wish.promise, made=now, beat=now
    )
    found = await services.store.write(partial(seeks.join, seek_id=seek_id, wish=mine, fresh=fresh))
    if found is None:
        raise RequestProblem(409, "seek-gone")
    return state_of(found)
