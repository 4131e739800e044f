"""What one server process has: the database, the live tables, the bots and the rate limits."""

from __future__ import annotations

import asyncio

from sqlalchemy import Engine

from sandtable.server.bots import BotPool
from sandtable.server.database import open_database
from sandtable.server.guard import Rates
from sandtable.server.listening import Listener
from sandtable.server.settings import Settings
from sandtable.server.store import Store
from sandtable.server.tables import Tables


class Services:
    """Opened when the server starts, and closed when it ends."""

    def __init__(self, settings: Settings, engine: Engine | None = None) -> None:
        self.settings = settings
        self.engine = engine or open_database(settings)
        self.store = Store(self.engine)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.tables = Tables(self.store, self.bots, settings)
        self.openings = Rates(settings.openings_a_minute)
        self.addresses = Rates(settings.openings_an_address)
        self.readings = Rates(settings.readings_a_minute)
        self.listener = Listener(self.engine, self.tables.heard)

    async def open(self) -> None:
        self.bots.open()
        self.listener.open(asyncio.get_running_loop())
        await self.tables.wake_bots()

    async def close(self) -> None:
        self.listener.close()
        await self.tables.close()
        self.bots.close()
        self.store.close()
