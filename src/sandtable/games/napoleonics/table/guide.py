"""The guided battle: what a friendly referee points out in Napoleonics."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.table.guide import Guide, again_after
from sandtable.core.fight import Modifier
from sandtable.core.question import Question
from sandtable.games.napoleonics.rules import cards, facts, notation as do, slots
from sandtable.games.napoleonics.rules.odds import fight_of_action
from sandtable.games.napoleonics.rules.replies import replies_to
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.hover import ATTACKS
from sandtable.games.napoleonics.table.words import NAMES
from sandtable.toolkit.text import Speaker

# What the ground under a target does to an attack
SHELTER: Final = ("into-terrain", "uphill", "hill-to-hill", "across-works")


@final
class NapoleonicsGuide(Guide[Napoleonics]):
    """Banners, guns that must stand, woods and towns, squares."""

    last_score = ("guide-last-banner", "guide-enemy-last-banner")
    names = NAMES
    attacks = ATTACKS
    again_after = again_after(slots.BATTLED, "order-class", "order-elan")
    section_orders = facts.ORDERS
    card_verb = do.CARD
    order_verb = do.ORDER
    stride = do.STRIDE

    def before_it_moves(self, game: Napoleonics, question: Question, speaker: Speaker) -> str:
        """What a unit gives up by moving, and what woods and towns do to those who enter."""
        here = Hex(question.subject)
        unit = game.unit_at(here)
        fires = self.has_target(game, unit)
        if fires and game.is_artillery(unit) and cards.hexes_and_battle(game, unit) <= 0:
            return speaker.say("guide-guns-have-target")
        if fires and game.is_infantry(unit):
            return speaker.say("guide-foot-has-target")
        entry = game.field.battle_on_entry
        goals = self.named_by(question, do.MOVE)
        if any(entry[at] != facts.BATTLES for at in goals if at != here):
            return speaker.say("guide-cover-in-reach")
        return ""

    def own_remark(self, game: Napoleonics, question: Question, speaker: Speaker) -> str:
        if question.key in ("battle-whom", "bonus-melee"):
            return self.about_targets(game, question, speaker)
        return ways_to_respond(question, speaker) if question.key == "respond" else ""

    def about_targets(self, game: Napoleonics, question: Question, speaker: Speaker) -> str:
        """A target that is nearly gone, one that the ground protects, one that may form square."""
        targets = [each for each in question.actions if fight_of_action(game, each) is not None]
        for action in targets:
            target = game.unit_at(Hex(action % do.STRIDE))
            if target >= 0 and game.blocks(target) == 1:
                return speaker.say("guide-last-block", **self.where(speaker, game.hex_of(target)))
        for action in targets:
            shelter = shelter_of(game, action)
            if shelter is not None:
                where = self.where(speaker, Hex(action % do.STRIDE))
                told = {**where, **speaker.words.modifier(speaker.phrases, shelter)}
                dice = -shelter.dice
                return speaker.say("guide-sheltered", **told, dice=dice, rule=shelter.rule)
        for action in targets:
            replies = replies_to(game, action)
            if replies is not None and replies.may_form_square:
                where = self.where(speaker, Hex(action % do.STRIDE))
                return speaker.say("guide-may-form-square", **where)
        return ""


GUIDE: Final = NapoleonicsGuide()


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
