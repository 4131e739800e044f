"""A war after the fact: its story year by year, the markers of victory turn by turn, and losses.

It is made from the events as an onlooker knows them, and from pools and places that lie open, so it
may be shown to everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandtable.core.chance import Recorded
from sandtable.core.event import ONLOOKER, Event
from sandtable.core.game import Game, options_of
from sandtable.core.ledger import Luck
from sandtable.core.text import Speaker
from sandtable.games.maria.panels import FIRST_YEAR, power_word
from sandtable.games.maria.state import TURN, Maria
from sandtable.games.maria.tables import (
    AUSTRIA,
    CITY_NAMES,
    POWERS,
    TURNS_A_YEAR,
)
from sandtable.games.maria.words import key

LARGEST: Final = 3  # battles of a year that are told of
# What is worth a sentence of its own, beside battles and conquests
TURNING_POINTS: Final = frozenset(
    {
        "takes-event",
        "emperor",
        "annexes-silesia",
        "refuses-peace",
        "reduces",
        "saxony-neutral",
        "saxony-austrian",
        "saxony-prussian",
        "toll-ruins",
        "general-lost",
    }
)


@dataclass(frozen=True)
class Loss:
    """The troops that a power lost, of those that it began with or had in all."""

    seat: int
    name: str
    blocks: int
    of: int
    start: str = ""
    eliminated: int | None = None


@dataclass(frozen=True)
class Standing:
    """What each seat has placed at the end of a turn."""

    turn: int
    scores: tuple[int, ...]


@dataclass
class Year:
    """What happened in three turns."""

    battles: list[Event] = field(default_factory=list)
    taken: dict[int, list[int]] = field(default_factory=dict)  # cities by power
    points: list[Event] = field(default_factory=list)
    markers: list[int] = field(default_factory=list)  # of each power, at the end of it


@dataclass(frozen=True)
class Report:
    """All that there is to tell of a war, in one language."""

    title: str
    story: list[str]
    losses: tuple[Loss, ...]
    timeline: tuple[Standing, ...]
    luck: tuple[Luck, ...] = ()  # no dice are thrown

    def as_text(self) -> str:
        """To paste into a letter or a forum."""
        lost = [f"{each.name}: -{each.blocks}" for each in self.losses]
        return "\n\n".join([self.title, *self.story, "\n".join(lost)]).strip() + "\n"


def report_of(game: Game, speaker: Speaker) -> Report:
    """The report of a game that is over, or of one that still runs."""
    state = game.state
    assert isinstance(state, Maria)
    events = game.events_of(ONLOOKER)
    years = years_of(events)
    timeline = played_again(game, years)
    title = game.box.face.briefing(state, speaker)[0]
    turns = state.scalars[TURN]
    fought = sum(len(year.battles) for year in years)
    story = [speaker.say("war-story-begin", title=title, turns=turns, count=fought)]
    story += [
        told for at, year in enumerate(years) if (told := year_told(state, at, year, speaker))
    ]
    if state.ended():
        story.append(game.box.face.ending(state, speaker))
    return Report(title, story, losses_of(state, events, speaker), timeline)


# What happened when


def years_of(events: list[Event]) -> list[Year]:
    years = [Year()]
    for event in events:
        if event.key == "turn":
            while len(years) <= (event.args["turn"] - 1) // TURNS_A_YEAR:
                years.append(Year())
        elif event.key in ("beaten", "drawn"):
            years[-1].battles.append(event)
        elif event.key == "conquers":
            years[-1].taken.setdefault(event.args["power"], []).append(event.args["city"])
        elif event.key in TURNING_POINTS:
            years[-1].points.append(event)
    return years


def played_again(game: Game, years: list[Year]) -> tuple[Standing, ...]:
    """The scores at the end of each turn: the answers are given once more."""
    box, record = game.box, game.record
    state = box.set_up(record.header["scenario"], options_of(record.header, record.lines))
    assert isinstance(state, Maria)
    outcomes = [pair[:2] for step in record.steps for pair in step.outcomes]
    chance = Recorded(box.purposes, outcomes)
    state.begin(chance)
    found: list[Standing] = []
    for step in record.steps[1:]:
        turn, scores, markers = state.scalars[TURN], box.face.scores(state), placed(state)
        state.answer(box.vocabulary.find(step.answer), chance, box.seats.index(step.seat))
        if state.scalars[TURN] != turn or state.ended():
            if state.ended():
                scores, markers = box.face.scores(state), placed(state)
            found.append(Standing(turn, tuple(scores)))
            years[min((max(turn, 1) - 1) // TURNS_A_YEAR, len(years) - 1)].markers = markers
    return tuple(each for each in found if each.turn)


def placed(game: Maria) -> list[int]:
    """How many markers of victory each power has placed."""
    return [game.form.markers[power] - game.pool(power) for power in range(len(POWERS))]


def losses_of(game: Maria, events: list[Event], speaker: Speaker) -> tuple[Loss, ...]:
    """Troops lost in battle and to hunger, by power."""
    lost = [0] * len(POWERS)
    for event in events:
        if event.key == "beaten":
            lost[event.args["other"]] += event.args["troops"]
        elif event.key == "unsupplied":
            lost[event.args["power"]] += event.args["count"]
    return tuple(
        Loss(
            game.seat_of(power),
            power_word(power, speaker),
            lost[power],
            max(lost[power], game.form.troops[power]),
        )
        for power in range(len(POWERS))
        if game.form.present[power] and lost[power]
    )


# In words


def year_told(game: Maria, at: int, year: Year, speaker: Speaker) -> str:
    """A year in one paragraph; nothing for a year in which nothing happened."""
    sentences = []
    if year.battles:
        sentences.append(speaker.say("war-story-battles", count=len(year.battles)))
        large = sorted(year.battles, key=lambda each: -int(each.args.get("troops", 0)))[:LARGEST]
        sentences += [speaker.event(each) for each in year.battles if each in large]
    for power, cities in year.taken.items():
        names = ", ".join(dict.fromkeys(CITY_NAMES[each] for each in cities))
        named = speaker.phrases.named("power", key("powers", POWERS[power]))
        sentences.append(speaker.say("war-story-took", **named, cities=names))
    sentences += [speaker.event(each) for each in year.points]
    if year.markers:
        sentences.append(speaker.say("war-story-markers", standing=standing(game, year, speaker)))
    if not sentences:
        return ""
    begin = speaker.say("war-story-year", year=str(FIRST_YEAR + at))
    return " ".join([begin, *(each[:1].upper() + each[1:] for each in sentences)])


def standing(game: Maria, year: Year, speaker: Speaker) -> str:
    return ", ".join(
        f"{power_word(power, speaker)} {year.markers[power]}/{game.form.markers[power]}"
        for power in range(len(POWERS))
        if game.form.markers[power] and not (game.form.introductory and power == AUSTRIA)
    )
