"""A game in the terminal: asked, answered, explained, taken back, saved, and played to its end."""

from __future__ import annotations

import builtins
import random
import re
from pathlib import Path

import pytest

from sandtable.toolkit.text import LANGUAGES
from tests.cli.conftest import Run

PLAY = ("play", "napoleonics", "rolica_first", "--bot", "random", "--seed", "5")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is saved under a name like `1` is saved here."""
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_to_its_end_and_its_record(run: Run, tmp_path: Path) -> None:
    ran = run(*PLAY, typed=typed(*["1"] * 2000))  # also when asked for the name of a file
    assert ran.code == 0
    assert ran.out.count("allied> 1\n") > 100
    assert "Victory for the allies: 5 banners" in ran.out
    assert ran.out.endswith("Saved in 1.\n")
    told = run("replay", tmp_path / "1")
    assert told.code == 0
    assert "Victory for the allies" in told.out


def test_the_bot_is_told_in_words_and_forced_answers_are_said(run: Run) -> None:
    ran = run(*PLAY, "--seat", "french", typed=typed(*["1"] * 30))
    assert re.search(r"The allies play [A-Z].*\(N5\.1\)", ran.out)
    assert re.search(r"is ordered\.", ran.out)
    assert re.search(r"Only one answer: .*\(N\d+\.\d+\)", ran.out)
    assert "allies draw a card" in ran.out  # and not which
    assert "French draw a card" not in ran.out


def test_the_question_has_its_rule_and_numbered_answers(run: Run) -> None:
    ran = run(*PLAY, typed="")
    assert "Allies: Which card do you play? (N5.1)" in ran.out
    assert re.search(r"^  2 card \S+ +Order .*\(N27\.1\)$", ran.out, re.MULTILINE)
    assert "The input ended before the game did." in ran.out


def test_answers_by_number_notation_and_parts_of_it(run: Run) -> None:
    lines = ("card probe-right", "order h9", "h10", "unit h10", "f10")
    ran = run(*PLAY, typed=typed(*lines))
    assert "The allies play Probe Right." in ran.out
    assert "British foot artillery at h9 is ordered." in ran.out
    assert "British light infantry at h10 is ordered." in ran.out
    assert "British light infantry moves from h10 to f10." in ran.out
    ran = run(*PLAY, typed=typed("probe right", "o h9, o h10", "h10, f10", "done"))
    assert "British light infantry moves from h10 to f10." in ran.out
    assert "Who battles next?" in ran.out


def test_numbers_in_one_line_are_those_that_were_shown(run: Run) -> None:
    ran = run(*PLAY, typed=typed("probe right", "1, 2"))
    assert "at h9 is ordered" in ran.out
    assert "at h10 is ordered" in ran.out


def test_done_in_a_line_does_not_end_the_next_phase(run: Run) -> None:
    ran = run(*PLAY, typed=typed("probe right", "h9, h10, done"))
    assert "Something else is asked now, so this was not given: done." in ran.out
    assert ran.out.rstrip().splitlines()[-1] == "The input ended before the game did."
    assert "Who moves next?" in ran.out
    assert "Who battles next?" not in ran.out


def test_a_line_that_fails_halfway_shows_where_it_stopped(run: Run) -> None:
    ran = run(*PLAY, typed=typed("probe right", "h9, order c5, h10"))
    end = ran.out[ran.out.index("at h9 is ordered") :]
    assert "Ordered: h9\n" in end
    assert re.search(r"^ +1 order h10 ", end, re.MULTILINE)
    assert re.search(r"Done so far: order h9\.\norder c5: .*\(rule ", end)
    assert "at h10 is ordered" not in end


def test_after_saving_one_may_go_at_once(run: Run) -> None:
    ran = run(*PLAY, typed=typed("save a.txt", "quit"))
    assert "Save the game?" not in ran.out
    ran = run(*PLAY, typed=typed("save a.txt", "1", "quit", ""))
    assert "Save the game?" in ran.out


def test_a_long_move_is_marked_where_it_costs_the_battle(run: Run) -> None:
    ran = run(*PLAY, typed=typed("probe right", "h9, h10", "unit h10", "?1", "look"))
    assert re.search(r"move f10 +Move to f10 \(then no battle\)\n", ran.out)
    assert re.search(r"move g10 +Move to g10\n", ran.out)
    assert '"move f9" is allowed.' in ran.out
    assert 'Type "look" and the name of a hex.' in ran.out


def test_a_refused_action_is_explained_with_its_rule(run: Run) -> None:
    lines = ("?card rally", "probe right", "?order h5", "h5", "?order c5", "?order f5", "order h5")
    ran = run(*PLAY, typed=typed(*lines))
    for rule in ("N5.1", "N5.2", "N6.1"):
        assert f"(rule {rule})" in ran.out
    assert ran.out.count("order h5: ") == 3
    ran = run(*PLAY, typed=typed("probe right", "1,2", "?unit h10, move e9", "?unit h10, f10"))
    assert "move e9: " in ran.out
    assert "(rule N7.7)" in ran.out
    assert '"f10" is allowed.' in ran.out


def test_what_is_no_answer_is_said_and_changes_nothing(run: Run) -> None:
    ran = run(*PLAY, typed=typed("99", "xyzzy", "order", "rules N99.9", "look z9", "save"))
    assert "There is no answer 99; the last one is 6." in ran.out
    assert '"xyzzy" is no answer and no command' in ran.out
    assert "There is no rule N99.9." in ran.out
    assert 'There is no place "z9" on the board.' in ran.out
    assert "Where?" in ran.out
    assert "is ordered" not in ran.out


FIRE = ("probe right", "1,2", "done")


def test_odds_show_dice_modifiers_with_rules_and_every_chance(run: Run) -> None:
    ran = run(*PLAY, typed=typed(*FIRE, "odds", "odds fire c9"))
    assert "unit h9, fire c9\n  1 die, 0.33 hits on average, 16.7% for a flag" in ran.out
    assert "Guns at this distance: 1 die (rule N10.6)" in ran.out
    assert re.search(r"hits +no flag +1 flag +in all", ran.out)
    assert re.search(r"0 +50\.0% +16\.7% +66\.7%", ran.out)
    assert "The target has 4 blocks and may ignore no flag (N15.2)." in ran.out
    assert "Nothing is thrown back." in ran.out
    ran = run(*PLAY, typed=typed("odds", "odds attack c5"))
    assert "No dice are thrown." in ran.out


def test_a_hint_names_answers_by_their_numbers_and_says_how_good_they_are(run: Run) -> None:
    ran = run(*PLAY, typed=typed("hint"))
    assert "Played out to the end of the turn" in ran.out
    assert re.search(r"^ +\d Play .+\n +\d+%, .+, the best answer", ran.out, re.MULTILINE), ran.out


def test_rules_hand_legend_log_and_look(run: Run) -> None:
    lines = ("rules N10.5", "rules", "hand", "legend", "look h7", "log", "help", "answers", "flip")
    ran = run(*PLAY, typed=typed(*lines))
    assert "Base dice of infantry" in ran.out
    assert "Cavalry Charge: Order up to 4 units" in ran.out
    assert "HC  heavy cavalry" in ran.out
    assert "British: line infantry, 4 of 4 blocks" in ran.out
    assert "Wellesley" in ran.out
    assert "Turn 1: the allies." in ran.out
    assert "exact odds of a fight" in ran.out
    boards = [line for line in ran.out.splitlines() if line.startswith((" a1 ", " a13 "))]
    assert [line.split()[0] for line in boards] == ["a1", "a13"]


def test_the_log_names_all_rules_behind_what_happened(run: Run) -> None:
    ran = run(*PLAY, typed=typed(*FIRE, "fire c9", "log all"))
    told = ran.out[ran.out.rindex("log all") :]
    assert "British foot artillery at h9 is ordered. (N27.1)\n" in told
    assert "retreats from c9 to b9. (N14.1; see also N14.2)\n" in told


def test_undo_goes_back_to_the_last_choice_but_not_past_dice(run: Run) -> None:
    ran = run(*PLAY, typed=typed("undo", "probe right", "undo", "probe right", "h9", "undo", "h10"))
    assert ran.out.count("There is nothing to take back") == 1
    assert ran.out.count("Taken back.") == 2
    end = ran.out[ran.out.rindex("Taken back.") :]
    assert "Ordered: h9" not in end
    assert "British light infantry at h10 is ordered." in end
    ran = run(*PLAY, typed=typed(*FIRE, "1", "undo"))
    assert "British foot artillery at h9 fires" in ran.out
    assert "Taken back." not in ran.out


def test_a_saved_game_goes_on_with_the_same_dice(run: Run, tmp_path: Path) -> None:
    two = ("play", "napoleonics", "rolica_first", "--bot", "none", "--seed", "5")
    lines = ["1"] * 40
    whole = run(*two, typed=typed(*lines, "save whole.txt"))
    assert "Saved in whole.txt." in whole.out
    run(*two, typed=typed(*lines[:25], "save half.txt", "quit", ""))
    run("play", "--load", "half.txt", typed=typed(*lines[25:], "save rest.txt"))
    rest = (tmp_path / "rest.txt").read_text(encoding="utf-8")
    assert rest == (tmp_path / "whole.txt").read_text(encoding="utf-8")
    assert "players: human human\n" in rest


def test_a_record_without_dice_goes_on_with_others(run: Run, tmp_path: Path) -> None:
    run(*PLAY, typed=typed(*["1"] * 9, "save game.txt"))
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    kept = [line for line in text.splitlines(True) if not line.startswith(("seed", "counters"))]
    (tmp_path / "game.txt").write_text("".join(kept), encoding="utf-8")
    ran = run("play", "--load", "game.txt", typed=typed(*["1"] * 9, "save more.txt"))
    assert ran.code == 0
    assert run("check", "more.txt").code == 0


def test_saving_writes_over_a_game_but_over_nothing_else(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear mother", encoding="utf-8")
    lines = ("save letter.txt", "save no/such/folder/x", "save .", "save a.txt", "save a.txt")
    ran = run(*PLAY, typed=typed(*lines))
    assert "is no saved game; choose another name" in ran.out
    assert ran.out.count("cannot write") == 2
    assert ran.out.count("Saved in a.txt.") == 2
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear mother"


def test_quit_asks_whether_to_save(run: Run, tmp_path: Path) -> None:
    ran = run(*PLAY, typed=typed("quit", "mine.txt"))
    assert (ran.code, ran.err) == (0, "")
    assert "Save the game?" in ran.out
    assert (tmp_path / "mine.txt").exists()
    assert run(*PLAY, typed=typed("q", "")).code == 0


def test_without_any_input_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.conftest.io.StringIO", lambda typed: None)
    ran = run(*PLAY)
    assert ran.code == 2
    assert ran.err.startswith("sandtable: there is no input")


def test_leaving_by_ctrl_c_is_clean(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    for command in (PLAY, ("play",)):
        ran = run(*command)
        assert (ran.code, ran.err) == (130, "")


def test_without_a_scenario_the_player_is_led_to_one(run: Run) -> None:
    ran = run("play", typed=typed("", "", ""))
    assert "Battle, by number or name [1]:" in ran.out
    assert "Opponent [3]:" in ran.out
    assert "Your side [2]:" in ran.out
    assert "Roliça: the first position, 17 August 1808" in ran.out
    assert "Allies: Which card do you play?" in ran.out
    ran = run("play", "napoleonics", typed=typed("77", "waterloo", "none"))
    assert "Choose a number from 1 to 13" in ran.out
    assert "Waterloo, 18 June 1815" in ran.out
    assert run("play", typed="").code == 0


def test_two_at_one_keyboard_answer_in_turn(run: Run) -> None:
    ran = run("play", "rolica_first", "--bot", "none", "--seed", "1", typed=typed(*["1"] * 60))
    assert "allied> 1" in ran.out
    assert "french> 1" in ran.out
    assert re.search(r"draw a card\.", ran.out)  # nobody's card is read out to the other
    boards = {line for line in ran.out.splitlines() if re.match(r" a\d+ .*a\d+", line)}
    assert all(line.startswith(" a1 ") for line in boards)


def test_a_scenario_of_ones_own(run: Run, tmp_path: Path) -> None:
    from sandtable.games.napoleonics.files.scenario import SHELF

    own = tmp_path / "vimiero.toml"
    own.write_text((SHELF.folder / "vimiero.toml").read_text(encoding="utf-8"), encoding="utf-8")
    ran = run("play", own, "--bot", "random", typed=typed("1", "save own.txt"))
    assert "Vimiero" in ran.out
    assert run("check", "own.txt").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_no_word_is_missing(run: Run, language: str) -> None:
    lines = ["help", "legend", "odds", "look h2", "hand", "?order c5", *["1"] * 60, "odds", "log"]
    ran = run(*PLAY, "--lang", language, typed=typed(*lines))
    assert ran.code == 0
    assert not re.search(r"\b(cli|event|question|refusal|action|modifier|card)-[a-z]+-", ran.out)
    assert "{" not in ran.out


WORDS = [
    "?", "??", "odds", "why", "undo", "save", "log", "hand", "rules", "rule", "look", "legend",
    "answers", "board", "flip", "help", "1", "2", "3", "1,2", ",", ", ,", "done", "0", "-1", "٣",
    "order", "unit", "move", "attack", "fire", "h5", "g9", "c5", "zz", "card", "n10.5", "\t", "é",
    "%s", "{}", "[red]", "[/]", "\\", "'", '"',
]  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_can_be_typed_breaks_the_table(run: Run, seed: int) -> None:
    rng = random.Random(seed)
    lines = [" ".join(rng.choices(WORDS, k=rng.randint(1, 3))) for _ in range(150)]
    ran = run(*PLAY, "--bot", "corporal", typed=typed(*lines))
    assert (ran.code, ran.err) == (0, "")
