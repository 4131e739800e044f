"""FastAPI dependencies of routes: the services and the visitor.

All are coroutines: FastAPI runs other functions in threads, concurrently with changes to tables.
"""

from __future__ import annotations

import ipaddress
from typing import Annotated, TypeVar

from fastapi import Depends, Path, Query, Response
from starlette.requests import HTTPConnection

from sandtable.server.accounts.accounts import name_at_table
from sandtable.server.accounts.sessions import (
    USED_EVERY,
    Identity,
    identity_of,
    label_of,
    use_session,
)
from sandtable.server.messages import LONGEST_WORD
from sandtable.server.security.visitors import (
    add_visitor,
    clean_name,
    new_token,
    rename_visitor,
    set_cookie,
    time_from_now,
    token_of,
)
from sandtable.server.services import Services
from sandtable.server.storage.models import VisitorData

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
    """The key for rate limits: an IPv4 address, or the IPv6 network of one customer."""
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


async def session_of(connection: HTTPConnection, services: ServicesDep) -> Identity | None:
    """The session of the browser that makes a request; None for a new visitor."""
    token = token_of(connection)
    known = await services.store.read(lambda session: identity_of(session, token))
    if known is not None and known.session.used < time_from_now(-USED_EVERY):
        await services.store.write(lambda session: use_session(session, known.session.id))
    return known


KnownSession = Annotated[Identity | None, Depends(session_of)]


async def visitor_of(known: KnownSession) -> VisitorData | None:
    """The visitor who makes a request; None for a new one."""
    return None if known is None else known.visitor


KnownVisitor = Annotated[VisitorData | None, Depends(visitor_of)]


async def visitor_id_of(visitor: KnownVisitor) -> str:
    return "" if visitor is None else visitor.id


VisitorId = Annotated[str, Depends(visitor_id_of)]  # empty for a new visitor


class Admission:
    """Creates a visitor and a session where a request needs one."""

    def __init__(
        self, response: Response, services: Services, visitor: VisitorData | None, label: str
    ) -> None:
        self.response = response
        self.services = services
        self.visitor = visitor
        self.label = label  # of the browser
        self.name = ""  # as others see it, once it is admitted

    async def admit(self, name: str) -> str:
        """Set the name of the visitor and return the id; a new visitor gets a token."""
        store, known, name = self.services.store, self.visitor, clean_name(name)
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
