"""Patches: how one JSON value becomes another, written short.

A patch is

- a value that is no list: it takes the place of the old one;
- `[0, value]`: the same, for any value;
- `[1, members]` or `[1, members, gone]`: an object whose members are changed by these patches, and
  the names of those that are gone. What was no object counts as an empty one;
- `[2, item, ...]`: a list, made of the old one. What was no list counts as an empty one.

An item of a list is

- `[at, count]`: so many items of the old list, from there on;
- `[at, members]`: the item of the old list with these members changed; of the item that was made
  just before, where `at` is -1;
- `[value]`: a new one.

A field of a message keeps its type, so that 1 and true never take each other's place.
`web/src/lib/patches.ts` applies the same.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final

from pydantic_core import from_json, to_json

VALUE: Final = 0
OBJECT: Final = 1
LIST: Final = 2
BEFORE: Final = -1  # the item that was made just before

NAMING: Final = ("id", "name", "label")  # members by which an object is known again

Patch = Any


class OutOfOrder(Exception):
    """A change to something that is not known here."""


# Making them


def diff(old: Any, new: Any) -> Patch:
    """The patch that makes `new` of `old`."""
    if isinstance(new, dict):
        known = old if isinstance(old, dict) else {}
        gone = [name for name in known if name not in new]
        return [OBJECT, members(known, new), gone] if gone else [OBJECT, members(known, new)]
    if isinstance(new, list):
        if any(isinstance(each, dict) for each in new):
            return [LIST, *items(old if isinstance(old, list) else [], new)]
        return [VALUE, new]
    return new


def members(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Patch]:
    """The patches of the members that differ."""
    return {
        name: diff(old.get(name), value)
        for name, value in new.items()
        if name not in old or old[name] != value
    }


def items(old: list[Any], new: list[Any]) -> list[Patch]:
    """The new list, item by item: what is in the old one, what is like one of it, and the rest."""
    found: list[Patch] = []
    known: dict[Any, int] | None = None
    at = 0  # where the old list goes on
    for n, item in enumerate(new):
        if at >= len(old) or old[at] != item:
            if known is None:
                known = {name: n for n, each in enumerate(old) if (name := name_of(each))}
            at = known.get(name_of(item), at)
        if at < len(old) and old[at] == item:
            copy(found, at)
        elif at < len(old) and are_alike(old[at], item) and name_of(old[at]) == name_of(item):
            found.append([at, members(old[at], item)])
        elif n and are_alike(new[n - 1], item):
            found.append([BEFORE, members(new[n - 1], item)])
            continue
        elif old and are_alike(old[-1], item):
            found.append([len(old) - 1, members(old[-1], item)])
            continue
        else:
            found.append([item])
            continue
        at += 1
    return found


def copy(found: list[Patch], at: int, count: int = 1) -> None:
    """So many more items of the old list."""
    last = found[-1] if found else []
    if len(last) == 2 and isinstance(last[1], int) and last[0] + last[1] == at:
        last[1] += count
    elif count:
        found.append([at, count])


def are_alike(one: Any, other: Any) -> bool:
    """Whether these are objects with the same members."""
    return isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys()


def name_of(item: Any) -> Any:
    """By what an item is known again: its id or name, or where it lies and what it is."""
    if not isinstance(item, dict):
        return None
    for name in NAMING:
        if isinstance(item.get(name), str):
            return item[name]
    named = item.get("place"), item.get("symbol")
    return named if all(isinstance(each, str) for each in named) else None


# Making them of dataclasses


def diff_items(old: Sequence[Any], new: Sequence[Any], write: Callable[[Any], bytes]) -> bytes:
    """The patch that makes one list of dataclasses of another, as `items` does; all of it as JSON.

    Only items that are new are written, and only around a change is anything looked at.
    """
    head, most = 0, min(len(old), len(new))
    while head < most and are_same(old[head], new[head]):
        head += 1
    tail = 0
    while tail < most - head and are_same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    end = len(old) - tail
    if head == end:  # what is new may be like one that was there
        head = max(head - 1, 0)
    found: list[Patch] = []
    copy(found, 0, head)
    names: dict[Any, int] | None = None
    at = head  # where the old list goes on
    for n in range(head, len(new) - tail):
        item = new[n]
        if at >= end or not are_same(old[at], item):
            if names is None:
                names = {known_by(old[each]): each for each in range(head, end)}
            at = names.get(known_by(item) or BEFORE, at)
        if at < end and are_same(old[at], item):
            copy(found, at)
        elif at < end and type(old[at]) is type(item) and known_by(old[at]) == known_by(item):
            found.append([at, between(old[at], item)])
        elif n > head and type(new[n - 1]) is type(item):
            found.append([BEFORE, between(new[n - 1], item)])
            continue
        elif head < end and type(old[end - 1]) is type(item):
            found.append([end - 1, between(old[end - 1], item)])
            continue
        else:
            found.append([write(item)])
            continue
        at += 1
    copy(found, len(old) - tail, tail)
    return b"[%d%b]" % (LIST, b"".join([b"," + item_written(each) for each in found]))


def item_written(item: list[Any]) -> bytes:
    if len(item) == 1:
        return b"[%b]" % item[0]
    return (b"[%d,%d]" if isinstance(item[1], int) else b"[%d,%b]") % tuple(item)


def are_same(one: object, other: object) -> bool:
    return one is other or one == other


def is_dataclass(item: object) -> bool:
    return hasattr(item, "__dataclass_fields__")


@cache
def fields_of(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


@cache
def naming_fields(kind: Any) -> tuple[str, ...]:
    """The fields by one of which an item of this class is known again."""
    return tuple(name for name in NAMING if name in fields_of(kind))


def known_by(item: Any) -> Any:
    """The same of a dataclass as `name_of` says of a JSON object."""
    kind = item.__class__
    for name in naming_fields(kind):
        value = getattr(item, name)
        if isinstance(value, str):
            return value
    if "symbol" not in fields_of(kind):
        return None
    return item.place, item.symbol


def between(one: Any, other: Any) -> bytes:
    """The members that differ, each with its patch."""
    found = []
    for name in fields_of(other.__class__):
        before, value = getattr(one, name), getattr(other, name)
        if before is not value and before != value:
            found.append(b'"%b":%b' % (name.encode(), diff_values(before, value)))
    return b"{%b}" % b",".join(found)


def diff_values(old: Any, new: Any) -> bytes:
    """The patch from one value of a view to another, as `diff` makes it of JSON."""
    if new is None or isinstance(new, str | int):
        return to_json(new)
    if isinstance(new, list | tuple) and all(map(is_dataclass, new)):
        if not new:
            return b"[%d,[]]" % VALUE
        return diff_items(old if isinstance(old, list | tuple) else (), new, to_json)
    return to_json(diff(plain(old), plain(new)))


def plain(value: Any) -> Any:
    """A value as JSON knows it; the texts of places are a large object of strings."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return from_json(to_json(value))


