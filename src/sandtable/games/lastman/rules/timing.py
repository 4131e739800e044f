"""Why something cannot be done now at all: the order of a season and of a player turn.

What would be refused at its own moment too is refused for that; else the moment is told.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import (
    crisis,
    facts,
    forms,
    loss_order as victims,
    movers,
    notation as do,
    plans,
    proposals,
    rail,
    refusals as no,
    slots,
)
from sandtable.games.lastman.rules.battles import Battles
from sandtable.games.lastman.rules.declaring import (
    ATTACKERS_CARDS,
    NAMES,
    WEATHER,
    Declaring,
    may_lay,
)
from sandtable.games.lastman.rules.discarding import is_over_limit
from sandtable.games.lastman.rules.eastern_front import BoxLosses
from sandtable.games.lastman.rules.empty_armies import EmptyArmies
from sandtable.games.lastman.rules.losses import Losses
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.opening import OffensiveOrPass
from sandtable.games.lastman.rules.production import DIG, SPEND, Production
from sandtable.games.lastman.rules.regrouping import Regrouping
from sandtable.games.lastman.rules.spending import SPENDING, may_spend
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.supply import Attrition, supplied_areas
from sandtable.games.lastman.rules.suppression import may_suppress
from sandtable.games.lastman.rules.turn import PlayerTurn
from sandtable.games.lastman.rules.victory import may_resign
from sandtable.games.lastman.rules.withdrawal import Withdrawal

MOVING: Final = (
    do.FROM, do.ARMY, do.STEP, do.INTO, do.RAIL, do.STRATEGIC, do.SEA, do.BOX,
)  # fmt: skip
# Of a list of Production: what no later moment of this turn changes
LASTING: Final[list[Refusal]] = [
    no.NOT_YOUR_NATION, no.STILL_NEUTRAL, no.AMERICANS_LATER, no.STORMERS_LATER,
    no.BIPLANES_LATER, no.TANKS_LATER, no.PARIS_GUN_LATER, no.NEVER_BOUGHT_FIRST,
    no.ARMY_NOT_ARRIVED, no.UPGRADE_EARLY, no.UPGRADE_GERMAN, no.NO_FORTIFYING,
    no.MORE_THAN_ALL, no.BOUGHT_UNDUG,
]  # fmt: skip
# Of a unit: what no other move of this player turn changes
SPENT: Final[list[Refusal]] = [
    no.NOT_YOURS, no.NOT_HERE, no.MOVES_NONE_DUG_IN, no.MOVES_ALL_DUG_IN, no.HAS_MOVED,
    no.HOLDS_MOVED, no.PASS_ONE_UNIT,
]  # fmt: skip
# Answers that do nothing: where one of them is offered, there is a choice
IDLE: Final = (do.DONE, do.PASS, do.STOP)
# Answers that belong to one moment
AT_ONE_MOMENT: Final[dict[int, Refusal]] = {
    do.PASS: no.PASS_LATER,
    do.RETREAT: no.NO_RETREAT_NOW,
    do.AT: no.NOTHING_TO_PLACE,
    do.NUMBER: no.NO_GROUND_ATTACK,
    do.AGREE: no.NOTHING_OFFERED,
    do.REFUSE: no.NOTHING_OFFERED,
}


def untimely(game: LastMan, action: int) -> Refusal:
    """The reason for an action that the open question has nothing to do with."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    seat = game.answering
    if verb in (do.CARD, do.ASSIGN):
        return card_later(game, seat, thing, verb == do.ASSIGN)
    if verb in (do.ERSATZ, do.LOSE, do.FORT):
        return hits_later(game, seat, verb, thing)
    if verb == do.DROP:
        return drop_later(game, seat, thing)
    if verb in MOVING and not (verb == do.INTO and spends(game)):
        return move_later(game, seat, verb, thing)
    if verb in (do.BATTLE, do.FIGHT):
        return battle_later(game, seat, verb, thing)
    if verb in SPENDING:
        return spending_later(game, seat, verb, thing)
    if verb in (do.OFFER, do.RESIGN, do.SUPPRESS):
        return talk_later(game, seat, verb, thing)
    if verb in (do.AT, do.INTO) and spends(game):
        return no.NAME_PURCHASE
    top = game.stack[-1]
    if verb == do.PIECE and isinstance(top, March):
        if game.question_of(seat) is None:
            return piece_later(game, seat, thing)
        return next_to_move(game, seat, verb, thing, top)
    if verb in (do.DONE, do.STOP):
        return must_answer(game)
    if verb == do.PIECE:
        return Refusal("choose-first", rule_asked(game))
    return AT_ONE_MOMENT.get(verb, NOT_ASKED_NOW)


