"""Facts as flat tables: reading `words.toml` and `data/`, and what the cards of all games have."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from sandtable.colors.rules.sections import COMMAND
from sandtable.core.facts import read_facts


@final
class Files:
    """The files of facts that every hex battle has."""

    def __init__(self, folder: Path) -> None:
        self.words = read_facts(folder, "words.toml")
        self.units = read_facts(folder, "data/units.toml")
        self.terrain = read_facts(folder, "data/terrain.toml")
        self.cards = read_facts(folder, "data/cards.toml")


def list_of(words: dict[str, Any], table: str) -> list[str]:
    """The words of a table, in their order."""
    return [str(entry["word"]) for entry in words[table].values()]


def flags(rows: dict[str, Any], words: list[str], field: str) -> list[bool]:
    """One field that may be left out where it is false."""
    return [bool(rows[word].get(field, False)) for word in words]


def orders_of(card: dict[str, Any], sections: list[str]) -> list[int]:
    """How many orders a card has in each section; COMMAND where it goes by the hand."""
    numbers = [card.get("orders", {}).get(section, 0) for section in sections]
    return [COMMAND if number == "command" else int(number) for number in numbers]


def mirrored(cards: list[str]) -> list[int]:
    """For each card the one with left and right exchanged."""
    other = {"left": "right", "right": "left"}
    found: list[int] = []
    for word in cards:
        stem, _, side = word.rpartition("-")
        found.append(cards.index(f"{stem}-{other[side]}" if side in other else word))
    return found
