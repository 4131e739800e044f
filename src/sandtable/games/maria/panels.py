"""What lies beside the board: the figures of the powers, the tracks, the display, a battle."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.event import EVERYBODY, ONLOOKER
from sandtable.core.face import Cell, Panel, Row
from sandtable.core.text import Speaker, signed
from sandtable.games.maria.battle import Battle
from sandtable.games.maria.state import (
    ASIDE,
    BATTLES,
    DISPLAYED,
    HIDDEN,
    KNOWN,
    OFFERED,
    STAGE,
    TRACK,
    TRUMP_,
    Maria,
)
from sandtable.games.maria.tables import (
    BOXES_OF_TRACK,
    CARDS,
    CITY_NAMES,
    DISPLAY,
    EVENTS,
    GENERAL_NAMES,
    KIND_OF,
    POWERS,
    RESERVE,
    STATUSES,
    SUIT_OF,
    SUIT_OF_KIND,
    SUITS,
    TRACKS,
    VALUE_OF_KIND,
)
from sandtable.games.maria.turn import AUSTRIA_ACTS, FRANCE_ACTS
from sandtable.games.maria.words import key

FIGURES: Final = ("panel-pool", "panel-box", "panel-aside", "panel-cards")
STATUS_TEXTS: Final = ("status-prussian-ally", "status-neutral", "status-austrian-ally")


def panels_of(game: Maria, seat: int, speaker: Speaker) -> list[Panel]:
    """The battle that is going on, politics, and how the powers stand."""
    found = [battle_panel(game, each, speaker) for each in game.stack if isinstance(each, Battle)]
    found.append(powers_panel(game, speaker))
    if not game.form.introductory:
        found += [display_panel(game, seat, speaker), tracks_panel(game, speaker)]
    return found


def power_word(power: int, speaker: Speaker) -> str:
    return speaker.name(key("powers", POWERS[power]))


def battle_panel(game: Maria, battle: Battle, speaker: Speaker) -> Panel:
    """Who fights, in which suit, and by how much each side is ahead."""
    rows = []
    for side, city in enumerate((Place(battle.home), Place(battle.target))):
        general = battle.commanders[side]
        if general < 0:
            continue
        score = battle.score if side == 0 else -battle.score
        cells = (
            Cell(CITY_NAMES[city], sign=SUITS[SUIT_OF[city]]),
            Cell(signed(score), mark="strong" if score > 0 else ""),
        )
        power = POWERS[battle.power(side)]
        rows.append(Row(GENERAL_NAMES[general], cells, power, battle.right == side))
    return Panel("battle", speaker.say("panel-battle"), "battle", tuple(rows), "M16.6", True)


def powers_panel(game: Maria, speaker: Speaker) -> Panel:
    """Markers still to be placed, those in the battle box and set aside, and cards."""
    stage = game.scalars[STAGE]
    acting = game.powers_of_stage(stage) if FRANCE_ACTS <= stage <= AUSTRIA_ACTS else []
    rows = []
    for power, word in enumerate(POWERS):
        if not game.form.present[power]:
            continue
        major = game.form.markers[power] > 0
        markers = [game.pool(power), game.scalars[BATTLES + power], game.scalars[ASIDE + power]]
        cells = [Cell(str(number) if major else "") for number in markers]
        cells.append(Cell(str(game.hand_size(power))))
        rows.append(Row(power_word(power, speaker), tuple(cells), word, power in acting))
    head = ("", *(speaker.say(each) for each in FIGURES))
    return Panel(
        "powers", speaker.say("panel-powers"), "figures", tuple(rows), "M21.1", False, head
    )


def display_panel(game: Maria, seat: int, speaker: Speaker) -> Panel:
    """The cards of each power on the display, and what is on offer."""
    rows = []
    offered = [each for each in game.scalars[OFFERED : OFFERED + 2] if each >= 0]
    if offered:
        cells = [
            Cell(
                speaker.name(key("events", EVENTS[each])),
                "strong",
                speaker.name(key("events", EVENTS[each]), "does"),
            )
            for each in offered
        ]
        rows.append(Row(speaker.say("panel-offered"), tuple(cells)))
    trump = game.scalars[TRUMP_]
    if trump >= 0:
        name = speaker.name(key("suits", SUITS[trump]))
        rows.append(Row(speaker.say("panel-trump"), (Cell(name, sign=SUITS[trump]),)))
    for power in DISPLAY:
        cells = []
        for card in range(CARDS):
            if game.cards[card] == DISPLAYED + power:
                cells.append(card_cell(KIND_OF[card], speaker))
            elif game.cards[card] == HIDDEN + power:
                own = seat != ONLOOKER and game.seat_of(power) == seat
                known = own and game.cards[KNOWN + card] in (EVERYBODY, *range(1, 8))
                cells.append(card_cell(KIND_OF[card], speaker) if known else Cell("?", "hidden"))
        rows.append(Row(power_word(power, speaker), tuple(cells), POWERS[power]))
    return Panel("display", speaker.say("panel-display"), "cards", tuple(rows), "M23.4")


def card_cell(kind: int, speaker: Speaker) -> Cell:
    if kind == RESERVE:
        return Cell(speaker.say("card-reserve"), "strong")
    return Cell(str(VALUE_OF_KIND[kind]), sign=SUITS[SUIT_OF_KIND[kind]])


def tracks_panel(game: Maria, speaker: Speaker) -> Panel:
    """The three tracks, each box with what it brings."""
    rows = []
    for number, word in enumerate(TRACKS):
        here = game.scalars[TRACK + number]
        cells = [
            Cell(str(box), "here" if box == here else "", box_told(number, box, speaker))
            for box in range(1, len(BOXES_OF_TRACK[number]) + 1)
        ]
        rows.append(Row(speaker.name(key("tracks", word)), tuple(cells)))
    return Panel("tracks", speaker.say("panel-tracks"), "track", tuple(rows), "M24.1")


def box_told(track: int, box: int, speaker: Speaker) -> str:
    """What a box of a track brings, in words."""
    facts = BOXES_OF_TRACK[track][box - 1]
    told = []
    if "status" in facts:
        told.append(speaker.say(STATUS_TEXTS[STATUSES.index(facts["status"])]))
    for effect in facts["effects"]:
        power = power_word(POWERS.index(effect["power"]), speaker)
        if effect["type"] == "income":
            told.append(speaker.say("box-income", power=power, count=signed(effect["amount"])))
        elif effect["type"] == "set_income":
            told.append(speaker.say("box-set-income", power=power, count=effect["value"]))
        elif effect["type"] == "mission":
            told.append(speaker.say("box-mission", power=power))
        else:
            told.append(speaker.say("box-marker", power=power))
    return "; ".join(told)
