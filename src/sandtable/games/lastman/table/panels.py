"""What lies beside the map: what is going on, the victory track, the seasons, cards and armies."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.battle import Battle
from sandtable.games.lastman.rules.forms import Arrival, Form
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points, shares
from sandtable.games.lastman.table.battle_panel import battle_panel, battles_panel, side_name
from sandtable.games.lastman.table.budget import production_panels
from sandtable.games.lastman.table.templates import armies_panel, box_panel
from sandtable.games.lastman.table.words import (
    army_called,
    key,
    kind_called,
    season_name,
)
from sandtable.toolkit.panels import Cell, Panel, Row
from sandtable.toolkit.text import Speaker, signed

LOWEST: Final = 2
HIGHEST: Final = 25
AHEAD: Final = 3  # seasons that are told of
FIGURES: Final = ("panel-hand", "panel-limit", "panel-build")
SHARES: Final[dict[str, str]] = {
    "areas": "panel-areas",
    "armies": "panel-armies",
    "crises": "panel-crises",
    "box": "panel-box",
    "blockade": "panel-blockade",
    "gun": "panel-gun",
}


def panels_of(game: LastMan, seat: int, speaker: Speaker) -> list[Panel]:
    """What is going on first, then how things stand."""
    battles = [each for each in game.stack if isinstance(each, Battle)]
    found = [battle_panel(game, each, seat, speaker) for each in battles]
    found += production_panels(game, seat, speaker)
    if game.battles and not found:
        found.append(battles_panel(game, speaker))
    found.append(points_panel(game, speaker))
    found.append(season_panel(game.form, game.turn(), speaker))
    found.append(cards_panel(game, speaker))
    found += box_panel(game, seat, speaker)
    found.append(armies_panel(game, seat, speaker))
    return found


# Victory


def points_panel(game: LastMan, speaker: Speaker) -> Panel:
    """The track with its levels, and what the total is made of (L3.1 to L3.3)."""
    levels = tuple([game.level(number) for number in range(LOWEST, HIGHEST + 1)])
    total = points(game)
    return points_told(levels, game.level(total), total, tuple(shares(game).items()), speaker)


@lru_cache(maxsize=512)
def points_told(
    levels: tuple[int, ...],
    level: int,
    total: int,
    made_of: tuple[tuple[str, int], ...],
    speaker: Speaker,
) -> Panel:
    """The same where the numbers of the track have these levels, and the total has this one."""
    track = points_track(levels, min(max(total, LOWEST), HIGHEST), speaker)
    parts = [
        Cell(f"{speaker.say(SHARES[name])} {signed(value)}", "plain")
        for name, value in made_of
        if value or name == "blockade"
    ]
    parts.append(Cell(f"{speaker.say('panel-total')} {total}", "strong"))
    rows = (
        Row(speaker.name(key("levels", facts.LEVELS[level])), track, total=level_range(level)),
        Row(speaker.say("panel-modifiers"), tuple(parts)),
    )
    return Panel("points", speaker.say("panel-points"), "track", rows, "L3.3", open=True)


@lru_cache(maxsize=256)
def points_track(levels: tuple[int, ...], here: int, speaker: Speaker) -> tuple[Cell, ...]:
    """A cell for every number of points, of which each has this level."""
    return tuple(
        point_cell(level, number, number == LOWEST or levels[number - LOWEST - 1] != level,
                   number == here, speaker)
        for number, level in enumerate(levels, LOWEST)
    )  # fmt: skip


def point_cell(level: int, number: int, begins: bool, here: bool, speaker: Speaker) -> Cell:
    """Where a level begins its number is written; whose level it is, is a shade."""
    tip = f"{number}: {speaker.name(key('levels', facts.LEVELS[level]))}"
    text = str(number) if here or begins else ""
    if here:
        return Cell(text, "here", tip)
    if level == facts.STALEMATE:
        return Cell(text, "", tip)
    return Cell(text, "start" if level > facts.STALEMATE else "down", tip)


def level_range(level: int) -> str:
    if level == 0:
        return f"≤{facts.LEVEL_TOPS[0]}"
    low = facts.LEVEL_TOPS[level - 1] + 1
    return f"{low}+" if level == len(facts.LEVELS) - 1 else f"{low}–{facts.LEVEL_TOPS[level]}"


# Seasons


@lru_cache(maxsize=512)
def season_panel(form: Form, now: int, speaker: Speaker) -> Panel:
    """The track of the seasons; of this one and the next, what they bring."""
    track = season_track(form.first_turn, form.last_turn, now, speaker)
    rows = [
        Row(
            season_name(speaker.phrases, turn),
            track if turn == now else (),
            note=season_told(form, turn, speaker),
        )
        for turn in range(now, min(now + AHEAD, form.last_turn + 1))
    ]
    return Panel("seasons", speaker.say("panel-seasons"), "track", tuple(rows), "L2.11")


@lru_cache(maxsize=256)
def season_track(first: int, last: int, now: int, speaker: Speaker) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            year_begun(turn),
            "here" if turn == now else "spent" if turn < now else "",
            season_name(speaker.phrases, turn),
        )
        for turn in range(first, last + 1)
    )


def year_begun(turn: int) -> str:
    """The last two digits of a year, at its first season."""
    season, years = str(facts.TURNS[turn - 1]["name"]).split(" ")
    return years[2:4] if season == "SPRING" or turn == 1 else ""


def season_told(form: Form, turn: int, speaker: Speaker) -> str:
    """Points to build with and card limits of both sides, the blockade, and who arrives."""
    build, limit = (
        " / ".join(str(each) for each in table[turn]) for table in (facts.BUILD, facts.HAND_LIMIT)
    )
    told = [f"{speaker.say('panel-build')} {build}", f"{speaker.say('panel-limit')} {limit}"]
    if facts.BLOCKADE[turn]:
        told.append(f"{speaker.say('panel-blockade')} {signed(facts.BLOCKADE[turn])}")
    coming = [arrival_told(each, speaker) for each in form.arrivals if each.turn == turn]
    told.append(
        f"{speaker.say('panel-arrives')}: {', '.join(coming) or speaker.say('panel-nothing')}"
    )
    return " · ".join(told)


def arrival_told(arrival: Arrival, speaker: Speaker) -> str:
    if arrival.army >= 0:
        return army_called(speaker, arrival.army)
    words = [
        f"{count} {kind_called(speaker, kind)}" for kind, count in enumerate(arrival.units) if count
    ]
    return ", ".join(words)


# Cards


def cards_panel(game: LastMan, speaker: Speaker) -> Panel:
    """Hands against their limits, and the piles (L1.5, L7.2)."""
    hands = tuple([game.hand_size(side) for side in range(len(facts.SEATS))])
    piles = tuple(
        [
            sum(game.cards[place : place + facts.CARD_KINDS])
            for place in (slots.DRAW, slots.DISCARDS, slots.OUT)
        ]
    )
    return cards_told(game.turn(), hands, piles, speaker)


@lru_cache(maxsize=1024)
def cards_told(
    turn: int, hands: tuple[int, ...], piles: tuple[int, ...], speaker: Speaker
) -> Panel:
    """The same where hands and piles have so many cards."""
    rows = [
        Row(
            side_name(side, speaker),
            (Cell(str(held)), Cell(str(facts.HAND_LIMIT[turn][side])),
             Cell(str(facts.BUILD[turn][side]))),
            ("GE", "FR")[side],
        )
        for side, held in enumerate(hands)
    ]  # fmt: skip
    draw, discards, out = piles
    head = ("", *(speaker.say(each) for each in FIGURES))
    told = ("", *(speaker.say(f"help-{each}") for each in FIGURES))
    title = speaker.say("panel-cards")
    note = speaker.say("panel-piles", draw=draw, discards=discards, out=out)
    return Panel("piles", title, "figures", tuple(rows), "L7.2", False, head, note, head_help=told)
