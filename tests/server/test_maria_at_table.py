"""Maria at the table: three seats or two, troops in sealed lanes, and nobody's notes shown."""

from __future__ import annotations

import pytest

from tests.server.visiting import Browser, Server, Window


def opens(anna: Browser, *kinds: str, scenario: str = "advanced") -> str:
    return str(anna.opens(*kinds, game="maria", scenario=scenario)["id"])


def answers(window: Window, troops: int) -> None:
    number = window.asked["number"]
    window.send(type="answer", number=number, answers=[f"troops {troops}"])
    window.until(lambda: window.asked["number"] != number)


def test_the_lobby_has_as_many_sides_as_a_form_has_seats(anna: Browser) -> None:
    lobby = anna.read("/api/lobby")
    (game,) = [each for each in lobby["games"] if each["id"] == "maria"]
    sides = {each["id"]: [side["seat"] for side in each["sides"]] for each in game["scenarios"]}
    assert sides["advanced"] == ["austria", "france", "prussia"]
    assert sides["introductory-two"] == ["austria", "france"]


@pytest.mark.parametrize(
    ("scenario", "kinds", "many"),
    [("advanced", ("me", "random"), 3), ("advanced-two", ("me", "random", "random"), 2)],
)
def test_a_form_has_its_number_of_seats(
    anna: Browser, scenario: str, kinds: tuple[str, ...], many: int
) -> None:
    response = anna.wish(*kinds, game="maria", scenario=scenario)
    assert response.status_code == 400
    assert f"number of seats: {many}" in response.json()["detail"]


@pytest.mark.parametrize("scenario", ["introductory", "introductory-two"])
def test_bots_play_it(server: Server, anna: Browser, scenario: str) -> None:
    many = 2 if scenario.endswith("two") else 3
    table = opens(anna, *["random"] * many, scenario=scenario)
    server.until(lambda: server.table(table).data.steps > 60)


def test_troops_are_shared_out_in_secret_and_may_be_taken_back(
    server: Server, anna: Browser, bela: Browser
) -> None:
    opened = anna.opens("me", "invite", "random", game="maria", scenario="introductory")
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    hers, his = anna.sits(opened["id"]), bela.sits(opened["id"])
    assert hers.asked["key"] == his.asked["key"] == "muster"
    hers.send(type="answer", number=hers.asked["number"], answers=["troops 5"])
    hers.until(lambda: hers.shown["can_undo"])
    assert his.asked["key"] == "muster"
    hers.send(type="undo", number=hers.asked["number"])
    hers.until(lambda: not hers.shown["can_undo"])
    his.send(type="answer", number=his.asked["number"], answers=["troops 7"])
    for troops in (5, 5, 6, 2):
        answers(hers, troops)
    server.restart()
    view = server.table(opened["id"]).game
    assert view is not None
    assert view.view(1)["bodies"]["karl"]["troops"] is None
    assert view.view(0)["bodies"]["karl"]["troops"] == 5


def test_troops_are_shared_out_on_one_sheet(anna: Browser) -> None:
    """All generals of a seat at once; what does not fit is refused and changes nothing."""
    opened = anna.opens("me", "random", "random", game="maria", scenario="introductory")
    anna.gives_word(opened["id"])
    window = anna.sits(opened["id"])
    window.wait_for_question()
    sheet = window.asked["sharing"]
    counts = {share["piece"]: share["count"] for share in sheet["shares"]}
    for each in sheet["sums"]:
        mine = [share["count"] for share in sheet["shares"] if share["sum"] == each["id"]]
        assert sum(mine) == each["total"], "what is suggested can be given"
    number = window.asked["number"]
    first = sheet["shares"][0]["piece"]
    window.send(type="share", id=1, number=number, counts={**counts, first: 99})
    assert window.refused()["id"] == 1
    assert window.asked["number"] == number
    window.send(type="share", id=2, number=number, counts={"nobody": 3})
    assert window.refused()["id"] == 2
    window.send(type="share", id=3, number=number, counts=counts)
    window.hear("done")
    assert window.shown["asked"] is None or window.asked["key"] != "muster"
    labels = [each["label"] for each in window.shown["scene"]["pieces"]]
    assert any(str(counts[first]) in label for label in labels)
