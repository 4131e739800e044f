"""A state by name: all of it, or what one seat, or an onlooker, may see of it."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common, views
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.named import Deck, Scalar
from sandtable.games.greatwar.rules import facts, medals, slots
from sandtable.games.greatwar.rules.state import GreatWar

STUCK_WORD: Final = "stuck"
ABANDONED_WORD: Final = "abandoned"

COMMAND: Final = Deck("command card", facts.COMMAND_CARDS, slots.C_PILE)
COMBAT: Final = Deck(
    "combat card", facts.COMBAT_CARDS, slots.K_PILE, "combat_hands", "combat_hand", "combat_sizes",
    "combat_discards", "combat_pile", "combat",
)  # fmt: skip
DECKS: Final = [COMMAND, COMBAT]
HQ: Final = Scalar("hq", slots.HQ, by_seat=True)
SCALARS: Final = [
    HQ,
    Scalar("free_die", slots.FREE_DIE),
    Scalar("mistaken", slots.MISTAKEN),
    Scalar("spent_free", slots.SPENT_FREE),
]


def whole(game: GreatWar) -> dict[str, Any]:
    """Everything, as all-knowing as a referee."""
    return {**public(game), **views.whole_of(game, DECKS)}


def as_seen(game: GreatWar, seat: int) -> dict[str, Any]:
    """What everybody sees, the cards of this seat, and what it is asked. An onlooker has none."""
    return {**public(game), **views.seen_of(game, seat, DECKS)}


def public(game: GreatWar) -> dict[str, Any]:
    """What lies open on the table."""
    scalars = game.scalars
    held = scalars[medals.HELD : medals.HELD + len(game.field.objectives)]
    used, winner = scalars[slots.COMBAT_USED], scalars[medals.WINNER]
    return {
        **views.open_to_all(game),
        "units": [unit_data(game, at, row) for at, row in enumerate(views.unit_rows(game))],
        "ground": ground_data(game),
        "markers": marker_data(game),
        "medals": views.by_seat(game, game.medals),
        "held": [views.seat_word(game, seat) for seat in held],
        "pool": game.pool(),
        "combat_used": [facts.SEATS[seat] for seat in range(2) if used >> seat & 1],
        **({"no_windows": True} if used & slots.NO_WINDOWS else {}),
        "aimed": section_words(scalars[slots.AIMED]),
        "barrage": views.card_word(scalars[slots.BARRAGE], facts.COMBAT_CARDS),
        "section": section_words(scalars[slots.CHOSEN]),
        **views.scalars(game, SCALARS),
        **COMMAND.thrown(game),
        **COMBAT.thrown(game),
        "winner": "nobody" if winner == medals.DRAWN_GAME else views.seat_word(game, winner),
        **({"readings": game.field.reading_names()} if game.field.readings else {}),
    }


def section_words(sections: int) -> list[str]:
    return [word for number, word in enumerate(facts.SECTIONS) if sections >> number & 1]


def unit_data(game: GreatWar, unit: int, row: list[int]) -> dict[str, Any]:
    return {
        "kind": game.word(Unit(unit)),
        "hex": views.hex_word(game, row[common.HEX]),
        "strength": row[common.BLOCKS],
        "start": row[common.START],
        "full": facts.STRENGTH[row[common.KIND]],
        "status": row[common.STATUS],
        "own": own_word(row[common.KIND], row[common.OWN]),
    }


def own_word(kind: int, own: int) -> str | None:
    """The special figure of a soldier unit, or the trouble of a tank."""
    if own == 0:
        return None
    if facts.IS_TANK[kind]:
        return {slots.STUCK: STUCK_WORD, medals.ABANDONED: ABANDONED_WORD}[own]
    return facts.SPECIALS[own - 1]


def ground_data(game: GreatWar) -> dict[str, str]:
    """The ground of every hex that is not countryside."""
    return {
        facts.GRID.names[at]: facts.TERRAIN[game.ground(Hex(at))]
        for at in range(facts.HEXES)
        if game.ground(Hex(at)) != facts.COUNTRYSIDE
    }


def marker_data(game: GreatWar) -> dict[str, list[str]]:
    return {
        facts.GRID.names[at]: marker_words(game.markers(Hex(at)))
        for at in range(facts.HEXES)
        if game.markers(Hex(at))
    }


def marker_words(markers: int) -> list[str]:
    return [word for number, word in enumerate(facts.TOKENS) if markers >> number & 1]
