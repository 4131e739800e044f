"""What crosses the wire, both ways. The types of the browser client are made from these models.

Everything shown comes ready to print, in the reader's language. Places, pieces, cards and answers
have their names in the game's notation; the client knows nothing of their meaning.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from sandtable.drawing.maps.drawings import Arrow
from sandtable.toolkit.brief import Force
from sandtable.toolkit.drawings import LeftMark
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.shown import Card, Sharing, Side, Strike

LONGEST_WORD: Final = 64
LONGEST_LINE: Final = 500
MOST_ANSWERS: Final = 60


class Message(BaseModel):
    """Nothing is accepted that is not named here."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# Home: what can be played


class SideBrief(Message):
    """One side of a scenario before it is played."""

    seat: str
    name: str
    hand: int
    forces: tuple[Force, ...]
    leaders: list[str]
    wins: float | None = None  # share of measured games, if any were measured


class ScenarioBrief(Message):
    id: str
    name: str
    date: str
    about: str
    first: str  # the seat that begins
    wins: str  # what wins, in words: so many banners or medals
    turns: int | None = None  # whole turns, as a rule
    games: int = 0  # how many games `wins` were measured on; 0 where they are too few
    objectives: list[str]
    specials: list[str]
    reconstructed: str
    sides: list[SideBrief]
    picture: str  # address of a small picture
    tags: list[str] = []  # what is special about it, a word each: tanks


class SwitchBrief(Message):
    """An optional rule that may be chosen when a table is opened."""

    id: str
    text: str  # with the number of its rule


class GameBrief(Message):
    """A box on the shelf, and what is in it."""

    id: str
    name: str
    about: str
    line: str  # what it is, on the lid of its box
    players: str  # how many, in words
    length: str  # of a game, in words
    picture: str  # address of the picture on the lid
    scenarios: list[ScenarioBrief]
    guided: ScenarioBrief | None = None  # the guided first battle
    switches: list[SwitchBrief] = []


class BotBrief(Message):
    id: str
    name: str
    about: str


class Lobby(Message):
    """What the home page offers."""

    games: list[GameBrief]
    bots: list[BotBrief]
    languages: list[str]
    version: str


# Opening a table

SeatKind = Literal["me", "here", "bot", "invite"]


class SeatWish(Message):
    """Who is to sit in a seat: me, somebody else at this screen, a bot, or whoever has the link."""

    kind: SeatKind
    bot: str = Field(default="", max_length=LONGEST_WORD)


class NewTable(Message):
    game: str = Field(max_length=LONGEST_WORD)
    scenario: str = Field(max_length=LONGEST_WORD)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    name: str = Field(default="", max_length=LONGEST_WORD)  # of the visitor, as others see it
    seed: str | None = Field(default=None, max_length=LONGEST_WORD)  # chosen, for solo play only
    guided: bool = False
    switches: list[Annotated[str, Field(max_length=LONGEST_WORD)]] = Field(
        default=[], max_length=32
    )  # optional rules that are on


class Branch(Message):
    """Play from a step of another table or record, against whom one likes."""

    table: str = Field(max_length=LONGEST_WORD)
    step: int = Field(ge=0)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    name: str = Field(default="", max_length=LONGEST_WORD)


class Word(Message):
    """A seat's word for the dice, given after the server has pledged itself."""

    word: str = Field(min_length=1, max_length=LONGEST_WORD)
    name: str = Field(default="", max_length=LONGEST_WORD)


class Opened(Message):
    """A table and its dice's pledge; `invites` are addresses, by seat."""

    id: str
    commitment: str
    invites: dict[str, str]


class Invitation(Message):
    """What a link invites to. Only a link that is open can be accepted."""

    status: Literal["open", "used", "yours"]  # yours: who asks sits at this table already
    table: str  # empty unless who asks may go there
    game: str
    game_name: str
    scenario: str
    title: str
    about: str
    picture: str  # address of a small picture
    seat: str
    seat_name: str
    host: str  # who invites, if a name was given
    commitment: str


class TableRow(Message):
    """One of my tables."""

    id: str
    game: str
    scenario: str
    title: str
    status: Literal["waiting", "running", "over"]
    moment: str
    seats: list[SeatShown]
    my_turn: bool
    unseen: int  # answers given since I last looked
    changed: str  # ISO 8601
    result: str = ""


class MyTables(Message):
    tables: list[TableRow]


# The table

