"""Honest dice: a secret that is pledged by its hash before the game, and a word from each seat.

The server draws a secret, shows its hash, and only then takes a word from each seat. A seat first
gives a promise, the hash of its word, and shows the word when every seat is bound by a promise or a
word. The seed of the dice follows from the secret and all words, so nobody could choose the dice,
not even with a look into the database. When the secret is shown at the end of the game, everybody
can check every die and every card.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from sandtable.core.chance import Chance, Purpose, Recorded, Sealed
from sandtable.toolkit.box import Box
from sandtable.toolkit.record import Record, RecordError
from sandtable.toolkit.replay import play_again
from sandtable.toolkit.text import Speaker

SECRET_BYTES: Final = 32
LONGEST_NUMBER: Final = 10
SHORT: Final = 12  # digits of a hash that people compare
CHOSEN: Final = "yes"  # the value of `chosen` in a header
WORD_LABEL: Final = "sandtable word 1"
LABEL: Final = "sandtable dice 1"  # so that no other use of the secret comes to the same hash

# Where the seed of a record came from
PLEDGED: Final = "pledged"  # from a secret that was committed to, and words
BY_CHOICE: Final = "chosen"  # somebody chose it
UNPLEDGED: Final = "unpledged"  # a seed that nobody vouches for
PENDING: Final = "pending"  # committed to, and not shown yet
NO_SEED: Final = "no-seed"  # the record does not say

# What may be wrong
COMMITMENT_DIFFERS: Final = "commitment-differs"
NO_COMMITMENT: Final = "no-commitment"
BAD_WORDS: Final = "bad-words"
BAD_PROMISES: Final = "bad-promises"
WORD_DIFFERS: Final = "word-differs"
SEED_DIFFERS: Final = "seed-differs"
CHOSEN_AND_PLEDGED: Final = "chosen-and-pledged"
OUTCOME_DIFFERS: Final = "outcome-differs"
TOO_FEW_OUTCOMES: Final = "too-few-outcomes"
TOO_MANY_OUTCOMES: Final = "too-many-outcomes"
DOES_NOT_REPLAY: Final = "does-not-replay"
BAD_BRANCH: Final = "bad-branch"


def new_secret() -> str:
    """256 bits that nobody can guess, as 64 hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game."""
    return sha256(secret.encode()).hexdigest()


def promise_of(word: str) -> str:
    """What a seat shows of its word before it shows the word."""
    return sha256(f"{WORD_LABEL}\n{word}".encode()).hexdigest()


def seed_of(secret: str, words: list[str]) -> str:
    """The seed that a secret and the words of the seats, in their order, come to."""
    joined = json.dumps([LABEL, secret, words], separators=(",", ":"))
    return sha256(joined.encode()).hexdigest()


@dataclass(frozen=True)
class Pledge:
    """A secret and the words of the seats; the empty word for a seat that gave none."""

    secret: str
    words: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        return seed_of(self.secret, list(self.words))

    def header(self) -> dict[str, str]:
        """What the header of a record says of it, beside the seed."""
        return {
            "commitment": self.commitment,
            "words": json.dumps(list(self.words)),
            "secret": self.secret,
        }


@dataclass(frozen=True)
class Problem:
    """Something that does not fit: what, in which line, and the particulars."""

    key: str
    line: int = 0  # 0 where there is none
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """What was checked of a record, and what is wrong with it."""

    origin: str  # PLEDGED, BY_CHOICE, UNPLEDGED, PENDING or NO_SEED
    dice: int  # that are those of the sealed stream
    draws: int
    commitment: str
    words: tuple[str, ...]
    problems: tuple[Problem, ...]
    given: int | None = None  # answers that came from another game, with other dice
    promised: int = 0  # words that were bound by a promise before any was shown

    @property
    def checked(self) -> bool:
        """Whether there was anything to hold the dice against."""
        return self.origin not in (PENDING, NO_SEED)

    @property
    def sound(self) -> bool:
        return not self.problems


def words_of(header: dict[str, str], key: str = "words") -> list[str] | None:
    """The words in a header; None if what stands there is no list of words."""
    try:
        words = json.loads(header.get(key, "[]"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        return None
    return words


def check(header: dict[str, str], lines: dict[str, int] | None = None) -> list[Problem]:
    """What in a header does not fit together: secret, commitment, words and seed."""
    at = lines or {}
    problems: list[Problem] = []
    words = words_of(header)
    if words is None:
        problems.append(Problem(BAD_WORDS, at.get("words", 0)))
    problems += check_promises(header, words or [], at)
    secret = header.get("secret")
    if "chosen" in header and ("commitment" in header or secret is not None):
        problems.append(Problem(CHOSEN_AND_PLEDGED, at.get("chosen", 0)))
    if secret is None:
        return problems
    promised = header.get("commitment")
    if promised is None:
        problems.append(Problem(NO_COMMITMENT, at.get("secret", 0)))
    elif promised != commitment(secret):
        args = {"commitment": promised, "secret": commitment(secret)}
        problems.append(Problem(COMMITMENT_DIFFERS, at.get("commitment", 0), args))
    if words is not None and header.get("seed", seed_of(secret, words)) != seed_of(secret, words):
        problems.append(Problem(SEED_DIFFERS, at.get("seed", 0)))
    return problems


def check_promises(
    header: dict[str, str], words: list[str], lines: dict[str, int]
) -> list[Problem]:
    """Each word must be the one that was promised; a bot, or an old record, promises nothing."""
    promises = words_of(header, "promises")
    line = lines.get("promises", 0)
    if promises is None or (promises and len(promises) != len(words)):
        return [Problem(BAD_PROMISES, line)]
    return [
        Problem(WORD_DIFFERS, line, {"word": word})
        for promise, word in zip(promises, words, strict=False)
        if promise and promise != promise_of(word)
    ]


def given_in(header: dict[str, str]) -> int | None:
    """How many answers a game has from another that it was branched from; None if it was not."""
    if "branched" not in header:
        return None
    many = header["branched"].split(" ")[0]
    if not (many.isascii() and many.isdecimal() and len(many) < LONGEST_NUMBER):
        raise ValueError(many)
    return int(many)


def origin_of(header: dict[str, str]) -> str:
    if "secret" in header:
        return PLEDGED
    if "seed" not in header:
        return PENDING if "commitment" in header else NO_SEED
    return BY_CHOICE if header.get("chosen") == CHOSEN else UNPLEDGED


def seed_in(header: dict[str, str]) -> str | None:
    """The seed of the dice, worked out from the secret where it is not written down."""
    words = words_of(header)
    if "seed" not in header and "secret" in header and words is not None:
        return seed_of(header["secret"], words)
    return header.get("seed")


class Mismatch(Exception):
    """An outcome that the dice of the record did not give."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key)
        self.problem = problem


