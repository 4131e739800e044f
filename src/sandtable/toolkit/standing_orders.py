"""Standing orders: answers that a seat gives in advance, until it withdraws them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandtable.core.question import Question
    from sandtable.toolkit.box import Box


@dataclass(frozen=True)
class StandingOrder:
    """Answer this question so, if nothing is offered beyond this answer and what it declines.

    The names are in notation. Whether it applies must not tell what a seat holds: `instead_of`
    names all that is declined, offered or not.
    """

    question: str
    answer: str
    instead_of: tuple[str, ...]


def standing_answer(box: Box, question: Question, orders: Iterable[str]) -> int | None:
    """The answer that the standing orders of the asked seat give, by their ids; None for none."""
    for name in sorted(box.standing.keys() & set(orders)):
        order = box.standing[name]
        answer = box.vocabulary.find(order.answer)
        covered = {answer, *map(box.vocabulary.find, order.instead_of)}
        if order.question == question.key and answer in question.actions:
            if covered.issuperset(question.actions):
                return answer
    return None
