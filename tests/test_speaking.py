"""Whole games in words: every event, question, answer and modifier, in three languages.

A strict speaker raises where a message or a variable is missing; what it says is looked at for
keys and braces that were left over. What the files themselves must be is in `test_text.py`.
"""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import sandtable
from sandtable.core.event import Event
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import LANGUAGES, Speaker, told_once
from tests.played_cases import played_cases
from tests.speaking import tell_actions, tell_cases, tell_game, tell_refusals

BATTLES = {"napoleonics": "garcia_hernandez", "greatwar": "cambrai-flesquieres-ridge"}
NAPOLEONICS = BOXES["napoleonics"]

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("box", [BOXES[each] for each in BATTLES], ids=list(BATTLES))


def new_game(box: Box, seed: int) -> Game:
    return sandtable.new_game(box.id, BATTLES[box.id], seed=seed)


@games
@languages
def test_a_game_can_be_told(language: str, box: Box) -> None:
    keys = tell_game(Speaker(language, box, strict=True), new_game(box, 7))
    assert keys & {"victory", "drawn"}


@games
@languages
def test_what_the_rule_cases_show_can_be_told(language: str, box: Box) -> None:
    tell_cases(Speaker(language, box, strict=True), box.id)


@games
@languages
def test_every_refusal_can_be_told(language: str, box: Box) -> None:
    assert tell_refusals(Speaker(language, box, strict=True), BATTLES[box.id], 80) > 20


@games
@languages
def test_every_action_has_words_whether_it_is_offered_or_not(language: str, box: Box) -> None:
    tell_actions(Speaker(language, box, strict=True), new_game(box, 1))


# What an answer that is about no thing does depends on the question that it answers.
GENERIC = ("done", "pass", "stop", "hold", "agree", "refuse", "leave")
MOST_ANSWERS = 1_500  # of a random game
all_games = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


def bare_answers(speaker: Speaker, state: State) -> dict[str, str]:
    """The generic answers of the open question that are worded as at any other question."""
    question = state.question()
    assert speaker.box is not None
    found = {}
    for action in question.actions if question is not None else ():
        name = speaker.box.vocabulary.name(action)
        if question is not None and name in GENERIC:
            told = speaker.action(state, question, action)
            if told == speaker.bare_action(state, question, action):
                found[f"{name} at {question.key}"] = told
    return found


