"""The numbers of a state by name: one description of each, by which it is shown, set and compared.

Positions show them all, views those that a seat may see, and rule cases set and compare them.
"""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle
from sandtable.colors.rules.piles import counts_in, names_in, size_of
from sandtable.core.event import ONLOOKER

# What a scalar is
NUMBER: Final = 0
SEAT: Final = 1
CARD: Final = 2  # a command card


@final
class Scalar:
    """A place of `scalars`, or one for each seat. In rule cases it may have a key of its own."""

    def __init__(
        self, name: str, place: int, what: int = NUMBER, by_seat: bool = False, case: str = ""
    ) -> None:
        self.name = name
        self.place = place
        self.what = what
        self.by_seat = by_seat
        self.case = case if case else name

    def word(self, game: Battle, value: int) -> Any:
        if self.what == NUMBER:
            return value
        words = game.SEATS if self.what == SEAT else game.CARDS
        return words[value] if value >= 0 else None

    def number(self, game: Battle, word: Any) -> int:
        """What `word` gave this word for."""
        if self.what == NUMBER:
            return int(word)
        return -1 if word is None else (game.SEATS if self.what == SEAT else game.CARDS).index(word)

    def shown(self, game: Battle) -> Any:
        if not self.by_seat:
            return self.word(game, game.scalars[self.place])
        seats = enumerate(game.SEATS)
        return {name: self.word(game, game.scalars[self.place + seat]) for seat, name in seats}

    def put(self, game: Battle, shown: Any) -> None:
        """As it was shown; of a scalar by seat, the seats that are named."""
        if not self.by_seat:
            game.scalars[self.place] = self.number(game, shown)
            return
        for name, word in shown.items():
            game.scalars[self.place + game.SEATS.index(name)] = self.number(game, word)


TURN: Final = Scalar("turn", slots.TURN, case="turn_number")
ACTIVE: Final = Scalar("active", slots.ACTIVE, SEAT, case="turn")
PLAYED: Final = Scalar("card", slots.PLAYED, CARD)
IN_FORCE: Final = Scalar("in_force", slots.IN_FORCE, CARD)
COMMAND: Final = Scalar("command", slots.COMMAND)
LAST: Final = Scalar("last_cards", slots.LAST, CARD, by_seat=True, case="last_card")
TAKEN: Final = Scalar("taken", slots.TAKEN, by_seat=True)
OPEN: Final = [TURN, ACTIVE, PLAYED, IN_FORCE, COMMAND, LAST, TAKEN]  # to everybody


@final
class Deck:
    """A deck by name: its cards, where it begins in `cards`, and the keys of its parts.

    Behind the pile lie the discards, then the hands.
    """

    def __init__(
        self,
        what: str,
        names: list[str],
        start: int,
        hands: str = "hands",
        hand: str = "hand",
        sizes: str = "hand_sizes",
        discards: str = "discards",
        pile: str = "draw_pile",
        case: str = "hands",
    ) -> None:
        self.what = what
        self.names = names
        self.start = start
        self.hands = hands
        self.hand = hand
        self.sizes = sizes
        self.discards = discards
        self.pile = pile
        self.case = case  # the key of the hands in rule cases

    def discards_at(self) -> int:
        return self.start + len(self.names)

    def hand_at(self, seat: int) -> int:
        return self.start + (2 + seat) * len(self.names)

    def names_of(self, game: Battle, seat: int) -> list[str]:
        return names_in(game.cards, self.hand_at(seat), self.names)

    def size(self, game: Battle, seat: int) -> int:
        return size_of(game.cards, self.hand_at(seat), len(self.names))

    def thrown(self, game: Battle) -> dict[str, Any]:
        """The discards, which everybody sees."""
        return {self.discards: counts_in(game.cards, self.discards_at(), self.names)}

    def whole(self, game: Battle) -> dict[str, Any]:
        """The hands and the pile, as all-knowing as a referee."""
        return {
            self.hands: {name: self.names_of(game, seat) for seat, name in enumerate(game.SEATS)},
            self.pile: counts_in(game.cards, self.start, self.names),
        }

    def seen_by(self, game: Battle, seat: int) -> dict[str, Any]:
        """The hand of this seat, and how many cards there are elsewhere. An onlooker has none."""
        return {
            self.hand: [] if seat == ONLOOKER else self.names_of(game, seat),
            self.sizes: {name: self.size(game, each) for each, name in enumerate(game.SEATS)},
            self.pile: size_of(game.cards, self.start, len(self.names)),
        }