Holder = Literal["you", "here", "person", "bot", "open"]


class SeatShown(Message):
    seat: str
    name: str  # French
    who: str  # Anna, captain
    holder: Holder
    bot: str = ""
    present: bool = False


class DiceShown(Message):
    """The server's pledge, the words of the seats, and at the end the secret."""

    commitment: str
    words: list[str]
    secret: str = ""
    chosen: bool = False


class BoardShown(Message):
    """Where the drawings of this board are."""

    layout: str  # JSON: see Layout
    ground: str  # SVG
    sheet: str  # SVG symbols
    art: str  # folder of the cards' and dice's drawings


class MatchShown(Message):
    """Games between the same players, sides swapped after each."""

    games: int
    scores: list[str]  # a line a player


class TableShown(Message):
    id: str
    game: str
    game_name: str
    scenario: str
    title: str
    date: str
    status: Literal["waiting", "running", "over"]
    briefing: list[str]
    seats: list[SeatShown]
    yours: list[str]  # the seats of this visitor
    dice: DiceShown
    board: BoardShown
    onlookers: int = 0
    match: MatchShown | None = None
    rematch: str = ""  # the table of the next game, if there is one
    guided: bool = False
    agreement: Literal["draw", "armistice"] = "draw"  # how it ends if all agree to
    source: str = ""  # for a game that was branched or loaded: what it came from


class PieceShown(Message):
    id: str
    place: str
    symbol: str
    side: str  # the seat
    label: str
    kind: Literal["unit", "leader"]
    name: str = ""  # on a plate
    shared: bool = False  # with another piece in the place
    badge: str = ""  # a number on it, for those who know it
    marks: list[str] = []  # ordered, moved...
    at: list[float] = []  # where it stands, from the middle of the place; else beside the others


class FlagShown(Message):
    """A place that is worth something to somebody."""

    place: str
    worth: int
    nation: str = ""
    label: str = ""


class MarkShown(Message):
    """Something that lies on the ground and may go again: wire, a crater, a bridge."""

    place: str
    symbol: str
    x: float
    y: float
    turn: float = 0.0  # degrees
    path: str = ""  # a line across the map instead of the symbol, which says of what kind
    look: dict[str, str] = {}  # and how it is drawn


class Scene(Message):
    pieces: list[PieceShown]
    flags: list[FlagShown]
    marks: list[MarkShown] = []
    arrows: list[Arrow] = []
    turned: bool = False  # as seen from the upper edge
    about: dict[str, str] = {}  # places that are no longer what the layout says of them


class Answer(Message):
    """One of the answers that may be given."""

    name: str  # in notation: what is sent back
    text: str
    verb: str
    thing: str = ""  # what it names, in notation
    number: int | None = None  # where it names a number
    place: str = ""
    card: str = ""  # that it plays, pays with or takes
    sign: str = ""  # the drawing of what it names
    by: str = ""  # the drawing of how one goes
    doubt: bool = False  # to be asked once more before it is given
    dice: bool = False  # it throws dice: ask for the odds, as far as they are known
    note: str = ""  # what is easily overlooked


class ModifierShown(Message):
    text: str
    rule: str = ""


class OddsShown(Message):
    title: str
    dice: int
    modifiers: list[ModifierShown]
    hits: list[float]  # the chance of 0, 1, 2... hits
    flags: list[float]
    expected: float
    eliminates: float | None = None
    retreats: float | None = None  # the chance that it must go back
    blocks: int = 0
    ignorable: int = 0
    replies: list[str] = []
    short: str = ""


class Asked(Message):
    number: int  # an answer names it
    key: str
    text: str
    rule: str
    place: str = ""  # what it is about
    answers: list[Answer]
    threat: OddsShown | None = None
    against: str = ""  # the place from which an attack comes that is to be answered
    sweeps: bool = False  # several answers may be given in one sweep
    plans: bool = False  # some are steps of something longer: ask where they lead
    cards: list[Card] = []  # that are offered and not in the hand
    tip: str = ""  # of the guided battle
    lifts: dict[str, list[str]] = {}  # by piece: the answers that lifting it gives
    sharing: Sharing | None = None
    hand: str = ""  # the group of the cards that are asked for, where there are several hands


class Waiting(Message):
    seat: str
    text: str  # The captain is thinking


class Petition(Message):
    kind: Literal["take-back", "draw", "rematch", "rematch-same"]
    seat: str  # who asks
    text: str
    yours: bool  # you asked
    open: bool = True  # you may answer


