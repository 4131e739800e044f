"""A battle after the fact: the numbers add up, and the story can be read in three languages."""

from __future__ import annotations

import random
import re

import pytest

import sandtable
from sandtable.colors.rules.battle import Unit
from sandtable.core.event import Event
from sandtable.core.fight import odds
from sandtable.games.napoleonics.rules.combat import Battle
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.history import NapoleonicsHistory
from sandtable.games.napoleonics.table.report import report_of
from sandtable.toolkit.game import Game
from sandtable.toolkit.luck import luck_of, throws_in
from sandtable.toolkit.report import Report
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.reporting import check_story, left_over
from tests.whole_games import GOLDEN, golden_game

BOX = sandtable.box("napoleonics")
RECORDS = GOLDEN / "napoleonics"
LEFT_OVER = left_over("report", "seat", "kind", "leader")

battles = pytest.mark.parametrize("battle", sorted(path.stem for path in RECORDS.glob("*.record")))
languages = pytest.mark.parametrize("language", LANGUAGES)


def told(battle: str, language: str = "en") -> Report:
    return report_of(golden_game(BOX, battle), Speaker(language, BOX, strict=True))


def history_of(battle: str, language: str = "en") -> NapoleonicsHistory:
    return NapoleonicsHistory(golden_game(BOX, battle), Speaker(language, BOX, strict=True))


@battles
def test_the_numbers_of_a_report_are_those_of_the_game(battle: str) -> None:
    game, report, history = golden_game(BOX, battle), told(battle), history_of(battle)
    state = game.state
    assert isinstance(state, Napoleonics)
    result = game.result()
    assert result is not None
    assert history.winner == result["winner"]
    assert history.scores == result["banners"]
    assert history.turn == result["turns"]
    assert list(report.timeline[-1].scores) == result["banners"]
    assert [each.turn for each in report.timeline] == sorted({e.turn for e in report.timeline})
    lost = sum(each.args["blocks"] for each in game.events if each.key == "losses")
    back = sum(each.key == "rally" for each in game.events)
    assert sum(each.lost for each in report.losses) == lost - back
    assert all(each.lost <= each.start for each in report.losses)
    assert all(each.gone for each in report.losses if each.lost == each.start)
    gone = [each for each in report.losses if each.gone]
    assert len(gone) == sum(each.key == "eliminated" for each in game.events)
    assert len(history.leaders) == sum(each.key == "leader-killed" for each in game.events)
    assert sum(each.blocks for each in history.all_losses) == lost
    assert all(each.throw for each in history.all_losses), "every loss comes from a throw"
    alive = {state.word(Unit(unit)) for unit in (*state.units_of(0), *state.units_of(1))}
    assert alive
    throws = [each for each in game.events if each.key == "throw"]
    assert sum(luck.throws for luck in report.luck) == len(throws)
    assert sum(luck.hits for luck in report.luck) == sum(each.args["hits"] for each in throws)


@battles
@languages
def test_a_story_can_be_read(battle: str, language: str) -> None:
    check_story(told(battle, language), history_of(battle, language), LEFT_OVER)


def test_stories_do_not_all_sound_alike() -> None:
    beginnings = {" ".join(told(path.stem).story[1].split()[:3]) for path in RECORDS.glob("*")}
    assert len(beginnings) >= 2
    for path in RECORDS.glob("*"):
        sentences = re.split(r"(?<=\.) ", " ".join(told(path.stem).story))
        assert len(set(sentences)) == len(sentences)


@languages
def test_a_running_game_can_be_told_as_well(language: str) -> None:
    game = sandtable.new_game("napoleonics", "vimiero", seed=2)
    speaker = Speaker(language, BOX, strict=True)
    choose = random.Random(2)
    for step in range(400):
        if step % 80 == 0:
            report = report_of(game, speaker)
            assert NapoleonicsHistory(game, speaker).winner is None
            assert not LEFT_OVER.search(" ".join(report.story))
        question = game.question()
        assert question is not None
        game.answer(choose.choice(question.actions))


def test_what_is_expected_of_a_throw_is_the_mean_of_its_odds() -> None:
    game = sandtable.new_game("napoleonics", "waterloo", seed=5)
    choose = random.Random(5)
    compared = 0
    while compared < 30 and (question := game.question()) is not None:
        action = choose.choice(question.actions)
        fight = game.fight(action) if isinstance(game.state.stack[-1], Battle) else None
        before = len(game.events)
        game.answer(action)
        throws = [each for each in game.events[before:] if each.key == "throw"]
        if fight is not None and throws and throws[0].args["way"] == "fire":
            mean = sum(hits * chance for (hits, _), chance in odds(fight).items())
            assert throws[0].args["expected"] == pytest.approx(mean)
            assert fight.expected() == pytest.approx(mean)
            compared += 1
    assert compared == 30


def test_luck_is_added_up_by_seat() -> None:
    def throw(seat: int, dice: int, hits: int, expected: float) -> Event:
        args = {"seat": seat, "dice": dice, "hits": hits, "expected": expected}
        return Event("throw", "", args)

    first = [Event("turn", "", {"turn": 1, "seat": 0}), throw(0, 3, 3, 1.5), throw(1, 2, 0, 1.0)]
    then = [Event("turn", "", {"turn": 2, "seat": 1}), throw(0, 4, 1, 2.0), throw(0, 2, 1, 1.0)]
    ours, theirs = luck_of(throws_in([*first, *then]), 2)
    assert (ours.throws, ours.dice, ours.hits, ours.expected, ours.difference) == (
        3,
        9,
        5,
        4.5,
        0.5,
    )
    assert ours.best is not None
    assert ours.worst is not None
    assert (ours.best.turn, ours.worst.turn) == (1, 2)
    assert theirs.best is None
    assert theirs.worst is not None


def test_an_onlooker_may_read_it() -> None:
    """A report is the same when every hidden argument is taken out of the events."""
    game = golden_game(BOX, "vimiero")
    stripped = Game(BOX, game.state.copy(), game.chance.source, game.record.header, begin=False)
    stripped.log.events += game.events_of("onlooker")
    speaker = Speaker("en", BOX, strict=True)
    assert report_of(stripped, speaker) == report_of(game, speaker)
