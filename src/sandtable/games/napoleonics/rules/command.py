"""The command phase (N5): what a played card sets going."""

from __future__ import annotations

from sandtable.colors.rules import slots as common
from sandtable.games.napoleonics.rules import facts, orders, tactics
from sandtable.games.napoleonics.rules.state import Napoleonics


def order_with_card(game: Napoleonics) -> None:
    """Put the question of the card in force on the stack, or do what needs no question (N5.2)."""
    card = game.card()
    if card in (common.NO_CARD, facts.FIRST_STRIKE):
        orders.tell_nobody(game, "N5.4" if card == facts.FIRST_STRIKE else "N5.3")
        return  # First Strike is for the enemy's turn; or nothing was copied (N28.4)
    if facts.IS_SECTION_CARD[card]:
        game.push(orders.SectionOrders())
    elif falls_back(game, card):
        orders.order_normally(game, "N28.14")
    elif card == facts.ELAN:
        faces = tactics.roll_command(game, "N28.5")
        game.want_reshuffle(True)
        game.push(
            tactics.ElanOrders(
                faces[facts.INFANTRY],
                faces[facts.CAVALRY],
                faces[facts.ARTILLERY],
                faces[facts.FLAG],
            )
        )
    elif card == facts.RALLY:
        faces = tactics.roll_command(game, "N28.12")
        game.push(
            tactics.RallyOrders(faces[facts.INFANTRY], faces[facts.CAVALRY], faces[facts.ARTILLERY])
        )
    elif card == facts.FORCE_MARCH:
        game.push(tactics.MarchOrders())
    elif card == facts.COLD_STEEL:
        tactics.order_cold_steel(game)
    elif card == facts.LEADERSHIP:
        tactics.order_leaders(game)
    elif card == facts.GRANDE_MANOEUVRE:
        game.push(tactics.ManoeuvreChoice())
    elif card == facts.SHORT_SUPPLY:
        game.push(tactics.ShortSupply(common.NOBODY))
    else:
        game.push(orders.ClassOrders())


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
    return not any(orders.named_class(card, game.kind(unit)) for unit in game.units_of(seat))
