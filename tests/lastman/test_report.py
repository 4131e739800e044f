"""A war after the fact: what the report tells is what happened, in three languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from sandtable import new_game
from sandtable.core.chance import Sealed
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.facts import (
    AREA_COUNT,
    ARMY_COUNT,
    BUILD,
    FIRST_ARMY,
    LEVELS,
    STALEMATE,
)
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points
from sandtable.games.lastman.table.history import (
    BEGINS,
    LOSSES,
    NOBODY,
    History,
    strength_of,
    thrown,
)
from sandtable.games.lastman.table.report import loss_tables, report_of, season_table
from sandtable.games.lastman.table.story import season_told
from sandtable.games.lastman.table.words import area_name
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import LANGUAGES, Speaker

LEFT_OVER = re.compile(r"[{}$_]|  |\(\)|\bwar-(?:story|report)|^\s|\s$")
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def played(scenario: str, most: int = 20_000, **options: Any) -> Game:
    """A game of two who know what they do, or its beginning; if whole, one of some seasons."""
    for seed in range(7, 40):
        game = played_with(seed, scenario, most, options)
        state = state_of(game)
        if game.question() is not None or state.turn() >= state.form.first_turn + 2:
            return game
    raise AssertionError("every game is over in two seasons")


def played_with(seed: int, scenario: str, most: int, options: dict[str, Any]) -> Game:
    game = new_game("lastman", scenario=scenario, seed=seed, options=options)
    rng = random.Random(5)
    for _ in range(most):
        question = game.question()
        if question is None:
            break
        advice = LASTMAN.advice(game.state, question, SIMPLE)
        offered = zip(question.actions, advice, strict=True)
        best = [action for action, worth in offered if worth == max(advice)]
        game.answer(rng.choice(best), seat=question.seat)
    return game


def state_of(game: Game) -> LastMan:
    assert isinstance(game.state, LastMan)
    return game.state


def speaker_of(language: str) -> Speaker:
    return Speaker(language, LASTMAN, strict=True)


def test_what_is_remembered_is_what_happened() -> None:
    game = played("1916")
    history = History(game)
    assert game.question() is None
    assert len(history.battles) == sum(event.key in BEGINS for event in game.events)
    for side in (0, 1):
        lost = sum(event.key in LOSSES and event.args["side"] == side for event in game.events)
        assert lost > 0
        assert sum(season.lost[side] for season in history.seasons) == lost
        assert sum(loss.lost for loss in history.army_losses() if loss.side == side) == lost
        assert sum(battle.lost[side] for battle in history.battles) <= lost
        spent = [event.args["points"] for event in game.events if event.key == "spends"]
        assert sum(sum(season.spent) for season in history.seasons) == sum(spent) > 0
        for season in history.seasons:
            assert 0 <= season.spent[side] <= BUILD[season.turn][side]


def test_seasons_end_as_they_stood() -> None:
    game = played("1916")
    state, standings = state_of(game), History(game).standings
    assert [each.turn for each in standings] == list(range(8, state.turn() + 1))
    last = standings[-1]
    assert last.points == points(state)
    result = state.result()
    assert result is not None
    assert LEVELS[last.level] == result["level"]
    on_map = sum(state.size(area) for area in range(AREA_COUNT))
    for army in range(ARMY_COUNT):
        if 0 <= state.army_place(army) < AREA_COUNT:
            on_map += state.size(FIRST_ARMY + army)
    assert sum(last.strength) == on_map
    for each in standings:
        assert (each.scores[0] > 0) == (each.level > STALEMATE)
        assert (each.scores[1] > 0) == (each.level < STALEMATE)


def test_a_battle_remembers_who_held_the_ground() -> None:
    """The losses of a battle lie between its beginning and its end."""
    game = played("1916")
    held = [battle for battle in History(game).battles if battle.holder != NOBODY]
    assert held
    for battle in held:
        ends = [
            event.args["side"]
            for event in game.events
            if event.key == "battle-over" and event.args["area"] == battle.area
        ]
        assert battle.holder in ends


def test_luck_counts_throws_in_their_seasons() -> None:
    game = played("1916")
    history = History(game)
    throws = [event for event in game.events if "expected" in event.args]
    assert sum(luck.throws for luck in history.luck) == len(throws)
    assert sum(luck.hits for luck in history.luck) == sum(event.args["hits"] for event in throws)
    for luck in history.luck:
        assert luck.best is not None
        assert 8 <= luck.best.turn <= 11
    assert next(thrown(game.events, 8)).args == {"turn": 8}


@languages
@pytest.mark.parametrize(("scenario", "most"), [("1914", 20_000), ("1916", 20_000), ("1918", 400)])
def test_it_is_told_in_three_languages(language: str, scenario: str, most: int) -> None:
    """Of a war that is over, and of one that still runs."""
    report = report_of(played(scenario, most), speaker_of(language))
    for text in (*report.story, *(curve.title for curve in report.curves)):
        assert not LEFT_OVER.search(text), text
    for paragraph in report.story:
        assert paragraph.endswith("."), paragraph
    game, speaker = played(scenario, most), speaker_of(language)
    assert report.text.startswith(LASTMAN.face.briefing(game.state, speaker)[0])
    history = History(game)
    for table in (season_table(history, speaker), *loss_tables(history.army_losses(), speaker)):
        assert all(line.rstrip() for line in table.splitlines())
        assert table in report.text
    for curve in report.curves:
        assert len(curve.names) == len(curve.values)
        for values in curve.values:
            assert len(values) == len(curve.turns)


def test_the_hardest_battles_are_named() -> None:
    game = played("1916")
    history, speaker = History(game), speaker_of("en")
    named = 0
    for season in history.seasons:
        told = season_told(season, speaker)
        costs = Counter[int]()
        for battle in season.battles:
            costs[battle.area] += battle.total
        ((area, cost), *_) = costs.most_common()
        there = [battle for battle in season.battles if battle.area == area]
        german = sum(battle.lost[0] for battle in there)
        assert 0 <= german <= cost
        found = re.search(
            rf"{area_name(speaker.phrases, area)}, (\w+) battles?: Germany lost (\w+) units?", told
        )
        if not cost:  # one that cost nothing is not named
            assert "Germany lost" not in told
            continue
        named += 1
        assert found, told
        assert found[1] == ("one" if len(there) == 1 else str(len(there)))
        assert found[2] == ("one" if german == 1 else str(german))
        assert season.standing is not None
        assert f"{season.standing.points} victory points" in told
    assert named >= 2


def test_secret_armies_are_told_as_an_onlooker_knows_them() -> None:
    """With every option: what one side hides from the other makes no other report (L11.9)."""
    options = {name: True for name in LASTMAN.options if name != "play_on"}
    game = played("1918", 900, **options)
    report = report_of(game, speaker_of("en"))
    assert report.losses
    for seat in (0, 1):
        guessed = state_of(game).resample(seat, Sealed("guess"))
        assert isinstance(guessed, LastMan)
        assert guessed.units != state_of(game).units
        assert strength_of(guessed) == strength_of(state_of(game))


def test_the_end_counts_the_seasons_that_were_played() -> None:
    game = played("1916")
    seasons = len(History(game).standings)
    assert seasons < state_of(game).turn()
    assert f"after {seasons} turns" in LASTMAN.face.ending(game.state, speaker_of("en"))
