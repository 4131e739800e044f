"""The tutorial for authors of games: its game holds, and its pages tell what really is."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from docs import tiny_game
from sandtable.core.chance import Chance, Scripted
from sandtable.core.refusal import IllegalAction
from tests.invariants import play_and_check

DOCS = Path(__file__).resolve().parent.parent / "docs"
TUTORIAL = (DOCS / "tutorial.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The pieces of code of this language in the tutorial, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_tutorial_shows_the_whole_game_and_nothing_else() -> None:
    shown = [line for block in blocks("python") for line in lines(block)]
    assert shown == lines((DOCS / "tiny_game.py").read_text(encoding="utf-8"))


def test_what_the_tutorial_types_answers_as_it_says() -> None:
    typed = "\n".join(blocks("pycon"))
    names = dict(vars(tiny_game))
    test = doctest.DocTestParser().get_doctest(typed, names, "tutorial.md", None, 0)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert told == []
    assert len(test.examples) > 10


def test_every_rule_of_the_game_stands_in_the_tutorial() -> None:
    rules = set(re.findall(r'"(P\d\.\d)"', (DOCS / "tiny_game.py").read_text(encoding="utf-8")))
    assert rules
    assert [rule for rule in sorted(rules) if f"**{rule}**" not in TUTORIAL] == []


@pytest.mark.both_modes
@pytest.mark.parametrize("seed", range(25))
def test_the_tiny_game_holds_what_every_game_must(seed: int) -> None:
    game = play_and_check(
        tiny_game.new,
        tiny_game.load,
        2,
        tiny_game.VOCABULARY,
        tiny_game.PURPOSES,
        seed,
    )
    assert min(game.position().values()) >= 0


def play(*answers: str, chance: list[str]) -> tiny_game.Bridge:
    game = tiny_game.new()
    dice = Scripted(tiny_game.PURPOSES, chance)
    game.begin(dice)
    for words in answers:
        game.answer(tiny_game.VOCABULARY.find(words), dice)
    assert dice.left_over() == []
    return game


def test_the_picket_wins_at_dawn_and_the_last_rush_is_still_fought() -> None:
    waits = ["wait"] * 4
    game = play(*waits, "rush 1", "steel", chance=["blow: raider"])
    assert game.result() == {"winner": tiny_game.PICKET}
    assert game.position() == {"picket": 3, "raiders": 7, "hours": 0, "volleys": 2}


def test_the_raiders_win_when_nobody_is_left_to_stop_them() -> None:
    rushes = ["rush 2", "steel", "rush 2", "steel"]
    game = play(*rushes, chance=["blow: picket picket picket"])
    assert game.result() == {"winner": tiny_game.RAIDERS}
    assert game.question() is None


class OutcomesWanted(Exception):
    """The script is over: what are the chances of what comes next?"""


class Explored(Chance):
    """Gives the outcomes of one path, then stops and tells the weights of the next ones."""

    def __init__(self, path: list[int]) -> None:
        self.path = list(path)

    def pick(self, purpose: int, weights: list[int]) -> int:
        if not self.path:
            raise OutcomesWanted(weights)
        return self.path.pop(0)


def raiders_win(game: tiny_game.Bridge, known: dict[str, float]) -> float:
    """How likely the raiders win if both sides play their best: all of the game, looked through."""
    question = game.question()
    if question is None:
        return float(game.result() == {"winner": tiny_game.RAIDERS})
    key = str(game.dump())
    if key not in known:
        best = max if question.seat == tiny_game.RAIDERS else min
        known[key] = best(after(game, action, [], known) for action in question.actions)
    return known[key]


def after(game: tiny_game.Bridge, action: int, path: list[int], known: dict[str, float]) -> float:
    tried = game.copy()
    try:
        tried.answer(action, Explored(path))
    except OutcomesWanted as wanted:
        weights: list[int] = wanted.args[0]
        worths = [after(game, action, [*path, at], known) for at in range(len(weights))]
        return sum(w * worth for w, worth in zip(weights, worths)) / sum(weights)
    assert isinstance(tried, tiny_game.Bridge)
    return raiders_win(tried, known)


def test_the_night_is_as_even_as_the_tutorial_says() -> None:
    game = tiny_game.new()
    game.begin(Chance())
    assert f"the raiders win {raiders_win(game, {}):.0%}".rstrip("%") in TUTORIAL


def test_there_is_powder_for_two_volleys() -> None:
    shots = ["shot: hit miss miss hit hit hit"]
    game = play("rush 1", "volley", "rush 2", "volley", "rush 1", chance=shots)
    assert game.position() == {"picket": 3, "raiders": 5, "hours": 3, "volleys": 0}
    assert game.why_not(tiny_game.VOLLEY) is tiny_game.NO_POWDER
    with pytest.raises(IllegalAction, match=r"P2\.2"):
        play("rush 1", "volley", "rush 2", "volley", "rush 1", "volley", chance=shots)
