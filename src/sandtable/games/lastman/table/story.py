"""The story of a war in a few paragraphs, a season each, for those who were not there."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.table.history import NOBODY, Fought, History, Season, Standing
from sandtable.games.lastman.table.words import area_name, key, season_name
from sandtable.toolkit.text import Speaker

LARGEST: Final = 3  # areas of a season whose battles are told of
FEW: Final = 4  # areas that are all told of
MOST_EVENTS: Final = 4  # things beside battles that a season tells of


def story_of(history: History, title: str, ending: str, speaker: Speaker) -> list[str]:
    """The beginning, the seasons in which something happened, and the end."""
    sides = (facts.GERMAN, facts.ENTENTE)
    lost = [sum(season.lost[side] for season in history.seasons) for side in sides]
    begin = speaker.say(
        "war-story-begin",
        title=title,
        seasons=len(history.seasons),
        count=len(history.battles),
        german=lost[facts.GERMAN],
        entente=lost[facts.ENTENTE],
    )
    seasons = [season_told(season, speaker) for season in history.seasons]
    return [each for each in (begin, *seasons, ending) if each]


def season_told(season: Season, speaker: Speaker) -> str:
    """A season in one paragraph; nothing for one in which nothing happened."""
    sentences = []
    for side in (facts.GERMAN, facts.ENTENTE):
        if season.offensives[side]:
            count = season.offensives[side]
            sentences.append(say_side("war-story-offensives", side, speaker, count=count))
    if season.battles:
        told = hardest(season.battles)
        left = len(season.battles) - sum(len(each) for each in told)
        words = {"count": len(season.battles), "left": left if told else 0}
        sentences.append(speaker.say("war-story-battles", **words))
        sentences += [battles_told(each, speaker) for each in told]
    for side in (facts.GERMAN, facts.ENTENTE):
        areas = worth_telling(season.taken[side])
        if areas:
            names = [area_name(speaker.phrases, area) for area in areas]
            told_areas = speaker.phrases.enumerated(names)
            sentences.append(say_side("war-story-took", side, speaker, areas=told_areas))
    sentences += [speaker.event(each) for each in season.events[:MOST_EVENTS]]
    if any(season.spent):
        german, entente = season.spent
        sentences.append(speaker.say("war-story-spent", german=german, entente=entente))
    if not sentences:
        return ""
    if season.standing is not None:
        sentences.append(standing_told(season.standing, speaker))
    begin = speaker.say("war-story-season", season=season_name(speaker.phrases, season.turn))
    return " ".join([begin, *(each[:1].upper() + each[1:] for each in sentences)])


def worth_telling(areas: list[int]) -> list[int]:
    """All of a few areas; of many, those that are worth victory points."""
    return areas if len(areas) <= FEW else [area for area in areas if facts.POINTS[area]]


def hardest(battles: list[Fought]) -> list[list[Fought]]:
    """The areas where the battles of a season cost most, in their order; none that cost nothing."""
    fought: dict[int, list[Fought]] = {}
    for battle in battles:
        fought.setdefault(battle.area, []).append(battle)
    costs = {area: sum(each.total for each in there) for area, there in fought.items()}
    worst = sorted(fought, key=lambda area: -costs[area])[:LARGEST]
    return [there for area, there in fought.items() if area in worst and costs[area]]


def battles_told(battles: list[Fought], speaker: Speaker) -> str:
    """The battles for an area: what they cost, and who held the ground at last."""
    told = speaker.say(
        "war-story-battle",
        area=area_name(speaker.phrases, battles[0].area),
        count=len(battles),
        german=sum(each.lost[facts.GERMAN] for each in battles),
        entente=sum(each.lost[facts.ENTENTE] for each in battles),
    )
    holder = battles[-1].holder
    if holder == NOBODY:
        return f"{told} {speaker.say('war-story-both-hold')}"
    return f"{told} {say_side('war-story-holds', holder, speaker)}"


def standing_told(standing: Standing, speaker: Speaker) -> str:
    level = speaker.name(key("levels", facts.LEVELS[standing.level]))
    return speaker.say("war-story-standing", points=standing.points, level=level)


def say_side(words: str, side: int, speaker: Speaker, **variables: object) -> str:
    """A sentence about a side, by its name."""
    named = speaker.phrases.named("side", key("seats", facts.SEATS[side]))
    return speaker.sentence(words, **named, **variables)
