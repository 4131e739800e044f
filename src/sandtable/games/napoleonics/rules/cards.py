"""What the card in force does to moves, battles and dice (N27, N28).

`orders` has which units a card orders; here is what they may do with it.
"""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Pool
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import facts, refusals as no, slots
from sandtable.games.napoleonics.rules.state import Napoleonics

LEADER_MOVE = 3  # N8.1


def hexes_to_move(game: Napoleonics, unit: Unit) -> int:
    """How far this unit may go with the card in force (N7.7 to N7.10, N28)."""
    kind = game.kind(unit)
    card = game.card()
    if card == facts.BAYONET_CHARGE and facts.CLASS[kind] == facts.INFANTRY:
        return 2
    if card == facts.FORCE_MARCH and facts.CLASS[kind] == facts.INFANTRY:
        return 2
    if card == facts.BOMBARD and facts.CLASS[kind] == facts.ARTILLERY:
        return 3
    if card == facts.CAVALRY_CHARGE and facts.HEAVY[kind]:
        return 3
    if card == facts.GRANDE_MANOEUVRE:
        return 4
    if card in (facts.FIRE_AND_HOLD, facts.COLD_STEEL):
        return 0
    return facts.MOVE[kind]


def hexes_and_battle(game: Napoleonics, unit: Unit) -> int:
    """How far this unit may go and still battle; below 0 it may not battle at all."""
    kind = game.kind(unit)
    card = game.card()
    if card == facts.BAYONET_CHARGE and facts.CLASS[kind] == facts.INFANTRY:
        return 2
    if card == facts.FORCE_MARCH and (facts.MARCHES[kind] or game.leader_with(unit) >= 0):
        return 2
    if card == facts.BOMBARD:
        return 0
    if card == facts.CAVALRY_CHARGE and facts.HEAVY[kind]:
        return 3
    if card == facts.GRANDE_MANOEUVRE:
        return -1
    if facts.HORSE_ARTILLERY[kind] and game.blocks(unit) == 1:
        return 0  # N7.10: with one block it moves or battles
    return facts.MOVE_AND_BATTLE[kind]


def leader_hexes(game: Napoleonics) -> int:
    return 4 if game.card() == facts.GRANDE_MANOEUVRE else LEADER_MOVE


def card_lets_move(game: Napoleonics) -> Refusal:
    """Two cards are for standing fast."""
    card = game.card()
    if card == facts.FIRE_AND_HOLD:
        return no.HOLD_NO_MOVE
    if card == facts.COLD_STEEL:
        return no.STEEL_NO_MOVE
    return ALLOWED


def card_lets_fire(game: Napoleonics) -> Refusal:
    card = game.card()
    if card == facts.BAYONET_CHARGE:
        return no.BAYONET_NO_FIRE
    if card == facts.COLD_STEEL:
        return no.STEEL_NO_FIRE
    return ALLOWED


def card_lets_melee(game: Napoleonics) -> Refusal:
    return no.HOLD_NO_MELEE if game.card() == facts.FIRE_AND_HOLD else ALLOWED


def add_card_dice(
    game: Napoleonics, pool: Pool, unit: Unit, here: Hex, there: Hex, bonus_melee: bool
) -> None:
    """The dice that the card in force adds for an ordered unit that attacks (N12.6)."""
    card = game.card()
    status = game.status(unit)
    if card < 0 or not status & common.ORDERED:
        return
    kind = game.kind(unit)
    if card == facts.BAYONET_CHARGE:
        if facts.CLASS[kind] == facts.INFANTRY and facts.GUARD[kind]:
            pool.add(1, "card-dice", "N28.1")
    elif card == facts.BOMBARD:
        if facts.CLASS[kind] == facts.ARTILLERY:
            pool.add(3 if facts.GUARD[kind] else 2, "card-dice", "N28.2")
    elif card == facts.CAVALRY_CHARGE:
        if (
            facts.CLASS[kind] == facts.CAVALRY
            and game.field.charge_dice[here]
            and game.field.charge_dice[there]
        ):
            pool.add(2 if facts.GUARD[kind] else 1, "card-dice", "N28.3")
    elif card == facts.ELAN:
        pool.add(1, "card-dice", "N28.5")
    elif card == facts.FIRE_AND_HOLD:
        pool.add(1, "card-dice", "N28.6")
    elif card == facts.COLD_STEEL:
        if not bonus_melee:  # N20.4
            pool.add(1, "card-dice", "N28.9")
    elif card == facts.LEADERSHIP and status & slots.BY_LEADER:
        pool.add(1, "card-dice", "N28.10")
