"""A position at a table for one viewer: board, question, log, petitions, clocks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

from sandtable.core.event import ONLOOKER
from sandtable.server.messages import (
    Asked,
    LearnedShown,
    LogLine,
    NextShown,
    Now,
    Petition,
    ResultShown,
    SeatWish,
    StandingShown,
    Trouble,
    Waiting,
)
from sandtable.server.tables.petitions import FOLLOWS, name_of
from sandtable.server.tables.table import Table
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.server.views.seat_view import SeatView
from sandtable.server.views.table_info import (
    ENDINGS,
    bot_name,
    brief_of,
    ending_told,
    person,
)
from sandtable.toolkit.game import Game
from sandtable.toolkit.log import Logged
from sandtable.toolkit.text import Speaker, sentence

How = Literal["victory", "resigned", "drawn", "time"]
GENTLE: Final = "corporal"  # the bot for a first scenario
STRONGER: Final = "captain"
NEAR: Final = 8  # events before those that are new: most lines tell of fewer


def now_of(table: Table, shown: SeatView, seen: Viewpoint, revision: int) -> Now:
    """The position of a live table, after this many changes visible to the viewer."""
    return Now(**now_parts(table, shown, seen, revision))


def now_parts(table: Table, shown: SeatView, seen: Viewpoint, revision: int) -> dict[str, Any]:
    """The members of the same, for windows: a message that is made and checked takes longer."""
    assert table.game is not None
    question = table.play.question_of(seen.seat)
    return parts_of(
        shown,
        table.game,
        revision=revision,
        step=table.data.shown_steps(),
        asked=None
        if question is None
        else shown.asked(
            table.game.state, question, table.play.numbers[seen.seat], table.data.guided
        ),
        extra=around(table, shown, seen),
    )


def position(
    shown: SeatView,
    game: Game,
    revision: int,
    step: int,
    asked: Asked | None,
    extra: dict[str, Any],
) -> Now:
    """A position with everything that belongs to it."""
    return Now(**parts_of(shown, game, revision, step, asked, extra))


def parts_of(
    shown: SeatView,
    game: Game,
    revision: int,
    step: int,
    asked: Asked | None,
    extra: dict[str, Any],
) -> dict[str, Any]:
    sides, card = shown.sides(game.state)
    if game.result() is not None or extra.get("result") is not None:
        card = None  # what was played last lies on the table no longer
    question = None if asked is None else game.question_of(shown.seat)
    group = question and shown.face.hand_asked(game.state, question, shown.speaker)
    return dict(
        revision=revision,
        step=step,
        moment=shown.face.moment(game.state, shown.speaker),
        moment_help=shown.help("moment"),
        seat=None if shown.seat == ONLOOKER else shown.box.seats[shown.seat],
        scene=shown.scene(game.state),
        sides=sides,
        asked=asked,
        hand=shown.hand(game.state, asked, group or ""),
        card=card,
        panels=shown.panels(game.state),
        **extra,
    )


def around(table: Table, shown: SeatView, seen: Viewpoint) -> dict[str, Any]:
    """What is around the board: awaited seats, petitions, undo, standing orders."""
    data, box, speaker, seat = table.data, table.box, shown.speaker, seen.seat
    can_undo = seat != ONLOOKER and table.play.can_undo(seat)
    asked = table.play.asked_seats()
    since, until = table.play.news_for(seat)
    return {
        "since": since,
        "until": until,
        "waiting": [waiting(table, each, speaker) for each in asked if each != seat],
        "can_undo": can_undo,
        "can_reset": can_undo,
        "can_take_back": seat != ONLOOKER and table.petitions.can_take_back(seat),
        "confirm": box.seats[seen.confirm] if seen.confirm >= 0 else "",
        "covered": seen.openly,
        "petition": petition_of(table, seat, speaker),
        "standing": [
            standing_shown(name, text, name in data.seats[seat].standing)
            for name, text in shown.face.standing(speaker)
        ]
        if seen.viewer != ONLOOKER
        else [],
        "trouble": trouble_of(table, speaker),
        "result": result_of(table, speaker),
    }


@lru_cache(maxsize=256)
def standing_shown(name: str, text: str, on: bool) -> StandingShown:
    return StandingShown(id=name, text=text, on=on)


def log_lines(table: Table, shown: SeatView, start: int) -> list[LogLine]:
    """The log from an event on, and the line before it where that may tell of more or fewer."""
    if table.game is None:
        return []
    for first in (start - NEAR, 0):
        recent = shown.logged(table.game.log, max(0, first))
        at = first_told(recent, start, shown, table.audience.shortened)
        if at:
            break  # else the line may have begun before
    return shown.lines(recent[at:])


def first_told(recent: list[Logged], start: int, shown: SeatView, shortened: bool) -> int:
    """Where the line begins that the event of this number belongs to, or the one before it."""
    at = min(max(start - recent[0].n, 0), len(recent)) if recent else 0
    grown = 0 < at < len(recent) and shown.alike(recent[at - 1], recent[at])
    if at and (grown or shortened):
        at -= 1
        while at and shown.alike(recent[at - 1], recent[at]):
            at -= 1
    return at


def waiting(table: Table, seat: int, speaker: Speaker) -> Waiting:
    who = table.seats[seat]
    side = table.box.face.side(seat, speaker)
    if who.kind == "bot":
        text = speaker.sentence("server-bot-thinks", bot=bot_name(who.bot, speaker))
    else:
        text = speaker.sentence("server-waiting-for", **side, **person(who.name, speaker))
    return waiting_shown(table.box.seats[seat], text)


@lru_cache(maxsize=1024)
def waiting_shown(seat: str, text: str) -> Waiting:
    return Waiting(seat=seat, text=text)


def petition_of(table: Table, seat: int, speaker: Speaker) -> Petition | None:
    petition = table.data.petition
    if petition is None:
        return None
    asks = int(petition["seat"])
    who = table.seats[asks]
    side = table.box.face.side(asks, speaker)
    asked = table.box.agreement if petition["kind"] == "draw" else petition["kind"]
    about = bot_asked(table, petition, speaker) if "of" in petition else {}
    may_reply = seat != ONLOOKER and table.petitions.has_say(seat, petition["kind"])
    return Petition(
        kind=petition["kind"],
        seat=table.box.seats[asks],
        name=name_of(petition),
        text=speaker.sentence(f"server-asks-{asked}", **side, **person(who.name, speaker), **about),
        yours=seat == asks,
        open=may_reply and seat != asks and seat not in petition["agreed"],
    )


def bot_asked(table: Table, petition: dict[str, Any], speaker: Speaker) -> dict[str, str]:
    """Which bot is to play for whom."""
    seat = table.box.face.seat_name(int(petition["of"]), speaker)
    return {"bot": bot_name(petition.get("bot", FOLLOWS), speaker), "seat": seat}


def trouble_of(table: Table, speaker: Speaker) -> Trouble | None:
    trouble = table.bots.trouble
    if trouble is None:
        return None
    key = "server-bot-late" if trouble.late else "server-bot-failed"
    bot = bot_name(table.seats[trouble.seat].bot, speaker)
    return Trouble(seat=table.box.seats[trouble.seat], text=speaker.sentence(key, bot=bot))


def result_of(table: Table, speaker: Speaker) -> ResultShown | None:
    result = table.data.result
    if result is None or table.game is None:
        return None
    winner = result.get("winner")
    how = result.get("how", "victory")
    text = ending_told(table.box, table.game.state, result, speaker)
    name = None if winner is None else table.box.seats[winner]
    learned = learned_of(table, speaker) if table.data.guided else None
    kind: How = "drawn" if how in ENDINGS else how
    return ResultShown(text=sentence(text), winner=name, how=kind, learned=learned)


def learned_of(table: Table, speaker: Speaker) -> LearnedShown | None:
    """What a lesson has taught: then a scenario, a stronger opponent, and the rules."""
    game, face = table.data.game, table.box.face
    lines = face.lessons_learned(speaker)
    if not lines or table.data.scenario not in table.box.lessons():
        return None
    scenario = face.after_lesson
    title = brief_of(game, scenario, speaker.language)[0]
    first = table.box.face.brief_of(scenario, speaker.language, in_full=False).first
    again = [
        SeatWish(kind="bot", bot=STRONGER) if each.kind == "bot" else SeatWish(kind="me")
        for each in table.data.seats
    ]
    onward = [
        SeatWish(kind="me") if seat == first else SeatWish(kind="bot", bot=GENTLE)
        for seat in table.box.seats_of(scenario)
    ]
    play = speaker.say("server-next-scenario", title=title, bot=bot_name(GENTLE, speaker))
    stronger = speaker.say("server-next-opponent", bot=bot_name(STRONGER, speaker))
    lesson = table.data.scenario
    return LearnedShown(
        lines=lines,
        next=[
            NextShown(kind="scenario", text=play, scenario=scenario, seats=onward),
            NextShown(kind="opponent", text=stronger, scenario=lesson, seats=again),
            NextShown(kind="rules", text=speaker.say("server-next-rules")),
        ],
    )
