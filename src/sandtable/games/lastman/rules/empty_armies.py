"""Empty armies in a battle (L8.1.6, L8.1.7): they must go, and may take in a unit elsewhere."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.battle_state import course_of, fresh_infantry
from sandtable.games.lastman.rules.placement import may_join
from sandtable.games.lastman.rules.retreats import AFTER, eliminate, may_empty_go, move_army
from sandtable.games.lastman.rules.state import LastMan

NONE: Final = -1


@final
class EmptyArmies(Procedure[LastMan]):
    """The Defender's instead of firing, those of the Attacker after combat."""

    def __init__(self, side: int, way: int, army: int = NONE, goal: int = NONE) -> None:
        self.side = side
        self.way = way
        self.army = army  # it has gone
        self.goal = goal  # to this Disputed area, and may take in a unit

    def copy(self) -> EmptyArmies:
        return EmptyArmies(self.side, self.way, self.army, self.goal)

    def advance(self, game: LastMan) -> Outcome:
        if self.goal != NONE:
            return self.ask_take_in(game)
        army = self.next_army(game)
        if army == NONE:
            return DONE
        area = course_of(game).area
        goals = self.goals(game)
        if game.army_has(army, slots.MARKED):
            eliminate(game, area, army, "L5.5.4", ["L8.1.7", "L5.5.8"])
        elif not fresh_infantry(game, area, self.side):
            eliminate(game, area, army, "L8.1.6", ["L8.1.7"])
        elif not goals:
            eliminate(game, area, army, "L8.1.7", ["L8.1.6"])
        elif len(goals) == 1:
            if game.journal is not None:
                for near in range(facts.AREA_COUNT):
                    refusal = may_empty_go(game, area, self.side, near)
                    game.withhold(self.side, do.RETREAT + near, 1, refusal)
            self.send(game, army, goals[0])
        else:
            actions = [do.RETREAT + goal for goal in goals]
            subject = facts.FIRST_ARMY + army
            return game.ask(self.side, "retreat-empty", "L8.1.7", actions, subject)
        return ON

    def answer(self, game: LastMan, action: int) -> None:
        verb = action - action % do.STRIDE
        if verb == do.RETREAT:
            self.send(game, self.next_army(game), action - do.RETREAT)
            return
        if verb == do.PIECE:
            self.take_in(game, action - do.PIECE)
        self.army = self.goal = NONE

    def next_army(self, game: LastMan) -> int:
        """After combat they go only if the area is still Disputed."""
        area = course_of(game).area
        if self.way == AFTER and not game.is_disputed(area):
            return NONE
        for army in game.armies_in(area, self.side):
            if not game.size(facts.FIRST_ARMY + army):
                return army
        return NONE

    def goals(self, game: LastMan) -> list[int]:
        area = course_of(game).area
        return [
            near
            for near in facts.BORDERS.near[area]
            if may_empty_go(game, area, self.side, near) is ALLOWED
        ]

    def send(self, game: LastMan, army: int, goal: int) -> None:
        course = course_of(game)
        move_army(game, course.area, army, goal, "L8.1.7")
        if self.side != game.attacker():
            course.gone += 1
        if game.is_disputed(goal) and self.recruits(game, army, goal):
            self.army = army
            self.goal = goal

    # Taking in a unit

    def recruits(self, game: LastMan, army: int, area: int) -> list[int]:
        """Pieces that stand alone where it has come, and fit into it."""
        pieces: list[int] = []
        for kind in game.kinds_of(self.side):
            count = game.count(area, kind)
            if count and may_join(game, army, kind) is ALLOWED:
                if count > game.dug_in(area, kind):
                    pieces.append(kind)
                if game.dug_in(area, kind):
                    pieces.append(facts.KIND_COUNT + kind)
        return sorted(pieces)

    def ask_take_in(self, game: LastMan) -> Outcome:
        actions = [do.PIECE + piece for piece in self.recruits(game, self.army, self.goal)]
        subject = facts.FIRST_ARMY + self.army
        return game.ask(self.side, "retreat-take-in", "L8.1.7", [*actions, do.STOP], subject)

    def take_in(self, game: LastMan, piece: int) -> None:
        """One unit. If it was dug in, the army is entrenched now (L4.5)."""
        kind = piece % facts.KIND_COUNT
        container = facts.FIRST_ARMY + self.army
        if piece >= facts.KIND_COUNT:
            game.set_dug(self.goal, kind, game.dug_in(self.goal, kind) - 1)
            game.set_army(self.army, slots.DUG, True)
        elif game.fresh(self.goal, kind) - game.dug_in(self.goal, kind) < 1:
            game.mark(self.goal, kind, -1)
            game.mark(container, kind, 1)
        game.shift(kind, 1, self.goal, container)
        if game.journal is not None:
            args = {"side": self.side, "area": self.goal, "army": self.army, "kind": kind}
            game.tell("taken-in", "L8.1.7", {**args, "count": 1})

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.RETREAT and self.goal == NONE:
            if thing >= facts.AREA_COUNT:
                return no.RETREAT_CLOSED
            return may_empty_go(game, course_of(game).area, self.side, thing)
        if verb == do.PIECE and self.goal != NONE:
            kind = thing % facts.KIND_COUNT
            there = game.count(self.goal, kind) and game.side_of_kind(kind) == self.side
            refusal = may_join(game, self.army, kind) if there else ALLOWED
            return no.RETREAT_TAKES_NOT if refusal is ALLOWED else refusal
        return NOT_ASKED_NOW
