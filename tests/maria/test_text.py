"""Maria in words: every event, question, answer and refusal, in three languages.

A strict speaker raises where a message or a variable is missing; what it says is looked at for
keys and braces that were left over. What the files themselves must be is in `tests/test_text.py`.
"""

from __future__ import annotations

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import Event
from sandtable.games.maria import MARIA
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.speaking import tell_actions, tell_cases, tell_game, tell_refusals

languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker_of(language: str) -> Speaker:
    return Speaker(language, MARIA, strict=True)


def game_of(scenario: str, seed: str) -> Game:
    return Game(MARIA, MARIA.set_up(scenario, {}), Sealed(seed), {"scenario": scenario})


@languages
@pytest.mark.parametrize("scenario", ["advanced", "introductory"])
def test_a_game_can_be_told(language: str, scenario: str) -> None:
    keys = tell_game(speaker_of(language), game_of(scenario, "7"))
    assert keys & {"wins", "wins-by-winters", "austria-held"}


@languages
def test_what_the_rule_cases_show_can_be_told(language: str) -> None:
    tell_cases(speaker_of(language), MARIA.id)


@languages
def test_every_refusal_can_be_told(language: str) -> None:
    assert tell_refusals(speaker_of(language), "advanced", 200) > 20


@languages
def test_every_action_has_words_whether_it_is_offered_or_not(language: str) -> None:
    tell_actions(speaker_of(language), game_of("advanced", "1"))


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
