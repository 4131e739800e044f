"""The sequence of play (M6): a turn with its five stages, the vote, the winter."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure, Stateless
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.combat import CombatPhase
from sandtable.games.maria.rules.conquest import settle_queries
from sandtable.games.maria.rules.election import Election
from sandtable.games.maria.rules.hussars import HussarStage
from sandtable.games.maria.rules.income import CardPhase
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.offers import Offers, begin_prussian_stage
from sandtable.games.maria.rules.politics import PoliticsStage
from sandtable.games.maria.rules.shifting import Shifting
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.supply import SupplyPhase
from sandtable.games.maria.rules.treaties import Talks
from sandtable.games.maria.rules.victory import check_victory, count_scores
from sandtable.games.maria.rules.winter import Winter

# The stages of a turn (M6.2)
POLITICS: Final = 1
HUSSARS: Final = 2
FRANCE_ACTS: Final = 3
PRUSSIA_ACTS: Final = 4
AUSTRIA_ACTS: Final = 5
VOTE: Final = 6
WINTER: Final = 7

# The phases of a stage (M6.3, M6.4)
TALKS: Final = 0
NEW_CARDS: Final = 1
SUPPLY_CHECK: Final = 2
MOVES: Final = 3
SHIFTS: Final = 4
BATTLES: Final = 5
AFTER: Final = 6
OFFERS: Final = 7
CHECK: Final = 8


@final
class War(Stateless[Maria]):
    """Turn after turn until somebody has won, or the last winter is over (M6.1, M22.4)."""

    def advance(self, game: Maria) -> Outcome:
        stage = game.scalars[slots.STAGE] + 1
        if stage > WINTER or stage == 1 or game.scalars[slots.TURN] == 0:
            return self.new_turn(game)
        game.set_scalar(slots.STAGE, stage)
        if stage == HUSSARS:
            game.push(HussarStage())
        elif stage <= AUSTRIA_ACTS:
            game.push(Stage(stage, TALKS))
        elif stage == VOTE:
            if game.scalars[slots.ELECTION] == slots.COMING:
                game.push(Election())
        elif game.scalars[slots.TURN] % facts.TURNS_A_YEAR == 0:
            game.push(Winter())
        return ON

    def new_turn(self, game: Maria) -> Outcome:
        if game.scalars[slots.TURN] == game.form.turns:
            count_scores(game)
            return DONE
        game.set_scalar(slots.TURN, game.scalars[slots.TURN] + 1)
        game.set_scalar(slots.STAGE, POLITICS)
        if game.journal is not None:
            rules = ["M31.4"] if game.form.introductory else []
            game.tell("turn", "M6.1", {"turn": game.scalars[slots.TURN], "rules": rules})
        if not game.form.introductory:
            game.push(PoliticsStage())
        return ON


@final
class Stage(Procedure[Maria]):
    """The turn of one side: five phases, the offers, and the check for victory (M6.3, M6.4)."""

    def __init__(self, stage: int, phase: int) -> None:
        self.stage = stage
        self.phase = phase

    def copy(self) -> Stage:
        return Stage(self.stage, self.phase)

    def advance(self, game: Maria) -> Outcome:
        phase = self.phase
        self.phase += 1
        if phase == TALKS:
            if self.stage == PRUSSIA_ACTS:
                begin_prussian_stage(game)
            game.push(Talks())
        elif phase == NEW_CARDS:
            game.push(CardPhase(self.stage))
        elif phase == SUPPLY_CHECK:
            game.push(SupplyPhase(self.stage))
        elif phase == MOVES:
            game.push(MovementPhase(self.stage))
        elif phase == SHIFTS:
            game.push(Shifting())
        elif phase == BATTLES:
            game.push(CombatPhase(self.stage))
        elif phase == AFTER:
            settle_queries(game)
        elif phase == OFFERS:
            game.push(Offers(self.stage))
        else:
            check_victory(game)
            return DONE
        return ON
