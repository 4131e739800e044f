"""The dice that are shown beforehand are those that the engine throws, and their odds are exact."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import Event
from sandtable.core.fight import odds
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.facts import AREA_COUNT, AREAS, BIPLANE
from sandtable.games.lastman.rules.fire import VOLLEY_ROW, chances_of_hits
from sandtable.games.lastman.rules.notation import BATTLE, DONE, FIGHT, NUMBER, STEP, STOP, STRIDE
from sandtable.games.lastman.rules.odds import (
    NO_LIMIT,
    THROWS,
    Blanks,
    Throw,
    first_throws,
    preview,
    thrown_by,
    throws_of,
)
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.words import area_name
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.planner import plans
from sandtable.toolkit.text import LANGUAGES, Speaker

ENGLISH = Speaker("en", LASTMAN, strict=True)
ROLLS = 3_000
SIGMAS = 4.5  # of so many comparisons none should be further off


def questions(scenario: str, seed: int, options: dict[str, Any], most: int) -> Iterator[LastMan]:
    """The positions of a game of two who mostly know what they do."""
    rng = random.Random(seed)
    game = LASTMAN.set_up(scenario, options)
    chance = Sealed(seed)
    game.begin(chance)
    for _ in range(most):
        asked = game.questions()
        if not asked:
            return
        yield game
        question = rng.choice(asked)
        advice = LASTMAN.advice(game, question, SIMPLE)
        best = [
            a for a, worth in zip(question.actions, advice, strict=True) if worth == max(advice)
        ]
        game.answer(
            rng.choice(best if rng.random() < 0.8 else question.actions), chance, question.seat
        )


def asked(game: LastMan) -> Question:
    question = game.question()
    assert question is not None
    return question


def dice_of(throw: Throw) -> list[int]:
    """F-value and dice of each pool, without one kind that is in it."""
    return [number for at, number in enumerate(throw.rows) if at % VOLLEY_ROW != 1]


def told_after(game: LastMan, action: int, chance: Any) -> list[Event]:
    after = game.copy()
    told: list[Event] = []
    after.journal = told
    after.answer(action, chance)
    return told


@pytest.mark.parametrize(
    "rows", [[0, 0, 1, 3], [0, 0, 1, 2, 4, 5, 3, 2], [12, -1, 2, 4, 7, 9, 1, 1]]
)
def test_chances_are_those_of_all_throws(rows: list[int]) -> None:
    levels = [rows[at + 2] for at in range(0, len(rows), VOLLEY_ROW) for _ in range(rows[at + 3])]
    counts = Counter(
        sum(face <= level for face, level in zip(faces, levels, strict=True))
        for faces in product(range(1, 7), repeat=len(levels))
    )
    found = chances_of_hits(rows)
    assert len(found) == len(levels) + 1
    for hits, chance in enumerate(found):
        assert chance == pytest.approx(counts[hits] / 6 ** len(levels))


def test_more_biplanes_than_there_are_cannot_be_hit() -> None:
    throw = Throw(0, 3, 0, [BIPLANE, -1, 1, 3], ["L8.8.2"], 1)
    assert throw.chances() == pytest.approx([(5 / 6) ** 3, 1 - (5 / 6) ** 3])
    assert throw.expected() == pytest.approx(1 - (5 / 6) ** 3)


@pytest.mark.compiled
@pytest.mark.parametrize(("scenario", "seed"), [("1914", 5), ("1916", 2), ("1918", 3)])
def test_the_engine_throws_what_was_shown(scenario: str, seed: int) -> None:
    """At every answer in every battle of a game: with real dice the same ones fall first."""
    seen = Counter[str]()
    chance = Sealed("other dice")
    for game in questions(scenario, seed, {}, 700):
        for action in asked(game).actions:
            shown = throws_of(game, action)
            if not shown:
                continue
            fallen = first_throws(told_after(game, action, chance))
            assert [(each.side, each.step, dice_of(each)) for each in shown] == [
                (each.side, each.step, dice_of(each)) for each in fallen
            ], f"{LASTMAN.vocabulary.name(action)}\n{game}"
            seen[asked(game).key] += 1
    assert len(seen) > 2, seen
    assert seen["retreat-instead"], seen


def whole_battle(game: LastMan, area: int) -> list[Throw]:
    """All that is thrown in a battle in which every die misses and nobody leaves."""
    after = game.copy()
    told: list[Event] = []
    after.journal = told
    after.answer(FIGHT + area, Blanks())
    while after.battle_at(area) >= 0:
        question = asked(after)
        numbers = [each for each in question.actions if each - each % STRIDE == NUMBER]
        after.answer(max(numbers) if numbers else DONE, Blanks())
    found: list[Throw] = []
    for event in told:
        if event.key in THROWS:
            (throw,) = first_throws([event])
            if found and (found[-1].side, found[-1].step) == (throw.side, throw.step):
                found[-1].rows += throw.rows
            else:
                found.append(throw)
    return found


@pytest.mark.compiled
@pytest.mark.parametrize(("scenario", "seed"), [("1914", 5), ("1916", 2), ("1918", 3)])
def test_a_battle_is_previewed_as_it_is_fought(scenario: str, seed: int) -> None:
    battles = 0
    for game in questions(scenario, seed, {}, 700):
        for action in asked(game).actions:
            if action - action % STRIDE != FIGHT:
                continue
            shown = preview(game, action - FIGHT)
            fought = whole_battle(game, action - FIGHT)
            assert [(each.side, each.step, dice_of(each)) for each in shown] == [
                (each.side, each.step, dice_of(each)) for each in fought
            ], f"{LASTMAN.vocabulary.name(action)}\n{game}"
            battles += 1
    assert battles > 3


def mixed(throws: list[Throw]) -> bool:
    return len({throws[0].rows[at + 2] for at in range(0, len(throws[0].rows), VOLLEY_ROW)}) > 1


def a_throw(wanted: str) -> tuple[LastMan, int, list[Throw]]:
    """The first answer that throws a mixed volley, or both sides' dice of a dogfight."""
    for seed in range(3, 12):
        for game in questions("1918", seed, {}, 2_000):
            for action in asked(game).actions:
                shown = throws_of(game, action)
                if len(shown) == 1 and wanted == "volley" and mixed(shown):
                    return game, action, shown
                if len(shown) == 2 and wanted == "dogfight":
                    return game, action, shown
    raise AssertionError(f"no {wanted} in nine games")


