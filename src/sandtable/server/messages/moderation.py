"""Mutes, blocks, reports, and the moderators' pages."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from sandtable.server.messages.base import LONGEST_LINE, LONGEST_WORD, Message

ReportReason = Literal["rude", "spam", "cheating", "leaving", "name", "other"]
SanctionKind = Literal["warn", "mute", "suspend"]
LONGEST_SUSPENSION = 365  # days


class PersonAt(Message):
    """A person at a table: in this seat, or the one who wrote this line of the chat."""

    seat: str = Field(default="", max_length=LONGEST_WORD)
    line: int = Field(default=0, ge=0, le=2**31)


class Avoid(PersonAt):
    """Mute: I do not see what this person writes. Block: they do not come to my tables either."""

    kind: Literal["mute", "block"]


class NewReport(PersonAt):
    reason: ReportReason
    words: str = Field(default="", max_length=LONGEST_LINE)


class Avoided(Message):
    """Somebody whom I have muted or blocked."""

    id: str
    kind: Literal["mute", "block"]
    name: str
    at: str


class NoticeShown(Message):
    """What a moderator has decided about me."""

    id: str
    text: str
    words: str  # of the moderator
    active: bool  # it holds now
    until: str = ""


class MyStanding(Message):
    """My place here: what I may do, what was decided about me, and whom I avoid."""

    role: Literal["", "moderator", "admin"]
    notices: list[NoticeShown]
    avoided: list[Avoided]
    reports: int = 0  # that wait for a moderator, which I am


class Which(Message):
    id: str = Field(max_length=LONGEST_WORD)


# For moderators


class ReportRow(Message):
    id: str
    at: str
    reason: ReportReason
    reporter: str
    about: str
    title: str  # of the battle
    open: bool
    outcome: str = ""  # what was done, in words


class KeptLine(Message):
    n: int
    who: str
    text: str
    at: str
    theirs: bool  # written by the person that the report is about
    marked: bool = False  # the line that was reported


class KeptSeat(Message):
    side: str
    who: str
    theirs: bool


class SanctionShown(Message):
    id: str
    kind: SanctionKind
    person: str
    text: str
    words: str
    given_by: str
    at: str
    until: str = ""
    active: bool
    mine: bool = True  # I may lift it


class ReportShown(Message):
    """A report as a moderator reads it, with the table and its chat as they were."""

    row: ReportRow
    words: str
    table: str  # its id
    replay: str  # the address of the game at that moment
    there: bool  # the table still exists
    status: str
    moment: str
    seats: list[KeptSeat]
    chat: list[KeptLine]
    before: list[SanctionShown]  # what was decided about this person until now
    may_act: bool  # about this person, and I have not made the report myself
    why_not: str = ""


class ReportList(Message):
    reports: list[ReportRow]
    sanctions: list[SanctionShown]  # that hold now


class Act(Message):
    """What a moderator decides about a report."""

    act: Literal["warn", "mute", "suspend", "dismiss"]
    days: int = Field(default=1, ge=1, le=LONGEST_SUSPENSION)
    words: str = Field(default="", max_length=LONGEST_LINE)


class AuditLine(Message):
    n: int
    at: str
    who: str
    text: str


class AuditShown(Message):
    lines: list[AuditLine]
    more: bool
