"""Advice: what each answer to a question is worth to the seat that is asked."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.battle import MOVED, Unit
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.advice.outlook import (
    enemy_nearness,
    exposure,
    goal_worth,
    ground_worth,
)
from sandtable.games.greatwar.advice.worths import HQ_TOKEN, chances_of, combat_worth, loss_worth
from sandtable.games.greatwar.artillery import drift_hex, has_free_die
from sandtable.games.greatwar.combat import Combat, close_targets, fire_targets, may_fight_from
from sandtable.games.greatwar.fights import (
    BUTTS,
    CLOSE_,
    COUNTER,
    COVER,
    DRIFT,
    FIRST,
    GAS,
    ON_TARGET,
    RAID,
    RANGED_,
    SHARP,
    fight_of,
)
from sandtable.games.greatwar.movement import (
    March,
    hexes_and_battle,
    may_move_unit,
    next_hexes,
)
from sandtable.games.greatwar.notation import (
    ABANDON,
    ADVANCE,
    ATTACK,
    BUILD,
    CARD,
    CUT,
    DICE_,
    DONE_,
    DRAW_,
    DROP,
    EXIT,
    FIRE,
    GUNS,
    IGNORE,
    KEEP,
    MEDAL,
    ORDER,
    PLAY,
    REPAIR_,
    RETREAT,
    SECTION,
    STOP,
    STRIDE,
    STRIKE,
    TARGET,
    TOKENS_,
    UNIT,
)
from sandtable.games.greatwar.opening import gas_targets, surprising_units
from sandtable.games.greatwar.state import ENTERED, FAR, GreatWar
from sandtable.games.greatwar.strikes import Throw
from sandtable.games.greatwar.tables import (
    ABOUT_TURN,
    ARTILLERY_BOMBARD,
    BIG_PUSH,
    CLOSE_ASSAULT,
    COMMAND,
    COST,
    COVERING_FIRE,
    CREEPING_BARRAGE,
    DIRECT_FROM_HQ,
    FIRE_FIGHT,
    GAS_ATTACK,
    GRID,
    INFANTRY,
    IS_SECTION_CARD,
    MG_BARRAGE,
    ORDERS,
    ORDERS_GUNS,
    OVER_THE_TOP,
    RIFLE_BUTTS,
    SHARPSHOOTERS,
    STEADY_LADS,
    STRONGPOINT,
    SURPRISE_ATTACK,
    TRENCH_RAID,
)
from sandtable.games.greatwar.tanks import check_dice

CAUTION: Final = 0.35  # how much of what the enemy may do counts against a place
ENOUGH_HQ: Final = 4
DIE_PRICE: Final = 0.3  # of a targeting die, in figures


def advise(game: GreatWar, question: Question, simple: bool) -> list[float]:
    """A worth for each action; `simple` looks only at what can be hit, and at coming nearer."""
    advisor = Advisor(game, question, simple)
    return [advisor.worth(action) for action in question.actions]


class Advisor:
    """One question, and what was worked out for it already."""

    def __init__(self, game: GreatWar, question: Question, simple: bool) -> None:
        self.game = game
        self.question = question
        self.seat = question.seat
        self.simple = simple
        self.units: dict[int, float] = {}  # what an order to a unit is worth
        self.guns: dict[int, float] = {}  # what shells on a hex are worth, with two dice

    def worth(self, action: int) -> float:
        at = Hex(action % STRIDE)
        verb = action - at
        key = self.question.key
        if verb == CARD:
            return self.card_worth(action - CARD)
        if verb == KEEP:
            return self.card_worth(action - KEEP)
        if verb == ORDER:
            return self.order_worth(self.game.unit_at(at))
        if verb == GUNS:
            return self.best_shells(1 << (action - GUNS)) - 0.4
        if verb == SECTION:
            return self.section_worth(1 << (action - SECTION))
        if verb == PLAY:
            return self.play_worth(action - PLAY)
        if key in ("move-who", "move-where"):
            return self.moving(action)
        if verb in (FIRE, ATTACK):
            return self.battle(action)
        if verb == UNIT:
            return self.unit_worth(at)
        if verb == TARGET:
            return self.target_worth(at)
        if verb == DICE_:
            return self.dice_worth(action - DICE_)
        return self.small(action)

    def small(self, action: int) -> float:
        """What is quickly decided."""
        game, verb = self.game, action - action % STRIDE
        at = Hex(action % STRIDE)
        if verb == RETREAT:
            return self.place_worth(self.subject_unit(), at)
        if verb == IGNORE:
            return self.ignore_worth(action - IGNORE)
        if verb == ADVANCE:
            return self.advance_worth(at)
        if verb == REPAIR_:
            return 1.0
        if verb == STRIKE:
            return self.strike_worth(FIRST)
        if action == CUT:
            return 0.3
        if verb == BUILD:
            return 0.8
        if action == ABANDON:
            return -2.0
        if action == MEDAL:
            return 2.5
        if action == TOKENS_:
            return 1.0 if game.hq(self.seat) < ENOUGH_HQ else 0.2
        if action == DRAW_:
            return 0.6
        if verb == DROP:
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
        if card == ARTILLERY_BOMBARD:
            return self.best_shells(7) + DIE_PRICE if game.field.artillery[seat] else 0.5
        if IS_SECTION_CARD[card]:
            total = 0.0
            for number, many in enumerate(ORDERS[card]):
                orders = command if many == COMMAND else many
                worths = self.best_orders(
                    [u for u in units if game.field.section_of(seat, game.hex_of(u)) >> number & 1]
                )
                if ORDERS_GUNS[card] and orders and game.field.artillery[seat]:
                    worths.append(self.best_shells(1 << number) - 0.4)
                    worths.sort(reverse=True)
                total += sum(worths[:orders])
            return total
        if card == CLOSE_ASSAULT:
            near = [u for u in units if game.meets_enemy(seat, game.hex_of(u))]
            return 1.2 * sum(self.best_orders(near))
        if card == FIRE_FIGHT:
            far = [u for u in units if not game.meets_enemy(seat, game.hex_of(u))]
            return 1.2 * sum(sorted((self.shots(u) for u in far), reverse=True)[:4])
        if card == OVER_THE_TOP:
            foot = [u for u in units if game.kind(u) == INFANTRY]
            return 1.1 * sum(self.best_orders(foot)[:command])
        if card == ABOUT_TURN:
            return 0.15 * command
        if card == BIG_PUSH:
            return max(self.section_worth(1 << number) for number in range(3))
        most = 4 if card == DIRECT_FROM_HQ else 1
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
            if self.simple:
                nearer = 0.2 * enemy_nearness(game, unit, game.hex_of(unit))
                worth = worth or (nearer if game.kind(unit) in MOBILE else 0.0)
            elif not game.is_stuck(unit) and game.kind(unit) in MOBILE:
                worth = max(worth, self.best_step(unit))
            elif game.is_stuck(unit):
                worth = max(worth, 0.6)
            elif worth == 0.0:
                worth = self.best_step(unit)
            self.units[unit] = worth + 0.02
        return self.units[unit]

    def shots(self, unit: Unit) -> float:
        """The best battle from where the unit stands."""
        game = self.game
        if may_fight_from(game, unit) is not ALLOWED or game.status(unit) & FAR:
            return 0.0
        worths = [combat_worth(game, unit, at, CLOSE_) for at in close_targets(game, unit)]
        worths += [combat_worth(game, unit, at, RANGED_) for at in fire_targets(game, unit)]
        return max(worths, default=0.0)

    # Movement

    def best_step(self, unit: Unit) -> float:
        """What the best neighbouring hex adds, with the battle from there."""
        game = self.game
        steps = next_hexes(game, unit)
        if not steps or game.card() in (CLOSE_ASSAULT, FIRE_FIGHT):
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
        moved.mark(unit, MOVED | ENTERED)
        if may_fight_from(moved, unit) is not ALLOWED:
            return 0.0
        worths = [combat_worth(moved, unit, each, CLOSE_) for each in close_targets(moved, unit)]
        if not worths:
            worths = [
                combat_worth(moved, unit, each, RANGED_) for each in fire_targets(moved, unit)
            ]
        return max(worths, default=0.0)

    def place_worth(self, unit: Unit, at: Hex) -> float:
        """How good a place is to be in."""
        game = self.game
        if self.simple:
            return 2.0 * enemy_nearness(game, unit, at)
        worth = ground_worth(game, unit, at) + goal_worth(game, unit, at)
        worth -= CAUTION * exposure(game, unit, at)
        attacker = game.kind(unit) in MOBILE
        return worth + (1.6 if attacker else 0.4) * enemy_nearness(game, unit, at)

    def moving(self, action: int) -> float:
        """Which unit moves, and where to."""
        game = self.game
        if action == DONE_:
            return 0.0
        if action == EXIT:
            return 5.0
        at = Hex(action % STRIDE)
        if self.question.key == "move-who":
            unit = game.unit_at(at)
            if may_move_unit(game, unit) is not ALLOWED:
                return -1.0
            gain = self.best_step(unit)
            shots = self.shots(unit) if hexes_and_battle(game, unit) < 1 else 0.0
            return gain - shots - 0.05
        unit = self.subject_unit()
        if action == STOP:
            return self.place_worth(unit, game.hex_of(unit)) + self.hits_now(unit)
        worth = self.step_worth(unit, at) if self.keeps_battle(unit) else self.place_worth(unit, at)
        return worth - self.stuck_risk(unit, at)

    def keeps_battle(self, unit: Unit) -> bool:
        top = self.game.stack[-1]
        steps = top.steps if isinstance(top, March) else 0
        return steps + 1 <= hexes_and_battle(self.game, unit)

    def hits_now(self, unit: Unit) -> float:
        top = self.game.stack[-1]
        steps = top.steps if isinstance(top, March) else 0
        return self.shots(unit) if steps <= hexes_and_battle(self.game, unit) else 0.0

    def stuck_risk(self, unit: Unit, at: Hex) -> float:
        game = self.game
        if not game.is_tank(unit) or self.simple:
            return 0.0
        top = game.stack[-1]
        steps = top.steps + 1 if isinstance(top, March) else 1
        return 0.35 * check_dice(game, unit, at, steps)

    # Battle

    def battle(self, action: int) -> float:
        game = self.game
        top = game.stack[-1]
        unit = top.unit if hasattr(top, "unit") else self.subject_unit()
        at = Hex(action % STRIDE)
        way = RANGED_ if action - at == FIRE else CLOSE_
        worth = combat_worth(game, unit, at, way)
        if way == CLOSE_ and not self.simple:
            victim = game.unit_at(at)
            back = combat_worth(game, victim, game.hex_of(unit), COUNTER)
            worth -= 0.15 * back
        return worth

    def unit_worth(self, at: Hex) -> float:
        game = self.game
        unit = game.unit_at(at)
        if self.question.key == "bearers":
            return 1.0 / (1 + game.blocks(unit))
        return self.shots(unit)

    def advance_worth(self, at: Hex) -> float:
        top = self.game.stack[-1]
        unit = top.unit if isinstance(top, Combat) else self.subject_unit()
        game = self.game
        gain = self.place_worth(unit, at) - self.place_worth(unit, game.hex_of(unit))
        return gain + (0.8 if game.is_tank(unit) else 0.2)

    def strike_worth(self, way: int) -> float:
        top = self.game.stack[-1]
        if not isinstance(top, Combat):
            return 0.0
        victim = self.game.unit_at(top.target)
        return combat_worth(self.game, victim, self.game.hex_of(top.unit), way) - 0.2

    def ignore_worth(self, ignored: int) -> float:
        """Standing in cover is good; a hex that is better behind may be better still."""
        game = self.game
        unit = self.subject_unit()
        behind = game.field.rear[self.seat][game.hex_of(unit)]
        if self.simple or not behind:
            return float(ignored)
        here = self.place_worth(unit, game.hex_of(unit))
        there = max(self.place_worth(unit, at) for at in behind)
        return ignored * (0.3 + here - there)

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
            worth = 0.5 * self.shell_hit(at, ON_TARGET, 2)
            for number in range(6):
                near = drift_hex(game, self.seat, at, number)
                if near != NOWHERE:
                    worth += 0.25 * self.shell_hit(near, DRIFT, 1)
            self.guns[at] = worth
        return self.guns[at]

    def shell_hit(self, at: Hex, way: int, dice: int) -> float:
        game = self.game
        victim = game.unit_at(at)
        if victim < 0:
            return 0.0
        fight = fight_of(game, Unit(-1), at, way, 0, dice)
        worth = loss_worth(game, victim, chances_of(fight), 1)
        return -worth if game.seat_of(victim) == self.seat else worth

    def target_worth(self, at: Hex) -> float:
        game = self.game
        if self.question.key == "gas-where":
            fight = fight_of(game, Unit(-1), at, GAS)
            return loss_worth(game, game.unit_at(at), chances_of(fight), 0)
        if self.question.key == "shell-where":
            return 0.1 * (6 - abs(GRID.columns[at] - 6))
        if game.board[at] < 0 and not any(game.board[near] >= 0 for near in GRID.neighbours[at]):
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
        """What the card brings above what its tokens are worth; simply: more hits are better."""
        if self.simple and not isinstance(self.game.stack[-1], Combat):
            return -1.0
        return self.card_gain(card) - HQ_TOKEN * COST[card]

    def card_gain(self, card: int) -> float:
        game = self.game
        top = game.stack[-1]
        if isinstance(top, Combat):
            bits = {
                RIFLE_BUTTS: BUTTS,
                TRENCH_RAID: RAID,
                COVERING_FIRE: COVER,
                SHARPSHOOTERS: SHARP,
            }
            if card in bits:
                plain = combat_worth(game, top.unit, top.target, top.way)
                return combat_worth(game, top.unit, top.target, top.way, bits[card]) - plain
            if top.step > 1:
                return self.strike_worth(COUNTER)
            return 0.45  # Smoke Screen
        if isinstance(top, Throw) and card == STEADY_LADS:
            holds = game.markers(top.target) & STRONGPOINT or top.flags > 1
            return 0.8 if holds else 0.4
        if card == GAS_ATTACK:
            gas = [
                loss_worth(game, game.unit_at(at), chances_of(fight_of(game, Unit(-1), at, GAS)), 0)
                for at in gas_targets(game, self.seat)
            ]
            return max(gas, default=0.0)
        if card == SURPRISE_ATTACK:
            units = surprising_units(game, self.seat)
            return max((self.shots(unit) for unit in units), default=0.0)
        if card == MG_BARRAGE:
            return 0.4 * sum(1 for u in game.ordered_units() if self.shots(u) > 0)
        if card == CREEPING_BARRAGE:
            near = [u for u in game.ordered_units() if close_targets(game, u)]
            return 0.4 * len(near)
        return 0.7


MOBILE: Final = (INFANTRY, *range(4, 14))
