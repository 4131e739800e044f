"""What every area is worth to one side as things stand, and what a move would make of it."""

from __future__ import annotations

from math import exp
from typing import Final, final

from sandtable.games.lastman.bots.forces import STORM, Force
from sandtable.games.lastman.bots.outlook import (
    FORT_DICE,
    Outlook,
    odds,
)
from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points

GROUND: Final = 0.15  # what an area without points is worth, in points
LIFELINE: Final = 0.1  # a supply source beside that
FRONT: Final = 0.6  # what it costs if the line breaks in a Disputed area
ASIDE: Final = 0.15  # of what an attack does for the areas around it
PRESSURE: Final = 0.2  # of an enemy who is free to go on
DENIAL: Final = 0.4  # how likely an enemy next door comes in to take points away
HALF: Final = 0.5  # of the ground, where both stand
MAN: Final = 0.2  # what a unit is worth, in points; fewer in the last season
LAST_MAN: Final = 0.03
LOST: Final = 0.7  # of the units in an area that falls
ARMY: Final = 0.6  # of a point: an army that falls counts until it is bought again (L3.2.1)
WALK_IN: Final = 0.7  # how likely an open area is entered by an enemy who can
BEHIND: Final = 0.4  # of an open area behind one that falls
PAID: Final = 0.7  # of the hits, by units
CLOSE: Final = 1.0  # points count more near a decisive end
HOPE: Final = 0.3  # of what a strong force may win in a season, without a card for it
HOPE_EACH: Final = 0.15  # more for every card in hand that lets it attack again
MOST_HOPE: Final = 0.9
CARD_AS_MEN: Final = 0.12  # a card in the enemy's hand pays for hits too
LIKELY: Final = 0.8  # that an enemy with a full hand strikes


def cube(chance: float) -> float:
    """Odds a little better than even hardly count yet."""
    return chance * chance * chance


def tail(mean: float, least: float) -> float:
    """The chance of so many hits at least, when so many are expected."""
    if least <= 0:
        return 1.0
    whole = int(least)
    term = exp(-mean)
    below = 0.0
    for hits in range(whole):
        below += term
        term *= mean / (hits + 1)
    below += term * (least - whole)
    return max(0.0, 1.0 - below)


def offensives(game: LastMan, side: int) -> int:
    """Cards for an Offensive in a hand, which only its owner may ask for."""
    hand = game.pile(slots.hand(side))
    return sum(hand[card] for card in range(facts.CARD_KINDS) if facts.IS_OFFENSIVE[card])


