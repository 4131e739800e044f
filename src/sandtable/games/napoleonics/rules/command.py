"""The command phase (N5): what a played card sets going."""

from __future__ import annotations

from sandtable.colors.rules.battle import NO_CARD, NOBODY
from sandtable.games.napoleonics.rules.facts import (
    ARTILLERY,
    BAYONET_CHARGE,
    BOMBARD,
    CAVALRY,
    CAVALRY_CHARGE,
    COLD_STEEL,
    ELAN,
    FIRE_AND_HOLD,
    FIRST_STRIKE,
    FLAG,
    FORCE_MARCH,
    GRANDE_MANOEUVRE,
    INFANTRY,
    IS_SECTION_CARD,
    LEADERSHIP,
    RALLY,
    SHORT_SUPPLY,
)
from sandtable.games.napoleonics.rules.orders import (
    ClassOrders,
    SectionOrders,
    named_class,
    order_normally,
    tell_nobody,
)
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.tactics import (
    ElanOrders,
    ManoeuvreChoice,
    MarchOrders,
    RallyOrders,
    ShortSupply,
    order_cold_steel,
    order_leaders,
    roll_command,
)


def order_with_card(game: Napoleonics) -> None:
    """Put the question of the card in force on the stack, or do what needs no question (N5.2)."""
    card = game.card()
    if card in (NO_CARD, FIRST_STRIKE):
        tell_nobody(game, "N5.4" if card == FIRST_STRIKE else "N5.3")
        return  # First Strike is for the enemy's turn; or nothing was copied (N28.4)
    if IS_SECTION_CARD[card]:
        game.push(SectionOrders())
    elif falls_back(game, card):
        order_normally(game, "N28.14")
    elif card == ELAN:
        faces = roll_command(game, "N28.5")
        game.want_reshuffle(True)
        game.push(ElanOrders(faces[INFANTRY], faces[CAVALRY], faces[ARTILLERY], faces[FLAG]))
    elif card == RALLY:
        faces = roll_command(game, "N28.12")
        game.push(RallyOrders(faces[INFANTRY], faces[CAVALRY], faces[ARTILLERY]))
    elif card == FORCE_MARCH:
        game.push(MarchOrders())
    elif card == COLD_STEEL:
        order_cold_steel(game)
    elif card == LEADERSHIP:
        order_leaders(game)
    elif card == GRANDE_MANOEUVRE:
        game.push(ManoeuvreChoice())
    elif card == SHORT_SUPPLY:
        game.push(ShortSupply(NOBODY))
    else:
        game.push(ClassOrders())


def falls_back(game: Napoleonics, card: int) -> bool:
    """Whether the player has nobody of the named sort on the whole board (N28.14)."""
    seat = game.active()
    if card == LEADERSHIP:
        return not game.leaders_of(seat)
    if card not in (BAYONET_CHARGE, BOMBARD, CAVALRY_CHARGE, FIRE_AND_HOLD, FORCE_MARCH):
        return False
    return not any(named_class(card, game.kind(unit)) for unit in game.units_of(seat))
