"""The field as a picture: what a renderer, a terminal or a page draws of a position."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import ClassVar, Final, final

from sandtable.boards.hexes import DIRECTIONS
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.drawings import Drawings
from sandtable.drawing.hexes.picture import Leader, Objective, Picture, Piece
from sandtable.games.napoleonics.files.scenario import SHELF
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.hover import ATTACKS
from sandtable.games.napoleonics.table.words import NAMES, WORDS, leader as leader_name
from sandtable.toolkit.text import Speaker

# The nations whose colours the sides wear
NATIONS: Final = [facts.NATIONS[facts.SEAT_OF_NATION.index(seat)] for seat in (0, 1)]


@final
class NapoleonicsDrawings(Drawings[Napoleonics]):
    """Commands & Colors: Napoleonics."""

    seats = facts.SEATS
    signs: ClassVar[dict[str, str]] = {"square": "square"}
    words = WORDS
    attacks = ATTACKS
    shelf = SHELF
    nations = NATIONS
    section_lines = (4.0, 9.0)

    def terrain(self, game: Napoleonics) -> list[str]:
        return [facts.TERRAIN[each] if each else "" for each in game.field.terrain]

    def completed(self, picture: Picture, game: Napoleonics, speaker: Speaker) -> Picture:
        works = {
            facts.GRID.names[at]: tuple(DIRECTIONS[n] for n in range(6) if works >> n & 1)
            for at, works in enumerate(game.field.works)
            if works
        }
        return replace(picture, works=works)

    def leaders(self, game: Napoleonics, speaker: Speaker) -> list[Leader]:
        return [
            leader_shown(
                leader,
                game.field.leader_names[leader],
                facts.NATIONS[game.leader_nation(leader)],
                facts.GRID.names[game.leader_hex(leader)],
                speaker,
            )
            for leader in game.leaders_of(0) + game.leaders_of(1)
        ]

    def objectives(self, game: Napoleonics) -> list[Objective]:
        """A hex that serves both sides is shown once, without a nation."""
        seats: dict[tuple[str, int], list[int]] = {}
        for each in game.field.objectives:
            seats.setdefault((facts.GRID.names[each.hex], each.banners), []).append(each.seat)
        return [
            Objective(name, banners, self.nations[of[0]] if len(of) == 1 else "")
            for (name, banners), of in seats.items()
        ]

    def piece(self, game: Napoleonics, unit: Unit, speaker: Speaker) -> Piece:
        nation, kind = game.word(unit).split(" ")
        name = facts.GRID.names[game.hex_of(unit)]
        words = [NAMES.key("nations", nation), NAMES.key("kinds", kind)]
        blocks, full = game.blocks(unit), facts.FULL[game.kind(unit)]
        label = f"{', '.join(speaker.name(word) for word in words)}, {blocks}/{full}"
        return Piece(nation, kind, name, blocks, full, game.in_square(unit), label, f"u{unit}")

    def sheet_pieces(self) -> list[Piece]:
        found = []
        for kind, name in enumerate(facts.KINDS):
            nation, word = name.split(" ")
            shapes = (False, True) if facts.CLASS[kind] == facts.INFANTRY else (False,)
            found += [
                Piece(nation, word, "", blocks, facts.FULL[kind], square)
                for square in shapes
                for blocks in range(1, facts.FULL[kind] + 1)
            ]
        return found

    def seat_of(self, nation: str) -> int:
        return facts.SEAT_OF_NATION[facts.NATIONS.index(nation)]


DRAWINGS: Final = NapoleonicsDrawings()


@lru_cache(maxsize=1024)
def leader_shown(number: int, word: str, nation: str, place: str, speaker: Speaker) -> Leader:
    name = str(leader_name(speaker.phrases, "leader", word)["leader"])
    label = f"{name}, {speaker.name(NAMES.key('nations', nation))}"
    return Leader(name, nation, place, label, f"l{number}")
