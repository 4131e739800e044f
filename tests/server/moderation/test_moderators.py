"""Reports, what moderators decide about them, and what nobody else reaches."""

from __future__ import annotations

import logging
from itertools import count
from types import SimpleNamespace

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from sandtable.server.moderation import queries
from sandtable.server.moderation.models import AuditData
from sandtable.toolkit.text import LANGUAGES
from tests.server.conftest import Serve
from tests.server.moderation.people import (
    Calendar,
    decides,
    moderator,
    promote,
    reports,
    visitor_of,
)
from tests.server.visiting import Browser, Server, Window


@pytest.fixture
def mona(server: Server) -> Browser:
    return moderator(server)


@pytest.fixture
def report(anna: Browser, his: Window, hers: Window, table: str) -> str:
    """Anna has reported Béla for a line of his."""
    hers.send(type="say", text="hello")
    his.until(lambda: len(his.chat) == 1)
    his.send(type="say", text="something rude")
    hers.until(lambda: len(hers.chat) == 2)
    return reports(anna, table, "", line=2, words="Look at this.")


def test_a_report_keeps_the_chat_and_the_table_as_they_were(
    server: Server, mona: Browser, his: Window, report: str, table: str
) -> None:
    his.send(type="say", text="sorry")
    his.until(lambda: len(his.chat) == 3)
    server.play(table, answers=5)
    (row,) = mona.read("/api/moderation/reports")["reports"]
    assert (row["id"], row["reason"], row["reporter"], row["about"], row["open"]) == (
        report,
        "rude",
        "Anna",
        "Béla",
        True,
    )
    shown = mona.read(f"/api/moderation/reports/{report}")
    assert shown["words"] == "Look at this."
    assert [(each["text"], each["theirs"], each["marked"]) for each in shown["chat"]] == [
        ("hello", False, False),
        ("something rude", True, True),
    ]
    assert [(each["who"], each["theirs"]) for each in shown["seats"]] == [
        ("Béla", True),
        ("Anna", False),
    ]
    assert shown["replay"] == f"/replay/{table}/0"
    assert shown["there"]
    assert shown["may_act"]


def test_an_onlooker_hands_on_only_what_an_onlooker_reads(
    server: Server, mona: Browser, eve: Browser, hers: Window, table: str
) -> None:
    hers.send(type="say", text="between us")
    hers.hear("chat")
    eve.starts("me", "here")
    made = reports(eve, table, "french")
    assert mona.read(f"/api/moderation/reports/{made}")["chat"] == []


def test_the_same_is_reported_once(anna: Browser, table: str, report: str) -> None:
    again = anna.post(f"/api/tables/{table}/report", json={"seat": "french", "reason": "spam"})
    assert again.status_code == 409


