"""The guided first battle at a table: offered, drawn, opened and told with a tip a question."""

from __future__ import annotations

import random

import sandtable
from tests.server.visiting import Browser

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
