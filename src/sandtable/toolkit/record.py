"""Game records: the answers and outcomes of a game as text that people read.

A header of `key: value` lines and a blank line; then a line for each answer, `seat: notation`, the
outcomes of chance that followed it, indented, and a line `= moment hash` whenever a turn is over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandtable.core.chance import Purpose, ScriptError, outcome_number, purpose_number
from sandtable.core.event import EVERYBODY

FORMAT: Final = "sandtable record 1"
HIDDEN: Final = "?"
UNSEEN: Final = -1  # an outcome that the seat of a record did not see

# What the header of a seat leaves out while the game runs: from each of them the dice can be told.
SEALED: Final = ("seed", "secret", "counters")


class RecordError(Exception):
    """A record that cannot be read or does not replay, and the line where it goes wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


@dataclass
class Step:
    """One answer and what chance did until the next question. The first step has no answer."""

    seat: str
    answer: str
    mask: int = EVERYBODY  # the seats that know the answer
    outcomes: list[tuple[int, int, int]] = field(default_factory=list)  # purpose, outcome, mask
    moment: str = ""  # of the hash, where one was taken after this step
    hash: str = ""
    line: int = 0
    outcome_lines: list[int] = field(default_factory=list)  # where each outcome stands

    def known_to(self, seat: int) -> bool:
        """Whether this seat, or an onlooker, knows the answer."""
        return knows(seat, self.mask)


@dataclass
class Record:
    """A game as it was played."""

    header: dict[str, str]
    steps: list[Step] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)  # where the keys of the header stand

    def text(self, purposes: list[Purpose], seat: int | None = None) -> str:
        """The record; as one seat may know it while the game runs, if a seat is named.

        Hidden answers that a seat gave in a row are one line: how many they were is hidden too.
        """
        lines = [FORMAT]
        for key, value in self.header.items():
            if seat is None or key not in SEALED:
                lines.append(f"{key}: {value}")
        lines.append("")
        for step in self.steps:
            if step.seat:
                answer = step.answer if knows(seat, step.mask) else HIDDEN
                line = f"{step.seat}: {answer}"
                if answer != HIDDEN or lines[-1] != line:
                    lines.append(line)
            lines.extend(outcome_lines(step, purposes, seat))
            if step.hash and seat is None:
                lines.append(f"= {step.moment} {step.hash}" if step.moment else f"= {step.hash}")
        return "\n".join(lines) + "\n"


def knows(seat: int | None, mask: int) -> bool:
    return seat is None or mask == EVERYBODY or bool(mask >> seat & 1)


def outcome_lines(step: Step, purposes: list[Purpose], seat: int | None) -> list[str]:
    """Outcomes of the same purpose that came one after the other share a line."""
    lines: list[str] = []
    last = -1
    for purpose, outcome, mask in step.outcomes:
        word = purposes[purpose].outcomes[outcome] if knows(seat, mask) else HIDDEN
        if purpose == last:
            lines[-1] += f" {word}"
        else:
            lines.append(f"  {purposes[purpose].name}: {word}")
        last = purpose
    return lines


def read_record(text: str, purposes_of: dict[str, list[Purpose]], holes: bool = False) -> Record:
    """The record in this text; `purposes_of` are the chance purposes of each known game.

    What one seat saw has holes and is refused, unless `holes` are allowed.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(1, f'a record begins with "{FORMAT}"')
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon:
            raise RecordError(at + 1, 'expected "key: value" or a blank line')
        if key.strip() in header:
            raise RecordError(at + 1, f'the header says "{key.strip()}" twice')
        header[key.strip()] = value.strip()
        places[key.strip()] = at + 1
        at += 1
    for key in ("game", "scenario"):
        if key not in header:
            raise RecordError(at + 1, f'the header does not say which "{key}"')
    if header["game"] not in purposes_of:
        raise RecordError(places["game"], f'there is no game called "{header["game"]}"')
    record = Record(header, [Step("", "", line=at + 1)], places)
    purposes = purposes_of[header["game"]]
    for number, line in enumerate(lines[at:], start=at + 1):
        if line.strip() and not line.startswith("#"):
            read_line(record, purposes, number, line, holes)
    return record


def read_line(record: Record, purposes: list[Purpose], number: int, line: str, holes: bool) -> None:
    if line.startswith("="):
        words = line[1:].split()
        if not words:
            raise RecordError(number, 'expected "= moment hash"')
        record.steps[-1].moment = " ".join(words[:-1])
        record.steps[-1].hash = words[-1]
        return
    name, colon, rest = line.strip().partition(":")
    if not colon:
        raise RecordError(number, 'expected "seat: answer", "  purpose: outcomes" or "= hash"')
    if not line.startswith(" "):
        record.steps.append(Step(name, rest.strip(), line=number))
        return
    try:
        purpose = purpose_number(purposes, name)
        if HIDDEN in rest.split() and not holes:
            raise RecordError(number, "this is what one seat saw: it has holes and does not replay")
        for word in rest.split():
            outcome = UNSEEN if word == HIDDEN else outcome_number(purposes[purpose], word)
            record.steps[-1].outcomes.append((purpose, outcome, EVERYBODY))
            record.steps[-1].outcome_lines.append(number)
    except ScriptError as error:
        raise RecordError(number, str(error)) from None
