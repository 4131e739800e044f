"""Why something cannot be done now at all: the order of stages and phases, and what comes first.

An action that would be refused at its own moment too is refused for that; only one that would be
allowed is told when its moment is.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots, turn
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.combat import CombatPhase, may_be_fought, may_fight_at
from sandtable.games.maria.rules.election import must_choose_francis
from sandtable.games.maria.rules.hussars import may_place_hussar
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.naming import named
from sandtable.games.maria.rules.offers import may_offer, may_reduce
from sandtable.games.maria.rules.paths import owes_nothing
from sandtable.games.maria.rules.payment import RULES, TOLL, Payment
from sandtable.games.maria.rules.placing import no_placing
from sandtable.games.maria.rules.politics import PoliticsStage, held_by_minor
from sandtable.games.maria.rules.recruiting import NO_LIMIT, Recruiting, recruits_later
from sandtable.games.maria.rules.setting_out import may_ever_set_out, may_set_out
from sandtable.games.maria.rules.shifting import ShiftPair
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.tracks import TrackEffects, stays_away
from sandtable.games.maria.rules.trains import train_in_hand
from sandtable.games.maria.rules.treaties import no_subsidy
from sandtable.games.maria.rules.turn import Stage
from sandtable.games.maria.rules.winter import Winter

MOVING: Final = (
    do.MOVE, do.TOGETHER, do.FORCE, do.FORCE_TOGETHER, do.REPLACE, do.HAND_OVER, do.DISPUTE,
)  # fmt: skip
POLITICAL: Final = (do.TRUMP, do.PLACE, do.TAKE, do.HOLD, do.LEFT, do.RIGHT)
SUBSIDIES: Final = (do.SUBSIDY, do.END_SUBSIDY, do.TURNS)
# What the introductory game does not have (M31.4)
ADVANCED: Final = (
    *POLITICAL, do.MISSION, do.RETURN, do.FRANCIS, do.CHARLES, do.OFFER, do.REDUCE, do.FORBID,
)  # fmt: skip

# Answers that a rule offers at one moment only
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    do.TROOPS: no.NO_SHIFT_NOW,
    do.LEAVE: no.HUSSARS_LATER,
    do.COMMANDER: no.NO_COMMAND_NOW,
    do.KEEP: no.NO_SURVIVOR_NOW,
    do.RETREAT: no.NO_RETREAT_NOW,
    do.MISSION: no.NO_MISSION_NOW,
    do.RETURN: no.NO_RETURN_NOW,
    do.FRANCIS: no.NO_VOTE_NOW,
    do.CHARLES: no.NO_VOTE_NOW,
    do.FORBID: no.NO_FORBIDDING_NOW,
    do.AGREE: no.NOTHING_PROPOSED,
    do.REFUSE: no.NOTHING_PROPOSED,
}

# Answers that do nothing: where one of them is offered, there is a choice
IDLE: Final = (do.DONE, do.PASS, do.STOP, do.LEAVE, do.HOLD)

# The rule that leaves no choice but to answer, by question, where another one asks
DUTIES: Final[dict[str, str]] = {
    "retreat": "M17.1",
    "step": "M12.1",
    "train-where": "M14.1",
    "recruit": "M20.2",
}


def untimely(game: Maria, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    return named(game, why_untimely(game, action), action)


def why_untimely(game: Maria, action: int) -> Refusal:
    thing = action % do.STRIDE
    verb = action - thing
    if verb in (do.DONE, do.PASS):
        return must_answer(game)
    if game.form.introductory and verb in ADVANCED:
        return no.NO_POLITICS
    if verb in MOVING:
        return no_move(game, verb, thing)
    if verb in (do.STEP, do.STOP):
        return no_step(game, verb, Place(thing))
    if verb in (do.ATTACK, do.TARGET):
        return no_fight(game, verb, Place(thing))
    if verb in POLITICAL:
        return no_politics(game, verb, thing)
    if verb in SUBSIDIES:
        return no_subsidy(game, verb, thing)
    if verb in (do.CARD, do.VALUE):
        return no_card(verb)
    if verb in (do.RECRUIT, do.ENTER):
        return no_troop(game, verb, thing)
    if verb == do.AT:
        return no_placing(game, Place(thing))
    return of_itself(game, verb, thing)


def of_itself(game: Maria, verb: int, thing: int) -> Refusal:
    """What may be said of the thing alone, and else when its moment is."""
    if verb == do.OFFER:
        refusal = may_offer(game)
        question = game.question()
        if question is not None and question.key == "answer-peace":
            return no.PEACE_OFFERED
        return no.NO_OFFER_NOW if refusal is ALLOWED else refusal
    if verb == do.REDUCE:
        refusal = may_reduce(game)
        later = refusal is ALLOWED or refusal is no.NOTHING_TO_REDUCE  # that may change
        return no.NO_REDUCTION_NOW if later else refusal
    if verb == do.HUSSAR:
        refusal = may_place_hussar(game, slots.NOBODY, Place(thing))
        ruled_out = refusal is no.HUSSAR_MAP or refusal is no.HUSSAR_NEUTRAL
        return refusal if ruled_out else no.HUSSARS_LATER
    if verb == do.SUPPLY:
        refusal = owes_nothing(game, thing)
        free = not game.are_enemies(facts.POWER_OF[thing], facts.AUSTRIA)
        if free or refusal is no.TOLL_AT_HOME:
            return refusal
        return no_supply(game, thing)
    if verb == do.PAY:
        return no_payment(game, thing)
    if verb == do.RETURN and any(isinstance(each, TrackEffects) for each in game.stack):
        return stays_away(game, thing)
    if verb == do.CHARLES and serves_francis(game):
        return no.MUST_CHOOSE_FRANCIS
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


def no_payment(game: Maria, kind: int) -> Refusal:
    """Nothing is to be paid now; while a power recruits, no other hand pays for it (M7.8)."""
    for each in game.stack:
        if not isinstance(each, Recruiting):
            continue
        if game.seat_of(each.power) != game.answering:  # whose hand is secret
            return recruits_later(game)
        if game.card_of_kind(each.power, kind) == slots.NOBODY:
            for power in range(len(facts.POWERS)):
                ours = power != each.power and game.seat_of(power) == game.answering
                if ours and game.card_of_kind(power, kind) != slots.NOBODY:
                    return no.NOT_HELD_TO_PAY.about({"power": each.power})
    return no.NO_PAYMENT_NOW


def no_supply(game: Maria, general: int) -> Refusal:
    """Supply is checked in phase ii, for those of the stage (M6.3, M11.1), and tolls at once."""
    if facts.POWER_OF[general] not in acting(game):
        return no.SUPPLY_OF_STAGE
    phase = phase_of(game)
    if phase == turn.SUPPLY_CHECK:
        return no.NO_TOLL_NOW
    return no.SUPPLY_OVER if phase > turn.SUPPLY_CHECK else no.SUPPLY_LATER


def serves_francis(game: Maria) -> bool:
    """Whether the seat has no other major powers than those that must vote for him (M25.3)."""
    ours = [each for each in facts.MAJORS if game.seat_of(each) == game.answering]
    return all(must_choose_francis(each) for each in ours)


def must_answer(game: Maria) -> Refusal:
    """Nobody passes where the rules leave no choice: tolls, retreats, votes."""
    question = game.question()
    if question is None:
        return NOT_ASKED_NOW
    if any(each in question.actions for each in IDLE):
        return Refusal("other-word", question.rule)
    top = game.stack[-1]
    if isinstance(top, CombatPhase):
        return no.MUST_FIGHT
    if isinstance(top, Payment):
        return Refusal("must-answer", "M11.9" if top.reason == TOLL else RULES[top.reason])
    return Refusal("must-answer", DUTIES.get(question.key, question.rule))


# Stages and phases


def phase_of(game: Maria) -> int:
    """The phase of the stage that is going on, -1 outside of the three stages (M6.3)."""
    stage = game.under_way(Stage)
    return -1 if stage is None else stage.phase - 1


def no_move(game: Maria, verb: int, body: int) -> Refusal:
    """Pieces move in phase iii of their own stage (M6.3, M12.1); and what else keeps this one.

    Who moved or united in this stage is kept by that when its moves are over; at another time
    everybody is as good as unmoved.
    """
    stage, phase = game.under_way(Stage), phase_of(game)
    if verb in (do.HAND_OVER, do.DISPUTE):
        return no_handing_over(game, verb, phase)
    own = (
        stage is not None
        and body < facts.FIRST_HUSSAR
        and facts.POWER_OF[body] in game.powers_of_stage(stage.stage)
    )
    ahead = game.copy()
    ahead.answering = game.answering
    if not own or phase < turn.MOVES:
        ahead.clear_status(slots.OF_MOVEMENT)
    moving = phase == turn.MOVES
    now = moving and own  # before its own stage roads may open, and hands be filled
    kept = may_set_out(ahead, verb, body, 0) if now else may_ever_set_out(ahead, verb, body)
    mine = game.seat_of(facts.POWER_OF[body]) == game.answering
    misnamed = kept is no.NAME_COMMANDER or kept is no.NAME_THE_OTHER
    if kept is not ALLOWED and (mine or not misnamed):
        return kept
    if moving:
        if not mine:
            return no.NOT_YOUR_PIECE
        if own:
            return why_another(game)
        ours = any(game.seat_of(each) == game.answering for each in acting(game))
        return no.NOT_THIS_STAGE if ours else no.STAGE_OF_OTHERS
    if stage is not None and not own:
        return no.STAGE_OF_OTHERS
    return moves_at(phase)


def moves_at(phase: int) -> Refusal:
    """Pieces move in another stage (M6.2), or in an earlier or later phase of this one (M6.3)."""
    if phase < 0:
        return no.MOVES_IN_STAGE
    return no.MOVES_OVER if phase >= turn.SHIFTS else no.MOVES_LATER


def why_another(game: Maria) -> Refusal:
    """Pieces move one after another, and this one is on its way (M12.1)."""
    for each in game.stack:
        if isinstance(each, March):
            return no.ANOTHER_MOVES.about({"piece": each.piece})
    bought = train_in_hand(game)
    return no.ANOTHER_MOVES if bought is ALLOWED else bought


def no_handing_over(game: Maria, verb: int, phase: int) -> Refusal:
    """The two partners of stage 5 settle their order while neither is on the march (M12.12)."""
    for each in game.stack:
        if isinstance(each, MovementPhase):
            return each.why_no_order(game, verb)
    return moves_at(phase)


def no_step(game: Maria, verb: int, city: Place) -> Refusal:
    """No march is under way: why nobody comes to that city, or when one goes there."""
    phase = phase_of(game)
    top = game.stack[-1]
    if isinstance(top, MovementPhase):
        return top.why_not_step(game, city) if verb == do.STEP else no.NO_STEP_NOW
    if isinstance(top, ShiftPair):
        return before_setting_out(game, verb, city)
    if isinstance(top, March):  # it waits for the consent of who is asked (M9.5)
        return no.WHO_MOVES
    bought = train_in_hand(game)
    if bought is not ALLOWED:
        return bought
    return no.NO_STEP_NOW if phase == turn.MOVES else moves_at(phase)


def before_setting_out(game: Maria, verb: int, city: Place) -> Refusal:
    """A union is divided first (M9.7), if the one who leaves it could go there at all."""
    for each in game.stack:
        if isinstance(each, March):
            refusal = each.why_not_to(game, city) if verb == do.STEP else ALLOWED
            return no.SHIFT_FIRST if refusal in (ALLOWED, no.NOT_NEXT) else refusal
    return moves_at(phase_of(game))


def no_fight(game: Maria, verb: int, city: Place) -> Refusal:
    """Battles have a phase of their own (M6.3), come one by one (M16.2), and want an enemy."""
    home = target = -1
    for each in game.stack:
        if isinstance(each, Battle):
            home, target = each.home, each.target
    for each in game.stack:
        if isinstance(each, CombatPhase):
            return each.why_not_now(game, verb, city, home, target)
    over = phase_of(game) > turn.BATTLES
    may = may_fight_at if verb == do.ATTACK else may_be_fought
    refusal = may(game, ours_in(game), city)
    if refusal is no.NO_BATTLE_HERE and may_fight_at(game, acting(game), city) is ALLOWED:
        return no.FIGHTS_OVER if over else no.MOVING_SIDE_FIGHTS
    if refusal is not ALLOWED:
        return refusal
    if may(game, acting(game), city) is not ALLOWED:
        return no.FIGHTS_IN_STAGE
    return no.FIGHTS_OVER if over else no.FIGHT_LATER


def acting(game: Maria) -> list[int]:
    """The powers of the stage that is going on."""
    stage = game.under_way(Stage)
    return [] if stage is None else game.powers_of_stage(stage.stage)


def ours_in(game: Maria) -> list[int]:
    """The powers of the seat, and its partners in the stage that is going on (M16.2)."""
    ours = [each for each in range(len(facts.POWERS)) if game.seat_of(each) == game.answering]
    partners = acting(game)
    return ours + partners if any(each in partners for each in ours) else ours


def no_card(verb: int) -> Refusal:
    """Cards are played in battle, by the side that is behind (M16.6)."""
    return no.NO_RESERVE if verb == do.VALUE else no.NO_CARD_NOW


# Politics


def no_politics(game: Maria, verb: int, thing: int) -> Refusal:
    """Politics has a stage of its own (M6.2), and there its order (M23.3 to M23.7)."""
    ours = [each for each in facts.MAJORS if game.seat_of(each) == game.answering]
    if verb == do.PLACE:
        shown = [game.card_of_kind(slots.DISPLAYED + each, thing) for each in ours]
        held = [game.card_of_kind(each, thing) for each in ours]
        if any(each != slots.NOBODY for each in shown) and not any(
            each != slots.NOBODY for each in held
        ):
            return no.ON_DISPLAY
        if held_by_minor(game, game.answering, thing):
            return no.MINOR_POWER
    stage = game.under_way(PoliticsStage)
    if stage is None:
        over = game.scalars[slots.STAGE] == turn.POLITICS
        return no.POLITICS_OVER if over else no.POLITICS_LATER
    if verb == do.TRUMP:
        won = game.scalars[slots.VICTOR] != facts.NO_POWER
        return no.TRUMP_IS_NAMED if won else no.TRUMP_IS_TURNED
    if verb == do.PLACE:
        return stage.why_not_placed(game, ours, thing)
    if verb == do.TAKE:
        return stage.why_not_taken(game, ours, thing)
    if verb == do.HOLD:
        return stage.why_not_in_turn(game, ours)
    return no.NO_EVENT_TAKEN


# Troops and pieces that come


def no_troop(game: Maria, verb: int, general: int) -> Refusal:
    """Troops are recruited in winter or by an event; and not for everybody (M20.4, M20.10)."""
    if not game.takes_part(general):
        return no.NOT_TAKING_PART
    if verb == do.ENTER and game.place_of(general) != facts.OFF:
        return no.NOT_REMOVED if game.on_map(general) else no.STILL_ON_MISSION
    if any(isinstance(each, Winter) for each in game.stack):
        power = facts.POWER_OF[general]
        if game.seat_of(power) != game.answering:
            return no.NOT_ITS_POWER
        later = Recruiting(power, NO_LIMIT, 0)
        kept = (later.may_recruit if verb == do.RECRUIT else later.may_enter)(game, general)
        return recruits_later(game) if kept is ALLOWED else kept
    return recruits_later(game)
