"""The language to use: the requested one, else that of the system."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sandtable.cli.failure import Failure
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import LANGUAGES, Speaker, language_of

TEXT: Final = Path(__file__).resolve().parent / "text"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(wish: str | None) -> str:
    """One of our languages; a failure for a wish that is none of them."""
    if wish is None:
        setting = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
        return language_of(setting)
    spoken = language_of(wish)
    if not wish.lower().startswith(spoken):
        raise Failure(f'there is no language "{wish}"; there are: {", ".join(LANGUAGES)}')
    return spoken


def speaker_of(wish: str | None, box: Box | None) -> Speaker:
    """Somebody who speaks of this game and of the terminal."""
    return Speaker(language(wish), box, TEXT)
