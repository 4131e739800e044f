"""The layout of a game's art, read from its file and checked."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

from sandtable.drawing.hexes.styles import Color, Layout
from sandtable.toolkit.data import DataError, Source, Step, read_toml, unknown

CORNER_STYLES: Final = ("cut", "round")
PATTERNS: Final = ("plain", "framed", "hatched")
PAINTS: Final = (
    *("ground", "woods", "relief", "crags", "town", "mill"),
    *("river", "ford", "bridge", "sand"),
    *("trench", "lane", "pit", "ruins", "keep"),
)

_COLOR: Final = re.compile(r"#[0-9a-f]{6}")

_EXPECTED: Final[dict[Any, str]] = {
    Color: 'a colour like "#rrggbb"',
    float: "a number",
    str: "a text",
    bool: "true or false",
}


def read_layout(file: Path) -> Layout:
    """The layout in a file, complete and with every word known, or an error that names the line."""
    values, source = read_toml(file)
    layout: Layout = _made(Layout, values, source, ())
    for name, nation in layout.nations.items():
        _check(nation.corner, CORNER_STYLES, source, ("nations", name, "corner"))
        _check(nation.pattern, PATTERNS, source, ("nations", name, "pattern"))
    for word, paint in layout.terrain.items():
        _check(paint, PAINTS, source, ("terrain", word))
    return layout


def _check(word: str, words: tuple[str, ...], source: Source, path: tuple[Step, ...]) -> None:
    if word not in words:
        raise _error(source, path, unknown("word", word, words))


def _error(source: Source, path: tuple[Step, ...], message: str) -> DataError:
    return DataError(source.file, source.line_of(*path), message)


def _made(kind: Any, value: Any, source: Source, path: tuple[Step, ...]) -> Any:
    """A value of this type, from what the file says at this path."""
    outer, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return _made_table(kind, value, source, path)
    if outer is dict and isinstance(value, dict):
        return {name: _made(inner[1], each, source, (*path, name)) for name, each in value.items()}
    if outer is list and isinstance(value, list):
        return [_made(inner[0], each, source, (*path, at)) for at, each in enumerate(value)]
    if outer is tuple and isinstance(value, list) and len(value) == len(inner):
        return tuple(_made(one, each, source, path) for one, each in zip(inner, value))
    if kind is float and type(value) in (int, float):
        return float(value)
    if kind is Color and isinstance(value, str) and _COLOR.fullmatch(value):
        return Color(value)
    if kind in (str, bool) and isinstance(value, kind):
        return value
    expected = _EXPECTED.get(kind, "a list" if outer in (list, tuple) else "a table")
    raise _error(source, path, f"expected {expected} for {_dotted(path)}, not {value!r}")


def _made_table(kind: Any, value: Any, source: Source, path: tuple[Step, ...]) -> Any:
    if not isinstance(value, dict):
        raise _error(source, path, f"expected a table for {_dotted(path)}, not {value!r}")
    kinds = get_type_hints(kind)
    names = [each.name for each in fields(kind)]
    for name in value:
        if name not in names:
            raise _error(source, (*path, name), unknown("key", name, names))
    for each in fields(kind):
        optional = each.default is not MISSING or each.default_factory is not MISSING
        if each.name not in value and not optional:
            raise _error(source, path, f'no key "{each.name}" in {_dotted(path) or "the file"}')
    return kind(**{name: _made(kinds[name], value[name], source, (*path, name)) for name in value})


def _dotted(path: tuple[Step, ...]) -> str:
    return ".".join(str(step) for step in path)
