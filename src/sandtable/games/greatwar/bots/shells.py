"""Reserve artillery (G16): where shells do most, and how many dice that is worth."""

from __future__ import annotations

from math import comb
from typing import Final

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.games.greatwar.bots.attacks import NOTHING, shells_on
from sandtable.games.greatwar.bots.outlook import Outlook
from sandtable.games.greatwar.bots.values import price_of
from sandtable.games.greatwar.rules import facts, fights, slots
from sandtable.games.greatwar.rules.aiming import has_free_die, most_dice
from sandtable.games.greatwar.rules.artillery import (
    CHANGES_AT,
    Bombardment,
    changes_ground,
    drift_hex,
)
from sandtable.games.greatwar.rules.state import GreatWar

NUMBERS: Final = 6  # of a targeting die
WIRE_OPENED: Final = 0.5  # part of the wire on the centre that shells before the battle clear


def _on_target(dice: int) -> list[float]:
    """The chance of each number of dice On Target: all that came twice or more (G16.6)."""
    ways = [[0] * (dice + 1) for _ in range(dice + 1)]  # by dice thrown, and those on target
    ways[0][0] = 1
    for _ in range(NUMBERS):
        more = [[0] * (dice + 1) for _ in range(dice + 1)]
        for thrown in range(dice + 1):
            for target in range(dice + 1):
                for here in range(dice + 1 - thrown):
                    hits = target + (here if here > 1 else 0)
                    if ways[thrown][target]:
                        choices = comb(thrown + here, here)
                        more[thrown + here][hits] += ways[thrown][target] * choices
        ways = more
    return [count / float(NUMBERS**dice) for count in ways[dice]]


def _drifting(dice: int) -> float:
    """The chance that exactly one die shows a given number."""
    return float(dice * (NUMBERS - 1) ** (dice - 1)) / float(NUMBERS**dice)


_MOST: Final = 12
CENTRE: Final[list[list[float]]] = [_on_target(dice) for dice in range(_MOST + 1)]
AROUND: Final[list[float]] = [_drifting(dice) if dice else 0.0 for dice in range(_MOST + 1)]


def barrage_worth(game: GreatWar, seat: int, at: Hex, dice: int, view: Outlook) -> float:
    """So many targeting dice on a hex, before they are thrown and paid."""
    worth = 0.0
    if game.board[at] >= 0:
        for fallen in range(2, dice + 1):
            way = fights.THREE_PLUS if fallen >= CHANGES_AT else fights.ON_TARGET
            worth += CENTRE[dice][fallen] * shells_on(game, seat, at, way, fallen, view)
    return worth + AROUND[dice] * drift_worth(game, seat, at, view)


def drift_worth(game: GreatWar, seat: int, at: Hex, view: Outlook) -> float:
    """One die on each hex around, friends and foes."""
    worth = 0.0
    for near in facts.GRID.neighbours[at]:
        if game.board[near] >= 0:
            worth += shells_on(game, seat, near, fights.DRIFT, 1, view)
    return worth


def dice_worth(game: GreatWar, seat: int, at: Hex, dice: int, view: Outlook) -> float:
    """The same, less the tokens for them."""
    free = 1 if has_free_die(game, seat, at) else 0
    return barrage_worth(game, seat, at, dice, view) - price_of(game, seat, max(0, dice - free))


def target_worth(game: GreatWar, seat: int, at: Hex, view: Outlook) -> float:
    """A hex to aim at, with as many dice as it deserves."""
    most = most_dice(game, seat, at)
    if most == 0 or not worth_aiming(game, seat, at):
        return NOTHING
    return max([dice_worth(game, seat, at, dice, view) for dice in range(1, most + 1)])


def worth_aiming(game: GreatWar, seat: int, at: Hex) -> bool:
    return game.enemy_at(seat, at)


def best_target(game: GreatWar, seat: int, sections: int, view: Outlook) -> float:
    """The best that the guns could do in these sections."""
    if game.field.artillery[seat] == 0:
        return NOTHING
    best = NOTHING
    for enemy in game.units_of(1 - seat):
        at = game.hex_of(enemy)
        if game.field.section_of(seat, at) & sections:
            best = max(best, target_worth(game, seat, at, view))
    return best


def bombard_worth(game: GreatWar, seat: int, view: Outlook) -> float:
    """Artillery Bombard: anywhere, and one die for nothing."""
    trial = game.copy()
    trial.set_scalar(slots.AIMED, slots.ANYWHERE)
    trial.set_scalar(slots.FREE_DIE, 1)
    return best_target(trial, seat, slots.ANYWHERE, view)


# After the dice


def fallen_worth(
    game: GreatWar, seat: int, fire: Bombardment, fallen: list[int], spotted: int, view: Outlook
) -> float:
    """What these dice will do where they fell."""
    on_target = sum([many for many in fallen if many > 1])
    if spotted >= 0 and fallen[spotted] == 1:
        on_target += 1
    worth = 0.0
    if on_target:
        changes = changes_ground(game, fallen, on_target)
        way = fights.THREE_PLUS if changes else fights.ON_TARGET
        worth = shells_on(game, seat, fire.target, way, on_target, view)
    for number, many in enumerate(fallen):
        if many == 1 and number != spotted:
            at = drift_hex(game, seat, fire.target, number)
            if at != NOWHERE:
                worth += shells_on(game, seat, at, fights.DRIFT, 1, view)
    return worth


def spot_worth(game: GreatWar, seat: int, fire: Bombardment, number: int, view: Outlook) -> float:
    """A drifting die that counts as On Target (G22)."""
    return fallen_worth(game, seat, fire, fire.fallen, number, view)


def best_spot(game: GreatWar, seat: int, fire: Bombardment, view: Outlook) -> float:
    """What an Aerial Spotter adds."""
    now = fallen_worth(game, seat, fire, fire.fallen, -1, view)
    return max([spot_worth(game, seat, fire, each, view) for each in fire.drifting()]) - now


def without(fallen: list[int], number: int) -> list[int]:
    left = fallen[:]
    left[number] -= 1
    return left


def after_duds(
    game: GreatWar, seat: int, fire: Bombardment, fallen: list[int], duds: int, view: Outlook
) -> float:
    """What is left when the firing player has removed so many dice, in the best way."""
    numbers = [number for number in range(NUMBERS) if fallen[number]]
    if duds == 0 or not numbers:
        return fallen_worth(game, seat, fire, fallen, fire.spotted, view)
    return max([after_duds(game, seat, fire, without(fallen, n), duds - 1, view) for n in numbers])


# Before the battle (G17)


def shelling_worth(game: GreatWar, at: Hex) -> float:
    """The most wire under the shells."""
    worth = WIRE_OPENED if game.markers(at) & facts.WIRE else 0.0
    return worth + 0.3 * sum(
        1 for near in facts.GRID.neighbours[at] if game.markers(near) & facts.WIRE
    )
