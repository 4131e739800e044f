"""Battle (G8 to G10, G13, G27): units battle one by one, each to the end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.battle import MOVED, ORDERED, Unit
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.fights import (
    BUTTS,
    CLOSE_,
    COUNTER,
    COVER,
    FIRST,
    RAID,
    RANGED_,
    SHARP,
    SMOKE,
    has_dice,
    skulls_score,
)
from sandtable.games.greatwar.footnotes import gain_notes
from sandtable.games.greatwar.movement import enter, is_idler_nearer
from sandtable.games.greatwar.notation import (
    ADVANCE,
    ATTACK,
    BUILD,
    CUT,
    DONE_,
    FIRE,
    HOLD,
    PASS,
    PLAY,
    STRIDE,
    STRIKE,
    UNIT,
    WIRE_DICE_,
)
from sandtable.games.greatwar.refusals import (
    ABANDONED_NO_BATTLE,
    ADJACENT_NO_FIRE,
    BATTLED_ALREADY,
    BONUS_CLOSE_ONLY,
    BUILDING_NO_BATTLE,
    ENEMY_ADJACENT,
    ENGINEER_MOVED,
    GOT_STUCK_NO_BATTLE,
    MOVED_NO_BATTLE,
    MOVED_TOO_FAR,
    NO_BROKEN_BRIDGE,
    NO_DICE,
    NO_ENEMY_THERE,
    NO_ENGINEER,
    NO_UNIT_HERE,
    NO_WIRE_HERE,
    NOT_ADJACENT,
    NOT_ORDERED,
    NOT_VACATED,
    NOT_YOURS,
    ONLY_INFANTRY_CUTS,
    OUT_OF_RANGE,
    PASSES_FOR_FRIEND,
    RIVER_NO_BATTLE,
    RUN_NO_BATTLE,
    TANK_BATTLED,
    WIRE_MOVED,
)
from sandtable.games.greatwar.state import (
    BATTLED,
    C_DISCARDS,
    FAR,
    GOT_STUCK,
    HAD_BONUS,
    HALTED,
    MISTAKEN,
    NO_GROUND,
    SPENT_FREE,
    SURPRISING,
    GreatWar,
)
from sandtable.games.greatwar.strikes import Throw
from sandtable.games.greatwar.tables import (
    ABOUT_TURN,
    BOMBER,
    BRIDGE,
    BURST,
    CLOSE,
    CLOSE_ASSAULT,
    COMMAND_COPIES,
    COUNTER_ATTACK,
    COVERING_FIRE,
    DAMAGED,
    ENGINEER,
    FACE_WEIGHTS,
    FACES,
    FIRST_STRIKE,
    FOOTBRIDGE,
    GAINS_GROUND,
    GRID,
    HEXES,
    INFANTRY,
    IS_FEMALE,
    KINDS,
    MACHINE_GUN,
    NEEDS_SIGHT,
    RANGE,
    RIFLE_BUTTS,
    SHARPSHOOTERS,
    SKULL,
    SMOKE_SCREEN,
    TRENCH,
    TRENCH_RAID,
    WIRE,
)
from sandtable.games.greatwar.tanks import GAINED, check_stuck
from sandtable.games.greatwar.terrain import entered_building, in_water, may_enter, may_see
from sandtable.games.greatwar.windows import ask_window, may_come, why_not_play

CAPTURED: Final = KINDS.index("captured-mark-iv")


# Who may battle


def may_battle(game: GreatWar, unit: Unit) -> Refusal:
    """Ordered, not tired, not gone too far, on ground from which one battles (G8.2)."""
    status = game.status(unit)
    if not status & (ORDERED | SURPRISING) and not battles_freely(game, unit):
        return NOT_ORDERED
    if status & BATTLED:
        return TANK_BATTLED if game.is_tank(unit) else BATTLED_ALREADY
    if game.card() == ABOUT_TURN and status & ORDERED:
        return RUN_NO_BATTLE
    if status & FAR:
        return MOVED_TOO_FAR if game.kind(unit) == INFANTRY else MOVED_NO_BATTLE
    if status & GOT_STUCK:
        return GOT_STUCK_NO_BATTLE
    return may_fight_from(game, unit)


def may_fight_from(game: GreatWar, unit: Unit) -> Refusal:
    """What the place and its state forbid, in and out of turn (G18.4, G18.7, G26.7)."""
    if game.is_abandoned(unit):
        return ABANDONED_NO_BATTLE
    if in_water(game, game.hex_of(unit)):
        return RIVER_NO_BATTLE
    if game.is_tank(unit) and entered_building(game, unit):
        return BUILDING_NO_BATTLE
    return ALLOWED


def battles_freely(game: GreatWar, unit: Unit) -> bool:
    """A rule of one scenario: a tank that battles without an order."""
    return unit == game.field.free_battle and not game.scalars[SPENT_FREE]


def may_aim(game: GreatWar, seat: int, target: Hex) -> Refusal:
    """An enemy unit that does not pass for a friend."""
    if not game.enemy_at(seat, target):
        return NO_ENEMY_THERE
    return PASSES_FOR_FRIEND if passes_for_friend(game, seat, target) else ALLOWED


def passes_for_friend(game: GreatWar, seat: int, target: Hex) -> bool:
    """A rule of one scenario: captured tanks are not known for what they are at first."""
    if not game.scalars[MISTAKEN] or seat != game.field.mistaken_seat:
        return False
    return game.enemy_at(seat, target) and game.kind(game.unit_at(target)) == CAPTURED


def may_fire(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    """G9: in range, in sight where that is needed, and with no enemy adjacent."""
    refusal = may_battle(game, unit)
    return refusal if refusal is not ALLOWED else can_hit(game, unit, target)


def can_hit(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    seat, here = game.seat_of(unit), game.hex_of(unit)
    refusal = may_aim(game, seat, target)
    if refusal is not ALLOWED:
        return refusal
    if GRID.distances[here * HEXES + target] == 1:
        return ADJACENT_NO_FIRE
    if game.meets_enemy(seat, here):
        return ENEMY_ADJACENT
    return can_reach(game, unit, here, target)


def can_reach(game: GreatWar, unit: Unit, here: Hex, target: Hex) -> Refusal:
    """In range, in sight where that is needed, and with at least a die (G9.1, G8.8)."""
    if GRID.distances[here * HEXES + target] > RANGE[game.kind(unit)]:
        return OUT_OF_RANGE
    if NEEDS_SIGHT[game.kind(unit)]:
        refusal = may_see(game, here, target)
        if refusal is not ALLOWED:
            return refusal
    return ALLOWED if has_dice(game, unit, target, RANGED_) else NO_DICE


def may_attack(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    """G10: an enemy in an adjacent hex."""
    refusal = may_battle(game, unit)
    return refusal if refusal is not ALLOWED else can_close(game, unit, target)


def can_close(game: GreatWar, unit: Unit, target: Hex) -> Refusal:
    refusal = may_aim(game, game.seat_of(unit), target)
    if refusal is not ALLOWED:
        return refusal
    if GRID.distances[game.hex_of(unit) * HEXES + target] != 1:
        return NOT_ADJACENT
    return ALLOWED if has_dice(game, unit, target, CLOSE_) else NO_DICE


def fire_targets(game: GreatWar, unit: Unit, most: int = HEXES) -> list[Hex]:
    """At whom it could fire; no more than so many are looked for."""
    seat, here, reach = game.seat_of(unit), game.hex_of(unit), RANGE[game.kind(unit)]
    targets: list[Hex] = []
    if game.meets_enemy(seat, here):
        return targets
    for at in game.hexes_of(1 - seat):
        if 1 < GRID.distances[here * HEXES + at] <= reach:
            if can_reach(game, unit, here, at) is ALLOWED and not passes_for_friend(game, seat, at):
                targets.append(at)
                if len(targets) == most:
                    break
    return targets


def close_targets(game: GreatWar, unit: Unit) -> list[Hex]:
    targets: list[Hex] = []
    for at in GRID.neighbours[game.hex_of(unit)]:
        if game.board[at] >= 0 and can_close(game, unit, at) is ALLOWED:
            targets.append(at)
    return targets


def has_target(game: GreatWar, unit: Unit) -> bool:
    """Whether there is anybody for it to battle."""
    return bool(close_targets(game, unit)) or bool(fire_targets(game, unit, 1))


def may_cut(game: GreatWar, unit: Unit) -> Refusal:
    """Infantry that begins and stays on wire may battle the wire (G18.6)."""
    if not game.markers(game.hex_of(unit)) & WIRE:
        return NO_WIRE_HERE
    if game.kind(unit) != INFANTRY:
        return ONLY_INFANTRY_CUTS
    return WIRE_MOVED if game.status(unit) & MOVED else ALLOWED


def may_build(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    """An engineer on or beside a damaged bridge, who has not moved (G15.8)."""
    if game.special(unit) != ENGINEER:
        return NO_ENGINEER
    near = GRID.distances[game.hex_of(unit) * HEXES + at] <= 1
    if not near or not game.markers(at) & DAMAGED:
        return NO_BROKEN_BRIDGE
    return ENGINEER_MOVED if game.status(unit) & MOVED else ALLOWED


def bridges_to_build(game: GreatWar, unit: Unit) -> list[Hex]:
    if game.special(unit) != ENGINEER:
        return []
    here = game.hex_of(unit)
    near = [here, *GRID.neighbours[here]]
    return [at for at in near if may_build(game, unit, at) is ALLOWED]


def may_work(game: GreatWar, unit: Unit) -> bool:
    """Wire and bridges are for a unit with an order, in place of its battle (G15.8, G18.6)."""
    status = game.status(unit)
    return bool(status & ORDERED) and not status & BATTLED and game.card() != ABOUT_TURN


def battle_actions(game: GreatWar, unit: Unit) -> list[int]:
    """Everything that a unit may do in its battle."""
    actions: list[int] = []
    if may_battle(game, unit) is ALLOWED:
        actions = [ATTACK + at for at in close_targets(game, unit)]
        actions += [FIRE + at for at in fire_targets(game, unit)]
    if may_work(game, unit):
        if may_cut(game, unit) is ALLOWED:
            actions.append(CUT)
        actions += [BUILD + at for at in bridges_to_build(game, unit)]
    return actions


def has_battle(game: GreatWar, unit: Unit) -> bool:
    """Whether there is any of it."""
    if may_battle(game, unit) is ALLOWED and has_target(game, unit):
        return True
    if not may_work(game, unit):
        return False
    return may_cut(game, unit) is ALLOWED or bool(bridges_to_build(game, unit))


# The phase


@final
class BattlePhase(Procedure[GreatWar]):
    """Who battles next, until the player is done or nobody is left who can (G8.1)."""

    def copy(self) -> BattlePhase:
        return BattlePhase()

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        for unit in game.units_of(seat):
            chosen = game.status(unit) & (ORDERED | SURPRISING) or battles_freely(game, unit)
            if chosen and has_battle(game, unit):
                actions.append(UNIT + game.hex_of(unit))
        if not actions:
            return DONE
        actions.append(DONE_)
        return game.ask(seat, "battle-who", "G8.1", actions)

    def answer(self, game: GreatWar, action: int) -> None:
        if action == DONE_:
            game.stack.pop()
        else:
            game.push(UnitBattle(game.unit_at(Hex(action - UNIT))))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        verb = action - at
        if verb == UNIT:
            unit = game.unit_at(at)
            if unit < 0:
                return NO_UNIT_HERE
            if game.seat_of(unit) != game.active():
                return NOT_YOURS
            refusal = may_battle(game, unit)
            return refusal if refusal is not ALLOWED else why_no_target(game, unit)
        if verb in (FIRE, ATTACK):
            return why_nobody(game, action)
        return NOT_ASKED_NOW


def why_no_target(game: GreatWar, unit: Unit) -> Refusal:
    """The reason of the nearest enemy, for a unit that may battle and finds nobody."""
    here = game.hex_of(unit)
    enemies = game.units_of(1 - game.seat_of(unit))
    enemies.sort(key=lambda each: GRID.distances[here * HEXES + game.hex_of(each)])
    for enemy in enemies:
        at = game.hex_of(enemy)
        close = GRID.distances[here * HEXES + at] == 1
        refusal = can_close(game, unit, at) if close else can_hit(game, unit, at)
        if refusal is not ALLOWED:
            return refusal
    return NO_ENEMY_THERE


def why_nobody(game: GreatWar, action: int) -> Refusal:
    """A target was named before the unit: the reason of the ordered unit nearest to it.

    NOT_ASKED_NOW where that unit could do it, once it is named.
    """
    at = Hex(action % STRIDE)
    units = game.ordered_units()
    units.sort(key=lambda unit: GRID.distances[at * HEXES + game.hex_of(unit)])
    for unit in units:
        refusal = UnitBattle(unit).why_not(game, action)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW
        return NOT_ORDERED.beside(refusal) if is_idler_nearer(game, unit, at) else refusal
    return NOT_ORDERED


@final
class UnitBattle(Procedure[GreatWar]):
    """The target of one unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, unit: Unit | int) -> None:
        self.unit = Unit(unit)

    def copy(self) -> UnitBattle:
        return UnitBattle(self.unit)

    def advance(self, game: GreatWar) -> Outcome:
        actions = battle_actions(game, self.unit)
        at = game.hex_of(self.unit)
        return game.ask(game.active(), "battle-whom", "G8.2", actions, at)

    def answer(self, game: GreatWar, action: int) -> None:
        game.stack.pop()
        unit = self.unit
        if not game.status(unit) & (ORDERED | SURPRISING):
            game.set_scalar(SPENT_FREE, 1)
        game.mark(unit, BATTLED)
        at = Hex(action % STRIDE)
        verb = action - at
        if verb == BUILD:
            build_bridge(game, unit, at)
        elif action == CUT:
            cut_wire(game, unit)
        else:
            game.push(Combat(unit, at, RANGED_ if verb == FIRE else CLOSE_))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        verb = action - at
        if verb == FIRE:
            return may_fire(game, self.unit, at)
        if verb == ATTACK:
            return may_attack(game, self.unit, at)
        if verb not in (CUT, BUILD):
            return NOT_ASKED_NOW
        if not game.status(self.unit) & ORDERED:
            return NOT_ORDERED  # a surprise is no time for it
        return may_cut(game, self.unit) if verb == CUT else may_build(game, self.unit, at)


