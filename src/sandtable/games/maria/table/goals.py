"""Goals of puzzles: what a stage has reached, and how it is said.

`take olmutz` is a fortress, `beat neipperg` an enemy general who had to go back or was lost,
`capture ...` a supply train, `hold prag` a fortress of one's own, and `win` the game.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.table.words import argument
from sandtable.toolkit.text import Speaker

TEXTS: Final = {
    "take": "goal-take",
    "hold": "goal-hold",
    "beat": "goal-beat",
    "capture": "goal-capture",
    "win": "goal-win",
}


def achieved(before: Maria, after: Maria, seat: int) -> set[str]:
    """What the seat has reached between two positions."""
    found: set[str] = set()
    for city in facts.FORTRESSES:
        had, has = controls(before, city, seat), controls(after, city, seat)
        if has and not had:
            found.add(f"take {facts.CITIES[city]}")
        elif has:
            found.add(f"hold {facts.CITIES[city]}")
    for piece in range(facts.FIRST_HUSSAR):
        if not before.on_map(piece) or before.seat_of(facts.POWER_OF[piece]) == seat:
            continue
        if piece >= facts.FIRST_TRAIN and not after.on_map(piece):
            found.add(f"capture {facts.BODIES[piece]}")
        elif piece < facts.FIRST_TRAIN and after.place_of(piece) != before.place_of(piece):
            found.add(f"beat {facts.BODIES[piece]}")
    if after.is_won_by(seat):
        found.add("win")
    return found


def controls(game: Maria, city: int, seat: int) -> bool:
    power = game.controller(facts.EVERY_CITY[city])
    return power != facts.NO_POWER and game.seat_of(power) == seat


def goal_told(goal: str, speaker: Speaker) -> str:
    """A goal in words."""
    kind, _, thing = goal.partition(" ")
    if kind in ("take", "hold"):
        named = argument(speaker.phrases, "city", facts.CITIES.index(thing))
    elif kind in ("beat", "capture"):
        named = argument(speaker.phrases, "piece", facts.BODIES.index(thing))
    else:
        named = {}
    return speaker.say(TEXTS[kind], **named)
