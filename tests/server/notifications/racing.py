"""Sends what is in the outbox, as a process: python -m tests.server.notifications.racing."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sandtable.server.notifications.delivery import Sender
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from sandtable.server.storage.store import Store


async def race(settings: Settings) -> None:
    store = Store(open_database(settings))
    sender = Sender(settings, store)
    await sender.keys()
    print("ready", flush=True)
    sys.stdin.readline()
    while await sender.send_due():
        pass
    store.close()


if __name__ == "__main__":
    folder, database = Path(sys.argv[1]), sys.argv[2]
    asyncio.run(race(Settings(folder=folder, database=database, private_endpoints=True)))
