"""Every place of every board is told in words, in the reader's language, as it is now.

Who cannot see the board hears what a place is: ground, works and objectives of a hex; country,
fortress, holder and suit of a city; owner, worth and fort of an area.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.games.greatwar.rules.facts import GRID
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.lastman.rules.facts import AREAS, POINTS
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.maria.rules.facts import CITIES, FORTRESSES, POWERS
from sandtable.games.maria.rules.state import Maria
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes import scenes_of
from sandtable.toolkit.text import LANGUAGES

GAMES = sorted(BOXES)
KEY = re.compile(r"\b(terrain|token|land|look|place|suit|power|seat|map)-[a-z]")


def boards(game: str) -> list[str]:
    return [*BOXES[game].scenarios(), *BOXES[game].lessons()]


def told(game: str, scenario: str, state: State, language: str) -> dict[str, str]:
    """What a page says of places: what the layout says, and what the scene says instead."""
    scenes = scenes_of(game)
    layout = scenes.layout(scenario, False, language)
    scene = scenes.scene(state, speaker_for(game, language), 0)
    return {place.id: scene.about.get(place.id, place.about) for place in layout.places}


def positions(game: str, scenario: str, seed: int, answers: int, every: int) -> Iterator[State]:
    rng, dice = random.Random(seed), Sealed(seed)
    state = BOXES[game].set_up(scenario, {})
    state.begin(dice)
    for number in range(answers):
        question = state.question()
        if question is None:
            return
        state.answer(rng.choice(question.actions), dice, question.seat)
        if number % every == 0:
            yield state


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_told_in_every_language(game: str) -> None:
    for scenario in boards(game):
        seen = []
        for language in LANGUAGES:
            layout = scenes_of(game).layout(scenario, False, language)
            words = {place.id: place.about for place in layout.places}
            assert all(words.values()), (scenario, language)
            assert not [each for each in words.values() if KEY.search(each)], (scenario, language)
            seen.append(words)
        for place in seen[0]:
            assert len({words[place] for words in seen}) == len(LANGUAGES), (scenario, place)


@pytest.mark.parametrize("game", GAMES)
def test_the_scene_tells_what_is_no_longer_as_at_the_start(game: str) -> None:
    scenario = boards(game)[0]
    for language in LANGUAGES:
        speaker = speaker_for(game, language)
        for state in positions(game, scenario, 5, 240, 60):
            now = told(game, scenario, state, language)
            assert now == {
                place: ", ".join(BOXES[game].face.describe(state, place, speaker)) for place in now
            }


def test_what_is_dug_and_shot_in_the_great_war_is_told() -> None:
    """Wire, craters and bridges, where they lie and nowhere else; and where they are gone."""
    words = {"wire": "wire", "shell-crater": "shell crater", "strongpoint": "strongpoint"}
    seen: set[str] = set()
    gone = 0
    for scenario in BOXES["greatwar"].scenarios()[:4]:
        before: dict[str, str] = {}
        for state in positions("greatwar", scenario, 2, 300, 30):
            assert isinstance(state, GreatWar)
            now = told("greatwar", scenario, state, "en")
            shown = scenes_of("greatwar").scene(state, speaker_for("greatwar", "en"), 0)
            lying = {(mark.place, mark.symbol.removeprefix("marker-")) for mark in shown.marks}
            for place in GRID.names:
                for kind, word in words.items():
                    name = "crater" if kind == "shell-crater" else kind
                    lies = any(at == place and symbol.startswith(name) for at, symbol in lying)
                    told_so = word in now[place].split(", ")
                    assert lies == told_so, (scenario, place, kind, now[place])
                    seen |= {kind} if lies else set()
            gone += sum(now[place] != words_ for place, words_ in before.items())
            before = now
    assert {"wire", "shell-crater"} <= seen
    assert gone, "nothing was dug, shot or taken"


def test_objectives_and_works_of_napoleonics_are_told_where_they_are() -> None:
    works = objectives = 0
    for scenario in BOXES["napoleonics"].scenarios():
        state = BOXES["napoleonics"].set_up(scenario, {})
        assert isinstance(state, Napoleonics)
        now = told("napoleonics", scenario, state, "en")
        names = list(state.grid.names)
        worth = {names[each.hex] for each in state.field.objectives}
        for at, name in enumerate(names):
            assert ("objective" in now[name]) == (name in worth), (scenario, name)
            assert ("field works" in now[name]) == bool(state.field.works[at]), (scenario, name)
        works += any(state.field.works)
        objectives += len(worth)
    assert works
    assert objectives


def test_the_holder_of_a_city_is_told_as_it_changes_hands() -> None:
    state = BOXES["maria"].set_up("advanced", {})
    assert isinstance(state, Maria)
    speaker = speaker_for("maria", "en")
    before = told("maria", "advanced", state, "en")
    city = next(each for each in FORTRESSES if CITIES[each] == "linz")
    state.set_mark(city, POWERS.index("france"))
    now = told("maria", "advanced", state, "en")
    assert before["linz"] == "Austria, fortress, held by: Austria, spades"
    assert now["linz"] == "Austria, fortress, held by: France, spades"
    assert set(scenes_of("maria").scene(state, speaker, 0).about) >= {"linz"}


def test_owner_worth_and_fort_of_areas_are_told() -> None:
    scenario = BOXES["lastman"].scenarios()[0]
    for state in positions("lastman", scenario, 3, 400, 80):
        assert isinstance(state, LastMan)
        now = told("lastman", scenario, state, "en")
        for area, word in enumerate(AREAS):
            parts = now[word].split(", ")
            assert (f"worth {POINTS[area]}" in parts) == bool(POINTS[area]), word
            assert (f"fort {state.fort(area)}" in parts) == (state.fort(area) >= 0), word
            owner = ("Germany", "Entente", "neutral")[state.owner(area)]
            assert parts[0] == ("disputed" if state.is_disputed(area) else owner), word


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_told_without_its_place_which_the_page_says_first(game: str) -> None:
    scenario = boards(game)[0]
    state = BOXES[game].set_up(scenario, {})
    state.begin(Sealed(1))
    scene = scenes_of(game).scene(state, speaker_for(game, "en"), 0)
    assert scene.pieces
    assert not [each.label for each in scene.pieces if each.label.startswith(f"{each.place}:")]