# Where the game stands


def must_answer(game: LastMan) -> Refusal:
    """Nobody goes on without an answer where one is owed; else another word says so."""
    question = game.question_of(game.answering)
    idle = question is not None and any(each in question.actions for each in IDLE)
    return Refusal("other-word" if idle else "must-answer", rule_asked(game))


def rule_asked(game: LastMan) -> str:
    """The rule by which something else must be answered first; both sides may be asked at once."""
    question = game.question_of(game.answering) or game.question()
    return "" if question is None else question.rule


def player_turn(game: LastMan) -> bool:
    return any(isinstance(each, PlayerTurn) for each in game.stack)


def has_passed(game: LastMan) -> bool:
    """Whether the side on turn has said Pass, or was forced to."""
    opening = any(isinstance(each, OffensiveOrPass) for each in game.stack)
    return player_turn(game) and game.is_pass() and not opening


def declaring_step(game: LastMan) -> int:
    """How far the declaring of battles has come, -1 if none are being declared."""
    for each in game.stack:
        if isinstance(each, Declaring):
            return each.step
    return -1


def spends(game: LastMan) -> bool:
    """Whether the lists of Production are being made."""
    works = game.under_way(Production)
    return works is not None and works.step == SPEND + 1


# Cards


def card_later(game: LastMan, seat: int, card: int, assigned: bool) -> Refusal:
    """When a card can be played, or why this seat cannot play it in this turn at all."""
    if card >= facts.CARD_KINDS:
        return NOT_ASKED_NOW
    if game.turn() < facts.CARD_SINCE[card] and not facts.IS_OFFENSIVE[card]:
        return no.WEATHER_TOO_EARLY if card == facts.BAD_WEATHER else no.CARD_TOO_EARLY
    if not game.held(seat, card):
        return no.NOT_IN_YOUR_HAND
    if card in slots.CARD_BITS:
        return combat_card_later(game, seat, card)
    if assigned:
        return no.NOT_COMBAT_CARD
    attacks = player_turn(game) and seat == game.attacker()
    if facts.IS_OFFENSIVE[card]:
        if not attacks or any(isinstance(each, OffensiveOrPass) for each in game.stack):
            return no.OFFENSIVE_LATER
        return (
            no.PASSED if has_passed(game) and not game.scalars[slots.WEATHER] else no.ONE_OFFENSIVE
        )
    if card in (facts.ERSATZ_2, facts.ERSATZ_3):
        return no.ERSATZ_PAYS
    if card == facts.BAD_WEATHER:
        return weather_later(game, attacks)
    if card == facts.RESERVES:
        return no.RESERVES_LATER if attacks else no.RESERVES_OWN_TURN
    which = card - facts.ENTENTE_CRISIS
    if card != crisis.CARD_OF[seat]:
        return no.CRISIS_WRONG_SIDE[which]
    if not crisis.owed(card, game.year()):
        return no.CRISIS_WRONG_YEAR[which]
    return no.CRISIS_NOT_NOW if attacks else no.CRISIS_OWN_TURN[which]


def combat_card_later(game: LastMan, seat: int, card: int) -> Refusal:
    if card == facts.SURPRISE and player_turn(game) and seat != game.attacker():
        return no.NOT_DEFENDERS_CARD
    if declaring_step(game) >= NAMES and may_lay(game, seat, card, -1) is no.GAS_BLOWN_AWAY:
        return no.GAS_BLOWN_AWAY
    if has_passed(game):
        return no.PASS_NO_BATTLE
    if seat != game.attacker() and NAMES <= declaring_step(game) <= ATTACKERS_CARDS:
        return no.ATTACKERS_CARDS_FIRST
    if declaring_step(game) == NAMES and not game.battles:
        return no.NO_BATTLE_YET
    if declaring_step(game) > ATTACKERS_CARDS and seat == game.attacker():
        return no.NO_SECOND_ROUND
    if isinstance(game.stack[-1], Declaring):  # one is being laid on a battle
        return Refusal("choose-first", rule_asked(game))
    return no.COMBAT_CARDS_LATER


