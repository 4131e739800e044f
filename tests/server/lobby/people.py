"""People with accounts, what they do in the lobby, and several of them at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Any, TypeVar

import httpx
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import make_account
from sandtable.server.accounts.models import AccountData
from sandtable.server.security.visitors import COOKIE, add_visitor, new_token, now
from sandtable.server.storage.models import TableData
from sandtable.toolkit.pledge import promise_of
from tests.server.visiting import Browser, Json, Server

T = TypeVar("T")


def account(server: Server, name: str) -> Browser:
    """Somebody who has an account with this name."""
    browser, token = server.browser(name), new_token()

    def add(session: Session) -> None:
        make_account(session, add_visitor(session, token, name), name, "en")

    server.run(server.services.store.write, add)
    browser.cookies.set(COOKIE, token)
    return browser


def delete_account(server: Server, name: str) -> None:
    def delete(session: Session) -> None:
        found = session.scalars(select(AccountData).where(AccountData.name == name)).one()
        session.delete(found)

    server.run(server.services.store.write, delete)


def word_of(browser: Browser) -> str:
    return f"a word of {browser.name}"


def host(browser: Browser, *kinds: str, **more: Any) -> str:
    """A table of the lobby whose host has promised a word; the host has the second seat."""
    wish: Json = {"openness": "open", **more}
    opened = browser.opens(*(kinds or ("invite", "me")), **wish)
    promise = {"promise": promise_of(word_of(browser))}
    assert browser.post(f"/api/tables/{opened['id']}/word", json=promise).status_code == 200
    table: str = opened["id"]
    return table


def challenges(browser: Browser, name: str, **more: Any) -> str:
    return host(browser, openness="challenge", challenge=name, **more)


def sits_down(browser: Browser, path: str, **more: Any) -> httpx.Response:
    wish = {"promise": promise_of(word_of(browser)), "name": browser.name, **more}
    return browser.post(path, json=wish)


def joins(browser: Browser, table: str, **more: Any) -> httpx.Response:
    return sits_down(browser, f"/api/meeting/tables/{table}/join", **more)


def accepts(browser: Browser, table: str, **more: Any) -> httpx.Response:
    return sits_down(browser, f"/api/meeting/challenges/{table}/accept", **more)


def shows_word(browser: Browser, table: str) -> None:
    answer = browser.post(f"/api/tables/{table}/word", json={"word": word_of(browser)})
    assert answer.status_code == 200, answer.text


def begins(table: str, *browsers: Browser) -> str:
    """The words that were promised are shown, and the game begins."""
    for each in browsers:
        shows_word(each, table)
    return table


def lobby(browser: Browser, **params: Any) -> Json:
    found: Json = browser.read("/api/meeting/lobby", **params)
    return found


def ids(rows: list[Json]) -> list[str]:
    return [each["id"] for each in rows]


def person(browser: Browser, name: str, **params: Any) -> Json:
    found: Json = browser.read(f"/api/meeting/people/{name}", **params)
    return found


def seeks(browser: Browser, **wish: Any) -> Json:
    answer = sits_down(browser, "/api/meeting/seeks", **wish)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def beats(browser: Browser) -> Json:
    found: Json = browser.post("/api/meeting/seeks/beat").json()
    return found


def detail(answer: httpx.Response) -> str:
    return str(answer.json()["detail"])


def tables(server: Server) -> list[TableData]:
    """All that are stored."""
    return server.run(
        server.services.store.read, lambda session: list(session.scalars(select(TableData)))
    )


def later(server: Server, **by: float) -> None:
    """From now on the clock of this server is so much ahead."""
    difference = timedelta(**by)

    def moved() -> str:
        there = datetime.fromisoformat(now()) + difference
        return there.isoformat(timespec="milliseconds")

    server.services.now = moved


def at_once(*works: Callable[[], T]) -> list[T]:
    """What each of these gives, all begun together."""
    ready = threading.Barrier(len(works))

    def work(each: Callable[[], T]) -> T:
        ready.wait()
        return each()

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(work, works))
