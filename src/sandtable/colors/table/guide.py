"""The guided battle: how a friendly referee speaks in all the games of this family.

A tip is what can be said of the question at any time, in full at first and in short later, and one
remark on the position. The words stand in the `text` of each game, as `guide-` and the question.
All of it is asked of the rules; the hand of the seat that is asked is the only hidden thing that is
read.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final, Generic, TypeVar

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.rules.sections import COMMAND
from sandtable.colors.table.hover import FIRES, PossibleAttacks
from sandtable.colors.table.words import Names
from sandtable.core.question import Question
from sandtable.toolkit.text import Speaker, Variables

B = TypeVar("B", bound=Battle)
IN_FULL: Final = 3  # turns of each player in which everything is explained
SHORT: Final = "short"
FIRST_QUESTION: Final = "play-card"


def again_after(battled: int, *orders: str) -> dict[str, int]:
    """What some unit has done when a question, as these for orders, comes up again in a turn."""
    return {
        **dict.fromkeys(("order-section", *orders), slots.ORDERED),
        **dict.fromkeys(("move-who", "move-where"), slots.MOVED),
        **dict.fromkeys(("battle-who", "battle-whom"), battled),
    }


class Guide(ABC, Generic[B]):
    """The referee of one game."""

    last_score: ClassVar[tuple[str, str]]  # said before the last one, mine or the enemy's
    names: ClassVar[Names]
    attacks: ClassVar[PossibleAttacks[Any]]
    section_orders: ClassVar[list[list[int]]]  # by card; no orders for a card of another kind
    card_verb: ClassVar[int]
    order_verb: ClassVar[int]
    stride: ClassVar[int]
    again_after: ClassVar[dict[str, int]]  # what a unit has done when a question comes up again

    @abstractmethod
    def before_it_moves(self, game: B, question: Question, speaker: Speaker) -> str:
        """What a unit gives up or risks by moving, and what it may reach."""

    @abstractmethod
    def own_remark(self, game: B, question: Question, speaker: Speaker) -> str:
        """What only this game has to say."""

    def tip(self, game: B, question: Question, speaker: Speaker) -> str:
        """Two or three sentences, and one more on what is to be seen on the board."""
        done = self.again_after.get(question.key, 0)
        form = SHORT if own_turn(game) > IN_FULL or asked_again(game, done) else ""
        said = [speaker.phrases.say(f"guide-{question.key}", None, form)]
        said.append(self.remark(game, question, speaker))
        if question.key == FIRST_QUESTION and own_turn(game) == 1:
            needed = {game.SCORE: game.terms.to_win[question.seat]}
            said.insert(0, speaker.say("guide-welcome", **needed))
        return " ".join(each for each in said if each)

    def remark(self, game: B, question: Question, speaker: Speaker) -> str:
        """The most pressing thing to be said of this position, if there is any."""
        if question.key == FIRST_QUESTION:
            last = self.score_in_sight(game, question.seat, speaker)
            return last or self.useful_card(game, question, speaker)
        if self.again_after.get(question.key) == slots.ORDERED:
            return self.who_can_battle(game, question, speaker)
        if question.key == "move-where":
            return self.before_it_moves(game, question, speaker)
        return self.own_remark(game, question, speaker)

    def where(self, speaker: Speaker, at: Hex) -> Variables:
        return self.names.hex(speaker.phrases, "hex", at)

    def named_by(self, question: Question, verb: int) -> list[Hex]:
        """The hexes, or other things, of the answers with this verb."""
        stride = self.stride
        return [Hex(each - verb) for each in question.actions if each - each % stride == verb]

    def has_target(self, game: B, unit: Unit) -> bool:
        """Whether it could fire from where it stands."""
        hits = self.attacks.targets_from(game, unit, game.hex_of(unit))
        return any(hit.how == FIRES for hit in hits)

    # Cards and orders

    def score_in_sight(self, game: B, seat: int, speaker: Speaker) -> str:
        """One more banner or medal, for me or for the enemy, and the battle is over."""
        if game.missing(seat) == 1 and game.units_of(1 - seat):
            weakest = min(game.units_of(1 - seat), key=game.blocks)
            where = self.where(speaker, game.hex_of(weakest))
            return speaker.say(self.last_score[0], **where, blocks=game.blocks(weakest))
        return speaker.say(self.last_score[1]) if game.missing(1 - seat) == 1 else ""

    def useful_card(self, game: B, question: Question, speaker: Speaker) -> str:
        """The section card that can bring the most units into battle this turn."""
        seat = question.seat
        able = self.attacks.units_in_reach(game, seat)
        units: dict[int, int] = {
            card: self.units_for(game, seat, card, able)
            for card in self.named_by(question, self.card_verb)
            if any(self.section_orders[card])
        }
        best = max(units, key=lambda card: units[card], default=slots.NO_CARD)
        if not units.get(best):
            return ""
        name = self.names.command(speaker.phrases, best)
        return speaker.say("guide-useful-card", **name, units=units[best])

    def units_for(self, game: B, seat: int, card: int, able: Iterable[Unit]) -> int:
        """How many of these units a section card can order.

        A unit in a hex that a line cuts is in two sections (as bits), and counts once.
        """
        left = set(able)
        many = len(left)
        for number, orders in enumerate(self.section_orders[card]):
            most = game.hand_size(seat) if orders == COMMAND else orders
            here = [
                unit
                for unit in sorted(left)
                if game.terms.section_of(seat, game.hex_of(unit)) >> number & 1
            ]
            left -= set(here[:most])
        return many - len(left)

    def who_can_battle(self, game: B, question: Question, speaker: Speaker) -> str:
        """Which of those that can be ordered could reach an enemy."""
        able = self.attacks.units_in_reach(game, question.seat)
        hexes = self.named_by(question, self.order_verb)
        ready = [game.grid.names[at] for at in hexes if game.unit_at(at) in able]
        return speaker.say("guide-can-battle", hexes=", ".join(sorted(ready))) if ready else ""


def asked_again(game: Battle, done: int) -> bool:
    """Whether this has been explained in this turn, when the first unit was ordered or moved."""
    return any(game.status(unit) & done for unit in game.ordered_units())


def own_turn(game: Battle) -> int:
    """How many turns each player has begun, the one that has begun more."""
    return (game.scalars[slots.TURN] + 1) // 2