def cut_wire(game: GreatWar, unit: Unit) -> None:
    """Its close dice without any modifier: a burst or a skull clears the wire (G18.6)."""
    dice = CLOSE[game.kind(unit)] + (1 if game.special(unit) == BOMBER else 0)
    faces = game.chance.roll(WIRE_DICE_, FACE_WEIGHTS, dice)
    at = game.hex_of(unit)
    cleared = faces[BURST] + faces[SKULL] > 0
    if game.journal is not None:
        rolled = [word for word, count in zip(FACES, faces) for _ in range(count)]
        args = {"unit": game.word(unit), "hex": at, "faces": rolled}
        game.tell("wire-cut" if cleared else "wire-holds", "G18.6", args)
    if cleared:
        game.take_marker(at, WIRE)


def build_bridge(game: GreatWar, unit: Unit, at: Hex) -> None:
    game.take_marker(at, DAMAGED)
    game.add_marker(at, FOOTBRIDGE if at in game.field.footbridges else BRIDGE)
    if game.journal is not None:
        game.tell("bridge-built", "G15.8", {"unit": game.word(unit), "hex": at})


# One combat (G8.7)

OWN_CARD: Final = 0
ENEMY_CARD: Final = 1
REPLACED: Final = 2  # First Strike has been made: another card for it
STRUCK: Final = 3
DICE: Final = 4
BONUS: Final = 5
ANSWERED: Final = 6  # the window of Counter Attack
OVER: Final = 7


