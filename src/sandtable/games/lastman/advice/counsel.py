"""Advice: what each answer to a question is worth to the side that is asked."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Question
from sandtable.games.lastman.advice import battles, marches, musters
from sandtable.games.lastman.advice.outlook import Outlook
from sandtable.games.lastman.notation import AGREE, CARD, OFFER, PASS, RESIGN, STRIDE, SUPPRESS
from sandtable.games.lastman.state import LastMan
from sandtable.games.lastman.tables import (
    ENTENTE_CRISIS,
    GERMAN_CRISIS,
    IS_OFFENSIVE,
    LIMITED,
    RESERVES,
)

ENOUGH: Final = 0.8  # what an Offensive must promise
EXCHANGE: Final = 0.85  # what a card drawn when passing is worth


def advise(game: LastMan, question: Question, simple: bool) -> list[float]:
    """A worth for each action; `simple` takes what can be taken and leaves areas open."""
    view = Outlook(game, question.seat, simple)
    if question.key == "opening":
        view.opening = True
        promise = marches.offensive_worth(view)
        return [opening_worth(view, action, promise) for action in question.actions]
    return [worth(view, question, action) for action in question.actions]


def opening_worth(view: Outlook, action: int, promise: float) -> float:
    """A card, if an Offensive promises anything; the cheapest that will do."""
    game, side = view.game, view.side
    verb, card = action - action % STRIDE, action % STRIDE
    if verb != CARD:
        return -5.0 if action in (OFFER, RESIGN) or verb == SUPPRESS else 0.0
    if not IS_OFFENSIVE[card]:
        return battles.crisis_worth(side, card)
    if promise < ENOUGH:
        return -1.0
    return promise - 0.05 * battles.card_worth(game, side, card) * (card != LIMITED)


def worth(view: Outlook, question: Question, action: int) -> float:
    """By what is asked."""
    key = question.key
    verb, thing = action - action % STRIDE, action % STRIDE
    if verb == CARD and thing in (ENTENTE_CRISIS, GERMAN_CRISIS):
        return battles.crisis_worth(view.side, thing)
    if key in ("movement", "reserves-unit"):
        if verb == CARD:
            return -1.0 if thing == RESERVES else 0.0
        return marches.moving_worth(view, action)
    if key == "where-to":
        return marches.where_worth(view, action)
    if key == "which-piece":
        return marches.piece_worth(view, question, action)
    if key in ("declare", "keep-battle", "fight", "bonus"):
        return battles.declare_worth(view, action) + (1.0 if key == "bonus" and thing else 0.0)
    if key == "combat-cards":
        return battles.combat_card_worth(view, action)
    if key == "assign-where":
        return battles.assign_worth(view, question.subject, thing)
    if key == "weather":
        return battles.weather_worth(view, action)
    if key in ("pay-hit", "pay-siege", "pay-plane", "pay-pursuit"):
        return battles.pay_worth(view, action)
    if key.startswith("retreat") or key in ("cavalry-retreat", "stray"):
        return battles.retreat_worth(view, question, action)
    return affairs_worth(view, question, action)


def affairs_worth(view: Outlook, question: Question, action: int) -> float:
    """Between the player turns: units, cards and crises."""
    key = question.key
    if key == "spend":
        return musters.spend_worth(view, action)
    if key in ("spend-where", "place-unit", "place-army", "suppress-where"):
        return musters.place_worth(view, action)
    if key.startswith("regroup"):
        return musters.regroup_worth(view, question, action)
    if key in ("swap", "swap-which"):
        return musters.swap_worth(view, action)
    if key == "discard":
        return musters.drop_worth(view, action, 0.0)
    if key == "exchange":
        return musters.drop_worth(view, action, EXCHANGE)
    if key in ("crisis-where", "crisis-piece"):
        return battles.crisis_loss(view, action)
    if key == "crisis":
        return 1.0 if action == AGREE else 0.0
    if key == "armistice":
        return -1.0 if action == AGREE else 0.0
    if key in ("pay-piece", "attrition", "box-loss", "box-piece"):
        return battles.piece_loss(action)
    return 0.5 if action == PASS else 0.0
