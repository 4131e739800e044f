"""The sequence of play (L2): a season with its player turns, production, and the next season."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.games.lastman.rules import slots
from sandtable.games.lastman.rules.battles import Battles
from sandtable.games.lastman.rules.declaring import Declaring
from sandtable.games.lastman.rules.initiative import Initiative
from sandtable.games.lastman.rules.movement import Movement
from sandtable.games.lastman.rules.opening import OffensiveOrPass
from sandtable.games.lastman.rules.passing import Exchange
from sandtable.games.lastman.rules.production import Production
from sandtable.games.lastman.rules.reinforcements import Reinforcements
from sandtable.games.lastman.rules.seasons import next_season
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.strays import tests_after_movement
from sandtable.games.lastman.rules.victory import check_decisive, end_of_last_turn

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
CHECK: Final = 7


@final
class War(Procedure[LastMan]):
    """Season after season (L2.1), until the level is decisive or the last turn is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int = ARRIVE) -> None:
        self.step = step

    def copy(self) -> War:
        return War(self.step)

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        if step == ARRIVE:
            self.step = BIDS
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
class PlayerTurn(Procedure[LastMan]):
    """One side's turn (L2.4 to L2.8): an Offensive or a Pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> PlayerTurn:
        return PlayerTurn(self.step)

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        self.step += 1
        offensive = game.scalars[slots.OFFENSIVE] != slots.NO_CARD
        if step == BEGIN:
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
