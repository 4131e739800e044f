"""What one window knows of a position, and the changes that it is sent."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic_core import from_json, to_json

from sandtable.server.messages import Now, Update
from sandtable.server.patches import diff

Parts = dict[str, bytes]  # the members of an object, each as JSON
Made = dict[tuple[bytes | None, bytes], bytes]  # patches, by what they begin from and make


class Written:
    """What was written for windows that were told before, while a change is told."""

    def __init__(self) -> None:
        self.patches: Made = {}
        self._boards: dict[int, tuple[object, bytes]] = {}

    def parts_of(self, update: Update) -> tuple[Parts, Parts]:
        """An update part by part: the position, and what comes with it."""
        around = {name: to_json(value) for name, value in update if name not in ("type", "now")}
        return self.position_of(update.now), around

    def position_of(self, now: Now) -> Parts:
        """A position part by part; boards that several see are written once."""
        parts = {name: to_json(value) for name, value in now if name != "scene"}
        board = self._boards.get(id(now.scene))
        if board is None:
            board = self._boards[id(now.scene)] = now.scene, to_json(now.scene)
        parts["scene"] = board[1]
        return parts

    def patch(self, old: bytes | None, new: bytes) -> bytes:
        """The patch from one part to another, made once for all who know the same."""
        key = old, new
        if key not in self.patches:
            known = None if old is None else from_json(old)
            self.patches[key] = to_json(diff(known, from_json(new)))
        return self.patches[key]

    def clear(self) -> None:
        self.patches.clear()
        self._boards.clear()


class Changes:
    """The position as a window can make it of all that it was sent.

    A change begins from what this very window was sent before, so that it tells nothing else.
    """

    def __init__(self) -> None:
        self.number = 0  # of the latest position that it was sent
        self.now: Parts = {}
        self.around: Parts = {}  # the clocks, and what comes with an update

    def begin(self, now: Parts, clocks: bytes) -> None:
        """It was sent a welcome with these."""
        self.number += 1
        self.now, self.around = now, {"clocks": clocks}

    def change_to(self, now: Parts, around: Parts, written: Written) -> bytes:
        """The message that makes this of what is known."""
        members = changed(self.around, around, written)
        inside = joined(changed(self.now, now, written))
        self.number += 1
        self.now, self.around = now, around
        patch = joined([*members, b'"now":[1,%b]' % inside])
        return b'{"type":"change","number":%d,"patch":[1,%b]}' % (self.number, patch)


def changed(old: Parts, new: Parts, written: Written) -> list[bytes]:
    """The patches of the parts that differ, as members of an object."""
    return [
        b'"%b":%b' % (name.encode(), written.patch(old.get(name), part))
        for name, part in new.items()
        if old.get(name) != part
    ]


def whole(parts: Parts) -> bytes:
    """The object that has these parts."""
    return joined(b'"%b":%b' % (name.encode(), part) for name, part in parts.items())


def joined(members: Iterable[bytes]) -> bytes:
    return b"{%b}" % b",".join(members)
