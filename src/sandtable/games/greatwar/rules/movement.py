"""Movement (G7, G24): units move one after the other, hex by hex."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, footnotes, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.allowance import (
    hexes_and_battle,
    hexes_to_move,
    may_exit,
    may_move_unit,
    next_hexes,
    too_far,
    who_may,
    why_halted,
    why_no_step,
    why_nobody_leaves,
    why_nobody_moves,
    why_shut_in,
)
from sandtable.games.greatwar.rules.medals import FOR_GOOD
from sandtable.games.greatwar.rules.one_by_one import OneByOne
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.tanks import check_stuck
from sandtable.games.greatwar.rules.terrain import ground_stops, may_see, wire_stops
from sandtable.games.greatwar.rules.windows import (
    ask_window,
    may_come,
    may_play,
    shut,
    why_not_play,
)
from sandtable.games.greatwar.rules.withheld import not_asked_of

CUTTING: Final[list[int]] = [facts.WIRE_CUTTERS]  # the cards of the two windows (G20.11 b)
PINNING: Final[list[int]] = [facts.PINNED_DOWN]


# Moving


def enter(game: GreatWar, unit: Unit, at: Hex, marching: bool = True) -> None:
    """A unit comes into a hex by its own will: wire, stops, the dice of its next battle.

    Wire Cutters are for the march; who gains ground has put them away (G22).
    """
    here = game.hex_of(unit)
    cuts = marching and bool(game.status(unit) & slots.CUTTERS)
    if cuts:
        clear_wire(game, here, [])
    halted = ground_stops(game, at) or (wire_stops(game, unit, at) and not cuts)
    game.put(unit, at)
    game.mark(unit, common.MOVED | slots.ENTERED | (slots.HALTED if halted else 0))
    if cuts or game.is_tank(unit):
        clear_wire(game, at, [] if marching else ["G13.7"])


def clear_wire(game: GreatWar, at: Hex, rules: list[str]) -> None:
    if game.markers(at) & facts.WIRE:
        game.take_marker(at, facts.WIRE)
        if game.journal is not None:
            game.tell("wire-gone", "G18.6", {"hex": at, "rules": rules})


def leave_board(game: GreatWar, unit: Unit) -> None:
    """A breakthrough: out of the game, medals for good, and nothing for the enemy (G23.8)."""
    seat = game.seat_of(unit)
    medals = facts.EXIT_MEDALS[game.kind(unit)] * game.field.exit_medals[seat]
    if game.journal is not None:
        args = {"unit": game.word(unit), "number": unit, "hex": game.hex_of(unit)}
        game.tell("exit", "G23.8", {**args, "rules": ["G23.18"]})
    game.remove(unit)
    game.take_medals(seat, medals, "G23.8", FOR_GOOD)


@final
class MovementPhase(OneByOne):
    """Who moves next, until the player is done (G7.1)."""

    def advance(self, game: GreatWar) -> Outcome:
        actions = [
            do.UNIT + game.hex_of(unit)
            for unit in game.ordered_units()
            if may_move_unit(game, unit) is ALLOWED
            and (next_hexes(game, unit) or may_exit(game, unit, 0) is ALLOWED)
        ]
        return self.ask_next(game, "move-who", "G7.1", actions)

    def name(self, game: GreatWar, action: int) -> None:
        unit = game.unit_at(Hex(action - do.UNIT))
        game.mark(unit, slots.NAMED)
        game.push(March(unit))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.MOVE or action == do.EXIT:
            refusal = why_nobody_leaves(game) if action == do.EXIT else why_nobody_moves(game, at)
            waits = refusal is NOT_ASKED_NOW and self.enemy_is_asked(game, action)
            return no.NAME_MOVER_FIRST if waits else refusal
        if action == do.PLAY + facts.WIRE_CUTTERS:
            return self.why_no_cutters(game)
        if verb != do.UNIT:
            return NOT_ASKED_NOW
        refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
        if refusal is ALLOWED:
            refusal = may_move_unit(game, game.unit_at(at))
        return refusal if refusal is not ALLOWED else why_shut_in(game, game.unit_at(at))

    def why_no_cutters(self, game: GreatWar) -> Refusal:
        """Wire Cutters are for a unit that is named, if one of them has wire near it (G20.13)."""
        movers = [unit for unit in game.ordered_units() if may_move_unit(game, unit) is ALLOWED]
        useful = CUTTING if any(wire_near(game, unit) for unit in movers) else []
        refusal = may_play(game, game.active(), facts.WIRE_CUTTERS, useful)
        return NOT_ASKED_NOW if refusal is ALLOWED else refusal

    def enemy_is_asked(self, game: GreatWar, action: int) -> bool:
        """Whether the unit that may do this is named first, and the enemy may pin it down then."""
        if not may_come(game, 1 - game.active(), PINNING):
            return False
        return all(under_guns(game, unit) for unit in who_may(game, action))


OWN_CARD: Final = 0
ENEMY_CARD: Final = 1
ON_THE_WAY: Final = 2


@final
class March(Procedure[GreatWar]):
    """One unit, hex by hex; before it the cards that help or pin it (G7.9, G20.11 b)."""

    def __init__(self, unit: Unit | int, steps: int = 0, step: int = OWN_CARD) -> None:
        self.unit = Unit(unit)
        self.steps = steps
        self.step = step

    def copy(self) -> March:
        return March(self.unit, self.steps, self.step)

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        if self.step == OWN_CARD:
            if may_come(game, seat, CUTTING) and wire_near(game, self.unit):
                return ask_window(game, seat, "wire-cutters", CUTTING, game.hex_of(self.unit))
            shut(game, seat, CUTTING, [])
            self.step = ENEMY_CARD
        if self.step == ENEMY_CARD:
            if may_come(game, 1 - seat, PINNING) and under_guns(game, self.unit):
                return ask_window(game, 1 - seat, "pin-down", PINNING, game.hex_of(self.unit))
            shut(game, 1 - seat, PINNING, [])
            self.step = ON_THE_WAY
        return self.ask_hex(game)

    def ask_hex(self, game: GreatWar) -> Outcome:
        unit = self.unit
        status = game.status(unit)
        if not game.alive(unit) or status & (slots.PINNED | slots.HALTED) or game.is_stuck(unit):
            return self.over(game)
        actions: list[int] = []
        if self.steps < hexes_to_move(game, unit):
            actions = [do.MOVE + at for at in next_hexes(game, unit)]
        if may_exit(game, unit, self.steps) is ALLOWED:
            actions.append(do.EXIT)
        if not actions:
            return self.over(game)
        actions.append(do.STOP if self.steps else do.HOLD)
        return game.ask(game.active(), "move-where", "G7.9", actions, game.hex_of(unit))

    def over(self, game: GreatWar) -> Outcome:
        if game.alive(self.unit):
            if self.steps > hexes_and_battle(game, self.unit):
                game.mark(self.unit, slots.FAR)
            if game.journal is not None:
                self.note_end(game)
        return DONE

    def note_end(self, game: GreatWar) -> None:
        """Why it is not asked for a further hex, where no other unit may go either."""
        refusal = self.why_no_farther(game)
        if refusal is not ALLOWED:
            told = game.of_unit(refusal, self.unit)
            seat = game.seat_of(self.unit)
            for at in facts.GRID.neighbours[game.hex_of(self.unit)]:
                if not who_may(game, do.MOVE + at):
                    not_asked_of(game, seat, do.MOVE + at, 1, told)

    def why_no_farther(self, game: GreatWar) -> Refusal:
        """What ends a move by itself: a card, the dice, the ground, the distance."""
        unit = self.unit
        status = game.status(unit)
        if status & slots.PINNED:
            return no.PINNED_NO_MOVE
        if status & slots.GOT_STUCK:
            return no.STUCK_ON_THE_WAY
        if status & slots.HALTED:
            return why_halted(game, unit)
        if self.steps < hexes_to_move(game, unit):
            return ALLOWED
        return too_far(game, unit)

    def answer(self, game: GreatWar, action: int) -> None:
        unit = self.unit
        if self.step == OWN_CARD:
            self.step = ENEMY_CARD
            if action != do.PASS:
                game.play_combat(game.active(), action - do.PLAY, "G22", unit)
                game.mark(unit, slots.CUTTERS)
        elif self.step == ENEMY_CARD:
            self.step = ON_THE_WAY
            if action != do.PASS:
                game.play_combat(1 - game.active(), action - do.PLAY, "G22", unit)
                game.mark(unit, slots.PINNED)
        elif action == do.EXIT:
            game.stack.pop()
            leave_board(game, unit)
        elif action == do.HOLD:
            game.stack.pop()  # it stays where it is after all (G7.2)
        elif action == do.STOP:
            game.stack.pop()
            self.over(game)
        else:
            self.go(game, Hex(action - do.MOVE))

    def go(self, game: GreatWar, at: Hex) -> None:
        here = game.hex_of(self.unit)
        self.steps += 1
        if game.journal is not None:
            args = {"unit": game.word(self.unit), "number": self.unit, "from": here, "hex": at}
            game.tell("move", "G7.9", {**args, "rules": footnotes.move_notes(game, self.unit, at)})
        enter(game, self.unit, at)
        if game.is_tank(self.unit) and not game.ended():
            check_stuck(game, self.unit, self.steps)

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        seat = game.active()
        if self.step == OWN_CARD:
            return why_not_play(game, seat, action, CUTTING, CUTTING)
        if self.step == ENEMY_CARD:
            return why_not_play(game, 1 - seat, action, PINNING, PINNING)
        if action == do.EXIT:
            return may_exit(game, self.unit, self.steps)
        at = Hex(action % do.STRIDE)
        return (
            why_no_step(game, self.unit, at, hexes_to_move(game, self.unit) - self.steps)
            if action - at == do.MOVE
            else NOT_ASKED_NOW
        )


def wire_near(game: GreatWar, unit: Unit) -> bool:
    """Whether Wire Cutters could do something for this move: infantry in or near wire."""
    if game.kind(unit) != facts.INFANTRY:
        return False
    here = game.hex_of(unit)
    reach = hexes_to_move(game, unit)
    return any(
        game.markers(Hex(at)) & facts.WIRE
        for at in range(facts.HEXES)
        if facts.GRID.distances[here * facts.HEXES + at] <= reach
    )


def under_guns(game: GreatWar, unit: Unit) -> bool:
    """A soldier unit in range and sight of enemy infantry or machine guns (G22)."""
    if game.is_tank(unit):
        return False
    here = game.hex_of(unit)
    for enemy in game.units_of(1 - game.seat_of(unit)):
        kind = game.kind(enemy)
        if kind in (facts.INFANTRY, facts.MACHINE_GUN):
            there = game.hex_of(enemy)
            if facts.GRID.distances[here * facts.HEXES + there] <= facts.RANGE[kind]:
                if may_see(game, there, here) is ALLOWED:
                    return True
    return False
