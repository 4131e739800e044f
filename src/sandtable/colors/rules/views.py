"""A state by name: what positions and views of all battles have alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sandtable.colors.rules import named, slots
from sandtable.colors.rules.battle import Battle
from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question

T = TypeVar("T")


def by_seat(game: Battle, read: Callable[[int], T]) -> dict[str, T]:
    return {name: read(seat) for seat, name in enumerate(game.SEATS)}


def card_word(card: int, cards: Sequence[str]) -> str | None:
    return None if card == slots.NO_CARD else cards[card]


def seat_word(game: Battle, seat: int) -> str | None:
    return game.SEATS[seat] if seat >= 0 else None


def scalars(game: Battle, described: Sequence[named.Scalar]) -> dict[str, Any]:
    return {each.name: each.shown(game) for each in described}


def open_to_all(game: Battle) -> dict[str, Any]:
    """The scenario, the turn, the card on the table and the one before, and what was taken."""
    return {"scenario": game.terms.name, **scalars(game, named.OPEN)}


def whole_of(game: Battle, decks: Sequence[named.Deck]) -> dict[str, Any]:
    """What some do not see: hands and piles, and what was scouted."""
    found: dict[str, Any] = {"scouted": [game.CARDS[card] for card in game.scouted()]}
    for deck in decks:
        found.update(deck.whole(game))
    return found


def seen_of(game: Battle, seat: int, decks: Sequence[named.Deck]) -> dict[str, Any]:
    """The cards of this seat, and what it and the others are asked. An onlooker has none."""
    scouted = game.scouted() if seat == game.active() else []
    found = {
        "seat": game.SEATS[seat] if seat != ONLOOKER else "onlooker",
        "scouted": [game.CARDS[card] for card in scouted],
        "waiting_for": [game.SEATS[each.seat] for each in game.asked],
        "asked": [heard(each, game) for each in game.asked if not each.secret],
        "question": read_out(game, game.question_of(seat)),
    }
    for deck in decks:
        found.update(deck.seen_by(game, seat))
    return found


def heard(question: Question, game: Battle) -> dict[str, Any]:
    """What the table hears of a question: whom and what about, not what may be answered."""
    return {
        "seat": game.SEATS[question.seat],
        "key": question.key,
        "rule": question.rule,
        "subject": question.subject,
    }


def read_out(game: Battle, question: Question | None) -> dict[str, Any] | None:
    if question is None:
        return None
    return {
        "key": question.key,
        "rule": question.rule,
        "subject": question.subject,
        "actions": [game.action_name(action) for action in question.actions],
    }


def unit_rows(game: Battle) -> list[list[int]]:
    row = slots.UNIT_ROW
    return [game.units[at : at + row] for at in range(0, len(game.units), row)]


def hex_word(game: Battle, at: int) -> str | None:
    return game.grid.names[at] if at >= 0 else None
