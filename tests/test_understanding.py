"""Nothing on a table is without a word: headers, panels, signs of the map, units, lessons."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

import sandtable
from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.games.greatwar.rules.facts import KINDS as GREAT_WAR_KINDS
from sandtable.games.lastman.rules.facts import KINDS as LAST_MAN_KINDS, PRICE, TYPE_OF
from sandtable.games.napoleonics.rules.facts import KINDS as NAPOLEONIC_KINDS
from sandtable.server.texts import TEXT
from sandtable.server.views.aids import drawing, is_drawn
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.game import Game
from sandtable.toolkit.lookup import Sign, UnitKind
from sandtable.toolkit.rulebook import Rulebook
from sandtable.toolkit.text import LANGUAGES, Speaker

GAMES = tuple(BOXES)
RULE = re.compile(r"\b[GLMN]\d{1,2}(?:\.\d{1,2}[a-z]?)*\b")
SCENARIOS = {
    "napoleonics": ("rolica_first", "first_battle"),
    "greatwar": ("cambrai-havrincourt", "first-tanks"),
    "maria": ("advanced", "first_campaign"),
    "lastman": ("1917", "first_offensive"),
}
EVERY = 31  # so many answers from one position to the next
LONGEST = 620  # answers


def positions(game_id: str, scenario: str, seed: int) -> Iterator[Game]:
    """Now and then a position of a game of random answers, and its end."""
    choose = random.Random(seed)
    game = sandtable.new_game(game_id, scenario, seed)
    for step in range(LONGEST):
        question = game.question()
        if question is None:
            break
        if step % EVERY == 0:
            yield game
        game.answer(game.name(choose.choice(question.actions)), question.seat)
    yield game


def anchors(game_id: str) -> set[str]:
    """The numbers of all paragraphs of a rulebook."""
    text = Rulebook(BOXES[game_id].folder, "en").text
    return {each.replace("-", ".") for each in re.findall(r'<a id="([a-z][\d-]+[a-z]?)"', text)}


def assert_rules(told: str, known: set[str]) -> None:
    for rule in RULE.findall(told):
        assert rule.lower() in known, (rule, told)


def strict(shown: SeatView, game_id: str, language: str) -> SeatView:
    """Somebody who raises where a word is missing."""
    shown.speaker = Speaker(language, BOXES[game_id], TEXT, strict=True)
    return shown


def explanations(shown: SeatView, game: Game) -> Iterator[str]:
    """What is said of each value of the header, each panel and each column of its head."""
    yield shown.help("moment")
    for side in shown.sides(game.state)[0]:
        yield from (side.help, side.score_help, side.cards_help)
        yield from (each.help for each in side.holdings)
    for panel in shown.panels(game.state):
        yield panel.help
        assert not panel.head or len(panel.head_help) == len(panel.head), panel.id
        for head, told in zip(panel.head, panel.head_help, strict=True):
            assert bool(head) == bool(told), (panel.id, head)
            if head:
                yield told


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_of_the_header_and_every_heading_is_explained(game_id: str) -> None:
    known = anchors(game_id)
    seen: set[str] = set()
    for scenario in SCENARIOS[game_id]:
        seats = (*range(len(BOXES[game_id].seats_of(scenario))), ONLOOKER)
        for number, game in enumerate(positions(game_id, scenario, 7)):
            for language in LANGUAGES:
                seat = seats[number % len(seats)]
                shown = strict(SeatView(game_id, seat, language), game_id, language)
                seen.update(explanations(shown, game))
    assert len(seen) > len(LANGUAGES) * 3
    for each in seen:
        assert RULE.search(each)
        assert_rules(each, known)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_symbol_of_a_scene_is_in_the_legend_or_on_the_sheet_of_units(game_id: str) -> None:
    scenes, speaker = scenes_of(game_id), Speaker("en", BOXES[game_id])
    covered: set[str] = set()
    for scenario in SCENARIOS[game_id]:
        for game in positions(game_id, scenario, 11):
            scene = scenes.scene(game.state, speaker, ONLOOKER)
            drawn = {each.symbol for each in scene.pieces} | {each.symbol for each in scene.marks}
            aids = BOXES[game_id].face.aids(game.state, ONLOOKER, speaker)
            patterns = [pattern for each in aids.signs for pattern in each.covers]
            patterns += [pattern for each in aids.units for pattern in each.covers]
            for symbol in drawn - covered:
                assert any(fnmatchcase(symbol, each) for each in patterns), symbol
            covered |= drawn
            if scene.flags:
                assert "objective" in {each.id for each in aids.signs if each.here}
    assert len(covered) > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_every_sign_and_unit_has_a_drawing_that_is_there(game_id: str) -> None:
    scenes, speaker = scenes_of(game_id), Speaker("en", BOXES[game_id])
    sheet = scenes.sheet()
    state = BOXES[game_id].set_up(SCENARIOS[game_id][0], {})
    aids = BOXES[game_id].face.aids(state, ONLOOKER, speaker)
    assert len(aids.signs) > 10
    listed: list[Sign | UnitKind] = [*aids.signs, *aids.units]
    for each in listed:
        drawn = drawing(game_id, each.id, each.symbol)
        if drawn.symbol:
            assert f'id="{drawn.symbol}"' in sheet, drawn.symbol
        else:
            assert scenes.sample(each.id).startswith("<svg")
            assert drawn.picture.endswith(f"/signs/{each.id}.svg?v={scenes.version}")


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_and_units_are_in_words_with_rules_that_exist(game_id: str, language: str) -> None:
    speaker, known = Speaker(language, BOXES[game_id], strict=True), anchors(game_id)
    state = BOXES[game_id].set_up(SCENARIOS[game_id][0], {})
    aids = BOXES[game_id].face.aids(state, ONLOOKER, speaker)
    assert_rules(BOXES[game_id].face.help("units", speaker), known)
    for sign in aids.signs:
        assert sign.name
        assert sign.text
        assert_rules(f"{sign.text} {sign.rule}", known)
    for unit in aids.units:
        assert unit.name
        assert unit.figures or unit.notes
        assert all(name and value for name, value in unit.figures)
        assert_rules(" ".join(unit.notes), known)


def units_in(game_id: str, scenario: str) -> dict[str, dict[str, str]]:
    state = BOXES[game_id].set_up(scenario, {})
    aids = BOXES[game_id].face.aids(state, ONLOOKER, Speaker("en", BOXES[game_id]))
    return {each.id: dict(each.figures) for each in aids.units}


def test_the_sheets_have_every_kind_of_unit() -> None:
    assert list(units_in("napoleonics", "rolica_first")) == list(NAPOLEONIC_KINDS)
    assert list(units_in("greatwar", "first-tanks")) == list(GREAT_WAR_KINDS)
    assert list(units_in("maria", "advanced")) == ["general", "train", "hussar"]
    last_man = units_in("lastman", "1914")
    assert [each for each in last_man if each in LAST_MAN_KINDS] == list(LAST_MAN_KINDS)
    assert {"army-GE", "army-FR", "army-UK", "army-BE", "army-US", "fort"} <= set(last_man)


def test_the_prices_of_production_stand_on_the_sheet() -> None:
    sheet = units_in("lastman", "1914")
    for kind, word in enumerate(LAST_MAN_KINDS):
        assert sheet[word]["price in build points"] == str(PRICE[TYPE_OF[kind]])


def test_what_is_in_this_game_is_told_from_the_rest() -> None:
    speaker = Speaker("en", BOXES["lastman"])
    face, scenes = BOXES["lastman"].face, scenes_of("lastman")
    state = BOXES["lastman"].set_up("first_offensive", {})
    scene = scenes.scene(state, speaker, ONLOOKER)
    drawn = {each.symbol for each in scene.pieces} | {each.symbol for each in scene.marks}
    aids = face.aids(state, ONLOOKER, speaker)
    here = {each.id for each in aids.units if each.here or is_drawn(each.covers, drawn)}
    assert {"army-GE", "ge_infantry", "ge_siege_gun", "be_infantry", "fort"} <= here
    assert not {"ge_tank", "us_infantry", "army-US", "ge_paris_gun"} & here
    signs = {each.id for each in aids.signs if each.here or is_drawn(each.covers, drawn)}
    assert {"front", "worth", "fort", "rough", "source", "held"} <= signs
    assert not {"battle", "disputed", "entrenched"} & signs


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_ends_with_what_was_learned(game_id: str, language: str) -> None:
    face = BOXES[game_id].face
    lines = face.lessons_learned(Speaker(language, BOXES[game_id], strict=True))
    assert 3 <= len(lines) <= 5
    known = anchors(game_id)
    for line in lines:
        assert RULE.search(line)
        assert_rules(line, known)
    assert face.after_lesson in BOXES[game_id].scenarios()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_that_are_rarely_seen_are_explained_too(game_id: str, language: str) -> None:
    files = sorted((BOXES[game_id].folder / "table").glob("*.py"))
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    speaker = Speaker(language, BOXES[game_id], strict=True)
    assert files
    for panel in re.findall(r'\bPanel\(\s*"([a-z-]+)"', sources):
        assert BOXES[game_id].face.help(f"panel-{panel}", speaker)
    for holding in re.findall(r'\bHolding\(\s*"([a-z-]+)"', sources):
        assert BOXES[game_id].face.help(f"holding-{holding}", speaker)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_germany_are_told_once(language: str) -> None:
    shown = strict(SeatView("lastman", 0, language), "lastman", language)
    germany = shown.sides(BOXES["lastman"].set_up("1914", {}))[0][0]
    assert germany.score
    assert [each.id for each in germany.holdings] == ["build"]


@pytest.mark.parametrize("game_id", ["napoleonics", "greatwar"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_tells_what_the_pennant_of_a_unit_means(game_id: str, language: str) -> None:
    box = BOXES[game_id]
    speaker = Speaker(language, box, strict=True)
    aids = box.face.aids(box.set_up(box.scenarios()[0], {}), 0, speaker)
    ordered = [each for each in aids.signs if each.symbol == "mark-ordered"]
    assert [(each.id, each.here) for each in ordered] == [("ordered", True)]
    assert ordered[0].text
