"""How checks of an oracle are put together: by key, by verb, by the question that is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tests.reasons.situation import Oracle, Situation

Check = Callable[[Situation], bool]

IDLE: Final = ("done", "pass", "stop", "leave", "hold")  # answers that do nothing
OWED: Final = "must-answer"  # what is said to who would not answer
OTHER_WORD: Final = "other-word"  # or to who may do nothing, but by another answer
ASKED_FIRST: Final = "choose-first"  # or to who answers something else than what is asked
# The rule that makes an answer a duty, where it is another than that of the question
DUTIES: Final = {
    "step": ("M12.1",),
    "train-where": ("M14.1",),
    "retreat": ("M17.1",),
    "pay": ("M7.7", "M11.9"),
    "recruit": ("M20.2",),
}


def by_key(**checks: Check) -> Check:
    """One paragraph with several reasons: each key has a check; another key may be any of them."""
    named = {key.replace("_", "-"): check for key, check in checks.items()}

    def check(s: Situation) -> bool:
        found = named.get(s.told.key)
        if found is not None:
            return holds(found, s)
        return any(holds(each, s) for each in named.values())

    return check


def holds(check: Check, s: Situation) -> bool:
    """A check that speaks of another kind of thing, as of a city where a train is named, is not."""
    try:
        return check(s)
    except (KeyError, ValueError):
        return False


def not_asked(*keys: str) -> Check:
    """It is answered to some kinds of question alone, and none of them is open."""
    return lambda s: s.asked.key not in keys


def begins(*starts: str) -> Check:
    """The kind of question that is open, by how its key begins."""
    return lambda s: s.asked.key.startswith(starts)


def happened(*keys: str) -> Check:
    """By the last answer, as where something is not asked for a reason that an event tells."""
    return lambda s: any(event.key in keys for event in s.at.events)


def both(*checks: Check) -> Check:
    return lambda s: all(check(s) for check in checks)


def verb(*names: str) -> Check:
    return lambda s: s.verb in names


def not_offered(s: Situation) -> bool:
    """No answer of this kind is asked for."""
    return s.verb not in {offer.split()[0] for offer in s.asked.offers}


def never(_: Situation) -> bool:
    return False


def with_owed(rules: Oracle, owed: Iterable[str]) -> Oracle:
    """An oracle that also knows when an answer is owed; `owed` are paragraphs met only then.

    Who wants to go on without an answer is told so by the rule of the question, which must have no
    answer that does nothing.
    """

    def checked(check: Check) -> Check:
        def whether(s: Situation) -> bool:
            if s.told.key == ASKED_FIRST:
                return s.told.rule == s.asked.rule and not_offered(s)
            if s.told.key not in (OWED, OTHER_WORD):
                return holds(check, s)
            idle = any(offer in IDLE for offer in s.asked.offers)
            rules = (s.asked.rule, *DUTIES.get(s.asked.key, ()))
            return s.verb in IDLE and s.told.rule in rules and idle == (s.told.key == OTHER_WORD)

        return whether

    return {rule: checked(check) for rule, check in {**dict.fromkeys(owed, never), **rules}.items()}
