"""The board as one seat sees it: where the enemy can hurt, how near he is, what ground is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.advice.throws import SIDES, faces_that_hit
from sandtable.games.napoleonics.advice.worths import VALUE, banner_worth
from sandtable.games.napoleonics.sight import may_see
from sandtable.games.napoleonics.state import TURN, Napoleonics, Unit
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

LEADER_KILLED_WITH_UNIT: float = 0.3  # and what he does for his unit is lost
FAR: Final = 30
HORIZON: Final = 6  # hexes within which a unit may strike next turn

# Weights, in banners
ORDER_CHANCE: float = 0.6  # that a unit is ordered next turn
CAUTION: float = 0.8
BOLDNESS: float = 0.0  # how much less a unit that attacks minds the danger
GOAL_PULL: float = 0.25
GOAL_HELD: float = 0.4
GOAL_DENIED: float = 0.25
EXIT_PULL: float = 0.7

NEXT_TURN: float = 0.1
SUPPORT: float = 0.03  # for a friend alongside, two at most
APPROACH: float = 0.03  # a hex nearer to the enemy, while he is out of reach
PATIENCE: float = 30.0  # turns after which waiting becomes a fault
CLOSE_ENOUGH: float = 3.0
SQUARE_SAVES: float = 0.6  # part of the danger from cavalry that infantry still feels
HIDDEN: float = 0.4  # part of the danger from guns that do not see the hex now
LAST_BLOCK: float = 1.0  # units that are nearly gone draw attacks
SECOND_BLOCK: float = 1.0
RIVALRY: float = 1.0  # how much a better target nearby takes the danger from this one
PRESSURE: float = 0.3  # part of what could be done that will be done
FINISH: float = 1.0
OWN_DOOM: float = 0.0
EDGE: float = 0.0  # a flag would cost a block

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
        late = game.scalars[TURN] - PATIENCE
        self.haste = 1.0 + late / 10.0 if late > 0 else 1.0
        self.closest: list[int] = [FAR] * HEXES  # as the crow flies
        # By hex: the enemies who may strike there next turn, their hits on infantry, on others.
        self.strikers: list[list[tuple[int, float, float]]] = [[] for _ in range(HEXES)]
        self.prey: list[float] = []  # by enemy: the best that he may do now, to whom, and next
        self.preyed: list[int] = []
        self.other_prey: list[float] = []
        self.riders: list[bool] = [False] * HEXES  # enemy cavalry could come here
        self.way: list[int] = paths_to(game, [game.hex_of(unit) for unit in self.theirs])
        self.pull: list[float] = [0.0] * HEXES
        self.doom: list[list[float]] = []  # by unit and blocks: how likely others finish it
        if simple:
            self.look_around()
            return
        for number in range(len(self.theirs)):
            self.add_danger(number)
        self.find_prey()
        self.find_doomed()
        self.add_goals()

    def look_around(self) -> None:
        for unit in self.theirs:
            around = NEAR[self.game.hex_of(unit)]
            for distance in range(1, HORIZON + 1):
                for at in around[distance]:
                    if distance < self.closest[at]:
                        self.closest[at] = distance

    def banner_for(self, victim: Unit) -> float:
        """What the loss of this unit gives to its enemy."""
        return self.their_banner if self.game.seat_of(victim) == self.seat else self.banner

    def find_doomed(self) -> None:
        """How likely each enemy is finished by all who can reach him."""
        game = self.game
        self.doom = [[0.0] * 7 for _ in range(game.field.units_end[1])]
        mine = game.units_of(self.seat)
        for enemy in self.theirs:
            there = game.hex_of(enemy)
            which = game.class_of(enemy)
            hits = 0.0
            for unit in mine:
                distance = GRID.distances[game.hex_of(unit) * HEXES + there]
                if distance < HORIZON:
                    fire = fire_dice(game, unit, distance) * faces_that_hit(which, False)
                    melee = melee_dice_at(game, unit, distance)
                    melee *= faces_that_hit(which, SABERS_HIT[game.kind(unit)])
                    hits += max(fire, melee)
            self.doom[enemy] = fates(hits * PRESSURE / SIDES, FINISH)
        if OWN_DOOM > 0.0:
            for unit in mine:
                self.doom[unit] = fates(self.hits_at(unit, game.hex_of(unit)), OWN_DOOM)

    def find_prey(self) -> None:
        """What each enemy would like best, as things are: he cannot attack everybody."""
        enemies = len(self.theirs)
        self.prey = [0.0] * enemies
        self.preyed = [-1] * enemies
        self.other_prey = [0.0] * enemies
        game = self.game
        for unit in game.units_of(self.seat):
            foot = game.is_infantry(unit)
            for number, on_foot, on_others in self.strikers[game.hex_of(unit)]:
                worth = self.taken_by(unit, on_foot if foot else on_others)
                if worth > self.prey[number]:
                    self.other_prey[number] = self.prey[number]
                    self.prey[number] = worth
                    self.preyed[number] = unit
                elif worth > self.other_prey[number]:
                    self.other_prey[number] = worth

    def taken_by(self, unit: Unit, hits: float) -> float:
        """What so many hits are worth to the enemy."""
        blocks = self.game.blocks(unit)
        part = hits / blocks
        if part > 1.0:
            part = 1.0
        return part * (VALUE[self.game.kind(unit)][blocks] + self.their_banner)

    def add_danger(self, number: int) -> None:
        """What this enemy may do next turn to a unit in each hex near him."""
        unit = self.theirs[number]
        game = self.game
        kind = game.kind(unit)
        here = game.hex_of(unit)
        field = game.field
        who = CLASS[kind]
        hill = field.hill[here]
        sabers = SABERS_HIT[kind]
        foot_melee = faces_that_hit(INFANTRY, sabers) / SIDES
        other_melee = faces_that_hit(CAVALRY, sabers) / SIDES
        foot_fire = faces_that_hit(INFANTRY, False) / SIDES
        other_fire = faces_that_hit(CAVALRY, False) / SIDES
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
                    part = 1.0
                    if who == ARTILLERY and distance > 2:
                        if may_see(game, here, Hex(at), 1 - self.seat) is not ALLOWED:
                            part = HIDDEN
                    on_foot = max(on_foot, part * shot * foot_fire)
                    on_others = max(on_others, part * shot * other_fire)
                if on_foot > 0.0:
                    self.strikers[at].append((number, on_foot, on_others))

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
                        self.pull[at] += GOAL_PULL * worth / (1 + away[at])
                self.pull[objective.hex] += GOAL_HELD * worth
            else:
                self.pull[objective.hex] += GOAL_DENIED * worth
        row = game.field.exit_row[self.seat]
        banners = game.field.exit_banners[self.seat]
        if row >= 0 and banners:
            edge = [Hex(at) for at in range(HEXES) if GRID.rows[at] == row]
            away = paths_to(game, edge)
            for at in range(HEXES):
                if away[at] < FAR:
                    self.pull[at] += EXIT_PULL * banners * self.banner / (2 + away[at])

    # What a place is worth to a unit

    def fight_worth(self, unit: Unit, at: Hex, attack: float) -> float:
        """A unit that attacks from here."""
        worth = self.place_worth(unit, at) + attack
        if attack > 0.0 and not self.simple:
            worth += BOLDNESS * self.danger(unit, at)
        return worth

    def place_worth(self, unit: Unit, at: Hex) -> float:
        """A unit that stands here at the end of the turn, its attack aside."""
        if self.simple:
            return -0.02 * self.way[at]
        game = self.game
        worth = self.pull[at] - CAUTION * self.danger(unit, at) / self.haste
        worth += NEXT_TURN * self.chances_from(unit, at) * self.haste
        if self.closest[at] > CLOSE_ENOUGH:
            worth -= APPROACH * (self.way[at] - CLOSE_ENOUGH) * self.haste
        friends = 0
        for near in GRID.neighbours[at]:
            other = game.board[near]
            if other >= 0 and other != unit and game.friend_at(self.seat, near):
                friends += 1
        return worth + SUPPORT * min(friends, 2)

    def danger(self, unit: Unit, at: Hex) -> float:
        """What the next enemy turn may cost here."""
        return self.cost_of_hits(unit, self.hits_at(unit, at))

    def hits_at(self, unit: Unit, at: Hex) -> float:
        """Hits that a unit may take here in the next enemy turn."""
        foot = self.game.is_infantry(unit)
        hits = 0.0
        for number, on_foot, on_others in self.strikers[at]:
            his = on_foot if foot else on_others
            other = self.prey[number] if self.preyed[number] != unit else self.other_prey[number]
            worth = self.taken_by(unit, his)
            hits += his * ORDER_CHANCE * chosen(worth, other)
        blocks = self.game.blocks(unit)
        if blocks == 1:
            hits *= LAST_BLOCK
        elif blocks == 2:
            hits *= SECOND_BLOCK
        if hits > 0.0 and not self.game.field.rear[self.seat][at]:
            hits *= 1.0 + EDGE
        return hits

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
        gone = value[blocks] + self.their_banner
        if self.game.leader_with(unit) >= 0:
            gone += self.their_banner * LEADER_KILLED_WITH_UNIT
        return cost + left_over * gone

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


def fates(hits: float, weight: float) -> list[float]:
    """The chance that so many expected hits finish a unit, by its blocks."""
    found = [0.0] * 7
    chance = exp(-hits)
    left_over = 1.0 - chance
    for blocks in range(1, 7):
        found[blocks] = weight * left_over
        chance = chance * hits / blocks
        left_over -= chance
    return found


def chosen(worth: float, other: float) -> float:
    """How likely a target is taken that has a rival."""
    worth *= worth
    if worth == 0.0:
        return 0.0
    return worth / (worth + RIVALRY * other * other)


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
