"""What the defender may answer to a melee (N12.2), each answer with its one check."""

from __future__ import annotations

from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import (
    facts,
    fights,
    notation as do,
    refusals as no,
    withheld,
)
from sandtable.games.napoleonics.rules.retire import may_retire
from sandtable.games.napoleonics.rules.squares import may_form_square
from sandtable.games.napoleonics.rules.state import Napoleonics


def may_strike_first(game: Napoleonics, defender: Unit, attacker: Unit) -> Refusal:
    """With dice to throw, and with the card in hand (N9.5, N28.7)."""
    if not fights.has_dice(game, defender, game.hex_of(attacker), fights.FIRST):
        return no.STRIKE_NO_DICE
    held = game.in_hand(game.seat_of(defender), facts.FIRST_STRIKE)
    return ALLOWED if held else no.NO_FIRST_STRIKE


def may_respond(game: Napoleonics, defender: Unit, attacker: Unit, action: int) -> Refusal:
    if action == do.RETIRE:
        return may_retire(game, defender, attacker)
    if action == do.SQUARE:
        return may_form_square(game, defender, attacker)
    return may_strike_first(game, defender, attacker) if action == do.STRIKE else NOT_ASKED_NOW


def tell_response(game: Napoleonics, defender: Unit, attacker: Unit, action: int) -> None:
    """What the defender answered; there is one answer to a melee."""
    if game.journal is None:
        return
    if action != do.STAND:
        key, rule = ("retires", "N23.1") if action == do.RETIRE else ("forms-square", "N24.1")
        if action == do.STRIKE:
            key, rule = ("first-strike", "N28.7")
        rules = ["N12.2", "N24.14"] if game.in_square(attacker) else ["N12.2"]
        args = {"unit": game.word(defender), "hex": game.hex_of(defender), "rules": rules}
        game.tell(key, rule, args)
    dice = fights.has_dice(game, defender, game.hex_of(attacker), fights.FIRST)
    withheld.note_answered(game, defender, attacker, dice)
