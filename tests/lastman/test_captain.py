"""What captain does in a position: guards, retreats, empty armies, builds and the box."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.chance import Sealed
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.bots.guards import Guards
from sandtable.games.lastman.bots.outlook import Outlook
from sandtable.games.lastman.bots.values import Ground
from sandtable.games.lastman.rules.facts import AREAS, GERMAN
from sandtable.games.lastman.rules.state import LastMan
from sandtable.toolkit.box import SOUND
from tests.lastman.test_advice import best, moving, worths_in

CAVALRY_NEXT_DOOR = ["nancy: 1 fr_cavalry", "paris: FR 10: 3 infantry"]
HANDS = {"german": ["offensive"], "entente": ["offensive"] * 5}


def guards_of(position: dict[str, Any], side: int) -> Guards:
    state = LASTMAN.place(position)
    assert isinstance(state, LastMan)
    return Guards(Ground(Outlook(state, side), False))


# Guards


def test_metz_is_not_left_empty_with_cavalry_next_door() -> None:
    """Not even for open points elsewhere, and not into the box."""
    where = ["metz: GE 5: 3 infantry"]
    position = moving(turn=7, german=where, entente=CAVALRY_NEXT_DOOR, hands=HANDS)
    assert best(position, []) != "army ge_5"
    worths = worths_in(position, ["army ge_5"])
    assert all(worths[step] < 0 for step in worths if step != "step nancy")


def test_an_army_may_leave_metz_if_enough_stay() -> None:
    alone = moving(german=["metz: GE 5: 3 infantry"], entente=CAVALRY_NEXT_DOOR)
    guarded = moving(
        german=["metz: GE 5: 3 infantry", "metz: 2 ge_infantry"], entente=CAVALRY_NEXT_DOOR
    )
    step = "step diedenhofen"
    left = worths_in(alone, ["army ge_5"])[step]
    assert worths_in(guarded, ["army ge_5"])[step] > left + 1


def test_a_spare_unit_goes_to_a_point_area_without_a_holder() -> None:
    where = [
        "saarbrucken: 1 ge_infantry",
        "saarbrucken: GE 5: 4 infantry",
        "mulhausen: 2 ge_infantry",
    ]
    position = moving(german=where, entente=["nancy: FR 2: 2 infantry"], hands=HANDS)
    worths = worths_in(position, ["from saarbrucken", "piece ge_infantry"])
    assert max(worths, key=worths.__getitem__) in ("step metz", "step strassburg")


def test_a_march_that_pins_down_the_only_enemy_next_door_leaves_nothing_open() -> None:
    position = moving(german=["mulhausen: GE 5: 3 infantry"], entente=["belfort: 1 fr_infantry"])
    guards = guards_of(position, GERMAN)
    here, goal = AREAS.index("mulhausen"), AREAS.index("belfort")
    assert guards.pinned(here, goal)
    assert not guards.pinned(here, AREAS.index("freiburg"))


def test_cavalry_comes_two_areas_and_foot_one_a_move() -> None:
    where = ["koln: 1 ge_infantry"]
    foot = guards_of(moving(german=where, entente=["nancy: 1 fr_infantry"]), GERMAN)
    horse = guards_of(moving(german=where, entente=["nancy: 1 fr_cavalry"]), GERMAN)
    mainz = AREAS.index("mainz")  # by way of Saarbrücken, where nobody is
    assert (foot.moves[mainz], horse.moves[mainz]) == (2, 1)


def test_a_unit_in_the_way_screens_what_is_behind_it() -> None:
    where = ["saarbrucken: 1 ge_infantry"]
    guards = guards_of(moving(german=where, entente=["nancy: 1 fr_infantry"]), GERMAN)
    open_ = guards_of(
        moving(german=["koln: 1 ge_infantry"], entente=["nancy: 1 fr_infantry"]), GERMAN
    )
    mainz = AREAS.index("mainz")
    assert guards.moves[mainz] > open_.moves[mainz]


def test_enemies_in_a_disputed_area_do_not_count_until_they_are_free() -> None:
    """They may not enter an Enemy area (L4.3)."""
    where = ["nancy: GE 5: 3 infantry", "koln: 1 ge_infantry"]
    guards = guards_of(moving(german=where, entente=["nancy: 1 fr_infantry"]), GERMAN)
    assert guards.worth(AREAS.index("metz"), guards.moves[AREAS.index("metz")]) == 0


# Retreats


def attacked(**more: Any) -> dict[str, Any]:
    """The Entente attacks in Verdun; the Germans may retreat instead of firing."""
    return {
        "scenario": "1915",
        "turn": 5,
        "active": "entente",
        "phase": "declare",
        "offensive": "offensive",
        "hands": {"german": [], "entente": ["offensive"]},
        "owners": {"luxembourg": "german", "sedan": "german"},
        "forts": {"verdun": 0},
        **more,
    }


@pytest.mark.parametrize(
    ("garrison", "goes"), [("GE 5: 1 infantry", True), ("GE 5: 6 infantry, entrenched", False)]
)
def test_a_hopeless_garrison_goes_back_and_a_strong_one_stays(garrison: str, goes: bool) -> None:
    foes = ["verdun: FR 2: 4 infantry", "verdun: 1 fr_infantry"]
    position = attacked(german=[f"verdun: {garrison}"], entente=foes)
    worths = worths_until(position, "retreat-instead")
    assert (worths["army ge_5"] > worths["done"]) == goes


def worths_until(position: dict[str, Any], key: str) -> dict[str, float]:
    """Give the first answer until a question comes, then tell what each answer to it is worth."""
    state = LASTMAN.place(position)
    dice = Sealed("retreat")
    state.begin(dice)
    for _ in range(20):
        question = state.question()
        assert question is not None
        names = [LASTMAN.vocabulary.name(action) for action in question.actions]
        if question.key == key:
            return dict(zip(names, LASTMAN.advice(state, question, SOUND)))
        fights = [each for each in names if each.startswith(("battle", "fight"))]
        name = fights[0] if fights else "done" if "done" in names else names[0]
        state.answer(LASTMAN.vocabulary.find(name), dice)
    raise AssertionError(f"{key} was never asked")


# Empty armies


def test_an_empty_army_goes_back_from_the_front() -> None:
    where = ["metz: 2 ge_infantry", "metz: GE 5: "]
    position = moving(german=where, entente=["nancy: FR 2: 3 infantry"])
    worths = worths_in(position, [])
    assert worths["army ge_5"] > worths["done"]
    steps = worths_in(position, ["army ge_5"])
    assert max(steps, key=steps.__getitem__).split()[-1] not in (
        "diedenhofen",
        "metz",
        "saarbrucken",
    )


def test_an_empty_army_behind_the_line_stays_there() -> None:
    where = ["koln: 2 ge_infantry", "koln: GE 5: "]
    enemies = ["paris: FR 2: 3 infantry"]
    worths = worths_in(moving(scenario="campaign", german=where, entente=enemies), [])
    assert worths["army ge_5"] < worths["done"]


# Builds and the box


def test_a_new_unit_guards_a_point_area_before_it_joins_the_crowd() -> None:
    producing = {"scenario": "1915", "turn": 5, "phase": "production"}
    where = ["metz: GE 5: 5 infantry", "koln: GE 1: 5 infantry"]
    position = {**producing, "german": where, "entente": ["epinal: FR 2: 2 infantry"]}
    worths = worths_in(position, ["buy ge_infantry"])
    assert max(worths, key=worths.__getitem__) in ("at strassburg", "at mulhausen")


def test_the_box_is_used_in_a_campaign_on_the_edge_of_a_decision() -> None:
    """Five build points there are a point more, and 23 end the game (L3.3, L3.4)."""
    where = ["koln: GE 1: 6 infantry", "metz: 2 ge_infantry"]
    taken = ["paris", "calais", "lille", "artois", "picardy"]
    owners = dict.fromkeys(taken, "german")
    position = moving(
        scenario="campaign", turn=7, german=where, entente=["belfort: FR 10: 3 infantry"]
    )
    assert best(position, ["army ge_1"]) != "box"
    assert best({**position, "owners": owners}, ["army ge_1"]) == "box"
