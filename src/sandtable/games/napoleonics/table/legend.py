"""The legend of the field, and the sheet of units with what their national cards say."""

from __future__ import annotations

from sandtable.colors.table.face import common_signs, dice_told, ground_sign, hexes_told
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.words import NAMES
from sandtable.toolkit.lookup import Ground, Sign, UnitKind, sign_called
from sandtable.toolkit.text import Speaker


def signs_of(game: Napoleonics, chart: list[Ground], speaker: Speaker) -> list[Sign]:
    """All kinds of ground, and what may stand or lie on it."""
    here = {facts.TERRAIN[each] for each in game.field.terrain}
    if any(game.field.works):
        here.add(facts.TERRAIN[facts.FIELD_WORKS])
    found = [ground_sign(each, each.id in here) for each in chart]
    found += common_signs(speaker, "N1.5", "N3.2", bool(game.field.objectives), "N6")
    nation = facts.NATIONS[0]
    square = f"{nation}-line-{facts.FULL[0]}-square"
    found.append(sign_called("leader", "N8", speaker, f"medal-{nation}-alone", ("medal-*",)))
    found.append(sign_called("square", "N24", speaker, square, ("*-square",)))
    return found


def units_of(game: Napoleonics, speaker: Speaker) -> list[UnitKind]:
    """Every kind of unit of every nation; those that fight in this battle are here."""
    fighting = {game.kind(unit) for seat in (0, 1) for unit in game.units_of(seat)}
    found = []
    for kind, word in enumerate(facts.KINDS):
        symbol = word.replace(" ", "-")
        found.append(
            UnitKind(
                word,
                str(NAMES.unit(speaker.phrases, "unit", word)["unit"]),
                f"{symbol}-{facts.FULL[kind]}",
                tuple(figures(game, kind, speaker)),
                tuple(notes(kind, speaker)),
                (f"{symbol}-[0-9]", f"{symbol}-[0-9]-square"),
                kind in fighting,
            )
        )
    return found


def figures(game: Napoleonics, kind: int, speaker: Speaker) -> list[tuple[str, str]]:
    say = speaker.say
    shown = [
        (say("figure-blocks"), str(facts.FULL[kind])),
        (say("figure-move"), hexes_told(facts.MOVE[kind], facts.MOVE_AND_BATTLE[kind])),
    ]
    if facts.RANGE[kind]:
        shown.append((say("figure-range"), str(facts.RANGE[kind])))
    if len(facts.STANDING[kind]) > 1:
        shown.append((say("figure-standing"), dice_told(game.field.standing[kind][1:])))
        shown.append((say("figure-moving"), dice_told(game.field.moving[kind][1:])))
    if len(facts.GUNS[kind]) > 1:
        shown.append((say("figure-guns"), dice_told(facts.GUNS[kind][-1][2:])))
    shown.append((say("figure-melee"), dice_told(facts.MELEE[kind][1:])))
    return shown


def notes(kind: int, speaker: Speaker) -> list[str]:
    """What is special about a kind, a sentence each."""
    say = speaker.say
    told = []
    if facts.AGAINST_INFANTRY[kind]:
        told.append(say("unit-against-infantry", dice=facts.AGAINST_INFANTRY[kind]))
    if not facts.SABERS_HIT[kind]:
        told.append(say("unit-no-sabers"))
    if facts.FLAGS_IGNORED[kind]:
        told.append(say("unit-ignores-flags", count=facts.FLAGS_IGNORED[kind]))
    if facts.RETREAT_PER_FLAG[kind] > 1:
        told.append(say("unit-runs", count=facts.RETREAT_PER_FLAG[kind]))
    if facts.LIGHT_TYPE[kind]:
        told.append(say("unit-light"))
    if facts.CLASS[kind] == facts.INFANTRY:
        told.append(say("unit-may-square"))
    return told
