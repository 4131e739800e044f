"""Changes of a position: what is sent is little, and what a client makes of it is the whole."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from pydantic_core import to_json

from sandtable.games import BOXES
from sandtable.server.views import patches
from sandtable.server.views.patches import OutOfOrder, Rebuilt, applied, diff, diff_items
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Window

pytestmark = pytest.mark.any_database

Json = Any
NAMES = st.sampled_from(["id", "name", "label", "place", "symbol", "text", "a", "b"])
# A field keeps its type, and 1 == True in Python: so no numbers that are also truth values
SCALARS = st.none() | st.booleans() | st.integers(min_value=2, max_value=9) | st.text(max_size=3)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(NAMES, inner, max_size=5)
        | st.lists(
            st.fixed_dictionaries({"id": st.text("xyz", max_size=1), "a": inner}), max_size=4
        )
    ),
    max_leaves=12,
)
NAMED = st.lists(
    st.fixed_dictionaries({"name": st.text("xyz", max_size=2), "a": SCALARS}), max_size=8
)
# However busy the machine is
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def sent(patch: Json) -> Json:
    """As it comes over the line."""
    return json.loads(json.dumps(patch))


@unhurried
@given(JSON, JSON)
def test_a_patch_makes_the_new_value_of_the_old_one(old: Json, new: Json) -> None:
    before = deepcopy(old)
    assert applied(old, sent(diff(old, new))) == new
    assert old == before


def edited(items: list[Json], data: st.DataObject) -> list[Json]:
    """The list with some of its items taken out, changed, or moved, and others put in."""
    start = data.draw(st.integers(0, len(items)))
    end = data.draw(st.integers(start, len(items)))
    between = data.draw(st.permutations(items[start:end])) + data.draw(NAMED)
    return items[:start] + data.draw(st.permutations(between)) + items[end:]


@dataclass(frozen=True)
class Named:
    """An item as views have them."""

    name: str
    a: Json


def told(old: list[Json], new: list[Json]) -> Json:
    """The patch between two lists of items."""
    before, after = ([Named(**each) for each in some] for some in (old, new))
    return json.loads(diff_items(before, after, to_json))


@unhurried
@given(NAMED, st.data())
def test_only_items_around_a_change_are_looked_at(old: list[Json], data: st.DataObject) -> None:
    new = edited(old, data)
    with patch.object(patches, "known_by", wraps=patches.known_by) as looked_at:
        made = told(old, new)
    assert applied(old, made) == new
    if old == new:
        assert not looked_at.called


@unhurried
@given(NAMED, st.data())
def test_items_of_views_are_told_as_short_as_json_is(old: list[Json], data: st.DataObject) -> None:
    new = data.draw(NAMED)
    made = told(old, new)
    assert applied(old, made) == new
    if not (old and new and (old[0] == new[0] or old[-1] == new[-1])):
        assert made == diff(old, new) or not new


@unhurried
@given(NAMED, st.data())
def test_lists_whose_items_move_come_out_right(old: list[Json], data: st.DataObject) -> None:
    new = data.draw(st.permutations(old)) + data.draw(st.lists(SCALARS, max_size=2))
    new = new[data.draw(st.integers(0, 2)) :]
    assert applied(old, sent(diff(old, new))) == new


def test_a_piece_that_moves_is_sent_without_the_others() -> None:
    pieces = [{"id": f"u{n}", "place": f"a{n}", "symbol": "infantry"} for n in range(20)]
    moved = [{**each, "place": "b7"} if each["id"] == "u7" else each for each in pieces]
    assert diff(pieces, moved) == [2, [0, 7], [7, {"place": "b7"}], [8, 12]]
    assert diff(pieces, moved[:7] + moved[8:]) == [2, [0, 7], [8, 12]]


def test_new_items_are_told_by_what_differs_from_the_one_before() -> None:
    answers = [{"name": f"move a{n}", "verb": "move", "note": ""} for n in range(3)]
    assert diff(None, answers) == [
        2, [answers[0]], [-1, {"name": "move a1"}], [-1, {"name": "move a2"}],
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["napoleonics", "greatwar", "maria", "lastman"])
def test_every_viewer_makes_the_whole_position_of_changes(serve: Serve, game: str) -> None:
    """What was made of changes all along is what somebody sees who comes only now."""
    server = serve()
    anna, eve = server.browser("Anna"), server.browser("Eve")
    scenario = BOXES[game].scenarios()[0]
    others = ["here"] * (len(BOXES[game].seats_of(scenario)) - 1)
    table = anna.starts("me", *others, game=game, scenario=scenario)
    windows = [anna.sits(table), eve.sits(table, lang="hu")]
    choose = random.Random(3)
    for n in range(24):
        server.play(table, answers=1, seed=choose.randrange(1000))
        for window in windows:
            hear_out(window)
            if n % 8 == 7:
                check_whole(window)


def hear_out(window: Window) -> None:
    window.send(type="ping", id=1)
    window.hear("pong")


def check_whole(window: Window) -> None:
    known, clocks = window.now, window.clocks
    window.send(type="sync")
    fresh = window.welcome()
    assert known == fresh["now"]
    assert clocks == fresh["clocks"]


# One line


def welcome(number: int, step: int) -> str:
    now = {"revision": number, "step": step}
    return json.dumps({"type": "welcome", "number": number, "now": now, "clocks": None})


def change(number: int, step: int) -> str:
    patch = [1, {"now": [1, {"step": step}]}]
    return json.dumps({"type": "change", "number": number, "patch": patch})


def test_changes_continue_a_welcome() -> None:
    line = Rebuilt()
    assert line.read(welcome(1, 5))["type"] == "welcome"
    assert line.read(change(2, 6)) == {
        "type": "update", "now": {"revision": 1, "step": 6}, "clocks": None,
    }  # fmt: skip
    assert line.read(change(3, 7))["now"]["step"] == 7
    assert line.read(welcome(4, 2))["now"]["step"] == 2
    assert line.read(change(5, 9))["now"]["step"] == 9


@pytest.mark.parametrize("number", [1, 3])
def test_a_change_that_continues_something_else_is_not_read(number: int) -> None:
    line = Rebuilt()
    line.read(welcome(1, 5))
    with pytest.raises(OutOfOrder):
        line.read(change(number, 6))


def test_a_change_is_a_small_part_of_a_position(hers: Window, eve: Browser, table: str) -> None:
    watching = eve.sits(table)
    whole = len(json.dumps(hers.now))
    hers.answers(hers.names[0])
    watching.hear("update")
    for window in (hers, watching):
        (change_sent,) = [each for each in window.raw if each.startswith('{"type":"change"')]
        assert len(change_sent) < whole / 3
