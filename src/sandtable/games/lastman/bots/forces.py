"""A unit or an army as a fighting force in another area, or in the Eastern Front box."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.lastman.bots.outlook import BLOWS, DUG_GUARDS, FACES, GUARDS, Outlook
from sandtable.games.lastman.rules import entering, facts, slots
from sandtable.games.lastman.rules.eastern_front import LAST_BOX_YEAR, SHARE
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points

# Hits on average that force an army back (L5.6.1)
STORM: Final[list[float]] = [
    facts.ATTACK[type_] / FACES if type_ in (facts.STOSSTRUPPEN, facts.TANK) else 0.0
    for type_ in facts.TYPE_OF
]


@final
class Force:
    """A unit, or an army, as it would fight somewhere else: it is not entrenched there."""

    def __init__(self, who: int, source: int) -> None:
        self.who = who
        self.source = source  # the container it is taken out of
        self.units = 1  # for stacking
        self.men = 0.0
        self.blows = 0.0
        self.guard = 0.0
        self.dug_guard = 0.0  # as it stands now
        self.holders = 0
        self.storm = 0.0
        self.armies = 0  # with somebody in them

    def take(self, kind: int, count: int, dug: int) -> None:
        self.men += count
        self.blows += count * BLOWS[kind]
        self.guard += count * GUARDS[kind]
        self.dug_guard += (count - dug) * GUARDS[kind] + dug * DUG_GUARDS[kind]
        self.storm += count * STORM[kind]
        if facts.CAN_HOLD[kind]:
            self.holders += count

    def key(self) -> tuple[float, float, float, int]:
        return (self.men, self.blows, self.guard, self.holders)


def army_force(view: Outlook, army: int) -> Force:
    game = view.game
    force = Force(facts.KIND_COUNT + army, game.army_place(army))
    start = (facts.FIRST_ARMY + army) * facts.KIND_COUNT
    dug = game.army_has(army, slots.DUG)
    for kind in range(facts.KIND_COUNT):
        count = game.units[start + kind]
        if count:
            force.take(kind, count, count if dug else 0)
            force.armies = 1
    return force


def piece_force(view: Outlook, kind: int, source: int) -> Force:
    """One piece that stands alone, or is taken out of an army."""
    game = view.game
    force = Force(kind, source)
    if facts.FIRST_ARMY <= source < facts.POOL:
        dug = 1 if game.army_has(source - facts.FIRST_ARMY, slots.DUG) else 0
        force.units = 0
    elif source < facts.AREA_COUNT:
        dug = 1 if game.dug_in(source, kind) >= game.count(source, kind) > 0 else 0
    else:
        dug = 0
    force.take(kind, 1, dug if facts.CAN_DIG[kind] else 0)
    return force


# The Eastern Front box (L3.6, L3.7): it counts until 1917, and units there are missed here


NEVER: Final = -9.0
OUT_AGAIN: Final = 0.5
SOONER: Final = 0.5  # of its worth in each season before the last
IDLE: Final = 0.12  # of a point in a game that outlasts the box: only who has nothing else to do
ON_THE_EDGE: Final = 1.0  # the same where a point or two keeps off, or brings, a decisive end
EDGE: Final = 2  # points from it


def season_share(view: Outlook, later: int = 0) -> float:
    """How much a point in the box counts now: at the end, or on the edge of a decision."""
    game = view.game
    last = game.form.last_turn
    turn = game.turn() + later
    if turn > last or facts.YEAR[turn] > LAST_BOX_YEAR:
        return 0.0
    if on_the_edge(game):
        return ON_THE_EDGE
    if facts.YEAR[last] > LAST_BOX_YEAR:
        return IDLE if facts.YEAR[min(last, turn + 1)] <= LAST_BOX_YEAR else 0.0
    share: float = SOONER ** (last - turn)
    return share


def on_the_edge(game: LastMan) -> bool:
    """A point or two from a decisive end (L3.3), which is read after each player turn (L3.4)."""
    total = points(game)
    return total <= facts.LEVEL_TOPS[0] + EDGE or total > facts.LEVEL_TOPS[-2] - EDGE


def price_of(view: Outlook, force: Force) -> int:
    game = view.game
    if force.who < facts.KIND_COUNT:
        return facts.COST[force.who]
    start = force.who - facts.KIND_COUNT
    total = 1
    for kind in game.kinds_of(facts.GERMAN):
        total += game.count(facts.FIRST_ARMY + start, kind) * facts.COST[kind]
    return total


def box_value_of(view: Outlook, force: Force, here: int) -> float:
    """What a unit is worth in the box, if it may go there from here."""
    if view.side != facts.GERMAN or here not in facts.BOX_ENTRY:
        return NEVER
    if view.status[here] != entering.FRIENDLY:
        return NEVER
    share = season_share(view)
    if not share:
        return NEVER
    return share * price_of(view, force) / SHARE


def exit_value(view: Outlook) -> float:
    """What a unit is worth out of the box again, once it counts for nothing there."""
    return -1.0 if season_share(view) else OUT_AGAIN