# Applying them


def applied(old: Any, patch: Patch) -> Any:
    """What the patch makes of the old value, which stays as it is."""
    if not isinstance(patch, list):
        return patch
    if patch[0] == VALUE:
        return patch[1]
    if patch[0] == OBJECT:
        return changed(old, *patch[1:])
    known: list[Any] = old if isinstance(old, list) else []
    made: list[Any] = []
    for item in patch[1:]:
        if len(item) == 1:
            made += item
        elif isinstance(item[1], int):
            made += known[item[0] : item[0] + item[1]]
        else:
            made.append(changed(made[-1] if item[0] == BEFORE else known[item[0]], item[1]))
    return made


def changed(old: Any, patches: dict[str, Patch], gone: Collection[str] = ()) -> dict[str, Any]:
    """An object with these members changed and those gone."""
    known: dict[str, Any] = old if isinstance(old, dict) else {}
    return {
        **{name: each for name, each in known.items() if name not in gone},
        **{name: applied(known.get(name), each) for name, each in patches.items()},
    }


class Rebuilt:
    """Messages of one line as they would be without patches; for programs that play."""

    def __init__(self) -> None:
        self.number = -1
        self.known: dict[str, Any] = {}

    def read(self, text: str | bytes) -> dict[str, Any]:
        """The next message: an update in the place of a change."""
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "welcome":
            self.number = message["number"]
            self.known = {"now": message["now"], "clocks": message["clocks"]}
        if message["type"] != "change":
            return message
        if message["number"] != self.number + 1:
            raise OutOfOrder(f"change {message['number']} after {self.number}")
        self.number += 1
        self.known = applied(self.known, message["patch"])
        return {"type": "update", **self.known}
