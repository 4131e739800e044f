"""Which cities a step may not enter in Maria, as the oracle reads it (M9, M12, M13)."""

from __future__ import annotations

from tests.reasons.maria.board import CITIES, GENERALS, POWERS, TRAINS, Table, power_of
from tests.reasons.maria.moves import (
    March,
    closing,
    is_out_of_reach,
    may_stand_or_pass,
    near_enemy,
    on_the_way,
    some_march,
    table,
)
from tests.reasons.situation import Situation


@some_march
def not_beside(s: Situation, t: Table, march: March) -> bool:
    return s.thing not in t.roads[march.path[-1]]


@some_march
def wrong_map(s: Situation, t: Table, march: March) -> bool:
    board = CITIES[closing(s)].board
    return any(board not in POWERS[power_of(body)]["maps"] for body in march.bodies)


@some_march
def neutral_ground(s: Situation, t: Table, march: March) -> bool:
    return any(t.neutral_ground(power_of(body), closing(s)) for body in march.bodies)


@some_march
def neutral_abroad(s: Situation, t: Table, march: March) -> bool:
    powers = [power_of(body) for body in march.bodies]
    return any(t.neutral(power) and t.home(closing(s)) != power for power in powers)


def others_in(t: Table, march: March, city: str) -> list[str]:
    return [each for each in t.pieces(city) if each not in march.bodies]


@some_march
def taken(s: Situation, t: Table, march: March) -> bool:
    """M12.4: a piece stands there, and none of the exceptions fits; nobody jumps over one."""
    city = closing(s)
    if not others_in(t, march, city) or not on_the_way(t, march, city, s.thing):
        return False
    return city != s.thing or not may_stand_or_pass(t, march.bodies, city)


@some_march
def friendly_train(s: Situation, t: Table, march: March) -> bool:
    train = t.train(closing(s))
    if train is None or march.bodies[0] in TRAINS:
        return False
    powers = [power_of(body) for body in march.bodies]
    return not any(t.enemies(power, power_of(train)) for power in powers)


@some_march
def train_meets_piece(s: Situation, t: Table, march: March) -> bool:
    return march.bodies[0] in TRAINS and bool(others_in(t, march, closing(s)))


@some_march
def third_general(s: Situation, t: Table, march: March) -> bool:
    there = [each for each in others_in(t, march, closing(s)) if each in GENERALS]
    return bool(there) and march.bodies[0] in GENERALS and len(there) + len(march.bodies) > 2


@some_march
def union_joins(s: Situation, t: Table, march: March) -> bool:
    there = [each for each in others_in(t, march, closing(s)) if each in GENERALS]
    return len(march.bodies) == 2 and bool(there)


@some_march
def meets_ally(s: Situation, t: Table, march: March) -> bool:
    """M4.4: a piece of an ally, who does not cooperate, stands there."""
    there = others_in(t, march, closing(s))
    pairs = [(power_of(one), power_of(other)) for one in march.bodies for other in there]
    return any(t.allied(*pair) and not t.cooperating(*pair) for pair in pairs)


def flanders_in_introductory(s: Situation) -> bool:
    return table(s.at).introductory and s.thing in CITIES and CITIES[s.thing].board == "flanders"


def no_main_road(s: Situation) -> bool:
    place = table(s.at).place(s.thing)
    return place is not None and not any(table(s.at).roads[place].values())


@some_march
def off_main_road(s: Situation, t: Table, march: March) -> bool:
    if s.thing in t.roads[march.path[-1]]:
        return march.forced and not t.roads[march.path[-1]][s.thing]
    return march.forced and is_out_of_reach(t, march, s.thing)


@some_march
def forced_into_fortress(s: Situation, t: Table, march: March) -> bool:
    fortress = any(t.enemy_fortress(power_of(body), closing(s)) for body in march.bodies)
    return march.forced and fortress and on_the_way(t, march, closing(s), s.thing)


@some_march
def forced_near_enemy(s: Situation, t: Table, march: March) -> bool:
    powers = [power_of(each) for each in march.bodies]
    near = near_enemy(t, powers, closing(s))
    return march.forced and near and on_the_way(t, march, closing(s), s.thing)


@some_march
def forced_into_train(s: Situation, t: Table, march: March) -> bool:
    train = t.train(closing(s))
    if train is None or not march.forced:
        return False
    return any(t.enemies(power_of(each), power_of(train)) for each in march.bodies)
