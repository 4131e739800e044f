"""Peace for Silesia (M26) and fewer objectives for France (M27): when they pay, and to keep them.

A peace ends the war between Prussia and Austria for a while. Prussia gets one marker for certain
and a country that is hard to take back, and gives up half of what it holds in Austria. Austria gets
its fortresses back and has its generals free for France, but Silesia is lost.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.offers import french_in_austria
from sandtable.games.maria.rules.state import Maria

WINS: Final = 5.0
ENOUGH_LEFT: Final = 2  # markers that Prussia must still have to place, or peace loses the war
TIME_TO_ARM: Final = 3  # the same for Austria: it has one turn to cover what Prussia comes for
FRENCH_LEAD: Final = 1  # markers that make France the enemy to be stopped first
OVERMATCH: Final = 1.15  # so much stronger, Prussia cannot be driven out of Silesia
SURE: Final = 3.0  # set aside, a marker is safe: as much as one that has to be covered
NEAR_AUSTRIA: Final = 3  # roads from which France may come back to what it holds


def prussians_in_austria(game: Maria) -> int:
    count = 0
    for city in facts.FORTRESSES:
        if game.home_of(city) == facts.AUSTRIA and game.mark(city) == facts.PRUSSIA:
            count += 1
    return count


def pool_after_peace(game: Maria) -> int:
    """Half of the markers in Austria come back, one goes to the box of Silesia (M26.6, M26.8)."""
    return game.pool(facts.PRUSSIA) + prussians_in_austria(game) // 2 - 1


def offer_value(view: Outlook, action: int) -> float:
    """Prussia offers peace if that wins the war, or costs no marker while it wins nothing more."""
    if action != do.OFFER:
        return 0.0
    game = view.game
    after = pool_after_peace(game)
    if after <= 0:
        return WINS
    if after > game.pool(facts.PRUSSIA):
        return -1.0
    return 1.0 if not about_to_win(game, facts.PRUSSIA) else -1.0


def about_to_win(game: Maria, power: int) -> bool:
    """Whether one good stage may place the last markers of a power."""
    return game.pool(power) <= ENOUGH_LEFT


def peace_value(view: Outlook, action: int) -> float:
    """Austria accepts if Prussia has not won by it, and it cannot hold out against both."""
    if action != do.AGREE:
        return 0.0
    game = view.game
    if pool_after_peace(game) < TIME_TO_ARM:
        return -1.0
    if french_lead(game) or is_overmatched(view) or leads(game, facts.AUSTRIA):
        return 1.0
    return -1.0


def french_lead(game: Maria) -> bool:
    """Whether France is nearer to victory than Prussia would be after the peace."""
    return game.pool(facts.FRANCE) + FRENCH_LEAD <= pool_after_peace(game)


def leads(game: Maria, power: int) -> bool:
    """Whether nobody has fewer markers to place."""
    for other in facts.MAJORS:
        if other != power and game.pool(other) <= game.pool(power):
            return False
    return True


def is_overmatched(view: Outlook) -> bool:
    """Whether Prussia and Saxony are stronger than all that Austria has in Bohemia."""
    game = view.game
    own = others = 0.0
    for general in range(facts.GENERAL_COUNT):
        place = game.place_of(general)
        if place < 0 or facts.MAP_OF[place] != facts.BOHEMIA:
            continue
        if facts.POWER_OF[general] == facts.AUSTRIA:
            own += view.troops[general]
        elif game.seat_of(facts.POWER_OF[general]) == game.seat_of(facts.PRUSSIA):
            others += view.troops[general]
    return others >= OVERMATCH * own


def reduce_value(view: Outlook, action: int) -> float:
    """France gives up Core Austria when it holds little there and nobody is near to defend it."""
    if action != do.REDUCE:
        return 0.0
    game = view.game
    held = french_in_austria(game)
    if len(held) > 1:
        return -1.0
    return -1.0 if can_come_back(game, held) else 1.0


def can_come_back(game: Maria, held: list[Place]) -> bool:
    """Whether a general of France or Bavaria is near one of these fortresses."""
    for power in (facts.FRANCE, facts.BAVARIA):
        for general in game.generals_on_map(power):
            row = facts.ROADS.distances(game.place_of(general))
            for city in held:
                if row[city] <= NEAR_AUSTRIA:
                    return True
    return False


def cost_of_leaving(view: Outlook, piece: int, city: Place) -> float:
    """What was set aside is lost when the first Prussian piece leaves Prussia (M26.11)."""
    game = view.game
    if facts.POWER_OF[piece] != facts.PRUSSIA or not game.scalars[slots.ANNEXED]:
        return 0.0
    aside = game.scalars[slots.ASIDE + facts.PRUSSIA]
    if not aside or game.home_of(city) == facts.PRUSSIA:
        return 0.0
    return SURE * aside * view.markers[facts.PRUSSIA]
