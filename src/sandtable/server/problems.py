"""Refused requests: a status and a reason in the language of the request."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse

from sandtable.server.messages import Problem
from sandtable.server.texts import speaker_for
from sandtable.toolkit.text import Speaker, language_of

NOT_PROVED: Final = 401  # its answer has to say how one proves who one is: on the account page
PROBLEMS: dict[int | str, dict[str, Any]] = {  # for the description of the interface
    status: {"model": Problem}
    for status in (400, NOT_PROVED, 403, 404, 409, 410, 413, 422, 429, 503)
}


class RequestProblem(Exception):
    """A request that is refused; `key` names the text of the reason."""

    def __init__(self, status: int, key: str, **about: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:  # on its way from a worker
        return partial(RequestProblem, self.status, self.key, **self.about), ()


def language_asked(request: HTTPConnection) -> str:
    """The language that a request names, or else the one that its browser prefers."""
    named = request.query_params.get("lang", "") or request.headers.get("accept-language", "")
    return language_of(named.split(",")[0].split(";")[0].strip())


def speaker_asked(request: HTTPConnection) -> Speaker:
    return speaker_for("", language_asked(request))


def refused(request: Request, status: int, key: str, **about: object) -> JSONResponse:
    reason = speaker_asked(request).say(f"problem-{key}", **about)
    challenge = {"www-authenticate": "Proof"} if status == NOT_PROVED else None
    return JSONResponse({"detail": reason}, status, challenge)


async def refuse_request(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestProblem)
    return refused(request, error.status, error.key, **error.about)
