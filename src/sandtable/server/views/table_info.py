"""Table info for one visitor: what does not change with every answer."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.clocks.views import time_control_text
from sandtable.server.messages import (
    BoardShown,
    ChatLine,
    DiceShown,
    Holder,
    MatchShown,
    SeatShown,
    TableShown,
)
from sandtable.server.security.visitors import GONE
from sandtable.server.storage.models import ChatData, TableData
from sandtable.server.tables.table import Table
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes import scenes_of
from sandtable.toolkit.box import Box
from sandtable.toolkit.handicap import handicap_in
from sandtable.toolkit.text import Speaker, sentence


def name_shown(name: str, speaker: Speaker) -> str:
    """The name of a player, or the text for a deleted one."""
    return speaker.say("server-somebody") if name == GONE else name


# Games that were ended from outside, without a winner.
ENDINGS: Final = {
    "stopped": "server-stopped",
    "ended": "server-ended",
    "called-off": "server-called-off",
}


def person(name: str, speaker: Speaker) -> dict[str, str]:
    """A player by name, if one was given."""
    return {"who": name_shown(name, speaker), "named": "yes" if name else "no"}


def bot_name(bot: str, speaker: Speaker) -> str:
    return speaker.say(f"bot-{bot}")


def seat_shown(
    data: TableData, seat: int, visitor: str, speaker: Speaker, present: set[int]
) -> SeatShown:
    each = data.seats[seat]
    mine = data.seats[seat].visitor == visitor and visitor != ""
    holder: Holder
    if each.kind == "bot":
        holder = "bot"
    elif mine:
        holder = "you" if seat == first_of(data, visitor) else "here"
    elif each.visitor:
        holder = "person"
    else:
        holder = "open"
    box = BOXES[data.game]
    return SeatShown(
        seat=box.seats[seat],
        name=box.face.seat_name(seat, speaker),
        who=bot_name(each.bot, speaker) if each.kind == "bot" else name_shown(each.name, speaker),
        holder=holder,
        bot=each.bot,
        present=seat in present,
    )


def first_of(data: TableData, visitor: str) -> int:
    return min(each.seat for each in data.seats if each.visitor == visitor)


def table_shown(table: Table, visitor: str, language: str) -> TableShown:
    """All about a table that does not change with every answer."""
    data, box = table.data, table.box
    speaker = speaker_for(data.game, language)
    scenes = scenes_of(data.game)
    present = {seat for each in table.audience.watchers for seat in table.seats.of(each.visitor)}
    mine = table.seats.of(visitor)
    top = len(mine) == 1 and flipped(data, mine[0])
    address = f"/api/boards/{data.game}/{data.scenario}"
    query = f"?turned={int(top)}&v={scenes.version}"
    state = table.game.state if table.game is not None else box.set_up(data.scenario, data.options)
    briefing = box.face.briefing(state, speaker)
    over = data.status == "over"
    return TableShown(
        id=data.id,
        game=data.game,
        game_name=speaker.say(f"game-{data.game}"),
        scenario=data.scenario,
        title=brief_of(data.game, data.scenario, speaker.language)[0],
        date=brief_of(data.game, data.scenario, speaker.language)[1],
        status=data.status,  # type: ignore[arg-type]  # the column holds nothing else
        briefing=[*briefing[1:], *options_told(data, speaker)],
        seats=[
            seat_shown(data, seat, visitor, speaker, present) for seat in range(len(data.seats))
        ],
        yours=[box.seats[seat] for seat in mine],
        dice=DiceShown(
            commitment="" if data.chosen else data.commitment,
            words=[each.word for each in data.seats],
            promises=[each.promise for each in data.seats],
            bound=all(each.bound for each in data.seats),
            secret=data.secret if over and not data.chosen else "",
            chosen=data.chosen,
        ),
        board=BoardShown(
            layout=f"{address}/layout.json{query}",
            ground=f"{address}/ground.svg{query}",
            sheet=f"/api/art/{data.game}/sheet.svg?v={scenes.version}",
            art=f"/api/art/{data.game}/",
        ),
        onlookers=table.audience.onlookers(),
        match=match_of(table, speaker),
        rematch=data.rematch,
        agreement=box.agreement,  # type: ignore[arg-type]  # boxes say nothing else
        guided=data.guided,
        pace=time_control_text(data.pace, speaker),
        rated=data.rated,
        hints=data.hints,
        handicap=handicap_changes(data, speaker),
        tournament=data.tournament,
        chat_open=data.chat_open,
        source=data.source,
        puzzle=data.puzzle,
        openness=data.openness,  # type: ignore[arg-type]  # the column holds nothing else
    )


def handicap_changes(data: TableData, speaker: Speaker) -> str:
    """The handicap of a table in a sentence; empty without one."""
    box = BOXES[data.game]
    changes = box.face.handicap_changes(handicap_in(box.handicaps, data.options), speaker)
    return sentence(f"{changes}.") if changes else ""


def all_told(data: TableData, speaker: Speaker) -> list[str]:
    """The chosen options of a table, with its handicap."""
    box = BOXES[data.game]
    handicap = box.face.handicap_told(handicap_in(box.handicaps, data.options), speaker)
    return [*([handicap] if handicap else []), *options_told(data, speaker)]


def options_told(data: TableData, speaker: Speaker) -> list[str]:
    """The chosen options of a table, one sentence each."""
    chosen = [each for each in BOXES[data.game].switches if each in data.options]
    told = [speaker.say("table-option", rule=switch_text(each, speaker)) for each in chosen]
    people = sum(each.kind == "person" for each in data.seats)
    hints = data.hints and people > 1
    return [*told, *([speaker.say("server-hints-allowed")] if hints else [])]


def switch_text(name: str, speaker: Speaker) -> str:
    return speaker.say(f"option-{name.replace('_', '-')}")


def match_of(table: Table, speaker: Speaker) -> MatchShown | None:
    """The scores of the finished games of a match.

    After a game everybody has moved one seat on, or all have stayed.
    """
    data, many = table.data, len(table.data.seats)
    before = table.results_before
    if not before and not data.rematch:
        return None
    games = list(before) if data.result is None else [*before, data.result]
    moved = [sum(each.get("moves", 1) for each in before[at:]) for at in range(len(games))]
    lines = []
    for seat, who in enumerate(data.seats):
        score = sum(
            each["scores"][(seat + back) % many] for each, back in zip(games, moved, strict=True)
        )
        side = table.box.face.seat_name(seat, speaker)
        person = name_shown(who.name, speaker) or side
        name = bot_name(who.bot, speaker) if who.kind == "bot" else person
        lines.append(f"{sentence(name)}: {table.box.face.score(score, speaker)}")
    return MatchShown(games=len(games), scores=lines)


def result_text(game: str, result: dict[str, Any] | None, speaker: Speaker) -> str:
    """How a game has ended."""
    if result is None:
        return ""
    winner = result.get("winner")
    if result.get("how") in ENDINGS:
        return speaker.say(ENDINGS[result["how"]])
    if winner is None:
        return speaker.say("server-drawn")
    return speaker.say("table-winner", **BOXES[game].face.side(winner, speaker))


def ending_told(box: Box, state: State, result: dict[str, Any], speaker: Speaker) -> str:
    """How a game has ended, with the names of players."""
    how = result.get("how", "victory")
    if how in ENDINGS:
        return speaker.say(ENDINGS[how])
    if how == "victory":
        return box.face.ending(state, speaker)
    if how in ("resigned", "time"):
        key = "server-resigned" if how == "resigned" else "server-lost-on-time"
        text = speaker.sentence(key, **box.face.side(result["seat"], speaker))
        return f"{text} {box.face.broken_off(state, result['seat'], speaker)}".strip()
    return box.face.broken_off(state, -1, speaker) or speaker.say("server-drawn")


@lru_cache(maxsize=128)
def brief_of(game: str, scenario: str, language: str) -> tuple[str, str]:
    """The name and the date of a scenario."""
    box = BOXES[game]
    if not box.has(scenario):  # an older table
        return scenario, ""
    brief = box.face.brief_of(scenario, language, in_full=False)
    return brief.name, brief.date


def flipped(data: TableData, seat: int) -> bool:
    return flips(data.game, data.scenario, json.dumps(data.options, sort_keys=True), seat)


@lru_cache(maxsize=512)
def flips(game: str, scenario: str, options: str, seat: int) -> bool:
    """Whether this seat sees the board from its upper edge."""
    box = BOXES[game]
    return box.face.flips(box.set_up(scenario, json.loads(options)), seat)


def chat_shown(data: TableData, line: ChatData, visitor: str, speaker: Speaker) -> ChatLine:
    seat = BOXES[data.game].seats[line.seat] if line.seat >= 0 else ""
    speakers = data.seats_of(line.visitor) if line.seat < 0 else [line.seat]
    gone = any(data.seats[each].name == GONE for each in speakers)
    who = name_shown(GONE if gone else line.who, speaker)
    mine = bool(visitor) and line.visitor == visitor
    return ChatLine(n=line.n, who=who, seat=seat, text=line.text, at=line.at, mine=mine)
