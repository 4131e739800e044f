"""The battles of an Offensive, one after the other (L2.8, L5.1, L5.7.1)."""

from __future__ import annotations

from typing import final

from sandtable.core.procedure import DONE, ON, Outcome, Stateless
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.battle import drop_battle, new_battle
from sandtable.games.lastman.rules.crisis import crisis_actions, may_play_crisis, play_crisis
from sandtable.games.lastman.rules.declaring import is_battle
from sandtable.games.lastman.rules.fire import cards_on
from sandtable.games.lastman.rules.isolation import tests_everywhere
from sandtable.games.lastman.rules.state import LastMan


@final
class Battles(Stateless[LastMan]):
    """The Attacker names the next one only when the last one is finished."""

    def advance(self, game: LastMan) -> Outcome:
        for area in game.battle_areas():
            if not is_battle(game, area):
                if game.journal is not None:
                    game.tell("no-battle", "L5.7.1", {"side": game.attacker(), "area": area})
                drop_battle(game, area)
                return ON
        if not game.battles:
            self.end(game)
            return DONE
        actions = [do.FIGHT + area for area in game.battle_areas()]
        return game.ask(game.attacker(), "fight", "L5.7.1", actions + crisis_actions(game))

    def answer(self, game: LastMan, action: int) -> None:
        if action - action % do.STRIDE == do.CARD:
            play_crisis(game, action - do.CARD)
            return
        area = action - do.FIGHT
        if game.journal is not None:
            side = game.attacker()
            surprise = cards_on(game, area, side) & slots.SURPRISE_BIT
            rules: list[str] = ["L2.8", "L2.4", "L5.2"]
            if surprise:
                rules.append("L9.11")
            told = {"side": side, "area": area, "rules": rules}
            game.tell("surprise" if surprise else "battle", "L5.7.1", told)
        game.push(new_battle(area))

    def end(self, game: LastMan) -> None:
        """The Retreat markers come off, and what cannot stay goes (L5.7.8)."""
        game.clear_marks()
        tests_everywhere(game)

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if verb == do.FIGHT:
            limited = game.scalars[slots.OFFENSIVE] == facts.LIMITED
            return no.FIGHT_ONE if limited else no.FIGHT_NOT_DECLARED
        if action in (do.DONE, do.PASS):
            return no.MUST_FIGHT
        if verb == do.CARD and action - do.CARD >= facts.ENTENTE_CRISIS:
            return may_play_crisis(game, action - do.CARD)
        return NOT_ASKED_NOW
