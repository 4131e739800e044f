"""A battle in progress, as rule cases write it: `{ area = "verdun", step = "defence" }`."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.shapes import find
from sandtable.games.lastman.files.standing import area_named
from sandtable.games.lastman.rules import battle as steps, facts
from sandtable.games.lastman.rules.battle import Battle
from sandtable.games.lastman.rules.state import LastMan

# The steps of a round (L5.2), by the name of what comes next
STEPS: Final = {
    "scramble": steps.SCRAMBLING,
    "cavalry": steps.CAVALRY_LEAVES,
    "dogfight": steps.DOGFIGHTS,
    "artillery": steps.GUNS_FIRE,
    "defence": steps.LEAVE,
    "attack": steps.ATTACK,
    "retreat": steps.GO_BACK,
    "end": steps.END,
}
# How far a step goes, as a battle that is being fought stands in it
WITHIN: Final = {
    steps.CAVALRY_LEAVES_TOO: "cavalry",
    steps.GROUND: "defence",
    steps.DEFEND: "defence",
    steps.REACT: "attack",
    steps.PAY: "attack",
    steps.GO_BACK_TOO: "retreat",
}
KEYS: Final = ["area", "step", "owed", "gone", "dogfight"]


def read_battle(game: LastMan, said: dict[str, Any]) -> Battle:
    """The battle that is being fought; it must be among those that are declared."""
    for key in said:
        find("key of `fighting`", key, KEYS)
    area = area_named(said["area"])
    if game.battle_at(area) < 0:
        raise ValueError(f"{said['area']} is not among the `battles` (L2.7.3)")
    step = STEPS[list(STEPS)[find("step", said.get("step", "cavalry"), list(STEPS))]]
    fought = int(bool(said.get("dogfight", False)))
    return Battle(
        area, step, fought, 0, 0, 0, int(said.get("owed", 0)), int(said.get("gone", 0)), [], []
    )


def fighting_of(game: LastMan) -> dict[str, Any]:
    """The battle that is being fought, in the same words; empty if there is none."""
    for each in reversed(game.stack):
        if isinstance(each, Battle):
            names = {step: word for word, step in STEPS.items()}
            return {
                "area": facts.AREAS[each.area],
                "step": names.get(each.step) or WITHIN[each.step],
                "owed": each.owed,
                "gone": each.gone,
                "dogfight": bool(each.fought),
            }
    return {}


def fighting_differences(game: LastMan, wanted: dict[str, Any]) -> list[str]:
    """What a case says of the battle, and what is so; nothing is said where none is expected."""
    found = fighting_of(game)
    if not found:
        return ["no battle is being fought"]
    return [
        f"fighting: {key} is {found[key]}, not {value}"
        for key, value in wanted.items()
        if found[KEYS[find("key of `fighting`", key, KEYS)]] != value
    ]
