"""A game in play: undo, copies, seats, secrets, sealed answers, and errors that change nothing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pytest

import sandtable
from sandtable.core.chance import Chance, ChanceNeeded, Sealed
from sandtable.core.refusal import IllegalAction
from sandtable.core.state import State
from sandtable.games.napoleonics.rules import facts
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import RecordError, read_record
from sandtable.toolkit.replay import replay
from tests.toys import bids, columns, march


class ToyBox(Box):
    """A toy as a game that `Game` can play."""

    def __init__(self, name: str, module: Any, seats: list[str]) -> None:
        self.id = name
        self.module = module
        self.seats = seats
        self.vocabulary = module.VOCABULARY
        self.purposes = getattr(module, "PURPOSES", [])
        self.rules_version = "1"
        self.folder = Path()

    def scenarios(self) -> list[str]:
        return ["only"]

    def set_up(self, scenario: str, options: dict[str, Any]) -> State:
        state: State = self.module.new()
        return state

    def load(self, data: dict[str, Any]) -> State:
        raise AssertionError("no toy is loaded here")

    def draw(self, state: State, seat: int | None = None) -> str:
        return str(state.position())

    def place(self, position: dict[str, Any]) -> State:
        raise AssertionError("no toy has cases")

    def differences(self, state: State, expect: dict[str, Any]) -> list[str]:
        raise AssertionError("no toy has cases")


BIDS = ToyBox("bids", bids, ["anna", "bela", "csaba"])
COLUMNS = ToyBox("columns", columns, ["austria", "prussia"])
MARCH = ToyBox("march", march, ["column", "guerrillas"])


def toy(box: ToyBox, chance: Chance | None = None) -> Game:
    header = {"game": box.id, "scenario": "only", "rules": "1", "seed": "7"}
    return Game(box, box.set_up("only", {}), chance or Sealed("7"), header)


def napoleonics(answers: int = 0, seed: int = 3) -> Game:
    game = sandtable.new_game("napoleonics", "vimiero", seed=seed)
    rng = random.Random(seed)
    for _ in range(answers):
        question = game.question()
        assert question is not None
        game.answer(rng.choice(question.actions))
    return game


def test_undo_takes_answers_back_one_by_one_and_leaves_no_trace() -> None:
    game = napoleonics()
    rng = random.Random(1)
    undone = 0
    for _ in range(400):
        question = game.question()
        if question is None:
            break
        before = (game.state.dump(), game.text(), len(game.events))
        game.answer(rng.choice(question.actions))
        if game.can_undo() and rng.random() < 0.5:
            assert game.undo()
            assert (game.state.dump(), game.text(), len(game.events)) == before
            undone += 1
    assert undone > 20


def test_a_card_that_was_played_may_be_taken_back_until_something_comes_of_it() -> None:
    game = napoleonics()
    question = game.question()
    assert question is not None
    before = (game.state.dump(), game.text(), len(game.events))
    game.answer(question.actions[0])
    assert game.name(question.actions[0]).startswith("card ")
    assert game.undo(question.seat), "only the other side has learned something"
    assert (game.state.dump(), game.text(), len(game.events)) == before


def test_undo_ends_where_dice_fell_or_another_is_asked() -> None:
    game = napoleonics()
    rng = random.Random(4)
    ended: set[str] = set()
    for _ in range(600):
        question = game.question()
        if question is None:
            break
        steps = len(game.record.steps)
        game.answer(rng.choice(question.actions))
        now = game.question()
        if game.record.steps[steps].outcomes:
            ended.add("dice")
            assert not game.can_undo()
        elif now is not None and now.seat != question.seat:
            ended.add("another")
            assert not game.can_undo(question.seat)
    assert ended == {"dice", "another"}


def test_undo_ends_where_the_seat_itself_learned_something() -> None:
    """What was hidden from it and is known now cannot be unlearned."""
    game = toy(COLUMNS)
    for seat, given in ((0, (1, 2)), (1, (4, 1))):
        for number in given:
            game.answer(columns.GIVE + number, seat)
    question = game.question()
    assert question is not None
    game.answer(columns.CHALLENGE)
    assert game.state.learned & 1 << question.seat
    assert not game.can_undo()


def test_a_seat_takes_back_its_own_answers_only() -> None:
    game = napoleonics()
    while not game.can_undo():
        question = game.question()
        assert question is not None
        game.answer(question.actions[0])
    question = game.question()
    assert question is not None
    other = 1 - question.seat
    assert not game.can_undo(other)
    assert not game.undo(other)
    assert game.undo(question.seat)


def test_a_copy_has_dice_of_its_own_that_tell_nothing_of_the_real_ones() -> None:
    game = napoleonics(40)
    first, second, of_first = game.copy(), game.copy(), game.copy().copy()
    seeds = {str(each.record.header["seed"]) for each in (game, first, second, of_first)}
    assert len(seeds) == 4
    before = game.state.dump()
    rng = random.Random(2)
    while (question := first.question()) is not None:
        first.answer(rng.choice(question.actions))
    assert game.state.dump() == before


def test_changing_a_question_changes_nothing() -> None:
    game = napoleonics()
    question = game.question()
    assert question is not None
    question.actions.append(game.action("card elan"))
    game.questions().clear()
    again = game.question()
    assert again is not None
    assert again.actions != question.actions


class Stubborn(Chance):
    """Dice that refuse to fall."""

    def pick(self, purpose: int, weights: list[int]) -> int:
        raise ChanceNeeded


def test_an_error_in_the_middle_leaves_the_game_as_it_was() -> None:
    game = toy(MARCH, Stubborn())
    for step in ("step enns", "step melk"):
        game.answer(step)
    before = (game.state.dump(), game.text())
    with pytest.raises(ChanceNeeded):
        game.answer("ambush")
    assert (game.state.dump(), game.text()) == before
    game.answer("hide")


class Number:
    """An integer of another make, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_actions_and_seats_may_be_any_integer_or_their_name() -> None:
    game = napoleonics()
    question = game.question()
    assert question is not None
    assert game.view("french") == game.view(0) == game.view(cast(int, Number(0)))
    game.answer(cast(int, Number(question.actions[0])), "french")
    assert game.record.steps[-1].answer == game.name(question.actions[0])


