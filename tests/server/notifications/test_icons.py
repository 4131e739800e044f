"""The icons of the app are drawn from the drawings beside them."""

from __future__ import annotations

import pytest

from tools.icons import ICONS, PUBLIC, drawn


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_as_it_is_drawn(name: str) -> None:
    assert (PUBLIC / name).read_bytes() == drawn(name), "tools/icons.py draws it anew"
