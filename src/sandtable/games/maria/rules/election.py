"""The Imperial Election (M25): nine seats vote for Francis of Lorraine or Charles Albert."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.victory import check_victory

MAJORITY: Final = 5


def voter(game: Maria, city: Place) -> int:
    """The power that votes for a seat: who controls it, or controls its minor power (M25.4)."""
    power = game.controller(city)
    if power == facts.SAXONY:
        return facts.PRUSSIA if game.saxon_status() == facts.PRUSSIAN_ALLY else facts.AUSTRIA
    return facts.FRANCE if power == facts.BAVARIA else power  # M25.5


def ballots(game: Maria) -> list[Place]:
    """The nine seats in the order in which they vote: by the display (M25.7)."""
    return [
        city for power in facts.DISPLAY for city in facts.ELECTORS if voter(game, city) == power
    ]


def must_choose_francis(power: int) -> bool:
    """M25.3"""
    return power in (facts.AUSTRIA, facts.PRAGMATIC)


@final
class Election(Procedure[Maria]):
    """The vote at the end of the turn: seat by seat, openly, and then the Emperor's marker."""

    def __init__(self, at: int = 0, francis: int = 0) -> None:
        self.at = at  # so many seats have voted
        self.francis = francis  # so many of them for Francis

    def advance(self, game: Maria) -> Outcome:
        seats = ballots(game)
        if self.at == len(seats):
            self.crown(game)
            return DONE
        city = seats[self.at]
        power = voter(game, city)
        if must_choose_francis(power):
            if game.journal is not None:
                game.withhold(game.seat_of(power), do.CHARLES, 1, no.MUST_CHOOSE_FRANCIS)
            self.vote(game, power, city, True)
            return ON
        return game.ask(game.seat_of(power), "vote", "M25.2", [do.FRANCIS, do.CHARLES], city)

    def to_come(self, game: Maria) -> list[int]:
        """The powers that have still to vote."""
        return [voter(game, city) for city in ballots(game)[self.at :]]

    def answer(self, game: Maria, action: int) -> None:
        city = ballots(game)[self.at]
        self.vote(game, voter(game, city), city, action == do.FRANCIS)

    def vote(self, game: Maria, power: int, city: Place, francis: bool) -> None:
        self.at += 1
        self.francis += 1 if francis else 0
        if game.journal is not None:
            rules = ["M25.7"]
            if game.controller(city) == facts.SAXONY:
                rules.append("M25.4")
            elif game.controller(city) == facts.BAVARIA:
                rules.append("M25.5")
            elif facts.IS_WESTERN[city]:
                rules.append("M3.9")
            if game.is_neutral(power):
                rules.append("M23.13")
            key = "votes-francis" if francis else "votes-charles"
            rule = "M25.3" if must_choose_francis(power) else "M25.2"
            game.tell(key, rule, {"power": power, "city": city, "rules": rules})

    def crown(self, game: Maria) -> None:
        """The winner has a marker in the Emperor's box to the end of the game (M25.6, M21.8)."""
        power = facts.AUSTRIA if self.francis >= MAJORITY else facts.FRANCE
        game.give_box(slots.EMPEROR, power)
        game.set_scalar(slots.ELECTION, slots.HELD)
        args = {"power": power, "count": self.francis, "value": self.at - self.francis}
        game.tell("emperor", "M25.6", {**args, "rules": ["M6.6", "M21.8", "M21.12"]})
        check_victory(game)
