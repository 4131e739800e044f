"""What requests depend on: the services, the visitor, a table, and the rate limits.

All of them are coroutines: others would run in threads, beside what changes a table.
"""

from __future__ import annotations

import ipaddress
import zlib
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Query, Response
from starlette.requests import HTTPConnection

from sandtable.server import queries
from sandtable.server.archives import bare_record, name_of, slice_of
from sandtable.server.errors import NotAllowed
from sandtable.server.frames import told_steps
from sandtable.server.messages import LONGEST_WORD
from sandtable.server.models import StepData, VisitorData
from sandtable.server.moderation.access import check_new_table
from sandtable.server.people.accounts import name_at_table
from sandtable.server.people.sessions import USED_EVERY, Known, known_by, label_of, use_session
from sandtable.server.problems import RequestProblem
from sandtable.server.records import record_text
from sandtable.server.services import Services
from sandtable.server.table import Table
from sandtable.server.visitors import (
    add_visitor,
    moment,
    new_token,
    rename_visitor,
    set_cookie,
    tidy,
    token_of,
)
from sandtable.toolkit.text import LANGUAGES

T = TypeVar("T")
Name = Annotated[str, Path(max_length=LONGEST_WORD)]
Language = Annotated[str, Query(alias="lang", max_length=16)]


async def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(services_of)]


async def address_of(connection: HTTPConnection) -> str:
    return network_of(connection.client.host) if connection.client else ""


def network_of(host: str) -> str:
    """What limits are counted by: an address, or with IPv6 the network that one customer has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


Address = Annotated[str, Depends(address_of)]


# Visitors


async def session_of(connection: HTTPConnection, services: ServicesDep) -> Known | None:
    """The session of the browser that makes a request; None for a new visitor."""
    token = token_of(connection)
    known = await services.store.read(lambda session: known_by(session, token))
    if known is not None and known.session.used < moment(-USED_EVERY):
        await services.store.write(lambda session: use_session(session, known.session.id))
    return known


KnownSession = Annotated[Known | None, Depends(session_of)]


async def visitor_of(known: KnownSession) -> VisitorData | None:
    """The visitor who makes a request; None for a new one."""
    return None if known is None else known.visitor


KnownVisitor = Annotated[VisitorData | None, Depends(visitor_of)]


async def visitor_id_of(visitor: KnownVisitor) -> str:
    return "" if visitor is None else visitor.id


VisitorId = Annotated[str, Depends(visitor_id_of)]  # empty for a new visitor


class Admission:
    """Makes a new visitor known, where a request needs that."""

    def __init__(
        self, response: Response, services: Services, visitor: VisitorData | None, label: str
    ) -> None:
        self.response = response
        self.services = services
        self.visitor = visitor
        self.label = label  # of the browser
        self.name = ""  # as others see it, once it is admitted

    async def admit(self, name: str) -> str:
        """The id of the visitor, who has this name from now on; a new one gets a token."""
        store, known, name = self.services.store, self.visitor, tidy(name)
        which = "" if known is None else known.id
        self.name = name = await store.read(lambda session: name_at_table(session, which, name))
        if known is None:
            token = new_token()
            set_cookie(self.response, token, self.services.settings.secure)
            return await store.write(lambda session: add_visitor(session, token, name, self.label))
        if name and name != known.name:
            await store.write(lambda session: rename_visitor(session, known.id, name))
        return known.id


async def admission_of(
    connection: HTTPConnection, response: Response, services: ServicesDep, visitor: KnownVisitor
) -> Admission:
    return Admission(response, services, visitor, label_of(connection))


AdmissionDep = Annotated[Admission, Depends(admission_of)]


# Limits


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
JOINS = [Depends(limit_openings), Depends(refuse_suspended)]
READS = [Depends(limit_readings)]


# Tables


async def find_table(services: Services, table_id: str) -> Table:
    table = await services.tables.find(table_id)
    if table is None:
        raise RequestProblem(404, "no-table")
    return table


async def table_of(table_id: Name, services: ServicesDep) -> Table:
    return await find_table(services, table_id)


TableDep = Annotated[Table, Depends(table_of)]


async def stored_steps(services: Services, table: Table) -> list[StepData]:
    """All steps of a table at which a game has begun."""
    steps = await services.store.read(lambda session: queries.load_steps(session, table.data.id))
    if not steps:
        raise RequestProblem(409, "not-begun")
    return steps


# Work


class Work:
    """What a request has workers do, at the cost of its visitor."""

    def __init__(self, services: Services, owner: str) -> None:
        self.services = services
        self.owner = owner

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        return await self.services.workers.run(work, *args, owner=self.owner)

    async def of_steps(self, work: Callable[..., bytes], table: Table, *args: Any) -> bytes:
        """What a worker makes of a table and all of its steps; kept until the table changes."""
        if table.play.stopped:
            return await self._from_archive(work.__name__, table, *args)
        data, kept = table.data, self.services.replies
        names = tuple((each.name, each.bot) for each in data.seats)
        key = work.__name__, data.id, data.revision, data.status, names, *args
        found = kept.get(key)
        if found is None:
            steps = await stored_steps(self.services, table)
            found = await self.do(work, data, steps, *args)
            kept.put(key, found)
        return found

    async def _from_archive(self, work: str, table: Table, *args: Any) -> bytes:
        """Of a game that our rules do not play: what was rendered of it when it ended."""
        if not table.play.over:
            raise RequestProblem(409, "old-rules")
        language = next((each for each in args if each in LANGUAGES), "")
        name = name_of(work, language)
        content = await self.services.store.read(
            lambda session: queries.archived(session, table.data.id, name)
        )
        if content is not None:
            found = zlib.decompress(content)
            return slice_of(found, *args[-2:]) if work == told_steps.__name__ else found
        if work == record_text.__name__:  # the answers themselves are always there
            return bare_record(table.data, await stored_steps(self.services, table))
        raise RequestProblem(409, "old-rules")


async def work_of(services: ServicesDep, visitor: VisitorId, address: Address) -> Work:
    return Work(services, visitor or address)


WorkDep = Annotated[Work, Depends(work_of)]
