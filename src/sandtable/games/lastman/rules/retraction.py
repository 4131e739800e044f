"""Bad Weather after the moves (L9.9.1, L9.17): who goes back, and to where.

The moves of a player turn are rows of `game.moved`. A move that is taken back takes others with it:
who had joined an army that goes back, what was lost by it, and whoever has filled the place since.
"""

from __future__ import annotations

from sandtable.games.lastman.rules import facts, forms, slots
from sandtable.games.lastman.rules.entering import entered, is_new_dispute
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.strays import tests_after_movement


def retract_to_limited(game: LastMan, kept: int) -> None:
    """Offensive to Limited: every new Disputed area but `kept` (or -1) is given up (L9.17.1)."""
    areas = [area for area in entered(game) if area != kept and is_new_dispute(game, area)]
    retract(game, areas)


def retract_all(game: LastMan) -> None:
    """Limited to forced Pass: every Enemy area that was entered is given up (L9.17.1)."""
    side = game.attacker()
    friendly = (side, slots.OPEN_TO_NOBODY)
    before = game.areas[slots.BEFORE :: slots.AREA_ROW]
    retract(game, [area for area in entered(game) if before[area] not in friendly])


def retract(game: LastMan, areas: list[int]) -> None:
    """These areas are what they were; then the tests of L2.15 once more (L9.17.3)."""
    if game.form.plays(forms.MOVES_STAND) or not areas:
        return
    mask = 0
    for area in areas:
        mask |= 1 << area
    rows: list[int] = []
    for row in range(0, len(game.moved), slots.MOVE_ROW):
        if game.moved[row + slots.MOVE_TOUCHED] & mask:
            rows.append(row)
    undone: list[int] = []
    homeless: list[int] = []
    while rows:
        rows = with_others(game, rows, undone)
        undo(game, rows, homeless)
        undone += rows
        rows = crowding(game, undone)
        if not rows:
            rows = gone_armies(game, homeless)
    give_back(game, areas, undone)
    game.forget_moves(undone)
    tests_after_movement(game)


def with_others(game: LastMan, rows: list[int], undone: list[int]) -> list[int]:
    """These moves, and those that cannot stand without them."""
    found = rows[:]
    at = 0
    while at < len(found):
        for other in bound_to(game, found[at], found):
            if other not in found and other not in undone:
                found.append(other)
        at += 1
    return found


def bound_to(game: LastMan, row: int, taken: list[int]) -> list[int]:
    """The moves that one move takes back with it."""
    moved = game.moved
    who, source, target = moved[row], moved[row + slots.MOVE_FROM], moved[row + slots.MOVE_TO]
    how = moved[row + slots.MOVE_HOW]
    found: list[int] = []
    for other in range(0, len(moved), slots.MOVE_ROW):
        if who >= facts.KIND_COUNT:  # whoever joined that army goes where he came from
            if moved[other + slots.MOVE_TO] == facts.FIRST_ARMY + who - facts.KIND_COUNT:
                found.append(other)
        elif how & slots.TAKEN_IN and moved[other] == facts.KIND_COUNT + target - facts.FIRST_ARMY:
            found.append(other)  # the army came in by taking him in
        elif moved[other + slots.MOVE_HOW] & slots.LOST and other not in taken:
            if moved[other] == who and moved[other + slots.MOVE_FROM] == target:
                found.append(other)  # he was lost where he came
                who = -1
        if source < facts.AREA_COUNT and moved[other] >= facts.KIND_COUNT:
            if (
                moved[other + slots.MOVE_HOW] & slots.LOST
                and moved[other + slots.MOVE_FROM] == source
            ):
                found.append(other)  # an empty army that he had left alone
        if who < facts.KIND_COUNT and source >= facts.FIRST_ARMY:
            if moved[other] == facts.KIND_COUNT + source - facts.FIRST_ARMY:
                if moved[other + slots.MOVE_HOW] & (slots.LOST | slots.STRAY):
                    found.append(other)  # his army had to go because he had left it
    return found


def undo(game: LastMan, rows: list[int], homeless: list[int]) -> None:
    """Armies first, then pieces, the last mover first: to area, army and trenches (L9.17.2).

    The `homeless` came out of an army that is elsewhere now, and stand alone where it was.
    """
    ordered = sorted(rows, reverse=True)
    for row in ordered:
        if game.moved[row] >= facts.KIND_COUNT:
            undo_army(game, row)
            for other in homeless[:]:
                if (
                    game.moved[other + slots.MOVE_FROM]
                    == facts.FIRST_ARMY + game.moved[row] - facts.KIND_COUNT
                ):
                    homeless.remove(other)
                    place = game.moved[row + slots.MOVE_FROM]
                    game.shift(game.moved[other], 1, place, game.moved[other + slots.MOVE_FROM])
    for row in ordered:
        if game.moved[row] < facts.KIND_COUNT:
            undo_piece(game, row, homeless)


def gone_armies(game: LastMan, homeless: list[int]) -> list[int]:
    """An army that has to come back, for those who came out of it have no room without it."""
    for other in homeless:
        army = game.moved[other + slots.MOVE_FROM] - facts.FIRST_ARMY
        place = first_place(game, army)
        if place < facts.AREA_COUNT and game.stacked(place, game.attacker()) > facts.MOST_UNITS:
            for row in range(0, len(game.moved), slots.MOVE_ROW):
                if game.moved[row] == facts.KIND_COUNT + army:
                    return [row]
    return []


