"""Politics: events and trump, and the three tracks (M23, M24)."""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.bots.values import CARD_POINT, TROOP
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.events import CARDS, EFFECTS, INCOME, RECRUITS, SHIFT, TAKER
from sandtable.games.maria.rules.income import BY_BOX
from sandtable.games.maria.rules.politics import EMBLEMS, ON_OFFER_AT_ONCE, total

INCOME_VALUE: Final = 0.35  # a card a turn, for some turns
CARD_VALUE: Final = 0.09
AWAY: Final = 0.5  # a general on a mission
SAXON_VALUE: Final = 0.6  # to have Saxony at one's side
LEAN: Final = 0.1  # a box further the right way
HELD_BACK: Final = 0.08  # cards on the display are no use elsewhere


def sign(view: Outlook, power: int) -> float:
    """Whether what is good for a power is good for the seat."""
    if view.game.seat_of(power) == view.seat:
        return 1.0
    return -0.4


# The tracks


def box_value(view: Outlook, track: int, box: int) -> float:
    """The value to the seat of a marker in a box."""
    value = 0.0
    for power in range(len(facts.POWERS)):
        value += INCOME_VALUE * BY_BOX[track][box][power] * sign(view, power)
    for effect in facts.BOXES_OF_TRACK[track][box - 1]["effects"]:
        power = facts.POWERS.index(effect["power"])
        if effect["type"] == "victory_marker":
            value += view.markers[power]
        elif effect["type"] == "mission":
            value -= AWAY * sign(view, power)
    if track == facts.SAXONY_TRACK:
        ours = SAXON_VALUE * (sign(view, facts.PRUSSIA) - sign(view, facts.AUSTRIA)) / 2
        value += ours * (1 - facts.SAXON_STATUS[box])
    return value


def lean(view: Outlook, track: int) -> float:
    """Which way a marker should go, where no box on the way matters: more than 0 is right."""
    rival = facts.FRANCE if track == facts.ITALY_TRACK else facts.PRUSSIA
    return LEAN * (sign(view, facts.AUSTRIA) - sign(view, rival))


def shift_value(view: Outlook, track: int, steps: int) -> float:
    box = view.game.marker_box(track)
    goal = max(1, min(box + steps, len(facts.BOXES_OF_TRACK[track])))
    gain = box_value(view, track, goal) - box_value(view, track, box)
    return gain + lean(view, track) * (goal - box)


# Events


def effect_value(view: Outlook, effect: list[int], taker: int) -> float:
    """The best that can be made of an effect; nothing has to be."""
    if effect[0] == SHIFT:
        best = 0.0
        for steps in range(1, effect[3] + 1):
            if effect[2] >= 0:
                best = max(best, shift_value(view, effect[1], steps))
            if effect[2] <= 0:
                best = max(best, shift_value(view, effect[1], -steps))
        return best
    power = taker if effect[1] == TAKER else effect[1]
    if effect[0] == RECRUITS:
        gain = effect[2] * (TROOP - 2 * CARD_POINT * effect[3])
    elif effect[0] == CARDS:
        gain = CARD_VALUE * effect[2]
    else:
        assert effect[0] == INCOME
        gain = INCOME_VALUE * effect[2]
    return max(0.0, gain * sign(view, power))


def event_value(view: Outlook, event: int, taker: int) -> float:
    value = 0.0
    for effect in EFFECTS[event]:
        value += effect_value(view, effect, taker)
    return value


def harm_of(view: Outlook, event: int) -> float:
    """What it would cost the seat if a rival took an event."""
    worst = 0.0
    for power in facts.DISPLAY:
        if EMBLEMS[event][power] and view.game.seat_of(power) != view.seat:
            rival = Outlook(view.game, view.game.seat_of(power), True)
            worst = max(worst, 0.4 * event_value(rival, event, power))
    return worst


def best_event(view: Outlook, power: int) -> float:
    """What there is to take for a power."""
    best = 0.0
    for slot in range(ON_OFFER_AT_ONCE):
        event = view.game.scalars[slots.OFFERED + slot]
        if event != slots.NOBODY and EMBLEMS[event][power]:
            best = max(best, event_value(view, event, power) + 0.5 * harm_of(view, event))
    return best


def placing_values(view: Outlook, power: int, actions: list[int]) -> list[float]:
    """A trump for an event of enough value, the better the higher; otherwise none."""
    gain = best_event(view, power)
    trump = view.game.scalars[slots.TRUMP]
    before = total(view.game, power)
    values: list[float] = []
    for action in actions:
        if action == do.PASS:
            values.append(0.3 * gain if before else 0.0)
            continue
        kind = action - do.PLACE
        counts = kind == facts.RESERVE or facts.SUIT_OF_KIND[kind] == trump
        if not counts:
            values.append(-0.01)  # it comes back, and has been seen
            continue
        value = facts.RESERVE_POLITICS if kind == facts.RESERVE else facts.VALUE_OF_KIND[kind]
        cost = 2 * CARD_POINT * (12 if kind == facts.RESERVE else value)
        values.append(gain * min(1.0, 0.3 + 0.07 * (before + value)) - cost)
    return values


def take_value(view: Outlook, power: int, action: int) -> float:
    if action == do.HOLD:
        return HELD_BACK
    event = action - do.TAKE
    return event_value(view, event, power) + 0.5 * harm_of(view, event)


def trump_value(view: Outlook, action: int) -> float:
    """The suit of which one holds most, for politics' sake."""
    value = 0.0
    for power in facts.DISPLAY:
        if view.game.seat_of(power) == view.seat:
            held = view.game.kinds_at(power)
            for kind in range(facts.KIND_COUNT):
                if facts.SUIT_OF_KIND[kind] == action - do.TRUMP:
                    value = max(value, float(held[kind] * facts.VALUE_OF_KIND[kind]))
    return value


def marker_shift_value(view: Outlook, track: int, action: int) -> float:
    if action == do.PASS:
        return 0.0
    steps = action % do.STRIDE
    verb = action - steps
    assert verb in (do.LEFT, do.RIGHT)
    return shift_value(view, track, steps if verb == do.RIGHT else -steps)
