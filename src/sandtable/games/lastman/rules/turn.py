"""The sequence of play (L2): seasons with their player turns, production, the winter reshuffle."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Stepwise
from sandtable.games.lastman.rules import facts, forms, slots
from sandtable.games.lastman.rules.battles import Battles
from sandtable.games.lastman.rules.declaring import Declaring
from sandtable.games.lastman.rules.initiative import Initiative
from sandtable.games.lastman.rules.isolation import tests_after_movement
from sandtable.games.lastman.rules.movement import Movement
from sandtable.games.lastman.rules.opening import Exchange, OffensiveOrPass
from sandtable.games.lastman.rules.production import Production
from sandtable.games.lastman.rules.reinforcements import Reinforcements
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import check_decisive, end_of_last_turn, points

LAST_CRISES: Final = 1918


def next_season(game: LastMan) -> None:
    """After WINTER the piles are one again, hands are kept (L1.5.1); then the marker moves."""
    turn = game.turn()
    if facts.RESHUFFLE[turn]:
        if facts.YEAR[turn] >= LAST_CRISES:
            take_out_crises(game)
        for card in range(facts.CARD_KINDS):
            while game.cards[slots.DISCARDS + card]:
                game.move_card(card, slots.DISCARDS, slots.DRAW)
        if game.journal is not None:
            count = sum(game.pile(slots.DRAW))
            args = {"count": count, "rules": ["L1.5", "L2.11", "L12.19"]}
            game.tell("reshuffled", "L1.5.1", args)
    game.set_scalar(slots.SUPPRESSED, 0)
    if game.journal is not None:
        rules = ["L2.1"] if game.form.plays(forms.BIDDING) else ["L2.1", "L2.3"]
        if facts.BLOCKADE[turn + 1] != facts.BLOCKADE[turn]:
            rules += ["L3.2.2", "L12.18"]
        total = points(game) + facts.BLOCKADE[turn + 1] - facts.BLOCKADE[turn]
        game.tell("season", "L2.11", {"turn": turn + 1, "points": total, "rules": rules})


def take_out_crises(game: LastMan) -> None:
    """Neither Crisis! has an event in 1919 (L9.13.1, L9.16)."""
    for card in (facts.ENTENTE_CRISIS, facts.GERMAN_CRISIS):
        for pile in (slots.DRAW, slots.DISCARDS):
            while game.cards[pile + card]:
                game.move_card(card, pile, slots.OUT)
                game.learn(3)
                if game.journal is not None:
                    game.tell("card-leaves", "L9.16", {"card": card, "rules": ["L9.13.1"]})


# The steps of a season (L2.1)
ARRIVE: Final = 0
BIDS: Final = 1
PLAYER_TURNS: Final = 2
BUILD: Final = 3
NEXT: Final = 4

# The windows of a player turn (L2.13)
BEGIN: Final = 0
OPENING: Final = 1
MOVES: Final = 2
TESTS: Final = 3
DECLARE: Final = 4
FIGHT: Final = 5
LAST_ACT: Final = 6


@final
class War(Stepwise[LastMan]):
    """Season after season (L2.1), until the level is decisive or the last turn is over."""

    def copy(self) -> War:
        return War(self.step)

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        if step == ARRIVE:
            self.step = BIDS
            game.withheld = []
            if game.turn() > game.form.first_turn or game.form.reinforce_first:
                game.push(Reinforcements())
        elif step == BIDS:
            self.step = PLAYER_TURNS
            game.set_scalar(slots.PASSES, 0)
            game.push(Initiative())
        elif step == PLAYER_TURNS:
            return self.player_turns(game)
        elif step == BUILD:
            self.step = NEXT
            game.withheld = []
            game.push(Production())
        else:
            return self.end_season(game)
        return ON

    def player_turns(self, game: LastMan) -> Outcome:
        """They alternate until both pass one after the other (L2.9, L2.16)."""
        if game.scalars[slots.PASSES] >= 2:
            self.step = BUILD
            game.set_scalar(slots.ACTIVE, game.scalars[slots.FIRST])
            return ON
        game.push(PlayerTurn(BEGIN))
        return ON

    def end_season(self, game: LastMan) -> Outcome:
        check_decisive(game)
        if game.ended():
            return DONE
        if game.turn() >= game.form.last_turn:
            end_of_last_turn(game)
            return DONE
        next_season(game)
        game.set_scalar(slots.TURN, game.turn() + 1)
        check_decisive(game)
        self.step = ARRIVE
        return ON


@final
class PlayerTurn(Stepwise[LastMan]):
    """One side's turn (L2.4 to L2.8): an Offensive or a Pass."""

    def copy(self) -> PlayerTurn:
        return PlayerTurn(self.step)

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        self.step += 1
        offensive = not game.is_pass()
        if step == BEGIN:
            if game.withheld:  # what was not asked of the other side still holds
                game.withheld = [each for each in game.withheld if each.seat != game.attacker()]
            game.look_round()
        elif step == OPENING:
            game.push(OffensiveOrPass())
        elif step == MOVES:
            game.push(Movement())
        elif step == TESTS:
            tests_after_movement(game)
        elif step == DECLARE:
            if offensive:
                game.push(Declaring())
        elif step == FIGHT:
            if offensive:
                game.push(Battles())
        elif step == LAST_ACT:
            if not offensive:
                game.push(Exchange())
        else:
            check_decisive(game)
            game.set_scalar(slots.ACTIVE, 1 - game.scalars[slots.ACTIVE])
            return DONE
        return ON
