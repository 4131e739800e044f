"""Texts of the server, falling back to those of a game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from sandtable.games import BOXES
from sandtable.toolkit.text import Speaker, language_of

TEXT: Final = Path(__file__).resolve().parent / "text"


def speaker_for(game: str, language: str) -> Speaker:
    """The texts of a game, or of the server alone, in one of our languages."""
    return known_speaker(game, language_of(language))


@lru_cache(maxsize=32)
def known_speaker(game: str, language: str) -> Speaker:
    return Speaker(language, BOXES[game] if game else None, TEXT)
