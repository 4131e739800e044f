"""A war after the fact: its story, its curves by season, the luck of the dice, losses by army."""

from __future__ import annotations

from sandtable.colors.table.report import table
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.table.history import NOBODY, ArmyLoss, History, Standing
from sandtable.games.lastman.table.story import story_of
from sandtable.games.lastman.table.words import area_name, army_name, key, season_name
from sandtable.toolkit.game import Game
from sandtable.toolkit.report import (
    Curve,
    Loss,
    Report,
    TurnScore,
    as_text,
    loss_told,
    luck_told,
)
from sandtable.toolkit.text import Speaker


def report_of(game: Game, speaker: Speaker) -> Report:
    """The report of a war that is over, or of one that still runs."""
    face = game.box.face
    history = History(game)
    title = face.briefing(game.state, speaker)[0]
    ending = face.ending(game.state, speaker) if game.state.ended() else ""
    story = story_of(history, title, ending, speaker)
    losses = history.army_losses()
    tables = [season_table(history, speaker), *loss_tables(losses, speaker)]
    return Report(
        tuple(story),
        as_text(title, story, tables),
        luck_told(face, history.luck, speaker),
        tuple(loss_shown(each, speaker) for each in losses),
        tuple(TurnScore(each.turn, each.scores) for each in history.standings),
        face.score_name(speaker),
        curves_of(history, speaker),
    )


def loss_shown(loss: ArmyLoss, speaker: Speaker) -> Loss:
    name, start = names_of(loss, speaker)
    most = max(loss.lost, loss.began)
    seat = facts.SEATS[loss.side]
    return loss_told(seat, name, start, loss.lost, most, loss.eliminated, speaker)


def names_of(loss: ArmyLoss, speaker: Speaker) -> tuple[str, str]:
    """The name of an army, and of the area where it began."""
    if loss.army == NOBODY:
        name = speaker.say("war-report-alone")
    else:
        name = str(army_name(speaker.phrases, "army", loss.army)["army"])
    return name, area_name(speaker.phrases, loss.start) if loss.start != NOBODY else ""


# Curves


def curves_of(history: History, speaker: Speaker) -> tuple[Curve, ...]:
    """Victory points, build points that each side spent, and units by nation."""
    seasons = [each for each in history.seasons if each.standing is not None]
    standings = history.standings
    turns = tuple(each.turn for each in standings)
    sides = tuple(speaker.name(key("seats", word)) for word in facts.SEATS)
    shown = nations_shown(standings)
    nations = tuple(speaker.name(key("nations", facts.NATIONS[each])) for each in shown)
    return (
        Curve(
            speaker.say("holding-points"),
            (speaker.say("holding-points"),),
            turns,
            (tuple(each.points for each in standings),),
        ),
        Curve(
            speaker.say("war-report-spent"),
            sides,
            turns,
            tuple(tuple(each.spent[side] for each in seasons) for side in range(len(facts.SEATS))),
        ),
        Curve(
            speaker.say("war-report-strength"),
            nations,
            turns,
            tuple(tuple(each.strength[nation] for each in standings) for nation in shown),
        ),
    )


def nations_shown(standings: list[Standing]) -> list[int]:
    """Those that had a unit on the map at some time."""
    return [at for at in range(len(facts.NATIONS)) if any(each.strength[at] for each in standings)]


# Tables


def season_table(history: History, speaker: Speaker) -> str:
    """A line a season: points, level, battles, losses, build points, and units by nation."""
    shown = nations_shown(history.standings)
    sides = [speaker.name(key("seats", word)) for word in facts.SEATS]
    heads = ["", speaker.say("war-report-points"), speaker.say("war-report-battles")]
    heads += [speaker.say("war-report-lost", side=side) for side in sides]
    heads += [speaker.say("war-report-build", side=side) for side in sides]
    heads += [speaker.name(key("nations", facts.NATIONS[each])) for each in shown]
    heads.append(speaker.say("war-report-level"))
    rows = []
    for season in history.seasons:
        standing = season.standing
        if standing is None:
            continue
        numbers = [standing.points, len(season.battles), *season.lost, *standing.build]
        numbers += [standing.strength[each] for each in shown]
        name = season_name(speaker.phrases, season.turn)
        level = speaker.name(key("levels", facts.LEVELS[standing.level]))
        rows.append([name, *(str(each) for each in numbers), level])
    return speaker.say("war-report-seasons") + "\n" + table(heads, rows)


def loss_tables(losses: list[ArmyLoss], speaker: Speaker) -> list[str]:
    """What each army lost, where it began, and when it was eliminated; none if nobody lost any."""
    if not losses:
        return []
    heads = ["", speaker.say("war-report-start"), speaker.say("war-report-units")]
    heads.append(speaker.say("war-report-gone"))
    rows = []
    for loss in losses:
        gone = "" if loss.eliminated is None else season_name(speaker.phrases, loss.eliminated)
        rows.append([*names_of(loss, speaker), f"{loss.lost}/{max(loss.lost, loss.began)}", gone])
    return [speaker.say("war-report-losses") + "\n" + table(heads, rows)]
