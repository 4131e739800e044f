"""The art of a game: its layout and its drawings, one SVG file each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sandtable.drawing.hexes.layout import read_layout
from sandtable.drawing.svg import tag
from sandtable.toolkit.data import DataError

_USED: Final = re.compile(r'href="#([^"]+)"')
_SVG: Final = re.compile(r'<svg xmlns="[^"]*" viewBox="([^"]*)">\n(.*)\n</svg>\s*', re.DOTALL)


@dataclass(frozen=True)
class Drawing:
    """One SVG file: its box (x, y, width, height) and what is in it."""

    box: tuple[float, float, float, float]
    content: str

    def symbol(self, name: str) -> str:
        box = " ".join(f"{value:g}" for value in self.box)
        return tag("symbol", self.content, id=name, viewBox=box)


class Art:
    """The art in a folder: `layout.toml` and one SVG file a drawing, named after the file."""

    def __init__(self, folder: Path) -> None:
        self.layout = read_layout(folder / "layout.toml")
        self.drawings = {path.stem: _drawing(path) for path in sorted(folder.glob("*.svg"))}

    def use(self, name: str, x: float, y: float, scale: float = 1.0) -> str:
        """A drawing with the origin of its own plane at a place."""
        left, top, width, height = self.drawings[name].box
        return tag(
            "use",
            href=f"#{name}",
            x=x + left * scale,
            y=y + top * scale,
            width=width * scale,
            height=height * scale,
        )

    def symbols(self, page: str) -> str:
        """The drawings that a page uses, each once."""
        used = set(_USED.findall(page))
        return "".join(
            drawing.symbol(name) for name, drawing in self.drawings.items() if name in used
        )


def _drawing(path: Path) -> Drawing:
    found = _SVG.fullmatch(path.read_text(encoding="utf-8"))
    if found is None:
        raise DataError(str(path), 1, "expected <svg> with a viewBox and nothing else of its own")
    left, top, width, height = (float(value) for value in found[1].split())
    return Drawing((left, top, width, height), found[2].replace("\n", ""))
