"""What an attack may bring upon the attacker, as far as everybody can see it: for the odds."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.rules import combat, facts, fights, odds, retreats, targets, windows
from sandtable.games.greatwar.rules.state import GreatWar


@final
class Replies:
    """The target of an attack and what its owner may do about it."""

    def __init__(self, blocks: int, ignorable: int, is_tank: bool) -> None:
        self.blocks = blocks  # hits that destroy it
        self.ignorable = ignorable  # flags
        self.is_tank = is_tank
        self.may_smoke = False
        self.strike_dice = 0  # of a First Strike, where one may still come (G21.6)
        self.counter_dice = 0  # of a Counter Attack, if the target holds its hex


def replies_to(game: GreatWar, attack: odds.Attack) -> Replies | None:
    """None where nobody stands."""
    victim = game.unit_at(attack.target)
    if victim < 0:
        return None
    tank = game.is_tank(victim)
    striker, way = attack.striker, attack.way
    ignorable = 0 if tank else retreats.flags_ignorable(game, victim, striker, way, attack.cards)
    replies = Replies(game.blocks(victim), ignorable, tank)
    owner = game.seat_of(victim)
    if way == fights.RANGED and not attack.cards & fights.SMOKE:
        replies.may_smoke = windows.may_come(game, owner, [facts.SMOKE_SCREEN])
    if way == fights.CLOSE and targets.may_fight_from(game, victim) is ALLOWED:
        here = game.hex_of(striker)
        if combat.strike_may_come(game, owner):
            replies.strike_dice = dice_back(game, victim, here, fights.FIRST)
        if windows.may_come(game, owner, [facts.COUNTER_ATTACK]):
            replies.counter_dice = dice_back(game, victim, here, fights.COUNTER)
    return replies


def dice_back(game: GreatWar, victim: Unit, here: Hex, way: int) -> int:
    return fights.pool_of(game, victim, here, way, 0, 0).dice
