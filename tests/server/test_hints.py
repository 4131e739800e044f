"""Hints at a table: who may have one, what it is made from, and that nobody pays for more."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.server.sockets.hints import Batch, search_on
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.server.workers.packing import pack_state, unpack_state
from sandtable.toolkit.pledge import Pledge
from tests.server.holding import HeldWorkers, Hold
from tests.server.signed_in import account
from tests.server.visiting import SCENARIO, WORD, Browser, Server, Window, secret_of

pytestmark = pytest.mark.any_database

ALLIED = 1


def asks(window: Window, number: int = 9) -> None:
    window.send(type="hint", id=number, number=window.asked["number"])


def refusal(window: Window) -> str:
    asks(window)
    refused = window.refused()
    assert refused["id"] == 9
    return str(refused["text"])


def begun(anna: Browser, **more: Any) -> Window:
    """Anna has the allies, who begin, against a bot."""
    window = anna.sits(anna.starts("random", "me", **more))
    window.wait_for_question()
    return window


def hinted(game: str, known: dict[str, Any], seat: int) -> bytes:
    batch = Batch(None, 0.0, b"")  # type: ignore[arg-type]  # nothing is known yet
    while not batch.reply:
        batch = search_on(game, known, Viewpoint(seat), "en", "one seed", 9, batch.progress)
    return batch.reply


def test_alone_against_bots_a_player_may_ask(anna: Browser) -> None:
    window = begun(anna)
    assert window.table["hints"]
    asks(window)
    shares = []
    while (heard := window.next())["type"] != "hint":
        assert heard["type"] == "hint_progress", heard
        assert heard["id"] == 9
        shares.append(heard["share"])
    assert shares == sorted(shares)
    assert all(0 < share < 1 for share in shares)
    assert heard["id"] == 9
    assert heard["searched"]
    names = [each["answer"]["name"] for each in heard["answers"]]
    assert 1 < len(names) <= 3
    assert set(names) <= set(window.names)
    for each in heard["answers"]:
        assert 0 <= each["chance"] <= 1
        assert each["chance_text"]
    assert heard["answers"][0]["behind"] == "the best answer"


def test_with_people_hints_are_refused_unless_they_were_allowed(
    anna: Browser, hers: Window
) -> None:
    assert not hers.table["hints"]
    assert "At this table there are no hints" in refusal(hers)


def test_with_people_all_see_that_hints_are_allowed(anna: Browser, bela: Browser) -> None:
    opened = anna.opens("invite", "me", hints=True)
    anna.gives_word(opened["id"])
    (address,) = opened["invites"].values()
    invited = bela.invited(address).json()
    assert any("Hints are allowed" in line for line in invited["told"])
    assert bela.joins(opened).status_code == 200
    hers, his = anna.sits(opened["id"]), bela.sits(opened["id"])
    for window in (hers, his):
        assert window.table["hints"]
        assert any("Hints are allowed" in line for line in window.table["briefing"])
    asks(hers)
    assert hers.hear("hint")["answers"]


def test_one_person_may_do_without(anna: Browser) -> None:
    window = begun(anna, hints=False)
    assert not any("Hints" in line for line in window.table["briefing"])
    assert "At this table there are no hints" in refusal(window)


def test_a_rated_game_has_no_hints(server: Server) -> None:
    anna = account(server, "Anna")
    assert anna.wish("random", "me", rated=True, hints=True).status_code == 400
    window = begun(anna, rated=True)
    assert not window.table["hints"]
    assert "In a rated game there are no hints" in refusal(window)


def test_a_table_that_is_rated_in_spite_of_all_has_none(server: Server, anna: Browser) -> None:
    window = begun(anna)
    server.table_in_memory(window.table["id"]).data.rated = True
    assert "In a rated game there are no hints" in refusal(window)


def test_only_who_is_asked_gets_a_hint(anna: Browser, bela: Browser, eve: Browser) -> None:
    opened = anna.opens("invite", "me", hints=True)
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    hers = anna.sits(opened["id"])
    for window in (bela.sits(opened["id"]), eve.sits(opened["id"])):
        window.send(type="hint", id=9, number=hers.asked["number"])
        assert window.refused()["id"] == 9


def test_a_hint_to_a_question_that_is_answered_is_refused(anna: Browser) -> None:
    window = begun(anna)
    window.send(type="hint", id=9, number=window.asked["number"] - 1)
    assert "moved on" in window.refused()["text"]


def test_at_one_screen_before_everybody_a_hint_would_tell_a_hand(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begun(anna)
    monkeypatch.setattr(
        server.table_in_memory(window.table["id"]).seats,
        "seen_by",
        lambda _: Viewpoint(ALLIED, openly=True),
    )
    assert "Several people play at this screen" in refusal(window)


# In a worker


def searching(
    server: Server, anna: Browser, hold: Hold, number: int = 9
) -> tuple[Window, HeldWorkers]:
    """A hint was asked for, and the worker that searches it is held."""
    window = begun(anna)
    held = hold(server)
    asks(window, number)
    server.until(lambda: held.busy == ["search_on"])
    return window, held


def test_a_worker_gets_what_the_seat_knows_and_is_charged_to_who_asks(
    server: Server, anna: Browser, hold: Hold
) -> None:
    window, held = searching(server, anna, hold)
    table = server.table_in_memory(window.table["id"])
    assert table.game is not None
    state = unpack_state(table.box, held.given[0][1])
    assert state.view(ALLIED) == table.game.view(ALLIED)
    assert state.view(0)["hand"] != table.game.view(0)["hand"]
    assert table.data.secret not in str(held.given)
    assert table.data.seed not in str(held.given)
    assert held.owners == [table.data.opened_by]
    server.portal.call(held.free.set)
    assert window.hear("hint")


def test_a_hint_is_the_same_whatever_the_others_hold() -> None:
    pledge = Pledge(secret_of(1), (WORD, WORD))
    game = sandtable.new_game("napoleonics", SCENARIO, pledge=pledge)
    assert game.question_of(ALLIED) is not None
    real = hinted("napoleonics", pack_state(game.state), ALLIED)
    for seed in (1, 2):
        assert hinted("napoleonics", pack_state(game.resample(ALLIED, seed)), ALLIED) == real


def test_one_hint_is_searched_at_a_time_and_odds_do_not_wait_for_it(
    server: Server, anna: Browser, hold: Hold
) -> None:
    window, held = searching(server, anna, hold, 1)
    asks(window, 2)
    window.send(type="plans", id=5)
    server.until(lambda: "look_up" in held.busy)
    assert held.busy == ["search_on", "look_up"]
    server.portal.call(held.free.set)
    assert window.hear("hint")["id"] == 2  # of the first nothing comes


def test_nothing_is_searched_on_that_is_not_wanted(
    server: Server, anna: Browser, hold: Hold
) -> None:
    window, held = searching(server, anna, hold)
    window.send(type="stop-hint")
    server.portal.call(held.free.set)
    window.settle()
    assert held.busy == ["search_on"]
    assert not any(each["type"] == "hint" for each in window.received)


def test_when_its_question_is_answered_a_hint_is_given_up(
    server: Server, anna: Browser, hold: Hold, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, held = searching(server, anna, hold)
    window.answers(window.names[0])
    server.portal.call(held.free.set)
    heard = window.next()
    while heard["type"] not in ("refused", "hint"):
        heard = window.next()
    assert heard["type"] == "refused"
    assert held.busy.count("search_on") == 1


def test_with_its_window_goes_what_it_waits_for(server: Server, anna: Browser, hold: Hold) -> None:
    window, held = searching(server, anna, hold)
    window.leave()
    assert held.dropped == ["search_on"]
