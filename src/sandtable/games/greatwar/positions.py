"""Positions written down by hand, for rule cases: `british infantry f7 3 bomber`, `wire e5`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.battle import (
    ACTIVE,
    NO_SEAT,
    NOBODY,
    OWN_,
    START_,
    TURN,
    UNIT_ROW,
)
from sandtable.colors.piles import names_in
from sandtable.core.data import unknown
from sandtable.games.greatwar.artillery import NoMansLand
from sandtable.games.greatwar.portrait import (
    ABANDONED_WORD,
    STUCK_WORD,
    marker_words,
    own_word,
)
from sandtable.games.greatwar.scenario import (
    BOTH,
    HEXES_,
    LINE,
    MAJORITY,
    OBJECTIVES,
    ONE_BY_ONE,
    ROW_LETTERS,
    STRENGTH_LIMIT,
    Hands,
    Objective,
    Placed,
    Scenario,
    Shelling,
    Special,
    Trench,
    find_scenario,
    wrong_markers,
)
from sandtable.games.greatwar.scenario import SPECIALS as SPECIAL_RULES
from sandtable.games.greatwar.setup import set_up
from sandtable.games.greatwar.state import (
    ABANDONED,
    AT_EDGE,
    C_DISCARDS,
    C_HANDS,
    C_PILE,
    COMMAND_,
    HELD,
    HQ_,
    K_DISCARDS,
    K_HANDS,
    K_PILE,
    LAST,
    PLAYED,
    TAKEN,
    GreatWar,
)
from sandtable.games.greatwar.tables import (
    COMBAT_CARDS,
    COMBAT_KINDS,
    COMMAND_CARDS,
    COMMAND_KINDS,
    COUNTER_ORDER,
    FIRST_STRIKE,
    GRID,
    HEXES,
    HQ_POOL,
    IS_TANK,
    KINDS,
    NATIONS,
    SEATS,
    SPECIALS,
    STRENGTH,
    STRONGPOINT,
    TERRAIN,
    TOKENS,
    WORDS,
)
from sandtable.games.greatwar.turn import ORDER_PHASE, SPY, Turn, copied_card

COUNTRYSIDE: Final = "countryside"
TRENCH: Final = "trench"
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


class Piece(NamedTuple):
    """A unit as a line of a case names it."""

    seat: int
    kind: int
    hex: Hex
    strength: int
    start: int  # the strength that cards may restore
    own: str = ""  # a special figure, `stuck` or `abandoned`

    def __str__(self) -> str:
        words = [SEATS[self.seat], KINDS[self.kind], GRID.names[self.hex], str(self.strength)]
        return " ".join(words + ([self.own] if self.own else []))


# Words


def seat_named(word: str) -> int:
    """The seat of this name, or the seat that plays this nation."""
    if word in SEATS:
        return SEATS.index(word)
    if word in NATIONS:
        return SEATS.index(str(WORDS["nations"][word]["seat"]))
    raise ValueError(unknown("side", word, NATIONS))


def hex_named(word: str) -> Hex:
    at = GRID.hex(word)
    if at == NOWHERE:
        raise ValueError(f'there is no hex "{word}" on the board (a1 to k12)')
    return at


def card_named(word: str) -> int:
    if word not in COMMAND_CARDS:
        raise ValueError(unknown("command card", word, COMMAND_CARDS))
    return COMMAND_CARDS.index(word)


def combat_named(word: str) -> int:
    if word not in COMBAT_CARDS:
        raise ValueError(unknown("combat card", word, COMBAT_CARDS))
    return COMBAT_CARDS.index(word)


def kind_named(word: str) -> int:
    codes = {str(entry["code"]): str(entry["word"]) for entry in WORDS["kinds"].values()}
    kind = codes.get(word, word)
    if kind not in KINDS:
        raise ValueError(unknown("kind of unit", word, KINDS))
    return KINDS.index(kind)


def row_named(word: str) -> int:
    if word not in ROW_LETTERS:
        raise ValueError(unknown("row", word, ROW_LETTERS))
    return ROW_LETTERS.index(word)


def known_keys(what: str, data: dict[str, Any], known: list[str]) -> None:
    for key in data:
        if key not in known:
            raise ValueError(unknown(f"key of {what}", key, known))


# Pieces and ground


def read_piece(line: str) -> Piece:
    """`side kind hex [strength] [special figure, stuck or abandoned]`.

    `2/3` is a strength of two that was three; above that of the sheet both must be named: `4/4`.
    """
    words = line.split()
    if len(words) < 3:
        raise ValueError(f'"{line}" is not "side kind hex [strength] [figure or trouble]"')
    seat, kind, at = seat_named(words[0]), kind_named(words[1]), hex_named(words[2])
    rest = words[3:]
    full = STRENGTH[kind]
    strength, start = full, full
    if rest and rest[0][0].isdecimal():
        one, _, other = rest.pop(0).partition("/")
        strength, start = int(one), int(other or full)
    if not 1 <= strength <= start <= STRENGTH_LIMIT:
        raise ValueError(f'"{line}": {KINDS[kind]} has a strength of 1 to {full}')
    own = rest.pop(0) if rest else ""
    known = ["", STUCK_WORD, ABANDONED_WORD] if IS_TANK[kind] else ["", *SPECIALS]
    if own not in known or rest:
        raise ValueError(unknown(f"word for {KINDS[kind]}", " ".join([own, *rest]), known[1:]))
    return Piece(seat, kind, at, strength, start, own)


def read_terrain(lines: list[str]) -> tuple[list[str], list[Trench]]:
    """`forest d4 d5`; `trench german 1: d4 d5` names whose trench it is and which line."""
    ground = [COUNTRYSIDE] * HEXES
    trenches: list[Trench] = []
    for line in lines:
        word, *places = line.replace(":", " ").split()
        if word not in TERRAIN:
            raise ValueError(unknown("terrain", word, TERRAIN))
        if word == TRENCH:
            if not places or places[0] not in NATIONS:
                raise ValueError(f'"{line}" is not "trench side [line]: hex ..."')
            owner = SEATS[seat_named(places.pop(0))]
            number = int(places.pop(0)) if places and places[0].isdecimal() else 1
            hexes = tuple(int(hex_named(place_)) for place_ in places)
            trenches.append(Trench(owner, number, hexes))
        if not places:
            raise ValueError(f'"{line}" names no hex')
        for place_ in places:
            ground[hex_named(place_)] = word
    return ground, trenches


def read_markers(lines: list[str]) -> dict[int, tuple[str, ...]]:
    """`wire e5 e6`, a line for each kind of marker."""
    markers: dict[int, tuple[str, ...]] = {}
    for line in lines:
        word, *places = line.split()
        if word not in TOKENS:
            raise ValueError(unknown("marker", word, TOKENS))
        if not places:
            raise ValueError(f'"{line}" names no hex')
        for place_ in places:
            at = hex_named(place_)
            if word in markers.get(at, ()):
                raise ValueError(f"{place_} has two markers of {word}, expected one")
            markers[at] = (*markers.get(at, ()), word)
    return markers


# The scenario of a case


def scenario_of(position: dict[str, Any], pieces: list[Piece]) -> Scenario:
    """A scenario made for one case."""
    ground, trenches = read_terrain(position.get("terrain", []))
    markers = read_markers(position.get("markers", []))
    check_strongpoints(ground, markers)
    check_places(pieces)
    turn = SEATS[seat_named(position.get("turn", "british"))]
    artillery = by_seat(position, "artillery", [0, 0])
    told = [*position.get("objectives", []), *position.get("specials", [])]
    named = [each["unit"] for each in told if "unit" in each]
    return Scenario(
        id="case",
        date="",
        published="",
        layout="",
        top=SEATS[seat_named(position.get("top", "german"))],
        first=SEATS[seat_named(position.get("first", turn))],
        medals=int(position.get("medals_to_win", 6)),
        hands={word: Hands(5, 2, 0, artillery[seat]) for seat, word in enumerate(SEATS)},
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
    name = GRID.names[piece.hex]
    return Placed(
        SEATS[piece.seat],
        KINDS[piece.kind],
        piece.hex,
        piece.strength,
        piece.own if piece.own in SPECIALS else "",
        piece.own == STUCK_WORD,
        name if name in named else "",
    )


def check_places(pieces: list[Piece]) -> None:
    hexes = [piece.hex for piece in pieces]
    for at in hexes:
        if hexes.count(at) > 1:
            raise ValueError(f"two units stand in {GRID.names[at]}")


def check_strongpoints(ground: list[str], markers: dict[int, tuple[str, ...]]) -> None:
    """A strongpoint stands where it may (G18.9, G18.15)."""
    for at, words in markers.items():
        bits = sum(1 << TOKENS.index(word) for word in words)
        wrong = wrong_markers(TERRAIN.index(ground[at]), bits) if bits & STRONGPOINT else ""
        if wrong:
            raise ValueError(f"{GRID.names[at]} {wrong}")


def by_seat(position: dict[str, Any], key: str, otherwise: list[int]) -> list[int]:
    """A number for each seat: `hq = { british = 3 }`."""
    numbers = otherwise[:]
    for word, number in position.get(key, {}).items():
        numbers[seat_named(word)] = int(number)
    return numbers


def side_named(word: str) -> str:
    return BOTH if word == BOTH else SEATS[seat_named(word)]


def objective_of(data: dict[str, Any]) -> Objective:
    known = ["kind", "side", "medals", "hexes", "trench", "line", "needs", "first", "unit", "held"]
    known_keys("an objective", data, known)
    kind = str(data.get("kind", HEXES_))
    if kind not in OBJECTIVES:
        raise ValueError(unknown("kind of objective", kind, OBJECTIVES))
    return Objective(
        kind,
        side_named(str(data["side"])),
        int(data.get("medals", 1)),
        tuple(int(hex_named(at)) for at in data.get("hexes", [])),
        SEATS[seat_named(str(data["trench"]))] if "trench" in data else "",
        int(data.get("line", 0)),
        tuple(int(line) for line in data.get("needs", [])),
        SEATS[seat_named(str(data["first"]))] if "first" in data else "",
        str(data.get("unit", "")),
    )


def special_of(data: dict[str, Any]) -> Special:
    known_keys("a special rule", data, ["rule", "side", "hexes", "unit"])
    rule = str(data.get("rule", ""))
    if rule not in SPECIAL_RULES:
        raise ValueError(unknown("special rule", rule, SPECIAL_RULES))
    return Special(
        rule,
        SEATS[seat_named(str(data["side"]))] if "side" in data else "",
        tuple(int(hex_named(at)) for at in data.get("hexes", [])),
        str(data.get("unit", "")),
    )


def shelling_of(data: dict[str, Any]) -> Shelling:
    known_keys("`shelling`", data, ["side", "rows"])
    rows = sorted(row_named(str(row)) for row in data["rows"])
    return Shelling(SEATS[seat_named(str(data["side"]))], rows[0], rows[-1])


# The position


def place(position: dict[str, Any]) -> GreatWar:
    """The state that a case begins with."""
    known_keys("[position]", position, POSITION_KEYS)
    if "command" in position and "card" not in position:
        raise ValueError("`command` goes with `card`")
    pieces = [read_piece(line) for line in position.get("pieces", [])]
    if "scenario" in position:
        for key in LAID_OUT:
            if key in position:
                raise ValueError(f"a case has either a scenario or `{key}`")
        game = set_up(find_scenario(position["scenario"]))
    else:
        game = set_up(scenario_of(position, pieces))
    for piece in pieces:
        row = game.unit_at(piece.hex) * UNIT_ROW
        game.units[row + START_] = piece.start
        if piece.own == ABANDONED_WORD:
            game.units[row + OWN_] = ABANDONED
    if position.keys() != {"scenario"}:  # a scenario and nothing else begins with the deal
        seat = seat_named(position.get("turn", SEATS[game.field.first]))
        deal_cards(game, position, seat)
        set_piles(game, position)
        set_scalars(game, position, seat)
        hold_objectives(game, position, seat)
        begin(game, position, seat)
    return game


def deal_cards(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    for word, cards in position.get("hands", {}).items():
        for card in cards:
            take_card(game, card_named(card), C_PILE, C_HANDS + seat_named(word) * COMMAND_KINDS)
    for word, cards in position.get("combat", {}).items():
        for card in cards:
            take_card(game, combat_named(card), K_PILE, K_HANDS + seat_named(word) * COMBAT_KINDS)
    for card in position.get("discards", []):
        take_card(game, card_named(card), C_PILE, C_DISCARDS)
    for card in position.get("combat_discards", []):
        take_card(game, combat_named(card), K_PILE, K_DISCARDS)
    if "card" in position:
        card = card_named(position["card"])
        if card == FIRST_STRIKE:
            raise ValueError("First Strike is never the card of a turn")
        take_card(game, card, C_PILE, C_HANDS + seat * COMMAND_KINDS)


def take_card(game: GreatWar, card: int, pile: int, place_: int) -> None:
    if game.cards[pile + card] == 0:
        word = COMMAND_CARDS[card] if pile == C_PILE else COMBAT_CARDS[card]
        raise ValueError(f'the deck has no more "{word}"')
    game.cards[pile + card] -= 1
    game.cards[place_ + card] += 1


def set_piles(game: GreatWar, position: dict[str, Any]) -> None:
    """A named pile is all there is; the rest is out of this case."""
    if "draw_pile" in position:
        wanted = [card_named(card) for card in position["draw_pile"]]
        for card in range(COMMAND_KINDS):
            game.cards[C_PILE + card] = wanted.count(card)
    if "combat_pile" in position:
        wanted = [combat_named(card) for card in position["combat_pile"]]
        for card in range(COMBAT_KINDS):
            game.cards[K_PILE + card] = wanted.count(card)


def set_scalars(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    scalars = game.scalars
    scalars[ACTIVE] = seat
    scalars[TURN] = int(position.get("turn_number", 11))
    hq = by_seat(position, "hq", game.field.hq)
    if sum(hq) > HQ_POOL:
        raise ValueError(f"there are only {HQ_POOL} HQ tokens")
    scalars[HQ_ : HQ_ + 2] = hq
    scalars[TAKEN : TAKEN + 2] = by_seat(position, "medals", [0, 0])
    last = {
        seat_named(word): card_named(card) for word, card in position.get("last_card", {}).items()
    }
    for side in sorted(last, key=lambda each: last[each] == COUNTER_ORDER):
        scalars[LAST + side] = last[side]
        if last[side] == COUNTER_ORDER:  # what counts is what it copied (G21.5)
            scalars[LAST + side] = copied_card(game, side)


def hold_objectives(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    """Medals of objectives: those of the side to move, whose turn has begun, and those `held`."""
    number = 0
    for each in position.get("objectives", []):
        kind = each.get("kind", HEXES_)
        groups = len(each["hexes"]) if kind in ONE_BY_ONE else int(kind in (LINE, MAJORITY))
        for at in range(number, number + groups):
            holders = [side for side in range(2) if game.meets_terms(at, side)]
            for side in holders:
                if each.get("held", side == seat):
                    game.scalars[HELD + at] = side
            if not holders and "first" not in each:
                game.scalars[HELD + at] = NO_SEAT
        number += groups


def begin(game: GreatWar, position: dict[str, Any], seat: int) -> None:
    """The turn has begun; with `card` it goes on with the orders."""
    game.stack.clear()
    for unit in game.units_of(seat):
        if GRID.rows[game.hex_of(unit)] == game.field.home_row[1 - seat]:
            game.mark(unit, AT_EDGE)
    if "card" not in position:
        game.stack.append(Turn(seat, SPY))
        if "shelling" in position:
            game.stack.append(NoMansLand())
        return
    card = card_named(position["card"])
    game.play_card(seat, card)
    in_force = copied_card(game, seat) if card == COUNTER_ORDER else card
    game.put_in_force(in_force)
    game.remember_card(seat, in_force)
    if "command" in position:
        game.scalars[COMMAND_] = int(position["command"])
    game.stack.append(Turn(seat, ORDER_PHASE))


# What must follow


def pieces_of(game: GreatWar) -> list[str]:
    """Everything on the board, a line a unit."""
    lines = []
    for seat in range(2):
        for unit in game.units_of(seat):
            kind = game.kind(unit)
            own = own_word(kind, game.units[unit * UNIT_ROW + OWN_]) or ""
            strength = game.blocks(unit)
            lines.append(str(Piece(seat, kind, game.hex_of(unit), strength, 0, own)))
    return sorted(lines)


def markers_of(game: GreatWar) -> list[str]:
    """Every marker on the board, a line each."""
    return sorted(
        f"{word} {GRID.names[at]}"
        for at in range(HEXES)
        for word in marker_words(game.markers(Hex(at)))
    )


def differences(game: GreatWar, expect: dict[str, Any]) -> list[str]:
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
        if game.unit_at(hex_named(place_)) != NOBODY:
            problems.append(f"{place_} should be empty")
    problems.extend(ground_differences(game, expect))
    problems.extend(card_differences(game, expect))
    problems.extend(scalar_differences(game, expect))
    return problems


def ground_differences(game: GreatWar, expect: dict[str, Any]) -> list[str]:
    """`terrain` names some hexes, `markers` every marker that is on the board."""
    problems = []
    for line in expect.get("terrain", []):
        word, *places = line.split()
        if word not in TERRAIN:
            problems.append(unknown("terrain", word, TERRAIN))
        for place_ in places:
            ground = TERRAIN[game.ground(hex_named(place_))]
            if ground != word:
                problems.append(f"{place_} is {ground}, not {word}")
    if "markers" in expect:
        wanted = read_markers(expect["markers"])
        want = sorted(f"{word} {GRID.names[at]}" for at, words in wanted.items() for word in words)
        have = markers_of(game)
        if have != want:
            problems.append(f"the markers are {have}, not {want}")
    return problems


def card_differences(game: GreatWar, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, read in (("hands", game.hand), ("combat", game.combat_hand)):
        for word, cards in expect.get(key, {}).items():
            hand = read(seat_named(word))
            if sorted(hand) != sorted(cards):
                problems.append(f"{word} holds {hand}, not {cards}")
    for key, count in (("hand_sizes", game.hand_size), ("combat_sizes", game.combat_size)):
        for word, size in expect.get(key, {}).items():
            have = count(seat_named(word))
            if have != size:
                problems.append(f"{word} holds {have} cards, not {size}")
    for key, start, names in (
        ("discards", C_DISCARDS, COMMAND_CARDS),
        ("draw_pile", C_PILE, COMMAND_CARDS),
        ("combat_discards", K_DISCARDS, COMBAT_CARDS),
        ("combat_pile", K_PILE, COMBAT_CARDS),
    ):
        if key in expect:
            pile = names_in(game.cards, start, names)
            if sorted(pile) != sorted(expect[key]):
                problems.append(f"the {key} are {pile}, not {expect[key]}")
    return problems


def scalar_differences(game: GreatWar, expect: dict[str, Any]) -> list[str]:
    problems = []
    for word, medals in expect.get("medals", {}).items():
        have = game.medals(seat_named(word))
        if have != medals:
            problems.append(f"{word} has {have} medals, not {medals}")
    for word, tokens in expect.get("hq", {}).items():
        have = game.hq(seat_named(word))
        if have != tokens:
            problems.append(f"{word} has {have} HQ tokens, not {tokens}")
    if "winner" in expect:
        result = game.result()
        winner = (result["seat"] if result else None) or "nobody"
        wanted = expect["winner"]
        if winner != (wanted if wanted == "nobody" else SEATS[seat_named(wanted)]):
            problems.append(f"the winner is {winner}, not {wanted}")
    if "turn" in expect and game.active() != seat_named(expect["turn"]):
        problems.append(f"it is the turn of {SEATS[game.active()]}, not {expect['turn']}")
    if "command" in expect and game.command() != expect["command"]:
        problems.append(f"command is {game.command()}, not {expect['command']}")
    if "card" in expect:
        card = game.scalars[PLAYED]
        played = COMMAND_CARDS[card] if card >= 0 else "none"
        if played != expect["card"]:
            problems.append(f"the card on the table is {played}, not {expect['card']}")
    return problems
