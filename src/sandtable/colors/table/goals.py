"""Goals of puzzles that the hex battles share: what a turn has reached, and how it is said.

`score 2` is two more banners or medals, `destroy e7` an enemy unit, `keep e7` a unit of one's own,
`unharmed` no unit lost, and `win` the battle.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Battle
from sandtable.colors.table.words import BattleWords
from sandtable.toolkit.text import Speaker

TEXTS: Final = {
    "score": "battle-goal-score",
    "destroy": "battle-goal-destroy",
    "keep": "battle-goal-keep",
    "unharmed": "battle-goal-unharmed",
    "win": "battle-goal-win",
}


def achieved(before: Battle, after: Battle, seat: int) -> set[str]:
    """What the seat has reached between two positions."""
    names = before.grid.names
    gained = after.score(seat) - before.score(seat)
    found = {f"score {many}" for many in range(1, gained + 1)}
    for unit in before.units_of(1 - seat):
        if not after.alive(unit):
            found.add(f"destroy {names[before.hex_of(unit)]}")
    own = before.units_of(seat)
    left = [unit for unit in own if after.alive(unit)]
    found.update(f"keep {names[before.hex_of(unit)]}" for unit in left)
    if len(left) == len(own):
        found.add("unharmed")
    if after.is_won_by(seat):
        found.add("win")
    return found


def goal_told(
    words: BattleWords[Battle], state: Battle, goal: str, seat: int, speaker: Speaker
) -> str:
    """A goal in words."""
    kind, _, thing = goal.partition(" ")
    if kind in ("destroy", "keep"):
        at = Hex(state.grid.names.index(thing))
        place = words.place(speaker.phrases, state, at, seat)
        return speaker.say(TEXTS[kind], **place)
    return speaker.say(TEXTS[kind], many=int(thing or 0))
