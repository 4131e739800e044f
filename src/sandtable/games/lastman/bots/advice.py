"""Advice: what each answer to a question is worth to the side that is asked."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Question
from sandtable.games.lastman.bots import (
    battles,
    moves as manoeuvres,
    production as supplies,
    simple_moves as marches,
    simple_production as musters,
)
from sandtable.games.lastman.bots.moves import Staff
from sandtable.games.lastman.bots.outlook import Outlook
from sandtable.games.lastman.bots.values import offensives
from sandtable.games.lastman.rules import facts, notation as do
from sandtable.games.lastman.rules.discarding import limit_of
from sandtable.games.lastman.rules.state import LastMan

ENOUGH: Final = 0.8  # what an Offensive must promise corporal
EXCHANGE: Final = 0.85  # what a card drawn when passing is worth

# What an Offensive must promise captain
ONE_OF_FEW: Final = 0.35
MANY: Final = 4  # cards for it in hand
AT_THE_END: Final = 0.03  # in the last season
SHARE_OF_MANY: Final = 0.6  # of the price with many of them, or if the enemy can hardly answer
KEEP_BEST: Final = 0.05  # of the worth of a card, so that the plainest is played first
FEW_CARDS: Final = 2
FULL_HAND: Final = 0.75  # of the limit: new cards would have to be thrown away (L2.10)
SHARE_OF_FULL: Final = 0.25  # of the price then

MOVES: Final = ("movement", "reserves-unit", "where-to", "which-piece")
FIGHTS: Final = ("declare", "fight", "keep-battle")


def advise(game: LastMan, question: Question, simple: bool) -> list[float]:
    """A worth for each action; `simple` takes what can be taken and leaves areas open."""
    view = Outlook(game, question.seat, simple)
    if not simple:
        if question.key in MOVES or question.key in FIGHTS:
            staff = Staff(view, False)
            return [sound_move(staff, question, action) for action in question.actions]
        if question.key == "opening":
            return sound_opening(Staff(view, True), question)
        if question.key == "spend":
            return supplies.spend_values(view, question)
        if question.key in ("spend-where", "place-unit"):
            return supplies.place_values(view, question)
        if question.key == "place-army":
            return supplies.army_places(view, question)
    if question.key == "opening":
        view.opening = True
        promise = marches.offensive_value(view)
        return [opening_value(view, action, promise) for action in question.actions]
    return [value(view, question, action) for action in question.actions]


# Captain


def sound_opening(staff: Staff, question: Question) -> list[float]:
    """A card, if all that an Offensive makes possible is worth more than it and than a Pass."""
    game, side = staff.view.game, staff.view.side
    full, limited, quiet = manoeuvres.promises(staff)
    price = card_price(staff)
    found: list[float] = []
    for action in question.actions:
        verb, card = action - action % do.STRIDE, action % do.STRIDE
        if verb != do.CARD:
            found.append(-5.0 if action in (do.OFFER, do.RESIGN) or verb == do.SUPPRESS else quiet)
        elif not facts.IS_OFFENSIVE[card]:
            found.append(battles.crisis_value(side, card))
        else:
            promise = limited if card == facts.LIMITED else full
            kept = 0.0 if staff.ground.last else KEEP_BEST * battles.card_value(game, side, card)
            found.append(promise - price - kept)
    return found


def card_price(staff: Staff) -> float:
    """What an Offensive must promise: less with many, or when the enemy has no answer."""
    game, side = staff.view.game, staff.view.side
    if staff.ground.last:
        return AT_THE_END
    price = ONE_OF_FEW
    if offensives(game, side) >= MANY:
        price *= SHARE_OF_MANY
    if game.hand_size(side) >= FULL_HAND * limit_of(game, side):
        price *= SHARE_OF_FULL
    return price if game.hand_size(1 - side) > FEW_CARDS else SHARE_OF_MANY * price


def sound_move(staff: Staff, question: Question, action: int) -> float:
    """Moves and battles, by what the map is worth after them."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.CARD:
        if thing == facts.RESERVES:
            return manoeuvres.reserves_value(staff)
        return battles.crisis_value(staff.view.side, thing)
    if question.key in ("movement", "reserves-unit"):
        return manoeuvres.moving_value(staff, question, action)
    if question.key == "where-to":
        return manoeuvres.where_value(staff, action)
    if question.key == "which-piece":
        return manoeuvres.piece_value(staff, question, action)
    if verb in (do.BATTLE, do.FIGHT):
        return staff.ground.fight_value(thing)
    return 0.0


