"""What lies beside a board, as lines of text: tracks, cards on the table, a battle, figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from sandtable.cli.terminal.map_parts import SUITS
from sandtable.cli.terminal.maps import PIECE_TEXTS
from sandtable.toolkit.display import Card
from sandtable.toolkit.panels import Cell, Panel, Row
from sandtable.toolkit.text import Speaker

INDENT: Final = "  "
ANY: Final = "any"  # a reserve, which counts as any suit
PIECE: Final = "piece-"
FREE: Final = ("free-infantry", "free-auxiliary")
EMPTY_FIELDS: Final = {"here": "■", "spent": "□"}
Nations = Callable[[str], str]  # the style of a nation


def counted(titles: Sequence[str]) -> list[str]:
    """Equal ones once, with their number."""
    return [
        f"{title} ×{titles.count(title)}" if titles.count(title) > 1 else title
        for title in dict.fromkeys(titles)
    ]


def hand_lines(cards: Sequence[Card], width: int) -> list[Text]:
    """The cards that somebody holds, a hand of each power where there are several."""
    lines = []
    for group in dict.fromkeys(card.group for card in cards):
        titles = counted([card.title for card in cards if card.group == group])
        start = f"{group} " if group else ""
        lines += folded_line(Text(start, "bold") + Text(", ".join(titles)), width)
    return lines


def folded_line(text: Text, width: int) -> list[Text]:
    """Words in as many lines as they need, the further ones set in."""
    whole = list(text.wrap(MEASURE, max(width, 20)))
    if len(whole) == 1:
        return whole
    lines = list(text.wrap(MEASURE, max(width - len(INDENT), 18)))
    return [lines[0], *(Text(INDENT) + line for line in lines[1:])]


MEASURE: Final = Console(width=200)


class Panels:
    """Panels in a column of some width."""

    def __init__(self, speaker: Speaker, width: int, nations: Nations) -> None:
        self.speaker = speaker
        self.width = width
        self.nations = nations

    def title(self, panel: Panel) -> Text:
        return Text(panel.title, "bold underline" if panel.now else "bold")

    def lines(self, panel: Panel) -> list[Text]:
        """All of a panel, below its title."""
        drawn = [self.title(panel)]
        if panel.kind == "figures":
            drawn += self.figures(panel)
        else:
            for row in panel.rows:
                drawn += self.row(panel, row)
        if panel.note:
            drawn += [Text(INDENT) + each for each in self.wrapped(Text(panel.note, "dim"))]
        return drawn

    def wrapped(self, text: Text) -> list[Text]:
        return folded_line(text, self.width - len(INDENT))

    def figures(self, panel: Panel) -> list[Text]:
        """A table, its columns as wide as what is in them."""
        rows = [[self.cell(cell).plain for cell in row.cells] for row in panel.rows]
        count = max((len(row) for row in rows), default=0)
        head = list(panel.head[1:]) + [""] * (count - len(panel.head[1:]))
        widths = [
            max([cell_len(head[at]), *(cell_len(row[at]) for row in rows if at < len(row))])
            for at in range(count)
        ]
        label = max((cell_len(row.label) for row in panel.rows), default=0) + 2
        if label + sum(widths) + 2 * count > self.width and any(head):
            return self.figures_in_words(panel, head)
        drawn = []
        if any(head):
            line = Text(" " * label)
            for words, wide in zip(head, widths, strict=False):
                line.append("  " + " " * (wide - cell_len(words)) + words, "dim")
            drawn.append(line)
        for row, cells in zip(panel.rows, rows, strict=True):
            line = self.label(row)
            line.append(" " * (label - line.cell_len))
            for at, words in enumerate(cells):
                pad = " " * (widths[at] - cell_len(words))
                line.append("  " + (pad + words if any(head) else words))
            drawn.append(line)
        return drawn

    def figures_in_words(self, panel: Panel, head: Sequence[str]) -> list[Text]:
        """A table that is too wide: every field with its heading."""
        drawn = []
        for row in panel.rows:
            told = [
                f"{name} {self.cell(cell).plain}".strip()
                for name, cell in zip(head, row.cells, strict=False)
                if cell.text
            ]
            drawn += self.wrapped(self.label(row) + Text(": " + ", ".join(told)))
        return drawn

    def row(self, panel: Panel, row: Row) -> list[Text]:
        """A label, its fields, the total; then its note."""
        line = self.label(row)
        if row.total and panel.kind == "track":
            line.append(f" ({row.total})", "dim")
        cells = [self.cell(cell, panel.kind) for cell in row.cells]
        gap = "" if panel.kind == "track" and any(not cell.text for cell in row.cells) else " "
        words = Text(gap).join([cell for cell in cells if cell.plain])
        if words.plain:
            line = line + Text(": " if line.plain.strip() else "") + words
        if row.total and panel.kind != "track":
            line.append(f" = {row.total}", "bold")
        drawn = self.wrapped(line)
        if row.note:
            drawn += [Text(INDENT) + each for each in self.wrapped(Text(row.note, "dim"))]
        return drawn

    def label(self, row: Row) -> Text:
        mark = "▸" if row.active else " "
        return Text(mark) + Text(row.label, self.nations(row.nation))

    def cell(self, cell: Cell, kind: str = "") -> Text:
        """A field: a card with its suit, pieces with their kind, brackets around a marker."""
        text = cell.text
        if cell.sign in SUITS:
            text = SUITS[cell.sign] + ("" if cell.mark in ("plain", "place") else text)
            if cell.mark in ("plain", "place"):
                text = f"{text} {cell.text}"
        elif cell.sign == ANY:
            text = f"{cell.tip or self.speaker.say('cli-reserve')} {text}".strip()
        elif cell.sign.startswith(PIECE):
            name = cell.sign.removeprefix(PIECE).partition("_")[2].removesuffix("-dug")
            if kind:  # a table has a heading, and its rows have names
                text = f"{text} {self.speaker.name(PIECE_TEXTS[name])}"
        elif cell.sign in FREE:
            text = f"{text}□"
        if kind == "track" and not text:
            return Text(EMPTY_FIELDS.get(cell.mark, "·"), "" if cell.mark == "here" else "dim")
        if cell.mark == "here":
            return Text(f"[{text}]", "bold reverse")
        if cell.mark in ("hidden", "down") and kind != "track":
            return Text(f"?{text}" if text != "?" else text, "dim")
        if cell.mark == "gap":
            return Text("|" if kind == "cards" else "·", "dim")
        return Text(
            text, "dim" if cell.mark == "spent" else "bold" if cell.mark == "strong" else ""
        )
