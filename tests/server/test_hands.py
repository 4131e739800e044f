"""A hand at the table: each card says which answer it gives, and why it gives none."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from sandtable.core.question import Question
from sandtable.games.greatwar.table.aids import COMBAT, COMMAND
from sandtable.server import messages
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.server.views.lookups import Lookups
from sandtable.server.views.position import position
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.game import Game

MOST = 4000
EXTRA: dict[str, Any] = {"waiting": [], "can_undo": False, "can_reset": False}


def now_of(game: Game, question: Question) -> messages.Now:
    shown = SeatView(game.box.id, question.seat, "en")
    asked = shown.asked(game.state, question, 1, guided=False)
    return position(shown, game, 0, 0, asked, EXTRA)


def with_two_hands() -> tuple[Game, Question]:
    """A battle of Maria at which a seat with two hands is asked for a card that both may have."""
    for seed in range(1, 40):
        game, dice = sandtable.new_game("maria", "introductory-two", seed=seed), random.Random(seed)
        for _ in range(MOST):
            question = game.question()
            if question is None:
                break
            face, speaker = game.box.face, SeatView("maria", question.seat, "en").speaker
            group = face.hand_asked(game.state, question, speaker)
            hand = face.hand(game.state, question.seat, speaker)
            own = {card.id for card in hand if card.group == group}
            other = {card.id for card in hand if card.group != group}
            names = {game.box.vocabulary.name(each).partition(" ")[2] for each in question.actions}
            if group and own & other & names:
                return game, question
            game.answer(dice.choice(question.actions), question.seat)
    raise AssertionError("no such battle")


@pytest.fixture(scope="module")
def battle() -> tuple[Game, Question]:
    return with_two_hands()


def test_a_card_has_the_answer_that_it_gives() -> None:
    game = sandtable.new_game("napoleonics", "rolica_first", seed=1)
    question = game.question()
    assert question is not None
    for card in now_of(game, question).hand:
        assert card.answer == f"card {card.id}"


def test_only_cards_of_the_hand_that_is_asked_for_give_answers(
    battle: tuple[Game, Question],
) -> None:
    game, question = battle
    speaker = SeatView("maria", question.seat, "en").speaker
    group = game.box.face.hand_asked(game.state, question, speaker)
    hand = now_of(game, question).hand
    offered = {game.box.vocabulary.name(each) for each in question.actions}
    assert {card.group for card in hand if card.answer} == {group}
    assert {card.answer for card in hand if card.answer} <= offered


def test_a_card_of_another_hand_is_told_which_is_asked_for(battle: tuple[Game, Question]) -> None:
    game, question = battle
    lookups = Lookups("maria", game.state, Viewpoint(question.seat), "en")
    hand = now_of(game, question).hand
    (group,) = {card.group for card in hand if card.answer}
    other = next(card for card in hand if card.group != group)
    asked = messages.AskWhy(id=1, card=other.id, group=other.group)
    assert lookups.why(asked).text == f"Only the cards of {group} are asked for now."
    own = next(card for card in hand if card.answer)
    assert lookups.why(messages.AskWhy(id=2, card=own.id, group=group)).allowed


def test_the_second_deck_of_a_hand_is_told_apart() -> None:
    speaker = SeatView("greatwar", 0, "en").speaker
    assert [table.shown(0, 0, speaker).second for table in (COMMAND, COMBAT)] == [False, True]
