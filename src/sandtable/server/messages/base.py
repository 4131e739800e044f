"""What every message is, and how long what is sent may be."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel, ConfigDict

LONGEST_WORD: Final = 64
LONGEST_LINE: Final = 500
MOST_ANSWERS: Final = 60


# For what comes in long lists: dataclasses with slots, which take an eighth of a model's memory
STRICT: Final = ConfigDict(extra="forbid")


class Message(BaseModel):
    """Nothing is accepted that is not named here."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ModifierShown(Message):
    text: str
    rule: str = ""


class Problem(Message):
    """What every error answers with."""

    detail: str
