"""The application: its routes, its errors, and the page that it serves."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import sandtable
from sandtable.server.errors import Late, OtherRules
from sandtable.server.guarding.guard import Guard
from sandtable.server.live import sockets as live
from sandtable.server.meeting import challenging, finding, pairing, persons
from sandtable.server.moderation import desk, routes
from sandtable.server.operating import health
from sandtable.server.operating.logs import is_disk_full
from sandtable.server.operating.metrics import Measured
from sandtable.server.pace import routes as pace
from sandtable.server.people import routes as people
from sandtable.server.problems import RequestProblem, refuse_request, refused
from sandtable.server.rating import routes as rating
from sandtable.server.routes import archive, joining, lobby, pictures, puzzles, replays
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.telling import routes as telling
from sandtable.server.tournaments import routes as tournaments
from sandtable.server.workers.pool import JobFailed, OverBudget

PAGE: Final = Path(__file__).resolve().parent / "page"
LOG: Final = logging.getLogger("sandtable")
COLLECT: Final = (10_000, 10, 10)  # new objects until a collection; of these, until a larger one
MOST_PROBLEMS: Final = 5  # in the answer to one request
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}


class Assets(StaticFiles):
    """Files whose names change with what is in them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FOREVER)
        return response


def make_app(
    settings: Settings | None = None, services: Services | None = None, alone: bool = False
) -> FastAPI:
    """The application on services of its own, or on those that are given.

    `alone`: there is nothing else in this process.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = services or Services(settings or Settings())
        await asyncio.to_thread(lobby.warm)  # before the port is open, so that nobody waits for it
        await app.state.services.open()
        if alone:
            spare_collector()
        yield
        await app.state.services.close()

    used = settings or (services.settings if services is not None else Settings())
    app = FastAPI(
        title="Sandtable",
        version=sandtable.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        middleware=[
            Middleware(Measured),
            Middleware(Guard, settings=used),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6),
        ],
    )
    tables = (lobby, joining, replays, archive, puzzles, pictures, live)
    meeting = (finding, pairing, challenging, persons)
    club = (people, *meeting, pace, telling, rating, tournaments, routes, desk)
    for module in (*tables, *club, health):
        # As they are: `include_router` would build every route again for each application.
        app.router.routes.extend(module.router.routes)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(RequestProblem, refuse_request)
    app.add_exception_handler(OtherRules, outdated)
    app.add_exception_handler(Late, moved_on)
    app.add_exception_handler(OverBudget, too_much_work)
    app.add_exception_handler(JobFailed, no_reply)
    app.add_exception_handler(SQLAlchemyError, not_stored)
    serve_page(app)
    return app


def spare_collector() -> None:
    """What is in memory now stays for good, and is not looked through for garbage ever again.

    Else each full collection stops all tables for as long as texts and drawings take.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def misread(request: Request, error: Exception) -> Response:
    """What is wrong with a request, without what was sent: not all of that can be written back."""
    assert isinstance(error, RequestValidationError)
    found = [f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors()]
    return refused(request, 422, "misread", why="; ".join(found[:MOST_PROBLEMS]))


async def moved_on(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 409, "moved-on")


async def too_much_work(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 429, "too-much-work")


async def no_reply(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 503, "no-reply")


async def not_stored(request: Request, error: Exception) -> JSONResponse:
    if not is_disk_full(error):  # which the store says once
        LOG.error("the database does not answer: %s", error)
    return refused(request, 503, "not-stored")


async def outdated(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 409, "old-rules")


def serve_page(app: FastAPI) -> None:
    """The built page; every address that is no other is one of its own."""
    if (PAGE / "assets").is_dir():
        app.mount("/assets", Assets(directory=PAGE / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> FileResponse:
        if path.startswith("api/"):
            raise RequestProblem(404, "nothing-here")
        file = page_file(path)
        if file is not None:
            return FileResponse(file)
        if not (PAGE / "index.html").is_file():
            raise RequestProblem(503, "no-page")
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


def page_file(path: str) -> Path | None:
    """The file of the page with this name, and none from anywhere else."""
    try:
        file = (PAGE / path).resolve()
        return file if path and file.is_relative_to(PAGE) and file.is_file() else None
    except (ValueError, OSError):  # a name that no file can have
        return None
