"""Bad Weather (L9.9, L9.17): an Offensive shrinks, gas is lost, and moves are taken back.

The moves of a player turn are rows of `game.moved`. A move that is taken back takes others with it:
units that joined an army that goes back, what was lost by it, and what has filled its place since.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts, forms, slots
from sandtable.games.lastman.rules.battle import drop_battle
from sandtable.games.lastman.rules.entering import entered, is_new_dispute
from sandtable.games.lastman.rules.fire import bonus_nation
from sandtable.games.lastman.rules.isolation import tests_after_movement
from sandtable.games.lastman.rules.placement import gun_limit, sections
from sandtable.games.lastman.rules.state import LastMan


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
    found = overrun_by(game, row, taken)
    for other in range(0, len(moved), slots.MOVE_ROW):
        if who >= facts.KIND_COUNT:  # a unit that joined this army goes back where it came from
            if moved[other + slots.MOVE_TO] == facts.FIRST_ARMY + who - facts.KIND_COUNT:
                found.append(other)
        elif how & slots.TAKEN_IN and moved[other] == facts.KIND_COUNT + target - facts.FIRST_ARMY:
            found.append(other)  # the army came in by taking it in
        elif moved[other + slots.MOVE_HOW] & slots.LOST and other not in taken:
            if moved[other] == who and moved[other + slots.MOVE_FROM] == target:
                found.append(other)  # it was lost where it came
                who = -1
        if source < facts.AREA_COUNT and moved[other] >= facts.KIND_COUNT:
            lost = moved[other + slots.MOVE_HOW] & slots.LOST
            if lost and moved[other + slots.MOVE_FROM] == source:
                found.append(other)  # an empty army that it had left alone
        if who < facts.KIND_COUNT and source >= facts.FIRST_ARMY:
            if moved[other] == facts.KIND_COUNT + source - facts.FIRST_ARMY:
                if moved[other + slots.MOVE_HOW] & (slots.LOST | slots.STRAY):
                    found.append(other)  # its army had to go because it had left
    return found


def overrun_by(game: LastMan, row: int, taken: list[int]) -> list[int]:
    """Empty armies that were lost because this move alone has touched their area."""
    moved = game.moved
    found: list[int] = []
    for other in range(0, len(moved), slots.MOVE_ROW):
        area = moved[other + slots.MOVE_TOUCHED] & moved[row + slots.MOVE_TOUCHED]
        if not area or other == row or not moved[other + slots.MOVE_HOW] & slots.LOST:
            continue
        alone = True
        for each in range(0, len(moved), slots.MOVE_ROW):
            lost = moved[each + slots.MOVE_HOW] & slots.LOST
            if moved[each + slots.MOVE_TOUCHED] & area and not lost and each not in taken:
                alone = False
        if alone:
            found.append(other)
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
                army = game.moved[row] - facts.KIND_COUNT
                if game.moved[other + slots.MOVE_FROM] == facts.FIRST_ARMY + army:
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
        if game.place_of(source) != place:
            source = place  # its army has gone elsewhere
            homeless.append(row)
    else:
        place = source
    game.shift(kind, 1, target, source)
    if moved[row + slots.MOVE_HOW] & slots.WAS_DUG and source < facts.AREA_COUNT:
        game.set_dug(source, kind, game.dug_in(source, kind) + 1)
    settle_both(game, game.place_of(target), place)
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
            area = game.place_of(target)
        if 0 <= area < facts.AREA_COUNT and game.stacked(area, side) > facts.MOST_UNITS:
            return [row]
    return []


def is_overfull(game: LastMan, army: int) -> bool:
    """More on a template than its spaces (L1.3, L8.6.3, L8.8.1)."""
    nation = facts.ARMY_NATION[army]
    start = (facts.FIRST_ARMY + army) * facts.KIND_COUNT
    foot, others, guns, planes = sections(game.units[start : start + facts.KIND_COUNT])
    if planes > 1 or guns > gun_limit(game, nation):
        return True
    return foot > facts.INFANTRY_SPACES[nation] or others > facts.AUXILIARY_SPACES[nation]


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


# What comes next in declaring: the numbers of its steps
ASK_WHAT_STAYS: Final = 5
GO_ON: Final = 6


def break_out(game: LastMan) -> int:
    """The Defender shows the card; the step of declaring that follows (L9.9)."""
    side = 1 - game.attacker()
    game.discard(side, facts.BAD_WEATHER)
    game.set_scalar(slots.WEATHER, 1)
    before = game.scalars[slots.OFFENSIVE]
    special = bonus_nation(game) >= 0
    if game.journal is not None:
        rules: list[str] = ["L2.17", "L9.17", "L9.17.4" if special else "L9.17.1"]
        args = {"side": side, "card": facts.BAD_WEATHER, "turn": game.turn(), "other": before}
        game.tell("weather", "L9.9", {**args, "rules": rules})
    blow_away_gas(game)
    if special:
        game.set_scalar(slots.OFFENSIVE, facts.OFFENSIVE)
        for area in game.battle_areas():
            game.set_bonus(area, 0)
        tell_now(game, "L9.17.4")
        return GO_ON
    if before != facts.LIMITED:
        game.set_scalar(slots.OFFENSIVE, facts.LIMITED)
        tell_now(game, "L9.17.1")
        return ASK_WHAT_STAYS
    game.set_scalar(slots.OFFENSIVE, slots.NO_CARD)
    tell_now(game, "L9.17.1")
    drop_others(game, -1)
    retract_all(game)
    return GO_ON


def tell_now(game: LastMan, rule: str) -> None:
    """What the Offensive has become."""
    if game.journal is not None:
        args = {"side": game.attacker(), "card": game.scalars[slots.OFFENSIVE]}
        game.tell("offensive-shrinks", rule, {**args, "rules": ["L9.9"]})


def blow_away_gas(game: LastMan) -> None:
    """All Poison Gas! of the turn is without effect, or that of the Attacker alone (L9.9.2)."""
    for row in range(0, len(game.battles), slots.BATTLE_ROW):
        for side in range(2):
            if side != game.attacker() and game.form.plays(forms.ATTACKERS_GAS):
                continue
            if game.battles[row + slots.BATTLE_CARDS + side] & slots.GAS_BIT:
                area = game.battles[row]
                game.take_off_battle(area, side, slots.GAS_BIT)
                game.move_card(facts.GAS, slots.IN_BATTLE, slots.DISCARDS)
                if game.journal is not None:
                    args = {"side": side, "area": area, "card": facts.GAS, "rules": ["L9.17.3"]}
                    game.tell("gas-gone", "L9.9.2", args)


def keep_battle(game: LastMan, kept: int) -> None:
    """One battle stays, or none (-1); the others are dropped and new ones taken back (L9.17.1)."""
    drop_others(game, kept)
    retract_to_limited(game, kept)


def drop_others(game: LastMan, kept: int) -> None:
    """The cards on them are discarded without effect (L9.17.3)."""
    areas = game.battle_areas()
    for area in areas:
        if area != kept:
            drop_battle(game, area)
            if game.journal is not None:
                args = {"side": game.attacker(), "area": area, "rules": ["L9.17.3"]}
                game.tell("battle-dropped", "L9.17.1", args)
