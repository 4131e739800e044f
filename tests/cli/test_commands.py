"""Every command does what it says, for people and for programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.drawing.fonts import title_width
from sandtable.games import BOXES
from sandtable.games.napoleonics.rules.facts import HERE
from tests.cli.conftest import Run

CASE = HERE / "cases" / "squares" / "repulse-flag.toml"
SVG = "{http://www.w3.org/2000/svg}"
SCENARIO = HERE / "scenarios" / "vimiero.toml"

FAILING = """
rule = "N12.1"
title = "A unit that is not there"
game = "napoleonics"
[position]
turn = "french"
card = "probe-center"
pieces = ["french line f7", "british line e7"]
[expect]
pieces = ["french line f7"]
"""


def test_games_lists_every_scenario_with_name_date_sides_and_banners(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    for scenario in sandtable.box("napoleonics").scenarios():
        assert f"  {scenario} " in ran.out
    assert "Waterloo" in ran.out
    assert "1815-06-18" in ran.out
    assert "french, allied" in ran.out


def test_games_for_programs_and_in_greek(run: Run) -> None:
    listed = json.loads(run("games", "--json", "--lang", "el").out)["napoleonics"]
    assert [each["id"] for each in listed] == sandtable.box("napoleonics").scenarios()
    assert listed[-1]["name"] == "Βατερλό"
    assert listed[0] == {
        "id": "rolica_first",
        "name": "Ρολίσα: η πρώτη θέση",
        "date": "1808-08-17",
        "sides": ["french", "allied"],
        "first": "allied",
        "needed": 5,
    }


def test_the_command_is_also_a_module_and_starts_quickly_enough() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sandtable", "games"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "rolica_first" in done.stdout
    assert done.stderr == ""


def test_a_list_of_games_needs_no_colours_and_no_fluent() -> None:
    listing = "import sys, sandtable.cli.commands.games as g; g.list_games('en', False)"
    loaded = f"{listing}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True
    )
    modules = done.stdout.splitlines()[-1].split()
    assert not {"rich", "fluent.runtime", "sandtable.bots", "sandtable.drawing.hexes.render"} & {
        *modules
    }


def test_help_is_shown_when_nothing_is_asked_for(run: Run) -> None:
    for arguments in ([], ["--help"], ["play", "-h"]):
        ran = run(*arguments)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.startswith("Usage: sandtable")
    assert run("--version").out == f"sandtable {sandtable.__version__}\n"


# Cases


def test_cases_pass_and_are_counted(run: Run) -> None:
    ran = run("case", CASE)
    assert (ran.code, ran.out) == (0, "1 passed, 0 failed; 2 rules cited\n")


def test_a_failing_case_is_told_with_its_board(run: Run, tmp_path: Path) -> None:
    failing = tmp_path / "failing.toml"
    failing.write_text(FAILING, encoding="utf-8")
    ran = run("case", failing, CASE)
    assert ran.code == 1
    first, *rest = ran.out.splitlines()
    assert first == f'{failing} "A unit that is not there": not expected: british line e7 4'
    assert any("bLN4" in line for line in rest)
    assert rest[-1] == "1 passed, 1 failed; 3 rules cited"


def test_cases_for_programs(run: Run, tmp_path: Path) -> None:
    (tmp_path / "failing.toml").write_text(FAILING, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("game = [", encoding="utf-8")
    ran = run("case", tmp_path, CASE, "--json")
    assert ran.code == 1
    broken, failing, passed = json.loads(ran.out)
    assert (broken["passed"], failing["passed"], passed["passed"]) == (False, False, True)
    assert set(passed) >= {"file", "title", "passed", "cites", "produced", "problems"}
    assert passed["cites"] == ["N24.9", "N29.6"]
    assert "N24.9" in passed["produced"]
    assert failing["problems"] == ["not expected: british line e7 4"]


# Records


def test_replay_tells_the_game_and_checks_its_hashes(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert "Turn 1: the allies." in ran.out
    assert ran.out.splitlines()[-1].endswith("hashes: all agree.")
    assert "Victory for the" in ran.out


def test_replay_for_programs(run: Run, record: Path) -> None:
    told = json.loads(run("replay", record, "--json", "--lang", "hu").out)
    assert told["header"]["scenario"] == "rolica_second"
    assert told["result"]["seat"] in ("french", "allied")
    assert told["hashes"] > 4
    assert told["events"][-1]["key"] == "victory"
    assert {"key", "rule", "args", "text"} == set(told["events"][0])


def test_a_hash_that_does_not_agree_is_found(run: Run, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("= turn 3 "))
    lines[at] = "= turn 3 00000000000000000000\n"
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("".join(lines), encoding="utf-8")
    ran = run("replay", wrong)
    assert ran.code == 2
    assert "the position at turn 3 is not the recorded one" in ran.err


def test_a_long_title_stays_between_the_sides(run: Run, tmp_path: Path) -> None:
    titled = 'title = "Nobody ignores the repulse flag of a square'
    text = CASE.read_text(encoding="utf-8")
    assert titled in text
    long, picture = tmp_path / "long.toml", tmp_path / "long.svg"
    more = ", and what more there is to tell of it" * 3
    long.write_text(text.replace(titled, titled + more), encoding="utf-8")
    assert run("render", long, "-o", picture).code == 0
    written = ElementTree.fromstring(picture.read_text(encoding="utf-8")).iter(f"{SVG}text")
    lines = [each for each in written if each.text and set(each.text.split()) & {"Nobody", "tell"}]
    assert len(lines) > 1
    for line in lines:
        assert title_width(line.text or "", float(line.attrib["font-size"])) < 700


def test_only_hashes_that_stand_in_the_file_are_counted(
    run: Run, record: Path, tmp_path: Path
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    hashes = [line for line in lines if line.startswith("= ")]
    bare, one = tmp_path / "bare.txt", tmp_path / "one.txt"
    bare.write_text("".join(line for line in lines if line not in hashes), encoding="utf-8")
    one.write_text("".join(line for line in lines if line not in hashes[1:]), encoding="utf-8")
    for command in ("check", "replay"):
        assert "no hashes: not checked" in run(command, bare).out
        assert "1 hash" in run(command, one).out
        assert f", {len(hashes)} hashes" in run(command, record).out
    assert json.loads(run("replay", bare, "--json").out)["hashes"] == 0


# Checking


def test_check_knows_scenarios_records_and_cases(run: Run, record: Path) -> None:
    assert run("check", SCENARIO).out == f"{SCENARIO}: a sound scenario\n"
    assert run("check", CASE).out == f"{CASE}: 1 sound case\n"
    ran = run("check", record)
    assert ran.code == 0
    assert "a sound record of napoleonics, rolica_second" in ran.out


def test_check_names_file_line_and_what_was_expected(run: Run, tmp_path: Path) -> None:
    text = SCENARIO.read_text(encoding="utf-8")
    broken = tmp_path / "vimiero.toml"
    broken.write_text(text.replace('top = "', 'top = "x', 1), encoding="utf-8")
    line = text[: text.index('top = "')].count("\n") + 1
    ran = run("check", broken)
    assert ran.code == 2
    assert ran.err.startswith(f'{broken}:{line}: "top" is "x')
    assert "expected" in ran.err


@pytest.mark.parametrize("name", BOXES)
def test_check_knows_the_game_of_a_scenario(run: Run, tmp_path: Path, name: str) -> None:
    box = BOXES[name]
    own = box.folder / "scenarios" / f"{box.scenarios()[0]}.toml"
    copy = tmp_path / own.name
    copy.write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("check", copy).out == f"{copy}: a sound scenario\n"
    text = copy.read_text(encoding="utf-8")
    key = "first" if 'first = "' in text else "id"
    copy.write_text(text.replace(f'{key} = "', f'{key} = "x', 1), "utf-8")
    ran = run("check", copy)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert f'"{key}" is "x' in ran.err


# Pictures


@pytest.mark.parametrize("what", ["waterloo", str(SCENARIO), str(CASE)])
def test_render_draws_scenarios_and_cases(run: Run, tmp_path: Path, what: str) -> None:
    target = tmp_path / "board.svg"
    ran = run("render", what, "-o", target)
    assert (ran.code, ran.out) == (0, f"{target}\n")
    assert ElementTree.parse(target).getroot().tag.endswith("svg")
    assert [path.name for path in tmp_path.iterdir()] == ["board.svg"]


def test_render_draws_the_end_of_a_record(run: Run, record: Path, tmp_path: Path) -> None:
    target = tmp_path / "end.png"
    assert run("render", record, "-o", target, "--scale", "0.2").code == 0
    assert target.read_bytes().startswith(b"\x89PNG")


# Many games


def test_simulate_for_programs_counts_every_game_once(run: Run) -> None:
    command = ["simulate", "napoleonics", "rolica_first", "--games", "3", "--seed", "7", "--json"]
    ran = run(*command, "--bots", "random,random")
    report = json.loads(ran.out)
    assert ran.err == ""
    assert report["games"] == 3
    assert sum(report["wins"].values()) == 3
    assert set(report["wins"]) == {"random", "random-2", "draw"}
    assert sum(report["wins_by_side"].values()) == 3
    assert report["decisions"] > 300
    assert report["seconds"] > 0
    again = json.loads(run(*command, "--bots", "random,random").out)
    assert (again["wins"], again["decisions"]) == (report["wins"], report["decisions"])


def test_simulate_tells_wins_with_an_interval(run: Run) -> None:
    ran = run("simulate", "napoleonics", "--games", "2", "--bots", "random,corporal")
    assert ran.code == 0
    for word in ("random", "corporal", "french", "allied", "95% interval", "games a second"):
        assert word in ran.out


@pytest.mark.parametrize("game", BOXES)
def test_bench_prints_the_figures_that_peers_reads(run: Run, game: str) -> None:
    measured = json.loads(run("bench", game, "--json", "--seconds", "0.05").out)
    assert list(measured) == [game]
    figures = measured[game]
    assert figures.pop("mode") in ("plain", "compiled")
    assert set(figures) == {
        "real_per_second",
        "forced_per_second",
        "decisions_per_second",
        "games_per_second",
        "face_per_second",
        "copies_per_second",
        "worker_megabytes",
    }
    assert all(value > 0 for value in figures.values())
    both = figures["real_per_second"] + figures["forced_per_second"]
    assert figures["decisions_per_second"] == pytest.approx(both)
