"""As whom a watcher sees a table."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.core.event import ONLOOKER


class Seen(NamedTuple):
    """How one watcher sees a table."""

    seat: int  # for which the watcher answers, or ONLOOKER
    confirm: int = -1  # same screen: the seat that must take the chair first
    openly: bool = False  # several share the screen: only what all of them may know is shown

    @property
    def eyes(self) -> int:
        """As whom the watcher sees what is hidden."""
        return ONLOOKER if self.openly else self.seat
