"""Production as a budget sheet (L7): points in, spent and left, prices, and what is on the list."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sandtable.core.lanes import Lanes
from sandtable.games.lastman.rules import facts, plans, slots
from sandtable.games.lastman.rules.plans import Plan
from sandtable.games.lastman.rules.spending import Spending
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.words import army_called, kind_called, place_called
from sandtable.toolkit.panels import Cell, Panel, Row
from sandtable.toolkit.text import Speaker

FIGURES: Final = ("panel-price", "panel-to-be-had", "panel-planned")


def production_panels(game: LastMan, seat: int, speaker: Speaker) -> list[Panel]:
    """The sheet of this seat; nobody else sees it before both lists are in (L7.8)."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Lanes) or not 0 <= seat < len(top.lanes):
        return []
    lane = top.lanes[seat]
    if not isinstance(lane, Spending):
        return []
    plan = Plan(game, lane.seat, lane.supplied, lane.items)
    points = facts.BUILD[game.turn()][seat]
    spent = plan.spent()
    purse = Row(
        f"{points} {speaker.say('panel-build')}",
        tuple(Cell("", "spent" if at < spent else "here") for at in range(points)),
        note=f"{speaker.say('panel-spent')} {spent} · {speaker.say('panel-left')} {points - spent}",
    )
    rows = [*price_rows(game, plan, speaker)]
    listed = Counter(
        item_told(lane.items[at : at + plans.ITEM_ROW], speaker)
        for at in range(0, len(lane.items), plans.ITEM_ROW)
    )
    orders = [Row(f"{count} × {told}" if count > 1 else told, ()) for told, count in listed.items()]
    head = ("", *(speaker.say(each) for each in FIGURES))
    told = ("", *(speaker.say(f"help-{each}") for each in FIGURES))
    title = speaker.say("panel-production")
    secret = speaker.say("panel-secret")
    prices = speaker.say("panel-prices")
    return [
        Panel("production", title, "track", (purse, *orders), "L7.7", True, note=secret),
        Panel("prices", prices, "figures", tuple(rows), "L7.7", True, head, head_help=told),
    ]


def price_rows(game: LastMan, plan: Plan, speaker: Speaker) -> list[Row]:
    """What can be had this season: its price, how many are left, how many are on the list."""
    rows = []
    for kind in plan.kinds():
        if game.turn() < facts.SINCE[kind] or not (plan.in_pool(kind) > 0 or plan.bought[kind]):
            continue
        name = kind_called(speaker, kind)
        price = facts.COST[kind]
        sign = f"piece-{facts.KINDS[kind]}"
        rows.append(price_row(name, str(price), str(plan.in_pool(kind)), plan.bought[kind], sign))
    lost = [
        army
        for army in range(facts.ARMY_COUNT)
        if game.side_of_army(army) == plan.seat
        and game.army_place(army) in (slots.ELIMINATED, slots.DISBANDED)
    ]
    back = sum(1 for army in lost if plan.returned[army] >= 0)
    if lost:
        label = speaker.say("panel-lost-army")
        rows.append(price_row(label, "1", str(len(lost) - back), back))
    since = facts.SINCE[facts.KIND[facts.GE][facts.STOSSTRUPPEN]]
    if plan.seat == facts.GERMAN and game.turn() >= since:
        label = speaker.say("panel-one-upgrade")
        rows.append(price_row(label, "1", str(1 - plan.upgrades), plan.upgrades))
    rows.append(price_row(speaker.say("panel-four-dig", count=plans.FOUR), "1", "", plan.dug))
    rows.append(price_row(speaker.say("panel-one-card"), "1", "", plan.cards))
    return rows


def price_row(label: str, price: str, left: str, planned: int, sign: str = "") -> Row:
    cells = (
        Cell(price, sign=sign),
        Cell(left or "–"),
        Cell(str(planned) if planned else "–", "strong" if planned else ""),
    )
    return Row(label, cells, "", bool(planned))


def item_told(item: list[int], speaker: Speaker) -> str:
    """One line of the list, in words."""
    what, thing, where = item
    if what == plans.ITEM_BUY:
        return f"{kind_called(speaker, thing)}: {place_called(speaker, where)}"
    if what == plans.ITEM_REBUILD:
        return f"{army_called(speaker, thing)}: {place_called(speaker, where)}"
    if what == plans.ITEM_UPGRADE:
        return speaker.say("panel-upgrade", place=place_called(speaker, thing))
    if what == plans.ITEM_ENTRENCH:
        return speaker.say("panel-digs", place=place_called(speaker, thing))
    if what == plans.ITEM_FORTIFY:
        return speaker.say("panel-fortify", place=place_called(speaker, facts.FIRST_ARMY + thing))
    assert what == plans.ITEM_CARDS
    return speaker.say("panel-bought", count=thing)
