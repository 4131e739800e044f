"""Leaders in danger (N13, N16, N17): casualty checks, retreat, escape through enemies."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.piles import names_in
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, field, notation as do, refusals as no, terrain
from sandtable.games.napoleonics.rules.notes import forget
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics

RETREAT_HEXES = 3  # N16.1


def survives_check(game: Napoleonics, leader: Leader, dice: int, rule: str) -> bool:
    """Two dice with a unit that stands, one with a unit that is gone: all sabers kill (N13)."""
    faces = game.chance.roll(do.LEADER_CHECK, facts.FACE_WEIGHTS, dice)
    killed = faces[facts.SABER] == dice
    if game.journal is not None:
        rolled = names_in(faces, 0, facts.FACES)
        args = {"leader": game.field.leader_names[leader], "faces": rolled, "rules": ["N13.4"]}
        game.tell("leader-check", rule, args)
    if killed:
        kill_leader(game, leader, "N13.1")
    return not killed


def kill_leader(game: Napoleonics, leader: Leader, rule: str) -> None:
    """An eliminated leader is removed and the enemy gains a banner (N3.2)."""
    seat = game.leader_seat(leader)
    if game.journal is not None:
        name = game.field.leader_names[leader]
        args = {"seat": seat, "leader": name, "hex": game.leader_hex(leader)}
        game.tell("leader-killed", rule, args)
    game.remove_leader(leader)
    game.take_banners(1 - seat, 1, "N3.2")


def take_losses(game: Napoleonics, unit: Unit, blocks: int, checked: int, rule: str) -> int:
    """Remove blocks, check an attached leader once, clear away a unit that is gone.

    `checked` says whether this attack had its leader check already (N13.5); so does the answer.
    A leader who outlives the unit is put on the way back (N13.6).
    """
    lost = game.lose_blocks(unit, blocks)
    if lost == 0:
        return checked
    leader = game.leader_with(unit)
    at = game.hex_of(unit)
    if game.journal is not None:
        args = {
            "unit": game.word(unit),
            "number": unit,
            "hex": at,
            "blocks": lost,
            "left": game.blocks(unit),
            "square": 1 if game.in_square(unit) else 0,
        }
        game.tell("losses", rule, args)
    if game.blocks(unit) > 0:
        if leader >= 0:
            check_leader(game, leader, checked, 2, "N13.2")
        return 1
    eliminate(game, unit)
    if leader >= 0 and not game.ended():
        if check_leader(game, leader, checked, 1, "N13.3"):
            if game.journal is not None:
                args = {"leader": game.field.leader_names[leader], "hex": at}
                game.tell("leader-must-retreat", "N13.6", args)
            game.push(LeaderRetreat(leader, RETREAT_HEXES, 0))
    return 1


def check_leader(game: Napoleonics, leader: Leader, checked: int, dice: int, rule: str) -> bool:
    """The one check of this attack, if it was not made yet (N13.5)."""
    if not checked:
        return survives_check(game, leader, dice, rule)
    if game.journal is not None:
        game.tell("no-second-check", "N13.5", {"leader": game.field.leader_names[leader]})
    return True


def eliminate(game: Napoleonics, unit: Unit) -> None:
    seat = game.seat_of(unit)
    banners = game.field.square_banners[seat] if game.in_square(unit) else 1
    if game.journal is not None:
        game.tell("eliminated", "N3.2", {"unit": game.word(unit), "hex": game.hex_of(unit)})
    game.remove(unit)
    game.take_banners(1 - seat, banners, "N3.2")


@final
class LeaderRetreat(Procedure[Napoleonics]):
    """A leader without a unit goes back one to three hexes, through enemies if need be."""

    def __init__(self, leader: Leader | int, left: int, gone: int) -> None:
        self.leader = Leader(leader)
        self.left = left
        self.gone = gone

    def copy(self) -> LeaderRetreat:
        return LeaderRetreat(self.leader, self.left, self.gone)

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.leader_seat(self.leader)
        at = game.leader_hex(self.leader)
        actions: list[int] = []
        if self.may_stop(game) is ALLOWED:
            actions.append(do.STOP)
        if self.may_exit(game) is ALLOWED:
            actions.append(do.EXIT)
        for near in game.field.rear[seat][at]:
            if self.left > 0 and completes(game, seat, near, self.left - 1):
                actions.append(do.RETREAT + near)
        if not actions:
            kill_leader(game, self.leader, self.why_lost(game))
            return DONE
        if len(actions) > 1:
            for verb in (do.RETREAT, do.STOP, do.EXIT):
                forget(game, verb)
            return game.ask(seat, "leader-retreat", "N16.1", actions, at)
        self.note_others(game, actions[0])
        self.take(game, actions[0])
        return DONE if self.left < 0 or game.ended() else ON

    def answer(self, game: Napoleonics, action: int) -> None:
        self.take(game, action)
        if self.left < 0:
            game.stack.pop()

    def take(self, game: Napoleonics, action: int) -> None:
        """One step, the end, or the edge; `left` below 0 says that it is over."""
        at = game.leader_hex(self.leader)
        args = {"leader": game.field.leader_names[self.leader], "hex": at}
        if action == do.STOP:
            self.left = -1
            game.put_leader(self.leader, at)
            if game.journal is not None:
                key = "leader-attached" if game.unit_at(at) >= 0 else "leader-stops"
                game.tell(key, "N16.3", args)
        elif action == do.EXIT:
            self.left = -1
            game.remove_leader(self.leader)
            if game.journal is not None:
                game.tell("leader-leaves", "N16.4", {**args, "rules": ["N3.3"]})
        else:
            self.step(game, Hex(action - do.RETREAT))

    def step(self, game: Napoleonics, to: Hex) -> None:
        seat = game.leader_seat(self.leader)
        if game.journal is not None:
            name = game.field.leader_names[self.leader]
            rules = ["N17.1", "N17.5"] if game.enemy_at(seat, to) else []
            if game.lone_leader_at(1 - seat, to):
                rules = ["N17.4"]
            here = game.leader_hex(self.leader)
            args = {"leader": name, "from": here, "hex": to, "rules": rules}
            game.tell("leader-retreats", "N16.1", args)
        game.pass_leader(self.leader, to)
        self.left -= 1
        self.gone = 1
        if game.enemy_at(seat, to) and not self.escapes(game, game.unit_at(to)):
            self.left = -1

    def escapes(self, game: Napoleonics, enemy: Unit) -> bool:
        """The enemy unit in the hex attacks the leader at once: a saber kills (N17.1, N17.2)."""
        kind = game.kind(enemy)
        dice = 1 if game.in_square(enemy) else facts.MELEE[kind][game.blocks(enemy)]
        faces = game.chance.roll(do.ESCAPE_DICE, facts.FACE_WEIGHTS, dice)
        if game.journal is not None:
            rolled = names_in(faces, 0, facts.FACES)
            args = {
                "leader": game.field.leader_names[self.leader],
                "unit": facts.KINDS[kind],
                "hex": game.hex_of(enemy),
                "faces": rolled,
            }
            game.tell("leader-escape", "N17.2", args)
        if faces[facts.SABER] > 0:
            kill_leader(game, self.leader, "N17.2")
            return False
        return True

    def why_lost(self, game: Napoleonics) -> str:
        """Impassable ground, or no hex to end in."""
        seat = game.leader_seat(self.leader)
        behind = game.field.rear[seat][game.leader_hex(self.leader)]
        if not any(game.field.enters(field.LEADERS, at) for at in behind):
            return "N16.2"
        return "N17.3" if any(game.enemy_at(seat, at) for at in behind) else "N16.5"

    def may_stop(self, game: Napoleonics) -> Refusal:
        """At least one hex, and to a hex that is open to a leader (N16.1, N16.3)."""
        if not self.gone:
            return no.LEADER_MUST_GO
        at = game.leader_hex(self.leader)
        open_to = may_end_here(game, game.leader_seat(self.leader), at)
        return ALLOWED if open_to else no.LEADER_CANNOT_STOP

    def may_exit(self, game: Napoleonics) -> Refusal:
        """Over the own edge, which is one of the three hexes (N16.4)."""
        row = facts.GRID.rows[game.leader_hex(self.leader)]
        if row != game.field.home_row[game.leader_seat(self.leader)]:
            return no.LEADER_NOT_AT_EDGE
        return ALLOWED if self.left > 0 else no.LEADER_EDGE_FAR

    def may_go(self, game: Napoleonics, to: Hex) -> Refusal:
        """One hex toward the own side, on a way that ends somewhere (N16.1, N16.5, N17.5)."""
        seat = game.leader_seat(self.leader)
        if to not in game.field.rear[seat][game.leader_hex(self.leader)]:
            return no.NOT_A_RETREAT
        closed = terrain.closed_reason(game, field.LEADERS, to)
        if closed is not ALLOWED:
            return closed
        if self.left <= 0:
            return no.LEADER_GONE_FAR
        if completes(game, seat, to, self.left - 1):
            return ALLOWED
        return no.LEADER_NO_END if game.enemy_at(seat, to) else no.LEADERS_EVERYWHERE

    def note_others(self, game: Napoleonics, taken: int) -> None:
        """Why there was no choice but this one."""
        if game.journal is None:
            return
        if not self.gone:
            self.note(game, do.RETREAT, do.STRIDE, no.NO_RETREAT_NOW)
        for at in facts.GRID.neighbours[game.leader_hex(self.leader)]:
            refusal = self.may_go(game, at)
            if do.RETREAT + at != taken and not (self.gone and refusal is no.NOT_A_RETREAT):
                self.note(game, do.RETREAT + at, 1, refusal)
        if taken != do.STOP:
            self.note(game, do.STOP, 1, self.may_stop(game))
        if taken != do.EXIT:
            self.note(game, do.EXIT, 1, self.may_exit(game))

    def note(self, game: Napoleonics, first: int, count: int, refusal: Refusal) -> None:
        """For the side of this leader."""
        game.withhold(game.leader_seat(self.leader), first, count, self.about(game, refusal))

    def about(self, game: Napoleonics, refusal: Refusal) -> Refusal:
        """The refusal with this leader in it."""
        name = game.field.leader_names[self.leader]
        return refusal.about({"leader": name, "hex": game.leader_hex(self.leader)})

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        if action == do.STOP:
            return self.about(game, self.may_stop(game))
        if action == do.EXIT:
            return self.about(game, self.may_exit(game))
        to = Hex(action % do.STRIDE)
        return (
            self.about(game, self.may_go(game, to)) if action - to == do.RETREAT else NOT_ASKED_NOW
        )


def may_end_here(game: Napoleonics, seat: int, at: Hex) -> bool:
    """An empty hex, or a friendly unit without a leader (N16.3)."""
    return game.board[facts.HEXES + at] == common.NOBODY and not game.enemy_at(seat, at)


def completes(game: Napoleonics, seat: int, at: Hex, left: int) -> bool:
    """Whether a retreat that comes to this hex can still end somewhere (N16.5, N17.5)."""
    if not game.field.enters(field.LEADERS, at):
        return False
    if may_end_here(game, seat, at):
        return True
    if left == 0:
        return False
    if facts.GRID.rows[at] == game.field.home_row[seat]:
        return True
    return any(completes(game, seat, near, left - 1) for near in game.field.rear[seat][at])
