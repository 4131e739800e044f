"""Messages of the server at a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from sandtable.server.messages.base import Message
from sandtable.server.messages.clocks import ClocksShown
from sandtable.server.messages.table import Answer, ChatLine, LogLine, Now, OddsShown, TableShown
from sandtable.toolkit.display import Strike


class Welcome(Message):
    type: Literal["welcome"] = "welcome"
    number: int  # of what this window was told of the position, counted on this line
    table: TableShown
    now: Now | None  # None while seats are open
    log: list[LogLine]  # the latest; earlier ones are a request away
    log_next: int  # the number of the next event
    chat: list[ChatLine]
    seen: int  # the step up to which this visitor has seen the game
    clocks: ClocksShown | None = None


class Update(Message):
    """How things stand now; what a client makes of a `Change`.

    `log` replaces everything from its `log_from` on.
    """

    type: Literal["update"] = "update"
    now: Now
    after: int  # the revision that this window was told before; with an older one it missed some
    log_from: int
    log_next: int  # a client that has less than `log_from` has missed something
    log: list[LogLine]
    clocks: ClocksShown | None = None


class Change(Message):
    """An update, written as what is different from the last one on this line; see `patches`.

    It continues the welcome or the change with the number before its own. A client that has
    another one asks for everything anew, with `sync`.
    """

    type: Literal["change"] = "change"
    number: int
    patch: list[Any]


class TableChanged(Message):
    type: Literal["table"] = "table"
    table: TableShown


class Said(Message):
    type: Literal["chat"] = "chat"
    line: ChatLine


class PersonChanged(Message):
    """Something was decided about this visitor, or by them: see `/api/moderation/me`.

    Which lines of the chat are shown may have changed: `sync` tells them anew.
    """

    type: Literal["person"] = "person"


class Done(Message):
    """The message with this id was carried out; what it changed was sent before."""

    type: Literal["done"] = "done"
    id: int


class Pong(Message):
    """The reply to a ping, after everything that was said before it has been dealt with.

    A client that has an older revision, or no reply to a request before the ping, has missed it.
    """

    type: Literal["pong"] = "pong"
    id: int
    revision: int
    at: int = 0  # the server's time in milliseconds, where there are clocks


class Refused(Message):
    """The message with this id was not accepted. When it came late, a welcome follows."""

    type: Literal["refused"] = "refused"
    id: int = 0
    text: str
    rule: str = ""
    late: bool = False


class Why(Message):
    """Why something may not be answered now, or that it may be, perhaps after something else."""

    type: Literal["why"] = "why"
    id: int
    allowed: bool
    text: str
    rule: str = ""
    places: list[str] = []  # that it is about
    first: Answer | None = None  # the one answer after which it is allowed, where one is enough


class OddsReply(Message):
    type: Literal["odds"] = "odds"
    id: int
    odds: OddsShown | None


class Looked(Message):
    """What is in a place, who can hit it, and whom one could hit from it."""

    type: Literal["looked"] = "looked"
    id: int
    place: str
    lines: list[str]  # without what rows of panels tell that have this place
    hit_by: list[Strike]
    could_hit: list[Strike]
    way: list[str] = []  # how what stands there is fed
    reach: list[str] = []  # where it could go


class Plan(Message):
    """Answers to give one after the other, and where they lead."""

    answers: list[str]
    place: str  # where it ends
    way: list[str]  # the places on it
    text: str
    by: str = ""  # the drawing of how one goes first
    certain: bool = True  # False: dice decide on the way whether it gets there
    note: str = ""  # what comes of it, or what its last step costs


class Plans(Message):
    type: Literal["plans"] = "plans"
    id: int
    plans: list[Plan]


class HintProgress(Message):
    """How much of a hint is found, from 0 to 1."""

    type: Literal["hint_progress"] = "hint_progress"
    id: int
    share: float


class HintReason(Message):
    """What speaks for an answer, or against it."""

    text: str
    good: bool


class HintAnswer(Message):
    """One of the best answers, and why it is that or is not."""

    answer: Answer
    chance: float | None  # of winning after it, from 0 to 1; None where nothing was played out
    chance_text: str  # the same in words
    behind: str  # how it compares with the best
    captain: str = ""  # that the quick bot would answer so, too
    reasons: list[HintReason] = []  # compared with the best; of the best, with the next
    odds: str = ""  # of the dice that it throws, in a line


class HintReply(Message):
    type: Literal["hint"] = "hint"
    id: int
    searched: bool  # False: nothing was played out, it is quick advice
    answers: list[HintAnswer]  # the best first


# As a client understands them; over the line a `Change` comes in the place of an `Update`.
FromServer = Annotated[
    Welcome
    | Update
    | TableChanged
    | Said
    | PersonChanged
    | Done
    | Pong
    | Refused
    | Why
    | OddsReply
    | Looked
    | Plans
    | HintProgress
    | HintReply,
    Field(discriminator="type"),
]
FROM_SERVER: Final[TypeAdapter[FromServer]] = TypeAdapter(FromServer)
