"""The guided battle: what a friendly referee points out in The Great War."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.table.guide import Guide, again_after
from sandtable.core.question import Question
from sandtable.games.greatwar.rules import (
    allowance,
    facts,
    fights,
    movement,
    notation as do,
    odds,
    slots,
)
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.tanks import check_dice
from sandtable.games.greatwar.table.hover import ATTACKS
from sandtable.games.greatwar.table.words import NAMES
from sandtable.toolkit.odds import percent
from sandtable.toolkit.text import Speaker


@final
class GreatWarGuide(Guide[GreatWar]):
    """Medals, tanks and their risks, trenches, shells."""

    last_score = ("guide-last-medal", "guide-enemy-last-medal")
    names = NAMES
    attacks = ATTACKS
    again_after = again_after(slots.BATTLED, "order-any")
    section_orders = facts.ORDERS
    card_verb = do.CARD
    order_verb = do.ORDER
    stride = do.STRIDE

    def before_it_moves(self, game: GreatWar, question: Question, speaker: Speaker) -> str:
        """What a tank risks, what others give up by moving, and the next trench."""
        top = game.stack[-1]
        unit = game.unit_at(Hex(question.subject))
        goals = self.named_by(question, do.MOVE)
        if game.is_tank(unit) and isinstance(top, movement.March):
            dice = max((check_dice(game, unit, at, top.steps + 1) for at in goals), default=0)
            if dice:
                return speaker.say("guide-tank-risk", chance=percent(odds.stuck_chance(dice)))
            return speaker.say("guide-tank-rolls")
        if allowance.hexes_and_battle(game, unit) <= 0 and self.has_target(game, unit):
            return speaker.say("guide-guns-have-target")
        trenches = [at for at in goals if game.ground(at) == facts.TRENCH]
        if trenches:
            return speaker.say("guide-trench-in-reach", **self.where(speaker, trenches[0]))
        return ""

    def own_remark(self, game: GreatWar, question: Question, speaker: Speaker) -> str:
        if question.key in ("battle-whom", "bonus-combat"):
            return self.about_targets(game, question, speaker)
        return self.worth_shelling(game, question, speaker) if question.key == "target" else ""

    def about_targets(self, game: GreatWar, question: Question, speaker: Speaker) -> str:
        """A tank, a target that is nearly gone, one that the ground protects."""
        verbs = (do.FIRE, do.ATTACK)
        targets = [each for each in question.actions if each - each % do.STRIDE in verbs]
        for action in targets:
            target = game.unit_at(Hex(action % do.STRIDE))
            where = self.where(speaker, Hex(action % do.STRIDE))
            if game.is_tank(target):
                return speaker.say("guide-against-tank", **where)
            if game.blocks(target) == 1:
                return speaker.say("guide-last-figure", **where)
        for action in targets:
            attack = odds.attack_of_action(game, action)
            if attack is None:
                continue
            fight = fights.fight_of(game, attack.striker, attack.target, attack.way)
            faces = fight.cancelled[facts.SOLDIER] if fight.cancelled else 0
            if faces:
                where = self.where(speaker, attack.target)
                return speaker.say("guide-sheltered", **where, faces=faces)
        return ""

    def worth_shelling(self, game: GreatWar, question: Question, speaker: Speaker) -> str:
        """An enemy with no friendly unit next to it."""
        seat = question.seat
        for at in self.named_by(question, do.TARGET):
            alone = not any(game.friend_at(seat, near) for near in facts.GRID.neighbours[at])
            if game.enemy_at(seat, at) and alone:
                return speaker.say("guide-shell-there", **self.where(speaker, at))
        return ""


GUIDE: Final = GreatWarGuide()
