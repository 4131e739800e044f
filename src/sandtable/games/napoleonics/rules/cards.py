"""What the card in force does to moves, battles and dice (N27, N28).

Whom a card orders is told in `orders`; here is what those ordered may do with it.
"""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import ORDERED, Unit
from sandtable.core.fight import Pool
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules.facts import (
    ARTILLERY,
    BAYONET_CHARGE,
    BOMBARD,
    CAVALRY,
    CAVALRY_CHARGE,
    CLASS,
    COLD_STEEL,
    ELAN,
    FIRE_AND_HOLD,
    FORCE_MARCH,
    GRANDE_MANOEUVRE,
    GUARD,
    HEAVY,
    HORSE_ARTILLERY,
    INFANTRY,
    LEADERSHIP,
    MARCHES,
    MOVE,
    MOVE_AND_BATTLE,
)
from sandtable.games.napoleonics.rules.refusals import (
    BAYONET_NO_FIRE,
    HOLD_NO_MELEE,
    HOLD_NO_MOVE,
    STEEL_NO_FIRE,
    STEEL_NO_MOVE,
)
from sandtable.games.napoleonics.rules.state import BY_LEADER, Napoleonics

LEADER_MOVE = 3  # N8.1


def hexes_to_move(game: Napoleonics, unit: Unit) -> int:
    """How far this unit may go with the card in force (N7.7 to N7.10, N28)."""
    kind = game.kind(unit)
    card = game.card()
    if card == BAYONET_CHARGE and CLASS[kind] == INFANTRY:
        return 2
    if card == FORCE_MARCH and CLASS[kind] == INFANTRY:
        return 2
    if card == BOMBARD and CLASS[kind] == ARTILLERY:
        return 3
    if card == CAVALRY_CHARGE and HEAVY[kind]:
        return 3
    if card == GRANDE_MANOEUVRE:
        return 4
    if card in (FIRE_AND_HOLD, COLD_STEEL):
        return 0
    return MOVE[kind]


def hexes_and_battle(game: Napoleonics, unit: Unit) -> int:
    """How far this unit may go and still battle; below 0 it may not battle at all."""
    kind = game.kind(unit)
    card = game.card()
    if card == BAYONET_CHARGE and CLASS[kind] == INFANTRY:
        return 2
    if card == FORCE_MARCH and (MARCHES[kind] or game.leader_with(unit) >= 0):
        return 2
    if card == BOMBARD:
        return 0
    if card == CAVALRY_CHARGE and HEAVY[kind]:
        return 3
    if card == GRANDE_MANOEUVRE:
        return -1
    if HORSE_ARTILLERY[kind] and game.blocks(unit) == 1:
        return 0  # N7.10: with one block it moves or battles
    return MOVE_AND_BATTLE[kind]


def leader_hexes(game: Napoleonics) -> int:
    return 4 if game.card() == GRANDE_MANOEUVRE else LEADER_MOVE


def card_lets_move(game: Napoleonics) -> Refusal:
    """Two cards are for standing fast."""
    card = game.card()
    if card == FIRE_AND_HOLD:
        return HOLD_NO_MOVE
    if card == COLD_STEEL:
        return STEEL_NO_MOVE
    return ALLOWED


def card_lets_fire(game: Napoleonics) -> Refusal:
    card = game.card()
    if card == BAYONET_CHARGE:
        return BAYONET_NO_FIRE
    if card == COLD_STEEL:
        return STEEL_NO_FIRE
    return ALLOWED


def card_lets_melee(game: Napoleonics) -> Refusal:
    return HOLD_NO_MELEE if game.card() == FIRE_AND_HOLD else ALLOWED


def add_card_dice(
    game: Napoleonics, pool: Pool, unit: Unit, here: Hex, there: Hex, bonus_melee: bool
) -> None:
    """The dice that the card in force adds for an ordered unit that attacks (N12.6)."""
    card = game.card()
    status = game.status(unit)
    if card < 0 or not status & ORDERED:
        return
    kind = game.kind(unit)
    if card == BAYONET_CHARGE:
        if CLASS[kind] == INFANTRY and GUARD[kind]:
            pool.add(1, "card-dice", "N28.1")
    elif card == BOMBARD:
        if CLASS[kind] == ARTILLERY:
            pool.add(3 if GUARD[kind] else 2, "card-dice", "N28.2")
    elif card == CAVALRY_CHARGE:
        if (
            CLASS[kind] == CAVALRY
            and game.field.charge_dice[here]
            and game.field.charge_dice[there]
        ):
            pool.add(2 if GUARD[kind] else 1, "card-dice", "N28.3")
    elif card == ELAN:
        pool.add(1, "card-dice", "N28.5")
    elif card == FIRE_AND_HOLD:
        pool.add(1, "card-dice", "N28.6")
    elif card == COLD_STEEL:
        if not bonus_melee:
            pool.add(1, "card-dice", "N28.9")
    elif card == LEADERSHIP and status & BY_LEADER:
        pool.add(1, "card-dice", "N28.10")
