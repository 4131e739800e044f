"""How wide the letters of the bundled fonts are, as far as boards are lettered with them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).resolve().parent.parent / "art" / "fonts"


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
