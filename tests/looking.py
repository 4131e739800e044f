"""Drawings, looked at: their symbols, their size, and how colours stand out."""

from __future__ import annotations

import gzip
from xml.etree import ElementTree

import pytest

from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.board import board_layout
from sandtable.drawing.hexes.ground import ground
from sandtable.drawing.hexes.picture import Picture

SVG = "{http://www.w3.org/2000/svg}"


def check_ground(board: Picture, art: Art, turned: bool) -> None:
    """The painted ground is a small file of the right size, without pieces."""
    drawn = ground(board, art, turned)
    root = ElementTree.fromstring(drawn)
    layout = board_layout(board, art, turned)
    assert float(root.get("width", 0)) == pytest.approx(layout.width, abs=0.1)
    assert float(root.get("height", 0)) == pytest.approx(layout.height, abs=0.1)
    assert "block-" not in drawn
    assert len(drawn.encode()) < 400_000


def symbols_in(sheet: str) -> set[str]:
    return {each.get("id", "") for each in ElementTree.fromstring(sheet).iter(SVG + "symbol")}


def zipped_size(text: str) -> int:
    return len(gzip.compress(text.encode(), 9))


def channels(color: str) -> tuple[float, float, float]:
    """Red, green and blue as light, from 0 to 1."""
    parts = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return red, green, blue


def luminance(color: str) -> float:
    red, green, blue = channels(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
