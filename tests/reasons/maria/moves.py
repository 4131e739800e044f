"""Movement in Maria as the oracle reads it: marches, trains, unions and hussars (M9 to M14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from tests.reasons.maria.board import (
    CITIES,
    GENERALS,
    NAMES,
    POWERS,
    TRAINS,
    Table,
    power_of,
)
from tests.reasons.situation import Moment, Situation

TOGETHER: Final = ("together", "force-together")
SETTING_OUT: Final = ("move", "force", *TOGETHER)
FORCED: Final = ("force", "force-together")
MOVING: Final = (*SETTING_OUT, "replace", "hand-over", "dispute")
PRICE: Final = 4  # of a train or a troop, in points of cards


def table(moment: Moment) -> Table:
    if "table" not in moment.notes:
        moment.notes["table"] = Table(moment.position)
    found: Table = moment.notes["table"]
    return found


@dataclass(frozen=True)
class March:
    """A march under way: who, whether forced, and the cities from its start on."""

    bodies: list[str]
    forced: bool
    path: list[str]


def marches_of(s: Situation) -> list[March]:
    """The marches that a step may be meant for.

    Where the next step is asked for, that one. Else the last one, and those that the pieces of the
    seat could begin.
    """
    last = march_of(s)
    if s.asked.key == "step":
        return [last] if last is not None else []
    t = table(s.at)
    found = [last] if last is not None else []
    for body in (*GENERALS, *TRAINS):
        place = t.place(body)
        if place is None or power_of(body) not in t.powers_of_seat(s.asked.seat):
            continue
        together = t.generals(place)
        found.append(March([body], False, [place]))
        if body in GENERALS:
            found += [March([body], True, [place]), March(together, True, [place])]
            found.append(March(together, False, [place]))
    return found


MarchCheck = Callable[[Situation, Table, March], bool]


def some_march(check: MarchCheck) -> Callable[[Situation], bool]:
    """It holds for the march under way; where there is none, for one that may be meant."""
    return lambda s: s.verb == "step" and any(check(s, table(s.at), m) for m in marches_of(s))


def closing(s: Situation) -> str:
    """The city that closes the way: the one that the reason names, or the goal itself."""
    number = s.told.args.get("city")
    return NAMES[number] if isinstance(number, int) and 0 <= number < len(NAMES) else s.thing


def on_the_way(t: Table, march: March, city: str, goal: str) -> bool:
    """Whether a city is the goal, or may lie on the way to one that is near enough."""
    if city == goal:
        return city != march.path[-1]
    far = t.distance(march.path[-1], city) + t.distance(city, goal)
    return len(march.path) - 1 + far <= max(allowance(march.bodies[0], march.forced))


def march_of(s: Situation) -> March | None:
    """The march whose next step is asked for, or the last one."""
    steps: list[str] = []
    start = ""
    for done in reversed(s.at.done):
        verb, _, thing = done.answer.partition(" ")
        if verb == "step":
            steps.insert(0, thing)
            for event in done.events:
                if event.key == "steps":
                    start = NAMES[event.args["from"]]
        elif verb in SETTING_OUT:
            here = table(s.at).place(thing)
            bodies = [thing]
            if verb in TOGETHER and here:
                bodies = table(s.at).generals(here)
            first = start or (here if not steps else table(s.now).place(thing)) or ""
            return March(bodies, verb.startswith("force"), [first, *steps])
    return None


def allowance(body: str, forced: bool) -> tuple[int, int]:
    """How many cities on any roads, and how many on main roads alone (M12.2, M12.3, M13.1)."""
    if forced:
        return 0, 8
    return (2, 3) if body in TRAINS else (3, 4)


def on_main_roads(t: Table, path: list[str]) -> bool:
    return all(t.roads[one].get(other, False) for one, other in pairwise(path))


def is_out_of_reach(t: Table, march: March, city: str) -> bool:
    """Too far for what is left of a march, pieces aside."""
    plain, main = allowance(march.bodies[0], march.forced)
    here, used = march.path[-1], len(march.path) - 1
    if here == city:
        return False
    if used + t.distance(here, city) <= plain:
        return False
    if not on_main_roads(t, march.path):
        return True
    return used + t.distance(here, city, main=True) > main


@some_march
def general_too_far(s: Situation, t: Table, march: March) -> bool:
    general = march.bodies[0] in GENERALS and not march.forced
    return general and is_out_of_reach(t, march, s.thing)


@some_march
def train_too_far(s: Situation, t: Table, march: March) -> bool:
    return march.bodies[0] in TRAINS and is_out_of_reach(t, march, s.thing)


@some_march
def forced_too_far(s: Situation, t: Table, march: March) -> bool:
    return march.forced and is_out_of_reach(t, march, s.thing)


# Who may set out (M12.1, M12.6, M12.7)


def not_of_seat(s: Situation) -> bool:
    return power_of(s.thing) not in table(s.at).powers_of_seat(s.asked.seat)


def not_of_stage(s: Situation) -> bool:
    t = table(s.at)
    return power_of(s.thing) not in t.powers_of_stage(t.stage)


def off_map(s: Situation) -> bool:
    return table(s.at).place(s.thing) is None


def has_moved(s: Situation) -> bool:
    t = table(s.at)
    bodies = [s.thing]
    place = t.place(s.thing)
    if s.verb in TOGETHER and place:
        bodies = t.generals(place)
    return any("moved" in t.bodies[each]["status"] for each in bodies)


def since_stage(moment: Moment) -> list[tuple[str, dict[str, int]]]:
    """What happened since the stage began: events by key. Income opens a stage (M6.3)."""
    found: list[tuple[str, dict[str, int]]] = []
    for done in reversed(moment.done):
        for event in reversed(done.events):
            if event.key in ("income", "drew-already", "winter", "turn"):
                return found[::-1]
            found.append((event.key, event.args))
    return found[::-1]


def united_now(s: Situation) -> bool:
    """It united in this phase, or somebody united with it (M12.6).

    Who asks for a further step is told of the piece that has just united, and so has ended.
    """
    names = list(table(s.at).bodies)
    if s.verb == "step":
        joined = s.told.args.get("piece")
        united = [event.args for event in s.at.events if event.key == "unites"]
        return any(joined in (args["piece"], args["partner"]) for args in united)
    mine = [s.thing]
    place = table(s.at).place(s.thing)
    if s.verb in TOGETHER and place:
        mine = table(s.at).generals(place)
    return any(
        key == "unites" and {names[args["piece"]], names[args["partner"]]} & set(mine)
        for key, args in since_stage(s.at)
    )


def refused_union(s: Situation) -> bool:
    """M9.5: a general of the partner stands there, and consent was refused in this march."""
    t = table(s.at)
    partners = {"austria": "pragmatic", "pragmatic": "austria"}
    powers = [power_of(each) for each in t.generals(s.thing)] if s.thing in t.roads else []
    refused = any(done.answer == "refuse" for done in s.at.done[-12:])
    return s.verb == "step" and refused and any(each in partners for each in powers)


def in_no_union(s: Situation) -> bool:
    place = table(s.at).place(s.thing)
    return s.verb in TOGETHER and (place is None or len(table(s.at).generals(place)) < 2)


def is_subordinate(s: Situation) -> bool:
    """The union goes by the name of its other general (M9.4: the lower rank commands)."""
    t = table(s.at)
    place = t.place(s.thing)
    if s.verb not in TOGETHER or place is None:
        return False
    return any(GENERALS[each]["rank"] < GENERALS[s.thing]["rank"] for each in t.generals(place))


def under_other_name(s: Situation) -> bool:
    """M9.4: of two equal ranks either may command, so a marching union goes by one of its names."""
    t = table(s.at)
    place = t.place(s.thing)
    if s.verb not in TOGETHER or place is None or len(t.generals(place)) < 2:
        return False
    named = list(t.bodies)[s.told.args.get("piece", -1)]
    ranks = {GENERALS[each]["rank"] for each in t.generals(place)}
    return len(ranks) == 1 and named in t.generals(place) and named != s.thing


def shut_in(s: Situation) -> bool:
    """No city beside it may be entered; in a force march under the conditions of M13.1."""
    t = table(s.at)
    place = t.place(s.thing)
    if place is None:
        return False
    bodies = t.generals(place) if s.verb in TOGETHER else [s.thing]
    forced = s.verb.startswith("force")
    return not any(
        may_stand_or_pass(t, bodies, city)
        and not (forced and (not main or forced_closed(t, bodies, city)))
        for city, main in t.roads[place].items()
    )


def cannot_set_out(s: Situation) -> bool:
    return s.verb in SETTING_OUT and shut_in(s)


def may_stand_or_pass(t: Table, bodies: list[str], city: str) -> bool:
    """Whether pieces may enter a city beside them, at least to end there (M12.4 to M12.11)."""
    powers = [power_of(body) for body in bodies]
    if any(t.closed(power, city) for power in powers):
        return False
    there = t.pieces(city)
    if not there:
        return True
    if bodies[0] in TRAINS:
        return False
    train = t.train(city)
    if train is not None:
        return any(t.enemies(power, power_of(train)) for power in powers)
    return len(bodies) == 1 and len(there) == 1 and t.cooperating(powers[0], power_of(there[0]))


def forced_closed(t: Table, bodies: list[str], city: str) -> bool:
    """M13.1, M13.3: an enemy fortress, an enemy train, or a city next to an enemy."""
    powers = [power_of(body) for body in bodies]
    train = t.train(city)
    if train is not None and any(t.enemies(power, power_of(train)) for power in powers):
        return True
    return any(t.enemy_fortress(power, city) for power in powers) or near_enemy(t, powers, city)


def near_enemy(t: Table, powers: list[str], city: str) -> bool:
    return any(
        t.enemies(power, power_of(piece))
        for near in t.roads[city]
        for piece in t.pieces(near)
        for power in powers
    )


# What a step may not enter


@some_march
def not_beside(s: Situation, t: Table, march: March) -> bool:
    return s.thing not in t.roads[march.path[-1]]


@some_march
def wrong_map(s: Situation, t: Table, march: March) -> bool:
    board = CITIES[closing(s)].board
    return any(board not in POWERS[power_of(body)]["maps"] for body in march.bodies)


def neutral_ground(s: Situation) -> bool:
    return neutral_step(s) or closed_beside(s, Table.neutral_ground)


@some_march
def neutral_step(s: Situation, t: Table, march: March) -> bool:
    return any(t.neutral_ground(power_of(body), closing(s)) for body in march.bodies)


def closed_beside(s: Situation, closes: Callable[[Table, str, str], bool]) -> bool:
    """Who would set out is shut in, and the city that is named, beside it, is closed like this."""
    t = table(s.at)
    place = t.place(s.thing) if s.thing in t.bodies else None
    if place is None or not cannot_set_out(s) or closing(s) not in t.roads[place]:
        return False
    bodies = t.generals(place) if s.verb in TOGETHER else [s.thing]
    return any(closes(t, power_of(body), closing(s)) for body in bodies)


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


def union_joins(s: Situation) -> bool:
    return union_meets_general(s) or (s.verb in TOGETHER and shut_in(s))


@some_march
def union_meets_general(s: Situation, t: Table, march: March) -> bool:
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


def forced_into_fortress(s: Situation) -> bool:
    return forced_at_fortress(s) or (s.verb in FORCED and shut_in(s))


@some_march
def forced_at_fortress(s: Situation, t: Table, march: March) -> bool:
    fortress = any(t.enemy_fortress(power_of(body), closing(s)) for body in march.bodies)
    return march.forced and fortress and on_the_way(t, march, closing(s), s.thing)


def forced_near_enemy(s: Situation) -> bool:
    return forced_beside_enemy(s) or (s.verb in FORCED and shut_in(s))


@some_march
def forced_beside_enemy(s: Situation, t: Table, march: March) -> bool:
    powers = [power_of(each) for each in march.bodies]
    near = near_enemy(t, powers, closing(s))
    return march.forced and near and on_the_way(t, march, closing(s), s.thing)


@some_march
def forced_into_train(s: Situation, t: Table, march: March) -> bool:
    train = t.train(closing(s))
    if train is None or not march.forced:
        return False
    return any(t.enemies(power_of(each), power_of(train)) for each in march.bodies)
