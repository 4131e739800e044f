"""What has happened before the position of a rule case, as the oracle reads it from events."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.event import Event
from tests.reasons.lastman.battles import CARD_NAMES
from tests.reasons.lastman.board import NAMES, SIDES, other

SHORT: Final = {
    "gas": "poison_gas", "barrage": "advanced_artillery_barrage", "surprise": "surprise_attack",
}  # fmt: skip


def events_before(position: dict[str, Any]) -> list[Event]:
    """The cards that lie on battles, and the battle that is being fought."""
    found: list[Event] = []
    for line in position.get("battles", []):
        area, _, words = line.partition(":")
        side = position.get("active", "german")
        for word in words.split():
            if word == "defender":
                side = other(side)
                continue
            found.append(laid(NAMES.index(area.strip()), SIDES.index(side), word, position))
    fought = position.get("fighting", {})
    if fought:
        area = fought.get("area") or position["battles"][0].partition(":")[0]
        found.append(Event("battle", "L5.7.1", {"area": NAMES.index(area)}))
    return found


def laid(area: int, side: int, word: str, position: dict[str, Any]) -> Event:
    """A card on a battle; or the dice of a special Offensive, which are named for it."""
    key = "bonus" if word == "bonus" else "assigns"
    card = position["offensive"] if word == "bonus" else SHORT.get(word, word)
    return Event(key, "L2.7.2", {"area": area, "side": side, "card": CARD_NAMES.index(card)})
