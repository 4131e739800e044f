"""What must hold on the table at every question (M33): pieces, cards and markers are conserved."""

from __future__ import annotations

from sandtable.boards.graph import Place
from sandtable.core.event import EVERYBODY
from sandtable.core.state import State
from sandtable.games.maria.rules.facts import (
    AUSTRIA,
    BODY_COUNT,
    BOHEMIA,
    BOXES,
    BOXES_OF_TRACK,
    CARDS,
    CITY_COUNT,
    COMMON_SIDE,
    EAST_PRUSSIA,
    FIRST_HUSSAR,
    FIRST_TRAIN,
    FORTRESS,
    FRANCE,
    FRENCH_SIDE,
    GENERAL_COUNT,
    IS_WESTERN,
    MAP_OF,
    MOST_TROOPS,
    NO_POWER,
    OFF,
    PIECE_COUNT,
    POWER_OF,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    TRACKS,
    WESTERN,
)
from sandtable.games.maria.rules.relocation import Relocation
from sandtable.games.maria.rules.slots import (
    ASIDE,
    BATTLES,
    DISPLAYED,
    DOWN,
    DRAW,
    ELECTORS_BOX,
    EMPEROR,
    FLOOR,
    GROUP,
    HIDDEN,
    ITALY,
    KNOWN,
    MARKS,
    NOBODY,
    OFFERED,
    POOL,
    QUERIES,
    ROW,
    SECOND,
    SILESIA_BOX,
    TRACK,
    TRUCE,
    UNUSED,
)
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.timing import phase_of
from tests.invariants import all_hold

MOST_IN_BATTLE_BOX = 2


def check_table(state: State) -> None:
    assert isinstance(state, Maria)
    all_hold(
        state,
        check_pieces,
        check_troops,
        check_hussars,
        check_markers,
        check_cards,
        check_politics,
        check_course,
    )


def check_pieces(game: Maria) -> None:
    """One piece a city, or a legal union; only on allowed maps and never on neutral ground."""
    standing: dict[int, list[int]] = {}
    moving_home = any(isinstance(each, Relocation) for each in game.stack)
    for body in range(PIECE_COUNT):
        place = game.place_of(body)
        assert EAST_PRUSSIA - len(BOXES) < place < CITY_COUNT
        if place < 0:
            continue
        standing.setdefault(place, []).append(body)
        if not moving_home:
            assert game.is_open(POWER_OF[body], place), "a piece where it may not be (M33.7)"
    for city, bodies in standing.items():
        held = [each for each in (game.board[city], game.board[SECOND + city]) if each >= 0]
        assert sorted(held) == sorted(bodies), "the board and the pieces disagree"
        if len(bodies) > 1:
            assert len(bodies) == 2, "a crowded city (M33.3)"
            assert max(bodies) < GENERAL_COUNT, "a train is never united (M33.3)"
            legal = game.cooperate(POWER_OF[bodies[0]], POWER_OF[bodies[1]])
            assert legal or moving_home, "no legal union (M9.4)"
    empty = [at for at in range(CITY_COUNT) if at not in standing]
    assert all(game.board[at] == NOBODY == game.board[SECOND + at] for at in empty)


def check_troops(game: Maria) -> None:
    """Generals on the map or on a mission have 1 to 8 troops (M33.3), once they are shared out."""
    if game.moment() == "turn 0 stage 0":
        return
    sums: dict[int, list[int]] = {}
    for general in range(GENERAL_COUNT):
        row = general * ROW
        troops, floor = game.troops(general), game.bodies[row + FLOOR]
        if game.place_of(general) == OFF:
            assert troops == 0, "a removed general with troops"
            assert not game.has(general, DOWN)
            continue
        assert 1 <= troops <= MOST_TROOPS, f"{troops} troops (M33.3)"
        assert 1 <= floor <= troops, "fewer troops than everybody knows of"
        sums.setdefault(game.bodies[row + GROUP], []).append(general)


def check_hussars(game: Maria) -> None:
    """At most one a city, on the map of Bohemia, and nowhere with a piece (M33.4)."""
    places = [game.place_of(each) for each in range(FIRST_HUSSAR, BODY_COUNT)]
    on_map = [Place(each) for each in places if each != OFF]
    assert len(set(on_map)) == len(on_map), "two hussars in a city"
    for place in on_map:
        assert MAP_OF[place] == BOHEMIA
        assert game.first(place) == NOBODY, "a hussar with a piece"


def check_markers(game: Maria) -> None:
    """On the board, in the pool, in boxes and set aside: always as many (M33.1)."""
    scalars = game.scalars
    marks = game.board[MARKS : MARKS + CITY_COUNT]
    boxes = [scalars[each] for each in (EMPEROR, ITALY, ELECTORS_BOX, SILESIA_BOX)]
    for power in range(len(POWERS)):
        counted = scalars[POOL + power] + scalars[BATTLES + power] + scalars[ASIDE + power]
        counted += marks.count(power) + boxes.count(power)
        assert counted == game.form.markers[power], f"markers of {POWERS[power]} (M33.1)"
        assert 0 <= scalars[BATTLES + power] <= MOST_IN_BATTLE_BOX
        assert scalars[ASIDE + power] >= 0
    for at in range(CITY_COUNT):
        if marks[at] != NO_POWER:
            assert FORTRESS[at]
            assert not IS_WESTERN[at]
    assert scalars[EMPEROR] in (NO_POWER, FRANCE, AUSTRIA)  # M33.10
    assert scalars[ITALY] in (NO_POWER, FRANCE, AUSTRIA)
    assert scalars[SILESIA_BOX] in (NO_POWER, PRUSSIA)
    if not game.form.introductory:
        sides = [game.elector(each) for each in WESTERN]
        french, common = sides.count(FRENCH_SIDE) >= 3, sides.count(COMMON_SIDE) >= 3
        assert (scalars[ELECTORS_BOX] == FRANCE) == french, "electors box (M33.9)"
        assert (scalars[ELECTORS_BOX] == PRAGMATIC) == common, "electors box (M33.9)"


def check_cards(game: Maria) -> None:
    """Every card is in one place, and who knows it fits to that (M33.2)."""
    for card in range(CARDS):
        place, known = game.cards[card], game.cards[KNOWN + card]
        assert 0 <= place <= UNUSED
        if place in (DRAW, UNUSED):
            assert known == 0, "somebody knows a card of the deck"
        elif place < len(POWERS):
            assert known >> game.seat_of(place) & 1, "a hand unknown"
            assert game.form.present[place]
        elif DISPLAYED <= place < HIDDEN:
            assert known == EVERYBODY


def check_politics(game: Maria) -> None:
    for number in range(len(TRACKS)):
        assert 1 <= game.scalars[TRACK + number] <= len(BOXES_OF_TRACK[number])
    assert game.scalars[TRUCE] >= 0
    assert len(game.scalars[OFFERED : OFFERED + 2]) == 2


def check_course(game: Maria) -> None:
    """No query outlives its stage (M33.5); while the game runs somebody is asked."""
    if phase_of(game) < 0:
        queries = game.board[QUERIES : QUERIES + CITY_COUNT]
        assert queries == [NO_POWER] * CITY_COUNT, "a query marker is left (M33.5)"
    if not game.ended():
        assert game.questions(), "nobody is asked, and the game is not over"
    for body in range(FIRST_TRAIN, PIECE_COUNT):
        assert not game.has(body, DOWN), "a train is never face-down"
