"""How scenarios play: the files of measurements, and how the tool goes on from what it knows."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli import main
from sandtable.games import BOXES
from sandtable.toolkit.balance import balance_of, path_of, problems_of_balance
from tools import balance, balance_files

GOOD = """\
game = "napoleonics"
rules_version = "1"

[talavera]
games = 200
turns = 37
wins = { french = 150, allied = 50 }
bots = "marshal:0.05"

[talavera.even]
handicap = { allied_banners = -1, allied_cards = 1 }
games = 200
turns = 35
wins = { french = 104, allied = 96 }
bots = "marshal:0.05"
"""
SEATS = BOXES["napoleonics"].seats
TALAVERA = balance.Setup("napoleonics", "talavera")


@pytest.mark.parametrize("game", list(BOXES))
def test_the_measurements_of_every_game_are_sound(game: str) -> None:
    assert problems_of_balance(BOXES[game], path_of(BOXES[game])) == []
    assert balance_of(BOXES[game])


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        ("[talavera]", "[marengo]", 'unknown scenario "marengo"'),
        ("games = 200\nturns = 37", "games = 100\nturns = 37", "200 games were won, of 100"),
        ("french = 150, ", "", '"wins" has a number for each of french, allied'),
        ("french = 150", "french = -1", "nobody wins fewer games than none"),
        ("allied_banners = -1", "allied_medals = -1", 'unknown handicap "allied_medals"'),
        ("allied_banners = -1", "allied_banners = -4", "expected a whole number from -3 to 3"),
        ("allied_banners = -1, allied_cards = 1", "", 'a table "even" needs a "handicap"'),
        ('rules_version = "1"\n', "", 'the key "rules_version" is missing'),
        ("turns = 35", "length = 35", 'unknown key "length"'),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, was: str, now: str, says: str) -> None:
    path = tmp_path / "balance.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert problems_of_balance(BOXES["napoleonics"], path) == []
    path.write_text(GOOD.replace(was, now, 1), encoding="utf-8")
    problems = problems_of_balance(BOXES["napoleonics"], path)
    assert [each for each in problems if says in each and each.startswith(f"{path}:")]


def test_the_command_checks_measurements(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "balance.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert main(["check", str(path)]) == 0
    path.write_text(GOOD.replace("french = 104", "french = 1040"), encoding="utf-8")
    assert main(["check", str(path)]) != 0
    assert "1136 games were won, of 200" in capsys.readouterr().err


def games(french: int, allied: int) -> balance.Games:
    """So many that each side won, after ever more turns."""
    winners = ["french"] * french + ["allied"] * allied
    return {
        str(number): {"winner": winner, "turns": 10 + number, "way": "points"}
        for number, winner in enumerate(winners, start=1)
    }


def known(tmp_path: Path, played: dict[str, balance.Games]) -> balance.Measured:
    path = tmp_path / "measured.json"
    head = {"format": balance.FORMAT, "bots": "captain", "seed": "s"}
    run = {"commit": "abc", "command": "python -m tools.balance"}
    path.write_text(json.dumps({**head, "runs": [run], "played": played}), encoding="utf-8")
    return balance.Measured(path, "captain", "s", run)


def next_of(measured: balance.Measured, handicaps: bool = True) -> dict[str, int]:
    """How many games are to be played next, by the handicap."""
    found: dict[str, int] = {}
    for job in balance.to_play(measured, [TALAVERA], 200, handicaps):
        found[job.setup.handicap] = found.get(job.setup.handicap, 0) + 1
    return found


CARD, LESS, BANNER = "allied_cards=1", "french_banners=1", "allied_banners=-1"


@pytest.mark.parametrize(
    ("played", "then"),
    [
        ({}, {"": 200}),
        ({"": games(50, 40)}, {"": 110}),
        ({"": games(110, 90)}, {}),  # even as it was
        ({"": games(170, 30)}, {CARD: 60}),  # a first look at the smallest handicap
        ({"": games(170, 30), CARD: games(55, 5)}, {LESS: 60}),  # clearly too small
        ({"": games(170, 30), CARD: games(36, 24)}, {CARD: 140}),  # may be enough
        ({"": games(170, 30), CARD: games(120, 80)}, {}),  # found
        ({"": games(170, 30), CARD: games(131, 69), LESS: games(54, 6)}, {BANNER: 60}),
        ({"": games(170, 30), CARD: games(40, 160)}, {}),  # too large: so are the others
    ],
)
def test_handicaps_are_tried_from_the_smallest(
    tmp_path: Path, played: dict[str, balance.Games], then: dict[str, int]
) -> None:
    keys = {f"napoleonics/talavera/{handicap}": each for handicap, each in played.items()}
    assert next_of(known(tmp_path, keys)) == then


def test_without_the_wish_no_handicap_is_tried(tmp_path: Path) -> None:
    measured = known(tmp_path, {"napoleonics/talavera/": games(170, 30)})
    assert next_of(measured, handicaps=False) == {}


@pytest.mark.parametrize("game", ["napoleonics", "greatwar"])
def test_the_ladder_helps_the_weaker_side_and_grows(game: str) -> None:
    box = BOXES[game]
    for shares, weak in (([0.8, 0.2], 1), ([0.2, 0.8], 0)):
        sizes = []
        for handicap in balance.ladder(box, shares):
            options = balance.Setup(game, box.scenarios()[0], handicap).options
            assert balance.fits(balance.Setup(game, box.scenarios()[0], handicap))
            for name, change in options.items():
                helps = change > 0 if box.handicaps[name].what == "cards" else change < 0
                assert helps == (box.handicaps[name].seat == weak)
            sizes.append(sum(abs(change) for change in options.values()))
        assert sizes[0] == 1
        assert max(sizes) == sizes[-1]


def test_games_are_played_kept_and_gone_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.json"
    line = ["balance", "napoleonics", "--scenario", "redinha", "--bots", "random", "--seed", "t"]
    for wanted in (2, 3):
        monkeypatch.setattr("sys.argv", [*line, "--games", str(wanted), "--out", str(out)])
        assert balance.main() == 0
        found = json.loads(out.read_text(encoding="utf-8"))
        played = found["played"]["napoleonics/redinha/"]
        assert list(played) == [str(number) for number in range(1, wanted + 1)]
        assert {each["way"] for each in played.values()} == {"points"}
    assert len(found["runs"]) == 2
    monkeypatch.setattr("sys.argv", [*line, "--bots", "corporal", "--out", str(out)])
    with pytest.raises(SystemExit, match="of other bots"):
        balance.main()


def test_events_of_the_log_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    line = ["balance", "maria", "--scenario", "introductory", "--bots", "random", "--games", "1"]
    keys = ["hussar-placed", "emperor"]  # nobody is elected in this form
    asked = [word for key in keys for word in ("--event", key)]
    monkeypatch.setattr("sys.argv", [*line, *asked, "--out", str(out)])
    assert balance.main() == 0
    played = json.loads(out.read_text(encoding="utf-8"))["played"]["maria/introductory/"]
    count = played["1"]["events"]["hussar-placed"]
    assert count > 0
    assert played["1"]["events"]["emperor"] == 0
    said = capsys.readouterr().out
    assert f"maria introductory: hussar-placed in 1 of 1 games, {count} times" in said
    assert "maria introductory: emperor in 0 of 1 games, 0 times" in said


def test_games_in_which_nothing_was_counted_are_no_games_without_the_event() -> None:
    played = games(2, 1)
    played["1"]["events"], played["2"]["events"] = {"emperor": 1}, {"emperor": 0}
    assert balance.told_events(played, ["emperor"]) == ["emperor in 1 of 2 games, 1 times"]


def test_what_was_measured_comes_into_the_file_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "balance.toml"
    file.write_text(
        GOOD.replace("[talavera", "[vimiero"), encoding="utf-8"
    )  # of which nothing new is known
    monkeypatch.setattr(balance_files, "path_of", lambda box: file)
    keys = {"": games(170, 30), CARD: games(150, 50), BANNER: games(110, 90)}
    measured = known(tmp_path, {f"napoleonics/talavera/{key}": each for key, each in keys.items()})
    balance_files.take([measured.path])
    found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    assert found["vimiero"]["even"]["wins"] == {"french": 104, "allied": 96}
    row = found["talavera"]
    assert (row["games"], row["bots"], row["commit"]) == (200, "captain", "abc")
    assert row["wins"] == {"french": 170, "allied": 30}
    assert row["turns"] == 110
    assert row["lengths"] == {"p5": 21, "p25": 61, "p75": 161, "p95": 201}
    assert row["even"]["handicap"] == {"allied_banners": -1}
    assert row["even"]["wins"] == {"french": 110, "allied": 90}
