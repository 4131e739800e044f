"""Which dice an answer would throw, for odds and bots: asked of the same fights as the rules."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.fight import Fight
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.rules import battles, facts, fights, notation as do, refusals as no
from sandtable.games.greatwar.rules.combat import (
    ANSWERED,
    BONUS,
    CARD_BITS,
    ENEMY_CARD,
    OWN_CARD,
    Combat,
)
from sandtable.games.greatwar.rules.footnotes import bonus_notes, fight_notes
from sandtable.games.greatwar.rules.opening import Opening, may_gas
from sandtable.games.greatwar.rules.state import GreatWar


@final
class Attack:
    """A throw of battle dice that an answer would bring; `striker` is nobody for gas."""

    def __init__(self, striker: Unit, target: Hex, way: int, cards: int = 0) -> None:
        self.striker = striker
        self.target = target
        self.way = way
        self.cards = cards


def fight_of_action(game: GreatWar, action: int) -> Fight | None:
    """The dice of `fire`, `attack`, `strike`, of gas, or of a card played for a combat; else None.

    To pass before the dice throws those of the combat as it stands.
    """
    attack = attack_of_action(game, action)
    if attack is None:
        return None
    fight = fights.fight_of(game, attack.striker, attack.target, attack.way, attack.cards)
    fight.notes = fight_notes(game, attack.striker, attack.target, attack.way, fight)
    top = game.stack[-1]
    if isinstance(top, Combat) and top.step == BONUS:
        fight.notes += bonus_notes(fight)
    return fight


def attack_of_action(game: GreatWar, action: int) -> Attack | None:
    """Who would throw at whom, and how."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Combat):
        return attack_in_combat(game, top, action)
    verb = action - action % do.STRIDE
    at = Hex(action % do.STRIDE)
    if isinstance(top, Opening):
        gas = top.card == facts.GAS_ATTACK and verb == do.TARGET
        if gas and may_gas(game, game.active(), at) is ALLOWED:
            return Attack(Unit(-1), at, fights.GAS)
        return None
    if verb not in (do.FIRE, do.ATTACK):
        return None
    unit = top.unit if isinstance(top, battles.UnitBattle) else only_unit(game, action)
    if unit < 0 or battles.UnitBattle(unit).why_not(game, action) not in (ALLOWED, no.NO_DICE):
        return None
    return Attack(unit, at, fights.RANGED if verb == do.FIRE else fights.CLOSE)


def attack_in_combat(game: GreatWar, combat: Combat, action: int) -> Attack | None:
    """The declared combat with the cards played for it, what comes first, and what comes back."""
    step, verb, thing = combat.step, action - action % do.STRIDE, action % do.STRIDE
    if step == OWN_CARD and (action == do.PASS or (verb == do.PLAY and thing in CARD_BITS)):
        cards = CARD_BITS[thing] if verb == do.PLAY else 0
        return Attack(combat.unit, combat.target, combat.way, combat.cards | cards)
    if step == ENEMY_CARD:
        if action == do.STRIKE:
            return Attack(combat.victim, combat.here, fights.FIRST)
        if action in (do.PASS, do.PLAY + facts.SMOKE_SCREEN):
            cards = combat.cards | (0 if action == do.PASS else fights.SMOKE)
            return Attack(combat.unit, combat.target, combat.way, cards)
    if step == ANSWERED and action == do.PLAY + facts.COUNTER_ATTACK:
        return Attack(combat.victim, game.hex_of(combat.unit), fights.COUNTER)
    if step == BONUS and verb in (do.FIRE, do.ATTACK):
        if action in combat.bonus_targets(game):
            return Attack(
                combat.unit, Hex(thing), fights.RANGED if verb == do.FIRE else fights.CLOSE
            )
    return None


def only_unit(game: GreatWar, action: int) -> Unit:
    """The one unit of the active player that could do this, or -1."""
    for wanted in (ALLOWED, no.NO_DICE):
        units = game.units_of(game.active())
        able = [unit for unit in units if battles.UnitBattle(unit).why_not(game, action) is wanted]
        if len(able) == 1:
            return able[0]
    return Unit(-1)


def stuck_chance(dice: int) -> float:
    """The chance of a skull among the dice of a stuck check (G25.6)."""
    total = sum(facts.FACE_WEIGHTS)
    return float(1 - ((total - facts.FACE_WEIGHTS[facts.SKULL]) / total) ** dice)