@final
class Ground:
    """The map in numbers, by side and area. `fights`: whether we may fight battles this turn."""

    def __init__(self, view: Outlook, fights: bool) -> None:
        game = view.game
        self.view = view
        self.us = view.side
        self.them = 1 - view.side
        self.fights = fights
        self.men = view.men  # with forts
        self.blows = view.blows
        self.guard = view.guard
        self.holders = view.holders
        self.storm = [[0.0] * facts.AREA_COUNT, [0.0] * facts.AREA_COUNT]
        self.there = [[0] * facts.AREA_COUNT, [0] * facts.AREA_COUNT]
        self.loose = [[0] * facts.AREA_COUNT, [0] * facts.AREA_COUNT]  # holders outside armies
        self.owner = [game.areas[area * slots.AREA_ROW] for area in range(facts.AREA_COUNT)]
        self.was_open = [
            game.areas[area * slots.AREA_ROW + slots.BEFORE] == slots.OPEN_TO_NOBODY
            for area in range(facts.AREA_COUNT)
        ]
        self.armies = [[0] * facts.AREA_COUNT, [0] * facts.AREA_COUNT]  # with somebody in them
        self.forts = [[0] * facts.AREA_COUNT, [0] * facts.AREA_COUNT]
        for area in range(facts.AREA_COUNT):
            for side in (0, 1):
                fort = game.fort_of(area, side)
                if fort >= 2:
                    self.forts[side][area] = fort
                self.there[side][area] = game.stacked(area, side) + (1 if fort >= 2 else 0)
        self.count_storm()
        self.count_armies()
        total = points(game)
        edge = max(1, min(total - facts.LEVEL_TOPS[0], facts.LEVEL_TOPS[-2] + 1 - total))
        self.point = 1.0 + CLOSE / edge  # what a point counts
        last = game.turn() >= game.form.last_turn
        self.last = last
        self.man = LAST_MAN if last else MAN
        hand = game.hand_size(self.them)
        self.hope = min(MOST_HOPE, HOPE + HOPE_EACH * offensives(game, self.us))
        self.pad = CARD_AS_MEN * hand
        self.spare = CARD_AS_MEN * game.hand_size(self.us)
        self.strike = LIKELY if hand >= 4 else 0.65 if hand >= 2 else 0.5 if hand else 0.35
        if last and not hand:
            self.strike = 0.05
        self.stakes = [self.stake(area) for area in range(facts.AREA_COUNT)]
        self.now: dict[int, float] = {}  # what areas are worth before anybody moves
        self.kept: dict[tuple[int, float, float, float, int], float] = {}

    def count_storm(self) -> None:
        game = self.view.game
        for kind in range(facts.KIND_COUNT):
            if not STORM[kind]:
                continue
            side = game.side_of_kind(kind)
            for area in range(facts.AREA_COUNT):
                count = game.units[area * facts.KIND_COUNT + kind]
                if count:
                    self.storm[side][area] += count * STORM[kind]
            for army in range(len(self.view.army_men)):
                count = game.units[(facts.FIRST_ARMY + army) * facts.KIND_COUNT + kind]
                place = game.army_place(army)
                if count and 0 <= place < facts.AREA_COUNT:
                    self.storm[side][place] += count * STORM[kind]
        for area in range(facts.AREA_COUNT):
            for side in (0, 1):
                if self.holders[side][area]:
                    self.loose[side][area] = self.loose_in(area, side)

    def count_armies(self) -> None:
        game = self.view.game
        for army, men in enumerate(self.view.army_men):
            if men:
                self.armies[game.side_of_army(army)][game.army_place(army)] += 1

    def loose_in(self, area: int, side: int) -> int:
        game = self.view.game
        total = 0
        for kind in game.kinds_of(side):
            if facts.CAN_HOLD[kind]:
                total += game.units[area * facts.KIND_COUNT + kind]
        return total

    # Status

    def holder(self, area: int) -> int:
        """Whose area it is as the numbers stand; -1 if both are there."""
        ours, theirs = self.there[self.us][area] > 0, self.there[self.them][area] > 0
        if ours and theirs:
            return -1
        if ours and (self.holders[self.us][area] or self.forts[self.us][area]):
            return self.us
        if theirs and (self.holders[self.them][area] or self.forts[self.them][area]):
            return self.them
        return self.owner[area]

    # Worth

    def stake(self, area: int) -> float:
        source = LIFELINE if facts.SOURCE[area] >= 0 else 0.0
        return self.point * facts.POINTS[area] + GROUND + source

    def value(self, area: int) -> float:
        """What an area is to us, in points."""
        holder = self.holder(area)
        if holder == -1:
            return self.disputed(area)
        if holder == self.us:
            return self.held(area)
        return 0.0 if holder == facts.NEUTRAL else self.wanted(area)

    def held(self, area: int) -> float:
        """Ours, less what may be lost if the enemy next door comes in."""
        us, them = self.us, self.them
        stake = self.stakes[area]
        blows = men = guard = 0.0
        for near in facts.BORDERS.near[area]:
            if self.holders[them][near] and not self.there[us][near]:
                blows += self.blows[them][near]
                guard += self.guard[them][near]
                men += self.men[them][near] - self.forts[them][near]
        if not men:
            return stake
        lost = stake + self.breach(area, us)
        if not self.holders[us][area] and not self.forts[us][area]:
            return stake - self.strike * WALK_IN * lost
        chance = odds(blows, men, self.guard[us][area], self.men[us][area])
        risk = cube(chance) * (lost + self.garrison(area, us))
        if us == facts.GERMAN and facts.POINTS[area]:  # an enemy there takes the points away (L3.1)
            back = odds(self.blows[us][area], self.men[us][area], guard, men)
            risk += DENIAL * self.point * facts.POINTS[area] * (1 - back)
        return stake - self.strike * risk

    def wanted(self, area: int) -> float:
        """The enemy's; open, and we are next door: a hope."""
        us, them = self.us, self.them
        if self.there[them][area]:
            return -PRESSURE if self.holders[them][area] else 0.0
        for near in facts.BORDERS.near[area]:
            if self.holders[us][near] and not self.there[them][near]:
                return 0.1 * self.stakes[area]
        return 0.0

    def breach(self, area: int, side: int) -> float:
        """What stands open to the other side behind an area of ours."""
        total = 0.0
        for near in facts.BORDERS.near[area]:
            if not self.there[side][near] and self.owner[near] == side:
                total += self.stakes[near]
        return BEHIND * total

    def disputed(self, area: int) -> float:
        rest = self.standing(area)
        if not self.fights:
            return rest
        fought = self.fought(area, rest)
        return max(rest, fought) if self.was_open[area] else fought

    def standing(self, area: int) -> float:
        """Both are there, and nobody attacks at once."""
        us, them = self.us, self.them
        points = self.point * facts.POINTS[area]
        ground = GROUND * HALF
        keeps = 0.0 if us == facts.GERMAN else points  # a Disputed area gives nothing (L3.1)
        theirs, ours = self.attack_odds(area, them), self.attack_odds(area, us)
        if not self.holders[us][area] and not self.forts[us][area]:
            theirs = 1.0
        loses = keeps + ground + FRONT + self.breach(area, us)
        loses += self.garrison(area, us)
        gains = points - keeps + ground + self.breach(area, them) + self.fallen(area, them)
        return keeps + ground - self.strike * cube(theirs) * loses + self.hope * cube(ours) * gains

    def garrison(self, area: int, side: int) -> float:
        """What is lost with an area beside its ground: units, and armies that count (L3.2)."""
        return LOST * (self.man * self.men[side][area] + self.fallen(area, side))

    def fallen(self, area: int, side: int) -> float:
        """What the armies there are worth to the other side, if they all fall."""
        return ARMY * self.point * self.armies[side][area]

    def attack_odds(self, area: int, side: int) -> float:
        """Of an attack by a side on the other: its forts do not attack."""
        men, foe = self.men[side][area] - self.forts[side][area], 1 - side
        return odds(self.blows[side][area], men, self.guard[foe][area], self.men[foe][area])

    def fought(self, area: int, rest: float) -> float:
        """A round of battle in which we attack: what is won and lost, and then as it stands."""
        us, them = self.us, self.them
        dealt, taken = self.blows[us][area], self.guard[them][area]
        if facts.ROUGH[area]:
            dealt -= 0.5 * self.storm[us][area]
        ours = self.men[us][area] - self.forts[us][area]
        foes = self.men[them][area]
        take = tail(dealt, foes + self.pad)
        armies = self.there[them][area] - self.loose[them][area]
        if self.storm[us][area] and not self.loose[them][area] and not self.forts[them][area]:
            take = max(take, tail(self.storm[us][area], armies))
        lost = (1 - take) * tail(taken, ours + self.spare)
        exchange = self.man * (min(dealt, foes + self.pad) - min(taken, ours))
        won = self.stakes[area] + self.breach(area, them) + self.fallen(area, them)
        gone = min(rest, -PRESSURE) - self.fallen(area, us)
        after = self.later(area, dealt, taken)
        return take * won + (1 - take - lost) * after + lost * gone + exchange

    def fight_value(self, area: int) -> float:
        """What a round of battle changes."""
        rest = self.standing(area)
        return self.fought(area, rest) - rest

    def later(self, area: int, dealt: float, taken: float) -> float:
        """As it stands after such hits, some of which cards pay."""
        us, them = self.us, self.them
        shares = [1.0, 1.0]
        shares[them] = 1 - PAID * min(1.0, dealt / max(1.0, self.men[them][area]))
        shares[us] = 1 - PAID * min(1.0, taken / max(1.0, self.men[us][area]))
        kept: list[float] = []
        for side in (0, 1):
            share = shares[side]
            for row in (self.men[side], self.blows[side], self.guard[side]):
                kept.append(row[area])
                row[area] *= share
        value = self.standing(area)
        at = 0
        for side in (0, 1):
            for row in (self.men[side], self.blows[side], self.guard[side]):
                row[area] = kept[at]
                at += 1
        return value

    # Moves

    def value_now(self, area: int) -> float:
        if area not in self.now:
            self.now[area] = self.value(area)
        return self.now[area]

    def around_now(self, area: int) -> float:
        total = self.value_now(area)
        for near in facts.BORDERS.near[area]:
            total += self.value_now(near)
        return total

    def around(self, area: int) -> float:
        total = self.value(area)
        for near in facts.BORDERS.near[area]:
            total += self.value(near)
        return total

    def shift(self, force: Force, area: int, sign: int, guard: float) -> None:
        us = self.us
        self.men[us][area] += sign * force.men
        self.blows[us][area] += sign * force.blows
        self.guard[us][area] += sign * guard
        self.holders[us][area] += sign * force.holders
        self.storm[us][area] += sign * force.storm
        self.there[us][area] += sign
        self.armies[us][area] += sign * force.armies

    def leaving(self, force: Force, area: int) -> float:
        """What we lose where it goes away, as a positive number."""
        if area >= facts.AREA_COUNT:
            return 0.0
        us = self.us
        stays = self.holders[us][area] > force.holders
        before = self.value_now(area) if stays else self.around_now(area)
        self.shift(force, area, -1, force.dug_guard)
        self.there[us][area] += 1 - force.units
        after = self.value(area) if stays else self.around(area)
        self.there[us][area] -= 1 - force.units
        self.shift(force, area, 1, force.dug_guard)
        return before - after

    def coming(self, force: Force, area: int) -> float:
        """What it brings where it comes."""
        key = (area, force.men, force.blows, force.guard, force.holders)
        if key not in self.kept:
            own = self.value_now(area)
            if self.holders[self.us][area]:
                self.shift(force, area, 1, force.guard)
                self.kept[key] = self.value(area) - own
            else:
                before = self.around_now(area)
                self.shift(force, area, 1, force.guard)
                self.kept[key] = self.change(area, own, before)
            self.shift(force, area, -1, force.guard)
        return self.kept[key]

    def change(self, area: int, own: float, before: float) -> float:
        """Since an area and those around it were worth so much."""
        mine = self.value(area)
        aside = -before + own
        for near in facts.BORDERS.near[area]:
            aside += self.value(near)
        here = mine - own
        if aside > 0 and self.holder(area) == -1:
            aside *= ASIDE  # those we pin down today are free tomorrow
        return here + aside

    def without_us(self, area: int) -> float:
        """What the area and those around it gain if all of ours leave it."""
        us = self.us
        force = Force(-1, area)
        force.men = self.men[us][area] - self.forts[us][area]
        force.blows, force.storm = self.blows[us][area], self.storm[us][area]
        force.dug_guard = self.guard[us][area] - self.forts[us][area] * FORT_DICE
        force.holders = self.holders[us][area]
        force.armies = self.armies[us][area]
        units = self.there[us][area] - (1 if self.forts[us][area] else 0)
        self.there[us][area] -= units - 1
        gain = -self.leaving(force, area)
        self.there[us][area] += units - 1
        return gain

    def pulls(self) -> list[float]:
        """How much every area draws those who have nothing to do: to dangers, and to points."""
        goals = [0.0] * facts.AREA_COUNT
        for area in range(facts.AREA_COUNT):
            holder = self.holder(area)
            if holder == self.us:
                goals[area] = max(0.0, self.stakes[area] - self.value_now(area))
            elif holder == -1:
                goals[area] = max(0.0, self.stakes[area] - self.standing(area))
            elif holder == self.them:
                goals[area] = (facts.POINTS[area] + GROUND) / (1 + 0.3 * self.men[self.them][area])
        return self.view.pulls_of(goals)
