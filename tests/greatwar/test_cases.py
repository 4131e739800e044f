"""The rule cases of The Great War tell different things. That they pass is tested for all games."""

from __future__ import annotations

import tomllib

from sandtable.games.greatwar import GREATWAR
from sandtable.toolkit.case import case_files


def test_no_title_stands_twice() -> None:
    titles = []
    for path in case_files([GREATWAR.folder / "cases"]):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        titles += [case["title"] for case in data.get("case", [data])]
    assert len(titles) >= 700
    assert sorted(titles) == sorted(set(titles))
