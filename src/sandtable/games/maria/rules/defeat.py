"""Defeat (M16.10 to M16.12): what the beaten lose, their retreat, and the markers of victory."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.battle_boxes import settle_battle
from sandtable.games.maria.rules.retreats import NO_RETREAT, Retreat, furthest
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import (
    lose_openly,
    remove_general,
    set_troops_secretly,
    show_troops,
)

# The steps of a defeat
LOSE: Final = 0
SPREAD: Final = 1  # the owner of a union spreads its losses
GO: Final = 2
SETTLE: Final = 3
OVER: Final = 4


def total(game: Maria, generals: list[int]) -> int:
    troops = 0
    for general in generals:
        troops += game.troops(general)
    return troops


@final
class Defeat(Procedure[Maria]):
    """The commanders, their cities, and the difference at the end of the battle."""

    def __init__(
        self,
        winner: int,
        loser: int,
        at: int,
        count: int,
        step: int = LOSE,
        lost: int = 0,
        fallen: int = 0,
        goal: int = NO_RETREAT,
    ) -> None:
        self.winner = winner  # the general who commanded, and stays there
        self.loser = loser
        self.at = at  # the city of the beaten
        self.count = count
        self.step = step
        self.lost = lost
        self.fallen = fallen  # 1: a general was eliminated
        self.goal = goal  # how far from the winner the retreat ends

    def copy(self) -> Defeat:
        return Defeat(
            self.winner, self.loser, self.at, self.count, self.step, self.lost, self.fallen,
            self.goal,
        )  # fmt: skip

    def beaten(self, game: Maria) -> list[int]:
        return game.generals_at(Place(self.at))

    def advance(self, game: Maria) -> Outcome:
        if self.step == LOSE:
            return self.lose(game)
        if self.step == SPREAD:
            return self.ask_spread(game)
        if self.step == GO:
            return self.retreat(game)
        if self.step == SETTLE:
            return self.settle(game)
        return DONE

    def answer(self, game: Maria, action: int) -> None:
        if action >= do.KEEP:
            self.keep(game, action - do.KEEP)
        else:
            self.spread(game, action - do.TROOPS)

    # Losses (M16.10 to M16.12)

    def lose(self, game: Maria) -> Outcome:
        generals = self.beaten(game)
        had = total(game, generals)
        self.lost = min(self.count, had)
        game.set_scalar(slots.VICTOR, game.major_of(facts.POWER_OF[self.winner]))
        if game.journal is not None:
            args = {"power": facts.POWER_OF[self.winner], "other": facts.POWER_OF[self.loser]}
            who = {"piece": self.winner, "target": self.loser}
            what = {"city": self.at, "count": self.count, "troops": self.lost}
            rules = ["M16.16", "M31.7"] if game.form.introductory else ["M16.16"]
            game.tell("beaten", "M16.10", {**args, **who, **what, "rules": rules})
        if self.lost == had:
            self.withhold_retreat(game, no.NOBODY_LEFT)
            self.eliminate(game, generals, "M16.11")
            return ON
        if len(generals) == 1:
            lose_openly(game, generals[0], self.lost)
        elif facts.POWER_OF[generals[0]] != facts.POWER_OF[generals[1]]:
            self.lose_mixed(game, generals)
        self.find_goal(game)
        return ON

    def lose_mixed(self, game: Maria, generals: list[int]) -> None:
        """The subordinate loses first, the commander the rest (M16.12)."""
        commander = self.loser
        other = generals[1] if generals[0] == commander else generals[0]
        first = min(self.lost, game.troops(other))
        rest = self.lost - first
        args = {"piece": other, "power": facts.POWER_OF[other], "troops": first}
        game.tell("subordinate-loses", "M16.12", {**args, "count": rest})
        lose_openly(game, other, first)
        if game.troops(other) == 0:
            self.remove(game, other, "M9.8")
            if rest:
                lose_openly(game, commander, rest)
            show_troops(game, [commander])  # all that is left

    def find_goal(self, game: Maria) -> None:
        """Where the retreat must end; without one of full length all is lost (M17.4, M17.5)."""
        generals = self.beaten(game)
        here, winner = Place(self.at), game.place_of(self.winner)
        self.goal = furthest(game, here, generals, winner, self.count)
        if self.goal == NO_RETREAT:
            self.lost += self.left_of(game, generals)
            self.withhold_retreat(game, no.NO_WHOLE_WAY)
            self.eliminate(game, generals, "M17.5")
        elif len(generals) == 2 and facts.POWER_OF[generals[0]] == facts.POWER_OF[generals[1]]:
            self.step = SPREAD
        else:
            self.step = GO

    def withhold_retreat(self, game: Maria, refusal: Refusal) -> None:
        """The winner has nobody to lead away."""
        if game.journal is not None:
            seat = game.seat_of(facts.POWER_OF[self.winner])
            game.withhold(seat, do.RETREAT, do.STRIDE, refusal.about({"piece": self.loser}))

    def left_of(self, game: Maria, generals: list[int]) -> int:
        """The troops that remain; a union of one power has not taken its losses yet."""
        troops = total(game, generals)
        if len(generals) == 2 and facts.POWER_OF[generals[0]] == facts.POWER_OF[generals[1]]:
            troops -= self.lost
        return troops

    def eliminate(self, game: Maria, generals: list[int], rule: str) -> None:
        for general in generals:
            self.remove(game, general, rule)
        self.step = SETTLE

    def remove(self, game: Maria, general: int, rule: str) -> None:
        if game.journal is not None:
            args = {
                "piece": general,
                "power": facts.POWER_OF[general],
                "city": game.place_of(general),
            }
            game.tell("general-lost", rule, args)
        remove_general(game, general)
        self.fallen = 1

    def ask_spread(self, game: Maria) -> Outcome:
        """The owner of a union says who has what is left, in secret; or who survives (M9.9)."""
        generals = self.beaten(game)
        left = self.left_of(game, generals)
        seat = game.seat_of(facts.POWER_OF[generals[0]])
        if left == 1:
            actions = [do.KEEP + general for general in generals]
            return game.ask(seat, "survivor", "M9.9", actions, game.place_of(generals[0]))
        if left == 2:  # one each (M9.8)
            if game.journal is not None:
                game.withhold(seat, do.TROOPS, do.STRIDE, no.ONE_EACH)
            self.spread(game, 1)
            return ON
        shares = range(max(1, left - facts.MOST_TROOPS), min(facts.MOST_TROOPS, left - 1) + 1)
        actions = [do.TROOPS + share for share in shares]
        return game.ask_secretly(seat, "spread-losses", "M16.12", actions, generals[0])

    def spread(self, game: Maria, share: int) -> None:
        generals = self.beaten(game)
        left = self.left_of(game, generals)
        set_troops_secretly(game, generals, [share, left - share])
        if left == 2:
            show_troops(game, generals[:1])
            show_troops(game, generals[1:])
        if game.journal is not None:
            power = facts.POWER_OF[generals[0]]
            args = {"power": power, "piece": generals[0], "troops": share, "rules": ["M9.8"]}
            game.tell_some(1 << game.seat_of(power), "losses-spread", "M16.12", args, ("troops",))
        self.step = GO

    def keep(self, game: Maria, survivor: int) -> None:
        """One troop is left of a union: the survivor has it (M9.9)."""
        generals = self.beaten(game)
        other = generals[1] if generals[0] == survivor else generals[0]
        self.remove(game, other, "M9.9")
        lose_openly(game, survivor, game.troops(survivor) - 1)
        show_troops(game, [survivor])
        self.step = GO

    # Retreat and markers

    def retreat(self, game: Maria) -> Outcome:
        """The winner leads them off; they are out of this phase (M16.13, M17.1)."""
        generals = self.beaten(game)
        for general in generals:
            game.set_status(general, slots.BEATEN, True)
        self.step = SETTLE
        city = game.place_of(self.winner)
        game.push(Retreat(generals[0], city, facts.POWER_OF[self.winner], self.count, self.goal))
        return ON

    def settle(self, game: Maria) -> Outcome:
        """When battle and retreat are over (M21.4, M21.5, M28.5)."""
        self.step = OVER
        winner = game.major_of(facts.POWER_OF[self.winner])
        loser = game.major_of(facts.POWER_OF[self.loser])
        if winner != facts.NO_POWER and loser != facts.NO_POWER:
            settle_battle(game, winner, loser, self.lost, self.fallen)
        return ON

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        left = self.left_of(game, self.beaten(game))
        if verb == do.KEEP and left == 1:
            return no.NOT_A_SURVIVOR
        if verb == do.TROOPS and left > 1:
            return why_not_share(left, action - do.TROOPS)
        return NOT_ASKED_NOW


def why_not_share(left: int, share: int) -> Refusal:
    """Both of a union keep a troop, neither has more than eight (M9.1, M9.8)."""
    if share in (0, left):
        return no.ONE_EACH
    if share > facts.MOST_TROOPS:
        return no.OVER_EIGHT
    return no.TOO_FEW_TROOPS if left - share > facts.MOST_TROOPS else no.NOT_A_SHARE
