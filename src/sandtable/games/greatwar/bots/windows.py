"""Combat cards (G20.11): what each would change now, against its tokens and a better moment."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.games.greatwar.bots import attacks, outlook, plans, retreating, rolls, shells
from sandtable.games.greatwar.bots.values import card_price, gain_of, price_of
from sandtable.games.greatwar.rules import facts, fights, movement, slots, strikes, turn
from sandtable.games.greatwar.rules.artillery import Bombardment
from sandtable.games.greatwar.rules.combat import CARD_BITS, Combat
from sandtable.games.greatwar.rules.opening import gas_targets, surprising_units
from sandtable.games.greatwar.rules.state import GreatWar

DUDS: Final = 2
DUMPED: Final = 2  # tokens of a Supply Dump
SPIED: Final = 0.12  # a combat card that the enemy loses, in medals


def combat_card_worth(game: GreatWar, card: int, view: outlook.Outlook) -> float:
    """To play a combat card now."""
    gain = gain_of_card(game, card, view)
    return gain - price_of(game, view.seat, facts.COST[card]) - card_price(game, view.seat)


def gain_of_card(game: GreatWar, card: int, view: outlook.Outlook) -> float:
    """What it changes, by the window that is open."""
    top = game.stack[-1]
    if isinstance(top, Combat):
        return in_combat(game, top, card, view)
    if isinstance(top, movement.March):
        return on_the_march(game, top, card, view)
    if isinstance(top, strikes.Throw):
        return steadied(game, top, view)
    if isinstance(top, Bombardment):
        return under_shells(game, top, card, view)
    if card == facts.SUPPLY_DUMP:
        return gain_of(game, view.seat, DUMPED)
    if card == facts.INTELLIGENCE:
        return SPIED
    if card in (facts.GAS_ATTACK, facts.SURPRISE_ATTACK, facts.MG_BARRAGE, facts.CREEPING_BARRAGE):
        return at_the_opening(game, card, view)
    return max([view.restored(game.unit_at(at), 1) for at in turn.wounded(game, view.seat)])


def in_combat(game: GreatWar, combat: Combat, card: int, view: outlook.Outlook) -> float:
    """More dice, fewer, or a blow in return."""
    unit, target, way = combat.unit, combat.target, combat.way
    if card == facts.COUNTER_ATTACK:
        return attacks.attack(game, combat.victim, game.hex_of(unit), fights.COUNTER, view)
    bit = fights.SMOKE if card == facts.SMOKE_SCREEN else CARD_BITS[card]
    change = attacks.attack(game, unit, target, way, view, combat.cards | bit)
    change -= attacks.attack(game, unit, target, way, view, combat.cards)
    return change if game.seat_of(unit) == view.seat else -change


def on_the_march(game: GreatWar, march: movement.March, card: int, view: outlook.Outlook) -> float:
    """Wire Cutters for a unit of one's own; Pinned Down for one of the enemy's."""
    unit = march.unit
    if card == facts.WIRE_CUTTERS:
        trial = game.copy()
        trial.mark(unit, slots.CUTTERS)
        return marching(trial, unit, view) - marching(game, unit, view)
    theirs = outlook.Outlook(game, 1 - view.seat)
    return max(attacks.NOTHING, marching(game, unit, theirs) - plans.stay_worth(game, unit, theirs))


def marching(game: GreatWar, unit: Unit, view: outlook.Outlook) -> float:
    """The best march of a unit that has been named for it."""
    trial = game.copy()
    trial.unmark(unit, slots.NAMED)
    return plans.best_move(trial, unit, view)


def steadied(game: GreatWar, throw: strikes.Throw, view: outlook.Outlook) -> float:
    """Steady, Lads!: two flags more to ignore, and no panic."""
    unit = throw.victim
    here = game.hex_of(unit)
    back = throw.flags - throw.ignorable
    left = max(0, back - strikes.STEADY_FLAGS)
    worth = retreating.retreat_worth(game, unit, here, left, view)
    if left == 0:
        worth += attacks.DRIVEN
        if throw.striker >= 0 and game.is_tank(throw.striker):
            worth += attacks.BONUS_COMBAT
    return worth - retreating.retreat_worth(game, unit, here, back, view)


def under_shells(game: GreatWar, fire: Bombardment, card: int, view: outlook.Outlook) -> float:
    """A die more on the target, or two dice fewer."""
    seat = game.active()
    if card == facts.AERIAL_SPOTTER:
        return shells.best_spot(game, seat, fire, view)
    now = shells.fallen_worth(game, seat, fire, fire.fallen, fire.spotted, view)
    return now - shells.after_duds(game, seat, fire, fire.fallen, DUDS, view)


def at_the_opening(game: GreatWar, card: int, view: outlook.Outlook) -> float:
    """Gas, surprise and barrages (G20.11 d)."""
    if card == facts.GAS_ATTACK:
        return max([gas_worth(game, at, view) for at in gas_targets(game, view.seat)])
    if card == facts.SURPRISE_ATTACK:
        return max(
            [attacks.best_attack(game, unit, view) for unit in surprising_units(game, view.seat)]
        )
    trial = game.copy()
    trial.set_scalar(slots.BARRAGE, card)
    return sum(
        [
            attacks.best_attack(trial, unit, view) - attacks.best_attack(game, unit, view)
            for unit in game.ordered_units()
        ]
    )


def gas_worth(game: GreatWar, at: Hex, view: outlook.Outlook) -> float:
    """Gas on a hex: no cover, and no flag is ignored (G22.3)."""
    victim = game.unit_at(at)
    chances = rolls.chances_of(fights.fight_of(game, attacks.NOBODY, at, fights.GAS))
    return attacks.struck(game, victim, attacks.NOBODY, chances, fights.GAS, 0, view)
