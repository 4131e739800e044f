"""Naming those who retreat, one by one (L5.7.2, L5.7.5, L5.7.7): who, and whereto."""

from __future__ import annotations

from typing import Final

from sandtable.core.procedure import ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import (
    battle_state,
    facts,
    forms,
    notation as do,
    refusals as no,
    retreats,
    slots,
)
from sandtable.games.lastman.rules.battle_state import course_of, fresh_counts, fresh_of_type
from sandtable.games.lastman.rules.state import LastMan

# Steps
EMPTIES: Final = 0  # empty armies must go (L8.1.7)
AIM: Final = 1  # the one area of a retreat after combat
FORCE: Final = 2  # armies that have to go (L5.6)
NAME: Final = 3
PURSUE: Final = 4
MOVE: Final = 5

NONE: Final = -1
UNNAMED: Final = -2  # a piece not chosen yet


class RetreatChoices(Procedure[LastMan]):
    """What all retreats have in common: a unit is chosen, or a whole army, then its area."""

    def __init__(
        self,
        side: int,
        way: int,
        step: int = EMPTIES,
        forced: int = 0,
        target: int = NONE,
        container: int = NONE,
        piece: int = UNNAMED,
        goal: int = NONE,
    ) -> None:
        self.side = side
        self.way = way
        self.step = step
        self.forced = forced  # so many armies have to go
        self.target = target  # where all go after combat
        self.container = container  # who is next: a piece of this,
        self.piece = piece  # this one, or the whole army,
        self.goal = goal  # to this area

    # Who comes into question

    def area(self, game: LastMan) -> int:
        return course_of(game).area

    def plan(self, game: LastMan) -> list[int]:
        return course_of(game).plan

    def begin_again(self, step: int) -> None:
        """The next unit."""
        self.step = step
        self.container = NONE
        self.piece = UNNAMED
        self.goal = NONE

    def goals(self, game: LastMan) -> list[int]:
        """The areas that come into question at all."""
        if self.target != NONE:
            return [self.target]
        area = self.area(game)
        return [
            near
            for near in facts.BORDERS.near[area]
            if retreats.may_open(game, area, self.side, near) is ALLOWED
        ]

    def has_goal(self, game: LastMan, kind: int) -> bool:
        area, plan = self.area(game), self.plan(game)
        for goal in self.goals(game):
            if retreats.may_piece_go(game, area, self.side, kind, goal, plan) is ALLOWED:
                return True
        return False

    def pieces(self, game: LastMan, container: int) -> list[int]:
        """The pieces of a container that may be named and have somewhere to go."""
        area, plan = self.area(game), self.plan(game)
        counts = fresh_counts(game, container, self.side)
        dug = [0] * facts.KIND_COUNT
        for kind in range(facts.KIND_COUNT):
            if container == area and counts[kind]:
                dug[kind] = game.dug_in(area, kind)
                counts[kind] -= dug[kind]
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row] == container:
                piece = plan[row + 1]
                if piece == battle_state.WHOLE:
                    return []
                if piece < facts.KIND_COUNT:
                    counts[piece] -= 1
                else:
                    dug[piece - facts.KIND_COUNT] -= 1
        pieces: list[int] = []
        for kind in range(facts.KIND_COUNT):
            if counts[kind] <= 0 and dug[kind] <= 0:
                continue
            if self.may_name(kind) is ALLOWED and self.has_goal(game, kind):
                if counts[kind] > 0:
                    pieces.append(kind)
                if dug[kind] > 0:
                    pieces.append(facts.KIND_COUNT + kind)
        return sorted(pieces)

    def may_name(self, kind: int) -> Refusal:
        """Whether a unit of this kind may go now; before combat cavalry only (L5.7.2, L8.5.2)."""
        if retreats.never_retreats(kind):
            return no.GUNS_STAY
        if self.way == retreats.BEFORE_COMBAT and facts.TYPE_OF[kind] != facts.CAVALRY:
            return no.ONLY_CAVALRY
        return ALLOWED

    def may_name_army(self, game: LastMan, army: int) -> Refusal:
        """Whether an army can be named as a whole."""
        if self.way == retreats.BEFORE_COMBAT:
            return no.ONLY_CAVALRY
        area, plan = self.area(game), self.plan(game)
        if army not in game.armies_in(area, self.side):
            return no.NOT_RETREATING[self.way]
        if game.army_has(army, slots.MARKED):
            return no.RETREATED_TWICE
        if not any(fresh_counts(game, facts.FIRST_ARMY + army, self.side)):
            empty = not game.size(facts.FIRST_ARMY + army)
            return no.NOT_RETREATING[self.way] if empty else no.RETREATED_TWICE
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row] == facts.FIRST_ARMY + army and plan[row + 1] == battle_state.WHOLE:
                return no.RETREATS_ALREADY
        return retreats.may_go_to_one(game, area, army, self.goals(game), plan)

    def army_goals(self, game: LastMan, army: int, out: int) -> list[int]:
        area, plan = self.area(game), self.plan(game)
        return [
            goal
            for goal in self.goals(game)
            if retreats.may_army_go(game, area, army, goal, plan, out) is ALLOWED
        ]

    # Questions

    def offers(self, game: LastMan) -> list[int]:
        area = self.area(game)
        actions: list[int] = []
        for container in game.containers_in(area, self.side):
            army = slots.army_of(container)
            if army >= 0 and self.may_name_army(game, army) is ALLOWED:
                actions.append(do.ARMY + army)
            if self.pieces(game, container):
                actions.append(do.FROM + container)
        return actions

    def ask_who(self, game: LastMan) -> Outcome:
        actions = self.offers(game)
        if not actions:
            self.finish_naming()
            if game.journal is not None:
                self.withhold_retreat(game)
            return ON
        rule = retreats.WAY_RULES[self.way]
        key = "cavalry-retreat"
        if self.way > 0:
            key = "retreat-instead" if self.way == 1 else "retreat-after"
        return game.ask(self.side, key, rule, [*actions, do.DONE], self.area(game))

    def ask_piece(self, game: LastMan) -> Outcome:
        pieces = self.pieces(game, self.container)
        if len(pieces) == 1:
            if game.journal is not None:
                for piece in range(2 * facts.KIND_COUNT):
                    refusal = self.why_not_piece(game, self.container, piece)
                    self.withhold_unit(game, do.PIECE + piece, refusal)
                game.withhold(self.side, do.PIECE + pieces[0], 1, ALLOWED)
            self.piece = pieces[0]
            self.goal = self.target
            return ON
        actions = [do.PIECE + piece for piece in pieces]
        return game.ask(
            self.side, "retreat-piece", retreats.WAY_RULES[self.way], actions, self.container
        )

    def ask_army(self, game: LastMan) -> Outcome:
        """Whereto, and whether units are put out of it that stay."""
        army = self.container - facts.FIRST_ARMY
        actions = [do.RETREAT + goal for goal in self.army_goals(game, army, 0)]
        for kind in range(facts.KIND_COUNT):
            if self.may_put_out(game, army, kind) is ALLOWED:
                actions.append(do.PIECE + kind)
        return game.ask(
            self.side, "retreat-army", retreats.WAY_RULES[self.way], actions, self.container
        )

    def may_put_out(self, game: LastMan, army: int, kind: int) -> Refusal:
        """A unit can stay within stacking; the army keeps one unless it goes to a Friendly area."""
        area, plan = self.area(game), self.plan(game)
        counts = fresh_counts(game, facts.FIRST_ARMY + army, self.side)
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row] == facts.FIRST_ARMY + army and plan[row + 1] != battle_state.WHOLE:
                counts[plan[row + 1] % facts.KIND_COUNT] -= 1
        if counts[kind] <= 0:
            return self.why_none_left(game, facts.FIRST_ARMY + army, kind)
        leaving = 1
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row + 2] == battle_state.STAYS:
                leaving -= 1
            elif plan[row] == area or plan[row + 1] == battle_state.WHOLE:
                leaving += 1
        if game.stacked(area, self.side) - leaving >= facts.MOST_UNITS:
            return no.NO_ROOM_TO_STAY
        out = 0 if retreats.never_retreats(kind) else 1
        return ALLOWED if self.army_goals(game, army, out) else no.ARMY_KEEPS_ONE

    def why_none_left(self, game: LastMan, container: int, kind: int) -> Refusal:
        """No such piece of an army that retreats is left to be put out of it."""
        if not game.count(container, kind) or game.side_of_kind(kind) != self.side:
            return no.NOT_RETREATING[self.way]
        return no.RETREATS_ALREADY if game.fresh(container, kind) else no.RETREATED_TWICE

    def ask_where(self, game: LastMan) -> Outcome:
        area, plan = self.area(game), self.plan(game)
        kind = self.piece % facts.KIND_COUNT
        actions: list[int] = []
        for goal in self.goals(game):
            if retreats.may_piece_go(game, area, self.side, kind, goal, plan) is ALLOWED:
                actions.append(do.RETREAT + goal)
        return game.ask(
            self.side, "retreat-where", retreats.WAY_RULES[self.way], actions, self.container
        )

    def ask_join(self, game: LastMan) -> Outcome:
        """Alone, or into an army there (L5.5.5)."""
        plan = self.plan(game)
        kind = self.piece % facts.KIND_COUNT
        armies = [
            army
            for army in retreats.armies_to_join(game, self.side, kind, self.goal, plan)
            if facts.FIRST_ARMY + army != self.container
        ]
        veiled = game.form.plays(forms.HIDDEN) and bool(game.armies_in(self.goal, self.side))
        if len(armies) < 2 and not veiled and game.journal is not None:
            for army in range(facts.ARMY_COUNT):
                game.withhold(self.side, do.INTO + army, 1, self.why_not_join(game, army))
        if not armies and not veiled:
            self.go(game, battle_state.NO_ARMY)
            return ON
        actions = [do.INTO + army for army in armies]
        if retreats.room(game, self.side, self.goal, plan) > 0:
            actions.append(do.STOP)
        elif len(armies) == 1 and not veiled:
            game.withhold(self.side, actions[0], 1, ALLOWED)
            self.go(game, armies[0])
            return ON
        return game.ask(self.side, "retreat-join", "L5.5.5", actions, self.goal)

    # Going

    def go(self, game: LastMan, into: int) -> None:
        """At once; or, instead of firing, when all are named and pursued."""
        course = course_of(game)
        container, piece, goal = self.container, self.piece, self.goal
        forced = self.step == FORCE
        self.begin_again(self.step)
        if self.way == retreats.INSTEAD:
            course.plan += [container, piece, goal, into]
            if game.journal is not None:
                army = slots.army_of(container)
                kind = piece % facts.KIND_COUNT if piece != battle_state.WHOLE else NONE
                args = {"side": self.side, "area": goal, "from": course.area, "army": army}
                game.tell("names-retreat", "L5.7.5", {**args, "kind": kind, "into": into})
        elif piece == battle_state.WHOLE:
            if forced:
                self.forced -= 1
            rule = "L5.6.1" if forced else retreats.WAY_RULES[self.way]
            retreats.put_out_named(game, course)
            retreats.move_army(game, course.area, container - facts.FIRST_ARMY, goal, rule)
        else:
            retreats.move_piece(
                game, course.area, self.side, container, piece, goal, into, self.way
            )

    def finish_naming(self) -> None:
        self.step = PURSUE if self.way == retreats.INSTEAD else MOVE

    # Why not

    def withhold_retreat(self, game: LastMan) -> None:
        """Nobody is asked to retreat: why not, of each unit there and of each area beside it."""
        area, side = self.area(game), self.side
        there = game.containers_in(area, side)
        for container in there:
            self.withhold_unit(game, do.FROM + container, self.why_not_from(game, container))
        for army in game.armies_in(area, side):
            self.withhold_unit(game, do.ARMY + army, self.may_name_army(game, army))
        if not any(self.has_unnamed(game, container) for container in there):
            return
        cavalry = fresh_of_type(game, area, side, facts.CAVALRY)
        alone = self.way == retreats.BEFORE_COMBAT and not cavalry
        for target in [facts.ENGLAND, *facts.BORDERS.near[area]]:
            refusal = retreats.may_open(game, area, side, target)
            if refusal is ALLOWED:
                refusal = no.ONLY_CAVALRY if alone else self.why_none_goes(game, target)
            game.withhold(side, do.RETREAT + target, 1, refusal)
        closed = len(do.REGIONS) - facts.AREA_COUNT
        game.withhold(side, do.RETREAT + facts.AREA_COUNT, closed, no.RETREAT_CLOSED)

    def has_unnamed(self, game: LastMan, container: int) -> bool:
        """Whether anybody there has neither retreated nor been named to go."""
        plan = self.plan(game)
        left = sum(fresh_counts(game, container, self.side))
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row] == container:
                left -= left if plan[row + 1] == battle_state.WHOLE else 1
        return left > 0

    def why_none_goes(self, game: LastMan, target: int) -> Refusal:
        """Why nobody who is there goes to an area that is open to a retreat."""
        if self.target not in (NONE, target):
            return no.SAME_AREA
        area, side, plan = self.area(game), self.side, self.plan(game)
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row + 2] == battle_state.STAYS:  # put out of its army, to go after combat
                if retreats.may_piece_go(game, area, side, plan[row + 1], target, plan) is ALLOWED:
                    return NOT_ASKED_NOW
        refusal: Refusal = no.NOT_RETREATING[self.way]
        for container in game.containers_in(area, side):
            for kind, count in enumerate(fresh_counts(game, container, side)):
                if count and self.may_name(kind) is ALLOWED:
                    there = retreats.may_piece_go(game, area, side, kind, target, plan)
                    refusal = refusal if there is ALLOWED else there
                elif count and refusal.key == "not-retreating" and retreats.never_retreats(kind):
                    refusal = no.GUNS_STAY.about({"kind": kind})
        return refusal

    def why_not_join(self, game: LastMan, army: int) -> Refusal:
        """Why a unit that retreats goes into no such army (L5.5.5)."""
        return NOT_ASKED_NOW

    def withhold_unit(self, game: LastMan, action: int, refusal: Refusal) -> None:
        """A unit that is there and is not asked; who has nobody to go says nothing."""
        if refusal is not no.NOT_RETREATING[self.way]:
            game.withhold(self.side, action, 1, refusal)

    def why_not_from(self, game: LastMan, container: int) -> Refusal:
        if container not in game.containers_in(self.area(game), self.side):
            return no.NOT_RETREATING[self.way]
        refusal = no.NOT_RETREATING[self.way]
        stays = battle_state.STAYS in self.plan(game)[2 :: battle_state.PLAN_ROW]  # is put out
        if container == self.area(game) and game.is_fort_alone(container, self.side) and not stays:
            return no.FORT_HOLDS.about({"area": container})
        for piece in range(2 * facts.KIND_COUNT):
            if game.count(container, piece % facts.KIND_COUNT):
                there = self.why_not_piece(game, container, piece)
                vague = refusal is no.NOT_RETREATING[self.way] or refusal is no.GUNS_STAY
                if vague or there not in (no.NOT_RETREATING[self.way], no.GUNS_STAY):
                    refusal = refusal if there is no.NOT_RETREATING[self.way] else there
        return refusal

    def why_not_piece(self, game: LastMan, container: int, piece: int) -> Refusal:
        kind = piece % facts.KIND_COUNT
        dug = game.dug_in(container, kind) if container < facts.AREA_COUNT else 0
        there = dug if piece >= facts.KIND_COUNT else game.count(container, kind) - dug
        if there <= 0 or game.side_of_kind(kind) != self.side:
            return no.NOT_RETREATING[self.way]
        if self.may_name(kind) is not ALLOWED:
            return self.may_name(kind)
        if not game.fresh(container, kind):
            return no.RETREATED_TWICE
        return self.why_no_goal(game, container, piece)

    def is_left(self, game: LastMan, container: int, piece: int) -> bool:
        """Whether one of these pieces is not named to go yet."""
        kind, plan = piece % facts.KIND_COUNT, self.plan(game)
        dug = game.dug_in(container, kind) if container < facts.AREA_COUNT else 0
        left = dug if piece >= facts.KIND_COUNT else game.fresh(container, kind) - dug
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            if plan[row] == container and plan[row + 1] in (piece, battle_state.WHOLE):
                left -= left if plan[row + 1] == battle_state.WHOLE else 1
        return left > 0

    def why_no_goal(self, game: LastMan, container: int, piece: int) -> Refusal:
        """Why a piece that could be named is not: it is already, or has nowhere to go."""
        area, plan, kind = self.area(game), self.plan(game), piece % facts.KIND_COUNT
        if self.has_goal(game, kind) or not self.is_left(game, container, piece):
            return no.RETREATS_ALREADY
        for near in facts.BORDERS.near[area]:
            if retreats.may_piece_go(game, area, self.side, kind, near, plan) is no.RETREAT_FULL:
                return no.RETREAT_FULL
        return no.RETREAT_NOWHERE
