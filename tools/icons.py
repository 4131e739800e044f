"""Draw the icons of the page as PNG, from the drawings beside them: tools/icons.py."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import resvg_py

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
ICONS: Final = {  # the drawing and the size of each
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "icon-apple-180.png": ("icon-maskable.svg", 180),
    "badge.png": ("badge.svg", 96),
}


def drawn(name: str) -> bytes:
    source, size = ICONS[name]
    svg = (PUBLIC / source).read_text(encoding="utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


if __name__ == "__main__":
    for each in ICONS:
        (PUBLIC / each).write_bytes(drawn(each))
