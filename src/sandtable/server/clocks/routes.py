"""Routes: days off."""

from __future__ import annotations

from datetime import date
from functools import partial

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.clocks import holidays
from sandtable.server.dependencies import ServicesDep, VisitorId
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import JOINS
from sandtable.server.services import Services

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/days-off")
async def my_days_off(visitor: VisitorId, services: ServicesDep) -> messages.DaysOffShown:
    """The days off of this visitor."""
    today = services.uptime.today
    off = await services.store.read(partial(holidays.days_off_of, visitors=[visitor]))
    mine = sorted(off.get(visitor, {}))
    year = int(today[:4])
    left, left_next = (
        holidays.A_YEAR - sum(day.startswith(str(each)) for day in mine)
        for each in (year, year + 1)
    )
    return messages.DaysOffShown(
        today=today,
        days=[day for day in mine if day >= today],
        left=left,
        left_next=left_next,
        a_year=holidays.A_YEAR,
    )


@router.post("/days-off", dependencies=JOINS)
async def take_days_off(
    wish: messages.DaysOffWish, visitor: VisitorId, services: ServicesDep
) -> messages.DaysOffShown:
    """Take days off, from today on. Today begins now."""
    check_known(visitor)
    today = date.fromisoformat(services.uptime.today)
    if not today <= wish.first <= wish.last <= today + holidays.AHEAD:
        raise RequestProblem(400, "days-off-when")
    days, at = holidays.days_between(wish.first, wish.last), services.uptime.now()

    def take(session: Session) -> list[str] | None:
        if not holidays.take_days(session, visitor, days, at):
            return None
        return notify_tables(session, visitor, services)

    await notify_table(services, await services.store.write(take))
    return await my_days_off(visitor, services)


@router.post("/days-off/back", dependencies=JOINS)
async def give_day_back(
    wish: messages.DayBack, visitor: VisitorId, services: ServicesDep
) -> messages.DaysOffShown:
    """Give a day back that has not begun."""
    check_known(visitor)
    day = wish.day.isoformat()
    if day <= services.uptime.today:
        raise RequestProblem(409, "day-off-begun")

    def give_back(session: Session) -> list[str]:
        holidays.give_back_day(session, visitor, day)
        return notify_tables(session, visitor, services)

    await notify_table(services, await services.store.write(give_back))
    return await my_days_off(visitor, services)


def check_known(visitor: str) -> None:
    if not visitor:
        raise RequestProblem(403, "not-known")


def notify_tables(session: Session, visitor: str, services: Services) -> list[str]:
    """The tables whose players see these days, here and in other processes."""
    tables = holidays.tables_by_correspondence(session, visitor)
    for table in tables:
        services.store.notify(session, table)
    return tables


async def notify_table(services: Services, tables: list[str] | None) -> None:
    if tables is None:
        raise RequestProblem(409, "days-off-many", many=holidays.A_YEAR)
    for table in tables:
        await services.tables.heard(table)
