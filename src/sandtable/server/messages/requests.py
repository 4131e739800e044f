"""Messages of a client at a table."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from sandtable.server.messages.base import LONGEST_LINE, LONGEST_WORD, MOST_ANSWERS, Message
from sandtable.server.messages.clocks import ClaimKind


class Request(Message):
    """What is to be carried out. With an id, the server replies `done` or `refused` with it."""

    id: int = Field(default=0, ge=0, le=2**53)


class GiveAnswers(Request):
    """Answers to the question with this number and to those that follow from it."""

    type: Literal["answer"] = "answer"
    number: int
    answers: list[Annotated[str, Field(max_length=LONGEST_WORD)]] = Field(
        min_length=1, max_length=MOST_ANSWERS
    )


class ShareOut(Request):
    """So many for each of these pieces, for the question with this number and those that follow."""

    type: Literal["share"] = "share"
    number: int
    counts: dict[
        Annotated[str, Field(max_length=LONGEST_WORD)], Annotated[int, Field(ge=0, le=1000)]
    ] = Field(min_length=1, max_length=MOST_ANSWERS)


class TakeBack(Request):
    """Undo my last answer, or all of my turn, as far as nothing was revealed."""

    type: Literal["undo"] = "undo"
    number: int
    turn: bool = False


class Sit(Request):
    """Same screen: this seat has taken the chair and may see its hand."""

    type: Literal["sit"] = "sit"
    seat: str = Field(max_length=LONGEST_WORD)


class AskFor(Request):
    type: Literal["petition"] = "petition"
    kind: Literal["take-back", "draw", "rematch", "rematch-same", "resign", "open-chat"]


class ReplyTo(Request):
    """The reply to a petition. With its name it is for no other, which may just have come."""

    type: Literal["reply"] = "reply"
    accept: bool
    to: str = Field(default="", max_length=LONGEST_WORD)


class Say(Request):
    type: Literal["say"] = "say"
    text: str = Field(min_length=1, max_length=LONGEST_LINE)


class CloseChat(Request):
    """Onlookers no longer read the chat from now on."""

    type: Literal["close-chat"] = "close-chat"


class Stand(Request):
    """Leave, or take back, a standing order."""

    type: Literal["standing"] = "standing"
    order: str = Field(max_length=LONGEST_WORD)
    on: bool


class ReplaceBot(Request):
    type: Literal["bot"] = "bot"
    seat: str = Field(max_length=LONGEST_WORD)
    bot: str = Field(max_length=LONGEST_WORD)


class ClaimTime(Request):
    """Claim something against a seat that has run out of time."""

    type: Literal["claim"] = "claim"
    seat: str = Field(max_length=LONGEST_WORD)
    kind: ClaimKind


class SpeakTo(Request):
    """From now on in this language."""

    type: Literal["language"] = "language"
    language: str = Field(max_length=8)


class Seen(Message):
    type: Literal["seen"] = "seen"
    step: int = Field(ge=0)


class Query(Message):
    """What is asked about a position; the reply, or a refusal, has the same id."""

    id: int


class Ping(Query):
    """Is the line alive?"""

    type: Literal["ping"] = "ping"


class Sync(Message):
    """Something was missed: tell everything anew."""

    type: Literal["sync"] = "sync"


class AskWhy(Query):
    """Why may this not be answered, or why is this place not lit, or this card of a hand?"""

    type: Literal["why"] = "why"
    answer: str = Field(default="", max_length=LONGEST_WORD)
    place: str = Field(default="", max_length=LONGEST_WORD)
    card: str = Field(default="", max_length=LONGEST_WORD)
    group: str = Field(default="", max_length=LONGEST_WORD)  # of the card, in the hand


class AskOdds(Query):
    type: Literal["odds"] = "odds"
    answers: list[Annotated[str, Field(max_length=LONGEST_WORD)]] = Field(
        min_length=1, max_length=MOST_ANSWERS
    )


class Look(Query):
    """What about this place? `piece`: whom could it hit if it stood there?"""

    type: Literal["look"] = "look"
    place: str = Field(max_length=LONGEST_WORD)
    piece: str = Field(default="", max_length=LONGEST_WORD)


class AskPlans(Query):
    """Where may the steps lead that the open question begins?"""

    type: Literal["plans"] = "plans"


class AskHint(Query):
    """What would a strong player answer to the question with this number, and why?

    `hint_progress` says how far the search is, until the reply comes.
    """

    type: Literal["hint"] = "hint"
    number: int


class StopHint(Message):
    """The hint that was asked for is not wanted any more: no reply comes."""

    type: Literal["stop-hint"] = "stop-hint"


FromClient = Annotated[
    GiveAnswers
    | ShareOut
    | TakeBack
    | Sit
    | AskFor
    | ReplyTo
    | Say
    | CloseChat
    | Stand
    | ReplaceBot
    | ClaimTime
    | SpeakTo
    | Seen
    | Ping
    | Sync
    | AskWhy
    | AskOdds
    | Look
    | AskPlans
    | AskHint
    | StopHint,
    Field(discriminator="type"),
]
FROM_CLIENT: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)
