"""Being signed in: a new token for the browser, and what a guest had before comes along."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.guarding import visitors
from sandtable.server.people import events
from sandtable.server.people.accounts import account_of
from sandtable.server.people.merging import merge
from sandtable.server.people.models import SessionData
from sandtable.server.people.sessions import Known, end_sessions, label_of, sessions_of
from sandtable.server.problems import language_asked
from sandtable.server.services import Services


@dataclass(frozen=True)
class Entry:
    """What came of signing in."""

    ended: list[str]  # sessions whose sockets are to be closed
    tables: list[str]  # that have come along, or have another name at a seat


class Desk:
    """Gives a browser a session, or takes one away; one for each request."""

    def __init__(
        self,
        connection: HTTPConnection,
        response: Response,
        services: Services,
        known: Known | None,
    ) -> None:
        self.response = response
        self.services = services
        self.known = known
        self.label = label_of(connection)
        self.language = language_asked(connection)

    @property
    def visitor(self) -> str:
        return "" if self.known is None else self.known.visitor.id

    async def sign_in(self, visitor: str, by: str) -> int:
        """This browser is the visitor's from now on; how many tables a guest has brought along.

        It gets a new token, so that nobody who knew the old one comes in with it.
        """
        token = visitors.new_token()

        def write(session: Session) -> Entry:
            entry = self._leave_guest(session, visitor)
            visitors.add_session(session, visitor, token, self.label)
            account = account_of(session, visitor)
            if account is not None:
                account.language = self.language
            self.services.tell_others(session, entry.tables, entry.ended)
            return entry

        entry = await self.services.store.write(write)
        visitors.set_cookie(self.response, token, self.services.settings.secure)
        await self.services.attendance.end(entry.ended)
        await self.services.tables_changed(entry.tables)
        events.note(events.SIGN_IN, visitor, by=by)
        return len(entry.tables)

    def _leave_guest(self, session: Session, visitor: str) -> Entry:
        """End the session of this browser; if it is that of another guest, merge the two."""
        if self.known is None:
            return Entry([], [])
        mine, before = self.known.session.id, self.known.visitor.id
        if before == visitor or account_of(session, before) is not None:
            end_sessions(session, before, [mine])
            return Entry([mine], [])
        ended = [each.id for each in sessions_of(session, before)]
        return Entry(ended, merge(session, before, visitor))

    async def sign_out(self) -> None:
        """This browser is nobody's."""
        known = self.known
        if known is not None:
            await self.end(known.visitor.id, [known.session])
            events.note(events.SIGN_OUT, known.visitor.id)
        for name in (visitors.COOKIE, visitors.SECURE_COOKIE):
            secure = name == visitors.SECURE_COOKIE
            self.response.delete_cookie(
                name, path="/", secure=secure, httponly=True, samesite="lax"
            )

    async def end(self, visitor: str, sessions: list[SessionData]) -> None:
        """End sessions of a visitor, and close their windows."""
        which = [each.id for each in sessions]
        await self.services.store.write(lambda session: end_sessions(session, visitor, which))
        await self.services.attendance.end(which)