class StandingShown(Message):
    id: str
    text: str
    on: bool


class NextShown(Message):
    """What to do after a lesson: a table to open, or (without a scenario) the rules to read."""

    kind: Literal["scenario", "opponent", "rules"]
    text: str
    scenario: str = ""
    seats: list[SeatWish] = []


class LearnedShown(Message):
    """What a lesson has taught, and what comes next."""

    lines: list[str]
    next: list[NextShown]


class ResultShown(Message):
    text: str
    winner: str | None
    how: Literal["victory", "resigned", "drawn"] = "victory"
    learned: LearnedShown | None = None  # after a lesson


class Trouble(Message):
    """A bot failed or took too long."""

    seat: str
    text: str


class Now(Message):
    """How things stand, for one viewer."""

    revision: int  # grows with every change
    step: int  # answers given so far
    since: int = -1  # what the others did last: the steps after this one
    until: int = -1  # up to this one
    moment: str  # turn 3, French
    moment_help: str  # what it means, with the rule
    seat: str | None  # as which seat this is shown; None: as anybody may see it
    scene: Scene
    sides: list[Side]
    asked: Asked | None
    waiting: list[Waiting]
    hand: list[Card]
    card: Card | None  # on the table
    panels: list[Panel] = []
    can_undo: bool
    can_reset: bool
    can_take_back: bool = False  # back to the last choice, dice or not: nobody need be asked
    confirm: str = ""  # same screen: this seat is to take the chair first
    covered: bool = False  # same screen: asked before all who sit there, so no hand is shown
    petition: Petition | None = None
    standing: list[StandingShown] = []
    trouble: Trouble | None = None
    result: ResultShown | None = None


class LogLine(Message):
    n: int
    key: str
    text: str
    rule: str
    step: int  # the answer that brought it about
    places: list[str] = []
    seat: str = ""
    faces: tuple[str, ...] = ()  # of dice, by drawing, those first that hit
    hits: int = 0  # so many of them hit; 0 also where it is not known which
    turn: bool = False  # with it a turn begins
    way: list[str] = []  # from place to place, of something that moved
    back: bool = False  # it went back, as in a retreat
    mark: LeftMark = ""  # what it leaves on the board for a while


class ChatLine(Message):
    n: int
    who: str
    seat: str = ""
    text: str
    at: str


class Welcome(Message):
    type: Literal["welcome"] = "welcome"
    table: TableShown
    now: Now | None  # None while seats are open
    log: list[LogLine]  # the latest; earlier ones are a request away
    log_next: int  # the number of the next event
    chat: list[ChatLine]
    seen: int  # the step up to which this visitor has seen the game


class Update(Message):
    """`log` replaces everything from its `log_from` on."""

    type: Literal["update"] = "update"
    now: Now
    log_from: int
    log_next: int  # a client that has less than `log_from` has missed something
    log: list[LogLine]


class TableChanged(Message):
    type: Literal["table"] = "table"
    table: TableShown


class Said(Message):
    type: Literal["chat"] = "chat"
    line: ChatLine


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


class Refused(Message):
    """The message with this id was not accepted. When it came late, a welcome follows."""

    type: Literal["refused"] = "refused"
    id: int = 0
    text: str
    rule: str = ""
    late: bool = False


class Why(Message):
    type: Literal["why"] = "why"
    id: int
    allowed: bool
    lines: list[ModifierShown]


class OddsReply(Message):
    type: Literal["odds"] = "odds"
    id: int
    odds: OddsShown | None


class Looked(Message):
    """What is in a place, who can hit it, and whom one could hit from it."""

    type: Literal["looked"] = "looked"
    id: int
    place: str
    lines: list[str]
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


FromServer = Annotated[
    Welcome
    | Update
    | TableChanged
    | Said
    | Done
    | Pong
    | Refused
    | Why
    | OddsReply
    | Looked
    | Plans,
    Field(discriminator="type"),
]


# What a client says at the table


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
    kind: Literal["take-back", "draw", "rematch", "rematch-same", "resign"]


class ReplyTo(Request):
    type: Literal["reply"] = "reply"
    accept: bool


class Say(Request):
    type: Literal["say"] = "say"
    text: str = Field(min_length=1, max_length=LONGEST_LINE)


