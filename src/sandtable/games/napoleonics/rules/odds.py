"""Which dice an answer would throw, for odds and bots: asked of the same fights as the rules."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.rules import combat, fights, notation as do, refusals as no
from sandtable.games.napoleonics.rules.footnotes import footnotes
from sandtable.games.napoleonics.rules.melee import BONUS_MELEE, GUNS_JOIN, Melee
from sandtable.games.napoleonics.rules.state import Napoleonics


def fight_of_action(game: Napoleonics, action: int) -> Fight | None:
    """The dice of `fire`, `attack`, `support`, `back` or `strike`; None for what throws none."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Melee):
        return fight_in_melee(game, top, action)
    verb = action - action % do.STRIDE
    if verb not in (do.FIRE, do.ATTACK):
        return None
    at = Hex(action % do.STRIDE)
    unit = top.unit if isinstance(top, combat.Battle) else only_unit(game, action)
    if unit < 0 or combat.may_battle_with(game, unit, action) not in (ALLOWED, no.NO_DICE):
        return None
    return noted_fight(game, unit, at, fights.FIRE if verb == do.FIRE else fights.MELEE, 0)


def fight_in_melee(game: Napoleonics, melee: Melee, action: int) -> Fight | None:
    """The attack with the guns that have joined, the defender's dice, the bonus melee."""
    verb = action - action % do.STRIDE
    at = Hex(action % do.STRIDE)
    if melee.step == GUNS_JOIN:
        supports = melee.supports
        if verb == do.SUPPORT and melee.why_not(game, action) is ALLOWED:
            supports |= 1 << game.unit_at(at)
        elif action != do.DONE:
            return None
        return noted_fight(game, melee.attacker, melee.target, melee.way, supports)
    if verb in (do.BACK, do.STRIKE):
        way = fights.BATTLE_BACK if verb == do.BACK else fights.FIRST
        return noted_fight(game, melee.defender, game.hex_of(melee.attacker), way, 0)
    if verb == do.ATTACK and melee.step == BONUS_MELEE:
        if melee.why_not(game, action) in (ALLOWED, no.NO_DICE):
            return noted_fight(game, melee.attacker, at, fights.BONUS, 0)
    return None


def noted_fight(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> Fight:
    fight = fights.fight_of(game, unit, target, way, supports)
    fight.notes = footnotes(game, unit, target, way, supports, fight)
    return fight


def only_unit(game: Napoleonics, action: int) -> Unit:
    """The one ordered unit that could do this, or -1."""
    for wanted in (ALLOWED, no.NO_DICE):
        able = [
            unit
            for unit in game.ordered_units()
            if combat.may_battle_with(game, unit, action) is wanted
        ]
        if len(able) == 1:
            return able[0]
    return Unit(-1)
