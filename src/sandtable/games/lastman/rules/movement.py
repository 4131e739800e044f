"""The movement of a player turn (L4): one unit after the other, in any order."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules.crisis import (
    CARD_OF,
    crisis_actions,
    may_play_crisis,
    play_crisis,
)
from sandtable.games.lastman.rules.facts import CARD_KINDS, IS_OFFENSIVE, RESERVES
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.movers import may_move_army, may_move_from, units_to_move
from sandtable.games.lastman.rules.notation import ARMY, CARD, DONE_, FROM, STRIDE
from sandtable.games.lastman.rules.refusals import (
    NOT_IN_YOUR_HAND,
    NOT_OFFENSIVE_CARD,
    ONE_OFFENSIVE,
    RESERVES_NOBODY,
)
from sandtable.games.lastman.rules.state import (
    DISCARDS,
    HANDS,
    NO_CARD,
    OFFENSIVE_,
    PLAYED,
    LastMan,
)


@final
class Movement(Procedure[LastMan]):
    """Any number of units in an Offensive, one in a Pass (L2.5), and Strategic Reserves!"""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Movement:
        return Movement()

    def advance(self, game: LastMan) -> Outcome:
        side = game.attacker()
        actions = [DONE_]
        armies, containers = units_to_move(game, side, 0)
        for army in armies:
            actions.append(ARMY + army)
        for container in containers:
            actions.append(FROM + container)
        if game.hand_size(side):
            if may_call_reserves(game, side) is ALLOWED:
                actions.append(CARD + RESERVES)
            actions += crisis_actions(game)
        elif len(actions) == 1:
            return DONE
        rule = "L2.5.2" if game.scalars[OFFENSIVE_] == NO_CARD else "L4.1"
        return game.ask(side, "movement", rule, actions)

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % STRIDE, action % STRIDE
        if verb == DONE_:
            game.stack.pop()
        elif verb == ARMY:
            march = March(0)
            march.choose_army(game, thing)
            game.push(march)
        elif verb == FROM:
            game.push(March(0, thing))
        elif thing == RESERVES:
            self.call_reserves(game)
        else:
            play_crisis(game, thing)

    def call_reserves(self, game: LastMan) -> None:
        """Strategic Reserves!: one unit goes as far as wanted (L9.10)."""
        side = game.attacker()
        game.move_card(RESERVES, HANDS + side * CARD_KINDS, DISCARDS)
        game.learn(1 << (1 - side))
        game.set_scalar(PLAYED, game.scalars[PLAYED] + 1)
        if game.journal is not None:
            rules = ["L4.9"] if game.scalars[OFFENSIVE_] != NO_CARD else ["L4.9", "L2.5.2"]
            game.tell("reserves", "L9.10", {"side": side, "card": RESERVES, "rules": rules})
        game.push(March(1))

    def why_not(self, game: LastMan, action: int) -> Refusal:
        side = game.attacker()
        verb, thing = action - action % STRIDE, action % STRIDE
        if verb == ARMY:
            return may_move_army(game, side, thing, 0)
        if verb == FROM:
            return may_move_from(game, side, thing, 0)
        if verb != CARD:
            return NOT_ASKED_NOW
        if thing in CARD_OF:
            return may_play_crisis(game, thing)
        if thing == RESERVES:
            return may_call_reserves(game, side)
        return ONE_OFFENSIVE if IS_OFFENSIVE[thing] else NOT_OFFENSIVE_CARD


def may_call_reserves(game: LastMan, side: int) -> Refusal:
    """Whether Strategic Reserves! may be played: it needs a unit that has not moved (L9.14)."""
    if not game.held(side, RESERVES):
        return NOT_IN_YOUR_HAND
    armies, containers = units_to_move(game, side, 1)
    return ALLOWED if armies or containers else RESERVES_NOBODY
