"""What Maria says of a position: markers, troops, cards, fortresses and supply of a seat."""

from __future__ import annotations

from sandtable.games.maria.bots.features import MAJOR
from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.state import Maria
from sandtable.toolkit.aspects import Aspect


def aspects_of(game: Maria, seat: int) -> tuple[Aspect, ...]:
    """A seat may play several powers: theirs are added up."""
    mine = [facts.POWERS[power] for power in MAJOR if game.seat_of(power) == seat]
    others = [facts.POWERS[power] for power in MAJOR if game.seat_of(power) != seat]

    def total(powers: list[str], feature: str, share: float = 1.0) -> dict[str, float]:
        return {f"{power} {feature}": share for power in powers}

    return (
        Aspect("hint-markers", total(mine, "pool"), good=False, least=0.15),
        Aspect("hint-their-markers", total(others, "pool"), good=True, least=0.15),
        Aspect("hint-troops", total(mine, "troops", 5.0), good=True, least=0.4),
        Aspect("hint-their-troops", total(others, "troops", 5.0), good=False, least=0.4),
        Aspect("hint-hands", total(mine, "hand"), good=True, least=0.08),
        Aspect("hint-prizes", total(mine, "prizes"), good=True, least=1.0),
        Aspect("hint-alarms", total(mine, "alarms"), good=False, least=0.15),
        Aspect("hint-trains", total(mine, "trains"), good=True, least=0.3),
        Aspect("hint-hunger", {"own hunger": 1.0}, good=False, least=0.15),
    )
