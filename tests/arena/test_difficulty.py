"""The figures of difficulty, where they can be worked out by hand; and the page that shows them."""

from __future__ import annotations

import json
import random
from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.arena.simulate import Pairing
from tools.difficulty import (
    DOCS,
    FILE,
    PAGE,
    SCENARIOS,
    bits,
    figures,
    figures_table,
    looked_at,
    scores_table,
    share_of_chance,
    spread,
)
from tools.pages import TITLES
from tools.plots import bars, dots, round_up


def test_nothing_is_chance_where_the_better_player_always_wins() -> None:
    assert share_of_chance([[1.0] * 10, [0.0] * 10]) == 0.0


def test_all_is_chance_where_it_does_not_matter_who_plays() -> None:
    chance = random.Random(1)
    groups = [[float(chance.random() < 0.5) for _ in range(400)] for _ in range(9)]
    assert share_of_chance(groups) > 0.98


def test_half_is_chance_where_both_vary_alike() -> None:
    # Within: 0.25 in each; between: the means 0.5 +- 0.5 cannot be, so scores are not 0 or 1 here
    chance = random.Random(2)
    groups = [[mean + chance.choice((-1.0, 1.0)) for _ in range(4000)] for mean in (-1.0, 1.0)]
    assert share_of_chance(groups) == pytest.approx(0.5, abs=0.02)


def test_hidden_bits_count_the_ways_in_which_cards_may_lie() -> None:
    game = sandtable.new_game("napoleonics", "redinha", seed=1)
    secrets = game.state.secrets()
    everything = bits(game.state, 0)
    unknown = [each for each in secrets if not each.known_to(0)]
    assert len(unknown) > 40
    values = [each.value for each in unknown]
    assert len(set(values)) < len(values), "some cards are alike"
    import math

    ways = math.factorial(len(values))
    for value in set(values):
        ways //= math.factorial(values.count(value))
    assert everything == pytest.approx(math.log2(ways))


def test_quantiles_are_values_that_occur() -> None:
    found = spread(list(range(1, 102)))
    assert (found["p5"], found["median"], found["p95"], found["most"]) == (6, 51, 96, 101)


def test_questions_with_one_answer_are_counted_apart() -> None:
    game = {"choices": [1, 1, 2, 4], "hidden": [10.0]}
    found = figures([game, game])
    assert found["forced"] == 0.5
    assert found["choices"]["decisions"] == 4
    assert found["decisions"]["median"] == 2


def test_a_game_is_looked_at_in_detail_only_between_captains() -> None:
    wanted = Pairing("maria", "introductory-two", ["captain", "captain"], "look", 60)
    captains = looked_at(wanted)
    assert len(captains["choices"]) == 60
    assert captains["score"] == 0.5, "it was given up"
    others = looked_at(wanted._replace(names=["random", "captain"]))
    assert others["choices"] == others["hidden"] == []


@pytest.mark.parametrize(
    ("value", "round_one"), [(0.4, 1), (7, 7.5), (14, 15), (98, 100), (226, 250), (303, 400)]
)
def test_a_scale_ends_at_a_round_number_above(value: float, round_one: float) -> None:
    assert round_up(value) == round_one


def test_plots_are_sound_and_hold_what_they_show() -> None:
    row = {"p5": 1, "p25": 2, "median": 3, "p75": 5, "p95": 9}
    for picture in (dots("A & B", {"One <x>": row}), bars("Shares", {"One <x>": 0.25})):
        words = "".join(ElementTree.fromstring(picture).itertext())
        assert "One <x>" in words
        assert "25%" in words or "median 3" in words


def test_the_page_has_the_figures_of_the_file() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    rows = {TITLES[game]: kept[game] for game in SCENARIOS}
    page = PAGE.read_text(encoding="utf-8")
    assert figures_table(rows) in page
    assert scores_table(rows) in page
    for name in ("choices", "decisions", "hidden", "luck"):
        assert f"pictures/difficulty-{name}.svg" in page
        assert (DOCS / "pictures" / f"difficulty-{name}.svg").is_file()
