"""Phases in which one unit after another is named, until the player is done."""

from __future__ import annotations

from abc import abstractmethod

from sandtable.core.procedure import DONE, Outcome, Stateless
from sandtable.games.greatwar.rules import notation as do
from sandtable.games.greatwar.rules.state import GreatWar


class OneByOne(Stateless[GreatWar]):
    """It asks again after each answer, and is over when nothing is left to name."""

    def ask_next(
        self, game: GreatWar, key: str, rule: str, actions: list[int], subject: int = -1
    ) -> Outcome:
        if not actions:
            return DONE
        actions.append(do.DONE)
        return game.ask(game.active(), key, rule, actions, subject)

    def answer(self, game: GreatWar, action: int) -> None:
        if action == do.DONE:
            game.stack.pop()
        else:
            self.name(game, action)

    @abstractmethod
    def name(self, game: GreatWar, action: int) -> None:
        """What follows for the unit, or for the guns, that the action names."""
