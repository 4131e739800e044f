"""The legend of the field, and the sheet of units with what their cards say."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, Final

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.face import common_signs, dice_told, ground_sign, hexes_told
from sandtable.games.greatwar.rules import facts
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.table.words import NAMES
from sandtable.toolkit.lookup import Ground, Sign, UnitKind, sign_called
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
    layout = tomllib.loads((facts.HERE / "art" / "layout.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = layout["markers"]
    return found


def signs_of(
    game: GreatWar, chart: list[Ground], painted: set[str], speaker: Speaker
) -> list[Sign]:
    """All kinds of ground and markers, of which some are `painted` here, and what may be on it."""
    found = []
    for each in chart:
        shown = ground_sign(each, each.id in painted)
        if each.id in facts.TOKENS:
            drawn = tuple(f"marker-{name}" for name in markers()[each.id]["symbols"])
            shown = Sign(shown.id, shown.name, shown.text, shown.rule, "", drawn)
        elif each.id == "rubble":  # a village that was shelled is drawn over the ground
            covers = ("ground-ruins",)
            shown = Sign(shown.id, shown.name, shown.text, shown.rule, "", covers, shown.here)
        found.append(shown)
    found += common_signs(speaker, "G1.7", "G23", bool(game.field.objectives), "G6")
    for word, rule in (("stuck", "G25"), ("abandoned", "G25")):
        symbol = f"{facts.SEATS[0]}-mark-i-male-1-{word}"
        found.append(sign_called(word, rule, speaker, symbol, (f"*-{word}",)))
    for word in facts.SPECIALS:
        kind = "machine-gun" if word == "loader" else "infantry"
        symbol = f"{facts.SEATS[0]}-{kind}-{facts.STRENGTH[facts.KINDS.index(kind)]}-{word}"
        found.append(sign_called(word, SPECIAL_RULES[word], speaker, symbol, (f"*-{word}",)))
    return found


def units_of(game: GreatWar, speaker: Speaker) -> list[UnitKind]:
    """Every kind of unit; those with which this battle began are here."""
    owners: dict[int, int] = {}
    for number in range(len(game.units) // common.UNIT_ROW):
        unit = Unit(number)
        owners.setdefault(game.kind(unit), game.seat_of(unit))
    return [
        UnitKind(
            word,
            speaker.name(NAMES.key("kinds", word)),
            f"{facts.SEATS[owners.get(kind, 0)]}-{word}-{facts.STRENGTH[kind]}",
            tuple(figures(kind, speaker)),
            tuple(notes(kind, speaker)),
            tuple(f"{seat}-{word}-[0-9]*" for seat in facts.SEATS),
            kind in owners,
        )
        for kind, word in enumerate(facts.KINDS)
    ]


def figures(kind: int, speaker: Speaker) -> list[tuple[str, str]]:
    say = speaker.say
    return [
        (say("figure-strength"), str(facts.STRENGTH[kind])),
        (say("figure-move"), hexes_told(facts.MOVE[kind], facts.MOVE_AND_BATTLE[kind])),
        (say("figure-close"), str(facts.CLOSE[kind])),
        (say("figure-ranged"), dice_told(facts.RANGED[kind][2:])),
        (say("figure-medals"), str(facts.MEDALS[kind])),
    ]


def notes(kind: int, speaker: Speaker) -> list[str]:
    """What is special about a kind, a sentence each."""
    say = speaker.say
    told = []
    if not facts.NEEDS_SIGHT[kind]:
        told.append(say("unit-no-sight"))
    if facts.SKULLS_AT[kind]:
        far = [
            str(at) for at in range(2, len(facts.RANGED[kind])) if facts.SKULLS_AT[kind] >> at & 1
        ]
        told.append(say("unit-skulls", hexes=", ".join(far)))
    if facts.GAINS_GROUND[kind]:
        told.append(say("unit-gains-ground"))
    if facts.IS_TANK[kind]:
        told.append(say("unit-every-hex" if facts.EVERY_HEX[kind] else "unit-after-first"))
        told.append(say("unit-repair", count=facts.REPAIR[kind]))
        if facts.BARRAGE[kind]:
            told.append(say("unit-barrage"))
        if not facts.OFFICIAL[kind]:
            told.append(say("unit-invented"))
    return told
