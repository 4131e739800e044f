"""The viewpoint of a watcher: as which seat a table is shown."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.core.event import ONLOOKER


class Viewpoint(NamedTuple):
    """How one watcher sees a table."""

    seat: int  # for which the watcher answers, or ONLOOKER
    confirm: int = -1  # same screen: the seat that must confirm its turn first
    openly: bool = False  # several share the screen: only what all of them may know is shown

    @property
    def viewer(self) -> int:
        """The seat whose hidden information is shown."""
        return ONLOOKER if self.openly else self.seat
