"""What an attack may bring upon the attacker, as far as everybody can see it: for the odds."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.chance import Chance
from sandtable.core.fight import Fight
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.rules import combat, fights, notation as do, retire, retreats
from sandtable.games.napoleonics.rules.fights import fight_of, has_dice
from sandtable.games.napoleonics.rules.footnotes import footnotes
from sandtable.games.napoleonics.rules.melee import Melee
from sandtable.games.napoleonics.rules.melee_targets import strike_may_come
from sandtable.games.napoleonics.rules.squares import may_form_square
from sandtable.games.napoleonics.rules.state import Napoleonics


@final
class Replies:
    """The target of an attack and what its owner may do about it."""

    def __init__(self, blocks: int, ignorable: int) -> None:
        self.blocks = blocks
        self.ignorable = ignorable  # flags
        self.may_retire = False  # N23.1
        self.may_form_square = False  # N24.1
        self.formed_dice = 0  # of the square that would be formed, before the cavalry (N24.8)
        self.dice_on_square = 0  # of the cavalry against it (N24.7)
        self.square_dice = 0  # of a square that throws before the cavalry (N24.8)
        self.strike_dice = 0  # of a First Strike, where one may still come (N28.7)
        self.back: list[int] = []  # dice of the battle back by blocks lost before it (N21.1)


def replies_to(game: Napoleonics, action: int) -> Replies | None:
    """The replies to `fire` or `attack`; None for anything else, and for an attack on a leader."""
    verb = action - action % do.STRIDE
    at = Hex(action % do.STRIDE)
    attacker = attacker_of(game)
    if attacker < 0 or verb not in (do.FIRE, do.ATTACK):
        return None
    defender = game.unit_at(at)
    if defender < 0:
        return None
    replies = Replies(game.blocks(defender), retreats.flags_ignorable(game, defender, attacker))
    if verb == do.ATTACK:
        add_melee_replies(game, replies, attacker, defender)
    return replies


def attacker_of(game: Napoleonics) -> Unit:
    """The unit that attacks in a battle or melee, or nobody."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, combat.Battle):
        return top.unit
    return top.attacker if isinstance(top, Melee) else Unit(common.NOBODY)


def add_melee_replies(game: Napoleonics, replies: Replies, attacker: Unit, defender: Unit) -> None:
    here = game.hex_of(attacker)
    if game.in_square(defender) and game.is_cavalry(attacker):
        replies.square_dice = fight_of(game, defender, here, fights.SQUARE_FIRE, 0).dice
        return  # it has thrown, and does not battle back (N21.5)
    replies.may_retire = retire.may_retire(game, defender, attacker) is ALLOWED
    if may_form_square(game, defender, attacker) is ALLOWED:
        squared = with_square(game, defender)
        replies.may_form_square = True
        replies.formed_dice = fight_of(squared, defender, here, fights.SQUARE_FIRE, 0).dice
        replies.dice_on_square = fight_of(
            squared, attacker, game.hex_of(defender), fights.MELEE, 0
        ).dice
    if has_dice(game, defender, here, fights.FIRST) and strike_may_come(
        game, game.seat_of(defender)
    ):
        replies.strike_dice = fight_of(game, defender, here, fights.FIRST, 0).dice
    worn = game.copy()
    for _ in range(replies.blocks):
        replies.back.append(fight_of(worn, defender, here, fights.BATTLE_BACK, 0).dice)
        worn.lose_blocks(defender, 1)


@final
class Threat:
    """An attack that a defender is asked to meet: its target, and its dice after the answer."""

    def __init__(self, fight: Fight, blocks: int, ignorable: int) -> None:
        self.fight = fight
        self.blocks = blocks
        self.ignorable = ignorable  # flags
        self.squared = False  # the answer is a square,
        self.square_dice = 0  # which has so many dice before the attack (N24.8)


def threat_to(game: Napoleonics, question: Question, action: int = do.STAND) -> Threat | None:
    """The attack that a defender is asked to meet by standing, retiring or forming square."""
    top = game.stack[-1] if game.stack else None
    if question.key != "respond" or not isinstance(top, Melee) or action not in question.actions:
        return None
    if action == do.STAND:
        return threat_of(game, top, top.way)
    if action == do.RETIRE:
        return threat_of(game, top, fights.ON_RETIRING)
    if action == do.SQUARE:
        squared = with_square(game, top.defender)
        threat = threat_of(squared, top, top.way)
        threat.squared = True
        here = game.hex_of(top.attacker)
        threat.square_dice = fight_of(squared, top.defender, here, fights.SQUARE_FIRE, 0).dice
        return threat
    return None


def threat_of(game: Napoleonics, melee: Melee, way: int) -> Threat:
    attacker, target, supports = melee.attacker, melee.target, melee.supports
    fight = fight_of(game, attacker, target, way, supports)
    fight.notes = footnotes(game, attacker, target, way, supports, fight)
    ignorable = retreats.flags_ignorable(game, melee.defender, melee.attacker)
    return Threat(fight, game.blocks(melee.defender), ignorable)


def with_square(game: Napoleonics, unit: Unit) -> Napoleonics:
    """The position as it would be with this unit in square."""
    squared = game.copy()
    squared.chance = AnyCard()
    squared.form_square(unit)
    return squared


@final
class AnyCard(Chance):
    """For a square that is only thought of: which card it would cost does not matter."""

    def pick(self, purpose: int, weights: list[int]) -> int:
        outcome = 0
        while weights[outcome] == 0:
            outcome += 1
        return outcome