@cache
def moments(box: Box) -> list[State]:
    """Positions of random games with every optional rule and without, and of the rule cases.

    One for each question and each generic answer that it offers.
    """
    found: dict[tuple[str, tuple[str, ...]], State] = {}

    def note(state: State) -> None:
        question = state.question()
        if question is not None:
            names = [box.vocabulary.name(each) for each in question.actions]
            offered = tuple(each for each in names if each in GENERIC)
            if offered and (question.key, offered) not in found:
                found[question.key, offered] = state.copy()

    for run in played_cases(box.id):
        if run.state is not None:
            note(run.state)
    scenarios = list(box.scenarios())
    for number, options in enumerate(({}, dict.fromkeys(box.switches, True))):
        for scenario in scenarios[:: max(1, len(scenarios) // 3)]:
            game = sandtable.new_game(box.id, scenario, seed=number, options=options)
            dice = random.Random(number)
            for _ in range(MOST_ANSWERS):
                question = game.question()
                if question is None:
                    break
                note(game.state)
                game.answer(dice.choice(question.actions))
    return list(found.values())


@all_games
@languages
def test_every_answer_is_named_by_what_it_does(language: str, box: Box) -> None:
    speaker = Speaker(language, box, strict=True)
    assert len(moments(box)) >= 5
    bare: dict[str, str] = {}
    for state in moments(box):
        bare |= bare_answers(speaker, state)
    assert bare == {}


def test_an_answer_without_words_of_its_own_is_found() -> None:
    box = BOXES["lastman"]
    state = next(each for each in moments(box) if "done" in answers_of(box, each))
    speaker = Speaker("en", box)
    question = state.question()
    assert question is not None
    assert bare_answers(speaker, state) == {}
    known = question.key
    question.key = "no-such-question"
    try:
        assert bare_answers(speaker, state)["done at no-such-question"] == "Done"
    finally:
        question.key = known  # other tests look at the same moments


def answers_of(box: Box, state: State) -> list[str]:
    question = state.question()
    return [] if question is None else [box.vocabulary.name(each) for each in question.actions]


def test_a_card_that_pays_says_how_much() -> None:
    war, maria = BOXES["lastman"], BOXES["maria"]
    paid: dict[str, set[str]] = {"ersatz": set(), "pay": set()}
    for box in (war, maria):
        speaker = Speaker("en", box, strict=True)
        for run in played_cases(box.id):
            question = run.state.question() if run.state is not None else None
            for action in question.actions if question is not None else ():
                verb = box.vocabulary.verb(action).name
                if verb in paid and run.state is not None and question is not None:
                    paid[verb].add(speaker.action(run.state, question, action))
                    assert box.face.note(run.state, action, speaker) == ""  # what it does elsewhere
    assert "Ersatz 2: pays up to 2 hits" in paid["ersatz"]
    assert all(re.search(r": pays (1 hit|up to [23] hits)$", each) for each in paid["ersatz"])
    assert all(re.search(r": worth \d+$", each) for each in paid["pay"])
    assert paid["pay"]


def test_the_log_names_what_it_is_about() -> None:
    """Whom a card pins down, whose attack is lost, which die turns, and why flags do no harm."""
    told: dict[str, set[str]] = {}
    for box in (BOXES[each] for each in BATTLES):
        speaker = Speaker("en", box, strict=True)
        for run in played_cases(box.id):
            for event in run.events:
                told.setdefault(f"{box.id} {event.key}", set()).add(speaker.event(event))
    assert any(
        re.match(r"The \w+ play Pinned Down on the \w+ infantry at [a-i]\d+, for", each)
        for each in told["greatwar combat-card-on"]
    )
    assert all("The attack of the " in each for each in told["napoleonics attack-lost"])
    assert all(" does not get to its combat" in each for each in told["greatwar combat-lost"])
    assert all("the die with " in each for each in told["greatwar spotted"])
    assert all(each.endswith(").") for each in told["napoleonics flags-ignored"])
    assert any("(its leader" in each for each in told["napoleonics flags-ignored"])
    assert all(each.endswith(").") for each in told["greatwar flags-ignored"])
    assert any("Steady, Lads!)" in each for each in told["greatwar flags-ignored"])


def test_equal_lines_that_follow_each_other_are_told_once() -> None:
    speaker = Speaker("en", NAPOLEONICS)
    drawn = Event("draw-unseen", "N22.1", {"seat": 0})
    rolled = Event("command-dice", "N28.5", {"seat": 0, "faces": ["flag"]})
    told = list(told_once([drawn, drawn, drawn, rolled, rolled, drawn], speaker.event))
    assert told == [[drawn] * 3, [rolled], [rolled], [drawn]]
    assert speaker.times(speaker.event(drawn), 3) == "The French draw a card (×3)."
    assert speaker.times(speaker.event(drawn), 1) == "The French draw a card."


def test_secrets_are_kept_in_words() -> None:
    speaker = Speaker("en", NAPOLEONICS, strict=True)
    game = sandtable.new_game("napoleonics", seed=1)
    dealt = [event for event in game.events if event.key == "draw" and event.args["seat"] == 0]
    assert {speaker.event(event, 1) for event in dealt} == {"The French draw a card."}
    assert "The French draw a card." not in {speaker.event(event, 0) for event in dealt}


def test_sentences_read_as_they_should() -> None:
    lost = Event("losses", "N12.7", {"unit": "british line", "hex": 84, "blocks": 2, "left": 2})
    last = Event("losses", "N12.7", {"unit": "french militia", "hex": 84, "blocks": 1, "left": 0})
    told = {language: Speaker(language, NAPOLEONICS) for language in LANGUAGES}
    assert told["en"].event(lost) == "British line infantry at g10 loses 2 blocks, 2 left."
    assert told["el"].event(lost) == "Το βρετανικό πεζικό γραμμής στο g10 χάνει 2 μπλοκ, μένουν 2."
    assert told["hu"].event(lost) == "A brit sorgyalogság (g10) 2 blokkot veszít, 2 marad."
    assert told["en"].event(last) == "French militia at g10 loses its last block."
    assert told["el"].event(last) == "Η γαλλική πολιτοφυλακή στο g10 χάνει το τελευταίο μπλοκ."
    assert told["hu"].event(last) == "A francia milícia (g10) elveszti utolsó blokkját."
    assert told["el"].modifier([-1, "uphill", "N26.5"]) == (
        "−1 προς τα πάνω, σε λόφο (κανόνας N26.5)"
    )
