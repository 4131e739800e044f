"""Positions of rule cases, as every battle of the family has them: words, decks, what must follow.

A game reads its own pieces and its own ground; what it shares with the others is here. A wrong word
is a ValueError that names the nearest right one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, final

from sandtable.boards.hexes import NOWHERE, Hex, HexGrid
from sandtable.colors.files.scenarios import BattleShelf
from sandtable.colors.rules import named, slots
from sandtable.colors.rules.battle import Battle
from sandtable.colors.rules.named import Deck
from sandtable.colors.rules.piles import names_in
from sandtable.toolkit.data import unknown

EARLIER_TURNS: Final = 11  # the number of the turn where a case names none


class PlacedPiece(Protocol):
    """A unit or a leader as a line of a case names it; `str` is that line."""

    @property
    def hex(self) -> Hex: ...


B = TypeVar("B", bound=Battle)
P = TypeVar("P", bound=PlacedPiece)


# Words


def known_word(what: str, word: str, words: Collection[str]) -> str:
    if word not in words:
        raise ValueError(unknown(what, word, words))
    return word


def number_of(what: str, word: str, words: Sequence[str]) -> int:
    """The number of this word in its list."""
    return words.index(known_word(what, word, words))


def known_keys(what: str, data: Mapping[str, Any], known: Collection[str]) -> None:
    for key in data:
        if key not in known:
            raise ValueError(unknown(f"key of {what}", key, known))


def word_and_places(what: str, line: str, words: Collection[str]) -> tuple[str, list[str]]:
    """A line such as `forest d4 d5`: a known word, and the names of hexes."""
    word, *places = line.split()
    known_word(what, word, words)
    if not places:
        raise ValueError(f'"{line}" names no hex')
    return word, places


def spelled_out(word: str, table: Mapping[str, Any]) -> str:
    """A word of a table of `words.toml`, which may be given by its code: `LN` for `line`."""
    codes = {str(entry["code"]): str(entry["word"]) for entry in table.values()}
    return codes.get(word, word)


@final
class CaseWords:
    """The seats and hexes that lines of a case name, from the word list of a game."""

    def __init__(self, words: Mapping[str, Mapping[str, Any]], grid: HexGrid) -> None:
        self.grid = grid
        self.seats = list(words["seats"])
        self.seat_of = {seat: seat for seat in self.seats}
        self.seat_of |= {name: str(each["seat"]) for name, each in words["nations"].items()}

    def side(self, word: str) -> str:
        """The seat of this name, or the seat that plays this nation."""
        return self.seat_of[known_word("side", word, self.seat_of)]

    def head(
        self, position: Mapping[str, Any], turn: str, top: str
    ) -> tuple[str, str, str, str, str, str]:
        """The head of the scenario of a case; `turn` and `top` where the case says nothing."""
        first = position.get("first", self.side(position.get("turn", turn)))
        return "case", "", "", "", self.side(position.get("top", top)), self.side(first)

    def seat(self, word: str) -> int:
        return self.seats.index(self.side(word))

    def hex(self, word: str) -> Hex:
        at = self.grid.hex(word)
        if at == NOWHERE:
            board = f"{self.grid.names[0]} to {self.grid.names[-1]}"
            raise ValueError(f'there is no hex "{word}" on the board ({board})')
        return at


# Cards


def taken(deck: Deck, game: Battle, word: str) -> int:
    """A card that is taken out of the pile."""
    card = number_of(deck.what, word, deck.names)
    if game.cards[deck.start + card] == 0:
        raise ValueError(f'the deck has no more "{word}"')
    game.cards[deck.start + card] -= 1
    return card


def deal(deck: Deck, game: Battle, position: Mapping[str, Any], words: CaseWords) -> None:
    """The hands and the discards of a position come out of the pile."""
    for word, cards in position.get(deck.case, {}).items():
        for card in cards:
            game.cards[deck.hand_at(words.seat(word)) + taken(deck, game, card)] += 1
    for card in position.get(deck.discards, []):
        game.cards[deck.discards_at() + taken(deck, game, card)] += 1


def set_pile(deck: Deck, game: Battle, position: Mapping[str, Any]) -> None:
    """A named pile is all there is; the rest is out of this case."""
    if deck.pile in position:
        wanted = [number_of(deck.what, card, deck.names) for card in position[deck.pile]]
        for card in range(len(deck.names)):
            game.cards[deck.start + card] = wanted.count(card)


def deck_differences(
    deck: Deck, game: Battle, expect: Mapping[str, Any], words: CaseWords
) -> list[str]:
    problems: list[str] = []
    for word, cards in expect.get(deck.case, {}).items():
        hand = deck.names_of(game, words.seat(word))
        if sorted(hand) != sorted(cards):
            problems.append(f"{word} holds {hand}, not {cards}")
    for word, size in expect.get(deck.sizes, {}).items():
        have = deck.size(game, words.seat(word))
        if have != size:
            problems.append(f"{word} holds {have} cards, not {size}")
    for key, start in ((deck.discards, deck.discards_at()), (deck.pile, deck.start)):
        if key in expect:
            pile = names_in(game.cards, start, deck.names)
            if sorted(pile) != sorted(expect[key]):
                problems.append(f"the {key} are {pile}, not {expect[key]}")
    return problems


# Cases


class CasePositions(ABC, Generic[B, P]):
    """Sets up the position of a case, and compares what came of it with what was expected."""

    words: ClassVar[CaseWords]
    shelf: ClassVar[BattleShelf[Any]]
    decks: ClassVar[list[Deck]]  # the command cards first
    copying: ClassVar[int]  # the card that copies the last one of the other side
    score: ClassVar[str]  # what wins: banners, medals
    keys: ClassVar[list[str]]  # of a position
    laid_out: ClassVar[list[str]]  # those that a scenario brings with it
    expected: ClassVar[list[str]]  # keys of what must follow

    @abstractmethod
    def set_up(self, scenario: Any) -> B: ...

    @abstractmethod
    def scenario_of(self, position: dict[str, Any], pieces: list[P]) -> Any:
        """A scenario made for one case."""

    @abstractmethod
    def read_piece(self, line: str) -> P: ...

    @abstractmethod
    def pieces_of(self, game: B) -> list[str]:
        """Everything on the board, a line a piece, sorted."""

    @abstractmethod
    def copied(self, game: B, seat: int) -> int:
        """The card that the copying one would be."""

    @abstractmethod
    def finish_piece(self, game: B, piece: P) -> None:
        """What a scenario does not say of it, such as the strength that it began with."""

    @abstractmethod
    def set_own(self, game: B, position: dict[str, Any], pieces: list[P], seat: int) -> None:
        """What only this game has, after the hands are dealt and before the pile is set."""

    @abstractmethod
    def begin(self, game: B, position: dict[str, Any], seat: int) -> None:
        """The turn has begun; with `card` it goes on with the orders."""

    @abstractmethod
    def own_differences(self, game: B, expect: dict[str, Any]) -> list[str]: ...

    # The position

    def place(self, position: dict[str, Any]) -> B:
        """The state that a case begins with."""
        known_keys("[position]", position, self.keys)
        if "command" in position and "card" not in position:
            raise ValueError("`command` goes with `card`")
        pieces = [self.read_piece(line) for line in position.get("pieces", [])]
        if "scenario" in position:
            for key in self.laid_out:
                if key in position:
                    raise ValueError(f"a case has either a scenario or `{key}`")
            game = self.set_up(self.shelf.find(position["scenario"]))
        else:
            game = self.set_up(self.scenario_of(position, pieces))
        for piece in pieces:
            self.finish_piece(game, piece)
        if position.keys() != {"scenario"}:  # a scenario and nothing else begins with the deal
            seat = self.words.seat(position.get("turn", game.SEATS[game.terms.first]))
            self.deal_cards(game, position, seat)
            self.set_own(game, position, pieces, seat)
            for deck in self.decks:
                set_pile(deck, game, position)
            self.set_scalars(game, position, seat)
            game.stack.clear()
            if "card" in position:
                self.play_card(game, position, seat)
            self.begin(game, position, seat)
        return game

    def deal_cards(self, game: B, position: Mapping[str, Any], seat: int) -> None:
        for deck in self.decks:
            deal(deck, game, position, self.words)
        if "card" in position:
            game.cards[game.hand_at(seat) + taken(self.decks[0], game, position["card"])] += 1

    def set_scalars(self, game: B, position: Mapping[str, Any], seat: int) -> None:
        named.ACTIVE.put(game, game.SEATS[seat])
        named.TURN.put(game, position.get(named.TURN.case, EARLIER_TURNS))
        named.TAKEN.put(game, self.by_seat(position, self.score))
        self.set_last_cards(game, self.by_seat(position, named.LAST.case))

    def by_seat(self, position: Mapping[str, Any], key: str) -> dict[str, Any]:
        """Something of each seat that is named: `hq = { british = 3 }`."""
        return {self.words.side(word): each for word, each in position.get(key, {}).items()}

    def set_last_cards(self, game: B, cards: dict[str, str]) -> None:
        """What each seat played last; of a card that copies, what counts is what it copied."""
        copying = game.CARDS[self.copying]
        for side in sorted(cards, key=lambda each: cards[each] == copying):
            card = known_word(self.decks[0].what, cards[side], game.CARDS)
            named.LAST.put(game, {side: card})
            if card == copying:
                seat = game.SEATS.index(side)
                game.scalars[slots.LAST + seat] = self.copied(game, seat)

    def play_card(self, game: B, position: Mapping[str, Any], seat: int) -> None:
        """The card of the turn is on the table and in force."""
        card = game.CARDS.index(position["card"])
        game.play_card(seat, card)
        in_force = self.copied(game, seat) if card == self.copying else card
        game.count_as(seat, in_force)
        if named.COMMAND.case in position:
            named.COMMAND.put(game, position[named.COMMAND.case])

    # What must follow

    def differences(self, game: B, expect: dict[str, Any]) -> list[str]:
        keys = self.expected
        problems = [unknown("key of [expect]", key, keys) for key in expect if key not in keys]
        problems += self.piece_differences(game, expect)
        problems += self.own_differences(game, expect)
        for deck in self.decks:
            problems += deck_differences(deck, game, expect, self.words)
        problems += self.count_differences(expect, self.score, game.score)
        return problems + self.turn_differences(game, expect)

    def piece_differences(self, game: B, expect: Mapping[str, Any]) -> list[str]:
        """`pieces` names all that are on the board, `has` some of them."""
        have = self.pieces_of(game)
        problems: list[str] = []
        if "pieces" in expect:
            want = sorted(str(self.read_piece(line)) for line in expect["pieces"])
            problems.extend(f"missing: {line}" for line in want if line not in have)
            problems.extend(f"not expected: {line}" for line in have if line not in want)
        for line in expect.get("has", []):
            if str(self.read_piece(line)) not in have:
                problems.append(f"missing: {line}; there is: {', '.join(have)}")
        return problems

    def count_differences(
        self, expect: Mapping[str, Any], key: str, count: Callable[[int], int]
    ) -> list[str]:
        """What each seat has of something: banners, medals, tokens."""
        problems: list[str] = []
        for word, wanted in expect.get(key, {}).items():
            have = count(self.words.seat(word))
            if have != wanted:
                problems.append(f"{word} has {have} {key}, not {wanted}")
        return problems

    def turn_differences(self, game: B, expect: Mapping[str, Any]) -> list[str]:
        """Who has won, whose turn it is, and the card on the table."""
        result = game.result()
        have = {
            "winner": (result["seat"] if result else None) or "nobody",
            "turn": named.ACTIVE.shown(game),
            "command": named.COMMAND.shown(game),
            "card": named.PLAYED.shown(game) or "none",
        }
        problems: list[str] = []
        for key, shown in have.items():
            if key in expect:
                want = expect[key]
                if key in ("winner", "turn") and want != "nobody":
                    want = self.words.side(want)
                if shown != want:
                    problems.append(f"the {key} is {shown}, not {expect[key]}")
        return problems
