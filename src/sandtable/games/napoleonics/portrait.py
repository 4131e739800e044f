"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.colors.battle import (
    ACTIVE,
    BLOCKS_,
    HEX_,
    KIND_,
    NO_CARD,
    START_,
    STATUS_,
    TURN,
    UNIT_ROW,
    Unit,
)
from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question
from sandtable.games.napoleonics.notation import VOCABULARY
from sandtable.games.napoleonics.state import (
    CARD_PLACES,
    COMMAND_,
    COUNTERS,
    DISCARDS,
    DRAW_PILE,
    FOR_GOOD,
    FOR_GOOD_BANNERS,
    HELD,
    IN_FORCE,
    L_HEX,
    L_NATION,
    L_STATUS,
    LAST,
    LEADER_ROW,
    PLAYED,
    RESHUFFLE,
    SCOUTED,
    SQUARE_,
    STRIKES,
    TAKEN,
    TRACKS,
    WINNER,
    Leader,
    Napoleonics,
)
from sandtable.games.napoleonics.tables import CARD_KINDS, CARDS, FULL, GRID, KINDS, NATIONS, SEATS


def whole(game: Napoleonics) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        "draw_pile": pile(game, DRAW_PILE),
        "hands": {SEATS[seat]: game.hand(seat) for seat in range(2)},
        "tracks": {SEATS[seat]: track(game, seat) for seat in range(2)},
        "scouted": scouted(game),
    }


def as_seen(game: Napoleonics, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    sits = seat != ONLOOKER
    question = game.question_of(seat)
    return {
        **public(game),
        "seat": SEATS[seat] if sits else "onlooker",
        "draw_pile": sum(game.cards[DRAW_PILE : DRAW_PILE + CARD_KINDS]),
        "hand": game.hand(seat) if sits else [],
        "hand_sizes": {SEATS[each]: game.hand_size(each) for each in range(2)},
        "track": track(game, seat) if sits else [],
        "scouted": scouted(game) if seat == game.active() else [],
        "squares": {SEATS[each]: game.squares_of(each) for each in range(2)},
        "waiting_for": [SEATS[each.seat] for each in game.asked],
        "asked": [asked(each) for each in game.asked if not each.secret],
        "question": None
        if question is None
        else {
            "key": question.key,
            "rule": question.rule,
            "subject": question.subject,
            "actions": [VOCABULARY.name(action) for action in question.actions],
        },
    }


def asked(question: Question) -> dict[str, Any]:
    """What the table hears of a question: whom and what about, not what may be answered."""
    return {
        "seat": SEATS[question.seat],
        "key": question.key,
        "rule": question.rule,
        "subject": question.subject,
    }


def public(game: Napoleonics) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    return {
        "scenario": game.field.name,
        "turn": scalars[TURN],
        "active": SEATS[scalars[ACTIVE]],
        "card": card_word(scalars[PLAYED]),
        "in_force": card_word(scalars[IN_FORCE]),
        "command": scalars[COMMAND_],
        "last_cards": {SEATS[seat]: card_word(scalars[LAST + seat]) for seat in range(2)},
        "units": [unit_data(game, Unit(unit)) for unit in range(len(game.units) // UNIT_ROW)],
        "leaders": [
            leader_data(game, Leader(leader)) for leader in range(len(game.leaders) // LEADER_ROW)
        ],
        "banners": {SEATS[seat]: game.banners(seat) for seat in range(2)},
        "taken": {SEATS[seat]: scalars[TAKEN + seat] for seat in range(2)},
        "objectives": {
            "held": {SEATS[seat]: scalars[HELD + seat] for seat in range(2)},
            "for_good": scalars[FOR_GOOD],
            "banners": {SEATS[seat]: scalars[FOR_GOOD_BANNERS + seat] for seat in range(2)},
        },
        "strikes": scalars[STRIKES],
        "reshuffle": scalars[RESHUFFLE],
        "discards": pile(game, DISCARDS),
        "winner": SEATS[scalars[WINNER]] if scalars[WINNER] >= 0 else None,
    }


def card_word(card: int) -> str | None:
    return None if card == NO_CARD else CARDS[card]


def pile(game: Napoleonics, start: int) -> dict[str, int]:
    return {
        CARDS[card]: game.cards[start + card]
        for card in range(CARD_KINDS)
        if game.cards[start + card]
    }


def track(game: Napoleonics, seat: int) -> list[str | None]:
    """The cards under the four square counters of a seat."""
    start = TRACKS + seat * COUNTERS
    return [card_word(card) for card in game.cards[start : start + COUNTERS]]


def scouted(game: Napoleonics) -> list[str]:
    return [CARDS[card] for card in game.cards[SCOUTED:CARD_PLACES] if card != NO_CARD]


def unit_data(game: Napoleonics, unit: Unit) -> dict[str, Any]:
    row = game.units[unit * UNIT_ROW : (unit + 1) * UNIT_ROW]
    return {
        "kind": KINDS[row[KIND_]],
        "hex": GRID.names[row[HEX_]] if row[HEX_] >= 0 else None,
        "blocks": row[BLOCKS_],
        "start": row[START_],
        "full": FULL[row[KIND_]],
        "status": row[STATUS_],
        "square": row[SQUARE_],
    }


def leader_data(game: Napoleonics, leader: Leader) -> dict[str, Any]:
    row = game.leaders[leader * LEADER_ROW : (leader + 1) * LEADER_ROW]
    return {
        "name": game.field.leader_names[leader],
        "nation": NATIONS[row[L_NATION]],
        "hex": GRID.names[row[L_HEX]] if row[L_HEX] >= 0 else None,
        "status": row[L_STATUS],
    }
