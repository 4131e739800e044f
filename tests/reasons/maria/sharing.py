"""Who moves when in stage 5 of Maria, as the oracle reads it (M12.12)."""

from __future__ import annotations

from tests.reasons.maria import moves, trains
from tests.reasons.maria.board import CITIES, GENERALS, NAMES, TRAINS, Table, power_of
from tests.reasons.maria.moves import table
from tests.reasons.situation import Situation


def alone(s: Situation) -> bool:
    """No two players move in this stage."""
    t = table(s.at)
    seats = {t.position["seats"][power] for power in t.powers_of_stage(t.stage)}
    return t.stage != 5 or len(seats) < 2


def disputed(s: Situation) -> bool:
    return any(key == "disputes" for key, _ in moves.since_stage(s.at))


def moved_on_flanders(s: Situation) -> bool:
    t = table(s.at)
    moved = [t.place(e) for e in t.bodies if "moved" in t.bodies[e]["status"]]
    events = moves.since_stage(s.at)
    left = [NAMES[args["from"]] for key, args in events if key in ("train-placed", "steps")]
    return any(CITIES[city].board == "flanders" for city in (*moved, *left) if city)


def partner_moves(s: Situation) -> bool:
    """The other player said last which piece moves, and this one is asked for something else."""
    last = [done for done in s.at.turn if done.asked.key == "move"][-1:]
    return not alone(s) and bool(last) and last[0].asked.seat != s.asked.seat


def handed_twice(s: Situation) -> bool:
    """Handed over, and handed back, and nobody has moved in between."""
    answers = [done.answer for done in s.at.turn]
    return answers[-2:] == ["hand-over", "hand-over"]


def other_has_passed(s: Situation) -> bool:
    """The other player has said so, or has nobody left to move and nothing to buy."""
    t = table(s.at)
    mine = t.powers_of_seat(s.asked.seat)
    others = [power for power in t.powers_of_stage(t.stage) if power not in mine]
    said = any(
        done.asked.key == "move" and done.answer == "done" and done.asked.seat != s.asked.seat
        for done in s.at.turn
    )
    return said or not any(could_act(t, power) for power in others)


def could_act(t: Table, power: str) -> bool:
    for body in (*GENERALS, *TRAINS):
        place = t.place(body)
        if power_of(body) != power or "moved" in t.bodies[body]["status"]:
            continue
        if place and any(moves.may_stand_or_pass(t, [body], city) for city in t.roads[place]):
            return True
        fortresses = trains.train_fortresses(t, power) if body in TRAINS and t.hand(power) else []
        if any(trains.train_place_open(t, power, city) for city in fortresses):
            return True
    return False


def done_on_flanders(s: Situation) -> bool:
    """In a dispute the seat has passed, and this would be a move on Flanders."""
    t = table(s.at)
    passed = any(
        done.asked.key == "move" and done.answer == "done" and done.asked.seat == s.asked.seat
        for done in s.at.turn
    )
    place = s.thing if s.thing in CITIES else t.place(s.thing)
    return disputed(s) and passed and place is not None and CITIES[place].board == "flanders"
