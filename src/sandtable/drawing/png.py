"""SVG to PNG, with the bundled fonts and nothing of the machine it runs on."""

from __future__ import annotations

import resvg_py

from sandtable.drawing.fonts import FONTS, SANS, SERIF


def png(svg: str, scale: float = 1.0) -> bytes:
    """The picture `svg` as a PNG file, `scale` pixels a unit."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=scale,
            skip_system_fonts=True,
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
            serif_family=SERIF,
            sans_serif_family=SANS,
        )
    )
