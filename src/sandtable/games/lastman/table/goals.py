"""Goals of puzzles: what a player turn has reached, and how it is said.

`take sedan` is an area, `destroy f_5` an enemy army, `hold verdun` an area of one's own that is
worth points, and `win` the game.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.words import area_name, army_name
from sandtable.toolkit.text import Speaker

TEXTS: Final = {
    "take": "goal-take",
    "hold": "goal-hold",
    "destroy": "goal-destroy",
    "win": "goal-win",
}


def achieved(before: LastMan, after: LastMan, seat: int) -> set[str]:
    """What the seat has reached between two positions."""
    found: set[str] = set()
    for area, name in enumerate(facts.AREAS):
        had, has = before.is_friendly(area, seat), after.is_friendly(area, seat)
        if has and not had:
            found.add(f"take {name}")
        elif has and facts.POINTS[area]:
            found.add(f"hold {name}")
    for army, name in enumerate(facts.ARMIES):
        there = before.army_place(army) != slots.ELIMINATED
        gone = after.army_place(army) == slots.ELIMINATED
        if there and gone and before.side_of_army(army) != seat:
            found.add(f"destroy {name}")
    if after.is_won_by(seat):
        found.add("win")
    return found


def goal_told(goal: str, speaker: Speaker) -> str:
    """A goal in words."""
    kind, _, thing = goal.partition(" ")
    if kind in ("take", "hold"):
        return speaker.say(TEXTS[kind], area=area_name(speaker.phrases, facts.AREAS.index(thing)))
    named = army_name(speaker.phrases, "army", facts.ARMIES.index(thing)) if thing else {}
    return speaker.say(TEXTS[kind], **named)
