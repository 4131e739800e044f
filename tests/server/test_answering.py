"""Playing: answers and what becomes of them, undo, standing orders, one screen, onlookers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.core.knowledge import Secret
from sandtable.core.question import Question
from sandtable.games import BOXES
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.toolkit.box import Box
from tests.server.visiting import Browser, Server, Window, known_choices

FRENCH, ALLIED = "french", "allied"
CARD = "card attack-right"  # in the hand of the allies


# Questions and answers


def test_one_player_has_a_question_and_the_other_waits(hers: Window, his: Window) -> None:
    assert hers.asked["key"] == "play-card"
    assert hers.asked["rule"]
    assert {each["card"] for each in hers.asked["answers"]} == {
        card["id"] for card in hers.shown["hand"]
    }
    assert his.shown["asked"] is None
    assert [each["seat"] for each in his.shown["waiting"]] == [ALLIED]
    assert "Anna" in his.shown["waiting"][0]["text"]


def test_an_answer_is_told_to_everybody(hers: Window, his: Window) -> None:
    hers.answers(CARD)
    his.hear("update")
    assert hers.shown["step"] == his.shown["step"] == 1
    assert hers.shown["card"]["id"] == his.shown["card"]["id"] == "attack-right"
    assert his.log[-1]["text"] == hers.log[-1]["text"]


def test_a_doubled_answer_counts_once(server: Server, hers: Window, table: str) -> None:
    number, name = hers.asked["number"], hers.names[0]
    hers.answer(name)
    hers.answer(name, number=number)
    assert hers.refused()["late"]
    hers.settle()
    assert server.table(table).data.steps == hers.shown["step"]
    answers = [step.answer for step in server.steps(table)]
    assert answers.count(name) <= 1


def test_an_answer_to_an_old_question_is_refused_and_the_window_catches_up(hers: Window) -> None:
    old = hers.asked["number"]
    hers.answers(hers.names[0])
    step = hers.shown["step"]
    hers.answer(hers.names[0], number=old)
    refused = hers.refused()
    assert refused["late"]
    assert refused["text"]
    caught_up = hers.welcome()
    assert caught_up["now"]["step"] == step


def test_two_windows_of_one_player_see_the_same_and_one_answers(
    anna: Browser, hers: Window, table: str
) -> None:
    other = anna.sits(table)
    number = other.asked["number"]
    hers.answers(hers.names[0])
    other.hear("update")
    assert other.shown == hers.shown
    other.answer(hers.names[0], number=number)
    assert other.refused()["late"]


def test_who_is_not_asked_cannot_answer(hers: Window, his: Window) -> None:
    his.answer(hers.names[0], number=hers.asked["number"])
    assert his.refused()["late"]
    his.settle()
    assert his.shown["step"] == 0


def test_a_question_keeps_its_number_while_others_talk_and_ask(hers: Window, his: Window) -> None:
    number = hers.asked["number"]
    his.send(type="petition", kind="draw")
    hers.hear("update")
    assert hers.asked["number"] == number
    hers.answers(hers.names[0])


def test_an_answer_that_was_not_offered_is_refused_with_reason_and_rule(hers: Window) -> None:
    hers.answers(CARD)
    for name in ("order a1", "move a1", "attack e7", "card nothing", "nonsense", ""):
        hers.answer(name)
        refused = hers.refused()
        assert not refused["late"]
        assert refused["text"]
    hers.settle()
    assert hers.shown["step"] == 1
    hers.answer("order a13")
    hers.answer("order f2")
    assert {hers.refused()["rule"], hers.refused()["rule"]} - {""}


def test_several_answers_go_in_one_message(hers: Window) -> None:
    hers.answers(CARD)
    first = hers.names[0]
    second = next(name for name in hers.names if name not in (first, "done"))
    hers.answers(first, second)
    assert hers.shown["step"] == 3


def test_of_several_answers_those_before_a_bad_one_hold(hers: Window) -> None:
    hers.answer(CARD, "nonsense", "done")
    refused = hers.refused()
    assert not refused["late"]
    hers.settle()
    assert hers.shown["step"] == 1


def test_answers_are_stored_as_they_are_written_whatever_was_typed(
    server: Server, anna: Browser, hers: Window, table: str
) -> None:
    hers.answers("  Card    ATTACK-right ")
    record = anna.get(f"/api/tables/{table}/record").text
    assert f"\nallied: {CARD}\n" in record
    assert server.steps(table)[-1].answer == CARD


# Taking back one's own


def test_an_answer_can_be_undone_while_nothing_was_revealed(hers: Window, his: Window) -> None:
    hers.answers(CARD)
    before, log = hers.shown, hers.log
    assert before["can_undo"], "nothing has come of the card yet"
    his.until(lambda: his.shown["step"] == 1)
    his_log = his.log
    hers.answers(hers.names[0])
    assert hers.shown["can_undo"]
    hers.send(type="undo", number=hers.asked["number"])
    hers.hear("update")
    assert hers.shown["step"] == 1
    assert hers.asked["answers"] == before["asked"]["answers"]
    assert hers.asked["number"] > before["asked"]["number"]
    assert hers.shown["scene"] == before["scene"]
    assert hers.log == log
    his.until(lambda: his.shown["revision"] == hers.shown["revision"])
    assert his.log == his_log


def test_all_of_a_turn_can_be_taken_back_at_once(server: Server, hers: Window, table: str) -> None:
    answers = hers.asked["answers"]
    hers.answers(CARD)
    for _ in range(3):
        hers.answers(next(name for name in hers.names if name != "done"))
    assert hers.shown["can_reset"]
    hers.send(type="undo", number=hers.asked["number"], turn=True)
    hers.hear("update")
    assert hers.shown["step"] == 0
    assert hers.asked["answers"] == answers
    assert [step.number for step in server.steps(table)] == [0]
    assert server.table(table).data.rewinds == 1
    hers.answers(hers.names[0])
    assert len(server.steps(table)) == 2


def test_nothing_is_undone_before_the_first_answer_nor_for_the_other(
    hers: Window, his: Window
) -> None:
    hers.send(type="undo", number=hers.asked["number"])
    assert not hers.refused()["late"]
    hers.answers(CARD)
    his.send(type="undo", number=hers.asked["number"])
    assert his.refused()["late"]


def test_what_was_rolled_stays(server: Server, anna: Browser) -> None:
    """Undo ends where chance was used: no way leads back from there."""
    table = anna.starts("me", "here")
    live = server.play(table, 60)
    game = live.game
    assert game is not None
    for seat in live.play.asked_seats():
        if not live.play.can_undo(seat):
            assert not server.run(live.undo, seat, live.play.numbers[seat], False)
    before = live.data.steps
    last_roll = max(step.number for step in server.steps(table) if step.outcomes)
    while live.play.asked_seats() and live.play.can_undo(live.play.asked_seats()[0]):
        seat = live.play.asked_seats()[0]
        assert server.run(live.undo, seat, live.play.numbers[seat], True)
    assert last_roll <= live.data.steps <= before


# Standing orders


@pytest.mark.parametrize(
    ("secret", "offered"), [(123, ("stand",)), (54, ("stand", "strike"))], ids=["without", "with"]
)
def test_declining_first_strike_answers_at_once_with_the_card_in_hand_or_without(
    server: Server,
    anna: Browser,
    knowing: Callable[[int], None],
    secret: int,
    offered: tuple[str, ...],
) -> None:
    knowing(secret)
    table = anna.starts("me", "here")
    live = server.follow(table, known_choices(secret, ("respond", *offered)))
    (seat,) = live.play.asked_seats()
    window = anna.sits(table)
    window.send(type="sit", seat=live.box.seats[seat])
    window.welcome()
    assert window.asked["key"] == "respond"
    assert tuple(sorted(window.names)) == offered
    (order,) = window.shown["standing"]
    assert not order["on"]
    steps = live.data.steps
    window.send(type="standing", order=order["id"], on=True)
    window.hear("update")
    assert live.data.seats[seat].standing == [order["id"]]
    (answered, *_) = [step for step in server.steps(table) if step.number > steps]
    assert (answered.seat, answered.answer) == (seat, "stand")


def test_a_standing_order_holds_until_it_is_taken_back(hers: Window) -> None:
    (order,) = hers.shown["standing"]
    for on in (True, False):
        hers.send(type="standing", order=order["id"], on=on)
        hers.hear("update")
        assert [each["on"] for each in hers.shown["standing"]] == [on]
    hers.send(type="standing", order="surrender", on=True)
    assert hers.refused()["text"]


def test_a_standing_order_may_be_left_before_the_game_begins(anna: Browser) -> None:
    opened = anna.opens("me", "invite")
    window = anna.sits(opened["id"])
    window.send(type="standing", order="no-first-strike", on=True)
    window.settle()
    anna.server.browser("Béla").joins(opened)
    anna.gives_word(opened["id"])
    window.until(lambda: window.now is not None)
    window.settle()
    assert [each["on"] for each in window.shown["standing"]] == [True]


# Two at one screen


def test_at_one_screen_a_hand_is_shown_only_to_who_has_sat_down(anna: Browser) -> None:
    window = anna.sits(anna.starts("me", "here"))
    assert window.table["yours"] == [FRENCH, ALLIED]
    assert [each["holder"] for each in window.table["seats"]] == ["you", "here"]
    assert window.shown["confirm"] == ALLIED
    assert not window.shown["seat"]
    assert window.shown["hand"] == []
    assert window.shown["asked"] is None
    window.answer("card scout-left", number=window.shown["revision"])
    assert window.refused()["text"]
    window.send(type="sit", seat=FRENCH)
    assert window.refused()["text"], "the French are not asked"
    window.send(type="sit", seat=ALLIED)
    window.welcome()
    assert window.shown["seat"] == ALLIED
    assert window.shown["confirm"] == ""
    assert len(window.shown["hand"]) == 6
    assert window.asked["key"] == "play-card"


def test_at_one_screen_the_hand_is_gone_when_the_other_is_asked(
    server: Server, anna: Browser
) -> None:
    table = anna.starts("me", "here")
    window = anna.sits(table)
    window.send(type="sit", seat=ALLIED)
    window.welcome()
    choose = random.Random(5)
    while not window.shown["confirm"]:
        assert window.shown["seat"] == ALLIED
        window.answers(choose.choice(window.names))
    assert window.shown["confirm"] == FRENCH
    assert window.shown["hand"] == []
    assert not window.shown["seat"]
    window.send(type="sit", seat=FRENCH)
    window.welcome()
    assert window.shown["seat"] == FRENCH
    assert len(window.shown["hand"]) == 5


def test_at_one_screen_only_what_tells_of_a_hand_is_asked_behind_a_curtain(anna: Browser) -> None:
    """Retreats and the like are asked in the open, and no hand comes back with them."""
    window = anna.sits(anna.starts("me", "here", scenario="coa"))
    choose = random.Random(5)
    sitting = ""
    openly: set[tuple[str, str]] = set()
    for _ in range(500):
        now = window.shown
        if {seat for seat, _ in openly} == {FRENCH, ALLIED}:
            break
        if now["confirm"]:
            assert (now["seat"], now["hand"], now["asked"]) == (None, [], None)
            sitting = now["confirm"]
            window.send(type="sit", seat=sitting)
            window.welcome()
            assert len(window.shown["hand"]) > 0
            assert not window.shown["covered"]
            continue
        if now["seat"] != sitting:
            sitting = ""
        tells = window.asked["key"] in BOXES["napoleonics"].revealing_questions
        assert (now["covered"], now["hand"] == []) == (not sitting, not sitting)
        assert sitting or not tells, "a question that tells of a hand is asked in the open"
        if not sitting:
            openly.add((now["seat"], window.asked["key"]))
            assert now["standing"] == []
        bold = [name for name in window.names if name.split()[0] not in ("done", "stop", "stay")]
        window.answers(choose.choice(bold or window.names))
    assert {seat for seat, _ in openly} == {FRENCH, ALLIED}, "neither is spared the curtain"


def test_at_one_screen_there_is_no_curtain_where_nothing_is_hidden(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    known_to_both = [Secret("card", "hand", 0, 0b11), Secret("card", "deck", 1, 0)]
    monkeypatch.setattr(Napoleonics, "secrets", lambda state: known_to_both)
    window = anna.sits(anna.starts("me", "here"))
    assert (window.shown["confirm"], window.asked["key"]) == ("", "play-card")
    known_to_both.append(Secret("card", "hand", 0, 0b10))
    assert anna.sits(window.table["id"]).shown["confirm"] == ALLIED


@pytest.mark.parametrize(("game", "scenario"), [("maria", "advanced-two"), ("lastman", "1915")])
def test_at_one_screen_hidden_hands_and_armies_stay_behind_a_curtain(
    anna: Browser, game: str, scenario: str
) -> None:
    window = anna.sits(anna.starts("me", "here", game=game, scenario=scenario))
    assert window.shown["confirm"]
    assert window.shown["asked"] is None


def test_nobody_sits_in_a_seat_that_is_not_his(hers: Window) -> None:
    for seat in (FRENCH, "nowhere", ""):
        hers.send(type="sit", seat=seat)
        assert hers.refused()["text"]


# Onlookers


def test_an_onlooker_sees_what_the_public_may_see(eve: Browser, hers: Window, table: str) -> None:
    window = eve.sits(table)
    assert window.table["yours"] == []
    assert not window.shown["seat"]
    assert window.shown["hand"] == []
    assert window.shown["asked"] is None
    assert window.shown["standing"] == []
    assert [side["cards"] for side in window.shown["sides"]] == [5, 6]
    assert window.shown["scene"]["pieces"]
    hers.answers(hers.names[0])
    window.hear("update")
    assert window.shown["card"] == hers.shown["card"]
    for card in hers.shown["hand"]:
        assert card["id"] not in str(window.received) or card == hers.shown["card"]


NOT_FOR_ONLOOKERS: list[dict[str, Any]] = [
    {"type": "answer", "number": 1, "answers": ["card scout-left"]},
    {"type": "undo", "number": 1},
    {"type": "sit", "seat": ALLIED},
    {"type": "petition", "kind": "resign"},
    {"type": "petition", "kind": "draw"},
    {"type": "reply", "accept": True},
    {"type": "say", "text": "hello"},
    {"type": "standing", "order": "no-first-strike", "on": True},
    {"type": "bot", "seat": ALLIED, "bot": "random"},
    {"type": "why", "id": 1, "place": "a1"},
    {"type": "odds", "id": 1, "answers": ["attack a1"]},
    {"type": "plans", "id": 1},
]


def test_an_onlooker_only_looks_on(server: Server, eve: Browser, table: str) -> None:
    window = eve.sits(table)
    revision = server.table(table).data.revision
    for message in NOT_FOR_ONLOOKERS:
        window.send(**message)
        refused = window.refused()
        assert refused["text"], message
        assert not refused["text"].startswith("server-"), message
    assert server.table(table).data.revision == revision


def test_onlookers_are_counted(eve: Browser, hers: Window, table: str) -> None:
    window = eve.sits(table)
    hers.hear("table", lambda said: said["table"]["onlookers"] == 1)
    window.leave()
    hers.hear("table", lambda said: said["table"]["onlookers"] == 0)


# Asking about the game


def test_a_player_asks_why_not(hers: Window) -> None:
    hers.send(type="why", id=5, answer="attack e7")
    why = hers.hear("why")
    assert why["id"] == 5
    assert not why["allowed"]
    assert why["text"]
    hers.send(type="why", id=6, answer=hers.names[0])
    assert hers.hear("why")["allowed"]
    hers.send(type="why", id=7, answer="dance")
    assert not hers.hear("why")["allowed"]


def test_a_place_tells_what_is_there_and_who_can_hit_it(hers: Window) -> None:
    piece = hers.shown["scene"]["pieces"][0]
    hers.send(type="look", id=1, place=piece["place"], piece=piece["id"])
    looked = hers.hear("looked")
    assert looked["place"] == piece["place"]
    assert looked["lines"]
    hers.send(type="look", id=2, place="z99")
    assert hers.refused()["text"]


def test_odds_are_told_before_the_attack(server: Server, anna: Browser) -> None:
    table = anna.starts("me", "here")
    box = server.table(table).box
    live = server.play(table, until=lambda asked: throws_dice(box, asked))
    window = anna.sits(table)
    window.send(type="sit", seat=box.seats[live.play.asked_seats()[0]])
    window.welcome()
    attack = next(each for each in window.asked["answers"] if each["dice"])
    window.send(type="odds", id=9, answers=[attack["name"]])
    odds = window.hear("odds")["odds"]
    assert odds["dice"] >= 1
    assert sum(odds["hits"]) == pytest.approx(1)
    window.send(type="odds", id=10, answers=["nonsense", "attack a1"])
    assert window.hear("odds")["odds"] is None


def throws_dice(box: Box, question: Question) -> bool:
    names = [box.vocabulary.name(action) for action in question.actions]
    return any(name.startswith(("attack ", "fire ")) for name in names)
