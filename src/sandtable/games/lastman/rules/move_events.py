"""What is told of a move, with the rules that it shows (L4)."""

from __future__ import annotations

from typing import Any

from sandtable.games.lastman.rules import entering, facts, notation as do, slots
from sandtable.games.lastman.rules.entering import is_empty_army, status
from sandtable.games.lastman.rules.rail import evacuates
from sandtable.games.lastman.rules.state import LastMan


def tell_going(
    game: LastMan, verb: int, who: int, here: int, area: int, card: int, dug: int, rules: list[str]
) -> None:
    """A unit goes to another area; told before anything has changed. `rules` are of its step."""
    if game.journal is None:
        return
    side = game.attacker()
    kind, army = (who, -1) if who < facts.KIND_COUNT else (-1, who - facts.KIND_COUNT)
    args: dict[str, Any] = {"side": side, "from": here, "area": area, "kind": kind, "army": army}
    if verb != do.STEP:
        rules = ["L4.6.1"] if game.is_pass() and verb != do.BOX else []
    if verb == do.RAIL:
        key, rule = "goes-by-rail", "L4.6"
    elif verb == do.STRATEGIC:
        key, rule = "goes-strategic", "L4.7"
    elif verb == do.SEA:
        key, rule = ("evacuates", "L11.5") if evacuates(game, who, here) else ("sails", "L4.8")
    elif verb == do.BOX or here == facts.BOX:
        key, rule = "goes-east" if verb == do.BOX else "comes-west", "L3.7.1"
        rules = ["L12.17", "L3.6"]
    elif card:
        key, rule = "reserves-go", "L9.10"
        rules = ["L9.14", "L4.9"]
    else:
        key, rule = "steps", "L4.1"
    if dug:
        rules.append("L4.5")
        if dug & slots.WAS_FORTIFIED:
            rules.append("L11.6")
    game.tell(key, rule, {**args, "rules": rules})


def step_rules(
    game: LastMan, who: int, source: int, at: int, here: int, area: int, steps: int
) -> list[str]:
    """Further rules that a step shows."""
    side = game.attacker()
    rules: list[str] = ["L4.12"]
    before, there = status(game, here, side), status(game, area, side)
    if game.is_pass():
        rules.append("L2.5.2")
    if before == entering.DISPUTED:
        rules.append("L4.3")
        new = game.areas[area * slots.AREA_ROW + slots.BEFORE] != slots.OPEN_TO_NOBODY
        if there == entering.DISPUTED and new:
            rules += ["L4.3.1", "L12.2"]
    elif there == entering.DISPUTED and not is_holder(game, who):
        rules += ["L12.4", "L4.2.4"]
    elif before not in (entering.FRIENDLY, entering.DISPUTED):
        rules.append("L4.15")
    if there not in (entering.FRIENDLY, entering.DISPUTED):
        rules += ["L4.4", "L2.5.1"]
        if steps:
            rules.append("L4.3.2")
    if before == entering.FRIENDLY and game.stacked(here, side) == 1:
        rules.append("L4.2.2")  # it is left empty, and keeps its owner
    if who >= facts.KIND_COUNT:
        rules += ["L8.1.3", "L4.13"]
        if is_empty_army(game, who):
            rules.append("L4.16" if there == entering.DISPUTED else "L4.10")
    else:
        if facts.TYPE_OF[who] == facts.CAVALRY and there not in (
            entering.FRIENDLY,
            entering.DISPUTED,
        ):
            rules.append("L12.21")
        if source >= facts.FIRST_ARMY and at == source:
            rules.append("L8.1.2")
            if game.army_has(source - facts.FIRST_ARMY, slots.DUG):
                rules.append("L4.14")
            if game.stacked(here, side) >= facts.MOST_UNITS:
                rules.append("L1.4.2")
    return rules


def is_holder(game: LastMan, who: int) -> bool:
    return who >= facts.KIND_COUNT or facts.CAN_HOLD[who]


def tell_leaving(game: LastMan, side: int, kind: int, source: int, area: int, rule: str) -> None:
    """A piece stands alone beside the army that it was in."""
    if game.journal is None:
        return
    rules = ["L8.1.2", "L4.12"]
    if game.army_has(source - facts.FIRST_ARMY, slots.DUG):
        rules.append("L4.14")
    if game.is_pass():
        rules.append("L2.5.2")
    args = {"side": side, "army": source - facts.FIRST_ARMY, "kind": kind, "area": area}
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
    if game.army_has(army, slots.DUG):
        rules += ["L4.5", "L4.14", "L8.1.4"]
    elif dug or (
        source >= facts.FIRST_ARMY and game.army_has(source - facts.FIRST_ARMY, slots.DUG)
    ):
        rules.append("L4.14")
    if game.is_pass():
        rules.append("L2.5.2")
    if area == facts.ENGLAND:
        rules.append("L4.8.2")
    args = {"side": side, "army": army, "area": area, "kind": kind, "rules": rules}
    secret = ("kind",) if source >= facts.FIRST_ARMY else ()
    game.tell_veiled(side, "joins-army", "L8.1.2", args, secret)


def tell_taking_in(game: LastMan, army: int, kind: int, area: int, empty: bool, dug: int) -> None:
    """An army that has come takes in a piece that stood there, dug in or not."""
    if game.journal is not None:
        args = {"side": game.attacker(), "army": army, "kind": kind, "area": area}
        rule = "L4.16" if game.is_disputed(area) and empty else "L1.4.3"
        game.tell("army-takes-in", rule if not (empty and dug) else "L4.5", args)
