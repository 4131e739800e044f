"""Positions written down by hand, for rule cases: `french cuirassier f7 3`, `hill e5`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, final

from sandtable.boards.hexes import DIRECTIONS, Hex
from sandtable.colors.files import positions
from sandtable.colors.files.positions import (
    CasePositions,
    CaseWords,
    known_keys,
    known_word,
    word_and_places,
)
from sandtable.colors.rules import slots as common
from sandtable.games.napoleonics.files import scenario
from sandtable.games.napoleonics.files.scenario import (
    Objective,
    Placed,
    PlacedLeader,
    Scenario,
    Special,
)
from sandtable.games.napoleonics.files.setup import chosen, set_up, take_readings
from sandtable.games.napoleonics.rules import facts, slots, views
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.turn import COMMAND_PHASE, ORDER_PHASE, Turn, copied_card
from sandtable.toolkit.data import unknown

WORDS: Final = CaseWords(facts.WORDS, facts.GRID)
DECKS: Final = [views.DECK]
LEADER: Final = "leader"
SQUARE: Final = "square"
POSITION_KEYS: Final = [
    "scenario", "top", "turn", "turn_number", "card", "command", "hands", "terrain", "pieces",
    "banners", "banners_to_win", "last_card", "discards", "draw_pile", "tracks", "objectives",
    "specials", "first", "options",
]  # fmt: skip
LAID_OUT: Final = ["pieces"]  # what a scenario brings with it
EXPECT_KEYS: Final = [
    "pieces", "has", "gone", "banners", "hands", "hand_sizes", "discards", "tracks", "winner",
    "turn", "card", "command", "draw_pile",
]  # fmt: skip


class Piece(NamedTuple):
    """A unit or a leader as a line of a case names it."""

    nation: str
    kind: str  # a type of unit, or `leader`
    hex: Hex
    blocks: int
    square: bool
    name: str
    start: int = 0  # the strength that Rally may restore, 0 for full

    def __str__(self) -> str:
        words = [self.nation, self.kind, facts.GRID.names[self.hex]]
        if self.kind != LEADER:
            words.append(str(self.blocks))
        return " ".join(words + ([SQUARE] if self.square else []))


def kind_named(word: str) -> str:
    kind = positions.spelled_out(word, facts.WORDS["kinds"])
    if kind not in (*facts.UNIT_TYPES, LEADER):
        raise ValueError(unknown("kind of unit", word, [*facts.UNIT_TYPES, LEADER]))
    return kind


def read_piece(line: str) -> Piece:
    """`nation kind hex [blocks] [square]`, or `nation leader [name] hex`."""
    words = line.split()
    if len(words) < 3 or words[0] not in facts.NATIONS:
        raise ValueError(f'"{line}" is not "nation kind hex [blocks] [square]"')
    nation, kind = words[0], kind_named(words[1])
    rest = words[2:]
    square = rest[-1] == SQUARE
    if square:
        rest = rest[:-1]
    if kind == LEADER:
        return Piece(nation, kind, WORDS.hex(rest[-1]), 0, False, " ".join(rest[:-1]))
    name = f"{nation} {kind}"
    if name not in facts.KINDS:
        raise ValueError(f"the {nation} army has no {kind}")
    full = facts.FULL[facts.KINDS.index(name)]
    strength, _, start = (rest[1] if len(rest) > 1 else str(full)).partition("/")
    numbers = [strength, start or str(full)]
    if len(rest) > 2 or not all(each.isdecimal() for each in numbers):
        raise ValueError(f'"{line}" is not "nation kind hex [blocks] [square]"')
    if not 1 <= int(numbers[0]) <= int(numbers[1]) <= full:
        raise ValueError(f'"{line}": {name} has 1 to {full} blocks')
    at = WORDS.hex(rest[0])
    return Piece(nation, kind, at, int(numbers[0]), square, "", int(numbers[1]))


def read_terrain(lines: list[str]) -> tuple[list[str], dict[int, tuple[int, ...]]]:
    """`forest d4 d5`; `field-works e5 sw se` names a hex and the sides it protects."""
    ground = ["clear"] * facts.HEXES
    works: dict[int, tuple[int, ...]] = {}
    for line in lines:
        word, places = word_and_places("terrain", line, facts.TERRAIN)
        if word == "field-works":
            unknown_sides = [side for side in places[1:] if side not in DIRECTIONS]
            if unknown_sides or len(places) < 2:
                raise ValueError(f'"{line}" is not "field-works hex side ..."')
            works[WORDS.hex(places[0])] = tuple(DIRECTIONS.index(side) for side in places[1:])
        else:
            for place_ in places:
                ground[WORDS.hex(place_)] = word
    return ground, works


def scenario_of(position: dict[str, Any], pieces: list[Piece]) -> Scenario:
    """A scenario made for one case."""
    ground, works = read_terrain(position.get("terrain", []))
    units = [
        Placed(piece.nation, piece.kind, piece.hex, piece.blocks)
        for piece in pieces
        if piece.kind != LEADER
    ]
    leaders = [
        PlacedLeader(piece.name or f"{piece.nation} leader", piece.nation, piece.hex)
        for piece in pieces
        if piece.kind == LEADER
    ]
    check_places(units, leaders, ground)
    objectives = [objective_of(each) for each in position.get("objectives", [])]
    specials = [special_of(each) for each in position.get("specials", [])]
    return Scenario(
        *WORDS.head(position, turn="french", top="allied"),
        hands=dict.fromkeys(facts.SEATS, 5),
        banners=int(position.get("banners_to_win", 9)),
        terrain=ground,
        works=works,
        units=units,
        leaders=leaders,
        objectives=objectives,
        specials=specials,
        texts={},
        confidence={},
        path=Path("case"),
    )


def check_places(units: list[Placed], leaders: list[PlacedLeader], ground: list[str]) -> None:
    """One unit and one leader a hex, of the same side."""
    for placed in (units, leaders):
        hexes = [each.hex for each in placed]
        for at in hexes:
            if hexes.count(at) > 1:
                raise ValueError(f"two pieces of a sort stand in {facts.GRID.names[at]}")
    sides = {unit.hex: WORDS.seat(unit.nation) for unit in units}
    for leader in leaders:
        if sides.get(leader.hex, WORDS.seat(leader.nation)) != WORDS.seat(leader.nation):
            raise ValueError(f"a leader stands among enemies in {facts.GRID.names[leader.hex]}")


def objective_of(data: dict[str, Any]) -> Objective:
    known_keys("an objective", data, ["side", "hexes", "banners", "mode", "held"])
    mode = known_word("mode", str(data.get("mode", scenario.WHILE_HELD)), scenario.MODES)
    side = str(data["side"])
    return Objective(
        scenario.BOTH if side == scenario.BOTH else WORDS.side(side),
        tuple(int(WORDS.hex(at)) for at in data["hexes"]),
        int(data.get("banners", 1)),
        mode,
    )


def special_of(data: dict[str, Any]) -> Special:
    rule = known_word("special rule", str(data.get("rule", "")), scenario.SPECIALS)
    known_keys(f'the special rule "{rule}"', data, ["rule", *scenario.SPECIALS[rule]])
    row = {"a": 0, "i": 8}.get(str(data.get("row", "")), -1)
    return Special(
        rule,
        WORDS.side(data["side"]),
        row,
        str(data.get("section", "")),
        str(data.get("class", "")),
        int(data.get("banners", 0)),
    )


@final
class NapoleonicsCases(CasePositions[Napoleonics, Piece]):
    """With leaders, squares and objectives that are held."""

    words = WORDS
    shelf = scenario.SHELF
    decks = DECKS
    copying = facts.COUNTER_ATTACK  # N28.4
    score = "banners"
    keys = POSITION_KEYS
    laid_out = LAID_OUT
    expected = EXPECT_KEYS

    def set_up(self, scenario: Scenario) -> Napoleonics:
        return set_up(scenario)

    def scenario_of(self, position: dict[str, Any], pieces: list[Piece]) -> Scenario:
        return scenario_of(position, pieces)

    def read_piece(self, line: str) -> Piece:
        return read_piece(line)

    def pieces_of(self, game: Napoleonics) -> list[str]:
        return pieces_of(game)

    def copied(self, game: Napoleonics, seat: int) -> int:
        return copied_card(game, seat)

    def finish_piece(self, game: Napoleonics, piece: Piece) -> None:
        if piece.kind != LEADER:
            unit = game.unit_at(piece.hex)
            game.units[unit * common.UNIT_ROW + common.START] = piece.start

    def set_own(
        self, game: Napoleonics, position: dict[str, Any], pieces: list[Piece], seat: int
    ) -> None:
        take_readings(game.field, chosen(position.get("options", {})))
        set_squares(game, position, pieces)
        hold_objectives(game, position, seat)

    def begin(self, game: Napoleonics, position: dict[str, Any], seat: int) -> None:
        game.stack.append(Turn(seat, ORDER_PHASE if "card" in position else COMMAND_PHASE))

    def own_differences(self, game: Napoleonics, expect: dict[str, Any]) -> list[str]:
        problems = []
        for place_ in expect.get("gone", []):
            at = WORDS.hex(place_)
            if game.unit_at(at) >= 0 or game.leader_at(at) >= 0:
                problems.append(f"{place_} should be empty")
        return problems + track_differences(game, expect)


_cases: Final = NapoleonicsCases()
place: Final = _cases.place
differences: Final = _cases.differences


def hold_objectives(game: Napoleonics, position: dict[str, Any], seat: int) -> None:
    """Banners of objectives: those of the side to move, whose turn has begun, and those `held`."""
    for each in position.get("objectives", []):
        hexes = [WORDS.hex(at) for at in each["hexes"]]
        for number, objective in enumerate(game.field.objectives):
            if objective.hex not in hexes or not game.friend_at(objective.seat, objective.hex):
                continue
            if each.get("held", objective.seat == seat):
                if objective.for_good:
                    game.gain_objective(objective.seat, number)
                else:
                    game.hold_objective(objective.seat, number)


def set_squares(game: Napoleonics, position: dict[str, Any], pieces: list[Piece]) -> None:
    """Counters in the order of the pieces, with the cards of `tracks` or any that are left."""
    tracks = {WORDS.seat(word): list(cards) for word, cards in position.get("tracks", {}).items()}
    counters = [0, 0]
    squares = [WORDS.seat(piece.nation) for piece in pieces if piece.square]
    for side, words in tracks.items():
        if len(words) > squares.count(side):
            raise ValueError(f"{facts.SEATS[side]} has more cards on the track than squares")
    for piece in pieces:
        if not piece.square:
            continue
        unit = game.unit_at(piece.hex)
        seat = game.seat_of(unit)
        if counters[seat] == slots.COUNTERS:
            raise ValueError(f"{facts.SEATS[seat]} has only {slots.COUNTERS} square counters")
        words = tracks.get(seat, [])
        if counters[seat] < len(words):
            word = words[counters[seat]]
        else:
            pile = game.cards[slots.DRAW_PILE : slots.DRAW_PILE + facts.CARD_KINDS]
            word = next(name for name, many in zip(facts.CARDS, pile) if many)
        place = slots.TRACKS + seat * slots.COUNTERS + counters[seat]
        game.cards[place] = positions.taken(views.DECK, game, word)
        counters[seat] += 1
        game.units[unit * common.UNIT_ROW + slots.SQUARE] = counters[seat]


def pieces_of(game: Napoleonics) -> list[str]:
    """Everything on the board, a line a piece."""
    lines = []
    for seat in range(2):
        for unit in game.units_of(seat):
            nation, kind = facts.KINDS[game.kind(unit)].split(" ")
            at = game.hex_of(unit)
            lines.append(str(Piece(nation, kind, at, game.blocks(unit), game.in_square(unit), "")))
        for leader in game.leaders_of(seat):
            nation = facts.NATIONS[game.leader_nation(leader)]
            lines.append(str(Piece(nation, LEADER, game.leader_hex(leader), 0, False, "")))
    return sorted(lines)


def track_differences(game: Napoleonics, expect: dict[str, Any]) -> list[str]:
    problems = []
    for word, cards in expect.get("tracks", {}).items():
        found = [card for card in views.track(game, WORDS.seat(word)) if card is not None]
        if found != cards:
            problems.append(f"{word} has {found} on the track, not {cards}")
    return problems
