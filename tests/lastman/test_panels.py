"""What lies beside the map: templates with every space, the budget, the steps of a battle."""

from __future__ import annotations

import re

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.battle import Battle
from sandtable.games.lastman.rules.facts import (
    AREAS,
    ARMY_NATION,
    AUXILIARY_SPACES,
    BOX,
    BUILD,
    ENTENTE,
    GERMAN,
    INFANTRY_SPACES,
    NATIONS,
)
from sandtable.games.lastman.rules.hidden import veiled_armies
from sandtable.games.lastman.rules.notation import VOCABULARY
from sandtable.games.lastman.rules.state import LastMan
from sandtable.toolkit.panels import Panel, Row
from sandtable.toolkit.text import Speaker

SPEAKER = Speaker("en", LASTMAN)
DICE = Sealed(7)


def begun(scenario: str, **options: bool) -> LastMan:
    game = LASTMAN.set_up(scenario, dict(options))
    game.begin(DICE)
    return game


def answer(game: LastMan, *names: str) -> None:
    for name in names:
        game.answer(VOCABULARY.find(name), DICE)


def quietly(game: LastMan, key: str) -> None:
    """Stay and pass until this is asked."""
    for _ in range(80):
        question = game.question()
        assert question is not None
        if question.key == key:
            return
        names = [VOCABULARY.name(action) for action in question.actions]
        rests = [name for name in names if name in ("done", "pass", "stop")]
        game.answer(VOCABULARY.find((rests or names)[0]), DICE)
    raise AssertionError(f"{key} is never asked")


def panel(game: LastMan, seat: int, name: str) -> Panel:
    return next(each for each in LASTMAN.face.panels(game, seat, SPEAKER) if each.id == name)


def spaces(row: Row) -> tuple[int, int]:
    """How many a template has of both sections, filled or free."""
    sections = [0]
    for cell in row.cells:
        if cell.mark == "gap":
            sections.append(0)
        elif cell.mark != "place":
            sections[-1] += int(cell.text)
    foot, others = sections
    return foot, others


@pytest.mark.parametrize("scenario", LASTMAN.scenarios())
def test_a_template_shows_every_space(scenario: str) -> None:
    game = begun(scenario)
    rows = panel(game, GERMAN, "armies").rows
    on_map = [army for army in range(len(ARMY_NATION)) if game.army_place(army) >= 0]
    assert len(rows) == len(on_map)
    for row in rows:
        nation = NATIONS.index(row.nation)
        assert spaces(row) == (INFANTRY_SPACES[nation], AUXILIARY_SPACES[nation]), row


def test_a_template_says_where_its_army_stands() -> None:
    game = begun("1914")
    told = [row.place for row in panel(game, GERMAN, "armies").rows]
    stands = [game.army_place(army) for army in range(len(ARMY_NATION))]
    assert sorted(told) == sorted(
        AREAS[place] if place < BOX else "" for place in stands if place >= 0
    )
    assert set(told) & set(AREAS)


def test_a_seat_sees_its_own_armies_first() -> None:
    game = begun("1914")
    for seat, nation in ((GERMAN, "GE"), (ONLOOKER, "GE")):
        assert panel(game, seat, "armies").rows[0].nation == nation
    assert panel(game, ENTENTE, "armies").rows[0].nation != "GE"


def test_hidden_templates_open_for_their_owner_alone() -> None:
    """L11.9: the other side sees how many spaces are filled."""
    game = begun("1914", hidden=True)
    for seat, nation in ((GERMAN, "GE"), (ENTENTE, "FR")):
        for row in panel(game, seat, "armies").rows:
            closed = any(cell.mark == "hidden" for cell in row.cells)
            drawn = any(cell.sign.startswith("piece-") for cell in row.cells)
            if row.nation == nation:
                assert drawn
                assert not closed
            elif row.nation in ("GE", "FR"):
                assert closed
                assert not drawn


