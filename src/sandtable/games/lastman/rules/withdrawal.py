"""Retreats as they are asked (L5.7.2, L5.7.5, L5.7.7): cavalry, instead of firing, after combat."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import (
    battle_state,
    facts,
    notation as do,
    refusals as no,
    retreat_choices as choices,
    retreats,
    slots,
)
from sandtable.games.lastman.rules.battle_state import course_of, fresh_counts
from sandtable.games.lastman.rules.empty_armies import EmptyArmies
from sandtable.games.lastman.rules.isolation import drop_empties
from sandtable.games.lastman.rules.loss_order import NAMED
from sandtable.games.lastman.rules.losses import Losses, lose_piece
from sandtable.games.lastman.rules.placement import may_join
from sandtable.games.lastman.rules.pursuit import pursue
from sandtable.games.lastman.rules.state import LastMan

COUNT: Final = 6  # a step more: armies that have gone by themselves need not be forced (L5.6.1)


@final
class Withdrawal(choices.RetreatChoices):
    """One side names who leaves the battle and whereto, unit by unit.

    Its `way` says when: cavalry before combat (L5.7.2), instead of firing (L5.7.5), after combat
    (L5.7.7).
    """

    def copy(self) -> Withdrawal:
        return Withdrawal(
            self.side, self.way, self.step, self.forced, self.target, self.container, self.piece,
            self.goal,
        )  # fmt: skip

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        if step == choices.EMPTIES:
            self.step = COUNT if self.way == retreats.AFTER else choices.NAME
            if self.way != retreats.BEFORE_COMBAT:
                game.push(EmptyArmies(self.side, self.way))
            return ON
        if step == COUNT:
            self.forced = max(0, self.forced - course_of(game).gone)
            self.step = choices.AIM
            return ON
        if step == choices.AIM:
            return self.ask_aim(game)
        if step == choices.PURSUE:
            return self.pursue(game)
        if step == choices.MOVE:
            return self.carry_out(game)
        if self.container == choices.NONE:
            return self.ask_forced(game) if step == choices.FORCE else self.ask_who(game)
        if self.piece == choices.UNNAMED:
            return self.ask_piece(game)
        if self.piece == battle_state.WHOLE:
            return self.ask_army(game)
        if self.goal == choices.NONE:
            return self.ask_where(game)
        return self.ask_join(game)

    def answer(self, game: LastMan, action: int) -> None:
        verb = action - action % do.STRIDE
        thing = action % do.STRIDE
        if action == do.DONE:
            self.finish_naming()
        elif verb == do.FROM:
            self.container = thing
        elif verb == do.ARMY:
            self.choose_army(game, thing)
        elif verb == do.PIECE and self.piece == battle_state.WHOLE:
            self.plan(game).extend(
                [self.container, thing, battle_state.STAYS, battle_state.NO_ARMY]
            )
        elif verb == do.PIECE:
            self.piece = thing
            self.goal = self.target
        elif verb == do.RETREAT:
            self.choose_area(game, thing)
        else:
            self.go(game, thing if verb == do.INTO else battle_state.NO_ARMY)

    # After combat: the one area, and the armies that have to go (L5.7.7)

    def forceable(self, game: LastMan) -> list[int]:
        """Armies still there that can be made to go back (L5.6.3)."""
        found: list[int] = []
        for army in game.armies_in(self.area(game), self.side):
            fresh = any(fresh_counts(game, facts.FIRST_ARMY + army, self.side))
            if fresh and not game.army_has(army, slots.MARKED):
                found.append(army)
        return found

    def ask_aim(self, game: LastMan) -> Outcome:
        self.forced = min(self.forced, len(self.forceable(game)))
        goals = self.goals(game)
        if self.forced:
            return self.ask_forced_aim(game, goals)
        actions: list[int] = []
        for goal in goals:
            self.target = goal
            if self.offers(game):
                actions.append(do.RETREAT + goal)
        self.target = choices.NONE
        if not actions:
            if game.journal is not None:
                self.withhold_retreat(game)
            return DONE
        return game.ask(self.side, "retreat-aim", "L5.5.2", [*actions, do.DONE], self.area(game))

    def ask_forced_aim(self, game: LastMan, goals: list[int]) -> Outcome:
        goals = [goal for goal in goals if retreats.room(game, self.side, goal, []) > 0]
        if len(goals) < 2:
            if goals:
                game.withhold(self.side, do.RETREAT + goals[0], 1, ALLOWED)
            self.target = goals[0] if goals else choices.NONE
            self.step = choices.FORCE
            return ON
        actions = [do.RETREAT + goal for goal in goals]
        return game.ask(self.side, "retreat-forced-aim", "L5.7.7", actions, self.area(game))

    def ask_forced(self, game: LastMan) -> Outcome:
        """Which army goes; or is lost, where there is no room for it (L5.6.4)."""
        armies = self.forceable(game)
        if not self.forced or not armies:
            self.forced = 0
            self.begin_again(choices.AIM if self.target == choices.NONE else choices.NAME)
            return ON
        if len(armies) == 1:
            game.withhold(self.side, do.ARMY + armies[0], 1, ALLOWED)
            self.choose_army(game, armies[0])
            return ON
        actions = [do.ARMY + army for army in armies]
        key = "retreat-forced" if self.has_room(game) else "retreat-lost"
        return game.ask(self.side, key, "L5.6.3", actions, self.area(game))

    def has_room(self, game: LastMan) -> bool:
        return self.target != choices.NONE and retreats.room(game, self.side, self.target, []) > 0

    def choose_army(self, game: LastMan, army: int) -> None:
        if self.step == choices.FORCE and not (
            self.has_room(game) and self.army_goals(game, army, 0)
        ):
            self.forced -= 1
            retreats.eliminate(game, self.area(game), army, "L5.6.4", ["L5.7.7", "L12.8", "L12.22"])
            return
        self.container = facts.FIRST_ARMY + army
        self.piece = battle_state.WHOLE
        self.goal = self.target

    def choose_area(self, game: LastMan, area: int) -> None:
        if self.step == choices.AIM:
            self.target = area
            self.step = choices.FORCE if self.forced else choices.NAME
            return
        self.goal = area
        if self.piece == battle_state.WHOLE:
            self.go(game, battle_state.NO_ARMY)

    # Instead of firing: pursuit (L8.5.4), then those who are left move (L5.7.5)

    def pursue(self, game: LastMan) -> Outcome:
        self.step = choices.MOVE
        course = course_of(game)
        hits = pursue(game, course.area, self.side, course.plan)
        if hits:
            game.push(Losses(course.area, self.side, hits, 0, NAMED))
        return ON

    def carry_out(self, game: LastMan) -> Outcome:
        """Armies first, then those who may want to join them."""
        course = course_of(game)
        retreats.put_out_named(game, course)
        area, plan = course.area, course.plan
        course.plan = []
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row + 1] != battle_state.WHOLE and plan[row] != area:
                game.shift(plan[row + 1], 1, plan[row], area)
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row + 1] == battle_state.WHOLE:
                self.move_whole(game, plan[row] - facts.FIRST_ARMY, plan[row + 2])
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row + 1] != battle_state.WHOLE:
                self.move_named(game, plan[row + 1], plan[row + 2], plan[row + 3])
        drop_empties(game, area, self.side)
        return DONE

    def move_whole(self, game: LastMan, army: int, goal: int) -> None:
        """What the pursuit has left of an army; nothing at all only goes to Friendly areas."""
        course = course_of(game)
        if not retreats.movers(game, army, []) and game.is_disputed(goal):
            retreats.eliminate(game, course.area, army, "L5.3.4", ["L8.1.5"])
            return
        retreats.move_army(game, course.area, army, goal, "L5.5.1")
        course.gone += 1

    def move_named(self, game: LastMan, piece: int, goal: int, into: int) -> None:
        """If its army fell to the pursuit it comes alone, as far as there is room (L12.22)."""
        area = course_of(game).area
        if into != battle_state.NO_ARMY and game.army_place(into) != goal:
            into = battle_state.NO_ARMY
        if into == battle_state.NO_ARMY and game.stacked(goal, self.side) >= facts.MOST_UNITS:
            lose_piece(game, area, area, piece, ["L12.22"])
            return
        retreats.move_piece(game, area, self.side, area, piece, goal, into, self.way)

    # Why not

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        thing = action % do.STRIDE
        area = self.area(game)
        if verb == do.RETREAT:
            return self.why_not_there(game, thing)
        if verb == do.INTO:
            return self.why_not_join(game, thing)
        if action == do.DONE and self.forced:
            return no.FORCED_FIRST
        if verb == do.PIECE and self.piece == battle_state.WHOLE:
            if thing >= facts.KIND_COUNT:
                return no.NOT_RETREATING[self.way]  # nobody is entrenched within an army
            return self.may_put_out(game, self.container - facts.FIRST_ARMY, thing)
        if verb == do.PIECE and self.container != choices.NONE and self.piece == choices.UNNAMED:
            return self.why_not_piece(game, self.container, thing)
        if verb == do.PIECE and self.container == choices.NONE:
            return self.why_unplaced(game, thing)
        if verb == do.FROM and self.step == choices.FORCE:
            return no.FORCED_FIRST
        if self.container != choices.NONE or self.step not in (choices.NAME, choices.FORCE):
            return NOT_ASKED_NOW
        if verb == do.ARMY:
            if self.step == choices.FORCE:
                here = thing in game.armies_in(area, self.side)
                return no.RETREATED_TWICE if here else no.NOT_RETREATING[self.way]
            refusal = self.may_name_army(game, thing)
            full = refusal is no.RETREAT_FULL and self.target != choices.NONE
            return refusal.about({"area": self.target}) if full else refusal
        return self.why_not_from(game, thing) if verb == do.FROM else NOT_ASKED_NOW

    def is_there(self, game: LastMan, container: int) -> bool:
        """Whether a container of this side is in the area that is left."""
        return container in game.containers_in(self.area(game), self.side)

    def why_unplaced(self, game: LastMan, piece: int) -> Refusal:
        """From where a piece goes must be said; or why none of them may go."""
        found: Refusal = no.NOT_RETREATING[self.way]
        for container in game.containers_in(self.area(game), self.side):
            if piece in self.pieces(game, container):
                return no.RETREAT_WHO[self.way]
            if found is no.NOT_RETREATING[self.way]:
                found = self.why_not_piece(game, container, piece)
        return found

    def why_unnamed(self, game: LastMan, target: int) -> Refusal:
        """Who is to go there must be said; or why none of those who may go can go there."""
        area, plan = self.area(game), self.plan(game)
        refusal: Refusal = no.RETREAT_WHO[self.way]
        for army in game.armies_in(area, self.side) if self.container == choices.NONE else []:
            if self.may_name_army(game, army) is ALLOWED:
                there = retreats.may_army_go(game, area, army, target, plan)
                if there is ALLOWED:
                    return no.RETREAT_WHO[self.way]
                refusal = there
        for container in (
            [self.container] if self.container >= 0 else game.containers_in(area, self.side)
        ):
            for piece in self.pieces(game, container):
                kind = piece % facts.KIND_COUNT
                there = retreats.may_piece_go(game, area, self.side, kind, target, plan)
                if there is ALLOWED:
                    return no.RETREAT_WHO[self.way]
                refusal = there
        return refusal

    def why_not_join(self, game: LastMan, army: int) -> Refusal:
        """Why a unit that retreats goes into no such army (L5.5.5)."""
        if self.piece == battle_state.WHOLE:
            return no.ARMY_JOINS_NOTHING
        if self.piece == choices.UNNAMED or self.goal == choices.NONE:
            return NOT_ASKED_NOW
        if game.side_of_army(army) != self.side:
            return no.OTHER_NATION
        plan, kind = self.plan(game), self.piece % facts.KIND_COUNT
        if army in retreats.armies_to_join(game, self.side, kind, self.goal, plan):
            return no.SAME_ARMY  # it has left that one
        there = retreats.armies_at(game, self.side, self.goal, plan)
        if army not in there:
            return no.RETREAT_JOINS_NOT
        refusal = may_join(game, army, kind, retreats.joining(army, plan))
        return no.RETREAT_FULL.about({"area": self.goal}) if refusal is ALLOWED else refusal

    def why_not_there(self, game: LastMan, target: int) -> Refusal:
        area, plan = self.area(game), self.plan(game)
        if target >= facts.AREA_COUNT:
            return no.RETREAT_CLOSED
        if self.step == choices.AIM:
            refusal = retreats.may_open(game, area, self.side, target)
            if refusal is ALLOWED:
                refusal = self.why_unnamed(game, target)
            return no.RETREAT_FULL if refusal is no.RETREAT_WHO[self.way] else refusal
        elsewhere = self.target not in (choices.NONE, target)
        if self.container == choices.NONE or self.piece == choices.UNNAMED:
            refusal = retreats.may_open(game, area, self.side, target)
            if refusal is not ALLOWED or elsewhere:
                return no.SAME_AREA if refusal is ALLOWED else refusal
            return self.why_unnamed(game, target)
        if elsewhere:
            refusal = retreats.may_open(game, area, self.side, target)
            return no.SAME_AREA if refusal is ALLOWED else refusal
        if self.piece == battle_state.WHOLE:
            return retreats.may_army_go(game, area, self.container - facts.FIRST_ARMY, target, plan)
        if self.goal != choices.NONE:
            return NOT_ASKED_NOW
        return retreats.may_piece_go(
            game, area, self.side, self.piece % facts.KIND_COUNT, target, plan
        )
