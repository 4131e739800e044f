"""Boards drawn as text: one line a row of hexes, its letter first, then one word a hex.

    a .   .    FfLN  .
    b   .   H     .
    c .   T*   .     .

Spaces are for the eye. What stands in a word is the game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sandtable.boards.hexes import Hex, HexGrid
from sandtable.toolkit.data import DataError


@dataclass(frozen=True)
class Cell:
    """One hex of a drawing: its word, its number on the board, and where it stands in the file."""

    text: str
    hex: int
    line: int
    column: int


def drawn_cells(
    drawing: str,
    row_lengths: Sequence[int],
    file: str,
    first_line: int,
    problems: list[DataError],
) -> list[Cell]:
    """The hexes of a drawing, in the order of the board.

    What is wrong goes to `problems`; the rows that can be read are read all the same.
    """
    rows = [
        (first_line + offset, line)
        for offset, line in enumerate(drawing.splitlines())
        if line.strip()
    ]
    cells: list[Cell] = []
    first_hex = 0
    for row, length in enumerate(row_lengths):
        if row == len(rows):
            last = rows[-1][0] if rows else first_line
            message = f"the board ends after {_count(row, 'row')}, expected {len(row_lengths)}"
            problems.append(DataError(file, last, message))
            break
        number, line = rows[row]
        words, messages = _row_words(row, length, line, len(row_lengths))
        problems += [DataError(file, number, message) for message in messages]
        cells += [
            Cell(word, first_hex + at, number, column)
            for at, (word, column) in enumerate(words[:length])
        ]
        first_hex += length
    if len(rows) > len(row_lengths):
        message = f"the board has {len(rows)} rows, expected {len(row_lengths)}"
        problems.append(DataError(file, rows[len(row_lengths)][0], message))
    return cells


def row_letter(row: int) -> str:
    return chr(ord("a") + row)


def _row_words(
    row: int, length: int, line: str, rows: int
) -> tuple[list[tuple[str, int]], list[str]]:
    """The words of a row with their columns, without its letter, and what is wrong with it."""
    words = _words(line)
    letter = row_letter(row)
    first = words[0][0]
    messages: list[str] = []
    if first == letter:
        words = words[1:]
    elif len(words) > length and first in [row_letter(other) for other in range(rows)]:
        messages.append(f'this row has the letter "{first}", expected "{letter}"')
        words = words[1:]
    else:
        messages.append(f'this row has no letter, expected "{letter}" before its hexes')
    if len(words) != length:
        messages.append(f"row {letter} has {_count(len(words), 'hex')}, expected {length}")
    return words, messages


def _words(line: str) -> list[tuple[str, int]]:
    words: list[tuple[str, int]] = []
    column = 0
    for word in line.split():
        column = line.index(word, column)
        words.append((word, column + 1))
        column += len(word)
    return words


def _count(number: int, noun: str) -> str:
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun}es" if noun.endswith("x") else f"{number} {noun}s"


def drawn_rows(grid: HexGrid, width: int, word_of: Callable[[Hex], str]) -> list[str]:
    """A board as a drawing, each word in a cell of this width; below it the numbers."""
    lines: list[str] = []
    at = 0
    for row, length in enumerate(grid.row_lengths):
        words = [word_of(Hex(at + column)) for column in range(length)]
        indent = "" if row % 2 == 0 else " " * (width // 2)
        letter = grid.names[at][0]
        lines.append(f"{letter} {indent}" + "".join(each.ljust(width) for each in words).rstrip())
        at += length
    numbers = "".join(str(column + 1).ljust(width) for column in range(grid.row_lengths[0]))
    return [*lines, f"  {numbers}".rstrip()]
