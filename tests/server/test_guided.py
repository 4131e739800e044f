"""The guided first battle at a table: offered, drawn, opened and told with a tip a question."""

from __future__ import annotations

import random

import pytest

import sandtable
from tests.server.visiting import Browser

pytestmark = pytest.mark.any_database

LESSON = "first_battle"


def opens_lesson(anna: Browser) -> str:
    return anna.starts("me", "corporal", scenario=LESSON, guided=True)


def test_the_lobby_offers_a_guided_battle_beside_the_scenarios(anna: Browser) -> None:
    (game,) = [each for each in anna.read("/api/lobby")["games"] if each["id"] == "napoleonics"]
    assert game["guided"]["id"] == LESSON
    assert game["guided"]["name"] == "A first battle"
    assert game["guided"]["first"] == "french"
    assert LESSON not in [each["id"] for each in game["scenarios"]]
    assert anna.ask("GET", game["guided"]["picture"]).text.startswith("<svg")


def test_the_lesson_has_a_title_and_a_board(anna: Browser) -> None:
    shown = anna.read(f"/api/tables/{opens_lesson(anna)}", lang="hu")
    assert (shown["title"], shown["date"]) == ("Az első csata", "1811-05-01")
    assert shown["guided"]
    for drawn in ("layout", "ground"):
        assert anna.ask("GET", shown["board"][drawn]).status_code == 200


def test_every_question_of_a_guided_game_has_a_tip(anna: Browser) -> None:
    window = anna.sits(opens_lesson(anna))
    choose = random.Random(5)
    first = window.wait_for_question()
    assert first["key"] == "play-card"
    assert first["tip"].startswith("Welcome, General!")
    asked = set()
    for _ in range(40):
        asked.add(window.wait_for_question()["key"])
        assert window.asked["tip"]
        window.plays(1, choose)
        if window.shown["result"]:
            break
    assert len(asked) > 3


def test_a_game_that_is_not_guided_has_no_tips(anna: Browser) -> None:
    window = anna.sits(anna.starts("me", "corporal", scenario=LESSON))
    assert window.wait_for_question()["tip"] == ""


def test_a_record_of_the_lesson_is_taken_and_checked(anna: Browser) -> None:
    text = sandtable.new_game("napoleonics", LESSON, 1).text()
    plain = {"content-type": "text/plain"}
    loaded = anna.post("/api/records", content=text, headers=plain)
    assert loaded.status_code == 201, loaded.text
    assert anna.read(f"/api/tables/{loaded.json()['id']}")["title"] == "A first battle"
    assert anna.post("/api/verify", content=text, headers=plain).status_code == 200


def test_the_great_war_has_a_guided_battle_too_and_asks_nothing_that_has_one_answer(
    anna: Browser,
) -> None:
    """Against a bot an answer given at once tells nobody anything."""
    games = {each["id"]: each for each in anna.read("/api/lobby")["games"]}
    assert games["greatwar"]["guided"]["wins"] == "5 medals win"
    assert games["napoleonics"]["guided"]["wins"] == "4 banners win"
    body = {
        "game": "greatwar",
        "scenario": games["greatwar"]["guided"]["id"],
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "corporal"}],
        "guided": True,
    }
    table = anna.ask("POST", "/api/tables", json=body).json()["id"]
    anna.ask("POST", f"/api/tables/{table}/word", json={"word": "one"})
    asked = anna.sits(table).wait_for_question()
    assert asked["key"] in ("play-card", "intelligence")
    assert len(asked["answers"]) > 1
    assert "G" in asked["tip"]


def test_the_end_of_a_lesson_says_what_was_learned_and_what_comes_next(anna: Browser) -> None:
    table = opens_lesson(anna)
    window = anna.sits(table)
    window.wait_for_question()
    window.send(type="petition", kind="resign")
    window.until(lambda: window.shown["result"] is not None)
    learned = window.shown["result"]["learned"]
    assert 3 <= len(learned["lines"]) <= 5
    assert [each["kind"] for each in learned["next"]] == ["scenario", "opponent", "rules"]
    scenario, opponent, _ = learned["next"]
    assert scenario["scenario"] == "rolica_first"
    assert opponent["scenario"] == LESSON
    assert opponent["seats"][1] == {"kind": "bot", "bot": "captain"}
    for each in (scenario, opponent):
        body = {"game": "napoleonics", "scenario": each["scenario"], "seats": each["seats"]}
        assert anna.ask("POST", "/api/tables", json=body).status_code == 201


def test_other_games_end_without_a_lesson(anna: Browser) -> None:
    window = anna.sits(anna.starts("me", "corporal", scenario=LESSON))
    window.wait_for_question()
    window.send(type="petition", kind="resign")
    window.until(lambda: window.shown["result"] is not None)
    assert window.shown["result"]["learned"] is None


def test_every_game_has_a_lesson_and_the_last_man_has_a_tip(anna: Browser) -> None:
    games = {each["id"]: each for each in anna.read("/api/lobby")["games"]}
    assert all(game["guided"] for game in games.values())
    body = {
        "game": "lastman",
        "scenario": games["lastman"]["guided"]["id"],
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "corporal"}],
        "guided": True,
    }
    table = anna.ask("POST", "/api/tables", json=body).json()["id"]
    anna.ask("POST", f"/api/tables/{table}/word", json={"word": "one"})
    asked = anna.sits(table).wait_for_question()
    assert asked["key"] == "opening"
    assert asked["tip"].startswith("Welcome, General!")


def test_the_aids_have_a_legend_with_pictures_and_a_sheet_of_units(anna: Browser) -> None:
    table = opens_lesson(anna)
    tables = {each["id"]: each for each in anna.read(f"/api/tables/{table}/aids")["tables"]}
    here = [each for each in tables["legend"]["entries"] if each["here"]]
    assert tables["legend"]["entries"][: len(here)] == here
    forest = next(each for each in here if each["id"] == "forest")
    picture = anna.ask("GET", forest["drawing"]["picture"])
    assert picture.status_code == 200
    assert picture.text.startswith("<svg")
    assert anna.ask("GET", "/api/art/napoleonics/signs/nothing.svg").status_code == 404
    line = next(each for each in tables["units"]["entries"] if each["id"] == "french line")
    assert line["here"]
    assert {"name": "blocks", "value": "4"} in line["figures"]
