"""Movement in Maria as the oracle reads it: marches, trains, unions and hussars (M9 to M14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from tests.reasons.maria.board import (
    GENERALS,
    NAMES,
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

    def holds(s: Situation) -> bool:
        if s.verb == "step":
            return any(check(s, table(s.at), march) for march in marches_of(s))
        return s.verb in SETTING_OUT and closes_way_out(s, check)

    return holds


def closes_way_out(s: Situation, check: MarchCheck) -> bool:
    """Who would set out is shut in, and the city beside it that is named is closed like this."""
    t = table(s.at)
    place = t.place(s.thing)
    if place is None or not shut_in(s) or closing(s) not in t.roads[place]:
        return False
    bodies = t.generals(place) if s.verb in TOGETHER else [s.thing]
    march = March(bodies, s.verb in FORCED, [place])
    return check(replace(s, verb="step", thing=closing(s)), t, march)


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
    """The march whose next step is asked for, or the last one.

    A step that a partner refused (M9.5) was not taken; on a way that is only thought of all are.
    """
    steps: list[str] = []
    start = ""
    real = len(s.now.done)
    for index in range(len(s.at.done) - 1, -1, -1):
        done = s.at.done[index]
        verb, _, thing = done.answer.partition(" ")
        if index >= real and verb == "step":
            steps.insert(0, thing)
        for event in done.events:
            if event.key == "steps":
                steps.insert(0, NAMES[event.args["city"]])
                start = NAMES[event.args["from"]]
        if verb in SETTING_OUT:
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


def could_have_gone(s: Situation) -> bool:
    """Nobody is on the march, and the piece that is named has moved, but for that it might go."""
    t = table(s.at)
    body = list(t.bodies)[s.told.args.get("piece", -1)]
    place = t.place(body)
    if s.verb != "step" or place is None or "moved" not in t.bodies[body]["status"]:
        return False
    return not is_out_of_reach(t, March([body], False, [place]), s.thing)


def since_stage(moment: Moment, ended: bool = False) -> list[tuple[str, dict[str, int]]]:
    """What happened since the stage began: events by key. Income opens a stage (M6.3).

    With `ended` the stage that the last answer ended is meant, if it ended one.
    """
    found: list[tuple[str, dict[str, int]]] = []
    for done in reversed(moment.done):
        for event in reversed(done.events):
            opens = event.key in ("income", "drew-already", "winter", "turn")
            if opens and not (ended and done is moment.done[-1]):
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
        united = [args for key, args in since_stage(s.at) if key == "unites"]
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
    """M9.5: he would unite with a general of the partner, who refused him in this phase.

    Where nobody is on the march yet, he is one who could still go there.
    """
    t, march = table(s.at), march_of(s)
    if s.verb in TOGETHER:
        asking, place = [s.thing], t.place(s.thing)
    elif s.verb == "step":
        asking, place = march.bodies[:1] if march is not None else [], s.thing
        if s.asked.key == "move":
            asking = [each for each in GENERALS if in_reach(t, each, s.thing)]
    elif s.verb == "at":  # who comes back in winter
        entering = [d.answer[6:] for d in s.at.done[-1:] if d.answer.startswith("enter ")]
        asking, place = entering, s.thing
    else:
        return False
    return any(is_refused(s, each, place or "") for each in asking)


def is_refused(s: Situation, body: str, city: str) -> bool:
    """Whether a union of the two powers would arise there, which this general was refused."""
    t = table(s.at)
    names = list(t.bodies)
    no = [args for key, args in since_stage(s.at) if key == "union-refused"]
    refused = [names[args["piece"]] for args in no if "piece" in args]
    entered = [d.answer[6:] for d in s.at.done if d.answer.startswith("enter ")]
    if body in entered and any(NAMES[args["city"]] == city for args in no if "piece" not in args):
        refused.append(body)  # who comes back in winter is named by his answer
    powers = {power_of(body), *(power_of(each) for each in t.generals(city) if each != body)}
    return body in refused and powers == {"austria", "pragmatic"}


def in_reach(t: Table, body: str, city: str) -> bool:
    """Whether a piece that has not moved might come to a city, pieces on the way aside."""
    place = t.place(body)
    if place is None or "moved" in t.bodies[body]["status"]:
        return False
    return not is_out_of_reach(t, March([body], False, [place]), city)


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
        and not is_refused(s, s.thing, city)
        and not (forced and (not main or forced_closed(t, bodies, city)))
        for city, main in t.roads[place].items()
    )


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
