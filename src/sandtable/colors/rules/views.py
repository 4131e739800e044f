"""A state by name: what the portraits of all battles have alike, public or as a seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle
from sandtable.colors.rules.piles import names_in
from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question

T = TypeVar("T")


def by_seat(seats: Sequence[str], read: Callable[[int], T]) -> dict[str, T]:
    return {name: read(seat) for seat, name in enumerate(seats)}


def card_word(card: int, cards: Sequence[str]) -> str | None:
    return None if card == slots.NO_CARD else cards[card]


def open_to_all(game: Battle, seats: Sequence[str], cards: Sequence[str]) -> dict[str, Any]:
    """The turn, the card on the table and the one before, and what was taken."""
    scalars = game.scalars
    return {
        "turn": scalars[slots.TURN],
        "active": seats[scalars[slots.ACTIVE]],
        "card": card_word(scalars[slots.PLAYED], cards),
        "in_force": card_word(scalars[slots.IN_FORCE], cards),
        "command": scalars[slots.COMMAND],
        "last_cards": by_seat(seats, lambda seat: card_word(scalars[slots.LAST + seat], cards)),
        "taken": by_seat(seats, lambda seat: scalars[slots.TAKEN + seat]),
    }


def hidden_from_some(game: Battle, seats: Sequence[str], cards: list[str]) -> dict[str, Any]:
    """The hands, and what was scouted, as all-knowing as a referee."""
    hands = by_seat(seats, lambda seat: names_in(game.cards, game.hand_at(seat), cards))
    return {"hands": hands, "scouted": [cards[card] for card in game.scouted()]}


def shown_to(game: Battle, seat: int, seats: Sequence[str], cards: list[str]) -> dict[str, Any]:
    """The cards of this seat, and what it and the others are asked. An onlooker has none."""
    sits = seat != ONLOOKER
    scouted = game.scouted() if seat == game.active() else []
    return {
        "seat": seats[seat] if sits else "onlooker",
        "hand": names_in(game.cards, game.hand_at(seat), cards) if sits else [],
        "hand_sizes": by_seat(seats, game.hand_size),
        "scouted": [cards[card] for card in scouted],
        "waiting_for": [seats[each.seat] for each in game.asked],
        "asked": [heard(each, seats) for each in game.asked if not each.secret],
        "question": read_out(game, game.question_of(seat)),
    }


def heard(question: Question, seats: Sequence[str]) -> dict[str, Any]:
    """What the table hears of a question: whom and what about, not what may be answered."""
    return {
        "seat": seats[question.seat],
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
