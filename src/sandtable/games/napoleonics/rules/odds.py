"""Which dice an answer would throw, for odds and bots: asked of the same fights as the rules."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.rules.combat import Battle
from sandtable.games.napoleonics.rules.fights import (
    BATTLE_BACK,
    BONUS,
    FIRE_,
    FIRST,
    MELEE_,
    fight_of,
)
from sandtable.games.napoleonics.rules.footnotes import footnotes
from sandtable.games.napoleonics.rules.melee import BONUS_MELEE, GUNS_JOIN, Melee
from sandtable.games.napoleonics.rules.notation import (
    ATTACK,
    BACK,
    DONE_,
    FIRE,
    STRIDE,
    STRIKE,
    SUPPORT,
)
from sandtable.games.napoleonics.rules.refusals import NO_DICE
from sandtable.games.napoleonics.rules.state import Napoleonics


def fight_of_action(game: Napoleonics, action: int) -> Fight | None:
    """The dice of `fire`, `attack`, `support`, `back` or `strike`; None for what throws none."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Melee):
        return fight_in_melee(game, top, action)
    verb = action - action % STRIDE
    if verb not in (FIRE, ATTACK):
        return None
    at = Hex(action % STRIDE)
    unit = top.unit if isinstance(top, Battle) else only_unit(game, action)
    if unit < 0 or Battle(unit).why_not(game, action) not in (ALLOWED, NO_DICE):
        return None
    return noted_fight(game, unit, at, FIRE_ if verb == FIRE else MELEE_, 0)


def fight_in_melee(game: Napoleonics, melee: Melee, action: int) -> Fight | None:
    """The attack with the guns that have joined, the defender's dice, the bonus melee."""
    verb = action - action % STRIDE
    at = Hex(action % STRIDE)
    if melee.step == GUNS_JOIN:
        supports = melee.supports
        if verb == SUPPORT and melee.why_not(game, action) is ALLOWED:
            supports |= 1 << game.unit_at(at)
        elif action != DONE_:
            return None
        return noted_fight(game, melee.attacker, melee.target, melee.way, supports)
    if verb in (BACK, STRIKE):
        way = BATTLE_BACK if verb == BACK else FIRST
        return noted_fight(game, melee.defender, game.hex_of(melee.attacker), way, 0)
    if verb == ATTACK and melee.step == BONUS_MELEE:
        if melee.why_not(game, action) in (ALLOWED, NO_DICE):
            return noted_fight(game, melee.attacker, at, BONUS, 0)
    return None


def noted_fight(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> Fight:
    fight = fight_of(game, unit, target, way, supports)
    fight.notes = footnotes(game, unit, target, way, supports, fight)
    return fight


def only_unit(game: Napoleonics, action: int) -> Unit:
    """The one ordered unit that could do this, or -1."""
    for wanted in (ALLOWED, NO_DICE):
        able = [u for u in game.ordered_units() if Battle(u).why_not(game, action) is wanted]
        if len(able) == 1:
            return able[0]
    return Unit(-1)
