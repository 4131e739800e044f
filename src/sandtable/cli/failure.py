"""A failure reported to the user: one sentence, and exit code 2."""

from __future__ import annotations

from typing import Final

EXIT_CODE: Final = 2


class Failure(Exception):
    """What cannot be done and why, in one sentence for the reader."""
