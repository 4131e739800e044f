"""Supply (L6): which areas are supplied, and what those lose that are not."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no
from sandtable.games.lastman.rules.placement import drop_stranded
from sandtable.games.lastman.rules.state import LastMan

NO_ARMY: Final = -1


def is_free(game: LastMan, area: int, side: int) -> bool:
    """Friendly, and not even a fort of 1 or 0 of the enemy is in it (L6.4)."""
    if game.owner(area) != side or game.fort_of(area, 1 - side) != facts.NO_FORT:
        return False
    return not game.present(area, 1 - side) and not game.armies_in(area, 1 - side)


def supplied_areas(game: LastMan, side: int) -> list[int]:
    """1 for every area in which units of a side are in supply (L6.7)."""
    free = [is_free(game, area, side) for area in range(facts.AREA_COUNT)]
    chain = [0] * facts.AREA_COUNT
    reached: list[int] = []
    for area in range(facts.AREA_COUNT):
        if facts.SOURCE[area] == side and free[area]:
            chain[area] = 1
            reached.append(area)
    while reached:
        for area in facts.BORDERS.near[reached.pop()]:
            if free[area] and not chain[area]:
                chain[area] = 1
                reached.append(area)
    supplied = chain[:]
    for area in range(facts.AREA_COUNT):
        if not supplied[area] and is_supplied_here(game, area, side, chain):
            supplied[area] = 1
    return supplied


def is_supplied_here(game: LastMan, area: int, side: int, chain: list[int]) -> bool:
    """Beside a chain of free areas, or itself a source, for those who stand in it (L6.3, L6.7)."""
    disputed = game.is_disputed(area)
    if game.owner(area) != side and not disputed:
        return False
    if (facts.SOURCE[area] == side and disputed) or area == facts.ENGLAND:
        return True
    if is_antwerp(game, area, side) and game.fort_of(area, side) != facts.NO_FORT:
        return True
    return any(chain[other] for other in facts.BORDERS.near[area])


def is_antwerp(game: LastMan, area: int, side: int) -> bool:
    """Antwerp supplies the Entente, where this rule is played (L11.4)."""
    if area != facts.ANTWERP or side != facts.ENTENTE:
        return False
    return game.form.plays(forms.ANTWERP_SUPPLY)


def tell_supply(game: LastMan, supplied: list[int]) -> None:
    """How many areas of each side were found cut off, and by which paragraphs."""
    if game.journal is None:
        return
    rules = ["L6.1", "L6.5.2", "L6.7", "L12.13"]
    cut = [0, 0]
    for side in range(len(facts.SEATS)):
        for area in range(facts.AREA_COUNT):
            there = game.present(area, side) or game.fort_of(area, side) != facts.NO_FORT
            if not there:
                continue
            if not supplied[side * facts.AREA_COUNT + area]:
                cut[side] += 1
            elif facts.SOURCE[area] == side and game.is_disputed(area):
                rules.append("L6.3")
            elif area == facts.ENGLAND:
                rules.append("L12.20")
            elif is_antwerp(game, area, side):
                rules.append("L11.4")
            if game.is_friendly(area, side) and not is_free(game, area, side):
                rules.append("L6.4")
    args = {"german": cut[facts.GERMAN], "entente": cut[facts.ENTENTE]}
    game.tell("supply", "L6.2", {**args, "rules": rules})


@final
class Attrition(Procedure[LastMan]):
    """What the unsupplied lose (L6.5): German, then Entente; armies by their owner's choice."""

    def __init__(self, supplied: list[int], side: int = facts.GERMAN, army: int = NO_ARMY) -> None:
        self.supplied = supplied  # by side and area, as judged before any loss (L6.5.2)
        self.side = side
        self.army = army  # the one that is being looked at; NO_ARMY before the first

    def copy(self) -> Attrition:
        return Attrition(self.supplied[:], self.side, self.army)

    def advance(self, game: LastMan) -> Outcome:
        side = self.side
        if side >= len(facts.SEATS):
            for area in range(facts.AREA_COUNT):
                game.settle(area)
            drop_stranded(game, facts.GERMAN)
            drop_stranded(game, facts.ENTENTE)
            return DONE
        if self.army == NO_ARMY:
            self.alone(game, side)
            self.army = 0
        while self.army < facts.ARMY_COUNT:
            army = self.army
            if self.starves(game, army):
                size = game.size(facts.FIRST_ARMY + army)
                choices = losses_of(game, army)
                if size == 0:
                    starve_army(game, side, army)
                elif size == 1 or (len(choices) == 1 and not game.form.plays(forms.HIDDEN)):
                    if game.journal is not None:
                        for kind in range(facts.KIND_COUNT):
                            refusal = may_starve(game, army, kind)
                            game.withhold(side, do.PIECE + kind, 1, refusal)
                    self.lose(game, choices[0])
                else:
                    actions = [do.PIECE + kind for kind in choices]
                    return game.ask(side, "attrition", "L6.8", actions, army)
            self.army += 1
        self.side += 1
        self.army = NO_ARMY
        return ON

    def starves(self, game: LastMan, army: int) -> bool:
        place = game.army_place(army)
        if not 0 <= place < facts.AREA_COUNT or game.side_of_army(army) != self.side:
            return False
        return not self.supplied[self.side * facts.AREA_COUNT + place]

    def alone(self, game: LastMan, side: int) -> None:
        """Single units are lost, forts lose a point (L6.5)."""
        for area in range(facts.AREA_COUNT):
            if self.supplied[side * facts.AREA_COUNT + area]:
                continue
            for kind in game.kinds_of(side):
                count = game.count(area, kind)
                if count:
                    game.shift(kind, count, area, facts.POOL)
                    game.set_dug(area, kind, 0)
                    if game.journal is not None:
                        args = {"side": side, "area": area, "kind": kind, "count": count}
                        game.tell("starves", "L6.5", {**args, "rules": ["L6.7"]})
            fort = game.fort_of(area, side)
            if fort != facts.NO_FORT:
                left = fort - 1 if fort > 1 else facts.NO_FORT
                game.set_fort(area, left)
                if game.journal is not None:
                    rules = ["L8.11.7"] if area == facts.SEDAN else []
                    if not game.present(area, side):
                        rules.append("L12.14")
                    args = {"side": side, "area": area, "level": max(left, 0)}
                    game.tell("fort-starves", "L6.5", {**args, "rules": rules})

    def lose(self, game: LastMan, kind: int) -> None:
        army, side = self.army, self.side
        game.shift(kind, 1, facts.FIRST_ARMY + army, facts.POOL)
        if game.journal is not None:
            args = {"side": side, "army": army, "kind": kind, "count": 1, "rules": ["L6.5.1"]}
            game.tell("army-starves", "L6.8", {**args, "area": game.army_place(army)})
        if not game.size(facts.FIRST_ARMY + army):
            starve_army(game, side, army)

    def answer(self, game: LastMan, action: int) -> None:
        self.lose(game, action - do.PIECE)
        self.army += 1

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, kind = action - action % do.STRIDE, action % do.STRIDE
        if verb != do.PIECE:
            return NOT_ASKED_NOW
        return may_starve(game, self.army, kind)


def may_starve(game: LastMan, army: int, kind: int) -> Refusal:
    """Any unit in the army, the Paris Gun only when nothing else is left (L6.8)."""
    if kind >= facts.KIND_COUNT or not game.count(facts.FIRST_ARMY + army, kind):
        return no.STARVED_NOT_THERE
    if facts.TYPE_OF[kind] == facts.PARIS_GUN and game.size(facts.FIRST_ARMY + army) > 1:
        return no.PARIS_GUN_LAST
    return ALLOWED


def losses_of(game: LastMan, army: int) -> list[int]:
    return [kind for kind in range(facts.KIND_COUNT) if may_starve(game, army, kind) is ALLOWED]


def starve_army(game: LastMan, side: int, army: int) -> None:
    area = game.army_place(army)
    game.eliminate_army(army)
    if game.journal is not None:
        args = {"side": side, "army": army, "area": area, "rules": ["L8.1.5"]}
        game.tell("army-starved", "L6.5", args)
