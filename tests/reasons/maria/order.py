"""Stages, phases, set-up, unions and trains of Maria as the oracle reads them (M5, M6, M9, M14)."""

from __future__ import annotations

from typing import Final

from tests.reasons.maria import battles, moves, trains
from tests.reasons.maria.board import CITIES, GENERALS, POWERS, TRAINS, power_of
from tests.reasons.maria.moves import table
from tests.reasons.situation import Situation

OF_PIECES: Final = (*moves.SETTING_OUT, "replace")

# The order of stages and phases (M6)


def phase(s: Situation) -> str:
    """The phase of a stage, or nothing outside of the three stages (M6.3)."""
    asked = battles.question_of(s.at)
    key, rule = asked.key, asked.rule
    verbs = {offer.partition(" ")[0] for offer in asked.offers}
    if table(s.at).stage not in (3, 4, 5):
        return ""
    if key in ("move", "step", "train-where", "unite", "march-together") or (
        key == "pay" and rule.startswith("M14")
    ):
        return "iii"
    if key in ("pay", "supply"):
        return "ii"
    if battles.in_battles(s.at) or verbs & {"attack", "target"}:
        return "iv"
    if key == "shift":
        last = s.at.done[-1].answer.partition(" ")[0] if s.at.done else ""
        return "iii" if last in moves.SETTING_OUT else "shift"
    return "between"


def wrong_phase(s: Situation) -> bool:
    """M6.3: supply is checked in phase ii, pieces move in iii, battles are fought in iv."""
    if s.verb == "supply":
        return phase(s) not in ("", "ii")
    if s.verb in (*moves.MOVING, "step", "stop", "at"):
        return phase(s) != "iii"
    return s.verb in ("attack", "target", "card") and phase(s) != "iv"


def wrong_stage(s: Situation) -> bool:
    """M6.2: a stage of others, or the politics of another stage."""
    t = table(s.at)
    if s.verb in ("trump", "place", "take", "hold", "left", "right"):
        return t.stage != 1
    if s.verb in ("hussar", "leave"):
        return t.stage != 2
    acting = t.powers_of_stage(t.stage)
    if s.verb in (*moves.SETTING_OUT, "replace"):
        return power_of(s.thing) not in acting
    if s.verb in ("step", "stop", "hand-over", "dispute"):
        return not acting
    return battles.attacks_in_own_stage(s)


def another_is_moving(s: Situation) -> bool:
    """Pieces move one after another, and another is on its way."""
    moving = phase(s) == "iii" and s.asked.key != "move" and not is_buying(s)
    return s.verb in (*moves.SETTING_OUT, "replace") and moving


def is_buying(s: Situation) -> bool:
    """M14.1: the place of a train is asked for, or its price."""
    return s.asked.key == "train-where" or (s.asked.key == "pay" and s.asked.rule == "M14.2")


def sets_out_of_union(s: Situation) -> bool:
    """M9.7: a general has just been named to leave a union, whose troops are shared out first."""
    last = s.at.done[-1].answer.partition(" ")[0] if s.at.done else ""
    return s.asked.key == "shift" and last in ("move", "force")


def at_step(s: Situation) -> bool:
    return s.asked.key == "step"


# Set-up (M5)


def mustered(s: Situation) -> tuple[str, int] | None:
    """The general whose troops are asked for, and the number that is named."""
    if s.asked.key != "muster" or s.verb != "troops":
        return None
    return list(table(s.at).bodies)[s.asked.subject], int(s.thing)


def below_least(s: Situation) -> bool:
    found = mustered(s)
    return found is not None and found[1] < GENERALS[found[0]]["least"]


def over_most(s: Situation) -> bool:
    found = mustered(s)
    return found is not None and (found[1] > 8 or bool(GENERALS[found[0]].get("fixed")))


def sum_unfit(s: Situation) -> bool:
    """The others of the power could not make up its total with this number (M5.3)."""
    found = mustered(s)
    if found is None:
        return False
    t, (general, number) = table(s.at), found
    mine = [e for e in GENERALS if t.takes_part(e) and power_of(e) == power_of(general)]
    done = {
        list(t.bodies)[each.asked.subject]: int(each.answer.split()[1])
        for each in s.at.done
        if each.asked.key == "muster"
    }
    total = number + sum(done.get(each, 0) for each in mine if each != general)
    left = [each for each in mine if each != general and each not in done]
    low = total + sum(GENERALS[each]["least"] for each in left)
    high = total + sum(8 for each in left)
    want = troops_of(s, power_of(general))
    return not low <= want <= high


def troops_of(s: Situation, power: str) -> int:
    if not table(s.at).introductory:
        return int(POWERS[power]["troops"])
    return {"austria": 24, "france": 13, "bavaria": 5, "prussia": 16, "saxony": 5}[power]


# Unions (M9)


def union_total(s: Situation) -> int:
    """The troops of the union whose shift is asked for."""
    t = table(s.at)
    place = t.place(list(t.bodies)[s.asked.subject])
    return sum(t.bodies[each]["troops"] for each in (t.generals(place) if place else []))


