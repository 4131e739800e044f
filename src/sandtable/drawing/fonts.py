"""The bundled fonts: where they are, and how an SVG carries them."""

from __future__ import annotations

import base64
from functools import cache
from typing import Final

from sandtable.drawing.letters import FONTS

SERIF: Final = "EB Garamond"
SANS: Final = "Commissioner"

# The faces that pictures use: family, weight, slope, file.
FACES: Final = (
    (SERIF, 600, "normal", "EBGaramond-SemiBold"),
    (SERIF, 400, "italic", "EBGaramond-Italic"),
    (SANS, 600, "normal", "Commissioner-SemiBold"),
)


@cache
def font_faces() -> str:
    """A style sheet with the fonts in it: a picture looks the same wherever it is opened."""
    faces = []
    for family, weight, slope, file in FACES:
        data = base64.b64encode((FONTS / f"{file}.woff2").read_bytes()).decode("ascii")
        faces.append(
            f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{slope};"
            f"src:url(data:font/woff2;base64,{data})}}"
        )
    return "".join(faces)
