"""What cannot stay where it is: empty armies, lone auxiliaries (L2.15, L5.7.8, L8.1.6, L8.12)."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Stateless
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import entering, facts, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.entering import is_empty_army, lose_army, status
from sandtable.games.lastman.rules.state import LastMan

# By type: lost beside enemy infantry, or beside any enemy but a fort, without infantry (L8.12)
NEEDS_INFANTRY: Final[list[int]] = [facts.ARTILLERY, facts.BIPLANE, facts.TANK]
NEVER_ALONE: Final[list[int]] = [facts.SIEGE_GUN, facts.PARIS_GUN]
ALONE_RULES: Final[dict[int, str]] = {
    facts.ARTILLERY: "L8.6.2", facts.BIPLANE: "L8.8.1", facts.TANK: "L8.9",
    facts.SIEGE_GUN: "L8.7.5",
}  # fmt: skip


# At the end of the movement (L2.15)


def tests_after_movement(game: LastMan) -> None:
    """Empty armies of the Attacker leave, and may be asked where to; then the other tests."""
    if strays_of(game, game.attacker()):
        game.push(Strays())
    else:
        finish_tests(game)


def strays_of(game: LastMan, side: int) -> list[int]:
    """Empty armies of a side that stand where its enemy is (L4.10)."""
    found: list[int] = []
    for army in range(len(game.armies) // slots.ARMY_ROW):
        place = game.armies[army * slots.ARMY_ROW]
        if 0 <= place < facts.AREA_COUNT and game.side_of_army(army) == side:
            if is_empty_army(game, facts.KIND_COUNT + army) and game.present(place, 1 - side):
                found.append(army)
    return found


@final
class Strays(Stateless[LastMan]):
    """The Attacker's empty armies retreat to an adjacent Friendly area, or are lost (L8.1.7).

    Without infantry beside it there is no retreat: an empty army is eliminated (L8.1.6).
    """

    def advance(self, game: LastMan) -> Outcome:
        side = game.attacker()
        strays = strays_of(game, side)
        if not strays:
            finish_tests(game)
            return DONE
        army = strays[0]
        place = game.army_place(army)
        areas = self.areas(game, army)
        if not game.has_infantry(place, side):
            lose_army(game, army, place, "L8.1.6")
        elif len(areas) > 1:
            return game.ask(side, "stray", "L8.1.7", [do.RETREAT + area for area in areas], army)
        elif areas:
            game.withhold(side, do.RETREAT, do.STRIDE, no.STRAY_NOT_THERE)
            self.go(game, army, areas[0])
        else:
            lose_army(game, army, place, "L8.1.7")
        return ON

    def areas(self, game: LastMan, army: int) -> list[int]:
        side = game.attacker()
        near = facts.BORDERS.near[game.army_place(army)]
        return [area for area in near if status(game, area, side) == entering.FRIENDLY]

    def answer(self, game: LastMan, action: int) -> None:
        self.go(game, strays_of(game, game.attacker())[0], action - do.RETREAT)

    def go(self, game: LastMan, army: int, area: int) -> None:
        """Free, and no Pass move; retreating is movement for its trenches (L4.5.1)."""
        left = game.army_place(army)
        how = slots.STRAY | game.trenches(army)
        game.note_move(facts.KIND_COUNT + army, left, area, how, 0)
        game.put_army(army, area)
        if game.journal is not None:
            rules = ["L2.15", "L4.10", "L8.1.6"]
            if game.army_has(army, slots.DUG):
                rules.append("L4.5.1")
            args = {"side": game.attacker(), "army": army, "from": left, "area": area}
            game.tell("stray-leaves", "L8.1.7", {**args, "rules": rules})
        game.set_army(army, slots.DUG | slots.FORTIFIED, False)

    def why_not(self, game: LastMan, action: int) -> Refusal:
        if action - action % do.STRIDE != do.RETREAT:
            return NOT_ASKED_NOW
        closed = action - do.RETREAT >= facts.AREA_COUNT
        return no.RETREAT_CLOSED if closed else no.STRAY_NOT_THERE


def finish_tests(game: LastMan) -> None:
    """Both sides: lone auxiliaries, empty armies among enemies, status (L2.15)."""
    test_map(game, slots.LOST)


# After a battle, and after the last one (L5.7.8)


def tests_in(game: LastMan, area: int) -> None:
    """The tests in one area as its battle ends, Retreat markers still on."""
    drop_paris_gun(game, area)
    test_area(game, area, 0)
    for side in (facts.GERMAN, facts.ENTENTE):
        if game.present(area, 1 - side) and not has_company(game, area, side):
            lose_marked(game, area, side)
    game.settle(area)


def tests_everywhere(game: LastMan) -> None:
    """When the last battle is over: the markers are off (L5.7.8)."""
    test_map(game, 0)


def test_map(game: LastMan, noted: int) -> None:
    """Wherever both sides are, and wherever an empty army is left among enemies."""
    for area in range(facts.AREA_COUNT):
        if game.is_disputed(area):
            test_area(game, area, noted)
    for army in range(facts.ARMY_COUNT):
        area = game.armies[army * slots.ARMY_ROW]
        if 0 <= area < facts.AREA_COUNT and not game.size(facts.FIRST_ARMY + army):
            side = game.side_of_army(army)
            if game.present(area, 1 - side) and not fresh_infantry(game, area, side):
                lose_empty(game, army, area, noted)


def test_area(game: LastMan, area: int, noted: int) -> None:
    """L8.12 for both sides at once, then L8.1.6, then the status. `noted`: LOST, or 0."""
    lost = [
        (side, container, kind)
        for side in (facts.GERMAN, facts.ENTENTE)
        for container, kind in lone_auxiliaries(game, area, side)
    ]
    for side, container, kind in lost:
        count = game.fresh(container, kind)
        for _ in range(count):
            game.shift(kind, 1, container, facts.POOL)
            if noted:
                game.note_move(kind, container, facts.POOL, slots.LOST, 1 << area)
        if game.journal is not None:
            args = {"side": side, "kind": kind, "area": area, "count": count}
            game.tell("auxiliaries-lost", "L8.12", {**args, "rules": lone_rules(kind, noted)})
    for side in (facts.GERMAN, facts.ENTENTE):
        drop_empties(game, area, side, noted)
    game.settle(area)


def drop_empties(game: LastMan, area: int, side: int, noted: int = 0, also: str = "L5.7.8") -> None:
    """Empty armies among enemies, and no infantry of their side with them (L8.1.6)."""
    if game.present(area, 1 - side) and not fresh_infantry(game, area, side):
        for army in game.armies_in(area, side):
            if is_empty_army(game, facts.KIND_COUNT + army):
                lose_empty(game, army, area, noted, also)


def lone_rules(kind: int, noted: int) -> list[str]:
    return [ALONE_RULES.get(facts.TYPE_OF[kind], "L8.10"), "L2.15" if noted else "L5.7.8"]


def lone_auxiliaries(game: LastMan, area: int, side: int) -> list[tuple[int, int]]:
    """Containers and kinds of a side that cannot stay without infantry (L8.12)."""
    found: list[tuple[int, int]] = []
    if fresh_infantry(game, area, side):
        return found
    foot = fresh_infantry(game, area, 1 - side)
    anybody = foot or game.has_any(area, 1 - side, game.kinds_of(1 - side))
    for container in game.containers_in(area, side):
        for kind in game.kinds_of(side):
            type_ = facts.TYPE_OF[kind]
            if (type_ in NEEDS_INFANTRY and foot) or (type_ in NEVER_ALONE and anybody):
                if game.fresh(container, kind) > 0:
                    found.append((container, kind))
    return found


def fresh_infantry(game: LastMan, area: int, side: int) -> bool:
    """An infantry type without a Retreat marker (L5.7.1)."""
    if not game.has_infantry(area, side):
        return False
    if not game.marked:
        return True
    for container in game.containers_in(area, side):
        for kind in game.kinds_of(side):
            if facts.IS_FOOT[kind] and game.fresh(container, kind) > 0:
                return True
    return False


def lose_empty(game: LastMan, army: int, area: int, noted: int, also: str = "L5.7.8") -> None:
    if noted:
        lose_army(game, army, area, "L8.1.6")
        return
    game.eliminate_army(army)
    if game.journal is not None:
        args = {"side": game.side_of_army(army), "army": army, "area": area}
        game.tell("army-eliminated", "L8.1.6", {**args, "rules": [also]})


def drop_paris_gun(game: LastMan, area: int) -> None:
    """An army with nothing but the Paris Gun counts as empty in combat (L8.1.8)."""
    for army in game.armies_in(area, facts.GERMAN):
        container = facts.FIRST_ARMY + army
        for kind in game.kinds_of(facts.GERMAN):
            if facts.TYPE_OF[kind] == facts.PARIS_GUN and game.count(container, kind) == 1:
                if game.size(container) == 1:
                    game.shift(kind, 1, container, area)
                    game.eliminate_army(army)
                    if game.journal is not None:
                        args = {"side": facts.GERMAN, "army": army, "area": area}
                        game.tell("army-eliminated", "L8.1.8", args)


def has_company(game: LastMan, area: int, side: int) -> bool:
    """Any unit without a marker; a fort of 1 or 0 and an empty army are none (L5.7.8)."""
    if game.fort_of(area, side) >= 2:
        return True
    for container in game.containers_in(area, side):
        for kind in game.kinds_of(side):
            if game.fresh(container, kind) > 0:
                return True
    return False


def lose_marked(game: LastMan, area: int, side: int) -> None:
    """Who has retreated here and is left alone with the enemy is eliminated (L5.5.4, L5.5.8)."""
    for container in game.containers_in(area, side):
        for kind in game.kinds_of(side):
            count = game.marks(container, kind)
            if count:
                game.mark(container, kind, -count)
                game.shift(kind, count, container, facts.POOL)
                if game.journal is not None:
                    args = {"side": side, "kind": kind, "area": area, "count": count}
                    game.tell("retreated-lost", "L5.5.4", {**args, "rules": ["L5.7.8", "L5.5.8"]})
    for army in game.armies_in(area, side):
        if is_empty_army(game, facts.KIND_COUNT + army):
            game.set_army(army, slots.MARKED, False)
            lose_empty(game, army, area, 0)
