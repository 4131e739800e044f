"""To the Last Man! at the table: what ends it outside the rules is read as a level of victory."""

from __future__ import annotations

import pytest

from sandtable.games.lastman.rules.facts import GERMAN
from sandtable.games.lastman.rules.slots import FAILED
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import may_resign, points, resignation_level
from sandtable.server.texts import speaker_for
from tests.server.visiting import Browser, Server, Window

pytestmark = pytest.mark.any_database


def sit_down(anna: Browser, bela: Browser) -> tuple[str, Window, Window]:
    opened = anna.opens("me", "invite", game="lastman", scenario="1914")
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    return opened["id"], anna.sits(opened["id"]), bela.sits(opened["id"])


def state_of(server: Server, table: str) -> LastMan:
    """The state at a table, where Germany has not met three crises: the Entente is winning."""
    game = server.table(table).game
    assert game is not None
    assert isinstance(game.state, LastMan)
    game.state.set_scalar(FAILED + GERMAN, 3)
    return game.state


def test_an_armistice_ends_it_at_the_level_of_the_moment(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table, hers, his = sit_down(anna, bela)
    state = state_of(server, table)
    level = state.level(points(state))
    hers.send(type="petition", kind="draw")
    his.until(lambda: his.shown["petition"])
    assert "an armistice" in his.shown["petition"]["text"]
    his.send(type="reply", accept=True)
    hers.until(lambda: hers.shown["result"])
    result = hers.shown["result"]
    assert result["how"] == "drawn"
    assert result["winner"] == "entente", f"the level is {level}"
    assert result["text"].startswith("An armistice: ")


def test_a_winning_player_does_not_resign_and_another_loses_a_level(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table, hers, his = sit_down(anna, bela)
    state = state_of(server, table)
    assert may_resign(state, 1).rule == "L3.5"
    his.send(type="petition", kind="resign")
    refused = his.refused()
    assert refused["rule"] == "L3.5"
    assert server.table(table).data.status == "running"

    assert resignation_level(state, 0) == max(0, state.level(points(state)) - 1)
    hers.send(type="petition", kind="resign")
    his.until(lambda: his.shown["result"])
    assert his.shown["result"]["winner"] == "entente"
    assert "one level worse" in his.shown["result"]["text"]


def test_armies_that_a_panel_opens_have_no_line_of_their_own_at_their_place(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table, hers, _ = sit_down(anna, bela)
    rows = [row for panel in hers.shown["panels"] for row in panel["rows"] if row["place"]]
    assert rows
    for row in rows:
        hers.send(type="look", id=1, place=row["place"])
        looked = hers.hear("looked")
        assert looked["lines"]
        assert not [line for line in looked["lines"] if row["label"] in line]
    told = server.table(table).box.face.look(
        state_of(server, table), rows[0]["place"], speaker_for("lastman", "en")
    )
    assert [line for line in told if rows[0]["label"] in line], "a terminal opens no panel there"
