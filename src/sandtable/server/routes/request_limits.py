"""How often requests may open, join and read: rate limits, as dependencies of routes."""

from __future__ import annotations

from functools import partial

from fastapi import Depends

from sandtable.server.dependencies import Address, ServicesDep, VisitorId
from sandtable.server.errors import NotAllowed
from sandtable.server.moderation.access import check_new_table
from sandtable.server.problems import RequestProblem
from sandtable.server.storage import queries


async def limit_openings(address: Address, visitor: VisitorId, services: ServicesDep) -> None:
    """By visitor, and by address: without its token a browser is no new visitor."""
    if not (
        await services.addresses.allows(address)
        and await services.openings.allows(visitor or address)
    ):
        raise RequestProblem(429, "too-many")


async def limit_tables(visitor: VisitorId, services: ServicesDep) -> None:
    """How many tables of one visitor may be open at a time."""
    many = await services.store.read(lambda session: queries.count_open(session, visitor))
    if many >= services.settings.tables_a_visitor:
        raise RequestProblem(429, "many-tables")


async def refuse_suspended(visitor: VisitorId, services: ServicesDep) -> None:
    """One who is suspended opens and joins no tables."""
    try:
        await services.store.read(partial(check_new_table, visitor=visitor))
    except NotAllowed as error:
        raise RequestProblem(403, error.key, **error.about) from None


async def limit_readings(address: Address, services: ServicesDep) -> None:
    """What makes the server play a game again is limited by address."""
    if not services.readings.allows(address):
        raise RequestProblem(429, "too-many")


OPENS = [Depends(limit_openings), Depends(refuse_suspended), Depends(limit_tables)]
CHANGES = [Depends(limit_openings)]  # of what is stored about somebody
JOINS = [Depends(limit_openings), Depends(refuse_suspended)]
READS = [Depends(limit_readings)]
