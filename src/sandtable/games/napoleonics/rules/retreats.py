"""Retreats and bolstered morale (N14, N15): flags ignored, hexes gone back, blocks lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, leaders, notation as do, refusals as no, slots
from sandtable.games.napoleonics.rules.notes import forget, note_at_for, note_for, of_unit
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.terrain import flags_for_works


def flags_ignorable(game: Napoleonics, unit: Unit, striker: Unit) -> int:
    """How many flags this unit may ignore of an attack by that one (N15.2)."""
    if game.is_cavalry(unit) and game.in_square(striker):
        return 0  # N15.5, N24.9
    here = game.hex_of(unit)
    flags = facts.FLAGS_IGNORED[game.kind(unit)]
    if game.leader_with(unit) >= 0:
        flags += 1
    if supported(game, unit):
        flags += 1
    return flags + flags_for_works(game, game.class_of(unit), game.hex_of(striker), here)


def may_ignore(game: Napoleonics, unit: Unit, striker: Unit, rolled: int, flags: int) -> Refusal:
    """Whether this unit may ignore so many of the flags that were rolled against it (N15)."""
    if flags > rolled:
        return no.TOO_FEW_FLAGS
    most = flags_ignorable(game, unit, striker)
    if flags <= most:
        return ALLOWED
    if game.is_cavalry(unit) and game.in_square(striker):
        return no.REPULSE_FLAG  # N15.5 says the same
    if game.in_square(unit) and friends_near(game, unit) >= 2 and flags == most + 1:
        return no.SQUARE_UNSUPPORTED
    return no.TOO_MANY_IGNORED if most else no.NOTHING_BOLSTERS


def why_flags_ignored(game: Napoleonics, unit: Unit, striker: Unit) -> list[str]:
    """The rules that let it ignore them, for those who want to know."""
    if game.is_cavalry(unit) and game.in_square(striker):
        return []
    rules = ["N15.6"]
    if facts.FLAGS_IGNORED[game.kind(unit)] or game.leader_with(unit) >= 0 or supported(game, unit):
        rules.append("N15.2")
    if supported(game, unit) and leader_near(game, unit):
        rules.append("N15.3")
    if flags_for_works(game, game.class_of(unit), game.hex_of(striker), game.hex_of(unit)):
        rules.append("N26.8")
    return rules


def helped_by(game: Napoleonics, unit: Unit, striker: Unit) -> list[str]:
    """What lets it ignore them, by the keys of the text."""
    found = ["ignored-training"] if facts.FLAGS_IGNORED[game.kind(unit)] else []
    if game.leader_with(unit) >= 0:
        found.append("ignored-leader")
    if supported(game, unit):
        found.append("ignored-support")
    if flags_for_works(game, game.class_of(unit), game.hex_of(striker), game.hex_of(unit)):
        found.append("ignored-works")
    return found


def why_not_ignored(game: Napoleonics, unit: Unit, striker: Unit) -> list[str]:
    """The rules that take away what would else let it ignore flags."""
    rules = []
    if game.is_cavalry(unit) and game.in_square(striker):
        rules.append("N15.5")
    if game.in_square(unit) and friends_near(game, unit) >= 2:
        rules.append("N15.4")
    return rules


def supported(game: Napoleonics, unit: Unit) -> bool:
    """Two friendly units in adjacent hexes, a lone leader counting as one (N15.3)."""
    if game.in_square(unit):
        return False  # a square gives support and never gets it (N15.4)
    return friends_near(game, unit) >= 2


def leader_near(game: Napoleonics, unit: Unit) -> bool:
    seat = game.seat_of(unit)
    return any(game.lone_leader_at(seat, at) for at in facts.GRID.neighbours[game.hex_of(unit)])


def friends_near(game: Napoleonics, unit: Unit) -> int:
    """Friendly units in adjacent hexes, and lone leaders."""
    seat = game.seat_of(unit)
    friends = 0
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if game.friend_at(seat, at) or game.lone_leader_at(seat, at):
            friends += 1
    return friends


def may_retreat_to(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """A hex that impassable ground, units and enemy leaders leave open (N14.3, N14.8)."""
    if not game.field.enters(game.class_of(unit), at) or game.unit_at(at) >= 0:
        return no.RETREAT_BLOCKED
    leader = game.leader_at(at)
    if leader == common.NOBODY:
        return ALLOWED
    if game.leader_seat(leader) != game.seat_of(unit):
        return no.RETREAT_BLOCKED
    return ALLOWED if game.leader_with(unit) == common.NOBODY else no.RETREAT_TWO_LEADERS


def may_step_back(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """One step of a retreat: a row nearer to the baseline, to an open hex (N1.4, N14.2, N14.3)."""
    if at not in game.field.rear[game.seat_of(unit)][game.hex_of(unit)]:
        return no.NOT_A_RETREAT
    return may_retreat_to(game, unit, at)


def note_steps(
    game: Napoleonics, unit: Unit, may_step: Callable[[Napoleonics, Unit, Hex], Refusal]
) -> None:
    """Why a step that has no choice goes to no other hex, beside what was noted of earlier ones."""
    seat = game.seat_of(unit)
    here = game.hex_of(unit)
    first = game.why_withheld(do.RETREAT + here, seat) is not no.NO_RETREAT_NOW
    if first:
        note_for(game, seat, do.RETREAT, no.NO_RETREAT_NOW)
    for at in facts.GRID.neighbours[here]:
        refusal = may_step(game, unit, at)
        if refusal is not ALLOWED and (first or refusal is not no.NOT_A_RETREAT):
            note_at_for(game, seat, do.RETREAT, at, of_unit(game, refusal, unit))


@final
class Retreat(Procedure[Napoleonics]):
    """A unit goes back hex by hex; for each hex that it cannot go it loses a block (N14)."""

    def __init__(self, unit: Unit | int, hexes: int, checked: int) -> None:
        self.unit = Unit(unit)
        self.hexes = hexes
        self.checked = checked

    def copy(self) -> Retreat:
        return Retreat(self.unit, self.hexes, self.checked)

    def advance(self, game: Napoleonics) -> Outcome:
        if self.hexes == 0:
            return DONE
        seat = game.seat_of(self.unit)
        here = game.hex_of(self.unit)
        ways: list[Hex] = []
        if not game.in_square(self.unit):
            ways = [
                at
                for at in game.field.rear[seat][here]
                if may_retreat_to(game, self.unit, at) is ALLOWED
            ]
        if len(ways) > 1:
            forget(game, do.RETREAT)
            return game.ask(seat, "retreat", "N14.2", [do.RETREAT + at for at in ways], here)
        self.note_ways(game)
        if ways:
            if game.journal is not None and len(game.field.rear[seat][here]) > 1:
                game.tell(
                    "retreat-one-way", "N14.5", {"unit": game.word(self.unit), "hex": ways[0]}
                )
            self.step(game, ways[0])
            return ON
        rule = "N24.12" if game.in_square(self.unit) else "N14.4"
        hexes = self.hexes
        self.hexes = 0
        if game.journal is not None and not game.in_square(self.unit):
            blocked = {"unit": game.word(self.unit), "hex": here, "hexes": hexes}
            rear = game.field.rear[seat][here]
            why = [may_retreat_to(game, self.unit, at).rule for at in rear]
            game.tell("retreat-blocked", "N14.3", {**blocked, "rules": sorted(set(why))})
        leaders.take_losses(game, self.unit, hexes, self.checked, rule)
        return ON

    def answer(self, game: Napoleonics, action: int) -> None:
        self.step(game, Hex(action - do.RETREAT))

    def step(self, game: Napoleonics, to: Hex) -> None:
        here = game.hex_of(self.unit)
        joins = game.board[facts.HEXES + to] != common.NOBODY
        led = game.leader_with(self.unit) != common.NOBODY
        game.put(self.unit, to)
        game.unmark(self.unit, slots.ENTERED)  # it did not come here by a move (N26.16)
        self.hexes = 0 if joins else self.hexes - 1
        if game.journal is not None:
            rules = ["N14.2", "N14.6"] if led else ["N14.2"]
            if game.field.battle_on_entry[to] != facts.BATTLES:
                rules.append("N26.16")
            args = {"unit": game.word(self.unit), "from": here, "hex": to, "rules": rules}
            game.tell("retreat", "N14.1", args)
            if joins:
                name = game.field.leader_names[game.leader_at(to)]
                game.tell("leader-stops-retreat", "N14.7", {"leader": name, "hex": to})

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        if action - action % do.STRIDE != do.RETREAT:
            return NOT_ASKED_NOW
        return of_unit(game, may_step_back(game, self.unit, Hex(action - do.RETREAT)), self.unit)

    def note_ways(self, game: Napoleonics) -> None:
        """Why there is no choice: what closes the hexes behind it, or that it is in square."""
        if game.journal is None:
            return
        seat = game.seat_of(self.unit)
        if game.in_square(self.unit):
            note_for(game, seat, do.RETREAT, of_unit(game, no.SQUARE_NO_RETREAT, self.unit))
            return
        note_steps(game, self.unit, may_step_back)
