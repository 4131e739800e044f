"""Rule lookup: the paragraph of our rules of play that a refusal or modifier cites."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from sandtable.toolkit.text import FALLBACK, language_of

_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
_RULING: Final = re.compile(r"\s*\[\[[^\]]*\]\]\([^)]*\)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_NUMBER: Final = re.compile(r"([a-z]?)(\d+)((?:[.-]\d+)*)([a-z]?)")
_HEADING: Final = re.compile(r"\s*##+ +(.+)")


@dataclass(frozen=True)
class Passage:
    """A paragraph that was found: its number as rules are cited, and its text."""

    number: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules: the anchor that leads to it, and its heading."""

    anchor: str
    title: str


class Rulebook:
    """The rules of play of one game in one language, by the numbers of their paragraphs.

    What is not written in that language is given in English.
    """

    def __init__(self, folder: Path, language: str = FALLBACK) -> None:
        self.folder = folder
        self.language = language_of(language)
        path = folder / self._file(self.language)
        if not path.is_file():
            self.language = FALLBACK
            path = folder / self._file(FALLBACK)
        self.text = path.read_text(encoding="utf-8") if path.is_file() else ""  # all of it
        anchors = [(found[1], found.start()) for found in _ANCHOR.finditer(self.text)]
        self.places = dict(anchors)
        self.order = [name for name, _ in anchors]
        letters = {name[0] for name in self.order if _NUMBER.fullmatch(name)}
        self.letter = min(letters, default="")  # of all the numbers of this book: N10.5

    @staticmethod
    def _file(language: str) -> str:
        return "rules.md" if language == FALLBACK else f"rules.{language}.md"

    @cached_property
    def english(self) -> Rulebook | None:
        """The book behind this one, if this is a translation."""
        return None if self.language == FALLBACK else Rulebook(self.folder)

    def chapters(self) -> list[Chapter]:
        """Every part of the book with an anchor and a heading of its own, in their order."""
        found = []
        for name in self.order:
            heading = _HEADING.match(self.text, self.places[name] + len(f'<a id="{name}"></a>'))
            if heading is not None:
                found.append(Chapter(name, plain(heading[1])))
        return found

    def paragraph(self, number: str) -> str:
        """A paragraph or a whole chapter as Markdown; empty if there is no such number."""
        name = self.anchor(number)
        if name not in self.places:
            return self.english.paragraph(number) if self.english is not None else ""
        start = self.places[name]
        later = self.order[self.order.index(name) + 1 :]
        end = next((self.places[each] for each in later if not within(each, name)), len(self.text))
        return plain(self.text[start:end])

    def search(self, words: str) -> list[Passage]:
        """The paragraphs with all of these words or beginnings of words, those with most first."""
        wanted = words.casefold().split()
        found: list[tuple[int, Passage]] = []
        for name, after in zip(self.order, [*self.order[1:], ""]):
            if not wanted or not _NUMBER.fullmatch(name):
                continue
            text = plain(self.text[self.places[name] : self.places.get(after, len(self.text))])
            folded = text.casefold()
            counts = [len(re.findall(rf"\b{re.escape(word)}", folded)) for word in wanted]
            if all(counts):
                found.append((sum(counts), Passage(cited(name), text)))
        return [passage for _, passage in sorted(found, key=lambda each: -each[0])]

    def anchor(self, number: str) -> str:
        """`N10.5`, `n10-5`, `10.5` and `N10.5c` as the anchors write them; empty for no number."""
        found = _NUMBER.fullmatch(number.strip().lower())
        if found is None:
            return ""
        letter, chapter, paragraphs, part = found.groups()
        return f"{letter or self.letter}{chapter}{paragraphs.replace('.', '-')}{part}"


def cited(name: str) -> str:
    """An anchor as rules are cited: `n10-5c` is N10.5c."""
    return f"{name[:1].upper()}{name[1:].replace('-', '.')}"


def within(name: str, of: str) -> bool:
    """Whether a paragraph is a part of another (n10-5c of n10-5) or of a chapter (n10)."""
    return name.startswith(f"{of}-") or (name.startswith(of) and name[len(of) :].isalpha())


def plain(text: str) -> str:
    """Without anchors and links, which lead nowhere outside of the page."""
    text = _ANCHOR.sub("", text)
    text = _RULING.sub("", text)
    text = _LINK.sub(r"\1", text)
    return text.strip().removesuffix("---").rstrip().removesuffix("\n-")
