"""What a combat is worth: figures, medals and ground taken, less what may come back."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.bots.outlook import Outlook
from sandtable.games.greatwar.bots.rolls import Chances, chances_of
from sandtable.games.greatwar.bots.values import TOKEN
from sandtable.games.greatwar.rules import facts, fights, slots, targets, terrain
from sandtable.games.greatwar.rules.retreats import flags_ignorable
from sandtable.games.greatwar.rules.state import GreatWar

DRIVEN: Final = 0.07  # an enemy unit that has to leave its hex, in medals
BONUS_COMBAT: Final = 0.2  # for a tank that follows
STRUCK_BACK: Final = 0.12  # how likely a First Strike or a Counter Attack is
MOST_ROOM: Final = 3  # hexes of retreat that are looked at
NOTHING: Final = 0.0
NOBODY: Final = Unit(-1)


def attack(
    game: GreatWar, unit: Unit, target: Hex, way: int, view: Outlook, cards: int = 0
) -> float:
    """One combat, for the side of the unit."""
    victim = game.unit_at(target)
    if victim < 0:
        return NOTHING
    fight = fights.fight_of(game, unit, target, way, cards)
    chances = chances_of(fight)
    worth = struck(game, victim, unit, chances, way, cards, view) + TOKEN * fight.dice / 6
    if way != fights.CLOSE:
        return worth
    if gains_ground(game, unit, cards):
        gone = vacated(game, victim, unit, chances, way, cards)
        worth += gone * ground_gained(game, unit, target, view)
    return worth - STRUCK_BACK * attack(game, victim, game.hex_of(unit), fights.COUNTER, view)


def struck(
    game: GreatWar,
    victim: Unit,
    striker: Unit,
    chances: Chances,
    way: int,
    cards: int,
    view: Outlook,
) -> float:
    """What these chances cost the owner of a unit: figures, medals, and the hex it stands in."""
    figures = game.blocks(victim)
    tank = game.is_tank(victim)
    ignorable = 0 if tank else flags_ignorable(game, victim, striker, way, cards)
    room = MOST_ROOM if tank else room_behind(game, victim, game.hex_of(victim), MOST_ROOM)
    post = view.post_worth(victim)
    total = 0.0
    for hits, flags, likely in chances:
        back = max(0, flags - ignorable)
        if hits < figures and back > room:
            hits += back - room
        if hits >= figures:
            total += likely * (view.loss(victim, hits) + post)
        else:
            driven = DRIVEN + post if back and room else NOTHING
            total += likely * (view.loss(victim, hits) + driven)
    return total


def room_behind(game: GreatWar, unit: Unit, here: Hex, hexes: int) -> int:
    """How many hexes this unit could go back, at most so many (G12.2)."""
    best = 0
    for at in game.field.rear[game.seat_of(unit)][here]:
        if game.board[at] < 0 and terrain.may_enter(game, game.kind(unit), at) is ALLOWED:
            room = 1 + (room_behind(game, unit, at, hexes - 1) if hexes > 1 else 0)
            if room == hexes:
                return room
            best = max(best, room)
    return best


def vacated(
    game: GreatWar, victim: Unit, striker: Unit, chances: Chances, way: int, cards: int
) -> float:
    """The chance that a unit is destroyed or has to go."""
    ignorable = 99 if game.is_tank(victim) else flags_ignorable(game, victim, striker, way, cards)
    figures = game.blocks(victim)
    return sum([p for hits, flags, p in chances if hits >= figures or flags > ignorable])


def gains_ground(game: GreatWar, unit: Unit, cards: int) -> bool:
    """Whether it may follow into the hex that it has emptied (G13.1)."""
    if not facts.GAINS_GROUND[game.kind(unit)] or cards & fights.BUTTS or game.is_stuck(unit):
        return False
    return not game.status(unit) & (slots.HALTED | slots.NO_GROUND | slots.SURPRISING)


def ground_gained(game: GreatWar, unit: Unit, target: Hex, view: Outlook) -> float:
    """What the hex of the enemy adds to the unit's own, and the next combat of a tank."""
    if game.seat_of(unit) != view.seat:
        return NOTHING
    gain = view.place_worth(unit, target) - view.place_worth(unit, game.hex_of(unit))
    return max(NOTHING, gain) + (BONUS_COMBAT if game.is_tank(unit) else NOTHING)


def best_attack(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """The best combat of a unit from where it is."""
    if targets.may_fight_from(game, unit) is not ALLOWED:
        return NOTHING
    best = NOTHING
    for at in targets.close_targets(game, unit):
        best = max(best, attack(game, unit, at, fights.CLOSE, view))
    if best == NOTHING:
        for at in targets.fire_targets(game, unit):
            best = max(best, attack(game, unit, at, fights.RANGED, view))
    return best


def shells_on(game: GreatWar, seat: int, at: Hex, way: int, dice: int, view: Outlook) -> float:
    """Shells that fall on a hex, for the seat that fires them; the crater is not weighed."""
    victim = game.unit_at(at)
    if victim < 0:
        return NOTHING
    fight = fights.fight_of(game, NOBODY, at, way, 0, dice)
    chances = chances_of(fight)
    worth = struck(game, victim, NOBODY, chances, way, 0, view)
    return -worth if game.seat_of(victim) == seat else worth
