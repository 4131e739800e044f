"""Aids: what a player may want to look up, such as ground, rosters, and cards not seen yet."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from sandtable.boards.hexes import Hex
from sandtable.colors.table import aids
from sandtable.games.greatwar.rules import facts, slots, views
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.table.legend import signs_of, units_of
from sandtable.games.greatwar.table.words import NAMES, full_name
from sandtable.toolkit.lookup import Aids, Ground
from sandtable.toolkit.text import Speaker

_ground: Final = tomllib.loads((facts.HERE / "data" / "terrain.toml").read_text(encoding="utf-8"))

# Where a card has a paragraph of its own
_command_rules: Final = {facts.COUNTER_ORDER: "G21.5", facts.FIRST_STRIKE: "G21.6"}
_combat_rules: Final = {
    facts.RIFLE_BUTTS: "G22.2",
    facts.SURPRISE_ATTACK: "G22.4",
    facts.MG_BARRAGE: "G22.2",
    facts.GAS_ATTACK: "G22.3",
}
COMMAND: Final = aids.CardTable(
    NAMES,
    "command",
    facts.COMMAND_CARDS,
    [_command_rules.get(card, "G21") for card in range(facts.COMMAND_KINDS)],
    aids.groups_of(facts.IS_SECTION_CARD),
    tuple(facts.SECTIONS),
    facts.ORDERS,
)
COMBAT: Final = aids.CardTable(
    NAMES,
    "combat",
    facts.COMBAT_CARDS,
    [_combat_rules.get(card, "G22") for card in range(facts.COMBAT_KINDS)],
    ["combat"] * facts.COMBAT_KINDS,
    second=True,
)
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
    thrown = game.cards[slots.K_DISCARDS : slots.K_DISCARDS + facts.COMBAT_KINDS]
    command = aids.unseen(game, seat, facts.COMMAND_COPIES, [])
    combat = unseen_combat(game, seat)
    rosters = [
        aids.roster(game, each, lambda unit: full_name(speaker.phrases, game, unit))
        for each in range(len(facts.SEATS))
    ]
    return Aids(
        tuple(ground_chart(game, speaker)),
        {name: tuple(each) for name, each in zip(facts.SEATS, rosters, strict=True)},
        COMMAND.counted(aids.discards_of(game), speaker) + COMBAT.counted(thrown, speaker),
        COMMAND.counted(command, speaker) + COMBAT.counted(combat, speaker),
        aids.missing(game),
        tuple(signs_of(game, whole_chart(speaker), words_here(game), speaker)),
        tuple(units_of(game, speaker)),
    )


def unseen_combat(game: GreatWar, seat: int) -> list[int]:
    """How many combat cards of each kind are in the draw pile, or with the other side."""
    seated = aids.sits(game, seat)
    return [
        copies - game.cards[slots.K_DISCARDS + card] - (game.holds(seat, card) if seated else 0)
        for card, copies in enumerate(facts.COMBAT_COPIES)
    ]


# Ground


def ground_chart(game: GreatWar, speaker: Speaker) -> list[Ground]:
    """What each kind of ground and each marker on this board does (G18)."""
    here = words_here(game) - {facts.TERRAIN[facts.COUNTRYSIDE]}
    return [each for each in whole_chart(speaker) if each.id in here]


def words_here(game: GreatWar) -> set[str]:
    """The kinds of ground and the markers on this board."""
    found = {facts.TERRAIN[game.ground(Hex(at))] for at in range(facts.HEXES)}
    return found | {
        word for at in range(facts.HEXES) for word in views.marker_words(game.markers(Hex(at)))
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
    told += aids.sight_told(entry, speaker)
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
