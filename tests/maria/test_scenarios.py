"""Forms and data files: ours are sound, and a slip is told with file, line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.arena.simulate import simulate
from sandtable.games.maria import MARIA
from sandtable.games.maria.files.scenario import SHELF, scenario_data, scenario_from_data
from sandtable.games.maria.rules.facts import HERE
from sandtable.games.maria.rules.state import Maria
from sandtable.toolkit.data import DataError, Unknown

SCENARIOS = MARIA.scenarios()


def with_a_slip(file: Path, copy: Path, right: str, wrong: str, line: str) -> str:
    """Copies a file with a mistake in it, and gives what a message about that line begins with."""
    text = file.read_text(encoding="utf-8")
    assert right in text
    changed = text.replace(right, wrong, 1)
    copy.write_text(changed, encoding="utf-8")
    number = next(at for at, each in enumerate(changed.splitlines(), 1) if line in each)
    return f"{copy}:{number}: "


def test_the_forms_come_in_their_order() -> None:
    assert SCENARIOS == ["advanced", "introductory", "advanced-two", "introductory-two"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_our_forms_are_sound(name: str) -> None:
    assert SHELF.check(SHELF.path_of(name)) == []
    form = SHELF.load(SHELF.path_of(name))
    assert scenario_from_data(scenario_data(form)) == form
    assert set(form.texts) == {"en", "el", "hu"}


@pytest.mark.parametrize("name", ["map", "powers", "politics"])
def test_our_data_is_sound(name: str) -> None:
    assert SHELF.check(HERE / "data" / f"{name}.toml") == []


@pytest.mark.parametrize(
    ("right", "wrong", "line", "reason"),
    [
        ("troops = 28", "troops = 60", "troops = 60", "expected a whole number from 0 to 48"),
        ("troops = 28", "troops = 10", "troops = 10", "(M5.3, M5.4)"),
        ("[powers.saxony]", "[powers.sweden]", "[powers.sweden]", 'unknown key "sweden"'),
        ('karl = "hradisch"', 'karl = "narnia"', "karl", 'unknown city "narnia"'),
        ('karl = "hradisch"', 'karll = "hradisch"', "karll", 'did you mean "karl"?'),
        ('stair = "dordrecht"', 'stair = "prag"', "stair =", "may not use that map (M4.7)"),
        ('stair = "dordrecht"', 'stair = "metz"', "stair =", "is already (M9.3)"),
        ('"cosel"]', '"ulm"]', '"ulm"]', 'unknown fortress "ulm"'),
        ('"cosel"]', '"liegnitz"]', "prussia = [", "two markers"),
        ('koeln = "france"', 'koeln = "prussia"', "koeln =", 'expected "france" or "common"'),
        ("russia = 3", "russia = 6", "russia = 6", "from 1 to 5"),
        ("turns = 12", "turns = 11", "turns =", "whole years"),
        ('id = "advanced"', 'id = "other"', "id =", "as the file"),
        ("players = 3", "players = 4", "players =", "from 2 to 3"),
    ],
)
def test_a_slip_in_a_form_is_told(
    right: str, wrong: str, line: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "advanced.toml"
    at = with_a_slip(SHELF.path_of("advanced"), path, right, wrong, line)
    problems = SHELF.check(path)
    assert any(each.startswith(at) and reason in each for each in problems), problems
    with pytest.raises(DataError):
        SHELF.load(path)


@pytest.mark.parametrize(
    ("file", "right", "wrong", "line", "reason"),
    [
        ("map", '"prag = kolin"', '"prag = atlantis"', "atlantis", "leads to nowhere"),
        ("map", '"prag = kolin"', '"prag ~ kolin"', "prag ~ kolin", "is no road"),
        ("map", '"prag = kolin"', '"prag = koeln"', "prag = koeln", '"links"'),
        ("map", ', sector = "F5a" }\nsens', " }\nsens", "auxerre =", "has no sector"),
        ("map", 'sector = "F5a"', 'sector = "F9z"', "F9z", 'unknown sector "F9z"'),
        ("map", 'sector = "F5a"', 'sector = "B5a"', "B5a", "not on the map"),
        ("map", 'home = "bavaria"', 'home = "tyrol"', "tyrol", '"home" is "tyrol"'),
        ("map", 'F1a = "spades"', 'F1a = "swords"', "swords", '"F1a" is "swords"'),
        ("map", 'entry = "innsbruck"', 'entry = "narnia"', "narnia", 'unknown city "narnia"'),
        ("powers", 'power = "france"', 'power = "sweden"', "sweden", '"power" is "sweden"'),
        ("powers", 'city = "auxerre"', 'city = "narnia"', "narnia", 'unknown city "narnia"'),
        ("politics", 'type = "draw_cards"', 'type = "magic"', "magic", 'unknown effect "magic"'),
        ("politics", 'powers = ["austria"]', 'powers = ["spain"]', "spain", "unknown power"),
        ("politics", "max_steps = 2", "max_steps = 9", "max_steps = 9", "from 1 to 4"),
        ("politics", 'to = "box_italy_france"', 'to = "box_nowhere"', "box_nowhere", "unknown to"),
        ("politics", "[events.pol_25]", "[events.pol_26]", "pol_26", "unknown event"),
    ],
)
def test_a_slip_in_a_copy_of_the_data_is_told(
    file: str, right: str, wrong: str, line: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    at = with_a_slip(HERE / "data" / f"{file}.toml", path, right, wrong, line)
    problems = MARIA.check_file(path)
    assert any(each.startswith(at) and reason in each for each in problems), problems


def test_a_form_of_ones_own_can_be_played_and_stored(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    text = SHELF.path_of("introductory-two").read_text(encoding="utf-8")
    text = text.replace('id = "introductory-two"', 'id = "short"').replace("turns = 9", "turns = 3")
    path.write_text(text, encoding="utf-8")
    game = sandtable.new_game("maria", path, seed=1)
    assert game.seats == ["austria", "france"]
    while (question := game.question()) is not None:
        game.answer(question.actions[-1])
    assert isinstance(game.state, Maria)
    assert game.state.form.turns == 3
    assert MARIA.load(game.state.dump()).hash() == game.state.hash()


def test_options_are_kept_with_the_game() -> None:
    options = {"returns_late": True, "silesia_supply": "both"}
    game = sandtable.new_game("maria", seed=1, options=options)
    assert isinstance(game.state, Maria)
    assert (game.state.form.returns_late, game.state.form.silesia_supply) == (True, 2)
    loaded = MARIA.load(game.state.dump())
    assert (loaded.form.returns_late, loaded.form.silesia_supply) == (True, 2)
    with pytest.raises(Unknown):
        sandtable.new_game("maria", options={"silesia_supply": "everybody"})


@pytest.mark.parametrize(
    ("options", "supply"),
    [
        ({}, 0),
        ({"silesia_austria": True}, 1),
        ({"silesia_both": True}, 2),
        ({"silesia_austria": True, "silesia_both": True}, 2),
        ({"silesia_supply": "austria"}, 1),
        ({"silesia_supply": True}, 2),
    ],
)
def test_who_is_at_home_in_silesia_is_chosen_by_switch_or_by_word(
    options: dict[str, object], supply: int
) -> None:
    game = sandtable.new_game("maria", seed=1, options=options)
    assert isinstance(game.state, Maria)
    assert game.state.form.silesia_supply == supply


def test_other_readings_are_switches_of_a_table() -> None:
    assert MARIA.switches == ("returns_late", "loser_matches", "silesia_austria", "silesia_both")
    game = sandtable.new_game("maria", seed=1, options=dict.fromkeys(MARIA.switches, True))
    assert isinstance(game.state, Maria)
    assert game.state.form.loser_matches
    with pytest.raises(ValueError, match='"loser_matches" is 1'):
        sandtable.new_game("maria", options={"loser_matches": 1})


def test_the_forms_for_two_have_two_seats() -> None:
    game = sandtable.new_game("maria", "advanced-two", seed=1)
    assert game.seats == ["austria", "france"]
    assert {question.seat for question in game.questions()} == {0, 1}
    with pytest.raises(ValueError, match='there is no seat "prussia"'):
        game.view("prussia")
    assert sandtable.new_game("maria", seed=1).seats == MARIA.seats


def test_bots_play_the_forms_that_have_as_many_seats() -> None:
    three = simulate("maria", ["random"] * 3, 2)
    assert list(three.seats) == MARIA.seats
    two = simulate("maria", ["random"] * 2, 2, scenarios=["introductory-two"])
    assert list(two.seats) == ["austria", "france"]
    with pytest.raises(ValueError, match="for 2 bots, not 3"):
        simulate("maria", ["random"] * 3, 1, scenarios=["introductory-two"])
