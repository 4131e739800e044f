"""Pieces, ground and markers as lines: `british infantry f7 3 bomber`, `wire e5`.

Rule cases name them so, and what is on the board is compared in the same form.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.boards.hexes import Hex
from sandtable.colors.files.positions import CaseWords, number_of, spelled_out, word_and_places
from sandtable.colors.rules import slots as common
from sandtable.games.greatwar.files import scenario
from sandtable.games.greatwar.rules import facts, views
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.toolkit.data import unknown

WORDS: Final = CaseWords(facts.WORDS, facts.GRID)
COUNTRYSIDE: Final = "countryside"
TRENCH: Final = "trench"


class Piece(NamedTuple):
    """A unit as a line of a case names it."""

    seat: int
    kind: int
    hex: Hex
    strength: int
    start: int  # the strength that cards may restore
    own: str = ""  # a special figure, `stuck` or `abandoned`

    def __str__(self) -> str:
        words = [
            facts.SEATS[self.seat],
            facts.KINDS[self.kind],
            facts.GRID.names[self.hex],
            str(self.strength),
        ]
        return " ".join(words + ([self.own] if self.own else []))


# Words


def kind_named(word: str) -> int:
    return number_of("kind of unit", spelled_out(word, facts.WORDS["kinds"]), facts.KINDS)


def row_named(word: str) -> int:
    return number_of("row", word, scenario.ROW_LETTERS)


# Pieces and ground


def read_piece(line: str) -> Piece:
    """`side kind hex [strength] [special figure, stuck or abandoned]`.

    `2/3` is a strength of two that was three; above that of the sheet both must be named: `4/4`.
    """
    words = line.split()
    if len(words) < 3:
        raise ValueError(f'"{line}" is not "side kind hex [strength] [figure or trouble]"')
    seat, kind, at = WORDS.seat(words[0]), kind_named(words[1]), WORDS.hex(words[2])
    rest = words[3:]
    full = facts.STRENGTH[kind]
    strength, start = full, full
    if rest and rest[0][0].isdecimal():
        one, _, other = rest.pop(0).partition("/")
        strength, start = int(one), int(other or full)
    if not 1 <= strength <= start <= scenario.STRENGTH_LIMIT:
        raise ValueError(f'"{line}": {facts.KINDS[kind]} has a strength of 1 to {full}')
    own = rest.pop(0) if rest else ""
    known = (
        ["", views.STUCK_WORD, views.ABANDONED_WORD]
        if facts.IS_TANK[kind]
        else ["", *facts.SPECIALS]
    )
    if own not in known or rest:
        raise ValueError(
            unknown(f"word for {facts.KINDS[kind]}", " ".join([own, *rest]), known[1:])
        )
    return Piece(seat, kind, at, strength, start, own)


def read_terrain(lines: list[str]) -> tuple[list[str], list[scenario.Trench]]:
    """`forest d4 d5`; `trench german 1: d4 d5` names whose trench it is and which line."""
    ground = [COUNTRYSIDE] * facts.HEXES
    trenches: list[scenario.Trench] = []
    for line in lines:
        word, places = word_and_places("terrain", line.replace(":", " "), facts.TERRAIN)
        if word == TRENCH:
            if places[0] not in facts.NATIONS:
                raise ValueError(f'"{line}" is not "trench side [line]: hex ..."')
            owner = WORDS.side(places.pop(0))
            number = int(places.pop(0)) if places and places[0].isdecimal() else 1
            hexes = tuple(int(WORDS.hex(place_)) for place_ in places)
            if not hexes:
                raise ValueError(f'"{line}" names no hex')
            trenches.append(scenario.Trench(owner, number, hexes))
        for place_ in places:
            ground[WORDS.hex(place_)] = word
    return ground, trenches


def read_markers(lines: list[str]) -> dict[int, tuple[str, ...]]:
    """`wire e5 e6`, a line for each kind of marker."""
    markers: dict[int, tuple[str, ...]] = {}
    for line in lines:
        word, places = word_and_places("marker", line, facts.TOKENS)
        for place_ in places:
            at = WORDS.hex(place_)
            if word in markers.get(at, ()):
                raise ValueError(f"{place_} has two markers of {word}, expected one")
            markers[at] = (*markers.get(at, ()), word)
    return markers


# What is on the board


def pieces_of(game: GreatWar) -> list[str]:
    """Everything on the board, a line a unit."""
    lines = []
    for seat in range(2):
        for unit in game.units_of(seat):
            kind = game.kind(unit)
            own = views.own_word(kind, game.units[unit * common.UNIT_ROW + common.OWN]) or ""
            strength = game.blocks(unit)
            lines.append(str(Piece(seat, kind, game.hex_of(unit), strength, 0, own)))
    return sorted(lines)


def markers_of(game: GreatWar) -> list[str]:
    """Every marker on the board, a line each."""
    return sorted(
        f"{word} {facts.GRID.names[at]}"
        for at in range(facts.HEXES)
        for word in views.marker_words(game.markers(Hex(at)))
    )
