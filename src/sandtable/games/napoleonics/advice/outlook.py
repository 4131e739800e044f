"""The board as one seat sees it: where the enemy can hurt, how near he is, what ground is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.games.napoleonics.advice.throws import SIDES, faces_that_hit
from sandtable.games.napoleonics.advice.worths import VALUE, banner_worth
from sandtable.games.napoleonics.state import Napoleonics, Unit
from sandtable.games.napoleonics.tables import (
    AGAINST_INFANTRY,
    ARTILLERY,
    CAVALRY,
    CLASS,
    DICE_IN,
    GRID,
    GUNS,
    HEXES,
    HILL_LEVEL,
    HILL_UP,
    HORSE_ARTILLERY,
    INFANTRY,
    MELEE,
    MOVE_AND_BATTLE,
    MOVING,
    RANGE,
    SABERS_HIT,
    STANDING,
    WORKS_IN,
)

FAR: Final = 30
HORIZON: Final = 6  # hexes within which a unit may strike next turn

# Weights, in banners
ORDER_CHANCE: Final = 0.3  # that a unit is ordered next turn
CAUTION: Final = 0.8
NEXT_TURN: Final = 0.25
SUPPORT: Final = 0.03  # for a friend alongside, two at most
APPROACH: Final = 0.05  # a hex nearer to the enemy, while he is out of reach
CLOSE_ENOUGH: Final = 3
SQUARE_SAVES: Final = 0.6  # part of the danger from cavalry that infantry still feels

# Every hex near a hex, by distance.
NEAR: Final[list[list[list[int]]]] = [
    [
        [other for other in range(HEXES) if GRID.distances[at * HEXES + other] == distance]
        for distance in range(HORIZON + 1)
    ]
    for at in range(HEXES)
]


@final
class Outlook:
    """Maps of the board for one seat; hits are what one enemy turn may bring."""

    def __init__(self, game: Napoleonics, seat: int, simple: bool) -> None:
        self.game = game
        self.seat = seat
        self.simple = simple
        self.banner = banner_worth(game, seat)
        self.their_banner = banner_worth(game, 1 - seat)
        self.theirs: list[Unit] = game.units_of(1 - seat)
        self.closest: list[int] = [FAR] * HEXES  # as the crow flies
        self.on_foot: list[float] = [0.0] * HEXES  # hits on infantry, on others
        self.on_others: list[float] = [0.0] * HEXES
        self.riders: list[bool] = [False] * HEXES  # enemy cavalry could come here
        self.way: list[int] = paths_to(game, [game.hex_of(unit) for unit in self.theirs])
        self.pull: list[float] = [0.0] * HEXES
        for unit in self.theirs:
            self.add_danger(unit)
        if not simple:
            self.add_goals()

    def add_danger(self, unit: Unit) -> None:
        """What this enemy may do next turn to a unit in each hex near him."""
        game = self.game
        kind = game.kind(unit)
        here = game.hex_of(unit)
        field = game.field
        who = CLASS[kind]
        hill = field.hill[here]
        sabers = SABERS_HIT[kind]
        foot_melee = faces_that_hit(INFANTRY, sabers) * ORDER_CHANCE / SIDES
        other_melee = faces_that_hit(CAVALRY, sabers) * ORDER_CHANCE / SIDES
        foot_fire = faces_that_hit(INFANTRY, False) * ORDER_CHANCE / SIDES
        other_fire = faces_that_hit(CAVALRY, False) * ORDER_CHANCE / SIDES
        if who == CAVALRY:
            foot_melee *= SQUARE_SAVES
        around = NEAR[here]
        for distance in range(1, HORIZON + 1):
            fire = fire_dice(game, unit, distance)
            melee = melee_dice_at(game, unit, distance)
            for at in around[distance]:
                if distance < self.closest[at]:
                    self.closest[at] = distance
                if not (fire or melee):
                    continue
                melee_cut = 0
                fire_cut = 0
                if not field.open[at]:
                    terrain = field.terrain[at]
                    melee_cut = DICE_IN[terrain * 6 + who]
                    fire_cut = DICE_IN[terrain * 6 + 3 + who]
                    if field.works[at] & GRID.entries[here * HEXES + at]:
                        melee_cut = fire_cut = WORKS_IN[who]
                    elif field.hill[at]:
                        melee_cut = fire_cut = HILL_LEVEL[who] if hill else HILL_UP[who]
                if who == CAVALRY and melee:
                    self.riders[at] = True
                thrown = melee + melee_cut if melee > 0 else 0
                on_foot = (thrown + AGAINST_INFANTRY[kind]) * foot_melee if thrown > 0 else 0.0
                on_others = thrown * other_melee if thrown > 0 else 0.0
                shot = fire + fire_cut if fire > 0 else 0
                if shot > 0:
                    on_foot = max(on_foot, shot * foot_fire)
                    on_others = max(on_others, shot * other_fire)
                self.on_foot[at] += on_foot
                self.on_others[at] += on_others

    def add_goals(self) -> None:
        """Ground that gives banners, and the way to it."""
        game = self.game
        for number, objective in enumerate(game.field.objectives):
            if objective.for_good and game.scalars[9] >> number & 1:
                continue
            mine = objective.seat == self.seat
            worth = objective.banners * (self.banner if mine else self.their_banner)
            if mine:
                away = paths_to(game, [objective.hex])
                for at in range(HEXES):
                    if away[at] < FAR:
                        self.pull[at] += 0.25 * worth / (1 + away[at])
                self.pull[objective.hex] += 0.4 * worth
            else:
                self.pull[objective.hex] += 0.25 * worth
        row = game.field.exit_row[self.seat]
        banners = game.field.exit_banners[self.seat]
        if row >= 0 and banners:
            edge = [Hex(at) for at in range(HEXES) if GRID.rows[at] == row]
            away = paths_to(game, edge)
            for at in range(HEXES):
                if away[at] < FAR:
                    self.pull[at] += 0.7 * banners * self.banner / (2 + away[at])

    # What a place is worth to a unit

    def place_worth(self, unit: Unit, at: Hex) -> float:
        """A unit that stands here at the end of the turn, its attack aside."""
        if self.simple:
            return -0.02 * self.way[at]
        game = self.game
        worth = self.pull[at] - CAUTION * self.danger(unit, at)
        worth += NEXT_TURN * self.chances_from(unit, at)
        if self.closest[at] > CLOSE_ENOUGH:
            worth -= APPROACH * (self.way[at] - CLOSE_ENOUGH)
        friends = 0
        for near in GRID.neighbours[at]:
            other = game.board[near]
            if other >= 0 and other != unit and game.friend_at(self.seat, near):
                friends += 1
        return worth + SUPPORT * min(friends, 2)

    def danger(self, unit: Unit, at: Hex) -> float:
        """What the next enemy turn may cost here."""
        kind = self.game.kind(unit)
        hits = self.on_foot[at] if CLASS[kind] == INFANTRY else self.on_others[at]
        return self.cost_of_hits(unit, hits)

    def cost_of_hits(self, unit: Unit, hits: float) -> float:
        """The loss of so many expected hits, as they may fall (Poisson)."""
        if hits <= 0.0:
            return 0.0
        value = VALUE[self.game.kind(unit)]
        blocks = self.game.blocks(unit)
        chance = exp(-hits)
        left_over = 1.0 - chance
        cost = 0.0
        for lost in range(1, blocks):
            chance = chance * hits / lost
            left_over -= chance
            cost += chance * (value[blocks] - value[blocks - lost])
        return cost + left_over * (value[blocks] + self.their_banner)

    def chances_from(self, unit: Unit, at: Hex) -> float:
        """The best that this unit might do from here next turn."""
        if self.closest[at] >= HORIZON:
            return 0.0
        game = self.game
        kind = game.kind(unit)
        sabers = SABERS_HIT[kind]
        best = 0.0
        for enemy in self.theirs:
            distance = GRID.distances[at * HEXES + game.hex_of(enemy)]
            if distance >= HORIZON:
                continue
            which = game.class_of(enemy)
            hits = fire_dice(game, unit, distance) * faces_that_hit(which, False)
            melee = melee_dice_at(game, unit, distance) * faces_that_hit(which, sabers)
            hits = max(hits, melee)
            if hits == 0:
                continue
            blocks = game.blocks(enemy)
            part = min(1.0, hits / (SIDES * blocks))
            worth = part * (VALUE[game.kind(enemy)][blocks] + self.banner)
            best = max(best, worth)
        return best


def fire_dice(game: Napoleonics, unit: Unit, distance: int) -> int:
    """Ranged dice at this distance next turn, with a move first if that is needed."""
    kind = game.kind(unit)
    reach = RANGE[kind]
    blocks = game.blocks(unit)
    if CLASS[kind] == ARTILLERY:
        if distance < 2:
            return 0
        if distance <= reach:
            return GUNS[kind][blocks][distance]
        if HORSE_ARTILLERY[kind] and distance == reach + 1 and blocks > 1:
            return GUNS[kind][blocks][reach]
        return 0
    if reach == 0 or distance > reach + MOVE_AND_BATTLE[kind]:
        return 0
    return STANDING[kind][blocks] if distance <= reach else MOVING[kind][blocks]


def melee_dice_at(game: Napoleonics, unit: Unit, distance: int) -> int:
    kind = game.kind(unit)
    if distance > MOVE_AND_BATTLE[kind] + 1:
        return 0
    return MELEE[kind][game.blocks(unit)]


def paths_to(game: Napoleonics, goals: list[Hex]) -> list[int]:
    """The number of hexes from each hex to the nearest goal, around what nobody enters."""
    away = [FAR] * HEXES
    for at in goals:
        away[at] = 0
    edge = goals
    closed = game.field.closed
    steps = 0
    while edge:
        steps += 1
        wider: list[Hex] = []
        for here in edge:
            for at in GRID.neighbours[here]:
                if away[at] == FAR and not closed[INFANTRY * HEXES + at]:
                    away[at] = steps
                    wider.append(at)
        edge = wider
    return away
