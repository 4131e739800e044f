"""Maria in words: every event, question, answer and refusal, in three languages.

A strict speaker raises where a message or a variable is missing; what it says is looked at for
keys and braces that were left over. What the files themselves must be is in `tests/test_text.py`.
"""

from __future__ import annotations

import random
import re

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER, Event
from sandtable.core.refusal import ALLOWED
from sandtable.core.state import State
from sandtable.games.maria import MARIA
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.played_cases import played_cases

SEATS: list[int | None] = [None, ONLOOKER, *range(len(MARIA.seats))]
languages = pytest.mark.parametrize("language", LANGUAGES)

KEYS = "|".join(
    ["event", "question", "action", "refusal", "power", "seat", "affair", "track", "suit", "box"]
    + ["stage", "card", "train"]
)
LEFT_OVER = re.compile(rf"[{{}}$_]|  |\(\)|\b(?:{KEYS})-[a-z]|^\s|\s$|^$")


def speaker_of(language: str) -> Speaker:
    return Speaker(language, MARIA, strict=True)


def game_of(scenario: str, seed: str) -> Game:
    return Game(MARIA, MARIA.set_up(scenario, {}), Sealed(seed), {"scenario": scenario})


def well_said(text: str) -> str:
    assert not LEFT_OVER.search(text), text
    assert text[0] == text[0].upper() or text[0] in "„«", text
    return text


def speak_event(speaker: Speaker, event: Event) -> None:
    for seat in SEATS:
        sentence = well_said(speaker.event(event, seat))
        assert sentence.endswith((".", "!", "?")), sentence


def speak_question(speaker: Speaker, state: State) -> None:
    for question in state.questions():
        well_said(speaker.question(state, question))
        said = [well_said(speaker.action(state, question, each)) for each in question.actions]
        assert len(set(said)) == len(said), f"{question}: two answers sound the same: {said}"


@languages
@pytest.mark.parametrize("scenario", ["advanced", "introductory"])
def test_a_game_can_be_told(language: str, scenario: str) -> None:
    speaker = speaker_of(language)
    game = game_of(scenario, "7")
    dice = random.Random(7)
    told = 0
    while (question := game.question()) is not None:
        for event in game.events[told:]:
            speak_event(speaker, event)
        told = len(game.events)
        speak_question(speaker, game.state)
        game.answer(dice.choice(question.actions))
    for event in game.events[told:]:
        speak_event(speaker, event)
    assert {event.key for event in game.events} & {"wins", "wins-by-winters", "austria-held"}


@languages
def test_what_the_rule_cases_show_can_be_told(language: str) -> None:
    speaker = speaker_of(language)
    for run in played_cases(MARIA.id):
        for event in run.events:
            speak_event(speaker, event)
        if run.state is not None:
            speak_question(speaker, run.state)


@languages
def test_every_refusal_can_be_told(language: str) -> None:
    """Ask of the whole action space why not, at the moments of a game."""
    speaker = speaker_of(language)
    state = MARIA.set_up("advanced", {})
    chance = Sealed("refused")
    dice = random.Random(1)
    state.begin(chance)
    refused: set[tuple[str, str]] = set()
    vocabulary = MARIA.vocabulary
    actions = [action for action in range(vocabulary.size) if vocabulary.exists(action)]
    for _ in range(200):
        question = state.question()
        assert question is not None
        for action in dice.sample(actions, 200):
            refusal = state.why_not(action)
            if refusal is not ALLOWED:
                assert refusal.rule in well_said(speaker.refusal(refusal))
                refused.add((refusal.key, refusal.rule))
        state.answer(dice.choice(question.actions), chance)
    assert len(refused) > 20


@languages
def test_every_action_has_words_whether_it_is_offered_or_not(language: str) -> None:
    speaker = speaker_of(language)
    game = game_of("advanced", "1")
    question = game.question()
    assert question is not None
    for verb in MARIA.vocabulary.verbs:
        for thing in {verb.things[0], verb.things[len(verb.things) // 2], verb.things[-1]}:
            action = MARIA.vocabulary.find(f"{verb.name} {thing}".strip())
            well_said(speaker.action(game.state, question, action))


def test_secrets_are_kept_in_words() -> None:
    speaker = speaker_of("en")
    dealt = Event("dealt", "M5.7", {"power": 0, "count": 2, "cards": [0, 36]}, 1, ("cards",))
    assert speaker.event(dealt, 1) == "Austria begins with 2 cards."
    assert speaker.event(dealt, 0) == "Austria begins with ♣2, reserve."


def test_sentences_read_as_they_should() -> None:
    told = {language: speaker_of(language) for language in LANGUAGES}
    lost = Event("unsupplied", "M11.4", {"power": 2, "piece": 0, "count": 1})
    assert told["en"].event(lost) == "Moritz von Sachsen is out of supply and loses 1 troop."
    assert told["el"].event(lost) == (
        "Ο Moritz von Sachsen μένει εκτός εφοδιασμού και χάνει 1 στράτευμα."
    )
    assert told["hu"].event(lost) == (
        "Moritz von Sachsen ellátás nélkül marad, és 1 csapatot veszít."
    )
    train = Event("train-lost", "M12.9", {"piece": 23, "city": 0})
    assert told["en"].event(train) == "Train 1 of Prussia is lost in Auxerre."
    assert told["el"].event(train) == "Το τρένο 1 της Πρωσίας καταστρέφεται: Auxerre."
    assert told["hu"].event(train) == "Poroszország 1. ellátóoszlopa elveszett: Auxerre."


@pytest.mark.parametrize(
    ("city", "language", "name"),
    [("raab", "hu", "Raab (Győr)"), ("pressburg", "hu", "Pressburg (Pozsony)"),
     ("komorn", "hu", "Komorn (Komárom)"), ("wien", "el", "Wien (Βιέννη)"),
     ("berlin", "hu", "Berlin"), ("kolin", "en", "Kolin")],
)  # fmt: skip
def test_a_city_is_also_told_as_the_reader_calls_it(city: str, language: str, name: str) -> None:
    state = MARIA.set_up("advanced", {})
    assert MARIA.face.look(state, city, speaker_of(language))[0].startswith(f"{name}: ")
