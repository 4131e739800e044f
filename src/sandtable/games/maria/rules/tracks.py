"""Tracks (M24): what the boxes do when the politics stage is over: Saxony, missions, Italy."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure, Stepwise
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.payment import MISSION_PAID, Payment, hand_value
from sandtable.games.maria.rules.relocation import ASIDE, Relocation, divides, may_join, places_for
from sandtable.games.maria.rules.saxony import set_saxony
from sandtable.games.maria.rules.shifting import ShiftPair
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import set_troops_secretly, show_troops

MISSION_PRICE: Final = 8
MISSION_TROOPS: Final = 2
NO_GENERAL: Final = -1

# The missions that a box demands, by track and box; box 0 does not exist
MISSIONS: Final[list[list[list[int]]]] = [
    [
        [],
        *[
            [
                facts.EAST_PRUSSIA - facts.BOXES.index(each["to"])
                for each in box["effects"]
                if "to" in each
            ]
            for box in boxes
        ],
    ]
    for boxes in facts.BOXES_OF_TRACK
]
# Whose marker of victory a box of Italy's track gives
ITALIAN: Final[list[int]] = [
    facts.NO_POWER,
    *[
        (
            [facts.POWERS.index(each["power"]) for each in box["effects"] if "box" in each]
            or [facts.NO_POWER]
        )[0]
        for box in facts.BOXES_OF_TRACK[facts.ITALY_TRACK]
    ],
]
TRACK_OF_MISSION: Final[list[int]] = [facts.RUSSIA_TRACK, facts.ITALY_TRACK, facts.ITALY_TRACK]
ORDER: Final[list[int]] = [facts.EAST_PRUSSIA, facts.ITALY_FRENCH, facts.ITALY_AUSTRIAN]


def is_demanded(game: Maria, box: int) -> bool:
    """Whether the marker of its track stands where a mission to this box is due (M24.3)."""
    track = TRACK_OF_MISSION[facts.EAST_PRUSSIA - box]
    return box in MISSIONS[track][game.scalars[slots.TRACK + track]]


def general_in(game: Maria, box: int) -> int:
    """Who is in a mission box."""
    for general in facts.GENERALS_OF[facts.BOX_POWER[facts.EAST_PRUSSIA - box]]:
        if game.place_of(general) == box:
            return general
    return NO_GENERAL


def stays_away(game: Maria, general: int) -> Refusal:
    """After politics a general comes back, unless his mission is still demanded (M24.5)."""
    for box in ORDER:
        if general == general_in(game, box) and is_demanded(game, box):
            return no.MISSION_GOES_ON
    return no.NO_RETURN_NOW


@final
class TrackEffects(Stepwise[Maria]):
    """The boxes where the markers stand now take effect: Saxony, Russia, Italy (M23.11)."""

    def advance(self, game: Maria) -> Outcome:
        step = self.step
        self.step += 1
        if step == 0:
            shift = game.scalars[slots.SAXON_SHIFT]
            game.set_scalar(slots.SAXON_SHIFT, 0)
            if shift:
                set_saxony(game, game.scalars[slots.TRACK + facts.SAXONY_TRACK] + shift)
            return ON
        if step > len(ORDER):
            return DONE
        if step == 2:
            self.mark_italy(game)
        box = ORDER[step - 1]
        if not is_demanded(game, box):
            if general_in(game, box) != NO_GENERAL:
                game.push(MissionReturn(box))
        elif general_in(game, box) == NO_GENERAL:
            game.push(MissionCall(box))
        return ON

    def mark_italy(self, game: Maria) -> None:
        """The Italy box follows the marker of Italy on its track (M24.7, M21.9)."""
        power = ITALIAN[game.scalars[slots.TRACK + facts.ITALY_TRACK]]
        lost = game.scalars[slots.ITALY]
        if power == lost:
            return
        game.give_box(slots.ITALY, power)
        args = {"power": power, "lost": lost, "rules": ["M21.9", "M21.12"]}
        game.tell("italy-box", "M24.7", args)


def may_leave(game: Maria, power: int, general: int) -> Refusal:
    """Whether a general may be sent on a mission: from the map, or removed and paid for (M24.4)."""
    if facts.POWER_OF[general] != power or game.place_of(general) < facts.OFF:
        return no.NOT_FOR_MISSION  # M24.3
    if game.place_of(general) == facts.OFF and hand_value(game, power) < MISSION_PRICE:
        return no.MISSION_TOO_EXPENSIVE
    return ALLOWED


@final
class MissionCall(Procedure[Maria]):
    """A power must send one of its generals to a mission box (M24.3, M24.4)."""

    def __init__(self, box: int, general: int = NO_GENERAL) -> None:
        self.box = box
        self.general = general  # who was chosen, while the union shifts its troops

    def power(self) -> int:
        return facts.BOX_POWER[facts.EAST_PRUSSIA - self.box]

    def advance(self, game: Maria) -> Outcome:
        power = self.power()
        if self.general != NO_GENERAL:
            self.leave(game)
            return DONE
        if not game.generals_on_map(power) and not game.hand_size(power):
            self.owe(game)
            return DONE
        actions = [
            do.MISSION + general
            for general in facts.GENERALS_OF[power]
            if may_leave(game, power, general) is ALLOWED
        ]
        if not actions:
            actions = [do.PASS]  # nobody on the map, and it cannot pay
        return game.ask(game.seat_of(power), "mission", "M24.3", actions, power)

    def answer(self, game: Maria, action: int) -> None:
        if action == do.PASS:
            game.stack.pop()
            self.owe(game)
            return
        self.general = action % do.STRIDE
        if game.place_of(self.general) == facts.OFF:
            game.push(Payment(self.power(), MISSION_PRICE, 0, MISSION_PAID))
        elif divides(game, self.general):
            game.push(ShiftPair(self.general))

    def leave(self, game: Maria) -> None:
        start = game.place_of(self.general)
        if start == facts.OFF:  # paid for, and everybody sees the troops (M24.4)
            set_troops_secretly(game, [self.general], [MISSION_TROOPS])
            show_troops(game, [self.general])
        game.send_away(self.general, self.box)
        for status in (slots.DOWN, slots.MOVED, slots.UNITED, slots.BEATEN):
            game.set_status(self.general, status, False)
        args = {"power": self.power(), "piece": self.general, "from": start}
        game.tell("goes-on-mission", "M24.4" if start == facts.OFF else "M24.3", args)

    def owe(self, game: Maria) -> None:
        if game.journal is not None:
            seat = game.seat_of(self.power())
            game.withhold(seat, do.MISSION, do.STRIDE, no.MISSION_OWED)
        game.tell("mission-owed", "M24.4", {"power": self.power()})

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action // do.STRIDE * do.STRIDE
        if verb == do.MISSION:
            return may_leave(game, self.power(), action % do.STRIDE)
        return no.MISSION_IS_DUE if action == do.PASS else NOT_ASKED_NOW


@final
class MissionReturn(Procedure[Maria]):
    """A general may come back from a mission that is not demanded any more (M24.5)."""

    def __init__(self, box: int, coming: int = 0) -> None:
        self.box = box
        self.coming = coming  # 1: the pieces at the entry are moving aside

    def advance(self, game: Maria) -> Outcome:
        if self.coming:
            self.arrive(game)
            return DONE
        general = general_in(game, self.box)
        actions: list[int] = []
        if self.may_return(game) is ALLOWED:
            actions.append(do.RETURN + general)
        other = game.first(facts.BOX_ENTRY[facts.EAST_PRUSSIA - self.box])
        if other != slots.NOBODY and self.may_unite(game, other) is ALLOWED:
            actions.append(do.TOGETHER + other)
        if not actions:
            game.tell("return-waits", "M24.5", {"power": facts.POWER_OF[general], "piece": general})
            if game.journal is not None:
                seat = game.seat_of(facts.POWER_OF[general])
                game.withhold(seat, do.RETURN + general, 1, no.ENTRY_BLOCKED)
            return DONE
        seat = game.seat_of(facts.POWER_OF[general])
        return game.ask(seat, "return", "M24.5", [*actions, do.PASS], general)

    def may_return(self, game: Maria) -> Refusal:
        """Whether the city next to the box is free, or can be freed."""
        city = facts.BOX_ENTRY[facts.EAST_PRUSSIA - self.box]
        other = game.first(city)
        if other == slots.NOBODY:
            return ALLOWED
        together = game.second(city) != slots.NOBODY
        return ALLOWED if places_for(game, other, together, ASIDE) else no.ENTRY_BLOCKED

    def may_unite(self, game: Maria, other: int) -> Refusal:
        """Whether the general may join the piece at the entry instead."""
        city = facts.BOX_ENTRY[facts.EAST_PRUSSIA - self.box]
        if other >= facts.FIRST_TRAIN or game.first(city) != other:
            return no.NOBODY_TO_JOIN
        return ALLOWED if may_join(game, general_in(game, self.box), city) else no.NOBODY_TO_JOIN

    def answer(self, game: Maria, action: int) -> None:
        if action == do.PASS:
            game.stack.pop()
            return
        self.coming = 1
        if action // do.STRIDE != do.RETURN // do.STRIDE:
            return
        city = facts.BOX_ENTRY[facts.EAST_PRUSSIA - self.box]
        standing = [each for each in (game.first(city), game.second(city)) if each != slots.NOBODY]
        if standing:
            game.push(Relocation(standing, ASIDE))

    def arrive(self, game: Maria) -> None:
        general = general_in(game, self.box)
        city = facts.BOX_ENTRY[facts.EAST_PRUSSIA - self.box]
        game.put(general, city)
        args = {"power": facts.POWER_OF[general], "piece": general, "city": city}
        game.tell("returns-from-mission", "M24.5", args)

    def why_not(self, game: Maria, action: int) -> Refusal:
        thing = action % do.STRIDE
        verb = action // do.STRIDE * do.STRIDE
        if verb == do.RETURN:
            if thing != general_in(game, self.box):
                return no.NOT_ON_MISSION
            return self.may_return(game)
        return self.may_unite(game, thing) if verb == do.TOGETHER else NOT_ASKED_NOW