def weather_later(game: LastMan, attacks: bool) -> Refusal:
    """Why Bad Weather is not played now: the Defender's, and one a player turn (L9.9.3)."""
    if attacks:
        return no.WEATHER_DEFENDERS
    if player_turn(game) and game.scalars[slots.WEATHER]:
        return no.ONE_WEATHER
    fights = any(isinstance(each, Battles) for each in game.stack)
    over = fights or declaring_step(game) > WEATHER
    return no.WEATHER_OVER if over else no.WEATHER_LATER


def drop_later(game: LastMan, seat: int, card: int) -> Refusal:
    """Cards are laid down in the exchange of a Pass (L2.14) and above the limit (L7.2)."""
    if card >= facts.CARD_KINDS or not game.held(seat, card):
        return no.NOT_IN_YOUR_HAND
    works = game.under_way(Production)
    if works is not None:
        if works.step <= DIG or is_over_limit(game, seat):
            return no.DISCARDS_LATER
        return no.WITHIN_LIMIT
    if not player_turn(game) or seat != game.attacker():
        return no.EXCHANGE_LATER
    if not game.is_pass():
        return no.EXCHANGE_IN_PASS
    return no.NO_EXCHANGE if game.scalars[slots.PLAYED] else no.EXCHANGE_LATER


def hits_later(game: LastMan, seat: int, verb: int, thing: int) -> Refusal:
    """Nobody is hit; and what is owed otherwise no card pays (L5.7.9)."""
    top = game.stack[-1]
    if verb != do.ERSATZ:
        if not isinstance(top, Losses) or top.container < 0 or top.side != seat:
            return no.NO_HITS_NOW
        refusal = top.may_take_from(game, victims.FORT_CODE if verb == do.FORT else thing)
        return no.PAYER_NAMED if refusal is ALLOWED else refusal
    if thing >= facts.CARD_KINDS or not game.held(seat, thing):
        return no.PAY_CARD_NOT_HELD
    if isinstance(top, Losses):
        return no.PAYER_NAMED if top.side == seat else no.NO_HITS_NOW
    if isinstance(top, BoxLosses):
        return no.NO_CARDS_IN_BOX
    return no.CARDS_PAY_HITS if isinstance(top, (Attrition, crisis.Crisis)) else no.NO_HITS_NOW


# Units


def never_moves(game: LastMan, seat: int, verb: int, thing: int) -> Refusal:
    """Moves that are made by the other side only, or by nobody at all; else `ALLOWED`."""
    if verb in (do.STEP, do.RAIL) and thing >= facts.AREA_COUNT:
        return no.CLOSED_AREA
    if verb == do.STRATEGIC and seat == facts.GERMAN:
        return no.STRATEGIC_GERMAN
    if verb == do.SEA and seat == facts.GERMAN:
        return no.SEA_UK_ONLY
    if verb == do.STRATEGIC and thing not in rail.NET:
        return no.STRATEGIC_ENGLAND if thing == facts.ENGLAND else no.STRATEGIC_END
    if verb == do.SEA and thing != facts.ENGLAND and thing not in rail.PORTS:
        return no.SEA_PORTS
    if verb == do.BOX and seat == facts.ENTENTE:
        return no.BOX_GERMANS
    other = verb in (do.ARMY, do.INTO) and game.side_of_army(thing) != seat
    return no.NOT_YOURS if other else ALLOWED


