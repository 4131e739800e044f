"""A `[position]` of a rule case is refused for what a scenario file is refused for."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandtable.games.greatwar import GREATWAR

LINES = ["trench german 1: e6 e7", "trench german 2: c6 c7"]
SECOND = {"kind": "line", "side": "british", "trench": "german", "line": 2}

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a bridge on dry land": ({"markers": ["bridge e5"]}, "has a bridge, expected a river"),
    "wire in a river": ({"terrain": ["river e5"], "markers": ["wire e5"]}, "has wire"),
    "a crater in rubble": (
        {"terrain": ["rubble e5"], "markers": ["shell-crater e5"]},
        "rubble takes none",
    ),
    "a strongpoint on wire": ({"markers": ["strongpoint e5", "wire e5"]}, "a strongpoint and wire"),
    "infantry in a deep river": (
        {"terrain": ["river e5"], "pieces": ["british infantry e5"]},
        "e5 is not empty, and river is closed to infantry",
    ),
    "a tank in a ford": (
        {"terrain": ["ford e5"], "pieces": ["british mark-iv-male e5"]},
        "ford is closed to mark-iv-male",
    ),
    "a bomber with a machine gun": (
        {"pieces": ["british machine-gun e5 4 bomber"]},
        "has a bomber with machine-gun, expected infantry",
    ),
    "two units in a hex": (
        {"pieces": ["british infantry e5", "german infantry e5"]},
        "two units stand in e5",
    ),
    "two kinds of ground in a hex": (
        {"terrain": ["forest e5", "hill e5 e6"]},
        "e5 has 2 kinds of ground, expected one",
    ),
    "a trench line twice": (
        {"terrain": ["trench german 1: e5", "trench german 1: e6"]},
        "line 1 of the german side is there twice",
    ),
    "six combat cards": ({"combat": {"british": ["gas-attack"] * 6}}, "expected 0 to 5"),
    "fewer than no tokens": ({"hq": {"british": -1}}, "`hq` of british is -1"),
    "guns that are too strong": ({"artillery": {"british": 9}}, "expected 0 to 8"),
    "no medal to win": ({"medals_to_win": 0}, "`medals_to_win` is 0"),
    "an objective without hexes": (
        {"objectives": [{"kind": "hexes", "side": "british"}]},
        "the key `hexes` is missing",
    ),
    "an objective with no hex": (
        {"objectives": [{"kind": "hexes", "side": "british", "hexes": []}]},
        "`hexes` is empty",
    ),
    "a hex twice in an objective": (
        {"objectives": [{"kind": "hexes", "side": "british", "hexes": ["e5", "e5"]}]},
        "e5 is there twice",
    ),
    "an exit for both": ({"objectives": [{"kind": "exit", "side": "both"}]}, "is for one side"),
    "a key of another kind": (
        {"objectives": [{"kind": "exit", "side": "british", "line": 1}]},
        'key of an objective of kind "exit"',
    ),
    "a line that is not there": ({"objectives": [SECOND]}, "the german side has no line 2"),
    "a needed line without an objective": (
        {"terrain": LINES, "objectives": [{**SECOND, "needs": [1]}]},
        "`needs` has line 1, expected an objective for it before",
    ),
    "a special rule without its tank": (
        {"pieces": ["british infantry e5"], "specials": [{"rule": "rooted", "unit": "e5"}]},
        "there is no tank at e5",
    ),
    "a special rule that is told too little": (
        {"specials": [{"rule": "anti-tank"}]},
        "the key `side` is missing",
    ),
    "trenches under no shelling": ({"specials": [{"rule": "shelled-trenches"}]}, "is missing"),
    "rows in the wrong order": (
        {"shelling": {"side": "british", "rows": ["g", "d"]}},
        "expected the first and the last row",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_is_refused(what: str) -> None:
    position, message = WRONG[what]
    with pytest.raises(ValueError, match=re.escape(message)):
        GREATWAR.place(position)


def test_play_may_leave_a_tank_on_a_damaged_bridge() -> None:
    """A file cannot put it there, but shells can (G18.13)."""
    position = {
        "terrain": ["river e5"],
        "markers": ["damaged-bridge e5"],
        "pieces": ["british mark-iv-male e5"],
    }
    game = GREATWAR.place(position)
    assert len(game.units_of(0)) == 1
