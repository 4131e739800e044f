"""Piles of cards as counts by kind, in a flat list: a pile has no order, and drawing is chance."""

from __future__ import annotations

from typing import final

from sandtable.core.knowledge import Secret


def size_of(cards: list[int], pile: int, kinds: int) -> int:
    return sum(cards[pile : pile + kinds])


def names_in(cards: list[int], pile: int, names: list[str]) -> list[str]:
    """The cards of a pile by name, in the order of the word list."""
    return [name for card, name in enumerate(names) for _ in range(cards[pile + card])]


def counts_in(cards: list[int], pile: int, names: list[str]) -> dict[str, int]:
    return {name: cards[pile + card] for card, name in enumerate(names) if cards[pile + card]}


@final
class HiddenPile:
    """A pile whose cards only the seats of the mask know."""

    def __init__(self, family: str, place: str, mask: int, start: int, kinds: int) -> None:
        self.family = family
        self.place = place
        self.mask = mask
        self.start = start
        self.kinds = kinds

    def secrets(self, cards: list[int]) -> list[Secret]:
        secrets: list[Secret] = []
        for card in range(self.kinds):
            secret = Secret(self.family, self.place, card, self.mask)
            secrets += [secret] * cards[self.start + card]
        return secrets

    def fill(self, cards: list[int], values: list[int], at: int) -> int:
        """As many cards as it has become those of `values` from `at` on; where the next begin."""
        end = at + size_of(cards, self.start, self.kinds)
        counts = [0] * self.kinds
        for card in values[at:end]:
            counts[card] += 1
        cards[self.start : self.start + self.kinds] = counts
        return end
