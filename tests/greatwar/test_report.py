"""A battle of The Great War after the fact: its numbers add up, its story reads in any language."""

from __future__ import annotations

import pytest

from sandtable.core.event import Event
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import GRID
from sandtable.games.greatwar.table.history import GreatWarHistory
from sandtable.games.greatwar.table.report import report_of
from sandtable.toolkit.luck import throws_in
from sandtable.toolkit.report import Report
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.reporting import check_story, left_over
from tests.whole_games import GOLDEN, golden_game

RECORDS = GOLDEN / "greatwar"
LEFT_OVER = left_over("report", "seat", "kind")

battles = pytest.mark.parametrize("battle", sorted(path.stem for path in RECORDS.glob("*.record")))


def told(battle: str, language: str = "en") -> Report:
    return report_of(golden_game(GREATWAR, battle), Speaker(language, GREATWAR, strict=True))


def history_of(battle: str, language: str = "en") -> GreatWarHistory:
    return GreatWarHistory(golden_game(GREATWAR, battle), Speaker(language, GREATWAR, strict=True))


@battles
def test_the_numbers_of_a_report_are_those_of_the_game(battle: str) -> None:
    game, report, history = golden_game(GREATWAR, battle), told(battle), history_of(battle)
    result = game.result()
    assert result is not None
    assert (history.winner, history.turn) == (result["winner"], result["turns"])
    assert history.scores == result["medals"]
    if report.timeline:
        assert list(report.timeline[-1].scores) == result["medals"]
    lost = sum(each.args["blocks"] for each in game.events if each.key == "losses")
    lost += sum(each.args["figures"] for each in game.events if each.key == "retreat-blocked")
    back = sum(each.args["figures"] for each in game.events if each.key == "restored")
    assert sum(each.lost for each in report.losses) == lost - back
    assert all(each.lost <= each.start for each in report.losses)
    gone = {each.args["number"] for each in game.events if each.key == "destroyed"}
    assert len([each for each in report.losses if each.gone]) >= len(gone)
    throws = [each for each in game.events if each.key == "throw"]
    assert sum(luck.throws for luck in report.luck) == len(throws)


def test_a_report_begins_with_what_the_sides_had_at_the_start() -> None:
    """Some battles begin with medals in somebody's hands: the first line tells of them."""
    started = {}
    for path in sorted(RECORDS.glob("*.record")):
        game = golden_game(GREATWAR, path.stem)
        first = GREATWAR.set_up(game.record.header["scenario"], {})
        scores = tuple(GREATWAR.face.scores(first))
        timeline = told(path.stem).timeline
        if any(scores):
            started[path.stem] = timeline[0].turn, timeline[0].scores
            assert started[path.stem] == (0, scores)
        elif timeline:
            assert timeline[0].turn > 0
    assert started, "no battle begins with medals"


def test_an_objective_of_many_hexes_is_named_by_all_of_them() -> None:
    line = Event("objective", "G23.4", {"seat": 0, "hex": 30, "medals": 1, "hexes": [30, 31, 32]})
    names = [GRID.names[at] for at in (30, 31, 32)]
    assert f"at {names[0]}–{names[2]} and" in Speaker("en", GREATWAR).event(line)


@battles
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_can_be_read(battle: str, language: str) -> None:
    check_story(told(battle, language), history_of(battle, language), LEFT_OVER)


def test_a_hit_on_a_tank_counts_when_it_is_confirmed() -> None:
    first = {"seat": 0, "dice": 4, "hits": 3, "expected": 0.4}
    again = {"hits": 1, "dice": 4}
    [throw] = throws_in([Event("throw", "", first), Event("confirm", "", again)])
    assert (throw.hits, throw.expected, throw.dice) == (1, 0.4, 4)
