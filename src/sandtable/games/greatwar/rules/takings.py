"""What phase 5 lets a player take: a card, tokens, the medal of a Recon (G20.5 to G20.7)."""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules import slots as common
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules import facts, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.state import GreatWar

RECON_IN_FORCE: Final = facts.COMMAND_CARDS.index("recon-in-force")


def may_take_medal(game: GreatWar, seat: int) -> Refusal:
    """The time rule: for a Recon of this side, not for Recon in Force or a copy (G20.15)."""
    in_force = game.scalars[common.IN_FORCE]
    played = game.scalars[common.PLAYED]
    if not game.field.recon_medal[seat] or common.NO_CARD in (in_force, played):
        return no.NO_MEDAL_NOW
    if facts.DRAWS_TWO[in_force] and played == in_force:
        return ALLOWED
    alike = facts.DRAWS_TWO[in_force] or in_force == RECON_IN_FORCE
    return no.NO_MEDAL_BY_COPY if alike else no.NO_MEDAL_NOW


def may_take(game: GreatWar, seat: int, what: int) -> Refusal:
    """A combat card, while the hand is not full, or tokens, while the pool has any (G20.6)."""
    if what == do.DRAW:
        room = game.combat_size(seat) < facts.HAND_OF_COMBAT
        return ALLOWED if room else no.HAND_FULL
    return ALLOWED if game.pool() else no.POOL_EMPTY


def may_drop_any(game: GreatWar, seat: int) -> Refusal:
    """A combat card for a token, by one who played none this turn (G20.7)."""
    if game.scalars[slots.COMBAT_USED] >> seat & 1:
        return no.PLAYED_NO_DROP
    if not game.combat_size(seat):
        return no.NOTHING_TO_DROP
    return ALLOWED if game.pool() else no.POOL_EMPTY
