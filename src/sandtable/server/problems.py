"""Requests that are refused: a status, and why, in the reader's language."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse

from sandtable.server.words import speaker_for
from sandtable.toolkit.text import Speaker, language_of


class Unwelcome(Exception):
    """A request that is refused; `key` is one of the server's words."""

    def __init__(self, status: int, key: str, **about: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.about = about


def language_asked(request: HTTPConnection) -> str:
    """The language that a request names, or else the one that its browser prefers."""
    named = request.query_params.get("lang", "") or request.headers.get("accept-language", "")
    return language_of(named.split(",")[0].split(";")[0].strip())


def speaker_asked(request: HTTPConnection) -> Speaker:
    return speaker_for("", language_asked(request))


def refused(request: Request, status: int, key: str, **about: object) -> JSONResponse:
    told = speaker_asked(request).say(f"problem-{key}", **about)
    return JSONResponse({"detail": told}, status)


async def unwelcome(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Unwelcome)
    return refused(request, error.status, error.key, **error.about)
