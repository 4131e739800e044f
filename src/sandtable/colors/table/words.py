"""Names for the numbers, in all their forms: what the games of this family call their things alike.

A unit is named by its nation and kind where both sides see it, and by its kind alone where its own
player is asked about it. The words themselves stand in each game's `text/`; what can be said of any
of these battles in the same words, in the `text/` beside this module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

from sandtable.boards.hexes import Hex, HexGrid
from sandtable.toolkit.text import Phrases, Variables

FAMILY_TEXT: Final = Path(__file__).resolve().parent.parent / "text"
NO_NATION: Final = "none"
NO_CARD_ID: Final = "none"


@final
class Names:
    """Names from the word list of a game."""

    def __init__(self, words: Mapping[str, Mapping[str, Any]], grid: HexGrid) -> None:
        self.words = words
        self.grid = grid

    def key(self, table: str, word: str) -> str:
        """The key of the text of a word."""
        return str(self.words[table][word]["text"])

    def thing(self, phrases: Phrases, name: str, table: str, word: str) -> Variables:
        """Anything of the word list, under this name."""
        return phrases.named(name, self.key(table, word))

    def hex(self, phrases: Phrases, name: str, at: Hex) -> Variables:
        word = self.grid.names[at]
        return phrases.named(name, "hex", {"name": word, "row": word[0]})

    def hexes(self, phrases: Phrases, name: str, hexes: Sequence[int]) -> Variables:
        """Several hexes as one place: `c3, d4–d7`."""
        words = runs([self.grid.names[at] for at in hexes])
        return phrases.named(name, "hex", {"name": words, "row": words[0]})

    def card(self, phrases: Phrases, name: str, table: str, word: str | None) -> Variables:
        """The title of a card, and its id for messages that depend on it."""
        if word is None:
            return {name: "", f"{name}_id": NO_CARD_ID}
        return {**self.thing(phrases, name, table, word), f"{name}_id": word}

    def unit(self, phrases: Phrases, name: str, word: str, with_nation: bool = True) -> Variables:
        """A unit by its word, as `british line`."""
        nation, kind = word.split(" ", 1)
        key = self.key("kinds", kind)
        variables = phrases.named("kind", key)
        variables["gender"] = phrases.say(key, None, "gender")
        variables["nation"] = nation if with_nation else NO_NATION
        return phrases.named(name, "unit", variables)

    def faces(self, phrases: Phrases, words: list[str]) -> str:
        """Dice as a person reads them off: 2 × infantry, flag."""
        shown: list[str] = []
        for word in dict.fromkeys(words):
            face = phrases.say(self.key("faces", word))
            count = words.count(word)
            many = {"count": count, "face": face}
            shown.append(face if count == 1 else phrases.say("face-count", many))
        return ", ".join(shown)


def runs(names: Sequence[str]) -> str:
    """Names of hexes in order, neighbours of a row as one: `d4–d7`."""
    rows: dict[str, list[int]] = {}
    for name in names:
        rows.setdefault(name[0], []).append(int(name[1:]))
    told: list[str] = []
    for row, columns in sorted(rows.items()):
        first = last = -1
        for column in [*sorted(columns), 0]:  # 0 ends the last run
            if first >= 0 and column != last + 1:
                told.append(f"{row}{first}" + (f"–{row}{last}" if last > first else ""))
                first = column
            elif first < 0:
                first = column
            last = column
    return ", ".join(told)
