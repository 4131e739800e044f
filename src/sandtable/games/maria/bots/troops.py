"""Troops and what is paid: the muster, recruits, shares of a union, payments (M5, M7.7, M20)."""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.rules import facts, notation as do
from sandtable.games.maria.rules.recruiting import Recruiting
from sandtable.games.maria.rules.state import Maria

KEPT: Final = 4  # cards that a major power keeps for battles: about one of each suit
KEPT_FOR_POLITICS: Final = 2  # more, in the whole war
KEPT_BY_MINOR: Final = 1
STRONGER: Final = 0.5  # for each troop a general has: one who stands alone needs strong armies
ROUND_UP: Final = 0.4  # so that what is left over is not for those at sea
RESERVE_VALUE: Final = 12  # what one would give for it


def muster_value(game: Maria, general: int, troops: int) -> float:
    """An equal share of what is free for all on the map; for those at sea the least."""
    if game.place_of(general) < 0:
        return -float(troops)
    power = facts.POWER_OF[general]
    free, count = game.form.troops[power], 0
    for each in facts.GENERALS_OF[power]:
        if game.place_of(each) != facts.OFF:
            free -= facts.LEAST[each]
            count += 1 if game.on_map(each) else 0
    fair = free / max(count, 1) + ROUND_UP
    return -abs(troops - facts.LEAST[general] - fair)


def share_value(game: Maria, general: int, troops: int) -> float:
    """Half of what a union has."""
    other = game.partner(general)
    if other < 0:
        return float(troops)
    half = (game.troops(general) + game.troops(other)) / 2
    return -abs(troops - half)


# Payments


def price_tag(kind: int) -> int:
    return RESERVE_VALUE if kind == facts.RESERVE else facts.VALUE_OF_KIND[kind]


def pay_value(left: int, kind: int) -> float:
    """The cheapest card that is enough, or the highest of those that are not."""
    value = facts.VALUE_OF_KIND[kind]
    if value >= left:
        return 100.0 - price_tag(kind)
    return float(value) - (50.0 if kind == facts.RESERVE else 0.0)


def recruit_pay_values(game: Maria, top: Recruiting, actions: list[int]) -> list[float]:
    """Low cards first, until enough are left for battles or nobody needs more troops."""
    kept = KEPT if facts.IS_MAJOR[top.power] else KEPT_BY_MINOR
    if facts.IS_MAJOR[top.power] and not game.form.introductory:
        kept += KEPT_FOR_POLITICS
    spare = game.hand_size(top.power) - kept
    missing = 0
    for general in facts.GENERALS_OF[top.power]:
        if game.takes_part(general):
            missing += facts.MOST_TROOPS - game.troops(general)
    short = -top.paid % top.price  # towards the next troop
    more = spare > 0 and missing > 2 + top.paid // top.price
    values: list[float] = []
    for action in actions:
        if action == do.DONE:
            values.append(0.0)
            continue
        kind = action - do.PAY
        if more:
            values.append(20.0 - price_tag(kind))
        else:
            exact = short > 0 and kind != facts.RESERVE and facts.VALUE_OF_KIND[kind] == short
            values.append(1.0 if exact else -1.0)  # nothing of what was paid is wasted
    return values


def recruit_value(view: Outlook, general: int) -> float:
    """A troop for a general who has few, or who is strong already if one stands alone."""
    game = view.game
    troops = game.troops(general)
    value = 8.0 + (STRONGER * troops if view.stands_alone else -troops)
    place = game.place_of(general)
    if place < 0:
        return value - 6.0
    return value + view.pull(facts.POWER_OF[general], place)
