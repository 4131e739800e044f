"""Which answers are marked as throwing dice: also those whose odds nobody counts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import sandtable
from sandtable.core.chance import Sealed, Witness
from sandtable.server.messages import Asked
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.game import Game
from sandtable.toolkit.generic import copied

MOST = 400


def asked_in(game_id: str, scenario: str, seed: int) -> Iterator[tuple[Game, Asked]]:
    """The questions of a game that is played at random."""
    rng = random.Random(seed)
    game = sandtable.new_game(game_id, scenario, seed=seed)
    for _ in range(MOST):
        question = game.question()
        if question is None:
            return
        shown = SeatView(game_id, question.seat, "en")
        yield game, shown.asked(game.state, question, 1, guided=False)
        game.answer(rng.choice(question.actions))


def test_shells_are_dice_though_their_odds_are_not_counted() -> None:
    for game, asked in asked_in("greatwar", "cambrai-bourlon-wood", seed=5):
        shells = [each for each in asked.answers if each.verb == "target"]
        if asked.key == "shell-where" and shells:
            assert all(each.dice for each in shells)
            assert not any(each.dice for each in asked.answers if each.verb == "done")
            game.answer(shells[0].name)
            assert game.record.steps[-1].outcomes
            return
    raise AssertionError("no shells were fired")


def test_cards_that_are_drawn_and_dice_of_an_attacker_are_not_meant() -> None:
    drew = reacted = 0
    for _, asked in asked_in("napoleonics", "waterloo", seed=5):
        for answer in asked.answers:
            if asked.key == "respond" and answer.verb == "stand":
                reacted += 1
                assert not answer.dice
            if asked.key in ("battle-who", "order-section") and answer.verb == "done":
                drew += 1
                assert not answer.dice
    assert drew
    assert reacted


def test_answers_for_which_cards_are_drawn_say_so_unless_a_turn_ends() -> None:
    drew = ended = 0
    for game, asked in asked_in("greatwar", "cambrai-bourlon-wood", seed=1):
        question = game.question()
        assert question is not None
        for answer in asked.answers:
            chance = Witness(Sealed(1))
            other = copied(game.state)
            other.answer(game.box.vocabulary.find(answer.name), chance)
            drawn = [each for each in chance.seen if game.box.purposes[each[0]].drawn]
            then = other.question()
            if answer.draws:
                drew += 1
                assert drawn, answer.name
                assert then is not None
                assert then.seat == question.seat
            elif drawn:
                ended += 1
    assert drew
    assert ended
