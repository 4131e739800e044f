"""Aids: what a player may want to look up, such as ground, rosters, and cards not seen yet."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.games.greatwar.rules import facts, slots
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.views import marker_words
from sandtable.games.greatwar.table.legend import signs_of, units_of
from sandtable.games.greatwar.table.words import NAMES, full_name
from sandtable.toolkit.lookup import Aids, Counted, Ground, Listed
from sandtable.toolkit.shown import Card
from sandtable.toolkit.text import Speaker

_ground: Final = tomllib.loads((facts.HERE / "data" / "terrain.toml").read_text(encoding="utf-8"))

SECTION_CARD: Final = "section"
TACTIC_CARD: Final = "tactic"
COMBAT_CARD: Final = "combat"

# Where a card has a paragraph of its own
COMMAND_RULES: Final = {facts.COUNTER_ORDER: "G21.5", facts.FIRST_STRIKE: "G21.6"}
COMBAT_RULES: Final = {
    facts.RIFLE_BUTTS: "G22.2",
    facts.SURPRISE_ATTACK: "G22.4",
    facts.MG_BARRAGE: "G22.2",
    facts.GAS_ATTACK: "G22.3",
}
TOKEN_RULES: Final = {
    "shell-crater": "G18.10",
    "wire": "G18.6",
    "strongpoint": "G18.9",
    "bridge": "G18.8",
    "damaged-bridge": "G18.8",
    "footbridge": "G18.16",
}
WATER: Final = ("river", "ford", "damaged-bridge")  # nobody battles from it (G18.7)
TOO_WEAK: Final = ("ford", "damaged-bridge", "footbridge")  # for tanks and field guns
BUILDINGS: Final = ("building", "fortified-building")


def aids_of(game: GreatWar, seat: int, speaker: Speaker) -> Aids:
    """As this seat may know it, or an onlooker, who has no hand."""
    command = game.cards[slots.C_DISCARDS : slots.C_DISCARDS + facts.COMMAND_KINDS]
    combat = game.cards[slots.K_DISCARDS : slots.K_DISCARDS + facts.COMBAT_KINDS]
    return Aids(
        tuple(ground_chart(game, speaker)),
        {name: tuple(roster(game, number, speaker)) for number, name in enumerate(facts.SEATS)},
        counted(command, combat, speaker),
        counted(unseen_command(game, seat), unseen_combat(game, seat), speaker),
        {
            name: max(0, game.field.medals_to_win[number] - game.medals(number))
            for number, name in enumerate(facts.SEATS)
        },
        tuple(signs_of(game, whole_chart(speaker), words_here(game), speaker)),
        tuple(units_of(game, speaker)),
    )


# Cards


def command_shown(card: int, command: int, speaker: Speaker) -> Card:
    """A command card; `command` is the number of orders of one that goes by the hand (G5.3)."""
    key = NAMES.key("command", facts.COMMAND_CARDS[card])
    orders = [command if number == facts.COMMAND else number for number in facts.ORDERS[card]]
    in_sections = facts.IS_SECTION_CARD[card]
    return Card(
        facts.COMMAND_CARDS[card],
        speaker.name(key),
        speaker.name(key, "does"),
        COMMAND_RULES.get(card, "G21"),
        group_of(card),
        tuple(facts.SECTIONS) if in_sections else (),
        tuple(orders) if in_sections else (),
    )


def combat_shown(card: int, speaker: Speaker) -> Card:
    key = NAMES.key("combat", facts.COMBAT_CARDS[card])
    return Card(
        facts.COMBAT_CARDS[card],
        speaker.name(key),
        speaker.name(key, "does"),
        COMBAT_RULES.get(card, "G22"),
        COMBAT_CARD,
    )


def group_of(card: int) -> str:
    return SECTION_CARD if facts.IS_SECTION_CARD[card] else TACTIC_CARD


def counted(command: list[int], combat: list[int], speaker: Speaker) -> tuple[Counted, ...]:
    """Cards of both decks."""
    found = [
        Counted(word, speaker.name(NAMES.key("command", word)), command[card], group_of(card))
        for card, word in enumerate(facts.COMMAND_CARDS)
    ]
    found += [
        Counted(word, speaker.name(NAMES.key("combat", word)), combat[card], COMBAT_CARD)
        for card, word in enumerate(facts.COMBAT_CARDS)
    ]
    return tuple(each for each in found if each.count)


def unseen_command(game: GreatWar, seat: int) -> list[int]:
    """How many command cards of each kind are in the draw pile, or with the other side."""
    counts = [
        copies
        - game.cards[slots.C_DISCARDS + card]
        - (game.in_hand(seat, card) if sits(seat) else 0)
        for card, copies in enumerate(facts.COMMAND_COPIES)
    ]
    known = [game.scalars[common.PLAYED]]
    if seat == game.active():
        known += game.scouted()
    for card in known:
        if card != common.NO_CARD:
            counts[card] -= 1
    return counts


def unseen_combat(game: GreatWar, seat: int) -> list[int]:
    return [
        copies - game.cards[slots.K_DISCARDS + card] - (game.holds(seat, card) if sits(seat) else 0)
        for card, copies in enumerate(facts.COMBAT_COPIES)
    ]


def sits(seat: int) -> bool:
    return 0 <= seat < len(facts.SEATS)


# Pieces


def roster(game: GreatWar, seat: int, speaker: Speaker) -> list[Listed]:
    """The units with which this seat began, and what has become of them."""
    listed = []
    for number in range(len(game.units) // common.UNIT_ROW):
        unit = Unit(number)
        if game.seat_of(unit) == seat:
            nation, kind = game.word(unit).split(" ", 1)
            name = full_name(speaker.phrases, game, unit)
            place = facts.GRID.names[game.hex_of(unit)] if game.alive(unit) else ""
            listed.append(Listed(name, nation, kind, game.blocks(unit), game.start(unit), place))
    return listed


# Ground


def ground_chart(game: GreatWar, speaker: Speaker) -> list[Ground]:
    """What each kind of ground and each marker on this board does (G18)."""
    here = words_here(game) - {facts.TERRAIN[facts.COUNTRYSIDE]}
    return [each for each in whole_chart(speaker) if each.id in here]


def words_here(game: GreatWar) -> set[str]:
    """The kinds of ground and the markers on this board."""
    found = {facts.TERRAIN[game.ground(Hex(at))] for at in range(facts.HEXES)}
    return found | {
        word for at in range(facts.HEXES) for word in marker_words(game.markers(Hex(at)))
    }


def whole_chart(speaker: Speaker) -> list[Ground]:
    """What every kind of ground and every marker does."""
    chart = [
        ground_shown("terrain", word, rule, speaker)
        for word, rule in zip(facts.TERRAIN, facts.TERRAIN_RULES, strict=True)
    ]
    return chart + [
        ground_shown("tokens", word, TOKEN_RULES[word], speaker) for word in facts.TOKENS
    ]


def ground_shown(table: str, word: str, rule: str, speaker: Speaker) -> Ground:
    name = speaker.name(NAMES.key(table, word))
    return Ground(word, name, rule, tuple(effects(word, _ground[word], speaker)))


def effects(word: str, entry: dict[str, Any], speaker: Speaker) -> list[str]:
    """What one kind of ground does, a line each, from its facts in `data/terrain.toml`."""
    say = speaker.say
    told = [*on_entry(word, entry, speaker)]
    if word in WATER:
        told.append(say("ground-no-battle"))
    if entry["blocks_sight"] == "hill":
        told.append(say("ground-high"))
    elif entry["blocks_sight"]:
        told.append(say("ground-blocks-sight"))
    told += protection(word, entry, speaker)
    if entry["tank_die"]:
        told.append(say("ground-tank-die-trench" if word == "trench" else "ground-tank-die"))
    return told or [say("ground-as-open")]


def on_entry(word: str, entry: dict[str, Any], speaker: Speaker) -> list[str]:
    say = speaker.say
    if word == "river":
        return [say("ground-river")]
    told = []
    if word in TOO_WEAK:
        told.append(say("ground-no-heavy"))
    if entry["stop"]:
        told.append(say("ground-stops-soldiers" if word == "wire" else "ground-stops"))
    if entry["entering"]:
        told.append(say("ground-on-wire" if word == "wire" else "ground-entering"))
    if word == "wire":
        told.append(say("ground-tanks-clear"))
    if word in BUILDINGS:
        told.append(say("ground-tanks-no-battle"))
    return told


def protection(word: str, entry: dict[str, Any], speaker: Speaker) -> list[str]:
    """Soldier faces cancelled and flags ignored; one line where fire and close combat agree."""
    fire, close = entry["ranged"], entry["close"]
    if not any([*fire, *close]):
        return []
    if fire == close:
        told = [speaker.say("ground-protects", soldiers=fire[0], flags=fire[1])]
    else:
        told = [
            speaker.say("ground-protects-fire", soldiers=fire[0], flags=fire[1]),
            speaker.say("ground-protects-close", soldiers=close[0], flags=close[1]),
        ]
    if word == "hill":
        told.append(speaker.say("ground-from-below"))
    elif word == "strongpoint":
        told.append(speaker.say("ground-adds"))
    elif word == "shell-crater":
        told.append(speaker.say("ground-instead"))
    return told
