"""The Great War in words: what only this game says. `tests/test_speaking.py` tells whole games."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.core.event import Event
from sandtable.core.fight import Modifier
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import COMBAT_CARDS, COST, GRID
from sandtable.games.greatwar.table.words import NAMES
from sandtable.toolkit.text import LANGUAGES, Speaker

languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker_of(language: str) -> Speaker:
    return Speaker(language, GREATWAR, strict=True)


def test_secrets_are_kept_in_words() -> None:
    speaker = speaker_of("en")
    game = sandtable.new_game("greatwar", "cambrai-flesquieres-ridge", seed=1)
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
