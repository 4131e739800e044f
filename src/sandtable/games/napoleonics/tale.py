"""What is remembered of a battle: losses, leaders, squares, objectives and banners, turn by turn.

It is read from the events as an onlooker knows them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.colors.battle import Unit
from sandtable.core.event import ONLOOKER, Event
from sandtable.core.game import Game, options_of
from sandtable.core.ledger import luck_of, throws_in
from sandtable.core.text import Speaker
from sandtable.games.napoleonics.picture import scenario_texts
from sandtable.games.napoleonics.state import Napoleonics
from sandtable.games.napoleonics.tables import GRID, SEATS
from sandtable.games.napoleonics.words import leader, unit_name


@dataclass(frozen=True)
class Blow:
    """Blocks that a unit lost at once, and to whom if that is known."""

    turn: int
    blocks: int
    hex: str
    by: str | None  # the name of the unit that struck


@dataclass(frozen=True)
class UnitLoss:
    """What one unit lost."""

    seat: int
    unit: str  # its word, as `british line`
    name: str  # in the reader's language
    start: str  # the hex where it began
    blocks: int  # lost
    of: int  # those it began with
    eliminated: int | None  # the turn
    blows: tuple[Blow, ...]


@dataclass(frozen=True)
class LeaderLoss:
    seat: int
    name: str
    hex: str
    turn: int


@dataclass(frozen=True)
class Standing:
    """The banners of both sides when a turn was over in which they changed."""

    turn: int
    banners: tuple[int, int]


@dataclass
class Turn:
    """One player's turn, as far as it is remembered."""

    number: int
    blocks: list[int] = field(default_factory=lambda: [0, 0])  # lost by each seat
    gone: list[Event] = field(default_factory=list)  # units that lost their last block

    @property
    def total(self) -> int:
        return sum(self.blocks)


@dataclass
class Loss:
    """A loss, and the throw that it came from."""

    turn: int
    event: Event
    throw: Event | None


class Tale:
    """The events of a game, gone through once and sorted."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.speaker = speaker
        header = game.record.header
        first = game.box.set_up(header["scenario"], options_of(header, game.record.lines))
        assert isinstance(first, Napoleonics)
        self.first = first
        self.title = scenario_texts(first, speaker.language).name or header["scenario"]
        self.events = game.events_of(ONLOOKER)
        self.luck = luck_of(throws_in(self.events), len(SEATS))
        self.turn = 0
        self.winner: int | None = None
        self.banners = [0, 0]
        self.turns: list[Turn] = [Turn(0)]
        self.all_losses: list[Loss] = []
        self.leaders: list[LeaderLoss] = []
        self.squares_formed = 0
        self.broken: list[Loss] = []
        self.objectives: list[tuple[int, Event]] = []
        self.timeline: list[Standing] = []
        self.last: Event | None = None  # what decided the battle
        self.throw: Event | None = None
        for event in self.events:
            self.note(event)
        self.mark_standing()

    def note(self, event: Event) -> None:
        key, args = event.key, event.args
        if key == "turn":
            self.mark_standing()
            self.turn = args["turn"]
            self.turns.append(Turn(self.turn))
            self.throw = None
        elif key == "throw":
            self.throw = event
        elif key == "losses":
            self.note_losses(event)
        elif key == "leader-killed":
            name = str(leader(self.speaker.phrases, "name", args["leader"])["name"])
            place = GRID.names[args["hex"]]
            self.leaders.append(LeaderLoss(args["seat"], name, place, self.turn))
            self.last = event
        elif key == "banner":
            self.banners[args["seat"]] += args["banners"]
        elif key in ("objective", "objective-lost"):
            gain = args["banners"] if key == "objective" else -args["banners"]
            self.banners[args["seat"]] += gain
            self.objectives.append((self.turn, event))
            if gain > 0:
                self.last = event
        elif key in ("exit", "none-left"):
            self.last = event
        elif key == "forms-square":
            self.squares_formed += 1
        elif key == "victory":
            self.winner = args["seat"]

    def note_losses(self, event: Event) -> None:
        seat = self.seat_of(event)
        loss = Loss(self.turn, event, self.throw)
        self.all_losses.append(loss)
        self.turns[-1].blocks[seat] += event.args["blocks"]
        if event.args["left"] == 0:
            self.turns[-1].gone.append(event)
            self.last = event
            if event.args["square"]:
                self.broken.append(loss)

    def mark_standing(self) -> None:
        """Note the banners of the turn that is over, if they are others than before."""
        now = (self.banners[0], self.banners[1])
        before = self.timeline[-1].banners if self.timeline else (0, 0)
        if now != before:
            self.timeline.append(Standing(self.turn, now))

    def seat_of(self, event: Event) -> int:
        return self.first.seat_of(Unit(event.args["number"]))

    def name(self, word: str) -> str:
        return str(unit_name(self.speaker.phrases, "unit", word)["unit"])

    def losses(self) -> list[UnitLoss]:
        """What each unit lost, side by side, those that lost most first."""
        numbers = sorted({loss.event.args["number"] for loss in self.all_losses})
        found = [self.loss_of(Unit(number)) for number in numbers]
        return sorted(found, key=lambda each: (each.seat, each.eliminated is None, -each.blocks))

    def loss_of(self, unit: Unit) -> UnitLoss:
        own = [loss for loss in self.all_losses if loss.event.args["number"] == unit]
        ends = [loss.turn for loss in own if loss.event.args["left"] == 0]
        word = self.first.word(unit)
        return UnitLoss(
            self.first.seat_of(unit),
            word,
            self.name(word),
            GRID.names[self.first.hex_of(unit)],
            sum(loss.event.args["blocks"] for loss in own),
            self.first.blocks(unit),
            ends[0] if ends else None,
            tuple(self.blow_of(loss) for loss in own),
        )

    def blow_of(self, loss: Loss) -> Blow:
        args = loss.event.args
        by = None if loss.throw is None else self.name(loss.throw.args["unit"])
        return Blow(loss.turn, args["blocks"], GRID.names[args["hex"]], by)
