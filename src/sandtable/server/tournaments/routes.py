"""Routes: tournaments."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.dependencies import Language, Name, ServicesDep, VisitorId
from sandtable.server.errors import Late
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import JOINS, READS
from sandtable.server.security.visitors import now
from sandtable.server.tournaments import decisions
from sandtable.server.tournaments.models import TournamentData
from sandtable.server.tournaments.views import list_shown, tournament_shown

router = APIRouter(prefix="/api/tournaments", responses=PROBLEMS)


class TournamentRequest:
    """A request about a tournament: the visitor, the services, and the reply."""

    def __init__(
        self, tournament: Name, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
    ) -> None:
        self.tournament = tournament
        self.visitor = visitor
        self.services = services
        self.lang = lang

    async def shown(self) -> messages.TournamentShown:
        def read(session: Session) -> messages.TournamentShown:
            held = session.get(TournamentData, self.tournament)
            if held is None:
                raise RequestProblem(404, "no-tournament")
            return tournament_shown(session, held, self.visitor, self.lang, now())

        return await self.services.store.read(read)

    async def decided(self, decide: Callable[..., None], *args: Any) -> messages.TournamentShown:
        """Carry out a decision; tables that are no longer needed are closed."""

        def write(session: Session) -> list[str]:
            decide(session, self.tournament, self.visitor, *args, at=now())
            return decisions.unneeded_tables(session, self.tournament)

        for table_id in await self.services.store.write(write):
            table = await self.services.tables.find(table_id)
            if table is not None:
                with suppress(Late):  # another process was first; else with the next one
                    await table.petitions.end_without_result()
        return await self.shown()


AskingDep = Annotated[TournamentRequest, Depends()]


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
        lambda session: decisions.create(session, wish, visitor, now())
    )
    return await TournamentRequest(made.id, visitor, services, lang).shown()


@router.get("/{tournament}", dependencies=READS)
async def one_tournament(asking: AskingDep) -> messages.TournamentShown:
    return await asking.shown()


@router.post("/{tournament}/entries", dependencies=JOINS)
async def enter(asking: AskingDep) -> messages.TournamentShown:
    return await asking.decided(decisions.enter)


@router.post("/{tournament}/withdrawals", dependencies=JOINS)
async def withdraw(wish: messages.Withdraw, asking: AskingDep) -> messages.TournamentShown:
    return await asking.decided(partial(decisions.withdraw, number=wish.number, reason=wish.reason))


@router.post("/{tournament}/open", dependencies=JOINS)
async def set_open(wish: messages.SetEntries, asking: AskingDep) -> messages.TournamentShown:
    return await asking.decided(decisions.set_open, wish.open)


@router.post("/{tournament}/start", dependencies=JOINS)
async def start(asking: AskingDep) -> messages.TournamentShown:
    """Entries are closed, and the first round is paired."""
    return await asking.decided(decisions.start)


@router.post("/{tournament}/cancel", dependencies=JOINS)
async def cancel(wish: messages.CancelTournament, asking: AskingDep) -> messages.TournamentShown:
    return await asking.decided(decisions.cancel, wish.reason)


@router.post("/{tournament}/deadline", dependencies=JOINS)
async def extend(wish: messages.ExtendRound, asking: AskingDep) -> messages.TournamentShown:
    return await asking.decided(decisions.extend, wish.days, wish.reason)


@router.post("/{tournament}/forfeits", dependencies=JOINS)
async def forfeit(wish: messages.ForfeitMatch, asking: AskingDep) -> messages.TournamentShown:
    return await asking.decided(decisions.forfeit, wish)


@router.post("/{tournament}/corrections", dependencies=JOINS)
async def correct(wish: messages.CorrectMatch, asking: AskingDep) -> messages.TournamentShown:
    return await asking.decided(decisions.correct, wish)
