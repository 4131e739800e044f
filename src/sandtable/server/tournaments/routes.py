"""Over HTTP: tournaments."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.dependencies import Language, Name, ServicesDep, VisitorId
from sandtable.server.errors import Late
from sandtable.server.guarding.visitors import now
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import JOINS, READS
from sandtable.server.services import Services
from sandtable.server.tournaments import deciding
from sandtable.server.tournaments.models import TournamentData
from sandtable.server.tournaments.shown import list_shown, tournament_shown

router = APIRouter(prefix="/api/tournaments", responses=PROBLEMS)


@router.get("", dependencies=READS)
async def tournaments(
    visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.TournamentList:
    """All tournaments, the latest first."""
    return await services.store.read(partial(list_shown, visitor=visitor, lang=lang))


@router.post("", status_code=201, dependencies=JOINS)
async def new_tournament(
    wish: messages.NewTournament, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.TournamentShown:
    """Make a tournament; who does is its organiser."""
    made = await services.store.write(
        lambda session: deciding.create(session, wish, visitor, now())
    )
    return await shown(services, made.id, visitor, lang)


@router.get("/{tournament}", dependencies=READS)
async def one_tournament(
    tournament: Name, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.TournamentShown:
    return await shown(services, tournament, visitor, lang)


async def shown(
    services: Services, tournament: str, visitor: str, lang: str
) -> messages.TournamentShown:
    def read(session: Session) -> messages.TournamentShown:
        held = session.get(TournamentData, tournament)
        if held is None:
            raise RequestProblem(404, "no-tournament")
        return tournament_shown(session, held, visitor, lang, now())

    return await services.store.read(read)


async def decided(
    services: Services,
    tournament: str,
    visitor: str,
    lang: str,
    decide: Callable[..., None],
    *args: Any,
) -> messages.TournamentShown:
    """Carry out a decision; tables that are no longer needed are closed."""

    def write(session: Session) -> list[str]:
        decide(session, tournament, visitor, *args, at=now())
        return deciding.needless_tables(session, tournament)

    for table_id in await services.store.write(write):
        table = await services.tables.find(table_id)
        if table is not None:
            with suppress(Late):  # another process was first; else it is closed with the next one
                await table.petitions.end_without_result()
    return await shown(services, tournament, visitor, lang)


@router.post("/{tournament}/entries", dependencies=JOINS)
async def enter(
    tournament: Name, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.TournamentShown:
    return await decided(services, tournament, visitor, lang, deciding.enter)


@router.post("/{tournament}/withdrawals", dependencies=JOINS)
async def withdraw(
    tournament: Name,
    wish: messages.Withdraw,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.TournamentShown:
    act = partial(deciding.withdraw, number=wish.number, reason=wish.reason)
    return await decided(services, tournament, visitor, lang, act)


@router.post("/{tournament}/open", dependencies=JOINS)
async def set_open(
    tournament: Name,
    wish: messages.SetEntries,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.TournamentShown:
    return await decided(services, tournament, visitor, lang, deciding.set_open, wish.open)


@router.post("/{tournament}/start", dependencies=JOINS)
async def start(
    tournament: Name, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.TournamentShown:
    """Entries are closed, and the first round is paired."""
    return await decided(services, tournament, visitor, lang, deciding.start)


@router.post("/{tournament}/cancel", dependencies=JOINS)
async def cancel(
    tournament: Name,
    wish: messages.CancelTournament,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.TournamentShown:
    return await decided(services, tournament, visitor, lang, deciding.cancel, wish.reason)


@router.post("/{tournament}/deadline", dependencies=JOINS)
async def extend(
    tournament: Name,
    wish: messages.ExtendRound,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.TournamentShown:
    act = deciding.extend
    return await decided(services, tournament, visitor, lang, act, wish.days, wish.reason)


@router.post("/{tournament}/forfeits", dependencies=JOINS)
async def forfeit(
    tournament: Name,
    wish: messages.ForfeitMatch,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.TournamentShown:
    return await decided(services, tournament, visitor, lang, deciding.forfeit, wish)


@router.post("/{tournament}/corrections", dependencies=JOINS)
async def correct(
    tournament: Name,
    wish: messages.CorrectMatch,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.TournamentShown:
    return await decided(services, tournament, visitor, lang, deciding.correct, wish)