def undo_army(game: LastMan, row: int) -> None:
    army, source = game.moved[row] - facts.KIND_COUNT, game.moved[row + slots.MOVE_FROM]
    left, how = game.army_place(army), game.moved[row + slots.MOVE_HOW]
    game.put_army(army, source)
    game.set_army(army, slots.DUG | slots.FORTIFIED | slots.MOVED, False)
    game.set_army(army, how & (slots.WAS_DUG | slots.WAS_FORTIFIED), True)
    settle_both(game, left, source)
    if game.journal is not None:
        side = game.side_of_army(army)
        args = {"side": side, "army": army, "kind": -1, "area": source}
        game.tell("goes-back", "L9.17.2", {**args, "rules": ["L9.9.1", "L12.5"]})


def undo_piece(game: LastMan, row: int, homeless: list[int]) -> None:
    moved = game.moved
    kind, source, target = moved[row], moved[row + slots.MOVE_FROM], moved[row + slots.MOVE_TO]
    if not game.count(target, kind):
        return
    if source >= facts.FIRST_ARMY:
        place = first_place(game, source - facts.FIRST_ARMY)
        if game.army_place(source - facts.FIRST_ARMY) != place:
            source = place  # his army has gone elsewhere
            homeless.append(row)
    else:
        place = source
    game.shift(kind, 1, target, source)
    if moved[row + slots.MOVE_HOW] & slots.WAS_DUG and source < facts.AREA_COUNT:
        game.set_dug(source, kind, game.dug_in(source, kind) + 1)
    left = target if target < facts.FIRST_ARMY else -1
    if facts.FIRST_ARMY <= target < facts.FIRST_ARMY + len(facts.ARMY_NATION):
        left = game.army_place(target - facts.FIRST_ARMY)
    settle_both(game, left, place)
    if game.journal is not None:
        side = game.side_of_kind(kind)
        args = {"side": side, "kind": kind, "army": -1, "area": place}
        game.tell("goes-back", "L9.17.2", {**args, "rules": ["L9.9.1", "L12.5"]})


def first_place(game: LastMan, army: int) -> int:
    """Where an army was when the movement began."""
    for row in range(0, len(game.moved), slots.MOVE_ROW):
        if game.moved[row] == facts.KIND_COUNT + army:
            return game.moved[row + slots.MOVE_FROM]
    return game.army_place(army)


def settle_both(game: LastMan, one: int, other: int) -> None:
    for area in (one, other):
        if 0 <= area < facts.AREA_COUNT:
            game.settle(area)


def crowding(game: LastMan, undone: list[int]) -> list[int]:
    """The last mover into a place that is over its limit now, if there is one (L9.17.2)."""
    side = game.attacker()
    moved = game.moved
    for row in range(len(moved) - slots.MOVE_ROW, -1, -slots.MOVE_ROW):
        if row in undone or moved[row + slots.MOVE_HOW] & slots.LOST:
            continue
        target = moved[row + slots.MOVE_TO]
        area = target
        if target >= facts.FIRST_ARMY:
            if is_overfull(game, target - facts.FIRST_ARMY):
                return [row]
            area = game.army_place(target - facts.FIRST_ARMY)
        if 0 <= area < facts.AREA_COUNT and game.stacked(area, side) > facts.MOST_UNITS:
            return [row]
    return []


def is_overfull(game: LastMan, army: int) -> bool:
    """More on a template than its spaces (L1.3, L8.6.3, L8.8.1)."""
    nation = facts.ARMY_NATION[army]
    foot = others = guns = planes = 0
    for kind in range(facts.KIND_COUNT):
        count = game.count(facts.FIRST_ARMY + army, kind)
        if facts.IS_INFANTRY[facts.TYPE_OF[kind]]:
            foot += count
        else:
            others += count
        guns += count if facts.TYPE_OF[kind] == facts.ARTILLERY else 0
        planes += count if facts.TYPE_OF[kind] == facts.BIPLANE else 0
    if (
        foot > facts.INFANTRY_SPACES[nation]
        or others > facts.AUXILIARY_SPACES[nation]
        or planes > 1
    ):
        return True
    return guns > facts.ARTILLERY_LIMIT[nation][game.year() - facts.FIRST_YEAR]


def give_back(game: LastMan, areas: list[int], undone: list[int]) -> None:
    """The owner is again what it was, also where no move is left that touched the area."""
    side = game.attacker()
    touched = left = 0
    for row in range(0, len(game.moved), slots.MOVE_ROW):
        if row in undone:
            touched |= game.moved[row + slots.MOVE_TOUCHED]
        else:
            left |= game.moved[row + slots.MOVE_TOUCHED]
    for area in range(facts.AREA_COUNT):
        before = game.areas[area * slots.AREA_ROW + slots.BEFORE]
        if before in (side, slots.OPEN_TO_NOBODY) or not touched >> area & 1:
            continue
        if area in areas or not left >> area & 1:
            game.set_owner(area, 1 - side)  # a neutral country has joined for good (L10.9)
            game.settle(area)
            if game.journal is not None:
                rule = "L9.17.2" if area in areas else "L9.17.1"
                game.tell("area-reverts", rule, {"side": 1 - side, "area": area})
