"""What lies beside the map: the victory track, the battle, Production, and the seasons."""

from __future__ import annotations

from typing import Final

from sandtable.core.face import Cell, Panel, Row
from sandtable.core.lanes import Lanes
from sandtable.core.text import Speaker, signed
from sandtable.games.lastman.battle import (
    ATTACK_,
    CAVALRY_LEAVES,
    CAVALRY_LEAVES_TOO,
    DEFEND,
    DOGFIGHTS,
    GO_BACK,
    GO_BACK_TOO,
    GROUND,
    GUNS_FIRE,
    LEAVE,
    PAY,
    REACT,
    Battle,
)
from sandtable.games.lastman.losses import Losses
from sandtable.games.lastman.plans import (
    ITEM_BUY,
    ITEM_CARDS,
    ITEM_ENTRENCH,
    ITEM_FORTIFY,
    ITEM_REBUILD,
    ITEM_ROW,
    ITEM_UPGRADE,
    Plan,
)
from sandtable.games.lastman.spending import Spending
from sandtable.games.lastman.state import BATTLE_ROW, LastMan
from sandtable.games.lastman.tables import (
    AREA_NAMES,
    BUILD,
    FIRST_ARMY,
    HAND_LIMIT,
    KIND_COUNT,
    LEVEL_TOPS,
    LEVELS,
    NO_FORT,
    SEATS,
    TYPE_OF,
    TYPES,
)
from sandtable.games.lastman.victory import points, shares
from sandtable.games.lastman.words import army_name, key, kind_name, place_name, season_name

LOWEST: Final = 2
HIGHEST: Final = 25
NATION_OF_SEAT: Final = ("GE", "FR")
SHARES: Final[dict[str, str]] = {
    "areas": "panel-areas",
    "armies": "panel-armies",
    "crises": "panel-crises",
    "box": "panel-box",
    "blockade": "panel-blockade",
    "gun": "panel-gun",
}
STEPS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("panel-cavalry", (CAVALRY_LEAVES, CAVALRY_LEAVES_TOO)),
    ("panel-dogfight", (DOGFIGHTS,)),
    ("panel-guns", (GUNS_FIRE,)),
    ("panel-defence", (LEAVE, GROUND, DEFEND)),
    ("panel-attack", (ATTACK_, REACT, PAY)),
    ("panel-retreat", (GO_BACK, GO_BACK_TOO)),
)


def panels_of(game: LastMan, seat: int, speaker: Speaker) -> list[Panel]:
    """What is going on first, then how things stand."""
    found = []
    for each in game.stack:
        if isinstance(each, Battle):
            found.append(battle_panel(game, each, speaker))
    if isinstance(game.stack[-1] if game.stack else None, Lanes):
        found += production_panel(game, seat, speaker)
    if game.battles and not found:
        found.append(battles_panel(game, speaker))
    found.append(points_panel(game, speaker))
    found.append(season_panel(game, speaker))
    return found


def side_name(side: int, speaker: Speaker) -> str:
    return speaker.name(key("seats", SEATS[side]))


def points_panel(game: LastMan, speaker: Speaker) -> Panel:
    """The track with its levels, and what the total is made of (L3.1 to L3.3)."""
    total = points(game)
    level = game.level(total)
    track = tuple(
        Cell(
            str(number),
            "here" if number == min(max(total, LOWEST), HIGHEST) else "",
            speaker.name(key("levels", LEVELS[game.level(number)])),
        )
        for number in range(LOWEST, HIGHEST + 1)
    )
    bands = tuple(
        Cell(
            level_range(number),
            "here" if number == level else "",
            speaker.name(key("levels", word)),
        )
        for number, word in enumerate(LEVELS)
    )
    rows = [
        Row(speaker.name(key("levels", LEVELS[level])), bands),
        Row(speaker.say("panel-modifiers"), track),
    ]
    parts = [
        Cell(f"{speaker.say(SHARES[name])} {signed(value)}")
        for name, value in shares(game).items()
        if value
    ]
    rows.append(Row(f"{speaker.say('panel-total')} {total}", tuple(parts)))
    return Panel("points", speaker.say("panel-points"), "track", tuple(rows), "L3.3")


def level_range(level: int) -> str:
    if level == 0:
        return f"≤{LEVEL_TOPS[0]}"
    low = LEVEL_TOPS[level - 1] + 1
    return f"{low}+" if level == len(LEVELS) - 1 else f"{low}–{LEVEL_TOPS[level]}"


def season_panel(game: LastMan, speaker: Speaker) -> Panel:
    """This season and the next: points to build with, card limits, and who arrives."""
    rows = []
    for turn in range(game.turn(), min(game.turn() + 3, game.form.last_turn + 1)):
        coming = [arrival_told(each, speaker) for each in game.form.arrivals if each.turn == turn]
        cells = (
            Cell(" / ".join(str(each) for each in BUILD[turn])),
            Cell(" / ".join(str(each) for each in HAND_LIMIT[turn])),
            Cell(", ".join(coming) or speaker.say("panel-nothing")),
        )
        here = turn == game.turn()
        rows.append(Row(season_name(speaker.phrases, turn), cells, "", here))
    head = (
        "",
        speaker.say("panel-build"),
        speaker.say("panel-limit"),
        speaker.say("panel-arrives"),
    )
    return Panel(
        "seasons", speaker.say("panel-seasons"), "figures", tuple(rows), "L2.11", False, head
    )


