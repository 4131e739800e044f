"""What a game keeps: all of it, its record alone, or nothing; and what is said of the rest."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import pytest

import sandtable
from sandtable.core.chance import Chance, ChanceNeeded, Sealed
from sandtable.core.refusal import IllegalAction
from sandtable.toolkit.game import KEEP, Game, Keep
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from tests.test_game import BIDS, MARCH, Number, Stubborn, ToyBox

pytestmark = pytest.mark.both_modes

Asking = Callable[[Game], Any]
RECORD: dict[str, Asking] = {
    "record": lambda game: game.record,
    "text": lambda game: game.text(),
}
LOG: dict[str, Asking] = {
    "log": lambda game: game.log,
    "events": lambda game: game.events,
    "events_of": lambda game: game.events_of(0),
    "sealed": lambda game: game.sealed,
    "forget": lambda game: game.forget(),
    "undo": lambda game: game.undo(),
}


def played(game: str, scenario: str, keep: Keep, answers: int) -> Game:
    """So many random answers, the same ones whatever is kept."""
    state = sandtable.new_game(game, scenario, seed=5, keep=keep)
    rng = random.Random(5)
    for _ in range(answers):
        open_ones = state.questions()
        if not open_ones:
            break
        question = rng.choice(open_ones)
        state.answer(rng.choice(question.actions), question.seat)
    return state


@pytest.mark.parametrize("keep", ["record", "nothing"])
@pytest.mark.parametrize(
    ("game", "scenario", "answers"),
    [("napoleonics", "rolica_first", 300), ("maria", "advanced", 250), ("lastman", "1914", 250)],
)
def test_what_is_kept_does_not_change_the_game(
    game: str, scenario: str, answers: int, keep: Keep
) -> None:
    whole, less = (played(game, scenario, each, answers) for each in ("all", keep))
    assert less.state.dump() == whole.state.dump()
    assert [each.actions for each in less.questions()] == [
        each.actions for each in whole.questions()
    ]
    assert less.result() == whole.result()


@pytest.mark.parametrize(
    ("game", "scenario"), [("napoleonics", "rolica_first"), ("maria", "advanced")]
)
def test_a_record_that_is_kept_alone_is_the_same_record(game: str, scenario: str) -> None:
    """Answers that are given in secret are in it too, open or still sealed."""
    for answers in (40, 41, 42, 300):
        whole, less = (played(game, scenario, each, answers) for each in ("all", "record"))
        assert less.text() == whole.text()
        assert less.text(0) == whole.text(0)
    box = sandtable.box(game)
    again = replay(box, read_record(less.text(), {game: box.purposes}))
    assert again.state.dump() == less.state.dump()


def keep_of(box: ToyBox, keep: Keep, chance: Chance) -> Game:
    header = {"game": box.id, "scenario": "only", "rules": "1", "seed": "7"}
    return Game(box, box.set_up("only", {}), chance, header, keep=keep)


def test_sealed_answers_enter_a_record_that_is_kept_alone() -> None:
    whole, less = keep_of(BIDS, "all", Sealed("7")), keep_of(BIDS, "record", Sealed("7"))
    for answer in ("bid 1", "sure"):
        for seat in (2, 0, 1):
            for game in (whole, less):
                game.answer(answer, seat)
            assert less.text() == whole.text()
            assert less.copy().text(seat) == whole.copy().text(seat)


@pytest.mark.parametrize("asking", [*RECORD.values(), *LOG.values()], ids=[*RECORD, *LOG])
def test_a_game_that_keeps_nothing_says_so(asking: Asking) -> None:
    game = played("napoleonics", "rolica_first", "nothing", 10)
    before = game.state.dump()
    with pytest.raises(sandtable.NotKept, match='made with keep="nothing"'):
        asking(game)
    assert game.state.dump() == before
    assert not game.can_undo()


@pytest.mark.parametrize("asking", LOG.values(), ids=LOG)
def test_a_game_that_keeps_its_record_has_no_log_and_no_undo(asking: Asking) -> None:
    game = played("napoleonics", "rolica_first", "record", 10)
    with pytest.raises(sandtable.NotKept, match=r'made with keep="record".*keep="all"'):
        asking(game)


def test_what_cannot_be_kept_is_named_with_what_can() -> None:
    with pytest.raises(sandtable.Unknown, match="all, record, nothing"):
        sandtable.new_game("napoleonics", keep=cast("Keep", "everything"))


@pytest.mark.parametrize("keep", KEEP)
def test_every_game_takes_names_and_numbers_and_refuses_what_is_illegal(keep: Keep) -> None:
    game = sandtable.new_game("napoleonics", "rolica_first", seed=7, keep=keep)
    question = game.question()
    assert question is not None
    with pytest.raises(IllegalAction, match="card-first"):
        game.answer("move e7")
    with pytest.raises(IllegalAction):
        game.answer(Number(question.actions[0]), 1 - question.seat)
    question.actions.clear()  # a question that was handed out is the caller's own
    game.answer(Number(game.action("card forward")), Number(question.seat))
    now = game.question()
    assert now is not None
    assert now.key == "order-section"
    game.answer(game.name(now.actions[0]), game.seats[now.seat])


@pytest.mark.parametrize("keep", KEEP)
def test_a_copy_keeps_what_its_game_keeps(keep: Keep) -> None:
    game = played("napoleonics", "rolica_first", keep, 20)
    other = game.copy()
    before = game.state.dump()
    assert other.keep == keep
    question = other.question()
    assert question is not None
    other.answer(question.actions[0])
    assert game.state.dump() == before


@pytest.mark.parametrize("keep", ["record", "nothing"])
def test_a_game_without_undo_is_of_no_use_after_an_interruption(keep: Keep) -> None:
    """It may stand in the middle of an answer, and does not know where it came from."""
    game = keep_of(MARCH, keep, Stubborn())
    for step in ("step enns", "step melk"):
        game.answer(step)
    with pytest.raises(ChanceNeeded):
        game.answer("ambush")
    askings: list[Callable[[], Any]] = [
        game.question,
        game.questions,
        lambda: game.question_of(0),
        lambda: game.answer("hide"),
    ]
    for asking in askings:
        with pytest.raises(sandtable.NotKept, match="interrupted"):
            asking()