# Corporal


def opening_value(view: Outlook, action: int, promise: float) -> float:
    """A card, if an Offensive promises anything; the cheapest that will do."""
    game, side = view.game, view.side
    verb, card = action - action % do.STRIDE, action % do.STRIDE
    if verb != do.CARD:
        return -5.0 if action in (do.OFFER, do.RESIGN) or verb == do.SUPPRESS else 0.0
    if not facts.IS_OFFENSIVE[card]:
        return battles.crisis_value(side, card)
    if promise < ENOUGH:
        return -1.0
    return promise - 0.05 * battles.card_value(game, side, card) * (card != facts.LIMITED)


# Both


def value(view: Outlook, question: Question, action: int) -> float:
    """By what is asked."""
    key = question.key
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.CARD and thing in (facts.ENTENTE_CRISIS, facts.GERMAN_CRISIS):
        return battles.crisis_value(view.side, thing)
    if key in ("movement", "reserves-unit"):
        if verb == do.CARD:
            return -1.0 if thing == facts.RESERVES else 0.0
        return marches.moving_value(view, action)
    if key == "where-to":
        return marches.where_value(view, action)
    if key == "which-piece":
        return marches.piece_value(view, question, action)
    if key in FIGHTS or key == "bonus":
        return battles.declare_value(view, action) + (1.0 if key == "bonus" and thing else 0.0)
    if key == "combat-cards":
        return battles.combat_card_value(view, action)
    if key == "assign-where":
        return battles.assign_value(view, question.subject, thing)
    if key == "weather":
        return battles.weather_value(view, action)
    if key in ("pay-hit", "pay-siege", "pay-plane", "pay-pursuit"):
        return battles.pay_value(view, action)
    if key.startswith("retreat") or key in ("cavalry-retreat", "stray"):
        return battles.retreat_value(view, question, action)
    return affairs_value(view, question, action)


def affairs_value(view: Outlook, question: Question, action: int) -> float:
    """Between the player turns: units, cards and crises."""
    key = question.key
    if key == "spend":
        return musters.spend_value(view, action)
    if key in ("spend-where", "place-unit", "place-army", "suppress-where"):
        return musters.place_value(view, action)
    if key.startswith("regroup"):
        return musters.regroup_value(view, question, action)
    if key in ("swap", "swap-which"):
        return musters.swap_value(view, action)
    if key == "discard":
        return musters.drop_value(view, action, 0.0)
    if key == "exchange":
        return musters.drop_value(view, action, EXCHANGE)
    if key in ("crisis-where", "crisis-piece"):
        return battles.crisis_loss(view, action)
    if key == "crisis":
        return 1.0 if action == do.AGREE else 0.0
    if key == "armistice":
        return -1.0 if action == do.AGREE else 0.0
    if key in ("pay-piece", "attrition", "box-loss", "box-piece"):
        return battles.piece_loss(action)
    if not view.simple and key in ("ground-attack", "react"):
        return plane_value(key, action)
    return 0.5 if action == do.PASS else 0.0


def plane_value(key: str, action: int) -> float:
    """A biplane that reacts takes a hit away; one that attacks seldom makes one (L8.8.2)."""
    if key == "ground-attack":
        return -float(action % do.STRIDE)
    if action == do.DONE:
        return 0.0
    return 1.0 + (facts.TYPE_OF[action % do.STRIDE] == facts.STOSSTRUPPEN)
