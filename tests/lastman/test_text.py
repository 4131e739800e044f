"""To the Last Man! in words: every event, question, answer and refusal, in three languages.

A strict speaker raises where a message or a variable is missing; what it says is looked at for
keys and braces that were left over. What the files themselves must be is in `tests/test_text.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.facts import AREAS
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.picture import DRAWINGS
from sandtable.games.lastman.table.words import army_called, kind_called, place_called
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import LANGUAGES, Speaker
from tests.speaking import tell_game, well_said

languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker_of(language: str) -> Speaker:
    return Speaker(language, LASTMAN, strict=True)


def game_of(scenario: str, seed: str, options: dict[str, Any]) -> Game:
    state = LASTMAN.set_up(scenario, options)
    return Game(LASTMAN, state, Sealed(seed), {"scenario": scenario})


@languages
@pytest.mark.parametrize(("scenario", "all_of_them"), [("1914", False), ("1918", True)])
def test_a_game_can_be_told(language: str, scenario: str, all_of_them: bool) -> None:
    options = {name: True for name in LASTMAN.options if name != "play_on"} if all_of_them else {}
    speaker = speaker_of(language)
    game = game_of(scenario, "7", options)

    def panels(state: State, question: Question) -> None:
        assert isinstance(state, LastMan)
        for panel in LASTMAN.face.panels(state, question.seat, speaker):
            well_said(panel.title)

    tell_game(speaker, game, panels)
    well_said(LASTMAN.face.ending(game.state, speaker))


@languages
def test_every_refusal_has_words(language: str) -> None:
    from sandtable.core.refusal import Refusal
    from sandtable.games.lastman.rules import refusals

    speaker = speaker_of(language)
    for value in vars(refusals).values():
        for refusal in value if isinstance(value, list) else [value]:
            if isinstance(refusal, Refusal):
                assert well_said(speaker.refusal(refusal))
    assert well_said(speaker.refusal(Refusal("choose-first", "L2.2.1")))


@languages
def test_a_refusal_names_what_it_is_about(language: str) -> None:
    """Every key of `NAMING` has the words for it, and the unit, area or card is in them."""
    from sandtable.core.refusal import Refusal
    from sandtable.games.lastman.rules.reason_names import NAMING

    speaker = speaker_of(language)
    army = army_called(speaker, 4)
    named = {
        "who": ({"army": 4, "from": 43}, army),
        "area": ({"area": 43}, place_called(speaker, 43)),
        "card": ({"card": 8}, speaker.say("card-poison-gas")),
        "army": ({"army": 4}, army),
        "from": ({"from": 43}, place_called(speaker, 43)),
        "kind": ({"kind": 0}, kind_called(speaker, 0)),
        "container": ({"container": facts.FIRST_ARMY + 4}, army),
    }
    for key, names in NAMING.items():
        args: dict[str, int] = {}
        for name in names:
            args.update(named[name][0])
        said = speaker.refusal(Refusal(key, "L4.1", args))
        assert well_said(said)
        assert said != speaker.refusal(Refusal(key, "L4.1"))
        for name in names:
            stem = named[name][1].split()[-1][:4]
            assert stem.lower() in said.lower(), said


@languages
def test_the_map_the_log_and_the_terminal_name_an_area_alike(language: str) -> None:
    name = {"en": "Brussels", "el": "Βρυξέλλες", "hu": "Brüsszel"}[language]
    speaker = speaker_of(language)
    lettered = {word.text for word in DRAWINGS.chart_in("1914", speaker).words}
    assert name in lettered
    assert not lettered & set(AREAS)
    state = LASTMAN.set_up("1914", {})
    assert LASTMAN.face.look(state, "brussels", speaker)[0].startswith(f"{name}: ")
    took = Event("takes-area", "L4.11", {"side": 0, "area": AREAS.index("brussels")})
    assert name in speaker.event(took)


def test_greek_agrees_with_its_side() -> None:
    speaker = speaker_of("el")
    told = [speaker.event(Event("pass", "L2.5", {"side": side})) for side in (0, 1)]
    assert told == ["Η Γερμανία πηγαίνει Πάσο.", "Οι Σύμμαχοι πηγαίνουν Πάσο."]
    given = [
        speaker.event(Event("area-given-up", "L4.11", {"side": 1, "area": AREAS.index(word)}))
        for word in ("ghent", "brussels")
    ]
    assert given == ["Η Γάνδη περνά στους Συμμάχους.", "Οι Βρυξέλλες περνούν στους Συμμάχους."]


@languages
def test_a_unit_of_a_dissolved_army_joins_another_or_stays(language: str) -> None:
    speaker = speaker_of(language)
    args = {"side": 0, "kind": 0, "area": AREAS.index("metz")}
    joins = speaker.event(Event("put-out-of-army", "L11.8", {**args, "army": 3}))
    stays = speaker.event(Event("put-out-of-army", "L11.8", {**args, "army": -1}))
    assert joins != stays
    assert speaker.name("nobody") not in stays
