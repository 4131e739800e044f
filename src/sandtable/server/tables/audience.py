"""The audience of a table: its connected windows, and the updates sent to them."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from sandtable.server.storage.models import ChatData
from sandtable.server.tables.table_game import RECENT_EVENTS, TableGame
from sandtable.server.views.changes import Parts, Written
from sandtable.server.views.seat_view import SharedParts

COMING_BACK: Final = 2.0  # seconds in which windows reconnect after a restart


class Watcher(Protocol):
    """A connection of a visitor to a table."""

    visitor: str
    language: str
    sitting: int  # same screen: the active seat, or -1

    def update(self) -> None: ...

    def table_changed(self) -> None: ...

    def said(self, line: ChatData) -> None: ...

    async def person_changed(self) -> None: ...

    def end(self) -> None: ...


class WelcomeCache:
    """Parts of welcome messages, cached until something changes."""

    def __init__(self) -> None:
        self.positions: dict[Any, tuple[Parts, bytes]] = {}  # by viewer, with the log
        self._common: dict[int, SharedParts] = {}  # by revision
        self._forgets: asyncio.Handle | None = None

    def common(self, revision: int) -> SharedParts:
        """Parts that several windows share, kept briefly: after a restart all reconnect at once."""
        if revision not in self._common:
            self.forget()
            self._common[revision] = SharedParts()
            loop = asyncio.get_running_loop()
            self._forgets = loop.call_later(COMING_BACK, self.forget)
        return self._common[revision]

    def forget(self) -> None:
        self._common.clear()
        if self._forgets is not None:
            self._forgets.cancel()
            self._forgets = None

    def clear(self) -> None:
        self.positions.clear()
        self.forget()


class Audience:
    """The watchers of one table."""

    def __init__(self, play: TableGame) -> None:
        self.play = play
        self.watchers: set[Watcher] = set()
        self.changed_from = 0  # the first event that is new since the last update
        self.shortened = False  # events were taken back since the last update
        self._told = 0  # events sent to the watchers
        # While an update is sent: its parts, by viewer
        self.updates: dict[Any, tuple[Parts, Parts]] = {}
        self.written = Written()  # and its patches
        self.common = SharedParts()  # and the parts that viewers share
        self.welcomes = WelcomeCache()
        self._onlookers_changed: asyncio.Handle | None = None

    def revision_for(self, watcher: Watcher) -> int:
        data = self.play.data
        seats = data.seats_of(watcher.visitor) if data.sealed_changes else []
        return data.shown_revision(seats)

    def revisions(self) -> dict[Watcher, int]:
        """The revision that each watcher knows."""
        return {watcher: self.revision_for(watcher) for watcher in self.watchers}

    def onlookers(self) -> int:
        """How many watchers have no seat."""
        return sum(1 for each in self.watchers if not self.play.data.seats_of(each.visitor))

    # The log

    def start_anew(self) -> None:
        """The game was reloaded: the next update has the whole log."""
        self.welcomes.clear()
        self.changed_from = 0
        if self.play.game is not None:
            self._told = self.play.game.log.happened

    def note_events(self) -> None:
        """The game has changed: compute the events for the next update."""
        self.welcomes.clear()
        game = self.play.game
        if game is None:
            return
        known = game.log.happened
        self.changed_from = min(self._told, known)
        self.shortened = known < self._told
        self._told = known
        game.forget(RECENT_EVENTS)

    # Sending

    def send_updates(self, before: dict[Watcher, int] | None = None) -> None:
        """Send the position to every watcher that does not have this revision."""
        self.welcomes.clear()
        asked = self.play.asked_seats()
        try:
            for watcher in list(self.watchers):
                if before is not None and before.get(watcher) == self.revision_for(watcher):
                    continue
                if watcher.sitting not in asked:
                    watcher.sitting = -1
                watcher.update()
        finally:
            self.updates.clear()
            self.written.told()
            self.common = SharedParts(self.common)

    def send_table(self, but: Watcher | None = None) -> None:
        """Send seats, onlookers and status to every watcher but this one."""
        for watcher in list(self.watchers):
            if watcher is not but:
                watcher.table_changed()

    def send_chat_line(self, line: ChatData) -> None:
        for watcher in list(self.watchers):
            watcher.said(line)

    def watcher_changed(self, watcher: Watcher) -> None:
        """A watcher has come or gone: report players at once, onlookers in batches."""
        if self.play.data.seats_of(watcher.visitor):
            self.send_table(but=watcher)
        elif self._onlookers_changed is None:
            loop = asyncio.get_running_loop()
            self._onlookers_changed = loop.call_soon(self._send_onlookers)

    def _send_onlookers(self) -> None:
        self._onlookers_changed = None
        self.send_table()
