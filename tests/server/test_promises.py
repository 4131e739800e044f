"""Words for the dice are promised by their hash, and shown when every seat is bound."""

from __future__ import annotations

import json
from pathlib import Path
from stat import S_IMODE

import pytest

from sandtable.games import BOXES
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from sandtable.toolkit.pledge import promise_of, verify
from sandtable.toolkit.record import read_record
from tests.server.visiting import Browser, Json, Server

HERS, HIS = "elan badego-fikuma", "heron rosuti-lamepo"


def says(browser: Browser, table: str, **word: str) -> int:
    return browser.post(f"/api/tables/{table}/word", json=word).status_code


def joins(browser: Browser, opened: Json, **word: str) -> int:
    (address,) = opened["invites"].values()
    return browser.accepts(address, **word).status_code


def dice(browser: Browser, table: str) -> Json:
    found: Json = browser.read(f"/api/tables/{table}")["dice"]
    return found


def promised(anna: Browser, bela: Browser) -> str:
    """A table at which both seats are bound, and no word is shown."""
    opened = anna.opens("invite", "me")
    table: str = opened["id"]
    assert says(anna, table, promise=promise_of(HERS)) == 200
    assert joins(bela, opened, promise=promise_of(HIS)) == 200
    return table


def test_no_word_is_shown_or_stored_before_every_seat_is_bound(
    server: Server, anna: Browser, bela: Browser
) -> None:
    opened = anna.opens("invite", "me")
    table = opened["id"]
    assert says(anna, table, promise=promise_of(HERS)) == 200
    assert says(anna, table, word=HERS) == 409
    assert dice(anna, table)["words"] == ["", ""]
    assert not dice(anna, table)["bound"]
    assert joins(bela, opened, promise=promise_of(HIS)) == 200
    assert dice(anna, table)["bound"]
    assert dice(anna, table)["words"] == ["", ""]
    assert server.table(table).data.status == "waiting"

    assert says(bela, table, word=HIS) == 200
    assert says(anna, table, word=HERS) == 200
    assert server.table(table).data.status == "running"


def test_another_word_than_the_promised_one_is_refused(anna: Browser, bela: Browser) -> None:
    table = promised(anna, bela)
    assert says(bela, table, word=HIS) == 200
    assert says(anna, table, word="another that gives me better dice") == 409
    assert says(anna, table, promise=promise_of("another")) == 409, "his word is shown"
    assert says(anna, table, word=HERS) == 200


def test_a_browser_that_lost_its_word_promises_another_before_any_is_shown(
    anna: Browser, bela: Browser
) -> None:
    table = promised(anna, bela)
    assert says(anna, table, promise=promise_of("another word")) == 200
    assert says(anna, table, word=HERS) == 409
    assert says(anna, table, word="another word") == 200


def test_the_record_shows_the_promises_and_is_held_against_them(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table = promised(anna, bela)
    assert says(bela, table, word=HIS) == says(anna, table, word=HERS) == 200
    window = anna.sits(table)
    window.send(type="petition", kind="resign")
    window.until(lambda: window.shown["result"])
    assert any("2 words were promised" in line for line in anna.read(
        f"/api/tables/{table}/verdict")["lines"])  # fmt: skip
    text = anna.get(f"/api/tables/{table}/record").text
    box = BOXES["napoleonics"]
    assert verify(box, read_record(text, {box.id: box.purposes})).promised == 2
    for wrong, problem in (
        (text.replace(promise_of(HIS), promise_of("ground")), "word-differs"),
        (text.replace(json.dumps([promise_of(HIS), promise_of(HERS)]), "[1]"), "bad-promises"),
    ):
        assert wrong != text
        found = verify(box, read_record(wrong, {box.id: box.purposes}))
        assert problem in [each.key for each in found.problems]
    old = "".join(line for line in text.splitlines(keepends=True) if "promises" not in line)
    assert verify(box, read_record(old, {box.id: box.purposes})).sound


@pytest.mark.parametrize("mask", [0o022, 0o000])
def test_the_database_is_for_its_owner_alone(tmp_path: Path, mask: int) -> None:
    import os

    before = os.umask(mask)
    try:
        (tmp_path / "sandtable.sqlite3").touch()
        open_database(Settings(folder=tmp_path)).dispose()
        fresh = Settings(folder=tmp_path / "new")
        engine = open_database(fresh)
        with engine.begin():
            files = [*tmp_path.glob("*.sqlite3*"), *fresh.folder.glob("*.sqlite3*")]
            assert len(files) >= 2
            assert {S_IMODE(each.stat().st_mode) for each in files} == {0o600}
        engine.dispose()
    finally:
        os.umask(before)
