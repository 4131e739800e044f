"""Battles: which to fight, with which cards, how to pay for hits, and when to go back."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Question
from sandtable.games.lastman.bots.outlook import Outlook, odds, stake
from sandtable.games.lastman.bots.values import Ground, tail
from sandtable.games.lastman.rules import facts, notation as do
from sandtable.games.lastman.rules.losses import Losses
from sandtable.games.lastman.rules.state import LastMan

FAIR_ODDS: Final = 0.5  # from here on one goes on fighting
STAY: Final = 0.1  # what must be won by going back
ROUNDS: Final = 2.0  # of fire that a garrison must expect before help can come
ARMY_OUT: Final = 1.0  # an army that must be bought again, in units
ARMY_LOST: Final = 1.5  # points, and a frame for units
CARD_VALUES: Final[dict[int, float]] = {
    facts.OFFENSIVE: 1.6,
    facts.LIMITED: 1.3,
    facts.ERSATZ_2: 0.9,
    facts.ERSATZ_3: 1.2,
    facts.GAS: 0.8,
    facts.BARRAGE: 1.0,
    facts.BAD_WEATHER: 1.0,
    facts.RESERVES: 0.4,
    facts.SURPRISE: 0.6,
}


def card_value(game: LastMan, side: int, card: int) -> float:
    """What it is worth to keep a card."""
    if card in (facts.ENTENTE_CRISIS, facts.GERMAN_CRISIS):
        mine = (card == facts.ENTENTE_CRISIS) == (side == facts.GERMAN)
        return 1.5 if mine else 0.3
    if facts.IS_OFFENSIVE[card] and card not in (facts.OFFENSIVE, facts.LIMITED):
        special = facts.BONUS_FOR[card] == side and game.turn() >= facts.CARD_SINCE[card]
        return 1.9 if special else 1.6
    if game.turn() + 1 < facts.CARD_SINCE[card]:
        return 0.3
    return CARD_VALUES[card]


# Declaring


def declare_value(view: Outlook, action: int) -> float:
    """A battle that may be fought; to have named all is worth nothing."""
    verb, area = action - action % do.STRIDE, action % do.STRIDE
    if verb in (do.BATTLE, do.FIGHT, do.AT):
        return (stake(area) + 0.5) * (view.odds_at(area) - FAIR_ODDS + 0.01)
    return 0.0


def combat_card_value(view: Outlook, action: int) -> float:
    if action - action % do.STRIDE != do.ASSIGN:
        return 0.0
    if action - do.ASSIGN == facts.SURPRISE:
        return best_guns(view) * -0.2 + 0.5
    return best_guns(view) - 1.5


def best_guns(view: Outlook) -> int:
    """The most artillery that we have in one battle."""
    return max((guns_in(view, area) for area in view.game.battle_areas()), default=0)


def guns_in(view: Outlook, area: int) -> int:
    game, side = view.game, view.side
    total = 0
    for container in game.containers_in(area, side):
        for kind in game.kinds_of(side):
            if facts.TYPE_OF[kind] == facts.ARTILLERY:
                total += game.count(container, kind)
    return total


def assign_value(view: Outlook, card: int, area: int) -> float:
    """Gas and barrage where most guns are, surprise where most is at stake."""
    if card == facts.SURPRISE:
        return stake(area) * (1.1 - view.odds_at(area))
    return guns_in(view, area) + 0.1 * stake(area)


def weather_value(view: Outlook, action: int) -> float:
    """Bad Weather when we are attacked in earnest."""
    if action != do.CARD + facts.BAD_WEATHER:
        return 0.0
    areas = view.game.battle_areas()
    return sum(stake(area) * (1 - staying_odds(view, area)) for area in areas) - 0.8


# Hits


def pay_value(view: Outlook, action: int) -> float:
    """A hit is paid with what is cheapest: a unit, or a card that is of little use."""
    game, side = view.game, view.side
    losses = game.stack[-1]
    assert isinstance(losses, Losses)
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.ERSATZ:
        covered = min(facts.ERSATZ[thing], losses.hits + losses.siege)
        return -card_value(game, side, thing) / covered
    if verb == do.FORT:
        return -0.9
    if verb == do.LOSE:
        return -unit_price(view, losses.area, thing, losses.hits)
    return 0.0


def unit_price(view: Outlook, area: int, container: int, hits: int) -> float:
    """What the loss of one unit costs: the last ones take an army or an area with them."""
    game, side = view.game, view.side
    price = 1.0
    if not view.simple:
        if container >= facts.FIRST_ARMY and game.size(container) <= hits:
            price += ARMY_OUT / hits
        if view.men[side][area] <= hits:
            price += max(0.0, -Ground(view, False).without_us(area)) / hits
        return price
    if container >= facts.FIRST_ARMY and game.size(container) <= hits:
        price += ARMY_LOST / hits
    if view.men[side][area] <= hits:
        price += stake(area) / hits
    return price


def piece_loss(action: int) -> float:
    """Of an army, the piece that matters least."""
    if action - action % do.STRIDE != do.PIECE:
        return 0.0
    return -keep_value((action - do.PIECE) % facts.KIND_COUNT)


def keep_value(kind: int) -> float:
    type_ = facts.TYPE_OF[kind]
    if type_ == facts.ARTILLERY:
        return 1.2
    if type_ in (facts.SIEGE_GUN, facts.PARIS_GUN, facts.CAVALRY):
        return 0.6
    return facts.PRICE[type_] * (1.0 if facts.IS_INFANTRY[type_] or type_ == facts.TANK else 0.8)


# Retreats


def staying_odds(view: Outlook, area: int) -> float:
    """Of our defence there."""
    us, them = view.side, 1 - view.side
    men = view.men
    return odds(view.guard[us][area], men[us][area], view.blows[them][area], men[them][area])


def wants_out(view: Outlook, area: int) -> bool:
    """Whether what we have there is lost if it stays."""
    if view.simple:
        return False
    if view.side == view.game.attacker():
        return Ground(view, False).without_us(area) > STAY
    return is_doomed(view, area)


def is_doomed(view: Outlook, area: int) -> bool:
    """Attacked now, and more is lost by staying than by going."""
    us, them = view.side, 1 - view.side
    ground = Ground(view, False)
    men = view.men[us][area]
    chance = tail(ROUNDS * view.blows[them][area], men + ground.spare)
    stay = -ground.without_us(area)
    return chance * (ground.man * men + ground.fallen(area, us)) > (1 - chance) * max(0.2, stay)


def retreat_value(view: Outlook, question: Question, action: int) -> float:
    """Who goes, and where; to be done is worth nothing."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    key = question.key
    if key in ("retreat-instead", "retreat-after", "cavalry-retreat"):
        if verb not in (do.ARMY, do.FROM):
            return 0.0
        out = wants_out(view, question.subject) and key != "cavalry-retreat"
        return (1.0 if verb == do.ARMY else 0.5) if out else -1.0
    if key == "retreat-aim":
        if verb != do.RETREAT:
            return 0.0
        return refuge_value(view, thing) if wants_out(view, question.subject) else -1.0
    if verb == do.RETREAT:
        return 10.0 + refuge_value(view, thing)
    return 0.0


def refuge_value(view: Outlook, area: int) -> float:
    """A place to go back to: where one is needed, and near what one wants."""
    return 0.1 + view.danger[area] * stake(area) * 0.3 + view.pulls[area]


# Crises (L9.12, L9.13)


def crisis_value(side: int, card: int) -> float:
    return 5.0 if (card == facts.ENTENTE_CRISIS) == (side != facts.ENTENTE) else -1.0


def crisis_loss(view: Outlook, action: int) -> float:
    """Units that stand where they are of least use."""
    if action - action % do.STRIDE != do.LOSE:
        return piece_loss(action)
    container = action - do.LOSE
    game = view.game
    if container < facts.FIRST_ARMY:
        return -view.pulls[container] - (view.holders[view.side][container] < 2)
    place = game.place_of(container)
    return 0.01 * game.size(container) - view.pulls[place]
