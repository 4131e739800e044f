"""Serialization of states for workers."""

from __future__ import annotations

from typing import Any

from sandtable.core.refusal import Refusal
from sandtable.core.state import State, Withheld
from sandtable.toolkit.box import Box


def pack_state(state: State) -> dict[str, Any]:
    """A state, with the reasons why something was not asked."""
    withheld = [
        [each.seat, each.first, each.end, each.refusal.key, each.refusal.rule, each.refusal.args]
        for each in state.withheld
    ]
    return {"state": state.dump(), "withheld": withheld}


def unpack_state(box: Box, data: dict[str, Any]) -> State:
    state: State = box.load(data["state"])
    state.withheld = [
        Withheld(seat, first, end, Refusal(key, rule, args))
        for seat, first, end, key, rule, args in data["withheld"]
    ]
    return state
