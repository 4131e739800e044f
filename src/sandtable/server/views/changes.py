"""Updates of one window: patches between the last position sent and the new one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from sandtable.server.messages import Asked, Message, Now, Scene, Update
from sandtable.server.views.patches import LONG, diff, diff_items

# A part of a message as JSON: whole, or item by item, or member by member. Most items of long lists
# and most members of a scene stay as they are; those are compared as bytes, and never read again.
Items = tuple[bytes, ...]
Part = bytes | Items | dict[str, bytes | Items]
Parts = Mapping[str, Part]
Write = Callable[[Any], bytes]
BY_ITEM: Final = frozenset({"sides", "panels", "log", "pieces", "marks", "answers", "hand"})
# Made once, and in many positions of many tables
DRAWN: Final = frozenset({"pieces", "marks", "answers", "hand"})
MOST_DRAWN: Final = 30_000  # of these whose texts are kept
PLAIN: Final = {None: b"null", False: b"false", True: b"true"}


def writers_of(message: type[Message], *but: str) -> dict[str, Write]:
    """How each member of a message is written; each item of it, where it is written by item."""
    found: dict[str, Write] = {}
    for name, field in message.model_fields.items():
        kind: Any = field.annotation
        if name not in but:
            one = kind.__args__[0] if name in BY_ITEM else kind
            found[name] = TypeAdapter(one).serializer.to_json
    return found


POSITION: Final = writers_of(Now, "scene", "asked")
SCENE: Final = writers_of(Scene)
ASKED: Final = writers_of(Asked)
AROUND: Final = writers_of(Update, "type", "now")


Texts = dict[int, tuple[object, bytes]]  # by the id of what it is of, which is kept for that
_drawn: Final[Texts] = {}


class Written:
    """What was written for windows that were told before, while a change is told.

    Texts of what comes again with the next change are kept until then.
    """

    def __init__(self) -> None:
        self._patches: dict[tuple[bytes | Items | None, bytes | Items], bytes] = {}
        self._texts: Texts = {}
        self._lists: dict[int, tuple[object, Items]] = {}  # in the same way
        self._texts_before: Texts = {}
        self._lists_before: dict[int, tuple[object, Items]] = {}

    def parts_of(self, update: Update) -> tuple[Parts, Parts]:
        """An update part by part: the position, and what comes with it."""
        return self.position_of(update.now), self._members(update, AROUND)

    def position_of(self, now: Now) -> Parts:
        """A position part by part; what several are shown alike is written once."""
        asked: Part = b"null" if now.asked is None else self._members(now.asked, ASKED)
        scene = self._members(now.scene, SCENE)
        return {**self._members(now, POSITION), "asked": asked, "scene": scene}

    def _members(self, message: Message, writers: Mapping[str, Write]) -> dict[str, bytes | Items]:
        found: dict[str, bytes | Items] = {}
        values = message.__dict__
        for name, write in writers.items():
            value = values[name]
            if name in BY_ITEM:
                found[name] = self._items_of(value, write, name in DRAWN)
            elif value is None or value is False or value is True:
                found[name] = PLAIN[value]
            else:
                found[name] = write(value)
        return found

    def _items_of(self, values: list[object], write: Write, drawn: bool) -> Items:
        """The items of a list as JSON, each written once however many see it."""
        of = id(values)
        known = self._lists.get(of) or self._lists_before.get(of)
        if known is None:
            text_of = drawn_text if drawn else self._text_of
            texts = _drawn if drawn else self._texts  # what is there needs no further call
            items = [
                text_of(each, write) if (text := texts.get(id(each))) is None else text[1]
                for each in values
            ]
            known = values, tuple(items)
        self._lists[of] = known
        return known[1]

    def _text_of(self, value: object, write: Write) -> bytes:
        of = id(value)
        known = self._texts.get(of) or self._texts_before.get(of)
        if known is None:
            known = value, write(value)
        self._texts[of] = known
        return known[1]

    def patch(self, old: Part | None, new: Part) -> bytes:
        """The patch from one part to another, made once for all who know the same."""
        if isinstance(new, dict):
            return b"[1,%b]" % joined(self.changed(old if isinstance(old, dict) else {}, new))
        if isinstance(new, bytes) and new[0] not in b"[{":
            return new
        key = None if isinstance(old, dict) else old, new
        if key not in self._patches:
            self._patches[key] = made(*key)
        return self._patches[key]

    def changed(self, old: Parts, new: Parts) -> list[bytes]:
        """The patches of the parts that differ, as members of an object."""
        found = []
        for name, part in new.items():
            known = old.get(name)
            if known is not part and known != part:
                found.append(b'"%b":%b' % (name.encode(), self.patch(known, part)))
        return found

    def told(self) -> None:
        """All windows were told."""
        self._patches.clear()
        self._texts_before, self._texts = self._texts, {}
        self._lists_before, self._lists = self._lists, {}


def drawn_text(value: object, write: Write) -> bytes:
    """Something that is made once, as JSON, kept with others."""
    known = _drawn.get(id(value))
    if known is not None:
        return known[1]
    text = write(value)
    if len(text) < LONG:
        if len(_drawn) >= MOST_DRAWN:
            _drawn.clear()
        _drawn[id(value)] = value, text
    return text


def made(old: bytes | Items | None, new: bytes | Items) -> bytes:
    """The patch from one part to another."""
    if isinstance(new, tuple):
        return diff_items(old if isinstance(old, tuple) else (), new)
    return to_json(diff(from_json(old) if isinstance(old, bytes) else None, from_json(new)))


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
