"""Honest dice: a record holds against its pledge, and whatever was tampered with is found."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

import sandtable
from sandtable.cli.app import run
from sandtable.core.chance import Sealed, Witness
from sandtable.toolkit import pledge
from sandtable.toolkit.game import Game
from sandtable.toolkit.pledge import Pledge, Verdict, check, commitment, new_secret, seed_of, verify
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from sandtable.toolkit.text import LANGUAGES, Speaker

BOX = sandtable.box("napoleonics")
SECRET = "5a" * 32
WORDS = ("elan", 'κάθε "λέξη", ] : 9')


def played(game: Game, answers: int = 100_000) -> Game:
    choose = random.Random(4)
    while answers and (question := game.question()) is not None:
        game.answer(choose.choice(question.actions))
        answers -= 1
    return game


@cache
def pledged_record() -> str:
    game = sandtable.new_game("napoleonics", "rolica_first", pledge=Pledge(SECRET, WORDS))
    return played(game, 600).text()


def verdict_of(text: str) -> Verdict:
    return verify(BOX, read_record(text, {BOX.id: BOX.purposes}, holes=True))


def problems_of(text: str) -> list[str]:
    return [problem.key for problem in verdict_of(text).problems]


def with_header(text: str, key: str, value: str | None) -> str:
    line = "" if value is None else f"{key}: {value}\n"
    changed = re.sub(rf"^{key}: .*\n", lambda _: line, text, count=1, flags=re.M)
    assert changed != text
    return changed


def exchanged(text: str, purpose: str) -> tuple[str, int]:
    """The record with another outcome of this purpose, and the line where it stands."""
    lines = text.splitlines()
    (wanted,) = [each for each in BOX.purposes if each.name == purpose]
    for number, line in enumerate(lines):
        if line.startswith(f"  {purpose}: "):
            words = line.split(": ")[1].split()
            other = next(each for each in wanted.outcomes if each != words[-1])
            lines[number] = f"  {purpose}: {' '.join([*words[:-1], other])}"
            return "\n".join(lines) + "\n", number + 1
    raise AssertionError(f"no {purpose} in the record")


# The pledge itself


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({new_secret() for _ in range(50)}) == 50
    assert re.fullmatch("[0-9a-f]{64}", new_secret())


def test_the_commitment_is_the_hash_that_anybody_can_make() -> None:
    """As `printf 5a5a...5a | sha256sum` says."""
    known = "0e53aae2eabd575555371f862cb885ff20472caced1f5e8fc80291b2f03dcab6"
    assert commitment(SECRET) == known


words = st.lists(st.text(), max_size=4)


@given(words, words)
def test_other_words_give_another_seed(one: list[str], other: list[str]) -> None:
    assert (seed_of(SECRET, one) == seed_of(SECRET, other)) == (one == other)


@given(words)
def test_words_of_any_kind_go_through_a_header(given_: list[str]) -> None:
    header = {**Pledge(SECRET, tuple(given_)).header(), "seed": seed_of(SECRET, given_)}
    assert all(value == value.strip() and len(value.splitlines()) == 1 for value in header.values())
    assert pledge.words_of(header) == given_
    assert check(header) == []


def test_a_game_has_a_seed_or_a_pledge() -> None:
    with pytest.raises(ValueError, match="not from both"):
        sandtable.new_game("napoleonics", seed=1, pledge=Pledge(SECRET))


def test_a_copy_for_thinking_knows_nothing_of_the_pledge() -> None:
    game = sandtable.new_game("napoleonics", "rolica_first", pledge=Pledge(SECRET, WORDS))
    text = game.copy().text()
    assert SECRET not in text
    assert game.record.header["seed"] not in text
    assert "commitment" not in text


# Records


def test_an_honest_record_holds() -> None:
    verdict = verdict_of(pledged_record())
    assert verdict.sound
    assert verdict.checked
    assert verdict.origin == pledge.PLEDGED
    assert verdict.dice > 20
    assert verdict.draws > 20
    assert verdict.commitment == commitment(SECRET)
    assert verdict.words == WORDS


def test_the_seed_may_be_left_to_the_secret() -> None:
    assert verdict_of(with_header(pledged_record(), "seed", None)).sound


@pytest.mark.parametrize("purpose", ["dice", "draw", "deal"])
def test_another_die_or_card_is_found_in_its_line(purpose: str) -> None:
    text, line = exchanged(pledged_record(), purpose)
    (problem,) = verdict_of(text).problems
    assert problem.key == pledge.OUTCOME_DIFFERS
    assert problem.line == line
    assert problem.args["recorded"].startswith(f"{purpose}: ")


def test_dice_left_out_or_added_are_found() -> None:
    text = pledged_record()
    last = [line for line in text.splitlines() if line.startswith("  ")][-1]
    at = text.rindex(last)
    assert problems_of(text[:at]) == [pledge.TOO_FEW_OUTCOMES]
    assert problems_of(text + "  dice: flag\n") == [pledge.TOO_MANY_OUTCOMES]


def test_another_answer_is_found() -> None:
    text = re.sub(r"^(french|allied): card .*", r"\1: card nothing", pledged_record(), flags=re.M)
    assert problems_of(text) == [pledge.DOES_NOT_REPLAY]


def test_another_secret_is_found() -> None:
    text = with_header(pledged_record(), "secret", "5b" * 32)
    assert problems_of(text) == [pledge.COMMITMENT_DIFFERS, pledge.SEED_DIFFERS]
    text = with_header(text, "commitment", commitment("5b" * 32))
    assert problems_of(text) == [pledge.SEED_DIFFERS]
    text = with_header(text, "seed", seed_of("5b" * 32, list(WORDS)))
    assert problems_of(text) == [pledge.OUTCOME_DIFFERS]


def test_other_words_are_found() -> None:
    text = pledged_record()
    assert problems_of(with_header(text, "words", '["elan", "other"]')) == [pledge.SEED_DIFFERS]
    assert problems_of(with_header(text, "words", json.dumps(WORDS[::-1]))) == [pledge.SEED_DIFFERS]
    assert problems_of(with_header(text, "words", None)) == [pledge.SEED_DIFFERS]
    for broken in ("[1, 2]", '"elan"', "[", "[" * 100_000):
        assert problems_of(with_header(text, "words", broken)) == [pledge.BAD_WORDS]


def test_a_secret_without_a_commitment_proves_nothing() -> None:
    text = with_header(pledged_record(), "commitment", None)
    assert problems_of(text) == [pledge.NO_COMMITMENT]


@pytest.mark.parametrize("seat", [0, 1, "onlooker"])
def test_a_running_game_shows_the_commitment_and_not_the_secret(seat: int | str) -> None:
    game = sandtable.new_game("napoleonics", "rolica_first", pledge=Pledge(SECRET, WORDS))
    text = played(game, 100).text(seat)
    assert SECRET not in text
    assert game.record.header["seed"] not in text
    assert "counters" not in text
    verdict = verdict_of(text)
    assert verdict.origin == pledge.PENDING
    assert verdict.sound
    assert not verdict.checked
    assert verdict.commitment == commitment(SECRET)
    assert verdict.words == WORDS


def test_a_chosen_seed_is_told_to_be_chosen() -> None:
    text = played(sandtable.new_game("napoleonics", "rolica_first", seed=7), 200).text()
    assert "\nchosen: yes\n" in text
    verdict = verdict_of(text)
    assert verdict.origin == pledge.BY_CHOICE
    assert verdict.sound
    assert verdict.dice + verdict.draws > 10
    both = text.replace("chosen: yes\n", f"chosen: yes\ncommitment: {commitment(SECRET)}\n")
    assert problems_of(both) == [pledge.CHOSEN_AND_PLEDGED]


def test_a_seed_that_nobody_chose_is_not_called_chosen() -> None:
    text = played(sandtable.new_game("napoleonics", "rolica_first"), 50).text()
    assert verdict_of(text).origin == pledge.UNPLEDGED
    assert verdict_of(with_header(text, "seed", None)).origin == pledge.NO_SEED


def test_an_unfinished_game_that_goes_on_holds_to_its_end() -> None:
    record = read_record(pledged_record(), {BOX.id: BOX.purposes})
    assert verdict_of(played(replay(BOX, record), 100).text()).sound


# Branched from another game


def branched_record(given: int) -> str:
    """A game that goes on from another one, with dice of its own."""
    source = read_record(pledged_record(), {BOX.id: BOX.purposes})
    source.steps = source.steps[: given + 1]
    game = replay(BOX, source, seed=0)
    mine = Pledge("7b" * 32, ("mine",))
    game.chance = Witness(Sealed(mine.seed))
    del game.record.header["seed"]
    game.record.header.update(mine.header(), seed=mine.seed, branched=f"{given} elsewhere")
    return played(game, 200).text()


@pytest.mark.parametrize("given", [0, 1, 40, 300])
def test_of_a_branched_game_only_what_came_afterwards_is_held_against_its_dice(given: int) -> None:
    text = branched_record(given)
    verdict = verdict_of(text)
    assert verdict.sound
    assert verdict.checked
    assert verdict.given == given
    whole = read_record(text, {BOX.id: BOX.purposes})
    outcomes = sum(len(step.outcomes) for step in whole.steps[given + 1 :])
    assert verdict.dice + verdict.draws == outcomes > 0
    assert not verdict_of(with_header(text, "branched", None)).sound


def test_a_branch_is_not_said_to_be_later_or_earlier_than_it_was() -> None:
    text = branched_record(40)
    assert not verdict_of(with_header(text, "branched", "10 elsewhere")).sound
    assert not verdict_of(with_header(text, "branched", "120 elsewhere")).sound


def test_another_die_after_the_branch_is_found() -> None:
    head, last, rest = branched_record(40).rpartition("\n  dice: ")
    word = rest.split()[0]
    other = "flag" if word != "flag" else "saber"
    assert problems_of(head + last + other + rest[len(word) :]) == [pledge.OUTCOME_DIFFERS]


def test_before_the_branch_everything_must_be_possible_all_the_same() -> None:
    text = branched_record(40).replace("  deal: ", "  deal: elan elan elan elan elan elan ", 1)
    assert problems_of(text) == [pledge.DOES_NOT_REPLAY]


@pytest.mark.parametrize("value", ["", "soon", "-1 x", "1.5", "٣", "9" * 20, "elsewhere 40"])
def test_a_branch_that_does_not_say_where_is_a_problem(value: str) -> None:
    text = with_header(branched_record(40), "branched", value)
    assert pledge.BAD_BRANCH in problems_of(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_branch_is_told_in_words(language: str) -> None:
    verdict = verdict_of(branched_record(40))
    said = pledge.in_words(verdict, Speaker(language, BOX))
    assert len(said) == 4
    assert "40" in said[1]
    assert "verify-" not in " ".join(said)


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_it_checked(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    path.write_text(pledged_record(), encoding="utf-8")
    assert run(["verify", str(path), "--lang", language]) == 0
    said = capsys.readouterr().out
    verdict = verdict_of(pledged_record())
    assert str(verdict.dice) in said
    assert str(verdict.draws) in said
    assert commitment(SECRET)[:12] in said
    assert "elan" in said
    text, line = exchanged(pledged_record(), "dice")
    path.write_text(text, encoding="utf-8")
    assert run(["verify", str(path), "--lang", language]) == 1
    assert str(line) in capsys.readouterr().out


def test_the_command_speaks_to_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.record"
    path.write_text(with_header(pledged_record(), "secret", "00"), encoding="utf-8")
    assert run(["verify", str(path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["sound"] is False
    assert [each["key"] for each in told["problems"]] == ["commitment-differs", "seed-differs"]
    game = sandtable.new_game("napoleonics", "rolica_first", pledge=Pledge(SECRET, WORDS))
    path.write_text(game.text("french"), encoding="utf-8")
    assert run(["verify", str(path), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["origin"] == "pending"


def test_the_command_names_what_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    path.write_text("something else\n", encoding="utf-8")
    assert run(["verify", str(path)]) == 2
    assert "sandtable record 1" in capsys.readouterr().err
