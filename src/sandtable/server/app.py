"""The application: all rooms of the server put together, and the page that it serves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, HTTPException
from fastapi.responses import FileResponse
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import sandtable
from sandtable.server import archive, live, lobby, pictures
from sandtable.server.guard import Guard
from sandtable.server.house import House
from sandtable.server.settings import Settings

PAGE: Final = Path(__file__).resolve().parent / "page"
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}


class Assets(StaticFiles):
    """Files whose names change with what is in them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FOREVER)
        return response


def make_app(settings: Settings | None = None, house: House | None = None) -> FastAPI:
    """The application on a house of its own, or on one that is given."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = house or House(settings or Settings())
        await app.state.house.open()
        yield
        await app.state.house.close()

    used = settings or (house.settings if house is not None else Settings())
    app = FastAPI(
        title="Sandtable",
        version=sandtable.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        middleware=[
            Middleware(Guard, settings=used),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6),
        ],
    )
    for room in (lobby, archive, pictures, live):
        app.include_router(room.router)
    serve_page(app)
    return app


def serve_page(app: FastAPI) -> None:
    """The built page; every address that is no other is one of its own."""
    if (PAGE / "assets").is_dir():
        app.mount("/assets", Assets(directory=PAGE / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> FileResponse:
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing at this address")
        file = (PAGE / path).resolve()
        if path and file.is_relative_to(PAGE) and file.is_file():
            return FileResponse(file)
        if not (PAGE / "index.html").is_file():
            raise HTTPException(503, "the page has not been built: run `make page`")
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})
