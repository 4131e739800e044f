"""Names for the numbers, in all their forms: what the games of this family call their things alike.

A unit is named by its nation and kind where both sides see it, and by its kind alone where its own
player is asked about it. The words themselves stand in each game's `text/`; what can be said of any
of these battles in the same words, in the `text/` beside this module.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar, final

from sandtable.boards.hexes import Hex, HexGrid
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.core.action import Vocabulary
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.toolkit.text import Phrases, Variables, Words

B = TypeVar("B", bound=Battle)

FAMILY_TEXT: Final = Path(__file__).resolve().parent.parent / "text"
NO_NATION: Final = "none"
NO_CARD_ID: Final = "none"


@final
class Names:
    """Names from the word list of a game; `cards` is its table of command cards."""

    def __init__(self, words: Mapping[str, Mapping[str, Any]], grid: HexGrid, cards: str) -> None:
        self.words = words
        self.grid = grid
        self.cards = cards

    def numbered(self, table: str, number: int) -> str:
        """The word of this number in a table."""
        return str(list(self.words[table].values())[number]["word"])

    def key(self, table: str, word: str) -> str:
        """The key of the text of a word."""
        return str(self.words[table][word]["text"])

    def thing(self, phrases: Phrases, name: str, table: str, word: str) -> Variables:
        """Anything of the word list, under this name."""
        return phrases.named(name, self.key(table, word))

    def seat(self, phrases: Phrases, seat: int) -> Variables:
        return self.thing(phrases, "seat", "seats", self.numbered("seats", seat))

    def section(self, phrases: Phrases, section: int) -> Variables:
        return self.thing(phrases, "section", "sections", self.numbered("sections", section))

    def command(self, phrases: Phrases, card: int) -> Variables:
        """A command card; none where orders are given without one."""
        word = self.numbered(self.cards, card) if card >= 0 else None
        return self.card(phrases, "card", self.cards, word)

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


class BattleWords(Words[B], ABC):
    """The ids of events, questions and actions as names. A game adds what only it has."""

    names: ClassVar[Names]
    vocabulary: ClassVar[Vocabulary]
    about_cards: ClassVar[tuple[str, ...]]  # questions whose subject is a card, and no hex

    @abstractmethod
    def orders_left(self, game: B, question: Question) -> int:
        """How many more orders the card has at most."""

    @abstractmethod
    def in_progress(self, phrases: Phrases, game: B, question: Question) -> Variables:
        """What the procedure that asks knows beside the subject of its question."""

    def unit(self, phrases: Phrases, name: str, word: str, with_nation: bool = True) -> Variables:
        """A unit by its word."""
        return self.names.unit(phrases, name, word, with_nation)

    def reason(self, phrases: Phrases, word: str) -> str:
        """What lets something be done."""
        return phrases.say(word)

    # What every game has

    def event(self, phrases: Phrases, event: Event) -> Variables:
        variables: Variables = {}
        for name, value in event.args.items():
            variables.update(self.argument(phrases, name, value))
        return variables

    def argument(self, phrases: Phrases, name: str, value: Any) -> Variables:
        """The variables that one argument of an event fills."""
        if name in ("hex", "from"):
            return self.names.hex(phrases, name, Hex(value))
        if name in ("unit", "target"):
            return self.unit(phrases, name, value) if value else {}
        if name == "seat":
            return self.names.seat(phrases, value)
        if name == "card":
            return self.names.command(phrases, value)
        if name == "faces":
            return {name: self.names.faces(phrases, value), "thrown": len(value)}
        if name == "because":
            reasons = ", ".join(self.reason(phrases, word) for word in value)
            return {name: reasons, "reasons": len(value)}
        return {} if isinstance(value, list) else {name: value}

    def question(self, phrases: Phrases, state: B, question: Question) -> Variables:
        variables = self.names.seat(phrases, question.seat)
        if question.key in self.about_cards:
            variables.update(self.names.command(phrases, question.subject))
            variables["orders"] = self.orders_left(state, question)
        elif question.subject >= 0:
            variables.update(self.place(phrases, state, Hex(question.subject), question.seat))
        return {**variables, **self.in_progress(phrases, state, question)}

    def action(self, phrases: Phrases, state: B, question: Question, action: int) -> Variables:
        thing = action % self.vocabulary.stride
        named = self.thing(phrases, action - thing, thing)
        if named is not None or len(self.vocabulary.verb(action).things) <= 1:
            return named or {}
        return self.place(phrases, state, Hex(thing), question.seat)

    @abstractmethod
    def thing(self, phrases: Phrases, verb: int, thing: int) -> Variables | None:
        """What a verb acts on; None where that is a hex, or nothing."""

    def place(self, phrases: Phrases, game: B, at: Hex, seat: int) -> Variables:
        """A hex and who stands in it."""
        hex_name = self.names.hex(phrases, "hex", at)
        return {**hex_name, **self.standing(phrases, "unit", game, at, seat)}

    def standing(self, phrases: Phrases, name: str, game: B, at: Hex, seat: int) -> Variables:
        unit = game.unit_at(at)
        if unit < 0:
            return phrases.named(name, "nobody")
        return self.own_or_not(phrases, name, game, unit, seat)

    def own_or_not(self, phrases: Phrases, name: str, game: B, unit: Unit, seat: int) -> Variables:
        """One's own units go without their nation."""
        return self.unit(phrases, name, game.word(unit), game.seat_of(unit) != seat)

    def hexes_about(self, question: Question) -> list[str]:
        """The hex that a question is about, by name."""
        if question.subject < 0 or question.key in self.about_cards:
            return []
        return [self.names.grid.names[question.subject]]


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
