"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any

from sandtable.boards.hexes import Hex
from sandtable.colors.battle import (
    ACTIVE,
    BLOCKS_,
    HEX_,
    KIND_,
    NO_CARD,
    OWN_,
    START_,
    STATUS_,
    TURN,
    UNIT_ROW,
    Unit,
)
from sandtable.colors.piles import counts_in, size_of
from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question
from sandtable.games.greatwar.notation import VOCABULARY
from sandtable.games.greatwar.state import (
    ABANDONED,
    AIMED,
    BARRAGE_,
    C_DISCARDS,
    C_PILE,
    CHOSEN,
    COMBAT_USED,
    COMMAND_,
    DRAWN_GAME,
    FREE_DIE,
    HELD,
    IN_FORCE,
    K_DISCARDS,
    K_PILE,
    LAST,
    MISTAKEN,
    NO_WINDOWS,
    PLAYED,
    SPENT_FREE,
    STUCK_,
    TAKEN,
    WINNER,
    GreatWar,
)
from sandtable.games.greatwar.tables import (
    COMBAT_CARDS,
    COMBAT_KINDS,
    COMMAND_CARDS,
    COMMAND_KINDS,
    COUNTRYSIDE,
    GRID,
    HEXES,
    IS_TANK,
    SEATS,
    SECTIONS,
    SPECIALS,
    STRENGTH,
    TERRAIN,
    TOKENS,
)

STUCK_WORD = "stuck"
ABANDONED_WORD = "abandoned"


def whole(game: GreatWar) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {
        **public(game),
        "draw_pile": counts_in(game.cards, C_PILE, COMMAND_CARDS),
        "combat_pile": counts_in(game.cards, K_PILE, COMBAT_CARDS),
        "hands": {SEATS[seat]: game.hand(seat) for seat in range(2)},
        "combat_hands": {SEATS[seat]: game.combat_hand(seat) for seat in range(2)},
        "scouted": scouted(game),
    }


def as_seen(game: GreatWar, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    sits = seat != ONLOOKER
    question = game.question_of(seat)
    return {
        **public(game),
        "seat": SEATS[seat] if sits else "onlooker",
        "draw_pile": size_of(game.cards, C_PILE, COMMAND_KINDS),
        "combat_pile": size_of(game.cards, K_PILE, COMBAT_KINDS),
        "hand": game.hand(seat) if sits else [],
        "combat_hand": game.combat_hand(seat) if sits else [],
        "hand_sizes": {SEATS[each]: game.hand_size(each) for each in range(2)},
        "combat_sizes": {SEATS[each]: game.combat_size(each) for each in range(2)},
        "scouted": scouted(game) if seat == game.active() else [],
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


def public(game: GreatWar) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    held = scalars[HELD : HELD + len(game.field.objectives)]
    return {
        "scenario": game.field.name,
        "turn": scalars[TURN],
        "active": SEATS[scalars[ACTIVE]],
        "card": command_word(scalars[PLAYED]),
        "in_force": command_word(scalars[IN_FORCE]),
        "command": scalars[COMMAND_],
        "last_cards": {SEATS[seat]: command_word(scalars[LAST + seat]) for seat in range(2)},
        "units": [unit_data(game, Unit(unit)) for unit in range(len(game.units) // UNIT_ROW)],
        "ground": ground_data(game),
        "markers": marker_data(game),
        "medals": {SEATS[seat]: game.medals(seat) for seat in range(2)},
        "taken": {SEATS[seat]: scalars[TAKEN + seat] for seat in range(2)},
        "held": [seat_word(seat) for seat in held],
        "hq": {SEATS[seat]: game.hq(seat) for seat in range(2)},
        "pool": game.pool(),
        "combat_used": [SEATS[seat] for seat in range(2) if scalars[COMBAT_USED] >> seat & 1],
        **({"no_windows": True} if scalars[COMBAT_USED] & NO_WINDOWS else {}),
        "aimed": section_words(scalars[AIMED]),
        "barrage": combat_word(scalars[BARRAGE_]),
        "section": section_words(scalars[CHOSEN]),
        "free_die": scalars[FREE_DIE],
        "mistaken": scalars[MISTAKEN],
        "spent_free": scalars[SPENT_FREE],
        "discards": counts_in(game.cards, C_DISCARDS, COMMAND_CARDS),
        "combat_discards": counts_in(game.cards, K_DISCARDS, COMBAT_CARDS),
        "winner": "nobody" if scalars[WINNER] == DRAWN_GAME else seat_word(scalars[WINNER]),
    }


def seat_word(seat: int) -> str | None:
    return SEATS[seat] if seat >= 0 else None


def command_word(card: int) -> str | None:
    return None if card == NO_CARD else COMMAND_CARDS[card]


def combat_word(card: int) -> str | None:
    return None if card == NO_CARD else COMBAT_CARDS[card]


def section_words(sections: int) -> list[str]:
    return [word for number, word in enumerate(SECTIONS) if sections >> number & 1]


def scouted(game: GreatWar) -> list[str]:
    return [COMMAND_CARDS[card] for card in game.scouted()]


def unit_data(game: GreatWar, unit: Unit) -> dict[str, Any]:
    row = game.units[unit * UNIT_ROW : (unit + 1) * UNIT_ROW]
    return {
        "kind": game.word(unit),
        "hex": GRID.names[row[HEX_]] if row[HEX_] >= 0 else None,
        "strength": row[BLOCKS_],
        "start": row[START_],
        "full": STRENGTH[row[KIND_]],
        "status": row[STATUS_],
        "own": own_word(row[KIND_], row[OWN_]),
    }


def own_word(kind: int, own: int) -> str | None:
    """The special figure of a soldier unit, or the trouble of a tank."""
    if own == 0:
        return None
    if IS_TANK[kind]:
        return {STUCK_: STUCK_WORD, ABANDONED: ABANDONED_WORD}[own]
    return SPECIALS[own - 1]


def ground_data(game: GreatWar) -> dict[str, str]:
    """The ground of every hex that is not countryside."""
    return {
        GRID.names[at]: TERRAIN[game.ground(Hex(at))]
        for at in range(HEXES)
        if game.ground(Hex(at)) != COUNTRYSIDE
    }


def marker_data(game: GreatWar) -> dict[str, list[str]]:
    return {
        GRID.names[at]: marker_words(game.markers(Hex(at)))
        for at in range(HEXES)
        if game.markers(Hex(at))
    }


def marker_words(markers: int) -> list[str]:
    return [word for number, word in enumerate(TOKENS) if markers >> number & 1]
