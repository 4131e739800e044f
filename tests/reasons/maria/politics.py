"""Politics, subsidies, winters and orders of stage 5 in Maria as the oracle reads them."""

from __future__ import annotations

from typing import Final

from tests.reasons.maria import battles, paying
from tests.reasons.maria.board import (
    CITIES,
    GENERALS,
    MAJORS,
    POLITICS,
    SILESIA,
    power_of,
    value,
)
from tests.reasons.maria.moves import table
from tests.reasons.situation import Situation

# Politics (M23), tracks and missions (M24)

# The politics phase of M23, and what is asked when it is over (M24)
OF_PHASE: Final = ("place", "trump", "take", "hold", "left", "right")
AFTER_PHASE: Final = ("mission", "return", "shift", "relocate")


def politics_power(s: Situation) -> str:
    return paying.asked_power(s)


def not_on_offer(s: Situation) -> bool:
    return s.verb == "take" and s.thing not in table(s.at).position["offered"]


def no_emblem(s: Situation) -> bool:
    """The power that is asked; or one of the seat that just held its cards, having no choice."""
    if s.verb != "take":
        return False
    mine = [each for each in table(s.at).powers_of_seat(s.asked.seat) if each in MAJORS]
    held = [e.args["power"] for e in s.at.events if e.key == "holds-cards"]
    powers = [battles.POWER_NAMES[power] for power in held]
    asked = [power for power in powers if power in mine]
    if s.asked.key == "take-event":
        asked = [politics_power(s)]
    emblems = POLITICS["events"][s.thing]["powers"]
    if not asked:  # at another time in the stage: none of them ever could
        return not set(mine) & set(emblems)
    return any(power not in emblems for power in asked)


def after_phase(s: Situation) -> bool:
    """M23.11: the phase is over, and what the tracks demand is carried out, or paid for (M24.4)."""
    if s.verb not in OF_PHASE:
        return False
    return s.asked.key in AFTER_PHASE or (s.asked.key == "pay" and s.asked.rule == "M24.4")


def not_to_be_placed(s: Situation) -> bool:
    """M7.8: who is asked does not hold the card, or no major power of the seat does."""
    if s.asked.key == "place-card":
        return not_in_hand_to_place(s)
    t = table(s.at)
    mine = [power for power in t.powers_of_seat(s.asked.seat) if power in MAJORS]
    return s.verb == "place" and t.stage == 1 and not any(s.thing in t.hand(p) for p in mine)


def had_its_turn(s: Situation) -> bool:
    """M23.7: each power of the seat has kept its cards or taken an event in this phase."""
    mine = [each for each in table(s.at).powers_of_seat(s.asked.seat) if each in MAJORS]
    acted = {
        battles.POWER_NAMES[event.args["power"]]
        for done in s.at.turn
        for event in done.events
        if event.key in ("holds-cards", "takes-event")
    }
    return s.verb in ("take", "hold") and set(mine) <= acted


def not_in_hand_to_place(s: Situation) -> bool:
    if s.verb != "place" or s.asked.key != "place-card":
        return False
    return s.thing not in table(s.at).hand(politics_power(s))


def lies_on_display(s: Situation) -> bool:
    """M23.14: it lies open on the space of the power that is asked, or of one of the seat."""
    if s.asked.key == "place-card":
        return not_in_hand_to_place(s) and s.thing in table(s.at).display(politics_power(s))
    t = table(s.at)
    mine = [power for power in t.powers_of_seat(s.asked.seat) if power in MAJORS]
    held = any(s.thing in t.hand(power) for power in mine)
    return s.verb == "place" and not held and any(s.thing in t.display(p) for p in mine)


def taken_event(s: Situation) -> str:
    for done in reversed(s.at.done):
        verb, _, thing = done.answer.partition(" ")
        if verb == "take":
            return thing
    return ""


def shift_effect(s: Situation) -> dict[str, object]:
    effects = POLITICS["events"][taken_event(s)]["effects"]
    return next(each for each in effects if each["type"] == "shift")


def wrong_direction(s: Situation) -> bool:
    if s.asked.key != "shift-marker":
        return False
    return shift_effect(s)["direction"] not in ("either", s.verb)


def too_many_steps(s: Situation) -> bool:
    if s.asked.key != "shift-marker" or s.verb not in ("left", "right"):
        return False
    most = shift_effect(s)["max_steps"]
    return not 1 <= int(s.thing) <= int(str(most))


def track_ends(s: Situation) -> bool:
    if s.asked.key != "shift-marker" or s.verb not in ("left", "right"):
        return False
    track = str(shift_effect(s)["track"])
    position = table(s.at).position
    box = position["tracks"][track] + (position["saxon_shift"] if track == "saxony" else 0)
    after = box + (int(s.thing) if s.verb == "right" else -int(s.thing))
    return not 1 <= after <= len(POLITICS["tracks"][track]["boxes"])


def mission_power(s: Situation) -> str:
    return paying.asked_power(s)


def not_for_mission(s: Situation) -> bool:
    return s.asked.key == "mission" and power_of(s.thing) != mission_power(s)


