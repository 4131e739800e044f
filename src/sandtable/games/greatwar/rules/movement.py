"""Movement (G7, G24): units move one after the other, hex by hex."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, footnotes, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.medals import FOR_GOOD
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.tanks import check_stuck
from sandtable.games.greatwar.rules.terrain import ground_stops, may_enter, may_see, wire_stops
from sandtable.games.greatwar.rules.windows import ask_window, may_come, why_not_play

NAMED: Final = 32768  # status: it had its chance to move this turn

RUNNING: Final[list[int]] = [3, 2, 2]  # hexes with About Turn and Run!, by kind
OVER_THE_TOP_HEXES: Final = 2


# How far, and who


def hexes_to_move(game: GreatWar, unit: Unit) -> int:
    """The allowance of a unit, as its card changes it (G7.5, G21)."""
    kind, card = game.kind(unit), game.card()
    if card in (facts.CLOSE_ASSAULT, facts.FIRE_FIGHT):
        return 0
    if card == facts.ABOUT_TURN and kind < len(RUNNING):
        return RUNNING[kind]
    return facts.MOVE[kind]


def hexes_and_battle(game: GreatWar, unit: Unit) -> int:
    """How far it may go and still battle."""
    kind = game.kind(unit)
    if game.card() == facts.OVER_THE_TOP and kind == facts.INFANTRY:
        return OVER_THE_TOP_HEXES
    return facts.MOVE_AND_BATTLE[kind]


def may_move_unit(game: GreatWar, unit: Unit) -> Refusal:
    status = game.status(unit)
    if not status & common.ORDERED:
        return no.NOT_ORDERED
    if status & slots.PINNED:
        return no.PINNED_NO_MOVE
    if status & (common.MOVED | NAMED):
        return no.MOVED_ALREADY
    if unit == game.field.rooted:
        return no.NEVER_REPAIRED
    if game.is_stuck(unit):
        return no.STUCK_NO_MOVE
    if game.is_abandoned(unit):
        return no.ABANDONED_NO_MOVE
    return no.CARD_NO_MOVE if hexes_to_move(game, unit) == 0 else ALLOWED


def may_step(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    """Into the next hex: nobody there, and ground that takes it (G7.3, G18.7)."""
    if facts.GRID.distances[game.hex_of(unit) * facts.HEXES + at] != 1:
        return no.NOT_NEXT
    return may_come_to(game, game.kind(unit), at)


def may_come_to(game: GreatWar, kind: int, at: Hex) -> Refusal:
    return no.OCCUPIED if game.board[at] >= 0 else may_enter(game, kind, at)


def next_hexes(game: GreatWar, unit: Unit) -> list[Hex]:
    kind = game.kind(unit)
    hexes: list[Hex] = []
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if may_come_to(game, kind, at) is ALLOWED:
            hexes.append(at)
    return hexes


def may_exit(game: GreatWar, unit: Unit, steps: int) -> Refusal:
    """Over the enemy baseline, as the first hex of a move that began there (G23.8, G23.18)."""
    seat = game.seat_of(unit)
    if game.field.exit_medals[seat] == 0:
        return no.NO_EXIT
    if game.card() == facts.ABOUT_TURN:
        return no.RUN_NO_EXIT
    if not game.status(unit) & slots.AT_EDGE:
        return no.NOT_AT_EDGE
    return no.EXIT_FIRST if steps else ALLOWED


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
class MovementPhase(Procedure[GreatWar]):
    """Who moves next, until the player is done (G7.1)."""

    def copy(self) -> MovementPhase:
        return MovementPhase()

    def advance(self, game: GreatWar) -> Outcome:
        actions = [
            do.UNIT + game.hex_of(unit)
            for unit in game.ordered_units()
            if may_move_unit(game, unit) is ALLOWED
            and (next_hexes(game, unit) or may_exit(game, unit, 0) is ALLOWED)
        ]
        if not actions:
            return DONE
        actions.append(do.DONE)
        return game.ask(game.active(), "move-who", "G7.1", actions)

    def answer(self, game: GreatWar, action: int) -> None:
        if action == do.DONE:
            game.stack.pop()
            return
        unit = game.unit_at(Hex(action - do.UNIT))
        game.mark(unit, NAMED)
        game.push(March(unit))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.MOVE:
            return why_nobody_moves(game, at)
        if verb != do.UNIT:
            return NOT_ASKED_NOW
        refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
        if refusal is ALLOWED:
            refusal = may_move_unit(game, game.unit_at(at))
        return refusal if refusal is not ALLOWED else no.OCCUPIED


def why_nobody_moves(game: GreatWar, at: Hex) -> Refusal:
    """A hex was named before the unit: the reason of the ordered unit nearest to it.

    NOT_ASKED_NOW where that unit could go there, once it is named.
    """
    units = game.ordered_units()
    units.sort(key=lambda unit: facts.GRID.distances[at * facts.HEXES + game.hex_of(unit)])
    for unit in units:
        refusal = may_move_unit(game, unit)
        if game.status(unit) & slots.HALTED:
            return why_halted(game, unit)
        if refusal is ALLOWED:
            refusal = may_step(game, unit, at)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW
        return no.NOT_ORDERED if is_idler_nearer(game, unit, at) else refusal
    return no.NOT_ORDERED


def is_idler_nearer(game: GreatWar, unit: Unit, at: Hex) -> bool:
    """Whether a unit without an order is nearer to a hex that was named, and so was meant."""
    near = facts.GRID.distances[at * facts.HEXES + game.hex_of(unit)]
    return any(
        facts.GRID.distances[at * facts.HEXES + game.hex_of(other)] < near
        for other in game.units_of(game.active())
        if not game.status(other) & common.ORDERED
    )


def why_halted(game: GreatWar, unit: Unit) -> Refusal:
    return no.WIRE_STOPS if game.markers(game.hex_of(unit)) & facts.WIRE else no.MUST_STOP


OWN_CARD: Final = 0
ENEMY_CARD: Final = 1
ON_THE_WAY: Final = 2


@final
class March(Procedure[GreatWar]):
    """One unit, hex by hex; before it the cards that help or pin it (G7.9, G20.11 b)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unit", "steps", "step")

    def __init__(self, unit: Unit | int, steps: int = 0, step: int = OWN_CARD) -> None:
        self.unit = Unit(unit)
        self.steps = steps
        self.step = step

    def copy(self) -> March:
        return March(self.unit, self.steps, self.step)

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        if self.step == OWN_CARD:
            if may_come(game, seat, [facts.WIRE_CUTTERS]) and wire_near(game, self.unit):
                at = game.hex_of(self.unit)
                return ask_window(game, seat, "wire-cutters", [facts.WIRE_CUTTERS], at)
            self.step = ENEMY_CARD
        if self.step == ENEMY_CARD:
            if may_come(game, 1 - seat, [facts.PINNED_DOWN]) and under_guns(game, self.unit):
                at = game.hex_of(self.unit)
                return ask_window(game, 1 - seat, "pin-down", [facts.PINNED_DOWN], at)
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
        if self.steps:
            actions.append(do.STOP)
        return game.ask(game.active(), "move-where", "G7.9", actions, game.hex_of(unit))

    def over(self, game: GreatWar) -> Outcome:
        if game.alive(self.unit) and self.steps > hexes_and_battle(game, self.unit):
            game.mark(self.unit, slots.FAR)
        return DONE

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
            return why_not_play(game, seat, action, [facts.WIRE_CUTTERS])
        if self.step == ENEMY_CARD:
            return why_not_play(game, 1 - seat, action, [facts.PINNED_DOWN])
        if action == do.EXIT:
            return may_exit(game, self.unit, self.steps)
        at = Hex(action % do.STRIDE)
        if action - at != do.MOVE:
            return NOT_ASKED_NOW
        refusal = may_step(game, self.unit, at)
        if refusal is not ALLOWED:
            return refusal
        return why_halted(game, self.unit) if game.status(self.unit) & slots.HALTED else no.TOO_FAR


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
