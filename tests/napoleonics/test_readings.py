"""Readings of the rules that a table may choose: kept with a game, named in every language."""

from __future__ import annotations

import pytest

from sandtable.core.chance import Sealed
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.files.setup import READINGS
from sandtable.games.napoleonics.rules import facts
from sandtable.toolkit.text import LANGUAGES, Speaker

SCENARIO = NAPOLEONICS.scenarios()[0]


def test_without_a_choice_the_rulings_hold() -> None:
    field = NAPOLEONICS.set_up(SCENARIO, {}).field
    assert field.readings == []
    assert not field.light_melee
    assert not field.leader_exit
    assert field.moving[facts.RIFLES] == [0, 1, 2, 2]
    assert field.standing[facts.FRENCH_GRENADIERS] == [0, 1, 2, 3, 4]
    assert "readings" not in NAPOLEONICS.set_up(SCENARIO, {}).dump()


def test_a_stored_game_keeps_its_readings() -> None:
    game = NAPOLEONICS.set_up(SCENARIO, dict.fromkeys(READINGS, True))
    game.begin(Sealed(1))
    kept = NAPOLEONICS.load(game.dump()).field
    assert kept.readings == list(READINGS)
    assert kept.light_melee
    assert kept.leader_exit
    assert kept.moving[facts.RIFLES] == [0, 2, 2, 3]
    assert kept.standing[facts.FRENCH_GRENADIERS] == [0, 2, 3, 4, 5]
    assert kept.moving[facts.FRENCH_GRENADIERS] == [0, 2, 2, 3, 3]


def test_a_choice_changes_no_other_game() -> None:
    NAPOLEONICS.set_up(SCENARIO, dict.fromkeys(READINGS, True))
    assert facts.MOVING[facts.RIFLES] == [0, 1, 2, 2]
    assert NAPOLEONICS.set_up(SCENARIO, {}).field.moving[facts.RIFLES] == [0, 1, 2, 2]


def test_a_wrong_choice_is_an_error() -> None:
    with pytest.raises(KeyError, match="light_melee"):
        NAPOLEONICS.set_up(SCENARIO, {"light_mele": True})
    with pytest.raises(ValueError, match="expected true or false"):
        NAPOLEONICS.set_up(SCENARIO, {"light_melee": "yes"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_is_named_in_every_language(language: str) -> None:
    speaker = Speaker(language, NAPOLEONICS, strict=True)
    for name in NAPOLEONICS.switches:
        assert speaker.say(f"option-{name.replace('_', '-')}")
