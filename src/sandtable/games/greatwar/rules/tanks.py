"""Tanks in trouble (G25, G26): stuck checks hex by hex, repair, abandonment."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.colors.rules.piles import names_in
from sandtable.core.procedure import Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, medals, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.field import GAINING_ADDS
from sandtable.games.greatwar.rules.footnotes import check_notes
from sandtable.games.greatwar.rules.one_by_one import OneByOne
from sandtable.games.greatwar.rules.state import GreatWar

MOST_BOUGHT: Final = 3  # dice for one repair (G26.3)
GAINED: Final = 0  # in place of the number of a hex in a move


# Stuck checks (G25)


def terrain_die(game: GreatWar, tank: Unit, at: Hex) -> int:
    """One die at most for the ground of a hex, its craters and its strongpoint (G25.3)."""
    kind = game.kind(tank)
    markers = game.markers(at)
    if markers & facts.STRONGPOINT or (markers & facts.CRATER and not facts.EASY_CRATER[kind]):
        return 1  # G25.11, G18.14
    ground = game.ground(at)
    if ground == facts.TRENCH:
        own = game.field.trench_owner[at] == game.seat_of(tank)
        return 0 if own or facts.EASY_TRENCH[kind] else 1
    return facts.TANK_DIE[ground]


def movement_die(game: GreatWar, tank: Unit, hexes: int) -> int:
    """One for ground gained, and for every hex of a move; late tanks enter the first for nothing.

    `hexes` is the number of this hex in the move, GAINED for ground gained (G25.2, G25.5). By
    another reading that hex also counts as one of the move (G25.13).
    """
    if hexes > 1:
        return 1
    every = facts.EVERY_HEX[game.kind(tank)]
    if hexes != GAINED:
        return 1 if every else 0
    if game.field.readings & GAINING_ADDS and (every or game.status(tank) & common.MOVED):
        return 2
    return 1


def check_dice(game: GreatWar, tank: Unit, at: Hex, hexes: int) -> int:
    """The dice for a hex: they add up (G25.1)."""
    return movement_die(game, tank, hexes) + terrain_die(game, tank, at)


def check_stuck(game: GreatWar, tank: Unit, hexes: int) -> None:
    """Dice for the move and the ground; a skull, and it is stuck where it is (G25.6, G25.7)."""
    dice = check_dice(game, tank, game.hex_of(tank), hexes)
    if dice == 0:
        return
    faces = game.chance.roll(do.STUCK, facts.FACE_WEIGHTS, dice)
    stuck = faces[facts.SKULL] > 0
    if stuck:
        game.set_stuck(tank, slots.STUCK)
        game.mark(tank, slots.GOT_STUCK)
    if game.journal is not None:
        rolled = names_in(faces, 0, facts.FACES)
        args = {"unit": game.word(tank), "number": tank, "hex": game.hex_of(tank)}
        args |= {"faces": rolled, "dice": dice}
        args["rules"] = check_notes(game, tank, movement_die(game, tank, hexes), dice, hexes)
        game.tell("stuck" if stuck else "not-stuck", "G25.6", args)


# Repair (G26)


def repair_dice(game: GreatWar, tank: Unit) -> int:
    """The most dice that this tank could roll: its own and those it can pay."""
    return facts.REPAIR[game.kind(tank)] + min(MOST_BOUGHT, game.hq(game.seat_of(tank)))


def may_repair(game: GreatWar, tank: Unit) -> Refusal:
    """Ordered, stuck since an earlier turn, and with at least a die (G26.1, G26.6)."""
    if not game.is_stuck(tank):
        return why_not_stuck(game, tank)
    if tank == game.field.rooted:
        return no.NEVER_REPAIRED
    status = game.status(tank)
    if status & slots.GOT_STUCK:
        return no.STUCK_THIS_TURN
    if not status & common.ORDERED:
        return no.REPAIR_NEEDS_ORDER
    if status & slots.TRIED:
        return no.ONE_ATTEMPT
    return ALLOWED if repair_dice(game, tank) > 0 else no.NO_REPAIR_DICE


def why_not_stuck(game: GreatWar, unit: Unit) -> Refusal:
    """Soldiers, an abandoned tank, or one that is free: by itself, or by its attempt."""
    if not game.is_tank(unit):
        return no.NO_TANK
    return no.ABANDONED_NO_REPAIR if game.is_abandoned(unit) else no.NOT_STUCK


def may_buy(game: GreatWar, tank: Unit, bought: int) -> Refusal:
    """Up to three dice, each for a token, and one die at least in all (G26.3, G26.6)."""
    if bought > MOST_BOUGHT:
        return no.TOO_MANY_DICE
    if bought > game.hq(game.active()):
        return no.NO_HQ_FOR_REPAIR
    return ALLOWED if facts.REPAIR[game.kind(tank)] + bought > 0 else no.NO_REPAIR_DICE


@final
class RepairPhase(OneByOne):
    """Stuck tanks that were ordered try to get free, in the owner's sequence (G6.6)."""

    def advance(self, game: GreatWar) -> Outcome:
        tanks = [unit for unit in game.ordered_units() if may_repair(game, unit) is ALLOWED]
        actions = [do.REPAIR + game.hex_of(tank) for tank in tanks]
        return self.ask_next(game, "repair-who", "G26.1", actions)

    def name(self, game: GreatWar, action: int) -> None:
        game.push(Repair(game.unit_at(Hex(action - do.REPAIR))))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        if action - at != do.REPAIR:
            return NOT_ASKED_NOW
        refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
        return refusal if refusal is not ALLOWED else may_repair(game, game.unit_at(at))


