"""What one window knows of a position, and the changes that it is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from sandtable.server.messages import Message, Now, Scene, Update
from sandtable.server.views.patches import diff, diff_items

# A part of a message as JSON: whole, or item by item, or member by member. Most items of long lists
# and most members of a scene stay as they are; those are compared as bytes, and never read again.
Items = tuple[bytes, ...]
Part = bytes | Items | dict[str, bytes | Items]
Parts = Mapping[str, Part]
Write = Callable[[Any], bytes]
BY_ITEM: Final = frozenset({"sides", "panels", "log", "pieces", "marks"})
DRAWN: Final = frozenset({"pieces", "marks"})  # made once, and in many positions of many tables
MOST_DRAWN: Final = 10_000  # of these whose texts are kept
LONG: Final = 1_000  # bytes of a text that is not kept: few positions have the same one


def writers_of(message: type[Message], *but: str) -> dict[str, Write]:
    """How each member of a message is written; each item of it, where it is written by item."""
    found: dict[str, Write] = {}
    for name, field in message.model_fields.items():
        kind: Any = field.annotation
        if name not in but:
            one = kind.__args__[0] if name in BY_ITEM else kind
            found[name] = TypeAdapter(one).serializer.to_json
    return found


POSITION: Final = writers_of(Now, "scene")
SCENE: Final = writers_of(Scene)
AROUND: Final = writers_of(Update, "type", "now")


Texts = dict[int, tuple[object, bytes]]  # by the id of what it is of, which is kept for that
_drawn: Final[Texts] = {}


class Written:
    """What was written for windows that were told before, while a change is told."""

    def __init__(self) -> None:
        self._patches: dict[tuple[bytes | Items | None, bytes | Items], bytes] = {}
        self._texts: Texts = {}
        self._lists: dict[int, tuple[object, Items]] = {}  # in the same way

    def parts_of(self, update: Update) -> tuple[Parts, Parts]:
        """An update part by part: the position, and what comes with it."""
        return self.position_of(update.now), self._members(update, AROUND)

    def position_of(self, now: Now) -> Parts:
        """A position part by part; what several are shown alike is written once."""
        return {**self._members(now, POSITION), "scene": self._members(now.scene, SCENE)}

    def _members(self, message: Message, writers: Mapping[str, Write]) -> dict[str, bytes | Items]:
        found: dict[str, bytes | Items] = {}
        for name, write in writers.items():
            value = getattr(message, name)
            if name in BY_ITEM:
                found[name] = self._items_of(value, write, _drawn if name in DRAWN else self._texts)
            else:
                found[name] = write(value)
        return found

    def _items_of(self, values: list[object], write: Write, texts: Texts) -> Items:
        """The items of a list as JSON, each written once however many see it."""
        known = self._lists.get(id(values))
        if known is None:
            items = tuple([text_of(each, write, texts) for each in values])
            known = self._lists[id(values)] = values, items
        return known[1]

    def patch(self, old: Part | None, new: Part) -> bytes:
        """The patch from one part to another, made once for all who know the same."""
        if isinstance(new, dict):
            return b"[1,%b]" % joined(self.changed(old if isinstance(old, dict) else {}, new))
        key = None if isinstance(old, dict) else old, new
        if key not in self._patches:
            self._patches[key] = made(*key)
        return self._patches[key]

    def changed(self, old: Parts, new: Parts) -> list[bytes]:
        """The patches of the parts that differ, as members of an object."""
        return [
            b'"%b":%b' % (name.encode(), self.patch(old.get(name), part))
            for name, part in new.items()
            if old.get(name) != part
        ]

    def clear(self) -> None:
        self._patches.clear()
        self._texts.clear()
        self._lists.clear()


def text_of(value: object, write: Write, texts: Texts) -> bytes:
    """A value as JSON, kept with others."""
    known = texts.get(id(value))
    if known is not None:
        return known[1]
    text = write(value)
    if texts is not _drawn or len(text) < LONG:
        if len(texts) >= MOST_DRAWN:
            texts.clear()
        texts[id(value)] = value, text
    return text


def made(old: bytes | Items | None, new: bytes | Items) -> bytes:
    """The patch from one part to another."""
    if isinstance(new, tuple):
        return to_json(diff_items(old if isinstance(old, tuple) else (), new, read_item))
    return to_json(diff(from_json(old) if isinstance(old, bytes) else None, from_json(new)))


def read_item(text: bytes) -> Any:
    """An item of a list, which is only looked at: the same ones come up again and again."""
    return from_json(text) if len(text) >= LONG else read_short(text)


@lru_cache(maxsize=2048)
def read_short(text: bytes) -> Any:
    return from_json(text)


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
        members = written.changed(self.around, around)
        inside = joined(written.changed(self.now, now))
        self.number += 1
        self.now, self.around = now, around
        patch = joined([*members, b'"now":[1,%b]' % inside])
        return b'{"type":"change","number":%d,"patch":[1,%b]}' % (self.number, patch)


def whole(part: Part | Parts) -> bytes:
    """A part as one text."""
    if isinstance(part, bytes):
        return part
    if isinstance(part, tuple):
        return b"[%b]" % b",".join(part)
    return joined(b'"%b":%b' % (name.encode(), whole(each)) for name, each in part.items())


def joined(members: Iterable[bytes]) -> bytes:
    return b"{%b}" % b",".join(members)