def test_one_visitor_reports_only_so_often(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(1000.0, 0.0)
    monkeypatch.setattr(
        "sandtable.server.security.middleware.time", SimpleNamespace(monotonic=clock.__next__)
    )
    server = serve(reports_a_minute=1)
    anna, bela = server.browser("Anna"), server.browser("Béla")
    codes = []
    for _ in range(2):
        opened = anna.opens("invite", "me")
        anna.gives_word(opened["id"])
        bela.joins(opened)
        wish = {"seat": "french", "reason": "spam"}
        codes.append(anna.post(f"/api/tables/{opened['id']}/report", json=wish).status_code)
    assert codes == [201, 429]


def test_somebody_muted_is_told_and_does_not_write(
    monkeypatch: pytest.MonkeyPatch, mona: Browser, bela: Browser, his: Window, report: str
) -> None:
    calendar = Calendar(monkeypatch)
    decides(mona, report, "mute", days=2, words="Be kind.")
    his.hear("person")
    (notice,) = bela.read("/api/moderation/me")["notices"]
    assert "cannot write" in notice["text"]
    assert "insults" in notice["text"]
    assert notice["words"] == "Be kind."
    assert notice["active"]
    his.send(type="say", text="but")
    refused = his.refused()["text"]
    assert "insults" in refused
    assert notice["until"][:10] in refused
    calendar.pass_days(2.001)
    his.send(type="say", text="good morning")
    his.hear("chat")


def test_somebody_suspended_plays_on_but_opens_and_joins_nothing(
    server: Server,
    mona: Browser,
    anna: Browser,
    bela: Browser,
    his: Window,
    report: str,
    table: str,
) -> None:
    opened = anna.opens("invite", "me")
    decides(mona, report, "suspend", days=3)
    assert bela.wish("me", "random").status_code == 403
    refused = bela.joins(opened)
    assert refused.status_code == 403
    assert "running games go on" in refused.json()["detail"]
    live = server.play(table, answers=30)
    assert live.data.steps >= 30
    assert bela.read("/api/tables")["tables"]
    server.run(live.petitions.ask, 0, "resign")
    assert live.play.over
    his.send(type="petition", kind="rematch")
    assert "cannot open or join" in his.refused()["text"]


def test_a_rematch_is_not_accepted_by_somebody_suspended(
    server: Server, mona: Browser, hers: Window, his: Window, report: str, table: str
) -> None:
    server.run(server.table(table).petitions.ask, 0, "resign")
    hers.until(lambda: hers.shown["result"])
    hers.send(type="petition", kind="rematch")
    his.until(lambda: his.now is not None and his.shown["petition"])
    decides(mona, report, "suspend", days=3)
    his.send(type="reply", accept=True)
    assert "cannot open or join" in his.refused()["text"]
    assert server.table(table).data.rematch == ""


def test_what_is_lifted_no_longer_holds_and_the_person_is_told(
    mona: Browser, bela: Browser, his: Window, report: str
) -> None:
    decides(mona, report, "mute", days=9)
    (sanction,) = mona.read("/api/moderation/reports")["sanctions"]
    assert sanction["person"] == "Béla"
    lifted = mona.post(f"/api/moderation/sanctions/{sanction['id']}/lift")
    assert lifted.json()["sanctions"] == []
    again = mona.post(f"/api/moderation/sanctions/{sanction['id']}/lift")
    assert again.status_code == 409
    his.send(type="say", text="thank you")
    his.hear("chat")
    (notice,) = bela.read("/api/moderation/me")["notices"]
    assert "lifted your mute" in notice["text"]
    assert not notice["active"]
    assert bela.post("/api/moderation/me/seen", json={"id": notice["id"]}).json()["notices"] == []


def test_a_warning_is_shown_until_it_is_read(mona: Browser, bela: Browser, report: str) -> None:
    decides(mona, report, "warn", words="Please stop.")
    (notice,) = bela.read("/api/moderation/me")["notices"]
    assert (notice["words"], notice["active"]) == ("Please stop.", False)
    bela.post("/api/moderation/me/seen", json={"id": notice["id"]})
    assert bela.read("/api/moderation/me")["notices"] == []
    assert bela.wish("me", "random").status_code == 201


def test_what_was_decided_is_told_in_every_language(
    mona: Browser, bela: Browser, report: str
) -> None:
    decides(mona, report, "suspend", days=1)
    told = {bela.read("/api/moderation/me", lang=lang)["notices"][0]["text"] for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    listed = {
        mona.read("/api/moderation/audit", lang=lang)["lines"][0]["text"] for lang in LANGUAGES
    }
    assert len(listed) == len(LANGUAGES)
    assert not any("{" in each or "moderation-" in each for each in told | listed)


def test_one_report_is_decided_once(server: Server, mona: Browser, report: str) -> None:
    decides(mona, report, "dismiss")
    other = moderator(server, "Nora")
    again = other.post(f"/api/moderation/reports/{report}/act", json={"act": "warn"})
    assert again.status_code == 409
    assert mona.read("/api/moderation/reports")["reports"] == []
    (row,) = mona.read("/api/moderation/reports", closed=True)["reports"]
    assert row["outcome"] == "dismissed"


# Attacks


ADDRESSES = (
    ("GET", "/api/moderation/reports"),
    ("GET", "/api/moderation/reports/{report}"),
    ("GET", "/api/moderation/audit"),
    ("POST", "/api/moderation/reports/{report}/act"),
    ("POST", "/api/moderation/sanctions/{sanction}/lift"),
)


def test_nobody_but_moderators_reaches_anything(
    server: Server,
    mona: Browser,
    anna: Browser,
    bela: Browser,
    report: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    decides(mona, report, "mute", days=5, words="Private.")
    (sanction,) = mona.read("/api/moderation/reports")["sanctions"]
    promote(bela, "")  # an account, and no more
    with caplog.at_level(logging.WARNING, "sandtable.security"):
        for who in (anna, bela, server.browser()):
            for method, address in ADDRESSES:
                path = address.format(report=report, sanction=sanction["id"])
                found = who.ask(method, path, json={"act": "dismiss"})
                assert found.status_code == 403, path
                assert "Private" not in found.text
                assert "rude" not in found.text
    assert len(caplog.records) == 3 * len(ADDRESSES)
    assert len(mona.read("/api/moderation/reports")["sanctions"]) == 1


def test_a_role_is_of_accounts_alone(server: Server, anna: Browser) -> None:
    anna.starts("me", "here")
    visitor = visitor_of(anna)
    server.run(server.services.store.write, lambda at: queries.set_role(at, visitor, "admin"))
    assert anna.get("/api/moderation/reports").status_code == 403
    assert anna.read("/api/moderation/me")["role"] == ""


@pytest.mark.parametrize("role", ["moderator", "admin"])
def test_a_moderator_does_not_act_on_moderators_and_admins(
    server: Server, mona: Browser, anna: Browser, bela: Browser, report: str, role: str
) -> None:
    promote(bela, role)
    for act in ("warn", "mute", "suspend", "dismiss"):
        tried = mona.post(f"/api/moderation/reports/{report}/act", json={"act": act})
        assert tried.status_code == 403
    assert not mona.read(f"/api/moderation/reports/{report}")["may_act"]
    assert bela.read("/api/moderation/me")["notices"] == []
    admin = moderator(server, "Ada", "admin")
    done = admin.post(f"/api/moderation/reports/{report}/act", json={"act": "mute"})
    assert done.status_code == (200 if role == "moderator" else 403)
    if role == "moderator":
        (sanction,) = mona.read("/api/moderation/reports")["sanctions"]
        assert not sanction["mine"]
        tried = mona.post(f"/api/moderation/sanctions/{sanction['id']}/lift")
        assert tried.status_code == 403


def test_nobody_decides_their_own_case(anna: Browser, report: str) -> None:
    promote(anna, "moderator")
    tried = anna.post(f"/api/moderation/reports/{report}/act", json={"act": "suspend"})
    assert tried.status_code == 403
    assert not anna.read(f"/api/moderation/reports/{report}")["may_act"]


def test_the_audit_log_is_added_to_and_never_changed(
    server: Server, mona: Browser, report: str
) -> None:
    decides(mona, report, "suspend", days=2, words="Enough.")
    before = mona.read("/api/moderation/audit")
    (line,) = before["lines"]
    assert line["who"] == "Mona"
    assert "Béla" in line["text"]
    assert "Enough." in line["text"]
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        for path in ("/api/moderation/audit", f"/api/moderation/audit/{line['n']}"):
            assert mona.ask(method, path, json={}).status_code in (404, 405)
    for change in (update(AuditData).values(act="nothing"), delete(AuditData)):

        def attack(session: Session, change: object = change) -> None:
            session.execute(change)  # type: ignore[call-overload]  # either of the two

        with pytest.raises(SQLAlchemyError, match="append-only"):
            server.run(server.services.store.write, attack)
    assert mona.read("/api/moderation/audit") == before
