"""A hex battle in text and colour: a picture drawn as bricks, six letters wide, one or two lines
high. Every hex keeps its letter of terrain and every lit hex its brackets, so that colour helps
and is not needed."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.style import Style
from rich.text import Text

from sandtable.cli.terminal.display import Paint
from sandtable.cli.terminal.transcript import click
from sandtable.drawing.hexes.picture import Picture, Piece

WIDTH: Final = 6  # of a hex
CLEAR: Final = "clear"

# Ground: the colour of the hex, that of every second one in a row, and of what is written on it.
# All colours are among the 256 of common terminals, so that none is bent into another.
GROUND: Final[dict[str, tuple[str, str, str]]] = {
    CLEAR: ("#d7d7af", "#d7d787", "#5f5f00"),
    "forest": ("#5f875f", "#5f875f", "#d7ffaf"),
    "hill": ("#d7af5f", "#d7af5f", "#5f0000"),
    "rugged-hill": ("#af875f", "#af875f", "#000000"),
    "town": ("#afafaf", "#a8a8a8", "#000000"),
    "windmill": ("#afafaf", "#a8a8a8", "#000000"),
    "river": ("#5f87d7", "#5f87d7", "#ffffff"),
    "ford": ("#afd7ff", "#afd7ff", "#005f87"),
    "bridge": ("#87afaf", "#87afaf", "#000000"),
    "sand": ("#ffffd7", "#ffffaf", "#875f00"),
}
UNITS: Final = {"french": "#005faf", "british": "#af0000", "portuguese": "#875f00"}
UNIT_TEXT: Final = "#ffffff"
LIT_TEXT: Final = "#ffff00"
CAN: Final = Style(color="#000000", bgcolor="#ffff00", bold=True)
CHOSEN: Final = Style(color="#000000", bgcolor="#5fffff", bold=True)
# With 16 colours the ground has none.
FEW_UNITS: Final = {"french": "blue", "british": "red", "portuguese": "magenta"}
FEW_CAN: Final = Style(color="black", bgcolor="bright_yellow")
FEW_CHOSEN: Final = Style(color="black", bgcolor="bright_cyan")


TROUBLE: Final = {"stuck": "@", "abandoned": "#"}  # how a tank stands, as its legend has it


@dataclass(frozen=True)
class Codes:
    """The short forms of the words of a game, as its `words.toml` has them."""

    nations: dict[str, str]
    kinds: dict[str, str]
    terrain: dict[str, str]
    tokens: dict[str, str]  # what lies in a hex: wire, craters
    specials: dict[str, str]  # who is with a unit

    @classmethod
    @cache
    def read(cls, folder: Path) -> Codes:
        words = tomllib.loads((folder / "words.toml").read_text(encoding="utf-8"))
        tables = ("nations", "kinds", "terrain", "tokens", "specials")
        return cls(*(_codes(words.get(table, {})) for table in tables))


def _codes(table: dict[str, dict[str, str]]) -> dict[str, str]:
    return {str(each["word"]): str(each["code"]) for each in table.values()}


class Letter:
    """A letter that stands for something, and another for terminals that show only plain ones."""

    def __init__(self, fancy: str, plain: str) -> None:
        self.fancy = fancy
        self.plain = plain

    def __get__(self, style: BoardStyle, kind: type[BoardStyle]) -> str:
        return self.fancy if style.paint.fancy else self.plain


@dataclass(frozen=True)
class BoardStyle:
    """How a board is drawn. `sections` are the names to write below it, from left to right."""

    paint: Paint = field(default_factory=Paint)
    sections: tuple[str, ...] = ()
    ordered: frozenset[str] = field(default_factory=frozenset)

    star = Letter("★", "*")
    square = Letter("▣", "s")
    flag = Letter("⚑", "!")
    pointer = Letter("▸", ">")
    line = Letter("┊", ":")


def board(picture: Picture, codes: Codes, style: BoardStyle) -> list[Text]:
    """The lines of the board, from the top."""
    return _Board(picture, codes, style).lines()


class _Board:
    """One picture while it is drawn."""

    def __init__(self, picture: Picture, codes: Codes, style: BoardStyle) -> None:
        self.picture = picture
        self.codes = codes
        self.style = style
        self.pieces = {each.hex: each for each in picture.pieces}
        self.leaders = {each.hex: each for each in picture.leaders}
        self.markers = {
            name: "".join(codes.tokens.get(kind, kind[:1]) for kind in kinds)
            for name, kinds in picture.markers.items()
        }
        self.objectives = {each.hex for each in picture.objectives}
        self.lit = {each.hex for each in picture.highlights if each.kind == "can"}
        self.chosen = {each.hex for each in picture.highlights if each.kind == "chosen"}

    def lines(self) -> list[Text]:
        rows = list(enumerate(self.picture.rows))
        if self.style.paint.flipped:
            rows.reverse()
        drawn = []
        for row, length in rows:
            columns = range(length - 1, -1, -1) if self.style.paint.flipped else range(length)
            drawn.extend(
                self.tall_row(row, columns) if self.style.paint.tall else self.row(row, columns)
            )
        if not self.style.paint.tall:
            drawn.append(self.numbers())
        if self.style.sections:
            drawn.append(self.section_names())
        return drawn

    def margin(self, row: int) -> str:
        """Half a hex for every second row; a low board has the letter of the row before it."""
        letter = "" if self.style.paint.tall else chr(ord("a") + row) + " "
        return letter + " " * (WIDTH // 2 * (row % 2))

    # One hex in two lines: the unit, then the name of the hex and its ground.

    def tall_row(self, row: int, columns: range) -> list[Text]:
        upper, lower = Text(self.margin(row)), Text(self.margin(row))
        for place, column in enumerate(columns):
            name = f"{chr(ord('a') + row)}{column + 1}"
            ground = self.ground(name, column)
            light = self.light(name)
            start = len(upper)
            if name in self.pieces or name in self.leaders:
                mark = self.mark(name)
                upper.append(mark, ground)
                upper.append(self.counter(name, WIDTH - len(mark)), self.counter_style(name))
            else:
                sign = self.flag_or_works(name) if self.style.paint.coloured else ""
                upper.append(sign.ljust(WIDTH), light or ground)
            lower.append(self.foot(name, place + 0.5 * (row % 2)), light or ground)
            for line in (upper, lower):
                line.stylize(self.clicked(name), start)
        return [upper, lower]

    def clicked(self, name: str) -> Style:
        """A lit hex is chosen by a click; at any other one looks."""
        return click(name if name in self.lit else f"look {name}")

    def mark(self, name: str) -> str:
        """Before a unit: what is worth knowing of its hex; without colour rather its nation."""
        if self.style.paint.coloured:
            return self.flag_or_works(name) or " "
        return ""

    def foot(self, name: str, left: float) -> str:
        """`[d12]F`, and the line between two sections where it cuts the hex."""
        lit = name in self.lit or name in self.chosen
        words = (f"[{name}]" if lit else f" {name}").ljust(WIDTH - 1)
        for line in self.section_lines():
            at = round((line - left) * WIDTH)
            if 0 <= at < WIDTH - 1 and words[at] == " ":
                words = words[:at] + self.style.line + words[at + 1 :]
        if words[WIDTH - 2] == " ":
            flag = "" if self.style.paint.coloured else self.flag_or_works(name)
            words = words[: WIDTH - 2] + (flag or self.second_letter(name))
        return words + self.letter(name)

    def section_lines(self) -> list[float]:
        """In widths of a hex from the left edge, as the board is turned."""
        lines = self.picture.sections
        if self.style.paint.flipped:
            return [self.picture.rows[0] - line for line in reversed(lines)]
        return list(lines)

    # One hex in one line: its ground, then the unit or the name of the hex.

    def row(self, row: int, columns: range) -> list[Text]:
        line = Text(self.margin(row))
        for column in columns:
            name = f"{chr(ord('a') + row)}{column + 1}"
            ground = self.ground(name, column)
            light = self.light(name)
            start = len(line)
            if name in self.pieces or name in self.leaders:
                pointer = self.letter(name) if light is None else self.style.pointer
                counter = self.counter(name, WIDTH - 1)
                if len(counter) >= WIDTH and light is None:  # its marks matter more
                    pointer = ""
                line.append(pointer, light or ground)
                line.append(counter[: WIDTH - len(pointer)], self.counter_style(name))
            else:
                mark = self.flag_or_works(name) or self.letter(name)
                words = f"[{name}]" if light else f" {name}"
                line.append(mark + words.ljust(WIDTH - 1), light or ground)
            line.stylize(self.clicked(name), start)
        return [line]

    def numbers(self) -> Text:
        columns = list(range(1, self.picture.rows[0] + 1))
        if self.style.paint.flipped:
            columns.reverse()
        return Text("   " + "".join(str(each).ljust(WIDTH) for each in columns).rstrip(), "dim")

    # What stands in a hex

    def counter(self, name: str, width: int) -> str:
        """`LN 4★`: kind, blocks, and marks for a leader and a square; `fLN 4★` with the nation."""
        piece, leader = self.pieces.get(name), self.leaders.get(name)
        nation = ""
        if not self.style.paint.coloured:
            whose = piece.nation if piece is not None else self.leaders[name].nation
            nation = self.codes.nations.get(whose, "")
        if piece is None:
            words = nation + self.style.star + (leader.name if leader is not None else "")
            return words[:width].ljust(width)
        marks = self.style.star if leader is not None else ""
        if piece.square:
            marks += self.style.square
        marks += TROUBLE.get(piece.state, "") + self.codes.specials.get(piece.badge, "")
        code = nation + self.codes.kinds.get(piece.kind, piece.kind[:2].upper())
        gap = " " * max(0, width - len(code) - 1 - len(marks))
        return f"{code}{gap[:1]}{piece.blocks}{marks}{gap[1:]}"

    def counter_style(self, name: str) -> Style:
        who: Piece | None = self.pieces.get(name)
        nation = who.nation if who is not None else self.leaders[name].nation
        lit = not self.style.paint.tall and (name in self.lit or name in self.chosen)
        ordered = name in self.style.ordered
        if not self.style.paint.shaded:
            ink = "bright_yellow" if lit else "bright_white"
            back = FEW_UNITS.get(nation, "black")
            return Style(color=ink, bgcolor=back, bold=True, underline=ordered)
        return Style(
            color=LIT_TEXT if lit else UNIT_TEXT,
            bgcolor=UNITS.get(nation, "#444444"),
            bold=True,
            underline=ordered,
        )

    def ground(self, name: str, column: int) -> Style:
        if not self.style.paint.shaded:
            return Style()
        one, other, ink = GROUND.get(self.picture.terrain.get(name, CLEAR), GROUND[CLEAR])
        return Style(color=ink, bgcolor=other if column % 2 else one)

    def letter(self, name: str) -> str:
        """The letter of the ground; open ground has none but that of a marker on it."""
        word = self.picture.terrain.get(name, CLEAR)
        if word != CLEAR:
            return self.codes.terrain.get(word, word[:1].upper())
        return self.markers.get(name, " ")[0]

    def second_letter(self, name: str) -> str:
        """A marker for which the letter of the ground leaves no room."""
        markers = self.markers.get(name, "")
        if self.picture.terrain.get(name, CLEAR) == CLEAR:
            markers = markers[1:]
        return markers[:1] or " "

    def flag_or_works(self, name: str) -> str:
        if name in self.objectives:
            return self.style.flag
        return "#" if name in self.picture.works else ""

    def light(self, name: str) -> Style | None:
        shaded = self.style.paint.shaded
        if name in self.chosen:
            return CHOSEN if shaded else FEW_CHOSEN
        if name in self.lit:
            return CAN if shaded else FEW_CAN
        return None

    # Below the board

    def section_names(self) -> Text:
        width = self.picture.rows[0] * WIDTH
        ends = [0, *(round(line * WIDTH) for line in self.section_lines()), width]
        widths = [end - start for start, end in pairwise(ends)]
        widths = [widths[0], *(width - 1 for width in widths[1:])]
        names = [name.center(width) for name, width in zip(self.style.sections, widths)]
        margin = "" if self.style.paint.tall else "  "
        return Text((margin + self.style.line.join(names)).rstrip(), "dim")
