"""Simple advice: hit where it hits hardest, and come nearer where nobody can be hit."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.bots.rolls import Chances, chances_of
from sandtable.games.greatwar.bots.values import medals_of
from sandtable.games.greatwar.rules import artillery, combat, facts, fights, notation as do, slots
from sandtable.games.greatwar.rules.aiming import has_free_die
from sandtable.games.greatwar.rules.allowance import (
    hexes_and_battle,
    may_move_unit,
    next_hexes,
)
from sandtable.games.greatwar.rules.movement import March
from sandtable.games.greatwar.rules.retreats import flags_ignorable
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.targets import close_targets, fire_targets, may_fight_from

# Values, in figures
MEDAL: Final = 3.0
TANK_HIT: Final = 2.0
FLAG_HEX: Final = 0.35  # a hex that the enemy goes back
HQ_TOKEN: Final = 0.25
ENOUGH_HQ: Final = 4
DIE_PRICE: Final = 0.3  # of a targeting die
MOBILE: Final[list[bool]] = [
    facts.IS_TANK[kind] or kind == facts.INFANTRY for kind in range(len(facts.KINDS))
]


def simple_values(game: GreatWar, question: Question) -> list[float]:
    """A worth for each action, in figures: what can be hit, and coming nearer."""
    advisor = SimpleAdvisor(game, question)
    return [advisor.worth(action) for action in question.actions]


@final
class SimpleAdvisor:
    """One question, and what was worked out for it already."""

    def __init__(self, game: GreatWar, question: Question) -> None:
        self.game = game
        self.question = question
        self.seat = question.seat
        self.units: dict[int, float] = {}  # what an order to a unit is worth
        self.guns: dict[int, float] = {}  # what shells on a hex are worth, with two dice

    def worth(self, action: int) -> float:
        at = Hex(action % do.STRIDE)
        verb = action - at
        key = self.question.key
        if verb == do.CARD:
            return self.card_worth(action - do.CARD)
        if verb == do.KEEP:
            return self.card_worth(action - do.KEEP)
        if verb == do.ORDER:
            return self.order_worth(self.game.unit_at(at))
        if verb == do.GUNS:
            return self.best_shells(1 << (action - do.GUNS)) - 0.4
        if verb == do.SECTION:
            return self.section_worth(1 << (action - do.SECTION))
        if verb == do.PLAY:
            return self.play_worth(action - do.PLAY)
        if key in ("move-who", "move-where"):
            return self.moving(action)
        if verb in (do.FIRE, do.ATTACK):
            return self.battle(action)
        if verb == do.UNIT:
            return self.unit_worth(at)
        if verb == do.TARGET:
            return self.target_worth(at)
        if verb == do.DICE:
            return self.dice_worth(action - do.DICE)
        return self.small(action)

    def small(self, action: int) -> float:
        """What is quickly decided."""
        game, verb = self.game, action - action % do.STRIDE
        at = Hex(action % do.STRIDE)
        if verb == do.RETREAT:
            return self.place_worth(self.subject_unit(), at)
        if verb == do.IGNORE:
            return float(action - do.IGNORE)
        if verb == do.ADVANCE:
            return self.advance_worth(at)
        if verb == do.REPAIR:
            return 1.0
        if verb == do.STRIKE:
            return self.strike_worth(fights.FIRST)
        if action == do.CUT:
            return 0.3
        if verb == do.BUILD:
            return 0.8
        if action == do.ABANDON:
            return -2.0
        if action == do.MEDAL:
            return 2.5
        if action == do.TOKENS:
            return 1.0 if game.hq(self.seat) < ENOUGH_HQ else 0.2
        if action == do.DRAW:
            return 0.6
        if verb == do.DROP:
            return -0.5 if game.combat_size(self.seat) < 4 else 0.1
        return 0.0

    def subject_unit(self) -> Unit:
        return self.game.unit_at(Hex(self.question.subject))

    # Cards and orders

    def card_worth(self, card: int) -> float:
        """The orders that the card gives, each to the unit that makes most of one."""
        game, seat = self.game, self.seat
        command = game.hand_size(seat)
        units = game.units_of(seat)
        if card == facts.ARTILLERY_BOMBARD:
            return self.best_shells(7) + DIE_PRICE if game.field.artillery[seat] else 0.5
        if facts.IS_SECTION_CARD[card]:
            total = 0.0
            for number, many in enumerate(facts.ORDERS[card]):
                orders = command if many == facts.COMMAND else many
                values = self.best_orders(
                    [u for u in units if game.field.section_of(seat, game.hex_of(u)) >> number & 1]
                )
                if facts.ORDERS_GUNS[card] and orders and game.field.artillery[seat]:
                    values.append(self.best_shells(1 << number) - 0.4)
                    values.sort(reverse=True)
                total += sum(values[:orders])
            return total
        if card == facts.CLOSE_ASSAULT:
            near = [u for u in units if game.meets_enemy(seat, game.hex_of(u))]
            return 1.2 * sum(self.best_orders(near))
        if card == facts.FIRE_FIGHT:
            far = [u for u in units if not game.meets_enemy(seat, game.hex_of(u))]
            return 1.2 * sum(sorted((self.shots(u) for u in far), reverse=True)[:4])
        if card == facts.OVER_THE_TOP:
            foot = [u for u in units if game.kind(u) == facts.INFANTRY]
            return 1.1 * sum(self.best_orders(foot)[:command])
        if card == facts.ABOUT_TURN:
            return 0.15 * command
        if card == facts.BIG_PUSH:
            return max(self.section_worth(1 << number) for number in range(3))
        most = 4 if card == facts.DIRECT_FROM_HQ else 1
        return sum(self.best_orders(units)[:most])

    def best_orders(self, units: list[Unit]) -> list[float]:
        return sorted((self.order_worth(unit) for unit in units), reverse=True)

    def section_worth(self, section: int) -> float:
        game, seat = self.game, self.seat
        here = [
            u for u in game.units_of(seat) if game.field.section_of(seat, game.hex_of(u)) & section
        ]
        return 1.1 * sum(self.best_orders(here)[: game.hand_size(seat) + 2])

    def order_worth(self, unit: Unit) -> float:
        """The best battle from here, or from a hex that it could go to; else to come nearer."""
        if unit not in self.units:
            game = self.game
            worth = self.shots(unit)
            if worth == 0.0 and MOBILE[game.kind(unit)]:
                worth = 0.2 * nearness(game, unit, game.hex_of(unit))
            self.units[unit] = worth + 0.02
        return self.units[unit]

    def shots(self, unit: Unit) -> float:
        """The best battle from where the unit stands."""
        game = self.game
        if may_fight_from(game, unit) is not ALLOWED or game.status(unit) & slots.FAR:
            return 0.0
        values = [combat_worth(game, unit, at, fights.CLOSE) for at in close_targets(game, unit)]
        values += [combat_worth(game, unit, at, fights.RANGED) for at in fire_targets(game, unit)]
        return max(values, default=0.0)

    # Movement

    def best_step(self, unit: Unit) -> float:
        """What the best neighbouring hex adds, with the battle from there."""
        game = self.game
        steps = next_hexes(game, unit)
        if not steps or game.card() in (facts.CLOSE_ASSAULT, facts.FIRE_FIGHT):
            return 0.0
        here = self.place_worth(unit, game.hex_of(unit))
        return max(0.0, max(self.step_worth(unit, at) for at in steps) - here)

    def step_worth(self, unit: Unit, at: Hex) -> float:
        """The place itself, and whom one could hit from it next."""
        return self.place_worth(unit, at) + self.hits_from(unit, at)

    def hits_from(self, unit: Unit, at: Hex) -> float:
        """The best battle of a unit that has just come to this hex."""
        game = self.game
        if hexes_and_battle(game, unit) < 1:
            return 0.0
        moved = game.copy()
        moved.put(unit, at)
        moved.mark(unit, common.MOVED | slots.ENTERED)
        if may_fight_from(moved, unit) is not ALLOWED:
            return 0.0
        values = [
            combat_worth(moved, unit, each, fights.CLOSE) for each in close_targets(moved, unit)
        ]
        if not values:
            values = [
                combat_worth(moved, unit, each, fights.RANGED) for each in fire_targets(moved, unit)
            ]
        return max(values, default=0.0)

    def place_worth(self, unit: Unit, at: Hex) -> float:
        """How good a place is to be in."""
        return 2.0 * nearness(self.game, unit, at)

    def moving(self, action: int) -> float:
        """Which unit moves, and where to."""
        game = self.game
        if action == do.DONE:
            return 0.0
        if action == do.EXIT:
            return 5.0
        at = Hex(action % do.STRIDE)
        if self.question.key == "move-who":
            unit = game.unit_at(at)
            if may_move_unit(game, unit) is not ALLOWED:
                return -1.0
            gain = self.best_step(unit)
            shots = self.shots(unit) if hexes_and_battle(game, unit) < 1 else 0.0
            return gain - shots - 0.05
        unit = self.subject_unit()
        if action in (do.STOP, do.HOLD):
            return self.place_worth(unit, game.hex_of(unit)) + self.hits_now(unit)
        return self.step_worth(unit, at) if self.keeps_battle(unit) else self.place_worth(unit, at)

    def keeps_battle(self, unit: Unit) -> bool:
        top = self.game.stack[-1]
        steps = top.steps if isinstance(top, March) else 0
        return steps + 1 <= hexes_and_battle(self.game, unit)

    def hits_now(self, unit: Unit) -> float:
        top = self.game.stack[-1]
        steps = top.steps if isinstance(top, March) else 0
        return self.shots(unit) if steps <= hexes_and_battle(self.game, unit) else 0.0

    # Battle

    def battle(self, action: int) -> float:
        game = self.game
        top = game.stack[-1]
        unit = top.unit if hasattr(top, "unit") else self.subject_unit()
        at = Hex(action % do.STRIDE)
        way = fights.RANGED if action - at == do.FIRE else fights.CLOSE
        return combat_worth(game, unit, at, way)

    def unit_worth(self, at: Hex) -> float:
        game = self.game
        unit = game.unit_at(at)
        if self.question.key == "bearers":
            return 1.0 / (1 + game.blocks(unit))
        return self.shots(unit)

    def advance_worth(self, at: Hex) -> float:
        top = self.game.stack[-1]
        unit = top.unit if isinstance(top, combat.Combat) else self.subject_unit()
        game = self.game
        gain = self.place_worth(unit, at) - self.place_worth(unit, game.hex_of(unit))
        return gain + (0.8 if game.is_tank(unit) else 0.2)

    def strike_worth(self, way: int) -> float:
        top = self.game.stack[-1]
        if not isinstance(top, combat.Combat):
            return 0.0
        victim = self.game.unit_at(top.target)
        return combat_worth(self.game, victim, self.game.hex_of(top.unit), way) - 0.2

    # Shells and gas

    def best_shells(self, sections: int) -> float:
        game, seat = self.game, self.seat
        if not game.field.artillery[seat] or (game.hq(seat) == 0 and not game.field.observation):
            return 0.0
        targets = [
            game.hex_of(enemy)
            for enemy in game.units_of(1 - seat)
            if game.field.section_of(seat, game.hex_of(enemy)) & sections
        ]
        return max((self.shells(at) for at in targets), default=0.0)

    def shells(self, at: Hex) -> float:
        """Three dice about: a pair on the centre now and then, and what drifts around it."""
        if at not in self.guns:
            game = self.game
            worth = 0.5 * self.shell_hit(at, fights.ON_TARGET, 2)
            for number in range(6):
                near = artillery.drift_hex(game, self.seat, at, number)
                if near != NOWHERE:
                    worth += 0.25 * self.shell_hit(near, fights.DRIFT, 1)
            self.guns[at] = worth
        return self.guns[at]

    def shell_hit(self, at: Hex, way: int, dice: int) -> float:
        game = self.game
        victim = game.unit_at(at)
        if victim < 0:
            return 0.0
        fight = fights.fight_of(game, Unit(-1), at, way, 0, dice)
        worth = loss_worth(game, victim, chances_of(fight), 1)
        return -worth if game.seat_of(victim) == self.seat else worth

    def target_worth(self, at: Hex) -> float:
        game = self.game
        if self.question.key == "gas-where":
            fight = fights.fight_of(game, Unit(-1), at, fights.GAS)
            return loss_worth(game, game.unit_at(at), chances_of(fight), 0)
        if self.question.key == "shell-where":
            return 0.1 * (6 - abs(facts.GRID.columns[at] - 6))
        if game.board[at] < 0 and not any(
            game.board[near] >= 0 for near in facts.GRID.neighbours[at]
        ):
            return -1.0
        return self.shells(at)

    def dice_worth(self, dice: int) -> float:
        """More dice hit more, and cost tokens that cards and repairs need as well."""
        game = self.game
        if self.question.key == "repair-dice":
            return 0.5 * dice if game.hq(self.seat) > dice + 1 else -0.2 * dice
        free = 1 if has_free_die(game, self.seat, Hex(self.question.subject)) else 0
        left = game.hq(self.seat) - max(0, dice - free)
        wish = 3 if game.hq(self.seat) >= ENOUGH_HQ else 2
        return -abs(dice - wish) + (0.2 if left >= 1 else 0.0)

    # Combat cards

    def play_worth(self, card: int) -> float:
        """In a combat, what the card brings above what its tokens are worth."""
        top = self.game.stack[-1]
        if not isinstance(top, combat.Combat):
            return -1.0
        return self.card_gain(top, card) - HQ_TOKEN * facts.COST[card]

    def card_gain(self, top: combat.Combat, card: int) -> float:
        game = self.game
        if card in combat.CARD_BITS:
            plain = combat_worth(game, top.unit, top.target, top.way)
            return combat_worth(game, top.unit, top.target, top.way, combat.CARD_BITS[card]) - plain
        if top.step > 1:
            return self.strike_worth(fights.COUNTER)
        return 0.45  # Smoke Screen


def nearness(game: GreatWar, unit: Unit, at: Hex) -> float:
    """How near the nearest enemy is: more is nearer, from 0 to 1."""
    row = at * facts.HEXES
    best = 99
    for enemy in game.units_of(1 - game.seat_of(unit)):
        best = min(best, facts.GRID.distances[row + game.hex_of(enemy)])
    return 1.0 / (1 + best)


def combat_worth(game: GreatWar, unit: Unit, target: Hex, way: int, cards: int = 0) -> float:
    """What this combat takes from the enemy, in figures."""
    victim = game.unit_at(target)
    if victim < 0:
        return 0.0
    fight = fights.fight_of(game, unit, target, way, cards)
    ignorable = 0
    if not game.is_tank(victim):
        ignorable = flags_ignorable(game, victim, unit, way, cards)
    worth = loss_worth(game, victim, chances_of(fight), ignorable)
    return worth + HQ_TOKEN * fight.dice / 6


def loss_worth(game: GreatWar, victim: Unit, chances: Chances, ignorable: int) -> float:
    """What these chances take from a unit: figures, medals for its end, hexes by flags."""
    left = game.blocks(victim)
    tank = game.is_tank(victim)
    medals = medals_of(game, victim)
    each = TANK_HIT if tank else 1.0
    total = 0.0
    for hits, flags, likely in chances:
        if hits >= left:
            total += likely * (left * each + medals * MEDAL)
        else:
            back = max(0, flags - ignorable)
            total += likely * (hits * each + back * FLAG_HEX)
    return total
