"""Somebody who holds no seat sees, hears and reads what everybody may, and nothing else."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import LANGUAGES, Speaker

BOX = sandtable.box("napoleonics")


def twins(seed: int) -> tuple[Game, Game]:
    """A game some turns old, and another that differs from it in what nobody at all may know."""
    game = sandtable.new_game("napoleonics", "vimiero", seed=seed)
    choose = random.Random(seed)
    for _ in range(choose.randrange(40, 300)):
        question = game.question()
        if question is None:
            break
        game.answer(choose.choice(question.actions))
    state = game.state
    for seat in (0, 1, ONLOOKER):
        state = state.resample(seat, Sealed(f"twin {seed} {seat}"))
    one = Game(BOX, game.state.copy(), Sealed(seed), dict(game.record.header), begin=False)
    other = Game(BOX, state, Sealed(seed), dict(game.record.header), begin=False)
    return one, other


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_change_nothing_that_an_onlooker_sees_hears_or_reads(seed: int) -> None:
    one, other = twins(seed)
    choose = random.Random(seed)
    hands_differed = False
    for _ in range(120):
        hands_differed |= one.view(0)["hand"] != other.view(0)["hand"]
        assert one.view(ONLOOKER) == other.view("onlooker")
        mine, theirs = one.question(), other.question()
        if mine is None or theirs is None:
            break
        both = [action for action in mine.actions if action in theirs.actions]
        if not both or mine.secret:  # no card in both hands, or one to discard that all will see
            break
        answer = choose.choice(both)
        one.answer(answer)
        other.answer(answer)
        seen = [(each.key, each.args) for each in one.events_of(ONLOOKER)]
        assert seen == [(each.key, each.args) for each in other.events_of("onlooker")]
        assert one.text(ONLOOKER) == other.text("onlooker")
    assert hands_differed


def test_an_onlooker_has_no_cards_and_is_asked_nothing() -> None:
    game = sandtable.new_game("napoleonics", "vimiero", seed=1)
    choose = random.Random(1)
    secret = 0
    while (question := game.question()) is not None:
        view = game.view("onlooker")
        assert view["seat"] == "onlooker"
        assert view["hand"] == view["track"] == view["scouted"] == []
        assert view["question"] is None
        assert "hands" not in view
        assert view["waiting_for"] == [BOX.seats[question.seat]]
        asked = [{"seat": BOX.seats[question.seat], "key": question.key, "rule": question.rule,
                  "subject": question.subject}]  # fmt: skip
        assert view["asked"] == ([] if question.secret else asked)
        secret += question.secret
        game.answer(choose.choice(question.actions))
    assert secret
    assert game.view("onlooker")["winner"] is not None


def test_the_log_of_an_onlooker_names_no_hidden_card() -> None:
    game = sandtable.new_game("napoleonics", seed=1)
    drawn = [event for event in game.events_of("onlooker") if event.key.startswith("draw")]
    assert len(drawn) > 8
    assert all(event.key == "draw-unseen" and "card" not in event.args for event in drawn)
    for language in LANGUAGES:
        speaker = Speaker(language, BOX, strict=True)
        assert all(speaker.event(event, ONLOOKER) for event in game.events)


def test_the_record_of_an_onlooker_has_no_dice_to_come_and_no_cards() -> None:
    text = sandtable.new_game("napoleonics", seed="abc").text("onlooker")
    assert "abc" not in text
    assert "counters" not in text
    assert "\n= " not in text
    (deal,) = [line for line in text.splitlines() if line.startswith("  deal:")]
    assert set(deal.split()[1:]) == {"?"}


def test_an_onlooker_only_looks() -> None:
    game = sandtable.new_game("napoleonics", seed=1)
    for seat in (ONLOOKER, "onlooker"):
        for ask in (game.question_of, lambda each: game.answer("done", each)):
            with pytest.raises(ValueError, match=r"seat|nobody"):
                ask(seat)
    for wrong in (2, -1, "spectator"):
        with pytest.raises(ValueError, match=r"seat|nobody"):
            game.view(wrong)


def test_what_an_onlooker_may_not_know_is_made_up() -> None:
    """From one guess nothing else can be guessed than from the truth."""
    game = sandtable.new_game("napoleonics", seed=1)
    guess = game.resample(ONLOOKER, 3)
    assert guess.view(0)["hand"] != game.view(0)["hand"]
    assert guess.resample(ONLOOKER, Sealed("resample 3")).dump() == guess.dump()


def test_a_referee_sees_everything_in_the_position() -> None:
    position = sandtable.new_game("napoleonics", seed=1).state.position()
    assert all(position["hands"].values())


def test_there_is_no_seat_of_that_number() -> None:
    assert all(len(sandtable.box(name).seats) < ONLOOKER for name in sandtable.games())
    assert all("onlooker" not in sandtable.box(name).seats for name in sandtable.games())
