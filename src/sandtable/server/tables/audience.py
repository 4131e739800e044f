"""Everybody who has a table open in a browser window, and what they were told of it."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from sandtable.server.storage.models import ChatData
from sandtable.server.tables.play import RECENT_EVENTS, Play
from sandtable.server.views.changes import Parts, Written
from sandtable.server.views.shown import Common

LINES_KEPT: Final = 4  # of the log, from one update to the next
COMING_BACK: Final = 2.0  # seconds in which the windows of a table come back after a restart


class Watcher(Protocol):
    """A connection of a visitor to a table."""

    visitor: str
    language: str
    sitting: int  # same screen: the seat that has the chair, or -1

    def update(self) -> None: ...

    def table_changed(self) -> None: ...

    def said(self, line: ChatData) -> None: ...

    async def person_changed(self) -> None: ...

    def end(self) -> None: ...


class Welcomes:
    """What is made for welcomes, until something changes."""

    def __init__(self) -> None:
        self.positions: dict[Any, tuple[Parts, bytes]] = {}  # by viewer, with the log
        self._common: dict[int, Common] = {}  # by revision
        self._forgets: asyncio.Handle | None = None

    def common(self, revision: int) -> Common:
        """What several are shown alike. All come back at once, so it is kept for a moment only."""
        if revision not in self._common:
            self.forget()
            self._common[revision] = Common()
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

    def __init__(self, play: Play) -> None:
        self.play = play
        self.watchers: set[Watcher] = set()
        self.changed_from = 0  # the first event that is new since the last update
        self.shortened = False  # events were taken back since the last update
        self._told = 0  # events that the watchers were told of
        # While an update is told: its parts, by viewer
        self.updates: dict[Any, tuple[Parts, Parts]] = {}
        self.written = Written()  # and what makes it of what a viewer knows
        self.common = Common()  # and what several viewers are shown alike
        self.welcomes = Welcomes()
        self._onlookers_changed: asyncio.Handle | None = None

    def revision_for(self, watcher: Watcher) -> int:
        data = self.play.data
        return data.shown_revision(data.seats_of(watcher.visitor))

    def revisions(self) -> dict[Watcher, int]:
        """The revision that each watcher knows."""
        return {watcher: self.revision_for(watcher) for watcher in self.watchers}

    def onlookers(self) -> int:
        """How many watchers have no seat."""
        return sum(1 for each in self.watchers if not self.play.data.seats_of(each.visitor))

    # The log

    def start_anew(self) -> None:
        """The game was loaded: the next update has the whole log."""
        self.welcomes.clear()
        self.changed_from = 0
        if self.play.game is not None:
            self._told = self.play.game.log.happened

    def note_events(self) -> None:
        """The game has changed: which events the next update has to tell."""
        self.welcomes.clear()
        game = self.play.game
        if game is None:
            return
        known = game.log.happened
        self.changed_from = min(self._told, known)
        self.shortened = known < self._told
        self._told = known
        game.forget(RECENT_EVENTS)

    # Telling

    def tell(self, before: dict[Watcher, int] | None = None) -> None:
        """Every watcher gets the position, unless it knows this revision already."""
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
            self.written.clear()
            self._keep_lines()

    def _keep_lines(self) -> None:
        """The common things of the next update, with the last lines of this one."""
        lines = self.common.lines
        latest = max((n for _, n, _ in lines), default=0)
        self.common = Common({key: lines[key] for key in lines if key[1] > latest - LINES_KEPT})

    def tell_table(self, but: Watcher | None = None) -> None:
        """Every watcher but this one gets the table: the seats, the onlookers, the status."""
        for watcher in list(self.watchers):
            if watcher is not but:
                watcher.table_changed()

    def say(self, line: ChatData) -> None:
        for watcher in list(self.watchers):
            watcher.said(line)

    def tell_of(self, watcher: Watcher) -> None:
        """A watcher has come or gone: of a player at once, of several onlookers together."""
        if self.play.data.seats_of(watcher.visitor):
            self.tell_table(but=watcher)
        elif self._onlookers_changed is None:
            loop = asyncio.get_running_loop()
            self._onlookers_changed = loop.call_soon(self._tell_of_onlookers)

    def _tell_of_onlookers(self) -> None:
        self._onlookers_changed = None
        self.tell_table()
