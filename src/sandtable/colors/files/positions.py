"""Positions of rule cases, as every battle of the family has them: words, decks, what must follow.

A game reads its own pieces and its own ground; what it shares with the others is here. A wrong word
is a ValueError that names the nearest right one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from sandtable.boards.hexes import NOWHERE, Hex, HexGrid
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle
from sandtable.colors.rules.piles import names_in
from sandtable.toolkit.data import unknown

SeatNamed = Callable[[str], int]
B = TypeVar("B", bound=Battle)


# Words


def known_word(what: str, word: str, words: Collection[str]) -> str:
    if word not in words:
        raise ValueError(unknown(what, word, words))
    return word


def named(what: str, word: str, words: Sequence[str]) -> int:
    """The number of this word in its list."""
    return words.index(known_word(what, word, words))


def hex_on(grid: HexGrid, word: str) -> Hex:
    at = grid.hex(word)
    if at == NOWHERE:
        board = f"{grid.names[0]} to {grid.names[-1]}"
        raise ValueError(f'there is no hex "{word}" on the board ({board})')
    return at


def known_keys(what: str, data: Mapping[str, Any], known: Collection[str]) -> None:
    for key in data:
        if key not in known:
            raise ValueError(unknown(f"key of {what}", key, known))


def spelled_out(word: str, table: Mapping[str, Any]) -> str:
    """A word of a table of `words.toml`, which may be given by its code: `LN` for `line`."""
    codes = {str(entry["code"]): str(entry["word"]) for entry in table.values()}
    return codes.get(word, word)


# Cards


class Deck(NamedTuple):
    """A deck as cases name it: its cards, where it begins in `cards`, and its keys."""

    what: str
    names: list[str]
    start: int
    hands: str = "hands"
    sizes: str = "hand_sizes"
    discards: str = "discards"
    pile: str = "draw_pile"

    def named(self, word: str) -> int:
        return named(self.what, word, self.names)

    def place_of(self, seat: int) -> int:
        """Where a hand begins: behind the pile and the discards."""
        return self.start + (2 + seat) * len(self.names)

    def take(self, game: Battle, card: int) -> int:
        """A card is taken out of the pile."""
        if game.cards[self.start + card] == 0:
            raise ValueError(f'the deck has no more "{self.names[card]}"')
        game.cards[self.start + card] -= 1
        return card

    def deal(self, game: Battle, position: Mapping[str, Any], seat_named: SeatNamed) -> None:
        """The hands and the discards of a position come out of the pile."""
        for word, cards in position.get(self.hands, {}).items():
            for card in cards:
                game.cards[self.place_of(seat_named(word)) + self.take(game, self.named(card))] += 1
        for card in position.get(self.discards, []):
            game.cards[self.start + len(self.names) + self.take(game, self.named(card))] += 1

    def set_pile(self, game: Battle, position: Mapping[str, Any]) -> None:
        """A named pile is all there is; the rest is out of this case."""
        if self.pile in position:
            wanted = [self.named(card) for card in position[self.pile]]
            for card in range(len(self.names)):
                game.cards[self.start + card] = wanted.count(card)

    def differences(
        self, game: Battle, expect: Mapping[str, Any], seat_named: SeatNamed
    ) -> list[str]:
        problems: list[str] = []
        for word, cards in expect.get(self.hands, {}).items():
            hand = names_in(game.cards, self.place_of(seat_named(word)), self.names)
            if sorted(hand) != sorted(cards):
                problems.append(f"{word} holds {hand}, not {cards}")
        for word, size in expect.get(self.sizes, {}).items():
            have = len(names_in(game.cards, self.place_of(seat_named(word)), self.names))
            if have != size:
                problems.append(f"{word} holds {have} cards, not {size}")
        piles = ((self.discards, self.start + len(self.names)), (self.pile, self.start))
        for key, start in piles:
            if key in expect:
                pile = names_in(game.cards, start, self.names)
                if sorted(pile) != sorted(expect[key]):
                    problems.append(f"the {key} are {pile}, not {expect[key]}")
        return problems


# The turn of a case


def check_command(position: Mapping[str, Any]) -> None:
    if "command" in position and "card" not in position:
        raise ValueError("`command` goes with `card`")


def set_turn(game: Battle, position: Mapping[str, Any], seat: int) -> None:
    game.scalars[slots.ACTIVE] = seat
    game.scalars[slots.TURN] = int(position.get("turn_number", 11))


def set_last_cards(
    game: B,
    position: Mapping[str, Any],
    deck: Deck,
    copying: int,
    copied: Callable[[B, int], int],
    seat_named: SeatNamed,
) -> None:
    """What each seat played last; of a card that copies, what counts is what it copied."""
    words = position.get("last_card", {})
    last = {seat_named(word): deck.named(card) for word, card in words.items()}
    for seat in sorted(last, key=lambda each: last[each] == copying):
        game.scalars[slots.LAST + seat] = last[seat]
        if last[seat] == copying:
            game.scalars[slots.LAST + seat] = copied(game, seat)


def play_card(
    game: B,
    position: Mapping[str, Any],
    deck: Deck,
    copying: int,
    copied: Callable[[B, int], int],
    seat: int,
) -> None:
    """The card of the turn is on the table and in force."""
    card = deck.named(position["card"])
    game.play_card(seat, card)
    in_force = copied(game, seat) if card == copying else card
    game.put_in_force(in_force)
    game.remember_card(seat, in_force)
    if "command" in position:
        game.scalars[slots.COMMAND] = int(position["command"])


# What must follow


def key_differences(expect: Mapping[str, Any], known: Sequence[str]) -> list[str]:
    return [unknown("key of [expect]", key, known) for key in expect if key not in known]


def piece_differences(
    have: list[str], expect: Mapping[str, Any], read: Callable[[str], object]
) -> list[str]:
    """`pieces` names all that are on the board, `has` some of them."""
    problems: list[str] = []
    if "pieces" in expect:
        want = sorted(str(read(line)) for line in expect["pieces"])
        problems.extend(f"missing: {line}" for line in want if line not in have)
        problems.extend(f"not expected: {line}" for line in have if line not in want)
    for line in expect.get("has", []):
        if str(read(line)) not in have:
            problems.append(f"missing: {line}; there is: {', '.join(have)}")
    return problems


def count_differences(
    expect: Mapping[str, Any],
    key: str,
    what: str,
    count: Callable[[int], int],
    seat_named: SeatNamed,
) -> list[str]:
    """What each seat has of something: banners, medals, tokens."""
    problems: list[str] = []
    for word, wanted in expect.get(key, {}).items():
        have = count(seat_named(word))
        if have != wanted:
            problems.append(f"{word} has {have} {what}, not {wanted}")
    return problems


def turn_differences(
    game: Battle,
    expect: Mapping[str, Any],
    seats: Sequence[str],
    cards: Sequence[str],
    seat_named: SeatNamed,
) -> list[str]:
    """Who has won, whose turn it is, and the card on the table."""
    problems: list[str] = []
    if "winner" in expect:
        result = game.result()
        winner = (result["seat"] if result else None) or "nobody"
        wanted = expect["winner"]
        if winner != (wanted if wanted == "nobody" else seats[seat_named(wanted)]):
            problems.append(f"the winner is {winner}, not {wanted}")
    if "turn" in expect and game.active() != seat_named(expect["turn"]):
        problems.append(f"it is the turn of {seats[game.active()]}, not {expect['turn']}")
    if "command" in expect and game.command() != expect["command"]:
        problems.append(f"command is {game.command()}, not {expect['command']}")
    if "card" in expect:
        card = game.scalars[slots.PLAYED]
        played = cards[card] if card >= 0 else "none"
        if played != expect["card"]:
            problems.append(f"the card on the table is {played}, not {expect['card']}")
    return problems
