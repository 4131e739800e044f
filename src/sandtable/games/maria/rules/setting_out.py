"""Who may set out (M12.1, M12.6, M12.7, M13.1): a piece alone, a union, or a train bought anew."""

from __future__ import annotations

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.reach import needs_consent
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.trains import may_lift, may_replace


def has_moved(game: Maria, piece: int) -> Refusal:
    if not game.has(piece, slots.MOVED):
        return ALLOWED
    if game.has(piece, slots.SET_DOWN):
        return no.TRAIN_SET_DOWN
    return no.UNITED_NOW if game.has(piece, slots.UNITED) else no.MOVED_ALREADY


def why_absent(game: Maria, piece: int) -> Refusal:
    """Removed, on a mission, or of the other map in the introductory game."""
    if not game.takes_part(piece):
        return no.NOT_TAKING_PART
    return no.NOT_ON_MAP if game.place_of(piece) == facts.OFF else no.AWAY_ON_MISSION


def may_move(game: Maria, piece: int, force: int, closed: int) -> Refusal:
    """One piece by itself, out of a union if it is in one (M12.1, M12.7, M13.1)."""
    if force and piece >= facts.FIRST_TRAIN:
        return no.TRAIN_NEVER_FORCED
    place = game.place_of(piece)
    if place < 0:
        return why_absent(game, piece)
    refusal = has_moved(game, piece)
    if refusal is not ALLOWED:
        return refusal
    if closed and facts.MAP_OF[place] == facts.FLANDERS:
        return no.FLANDERS_DONE
    if March(piece, slots.NOBODY, force, closed).can_begin(game):
        return ALLOWED
    return no.NO_FORCED_WAY if force else no.NO_WAY_OUT


def may_move_together(game: Maria, general: int, force: int, closed: int) -> Refusal:
    """A union as one piece (M12.7). Its commander is named, or the general of the power asked."""
    place = game.place_of(general)
    if place < 0:
        return why_absent(game, general)
    other = game.partner(general)
    if other == slots.NOBODY:
        return no.NO_UNION
    if game.has(general, slots.MOVED) or game.has(other, slots.MOVED):
        return no.UNITED_NOW if game.has(general, slots.UNITED) else no.MOVED_ALREADY
    if closed and facts.MAP_OF[place] == facts.FLANDERS:
        return no.FLANDERS_DONE
    if needs_consent(game, general, other):
        if game.has(general, slots.DENIED):
            return no.UNION_REFUSED
    elif commander(general, other) != general:
        equal = facts.RANK[general] == facts.RANK[other]
        return no.NAME_THE_OTHER if equal else no.NAME_COMMANDER
    if March(general, other, force, closed).can_begin(game):
        return ALLOWED
    return no.NO_FORCED_WAY if force else no.NO_WAY_OUT


def may_set_out(game: Maria, verb: int, body: int, closed: int) -> Refusal:
    """Whether a piece could move at all, were it its turn."""
    if body >= facts.FIRST_HUSSAR:
        return no.HUSSAR_NO_PIECE
    if verb == do.REPLACE:
        ours = game.seat_of(facts.POWER_OF[body]) == game.answering  # what others hold is a secret
        return may_replace(game, body, closed) if ours else may_lift(game, body, closed)
    together = verb in (do.TOGETHER, do.FORCE_TOGETHER)
    force = int(verb in (do.FORCE, do.FORCE_TOGETHER))
    may = may_move_together if together else may_move
    refusal = may(game, body, force, closed)
    if refusal is no.NO_WAY_OUT or refusal is no.NO_FORCED_WAY:
        other = game.partner(body) if together else slots.NOBODY
        return March(body, other, force, closed).why_no_step(game)
    return refusal


def may_ever_set_out(game: Maria, verb: int, body: int) -> Refusal:
    """The same at another time: who stands in its way, and what is in the hand, may change."""
    if body >= facts.FIRST_HUSSAR:
        return no.HUSSAR_NO_PIECE
    if verb == do.REPLACE:
        return may_lift(game, body, 0)
    together = verb in (do.TOGETHER, do.FORCE_TOGETHER)
    may = may_move_together if together else may_move
    refusal = may(game, body, int(verb in (do.FORCE, do.FORCE_TOGETHER)), 0)
    return ALLOWED if refusal is no.NO_WAY_OUT or refusal is no.NO_FORCED_WAY else refusal


def commander(one: int, other: int) -> int:
    """Who commands (M9.4); at equal ranks, as far as marching goes, the lower number."""
    if facts.RANK[one] != facts.RANK[other]:
        return one if facts.RANK[one] < facts.RANK[other] else other
    return min(one, other)
