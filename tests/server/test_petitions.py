"""What is asked outside the rules: take-backs, draws, resigning, another game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.server.visiting import SHORT_GAME, Browser, Server, Window, known_choices

pytestmark = pytest.mark.any_database


def petition(window: Window) -> dict[str, object] | None:
    found: dict[str, object] | None = window.shown["petition"]
    return found


def whole_turn(window: Window) -> None:
    choose = random.Random(5)
    while window.shown["asked"] is not None:
        window.answers(choose.choice(window.names))


# Draws


def test_a_draw_is_offered_and_agreed(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="draw")
    his.until(lambda: petition(his))
    asked = his.shown["petition"]
    assert (asked["kind"], asked["seat"], asked["yours"], asked["open"]) == (
        "draw",
        "allied",
        False,
        True,
    )
    assert "Anna" in asked["text"]
    hers.until(lambda: petition(hers))
    assert hers.shown["petition"]["yours"]
    assert not hers.shown["petition"]["open"]
    his.send(type="reply", accept=True)
    for window in (hers, his):
        window.hear("table", lambda said: said["table"]["status"] == "over")
        assert window.shown["result"]["how"] == "drawn"
        assert window.shown["result"]["winner"] is None
        assert window.shown["asked"] is None


def test_a_draw_is_declined(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="draw")
    his.until(lambda: petition(his))
    his.send(type="reply", accept=False)
    hers.until(lambda: petition(hers))
    hers.until(lambda: petition(hers) is None)
    assert hers.shown["result"] is None
    hers.answers(hers.names[0])


def test_who_agrees_agrees_to_what_was_asked_and_not_to_what_came_since(
    hers: Window, his: Window
) -> None:
    hers.send(type="petition", kind="open-chat")
    his.until(lambda: petition(his))
    asked = his.shown["petition"]["name"]
    hers.send(type="reply", accept=False)
    hers.send(type="petition", kind="draw")
    his.until(lambda: (his.shown["petition"] or {}).get("kind") == "draw")
    his.send(type="reply", accept=True, to=asked)
    assert his.refused()["late"]
    assert his.shown["result"] is None
    his.send(type="reply", accept=True, to=his.shown["petition"]["name"])
    his.hear("table", lambda said: said["table"]["status"] == "over")


def test_nobody_agrees_with_himself(hers: Window) -> None:
    hers.send(type="petition", kind="draw")
    hers.until(lambda: petition(hers))
    hers.send(type="reply", accept=True)
    assert hers.refused()["late"]
    hers.settle()
    assert hers.shown["result"] is None


def test_a_petition_can_be_withdrawn(hers: Window) -> None:
    hers.send(type="petition", kind="draw")
    hers.until(lambda: petition(hers))
    hers.send(type="reply", accept=False)
    hers.until(lambda: petition(hers) is None)


def test_one_thing_is_asked_at_a_time(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="take-back")
    his.until(lambda: petition(his))
    for window in (hers, his):
        window.send(type="petition", kind="draw")
        assert window.refused()["text"]
    his.settle()
    assert his.shown["petition"]["kind"] == "take-back"


def test_a_bot_declines_a_draw(anna: Browser) -> None:
    window = anna.sits(anna.starts("random", "me"))
    window.send(type="petition", kind="draw")
    assert window.refused()["text"]
    window.settle()
    assert window.shown["result"] is None


def test_at_one_screen_a_draw_is_agreed_at_once(anna: Browser) -> None:
    window = anna.sits(anna.starts("me", "here"))
    window.send(type="petition", kind="draw")
    window.hear("update", lambda said: said["now"]["result"])


# Resigning


def test_who_resigns_has_lost(hers: Window, his: Window) -> None:
    his.send(type="petition", kind="resign")
    hers.hear("update", lambda said: said["now"]["result"])
    result = hers.shown["result"]
    assert (result["how"], result["winner"]) == ("resigned", "allied")
    hers.answer("done", number=1)
    assert hers.refused()["late"]


def test_nobody_resigns_twice(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="resign")
    his.hear("update", lambda said: said["now"]["result"])
    his.send(type="petition", kind="resign")
    assert his.refused()["late"]
    his.settle()
    assert his.shown["result"]["winner"] == "french"


# Taking back


def test_a_take_back_goes_to_the_last_choice_with_the_same_dice_ready(
    server: Server, hers: Window, his: Window, table: str
) -> None:
    whole_turn(hers)
    before = [step.answer for step in server.steps(table)]
    hers.send(type="petition", kind="take-back")
    his.until(lambda: petition(his))
    his.send(type="reply", accept=True)
    hers.until(lambda: hers.shown["asked"] and petition(hers) is None)
    after = [step.answer for step in server.steps(table)]
    assert len(after) < len(before)
    assert after == before[: len(after)]
    assert len(hers.asked["answers"]) > 1
    his.until(lambda: his.shown["step"] == hers.shown["step"])
    assert his.log[-1]["step"] == hers.log[-1]["step"]
    hers.answer(before[len(after)])
    his.until(lambda: his.shown["step"] >= len(after))


def test_with_nothing_played_there_is_nothing_to_take_back(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="take-back")
    his.until(lambda: petition(his))
    his.send(type="reply", accept=True)
    assert his.refused()["text"]


def test_a_bot_allows_a_take_back_at_once(server: Server, anna: Browser) -> None:
    table = anna.starts("random", "me")
    window = anna.sits(table)
    window.wait_for_question()
    first = window.names[0]
    window.answers(first)
    choose = random.Random(5)
    for _ in range(40):
        window.wait_for_question()
        if window.shown["moment"] not in ("Turn 1", "turn 1"):
            break
        window.answers(choose.choice(window.names))
    window.wait_for_question()
    step = window.shown["step"]
    window.send(type="petition", kind="take-back")
    window.hear("update", lambda said: said["now"]["step"] < step)
    window.wait_for_question()


@pytest.mark.parametrize("kind", ["take-back", "draw", "rematch", "rematch-same"])
def test_before_the_game_nothing_is_asked(anna: Browser, kind: str) -> None:
    opened = anna.opens("me", "invite")
    window = anna.sits(opened["id"])
    window.send(type="petition", kind=kind)
    assert window.refused()["text"]


# Another game


def played_out(server: Server, anna: Browser, bela: Browser) -> tuple[Window, Window]:
    """Both at the table of a short game that is over."""
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"])
    bela.joins(opened, word="magpie")
    server.follow(opened["id"], known_choices(SHORT_GAME))
    return anna.sits(opened["id"]), bela.sits(opened["id"])


def test_a_rematch_swaps_sides_and_counts_banners(
    server: Server, anna: Browser, bela: Browser, knowing: Callable[[int], None]
) -> None:
    knowing(SHORT_GAME)
    hers, his = played_out(server, anna, bela)
    assert hers.shown["result"]["winner"] == "french"
    assert not hers.table["match"]
    hers.send(type="petition", kind="rematch")
    his.until(lambda: petition(his))
    assert his.shown["petition"]["open"]
    his.send(type="reply", accept=True)
    hers.hear("table", lambda said: said["table"]["rematch"])
    assert hers.table["match"] == {"games": 1, "scores": ["Anna: 5 banners", "Béla: 1 banner"]}
    hers.send(type="petition", kind="rematch")
    assert hers.refused()["text"]

    second = hers.table["rematch"]
    shown = anna.read(f"/api/tables/{second}")
    assert shown["yours"] == ["allied"]
    assert [each["who"] for each in shown["seats"]] == ["Béla", "Anna"]
    assert shown["status"] == "waiting"
    assert shown["match"] == {"games": 1, "scores": ["Béla: 1 banner", "Anna: 5 banners"]}
    for who in (anna, bela):
        who.gives_word(second)
    server.follow(second, known_choices(SHORT_GAME))
    shown = anna.read(f"/api/tables/{second}", lang="hu")
    assert shown["match"] == {
        "games": 2,
        "scores": ["Béla: 6 győzelmi zászló", "Anna: 6 győzelmi zászló"],
    }


def test_a_bot_agrees_to_a_rematch_and_takes_the_other_side(anna: Browser) -> None:
    window = anna.sits(anna.starts("random", "me"))
    window.send(type="petition", kind="resign")
    window.hear("update", lambda said: said["now"]["result"])
    window.send(type="petition", kind="rematch")
    window.hear("table", lambda said: said["table"]["rematch"])
    second = anna.gives_word(window.table["rematch"])
    assert [each["holder"] for each in second["seats"]] == ["you", "bot"]
    assert second["status"] == "running"
    again = anna.sits(second["id"])
    again.wait_for_question()


def test_a_rematch_may_keep_the_sides(
    server: Server, anna: Browser, bela: Browser, knowing: Callable[[int], None]
) -> None:
    knowing(SHORT_GAME)
    hers, his = played_out(server, anna, bela)
    hers.send(type="petition", kind="rematch-same")
    his.until(lambda: petition(his))
    assert "the same sides" in his.shown["petition"]["text"]
    his.send(type="reply", accept=True)
    hers.hear("table", lambda said: said["table"]["rematch"])
    second = hers.table["rematch"]
    shown = anna.read(f"/api/tables/{second}")
    assert shown["yours"] == ["french"]
    assert [each["who"] for each in shown["seats"]] == ["Anna", "Béla"]
    assert shown["match"] == {"games": 1, "scores": ["Anna: 5 banners", "Béla: 1 banner"]}
    for who in (anna, bela):
        who.gives_word(second)
    server.follow(second, known_choices(SHORT_GAME))
    again = anna.sits(second)
    again.send(type="petition", kind="rematch")
    other = bela.sits(second)
    other.until(lambda: petition(other))
    other.send(type="reply", accept=True)
    again.hear("table", lambda said: said["table"]["rematch"])
    third = anna.read(f"/api/tables/{again.table['rematch']}")
    assert [each["who"] for each in third["seats"]] == ["Béla", "Anna"]
    assert third["match"] == {"games": 2, "scores": ["Béla: 2 banners", "Anna: 10 banners"]}


@pytest.mark.parametrize(
    ("kind", "holders"),
    [("rematch", ["bot", "bot", "you"]), ("rematch-same", ["you", "bot", "bot"])],
)
def test_three_move_round_the_table_or_stay(anna: Browser, kind: str, holders: list[str]) -> None:
    opened = anna.opens("me", "random", "random", game="maria", scenario="introductory")
    anna.gives_word(opened["id"])
    window = anna.sits(opened["id"])
    window.send(type="petition", kind="resign")
    window.hear("update", lambda said: said["now"]["result"])
    window.send(type="petition", kind=kind)
    window.hear("table", lambda said: said["table"]["rematch"])
    second = anna.gives_word(window.table["rematch"])
    assert [each["holder"] for each in second["seats"]] == holders
    assert second["status"] == "running", "bots need no asking"


def test_a_running_game_has_no_rematch(hers: Window) -> None:
    for kind in ("rematch", "rematch-same"):
        hers.send(type="petition", kind=kind)
        assert hers.refused()["text"]


def test_a_refused_offer_is_not_repeated_in_the_same_turn(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="draw")
    his.until(lambda: petition(his))
    his.send(type="reply", accept=False)
    hers.until(lambda: petition(hers))
    hers.until(lambda: petition(hers) is None)
    hers.send(type="petition", kind="draw")
    assert hers.refused()["text"]


def test_a_petition_lapses_when_the_game_goes_on(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="draw")
    his.until(lambda: petition(his))
    hers.answers(hers.names[0])
    his.until(lambda: petition(his) is None)
    his.send(type="reply", accept=True)
    assert his.refused()["late"]


def test_with_bots_a_choice_may_be_taken_back_at_once_and_not_before_there_is_one(
    server: Server, anna: Browser
) -> None:
    """Also past dice: the same dice lie ready again."""
    opened = anna.opens("random", "me")
    anna.gives_word(opened["id"])
    window = anna.sits(opened["id"])
    window.wait_for_question()
    assert not window.shown["can_take_back"]
    first = window.names[0]
    window.answers(first)
    assert window.shown["can_take_back"]
    window.send(type="petition", id=5, kind="take-back")
    window.hear("done")
    assert first in window.names
    assert not window.shown["can_take_back"]


def test_people_are_asked_before_a_choice_is_taken_back(hers: Window) -> None:
    hers.answers(hers.names[0])
    assert not hers.shown["can_take_back"]
