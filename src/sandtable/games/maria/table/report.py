"""A war after the fact: its story year by year, the markers of victory turn by turn, and losses.

It is made from the events as an onlooker knows them, and from pools and places that lie open, so it
may be shown to everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandtable.core.chance import Recorded
from sandtable.core.event import ONLOOKER, Event
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.victory import winter_sum
from sandtable.games.maria.table.panels import FIRST_YEAR, power_word
from sandtable.games.maria.table.words import body_name, key
from sandtable.toolkit.game import Game
from sandtable.toolkit.replay import options_of
from sandtable.toolkit.report import Loss, Report, TurnScore, as_text
from sandtable.toolkit.text import Speaker, sentence

LARGEST: Final = 3  # battles of a year that are told of
# What is worth a sentence of its own, beside battles, conquests and events that were taken
TURNING_POINTS: Final = frozenset(
    {
        "emperor",
        "annexes-silesia",
        "refuses-peace",
        "reduces",
        "saxony-neutral",
        "saxony-austrian",
        "saxony-prussian",
        "toll-ruins",
    }
)


@dataclass(frozen=True)
class Fought:
    """A battle: who met whom, and what came of it."""

    begun: Event | None
    ended: Event

    @property
    def troops(self) -> int:
        return int(self.ended.args.get("troops", 0))


@dataclass
class Year:
    """What happened in three turns."""

    battles: list[Fought] = field(default_factory=list)
    taken: dict[int, int] = field(default_factory=dict)  # by city, who took it last
    events: dict[int, list[int]] = field(default_factory=dict)  # by power
    points: list[Event] = field(default_factory=list)
    off: list[Event] = field(default_factory=list)  # generals without troops
    markers: list[int] = field(default_factory=list)  # of each power, at the end of it


def report_of(game: Game, speaker: Speaker) -> Report:
    """The report of a game that is over, or of one that still runs."""
    state = game.state
    events = game.events_of(ONLOOKER)
    years = years_of(events)
    timeline = played_again(game, years)
    title = game.box.face.briefing(state, speaker)[0]
    turns = state.scalars[slots.TURN]
    fought = sum(len(year.battles) for year in years)
    story = [speaker.say("war-story-begin", title=title, turns=turns, count=fought)]
    headings = []
    for at, year in enumerate(years):
        told = year_told(state, at, year, speaker)
        headings += [len(story)] if told else []
        story += told
    if state.ended():
        story.append(game.box.face.ending(state, speaker))
        if not state.form.introductory and state.scalars[slots.TURN] == state.form.turns:
            sums = [
                f"{power_word(each, speaker)} {winter_sum(state, each)}" for each in facts.MAJORS
            ]
            story.append(speaker.say("war-story-winters", standing=", ".join(sums)))
    losses = losses_of(state, events, speaker)
    lost = "\n".join(f"{each.name}: -{each.lost}" for each in losses)
    return Report(
        tuple(story),
        as_text(title, story, [lost]),
        losses=losses,
        timeline=timeline,
        score_name=game.box.face.score_name(speaker),
        headings=tuple(headings),
    )


# What happened when


def years_of(events: list[Event]) -> list[Year]:
    years = [Year()]
    begun: Event | None = None
    for event in events:
        args = event.args
        if event.key == "turn":
            while len(years) <= (args["turn"] - 1) // facts.TURNS_A_YEAR:
                years.append(Year())
        elif event.key == "battle":
            begun = event
        elif event.key in ("beaten", "drawn"):
            years[-1].battles.append(Fought(begun, event))
        elif event.key == "conquers":
            years[-1].taken.pop(args["city"], None)
            years[-1].taken[args["city"]] = args["power"]
        elif event.key == "takes-event":
            years[-1].events.setdefault(args["power"], []).append(args["event"])
        elif event.key == "general-lost":
            years[-1].off.append(event)
        elif event.key in TURNING_POINTS:
            years[-1].points.append(event)
    return years


def played_again(game: Game, years: list[Year]) -> tuple[TurnScore, ...]:
    """The scores before the war and at the end of each turn: the answers are given once more."""
    box, record = game.box, game.record
    state = box.set_up(record.header["scenario"], options_of(record.header, record.lines))
    outcomes = [pair[:2] for step in record.steps for pair in step.outcomes]
    chance = Recorded(box.purposes, outcomes)
    state.begin(chance)
    found: list[TurnScore] = []
    for step in record.steps[1:]:
        turn, scores, markers = state.scalars[slots.TURN], box.face.scores(state), placed(state)
        state.answer(box.vocabulary.find(step.answer), chance, box.seats.index(step.seat))
        if state.scalars[slots.TURN] != turn or state.ended():
            if state.ended():
                scores, markers = box.face.scores(state), placed(state)
            found.append(TurnScore(turn, tuple(scores)))
            years[min((max(turn, 1) - 1) // facts.TURNS_A_YEAR, len(years) - 1)].markers = markers
    return tuple(found)


def placed(game: Maria) -> list[int]:
    """How many markers of victory each power has placed."""
    return [game.placed(power) for power in range(len(facts.POWERS))]


def losses_of(game: Maria, events: list[Event], speaker: Speaker) -> tuple[Loss, ...]:
    """Troops lost in battle and to hunger, by power."""
    lost = [0] * len(facts.POWERS)
    for event in events:
        if event.key == "beaten":
            lost[event.args["other"]] += event.args["troops"]
        elif event.key == "unsupplied":
            lost[event.args["power"]] += event.args["count"]
    return tuple(
        Loss(
            facts.SEATS[game.seat_of(power)],
            sentence(power_word(power, speaker)),
            lost[power],
            max(lost[power], game.form.troops[power]),
        )
        for power in range(len(facts.POWERS))
        if game.form.present[power] and lost[power]
    )


# In words


def year_told(game: Maria, at: int, year: Year, speaker: Speaker) -> list[str]:
    """A year under its number: politics, the campaign, battles, and how things stood after it."""
    parts = [
        [events_told(year, speaker), *(speaker.event(each) for each in year.points)],
        [*taken_told(year, speaker)],
        battles_told(year, speaker),
    ]
    if year.markers:
        parts.append([speaker.say("war-story-markers", standing=standing(game, year, speaker))])
    told = [" ".join(sentence(each) for each in part if each) for part in parts]
    paragraphs = [each for each in told if each]
    head = speaker.say("war-story-year", year=str(FIRST_YEAR + at))
    return [head, *paragraphs] if paragraphs else []


def events_told(year: Year, speaker: Speaker) -> str:
    """Which power took which political events."""
    if not year.events:
        return ""
    taken = []
    for power, events in year.events.items():
        titles = [speaker.name(key("events", facts.EVENTS[each])) for each in events]
        taken.append(f"{', '.join(titles)} ({power_word(power, speaker)})")
    return speaker.say("war-story-politics", taken=speaker.phrases.listed(taken))


def taken_told(year: Year, speaker: Speaker) -> list[str]:
    """Who took which fortresses, and still had them when the year ended or a foe took them."""
    told = []
    for power, word in enumerate(facts.POWERS):
        cities = [facts.CITY_NAMES[city] for city, taker in year.taken.items() if taker == power]
        if cities:
            named = speaker.phrases.named("power", key("powers", word))
            names = speaker.phrases.enumerated(cities)
            told.append(speaker.sentence("war-story-took", **named, cities=names))
    return told


def battles_told(year: Year, speaker: Speaker) -> list[str]:
    """How many, the bloodiest of them, and who is left without troops."""
    told = []
    if year.battles:
        large = sorted(year.battles, key=lambda each: -each.troops)[:LARGEST]
        left = len(year.battles) - len(large)
        told.append(speaker.say("war-story-battles", count=len(year.battles), left=left))
        told += [battle_told(each, speaker) for each in year.battles if each in large]
    if year.off:
        off = [
            f"{facts.GENERAL_NAMES[each.args['piece']]} ({facts.CITY_NAMES[each.args['city']]})"
            for each in year.off
        ]
        told.append(speaker.say("war-story-off", generals=", ".join(off)))
    return told


def battle_told(fought: Fought, speaker: Speaker) -> str:
    """With the generals who commanded; as the log had it where they are not known."""
    if fought.begun is None:
        return speaker.event(fought.ended)
    pair = [fought.begun.args["piece"], fought.begun.args["target"]]
    args = fought.ended.args
    if fought.ended.key == "drawn":
        names = {
            **body_name(speaker.phrases, "piece", pair[0]),
            **body_name(speaker.phrases, "target", pair[1]),
        }
        return speaker.sentence("war-story-drawn", **names, city=facts.CITY_NAMES[args["city"]])
    if facts.POWER_OF[pair[0]] != args["power"]:
        pair.reverse()
    return speaker.sentence(
        "war-story-beaten",
        **body_name(speaker.phrases, "winner", pair[0]),
        **body_name(speaker.phrases, "loser", pair[1]),
        power=power_word(args["power"], speaker),
        other=power_word(args["other"], speaker),
        city=facts.CITY_NAMES[args["city"]],
        count=args["count"],
        troops=args["troops"],
    )


def standing(game: Maria, year: Year, speaker: Speaker) -> str:
    return ", ".join(
        f"{power_word(power, speaker)} {year.markers[power]}/{game.form.markers[power]}"
        for power in range(len(facts.POWERS))
        if game.form.markers[power] and not (game.form.introductory and power == facts.AUSTRIA)
    )