@final
class Combat(Procedure[GreatWar]):
    """A combat from its declaration to what may come back (G8.7, G20.11 e to h)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "unit", "target", "way", "bonus", "step", "cards", "here", "victim",
    )  # fmt: skip

    def __init__(
        self,
        unit: Unit | int,
        target: Hex | int,
        way: int,
        bonus: int = 0,
        step: int = OWN_CARD,
        cards: int = 0,
        here: Hex | int = -1,
        victim: Unit | int = -1,
    ) -> None:
        self.unit = Unit(unit)
        self.target = Hex(target)
        self.way = way
        self.bonus = bonus
        self.step = step
        self.cards = cards
        self.here = Hex(here)
        self.victim = Unit(victim)

    def copy(self) -> Combat:
        return Combat(
            self.unit,
            self.target,
            self.way,
            self.bonus,
            self.step,
            self.cards,
            self.here,
            self.victim,
        )

    def advance(self, game: GreatWar) -> Outcome:
        if self.here < 0:
            self.here = game.hex_of(self.unit)
            self.victim = game.unit_at(self.target)
            reveal_tanks(game, self.unit)
        seat = game.seat_of(self.unit)
        if self.step == OWN_CARD:
            useful = self.own_cards(game)
            if useful and may_come(game, seat, useful):
                return ask_window(game, seat, "combat-card", useful, self.target)
            self.step = ENEMY_CARD
        if self.step == ENEMY_CARD:
            if self.may_be_answered(game):
                return self.ask_enemy(game)
            self.step = STRUCK
        if self.step == REPLACED:
            game.draw_card(1 - seat, "G20.9")
            self.step = STRUCK
        if self.step == STRUCK:
            return self.roll(game)
        if self.step == DICE:
            return self.follow_up(game)
        if self.step == BONUS:
            return self.ask_bonus(game)
        if self.step == ANSWERED:
            return self.ask_counter(game)
        return DONE

    # Before the dice

    def own_cards(self, game: GreatWar) -> list[int]:
        """What the active player might play for this combat; only for units with an order."""
        if not game.status(self.unit) & ORDERED:
            return []
        kind = game.kind(self.unit)
        if self.way == CLOSE_:
            useful = [RIFLE_BUTTS]
            raids = kind == INFANTRY and game.ground(self.target) == TRENCH
            if raids and not game.is_tank(self.victim):
                useful.append(TRENCH_RAID)
            return useful
        if kind not in (INFANTRY, MACHINE_GUN):
            return []
        if game.status(self.unit) & MOVED or skulls_score(game, self.unit, self.target, RANGED_, 0):
            return [COVERING_FIRE]
        return [COVERING_FIRE, SHARPSHOOTERS]

    def enemy_cards(self, game: GreatWar) -> list[int]:
        return [SMOKE_SCREEN] if self.way == RANGED_ else []

    def strike_fits(self, game: GreatWar) -> bool:
        """First Strike: against a close attack, by a unit that may battle and has dice (G21.6)."""
        if self.way != CLOSE_ or may_fight_from(game, self.victim) is not ALLOWED:
            return False
        return has_dice(game, self.victim, self.here, FIRST)

    def may_be_answered(self, game: GreatWar) -> bool:
        enemy = 1 - game.seat_of(self.unit)
        if self.strike_fits(game) and strike_may_come(game, enemy):
            return True
        useful = self.enemy_cards(game)
        return bool(useful) and may_come(game, enemy, useful)

    def ask_enemy(self, game: GreatWar) -> Outcome:
        enemy = 1 - game.seat_of(self.unit)
        actions: list[int] = []
        useful = self.enemy_cards(game)
        if useful and may_come(game, enemy, useful):
            actions = [PLAY + card for card in useful if game.holds(enemy, card)]
        if self.strike_fits(game) and game.in_hand(enemy, FIRST_STRIKE):
            actions.append(STRIKE)
        actions.append(PASS)
        return game.ask(enemy, "respond", "G20.11", actions, self.target)

    # The dice

    def roll(self, game: GreatWar) -> Outcome:
        """As declared, if the attacker still stands and has dice (G8.8, G21.6)."""
        unit = self.unit
        if not game.alive(unit) or game.hex_of(unit) != self.here:
            return self.lost(game, "G21.6")
        self.step = DICE
        if not has_dice(game, unit, self.target, self.way, self.cards):
            return self.lost(game, "G8.8")
        game.push(Throw(game.seat_of(unit), unit, self.target, self.way, self.cards))
        return ON

    def lost(self, game: GreatWar, rule: str) -> Outcome:
        self.step = OVER
        if game.journal is not None:
            game.tell("combat-lost", rule, {"hex": self.target})
        return DONE

    # After the dice

    def follow_up(self, game: GreatWar) -> Outcome:
        """Ground may be gained, or the defender strikes back."""
        if self.way != CLOSE_ or not game.alive(self.unit):
            return DONE
        if game.board[self.target] < 0:
            if self.may_gain(game):
                actions = [ADVANCE + self.target, HOLD]
                seat = game.seat_of(self.unit)
                return game.ask(seat, "gain-ground", "G13.1", actions, self.target)
            return DONE
        self.step = ANSWERED
        return ON

    def may_gain(self, game: GreatWar) -> bool:
        """G13.1 to G13.3, G13.6."""
        unit = self.unit
        status = game.status(unit)
        if not GAINS_GROUND[game.kind(unit)] or not status & ORDERED:
            return False
        if status & (HALTED | NO_GROUND | SURPRISING) or self.cards & BUTTS:
            return False
        if game.is_stuck(unit):
            return False
        return may_enter(game, game.kind(unit), self.target) is ALLOWED

    def gain_ground(self, game: GreatWar) -> None:
        unit = self.unit
        if game.journal is not None:
            args = {"unit": game.word(unit), "number": unit, "from": self.here}
            rules = gain_notes(game, unit, self.target, game.is_tank(self.victim), self.bonus > 0)
            if game.card() == CLOSE_ASSAULT:
                rules.append("G21.4")
            game.tell("gains-ground", "G13.1", {**args, "hex": self.target, "rules": rules})
        moved = game.status(unit) & MOVED
        enter(game, unit, self.target, marching=False)
        if not moved:
            game.unmark(unit, MOVED)  # gaining ground is no such move (G7.10)
        self.step = OVER
        if game.is_tank(unit) and not game.ended():
            check_stuck(game, unit, GAINED)
            if not game.is_stuck(unit) and not self.bonus:
                if not game.status(unit) & HAD_BONUS and not entered_building(game, unit):
                    self.step = BONUS

    # The bonus combat of a tank (G27.6)

    def bonus_targets(self, game: GreatWar) -> list[int]:
        unit = self.unit
        if may_fight_from(game, unit) is not ALLOWED:
            return []
        actions = [ATTACK + at for at in close_targets(game, unit)]
        if IS_FEMALE[game.kind(unit)] and not game.meets_enemy(
            game.seat_of(unit), game.hex_of(unit)
        ):
            actions += [FIRE + at for at in fire_targets(game, unit)]
        return actions

    def ask_bonus(self, game: GreatWar) -> Outcome:
        actions = self.bonus_targets(game)
        if not actions:
            return DONE
        actions.append(HOLD)
        seat = game.seat_of(self.unit)
        return game.ask(seat, "bonus-combat", "G27.6", actions, game.hex_of(self.unit))

    # Counter Attack (G20.11 g)

    def ask_counter(self, game: GreatWar) -> Outcome:
        victim = self.victim
        enemy = 1 - game.seat_of(self.unit)
        if not game.alive(victim) or game.hex_of(victim) != self.target:
            return DONE
        if may_fight_from(game, victim) is not ALLOWED:
            return DONE
        at = game.hex_of(self.unit)
        if GRID.distances[self.target * HEXES + at] != 1 or not has_dice(game, victim, at, COUNTER):
            return DONE
        if not may_come(game, enemy, [COUNTER_ATTACK]):
            return DONE
        return ask_window(game, enemy, "counter", [COUNTER_ATTACK], self.target)

    # Answers

    def answer(self, game: GreatWar, action: int) -> None:
        seat = game.seat_of(self.unit)
        if self.step == OWN_CARD:
            self.step = ENEMY_CARD
            if action != PASS:
                game.play_combat(seat, action - PLAY, "G22")
                self.cards |= CARD_BITS[action - PLAY]
        elif self.step == ENEMY_CARD:
            self.step = STRUCK
            self.respond(game, action)
        elif self.step == DICE:
            if action == HOLD:
                self.step = OVER
            else:
                self.gain_ground(game)
        elif self.step == BONUS:
            self.step = OVER
            if action != HOLD:
                game.mark(self.unit, HAD_BONUS)
                at = Hex(action % STRIDE)
                way = RANGED_ if action - at == FIRE else CLOSE_
                game.push(Combat(self.unit, at, way, bonus=1))
        else:
            self.step = OVER
            if action != PASS:
                game.play_combat(1 - seat, action - PLAY, "G22")
                at = game.hex_of(self.unit)
                game.push(Throw(1 - seat, self.victim, at, COUNTER))

    def respond(self, game: GreatWar, action: int) -> None:
        enemy = 1 - game.seat_of(self.unit)
        if action == STRIKE:
            game.use_first_strike(enemy, FIRST_STRIKE)
            if game.journal is not None:
                args = {"seat": enemy, "unit": game.word(self.victim), "hex": self.target}
                game.tell("first-strike", "G21.6", {**args, "rules": ["G5.5"]})
            self.step = REPLACED
            game.push(Throw(enemy, self.victim, self.here, FIRST))
        elif action != PASS:
            game.play_combat(enemy, action - PLAY, "G22")
            self.cards |= SMOKE

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        seat = game.seat_of(self.unit)
        if self.step == OWN_CARD:
            return why_not_play(game, seat, action, self.own_cards(game))
        if self.step == ENEMY_CARD:
            return why_not_play(game, 1 - seat, action, self.enemy_cards(game))
        if self.step == ANSWERED:
            return why_not_play(game, 1 - seat, action, [COUNTER_ATTACK])
        at = Hex(action % STRIDE)
        if self.step == BONUS:
            if action - at == FIRE:
                female = IS_FEMALE[game.kind(self.unit)]
                return can_hit(game, self.unit, at) if female else BONUS_CLOSE_ONLY
            return can_close(game, self.unit, at) if action - at == ATTACK else NOT_ASKED_NOW
        return NOT_VACATED if action - at == ADVANCE else NOT_ASKED_NOW


CARD_BITS: Final[dict[int, int]] = {
    RIFLE_BUTTS: BUTTS,
    TRENCH_RAID: RAID,
    COVERING_FIRE: COVER,
    SHARPSHOOTERS: SHARP,
}


def strike_may_come(game: GreatWar, seat: int) -> bool:
    """Whether this seat might hold a First Strike, for all that the table shows."""
    seen = game.cards[C_DISCARDS + FIRST_STRIKE]
    return game.hand_size(seat) > 0 and seen < COMMAND_COPIES[FIRST_STRIKE]


def reveal_tanks(game: GreatWar, unit: Unit) -> None:
    """A rule of one scenario: a German tank that battles is known for what it is."""
    if game.scalars[MISTAKEN] and game.is_tank(unit):
        if game.seat_of(unit) != game.field.mistaken_seat:
            game.set_scalar(MISTAKEN, 2)  # from the end of this turn on
