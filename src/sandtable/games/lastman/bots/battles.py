"""Battles: which to fight, with which cards, how to pay for hits, and when to go back."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Question
from sandtable.games.lastman.bots.ground import Ground, tail
from sandtable.games.lastman.bots.outlook import Outlook, odds, stake
from sandtable.games.lastman.rules.facts import (
    ARTILLERY,
    BAD_WEATHER,
    BARRAGE,
    BONUS_FOR,
    CARD_SINCE,
    CAVALRY,
    ENTENTE,
    ENTENTE_CRISIS,
    ERSATZ,
    ERSATZ_2,
    ERSATZ_3,
    FIRST_ARMY,
    GAS,
    GERMAN,
    GERMAN_CRISIS,
    IS_INFANTRY,
    IS_OFFENSIVE,
    KIND_COUNT,
    LIMITED,
    OFFENSIVE,
    PARIS_GUN,
    PRICE,
    RESERVES,
    SIEGE_GUN,
    SURPRISE,
    TANK,
    TYPE_OF,
)
from sandtable.games.lastman.rules.losses import Losses
from sandtable.games.lastman.rules.notation import (
    ARMY,
    ASSIGN,
    AT,
    BATTLE,
    CARD,
    ERSATZ_,
    FIGHT,
    FORT_,
    FROM,
    LOSE,
    PIECE,
    RETREAT,
    STRIDE,
)
from sandtable.games.lastman.rules.state import BATTLE_ROW, LastMan

FAIR_ODDS: Final = 0.5  # from here on one goes on fighting
STAY: Final = 0.1  # what must be won by going back
ARMY_OUT: Final = 1.0  # an army that must be bought again, in units
ARMY_LOST: Final = 1.5  # points, and a frame for units
CARD_WORTHS: Final[dict[int, float]] = {
    OFFENSIVE: 1.6,
    LIMITED: 1.3,
    ERSATZ_2: 0.9,
    ERSATZ_3: 1.2,
    GAS: 0.8,
    BARRAGE: 1.0,
    BAD_WEATHER: 1.0,
    RESERVES: 0.4,
    SURPRISE: 0.6,
}


def card_worth(game: LastMan, side: int, card: int) -> float:
    """What it is worth to keep a card."""
    if card in (ENTENTE_CRISIS, GERMAN_CRISIS):
        mine = (card == ENTENTE_CRISIS) == (side == GERMAN)
        return 1.5 if mine else 0.3
    if IS_OFFENSIVE[card] and card not in (OFFENSIVE, LIMITED):
        return 1.9 if BONUS_FOR[card] == side and game.turn() >= CARD_SINCE[card] else 1.6
    if game.turn() + 1 < CARD_SINCE[card]:
        return 0.3
    return CARD_WORTHS[card]


# Declaring


def declare_worth(view: Outlook, action: int) -> float:
    """A battle that may be fought; to have named all is worth nothing."""
    verb, area = action - action % STRIDE, action % STRIDE
    if verb in (BATTLE, FIGHT, AT):
        return (stake(area) + 0.5) * (view.odds_at(area) - FAIR_ODDS + 0.01)
    return 0.0


def combat_card_worth(view: Outlook, action: int) -> float:
    if action - action % STRIDE != ASSIGN:
        return 0.0
    if action - ASSIGN == SURPRISE:
        return best_guns(view) * -0.2 + 0.5
    return best_guns(view) - 1.5


def best_guns(view: Outlook) -> int:
    """The most artillery that we have in one battle."""
    battles = view.game.battles
    areas = [battles[row] for row in range(0, len(battles), BATTLE_ROW)]
    return max((guns_in(view, area) for area in areas), default=0)


def guns_in(view: Outlook, area: int) -> int:
    game, side = view.game, view.side
    total = 0
    for container in game.containers_in(area, side):
        for kind in game.kinds_of(side):
            if TYPE_OF[kind] == ARTILLERY:
                total += game.count(container, kind)
    return total


def assign_worth(view: Outlook, card: int, area: int) -> float:
    """Gas and barrage where most guns are, surprise where most is at stake."""
    if card == SURPRISE:
        return stake(area) * (1.1 - view.odds_at(area))
    return guns_in(view, area) + 0.1 * stake(area)


def weather_worth(view: Outlook, action: int) -> float:
    """Bad Weather when we are attacked in earnest."""
    if action != CARD + BAD_WEATHER:
        return 0.0
    battles = view.game.battles
    total = 0.0
    for row in range(0, len(battles), BATTLE_ROW):
        total += stake(battles[row]) * (1 - staying_odds(view, battles[row]))
    return total - 0.8


# Hits


def pay_worth(view: Outlook, action: int) -> float:
    """A hit is paid with what is cheapest: a unit, or a card that is of little use."""
    game, side = view.game, view.side
    losses = game.stack[-1]
    assert isinstance(losses, Losses)
    verb, thing = action - action % STRIDE, action % STRIDE
    if verb == ERSATZ_:
        covered = min(ERSATZ[thing], losses.hits + losses.siege)
        return -card_worth(game, side, thing) / covered
    if verb == FORT_:
        return -0.9
    if verb == LOSE:
        return -unit_price(view, losses.area, thing, losses.hits)
    return 0.0


def unit_price(view: Outlook, area: int, container: int, hits: int) -> float:
    """What the loss of one unit costs: the last ones take an army or an area with them."""
    game, side = view.game, view.side
    price = 1.0
    if not view.simple:
        if container >= FIRST_ARMY and game.size(container) <= hits:
            price += ARMY_OUT / hits
        if view.men[side][area] <= hits:
            price += max(0.0, -Ground(view, False).without_us(area)) / hits
        return price
    if container >= FIRST_ARMY and game.size(container) <= hits:
        price += ARMY_LOST / hits
    if view.men[side][area] <= hits:
        price += stake(area) / hits
    return price


def piece_loss(action: int) -> float:
    """Of an army, the piece that matters least."""
    if action - action % STRIDE != PIECE:
        return 0.0
    return -keep_worth((action - PIECE) % KIND_COUNT)


def keep_worth(kind: int) -> float:
    type_ = TYPE_OF[kind]
    if type_ == ARTILLERY:
        return 1.2
    if type_ in (SIEGE_GUN, PARIS_GUN, CAVALRY):
        return 0.6
    return PRICE[type_] * (1.0 if IS_INFANTRY[type_] or type_ == TANK else 0.8)


# Retreats


def staying_odds(view: Outlook, area: int) -> float:
    """Of our defence there."""
    us, them = view.side, 1 - view.side
    return odds(
        view.guard[us][area], view.men[us][area], view.blows[them][area], view.men[them][area]
    )


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
    chance = tail(view.blows[them][area], men + ground.spare)
    stay = -ground.without_us(area)
    return chance * ground.man * men > (1 - chance) * max(0.2, stay)


def retreat_worth(view: Outlook, question: Question, action: int) -> float:
    """Who goes, and where; to be done is worth nothing."""
    verb, thing = action - action % STRIDE, action % STRIDE
    key = question.key
    if key in ("retreat-instead", "retreat-after", "cavalry-retreat"):
        if verb not in (ARMY, FROM):
            return 0.0
        out = wants_out(view, question.subject) and key != "cavalry-retreat"
        return (1.0 if verb == ARMY else 0.5) if out else -1.0
    if key == "retreat-aim":
        if verb != RETREAT:
            return 0.0
        return refuge_worth(view, thing) if wants_out(view, question.subject) else -1.0
    if verb == RETREAT:
        return 10.0 + refuge_worth(view, thing)
    return 0.0


def refuge_worth(view: Outlook, area: int) -> float:
    """A place to go back to: where one is needed, and near what one wants."""
    return 0.1 + view.danger[area] * stake(area) * 0.3 + view.pulls[area]


# Crises (L9.12, L9.13)


def crisis_worth(side: int, card: int) -> float:
    return 5.0 if (card == ENTENTE_CRISIS) == (side != ENTENTE) else -1.0


def crisis_loss(view: Outlook, action: int) -> float:
    """Units that stand where they are of least use."""
    if action - action % STRIDE != LOSE:
        return piece_loss(action)
    container = action - LOSE
    game = view.game
    if container < FIRST_ARMY:
        return -view.pulls[container] - (view.holders[view.side][container] < 2)
    place = game.army_place(container - FIRST_ARMY)
    return 0.01 * game.size(container) - view.pulls[place]
