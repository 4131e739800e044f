"""What must hold on the table at every question: pieces, cards, tokens and medals are conserved."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.slots import NO_CARD, NO_SEAT, NOBODY, OWN, PLAYED, UNIT_ROW
from sandtable.core.refusal import ALLOWED
from sandtable.core.state import State
from sandtable.games.greatwar.rules.facts import (
    BRIDGE,
    COMBAT_COPIES,
    COMBAT_KINDS,
    COMMAND_COPIES,
    COMMAND_KINDS,
    CRATER,
    DAMAGED,
    FOOTBRIDGE,
    HAND_OF_COMBAT,
    HEXES,
    HQ_POOL,
    SPECIALS,
    STRONGPOINT,
    WIRE,
)
from sandtable.games.greatwar.rules.field import HELD_EACH, LASTING
from sandtable.games.greatwar.rules.medals import ABANDONED, HELD
from sandtable.games.greatwar.rules.slots import C_PILE, K_PILE, SHOT_AT
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.terrain import may_enter
from tests.invariants import all_hold

PLACES = 4  # of a card: pile, discards and two hands
CROSSINGS = (BRIDGE, FOOTBRIDGE, DAMAGED)


def check_table(state: State) -> None:
    assert isinstance(state, GreatWar)
    all_hold(state, check_cards, check_tokens, check_units, check_ground, check_medals)


def check_cards(game: GreatWar) -> None:
    """Every card is in one place, and hands have their size (G20.1, G20.5)."""
    command = counted(game, C_PILE, COMMAND_KINDS)
    for card in [*game.scouted(), game.scalars[PLAYED]]:
        if card != NO_CARD:
            command[card] += 1
    assert command == COMMAND_COPIES, "command cards were lost or found"
    assert counted(game, K_PILE, COMBAT_KINDS) == COMBAT_COPIES, "combat cards were lost or found"
    question = game.question()
    for seat in range(2):
        assert game.combat_size(seat) <= HAND_OF_COMBAT
        if question is not None and question.key == "play-card":
            assert game.hand_size(seat) == game.field.command_hands[seat]


def counted(game: GreatWar, start: int, kinds: int) -> list[int]:
    cards = game.cards[start : start + PLACES * kinds]
    assert min(cards) >= 0, "fewer than no cards"
    return [sum(cards[card::kinds]) for card in range(kinds)]


def check_tokens(game: GreatWar) -> None:
    assert all(game.hq(seat) >= 0 for seat in range(2))
    assert game.pool() >= 0
    assert game.hq(0) + game.hq(1) + game.pool() == HQ_POOL


def check_units(game: GreatWar) -> None:
    standing = 0
    for number in range(len(game.units) // UNIT_ROW):
        unit = Unit(number)
        own = game.units[unit * UNIT_ROW + OWN]
        assert 0 <= own <= (ABANDONED if game.is_tank(unit) else len(SPECIALS))
        if not game.alive(unit):
            assert game.blocks(unit) == 0
            continue
        at = game.hex_of(unit)
        standing += 1
        assert game.unit_at(at) == unit, "two units in a hex (G7.3)"
        assert 1 <= game.blocks(unit) <= game.start(unit)
        stands = may_enter(game, game.kind(unit), at) is ALLOWED
        assert stands or game.markers(at) & DAMAGED, "a unit where none may go (G18.7, G18.13)"
        if game.seat_of(unit) != game.active():
            assert game.status(unit) & ~SHOT_AT == 0, "orders of another turn"
    assert standing == HEXES - game.board[:HEXES].count(NOBODY)


def check_ground(game: GreatWar) -> None:
    """Markers that never lie together (G18.9)."""
    for at in range(HEXES):
        markers = game.markers(Hex(at))
        if not markers:
            continue
        assert sum(bool(markers & each) for each in CROSSINGS) <= 1
        if markers & STRONGPOINT:
            assert not markers & (WIRE | BRIDGE | DAMAGED)
        assert not (markers & CRATER and markers & (BRIDGE | FOOTBRIDGE | DAMAGED))


def check_medals(game: GreatWar) -> None:
    """A side that has enough has won; what is held is held by right (G23.1, G23.16)."""
    for seat in range(2):
        enough = game.medals(seat) >= game.field.to_win[seat]
        assert enough <= game.ended(), "enough medals, and the game goes on"
    for number, objective in enumerate(game.field.objectives):
        holder = game.scalars[HELD + number]
        if holder != NO_SEAT and objective.kind not in (HELD_EACH, LASTING):
            assert game.meets_terms(number, holder), "a medal that should be handed back"
    questions = game.questions()
    assert len(questions) <= 1
    if not game.ended():
        assert questions, "nobody is asked, and the game is not over"
