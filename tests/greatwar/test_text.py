"""The Great War in words: every event, question, answer and refusal, in three languages.

A strict speaker raises where a message or a variable is missing; what it says is looked at for
keys and braces that were left over. What the files themselves must be is in `tests/test_text.py`.
"""

from __future__ import annotations

import contextlib
import random
import re
import tomllib
from functools import cache

import pytest

from sandtable.core.case import CaseProblem, Run, case_files
from sandtable.core.chance import Sealed
from sandtable.core.data import DataError
from sandtable.core.event import ONLOOKER, Event
from sandtable.core.fight import Modifier
from sandtable.core.game import Game
from sandtable.core.refusal import ALLOWED, IllegalAction
from sandtable.core.state import State
from sandtable.core.text import LANGUAGES, Speaker
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.tables import COMBAT_CARDS, COST, GRID
from sandtable.games.greatwar.words import NAMES, GreatWarWords

SEATS: list[int | None] = [None, ONLOOKER, *range(len(GREATWAR.seats))]
TANKS = "cambrai-flesquieres-ridge"
languages = pytest.mark.parametrize("language", LANGUAGES)

KEYS = "|".join(
    ["event", "question", "action", "refusal", "modifier", "kind", "seat", "nation", "card"]
    + ["combat", "terrain", "token", "face", "section", "special", "unit"]
)
LEFT_OVER = re.compile(rf"[{{}}$_]|  |\(\)|\b(?:{KEYS})-[a-z]|^\s|\s$|^$")


def speaker_of(language: str) -> Speaker:
    speaker = Speaker(language, GREATWAR, strict=True)
    speaker.words = GreatWarWords()
    return speaker


def game_of(seed: str) -> Game:
    return Game(GREATWAR, GREATWAR.set_up(TANKS, {}), Sealed(seed), {})


def well_said(text: str) -> str:
    assert not LEFT_OVER.search(text), text
    assert text[0] == text[0].upper() or text[0] in "„«", text
    return text


def speak_event(speaker: Speaker, event: Event) -> None:
    for seat in SEATS:
        sentence = well_said(speaker.event(event, seat))
        assert sentence.endswith((".", "!", "?")), sentence
    for modifier in event.args.get("modifiers", []):
        well_said(speaker.modifier(modifier))


def speak_question(speaker: Speaker, state: State) -> None:
    question = state.question()
    if question is None:
        return
    well_said(speaker.question(state, question))
    said = [well_said(speaker.action(state, question, each)) for each in question.actions]
    assert len(set(said)) == len(said), f"{question}: two answers sound the same: {said}"


@languages
def test_a_game_can_be_told(language: str) -> None:
    speaker = speaker_of(language)
    game = game_of("7")
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
    assert {event.key for event in game.events} & {"victory", "drawn"}


@cache
def played_cases() -> list[Run]:
    """Every rule case, played as far as it goes: rare events come up there, if not in a game."""
    played: list[Run] = []
    for path in case_files([GREATWAR.folder / "cases"]):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        shared = {key: value for key, value in data.items() if key != "case"}
        for case in data.get("case", [data]):
            played.append(Run(GREATWAR, {**shared, **case}))
            with contextlib.suppress(CaseProblem, IllegalAction, DataError):
                played[-1].play()
    return played


@languages
def test_what_the_rule_cases_show_can_be_told(language: str) -> None:
    speaker = speaker_of(language)
    for run in played_cases():
        for event in run.events:
            speak_event(speaker, event)
        if run.state is not None:
            speak_question(speaker, run.state)


@languages
def test_every_refusal_can_be_told(language: str) -> None:
    """Ask of the whole action space why not, at the moments of a game."""
    speaker = speaker_of(language)
    state = GREATWAR.set_up(TANKS, {})
    chance = Sealed("refused")
    dice = random.Random(1)
    state.begin(chance)
    refused: set[tuple[str, str]] = set()
    vocabulary = GREATWAR.vocabulary
    actions = [action for action in range(vocabulary.size) if vocabulary.exists(action)]
    for _ in range(80):
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
    game = game_of("1")
    question = game.question()
    assert question is not None
    for verb in GREATWAR.vocabulary.verbs:
        for thing in {verb.things[0], verb.things[len(verb.things) // 2], verb.things[-1]}:
            action = GREATWAR.vocabulary.find(f"{verb.name} {thing}".strip())
            well_said(speaker.action(game.state, question, action))


def test_secrets_are_kept_in_words() -> None:
    speaker = speaker_of("en")
    game = game_of("1")
    dealt = [event for event in game.events if event.key == "draw-combat"]
    dealt = [event for event in dealt if event.args["seat"] == 0]
    assert {speaker.event(event, 1) for event in dealt} == {"The British draw a combat card."}
    assert "The British draw a combat card." not in {speaker.event(event, 0) for event in dealt}


@languages
def test_a_combat_card_says_what_it_costs(language: str) -> None:
    speaker = speaker_of(language)
    for card, word in enumerate(COMBAT_CARDS):
        does = speaker.name(NAMES.key("combat", word), "does")
        assert does.startswith(f"{COST[card]} HQ: "), word


def test_sentences_read_as_they_should() -> None:
    told = {language: speaker_of(language) for language in LANGUAGES}
    at = GRID.names.index("g10")
    lost = {"unit": "british infantry", "number": 1, "hex": at, "blocks": 2, "left": 2}
    hit = {"unit": "german a7v", "number": 1, "hex": at, "blocks": 1, "left": 1}
    soldiers, tank = Event("losses", "G11.7", lost), Event("losses", "G28.9", hit)
    assert told["en"].event(soldiers) == "British infantry at g10 loses 2 figures, 2 left."
    assert told["el"].event(soldiers) == "Το βρετανικό πεζικό στο g10 χάνει 2 φιγούρες, μένουν 2."
    assert told["hu"].event(soldiers) == "A brit gyalogság (g10) 2 figurát veszít, 2 marad."
    assert told["en"].event(tank) == "German A7V at g10 takes 1 hit; 1 more would destroy it."
    assert told["el"].event(tank) == (
        "Το γερμανικό A7V στο g10 δέχεται 1 χτύπημα· 1 ακόμη το καταστρέφει."
    )
    assert told["hu"].event(tank) == ("A német A7V (g10) 1 találatot kap, még 1 semmisíti meg.")
    cancelled = Modifier(-2, "ground-cancels", "G11.1")
    assert told["en"].modifier_alone(cancelled) == "Soldier faces that the ground cancels: 2"
