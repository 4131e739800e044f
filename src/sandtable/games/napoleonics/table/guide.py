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
from sandtable.core.fight import Modifier
from sandtable.core.question import Question
from sandtable.games.napoleonics.rules import facts, notation as do, slots
from sandtable.games.napoleonics.rules.cards import hexes_and_battle
from sandtable.games.napoleonics.rules.odds import fight_of_action
from sandtable.games.napoleonics.rules.replies import replies_to
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.hover import POINTING, targets_from
from sandtable.games.napoleonics.table.words import card_name, hex_name
from sandtable.toolkit.text import Speaker

# What some unit has done when a question comes up again in a turn
AGAIN_AFTER: Final = {
    "order-section": common.ORDERED,
    "order-class": common.ORDERED,
    "order-elan": common.ORDERED,
    "move-who": common.MOVED,
    "move-where": common.MOVED,
    "battle-who": slots.BATTLED,
    "battle-whom": slots.BATTLED,
}
# What the ground under a target does to an attack
SHELTER: Final = ("into-terrain", "uphill", "hill-to-hill", "across-works")


def tip(game: Napoleonics, question: Question, speaker: Speaker) -> str:
    """Two or three sentences, and one more on what is to be seen on the board."""
    welcome = speaker.say("guide-welcome", banners=game.field.banners_to_win[0])
    said = remark(game, question, speaker)
    return tip_for(game, question, speaker, AGAIN_AFTER, welcome, said)


def remark(game: Napoleonics, question: Question, speaker: Speaker) -> str:
    """The most pressing thing to be said of this position, if there is any."""
    if question.key == "play-card":
        return banner_in_sight(game, question.seat, speaker) or section_card(
            game, question, speaker
        )
    if question.key in ("order-section", "order-class", "order-elan"):
        return ready_to_battle(game, question, speaker)
    if question.key == "move-where":
        return before_it_moves(game, question, speaker)
    if question.key in ("battle-whom", "bonus-melee"):
        return about_targets(game, question, speaker)
    if question.key == "respond":
        return ways_to_respond(question, speaker)
    return ""


# Cards and orders


def banner_in_sight(game: Napoleonics, seat: int, speaker: Speaker) -> str:
    """One more banner, for me or for the enemy, and the battle is over (N3.1)."""
    if missing(game, seat) == 1:
        weakest = min(game.units_of(1 - seat), key=game.blocks)
        where = hex_name(speaker.phrases, "hex", game.hex_of(weakest))
        return speaker.say("guide-last-banner", **where, blocks=game.blocks(weakest))
    return speaker.say("guide-enemy-last-banner") if missing(game, 1 - seat) == 1 else ""


def missing(game: Napoleonics, seat: int) -> int:
    return game.field.banners_to_win[seat] - game.banners(seat)


def section_card(game: Napoleonics, question: Question, speaker: Speaker) -> str:
    """The section card that can bring the most units into battle this turn."""
    seat = question.seat
    able = POINTING.units_in_reach(game, seat)
    cards = [
        action - do.CARD for action in question.actions if facts.IS_SECTION_CARD[action - do.CARD]
    ]
    return useful_card(cards, lambda card: units_for(game, seat, card, able), card_name, speaker)


def units_for(game: Napoleonics, seat: int, card: int, able: Iterable[Unit]) -> int:
    """How many of these units a section card can order; a hex cut by a line counts once (N6.7)."""
    orders = [
        game.hand_size(seat) if each == facts.COMMAND else each for each in facts.ORDERS[card]
    ]
    return brought_to_battle(
        orders, able, lambda unit: game.field.section_of(seat, game.hex_of(unit))
    )


def ready_to_battle(game: Napoleonics, question: Question, speaker: Speaker) -> str:
    """Which of those that can be ordered could reach an enemy."""
    able = POINTING.units_in_reach(game, question.seat)
    hexes = [
        Hex(each - do.ORDER) for each in question.actions if each - each % do.STRIDE == do.ORDER
    ]
    return who_can_battle(game, hexes, able, speaker)


# Movement


def before_it_moves(game: Napoleonics, question: Question, speaker: Speaker) -> str:
    """What a unit gives up by moving, and what woods and towns do to those who enter."""
    here = Hex(question.subject)
    unit = game.unit_at(here)
    fires = any(hit.how == FIRES for hit in targets_from(game, unit, here))
    if fires and game.is_artillery(unit) and hexes_and_battle(game, unit) <= 0:
        return speaker.say("guide-guns-have-target")
    if fires and game.is_infantry(unit):
        return speaker.say("guide-foot-has-target")
    entry = game.field.battle_on_entry
    goals = [each - do.MOVE for each in question.actions if each - each % do.STRIDE == do.MOVE]
    if any(entry[at] != facts.BATTLES for at in goals if at != here):
        return speaker.say("guide-cover-in-reach")
    return ""


# Combat


def about_targets(game: Napoleonics, question: Question, speaker: Speaker) -> str:
    """A target that is nearly gone, one that the ground protects, one that may form square."""
    targets = [action for action in question.actions if fight_of_action(game, action) is not None]
    for action in targets:
        target = game.unit_at(Hex(action % do.STRIDE))
        if target >= 0 and game.blocks(target) == 1:
            where = hex_name(speaker.phrases, "hex", game.hex_of(target))
            return speaker.say("guide-last-block", **where)
    for action in targets:
        shelter = shelter_of(game, action)
        if shelter is not None:
            where = hex_name(speaker.phrases, "hex", Hex(action % do.STRIDE))
            ground = speaker.words.modifier(speaker.phrases, shelter)
            return speaker.say(
                "guide-sheltered", **{**where, **ground}, dice=-shelter.dice, rule=shelter.rule
            )
    for action in targets:
        replies = replies_to(game, action)
        if replies is not None and replies.may_form_square:
            where = hex_name(speaker.phrases, "hex", Hex(action % do.STRIDE))
            return speaker.say("guide-may-form-square", **where)
    return ""


def shelter_of(game: Napoleonics, action: int) -> Modifier | None:
    """What the ground of the target takes from an attack."""
    fight = fight_of_action(game, action)
    modifiers = [] if fight is None else fight.modifiers()
    return next((each for each in modifiers if each.key in SHELTER and each.dice < 0), None)


def ways_to_respond(question: Question, speaker: Speaker) -> str:
    """What the defender of a melee may do beside standing (N12.2)."""
    if do.SQUARE in question.actions:
        return speaker.say("guide-square-offered")
    if do.RETIRE in question.actions:
        return speaker.say("guide-retire-offered")
    return speaker.say("guide-strike-offered") if do.STRIKE in question.actions else ""
