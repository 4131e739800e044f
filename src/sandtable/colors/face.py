"""What the faces of the games of this family have alike: scores, texts of scenarios, balance."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sandtable.colors.scenarios import Texts
from sandtable.colors.words import Names
from sandtable.core.face import Brief, Face, Force
from sandtable.core.text import FALLBACK, Speaker


class BattleFace(Face):
    """A battle that is won by banners, medals or whatever the game calls them in its `text`."""

    def score_name(self, speaker: Speaker) -> str:
        return speaker.say("score-name")

    def score(self, score: int, speaker: Speaker) -> str:
        return speaker.say("score-count", score=score)

    def score_of(self, score: int, needed: int, speaker: Speaker) -> str:
        return speaker.say("score-of", score=score, needed=needed)

    def score_wins(self, needed: int, speaker: Speaker) -> str:
        return speaker.say("score-wins", needed=needed)


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


def brief_from(
    id_: str,
    date: str,
    first: str,
    needed: int,
    hands: Mapping[str, int],
    texts: Texts,
    measured: Mapping[str, Any],
    forces: dict[str, tuple[Force, ...]],
    leaders: dict[str, tuple[str, ...]],
) -> Brief:
    """What is said of a scenario; `measured` is its part of the balance, and may be empty."""
    games = int(measured.get("games", 0))
    return Brief(
        id_,
        texts.name,
        date,
        tuple(hands),
        first,
        needed,
        dict(hands),
        texts.about.strip(),
        tuple(each.strip() for each in texts.objectives),
        tuple(each.strip() for each in texts.specials),
        texts.reconstructed.strip(),
        forces,
        leaders,
        games,
        int(measured.get("turns", 0)),
        {seat: wins / games for seat, wins in measured.get("wins", {}).items()},
    )
