"""Positions written down by hand, for rule cases: `french cuirassier f7 3`, `hill e5`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from sandtable.boards.hexes import DIRECTIONS, NOWHERE, Hex
from sandtable.colors.battle import ACTIVE, NO_CARD, START_, TURN, UNIT_ROW
from sandtable.core.data import unknown
from sandtable.games.napoleonics.scenario import (
    BOTH,
    MODES,
    SPECIALS,
    WHILE_HELD,
    Objective,
    Placed,
    PlacedLeader,
    Scenario,
    Special,
    find_scenario,
)
from sandtable.games.napoleonics.setup import set_up
from sandtable.games.napoleonics.state import (
    COMMAND_,
    COUNTERS,
    DISCARDS,
    DRAW_PILE,
    HANDS,
    LAST,
    PLAYED,
    SQUARE_,
    TAKEN,
    TRACKS,
    Napoleonics,
)
from sandtable.games.napoleonics.tables import (
    CARD_KINDS,
    CARDS,
    COUNTER_ATTACK,
    FULL,
    GRID,
    HEXES,
    KINDS,
    NATIONS,
    SEAT_OF_NATION,
    SEATS,
    TERRAIN,
    UNIT_TYPES,
    WORDS,
)
from sandtable.games.napoleonics.turn import COMMAND_PHASE, ORDER_PHASE, Turn, copied_card

LEADER: Final = "leader"
SQUARE: Final = "square"
POSITION_KEYS: Final = [
    "scenario", "top", "turn", "turn_number", "card", "command", "hands", "terrain", "pieces",
    "banners", "banners_to_win", "last_card", "discards", "draw_pile", "tracks", "objectives",
    "specials", "first",
]  # fmt: skip
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
        words = [self.nation, self.kind, GRID.names[self.hex]]
        if self.kind != LEADER:
            words.append(str(self.blocks))
        return " ".join(words + ([SQUARE] if self.square else []))


def seat_named(word: str) -> int:
    """The seat of this name, or the seat that plays this nation."""
    if word in SEATS:
        return SEATS.index(word)
    if word in NATIONS:
        return SEAT_OF_NATION[NATIONS.index(word)]
    raise ValueError(unknown("side", word, [*SEATS, *NATIONS]))


def hex_named(word: str) -> Hex:
    at = GRID.hex(word)
    if at == NOWHERE:
        raise ValueError(f'there is no hex "{word}" on the board (a1 to i13)')
    return at


def card_named(word: str) -> int:
    if word not in CARDS:
        raise ValueError(unknown("card", word, CARDS))
    return CARDS.index(word)


def kind_named(word: str) -> str:
    codes = {str(entry["code"]): str(entry["word"]) for entry in WORDS["kinds"].values()}
    kind = codes.get(word, word)
    if kind not in (*UNIT_TYPES, LEADER):
        raise ValueError(unknown("kind of unit", word, [*UNIT_TYPES, LEADER]))
    return kind


def read_piece(line: str) -> Piece:
    """`nation kind hex [blocks] [square]`, or `nation leader [name] hex`."""
    words = line.split()
    if len(words) < 3 or words[0] not in NATIONS:
        raise ValueError(f'"{line}" is not "nation kind hex [blocks] [square]"')
    nation, kind = words[0], kind_named(words[1])
    rest = words[2:]
    square = rest[-1] == SQUARE
    if square:
        rest = rest[:-1]
    if kind == LEADER:
        return Piece(nation, kind, hex_named(rest[-1]), 0, False, " ".join(rest[:-1]))
    name = f"{nation} {kind}"
    if name not in KINDS:
        raise ValueError(f"the {nation} army has no {kind}")
    full = FULL[KINDS.index(name)]
    strength, _, start = (rest[1] if len(rest) > 1 else str(full)).partition("/")
    numbers = [strength, start or str(full)]
    if len(rest) > 2 or not all(each.isdecimal() for each in numbers):
        raise ValueError(f'"{line}" is not "nation kind hex [blocks] [square]"')
    if not 1 <= int(numbers[0]) <= int(numbers[1]) <= full:
        raise ValueError(f'"{line}": {name} has 1 to {full} blocks')
    at = hex_named(rest[0])
    return Piece(nation, kind, at, int(numbers[0]), square, "", int(numbers[1]))


def read_terrain(lines: list[str]) -> tuple[list[str], dict[int, tuple[int, ...]]]:
    """`forest d4 d5`; `field-works e5 sw se` names a hex and the sides it protects."""
    ground = ["clear"] * HEXES
    works: dict[int, tuple[int, ...]] = {}
    for line in lines:
        word, *places = line.split()
        if word not in TERRAIN:
            raise ValueError(unknown("terrain", word, TERRAIN))
        if not places:
            raise ValueError(f'"{line}" names no hex')
        if word == "field-works":
            unknown_sides = [side for side in places[1:] if side not in DIRECTIONS]
            if unknown_sides or len(places) < 2:
                raise ValueError(f'"{line}" is not "field-works hex side ..."')
            works[hex_named(places[0])] = tuple(DIRECTIONS.index(side) for side in places[1:])
        else:
            for place_ in places:
                ground[hex_named(place_)] = word
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
    turn = SEATS[seat_named(position.get("turn", "french"))]
    return Scenario(
        id="case",
        date="",
        published="",
        layout="",
        top=SEATS[seat_named(position.get("top", "allied"))],
        first=SEATS[seat_named(position.get("first", turn))],
        hands=dict.fromkeys(SEATS, 5),
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
                raise ValueError(f"two pieces of a sort stand in {GRID.names[at]}")
    sides = {unit.hex: seat_named(unit.nation) for unit in units}
    for leader in leaders:
        if sides.get(leader.hex, seat_named(leader.nation)) != seat_named(leader.nation):
            raise ValueError(f"a leader stands among enemies in {GRID.names[leader.hex]}")


def known_keys(what: str, data: dict[str, Any], known: list[str]) -> None:
    for key in data:
        if key not in known:
            raise ValueError(unknown(f"key of {what}", key, known))


def objective_of(data: dict[str, Any]) -> Objective:
    known_keys("an objective", data, ["side", "hexes", "banners", "mode", "held"])
    mode = str(data.get("mode", WHILE_HELD))
    if mode not in MODES:
        raise ValueError(unknown("mode", mode, MODES))
    side = str(data["side"])
    return Objective(
        BOTH if side == BOTH else SEATS[seat_named(side)],
        tuple(int(hex_named(at)) for at in data["hexes"]),
        int(data.get("banners", 1)),
        mode,
    )


def special_of(data: dict[str, Any]) -> Special:
    rule = str(data.get("rule", ""))
    if rule not in SPECIALS:
        raise ValueError(unknown("special rule", rule, list(SPECIALS)))
    known_keys(f'the special rule "{rule}"', data, ["rule", *SPECIALS[rule]])
    row = {"a": 0, "i": 8}.get(str(data.get("row", "")), -1)
    return Special(
        rule,
        SEATS[seat_named(data["side"])],
        row,
        str(data.get("section", "")),
        str(data.get("class", "")),
        int(data.get("banners", 0)),
    )


def place(position: dict[str, Any]) -> Napoleonics:
    """The state that a case begins with."""
    known_keys("[position]", position, POSITION_KEYS)
    if "command" in position and "card" not in position:
        raise ValueError("`command` goes with `card`")
    pieces = [read_piece(line) for line in position.get("pieces", [])]
    if "scenario" in position:
        game = set_up(find_scenario(position["scenario"]))
        if pieces:
            raise ValueError("a case has either a scenario or pieces")
    else:
        game = set_up(scenario_of(position, pieces))
    for piece in pieces:
        if piece.kind != LEADER:
            unit = game.unit_at(piece.hex)
            game.units[unit * UNIT_ROW + START_] = piece.start
    seat = seat_named(position.get("turn", SEATS[game.field.first]))
    deal_cards(game, position, seat)
    set_squares(game, position, pieces)
    set_draw_pile(game, position)
    hold_objectives(game, position, seat)
    if position.keys() != {"scenario"}:  # a scenario and nothing else begins with the deal
        set_scalars(game, position, seat)
    return game


def deal_cards(game: Napoleonics, position: dict[str, Any], seat: int) -> None:
    for word, cards in position.get("hands", {}).items():
        for card in cards:
            take_card(game, card, HANDS + seat_named(word) * CARD_KINDS)
    for card in position.get("discards", []):
        take_card(game, card, DISCARDS)
    if "card" in position:
        take_card(game, position["card"], HANDS + seat * CARD_KINDS)


def set_draw_pile(game: Napoleonics, position: dict[str, Any]) -> None:
    """A named draw pile is all there is; the rest is out of this case."""
    if "draw_pile" in position:
        wanted = [card_named(card) for card in position["draw_pile"]]
        for card in range(CARD_KINDS):
            game.cards[DRAW_PILE + card] = wanted.count(card)


def hold_objectives(game: Napoleonics, position: dict[str, Any], seat: int) -> None:
    """Banners of objectives: those of the side to move, whose turn has begun, and those `held`."""
    for each in position.get("objectives", []):
        hexes = [hex_named(at) for at in each["hexes"]]
        for number, objective in enumerate(game.field.objectives):
            if objective.hex not in hexes or not game.friend_at(objective.seat, objective.hex):
                continue
            if each.get("held", objective.seat == seat):
                if objective.for_good:
                    game.gain_objective(objective.seat, number)
                else:
                    game.hold_objective(objective.seat, number)


def take_card(game: Napoleonics, word: str, place_: int) -> None:
    card = card_named(word)
    if game.cards[DRAW_PILE + card] == 0:
        raise ValueError(f'the deck has no more "{word}"')
    game.cards[DRAW_PILE + card] -= 1
    game.cards[place_ + card] += 1


def set_squares(game: Napoleonics, position: dict[str, Any], pieces: list[Piece]) -> None:
    """Counters in the order of the pieces, with the cards of `tracks` or any that are left."""
    tracks = {seat_named(word): list(cards) for word, cards in position.get("tracks", {}).items()}
    counters = [0, 0]
    squares = [seat_named(piece.nation) for piece in pieces if piece.square]
    for side, words in tracks.items():
        if len(words) > squares.count(side):
            raise ValueError(f"{SEATS[side]} has more cards on the track than squares")
    for piece in pieces:
        if not piece.square:
            continue
        unit = game.unit_at(piece.hex)
        seat = game.seat_of(unit)
        if counters[seat] == COUNTERS:
            raise ValueError(f"{SEATS[seat]} has only {COUNTERS} square counters")
        words = tracks.get(seat, [])
        if counters[seat] < len(words):
            card = card_named(words[counters[seat]])
        else:
            card = next(each for each in range(CARD_KINDS) if game.cards[DRAW_PILE + each])
        if game.cards[DRAW_PILE + card] == 0:
            raise ValueError(f'the deck has no more "{CARDS[card]}"')
        game.cards[DRAW_PILE + card] -= 1
        game.cards[TRACKS + seat * COUNTERS + counters[seat]] = card
        counters[seat] += 1
        game.units[unit * UNIT_ROW + SQUARE_] = counters[seat]


def set_scalars(game: Napoleonics, position: dict[str, Any], seat: int) -> None:
    scalars = game.scalars
    scalars[ACTIVE] = seat
    scalars[TURN] = int(position.get("turn_number", 11))
    for word, banners in position.get("banners", {}).items():
        scalars[TAKEN + seat_named(word)] = int(banners)
    last = {
        seat_named(word): card_named(card) for word, card in position.get("last_card", {}).items()
    }
    for side in sorted(last, key=lambda each: last[each] == COUNTER_ATTACK):
        scalars[LAST + side] = last[side]
        if last[side] == COUNTER_ATTACK:  # what counts is what it copied (N28.4)
            scalars[LAST + side] = copied_card(game, side)
    game.stack.clear()
    if "card" not in position:
        game.stack.append(Turn(seat, COMMAND_PHASE))
        return
    card = card_named(position["card"])
    game.play_card(seat, card)
    in_force = copied_card(game, seat) if card == COUNTER_ATTACK else card
    game.put_in_force(in_force)
    game.remember_card(seat, in_force)
    if "command" in position:
        scalars[COMMAND_] = int(position["command"])
    game.stack.append(Turn(seat, ORDER_PHASE))


# What must follow


def pieces_of(game: Napoleonics) -> list[str]:
    """Everything on the board, a line a piece."""
    lines = []
    for seat in range(2):
        for unit in game.units_of(seat):
            nation, kind = KINDS[game.kind(unit)].split(" ")
            at = game.hex_of(unit)
            lines.append(str(Piece(nation, kind, at, game.blocks(unit), game.in_square(unit), "")))
        for leader in game.leaders_of(seat):
            nation = NATIONS[game.leader_nation(leader)]
            lines.append(str(Piece(nation, LEADER, game.leader_hex(leader), 0, False, "")))
    return sorted(lines)


def differences(game: Napoleonics, expect: dict[str, Any]) -> list[str]:
    problems: list[str] = []
    for key in expect:
        if key not in EXPECT_KEYS:
            problems.append(unknown("key of [expect]", key, EXPECT_KEYS))
    have = pieces_of(game)
    if "pieces" in expect:
        want = sorted(str(read_piece(line)) for line in expect["pieces"])
        problems.extend(f"missing: {line}" for line in want if line not in have)
        problems.extend(f"not expected: {line}" for line in have if line not in want)
    for line in expect.get("has", []):
        if str(read_piece(line)) not in have:
            problems.append(f"missing: {line}; there is: {', '.join(have)}")
    for place_ in expect.get("gone", []):
        at = hex_named(place_)
        if game.unit_at(at) >= 0 or game.leader_at(at) >= 0:
            problems.append(f"{place_} should be empty")
    problems.extend(card_differences(game, expect))
    problems.extend(scalar_differences(game, expect))
    return problems


def card_differences(game: Napoleonics, expect: dict[str, Any]) -> list[str]:
    problems = []
    for word, cards in expect.get("hands", {}).items():
        hand = game.hand(seat_named(word))
        if sorted(hand) != sorted(cards):
            problems.append(f"{word} holds {hand}, not {cards}")
    for word, size in expect.get("hand_sizes", {}).items():
        have = game.hand_size(seat_named(word))
        if have != size:
            problems.append(f"{word} holds {have} cards, not {size}")
    for word, cards in expect.get("tracks", {}).items():
        start = TRACKS + seat_named(word) * COUNTERS
        track = [CARDS[card] for card in game.cards[start : start + COUNTERS] if card != NO_CARD]
        if track != cards:
            problems.append(f"{word} has {track} on the track, not {cards}")
    for key, start in (("discards", DISCARDS), ("draw_pile", DRAW_PILE)):
        if key in expect:
            pile = [
                CARDS[card] for card in range(CARD_KINDS) for _ in range(game.cards[start + card])
            ]
            if sorted(pile) != sorted(expect[key]):
                problems.append(f"the {key} are {pile}, not {expect[key]}")
    return problems


def scalar_differences(game: Napoleonics, expect: dict[str, Any]) -> list[str]:
    problems = []
    for word, banners in expect.get("banners", {}).items():
        have = game.banners(seat_named(word))
        if have != banners:
            problems.append(f"{word} has {have} banners, not {banners}")
    result = game.result()
    if "winner" in expect:
        winner = result["seat"] if result else "nobody"
        wanted = expect["winner"]
        if winner != (wanted if wanted == "nobody" else SEATS[seat_named(wanted)]):
            problems.append(f"the winner is {winner}, not {wanted}")
    if "turn" in expect and game.active() != seat_named(expect["turn"]):
        problems.append(f"it is the turn of {SEATS[game.active()]}, not {expect['turn']}")
    if "command" in expect and game.command() != expect["command"]:
        problems.append(f"command is {game.command()}, not {expect['command']}")
    if "card" in expect:
        card = game.scalars[PLAYED]
        played = CARDS[card] if card >= 0 else "none"
        if played != expect["card"]:
            problems.append(f"the card on the table is {played}, not {expect['card']}")
    return problems
