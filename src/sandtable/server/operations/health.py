"""Routes: liveness and readiness probes."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Response
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from sandtable.server.dependencies import ServicesDep
from sandtable.server.messages import Health
from sandtable.server.services import Services

router = APIRouter(include_in_schema=False)

SECONDS: Final = 5.0  # that the database may take for an answer


@router.get("/healthz")
async def live() -> Health:
    """This process answers."""
    return Health(ok=True)


@router.get("/readyz")
async def ready(services: ServicesDep, response: Response) -> Health:
    """The database answers, and the workers live; those that have ended are started again."""
    database = await database_answers(services)
    alive, many = services.workers.revive()
    good = database and alive == many
    if not good:
        response.status_code = 503
    return Health(ok=good, database=database, workers=alive, of=many)


async def database_answers(services: Services) -> bool:
    def ask(session: Session) -> object:
        return session.scalar(text("SELECT 1"))

    try:
        async with asyncio.timeout(SECONDS):
            return await services.store.read(ask) == 1
    except (TimeoutError, SQLAlchemyError, OSError):
        return False