class Audit(Chance):
    """The outcomes of a record, each held against what the sealed dice give in its place.

    Those of the set-up and of the first answers, if so many were given, had dice of their own.
    """

    def __init__(
        self, purposes: list[Purpose], seed: str, record: Record, given: int | None = None
    ) -> None:
        self.purposes = purposes
        self.dice = Sealed(seed)
        self.outcomes = [pair[:2] for step in record.steps for pair in step.outcomes]
        self.lines = [line for step in record.steps for line in step.outcome_lines]
        steps = [] if given is None else record.steps[: given + 1]
        self.first = sum(len(step.outcomes) for step in steps)  # that is held against the dice
        self.before = Recorded(purposes, self.outcomes[: self.first])
        self.at = 0
        self.draws = 0

    @property
    def dice_held(self) -> int:
        return max(0, self.at - self.first) - self.draws

    def pick(self, purpose: int, weights: list[int]) -> int:
        if self.at < self.first:
            given = self.before.pick(purpose, weights)
            self.at += 1
            return given
        outcome = self.dice.pick(purpose, weights)
        what = self.purposes[purpose]
        came = f"{what.name}: {what.outcomes[outcome]}"
        if self.at >= len(self.outcomes):
            raise Mismatch(Problem(TOO_FEW_OUTCOMES, 0, {"sealed": came}))
        recorded = self.outcomes[self.at]
        if recorded != (purpose, outcome):
            raise Mismatch(Problem(OUTCOME_DIFFERS, self.line, {
                "recorded": self.word(recorded), "sealed": came,
            }))  # fmt: skip
        self.at += 1
        self.draws += what.drawn
        return outcome

    @property
    def line(self) -> int:
        """The line of the outcome that comes next."""
        return self.lines[self.at] if self.at < len(self.lines) else 0

    def word(self, recorded: tuple[int, int]) -> str:
        purpose = self.purposes[recorded[0]]
        return f"{purpose.name}: {purpose.outcomes[recorded[1]] if recorded[1] >= 0 else '?'}"


def verify(box: Box, record: Record) -> Verdict:
    """Play a record again with fresh dice: each die and each card must be the one that they give.

    It stops at the first that is not. A record that has no seed yet is only read. Where a game was
    branched from another, only what came afterwards is held against its dice.
    """
    header = dict(record.header)
    problems = check(header, record.lines)
    origin = origin_of(header)
    seed = seed_in(header)
    dice = draws = 0
    given: int | None = None
    try:
        given = given_in(header)
    except ValueError:
        problems.append(Problem(BAD_BRANCH, record.lines.get("branched", 0)))
    if seed is not None:
        header.pop("counters", None)
        audit = Audit(box.purposes, seed, record, given)
        try:
            play_again(box, record, header, audit)
            if audit.at < len(audit.outcomes):
                problems.append(Problem(TOO_MANY_OUTCOMES, audit.line))
        except Mismatch as error:
            problems.append(error.problem)
        except RecordError as error:
            problems.append(Problem(DOES_NOT_REPLAY, error.line, {"why": error.message}))
        dice, draws = audit.dice_held, audit.draws
    words = tuple(words_of(header) or ())
    promised = header.get("commitment", "")
    bound = sum(1 for each in words_of(header, "promises") or () if each)
    return Verdict(origin, dice, draws, promised, words, tuple(problems), given, bound)


# In words


def in_words(verdict: Verdict, speaker: Speaker) -> list[str]:
    """What was checked, or what is wrong, a sentence each."""
    if verdict.problems:
        return [problem_in_words(each, speaker) for each in verdict.problems]
    said = []
    if verdict.checked:
        said.append(speaker.say("verify-dice", dice=verdict.dice, draws=verdict.draws))
    if verdict.checked and verdict.given is not None:
        said.append(speaker.say("verify-branched", steps=verdict.given))
    said.append(speaker.say(f"verify-{verdict.origin}", commitment=verdict.commitment[:SHORT]))
    if verdict.words:
        words = ", ".join(json.dumps(word, ensure_ascii=False) for word in verdict.words)
        said.append(speaker.say("verify-words", words=words))
    if verdict.promised:
        said.append(speaker.say("verify-promised", many=verdict.promised))
    return said


def problem_in_words(problem: Problem, speaker: Speaker) -> str:
    args = {
        name: value[:SHORT] if name in ("commitment", "secret") else value
        for name, value in problem.args.items()
    }
    what = speaker.say(f"verify-{problem.key}", **args)
    return speaker.say("verify-line", line=problem.line, what=what) if problem.line else what
