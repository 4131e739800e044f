"""Aids that every game has: cards, those not seen yet, rosters, and what blocks sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.rules.sections import COMMAND
from sandtable.colors.table.words import Names
from sandtable.toolkit.display import Card
from sandtable.toolkit.lookup import Counted, Listed
from sandtable.toolkit.text import Speaker

SECTION_CARD: Final = "section"
TACTIC_CARD: Final = "tactic"
MOST_MADE: Final = 4096  # cards of a deck that are kept, in all languages


@dataclass(frozen=True)
class CardTable:
    """The cards of a deck, as the player looks them up; `orders` where they order by sections."""

    names: Names
    table: str
    cards: list[str]
    rules: list[str]
    groups: list[str]
    sections: tuple[str, ...] = ()
    orders: Sequence[list[int]] = ()
    second: bool = False  # the second of two decks in a hand
    made: dict[tuple[int, int, Speaker], Card] = field(default_factory=dict, compare=False)

    def key(self, card: int) -> str:
        return self.names.key(self.table, self.cards[card])

    def shown(self, card: int, command: int, speaker: Speaker) -> Card:
        """`command` is the number of orders of a card that goes by the hand."""
        key = card, command, speaker
        if key not in self.made:
            if len(self.made) >= MOST_MADE:
                self.made.clear()
            self.made[key] = self.made_of(card, command, speaker)
        return self.made[key]

    def made_of(self, card: int, command: int, speaker: Speaker) -> Card:
        by_section = self.groups[card] == SECTION_CARD
        orders = self.orders[card] if by_section else []
        return Card(
            self.cards[card],
            speaker.name(self.key(card)),
            speaker.name(self.key(card), "does"),
            self.rules[card],
            self.groups[card],
            self.sections if by_section else (),
            tuple(command if number == COMMAND else number for number in orders),
            second=self.second,
        )

    def counted(self, counts: Sequence[int], speaker: Speaker) -> tuple[Counted, ...]:
        return tuple(
            Counted(self.cards[card], speaker.name(self.key(card)), count, self.groups[card])
            for card, count in enumerate(counts)
            if count
        )


def groups_of(section_cards: Sequence[bool]) -> list[str]:
    return [SECTION_CARD if each else TACTIC_CARD for each in section_cards]


def sits(game: Battle, seat: int) -> bool:
    """Whether this is a seat, and no onlooker."""
    return 0 <= seat < len(game.SEATS)


def discards_of(game: Battle) -> list[int]:
    return game.cards[game.card_kinds : 2 * game.card_kinds]


def unseen(game: Battle, seat: int, copies: list[int], seen: list[int]) -> list[int]:
    """How many command cards of each kind are in the draw pile, or with the other side."""
    held = game.hand_counts(seat) if sits(game, seat) else [0] * game.card_kinds
    gone = zip(copies, discards_of(game), held)
    counts = [many - discarded - own for many, discarded, own in gone]
    scouted = game.scouted() if seat == game.active() else []
    for card in [game.scalars[slots.PLAYED], *seen, *scouted]:
        if card != slots.NO_CARD:
            counts[card] -= 1
    return counts


def roster(game: Battle, seat: int, name_of: Callable[[Unit], str]) -> list[Listed]:
    """The units with which this seat began, and what has become of them."""
    listed = []
    for unit in map(Unit, range(game.ends[1])):
        if game.seat_of(unit) == seat:
            nation, kind = game.word(unit).split(" ", 1)
            place = game.grid.names[game.hex_of(unit)] if game.alive(unit) else ""
            name, blocks, start = name_of(unit), game.blocks(unit), game.start(unit)
            listed.append(Listed(name, nation, kind, blocks, start, place))
    return listed


def missing(game: Battle) -> dict[str, int]:
    """What each side still needs to win."""
    return {name: max(0, game.missing(seat)) for seat, name in enumerate(game.SEATS)}


def sight_told(entry: dict[str, Any], speaker: Speaker) -> list[str]:
    """What one kind of ground does to sight, from its facts in `data/terrain.toml`."""
    if entry["blocks_sight"] == "hill":
        return [speaker.say("ground-high")]
    return [speaker.say("ground-blocks-sight")] if entry["blocks_sight"] else []
