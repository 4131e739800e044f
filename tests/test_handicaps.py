"""Handicaps: a side needs more or fewer points to win, or holds more or fewer cards."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.arena.match import play_match
from sandtable.colors.files.handicap import give_handicap
from sandtable.colors.rules.battle import Battle
from sandtable.core.chance import Sealed
from sandtable.games import BOXES
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.maria.rules import facts as maria
from sandtable.games.maria.rules.state import Maria
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from sandtable.toolkit.text import Speaker

pytestmark = pytest.mark.both_modes

# A battle, its options by seat, and what it is to come to: points to win and cards, by seat
BATTLES = [
    ("napoleonics", "talavera", {}, [7, 7], [5, 6]),
    ("napoleonics", "talavera", {"french_banners": 3, "french_cards": -2}, [10, 7], [3, 6]),
    ("napoleonics", "talavera", {"allied_banners": -3, "allied_cards": 2}, [7, 4], [5, 8]),
    ("greatwar", "somme-mametz", {}, [6, 6], [6, 5]),
    ("greatwar", "somme-mametz", {"british_medals": -1, "british_cards": 1}, [5, 6], [7, 5]),
    ("greatwar", "somme-mametz", {"german_medals": 2, "german_cards": -1}, [6, 8], [6, 4]),
]


def begun(game: str, scenario: str, options: dict[str, Any]) -> Battle:
    state = sandtable.new_game(game, scenario, seed=1, options=options).state
    assert isinstance(state, Battle)
    return state


@pytest.mark.parametrize(("game", "scenario", "options", "to_win", "hands"), BATTLES)
def test_a_side_needs_and_holds_what_was_chosen(
    game: str, scenario: str, options: dict[str, int], to_win: list[int], hands: list[int]
) -> None:
    state = begun(game, scenario, options)
    for each in (state, BOXES[game].load(state.dump())):
        assert each.terms.to_win == to_win
        assert [each.hand_size(seat) for seat in (0, 1)] == hands
        assert [each.missing(seat) for seat in (0, 1)] == to_win
        assert each.terms.handicap == options


def test_bots_know_the_number_that_wins() -> None:
    """What they count as needed is what the side needs, not what the scenario says."""
    for game, scenario, name in (
        ("napoleonics", "talavera", "french_banners"),
        ("greatwar", "somme-mametz", "british_medals"),
    ):
        box = BOXES[game]
        at = box.feature_names.index("own needed")
        needed = box.features(begun(game, scenario, {}), 0)[at]
        assert box.features(begun(game, scenario, {name: -2}), 0)[at] == needed - 2


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        ("napoleonics", {"french_banners": 4}, "is 4, expected a whole number from -3 to 3"),
        ("napoleonics", {"allied_cards": -3}, "is -3, expected a whole number from -2 to 2"),
        ("napoleonics", {"french_banners": True}, "is True, expected a whole number"),
        ("greatwar", {"german_medals": "two"}, "is two, expected a whole number"),
        ("greatwar", {"british_cards": 1.0}, "is 1.0, expected a whole number"),
        ("maria", {"prussia_markers": 4}, "is 4, expected a whole number from -3 to 3"),
        ("maria", {"austria_markers": -3}, "there is no marker left to place"),
    ],
)
def test_other_numbers_are_refused(game: str, options: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        sandtable.new_game(game, options=options)


def test_nobody_wins_with_nothing() -> None:
    """A battle of one's own may be won with three banners: a side needs at least one."""
    field = NAPOLEONICS.set_up("talavera", {"french_cards": 0}).field  # of its own, not shared
    field.to_win = [3, 3]
    with pytest.raises(ValueError, match='with "french_banners" -3 there are no banners left'):
        give_handicap(field, field.hand_sizes, NAPOLEONICS.handicaps, {"french_banners": -3})


def test_a_power_that_does_not_win_by_markers_has_no_handicap() -> None:
    for name in ("austria_markers", "pragmatic_markers"):
        with pytest.raises(ValueError, match="does not win by markers here"):
            sandtable.new_game("maria", "introductory", options={name: 1})


def test_a_power_of_maria_has_more_or_fewer_markers_to_place() -> None:
    box = BOXES["maria"]
    plain = box.set_up("advanced", {})
    state = box.set_up("advanced", {"prussia_markers": -2, "france_markers": 3})
    assert isinstance(plain, Maria)
    assert isinstance(state, Maria)
    for each in (state, box.load(state.dump())):
        assert each.pool(maria.PRUSSIA) == plain.pool(maria.PRUSSIA) - 2
        assert each.pool(maria.FRANCE) == plain.pool(maria.FRANCE) + 3
        assert each.pool(maria.AUSTRIA) == plain.pool(maria.AUSTRIA)