@pytest.mark.compiled
@pytest.mark.parametrize("wanted", ["volley", "dogfight"])
def test_odds_agree_with_the_engine_itself(wanted: str) -> None:
    """Thousands of answers with dice of their own: hits as often as the odds say."""
    game, action, shown = a_throw(wanted)
    chance = Sealed("many")
    counts: list[Counter[int]] = [Counter() for _ in shown]
    for _ in range(ROLLS):
        hits = Counter[tuple[int, int]]()
        for event in told_after(game, action, chance):
            if event.key in THROWS:
                (throw,) = first_throws([event])
                if event.key == "dogfight" or throw.step == shown[0].step:
                    hits[throw.side, throw.step] += event.args["hits"]
        for at, throw in enumerate(shown):
            found = hits[throw.side, throw.step]
            counts[at][found if throw.most == NO_LIMIT else min(found, throw.most)] += 1
    for throw, counted in zip(shown, counts, strict=True):
        for hits_, chance_ in enumerate(throw.chances()):
            sigma = math.sqrt(ROLLS * chance_ * (1 - chance_))
            assert abs(counted[hits_] - ROLLS * chance_) <= max(SIGMAS * sigma, 1), (hits_, counted)


def test_box_and_face_tell_the_same() -> None:
    told = plain = 0
    for game in questions("1916", 4, {}, 900):
        for action in asked(game).actions:
            throw, fight = thrown_by(game, action), LASTMAN.fight(game, action)
            shown = LASTMAN.face.odds(game, action, ENGLISH)
            assert (throw is not None) == (shown is not None) == LASTMAN.throws(game, action)
            if throw is None or shown is None:
                assert fight is None
                continue
            told += 1
            assert shown.dice == throw.dice
            assert shown.chances.hits == pytest.approx(throw.chances())
            assert shown.incoming == (throw.side != asked(game).seat)
            assert fight is not None
            if throw.most == NO_LIMIT:
                plain += 1
                assert fight.dice == throw.dice
                counted = odds(fight)
                assert [counted[hits, 0] for hits in range(len(throw.chances()))] == pytest.approx(
                    throw.chances()
                )
    assert told > 50
    assert plain > 10


