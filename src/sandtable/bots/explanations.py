"""Explanations of hints: why one answer is better than another, in words of the game.

Both were played out in the same worlds. A reason compares the ends of the playouts, and is given
only where the mean difference is large and statistically clear.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from sandtable.bots.hints import Hint
from sandtable.bots.search import Ending
from sandtable.core.state import State
from sandtable.toolkit.aspects import Aspect
from sandtable.toolkit.box import Box
from sandtable.toolkit.odds import percent

if TYPE_CHECKING:
    from sandtable.toolkit.text import Speaker

MOST: Final = 2  # reasons for an answer
FEWEST: Final = 4  # worlds that tell anything
CERTAIN: Final = 2.0  # standard errors by which a mean must differ from nothing
OFTEN: Final = 0.1  # of the worlds: a game that ends so often this turn is worth a word

# From which chance of winning on a position is called so, the best first
CHANCES: Final = (
    (0.95, "won"),
    (0.8, "very-good"),
    (0.6, "good"),
    (0.4, "even"),
    (0.2, "poor"),
    (0.05, "very-poor"),
    (0.0, "lost"),
)
# Up to which loss against the best an answer is called so
LOSSES: Final = ((0.005, "alike"), (0.02, "hardly"), (0.05, "little"), (1.0, "clearly"))


@dataclass(frozen=True)
class Difference:
    """How two answers differ in one aspect, in how many times what is worth telling."""

    aspect: Aspect
    more: bool
    size: float

    @property
    def good(self) -> bool:
        return self.more == self.aspect.good


class Reason(NamedTuple):
    """A sentence that speaks for an answer, or against it."""

    text: str
    good: bool


@dataclass(frozen=True)
class HintTold:
    """One answer of a hint in words, without the answer itself."""

    chance: str  # empty where nothing was searched
    behind: str
    captain: str  # that it is captain's choice, if it is
    reasons: list[Reason]


def told(box: Box, state: State, seat: int, hints: list[Hint], speaker: Speaker) -> list[HintTold]:
    """Every answer of a hint in words: the best against the next, the others against the best."""
    found = []
    for number, each in enumerate(hints):
        other = hints[0] if number else hints[1] if len(hints) > 1 else None
        found.append(
            HintTold(
                chance_told(each, speaker),
                speaker.say("hint-behind", loss=loss_of(each, number)),
                speaker.say("hint-captain") if each.captains else "",
                [] if other is None else reasons(box, state, seat, each, other, speaker),
            )
        )
    return found


def chance_told(hint: Hint, speaker: Speaker) -> str:
    chance = hint.chance
    if chance is None:
        return ""
    return speaker.say("hint-chance", chance=next(name for at, name in CHANCES if chance >= at))


def loss_of(hint: Hint, number: int) -> str:
    if not number:
        return "best"
    if hint.chance is None:
        return "next"
    return next(name for most, name in LOSSES if hint.behind <= most)


def reasons(
    box: Box, state: State, seat: int, hint: Hint, other: Hint, speaker: Speaker
) -> list[Reason]:
    """What speaks for the best answer, or first against another one and then for it."""
    ends = endings_told(hint, other, speaker)
    found = differences(box, state, seat, hint, other)
    favours, drawbacks = [each for each in found if each.good], [x for x in found if not x.good]
    ranked = favours if not hint.behind else [*drawbacks[:1], *favours[:1], *drawbacks[1:]]
    said = [
        Reason(speaker.say(each.aspect.key, more="yes" if each.more else "no"), each.good)
        for each in ranked
    ]
    return [*ends, *said][:MOST]


def differences(box: Box, state: State, seat: int, hint: Hint, other: Hint) -> list[Difference]:
    """In which aspects the ends of two answers clearly differ, the widest difference first."""
    pairs = [
        (one, two) for one, two in zip(hint.endings, other.endings) if not one.over and not two.over
    ]
    if len(pairs) < FEWEST:
        return []
    found = [
        difference
        for aspect in box.face.aspects(state, seat)
        if (difference := difference_in(aspect, box.feature_names, pairs)) is not None
    ]
    return sorted(found, key=lambda each: -each.size)


def difference_in(
    aspect: Aspect, names: Sequence[str], pairs: list[tuple[Ending, Ending]]
) -> Difference | None:
    """The mean difference over the worlds; None where it is small, or may be an accident."""
    gaps = [aspect.of(names, one.features) - aspect.of(names, two.features) for one, two in pairs]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    if abs(mean) < aspect.least or abs(mean) < CERTAIN * sqrt(spread / len(gaps)):
        return None
    return Difference(aspect, mean > 0, abs(mean) / aspect.least)


def endings_told(hint: Hint, other: Hint, speaker: Speaker) -> list[Reason]:
    """How often an answer wins or loses the game at once, where the other does so less."""
    said = []
    for key, decided in (("hint-wins", 1.0), ("hint-loses", 0.0)):
        often, less = (share_of(each, decided) for each in (hint, other))
        if often >= OFTEN and often > less:
            said.append(Reason(speaker.say(key, share=percent(often)), decided > 0))
    return said


def share_of(hint: Hint, decided: float) -> float:
    """In how many of its playouts the game was over, won (1) or lost (0)."""
    many = sum(each.over and each.chance == decided for each in hint.endings)
    return many / len(hint.endings) if hint.endings else 0.0
