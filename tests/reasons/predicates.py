"""Building blocks of oracles."""

from __future__ import annotations

from collections.abc import Callable

from tests.reasons.situation import Situation

Predicate = Callable[[Situation], bool]


def by_key(sentences: dict[str, Predicate]) -> Predicate:
    """A rule of several sentences: the one that the key means, or else any of them."""

    def holds(situation: Situation) -> bool:
        sentence = sentences.get(situation.told.key)
        if sentence is not None:
            return sentence(situation)
        return any(each(situation) for each in sentences.values())

    return holds


def either(*rules: Predicate) -> Predicate:
    return lambda situation: any(rule(situation) for rule in rules)


def must_answer(situation: Situation) -> bool:
    """The open question is by the rule that is named, and this is no kind of answer to it."""
    verbs = {offer.split()[0] for offer in situation.asked.offers}
    return situation.told.rule == situation.asked.rule and situation.verb not in verbs
