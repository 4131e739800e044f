"""Winter (M20): the powers recruit in the order of their stages, then note their scores."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Stepwise
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.recruiting import NO_LIMIT, Recruiting
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.victory import YEARS

__all__ = ["Recruiting", "Winter"]

PRICE: Final = 4  # of a troop (M20.2)
FIRST_STAGE: Final = 3
STAGES: Final = 3


@final
class Winter(Stepwise[Maria]):
    """One power after another (M20.1), and then what each has still to place (M20.8)."""

    def advance(self, game: Maria) -> Outcome:
        order: list[int] = []
        for stage in range(FIRST_STAGE, FIRST_STAGE + STAGES):
            order += game.powers_of_stage(stage)
        if self.step == 0:
            rules = ["M6.7", "M31.8"] if game.form.introductory else ["M6.7"]
            game.tell("winter", "M20.1", {"turn": game.scalars[slots.TURN], "rules": rules})
        if self.step < len(order):
            power = order[self.step]
            self.step += 1
            game.push(Recruiting(power, NO_LIMIT, PRICE))
            return ON
        if not game.form.introductory:
            note_scores(game)
        for power in range(len(facts.POWERS)):
            game.set_scalar(slots.MODIFIER + power, 0)  # they last until the end of the year
        return DONE


def note_scores(game: Maria) -> None:
    """A point for each marker in the pool; what is set aside does not count (M20.8)."""
    year = game.scalars[slots.TURN] // facts.TURNS_A_YEAR - 1
    for power in facts.MAJORS:
        game.set_scalar(slots.WINTER + power * YEARS + year, max(0, game.pool(power)))
    game.tell("winter-scores", "M20.8", {"turn": game.scalars[slots.TURN]})
