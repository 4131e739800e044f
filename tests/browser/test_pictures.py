"""Pictures for the README, in build/screenshots/. The other tests take some on their way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import is_asked


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_the_home_page_and_of_a_battle(visit: Visit, scheme: str) -> None:
    anna = visit("Anna", color_scheme=scheme)
    anna.goes()
    expect(anna.button("Start the battle")).to_be_visible()
    anna.waits_for_page()
    anna.takes_picture("home" if scheme == "light" else "home-dark")
    anna.sits_down("me", "random", battle="waterloo", name="Anna")
    anna.plays(until=is_asked("order-section"))
    expect(anna.page.get_by_role("application", name="Board")).to_be_visible()
    anna.waits_for_page()
    anna.takes_picture(f"table-{scheme}")
