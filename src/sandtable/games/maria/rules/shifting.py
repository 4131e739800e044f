"""Troops shifted between two united generals of one power (M9.7), known to their owner alone."""

from __future__ import annotations

from typing import final

from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import set_troops_secretly


def may_have(total: int, troops: int) -> bool:
    """Whether one of two generals may have so many of all their troops: 1 to 8 each (M9.6)."""
    rest = total - troops
    return 1 <= troops <= facts.MOST_TROOPS and 1 <= rest <= facts.MOST_TROOPS


def ask_troops(game: Maria, general: int, other: int) -> Outcome:
    total = game.troops(general) + game.troops(other)
    actions = [do.TROOPS + n for n in range(1, facts.MOST_TROOPS + 1) if may_have(total, n)]
    return game.ask_secretly(
        game.seat_of(facts.POWER_OF[general]), "shift", "M9.7", actions, general
    )


def shift(game: Maria, general: int, other: int, troops: int) -> None:
    """One general has so many now, and the other the rest."""
    rest = game.troops(general) + game.troops(other) - troops
    set_troops_secretly(game, [general, other], [troops, rest])
    if game.journal is not None:
        power = facts.POWER_OF[general]
        args = {"power": power, "piece": general, "troops": troops}
        game.tell_some(1 << game.seat_of(power), "shifts", "M9.7", args, ("troops",))


def why_not_shift(game: Maria, general: int, other: int, action: int) -> Refusal:
    troops = action - do.TROOPS
    if action // do.STRIDE != do.TROOPS // do.STRIDE:
        return NOT_ASKED_NOW
    total = game.troops(general) + game.troops(other)
    if not 1 <= troops <= facts.MOST_TROOPS:
        return no.OVER_EIGHT if troops else no.NO_TROOPS_LEFT
    return no.TOO_FEW_TROOPS if total - troops > facts.MOST_TROOPS else no.TOO_MANY_TROOPS


def next_union(game: Maria, general: int) -> int:
    """The first general from this number on who is the first of a union of one power."""
    while general < facts.GENERAL_COUNT:
        other = game.partner(general) if game.on_map(general) else slots.NOBODY
        if other > general and facts.POWER_OF[other] == facts.POWER_OF[general]:
            return general
        general += 1
    return general


@final
class Shifting(Procedure[Maria]):
    """The end of phase iii: the owner of every such union may shift, in every stage."""

    def __init__(self, general: int = 0) -> None:
        self.general = general

    def copy(self) -> Shifting:
        return Shifting(self.general)

    def advance(self, game: Maria) -> Outcome:
        self.general = next_union(game, self.general)
        if self.general == facts.GENERAL_COUNT:
            return DONE
        return ask_troops(game, self.general, game.partner(self.general))

    def answer(self, game: Maria, action: int) -> None:
        shift(game, self.general, game.partner(self.general), action - do.TROOPS)
        self.general += 1

    def why_not(self, game: Maria, action: int) -> Refusal:
        return why_not_shift(game, self.general, game.partner(self.general), action)


@final
class ShiftPair(Procedure[Maria]):
    """One union, before it divides: how many troops this general is to have."""

    def __init__(self, general: int, shifted: int = 0) -> None:
        self.general = general
        self.shifted = shifted

    def advance(self, game: Maria) -> Outcome:
        other = game.partner(self.general)
        if (
            self.shifted
            or other == slots.NOBODY
            or facts.POWER_OF[other] != facts.POWER_OF[self.general]
        ):
            return DONE
        return ask_troops(game, self.general, other)

    def answer(self, game: Maria, action: int) -> None:
        shift(game, self.general, game.partner(self.general), action - do.TROOPS)
        self.shifted = 1

    def why_not(self, game: Maria, action: int) -> Refusal:
        return why_not_shift(game, self.general, game.partner(self.general), action)
