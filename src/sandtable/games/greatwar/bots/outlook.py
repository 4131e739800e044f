"""The board as one seat sees it: where the enemy can hurt, whom one could hit, what it is near."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit, without_orders
from sandtable.colors.rules.losses import loss_chances
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.bots.rolls import hits_on_soldiers, hits_on_tank
from sandtable.games.greatwar.bots.values import FIGHTING, medals_of, prize, spent
from sandtable.games.greatwar.rules import facts
from sandtable.games.greatwar.rules.field import AT_ONCE, LASTING, NOBODYS
from sandtable.games.greatwar.rules.medals import HELD
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.terrain import NO_ATTACKER, in_water, may_see, shield

# Weights, set by judgement. Values are in medals.
ORDERED_NEXT: Final[list[float]] = [0.5, 0.4, 0.3, 0.2]  # that the worst, the next... is ordered
COMING: Final = 0.7  # an enemy who must move first
CAUTION: Final = 0.8  # what may be lost next turn, against what is lost now
NEXT_TURN: Final = 0.2  # what may be won next turn, against what is won now
APPROACH: Final = 0.012  # for a hex nearer to the enemy
COVER: Final = 0.015  # for a soldier face that the ground cancels
WIRED: Final = 0.08  # to stand on wire
WET: Final = 0.2  # to stand in water
STUCK_LESS: Final = 0.6  # of its worth, for a stuck tank
GOAL_SOON: Final = 0.6  # part of the medals for ground that are still to come
GOAL_NEAR: Final = 0.15  # part of them that draws units to it
EXIT_NEAR: Final = 0.7  # part of the medals for leaving the board that draws units to the edge
NOT_YET: Final = -1
LAST_STAND: Final = 2.0  # medals, for the last defender whose going ends the battle


# By kind: how far away the enemies are whom a unit may hit next turn, after a move if need be.
STRIKING: Final[list[int]] = [
    reach + ahead for reach, ahead in zip(facts.RANGE, facts.MOVE_AND_BATTLE)
]


@final
class Outlook:
    """What one seat makes of the board, worked out where it is asked for."""

    def __init__(self, game: GreatWar, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.prizes: list[float] = [prize(game, 0), prize(game, 1)]
        self.theirs: list[Unit] = [
            unit for unit in game.units_of(1 - seat) if not game.is_abandoned(unit)
        ]
        self.their_hexes: list[Hex] = [game.hex_of(unit) for unit in self.theirs]
        self.ground_held = self.medals_for_ground(game)
        self.goal_hexes: set[Hex] = {at for each in game.field.objectives for at in each.hexes}
        self.gains: dict[Unit, float] = {}  # of orders by a section card
        self.orders: dict[Unit, float] = {}  # of orders by the card in force
        self.position: list[list[int]] = position_of(game)
        self.guns: dict[int, float] = {}  # of the reserve artillery, by section
        self._tanks: list[bool] = [game.is_tank(unit) for unit in self.theirs]
        self._covers: list[int] = [NOT_YET] * (2 * facts.HEXES)
        self._losses: dict[Unit, list[float]] = {}
        self._dangers: dict[int, float] = {}
        self._places: dict[int, float] = {}

    # Units

    def stake(self, unit: Unit) -> float:
        """What is lost with a unit: its medals, and what it could still do."""
        game = self.game
        worth = medals_of(game, unit) * self.prizes[1 - game.seat_of(unit)]
        if game.is_abandoned(unit):
            return worth
        fighting = FIGHTING[game.kind(unit)]
        return worth + (STUCK_LESS * fighting if game.is_stuck(unit) else fighting)

    def loss(self, unit: Unit, hits: int) -> float:
        """What so many hits on a unit cost its owner."""
        if unit not in self._losses:
            self._losses[unit] = self.losses_of(unit)
        losses = self._losses[unit]
        return losses[hits] if hits < len(losses) else losses[-1]

    def losses_of(self, unit: Unit) -> list[float]:
        """The same for none, one, two, ... hits, up to its last figure."""
        game = self.game
        left, start = game.blocks(unit), game.start(unit)
        stake, now = self.stake(unit), spent(left, start)
        losses = [stake * (spent(left - hits, start) - now) for hits in range(left + 1)]
        if unit == game.field.silhouettes:
            each = game.field.silhouette_medals * self.prizes[1 - game.seat_of(unit)]
            losses = [loss + each * min(hits, left - 1) for hits, loss in enumerate(losses)]
        return losses

    def restored(self, unit: Unit, figures: int) -> float:
        """What figures that come back are worth to their owner."""
        left, start = self.game.blocks(unit), self.game.start(unit)
        return self.stake(unit) * (spent(left, start) - spent(left + figures, start))

    # Places

    def place_worth(self, unit: Unit, at: Hex) -> float:
        """A unit that stands here at the end of the turn, its battle aside."""
        key = unit * facts.HEXES + at
        if key not in self._places:
            worth = self.ground_worth(unit, at) + self.goal_worth(unit, at)
            worth -= CAUTION * self.danger(unit, at)
            worth += NEXT_TURN * self.chances_from(unit, at)
            worth -= APPROACH * self.nearest(at)
            self._places[key] = worth
        return self._places[key]

    def nearest(self, at: Hex) -> int:
        """The distance to the nearest enemy."""
        row = at * facts.HEXES
        return min([facts.GRID.distances[row + there] for there in self.their_hexes], default=0)

    def ground_worth(self, unit: Unit, at: Hex) -> float:
        """Cover, wire underfoot and water, before any enemy is looked at."""
        game = self.game
        if game.is_tank(unit):
            return 0.0
        if in_water(game, at):
            return -WET
        worth = COVER * shield(game, at, NO_ATTACKER, False)
        return worth - WIRED if game.markers(at) & facts.WIRE else worth

    def danger(self, unit: Unit, at: Hex) -> float:
        """What the next enemy turn may cost here: hits as they may fall."""
        hits = self.hits_at(at, self.game.is_tank(unit))
        if hits <= 0.0:
            return 0.0
        figures = self.game.blocks(unit)
        chances = loss_chances(hits, figures)
        cost = 0.0
        for lost in range(1, figures + 1):
            cost += chances[lost] * self.loss(unit, lost)
        return cost

    def hits_at(self, at: Hex, tank: bool) -> float:
        """Hits that a unit may expect here next turn: the enemy cannot order everybody."""
        key = at * 2 + (1 if tank else 0)
        if key not in self._dangers:
            game = self.game
            row = at * facts.HEXES
            hits: list[float] = []
            for enemy, there in zip(self.theirs, self.their_hexes):
                distance = facts.GRID.distances[row + there]
                if distance <= STRIKING[game.kind(enemy)]:
                    hits.append(self.hits_from(enemy, there, at, distance, tank))
            hits.sort(reverse=True)
            self._dangers[key] = sum([p * each for p, each in zip(ORDERED_NEXT, hits)])
        return self._dangers[key]

    def chances_from(self, unit: Unit, at: Hex) -> float:
        """The best that this unit may do from here next turn."""
        row = at * facts.HEXES
        reach = STRIKING[self.game.kind(unit)]
        best = 0.0
        for number, there in enumerate(self.their_hexes):
            distance = facts.GRID.distances[row + there]
            if distance > reach:
                continue
            hits = self.hits_from(unit, at, there, distance, self._tanks[number])
            if hits > 0.0:
                enemy = self.theirs[number]
                whole = int(hits)
                worth = self.loss(enemy, whole)
                worth += (hits - whole) * (self.loss(enemy, whole + 1) - worth)
                best = max(best, worth)
        return best

    # Hits

    def hits_from(self, unit: Unit, here: Hex, there: Hex, distance: int, tank: bool) -> float:
        """What a unit here may do next turn to a unit there, which is a tank or not, on average."""
        kind = self.game.kind(unit)
        if distance == 1:
            return self.close_hits(unit, there, tank)
        best = 0.0
        if distance <= facts.RANGE[kind] and (
            not facts.NEEDS_SIGHT[kind] or may_see(self.game, here, there) is ALLOWED
        ):
            best = self.ranged_hits(unit, there, distance, tank)
        ahead = facts.MOVE_AND_BATTLE[kind]
        if distance <= ahead + 1:
            best = max(best, COMING * self.close_hits(unit, there, tank))
        elif ahead:
            best = max(best, COMING * self.ranged_hits(unit, there, distance - ahead, tank))
        return best

    def close_hits(self, unit: Unit, there: Hex, tank: bool) -> float:
        game = self.game
        dice = facts.CLOSE[game.kind(unit)] + (1 if game.special(unit) == facts.BOMBER else 0)
        return self.hits_with(unit, there, dice, True, True, tank)

    def ranged_hits(self, unit: Unit, there: Hex, distance: int, tank: bool) -> float:
        game = self.game
        kind = game.kind(unit)
        special = game.special(unit)
        dice = facts.RANGED[kind][distance]
        if special == facts.MARKSMAN or special == facts.LOADER:
            dice += 1
        skulls = facts.SKULLS_AT[kind] >> distance & 1 > 0
        return self.hits_with(unit, there, dice, False, skulls, tank)

    def hits_with(
        self, unit: Unit, there: Hex, dice: int, close: bool, skulls: bool, tank: bool
    ) -> float:
        if tank:
            kind = self.game.kind(unit)
            gun = kind == facts.FIELD_ARTILLERY or facts.HAS_GUN[kind]
            return hits_on_tank(dice, skulls, 1 if gun else 0)
        return hits_on_soldiers(dice, self.cover(there, close), skulls)

    def cover(self, at: Hex, close: bool) -> int:
        """The soldier faces that the ground cancels for a unit here."""
        key = at * 2 + (1 if close else 0)
        if self._covers[key] == NOT_YET:
            wet = in_water(self.game, at)
            self._covers[key] = 0 if wet else shield(self.game, at, NO_ATTACKER, close)
        return self._covers[key]

    # Ground that gives medals (G23)

    def goal_worth(self, unit: Unit, at: Hex) -> float:
        """Medals held with the unit here, those that are near, and the enemy's edge."""
        game = self.game
        worth = 0.0
        here = game.hex_of(unit)
        if at != here and (at in self.goal_hexes or here in self.goal_hexes):
            trial = game.copy()
            trial.put(unit, at)
            worth += self.medals_for_ground(trial) - self.ground_held
        worth += self.draw_of_goals(at)
        medals = game.field.exit_medals[self.seat] * facts.EXIT_MEDALS[game.kind(unit)]
        if medals:
            rows = abs(facts.GRID.rows[at] - game.field.home_row[1 - self.seat])
            worth += EXIT_NEAR * medals * self.prizes[self.seat] / (rows + 1.5)
        if at != here and game.field.sudden_death:
            worth += self.stand_worth(here, at)
        return worth

    def draw_of_goals(self, at: Hex) -> float:
        """Objectives that are not held draw units to them."""
        game = self.game
        worth = 0.0
        for number, objective in enumerate(game.field.objectives):
            if objective.seat in (NOBODYS, self.seat) and game.scalars[HELD + number] != self.seat:
                away = min(
                    [facts.GRID.distances[at * facts.HEXES + each] for each in objective.hexes]
                )
                worth += GOAL_NEAR * objective.medals * self.prizes[self.seat] / (away + 1)
        return worth

    def medals_for_ground(self, game: GreatWar) -> float:
        """What the objectives are worth as the units stand: those held, and those to come."""
        worth = 0.0
        for number, objective in enumerate(game.field.objectives):
            for seat in range(2):
                if game.scalars[HELD + number] == seat:
                    part = 1.0
                elif objective.kind in (AT_ONCE, LASTING) or not game.meets_terms(number, seat):
                    continue
                else:
                    part = GOAL_SOON
                medals = part * objective.medals * self.prizes[seat]
                worth += medals if seat == self.seat else -medals
        return worth

    def stand_worth(self, here: Hex, at: Hex) -> float:
        """Ground that the defender must never leave empty (G23.9)."""
        field = self.game.field
        defender = 1 - field.sudden_seat
        if self.seat != defender:
            return 0.0
        change = (1 if at in field.sudden_death else 0) - (1 if here in field.sudden_death else 0)
        standing = sum(1 for each in field.sudden_death if self.game.occupies(defender, each))
        return LAST_STAND * change / max(1, standing * standing)

    def post_worth(self, victim: Unit) -> float:
        """What it costs its owner that a unit leaves the hex in which it stands."""
        game = self.game
        at = game.hex_of(victim)
        owner = game.seat_of(victim)
        worth = 0.0
        if at in self.goal_hexes:
            trial = game.copy()
            trial.remove(victim)
            worth = self.medals_for_ground(trial) - self.ground_held
            if owner == self.seat:
                worth = -worth
        if at in game.field.sudden_death and owner != game.field.sudden_seat:
            defenders = [each for each in game.field.sudden_death if game.occupies(owner, each)]
            worth += LAST_STAND / max(1, len(defenders))
        return worth


def position_of(game: GreatWar) -> list[list[int]]:
    """All that an outlook depends on. Which units have orders makes no difference to it."""
    lists = [without_orders(game.units), game.board, game.cards, game.scalars]
    return [each[:] for each in lists]


_last: Final[list[Outlook]] = []


def outlook_for(game: GreatWar, seat: int) -> Outlook:
    """The outlook of a seat: the last one again, if only orders have been given since."""
    if _last:
        last = _last[0]
        if last.seat == seat and last.game.field is game.field:
            if last.position == position_of(game):
                last.game = game
                return last
    view = Outlook(game, seat)
    _last[:] = [view]
    return view
