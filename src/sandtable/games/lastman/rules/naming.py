"""What a refusal is about: the unit, area, army or card that its words name."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.refusal import Refusal
from sandtable.games.lastman.rules import facts, notation as do, slots
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.reason_names import NAMING
from sandtable.games.lastman.rules.state import LastMan

OF_AREAS: Final = (
    do.STEP, do.RAIL, do.STRATEGIC, do.SEA, do.AT, do.BATTLE, do.FIGHT, do.RETREAT,
)  # fmt: skip
OF_MOVERS: Final = (do.STEP, do.INTO, do.RAIL, do.STRATEGIC, do.SEA, do.BOX)  # who moves is named
OF_CARDS: Final = (do.CARD, do.ASSIGN, do.DROP, do.ERSATZ)
OF_ARMIES: Final = (do.ARMY, do.INTO, do.REBUILD, do.FORTIFY, do.SUPPRESS)
OF_KINDS: Final = (do.PIECE, do.BUY)
OF_CONTAINERS: Final = (do.LOSE, do.UPGRADE, do.ENTRENCH)


def named(game: LastMan, refusal: Refusal, action: int) -> Refusal:
    """The refusal with what its words name, if the answer or the unit that moves tells it."""
    names = NAMING.get(refusal.key)
    if names is None or refusal.args:
        return refusal
    args = {**said(action), **held_in(action)}
    top = game.stack[-1]
    moves = verb_of(action) in OF_MOVERS and game.answering == game.attacker()  # not who waits
    if "who" in names and isinstance(top, March) and top.who >= 0 and moves:
        args.pop("army", None)
        args.pop("kind", None)
        army = top.who - facts.KIND_COUNT
        args.update({"kind": top.who} if army < 0 else {"army": army})
        args["from"] = top.here
    for name in names:
        if name not in args and not (name == "who" and ("army" in args or "kind" in args)):
            return refusal
    return refusal.about({name: value for name, value in args.items() if is_named(name, names)})


def verb_of(action: int) -> int:
    return action - action % do.STRIDE


def is_named(name: str, names: tuple[str, ...]) -> bool:
    return name in names or ("who" in names and name in ("army", "kind"))


def held_in(action: int) -> dict[str, Any]:
    """The army or area that an answer names as a place where units are."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb in (do.ARMY, do.INTO) and thing < facts.ARMY_COUNT:
        return {"container": facts.FIRST_ARMY + thing}
    if (verb in (do.AT, do.FROM) or verb in OF_CONTAINERS) and thing < facts.POOL:
        return {"container": thing}
    return {}


def said(action: int) -> dict[str, Any]:
    """What an answer acts on, as events name it."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb in OF_AREAS and thing < facts.AREA_COUNT:
        return {"area": thing}
    if verb in OF_CARDS and thing < facts.CARD_KINDS:
        return {"card": thing}
    if verb in OF_ARMIES and thing < facts.ARMY_COUNT:
        return {"army": thing}
    if verb in OF_KINDS:
        return {"kind": thing % facts.KIND_COUNT}
    if verb == do.FROM and facts.FIRST_ARMY <= thing < facts.POOL:
        return {"army": slots.army_of(thing)}  # the area of others is where they are not
    if verb in OF_CONTAINERS and thing < facts.POOL:
        army = slots.army_of(thing)
        return {"army": army} if army >= 0 else {"area": thing}
    return {}