def too_few_for_other(s: Situation) -> bool:
    """M9.6: one of the two would have more than 8 troops, or fewer than 1."""
    found = shared(s)
    if found is None:
        return False
    mine, total = found
    if s.asked.key == "spread-losses":
        return mine >= 1 and total - mine > 8
    return not (1 <= mine <= 8 and 1 <= total - mine <= 8)


def left_to_share(s: Situation) -> int:
    """The troops of a beaten union of one power that are left for it (M16.10, M16.12)."""
    battle = battles.battle_of(s.now)
    if s.told.way and battle is not None:
        return union_total(s) - abs(battle.score)
    beaten = battles.last_event(s.at, "beaten")
    return union_total(s) - (beaten["troops"] if beaten else 0)


def shared(s: Situation) -> tuple[int, int] | None:
    """What the general in question would have of how many, where troops are shared out."""
    if s.verb != "troops" or s.asked.key not in ("shift", "spread-losses"):
        return None
    total = union_total(s) if s.asked.key == "shift" else left_to_share(s)
    return int(s.thing), total


def over_eight(s: Situation) -> bool:
    """M9.1: he would lead more than 8."""
    found = shared(s)
    return found is not None and found[0] > 8


def all_to_one(s: Situation) -> bool:
    """M9.8: one of the two would have none."""
    found = shared(s)
    return found is not None and s.asked.key == "spread-losses" and found[0] in (0, found[1])


def one_each_was_left(s: Situation) -> bool:
    """M9.8: just now a union of the seat had 2 troops left, so each of the two keeps one."""
    spread = [event for event in s.at.events if event.key == "losses-spread"]
    if s.verb != "troops" or not spread or s.at.before is None:
        return False
    t = table(s.at.before)
    general = list(t.bodies)[spread[0].args["piece"]]
    lost = battles.last_event(s.at, "beaten")
    total = sum(t.bodies[each]["troops"] for each in t.generals(t.place(general) or ""))
    own = power_of(general) in t.powers_of_seat(s.asked.seat)
    return own and lost is not None and total - int(lost["troops"]) == 2


def more_than_left(s: Situation) -> bool:
    found = shared(s)
    return found is not None and s.asked.key == "spread-losses" and found[0] > found[1]


def not_of_the_two(s: Situation) -> bool:
    """M9.9: one of the union survives, and this is none of its two."""
    if s.verb != "keep" or s.asked.key not in ("survivor", "keep"):
        return False
    return s.thing not in {offer.partition(" ")[2] for offer in s.asked.offers}


# Trains (M14), payments (M7)


def not_major_fortress(s: Situation) -> bool:
    return s.verb == "at" and CITIES[s.thing].fortress != "major"


def not_home_fortress(s: Situation) -> bool:
    """M14.3: for the power whose train is set down, or for all of the seat that act now."""
    t, powers = table(s.at), placing(s)
    named = s.told.args.get("power")
    if s.verb != "at" or (named is not None and list(POWERS)[named] not in powers):
        return False
    return not any(s.thing in trains.train_fortresses(t, power) for power in powers)


def placing(s: Situation) -> list[str]:
    """The powers whose train would be put down: of the train that is named, or who acts now."""
    t = table(s.at)
    if s.verb == "replace":
        return [power_of(s.thing)]
    if s.asked.key == "train-where":
        return [power_of(trains.train_asked(s))]
    acting = t.powers_of_stage(t.stage)
    return [power for power in t.powers_of_seat(s.asked.seat) if power in acting]


def place_taken(s: Situation) -> bool:
    """M14.4: a piece stands there; of a train that is named, in a fortress of M14.3."""
    t = table(s.at)
    if s.verb == "replace":
        places = trains.train_fortresses(t, power_of(s.thing))
        return trains.no_train_place(s) and any(t.pieces(city) for city in places)
    return s.verb == "at" and bool(t.pieces(s.thing))


def place_lost(s: Situation) -> bool:
    """M14.4: neither the power itself nor a friend controls it."""
    t = table(s.at)

    def lost(power: str, city: str) -> bool:
        return not any(t.allied(power, each) for each in t.controllers(city))

    if s.verb == "replace":
        power = power_of(s.thing)
        places = trains.train_fortresses(t, power)
        return trains.no_train_place(s) and any(lost(power, city) for city in places)
    return s.verb == "at" and any(lost(power, s.thing) for power in placing(s))


def unaffordable(s: Situation) -> bool:
    return s.verb == "replace" and trains.hand_below(s, moves.PRICE)


def train_used(s: Situation) -> bool:
    if s.verb == "at":
        number = s.told.args.get("piece", -1)
        return "moved" in list(table(s.at).bodies.values())[number]["status"]
    if s.verb == "step":
        return moves.could_have_gone(s) and "piece" in s.told.args
    return s.verb in ("replace", "move") and s.thing in TRAINS and moves.has_moved(s)


def not_bought_yet(s: Situation) -> bool:
    return s.thing == "train_prussia_2" and not table(s.at).position["annexed"]


def is_hussar(s: Situation) -> bool:
    return s.thing.startswith("hussar")