def test_a_zero_is_no_handicap() -> None:
    plain = begun("napoleonics", "talavera", {})
    state = begun("napoleonics", "talavera", {"french_banners": 0})
    assert state.hash() == plain.hash()
    assert state.dump() == plain.dump()


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        ("napoleonics", "redinha", {"french_banners": -2, "allied_cards": -1}),
        ("greatwar", "opening-action-2", {"german_medals": -3, "german_cards": 1}),
    ],
)
def test_the_first_to_have_what_it_needs_wins(
    game: str, scenario: str, options: dict[str, int]
) -> None:
    """Whole games: the record plays again, and the winner has the number that was chosen."""
    bots = ["corporal", "corporal"]
    match = play_match(BOXES[game], scenario, bots, "handicap", options=options)
    played = sandtable.new_game(game, scenario, seed="handicap", options=options)
    for answer in match.answers:
        played.answer(answer)
    state = played.state
    assert isinstance(state, Battle)
    result = played.result()
    assert result is not None
    assert result["winner"] is not None
    assert state.missing(result["winner"]) <= 0 < state.missing(1 - result["winner"])
    record = read_record(played.record.text(BOXES[game].purposes), {game: BOXES[game].purposes})
    again = replay(BOXES[game], record)
    assert again.state.hash() == state.hash()
    assert again.result() == result
    report = BOXES[game].face.report(again, Speaker("en", BOXES[game]))
    assert any(each.startswith("Handicap: ") for each in report.story)


@pytest.mark.parametrize(
    ("options", "winner", "told"),
    [
        ({}, None, "drawn"),
        ({"british_medals": -2}, 0, "victory"),
        ({"german_medals": -2}, 1, "victory"),
        ({"german_medals": 1, "british_medals": 1}, None, "drawn"),
    ],
)
def test_when_the_turns_are_over_the_side_that_lacks_fewer_medals_wins(
    options: dict[str, int], winner: int | None, told: str
) -> None:
    state = BOXES["greatwar"].set_up("somme-mametz", options)
    assert isinstance(state, GreatWar)
    state.journal = []
    state.begin(Sealed("1"))
    state.check_progress()
    result = state.result()
    assert result is not None
    assert result["winner"] == winner
    assert state.journal[-1].key == told


def test_a_draw_with_a_handicap_says_what_both_lack() -> None:
    box = BOXES["greatwar"]
    state = box.set_up("somme-mametz", {"british_medals": 1})
    assert isinstance(state, GreatWar)
    state.journal = []
    state.begin(Sealed("1"))
    state.take_medals(0, 1, "G23.2")
    state.check_progress()
    speaker = Speaker("en", box)
    assert speaker.event(state.journal[-1]) == (
        "Time is up: a draw, both sides are 6 medals short."
    )
    assert box.face.ending(state, speaker) == "A draw."


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Handicap: the French need 1 banner less to win, the allies hold 2 command cards"),
        ("el", "Χάντικαπ: οι Γάλλοι χρειάζονται 1 σημείο νίκης λιγότερο για τη νίκη"),
        ("hu", "Előnyadás: a franciáknak 1 győzelmi zászlóval kevesebb kell a győzelemhez"),
    ],
)
def test_it_is_told_before_the_battle(language: str, says: str) -> None:
    box = BOXES["napoleonics"]
    speaker = Speaker(language, box)
    told = box.face.briefing(
        begun("napoleonics", "talavera", {"french_banners": -1, "allied_cards": 2}), speaker
    )
    assert [each for each in told if each.startswith(says)]
    plain = box.face.briefing(begun("napoleonics", "talavera", {}), speaker)
    assert not [each for each in plain if each.startswith(says[:6])]


@pytest.mark.parametrize("language", ["en", "el", "hu"])
@pytest.mark.parametrize("game", ["napoleonics", "greatwar", "maria"])
def test_every_handicap_has_words(game: str, language: str) -> None:
    box = BOXES[game]
    speaker = Speaker(language, box)
    for name in box.handicaps:
        assert name in box.options
        told = [box.face.handicap_changes({name: change}, speaker) for change in (-2, -1, 1, 2)]
        assert len(set(told)) == len(told)
        assert box.face.handicap_label(name, speaker)
