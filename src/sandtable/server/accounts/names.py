"""Names of accounts: which are allowed, and which count as the same.

Two names are the same if they differ in case, accents, blanks or punctuation alone (`folded`), and
also if they look the same (`skeleton`): Latin, Greek and Cyrillic share many shapes, and so do 0
and O, or 1, l and I.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from sandtable.bots import BOTS
from sandtable.games import BOXES
from sandtable.server.problems import RequestProblem
from sandtable.server.security.visitors import clean_name
from sandtable.server.texts import speaker_for
from sandtable.toolkit.text import LANGUAGES

SHORTEST: Final = 2
LONGEST: Final = 24
ALLOWED: Final = " -_.'’"  # beside letters, their marks, and digits
STAFF: Final = (
    *("admin", "administrator", "root", "system", "server", "sandtable", "support", "staff"),
    *("moderator", "mod", "operator", "owner", "referee", "security", "guest", "anonymous"),
    *("nobody", "somebody", "bot", "null", "undefined", "me", "you"),
    *("διαχειριστής", "συντονιστής", "κάποιος", "επισκέπτης", "διαιτητής"),
    *("adminisztrátor", "rendszergazda", "moderátor", "valaki", "vendég", "játékvezető"),
)

# Capitals first: Greek Η looks like H, though its small letter looks like n.
CAPITALS: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ" + "АВЕЗКМНОРСТУХІЈЅԌҮҺԚԜЁЇ",
    "ABEZHIKMNOPTYXCM" + "ABE3KMHOPCTYXIJSGYHQWEI",
)
SMALL: Final = str.maketrans(
    "αβγεηικνορστυχωϲϳ" + "авезкмнорстухіјѕԍүһԛԝԁпгь" + "ıɑɡʟ01|!i5",
    "abyenlkvopotuxwcj" + "abe3kmhopctyxljsgyhqwdnrb" + "laglollll" + "s",
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def without_accents(name: str) -> str:
    """Without accents."""
    parts = unicodedata.normalize("NFKD", name)
    return "".join(each for each in parts if not unicodedata.combining(each))


def letters_only(name: str) -> str:
    """Without blanks and punctuation."""
    return "".join(each for each in name if unicodedata.category(each)[0] in "LN" or each in "|!")


def folded(name: str) -> str:
    """Equal for names that differ in case, accents, blanks or punctuation alone."""
    return letters_only(without_accents(without_accents(name).casefold()))


def skeleton(name: str) -> str:
    """Equal for names that look alike."""
    shape = without_accents(without_accents(name).translate(CAPITALS).casefold()).translate(SMALL)
    shape = letters_only(shape)
    for pair, one in PAIRS:
        shape = shape.replace(pair, one)
    return shape


def check_name(name: str) -> str:
    """A name as an account may have it, or the reason why not."""
    name = unicodedata.normalize("NFKC", clean_name(name))
    if not SHORTEST <= len(name) <= LONGEST:
        raise RequestProblem(422, "name-length", fewest=SHORTEST, most=LONGEST)
    if not all(unicodedata.category(each)[0] in "LMN" or each in ALLOWED for each in name):
        raise RequestProblem(422, "name-signs")
    if len(letters_only(without_accents(name))) < SHORTEST:
        raise RequestProblem(422, "name-signs")
    if {folded(name), skeleton(name)} & reserved_skeletons():
        raise RequestProblem(422, "name-reserved")
    return name


@cache
def reserved_skeletons() -> frozenset[str]:
    """Skeletons of names that nobody may have: those of bots, sides, and of the server's people."""
    names = {*STAFF, *BOTS}
    for language in LANGUAGES:
        speaker = speaker_for("", language)
        names |= {speaker.say(f"bot-{bot}") for bot in BOTS}
        for game, box in BOXES.items():
            names |= {*box.seats}
            speaks = speaker_for(game, language)
            names |= {box.face.seat_name(seat, speaks) for seat in range(len(box.seats))}
    names |= {name.split()[-1] for name in names if len(name.split()) == 2}  # no article
    return frozenset(key for name in names for key in (skeleton(name), folded(name)))