def test_what_a_card_would_do_is_shown_before_it_is_laid() -> None:
    """Poison Gas! doubles the hits of the artillery of its battle (L9.8)."""
    for game in questions("1916", 2, {}, 3_000):
        question = asked(game)
        gas = LASTMAN.vocabulary.find("assign poison_gas")
        one = len(game.battles) == 4
        if gas in question.actions and one and question.seat == game.attacker():
            break
    area = game.battles[0]
    before = {throw.step: throw.expected() for throw in preview(game, area)}
    shown = LASTMAN.face.odds(game, gas, ENGLISH)
    assert shown is not None
    assert ("L9.8") in [rule for _, rule in shown.modifiers]
    guns = sum(int(text.split(" ")[0]) for text, rule in shown.modifiers if rule == "L9.8")
    assert shown.chances.expected == pytest.approx(before[2] + guns / 6)


@pytest.mark.compiled
@pytest.mark.parametrize(("scenario", "seed"), [("1916", 4), ("1918", 3)])
def test_secret_armies_are_not_told_of(scenario: str, seed: int) -> None:
    """With hidden templates nothing that is shown hangs on what the seat cannot know (L11.9)."""
    declared = 0
    for game in questions(scenario, seed, {"hidden": True, "scramble": True}, 600):
        for question in game.questions():
            guessed = game.resample(question.seat, Sealed("guess"))
            assert isinstance(guessed, LastMan)
            for action in question.actions:
                if action not in asked(guessed).actions:
                    continue
                ours, theirs = (
                    LASTMAN.face.odds(each, action, ENGLISH) for each in (game, guessed)
                )
                assert ours == theirs, LASTMAN.vocabulary.name(action)
                declared += action - action % STRIDE in (BATTLE, FIGHT)
            for area in AREAS:
                ours_, theirs_ = (
                    LASTMAN.face.battle_told(each, AREAS.index(area), question.seat, ENGLISH)
                    for each in (game, guessed)
                )
                assert ours_ == theirs_, area
    assert declared > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_tells_of_the_battle_that_it_brings(language: str) -> None:
    speaker = Speaker(language, LASTMAN, strict=True)
    for game in questions("1914", 5, {}, 300):
        steps = [each for each in asked(game).actions if each - each % STRIDE == STEP]
        notes = {
            AREAS[each - STEP]: LASTMAN.face.preview(game, [each], asked(game).seat, speaker)
            for each in steps
        }
        if notes.get("liege"):
            break
    assert area_name(speaker.phrases, AREAS.index("liege")) in notes["liege"]
    assert not notes.get("aachen")
    after = game.copy()
    after.answer(STEP + AREAS.index("liege"), Sealed(1))
    shown = [each for each in preview(after, AREAS.index("liege")) if each.step != 0]
    for throw in shown:
        assert f"{throw.expected():.2f}" in notes["liege"]
    place_info = LASTMAN.face.place_info(after, "liege", 0, speaker)
    assert notes["liege"] in place_info.lines


def test_what_is_coming_is_told_to_a_unit_that_may_leave() -> None:
    told = set()
    for game in questions("1918", 3, {}, 1_500):
        question = asked(game)
        threat = LASTMAN.face.threat(game, question, ENGLISH)
        if threat is not None:
            told.add(question.key)
            assert threat.incoming
            assert threat.dice > 0
            assert question.seat != game.attacker() or question.key == "cavalry-retreat"
    assert {"retreat-instead", "cavalry-retreat", "weather"} <= told, told


def test_a_march_is_planned_to_its_end_and_no_further() -> None:
    """What the page lights up for a unit is where this unit can go, not what others do after it."""
    marches = 0
    for game in questions("1914", 5, {}, 200):
        found = plans(game, LASTMAN.is_step)
        if asked(game).key != "where-to":
            assert not [plan for plan in found if len(plan.answers) > 1]
            continue
        marches += 1
        for plan in found:
            assert plan.state is not None
            assert all(each == STOP or each - each % STRIDE == STEP for each in plan.answers)
            if asked_for(plan.state) == "where-to":  # where there is no room it joins an army
                after = plan.state.questions()[0].actions
                assert not [each for each in after if each - each % STRIDE == STEP], plan.answers
        assert len(found) <= AREA_COUNT
    assert marches > 5


def asked_for(state: State) -> str:
    question = state.question()
    return "" if question is None else question.key
