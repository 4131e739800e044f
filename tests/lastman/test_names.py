"""Names on the map: what an area is worth and its fort stand beside its name, not on it."""

from __future__ import annotations

import pytest

from sandtable.drawing.fonts import title_width
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.table.chart import NAME_SIZE, chart, fort_spot, worth_spot
from sandtable.games.lastman.table.counters import polygon
from sandtable.games.lastman.table.words import area_name
from sandtable.toolkit.text import LANGUAGES, Speaker

FORT = max(x for x, _ in polygon(15.5)) + 1.1  # with its line
WORTH = 10.5 + 1.1


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_stand_beside_the_letters_of_a_name(language: str) -> None:
    speaker = Speaker(language, LASTMAN, strict=True)
    labels = {word.place: word for word in chart().words if word.place}
    for area, (town, word) in enumerate(zip(chart().towns, facts.AREAS, strict=True)):
        name = area_name(speaker.phrases, area)
        half = title_width(name, NAME_SIZE) / 2
        left, right = labels[word].x - half, labels[word].x + half
        if facts.POINTS[area]:
            assert town.x + worth_spot(area, name)[0] + WORTH <= left, name
            assert town.x + worth_spot(area, name)[0] + WORTH > left - 8, f"{name}: too far"
        if facts.FORT[area] > 0:
            assert town.x + fort_spot(area, name)[0] - FORT >= right, name
            assert town.x + fort_spot(area, name)[0] - FORT < right + 8, f"{name}: too far"
