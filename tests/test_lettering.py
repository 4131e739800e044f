"""What is written on maps: in the reader's language, and wholly on the sheet."""

from __future__ import annotations

import pytest

from sandtable.drawing.maps.chart import Sheet, Word
from sandtable.drawing.maps.drawings import map_drawings_of
from sandtable.drawing.maps.lettering import extent
from sandtable.drawing.maps.render import words
from sandtable.games import BOXES
from sandtable.toolkit.text import LANGUAGES, Speaker

BOARDS = [
    (game, scenario)
    for game in ("maria", "lastman")
    for scenario in (BOXES[game].scenarios()[0], BOXES[game].scenarios()[1])
]


def written(game: str, scenario: str, language: str) -> tuple[tuple[Sheet, ...], list[Word]]:
    drawings = map_drawings_of(BOXES[game])
    assert drawings is not None
    chart = drawings.chart_in(scenario, Speaker(language, BOXES[game], strict=True))
    return chart.sheets, words(chart)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), BOARDS)
def test_names_of_lands_and_seas_lie_wholly_on_a_sheet(
    game: str, scenario: str, language: str
) -> None:
    sheets, names = written(game, scenario, language)
    lands = [word for word in names if word.kind in ("land", "water")]
    assert len(lands) >= 5
    for word in lands:
        wide, high = extent(word)
        middle = word.y - word.size * 0.3
        assert any(
            sheet.left <= word.x - wide
            and word.x + wide <= sheet.right
            and sheet.top <= middle - high
            and middle + high <= sheet.bottom
            for sheet in sheets
        ), word.text
        assert word.size >= 12, word.text


@pytest.mark.parametrize("game", ["maria", "lastman"])
def test_names_of_lands_and_seas_are_in_the_readers_language(game: str) -> None:
    told = [
        [word.text for word in written(game, BOXES[game].scenarios()[0], language)[1]
         if word.kind in ("land", "water")]
        for language in LANGUAGES
    ]  # fmt: skip
    assert len({len(each) for each in told}) == 1
    for english, *others in zip(*told, strict=True):
        assert english not in others or english == "BRANDENBURG", english
    assert not [name for each in told for name in each if name.startswith("map-")]


@pytest.mark.parametrize("game", ["maria", "lastman"])
def test_every_place_has_one_name_on_the_map(game: str) -> None:
    drawings = map_drawings_of(BOXES[game])
    assert drawings is not None
    scenario = BOXES[game].scenarios()[0]
    for language in LANGUAGES:
        _, names = written(game, scenario, language)
        places = [word.place for word in names if word.place]
        assert sorted(places) == sorted(town.id for town in drawings.chart(scenario).towns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sea_in_the_corner_keeps_away_from_the_frame(language: str) -> None:
    """It is short of room: a longer name has smaller letters, accents and all."""
    sheets, names = written("maria", "advanced", language)
    (sea,) = [word for word in names if word.kind == "water"]
    sheet = min(sheets, key=lambda each: each.left)
    assert sea.x - extent(sea)[0] - sheet.left >= sea.size
