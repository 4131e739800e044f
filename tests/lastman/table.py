"""What must hold on the table at every question: units, armies, forts and cards are conserved."""

from __future__ import annotations

from sandtable.core.state import State
from sandtable.games.lastman.files.roster import biplanes_by
from sandtable.games.lastman.rules.facts import (
    AREA_COUNT,
    AREAS,
    ARMIES,
    ARMY_COUNT,
    ARMY_NATION,
    ARTILLERY,
    ARTILLERY_LIMIT,
    AUXILIARY_SPACES,
    BIPLANE,
    BOX,
    CAN_DIG,
    CARD_KINDS,
    CARDS,
    CONTAINER_COUNT,
    COPIES,
    COUNTERS,
    ENTENTE,
    FIRST_ARMY,
    FIRST_YEAR,
    FORT,
    GERMAN,
    HOME_SIDE,
    INFANTRY,
    INFANTRY_SPACES,
    IS_INFANTRY,
    KIND_COUNT,
    KINDS,
    MOST_UNITS,
    NATION_OF,
    NEUTRAL,
    NO_FORT,
    SIDE_OF,
    TYPE_OF,
    US,
)
from sandtable.games.lastman.rules.slots import (
    ARMY_ROW,
    DISCARDS,
    DRAW,
    DUG,
    HANDS,
    IN_BATTLE,
    LOCKED,
    OUT,
    PASSES,
    STATUS,
)
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.supply import Attrition
from tests.invariants import all_hold


def check_table(state: State) -> None:
    assert isinstance(state, LastMan)
    all_hold(state, check_units, check_armies, check_areas, check_cards, check_course)


def check_units(game: LastMan) -> None:
    """As many of each kind as there are counters (L1.2), whatever happens."""
    assert min(game.units) >= 0, "fewer than none"
    for kind in range(KIND_COUNT):
        total = sum(game.units[kind : CONTAINER_COUNT * KIND_COUNT : KIND_COUNT])
        assert total == COUNTERS[kind], f"{total} {KINDS[kind]}, not {COUNTERS[kind]}"
    assert len(game.dug) == AREA_COUNT * KIND_COUNT
    for at, dug in enumerate(game.dug):
        if dug:
            area, kind = divmod(at, KIND_COUNT)
            assert 0 <= dug <= game.count(area, kind), f"{dug} dug {KINDS[kind]} in {AREAS[area]}"
            assert CAN_DIG[kind], f"{KINDS[kind]} dug in (L7.5.1)"
    for at in range(0, len(game.marked), 3):
        container, kind, count = game.marked[at : at + 3]
        assert 0 < count <= game.count(container, kind), "a marker on no piece"


def check_armies(game: LastMan) -> None:
    """What is in an army belongs there and has room (L1.3, L8.1.1, L8.6.3, L8.8.1)."""
    for army in range(ARMY_COUNT):
        container = FIRST_ARMY + army
        if game.army_place(army) < 0:
            assert game.size(container) == 0, f"{ARMIES[army]} is away and has units"
            assert game.armies[army * ARMY_ROW + STATUS] & DUG == 0
            continue
        assert game.army_place(army) <= BOX
        nation = ARMY_NATION[army]
        foot = others = guns = planes = 0
        for kind in range(KIND_COUNT):
            count = game.count(container, kind)
            if not count:
                continue
            guest = NATION_OF[kind] == US and TYPE_OF[kind] == INFANTRY
            allowed = guest and SIDE_OF[nation] == ENTENTE
            assert NATION_OF[kind] == nation or allowed, f"{KINDS[kind]} in {ARMIES[army]}"
            foot += count if IS_INFANTRY[TYPE_OF[kind]] else 0
            others += 0 if IS_INFANTRY[TYPE_OF[kind]] else count
            guns += count if TYPE_OF[kind] == ARTILLERY else 0
            planes += count if TYPE_OF[kind] == BIPLANE else 0
        assert foot <= INFANTRY_SPACES[nation], f"{foot} infantry in {ARMIES[army]}"
        assert others <= AUXILIARY_SPACES[nation], f"{others} auxiliaries in {ARMIES[army]}"
        assert guns <= ARTILLERY_LIMIT[nation][game.year() - FIRST_YEAR], f"guns in {ARMIES[army]}"
        assert planes <= 1, f"biplanes in {ARMIES[army]}"


def check_areas(game: LastMan) -> None:
    """Stacking (L1.4), forts (L8.11.1), and who owns what (L4.11).

    Units starve on both sides at once: owners are found when all of them are gone (L6.8).
    """
    starving = any(isinstance(each, Attrition) for each in game.stack)
    for area in range(AREA_COUNT):
        word = AREAS[area]
        for side in (GERMAN, ENTENTE):
            assert game.stacked(area, side) <= MOST_UNITS, f"too many units in {word} (L1.4)"
        fort = game.fort(area)
        assert fort == NO_FORT or 0 <= fort <= FORT[area], f"the fort of {word}"
        owner = game.owner(area)
        assert owner in (GERMAN, ENTENTE, NEUTRAL)
        german, entente = game.present(area, GERMAN), game.present(area, ENTENTE)
        if german != entente and owner != NEUTRAL:
            side = GERMAN if german else ENTENTE
            if game.holds(area, side) and not starving:
                assert owner == side, f"{word} is not of those who hold it (L4.11)"
        assert owner != NEUTRAL or not (german or entente), f"somebody is in neutral {word}"
        assert fort < 1 or (owner in (GERMAN, ENTENTE, NEUTRAL) and HOME_SIDE[area] in (0, 1))


def check_cards(game: LastMan) -> None:
    """Every copy of every card is in one place (L1.5)."""
    assert min(game.cards) >= 0
    places = (DRAW, DISCARDS, HANDS, HANDS + CARD_KINDS, OUT, IN_BATTLE)
    for card in range(CARD_KINDS):
        total = sum(game.cards[place + card] for place in places)
        assert total == COPIES[card], f"{total} {CARDS[card]}, not {COPIES[card]}"
        hand = game.cards[HANDS + game.attacker() * CARD_KINDS + card]
        assert game.cards[LOCKED + card] <= hand, f"{CARDS[card]} is locked and not held"


def check_course(game: LastMan) -> None:
    assert 0 <= game.scalars[PASSES] <= 2
    assert game.turn() <= game.form.last_turn
    for nation in range(len(INFANTRY_SPACES)):
        kinds = [kind for kind in range(KIND_COUNT) if NATION_OF[kind] == nation]
        for kind in kinds:
            if TYPE_OF[kind] == BIPLANE:
                in_play = sum(game.count(each, kind) for each in range(FIRST_ARMY + ARMY_COUNT))
                assert in_play <= biplanes_by(nation, game.turn()), "biplanes before their year"
    if not game.ended():
        assert game.questions(), "nobody is asked, and the game is not over"
