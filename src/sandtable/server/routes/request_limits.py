"""Rate limits of opening, joining and reading, as FastAPI dependencies."""

from __future__ import annotations

from functools import partial

from fastapi import Depends

from sandtable.server.dependencies import Address, ServicesDep, VisitorId
from sandtable.server.errors import NotAllowed
from sandtable.server.moderation.access import check_new_table
from sandtable.server.problems import RequestProblem
from sandtable.server.storage import queries


async def limit_openings(address: Address, visitor: VisitorId, services: ServicesDep) -> None:
    """Limit by visitor and by address: a browser without a token is not a new visitor."""
    if not (
        await services.addresses.allows(address)
        and await services.openings.allows(visitor or address)
    ):
        raise RequestProblem(429, "too-many")


async def limit_tables(visitor: VisitorId, services: ServicesDep) -> None:
    """Limit the number of open tables of one visitor."""
    many = await services.store.read(lambda session: queries.count_open(session, visitor))
    if many >= services.settings.tables_a_visitor:
        raise RequestProblem(429, "many-tables")


async def refuse_suspended(visitor: VisitorId, services: ServicesDep) -> None:
    """Refuse suspended visitors."""
    try:
        await services.store.read(partial(check_new_table, visitor=visitor))
    except NotAllowed as error:
        raise RequestProblem(403, error.key, **error.about) from None


async def limit_readings(address: Address, services: ServicesDep) -> None:
    """Limit requests that replay a game, by address."""
    if not services.readings.allows(address):
        raise RequestProblem(429, "too-many")


OPENS = [Depends(limit_openings), Depends(refuse_suspended), Depends(limit_tables)]
CHANGES = [Depends(limit_openings)]  # requests that change stored data of a visitor
JOINS = [Depends(limit_openings), Depends(refuse_suspended)]
READS = [Depends(limit_readings)]