def move_later(game: LastMan, seat: int, verb: int, thing: int) -> Refusal:
    """Moves are made in one's own Movement; and some never."""
    never = never_moves(game, seat, verb, thing)
    if never is not ALLOWED:
        return never
    if verb == do.ARMY and game.army_place(thing) < 0:
        return no.NOT_HERE
    top = game.stack[-1]
    question = game.question()
    asked = question is not None and question.seat == seat
    if asked and isinstance(top, Withdrawal) and verb in (do.FROM, do.ARMY):
        away = not top.is_there(game, thing if verb == do.FROM else facts.FIRST_ARMY + thing)
        return no.NOT_RETREATING[top.way] if away else Refusal("choose-first", rule_asked(game))
    if asked and isinstance(top, Regrouping) and verb == do.FROM:
        refusal = top.why_stays(game, thing)
        absent = refusal is no.NO_SUCH_UNIT_THERE
        return refusal if absent else Refusal("choose-first", rule_asked(game))
    if verb == do.FROM:
        refusal = movers.may_take_from(game, seat, thing)
        if refusal is no.NOT_HERE:
            return movers.with_armies(game, seat, thing, refusal)
        if refusal is not ALLOWED:
            return refusal
    if not asked:
        return no.MOVES_LATER
    if isinstance(top, EmptyArmies) and verb in (do.FROM, do.ARMY):
        return Refusal("choose-first", rule_asked(game))
    return next_to_move(game, seat, verb, thing, top) if isinstance(top, March) else no.MOVES_LATER


def next_to_move(game: LastMan, seat: int, verb: int, thing: int, march: March) -> Refusal:
    """Another unit while one is on its way: that one first, unless the other cannot go at all."""
    if verb == do.ARMY:
        refusal = movers.may_move_army(game, seat, thing, 0)
    elif verb == do.FROM:
        refusal = movers.may_move_from(game, seat, thing, 0)
        if refusal is no.NOT_HERE:
            return movers.with_armies(game, seat, thing, refusal)
    elif verb == do.PIECE:
        refusal = proposals.may_name_piece(game, seat, thing, 0)
    else:
        return no.END_MOVE_FIRST
    if refusal in SPENT:
        return refusal
    return no.PASS_ONE_UNIT if game.is_pass() and not march.card else no.END_MOVE_FIRST


def piece_later(game: LastMan, seat: int, piece: int) -> Refusal:
    """A piece of the side that waits, named while the other side moves."""
    kind = piece % facts.KIND_COUNT
    if game.side_of_kind(kind) != seat:
        return no.NOT_YOURS
    there = any(game.count(container, kind) for container in range(facts.POOL))
    return no.MOVES_LATER if there else no.NOT_HERE


def battle_later(game: LastMan, seat: int, verb: int, area: int) -> Refusal:
    if has_passed(game):
        return no.PASS_NO_BATTLE
    if player_turn(game) and seat != game.attacker():
        return no.ATTACKER_DECLARES
    step = declaring_step(game)
    if verb == do.FIGHT and step >= NAMES:
        return no.FIGHT_LATER
    if step > NAMES:
        return no.DECLARED_ALREADY if game.battle_at(area) >= 0 else no.DECLARING_DONE
    fights = any(isinstance(each, Battles) for each in game.stack)
    if verb == do.BATTLE and fights:
        return no.DECLARING_OVER
    return no.ONE_BATTLE_FIRST if fights else no.BATTLES_LATER


# Production, and talks


def spending_later(game: LastMan, seat: int, verb: int, thing: int) -> Refusal:
    works = game.under_way(Production)
    refusal = may_spend(plans.Plan(game, seat, supplied_areas(game, seat), []), verb, thing)
    if refusal in LASTING or (verb == do.ENTRENCH and is_enemy_army(game, seat, thing)):
        return refusal
    if works is None:
        return no.PRODUCTION_LATER
    return no.LISTS_ARE_IN if works.step > SPEND + 1 else no.SPEND_AFTER_SUPPLY


def is_enemy_army(game: LastMan, seat: int, container: int) -> bool:
    army = facts.FIRST_ARMY <= container < facts.POOL
    return army and game.side_of_army(slots.army_of(container)) != seat


def talk_later(game: LastMan, seat: int, verb: int, thing: int) -> Refusal:
    """An armistice, giving up, and dissolving an army: at the first decision of a player turn."""
    if verb == do.SUPPRESS:
        refusal = may_suppress(game, seat, thing)
        return no.SUPPRESS_LATER if refusal is ALLOWED else refusal
    played = game.form.plays(forms.ARMISTICE)
    if verb == do.OFFER:
        regroups = isinstance(game.stack[-1], Regrouping)
        if played and regroups and game.under_way(Production) is not None:
            return no.OFFERED_ALREADY
        return no.ARMISTICE_LATER if played else no.ARMISTICE_AT_TABLE
    refusal = may_resign(game, seat)
    if refusal is not ALLOWED:
        return refusal
    return no.RESIGN_LATER if played else no.RESIGN_AT_TABLE
