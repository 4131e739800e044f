"""Where leaders belong: with a unit that is worth leading, and out of reach without one."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.games.napoleonics.bots.outlook import Outlook
from sandtable.games.napoleonics.bots.values import VALUE
from sandtable.games.napoleonics.rules import leader_moves, notation as do
from sandtable.games.napoleonics.rules.leaders import LeaderRetreat
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics

# Values in banners
WITH_UNIT: Final = 0.12
GOOD_UNIT: Final = 0.044  # for the fighting value of the leader's unit
AT_THE_FRONT: Final = 0.053  # where there is something to lead
FRONT: Final = 3  # hexes from the enemy
CAUGHT: Final = 0.45  # part of a banner at risk next to an enemy,
REACHED: Final = 0.096  # or not far from one
REACH: Final = 4
LEFT_BEHIND: Final = 0.011  # for a hex between the leader and the battle
ORDER_SPENT: Final = 0.049  # on the leader alone
STEP_BACK: Final = 0.027
THROUGH_ENEMY: Final = 0.5  # part of a banner (N17.2)
OFF_THE_BOARD: Final = -0.5


def place_worth(game: Napoleonics, at: Hex, view: Outlook) -> float:
    """A leader of this seat in this hex at the end of its move."""
    unit = game.unit_at(at)
    closest = view.closest[at]
    if unit >= 0:
        if not game.friend_at(view.seat, at):
            return -view.their_banner
        worth = WITH_UNIT + GOOD_UNIT * VALUE[game.kind(unit)][game.blocks(unit)]
        return worth + AT_THE_FRONT if closest <= FRONT and game.blocks(unit) > 1 else worth
    if closest <= 1:
        return -CAUGHT * view.their_banner
    if closest <= REACH:
        return -REACHED * view.their_banner
    return -LEFT_BEHIND * view.way[at]


def order_worth(game: Napoleonics, leader: Leader, view: Outlook) -> float:
    """An order to a leader alone: worth it where no unit is with the leader (N6.4)."""
    best = -view.their_banner
    for at in leader_moves.leader_reach(game, leader):
        best = max(best, place_worth(game, at, view))
    return best - place_worth(game, game.leader_hex(leader), view) - ORDER_SPENT


def retreat_worth(game: Napoleonics, move: LeaderRetreat, action: int, view: Outlook) -> float:
    """A leader without a unit: to another one, or out of reach (N16)."""
    if action == do.EXIT:
        return OFF_THE_BOARD
    if action == do.STOP:
        return place_worth(game, game.leader_hex(move.leader), view)
    to = Hex(action - do.RETREAT)
    if game.enemy_at(view.seat, to):
        return -THROUGH_ENEMY * view.their_banner
    best = place_worth(game, to, view)
    if move.left > 1:
        for further in game.field.rear[view.seat][to]:
            best = max(best, place_worth(game, further, view) - STEP_BACK)
    return best - STEP_BACK