def mission_unaffordable(s: Situation) -> bool:
    t = table(s.at)
    if s.asked.key != "mission" or t.bodies[s.thing]["place"] is not None:
        return False
    return sum(value(card) for card in t.hand(power_of(s.thing))) < 8


# Subsidies (M8), peace and reduction (M26, M27)


def givers(s: Situation) -> list[str]:
    """Who would give: the power that is asked, else the major powers of the seat."""
    if s.asked.key == "subsidy":
        return [paying.asked_power(s)]
    if s.asked.key == "subsidy-turns":
        return [
            battles.POWER_NAMES[d.asked.subject] for d in s.at.done if d.asked.key == "subsidy"
        ][-1:]
    return [power for power in table(s.at).powers_of_seat(s.asked.seat) if power in MAJORS]


def not_allied(s: Situation) -> bool:
    t = table(s.at)
    return s.verb == "subsidy" and all(
        s.thing == power or not t.allied(power, s.thing) for power in givers(s)
    )


def neutral_party(s: Situation) -> bool:
    """M4.6: one of the two powers that would have a contract is neutral."""
    t = table(s.at)
    named = s.told.args.get("power")
    giving = givers(s) if named is None else [battles.POWER_NAMES[named]]
    mine = set(giving) <= set(givers(s))
    return s.verb == "subsidy" and mine and any(map(t.neutral, [s.thing, *giving]))


def has_contract(s: Situation) -> bool:
    """The two have one, or have just agreed on one that begins later (M8.8)."""
    t = table(s.at)
    late = [
        (battles.POWER_NAMES[event.args["power"]], battles.POWER_NAMES[event.args["other"]])
        for done in s.at.done[-40:]
        for event in done.events
        if event.key == "contract-late"
    ]
    contracts = t.position["contracts"]
    named = s.told.args.get("power")
    giving = [power for power in givers(s) if named in (None, battles.POWER_NAMES.index(power))]
    return any(f"{power} {s.thing}" in contracts or (power, s.thing) in late for power in giving)


def silesia_not_held(s: Situation) -> bool:
    t = table(s.at)
    fortresses = [city for city in SILESIA if CITIES[city].fortress]
    return any(t.position["markers"].get(city) != "prussia" for city in fortresses)


def french_markers(s: Situation) -> list[str]:
    markers = table(s.at).position["markers"]
    return [
        city
        for city, power in markers.items()
        if power == "france" and CITIES[city].territory == "core_austria"
    ]


def french_in_austria(s: Situation) -> bool:
    t = table(s.at)
    places = [t.place(each) for each in GENERALS if power_of(each) == "france"]
    return any(place and CITIES[place].territory == "core_austria" for place in places)


def own_powers(s: Situation) -> bool:
    """M32.3: both powers are of one player, and it is none of the two exceptions."""
    t = table(s.at)
    seats = t.position["seats"]
    if not str(t.position["form"]).endswith("two") or s.thing == "saxony":
        return False
    pairs = [{power, s.thing} for power in givers(s) if seats[power] == seats[s.thing]]
    return any(pair != {"france", "bavaria"} for pair in pairs)


def offered_before(s: Situation) -> bool:
    """The same was offered, or asked to be ended, and refused in these talks."""
    if s.verb not in ("subsidy", "end-subsidy"):
        return False
    names = battles.POWER_NAMES
    return any(
        names[event.args["power"]] in givers(s) and names[event.args["other"]] == s.thing
        for done in s.at.turn
        for event in done.events
        if event.key in ("contract-refused", "offers-subsidy", "contract-ended")
    )


def empty_hand(s: Situation) -> bool:
    """No major power of the seat holds a card."""
    t = table(s.at)
    mine = [power for power in t.powers_of_seat(s.asked.seat) if power in MAJORS]
    return s.verb == "place" and any(not t.hand(power) for power in mine)


def no_display(s: Situation) -> bool:
    """M23.6: a major power of the seat has no card on the display."""
    t = table(s.at)
    mine = [power for power in t.powers_of_seat(s.asked.seat) if power in MAJORS]
    return s.verb in ("take", "hold") and any(not t.display(power) for power in mine)


def nothing_proposed(s: Situation) -> bool:
    return s.verb in ("agree", "refuse") and s.verb not in s.asked.offers


def no_politics(s: Situation) -> bool:
    """M31.4: no politics stage, and nothing that follows from it."""
    verbs = (
        "trump", "place", "take", "hold", "left", "right", "mission", "return", "francis",
        "charles", "offer", "reduce", "forbid",
    )  # fmt: skip
    return table(s.at).introductory and s.verb in verbs


def no_subsidies(s: Situation) -> bool:
    return table(s.at).introductory and s.verb in ("subsidy", "end-subsidy", "turns")


def compulsory_contract(s: Situation) -> bool:
    """M8.2: that of France with Bavaria, in turns 1 to 3."""
    return table(s.at).turn <= 3 and "france" in givers(s) and s.thing == "bavaria"


def card_of_minor(s: Situation) -> bool:
    """M23.1: only a minor power of the seat holds that card."""
    t = table(s.at)
    holders = [power for power in t.powers_of_seat(s.asked.seat) if s.thing in t.hand(power)]
    return s.verb == "place" and bool(holders) and not set(holders) & set(MAJORS)
