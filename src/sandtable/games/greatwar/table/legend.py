"""The legend of the field, and the sheet of units with what their cards say."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, Final

from sandtable.colors.rules.battle import UNIT_ROW, Unit
from sandtable.colors.table.face import common_signs, dice_told, ground_sign, hexes_told
from sandtable.games.greatwar.rules.facts import (
    BARRAGE,
    CLOSE,
    EVERY_HEX,
    GAINS_GROUND,
    HERE,
    IS_TANK,
    KINDS,
    MEDALS,
    MOVE,
    MOVE_AND_BATTLE,
    NEEDS_SIGHT,
    OFFICIAL,
    RANGED,
    REPAIR,
    SEATS,
    SKULLS_AT,
    SPECIALS,
    STRENGTH,
    TOKENS,
)
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.table.words import NAMES
from sandtable.toolkit.face import Ground, Sign, UnitKind, sign_called
from sandtable.toolkit.text import Speaker

SPECIAL_RULES: Final = {
    "bomber": "G15.3",
    "marksman": "G15.7",
    "loader": "G15.7",
    "observer": "G15.7",
    "engineer": "G15.8",
}


@lru_cache(maxsize=1)
def markers() -> dict[str, Any]:
    """The drawings of each marker."""
    layout = tomllib.loads((HERE / "art" / "layout.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = layout["markers"]
    return found


def signs_of(
    game: GreatWar, chart: list[Ground], painted: set[str], speaker: Speaker
) -> list[Sign]:
    """All kinds of ground and markers, of which some are `painted` here, and what may be on it."""
    found = []
    for each in chart:
        shown = ground_sign(each, each.id in painted)
        if each.id in TOKENS:
            drawn = tuple(f"marker-{name}" for name in markers()[each.id]["symbols"])
            shown = Sign(shown.id, shown.name, shown.text, shown.rule, "", drawn)
        elif each.id == "rubble":  # a village that was shelled is drawn over the ground
            covers = ("ground-ruins",)
            shown = Sign(shown.id, shown.name, shown.text, shown.rule, "", covers, shown.here)
        found.append(shown)
    found += common_signs(speaker, "G1.7", "G23", bool(game.field.objectives))
    for word, rule in (("stuck", "G25"), ("abandoned", "G25")):
        symbol = f"{SEATS[0]}-mark-i-male-1-{word}"
        found.append(sign_called(word, rule, speaker, symbol, (f"*-{word}",)))
    for word in SPECIALS:
        kind = "machine-gun" if word == "loader" else "infantry"
        symbol = f"{SEATS[0]}-{kind}-{STRENGTH[KINDS.index(kind)]}-{word}"
        found.append(sign_called(word, SPECIAL_RULES[word], speaker, symbol, (f"*-{word}",)))
    return found


def units_of(game: GreatWar, speaker: Speaker) -> list[UnitKind]:
    """Every kind of unit; those with which this battle began are here."""
    owners: dict[int, int] = {}
    for number in range(len(game.units) // UNIT_ROW):
        unit = Unit(number)
        owners.setdefault(game.kind(unit), game.seat_of(unit))
    return [
        UnitKind(
            word,
            speaker.name(NAMES.key("kinds", word)),
            f"{SEATS[owners.get(kind, 0)]}-{word}-{STRENGTH[kind]}",
            tuple(figures(kind, speaker)),
            tuple(notes(kind, speaker)),
            tuple(f"{seat}-{word}-[0-9]*" for seat in SEATS),
            kind in owners,
        )
        for kind, word in enumerate(KINDS)
    ]


def figures(kind: int, speaker: Speaker) -> list[tuple[str, str]]:
    say = speaker.say
    return [
        (say("figure-strength"), str(STRENGTH[kind])),
        (say("figure-move"), hexes_told(MOVE[kind], MOVE_AND_BATTLE[kind])),
        (say("figure-close"), str(CLOSE[kind])),
        (say("figure-ranged"), dice_told(RANGED[kind][2:])),
        (say("figure-medals"), str(MEDALS[kind])),
    ]


def notes(kind: int, speaker: Speaker) -> list[str]:
    """What is special about a kind, a sentence each."""
    say = speaker.say
    told = []
    if not NEEDS_SIGHT[kind]:
        told.append(say("unit-no-sight"))
    if SKULLS_AT[kind]:
        far = [str(at) for at in range(2, len(RANGED[kind])) if SKULLS_AT[kind] >> at & 1]
        told.append(say("unit-skulls", hexes=", ".join(far)))
    if GAINS_GROUND[kind]:
        told.append(say("unit-gains-ground"))
    if IS_TANK[kind]:
        told.append(say("unit-every-hex" if EVERY_HEX[kind] else "unit-after-first"))
        told.append(say("unit-repair", count=REPAIR[kind]))
        if BARRAGE[kind]:
            told.append(say("unit-barrage"))
        if not OFFICIAL[kind]:
            told.append(say("unit-invented"))
    return told