class Stand(Request):
    """Leave, or take back, a standing order."""

    type: Literal["standing"] = "standing"
    order: str = Field(max_length=LONGEST_WORD)
    on: bool


class ReplaceBot(Request):
    type: Literal["bot"] = "bot"
    seat: str = Field(max_length=LONGEST_WORD)
    bot: str = Field(max_length=LONGEST_WORD)


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
    """Why may this not be answered, or why is this place not lit?"""

    type: Literal["why"] = "why"
    answer: str = Field(default="", max_length=LONGEST_WORD)
    place: str = Field(default="", max_length=LONGEST_WORD)


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


FromClient = Annotated[
    GiveAnswers
    | ShareOut
    | TakeBack
    | Sit
    | AskFor
    | ReplyTo
    | Say
    | Stand
    | ReplaceBot
    | SpeakTo
    | Seen
    | Ping
    | Sync
    | AskWhy
    | AskOdds
    | Look
    | AskPlans,
    Field(discriminator="type"),
]

FROM_CLIENT: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)
FROM_SERVER: Final[TypeAdapter[FromServer]] = TypeAdapter(FromServer)


# Drawings of a board: `GET BoardShown.layout`


class PlaceShown(Message):
    id: str
    x: float
    y: float
    shape: str  # the points of its outline
    name: str = ""  # where it has another than its id
    about: str = ""  # what it is at the start, in words: ground, works, owner, worth


class LabelShown(Message):
    text: str
    x: float
    y: float
    kind: Literal["edge", "town", "fort", "land", "water"] = "edge"
    size: float = 0  # of its letters, where it has one of its own
    anchor: Literal["start", "middle", "end"] = "middle"
    turn: float = 0
    place: str = ""  # the place whose name it is


class FrameShown(Message):
    left: float
    top: float
    right: float
    bottom: float


class LineShown(Message):
    x1: float
    y1: float
    x2: float
    y2: float


class Layout(Message):
    kind: Literal["hexes", "graph"]
    width: float
    height: float
    places: list[PlaceShown]
    labels: list[LabelShown]
    frames: list[FrameShown] = []  # of the sheets of a map: names of places stay inside
    lines: list[LineShown]  # of sections
    margin: float  # room around it for the labels
    size: float  # the width of a place that a piece fills
    plate_with_unit: list[float]  # where a leader's name goes: x, y, indent of the words
    plate_alone: list[float]  # the same; centred, whatever x says
    plate_height: float
    plate_pad: float
    plate_size: float  # of its letters
    shift_with_leader: list[float]  # how far a unit with a leader makes room


# Replays


class Frame(Message):
    """One step of a game."""

    step: int
    seat: str  # who answered
    answer: str  # in words; empty where it is hidden
    now: Now
    log: list[LogLine]  # what this step brought


class Replay(Message):
    """Some steps of a game, as one seat, anybody, or (once it is over) the referee sees it."""

    table: TableShown
    steps: int
    shown_as: str
    may_show_as: list[str]
    turns: list[TurnMark]
    frames: list[Frame]


class TurnMark(Message):
    step: int
    text: str


# After the game


class Verdict(Message):
    """Whether every die and draw is that of the pledged dice."""

    ok: bool
    lines: list[str]


# Rules of play and player aids


class RulesPage(Message):
    game: str
    title: str
    html: str


class DrawingShown(Message):
    """A drawing in a list: a symbol of the sheet, or a picture of its own."""

    symbol: str = ""
    box: list[float] = []  # the view of a symbol that lies around 0, 0; without, it takes any size
    picture: str = ""  # the address of an SVG


class FigureShown(Message):
    name: str
    value: str


class AidEntry(Message):
    """A sign of the map or a kind of unit: its drawing, its name, and what is to be known."""

    id: str
    name: str
    drawing: DrawingShown
    figures: list[FigureShown] = []
    lines: list[str] = []
    rule: str = ""
    here: bool = True  # it is in this game; else it may be met in another


class AidTable(Message):
    """A table of words, or a list of entries with drawings."""

    id: str
    title: str
    columns: list[str] = []
    rows: list[list[str]] = []
    entries: list[AidEntry] = []
    rest: str = ""  # the heading of the entries that are not in this game
    note: str = ""  # how it is to be read


class Aids(Message):
    tables: list[AidTable]


class Problem(Message):
    """What every error answers with."""

    detail: str


TableRow.model_rebuild()
Now.model_rebuild()
Replay.model_rebuild()
