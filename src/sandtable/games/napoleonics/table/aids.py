"""Aids: what a player may want to look up, such as ground, rosters, and cards not seen yet."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Any, Final

from sandtable.colors.table import aids
from sandtable.games.napoleonics.rules import facts, slots
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics
from sandtable.games.napoleonics.table.legend import signs_of, units_of
from sandtable.games.napoleonics.table.words import NAMES, leader
from sandtable.toolkit.lookup import Aids, Ground, Listed
from sandtable.toolkit.text import Speaker, signed

_ground: Final = tomllib.loads((facts.HERE / "data" / "terrain.toml").read_text(encoding="utf-8"))

LEADER: Final = "leader"
CARDS: Final = aids.CardTable(
    NAMES,
    "cards",
    facts.CARDS,
    facts.CARD_RULE,
    aids.groups_of(facts.IS_SECTION_CARD),
    tuple(facts.SECTIONS),
    facts.ORDERS,
)


def aids_of(game: Napoleonics, seat: int, speaker: Speaker) -> Aids:
    """As this seat may know it, or an onlooker, who has no hand."""
    start = slots.TRACKS + seat * slots.COUNTERS
    track = game.cards[start : start + slots.COUNTERS] if aids.sits(game, seat) else []
    return Aids(
        tuple(ground_chart(game, speaker)),
        {name: tuple(roster(game, number, speaker)) for number, name in enumerate(facts.SEATS)},
        CARDS.counted(aids.discards_of(game), speaker),
        CARDS.counted(aids.unseen(game, seat, facts.COPIES, track), speaker),
        aids.missing(game),
        tuple(signs_of(game, grounds(range(len(facts.TERRAIN)), speaker), speaker)),
        tuple(units_of(game, speaker)),
    )


def roster(game: Napoleonics, seat: int, speaker: Speaker) -> list[Listed]:
    """The units and leaders with which this seat began, and what has become of them."""
    listed = aids.roster(
        game, seat, lambda unit: str(NAMES.unit(speaker.phrases, "unit", game.word(unit))["unit"])
    )
    for who in map(Leader, range(game.field.leaders_end[1])):
        if game.leader_seat(who) == seat:
            word = game.field.leader_names[who]
            name = str(leader(speaker.phrases, "leader", word)["leader"])
            at = game.leader_hex(who)
            place = facts.GRID.names[at] if at >= 0 else ""
            listed.append(Listed(name, facts.NATIONS[game.leader_nation(who)], LEADER, place=place))
    return listed


# Ground


def ground_chart(game: Napoleonics, speaker: Speaker) -> list[Ground]:
    """What each kind of ground on this board does (N26)."""
    here = {*game.field.terrain} - {facts.CLEAR}
    if any(game.field.works):
        here.add(facts.FIELD_WORKS)
    return grounds(sorted(here), speaker)


def grounds(kinds: Iterable[int], speaker: Speaker) -> list[Ground]:
    """What these kinds of ground do."""
    return [
        Ground(
            facts.TERRAIN[ground],
            speaker.name(NAMES.key("terrain", facts.TERRAIN[ground])),
            facts.TERRAIN_RULES[ground],
            tuple(effects(_ground[facts.TERRAIN[ground]], speaker)),
        )
        for ground in kinds
    ]


def effects(entry: dict[str, Any], speaker: Speaker) -> list[str]:
    """What one kind of ground does, a line each, from its facts in `data/terrain.toml`."""
    say = speaker.say
    told = [*on_entry(entry, speaker), *aids.sight_told(entry, speaker)]
    if not entry["square"] and not entry["impassable"]:
        told.append(say("ground-no-square"))
    if entry.get("combat") == "none":
        told.append(say("ground-no-combat"))
    elif entry.get("combat") == "no-melee":
        told.append(say("ground-no-melee"))
    told += dice_changes(entry, speaker)
    if "ignore_flags" in entry:
        flags = {name: str(flags) for name, flags in entry["ignore_flags"].items() if flags}
        told.append(say("ground-ignores-flags", flags=by_class(flags, speaker)))
    if entry.get("replaces_hill"):
        told.append(say("ground-not-the-hill"))
    if not entry.get("charge_dice", True):
        told.append(say("ground-no-charge-dice"))
    return told or [say("ground-as-clear")]


def on_entry(entry: dict[str, Any], speaker: Speaker) -> list[str]:
    if entry["impassable"]:
        return [speaker.say("ground-closed")]
    told = []
    if entry["impassable_for"]:
        told.append(speaker.say("ground-closed-guns"))
    if entry["stop"]:
        told.append(speaker.say("ground-stops"))
    if entry["battle_on_entry"] == "no":
        told.append(speaker.say("ground-no-battle"))
    elif entry["battle_on_entry"] == "light":
        told.append(speaker.say("ground-light-battles"))
    return told


def dice_changes(entry: dict[str, Any], speaker: Speaker) -> list[str]:
    """Dice more or fewer, by the class of the attacker; one line where fire and melee agree."""
    lines: list[tuple[str, dict[str, int]]] = []
    if agree(entry.get("in", {})):
        lines.append(("ground-into-both", entry["in"]["melee"]))
    elif "in" in entry:
        lines.append(("ground-into-melee", entry["in"]["melee"]))
        lines.append(("ground-into-fire", entry["in"]["ranged"]))
    if agree(entry.get("out", {})):
        lines.append(("ground-out-both", entry["out"]["melee"]))
    elif "out" in entry:
        lines.append(("ground-out-melee", entry["out"]["melee"]))
        lines.append(("ground-out-fire", entry["out"]["ranged"]))
    lines.append(("ground-uphill", entry.get("up", {})))
    lines.append(("ground-downhill", entry.get("down", {})))
    lines.append(("ground-level", entry.get("level", {})))
    lines.append(("ground-works-in", entry.get("across_in", {})))
    lines.append(("ground-works-out", entry.get("across_out", {})))
    return [
        speaker.say(key, dice=by_class({name: signed(dice) for name, dice in changes}, speaker))
        for key, all_changes in lines
        if (changes := [(name, dice) for name, dice in all_changes.items() if dice])
    ]


def agree(ways: dict[str, dict[str, int]]) -> bool:
    """Whether melee and fire are changed alike, for those who can do both."""
    melee, fire = ways.get("melee", {}), ways.get("ranged", {})
    shooters = ("infantry", "artillery")
    return bool(ways) and all(melee.get(each, 0) == fire.get(each, 0) for each in shooters)


def by_class(numbers: dict[str, str], speaker: Speaker) -> str:
    """infantry −1, cavalry −2"""
    named = [
        (speaker.name(NAMES.key("faces", name)), numbers[name])
        for name in facts.CLASSES
        if name in numbers
    ]
    return ", ".join(
        speaker.say("ground-change", **{"class": name}, change=number) for name, number in named
    )
