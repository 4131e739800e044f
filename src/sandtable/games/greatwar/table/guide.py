"""The guided battle: what a friendly referee points out.

All of it is asked of the rules; the hand of the seat that is asked is the only hidden thing that is
read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.guide import brought_to_battle, tip_for, useful_card, who_can_battle
from sandtable.colors.table.hover import FIRES
from sandtable.core.question import Question
from sandtable.games.greatwar.rules import facts, notation as do, slots
from sandtable.games.greatwar.rules.fights import fight_of
from sandtable.games.greatwar.rules.movement import March, hexes_and_battle
from sandtable.games.greatwar.rules.odds import attack_of_action, stuck_chance
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.tanks import check_dice
from sandtable.games.greatwar.table.hover import POINTING, targets_from
from sandtable.games.greatwar.table.words import NAMES, card_name
from sandtable.toolkit.odds import percent
from sandtable.toolkit.text import Speaker

# What some unit has done when a question comes up again in a turn
AGAIN_AFTER: Final = {
    "order-section": common.ORDERED,
    "order-any": common.ORDERED,
    "move-who": common.MOVED,
    "move-where": common.MOVED,
    "battle-who": slots.BATTLED,
    "battle-whom": slots.BATTLED,
}


def tip(game: GreatWar, question: Question, speaker: Speaker) -> str:
    """Two or three sentences, and one more on what is to be seen on the board."""
    welcome = speaker.say("guide-welcome", medals=game.field.medals_to_win[0])
    said = remark(game, question, speaker)
    return tip_for(game, question, speaker, AGAIN_AFTER, welcome, said)


def remark(game: GreatWar, question: Question, speaker: Speaker) -> str:
    """The most pressing thing to be said of this position, if there is any."""
    if question.key == "play-card":
        return medal_in_sight(game, question.seat, speaker) or section_card(game, question, speaker)
    if question.key in ("order-section", "order-any"):
        return ready_to_battle(game, question, speaker)
    if question.key == "move-where":
        return before_it_moves(game, question, speaker)
    if question.key in ("battle-whom", "bonus-combat"):
        return about_targets(game, question, speaker)
    if question.key == "target":
        return worth_shelling(game, question, speaker)
    return ""


# Cards and orders


def medal_in_sight(game: GreatWar, seat: int, speaker: Speaker) -> str:
    """One more medal, for me or for the enemy, and the battle is over (G23.1)."""
    if missing(game, seat) == 1 and game.units_of(1 - seat):
        weakest = min(game.units_of(1 - seat), key=game.blocks)
        where = NAMES.hex(speaker.phrases, "hex", game.hex_of(weakest))
        return speaker.say("guide-last-medal", **where, blocks=game.blocks(weakest))
    return speaker.say("guide-enemy-last-medal") if missing(game, 1 - seat) == 1 else ""


def missing(game: GreatWar, seat: int) -> int:
    return game.field.medals_to_win[seat] - game.medals(seat)


def section_card(game: GreatWar, question: Question, speaker: Speaker) -> str:
    """The section card that can bring the most units into battle this turn."""
    seat = question.seat
    able = POINTING.units_in_reach(game, seat)
    offered = [
        action - do.CARD for action in question.actions if action - action % do.STRIDE == do.CARD
    ]
    cards = [card for card in offered if facts.IS_SECTION_CARD[card]]
    return useful_card(cards, lambda card: units_for(game, seat, card, able), card_name, speaker)


def units_for(game: GreatWar, seat: int, card: int, able: Iterable[Unit]) -> int:
    """How many of these units a section card can order (G6.2)."""
    orders = [
        game.hand_size(seat) if each == facts.COMMAND else each for each in facts.ORDERS[card]
    ]
    return brought_to_battle(
        orders, able, lambda unit: game.field.section_of(seat, game.hex_of(unit))
    )


def ready_to_battle(game: GreatWar, question: Question, speaker: Speaker) -> str:
    """Which of those that can be ordered could reach an enemy."""
    able = POINTING.units_in_reach(game, question.seat)
    hexes = [
        Hex(each - do.ORDER) for each in question.actions if each - each % do.STRIDE == do.ORDER
    ]
    return who_can_battle(game, hexes, able, speaker)


# Movement


def before_it_moves(game: GreatWar, question: Question, speaker: Speaker) -> str:
    """What a tank risks, what others give up by moving, and the next trench."""
    top = game.stack[-1]
    unit, here = game.unit_at(Hex(question.subject)), Hex(question.subject)
    goals = [Hex(each - do.MOVE) for each in question.actions if each - each % do.STRIDE == do.MOVE]
    if game.is_tank(unit) and isinstance(top, March):
        dice = max((check_dice(game, unit, at, top.steps + 1) for at in goals), default=0)
        if dice:
            return speaker.say("guide-tank-risk", chance=percent(stuck_chance(dice)))
        return speaker.say("guide-tank-rolls")
    fires = any(hit.how == FIRES for hit in targets_from(game, unit, here))
    if fires and hexes_and_battle(game, unit) <= 0:
        return speaker.say("guide-guns-have-target")
    trenches = [at for at in goals if game.ground(at) == facts.TRENCH]
    if trenches:
        where = NAMES.hex(speaker.phrases, "hex", trenches[0])
        return speaker.say("guide-trench-in-reach", **where)
    return ""


# Combat and shells


def about_targets(game: GreatWar, question: Question, speaker: Speaker) -> str:
    """A tank, a target that is nearly gone, one that the ground protects."""
    targets = [each for each in question.actions if each - each % do.STRIDE in (do.FIRE, do.ATTACK)]
    for action in targets:
        target = game.unit_at(Hex(action % do.STRIDE))
        where = NAMES.hex(speaker.phrases, "hex", Hex(action % do.STRIDE))
        if game.is_tank(target):
            return speaker.say("guide-against-tank", **where)
        if game.blocks(target) == 1:
            return speaker.say("guide-last-figure", **where)
    for action in targets:
        attack = attack_of_action(game, action)
        if attack is None:
            continue
        fight = fight_of(game, attack.striker, attack.target, attack.way)
        faces = fight.cancelled[facts.SOLDIER] if fight.cancelled else 0
        if faces:
            where = NAMES.hex(speaker.phrases, "hex", attack.target)
            return speaker.say("guide-sheltered", **where, faces=faces)
    return ""


def worth_shelling(game: GreatWar, question: Question, speaker: Speaker) -> str:
    """An enemy with none of one's own units around him."""
    seat = question.seat
    for action in question.actions:
        at = Hex(action - do.TARGET)
        alone = not any(game.friend_at(seat, near) for near in facts.GRID.neighbours[at])
        if game.enemy_at(seat, at) and alone:
            return speaker.say("guide-shell-there", **NAMES.hex(speaker.phrases, "hex", at))
    return ""
