"""A canvas of character cells; a wide character takes two."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

PLAIN: Final = Style()


class Canvas:
    """Cells in rows, each with a letter and a style; and which of them have words on them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[PLAIN] * width for _ in range(height)]
        self.taken = [[False] * width for _ in range(height)]

    def holds(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def put(self, x: int, y: int, letter: str, style: Style = PLAIN) -> None:
        """A letter of the ground: nothing where words are, or beside the sheet."""
        if self.holds(x, y) and not self.taken[y][x]:
            self.letters[y][x] = letter
            self.styles[y][x] += style

    def wash(self, x: int, y: int, style: Style) -> None:
        self.styles[y][x] += style

    def is_free(self, x: int, y: int, width: int) -> bool:
        """Whether so many cells are on the sheet and have no words."""
        if y < 0 or y >= self.height or x < 0 or x + width > self.width:
            return False
        return not any(self.taken[y][x : x + width])

    def write(self, x: int, y: int, words: str, style: Style) -> None:
        """Words that nothing is put over."""
        for letter in words:
            wide = cell_len(letter)
            for at in range(x, min(x + wide, self.width)):
                self.letters[y][at] = letter if at == x else ""
                self.styles[y][at] = Style(bgcolor=self.styles[y][at].bgcolor) + style
                self.taken[y][at] = True
            x += wide

    def reserve(self, x: int, y: int) -> None:
        if self.holds(x, y):
            self.taken[y][x] = True

    def lines(self) -> list[Text]:
        drawn = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text(no_wrap=True, end="")
            start = 0
            for at in range(1, self.width + 1):
                if at == self.width or styles[at] != styles[start]:
                    line.append("".join(letters[start:at]), styles[start])
                    start = at
            if not styles[-1].bgcolor:
                line.rstrip()
            drawn.append(line)
        return drawn
