"""The movement of a player turn (L4): one unit after the other, in any order."""

from __future__ import annotations

from typing import final

from sandtable.core.procedure import DONE, Outcome, Stateless
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.crisis import (
    CARD_OF,
    crisis_actions,
    may_play_crisis,
    play_crisis,
)
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.movers import units_to_move
from sandtable.games.lastman.rules.proposals import may_name, withhold_moves
from sandtable.games.lastman.rules.state import LastMan


@final
class Movement(Stateless[LastMan]):
    """Any number of units in an Offensive, one in a Pass (L2.5, L2.6), and Strategic Reserves!"""

    def advance(self, game: LastMan) -> Outcome:
        side = game.attacker()
        actions = [do.DONE]
        armies, containers = units_to_move(game, side, 0)
        for army in armies:
            actions.append(do.ARMY + army)
        for container in containers:
            actions.append(do.FROM + container)
        if game.hand_size(side):
            if may_call_reserves(game, side) is ALLOWED:
                actions.append(do.CARD + facts.RESERVES)
            actions += crisis_actions(game)
        elif len(actions) == 1:
            if game.journal is not None:
                withhold_moves(game, side)
            return DONE
        rule = "L2.5.2" if game.is_pass() else "L4.1"
        return game.ask(side, "movement", rule, actions)

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.DONE:
            game.stack.pop()
        elif verb == do.ARMY:
            march = March(0)
            march.choose_army(game, thing)
            game.push(march)
        elif verb == do.FROM:
            game.push(March(0, thing))
        elif thing == facts.RESERVES:
            self.call_reserves(game)
        else:
            play_crisis(game, thing)

    def call_reserves(self, game: LastMan) -> None:
        """Strategic Reserves!: one unit goes as far as wanted (L9.10)."""
        side = game.attacker()
        game.discard(side, facts.RESERVES)
        game.set_scalar(slots.PLAYED, game.scalars[slots.PLAYED] + 1)
        if game.journal is not None:
            rules = ["L4.9"] if not game.is_pass() else ["L4.9", "L2.5.2"]
            game.tell("reserves", "L9.10", {"side": side, "card": facts.RESERVES, "rules": rules})
        game.push(March(1))

    def why_not(self, game: LastMan, action: int) -> Refusal:
        side = game.attacker()
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb != do.CARD:
            return may_name(game, side, verb, thing, 0)
        if thing in CARD_OF:
            return may_play_crisis(game, thing)
        return may_call_reserves(game, side) if thing == facts.RESERVES else NOT_ASKED_NOW


def may_call_reserves(game: LastMan, side: int) -> Refusal:
    """Whether Strategic Reserves! may be played: it needs a unit that has not moved (L9.14)."""
    if not game.held(side, facts.RESERVES):
        return no.NOT_IN_YOUR_HAND
    armies, containers = units_to_move(game, side, 1)
    return ALLOWED if armies or containers else no.RESERVES_NOBODY
