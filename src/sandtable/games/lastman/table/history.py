"""What is remembered of a war, season by season: offensives, battles, areas, and how things stood.

It is read from the events as an onlooker knows them and from what lies open on the map, so it may
be shown to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sandtable.core.chance import Recorded
from sandtable.core.event import ONLOOKER, Event
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points
from sandtable.toolkit.game import Game
from sandtable.toolkit.luck import Luck, luck_of, throws_in
from sandtable.toolkit.replay import options_of

# A unit that is gone for good, by whatever means
LOSSES: Final = frozenset(
    {
        "unit-lost", "guns-abandoned", "left-lost", "retreated-lost", "auxiliaries-lost", "starves",
        "army-starves", "box-lost", "crisis-removes",
    }
)  # fmt: skip
BEGINS: Final = frozenset({"battle", "surprise"})
ENDS: Final = frozenset({"battle-over", "battle-undecided"})
# What is worth a sentence of its own
TURNING_POINTS: Final = frozenset(
    {"army-eliminated", "army-starved", "army-stranded", "fort-gone", "crisis", "crisis-refused"}
)
NOBODY: Final = -1


@dataclass
class Fought:
    """A battle: who attacked where, what it cost each side, and who held the ground."""

    area: int
    attacker: int
    lost: list[int] = field(default_factory=lambda: [0, 0])  # units, by side
    holder: int = NOBODY  # NOBODY where both held on

    @property
    def total(self) -> int:
        return sum(self.lost)


@dataclass(frozen=True)
class Standing:
    """How things stood when a season was over."""

    turn: int
    points: int
    level: int
    build: tuple[int, int]  # build points of each side
    strength: tuple[int, ...]  # units on the map, by nation

    @property
    def scores(self) -> tuple[int, int]:
        """How far each side was beyond a stalemate."""
        low, high = facts.LEVEL_TOPS[facts.STALEMATE - 1] + 1, facts.LEVEL_TOPS[facts.STALEMATE]
        return max(0, self.points - high), max(0, low - self.points)


@dataclass
class Season:
    """What happened in a season."""

    turn: int
    offensives: list[int] = field(default_factory=lambda: [0, 0])  # by side
    battles: list[Fought] = field(default_factory=list)
    taken: list[list[int]] = field(default_factory=lambda: [[], []])  # areas, by side
    events: list[Event] = field(default_factory=list)
    lost: list[int] = field(default_factory=lambda: [0, 0])  # units, in battle and elsewhere
    spent: list[int] = field(default_factory=lambda: [0, 0])  # build points
    standing: Standing | None = None  # at the end of it


@dataclass(frozen=True)
class ArmyLoss:
    """What an army lost, or the units that stood alone where `army` is NOBODY."""

    side: int
    army: int
    lost: int
    began: int  # its units when it came
    start: int  # the area where it began, NOBODY if it came later
    eliminated: int | None  # the turn


class History:
    """The events of a war, gone through once and sorted."""

    def __init__(self, game: Game[LastMan]) -> None:
        events = game.events_of(ONLOOKER)
        self.first = first_position(game)
        self.seasons = [Season(self.first.turn())]
        self.lost: dict[tuple[int, int], int] = {}  # units, by side and army
        self.ends: dict[int, int] = {}  # the turn in which an army was eliminated
        self.going_on: Fought | None = None
        for event in events:
            self.note(event)
        self.stand(game)
        throws = throws_in(thrown(events, self.first.turn()))
        self.luck: list[Luck] = luck_of(throws, len(facts.SEATS))

    @property
    def battles(self) -> list[Fought]:
        return [battle for season in self.seasons for battle in season.battles]

    @property
    def standings(self) -> list[Standing]:
        return [each.standing for each in self.seasons if each.standing is not None]

    def note(self, event: Event) -> None:
        key, args, season = event.key, event.args, self.seasons[-1]
        if key == "season":
            self.seasons.append(Season(args["turn"]))
        elif key == "offensive":
            season.offensives[args["side"]] += 1
        elif key in BEGINS:
            self.going_on = Fought(args["area"], args["side"])
            season.battles.append(self.going_on)
        elif key in ENDS and self.going_on is not None:
            self.going_on.holder = args["side"] if key == "battle-over" else NOBODY
            if key == "battle-over" and args["side"] == self.going_on.attacker:
                self.note_taken(args["side"], args["area"])
            self.going_on = None
        elif key == "takes-area":
            self.note_taken(args["side"], args["area"])
        elif key == "spends":
            season.spent[args["side"]] += args["points"]
        elif key in LOSSES:
            self.note_loss(event)
        if key in TURNING_POINTS:
            season.events.append(event)
            if args.get("army", NOBODY) >= 0:
                self.ends[args["army"]] = season.turn

    def note_taken(self, side: int, area: int) -> None:
        if side in (facts.GERMAN, facts.ENTENTE) and area not in self.seasons[-1].taken[side]:
            self.seasons[-1].taken[side].append(area)

    def note_loss(self, event: Event) -> None:
        side, army = event.args["side"], event.args.get("army", NOBODY)
        self.seasons[-1].lost[side] += 1
        self.lost[side, army] = self.lost.get((side, army), 0) + 1
        if event.key == "unit-lost" and self.going_on is not None:
            self.going_on.lost[side] += 1

    def stand(self, game: Game[LastMan]) -> None:
        """How things stood at the end of each season, and now."""
        for standing in standings_of(game):
            for season in self.seasons:
                if season.turn == standing.turn:
                    season.standing = standing

    def army_losses(self) -> list[ArmyLoss]:
        """What each army lost, those that lost most first."""
        found = []
        for (side, army), lost in self.lost.items():
            began = self.first.size(facts.FIRST_ARMY + army) if army >= 0 else lost
            start = self.first.army_place(army) if army >= 0 else NOBODY
            if not 0 <= start < facts.AREA_COUNT:
                start = NOBODY
            found.append(ArmyLoss(side, army, lost, began, start, self.ends.get(army)))
        return sorted(found, key=lambda each: (each.side, each.army < 0, -each.lost, each.army))


def thrown(events: list[Event], first: int) -> Iterator[Event]:
    """The events of throws in their turns; a die that is rolled again is no throw of its own."""
    yield Event("turn", "", {"turn": first})
    for event in events:
        if event.key == "season":
            yield Event("turn", "", {"turn": event.args["turn"]})
        elif event.key != "rolled-again":
            yield event


# How things stood


def first_position(game: Game[LastMan]) -> LastMan:
    header = game.record.header
    return game.box.set_up(header["scenario"], options_of(header, game.record.lines))


def standings_of(game: Game[LastMan]) -> list[Standing]:
    """At the end of each season and at last: the answers are given once more."""
    box, record = game.box, game.record
    state = first_position(game)
    outcomes = [pair[:2] for step in record.steps for pair in step.outcomes]
    chance = Recorded(box.purposes, outcomes)
    state.begin(chance)
    found: list[Standing] = []
    for step in record.steps[1:]:
        before = state.copy()
        state.answer(box.vocabulary.find(step.answer), chance, box.seats.index(step.seat))
        if state.turn() != before.turn():
            found.append(standing_of(before))
    return [*found, standing_of(state)]


def standing_of(game: LastMan) -> Standing:
    total = points(game)
    build = facts.BUILD[game.turn()]
    return Standing(game.turn(), total, game.level(total), (build[0], build[1]), strength_of(game))


def strength_of(game: LastMan) -> tuple[int, ...]:
    """Units on the map by nation; those in an army count as its own."""
    strength = [0] * len(facts.NATIONS)
    for army in range(facts.ARMY_COUNT):
        if 0 <= game.army_place(army) < facts.AREA_COUNT:
            strength[facts.ARMY_NATION[army]] += game.size(facts.FIRST_ARMY + army)
    for area in range(facts.AREA_COUNT):
        for kind in range(facts.KIND_COUNT):
            strength[facts.NATION_OF[kind]] += game.count(area, kind)
    return tuple(strength)
