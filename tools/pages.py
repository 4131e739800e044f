"""Pages of the documentation that are made from files: the names of games, and parts to renew."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "napoleonics": "Napoleonics",
    "greatwar": "The Great War",
    "maria": "Maria",
    "lastman": "To the Last Man!",
}


def with_part(text: str, name: str, content: str) -> str:
    """A page in which the part between `<!-- name -->` and `<!-- /name -->` is this."""
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, rest = text.split(begin)
    return f"{before}{begin}\n{content}{end}{rest.split(end)[1]}"
