"""The scenario of a rule case, as the oracle reads one."""

from __future__ import annotations

from typing import Any

from tests.reasons.greatwar.table import OF_CASES, Scenario


def add_scenario(name: str, position: dict[str, Any]) -> bool:
    """Keep it under a name."""
    guns = position.get("artillery", {})
    OF_CASES[name] = Scenario(
        {
            "top": position.get("top", "german"),
            "hands": {seat: {"artillery": guns.get(seat, 0)} for seat in ("british", "german")},
            "shelling": position.get("shelling", {}),
            "objective": position.get("objectives", []),
            "special": position.get("specials", []),
        }
    )
    return True
