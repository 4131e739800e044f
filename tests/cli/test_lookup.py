"""What is looked up at the table: rules by number, answers by parts of them, odds in full."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.cli.language import TEXT
from sandtable.cli.terminal.display import display_of
from sandtable.cli.terminal.keyboard import Keyboard
from sandtable.cli.terminal.odds import in_full
from sandtable.cli.terminal.screen import Screen
from sandtable.cli.terminal.table import Table
from sandtable.core.chance import NO_CHANCE, ChanceNeeded
from sandtable.core.fight import Fight, Pool
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.games.napoleonics.rules import refusals
from sandtable.games.napoleonics.rules.facts import (
    CARD_RULE,
    FACE_WEIGHTS,
    FLAG,
    HERE,
    TERRAIN_RULES,
)
from sandtable.toolkit.answer_sequences import in_notation, sequences_meant
from sandtable.toolkit.display import odds_of
from sandtable.toolkit.odds import chances_of, percent
from sandtable.toolkit.rulebook import Rulebook
from sandtable.toolkit.text import Speaker

BOX = sandtable.box("napoleonics")
BOOK = Rulebook(HERE)


def test_every_rule_that_says_no_can_be_read() -> None:
    cited = {each.rule for each in vars(refusals).values() if isinstance(each, Refusal)}
    for rule in sorted({*cited, *CARD_RULE, *TERRAIN_RULES}):
        assert rule in BOOK.paragraph(rule).replace(":", "."), rule


@pytest.mark.parametrize("number", ["N10.5", "n10.5", "10.5", "n10-5", " N10.5 "])
def test_a_rule_is_found_however_it_is_written(number: str) -> None:
    text = BOOK.paragraph(number)
    assert text.startswith("**N10.5 ")
    assert "(c)" in text
    assert "N10.6" not in text


def test_a_part_and_a_chapter_are_found_too() -> None:
    part = BOOK.paragraph("N10.5c")
    assert part.startswith("(c)")
    assert "(d)" not in part
    chapter = BOOK.paragraph("N9")
    assert chapter.startswith("## N9 ")
    assert "**N9.5**" in chapter
    assert "N10" not in re.findall(r"## (N\d+)", chapter)


@pytest.mark.parametrize("number", ["", "N99", "N10.99", "xyz", "N", "10.5.6", "../secret"])
def test_what_is_no_rule_is_not_found(number: str) -> None:
    assert BOOK.paragraph(number) == ""


def test_no_anchor_and_no_link_is_left_in_a_paragraph() -> None:
    for name in BOOK.order:
        text = BOOK.paragraph(name)
        assert "<a " not in text
        assert "](" not in text


# Answers


def ordering() -> sandtable.Game:
    game = sandtable.new_game("napoleonics", "rolica_first", seed=5)
    game.answer("card probe-right")
    return game


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ("1", ["order h9"]),
        ("order h9", ["order h9"]),
        ("  ORDER   H9 ", ["order h9"]),
        ("o h9", ["order h9"]),
        ("h9", ["order h9"]),
        ("h11", ["order h11", "leader h11"]),
        ("l h11", ["leader h11"]),
        ("d", ["done"]),
        ("0", []),
        ("99", []),
        ("h5", []),
        ("order", []),
        ("", []),
    ],
)
def test_what_words_may_mean(words: str, answers: list[str]) -> None:
    ways = sequences_meant(BOX, ordering().state, words)
    assert sorted(in_notation(BOX, way) for way in ways) == sorted(answers)


def test_a_target_alone_names_the_only_unit_that_can_reach_it() -> None:
    game = ordering()
    for answer in ("order h9", "order h10", "done"):
        game.answer(answer)
    assert [in_notation(BOX, way) for way in sequences_meant(BOX, game.state, "c9")] == [
        "unit h9, fire c9"
    ]
    assert game.question() is not None


# Odds


def fight() -> Fight:
    value = Fight(FACE_WEIGHTS, FLAG)
    pool = Pool(3, "melee-dice", "N12.3")
    pool.add(-1, "uphill", "N26.5")
    value.pools.append(pool)
    value.hit_on(0, "class-symbols-hit", "N12.7")
    return value


def test_the_chances_of_two_dice() -> None:
    chances = chances_of(fight())
    assert chances.dice == 2
    assert sum(chances.both.values()) == pytest.approx(1)
    assert chances.hits == pytest.approx([4 / 9, 4 / 9, 1 / 9])
    assert chances.flags == pytest.approx([25 / 36, 10 / 36, 1 / 36])
    assert chances.both[1, 1] == pytest.approx(4 / 36)
    assert chances.expected == pytest.approx(2 / 3)
    assert chances.at_least(2) == pytest.approx(1 / 9)


def test_odds_in_words_name_every_modifier_and_its_rule() -> None:
    speaker = Speaker("en", BOX, TEXT, strict=True)
    words = "\n".join(in_full(odds_of(fight(), "", speaker, blocks=2), speaker))
    for part in ("(rule N12.3)", "(rule N26.5)", "(rule N12.7)", "= 2 dice", "11.1% to eliminate"):
        assert part in words
    short = odds_of(fight(), "", speaker, blocks=3).short
    assert short == "2 dice, 0.67 hits on average, 30.6% for a flag"


def test_odds_in_words_name_the_further_rules_that_no_modifier_names() -> None:
    speaker = Speaker("en", BOX, TEXT, strict=True)
    noted = fight()
    noted.notes = ["N1.7", "N12.3", "N9.4", "N1.7"]
    odds = odds_of(noted, "", speaker)
    assert odds.rules == ("N1.7", "N9.4")
    assert in_full(odds, speaker)[-1] == "  See also N1.7, N9.4."


def test_what_can_happen_never_reads_as_impossible_or_certain() -> None:
    assert percent(0.0) == "-"
    assert percent(1e-9) == "<0.1%"
    assert percent(0.99999) == ">99.9%"
    assert percent(1.0) == "100.0%"
    assert percent(1 / 3) == "33.3%"


# What an attack may bring


def charge(*answers: str, kind: str = "cuirassier", held: str = "first-strike") -> State:
    """French cuirassiers, or others, with a leader before British line infantry in the open."""
    position = {
        "turn": "french",
        "card": "probe-center",
        "hands": {"british": ["attack-left", "scout-center", held]},
        "pieces": [f"french {kind} f7 3", "french leader f7", "british line e7 4"],
    }
    state: State = BOX.place(position)
    state.begin(NO_CHANCE)
    for answer in answers:
        state.answer(BOX.vocabulary.find(answer), NO_CHANCE)
    return state


def test_an_attack_is_told_with_all_that_may_come_back() -> None:
    speaker = Speaker("en", BOX, TEXT, strict=True)
    state = charge("order f7", "done", "done", "unit f7")
    action = BOX.vocabulary.find("attack e7")
    odds = BOX.face.odds(state, action, speaker)
    assert odds is not None
    assert [odds.target, *odds.replies] == [
        "The target has 4 blocks and may ignore no flag (N15.2).",
        "It may form square (N24.1): then it throws first, and you throw one die.",
        "It may have First Strike (N28.7): 4 dice before yours.",
        "If it stays, it may battle back (N21.1): 4 dice with 4 blocks, 3 dice with 3 blocks, "
        "2 dice with 2 blocks, 1 die with 1 block.",
    ]


def test_who_is_attacked_is_told_what_is_coming() -> None:
    speaker = Speaker("en", BOX, TEXT, strict=True)
    state = charge("order f7", "done", "done", "unit f7", "attack e7")
    question = state.question()
    assert question is not None
    assert question.key == "respond"
    threat = BOX.face.threat(state, question, speaker)
    assert threat is not None
    assert threat.incoming
    assert re.fullmatch(r"\d dice, .*% for a flag", threat.short)


# At the keyboard, in a position of one's own


@pytest.fixture
def keyboard(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    """Who charges with the cuirassiers; the British are the other person."""
    monkeypatch.setenv("COLUMNS", "200")
    return keyboard_at(charge("order f7", "done", "done"))


def keyboard_at(state: State) -> Keyboard:
    game = sandtable.Game(BOX, state, NO_CHANCE, {"game": "napoleonics"}, begin=False)
    screen = Screen(display_of(BOX), Speaker("en", BOX, TEXT, strict=True))
    keyboard = Keyboard(Table(game, [None, None], screen))
    question = game.question()
    assert question is not None
    keyboard.question = question
    return keyboard


@pytest.mark.parametrize("held", ["first-strike", "rally"])
@pytest.mark.parametrize(
    "line", ["?attack e7, strike", "?unit f7, attack e7, strike", "odds unit f7, attack e7, strike"]
)
def test_what_the_other_side_could_answer_is_not_told(
    capsys: pytest.CaptureFixture[str], line: str, held: str
) -> None:
    keyboard = keyboard_at(charge("order f7", "done", "done", held=held))
    keyboard.obey(line)
    assert capsys.readouterr().out == "That is for the allies to answer.\n"


def test_what_follows_dice_is_not_told(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard.obey("?done, card rally")
    assert capsys.readouterr().out == 'What follows "done" depends on dice or cards.\n'


def said_at_a_charge(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str
) -> str:
    monkeypatch.setenv("COLUMNS", "200")
    keyboard_at(charge("order f7", "done", "done", "unit f7", "attack e7")).obey(line)
    return capsys.readouterr().out


def test_odds_alone_tell_what_is_coming(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = said_at_a_charge(capsys, monkeypatch, "odds")
    assert "strike\n  4 dice" in said
    assert "If it stands, it faces: 4 dice" in said
    assert "Melee: 4 dice (rule N12" not in said.split("If it stands")[1]


@pytest.mark.parametrize(("line", "dice"), [("odds stand", "= 4 dice"), ("odds square", "= 1 die")])
def test_the_odds_of_an_answer_to_an_attack_are_those_after_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, dice: str
) -> None:
    said = said_at_a_charge(capsys, monkeypatch, line)
    assert "Then it faces:" in said
    assert "Melee: 4 dice (rule N12" in said
    assert dice in said
    assert ("You throw first: 1 die" in said) == (line == "odds square")


def test_a_fight_is_seen_past_the_movement_that_comes_first(
    capsys: pytest.CaptureFixture[str],
) -> None:
    keyboard = keyboard_at(charge("order f7"))
    for line in ("?attack e7", "?attack d7", "odds"):
        keyboard.obey(line)
    first, second, *rest = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r'"attack e7" is allowed after: (done, )+unit f7\.', first)
    assert re.fullmatch(r"attack d7: .* \(rule N9\.1\)", second)
    assert re.fullmatch(r"(done, )+unit f7, attack e7", rest[0])


def test_in_two_peoples_game_an_only_answer_that_tells_a_card_is_asked() -> None:
    answers = ("order f7", "done", "done", "unit f7", "attack e7")
    keyboard = keyboard_at(charge(*answers, kind="line", held="rally"))
    assert keyboard.question.key == "respond"
    assert keyboard.question.forced
    asked = keyboard.table.go_on()
    assert asked is not None
    assert (asked.key, asked.seat) == ("respond", keyboard.question.seat)
    keyboard.table.players[1 - asked.seat] = make_bot("random", BOX, "1")
    keyboard.screen.shared = False
    with pytest.raises(ChanceNeeded):  # against a bot it is given at once, and dice are rolled
        keyboard.table.go_on()


def test_who_sits_down_does_not_see_the_other_hand(
    keyboard: Keyboard, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "interactive", property(lambda screen: True))
    monkeypatch.setenv("TERM", "xterm")
    lines = iter(["", "unit f7, attack e7, stand", "", "legend"])
    said: list[str] = []

    def typed(prompt: str = "") -> str:
        said.append(capsys.readouterr().out + prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", typed)
    with suppress(StopIteration):
        while (question := keyboard.table.go_on()) is not None:
            keyboard.ask(question)
    wiped = "\x1b[2J\x1b[3J\x1b[H"
    assert wiped not in said[0] + said[1]  # nobody sat there before
    assert said[2].endswith(
        f"{wiped}A question for the allies. Press Enter when only they can see the screen: "
    )
    assert "Something else is asked now, so this was not given: stand." in said[3]
    assert "attacks" in said[3]  # what happened is told again
