"""The board as one seat sees it: where the enemy can hurt, how near it is, what ground is worth."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, without_orders
from sandtable.colors.rules.losses import loss_chances
from sandtable.games.napoleonics.bots import rolls, threats, values
from sandtable.games.napoleonics.rules import facts, slots
from sandtable.games.napoleonics.rules.state import Napoleonics

# Weights, found by playing. Values are in banners.
ORDER_CHANCE: Final = 0.36  # that an enemy is ordered next turn
PRESSURE: Final = 0.25  # part of the hits that could come upon an enemy and will come
CAUTION: Final = 0.93  # what may be lost next turn, against what is lost now
NEXT_TURN: Final = 0.062  # what may be won next turn, against what is won now
SUPPORT: Final = 0.022  # for a friend alongside, two at most (N15.3)
APPROACH: Final = 0.026  # for a hex nearer to the enemy, while it is not near
NEAR_ENOUGH: Final = 3
PATIENCE: Final = 30  # turns after which waiting becomes a fault
GOAL_NEAR: Final = 0.2  # part of the banners for ground that draws units to it,
GOAL_HELD: Final = 0.37  # that is worth being there,
GOAL_DENIED: Final = 0.19  # and that the enemy loses
EXIT_NEAR: Final = 0.77  # part of the banners for leaving the board that draws units to the edge
LEADER_LOST: Final = 0.19  # part of a banner at risk where a leader's unit is eliminated
STEP_AHEAD: Final = 0.02  # in the simple outlook, which knows nothing else of places


@final
class Outlook:
    """Maps of the board for one seat, and what they say of a unit in a hex.

    The simple outlook knows how near the enemy is, and no danger.
    """

    def __init__(self, game: Napoleonics, seat: int, simple: bool) -> None:
        self.game = game
        self.seat = seat
        self.simple = simple
        self.banner = values.banner_worth(game, seat)
        self.their_banner = values.banner_worth(game, 1 - seat)
        self.theirs: list[Unit] = game.units_of(1 - seat)
        late = game.scalars[common.TURN] - PATIENCE
        self.haste = 1.0 + late / 10.0 if late > 0 else 1.0
        self.threats = threats.threats_on(game.field)
        self.their_hexes: list[Hex] = [game.hex_of(unit) for unit in self.theirs]
        # By enemy: what it is, and what its loss is worth.
        self.classes: list[int] = [game.class_of(unit) for unit in self.theirs]
        self.blocks: list[int] = [game.blocks(unit) for unit in self.theirs]
        self.prizes: list[float] = [
            values.VALUE[game.kind(unit)][game.blocks(unit)] + self.banner for unit in self.theirs
        ]
        # By hex: the distance to the nearest enemy as the crow flies, and on foot.
        self.closest: list[int] = [threats.FAR] * facts.HEXES
        self.way: list[int] = threats.paths_to(game.field, self.their_hexes)
        self.look_around()
        # By hex: the enemies who may strike there, and their hits.
        self.strikers: list[list[int]] = [[] for _ in range(facts.HEXES)]
        self.hits: list[list[threats.Hits]] = [[] for _ in range(facts.HEXES)]
        self.riders: list[bool] = [False] * facts.HEXES  # enemy cavalry may come near
        # By enemy: the best that it may do as things are, to which unit, and the next best.
        self.prey: list[float] = [0.0] * len(self.theirs)
        self.preyed: list[int] = [-1] * len(self.theirs)
        self.other_prey: list[float] = [0.0] * len(self.theirs)
        self.doom: list[list[float]] = []  # by unit and blocks: how likely somebody finishes it
        self.pull: list[float] = [0.0] * facts.HEXES  # of ground that gives banners
        self.gains: dict[Unit, float] = {}  # of orders by a section card
        self.orders: dict[Unit, float] = {}  # of orders by the card in force
        self.position: list[list[int]] = position_of(game)
        self._places: dict[int, float] = {}
        if not simple:
            for number in range(len(self.theirs)):
                self.add_striker(number)
            self.find_prey()
            self.find_doomed()
            self.add_goals()

    # The maps

    def look_around(self) -> None:
        for here in self.their_hexes:
            around = threats.NEAR[here]
            for distance in range(threats.HORIZON + 1):
                for at in around[distance]:
                    if distance < self.closest[at]:
                        self.closest[at] = distance

    def add_striker(self, number: int) -> None:
        """What this enemy may do next turn to a unit in each hex near it."""
        game = self.game
        unit = self.theirs[number]
        kind, blocks, here = game.kind(unit), game.blocks(unit), game.hex_of(unit)
        for strike in self.threats.strikes(kind, blocks, here):
            hits = strike.seen
            if strike.hidden is not None and not threats.sees(game, unit, strike.at):
                hits = strike.hidden
            self.strikers[strike.at].append(number)
            self.hits[strike.at].append(hits)
        if game.is_cavalry(unit):
            for at in self.threats.reached(kind, blocks, here):
                self.riders[at] = True

    def find_prey(self) -> None:
        """Which unit each enemy would like to attack most: it cannot attack all of them."""
        game = self.game
        for unit in game.units_of(self.seat):
            foot = game.is_infantry(unit)
            at = game.hex_of(unit)
            for number, hits in zip(self.strikers[at], self.hits[at]):
                worth = self.worth_to_enemy(unit, hits.on_foot if foot else hits.on_others)
                if worth > self.prey[number]:
                    self.other_prey[number] = self.prey[number]
                    self.prey[number] = worth
                    self.preyed[number] = unit
                elif worth > self.other_prey[number]:
                    self.other_prey[number] = worth

    def find_doomed(self) -> None:
        """How likely each unit is finished by all who can reach it."""
        game = self.game
        mine = game.units_of(self.seat)
        self.doom = [[] for _ in range(game.field.ends[1])]
        for unit in mine:
            self.doom[unit] = rolls.doom(self.hits_at(unit, game.hex_of(unit)))
        hits = [0.0] * len(self.theirs)
        for unit in mine:
            kind, blocks = game.kind(unit), game.blocks(unit)
            row = game.hex_of(unit) * facts.HEXES
            for number, there in enumerate(self.their_hexes):
                distance = facts.GRID.distances[row + there]
                if distance < threats.HORIZON:
                    hits[number] += self.threats.hits_on_class(
                        kind, blocks, self.classes[number], distance
                    )
        for number, enemy in enumerate(self.theirs):
            self.doom[enemy] = rolls.doom(PRESSURE * hits[number])

    def add_goals(self) -> None:
        """Ground that gives banners, and the way to it (N3.2)."""
        game = self.game
        for number, objective in enumerate(game.field.objectives):
            if objective.for_good and game.scalars[slots.FOR_GOOD] >> number & 1:
                continue
            if objective.seat == self.seat:
                worth = objective.banners * self.banner
                self.pull[objective.hex] += GOAL_HELD * worth
                self.add_pull(objective.hex, [objective.hex], GOAL_NEAR * worth, 1)
            else:
                self.pull[objective.hex] += GOAL_DENIED * objective.banners * self.their_banner
        row = game.field.exit_row[self.seat]
        banners = game.field.exit_banners[self.seat]
        if row >= 0 and banners:
            edge = [Hex(at) for at in range(facts.HEXES) if facts.GRID.rows[at] == row]
            self.add_pull(facts.HEXES + row, edge, EXIT_NEAR * banners * self.banner, 2)

    def add_pull(self, key: int, goals: list[Hex], worth: float, more: int) -> None:
        """Ground draws units by its worth over their distance, and so many hexes more.

        The key tells these goals from others.
        """
        away = self.threats.paths_to(key, goals)
        for at in range(facts.HEXES):
            if away[at] < threats.FAR:
                self.pull[at] += worth / (away[at] + more)

    # What they say

    def banner_for(self, victim: Unit) -> float:
        """What the loss of this unit gives to its enemy."""
        return self.their_banner if self.game.seat_of(victim) == self.seat else self.banner

    def place_worth(self, unit: Unit, at: Hex) -> float:
        """A unit that stands here at the end of the turn, its attack aside."""
        if self.simple:
            return -STEP_AHEAD * self.way[at]
        key = unit * facts.HEXES + at
        if key not in self._places:
            self._places[key] = self._worth_of_place(unit, at)
        return self._places[key]

    def _worth_of_place(self, unit: Unit, at: Hex) -> float:
        worth = self.pull[at] - CAUTION * self.danger(unit, at) / self.haste
        worth += NEXT_TURN * self.chances_from(unit, at) * self.haste
        if self.closest[at] > NEAR_ENOUGH:
            worth -= APPROACH * (self.way[at] - NEAR_ENOUGH) * self.haste
        friends = 0
        for near in facts.GRID.neighbours[at]:
            if self.game.board[near] != unit and self.game.friend_at(self.seat, near):
                friends += 1
        return worth + SUPPORT * min(friends, 2)

    def danger(self, unit: Unit, at: Hex) -> float:
        """What the next enemy turn may cost here: expected hits, as they may fall."""
        hits = self.hits_at(unit, at)
        if hits <= 0.0:
            return 0.0
        game = self.game
        value = values.VALUE[game.kind(unit)]
        blocks = game.blocks(unit)
        chances = loss_chances(hits, blocks)
        cost = 0.0
        for lost in range(1, blocks):
            cost += chances[lost] * (value[blocks] - value[blocks - lost])
        banners = 1.0 + LEADER_LOST if game.leader_with(unit) >= 0 else 1.0
        return cost + chances[blocks] * (value[blocks] + banners * self.their_banner)

    def hits_at(self, unit: Unit, at: Hex) -> float:
        """Hits that a unit may expect here, where the enemy has other targets too."""
        foot = self.game.is_infantry(unit)
        hits = 0.0
        for number, strike in zip(self.strikers[at], self.hits[at]):
            own = strike.on_foot if foot else strike.on_others
            other = self.prey[number] if self.preyed[number] != unit else self.other_prey[number]
            hits += own * preference(self.worth_to_enemy(unit, own), other)
        return hits * ORDER_CHANCE

    def worth_to_enemy(self, unit: Unit, hits: float) -> float:
        blocks = self.game.blocks(unit)
        part = min(1.0, hits / blocks)
        return part * (values.VALUE[self.game.kind(unit)][blocks] + self.their_banner)

    def chances_from(self, unit: Unit, at: Hex) -> float:
        """The best that this unit may do from here next turn."""
        if self.closest[at] >= threats.HORIZON:
            return 0.0
        kind, blocks = self.game.kind(unit), self.game.blocks(unit)
        row = at * facts.HEXES
        best = 0.0
        for number, there in enumerate(self.their_hexes):
            distance = facts.GRID.distances[row + there]
            if distance < threats.HORIZON:
                which = self.classes[number]
                hits = self.threats.hits_on_class(kind, blocks, which, distance)
                part = min(1.0, hits / self.blocks[number])
                best = max(best, part * self.prizes[number])
        return best


def position_of(game: Napoleonics) -> list[list[int]]:
    """All that an outlook depends on. Which units have orders makes no difference to it."""
    lists = [without_orders(game.units), game.leaders, game.board, game.cards, game.scalars]
    return [each[:] for each in lists]


_last: Final[list[Outlook]] = []


def outlook_for(game: Napoleonics, seat: int, simple: bool) -> Outlook:
    """The outlook of a seat: the last one again, if only orders have been given since."""
    if _last:
        last = _last[0]
        if last.seat == seat and last.simple == simple and last.game.field is game.field:
            if last.position == position_of(game):
                last.game = game
                return last
    view = Outlook(game, seat, simple)
    _last[:] = [view]
    return view


def preference(worth: float, other: float) -> float:
    """How likely a target is taken, where there is another one."""
    if worth <= 0.0:
        return 0.0
    return worth * worth / (worth * worth + other * other)
