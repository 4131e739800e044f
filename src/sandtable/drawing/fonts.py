"""The bundled fonts: where they are, how an SVG carries them, and how wide their letters are."""

from __future__ import annotations

import base64
import json
from functools import cache
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).resolve().parent.parent / "art" / "fonts"

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


def title_width(words: str, size: float) -> float:
    """How wide a line in the serif of titles and names is."""
    widths = _widths()["EBGaramond-SemiBold"]
    return sum(widths.get(letter, 0.6) for letter in words) * size


@cache
def _widths() -> dict[str, dict[str, float]]:
    widths: dict[str, dict[str, float]] = json.loads(
        (FONTS / "widths.json").read_text(encoding="utf-8")
    )
    return widths
