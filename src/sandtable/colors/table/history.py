"""What is remembered of a battle: losses, places, and how both sides stood, turn by turn.

It is read from the events as an onlooker knows them. What else is worth remembering, each game
adds in a history of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandtable.colors.files.scenarios import texts_in
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.table.face import BattleFace
from sandtable.core.event import ONLOOKER, Event
from sandtable.toolkit.game import Game
from sandtable.toolkit.luck import luck_of, throws_in
from sandtable.toolkit.replay import options_of
from sandtable.toolkit.report import TurnScore
from sandtable.toolkit.text import Speaker


@dataclass(frozen=True)
class UnitLoss:
    """What one unit lost."""

    seat: int
    unit: str  # its word, as `british line`
    name: str  # in the reader's language
    start: str  # the hex where it began
    blocks: int  # lost and not got back
    of: int  # those it began with
    eliminated: int | None  # the turn


@dataclass(frozen=True)
class LeaderLoss:
    seat: int
    name: str
    hex: str
    turn: int


@dataclass(frozen=True)
class Loss:
    """A loss, and the throw that it came from."""

    turn: int
    unit: Unit
    word: str
    hex: int
    blocks: int
    throw: Event | None


@dataclass
class Turn:
    """One player's turn, as far as it is remembered."""

    number: int
    blocks: list[int] = field(default_factory=lambda: [0, 0])  # lost by each seat
    gone: list[tuple[str, int]] = field(default_factory=list)  # words of units lost, and hexes

    @property
    def total(self) -> int:
        return sum(self.blocks)


class History:
    """The events of a game, gone through once and sorted."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.speaker = speaker
        assert isinstance(game.box.face, BattleFace)
        self.face: BattleFace[Any, Any] = game.box.face
        header = game.record.header
        first = game.box.set_up(header["scenario"], options_of(header, game.record.lines))
        assert isinstance(first, Battle)
        assert isinstance(game.state, Battle)
        self.battle = first
        self.now = game.state
        self.grid = first.grid
        self.title = self.named() or header["scenario"]
        self.events = game.events_of(ONLOOKER)
        self.luck = luck_of(throws_in(self.events), len(game.box.seats))
        self.turn = 0
        self.winner: int | None = None
        self.drawn = False
        self.scores = self.face.scores(first)  # some have a part of it from the start
        self.before = (self.scores[0], self.scores[1])
        self.turns: list[Turn] = [Turn(0)]
        self.all_losses: list[Loss] = []
        self.ends: dict[Unit, int] = {}  # the turn in which a unit was lost
        self.leaders: list[LeaderLoss] = []
        self.places: list[tuple[int, Event]] = []  # gained and lost again, with their turns
        # Banners or medals after each turn in which they changed
        self.timeline = [TurnScore(0, self.before)] if any(self.before) else []
        self.last: Event | None = None  # what decided the battle
        self.throw: Event | None = None
        for event in self.events:
            self.note(event)
        self.mark_standing()

    # Names

    def named(self) -> str:
        """What the battle is called in the language of the reader."""
        scenario = self.face.scenario_of(self.battle)
        return texts_in(scenario.texts, self.speaker.language).name

    def needed(self, seat: int) -> int:
        """How much this seat needs to win."""
        return self.battle.terms.to_win[seat]

    def unit_name(self, word: str) -> str:
        return str(self.face.drawings.words.names.unit(self.speaker.phrases, "unit", word)["unit"])

    # Events

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
            self.note_loss(args, args["blocks"])
            if args["left"] == 0:
                self.note_end(event)
        elif key in ("objective", "objective-lost"):
            self.note_place(event)
        elif key in ("exit", "none-left"):
            self.last = event
        elif key == "victory":
            self.winner = args["seat"]
        elif key in ("drawn", "drawn-missing"):
            self.drawn = True

    def note_loss(self, args: dict[str, Any], blocks: int) -> None:
        unit = Unit(args["number"])
        self.all_losses.append(Loss(self.turn, unit, args["unit"], args["hex"], blocks, self.throw))
        self.turns[-1].blocks[self.battle.seat_of(unit)] += blocks

    def note_end(self, event: Event) -> None:
        """Nothing is left of a unit."""
        unit = Unit(event.args["number"])
        if unit not in self.ends:
            self.ends[unit] = self.turn
            self.turns[-1].gone.append((event.args["unit"], event.args["hex"]))
            self.last = event

    def note_place(self, event: Event) -> None:
        gained = event.key == "objective"
        value = event.args[self.battle.SCORE]
        self.scores[event.args["seat"]] += value if gained else -value
        self.places.append((self.turn, event))
        if gained:
            self.last = event

    def mark_standing(self) -> None:
        """Note how both sides stood when the turn was over, if it is not as before."""
        now = (self.scores[0], self.scores[1])
        before = self.timeline[-1].scores if self.timeline else self.before
        if now != before:
            self.timeline.append(TurnScore(self.turn, now))

    # Losses

    def losses(self) -> list[UnitLoss]:
        """What each unit lost and did not get back, side by side, those that lost most first."""
        units = sorted({loss.unit for loss in self.all_losses} | self.ends.keys())
        told = [self.loss_of(unit) for unit in units]
        found = [each for each in told if each.blocks or each.eliminated is not None]
        return sorted(found, key=lambda each: (each.seat, each.eliminated is None, -each.blocks))

    def loss_of(self, unit: Unit) -> UnitLoss:
        lost = sum(loss.blocks for loss in self.all_losses if loss.unit == unit)
        start = self.battle.blocks(unit)
        stands = self.now.hex_of(unit) >= 0
        word = self.battle.word(unit)
        return UnitLoss(
            self.battle.seat_of(unit),
            word,
            self.unit_name(word),
            self.grid.names[self.battle.hex_of(unit)],
            start - self.now.blocks(unit) if stands else min(lost, start),
            start,
            self.ends.get(unit),
        )

    def in_turns(self, *keys: str) -> list[tuple[int, Event]]:
        """The events of these keys, each with the turn in which it happened."""
        turn = 0
        found: list[tuple[int, Event]] = []
        for event in self.events:
            if event.key == "turn":
                turn = event.args["turn"]
            elif event.key in keys:
                found.append((turn, event))
        return found
