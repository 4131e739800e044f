"""Safety: origins, headers, sizes, rates, messages that are none, addresses that lead elsewhere."""

from __future__ import annotations

import ast
import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

import sandtable.server
from sandtable.server import app as application
from tests.server.conftest import DATABASES, Serve
from tests.server.visiting import (
    ADDRESS,
    PATIENCE,
    SCENARIO,
    Browser,
    Window,
    in_pieces,
    seats,
)

pytestmark = pytest.mark.any_database

WISH = {"game": "napoleonics", "scenario": SCENARIO, "seats": seats("me", "random")}
FOREIGN = 4403
UNKNOWN = 4404
FLOOD = 4429
BROKEN = 4400


ONE_CLICK: Final = "/api/messages/unsubscribe/{token}"  # a mail program sends an address, no body
SECRETS: Final = {"token", "code", "word", "promise", "secret", "credential", "mail"}


def test_no_address_has_a_secret_in_it(anna: Browser) -> None:
    """Addresses are logged by proxies, and kept in histories."""
    described = anna.read("/api/openapi.json")["paths"]
    named = {
        (path, each["name"])
        for path, methods in described.items()
        for method in methods.values()
        for each in method.get("parameters", [])
    }
    assert {path for path, name in named if name in SECRETS} == {ONE_CLICK}
    (link,) = anna.opens("me", "invite")["invites"].values()
    assert link.startswith("/join#")


# Where a request comes from


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),  # a program, not a page
        ({"origin": ADDRESS}, 201),
        ({"origin": "https://table.test"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "http://evil.test"}, 403),
        ({"origin": "http://table.test.evil.test"}, 403),
        ({"origin": "http://table.test:81"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "http://[broken"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_only_our_own_page_may_change_anything(
    anna: Browser, headers: dict[str, str], status: int
) -> None:
    assert anna.post("/api/tables", json=WISH, headers=headers).status_code == status


def test_a_page_over_http_is_not_that_of_a_server_of_https(serve: Serve) -> None:
    """Somebody on the way to the reader can write such a page under our name."""
    anna = serve(secure=True).browser("Anna")
    for scheme, status in (("https", 201), ("http", 403)):
        headers = {"origin": ADDRESS.replace("http:", f"{scheme}:")}
        assert anna.post("/api/tables", json=WISH, headers=headers).status_code == status


def test_further_addresses_of_the_page_may_be_named(serve: Serve) -> None:
    anna = serve(origins=("https://games.example",)).browser()
    ours = anna.post("/api/tables", json=WISH, headers={"origin": "https://games.example"})
    assert ours.status_code == 201
    other = anna.post("/api/tables", json=WISH, headers={"origin": "https://games.example.evil"})
    assert other.status_code == 403


def test_a_socket_from_another_page_is_closed_at_once(anna: Browser, table: str) -> None:
    for origin in ("http://evil.test", "null", "http://[broken"):
        window = anna.window(table, origin=origin)
        assert window.closed() == FOREIGN
        assert window.received == []
    assert anna.window(table, origin=ADDRESS).welcome()


# What every answer says


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/lobby", 200),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 422),
        ("GET", "/api/boards/napoleonics/rolica_first/ground.svg", 200),
        ("GET", "/api/art/napoleonics/sheet.svg", 200),
        ("GET", "/api/openapi.json", 200),
    ],
)
def test_every_answer_tells_the_browser_to_be_strict(
    anna: Browser, method: str, path: str, status: int
) -> None:
    response = anna.ask(method, path)
    assert response.status_code == status
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["cross-origin-resource-policy"] == "same-origin"


def test_refused_and_too_large_requests_are_answered_as_strictly(anna: Browser) -> None:
    for response in (
        anna.post("/api/tables", json=WISH, headers={"origin": "http://evil.test"}),
        anna.post("/api/tables", content=b" " * 20_000),
    ):
        assert "content-security-policy" in response.headers
        assert response.json()["detail"]


