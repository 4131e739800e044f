"""Suppressing an army (optional, L11.8): its units are put out, its counter is taken off."""

from __future__ import annotations

from typing import Any, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.placement import may_join, transfer
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.supply import supplied_areas


def may_suppress(game: LastMan, side: int, army: int) -> Refusal:
    """Once a season, a supplied army of which every unit finds room in the area (L11.8)."""
    if not game.form.plays(forms.SUPPRESSING):
        return no.NO_SUPPRESSING
    if game.scalars[slots.SUPPRESSED] & 1 << side:
        return no.SUPPRESSED_ALREADY
    area = game.army_place(army)
    if not 0 <= area < facts.AREA_COUNT or game.side_of_army(army) != side:
        return no.SUPPRESS_NOT_THERE
    if not supplied_areas(game, side)[area]:
        return no.SUPPRESS_UNSUPPLIED
    return ALLOWED if finds_room(game, side, army, -1, -1) else no.SUPPRESS_NO_ROOM


def suppress_actions(game: LastMan) -> list[int]:
    """For the first question of a player turn."""
    if not game.form.plays(forms.SUPPRESSING):
        return []
    side, armies = game.attacker(), range(facts.ARMY_COUNT)
    return [do.SUPPRESS + army for army in armies if may_suppress(game, side, army) is ALLOWED]


def suppress(game: LastMan, side: int, army: int) -> None:
    game.set_scalar(slots.SUPPRESSED, game.scalars[slots.SUPPRESSED] | 1 << side)
    for each in game.armies_in(game.army_place(army), side):
        game.set_army(each, slots.DISSOLVING, True)  # all of them stand open meanwhile
    game.push(Suppression(side, army))


@final
class Suppression(Procedure[LastMan]):
    """Unit after unit leaves the army, to stand alone or to join another one there."""

    def __init__(self, side: int, army: int) -> None:
        self.side = side
        self.army = army

    def copy(self) -> Suppression:
        return Suppression(self.side, self.army)

    def next_kind(self, game: LastMan) -> int:
        """The first kind that has somewhere to go, so that the rest still has as well."""
        for kind in range(facts.KIND_COUNT):
            if game.count(facts.FIRST_ARMY + self.army, kind) and self.targets(game, kind):
                return kind
        return -1

    def targets(self, game: LastMan, kind: int) -> list[int]:
        area = game.army_place(self.army)
        containers = [area, *[facts.FIRST_ARMY + army for army in game.armies_in(area, self.side)]]
        return [each for each in containers if self.may_go(game, kind, each) is ALLOWED]

    def may_go(self, game: LastMan, kind: int, target: int) -> Refusal:
        area = game.army_place(self.army)
        last = game.size(facts.FIRST_ARMY + self.army) == 1
        opens = True
        if target >= facts.FIRST_ARMY:
            other = target - facts.FIRST_ARMY
            if other == self.army or game.army_place(other) != area:
                return no.SUPPRESS_ELSEWHERE
            refusal = may_join(game, other, kind)
            if refusal is not ALLOWED:
                return refusal
            opens = not game.size(target)
        elif target != area:
            return no.SUPPRESS_ELSEWHERE
        if opens and not last and game.stacked(area, self.side) >= facts.MOST_UNITS:
            return no.NO_ROOM_IN_AREA
        if not finds_room(game, self.side, self.army, kind, target):
            return no.SUPPRESS_NO_ROOM
        return ALLOWED

    def advance(self, game: LastMan) -> Outcome:
        kind = self.next_kind(game)
        if kind < 0:
            self.take_off(game)
            return DONE
        targets = self.targets(game, kind)
        if len(targets) == 1:
            if game.journal is not None:
                for army in range(facts.ARMY_COUNT):
                    refusal = self.may_go(game, kind, facts.FIRST_ARMY + army)
                    game.withhold(self.side, do.INTO + army, 1, refusal)
                for area in range(facts.AREA_COUNT):
                    refusal = self.may_go(game, kind, area)
                    game.withhold(self.side, do.AT + area, 1, refusal)
            self.put(game, kind, targets[0])
            return ON
        actions = [
            do.AT + each if each < facts.AREA_COUNT else do.INTO + each - facts.FIRST_ARMY
            for each in targets
        ]
        return game.ask_veiled(self.side, "suppress-where", "L11.8", actions, kind)

    def put(self, game: LastMan, kind: int, target: int) -> None:
        transfer(game, kind, 0, facts.FIRST_ARMY + self.army, target)
        if game.journal is not None:
            area = game.army_place(self.army)
            other = slots.army_of(target)
            args: dict[str, Any] = {"side": self.side, "kind": kind, "area": area, "army": other}
            secret = ("kind",) if other >= 0 else ()
            game.tell_veiled(self.side, "put-out-of-army", "L11.8", args, secret)

    def take_off(self, game: LastMan) -> None:
        area = game.army_place(self.army)
        for each in game.armies_in(area, self.side):
            game.set_army(each, slots.DISSOLVING, False)
        game.eliminate_army(self.army)
        game.put_army(self.army, slots.DISBANDED)
        if game.journal is not None:
            args = {"side": self.side, "army": self.army, "area": area, "rules": ["L1.8"]}
            game.tell("suppressed", "L11.8", args)

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        self.put(game, self.next_kind(game), thing if verb == do.AT else facts.FIRST_ARMY + thing)

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb not in (do.AT, do.INTO):
            return NOT_ASKED_NOW
        target = thing if verb == do.AT else facts.FIRST_ARMY + thing
        return self.may_go(game, self.next_kind(game), target)


def finds_room(game: LastMan, side: int, army: int, gone: int, where: int) -> bool:
    """Whether all units of an army can be put out, once one of a kind has gone somewhere."""
    area = game.army_place(army)
    counts = [game.count(facts.FIRST_ARMY + army, kind) for kind in range(facts.KIND_COUNT)]
    others = [other for other in game.armies_in(area, side) if other != army]
    more = [[0] * facts.KIND_COUNT for _ in others]
    free = facts.MOST_UNITS - game.stacked(area, side) + (1 if any(counts) else 0)
    if gone >= 0:
        counts[gone] -= 1
        if where < facts.FIRST_ARMY:
            free -= 1
        else:
            number = others.index(where - facts.FIRST_ARMY)
            if not game.size(where):
                free -= 1
            more[number][gone] += 1
    left = 0
    for kind in range(facts.KIND_COUNT - 1, -1, -1):  # what has limits comes after Infantry
        for _ in range(counts[kind]):
            for number, other in enumerate(others):
                filled = game.size(facts.FIRST_ARMY + other) or any(more[number])
                if filled and may_join(game, other, kind, more[number]) is ALLOWED:
                    more[number][kind] += 1
                    break
            else:
                left += 1
    return left <= free
