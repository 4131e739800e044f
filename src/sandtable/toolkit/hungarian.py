"""The Hungarian article before a number or a name: `a` before a consonant, `az` before a vowel.

A message asks for it as `{ AZ($step) } { $step }. lépés`. What counts is how the word is spoken:
`az 1`, `a 2`, `az 5`, `az 51`, `az 1000`, and `az f7`, since the letter is called ef.
"""

from __future__ import annotations

import re
from typing import Any, Final

A: Final = "a"
AZ: Final = "az"
VOWELS: Final = frozenset("aáeéiíoóöőuúüű")
# Letters whose names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon
SPOKEN_WITH_VOWEL: Final = VOWELS | frozenset("flmnrsxy")
SPELLED: Final = re.compile(r"[^\W\d_](?![^\W\d_])")  # one letter alone, as in f7
NUMBER: Final = re.compile(r"\d+")


def article(value: Any) -> str:
    """`az` or `a`, as this number or name is spoken."""
    if isinstance(value, int | float):
        return article_of_number(int(value)) if value >= 0 else A  # mínusz
    text = str(value).lstrip(" „»«\"'(")
    if number := NUMBER.match(text):
        return article_of_number(int(number.group()))
    if SPELLED.match(text):
        return AZ if text[0].lower() in SPOKEN_WITH_VOWEL else A
    return AZ if text[:1].lower() in VOWELS else A


def article_of_number(number: int) -> str:
    """By the first word of the number: egy, öt, ötven, ötszáz and ezer begin with a vowel."""
    digits = str(number)
    first = digits[0]
    group = len(digits) % 3  # 1: ones, 2: tens, 0: hundreds of the leading group
    if first == "5":
        return AZ
    if first == "1" and group == 1:  # egy, ezer, egymillió; not tíz, not száz
        return AZ
    return A
