"""Carrying out what both sides have ordered (L7.8): what has become impossible is skipped."""

from __future__ import annotations

from sandtable.core.refusal import ALLOWED
from sandtable.games.lastman.rules import facts, plans, slots
from sandtable.games.lastman.rules.placement import may_put_down, may_put_into
from sandtable.games.lastman.rules.plans import Plan
from sandtable.games.lastman.rules.state import LastMan


def build(game: LastMan, side: int, items: list[int], supplied: list[int]) -> None:
    """Units and armies, in the order of the list (L7.8, step 1)."""
    for at in range(0, len(items), plans.ITEM_ROW):
        if items[at] == plans.ITEM_BUY:
            build_unit(game, side, items[at + 1], items[at + 2], supplied)
        elif items[at] == plans.ITEM_REBUILD:
            build_army(game, side, items[at + 1], items[at + 2], supplied)


def build_unit(game: LastMan, side: int, kind: int, container: int, supplied: list[int]) -> None:
    army = slots.army_of(container)
    if army == plans.NONE:
        refusal = may_put_down(game, side, container, kind, supplied)
    else:
        refusal = may_put_into(game, side, army, kind, supplied)
    if refusal is not ALLOWED or not game.count(facts.POOL, kind):
        skipped(game, side)
        return
    game.shift(kind, 1, facts.POOL, container)
    area = game.place_of(container)
    game.settle(area)
    if game.journal is not None:
        rules = ["L7.7", "L7.9"]
        if facts.TYPE_OF[kind] == facts.COMMONWEALTH:
            rules.append("L8.4")
        args = {"side": side, "kind": kind, "area": area, "army": army, "rules": rules}
        game.tell_veiled(side, "built", "L7.3", args, ("kind",) if army != plans.NONE else ())


def build_army(game: LastMan, side: int, army: int, area: int, supplied: list[int]) -> None:
    """Empty, as it comes back (L7.4)."""
    plan = Plan(game, side, supplied, [])
    if game.army_place(army) >= 0 or plan.may_return(army, area) is not ALLOWED:
        skipped(game, side)
        return
    rules = ["L1.8"] if game.army_place(army) == slots.DISBANDED else ["L3.2.1"]
    if facts.ARMY_NATION[army] == facts.UK:
        rules.append("L4.8.1")
    game.put_army(army, area)
    if game.journal is not None:
        game.tell("rebuilt", "L7.4", {"side": side, "army": army, "area": area, "rules": rules})


def skipped(game: LastMan, side: int) -> None:
    if game.journal is not None:
        game.tell("order-lost", "L7.8", {"side": side})


def upgrade(game: LastMan, items: list[int]) -> None:
    """One German Infantry becomes Stosstruppen where it is (L7.6, L7.10)."""
    infantry, storm = facts.KIND[facts.GE][facts.INFANTRY], facts.KIND[facts.GE][facts.STOSSTRUPPEN]
    for at in range(0, len(items), plans.ITEM_ROW):
        if items[at] != plans.ITEM_UPGRADE:
            continue
        container = items[at + 1]
        if not game.count(container, infantry) or not game.count(facts.POOL, storm):
            skipped(game, facts.GERMAN)
            continue
        game.shift(infantry, 1, container, facts.POOL)
        game.shift(storm, 1, facts.POOL, container)
        if container < facts.AREA_COUNT:
            left = min(game.dug_in(container, infantry), game.count(container, infantry))
            game.set_dug(container, infantry, left)
        if game.journal is not None:
            army, area = slots.army_of(container), game.place_of(container)
            args = {"side": facts.GERMAN, "kind": storm, "area": area, "army": army}
            game.tell("upgraded", "L7.6", {**args, "rules": ["L7.10", "L8.1.8", "L7.7"]})


def entrench(game: LastMan, side: int, items: list[int], supplied: list[int]) -> None:
    """As listed; a counter that has gone into an army entrenches nothing (L7.8, step 4)."""
    for at in range(0, len(items), plans.ITEM_ROW):
        container, kind = items[at + 1], items[at + 2]
        if items[at] != plans.ITEM_ENTRENCH:
            continue
        if kind != plans.NONE:
            dug = game.dug_in(container, kind)
            if game.count(container, kind) <= dug:
                skipped(game, side)
                continue
            game.set_dug(container, kind, dug + 1)
            area, army = container, plans.NONE
        else:
            army = container - facts.FIRST_ARMY
            area = game.army_place(army)
            if not 0 <= area < facts.AREA_COUNT or game.army_has(army, slots.DUG):
                skipped(game, side)
                continue
            game.set_army(army, slots.DUG, True)
        if game.journal is not None:
            rules = ["L7.10", "L7.7"] if supplied[area] else ["L7.10", "L7.7", "L6.6"]
            if army != plans.NONE:
                rules.append("L8.1.4")
            args = {"side": side, "area": area, "army": army, "kind": kind, "rules": rules}
            game.tell("entrenched", "L7.5", args)


def fortify(game: LastMan, side: int, items: list[int]) -> None:
    """An entrenched army is made stronger (L11.6)."""
    for at in range(0, len(items), plans.ITEM_ROW):
        if items[at] != plans.ITEM_FORTIFY:
            continue
        army = items[at + 1]
        if game.army_place(army) < 0 or not game.army_has(army, slots.DUG):
            skipped(game, side)
            continue
        game.set_army(army, slots.FORTIFIED, True)
        if game.journal is not None:
            args = {"side": side, "army": army, "area": game.army_place(army)}
            game.tell("fortified", "L11.6", args)


def draw_cards(game: LastMan, side: int, items: list[int]) -> None:
    """So many as were announced, face down until all is spent (L7.2)."""
    number = 0
    for at in range(0, len(items), plans.ITEM_ROW):
        if items[at] == plans.ITEM_CARDS:
            number += items[at + 1]
    if not number:
        return
    cards: list[int] = []
    for _ in range(number):
        card = game.draw_card(side)
        if card == slots.NO_CARD:
            break
        cards.append(card)
    if game.journal is not None:
        rules = ["L7.8"] if len(cards) == number else ["L7.8", "L1.7"]
        args = {"side": side, "count": len(cards), "cards": cards, "rules": rules}
        game.tell_some(1 << side, "buys-cards", "L7.2", args, ("cards",))
