"""What must hold on the table at every question: pieces and cards are where they can be."""

from __future__ import annotations

from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.slots import NO_CARD, NOBODY, PLAYED, UNIT_ROW
from sandtable.core.state import State
from sandtable.games.napoleonics.rules.facts import CARD_KINDS, COPIES, DECK, HEXES
from sandtable.games.napoleonics.rules.field import LEADERS
from sandtable.games.napoleonics.rules.leaders import LeaderRetreat
from sandtable.games.napoleonics.rules.slots import CARD_PLACES, COUNTERS, TRACKS
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics
from tests.invariants import all_hold

PLACES = 4  # of a card: pile, discards and two hands


def check_table(state: State) -> None:
    assert isinstance(state, Napoleonics)
    all_hold(state, check_cards, check_units, check_leaders, check_turn)


def check_cards(game: Napoleonics) -> None:
    """Every card is in one place; hand and track make up the starting hand (N22.4)."""
    cards = game.cards[: PLACES * CARD_KINDS]
    assert min(cards) >= 0, "fewer than no cards"
    counts = [sum(cards[card::CARD_KINDS]) for card in range(CARD_KINDS)]
    for card in [*game.cards[TRACKS:CARD_PLACES], game.scalars[PLAYED]]:
        if card != NO_CARD:
            counts[card] += 1
    assert counts == COPIES, "cards were lost or found"
    assert sum(counts) == DECK
    question = game.question()
    if question is not None and question.key == "play-card":
        for seat in range(2):
            held = game.hand_size(seat) + game.squares_of(seat)
            assert held == game.field.hand_sizes[seat], f"seat {seat} holds {held} cards"


def check_units(game: Napoleonics) -> None:
    squares = [0, 0]
    standing = 0
    for number in range(len(game.units) // UNIT_ROW):
        unit = Unit(number)
        if not game.alive(unit):
            assert game.blocks(unit) == 0
            assert not game.in_square(unit)
            continue
        at = game.hex_of(unit)
        standing += 1
        assert game.unit_at(at) == unit, "two units in a hex (N7.2)"
        assert 1 <= game.blocks(unit) <= game.start(unit)
        assert game.field.enters(game.class_of(unit), at), "a unit on impassable ground"
        if game.in_square(unit):
            assert game.is_infantry(unit), "only infantry stands in square (N24.1)"
            squares[game.seat_of(unit)] += 1
            seat = game.seat_of(unit)
            counter = game.units[unit * UNIT_ROW + 5] - 1
            assert game.cards[TRACKS + seat * COUNTERS + counter] != NO_CARD
        if game.seat_of(unit) != game.active():
            assert game.status(unit) & ~64 == 0, "orders of another turn"
    assert standing == HEXES - game.board[:HEXES].count(NOBODY)
    assert squares == [game.squares_of(0), game.squares_of(1)]


def check_leaders(game: Napoleonics) -> None:
    under_way = [each.leader for each in game.stack if isinstance(each, LeaderRetreat)]
    for seat in range(2):
        for leader in game.leaders_of(seat):
            at = game.leader_hex(leader)
            assert game.field.enters(LEADERS, at), "a leader on impassable ground"
            if leader in under_way:
                continue
            assert game.leader_at(at) == leader, "two leaders in a hex (N7.2)"
            assert not game.enemy_at(seat, at), "a leader among enemies"
    for place, number in enumerate(game.board[HEXES : 2 * HEXES]):
        assert number == NOBODY or game.leader_hex(Leader(number)) == place


def check_turn(game: Napoleonics) -> None:
    for seat in range(2):
        enough = game.banners(seat) >= game.field.to_win[seat]
        assert enough <= game.ended(), "enough banners, and the game goes on (N3.1)"
    questions = game.questions()
    assert len(questions) <= 1
    if not game.ended():
        assert questions, "nobody is asked, and the game is not over"
