"""What a seat that is not asked is told: what keeps it at all, or by which rule it waits."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, NOT_YOUR_QUESTION, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.election import Election
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.naming import is_of_past_stage
from sandtable.games.maria.rules.retreats import Retreat
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.timing import ADVANCED, acting, serves_francis, why_untimely
from sandtable.games.maria.rules.winter import Winter

# Answers to a question of another seat: nothing can be said of them but by which rule it asks
ANSWERS: Final = (
    do.DONE, do.PASS, do.AGREE, do.REFUSE, do.TROOPS, do.VALUE, do.PAY, do.SUPPLY, do.AT,
    do.COMMANDER, do.KEEP, do.RETREAT, do.LEFT, do.RIGHT, do.MISSION, do.RETURN, do.FORBID,
)  # fmt: skip


def why_unasked(game: Maria, action: int, seat: int) -> Refusal:
    """Another seat is asked: why this one may not do it at all, and else by which rule it waits."""
    game.answering = seat
    thing = action % do.STRIDE
    verb = action - thing
    if game.form.introductory and verb in ADVANCED:
        return no.NO_POLITICS
    for note in reversed(game.withheld):
        if note.seat == seat and note.first <= action < note.end:
            if not is_of_past_stage(game, action):
                return note.refusal
    if verb in (do.FRANCIS, do.CHARLES):
        return no_vote(game, verb)
    if verb == do.CARD:
        return no_card_of(game, thing)
    if verb in (do.STEP, do.STOP):
        marches = [each for each in game.stack if isinstance(each, March)]
        if marches:
            return another_marches(game, marches[-1])
        if any(isinstance(each, MovementPhase) for each in game.stack):
            return others_move(game)
    if verb == do.RETREAT and any(isinstance(each, Retreat) for each in game.stack):
        return no.WINNER_LEADS
    if verb == do.PAY and any(isinstance(each, Winter) for each in game.stack):
        return why_untimely(game, action)
    question = game.question()
    if verb in ANSWERS and question is not None:
        asked = any(each - each % do.STRIDE == verb for each in question.actions)
        if asked or verb in (do.DONE, do.PASS):
            return Refusal("not-your-question", question.rule)
    refusal = why_untimely(game, action)
    others = refusal.is_like(no.ANOTHER_MOVES) or refusal.is_like(no.TRAIN_IN_HAND)
    if others and not own_march(game):
        return others_move(game)
    return NOT_YOUR_QUESTION if refusal is NOT_ASKED_NOW else refusal


def own_march(game: Maria) -> bool:
    """Whether a piece of the seat itself is on the march, and waits for consent (M9.5)."""
    return any(
        isinstance(each, March) and game.seat_of(facts.POWER_OF[each.piece]) == game.answering
        for each in game.stack
    )


def another_marches(game: Maria, march: March) -> Refusal:
    """A march of its own waits for consent (M9.5), a partner's comes first (M12.12), or others'."""
    if game.seat_of(facts.POWER_OF[march.piece]) == game.answering:
        return Refusal("not-your-question", "M9.5")
    return others_move(game)


def others_move(game: Maria) -> Refusal:
    """The partner of this stage moves now (M12.12), or it is a stage of others (M6.2)."""
    ours = [each for each in acting(game) if game.seat_of(each) == game.answering]
    return no.WHO_MOVES if ours else no.OTHERS_MARCH


def no_card_of(game: Maria, kind: int) -> Refusal:
    """A side of a battle that has not the right: whether it could play this card at all (M16.6)."""
    for each in game.stack:
        if isinstance(each, Battle):
            refusal = each.why_not_of(game, game.answering, kind)
            return no.NO_CARD_NOW if refusal is ALLOWED else refusal
    return no.NO_CARD_NOW


def no_vote(game: Maria, verb: int) -> Refusal:
    """Who must vote for Francis, has no seat left to vote for, or votes later (M25.2 to M25.7)."""
    if verb == do.CHARLES and serves_francis(game):
        return no.MUST_CHOOSE_FRANCIS
    for each in game.stack:
        if isinstance(each, Election):
            mine = any(game.seat_of(power) == game.answering for power in each.to_come(game))
            return no.VOTES_IN_TURN if mine else no.NO_VOTE_LEFT
    return no.NO_VOTE_NOW
