"""Games of rules that have changed since: finished ones can be read, others go on if they can."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server.storage import queries
from sandtable.server.storage.models import ArchiveData, StepData
from sandtable.toolkit.text import LANGUAGES
from tests.server.conftest import Serve
from tests.server.visiting import SHORT_GAME, Browser, Server, known_choices

BOX = BOXES["napoleonics"]
NEW = "999"
NewRules = Callable[[str, bool], None]


@pytest.fixture
def server(serve: Serve) -> Server:
    return serve(archives=True)


@pytest.fixture
def new_rules(server: Server, monkeypatch: pytest.MonkeyPatch) -> NewRules:
    """`new_rules(table, True)`: the server starts with other rules, and they play it the same."""

    def begin(table: str, same: bool) -> None:
        def spoil(session: Session) -> None:
            hashed = (StepData.table_id == table, StepData.hash != "")
            session.execute(update(StepData).where(*hashed).values(hash="0" * 20))

        if not same:
            server.run(server.services.store.write, spoil)
        server.close()
        monkeypatch.setattr(BOX, "rules_version", NEW)
        server.open()
        for browser in server.browsers:
            browser.connect(browser.cookies)

    return begin


@pytest.fixture
def finished(server: Server, anna: Browser, knowing: Callable[[int], None]) -> str:
    knowing(SHORT_GAME)
    table = anna.starts("me", "here")
    server.follow(table, known_choices(SHORT_GAME))
    name = "told_steps hu"
    server.until(
        lambda: server.run(server.services.store.read, lambda at: queries.archived(at, table, name))
    )
    return table


def test_a_finished_game_can_be_read_whatever_the_rules_are(
    anna: Browser, finished: str, new_rules: NewRules
) -> None:
    table = finished
    at = f"/api/tables/{table}"
    record = anna.get(f"{at}/record").text
    report = [anna.read(f"{at}/report", lang=each) for each in LANGUAGES]
    verdict = anna.read(f"{at}/verdict")
    replay = anna.read(f"{at}/replay", lang="el")
    last = anna.read(f"{at}/replay", **{"from": replay["steps"]})["frames"][-1]
    now = anna.sits(table).shown
    new_rules(table, False)
    assert anna.get(f"{at}/record").text == record
    assert [anna.read(f"{at}/report", lang=each) for each in LANGUAGES] == report
    assert anna.read(f"{at}/verdict") == verdict
    turns = anna.read(f"{at}/replay", lang="el")
    assert [each["text"] for each in turns["turns"]] == [each["text"] for each in replay["turns"]]
    assert turns["may_show_as"] == ["referee"]
    english = anna.read(f"{at}/replay", **{"from": turns["steps"]})["frames"]
    assert english[-1]["now"]["scene"] == last["now"]["scene"]
    assert anna.sits(table).shown["result"] == now["result"]
    (row,) = anna.read("/api/tables")["tables"]
    assert row["status"] == "over"


def test_the_answers_of_a_finished_game_are_there_even_if_nothing_was_rendered(
    server: Server, anna: Browser, finished: str, new_rules: NewRules
) -> None:
    table = finished
    record = anna.get(f"/api/tables/{table}/record").text
    server.run(server.services.store.write, lambda at: at.execute(delete(ArchiveData)))
    new_rules(table, False)
    bare = anna.get(f"/api/tables/{table}/record")
    assert bare.status_code == 200
    answers = [line for line in record.splitlines() if ": " in line and not line.startswith("=")]
    assert [line for line in answers if line.startswith(("french:", "allied:"))] == [
        line for line in bare.text.splitlines() if line.startswith(("french:", "allied:"))
    ]
    assert anna.get(f"/api/tables/{table}/report").status_code == 409


def test_a_running_game_goes_on_with_rules_that_play_it_the_same(
    server: Server, anna: Browser, bela: Browser, table: str,
    new_rules: NewRules,
) -> None:  # fmt: skip
    server.play(table, 60)
    before = [browser.sits(table).shown for browser in (anna, bela)]
    new_rules(table, True)
    windows = [browser.sits(table) for browser in (anna, bela)]
    for window, now in zip(windows, before, strict=True):
        assert window.shown["scene"] == now["scene"]
        assert window.shown["hand"] == now["hand"]
    assert server.table(table).data.rules == NEW
    asked = next(window for window in windows if window.shown["asked"])
    asked.answers(asked.names[0])


def test_a_running_game_that_cannot_go_on_is_ended_by_agreement_and_downloaded(
    server: Server, anna: Browser, bela: Browser, table: str,
    new_rules: NewRules,
) -> None:  # fmt: skip
    server.play(table, 60)
    before = anna.sits(table).shown
    new_rules(table, False)
    hers, his = anna.sits(table, "hu"), bela.sits(table)
    assert "más szabályokkal" in hers.chat[-1]["text"]
    assert "other rules" in his.chat[-1]["text"]
    assert hers.shown["scene"]["pieces"]
    assert hers.shown["asked"] is None
    assert hers.shown["step"] == before["step"]
    his.send(type="answer", id=3, number=1, answers=["done"])
    assert his.refused()["text"]
    (row,) = bela.read("/api/tables")["tables"]
    assert not row["my_turn"]
    assert "rules" in row["moment"]
    assert bela.get(f"/api/tables/{table}/record").status_code == 409

    his.send(type="petition", kind="resign", id=4)
    assert "other rules" in his.refused()["text"]
    his.send(type="petition", kind="draw")
    hers.until(lambda: hers.shown["petition"])
    hers.send(type="reply", accept=True)
    his.until(lambda: his.shown["result"])
    assert "rules have changed" in his.shown["result"]["text"]
    text = bela.get(f"/api/tables/{table}/record")
    assert text.status_code == 200
    assert text.text.startswith("sandtable record")


def test_what_cannot_go_on_is_not_played_again_at_every_visit(
    server: Server, anna: Browser, table: str, new_rules: NewRules
) -> None:
    server.play(table, 30)
    new_rules(table, False)
    assert server.table(table).play.stopped
    asked: list[str] = []
    server.restart()

    async def noted(work: Callable[..., object], *_: object, **__: object) -> object:
        asked.append(work.__name__)
        return work(*_)

    server.services.workers.run = noted  # type: ignore[method-assign, assignment]  # a spy
    assert server.table(table).play.stopped
    assert asked == []
