"""Signing in and out: a new token for the browser; the guest's data is merged."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.accounts import security_log
from sandtable.server.accounts.accounts import account_of
from sandtable.server.accounts.guest_merge import merge_guest
from sandtable.server.accounts.models import SessionData
from sandtable.server.accounts.sessions import Identity, end_sessions, label_of, sessions_of
from sandtable.server.problems import language_asked
from sandtable.server.security import visitors
from sandtable.server.services import Services


@dataclass(frozen=True)
class SignInResult:
    """The effects of a sign-in."""

    ended: list[str]  # sessions whose sockets are to be closed
    tables: list[str]  # merged from the guest, or with a seat renamed


class BrowserSession:
    """The browser of one request: starts and ends its session."""

    def __init__(
        self,
        connection: HTTPConnection,
        response: Response,
        services: Services,
        known: Identity | None,
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
        """Sign this browser in as the visitor; return how many tables a guest has brought along.

        It gets a new token, so that the old one, which others may know, no longer works.
        """
        token = visitors.new_token()

        def write(session: Session) -> SignInResult:
            entry = self._leave_guest(session, visitor)
            account = account_of(session, visitor)
            proved = account is not None
            visitors.add_session(session, visitor, token, self.label, proved)
            if account is not None:
                account.language = self.language
            self.services.notify_others(session, entry.tables, entry.ended)
            return entry

        entry = await self.services.store.write(write)
        visitors.set_cookie(self.response, token, self.services.settings.secure)
        await self.services.session_sockets.end(entry.ended)
        await self.services.tables_changed(entry.tables)
        security_log.log_event(security_log.SIGN_IN, visitor, by=by)
        return len(entry.tables)

    def _leave_guest(self, session: Session, visitor: str) -> SignInResult:
        """End the session of this browser; if it is that of another guest, merge the two."""
        if self.known is None:
            return SignInResult([], [])
        mine, before = self.known.session.id, self.known.visitor.id
        if before == visitor or account_of(session, before) is not None:
            end_sessions(session, before, [mine])
            return SignInResult([mine], [])
        ended = [each.id for each in sessions_of(session, before)]
        return SignInResult(ended, merge_guest(session, before, visitor))

    async def sign_out(self) -> None:
        """End the session and delete the cookies."""
        known = self.known
        if known is not None:
            await self.end(known.visitor.id, [known.session])
            security_log.log_event(security_log.SIGN_OUT, known.visitor.id)
        for name in (visitors.COOKIE, visitors.SECURE_COOKIE):
            secure = name == visitors.SECURE_COOKIE
            self.response.delete_cookie(
                name, path="/", secure=secure, httponly=True, samesite="lax"
            )

    async def end(self, visitor: str, sessions: list[SessionData]) -> None:
        """End sessions of a visitor, and close their windows."""
        which = [each.id for each in sessions]
        await self.services.store.write(lambda session: end_sessions(session, visitor, which))
        await self.services.session_sockets.end(which)
