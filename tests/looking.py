"""Drawings, looked at: their symbols, their size, and how colours stand out."""

from __future__ import annotations

import gzip
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


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