def test_hidden_armies_in_the_box_are_open_for_their_owner_alone() -> None:
    """L11.9 holds in the Eastern Front box too."""
    game = LASTMAN.place(
        {
            "scenario": "1915",
            "turn": 5,
            "active": "german",
            "phase": "movement",
            "options": ["hidden"],
            "box": ["GE 9: 2 infantry, 1 artillery"],
            "entente": ["paris: 1 fr_infantry"],
        }
    )
    assert veiled_armies(game)
    for seat in (GERMAN, ENTENTE, ONLOOKER):
        (row,) = panel(game, seat, "box").rows
        assert any(cell.sign.startswith("piece-") for cell in row.cells) == (seat == GERMAN)
        assert any(cell.mark == "hidden" for cell in row.cells) == (seat != GERMAN)


def test_the_budget_counts_along_and_is_secret() -> None:
    game = begun("1914")
    quietly(game, "spend")
    points = BUILD[game.turn()][GERMAN]
    purse = panel(game, GERMAN, "production").rows[0]
    assert len(purse.cells) == points
    assert f"spent 0 · left {points}" in purse.note
    answer(game, "cards 2")
    purse, *orders = panel(game, GERMAN, "production").rows
    assert [cell.mark for cell in purse.cells].count("spent") == 2
    assert [row.label for row in orders] == ["2 cards"]
    card = panel(game, GERMAN, "prices").rows[-1]
    assert [cell.text for cell in card.cells] == ["1", "–", "2"]
    assert card.active
    for seat in (ENTENTE, ONLOOKER):
        told = str(LASTMAN.face.panels(game, seat, SPEAKER))
        assert "2 cards" not in told
        assert "spent 2" not in told


def at_liege(**options: bool) -> LastMan:
    """The German First Army has entered Liège, and the battle begins."""
    game = begun("1914", **options)
    quietly(game, "opening")
    held = [VOCABULARY.name(action) for action in game.questions()[0].actions]
    answer(game, next(name for name in held if "offensive" in name))
    quietly_to_liege(game)
    return game


def test_a_battle_tells_nobody_what_is_secret() -> None:
    """L11.9: whatever is still veiled in a battle is a number to the other side."""
    game = at_liege(hidden=True)
    battle = next(each for each in game.stack if isinstance(each, Battle))
    veiled = {army for army in veiled_armies(game) if game.army_place(army) == battle.area}
    for seat in (GERMAN, ENTENTE, ONLOOKER):
        attacker = panel(game, seat, "battle").rows[1]
        drawn = [cell for cell in attacker.cells if cell.sign.startswith("piece-")]
        assert bool(drawn) == (seat == GERMAN or not veiled)


def test_a_battle_goes_from_step_to_step() -> None:
    game = at_liege()
    seen: list[str] = []
    while any(isinstance(each, Battle) for each in game.stack):
        steps, attacker, defender = panel(game, GERMAN, "battle").rows
        here = [cell.text for cell in steps.cells if cell.mark == "here"]
        assert len(here) == 1
        if here[0] not in seen:
            seen.append(here[0])
        question = game.question()
        assert question is not None
        assert [attacker.active, defender.active] == [question.seat == side for side in (0, 1)]
        owed = re.search(r"hits to pay: (\d+)", str((attacker, defender)[question.seat].cells))
        assert bool(owed) == question.key.startswith("pay")
        names = [VOCABULARY.name(action) for action in question.actions]
        rests = [name for name in names if name in ("done", "pass")]
        game.answer(VOCABULARY.find((rests or names)[0]), DICE)
    order = [cell.text for cell in steps.cells]
    assert seen == sorted(seen, key=order.index)
    assert seen[-1] == "retreats"


def quietly_to_liege(game: LastMan) -> None:
    answer(game, "army ge_1", "step liege", "done")
    for _ in range(6):
        if any(isinstance(each, Battle) for each in game.stack):
            return
        question = game.question()
        assert question is not None
        names = [VOCABULARY.name(action) for action in question.actions]
        wanted = [name for name in names if name in ("battle liege", "fight liege")]
        rests = [name for name in names if name in ("done", "pass")]
        game.answer(VOCABULARY.find((wanted or rests or names)[0]), DICE)


def test_the_victory_track_has_one_place_for_the_total() -> None:
    for scenario in LASTMAN.scenarios():
        track, parts = panel(begun(scenario), GERMAN, "points").rows
        assert [cell.mark for cell in track.cells].count("here") == 1
        total = int(parts.cells[-1].text.split()[-1])
        shares = [int(cell.text.split()[-1].replace("−", "-")) for cell in parts.cells[:-1]]
        assert sum(shares) == total, scenario
