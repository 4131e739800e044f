"""Other readings of the rules, where the rulebook can be understood in two ways."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.field import READINGS
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from sandtable.toolkit.text import LANGUAGES, Speaker

SCENARIO = "cambrai-flesquieres-ridge"


@pytest.mark.parametrize("reading", READINGS)
def test_a_reading_is_stored_shown_and_replayed(reading: str) -> None:
    game = sandtable.new_game("greatwar", SCENARIO, seed=1, options={reading: True})
    assert game.state.view(0)["readings"] == [reading]
    loaded = GREATWAR.load(game.state.dump())
    assert loaded.field.reading_names() == [reading]
    assert loaded.hash() == game.state.hash()
    record = read_record(game.text(), {GREATWAR.id: GREATWAR.purposes})
    assert replay(GREATWAR, record).state.hash() == game.state.hash()


def test_without_a_choice_the_rules_are_read_our_way() -> None:
    state = sandtable.new_game("greatwar", SCENARIO, seed=1).state
    assert "readings" not in state.view(0)
    assert "readings" not in state.dump()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_offers_each_reading_in_words_with_its_rule(language: str) -> None:
    speaker = Speaker(language, GREATWAR, strict=True)
    assert list(GREATWAR.switches) == READINGS
    for name in GREATWAR.switches:
        text = speaker.say(f"option-{name.replace('_', '-')}")
        rule = GREATWAR.options[name].rsplit("(", 1)[1].removesuffix(")")
        assert f"({rule})" in text


def test_a_case_names_a_reading_and_no_other_word() -> None:
    state = GREATWAR.place({"options": ["three_alike"], "pieces": ["british infantry f7"]})
    assert state.field.reading_names() == ["three_alike"]
    with pytest.raises(ValueError, match="three_alik"):
        GREATWAR.place({"options": ["three_alik"]})
