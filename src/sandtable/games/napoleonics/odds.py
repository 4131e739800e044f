"""Which dice an answer would throw, for odds and bots: asked of the same fights as the rules."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.fight import Fight
from sandtable.games.napoleonics.combat import Battle
from sandtable.games.napoleonics.fights import BATTLE_BACK, BONUS, FIRE_, FIRST, MELEE_, fight_of
from sandtable.games.napoleonics.footnotes import footnotes
from sandtable.games.napoleonics.melee import Melee
from sandtable.games.napoleonics.notation import ATTACK, BACK, FIRE, STRIDE, STRIKE
from sandtable.games.napoleonics.state import Napoleonics, Unit


def fight_of_action(game: Napoleonics, action: int) -> Fight | None:
    """The dice of `fire`, `attack`, `back` or `strike`; None for what throws none."""
    if not game.stack:
        return None
    top = game.stack[-1]
    verb = action - action % STRIDE
    at = Hex(action % STRIDE)
    if isinstance(top, Melee):
        if verb in (BACK, STRIKE):
            way = BATTLE_BACK if verb == BACK else FIRST
            return noted_fight(game, top.defender, game.hex_of(top.attacker), way)
        if verb == ATTACK:
            return noted_fight(game, top.attacker, at, BONUS)
    if verb not in (FIRE, ATTACK):
        return None
    unit = top.unit if isinstance(top, Battle) else only_unit(game, action)
    if unit < 0 or (game.unit_at(at) < 0 and game.leader_at(at) < 0):
        return None
    return noted_fight(game, unit, at, FIRE_ if verb == FIRE else MELEE_)


def noted_fight(game: Napoleonics, unit: Unit, target: Hex, way: int) -> Fight:
    fight = fight_of(game, unit, target, way, 0)
    fight.notes = footnotes(game, unit, target, way, 0, fight)
    return fight


def only_unit(game: Napoleonics, action: int) -> Unit:
    """The one ordered unit that could do this, or -1."""
    able = [
        unit for unit in game.ordered_units() if Battle(unit).why_not(game, action).key == "allowed"
    ]
    return able[0] if len(able) == 1 else Unit(-1)
