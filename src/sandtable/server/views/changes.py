"""Updates of one window: patches between the last position sent and the new one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import to_json

from sandtable.server.messages import Asked, Message, Now, Scene, Update
from sandtable.server.views.patches import diff_items, diff_values

# A position by the names of its members. What stays the same stays the same object, and is compared
# by identity; only what has changed is ever serialized.
Parts = Mapping[str, Any]
Write = Callable[[Any], bytes]
BY_ITEM: Final = frozenset({"sides", "panels", "log", "pieces", "marks", "answers", "hand"})
BY_MEMBER: Final = frozenset({"scene", "asked"})  # messages whose members are compared one by one
PLAIN: Final = {None: b"null", False: b"false", True: b"true"}
UNKNOWN: Final = object()  # in place of what a window was never sent


def writers() -> tuple[dict[str, Write], dict[str, Write]]:
    """How each part of a position is serialized, and one item of each list that is told by item."""
    parts: dict[str, Write] = {}
    items: dict[str, Write] = {}
    for message in (Now, Scene, Asked, Update):
        for name, field in message.model_fields.items():
            kind: Any = field.annotation
            if name in BY_ITEM:
                items[name] = TypeAdapter(kind.__args__[0]).serializer.to_json
            if name not in (*BY_MEMBER, "type", "now"):
                parts[name] = TypeAdapter(kind).serializer.to_json
    return parts, items


WRITERS, OF_ITEM = writers()
NAMES: Final = {name: b'"%b":' % name.encode() for name in (*WRITERS, *BY_MEMBER)}


class Written:
    """Patches that were made while a change is told, for all windows that know the same."""

    def __init__(self) -> None:
        # By the ids of the old and the new value, which are kept for that
        self._patches: dict[tuple[int, int], tuple[object, object, bytes]] = {}

    def changed(self, old: Parts, new: Parts) -> list[bytes]:
        """The patches of the parts that differ, as members of an object."""
        found = []
        for name, part in new.items():
            known = old.get(name, UNKNOWN)
            if known is not part and known != part:
                found.append(NAMES[name] + self.patch(name, known, part))
        return found

    def patch(self, name: str, old: Any, new: Any) -> bytes:
        """The patch from one part to another."""
        if new is None or new is True or new is False:
            return PLAIN[new]
        if isinstance(new, str | int):
            return to_json(new)
        if name in BY_MEMBER:
            known = old.__dict__ if isinstance(old, Message) else {}
            return b"[1,%b]" % joined(self.changed(known, new.__dict__))
        key = id(old), id(new)
        made = self._patches.get(key)
        if made is None:
            made = self._patches[key] = old, new, patch_of(name, old, new)
        return made[2]

    def told(self) -> None:
        """All windows were told."""
        self._patches.clear()


def patch_of(name: str, old: Any, new: Any) -> bytes:
    """The patch between two parts that are neither numbers nor strings."""
    if name in BY_ITEM:
        return diff_items(old if isinstance(old, list) else (), new, OF_ITEM[name])
    return diff_values(None if old is UNKNOWN else old, new)


class Changes:
    """The position as a window can make it of all that it was sent.

    A change begins from what this very window was sent before, so that it tells nothing else.
    """

    def __init__(self) -> None:
        self.number = 0  # of the latest position that it was sent
        self.now: Parts = {}
        self.around: Parts = {}  # the clocks, and what comes with an update

    def begin(self, now: Parts, clocks: object) -> None:
        """It was sent a welcome with these."""
        self.number += 1
        self.now, self.around = now, {"clocks": clocks}

    def change_to(self, now: Parts, around: Parts, written: Written) -> bytes:
        """The message that makes this of what is known."""
        members = written.changed(self.around, around)
        inside = joined(written.changed(self.now, now))
        self.number += 1
        self.now, self.around = now, around
        patch = joined([*members, b'"now":[1,%b]' % inside])
        return b'{"type":"change","number":%d,"patch":[1,%b]}' % (self.number, patch)


def whole(parts: Parts) -> bytes:
    """A position as one text."""
    return joined([NAMES[name] + whole_part(name, part) for name, part in parts.items()])


def whole_part(name: str, part: Any) -> bytes:
    if name not in BY_MEMBER:
        return WRITERS[name](part)
    return b"null" if part is None else whole(part.__dict__)


def joined(members: Iterable[bytes]) -> bytes:
    return b"{%b}" % b",".join(members)
