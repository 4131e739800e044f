"""What is told of a move, with the rules that it shows (L4)."""

from __future__ import annotations

from typing import Any

from sandtable.games.lastman.rules.entering import DISPUTED, FRIENDLY, is_empty_army, status
from sandtable.games.lastman.rules.facts import (
    BOX,
    CAVALRY,
    ENGLAND,
    FIRST_ARMY,
    HOLDS,
    KIND_COUNT,
    MOST_UNITS,
    TYPE_OF,
)
from sandtable.games.lastman.rules.forms import HIDDEN
from sandtable.games.lastman.rules.notation import BOX_, RAIL, SEA_, STEP, STRATEGIC
from sandtable.games.lastman.rules.rail import evacuates
from sandtable.games.lastman.rules.state import (
    AREA_ROW,
    BEFORE_,
    DUG,
    NO_CARD,
    OFFENSIVE_,
    OPEN_TO_NOBODY,
    WAS_FORTIFIED,
    LastMan,
)


def tell_going(
    game: LastMan, verb: int, who: int, here: int, area: int, card: int, dug: int, rules: list[str]
) -> None:
    """A unit goes to another area; told before anything has changed. `rules` are of its step."""
    if game.journal is None:
        return
    side = game.attacker()
    kind, army = (who, -1) if who < KIND_COUNT else (-1, who - KIND_COUNT)
    args: dict[str, Any] = {"side": side, "from": here, "area": area, "kind": kind, "army": army}
    if verb != STEP:
        rules = ["L4.6.1"] if game.scalars[OFFENSIVE_] == NO_CARD and verb != BOX_ else []
    if verb == RAIL:
        key, rule = "goes-by-rail", "L4.6"
    elif verb == STRATEGIC:
        key, rule = "goes-strategic", "L4.7"
    elif verb == SEA_:
        key, rule = ("evacuates", "L11.5") if evacuates(game, who, here) else ("sails", "L4.8")
    elif verb == BOX_ or here == BOX:
        key, rule = "goes-east" if verb == BOX_ else "comes-west", "L3.7.1"
        rules = ["L12.17", "L3.6"]
    elif card:
        key, rule = "reserves-go", "L9.10"
        rules = ["L9.14", "L4.9"]
    else:
        key, rule = "steps", "L4.1"
    if dug:
        rules.append("L4.5")
        if dug & WAS_FORTIFIED:
            rules.append("L11.6")
    game.tell(key, rule, {**args, "rules": rules})


def step_rules(
    game: LastMan, who: int, source: int, at: int, here: int, area: int, steps: int
) -> list[str]:
    """Further rules that a step shows."""
    side = game.attacker()
    rules: list[str] = ["L4.12"]
    before, there = status(game, here, side), status(game, area, side)
    if game.scalars[OFFENSIVE_] == NO_CARD:
        rules.append("L2.5.2")
    if before == DISPUTED:
        rules.append("L4.3")
        new = game.areas[area * AREA_ROW + BEFORE_] != OPEN_TO_NOBODY
        if there == DISPUTED and new:
            rules += ["L4.3.1", "L12.2"]
    elif there == DISPUTED and not is_holder(game, who):
        rules += ["L12.4", "L4.2.4"]
    elif before not in (FRIENDLY, DISPUTED):
        rules.append("L4.15")
    if there not in (FRIENDLY, DISPUTED):
        rules += ["L4.4", "L2.5.1"]
        if steps:
            rules.append("L4.3.2")
    if before == FRIENDLY and game.stacked(here, side) == 1:
        rules.append("L4.2.2")  # it is left empty, and keeps its owner
    if who >= KIND_COUNT:
        rules += ["L8.1.3", "L4.13"]
        if is_empty_army(game, who):
            rules.append("L4.16" if there == DISPUTED else "L4.10")
    else:
        if TYPE_OF[who] == CAVALRY and there not in (FRIENDLY, DISPUTED):
            rules.append("L12.21")
        if source >= FIRST_ARMY and at == source:
            rules.append("L8.1.2")
            if game.army_has(source - FIRST_ARMY, DUG):
                rules.append("L4.14")
            if game.stacked(here, side) >= MOST_UNITS:
                rules.append("L1.4.2")
    return rules


def is_holder(game: LastMan, who: int) -> bool:
    return who >= KIND_COUNT or HOLDS[TYPE_OF[who]]


def tell_leaving(game: LastMan, side: int, kind: int, source: int, area: int, rule: str) -> None:
    """A piece stands alone beside the army that it was in."""
    if game.journal is None:
        return
    rules = ["L8.1.2", "L4.12"]
    if game.army_has(source - FIRST_ARMY, DUG):
        rules.append("L4.14")
    if game.scalars[OFFENSIVE_] == NO_CARD:
        rules.append("L2.5.2")
    args: dict[str, Any] = {"side": side, "army": source - FIRST_ARMY, "kind": kind, "area": area}
    game.tell("leaves-army", rule, {**args, "rules": rules})


def tell_joining(
    game: LastMan, side: int, kind: int, source: int, area: int, army: int, full: int, dug: int
) -> None:
    """A piece has gone into an army."""
    if game.journal is None:
        return
    rules = ["L4.12"]
    if full:
        rules.append("L1.4.2")
    if game.army_has(army, DUG):
        rules += ["L4.5", "L4.14", "L8.1.4"]
    elif dug or (source >= FIRST_ARMY and game.army_has(source - FIRST_ARMY, DUG)):
        rules.append("L4.14")
    if game.scalars[OFFENSIVE_] == NO_CARD:
        rules.append("L2.5.2")
    if area == ENGLAND:
        rules.append("L4.8.2")
    args: dict[str, Any] = {"side": side, "army": army, "area": area, "kind": kind}
    args["rules"] = rules
    if source >= FIRST_ARMY and game.form.plays(HIDDEN):
        game.tell_some(1 << side, "joins-army", "L8.1.2", args, ("kind",))
    else:
        game.tell("joins-army", "L8.1.2", args)