def arrival_told(arrival: object, speaker: Speaker) -> str:
    from sandtable.games.lastman.forms import Arrival

    assert isinstance(arrival, Arrival)
    if arrival.army >= 0:
        return str(army_name(speaker.phrases, "army", arrival.army)["army"])
    words = [
        f"{count} {kind_name(speaker.phrases, 'kind', kind)['kind']}"
        for kind, count in enumerate(arrival.units)
        if count
    ]
    return ", ".join(words)


# Battles


def battle_panel(game: LastMan, battle: Battle, speaker: Speaker) -> Panel:
    """The steps of the round, who is in it, and what is still to be paid."""
    steps = tuple(
        Cell(speaker.say(text), "here" if battle.step in numbers else "") for text, numbers in STEPS
    )
    rows = [Row("", steps)]
    owed = [0, 0]
    for each in game.stack:
        if isinstance(each, Losses):
            owed[each.side] += each.hits + each.siege
    for side in (game.attacker(), 1 - game.attacker()):
        cells = force_cells(game, battle.area, side, speaker)
        if owed[side]:
            cells.append(Cell(f"{speaker.say('panel-hits')}: {owed[side]}", "strong"))
        name = side_name(side, speaker)
        rows.append(Row(name, tuple(cells), NATION_OF_SEAT[side], side == game.attacker()))
    title = speaker.say("panel-battle", area=AREA_NAMES[battle.area])
    return Panel("battle", title, "battle", tuple(rows), "L5.2", True)


def force_cells(game: LastMan, area: int, side: int, speaker: Speaker) -> list[Cell]:
    """So many of each type, in armies and alone, and the fort."""
    counts = [0] * len(TYPES)
    for container in game.containers_in(area, side):
        for kind in range(KIND_COUNT):
            if game.side_of_kind(kind) == side:
                counts[TYPE_OF[kind]] += game.count(container, kind)
    cells = [
        Cell(f"{count} {speaker.name(key('types', TYPES[type_]))}")
        for type_, count in enumerate(counts)
        if count
    ]
    if game.fort_of(area, side) != NO_FORT:
        cells.append(Cell(speaker.say("look-fort", count=game.fort_of(area, side))))
    return cells


def battles_panel(game: LastMan, speaker: Speaker) -> Panel:
    """The battles that are declared and not yet fought."""
    rows = []
    for row in range(0, len(game.battles), BATTLE_ROW):
        area = game.battles[row]
        cells = tuple(
            Cell(f"{side_name(side, speaker)} {units_in(game, area, side)}") for side in (0, 1)
        )
        rows.append(Row(AREA_NAMES[area], cells))
    return Panel("battles", speaker.say("panel-battles"), "figures", tuple(rows), "L2.7", True)


def units_in(game: LastMan, area: int, side: int) -> int:
    total = 0
    for container in game.containers_in(area, side):
        for kind in range(KIND_COUNT):
            if game.side_of_kind(kind) == side:
                total += game.count(container, kind)
    return total


# Production


def production_panel(game: LastMan, seat: int, speaker: Speaker) -> list[Panel]:
    """A budget sheet of this seat: what is on its list, and what is left (L7.8)."""
    top = game.stack[-1]
    assert isinstance(top, Lanes)
    if not 0 <= seat < len(top.lanes):
        return []
    lane = top.lanes[seat]
    if not isinstance(lane, Spending):
        return []
    plan = Plan(game, lane.seat, lane.supplied, lane.items)
    rows = [
        Row(item_told(lane.items[at : at + ITEM_ROW], speaker), ())
        for at in range(0, len(lane.items), ITEM_ROW)
    ]
    rows.append(Row(speaker.say("panel-spent"), (Cell(str(plan.spent())),)))
    rows.append(Row(speaker.say("panel-left"), (Cell(str(plan.left()), "strong"),)))
    title = speaker.say("panel-production")
    return [Panel("production", title, "figures", tuple(rows), "L7.7", True)]


def item_told(item: list[int], speaker: Speaker) -> str:
    """One line of the list, in words."""
    what, thing, where = item
    phrases = speaker.phrases
    if what == ITEM_BUY:
        return f"{kind_name(phrases, 'kind', thing)['kind']}: {container_told(where, speaker)}"
    if what == ITEM_REBUILD:
        return f"{army_name(phrases, 'army', thing)['army']}: {AREA_NAMES[where]}"
    if what == ITEM_UPGRADE:
        return speaker.say("panel-upgrade", place=container_told(thing, speaker))
    if what == ITEM_ENTRENCH:
        return speaker.say("panel-digs", place=container_told(thing, speaker))
    if what == ITEM_FORTIFY:
        return speaker.say("panel-fortify", place=container_told(FIRST_ARMY + thing, speaker))
    assert what == ITEM_CARDS
    return speaker.say("panel-bought", count=thing)


def container_told(container: int, speaker: Speaker) -> str:
    if container >= FIRST_ARMY:
        return str(army_name(speaker.phrases, "army", container - FIRST_ARMY)["army"])
    return str(place_name(speaker.phrases, "area", container)["area"])
