"""What the faces of the games of this family have alike: texts of scenarios, forces, balance."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sandtable.colors.scenarios import Texts
from sandtable.colors.words import Names
from sandtable.core.face import Force
from sandtable.core.text import FALLBACK, Speaker


def texts_in(texts: Mapping[str, Texts], language: str) -> Texts:
    """What a scenario says in this language, or else in English."""
    return texts.get(language) or texts.get(FALLBACK) or Texts("")


def balance_in(folder: Path) -> dict[str, Any]:
    """How the scenarios of a game play, as `tools/balance.py` measured it, if it did."""
    path = folder / "data" / "balance.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def forces_of(
    counts: Mapping[str, int],
    kinds: Iterable[str],
    seat_of: Mapping[str, str],
    names: Names,
    speaker: Speaker,
) -> dict[str, tuple[Force, ...]]:
    """How many units of each kind, as `british line`, the seats have, in the order of `kinds`."""
    found: dict[str, list[Force]] = {seat: [] for seat in seat_of.values()}
    for word in kinds:
        if counts.get(word):
            nation, kind = word.split(" ", 1)
            name = str(names.unit(speaker.phrases, "unit", word)["unit"])
            found[seat_of[nation]].append(Force(nation, kind, counts[word], name))
    return {seat: tuple(each) for seat, each in found.items()}