@pytest.mark.parametrize("seat", [-1, 2, "prussian"])
def test_there_is_no_such_seat(seat: int | str) -> None:
    game = napoleonics()
    for call in (game.view, game.question_of, game.events_of, game.resample, game.text):
        with pytest.raises(ValueError, match=r"seat|sits"):
            call(seat)


@pytest.mark.parametrize("action", ["card joker", "fly", "", -5, 10**9])
def test_what_is_no_action_is_refused(action: int | str) -> None:
    game = napoleonics()
    with pytest.raises(IllegalAction, match="no-such-action"):
        game.answer(action)


def test_after_the_end_nothing_is_asked_and_nothing_may_be_answered() -> None:
    game = napoleonics()
    rng = random.Random(4)
    while (question := game.question()) is not None:
        game.answer(rng.choice(question.actions))
    assert game.questions() == []
    with pytest.raises(IllegalAction, match="game-over"):
        game.answer("done")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "napoleonics", "scenario": "austerlitz"},
        {"game": "napoleonics", "options": {"weather": "rain"}},
    ],
)
def test_an_unknown_name_is_one_clear_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(sandtable.Unknown) as caught:
        sandtable.new_game(**wrong)
    assert str(caught.value)[0].islower()
    assert "there are" in str(caught.value) or "expected" in str(caught.value)


@pytest.mark.parametrize("seed", [[1], 0.5, {"a": 1}, b"7"])
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    with pytest.raises(sandtable.Unknown, match="a seed is a whole number or a text, not"):
        sandtable.new_game("napoleonics", seed=seed)


def test_events_are_told_to_each_seat_as_it_may_know_them() -> None:
    game = napoleonics(200)
    for seat in range(2):
        for event in game.events_of(seat):
            if event.key.startswith("draw"):
                assert ("card" in event.args) == (event.args["seat"] == seat)


def test_sealed_answers_enter_the_record_in_the_order_of_the_seats() -> None:
    texts = set()
    for order in ([0, 1, 2], [2, 0, 1]):
        game = toy(BIDS)
        for seat in order:
            game.answer(f"bid {seat + 1}", seat)
        assert "bid 3" in game.text(2)
        assert "bid " not in game.text(1).replace("bid 2", "")
        for seat in order:
            game.answer("sure", seat)
        texts.add(game.text())
    assert len(texts) == 1
    text = texts.pop()
    again = replay(BIDS, read_record(text, {"bids": []}))
    assert again.text() == text


def test_each_seat_takes_back_its_own_sealed_answer() -> None:
    game = toy(BIDS)
    game.answer("bid 4", "anna")
    game.answer("bid 2", "csaba")
    assert not game.can_undo("bela")
    assert game.undo("anna")
    question = game.question_of("anna")
    assert question is not None
    assert question.key == "bid"
    other = game.question_of("csaba")
    assert other is not None
    assert other.key == "sure"
    assert not game.undo("anna")


def test_a_guess_does_not_hand_over_a_sealed_bid() -> None:
    game = toy(BIDS)
    game.answer("bid 5", "anna")
    game.answer("sure", "anna")
    guessed = set()
    for seed in range(60):
        state = game.resample("bela", seed)
        guessed.add(str(state.dump()["stack"][-1]))
        assert state.view(1) == game.view(1)
    assert len(guessed) > 4


def test_a_stored_game_goes_on_with_the_same_dice() -> None:
    for answers in (0, 60):
        game = napoleonics(answers)
        purposes = {"napoleonics": game.box.purposes}
        other = replay(game.box, read_record(game.text(), purposes))
        rng = random.Random(9)
        for _ in range(80):
            question = game.question()
            assert question is not None
            action = rng.choice(question.actions)
            game.answer(action)
            other.answer(action)
        assert other.text() == game.text()


def test_a_record_of_other_rules_or_broken_dice_says_so() -> None:
    game = napoleonics(20)
    purposes = {"napoleonics": game.box.purposes}
    text = game.text()
    for old, new, said in (
        ("rules: 1", "rules: 99", "made with rules 99"),
        ("counters: ", "counters: x", "no counters"),
    ):
        with pytest.raises(RecordError, match=said):
            replay(game.box, read_record(text.replace(old, new, 1), purposes))
    other = replay(game.box, read_record(text, purposes), seed=99)
    assert other.record.header["seed"] == "99"


def test_the_numbers_in_the_code_are_those_of_the_word_list() -> None:
    """Constants such as `COLD_STEEL` stand for places in `words.toml`."""
    cards = [name for name in facts.CARDS if not facts.IS_SECTION_CARD[facts.CARDS.index(name)]]
    for word in cards:
        assert getattr(facts, word.upper().replace("-", "_")) == facts.CARDS.index(word)
    for word in facts.TERRAIN:
        assert getattr(facts, word.upper().replace("-", "_")) == facts.TERRAIN.index(word)
    for number, word in enumerate(facts.FACES):
        assert getattr(facts, word.upper()) == number
    assert len(facts.CARDS) == facts.CARD_KINDS
    assert sum(facts.COPIES) == facts.DECK
    assert facts.GRID.size == facts.HEXES
    assert len(facts.GRID.row_lengths) == facts.ROWS
