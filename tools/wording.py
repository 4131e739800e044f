"""Whether our rules of play are in our own words: no eight words in a row are another text's.

    python tools/wording.py [FOLDER]

compares every page of `docs/rules` with every text in the folder, the rulebooks that we learnt the
games from; `../shared/seeds` beside the clone if none is named. They belong to others and are not
part of the repository. Where there are none, nothing is compared: the tool says so and fails.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = ROOT / "docs" / "rules"
SEEDS: Final = ROOT.parent / "shared" / "seeds"
LONGEST: Final = 7  # words in a row that may be the same

# The text of Maria's summary has its Greek capitals from sigma on shifted by one letter.
SHIFTED: Final = str.maketrans("\u03a2ΣΤΥΦΧΨ", "ΣΤΥΦΧΨΩ")
_SHIFTED_SIGN: Final = "\u03a2"  # no letter: it comes from such a font only
_BROKEN: Final = re.compile(r"[-\u00ad]\s*\n\s*")
_MARKUP: Final = re.compile(r"<[^>]*>|\]\([^)]*\)")
_WORD: Final = re.compile(r"[^\W\d_]+|\d+")


@dataclass(frozen=True)
class Run:
    """Words in a row that two texts have alike."""

    page: str
    line: int
    seed: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {len(self.words)} words of {self.seed}: {self.told}"

    @property
    def told(self) -> str:
        return " ".join(self.words)


def plain(word: str) -> str:
    """A word in small letters without accents, for comparing."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(each for each in letters if not unicodedata.combining(each)).replace("ς", "σ")


def seed_words(text: str) -> list[str]:
    """The words of a text that we learnt from."""
    if _SHIFTED_SIGN in text:
        text = text.translate(SHIFTED)
    return [plain(each) for each in _WORD.findall(_BROKEN.sub("", text))]


def page_words(text: str) -> list[tuple[str, int]]:
    """The words of a page of rules, each with its line; links and markup are no words."""
    text = _MARKUP.sub(lambda found: "\n" * found[0].count("\n"), text)
    return [
        (plain(word), number)
        for number, line in enumerate(text.split("\n"), 1)
        for word in _WORD.findall(line)
    ]


def is_wording(window: tuple[str, ...]) -> bool:
    """More words than numbers: a row of a table is no wording but facts."""
    return 2 * sum(each.isdecimal() for each in window) < len(window)


def runs(page: Path, seed: Path) -> Iterator[Run]:
    """The longest runs of words that the page has from the seed."""
    theirs = seed_words(seed.read_text(encoding="utf-8"))
    size = LONGEST + 1
    windows = (tuple(theirs[at : at + size]) for at in range(len(theirs) - size + 1))
    known = {window for window in windows if is_wording(window)}
    ours = page_words(page.read_text(encoding="utf-8"))
    words = [word for word, _ in ours]
    at = 0
    while at <= len(words) - size:
        end = at
        while tuple(words[end : end + size]) in known:
            end += 1
        if end > at:
            yield Run(page.name, ours[at][1], seed.name, tuple(words[at : end + size - 1]))
            at = end + size - 1
        else:
            at += 1


def compare(folder: Path) -> list[Run]:
    """Every run of every page of rules with every seed."""
    pages, seeds = sorted(RULES.glob("*.md")), sorted(folder.glob("*.txt"))
    return [run for page in pages for seed in seeds for run in runs(page, seed)]


def main(folder: Path) -> int:
    seeds = sorted(folder.glob("*.txt"))
    if not seeds:
        print(f"nothing compared: there are no texts in {folder}")
        return 2
    found = compare(folder)
    for run in found:
        print(run)
    print(f"{len(seeds)} texts compared with {len(list(RULES.glob('*.md')))} pages: {len(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else SEEDS))
