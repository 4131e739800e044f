"""The guided battle: how a friendly referee speaks in all the games of this family.

A tip is what can be said of the question at any time, in full at first and in short later, and one
remark on the position. The words stand in the `text` of each game, as `guide-` and the question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.core.question import Question
from sandtable.toolkit.text import Phrases, Speaker, Variables

IN_FULL: Final = 3  # turns of each player in which everything is explained
SHORT: Final = "short"
FIRST_QUESTION: Final = "play-card"


def tip_for(
    game: Battle,
    question: Question,
    speaker: Speaker,
    again_after: Mapping[str, int],
    welcome: str,
    remark: str,
) -> str:
    """Two or three sentences, and one more on what is to be seen on the board.

    `again_after` has, by question, what some unit has done when it comes up again in a turn.
    """
    done = again_after.get(question.key, 0)
    form = SHORT if own_turn(game) > IN_FULL or asked_again(game, done) else ""
    said = [speaker.phrases.say(f"guide-{question.key}", None, form), remark]
    if question.key == FIRST_QUESTION and own_turn(game) == 1:
        said.insert(0, welcome)
    return " ".join(each for each in said if each)


def asked_again(game: Battle, done: int) -> bool:
    """Whether this has been explained in this turn, when the first unit was ordered or moved."""
    return any(game.status(unit) & done for unit in game.ordered_units())


def own_turn(game: Battle) -> int:
    """How many turns each player has begun, the one that has begun more."""
    return (game.scalars[slots.TURN] + 1) // 2


def brought_to_battle(
    orders: Sequence[int], able: Iterable[Unit], sections_of: Callable[[Unit], int]
) -> int:
    """How many of these units a card can order that has so many orders for each section.

    A unit in a hex that a line cuts is in two sections (as bits), and counts once.
    """
    left = set(able)
    many = len(left)
    for number, most in enumerate(orders):
        here = [unit for unit in sorted(left) if sections_of(unit) >> number & 1]
        left -= set(here[:most])
    return many - len(left)


def useful_card(
    cards: Sequence[int],
    units_for: Callable[[int], int],
    card_name: Callable[[Phrases, int], Variables],
    speaker: Speaker,
) -> str:
    """The one of these cards that can bring the most units into battle this turn."""
    best = max(cards, key=units_for, default=slots.NO_CARD)
    if best == slots.NO_CARD or not units_for(best):
        return ""
    name = card_name(speaker.phrases, best)
    return speaker.say("guide-useful-card", **name, units=units_for(best))


def who_can_battle(
    game: Battle, hexes: Iterable[Hex], able: Collection[Unit], speaker: Speaker
) -> str:
    """In which of these hexes are units that could reach an enemy."""
    ready = [game.grid.names[at] for at in hexes if game.unit_at(at) in able]
    return speaker.say("guide-can-battle", hexes=", ".join(sorted(ready))) if ready else ""
