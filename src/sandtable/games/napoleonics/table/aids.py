"""Aids: what a player may want to look up, such as ground, rosters, and cards not seen yet."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Any, Final

from sandtable.colors.rules.battle import NO_CARD, PLAYED, UNIT_ROW, Unit
from sandtable.games.napoleonics.rules.facts import (
    CARD_KINDS,
    CARD_RULE,
    CARDS,
    CLASSES,
    CLEAR,
    COMMAND,
    COPIES,
    FIELD_WORKS,
    GRID,
    HERE,
    IS_SECTION_CARD,
    NATIONS,
    ORDERS,
    SEATS,
    SECTIONS,
    TERRAIN,
    TERRAIN_RULES,
)
from sandtable.games.napoleonics.rules.state import (
    COUNTERS,
    DISCARDS,
    LEADER_ROW,
    TRACKS,
    Leader,
    Napoleonics,
)
from sandtable.games.napoleonics.table.legend import signs_of, units_of
from sandtable.games.napoleonics.table.words import leader, text_key, unit_name
from sandtable.toolkit.face import Aids, Card, Counted, Ground, Listed
from sandtable.toolkit.text import Speaker, signed

_ground: Final = tomllib.loads((HERE / "data" / "terrain.toml").read_text(encoding="utf-8"))

LEADER: Final = "leader"
SECTION_CARD: Final = "section"
TACTIC_CARD: Final = "tactic"


def aids_of(game: Napoleonics, seat: int, speaker: Speaker) -> Aids:
    """As this seat may know it, or an onlooker, who has no hand."""
    return Aids(
        tuple(ground_chart(game, speaker)),
        {name: tuple(roster(game, number, speaker)) for number, name in enumerate(SEATS)},
        counted(game.cards[DISCARDS : DISCARDS + CARD_KINDS], speaker),
        counted(unseen(game, seat), speaker),
        {
            name: max(0, game.field.banners_to_win[number] - game.banners(number))
            for number, name in enumerate(SEATS)
        },
        tuple(signs_of(game, grounds(range(len(TERRAIN)), speaker), speaker)),
        tuple(units_of(game, speaker)),
    )


# Cards


def card_shown(card: int, command: int, speaker: Speaker) -> Card:
    """A card; `command` is the number of orders of one that goes by the hand (N6.6)."""
    key = text_key("cards", CARDS[card])
    orders = [command if number == COMMAND else number for number in ORDERS[card]]
    in_sections = IS_SECTION_CARD[card]
    return Card(
        CARDS[card],
        speaker.name(key),
        speaker.name(key, "does"),
        CARD_RULE[card],
        group_of(card),
        tuple(SECTIONS) if in_sections else (),
        tuple(orders) if in_sections else (),
    )


def group_of(card: int) -> str:
    return SECTION_CARD if IS_SECTION_CARD[card] else TACTIC_CARD


def counted(counts: list[int], speaker: Speaker) -> tuple[Counted, ...]:
    return tuple(
        Counted(CARDS[card], speaker.name(text_key("cards", CARDS[card])), count, group_of(card))
        for card, count in enumerate(counts)
        if count
    )


def unseen(game: Napoleonics, seat: int) -> list[int]:
    """How many cards of each kind are in the draw pile, or with the other side."""
    counts = list(COPIES)
    for card in range(CARD_KINDS):
        counts[card] -= game.cards[DISCARDS + card]
    known = [game.scalars[PLAYED]]
    if 0 <= seat < len(SEATS):
        for card in range(CARD_KINDS):
            counts[card] -= game.in_hand(seat, card)
        start = TRACKS + seat * COUNTERS
        known += game.cards[start : start + COUNTERS]
    if seat == game.active():
        known += game.scouted()
    for card in known:
        if card != NO_CARD:
            counts[card] -= 1
    return counts


# Pieces


def roster(game: Napoleonics, seat: int, speaker: Speaker) -> list[Listed]:
    """The units and leaders with which this seat began, and what has become of them."""
    listed = []
    for number in range(len(game.units) // UNIT_ROW):
        unit = Unit(number)
        if game.seat_of(unit) == seat:
            nation, kind = game.word(unit).split(" ")
            name = str(unit_name(speaker.phrases, "unit", game.word(unit))["unit"])
            place = GRID.names[game.hex_of(unit)] if game.alive(unit) else ""
            listed.append(Listed(name, nation, kind, game.blocks(unit), game.start(unit), place))
    for number in range(len(game.leaders) // LEADER_ROW):
        who = Leader(number)
        if game.leader_seat(who) == seat:
            word = game.field.leader_names[who]
            name = str(leader(speaker.phrases, "leader", word)["leader"])
            at = game.leader_hex(who)
            place = GRID.names[at] if at >= 0 else ""
            listed.append(Listed(name, NATIONS[game.leader_nation(who)], LEADER, place=place))
    return listed


# Ground


def ground_chart(game: Napoleonics, speaker: Speaker) -> list[Ground]:
    """What each kind of ground on this board does (N26)."""
    here = {*game.field.terrain} - {CLEAR}
    if any(game.field.works):
        here.add(FIELD_WORKS)
    return grounds(sorted(here), speaker)


def grounds(kinds: Iterable[int], speaker: Speaker) -> list[Ground]:
    """What these kinds of ground do."""
    return [
        Ground(
            TERRAIN[ground],
            speaker.name(text_key("terrain", TERRAIN[ground])),
            TERRAIN_RULES[ground],
            tuple(effects(_ground[TERRAIN[ground]], speaker)),
        )
        for ground in kinds
    ]


def effects(facts: dict[str, Any], speaker: Speaker) -> list[str]:
    """What one kind of ground does, a line each, from its facts in `data/terrain.toml`."""
    say = speaker.say
    told = [*on_entry(facts, speaker)]
    if facts["blocks_sight"] == "hill":
        told.append(say("ground-high"))
    elif facts["blocks_sight"]:
        told.append(say("ground-blocks-sight"))
    if not facts["square"] and not facts["impassable"]:
        told.append(say("ground-no-square"))
    if facts.get("combat") == "none":
        told.append(say("ground-no-combat"))
    elif facts.get("combat") == "no-melee":
        told.append(say("ground-no-melee"))
    told += dice_changes(facts, speaker)
    if "ignore_flags" in facts:
        flags = {name: str(flags) for name, flags in facts["ignore_flags"].items() if flags}
        told.append(say("ground-ignores-flags", flags=by_class(flags, speaker)))
    if facts.get("replaces_hill"):
        told.append(say("ground-not-the-hill"))
    if not facts.get("charge_dice", True):
        told.append(say("ground-no-charge-dice"))
    return told or [say("ground-as-clear")]


def on_entry(facts: dict[str, Any], speaker: Speaker) -> list[str]:
    if facts["impassable"]:
        return [speaker.say("ground-closed")]
    told = []
    if facts["impassable_for"]:
        told.append(speaker.say("ground-closed-guns"))
    if facts["stop"]:
        told.append(speaker.say("ground-stops"))
    if facts["battle_on_entry"] == "no":
        told.append(speaker.say("ground-no-battle"))
    elif facts["battle_on_entry"] == "light":
        told.append(speaker.say("ground-light-battles"))
    return told


def dice_changes(facts: dict[str, Any], speaker: Speaker) -> list[str]:
    """Dice more or fewer, by the class of the attacker; one line where fire and melee agree."""
    lines: list[tuple[str, dict[str, int]]] = []
    if agree(facts.get("in", {})):
        lines.append(("ground-into-both", facts["in"]["melee"]))
    elif "in" in facts:
        lines.append(("ground-into-melee", facts["in"]["melee"]))
        lines.append(("ground-into-fire", facts["in"]["ranged"]))
    if agree(facts.get("out", {})):
        lines.append(("ground-out-both", facts["out"]["melee"]))
    elif "out" in facts:
        lines.append(("ground-out-melee", facts["out"]["melee"]))
        lines.append(("ground-out-fire", facts["out"]["ranged"]))
    lines.append(("ground-uphill", facts.get("up", {})))
    lines.append(("ground-downhill", facts.get("down", {})))
    lines.append(("ground-level", facts.get("level", {})))
    lines.append(("ground-works-in", facts.get("across_in", {})))
    lines.append(("ground-works-out", facts.get("across_out", {})))
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
        (speaker.name(text_key("faces", name)), numbers[name])
        for name in CLASSES
        if name in numbers
    ]
    return ", ".join(
        speaker.say("ground-change", **{"class": name}, change=number) for name, number in named
    )
