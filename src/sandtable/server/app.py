"""The FastAPI application: routes, error handlers, and the static files of the page."""

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
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import sandtable
from sandtable.server.accounts import routes as account_routes
from sandtable.server.clocks import routes as clock_routes
from sandtable.server.errors import Late, OtherRules
from sandtable.server.lobby import challenge_routes, lobby_routes, pairing_routes, profile_routes
from sandtable.server.moderation import moderator_routes, routes as moderation_routes
from sandtable.server.notifications import routes as notification_routes
from sandtable.server.operations import health
from sandtable.server.operations.logs import is_disk_full
from sandtable.server.operations.metrics import MetricsMiddleware
from sandtable.server.problems import RequestProblem, refuse_request, refused
from sandtable.server.ratings import routes as rating_routes
from sandtable.server.routes import archive, home, pictures, puzzles, replays, table_setup
from sandtable.server.security.middleware import SecurityMiddleware
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.sockets import routes as socket_routes
from sandtable.server.tournaments import routes as tournament_routes
from sandtable.server.workers.pool import JobFailed, OverBudget

PAGE: Final = Path(__file__).resolve().parent / "page"
LOG: Final = logging.getLogger("sandtable")
# New objects until a collection; of these, until a larger one. Each looks at all that is new, and
# with hundreds of tables nearly all of it stays.
COLLECT: Final = (50_000, 5, 4)
MOST_PROBLEMS: Final = 5  # in the answer to one request
ROUTES: Final = (
    home, table_setup, replays, archive, puzzles, pictures, socket_routes,
    account_routes, lobby_routes, pairing_routes, challenge_routes, profile_routes,
    clock_routes, notification_routes, rating_routes, tournament_routes,
    moderation_routes, moderator_routes, health,
)  # fmt: skip
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}


class Assets(StaticFiles):
    """Static files whose names contain a hash of their content, so browsers may cache them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FOREVER)
        return response


def make_app(
    settings: Settings | None = None, services: Services | None = None, alone: bool = False
) -> FastAPI:
    """The application, with new services or with those given.

    `alone`: nothing else runs in this process, so the garbage collector may be tuned.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = services or Services(settings or Settings())
        await asyncio.to_thread(home.warm)  # before the port is open, so that nobody waits for it
        await app.state.services.open()
        if alone:
            freeze_loaded_objects()
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
            Middleware(MetricsMiddleware),
            Middleware(SecurityMiddleware, settings=used),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=9),
        ],
    )
    for module in ROUTES:
        # As they are: `include_router` would build every route again for each application.
        app.router.routes.extend(module.router.routes)
    app.add_exception_handler(RequestValidationError, invalid_request)
    app.add_exception_handler(RequestProblem, refuse_request)
    app.add_exception_handler(OtherRules, other_rules)
    app.add_exception_handler(Late, question_closed)
    app.add_exception_handler(OverBudget, over_budget)
    app.add_exception_handler(JobFailed, job_failed)
    app.add_exception_handler(SQLAlchemyError, database_failed)
    app.add_exception_handler(DataError, value_not_storable)
    serve_page(app)
    return app


def freeze_loaded_objects() -> None:
    """Exclude what is loaded now (texts, drawings) from garbage collection.

    Otherwise each full collection would pause all tables while it scans them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def invalid_request(request: Request, error: Exception) -> Response:
    """What is wrong with a request, without its content, which may not be encodable."""
    assert isinstance(error, RequestValidationError)
    found = [f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors()]
    return refused(request, 422, "misread", why="; ".join(found[:MOST_PROBLEMS]))


async def question_closed(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 409, "moved-on")


async def over_budget(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 429, "too-much-work")


async def job_failed(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 503, "no-reply")


async def database_failed(request: Request, error: Exception) -> JSONResponse:
    if not is_disk_full(error):  # which the store says once
        LOG.error("the database does not answer: %s", error)
    return refused(request, 503, "not-stored")


async def value_not_storable(request: Request, _: Exception) -> Response:
    """PostgreSQL stores no text with a zero character, and no number beyond its own limits."""
    return refused(request, 422, "misread", why="a character or a number that cannot be kept")


async def other_rules(request: Request, _: Exception) -> JSONResponse:
    return refused(request, 409, "old-rules")


def serve_page(app: FastAPI) -> None:
    """Serve the built page; it handles every address that no other route matches."""
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
    """The file of the page with this name; never one outside its folder."""
    try:
        file = (PAGE / path).resolve()
        return file if path and file.is_relative_to(PAGE) and file.is_file() else None
    except (ValueError, OSError):  # a name that no file can have
        return None
