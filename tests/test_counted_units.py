"""Several units of a kind are told as several, in every language that tells one from many."""

from __future__ import annotations

import pytest

from sandtable.games import BOXES

FORCES = [  # more than one of them
    ("greatwar", "el", "machine-gun", "τμήματα πολυβόλων"),
    ("greatwar", "el", "mark-iv-male", "αρσενικά Mark IV"),
    ("greatwar", "el", "infantry", "τμήματα πεζικού"),
    ("greatwar", "en", "machine-gun", "machine guns"),
    ("napoleonics", "el", "line", "πεζικό γραμμής"),  # as Greek counts it
]


@pytest.mark.parametrize(("game_id", "language", "kind", "words"), FORCES)
def test_forces_of_several_units_are_plural(
    game_id: str, language: str, kind: str, words: str
) -> None:
    briefs = BOXES[game_id].face.briefs(language)
    forces = [force for brief in briefs for side in brief.forces.values() for force in side]
    names = {each.name for each in forces if each.kind == kind and each.count > 1}
    assert names
    assert all(name.endswith(words) for name in names), names
