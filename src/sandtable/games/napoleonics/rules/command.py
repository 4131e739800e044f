"""The command phase (N5): what a played card sets going."""

from __future__ import annotations

from sandtable.colors.rules import slots as common
from sandtable.games.napoleonics.rules import facts
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
    if card in (common.NO_CARD, facts.FIRST_STRIKE):
        tell_nobody(game, "N5.4" if card == facts.FIRST_STRIKE else "N5.3")
        return  # First Strike is for the enemy's turn; or nothing was copied (N28.4)
    if facts.IS_SECTION_CARD[card]:
        game.push(SectionOrders())
    elif falls_back(game, card):
        order_normally(game, "N28.14")
    elif card == facts.ELAN:
        faces = roll_command(game, "N28.5")
        game.want_reshuffle(True)
        game.push(
            ElanOrders(
                faces[facts.INFANTRY],
                faces[facts.CAVALRY],
                faces[facts.ARTILLERY],
                faces[facts.FLAG],
            )
        )
    elif card == facts.RALLY:
        faces = roll_command(game, "N28.12")
        game.push(RallyOrders(faces[facts.INFANTRY], faces[facts.CAVALRY], faces[facts.ARTILLERY]))
    elif card == facts.FORCE_MARCH:
        game.push(MarchOrders())
    elif card == facts.COLD_STEEL:
        order_cold_steel(game)
    elif card == facts.LEADERSHIP:
        order_leaders(game)
    elif card == facts.GRANDE_MANOEUVRE:
        game.push(ManoeuvreChoice())
    elif card == facts.SHORT_SUPPLY:
        game.push(ShortSupply(common.NOBODY))
    else:
        game.push(ClassOrders())


def falls_back(game: Napoleonics, card: int) -> bool:
    """Whether the player has nobody of the named sort on the whole board (N28.14)."""
    seat = game.active()
    if card == facts.LEADERSHIP:
        return not game.leaders_of(seat)
    if card not in (
        facts.BAYONET_CHARGE,
        facts.BOMBARD,
        facts.CAVALRY_CHARGE,
        facts.FIRE_AND_HOLD,
        facts.FORCE_MARCH,
    ):
        return False
    return not any(named_class(card, game.kind(unit)) for unit in game.units_of(seat))
