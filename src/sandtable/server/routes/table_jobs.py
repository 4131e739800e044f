"""Worker jobs of requests about a table: find it, load its steps, run the job, cache the result."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import Depends

from sandtable.server.archive.archiver import bare_record, name_of, slice_of
from sandtable.server.archive.records import record_text
from sandtable.server.dependencies import Address, Name, ServicesDep, VisitorId
from sandtable.server.problems import RequestProblem
from sandtable.server.services import Services
from sandtable.server.storage import queries
from sandtable.server.storage.models import StepData
from sandtable.server.tables.table import Table
from sandtable.server.views.frames import told_steps
from sandtable.toolkit.text import LANGUAGES

T = TypeVar("T")


async def find_table(services: Services, table_id: str) -> Table:
    table = await services.tables.find(table_id)
    if table is None:
        raise RequestProblem(404, "no-table")
    return table


async def table_of(table_id: Name, services: ServicesDep) -> Table:
    return await find_table(services, table_id)


TableDep = Annotated[Table, Depends(table_of)]


async def stored_steps(services: Services, table: Table) -> list[StepData]:
    """All steps of a table whose game has begun."""
    steps = await services.store.read(lambda session: queries.load_steps(session, table.data.id))
    if not steps:
        raise RequestProblem(409, "not-begun")
    return steps


# Jobs


class TableJobs:
    """Runs worker jobs for a request, charged to its visitor."""

    def __init__(self, services: Services, owner: str) -> None:
        self.services = services
        self.owner = owner

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        return await self.services.workers.run(work, *args, owner=self.owner)

    async def of_steps(self, work: Callable[..., bytes], table: Table, *args: Any) -> bytes:
        """The result of a job on a table and its steps, cached until the table changes."""
        if table.play.stopped:
            return await self._from_archive(work.__name__, table, *args)
        data, kept = table.data, self.services.replies
        names = tuple((each.name, each.bot) for each in data.seats)
        key = work.__name__, data.id, data.revision, data.status, names, *args
        found = kept.get(key)
        if found is None:
            steps = await stored_steps(self.services, table)
            found = await self.do(work, data, steps, *args)
            kept.put(key, found)
        return found

    async def _from_archive(self, work: str, table: Table, *args: Any) -> bytes:
        """The archived result, for a game that our rules no longer play."""
        if not table.play.over:
            raise RequestProblem(409, "old-rules")
        language = next((each for each in args if each in LANGUAGES), "")
        name = name_of(work, language)
        content = await self.services.store.read(
            lambda session: queries.archived(session, table.data.id, name)
        )
        if content is not None:
            found = zlib.decompress(content)
            return slice_of(found, *args[-2:]) if work == told_steps.__name__ else found
        if work == record_text.__name__:  # the stored answers are always available
            return bare_record(table.data, await stored_steps(self.services, table))
        raise RequestProblem(409, "old-rules")


async def table_jobs_of(services: ServicesDep, visitor: VisitorId, address: Address) -> TableJobs:
    return TableJobs(services, visitor or address)


WorkDep = Annotated[TableJobs, Depends(table_jobs_of)]
