"""Positions written down by hand, for rule cases: `british infantry f7 3 bomber`, `wire e5`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from sandtable.colors.files.positions import CasePositions
from sandtable.colors.rules import slots as common
from sandtable.games.greatwar.files import case_checks, pieces as lines, scenario, scenario_files
from sandtable.games.greatwar.files.pieces import WORDS, Piece
from sandtable.games.greatwar.files.scenario import Objective, Placed, Scenario, Shelling, Special
from sandtable.games.greatwar.files.setup import set_up
from sandtable.games.greatwar.rules import artillery, facts, medals, slots, views
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.turn import ORDER_PHASE, SPY, Turn, copied_card
from sandtable.toolkit.data import unknown

POSITION_KEYS: Final = [
    "scenario", "top", "first", "turn", "turn_number", "card", "command", "hands", "combat", "hq",
    "artillery", "terrain", "markers", "pieces", "medals", "medals_to_win", "last_card", "discards",
    "draw_pile", "combat_discards", "combat_pile", "objectives", "specials", "shelling", "options",
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
    ground, trenches = lines.read_terrain(position.get("terrain", []))
    markers = lines.read_markers(position.get("markers", []))
    case_checks.check_counts(position)
    case_checks.check_ground(position.get("terrain", []), trenches)
    case_checks.check_board(ground, markers, pieces)
    guns = {WORDS.side(word): int(many) for word, many in position.get("artillery", {}).items()}
    told = [*position.get("objectives", []), *position.get("specials", [])]
    named = [each["unit"] for each in told if "unit" in each]
    made = Scenario(
        *WORDS.head(position, turn="british", top="german"),
        medals=int(position.get("medals_to_win", 6)),
        hands={side: scenario.Hands(5, 2, 0, guns.get(side, 0)) for side in facts.SEATS},
        terrain=ground,
        markers=markers,
        trenches=trenches,
        units=[placed(piece, named) for piece in pieces],
        objectives=[objective_of(each) for each in position.get("objectives", [])],
        specials=[special_of(each, position) for each in position.get("specials", [])],
        shelling=shelling_of(position["shelling"]) if "shelling" in position else None,
        texts={},
        confidence={},
        path=Path("case"),
    )
    case_checks.check_references(made)
    return made


def placed(piece: Piece, named: list[str]) -> Placed:
    """A unit that an objective or a special rule names is called by its hex."""
    name = facts.GRID.names[piece.hex]
    return Placed(
        facts.SEATS[piece.seat],
        facts.KINDS[piece.kind],
        piece.hex,
        piece.strength,
        piece.own if piece.own in facts.SPECIALS else "",
        piece.own == views.STUCK_WORD,
        name if name in named else "",
    )


def side_named(word: str) -> str:
    return scenario.BOTH if word == scenario.BOTH else WORDS.side(word)


def objective_of(data: dict[str, Any]) -> Objective:
    case_checks.check_objective(data)
    return Objective(
        str(data.get("kind", scenario.HEXES)),
        side_named(str(data["side"])),
        int(data.get("medals", 1)),
        tuple(int(WORDS.hex(at)) for at in data.get("hexes", [])),
        WORDS.side(str(data["trench"])) if "trench" in data else "",
        int(data.get("line", 0)),
        tuple(int(line) for line in data.get("needs", [])),
        WORDS.side(str(data["first"])) if "first" in data else "",
        str(data.get("unit", "")),
    )


def special_of(data: dict[str, Any], position: dict[str, Any]) -> Special:
    case_checks.check_special(data, position)
    return Special(
        str(data["rule"]),
        WORDS.side(str(data["side"])) if "side" in data else "",
        tuple(int(WORDS.hex(at)) for at in data.get("hexes", [])),
        str(data.get("unit", "")),
    )


def shelling_of(data: dict[str, Any]) -> Shelling:
    case_checks.check_shelling(data)
    first, last = (lines.row_named(row) for row in data["rows"])
    return Shelling(WORDS.side(str(data["side"])), first, last)


# The position


@final
class GreatWarCases(CasePositions[GreatWar, Piece]):
    """With two decks, tokens, ground and markers that change, and objectives that are held."""

    words = WORDS
    shelf = scenario_files.SHELF
    decks = views.DECKS
    copying = facts.COUNTER_ORDER  # G21.5
    score = "medals"
    keys = POSITION_KEYS
    laid_out = LAID_OUT
    expected = EXPECT_KEYS

    def __init__(self) -> None:
        self.readings: list[str] = []  # of the position that is being set up

    def place(self, position: dict[str, Any]) -> GreatWar:
        """With the readings of the rules that the case names."""
        rest = {key: value for key, value in position.items() if key != "options"}
        self.readings = case_checks.readings_of(position.get("options", []))
        return super().place(rest)

    def set_up(self, scenario: Scenario) -> GreatWar:
        return set_up(scenario, self.readings)

    def scenario_of(self, position: dict[str, Any], pieces: list[Piece]) -> Scenario:
        return scenario_of(position, pieces)

    def read_piece(self, line: str) -> Piece:
        return lines.read_piece(line)

    def pieces_of(self, game: GreatWar) -> list[str]:
        return lines.pieces_of(game)

    def copied(self, game: GreatWar, seat: int) -> int:
        return copied_card(game, seat)

    def finish_piece(self, game: GreatWar, piece: Piece) -> None:
        row = game.unit_at(piece.hex) * common.UNIT_ROW
        game.units[row + common.START] = piece.start
        if piece.own == views.ABANDONED_WORD:
            game.units[row + common.OWN] = medals.ABANDONED

    def deal_cards(self, game: GreatWar, position: Mapping[str, Any], seat: int) -> None:
        if position.get("card") == facts.COMMAND_CARDS[facts.FIRST_STRIKE]:
            raise ValueError("First Strike is never the card of a turn")
        super().deal_cards(game, position, seat)

    def set_own(
        self, game: GreatWar, position: dict[str, Any], pieces: list[Piece], seat: int
    ) -> None:
        views.HQ.put(game, self.by_seat(position, views.HQ.case))
        if game.pool() < 0:
            raise ValueError(f"there are only {facts.HQ_POOL} HQ tokens")
        hold_objectives(game, position, seat)

    def begin(self, game: GreatWar, position: dict[str, Any], seat: int) -> None:
        for unit in game.units_of(seat):
            if facts.GRID.rows[game.hex_of(unit)] == game.field.home_row[1 - seat]:
                game.mark(unit, slots.AT_EDGE)
        game.stack.append(Turn(seat, ORDER_PHASE if "card" in position else SPY))
        if "shelling" in position and "card" not in position:
            game.stack.append(artillery.NoMansLand())

    def own_differences(self, game: GreatWar, expect: dict[str, Any]) -> list[str]:
        problems = []
        for place_ in expect.get("gone", []):
            if game.unit_at(WORDS.hex(place_)) != common.NOBODY:
                problems.append(f"{place_} should be empty")
        problems += ground_differences(game, expect)
        return problems + self.count_differences(expect, views.HQ.case, game.hq)


_cases: Final = GreatWarCases()
place: Final = _cases.place
differences: Final = _cases.differences


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
                    game.scalars[medals.HELD + at] = side
            if not holders and "first" not in each:
                game.scalars[medals.HELD + at] = common.NO_SEAT
        number += groups


def ground_differences(game: GreatWar, expect: dict[str, Any]) -> list[str]:
    """`terrain` names some hexes, `markers` every marker that is on the board."""
    problems = []
    for line in expect.get("terrain", []):
        word, *places = line.split()
        if word not in facts.TERRAIN:
            problems.append(unknown("terrain", word, facts.TERRAIN))
        for place_ in places:
            ground = facts.TERRAIN[game.ground(WORDS.hex(place_))]
            if ground != word:
                problems.append(f"{place_} is {ground}, not {word}")
    if "markers" in expect:
        wanted = lines.read_markers(expect["markers"])
        want = sorted(
            f"{word} {facts.GRID.names[at]}" for at, words in wanted.items() for word in words
        )
        have = lines.markers_of(game)
        if have != want:
            problems.append(f"the markers are {have}, not {want}")
    return problems
