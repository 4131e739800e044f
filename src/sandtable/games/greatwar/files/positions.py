"""Positions written down by hand, for rule cases: `british infantry f7 3 bomber`, `wire e5`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.colors.files.positions import (
    Deck,
    check_command,
    count_differences,
    key_differences,
    known_keys,
    known_word,
    piece_differences,
    play_card,
    set_last_cards,
    set_turn,
    turn_differences,
)
from sandtable.colors.rules import slots as common
from sandtable.games.greatwar.files import scenario
from sandtable.games.greatwar.files.pieces import (
    Piece,
    hex_named,
    markers_of,
    pieces_of,
    read_markers,
    read_piece,
    read_terrain,
    row_named,
    seat_named,
)
from sandtable.games.greatwar.files.scenario import (
    Hands,
    Objective,
    Placed,
    Scenario,
    Shelling,
    Special,
    wrong_markers,
)
from sandtable.games.greatwar.files.scenario_files import SHELF
from sandtable.games.greatwar.files.setup import set_up
from sandtable.games.greatwar.rules import facts, slots
from sandtable.games.greatwar.rules.artillery import NoMansLand
from sandtable.games.greatwar.rules.medals import ABANDONED, HELD
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.turn import ORDER_PHASE, SPY, Turn, copied_card
from sandtable.games.greatwar.rules.views import (
    ABANDONED_WORD,
    STUCK_WORD,
)
from sandtable.toolkit.data import unknown

COMMAND: Final = Deck("command card", facts.COMMAND_CARDS, slots.C_PILE)
COMBAT: Final = Deck(
    "combat card",
    facts.COMBAT_CARDS,
    slots.K_PILE,
    "combat",
    "combat_sizes",
    "combat_discards",
    "combat_pile",
)
POSITION_KEYS: Final = [
    "scenario", "top", "first", "turn", "turn_number", "card", "command", "hands", "combat", "hq",
    "artillery", "terrain", "markers", "pieces", "medals", "medals_to_win", "last_card", "discards",
    "draw_pile", "combat_discards", "combat_pile", "objectives", "specials", "shelling",
]  # fmt: skip
LAID_OUT: Final = [  # what a scenario brings with it
    "top", "first", "artillery", "terrain", "markers", "pieces", "medals_to_win", "objectives",
    "specials", "shelling",
]  # fmt: skip
EXPECT_KEYS: Final = [
    "pieces", "has", "gone", "terrain", "markers", "medals", "hq", "hands", "hand_sizes", "combat",
    "combat_sizes", "discards", "draw_pile", "combat_discards", "combat_pile", "winner", "turn",
    "card", "command",
]  # fmt: skip


# The scenario of a case


def scenario_of(position: dict[str, Any], pieces: list[Piece]) -> Scenario:
    """A scenario made for one case."""
    ground, trenches = read_terrain(position.get("terrain", []))
    markers = read_markers(position.get("markers", []))
    check_strongpoints(ground, markers)
    check_places(pieces)
    turn = facts.SEATS[seat_named(position.get("turn", "british"))]
    artillery = by_seat(position, "artillery", [0, 0])
    told = [*position.get("objectives", []), *position.get("specials", [])]
    named = [each["unit"] for each in told if "unit" in each]
    return Scenario(
        id="case",
        date="",
        published="",
        layout="",
        top=facts.SEATS[seat_named(position.get("top", "german"))],
        first=facts.SEATS[seat_named(position.get("first", turn))],
        medals=int(position.get("medals_to_win", 6)),
        hands={word: Hands(5, 2, 0, artillery[seat]) for seat, word in enumerate(facts.SEATS)},
        terrain=ground,
        markers=markers,
        trenches=trenches,
        units=[placed(piece, named) for piece in pieces],
        objectives=[objective_of(each) for each in position.get("objectives", [])],
        specials=[special_of(each) for each in position.get("specials", [])],
        shelling=shelling_of(position["shelling"]) if "shelling" in position else None,
        texts={},
        confidence={},
        path=Path("case"),
    )


def placed(piece: Piece, named: list[str]) -> Placed:
    """A unit that an objective or a special rule names is called by its hex."""
    name = facts.GRID.names[piece.hex]
    return Placed(
        facts.SEATS[piece.seat],
        facts.KINDS[piece.kind],
        piece.hex,
        piece.strength,
        piece.own if piece.own in facts.SPECIALS else "",
        piece.own == STUCK_WORD,
        name if name in named else "",
    )


def check_places(pieces: list[Piece]) -> None:
    hexes = [piece.hex for piece in pieces]
    for at in hexes:
        if hexes.count(at) > 1:
            raise ValueError(f"two units stand in {facts.GRID.names[at]}")


def check_strongpoints(ground: list[str], markers: dict[int, tuple[str, ...]]) -> None:
    """A strongpoint stands where it may (G18.9, G18.15)."""
    for at, words in markers.items():
        bits = sum(1 << facts.TOKENS.index(word) for word in words)
        wrong = (
            wrong_markers(facts.TERRAIN.index(ground[at]), bits) if bits & facts.STRONGPOINT else ""
        )
        if wrong:
            raise ValueError(f"{facts.GRID.names[at]} {wrong}")


def by_seat(position: dict[str, Any], key: str, otherwise: list[int]) -> list[int]:
    """A number for each seat: `hq = { british = 3 }`."""
    numbers = otherwise[:]
    for word, number in position.get(key, {}).items():
        numbers[seat_named(word)] = int(number)
    return numbers


def side_named(word: str) -> str:
    return scenario.BOTH if word == scenario.BOTH else facts.SEATS[seat_named(word)]


def objective_of(data: dict[str, Any]) -> Objective:
    known = ["kind", "side", "medals", "hexes", "trench", "line", "needs", "first", "unit", "held"]
    known_keys("an objective", data, known)
    kind = known_word(
        "kind of objective", str(data.get("kind", scenario.HEXES)), scenario.OBJECTIVES
    )
    return Objective(
        kind,
        side_named(str(data["side"])),
        int(data.get("medals", 1)),
        tuple(int(hex_named(at)) for at in data.get("hexes", [])),
        facts.SEATS[seat_named(str(data["trench"]))] if "trench" in data else "",
        int(data.get("line", 0)),
        tuple(int(line) for line in data.get("needs", [])),
        facts.SEATS[seat_named(str(data["first"]))] if "first" in data else "",
        str(data.get("unit", "")),
    )


def special_of(data: dict[str, Any]) -> Special:
    known_keys("a special rule", data, ["rule", "side", "hexes", "unit"])
    rule = known_word("special rule", str(data.get("rule", "")), scenario.SPECIALS)
    return Special(
        rule,
        facts.SEATS[seat_named(str(data["side"]))] if "side" in data else "",
        tuple(int(hex_named(at)) for at in data.get("hexes", [])),
        str(data.get("unit", "")),
    )


def shelling_of(data: dict[str, Any]) -> Shelling:
    known_keys("`shelling`", data, ["side", "rows"])
    rows = sorted(row_named(str(row)) for row in data["rows"])
    return Shelling(facts.SEATS[seat_named(str(data["side"]))], rows[0], rows[-1])


# The position


def place(position: dict[str, Any]) -> GreatWar:
    """The state that a case begins with."""
    known_keys("[position]", position, POSITION_KEYS)
    check_command(position)
    pieces = [read_piece(line) for line in position.get("pieces", [])]
    if "scenario" in position:
        for key in LAID_OUT:
            if key in position:
                raise ValueError(f"a case has either a scenario or `{key}`")
        game = set_up(SHELF.find(position["scenario"]))
    else:
        game = set_up(scenario_of(position, pieces))
    for piece in pieces:
        row = game.unit_at(piece.hex) * common.UNIT_ROW
        game.units[row + common.START] = piece.start
        if piece.own == ABANDONED_WORD:
            game.units[row + common.OWN] = ABANDONED
    if position.keys() != {"scenario"}:  # a scenario and nothing else begins with the deal
        seat = seat_named(position.get("turn", facts.SEATS[game.field.first]))
        deal_cards(game, position, seat)
        set_scalars(game, position, seat)
        hold_objectives(game, position, seat)
        begin(game, position, seat)
    return game


def deal_cards(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    for deck in (COMMAND, COMBAT):
        deck.deal(game, position, seat_named)
    if "card" in position:
        card = COMMAND.named(position["card"])
        if card == facts.FIRST_STRIKE:
            raise ValueError("First Strike is never the card of a turn")
        game.cards[game.hand_at(seat) + COMMAND.take(game, card)] += 1
    for deck in (COMMAND, COMBAT):
        deck.set_pile(game, position)


def set_scalars(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    scalars = game.scalars
    set_turn(game, position, seat)
    hq = by_seat(position, "hq", game.field.hq)
    if sum(hq) > facts.HQ_POOL:
        raise ValueError(f"there are only {facts.HQ_POOL} HQ tokens")
    scalars[slots.HQ : slots.HQ + 2] = hq
    scalars[common.TAKEN : common.TAKEN + 2] = by_seat(position, "medals", [0, 0])
    set_last_cards(game, position, COMMAND, facts.COUNTER_ORDER, copied_card, seat_named)  # G21.5


def hold_objectives(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    """Medals of objectives: those of the side to move, whose turn has begun, and those `held`."""
    number = 0
    for each in position.get("objectives", []):
        kind = each.get("kind", scenario.HEXES)
        groups = (
            len(each["hexes"])
            if kind in scenario.ONE_BY_ONE
            else int(kind in (scenario.LINE, scenario.MAJORITY))
        )
        for at in range(number, number + groups):
            holders = [side for side in range(2) if game.meets_terms(at, side)]
            for side in holders:
                if each.get("held", side == seat):
                    game.scalars[HELD + at] = side
            if not holders and "first" not in each:
                game.scalars[HELD + at] = common.NO_SEAT
        number += groups


def begin(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    """The turn has begun; with `card` it goes on with the orders."""
    game.stack.clear()
    for unit in game.units_of(seat):
        if facts.GRID.rows[game.hex_of(unit)] == game.field.home_row[1 - seat]:
            game.mark(unit, slots.AT_EDGE)
    if "card" not in position:
        game.stack.append(Turn(seat, SPY))
        if "shelling" in position:
            game.stack.append(NoMansLand())
        return
    play_card(game, position, COMMAND, facts.COUNTER_ORDER, copied_card, seat)
    game.stack.append(Turn(seat, ORDER_PHASE))


# What must follow


def differences(game: GreatWar, expect: dict[str, Any]) -> list[str]:
    problems = key_differences(expect, EXPECT_KEYS)
    problems += piece_differences(pieces_of(game), expect, read_piece)
    for place_ in expect.get("gone", []):
        if game.unit_at(hex_named(place_)) != common.NOBODY:
            problems.append(f"{place_} should be empty")
    problems += ground_differences(game, expect)
    for deck in (COMMAND, COMBAT):
        problems += deck.differences(game, expect, seat_named)
    problems += count_differences(expect, "medals", "medals", game.medals, seat_named)
    problems += count_differences(expect, "hq", "HQ tokens", game.hq, seat_named)
    problems += turn_differences(game, expect, facts.SEATS, facts.COMMAND_CARDS, seat_named)
    return problems


def ground_differences(game: GreatWar, expect: dict[str, Any]) -> list[str]:
    """`terrain` names some hexes, `markers` every marker that is on the board."""
    problems = []
    for line in expect.get("terrain", []):
        word, *places = line.split()
        if word not in facts.TERRAIN:
            problems.append(unknown("terrain", word, facts.TERRAIN))
        for place_ in places:
            ground = facts.TERRAIN[game.ground(hex_named(place_))]
            if ground != word:
                problems.append(f"{place_} is {ground}, not {word}")
    if "markers" in expect:
        wanted = read_markers(expect["markers"])
        want = sorted(
            f"{word} {facts.GRID.names[at]}" for at, words in wanted.items() for word in words
        )
        have = markers_of(game)
        if have != want:
            problems.append(f"the markers are {have}, not {want}")
    return problems
