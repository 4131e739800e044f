"""Text as people type it: compared without case and accents, in ASCII, shortened."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from sandtable.cli.terminal.file_wrapper import WrappedFile

LEAST_STEM: Final = 4  # letters that are left of a shortened name
VOWELS: Final = frozenset("aeiouyαεηιουω")
PARTICLES: Final = frozenset({"am", "an", "der", "op", "von", "of", "auf"})
# What has no letter below it in ASCII: one letter for one, so that columns stay where they are
SIGNS: Final = str.maketrans(
    "■♔★⚑⚔●○◆◇◉▸▾▴◂·•─│╱╲═║┌┐└┘├┤┬┴┼╭╮╰╯≈░▒▓×−–—’‘“”…→←↑↓♣♦♥♠□≤≥▣✓«»",
    "#K*!xo.#+@>v^<..-|/\\=|+++++++++++++~:::x---''\"\".><^vcdhso<>so<>",
)
DOUBLED = {"ß": "ss", "ẞ": "SS", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l"}
DOUBLED |= {sign: f"/{rank}" for rank, sign in enumerate("①②③④⑤⑥⑦⑧", start=1)}


def bare(text: str) -> str:
    """Without accents and other signs on letters."""
    for letter, instead in DOUBLED.items():
        text = text.replace(letter, instead)
    parts = unicodedata.normalize("NFKD", text)
    return "".join(each for each in parts if not unicodedata.combining(each))


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """As it is compared: small bare letters and digits, one space between words."""
    return " ".join(re.findall(r"\w+", bare(text).casefold().replace("_", " ")))


def ascii_of(text: str) -> str:
    """As near as ASCII comes to it; another alphabet stays as it is."""
    return bare(text.translate(SIGNS))


def stem(name: str, least: int) -> str:
    """The beginning of a word up to a consonant before a vowel, and a full stop."""
    for end in range(least, len(name) - 2):
        before, after = bare(name[end - 1]).lower(), bare(name[end]).lower()
        if before.isalpha() and before not in VOWELS and after in VOWELS:
            return name[:end] + "."
    return name


@lru_cache(maxsize=4096)
def shortened(name: str, others: tuple[str, ...] = ()) -> list[str]:
    """Ever shorter forms of a name, the whole of it first, none of them that of another name."""
    taken = {folded(each) for each in others if each != name}
    forms = [name]
    words = name.split()
    if len(words) > 1 and words[1].lower() in PARTICLES:
        forms.append(f"{words[0]}/{words[-1][0]}.")
        if not any(each.startswith(folded(words[0])) for each in taken):
            forms.append(words[0])
    first = words[0]
    for least in (8, 6, LEAST_STEM):
        short = stem(first, least)
        begun = folded(short)
        torn = len(short.rpartition("-")[2]) < len("ab.")  # next to nothing behind a hyphen
        if short != first and not torn and not any(each.startswith(begun) for each in taken):
            forms.append(short)
    return sorted(dict.fromkeys(forms), key=len, reverse=True)


class PlainFile(WrappedFile):
    """A file on which only ASCII is written, as far as it goes, for a terminal that has no more."""

    def write(self, text: str) -> int:
        return super().write(ascii_of(text))