@final
class Repair(Procedure[GreatWar]):
    """One attempt: dice are bought, all are rolled, an HQ face frees the tank (G26.3, G26.4)."""

    def __init__(self, tank: Unit | int, failed: int = 0) -> None:
        self.tank = Unit(tank)
        self.failed = failed

    def copy(self) -> Repair:
        return Repair(self.tank, self.failed)

    def advance(self, game: GreatWar) -> Outcome:
        seat, at = game.active(), game.hex_of(self.tank)
        if self.failed:
            return game.ask(seat, "abandon", "G26.7", [do.ABANDON, do.HOLD], at)
        actions = [
            do.DICE + number
            for number in range(MOST_BOUGHT + 1)
            if may_buy(game, self.tank, number) is ALLOWED
        ]
        return game.ask(seat, "repair-dice", "G26.3", actions, at)

    def answer(self, game: GreatWar, action: int) -> None:
        if self.failed:
            game.stack.pop()
            if action == do.ABANDON:
                game.set_stuck(self.tank, medals.ABANDONED)
                if game.journal is not None:
                    args = {"unit": game.word(self.tank), "hex": game.hex_of(self.tank)}
                    game.tell("abandoned", "G26.7", {**args, "rules": ["G26.10"]})
            return
        self.roll(game, action - do.DICE)
        if self.failed == 0:
            game.stack.pop()

    def roll(self, game: GreatWar, bought: int) -> None:
        game.spend_hq(game.active(), bought)
        game.mark(self.tank, slots.TRIED)
        dice = facts.REPAIR[game.kind(self.tank)] + bought
        faces = game.chance.roll(do.REPAIRING, facts.FACE_WEIGHTS, dice)
        freed = faces[facts.HQ] > 0
        if freed:
            game.set_stuck(self.tank, 0)
        else:
            self.failed = 1
        if game.journal is not None:
            rolled = names_in(faces, 0, facts.FACES)
            args = {"unit": game.word(self.tank), "hex": game.hex_of(self.tank)}
            args |= {"faces": rolled, "bought": bought, "rules": self.notes(game, bought, freed)}
            game.tell("freed" if freed else "still-stuck", "G26.4" if freed else "G26.5", args)

    def notes(self, game: GreatWar, bought: int, freed: bool) -> list[str]:
        rules = ["G6.6", "G26.2"]
        if bought:
            rules += ["G19.3", "G26.3"]
        if freed:
            rules.append("G26.12")
        if game.card() in (facts.CLOSE_ASSAULT, facts.FIRE_FIGHT):
            rules.append("G21.4")
        return rules

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        if action - action % do.STRIDE != do.DICE or self.failed:
            return NOT_ASKED_NOW
        return may_buy(game, self.tank, action - do.DICE)
