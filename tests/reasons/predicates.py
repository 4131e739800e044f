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
