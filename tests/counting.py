"""Counting how often the preview of attacks copies a state: what it costs, on any machine."""

from __future__ import annotations

import pytest

from sandtable.colors.rules.battle import Battle
from sandtable.colors.table import hover


def counted_copies(monkeypatch: pytest.MonkeyPatch) -> list[Battle]:
    """A list to which every copy is added from now on."""
    copies: list[Battle] = []
    copy_of = hover.copy_of

    def counted(game: Battle) -> Battle:
        copies.append(game)
        return copy_of(game)

    monkeypatch.setattr(hover, "copy_of", counted)
    return copies
