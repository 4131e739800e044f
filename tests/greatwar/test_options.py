"""What may be chosen when a game is set up: the tanks that were never published (G29.2)."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.files.scenario import UNOFFICIAL, inventions
from sandtable.games.greatwar.files.scenario_files import SHELF
from sandtable.toolkit.data import DataError
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from sandtable.toolkit.text import LANGUAGES, Speaker

CHOSEN = {UNOFFICIAL: True}


@pytest.fixture
def invented(tmp_path: Path) -> str:
    """A scenario of ours in which a Mark IV has become a Saint-Chamond."""
    text = SHELF.path_of("cambrai-flesquieres-ridge").read_text(encoding="utf-8")
    path = tmp_path / "invented.toml"
    text = text.replace('id = "cambrai-flesquieres-ridge"', 'id = "invented"')
    path.write_text(text.replace("bVM", "bSC", 1), encoding="utf-8")
    return str(path)


def test_no_scenario_of_ours_has_a_tank_that_was_never_published() -> None:
    assert [each for each in SHELF.ids() if inventions(SHELF.find(each))] == []


def test_a_scenario_with_an_unofficial_tank_is_sound_but_asks_for_the_option(
    invented: str,
) -> None:
    assert SHELF.check(Path(invented)) == []
    with pytest.raises(DataError) as caught:
        sandtable.new_game("greatwar", invented, seed=1)
    line = Path(invented).read_text(encoding="utf-8").splitlines()[caught.value.line - 1]
    assert "bSC" in line
    assert "G29.2" in str(caught.value)
    assert UNOFFICIAL in str(caught.value)


def test_with_the_option_it_is_played_recorded_and_replayed(invented: str) -> None:
    game = sandtable.new_game("greatwar", invented, seed=1, options=CHOSEN)
    assert "saint-chamond" in str(game.state.dump())
    record = read_record(game.text(), {GREATWAR.id: GREATWAR.purposes})
    assert replay(GREATWAR, record).state.hash() == game.state.hash()


def test_an_option_that_there_is_not_is_refused(invented: str) -> None:
    with pytest.raises(KeyError, match=UNOFFICIAL):
        sandtable.new_game("greatwar", invented, options={"flying_tanks": True})


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_marked_as_an_invention_where_it_is_read_of(invented: str, language: str) -> None:
    speaker = Speaker(language, GREATWAR, strict=True)
    state = GREATWAR.set_up(invented, CHOSEN)
    assert any("G29.2" in line for line in GREATWAR.face.briefing(state, speaker))
    plain = GREATWAR.set_up("cambrai-flesquieres-ridge", {})
    assert not any("G29.2" in line for line in GREATWAR.face.briefing(plain, speaker))
    placed = GREATWAR.place({"pieces": ["british renault-ft f6", "british mark-iv-male f7"]})
    assert any("G29.2" in line for line in GREATWAR.face.look(placed, "f6", speaker))
    assert not any("G29.2" in line for line in GREATWAR.face.look(placed, "f7", speaker))