def test_even_a_mistake_of_ours_is_answered_as_strictly(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("sandtable.server.routes.home.lobby_in", fails)
    response = anna.ask("GET", "/api/lobby", may_fail=True)
    assert response.status_code == 500
    assert "content-security-policy" in response.headers
    assert "ZeroDivision" not in response.text


def test_what_is_mine_is_not_kept_by_the_browser(anna: Browser, table: str) -> None:
    for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/record"):
        assert anna.get(path).headers["cache-control"] == "no-store"
    drawn = anna.get("/api/boards/napoleonics/rolica_first/ground.svg")
    assert "immutable" in drawn.headers["cache-control"]


# Sizes and rates


def test_a_body_may_be_so_large(anna: Browser) -> None:
    headers = {"content-type": "application/json"}
    body = json.dumps(WISH)
    good = body + " " * (16_384 - len(body))
    assert anna.post("/api/tables", content=good, headers=headers).status_code == 201
    assert anna.post("/api/tables", content=good + " ", headers=headers).status_code == 413


def test_a_body_that_comes_in_pieces_may_be_no_larger(anna: Browser) -> None:
    headers = {"content-type": "application/json"}
    body = json.dumps(WISH).encode()
    response = anna.post("/api/tables", content=in_pieces(body, 20), headers=headers)
    assert response.status_code == 201
    endless = in_pieces(body + b" " * 50_000)
    response = anna.post("/api/tables", content=endless, headers=headers)
    assert response.status_code == 413
    assert response.json()["detail"]


def test_a_body_must_come_in_time(serve: Serve) -> None:
    anna = serve(body_seconds=0.05).browser("Anna")

    async def trickle() -> AsyncIterator[bytes]:
        yield b'{"game": '
        await asyncio.sleep(PATIENCE)

    slow = anna.post("/api/tables", content=trickle())
    assert slow.status_code == 408
    assert slow.json()["detail"] == "The request took too long to arrive."
    assert slow.headers["connection"] == "close"
    assert anna.wish("me", "here").status_code == 201


@pytest.mark.parametrize("length", ["-1", "abc", "9" * 30])
def test_a_length_that_is_none_is_refused(anna: Browser, length: str) -> None:
    response = anna.post("/api/tables", content=b"{}", headers={"content-length": length})
    assert response.status_code == 413


def test_nested_json_does_no_harm(anna: Browser) -> None:
    headers = {"content-type": "application/json"}
    for body in ("[" * 16_000, '{"a":' * 3_000):
        assert anna.post("/api/tables", content=body, headers=headers).status_code in (400, 422)


def test_who_sends_too_many_messages_is_let_go(serve: Serve) -> None:
    server = serve(messages_a_second=1.0, messages_at_once=5)
    anna = server.browser("Anna")
    table = anna.starts("me", "here")
    window = anna.sits(table)
    for number in range(8):
        window.send(type="look", id=number, place="a1")
    assert window.closed() == FLOOD
    assert anna.sits(table).table["id"] == table


def test_who_sends_too_many_messages_at_all_tables_is_let_go(serve: Serve) -> None:
    """Many sockets give nobody a larger share of the process."""
    server = serve(messages_a_visitor=1, messages_of_all_tables=5)
    anna, bela = server.browser("Anna"), server.browser("Béla")
    tables = [anna.starts("me", "here") for _ in range(3)]
    windows = [anna.sits(each) for each in tables]
    for window in (*windows, *windows[:2]):
        window.send(type="ping", id=1)
        window.hear("pong")
    windows[2].send(type="ping", id=2)
    assert windows[2].closed() == FLOOD
    other = bela.sits(tables[0])  # who is somebody else
    other.send(type="ping", id=1)
    other.hear("pong")


def test_who_opens_too_many_sockets_in_a_minute_is_sent_away(serve: Serve) -> None:
    server = serve(arrivals_a_minute=2)
    anna, bela = server.browser("Anna"), server.browser("Béla")
    table = anna.starts("me", "here")
    for _ in range(2):
        anna.sits(table).leave()
    assert anna.window(table).closed() == FLOOD
    bela.starts("me", "here")  # and is a visitor of their own
    bela.sits(table)


def test_a_message_may_be_so_long(hers: Window) -> None:
    hers.send_text(json.dumps({"type": "plans", "id": 1}) + " " * 20_000)
    assert hers.closed() == FLOOD


NO_MESSAGES: Final = [
    "",
    "hello",
    "[]",
    "{}",
    "null",
    '{"type": "dance"}',
    '{"type": "answer"}',
    '{"type": "answer", "number": "one", "answers": ["done"]}',
    '{"type": "answer", "number": 1, "answers": []}',
    json.dumps({"type": "answer", "number": 1, "answers": ["done"] * 61}),
    json.dumps({"type": "answer", "number": 1, "answers": ["x" * 65]}),
    '{"type": "answer", "number": 1, "answers": ["done"], "seat": "french"}',
    json.dumps({"type": "say", "text": "x" * 501}),
    '{"type": "say", "text": ""}',
    '{"type": "seen", "step": -1}',
    '{"type": "undo", "number": ' + "9" * 5000 + "}",
    "[" * 10_000,
    '{"type": "say", "text": "\\ud800"}',
]


def test_a_message_that_is_none_closes_the_socket(anna: Browser, table: str) -> None:
    for text in NO_MESSAGES:
        window = anna.sits(table)
        window.send_text(text)
        assert window.closed() == BROKEN, text


def test_bytes_are_no_message(hers: Window) -> None:
    hers.send_bytes(b'{"type": "plans", "id": 1}')
    assert hers.closed() == BROKEN


def test_a_window_that_is_closed_is_no_longer_there(hers: Window, his: Window) -> None:
    hers.send_text("hello")
    his.hear("table", lambda said: not said["table"]["seats"][1]["present"])
    his.settle()


@pytest.mark.parametrize("settings", DATABASES, indirect=True)
def test_odd_but_well_formed_messages_break_nothing(serve: Serve) -> None:
    """Whatever is said in the right form, the window stays and the game goes on."""
    server = serve(messages_at_once=10_000)
    anna = server.browser("Anna")
    table = anna.starts("random", "me")
    hers = anna.sits(table)
    choose = random.Random(11)
    words = ["", "a1", "e5", "z9", "done", "card elan", "u0", "u1", "u99", "french", "é", "0" * 64]
    words += ["order a1", "move e5", "attack e7", "\n", "random", "take ground", "no-first-strike"]

    def word() -> str:
        return choose.choice(words)

    for _ in range(250):
        message: dict[str, Any] = choose.choice(
            [
                {"type": "answer", "number": choose.randrange(9), "answers": [word(), word()]},
                {"type": "undo", "number": choose.randrange(9), "turn": choose.random() < 0.5},
                {"type": "sit", "seat": word()},
                {"type": "reply", "accept": choose.random() < 0.5},
                {"type": "standing", "order": word(), "on": True},
                {"type": "bot", "seat": word(), "bot": word()},
                {"type": "seen", "step": choose.choice([0, 3, 10**30])},
                {"type": "why", "id": 10**30, "answer": word(), "place": word()},
                {"type": "odds", "id": -1, "answers": [word() for _ in range(4)]},
                {"type": "look", "id": 1, "place": word(), "piece": word()},
                {"type": "plans", "id": 1},
                {"type": "language", "language": choose.choice(["", "el", "x" * 8])},
            ]
        )
        hers.send(**message)
        if choose.random() < 0.05:
            hers.settle()
            if hers.shown["asked"]:
                hers.answers(choose.choice(hers.names))
    hers.settle()
    live = server.table(table)
    assert not live.sync.stale
    server.until(lambda: live.data.steps == len(server.steps(table)) - 1)  # the bot plays on


# Addresses


def test_a_table_that_does_not_exist(anna: Browser) -> None:
    for name in ("nothing", "%00", "%2e%2e", "x" * 24, "é", "'--"):
        for what in ("", "/replay", "/record", "/report", "/verdict", "/aids"):
            assert anna.get(f"/api/tables/{name}{what}").status_code == 404, (name, what)
    assert anna.get(f"/api/tables/{'x' * 65}").status_code == 422
    assert anna.window("nothing").closed() == UNKNOWN
    assert anna.window("\x00").closed() == UNKNOWN


@pytest.mark.parametrize("settings", DATABASES, indirect=True)
def test_a_zero_character_is_no_fault_of_the_database(anna: Browser) -> None:
    for path in ("tables/%00", "tables/%00/report", "persons/%00"):
        assert anna.get(f"/api/{path}").status_code in (404, 422)
    assert anna.get("/api/meeting/lobby", game="a\0b").status_code in (200, 422)


def test_boards_and_rules_of_no_game(anna: Browser) -> None:
    for path in (
        "/api/boards/chess/x/layout.json",
        "/api/boards/napoleonics/..%2f..%2fpasswd/layout.json",
        "/api/boards/napoleonics/x/ground.svg",
        "/api/boards/napoleonics/%00/small.svg",
        "/api/art/chess/sheet.svg",
        "/api/rules/chess",
    ):
        assert anna.get(path).status_code == 404, path


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, and a file beside it that is not of it."""
    folder = tmp_path.resolve() / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page")
    (folder / "icon.svg").write_text("the icon")
    (folder / "assets" / "index-1234.js").write_text("the script")
    (folder.parent / "hidden").write_text("root:x")
    (folder / "link").symlink_to(folder.parent / "hidden")
    monkeypatch.setattr(application, "PAGE", folder)
    return folder


def test_the_page_serves_its_own_files_and_no_other(page: Path, serve: Serve) -> None:
    anna = serve().browser()
    assert anna.get("/").text == "the page"
    assert anna.get("/icon.svg").text == "the icon"
    assert anna.get("/tables/anything").text == "the page"
    script = anna.get("/assets/index-1234.js")
    assert script.text == "the script"
    assert "immutable" in script.headers["cache-control"]
    assert "content-security-policy" in script.headers
    for path in (
        "/../hidden",
        "/%2e%2e/hidden",
        "/..%2fhidden",
        "/assets/..%2f..%2fhidden",
        "/assets/%2e%2e/%2e%2e/hidden",
        f"/{page.parent}/hidden",
        f"/%2f{page.parent}/hidden",
        "/link",
        "/%00",
        "/" + "x" * 5000,
        "//etc/passwd",
        "/..%5chidden",
    ):
        response = anna.get(path)
        assert "root:" not in response.text, path
        assert response.status_code in (200, 404), path


# The sources


def test_no_pickle_anywhere() -> None:
    """Nothing that comes from outside, or from the database, is ever run as code."""
    banned = {"pickle", "dill", "marshal", "shelve", "cloudpickle", "joblib"}
    for path in Path(sandtable.server.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                assert not banned & {each.name.split(".")[0] for each in node.names}, path
            elif isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in banned, path
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("eval", "exec", "compile"), path
        assert "PickleType" not in text
