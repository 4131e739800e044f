"""Before the first turn (M5): troops are shared out in secret, and cards are dealt."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.lanes import ListLane
from sandtable.core.procedure import ASK, DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no
from sandtable.games.maria.rules.cards import draw
from sandtable.games.maria.rules.state import Maria

DEAL_ORDER: Final[list[int]] = [
    facts.AUSTRIA,
    facts.PRAGMATIC,
    facts.SAXONY,
    facts.PRUSSIA,
    facts.FRANCE,
    facts.BAVARIA,
]  # M5.7

# What the set-up rests on
ADVANCED_RULES: Final[list[str]] = [
    "M1.1", "M1.4", "M5.2", "M5.5", "M5.6", "M5.8", "M5.9",
]  # fmt: skip
INTRODUCTORY_RULES: Final[list[str]] = ["M1.4", "M5.5", "M5.9", "M31.1", "M31.3", "M31.5"]


def taking_part(game: Maria, power: int) -> list[int]:
    """Its generals that are on the map or on a mission."""
    return [each for each in facts.GENERALS_OF[power] if game.place_of(each) != facts.OFF]


def generals_of_seat(game: Maria, seat: int) -> list[int]:
    return [
        general
        for power in range(len(facts.POWERS))
        if game.seat_of(power) == seat
        for general in taking_part(game, power)
    ]


@final
class Muster(ListLane):
    """What one seat writes down for its generals, one after the other (M5.3)."""

    def advance(self, game: Any) -> Outcome:
        generals = generals_of_seat(game, self.seat)
        if len(self.given) == len(generals):
            return DONE
        general = generals[len(self.given)]
        fitting = [
            do.TROOPS + number
            for number in range(1, facts.MOST_TROOPS + 1)
            if self.may_have(game, generals, number) is ALLOWED
        ]
        if len(fitting) == 1:
            self.given.append(fitting[0] - do.TROOPS)
            return ON
        game.ask_secretly(self.seat, "muster", "M5.3", fitting, general)
        return ASK

    def may_have(self, game: Maria, generals: list[int], troops: int) -> Refusal:
        """Whether the next general may have so many, and the others still their share."""
        general = generals[len(self.given)]
        if troops < facts.LEAST[general]:
            return no.BELOW_LEAST
        if troops > (facts.LEAST[general] if facts.FIXED[general] else facts.MOST_TROOPS):
            return no.OVER_MOST
        power = facts.POWER_OF[general]
        left = game.form.troops[power] - troops
        least = most = 0
        for at, other in enumerate(generals):
            if facts.POWER_OF[other] != power or other == general:
                continue
            if at < len(self.given):
                left -= self.given[at]
            else:
                least += facts.LEAST[other]
                most += facts.LEAST[other] if facts.FIXED[other] else facts.MOST_TROOPS
        return ALLOWED if least <= left <= most else no.SUM_UNFIT

    def answer(self, game: Any, action: int) -> None:
        self.given.append(action - do.TROOPS)

    def why_not(self, game: Any, action: int) -> Refusal:
        if action - action % do.STRIDE != do.TROOPS:
            return NOT_ASKED_NOW
        return self.may_have(game, generals_of_seat(game, self.seat), action % do.STRIDE)

    def open(self, game: Any) -> None:
        generals = generals_of_seat(game, self.seat)
        for general, troops in zip(generals, self.given, strict=True):
            game.muster(general, troops)
        if game.journal is None:
            return
        for power in range(len(facts.POWERS)):
            if game.seat_of(power) == self.seat and taking_part(game, power):
                args = {"power": power, "count": game.form.troops[power], "rules": ["M5.4"]}
                game.tell("musters", "M5.3", args)


@final
class Deal(Procedure[Maria]):
    """Every power gets its first hand, in the order of M5.7."""

    def advance(self, game: Maria) -> Outcome:
        if game.journal is not None:
            rules = INTRODUCTORY_RULES if game.form.introductory else ADVANCED_RULES
            two = ["M32.2"] if game.form.players == 2 else ["M1.2"]
            game.tell("laid-out", "M5.1", {"turns": game.form.turns, "rules": [*rules, *two]})
        for power in DEAL_ORDER:
            count = game.form.hands[power]
            if not count:
                continue
            cards = draw(game, power, count, do.DEALING)
            if game.journal is not None:
                mask, kinds = 1 << game.seat_of(power), [facts.KIND_OF[card] for card in cards]
                args = {"power": power, "count": count, "cards": kinds}
                game.tell_some(mask, "dealt", "M5.7", args, ("cards",))
        return DONE
