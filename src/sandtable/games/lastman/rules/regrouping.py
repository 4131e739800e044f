"""Rearranging armies in Reinforcement and Production (L2.2.1): each unit goes once at most."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.containers import (
    beside,
    came_from,
    containers_at,
    going_to,
    has_armies,
)
from sandtable.games.lastman.rules.placement import drop_stranded, may_join, transfer
from sandtable.games.lastman.rules.reason_names import of_closed
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import armistice

NONE: Final = -1
OTHERWISE_DUG: Final[list[Refusal]] = [no.REGROUP_NONE_DUG_IN, no.REGROUP_ALL_DUG_IN]
# Talks of an armistice
SILENT: Final = 0
OPEN: Final = 1
OFFERED: Final = 2
# Games in which the UK 1st Army and the separate infantry may not merge in England (L4.8.2)
KEEPING_APART: Final = ("campaign", "1914")
FIRST_BRITISH: Final[int] = facts.ARMY_NATION.index(facts.UK)  # the UK 1st Army


@final
class Regrouping(Procedure[LastMan]):
    """One side moves units between the armies of an area, and into and out of them."""

    def __init__(
        self,
        side: int,
        source: int = NONE,
        piece: int = NONE,
        target: int = NONE,
        arrived: list[int] | None = None,
        over: int = 0,
        talks: int = SILENT,
    ) -> None:
        self.side = side
        self.source = source
        self.piece = piece
        self.target = target
        # triples of container, kind and count: units that have been regrouped
        self.arrived: list[int] = [] if arrived is None else arrived
        self.over = over
        self.talks = talks  # an armistice, once per Production (L3.8)

    def copy(self) -> Regrouping:
        return Regrouping(
            self.side, self.source, self.piece, self.target, self.arrived[:], self.over, self.talks
        )

    # What may be done

    def here(self, game: LastMan, container: int, kind: int) -> int:
        """How many units of a kind have come into a container in this regrouping."""
        arrived = self.arrived
        for at in range(0, len(arrived), 3):
            if arrived[at] == container and arrived[at + 1] == kind:
                return arrived[at + 2]
        return 0

    def may_take(self, game: LastMan, container: int, piece: int) -> Refusal:
        """A unit that is there, of this side, and has not been regrouped yet."""
        kind = piece % facts.KIND_COUNT
        if piece >= 2 * facts.KIND_COUNT or game.side_of_kind(kind) != self.side:
            return no.NO_SUCH_UNIT_THERE
        count = game.count(container, kind)
        if count <= 0:
            return no.NO_SUCH_UNIT_THERE
        dug = game.dug_in(container, kind) if container < facts.AREA_COUNT else 0
        if piece >= facts.KIND_COUNT:
            return ALLOWED if dug else no.REGROUP_NONE_DUG_IN
        count -= dug
        if count <= 0:
            return no.REGROUP_ALL_DUG_IN
        return ALLOWED if count > self.here(game, container, kind) else no.REGROUPED_ALREADY

    def may_go(self, game: LastMan, source: int, piece: int, target: int) -> Refusal:
        """From here to there, if need be in exchange for another unit."""
        refusal = self.may_shift(game, source, piece, target)
        if refusal in (ALLOWED, no.REGROUP_ELSEWHERE, no.APART_IN_ENGLAND):
            return refusal
        for other in self.takeable(game, target):
            if self.may_swap(game, source, piece, target, other) is ALLOWED:
                return ALLOWED
        return refusal

    def may_shift(self, game: LastMan, source: int, piece: int, target: int) -> Refusal:
        """The same without an exchange: templates and stacking must hold."""
        kind = piece % facts.KIND_COUNT
        refusal = self.may_meet(game, source, kind, target)
        if refusal is ALLOWED and target >= facts.FIRST_ARMY:
            refusal = may_join(game, target - facts.FIRST_ARMY, kind)
        if refusal is not ALLOWED:
            return refusal
        place = game.place_of(source)
        if place == facts.BOX:
            return ALLOWED
        more = 1 if target < facts.FIRST_ARMY or not game.size(target) else 0
        less = 1 if source < facts.FIRST_ARMY or game.size(source) == 1 else 0
        if more > less and game.stacked(place, self.side) >= facts.MOST_UNITS:
            return no.NO_ROOM_IN_AREA
        return ALLOWED

    def may_swap(self, game: LastMan, source: int, piece: int, target: int, other: int) -> Refusal:
        """Two units change places: neither stacking nor the sizes of the armies change."""
        kind, back = piece % facts.KIND_COUNT, other % facts.KIND_COUNT
        if kind == back:
            return no.NO_SUCH_UNIT_THERE
        refusal = self.may_take(game, target, other)
        if refusal is ALLOWED:
            refusal = self.may_meet(game, target, back, source)
        if refusal is ALLOWED and target >= facts.FIRST_ARMY:
            more = [0] * facts.KIND_COUNT
            more[back] = -1
            refusal = may_join(game, target - facts.FIRST_ARMY, kind, more)
        if refusal is ALLOWED and source >= facts.FIRST_ARMY:
            more = [0] * facts.KIND_COUNT
            more[kind] = -1
            refusal = may_join(game, source - facts.FIRST_ARMY, back, more)
        return refusal

    def may_meet(self, game: LastMan, source: int, kind: int, target: int) -> Refusal:
        """Within one area; and in England the first army stays by itself (L4.8.2)."""
        place = game.place_of(source)
        army = target - facts.FIRST_ARMY
        if army >= 0 and may_join(game, army, kind) is no.OTHER_NATION:
            return no.OTHER_NATION
        if source == target and target >= facts.FIRST_ARMY:
            return no.SAME_ARMY
        if source == target or place < 0 or game.place_of(target) != place:
            return no.REGROUP_ELSEWHERE
        if source == facts.ENGLAND and target == facts.FIRST_ARMY + FIRST_BRITISH:
            if kind == facts.KIND[facts.UK][facts.INFANTRY] and game.form.name in KEEPING_APART:
                return no.APART_IN_ENGLAND
        return ALLOWED

    # What is asked

    def targets(self, game: LastMan, source: int, piece: int) -> list[int]:
        place = game.place_of(source)
        return [
            each
            for each in containers_at(game, place, self.side)
            if each != source and self.may_go(game, source, piece, each) is ALLOWED
        ]

    def takeable(self, game: LastMan, source: int) -> list[int]:
        found: list[int] = []
        for kind in range(facts.KIND_COUNT):
            if game.count(source, kind):
                for piece in (kind, facts.KIND_COUNT + kind):
                    if self.may_take(game, source, piece) is ALLOWED:
                        found.append(piece)
        return found

    def pieces(self, game: LastMan, source: int) -> list[int]:
        return [piece for piece in self.takeable(game, source) if self.targets(game, source, piece)]

    def partners(self, game: LastMan) -> list[int]:
        """What may come back in exchange."""
        return [
            other
            for other in self.takeable(game, self.target)
            if self.may_swap(game, self.source, self.piece, self.target, other) is ALLOWED
        ]

    def can_leave(self, game: LastMan, source: int) -> bool:
        return any(self.targets(game, source, piece) for piece in self.takeable(game, source))

    def sources(self, game: LastMan) -> list[int]:
        found: list[int] = []
        for place in range(facts.BOX + 1):
            containers = containers_at(game, place, self.side)
            if len(containers) > 1:
                found += [each for each in containers if self.can_leave(game, each)]
        return found

    def advance(self, game: LastMan) -> Outcome:
        if self.over:
            return DONE
        if self.talks == OFFERED:
            return game.ask(1 - self.side, "armistice", "L3.8", [do.AGREE, do.REFUSE])
        if self.source == NONE:
            actions = [do.FROM + each for each in self.sources(game)]
            if self.talks == OPEN:
                actions.append(do.OFFER)
            if not actions and not (game.form.plays(forms.HIDDEN) and has_armies(game, self.side)):
                if game.journal is not None:
                    for each in range(facts.POOL):
                        game.withhold(self.side, do.FROM + each, 1, self.why_stays(game, each))
                return DONE
            return self.put(game, "regroup", [*actions, do.DONE], NONE)
        if self.piece == NONE:
            actions = [do.PIECE + each for each in self.pieces(game, self.source)]
            return self.put(game, "regroup-piece", actions, self.source)
        if self.target == NONE:
            actions = [going_to(each) for each in self.targets(game, self.source, self.piece)]
            return self.put(game, "regroup-where", actions, self.source)
        actions = [do.PIECE + other for other in self.partners(game)]
        return self.put(game, "regroup-exchange", actions, self.target)

    def put(self, game: LastMan, key: str, actions: list[int], subject: int) -> Outcome:
        """What is in an army may be secret, and then so is what goes into it (L11.9)."""
        return game.ask_veiled(self.side, key, "L2.2.1", actions, subject)

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.DONE:
            self.over = 1
            drop_stranded(game, self.side)
        elif verb in (do.OFFER, do.AGREE, do.REFUSE):
            self.talk(game, verb)
        elif verb == do.FROM:
            self.source = thing
            self.settle_piece(game)
        elif self.piece == NONE:
            self.piece = thing
            self.settle_target(game)
        elif self.target == NONE:
            self.target = came_from(action)
            self.go_or_swap(game)
        else:
            self.swap(game, thing)

    def talk(self, game: LastMan, verb: int) -> None:
        if verb == do.AGREE:
            armistice(game)
            return
        self.talks = OFFERED if verb == do.OFFER else SILENT
        if game.journal is not None:
            if verb == do.OFFER:
                game.tell("armistice-offered", "L3.8", {"side": self.side})
            else:
                game.tell("armistice-refused", "L3.8", {"side": 1 - self.side})

    def settle_piece(self, game: LastMan) -> None:
        """Where only one answer is left, it is taken for said; not where that would tell."""
        pieces = [] if game.form.plays(forms.HIDDEN) else self.pieces(game, self.source)
        if len(pieces) == 1:
            if game.journal is not None:
                self.withhold_pieces(game)
            self.piece = pieces[0]
            self.settle_target(game)

    def settle_target(self, game: LastMan) -> None:
        hidden = game.form.plays(forms.HIDDEN)
        targets = [] if hidden else self.targets(game, self.source, self.piece)
        if len(targets) == 1:
            if game.journal is not None:
                self.withhold_targets(game)
            self.target = targets[0]
            self.go_or_swap(game)

    def withhold_pieces(self, game: LastMan) -> None:
        for action in range(do.PIECE, do.PIECE + 2 * facts.KIND_COUNT):
            game.withhold(self.side, action, 1, self.why_not(game, action))

    def withhold_targets(self, game: LastMan) -> None:
        """The unit goes to the one place it can: why nowhere else that others do not regroup in."""
        here = game.place_of(self.source)
        others = [place for each in self.sources(game) if (place := game.place_of(each)) != here]
        for target in [*range(facts.AREA_COUNT), *range(facts.FIRST_ARMY, facts.POOL)]:
            if game.place_of(target) not in others:
                action = going_to(target)
                game.withhold(self.side, action, 1, self.why_not(game, action))

    def go_or_swap(self, game: LastMan) -> None:
        if self.may_shift(game, self.source, self.piece, self.target) is ALLOWED:
            self.carry(game, self.source, self.piece, self.target)
            self.source = self.piece = self.target = NONE
            return
        others = self.partners(game)
        if len(others) == 1 and not game.form.plays(forms.HIDDEN):
            game.withhold(self.side, do.PIECE + others[0], 1, ALLOWED)
            self.swap(game, others[0])

    def swap(self, game: LastMan, other: int) -> None:
        self.carry(game, self.source, self.piece, self.target)
        self.carry(game, self.target, other, self.source)
        self.source = self.piece = self.target = NONE

    def carry(self, game: LastMan, source: int, piece: int, target: int) -> None:
        kind = piece % facts.KIND_COUNT
        transfer(game, kind, int(piece >= facts.KIND_COUNT), source, target)
        arrived = self.arrived
        for at in range(0, len(arrived), 3):
            if arrived[at] == target and arrived[at + 1] == kind:
                arrived[at + 2] += 1
                break
        else:
            arrived += [target, kind, 1]
        if game.journal is not None:
            rules = ["L8.1.2", "L4.14"]
            place = game.place_of(source)
            if source >= facts.FIRST_ARMY and not game.size(source) and place < facts.AREA_COUNT:
                if game.is_disputed(place):
                    rules.append("L7.11")
            if game.form.plays(forms.HIDDEN):
                rules.append("L11.9")
            args: dict[str, Any] = {
                "side": self.side,
                "area": game.place_of(source),
                "kind": kind,
                "army": slots.army_of(target),
                "source": slots.army_of(source),
                "rules": rules,
            }
            secret = ("kind", "army", "source")
            game.tell_veiled(self.side, "regroups", "L2.2.1", args, secret)

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if self.talks == OFFERED:
            return NOT_ASKED_NOW
        if self.source == NONE:
            if verb == do.PIECE or came_from(action) != NONE:
                return self.why_unnamed(game, action)
            if verb != do.FROM or thing >= facts.CONTAINER_COUNT:
                return NOT_ASKED_NOW
            return self.why_stays(game, thing)
        if self.piece == NONE:
            if verb != do.PIECE:
                return NOT_ASKED_NOW
            refusal = self.may_take(game, self.source, thing)
            return self.why_nowhere(game, self.source, thing) if refusal is ALLOWED else refusal
        if self.target == NONE:
            target = came_from(action)
            if target == NONE:
                return NOT_ASKED_NOW
            return self.may_go(game, self.source, self.piece, target)
        if verb != do.PIECE:
            return NOT_ASKED_NOW
        return self.may_swap(game, self.source, self.piece, self.target, thing)

    def why_unnamed(self, game: LastMan, action: int) -> Refusal:
        """Who regroups must be said; or why nobody can there, or no such unit anywhere."""
        target = came_from(action)
        if target >= facts.FIRST_ARMY and game.side_of_army(slots.army_of(target)) != self.side:
            return no.OTHER_NATION
        reasons: list[Refusal] = []
        if target == NONE:
            piece = action - do.PIECE
            for source in range(facts.POOL):
                refusal = self.may_take(game, source, piece)
                if refusal is ALLOWED:
                    refusal = self.why_nowhere(game, source, piece)
                reasons.append(refusal)
        else:
            for source in beside(game, target, self.side):
                for each in self.takeable(game, source):
                    reasons.append(self.may_go(game, source, each, target))
        if ALLOWED in reasons:
            return no.REGROUP_WHO
        there = [each for each in reasons if each is not no.NO_SUCH_UNIT_THERE]
        as_said = [each for each in there if each not in OTHERWISE_DUG]
        near = [each for each in as_said if not each.is_like(no.OTHER_NATION)]
        return (near or as_said or there or [no.NO_SUCH_UNIT_THERE])[0]

    def why_stays(self, game: LastMan, container: int) -> Refusal:
        """Why no unit of a container can regroup."""
        if game.is_fort_alone(container, self.side):
            return no.FORT_STAYS.about({"area": container})
        if game.place_of(container) < 0 or not game.size(container):
            return no.NO_SUCH_UNIT_THERE
        found = [self.why_nowhere(game, container, each) for each in self.takeable(game, container)]
        if found:
            return ([each for each in found if not each.is_like(no.OTHER_NATION)] or found)[0]
        own = any(game.count(container, kind) for kind in game.kinds_of(self.side))
        return no.REGROUPED_ALREADY if own else no.NO_SUCH_UNIT_THERE

    def why_nowhere(self, game: LastMan, source: int, piece: int) -> Refusal:
        """Why a unit can go into no army of its area, nor out of its own."""
        refusal: Refusal = no.NO_ARMY_TO_REGROUP
        for target in containers_at(game, game.place_of(source), self.side):
            if target != source:
                there = self.may_go(game, source, piece, target)
                if there is ALLOWED:
                    return there
                remote = refusal is no.NO_ARMY_TO_REGROUP or refusal.is_like(no.OTHER_NATION)
                if remote or there is no.APART_IN_ENGLAND:
                    refusal = of_closed(there, target)
        return refusal

    def forget(self, game: LastMan, seat: int, chance: Any) -> None:
        """Another seat does not know what was taken up out of which army (L11.9)."""
        if seat != self.side and game.form.plays(forms.HIDDEN):
            self.source = self.piece = self.target = NONE
