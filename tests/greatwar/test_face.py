"""What The Great War shows of itself to people: battles, hands, odds, aids."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.chance import NO_CHANCE
from sandtable.core.event import ONLOOKER
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.files.scenario_files import SHELF
from sandtable.games.greatwar.rules.facts import COMBAT_COPIES, COMMAND_COPIES, SECTIONS
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.table.face import GreatWarFace
from sandtable.games.greatwar.table.words import GreatWarWords
from sandtable.toolkit.answer_sequences import throwing
from sandtable.toolkit.display import Odds
from sandtable.toolkit.rulebook import Rulebook
from sandtable.toolkit.text import LANGUAGES, Speaker

FACE = GreatWarFace(GREATWAR)
BRITISH, GERMAN = 0, 1
languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker_of(language: str) -> Speaker:
    speaker = Speaker(language, GREATWAR, strict=True)
    speaker.words = GreatWarWords()
    return speaker


ENGLISH = speaker_of("en")


def find(words: str) -> int:
    return GREATWAR.vocabulary.find(words)


def placed(position: dict[str, Any], *answers: str) -> GreatWar:
    state = GREATWAR.place({"turn": "british", "card": "attack-center", **position})
    state.begin(NO_CHANCE)
    for answer in answers:
        state.answer(find(answer), NO_CHANCE)
    return state


def assault(*answers: str, target: str = "german infantry e6 3", **more: Any) -> GreatWar:
    """British infantry beside an enemy in the open, or others."""
    position: dict[str, Any] = {
        "hands": {"german": ["attack-left", "first-strike"], "british": ["pincer"]},
        "pieces": ["british infantry f6 4", "british infantry h6 4", target],
        "hq": {"british": 6, "german": 4},
    }
    state = placed({**position, **more}, "order f6", "done", "done")
    question = state.question()
    if question is not None and question.key == "opening":
        state.answer(find("pass"), NO_CHANCE)
    for answer in ("unit f6", *answers):
        state.answer(find(answer), NO_CHANCE)
    return state


def test_naming_a_unit_with_one_target_is_a_throw_though_it_may_be_left_alone() -> None:
    position = {
        "hands": {"german": ["attack-left"], "british": ["pincer"]},
        "pieces": ["british infantry f6 4", "british infantry h6 4", "german infantry e6 3"],
    }
    state = placed(position, "order f6", "done", "done")
    question = state.question()
    assert question is not None
    if question.key == "opening":
        state.answer(find("pass"), NO_CHANCE)
    found = throwing(GREATWAR, state, find("unit f6"))
    assert found is not None
    assert found[1] == find("attack e6")
    after = state.copy()
    after.answer(find("unit f6"), NO_CHANCE)
    asked = after.question()
    assert asked is not None
    assert find("hold") in asked.actions


def odds(state: GreatWar, words: str, speaker: Speaker = ENGLISH) -> Odds:
    found = FACE.odds(state, find(words), speaker)
    assert found is not None
    return found


# Battles


@languages
def test_a_brief_says_all_that_helps_to_choose(language: str) -> None:
    briefs = FACE.briefs(language)
    assert [each.id for each in briefs] == GREATWAR.scenarios()
    for brief in briefs:
        assert brief.name
        assert brief.about
        assert brief.needed > 0
        assert set(brief.hands) == set(brief.forces) == set(GREATWAR.seats)
        assert all(force.count and force.name for each in brief.forces.values() for force in each)
    assert all(not each.forces for each in FACE.briefs(language, in_full=False))


@languages
def test_the_briefing_names_what_both_sides_begin_with(language: str) -> None:
    for scenario in GREATWAR.scenarios():
        state = GREATWAR.set_up(scenario, {})
        told = FACE.briefing(state, speaker_of(language))
        assert len(told) >= 5
        assert all(each and "{" not in each for each in told)
        assert FACE.moment(state, ENGLISH)


# The table


def test_the_status_is_what_everybody_sees() -> None:
    status = FACE.status(assault("attack e6"), ENGLISH)
    british, german = status.sides
    assert (british.name, british.active, british.to_move) == ("British", True, False)
    assert (german.active, german.to_move, german.cards) == (False, True, 2)
    assert [(each.id, each.count) for each in german.holdings] == [("hq", 4), ("combat", 0)]
    assert status.card is not None
    assert (status.card.title, status.card.orders) == ("Attack Center", (0, 3, 0))


def test_a_hand_has_command_cards_and_combat_cards() -> None:
    state = assault(combat={"british": ["gas-attack", "steady-lads"]})
    cards = FACE.hand(state, BRITISH, ENGLISH)
    assert [(card.id, card.group) for card in cards] == [
        ("pincer", "section"), ("gas-attack", "combat"), ("steady-lads", "combat"),
    ]  # fmt: skip
    assert cards[0].sections == tuple(SECTIONS)
    assert cards[0].orders == (2, 0, 2)
    assert cards[1].rule == "G22.3"
    assert FACE.hand(state, ONLOOKER, ENGLISH) == []


def test_orders_and_subjects_are_places() -> None:
    state = assault()
    assert FACE.orders(state, BRITISH) == ["f6"]
    assert FACE.orders(state, GERMAN) == []
    question = state.question()
    assert question is not None
    assert FACE.about(question) == ["f6"]


# Odds


def test_the_odds_of_a_close_combat() -> None:
    found = odds(assault(), "attack e6")
    assert found.title == "Attack the German infantry at e6"
    assert (found.dice, found.target_blocks, found.ignorable) == (3, 3, 0)
    assert found.chances.expected == pytest.approx(3 * 4 / 6)
    assert any("First Strike" in each for each in found.replies)
    assert not found.incoming


def test_the_ground_of_the_target_is_reckoned_exactly() -> None:
    state = assault(terrain=["trench german: e6"])
    found = odds(state, "attack e6")
    assert found.ignorable == 1
    # Three dice of which bursts and skulls hit, and soldiers but for the first.
    assert found.chances.expected == pytest.approx(3 * 4 / 6 - (1 - (4 / 6) ** 3))


def test_possible_hits_on_a_tank_are_confirmed() -> None:
    found = odds(assault(target="german a7v e6 3"), "attack e6")
    assert found.target_blocks == 3
    assert len(found.chances.flags) == 1  # flags are possible hits and drive nobody back
    # Bursts and skulls, and every flag but the first, are thrown again for bursts.
    possible = 3 * 3 / 6 - (1 - (5 / 6) ** 3)
    assert found.chances.expected == pytest.approx(possible / 6)
    assert "G28.5" in found.target


def test_who_is_attacked_sees_what_each_answer_brings() -> None:
    state = assault("attack e6")
    question = state.question()
    assert question is not None
    assert question.key == "respond"
    stand, strike = odds(state, "pass"), odds(state, "strike")
    assert stand.incoming
    assert (strike.incoming, strike.dice, strike.target_blocks) == (False, 3, 4)
    threat = FACE.threat(state, question, ENGLISH)
    assert threat is not None
    assert threat.chances == stand.chances


@languages
def test_odds_have_words_in_every_language(language: str) -> None:
    speaker = speaker_of(language)
    for target in ("german infantry e6 3", "german a7v e6 3"):
        found = odds(assault(target=target), "attack e6", speaker)
        assert found.short
        assert found.target
        assert all(text for text, _ in found.modifiers)


def test_a_long_move_costs_the_battle() -> None:
    pieces = ["british infantry h6 4", "german infantry d6 3"]
    state = placed({"pieces": pieces}, "order h6", "unit h6")
    assert FACE.drawback(state, find("move g6"), ENGLISH) == ""
    state.answer(find("move g6"), NO_CHANCE)
    assert FACE.drawback(state, find("move f6"), ENGLISH) == "then no battle"


def test_a_card_is_explained_where_it_is_offered() -> None:
    note = FACE.note(assault(), find("play gas-attack"), ENGLISH)
    assert note.startswith("3 HQ: ")
    assert note.endswith("(G22.3)")
    assert FACE.note(assault(), find("attack e6"), ENGLISH) == ""


# Looking things up


def test_every_rule_can_be_looked_up() -> None:
    book = Rulebook(GREATWAR.folder)
    assert "both must block" in book.paragraph("G8.5.1")
    assert book.paragraph("G8.5.1") in book.paragraph("G8.5")
    assert book.paragraph("g9-4").startswith("**G9.4 Crossfire.**")


@languages
def test_a_hex_can_be_looked_at(language: str) -> None:
    speaker = speaker_of(language)
    for scenario in GREATWAR.scenarios():
        state = GREATWAR.set_up(scenario, {})
        for row in "aek":
            for column in range(1, 12):
                assert FACE.look(state, f"{row}{column}", speaker)
    assert FACE.look(state, "z9", speaker) == []


def test_a_look_names_ground_markers_and_unit() -> None:
    state = assault(terrain=["trench german: e6"], markers=["wire e6"])
    told = FACE.look(state, "e6", ENGLISH)
    assert told == [
        "e6: trench (G18.5), wire (G18.6)",
        "trench of the Germans, line 1",
        "German infantry, 3 of 4 figures",
    ]


@languages
def test_aids_have_ground_rosters_and_cards(language: str) -> None:
    state = GREATWAR.set_up("cambrai-flesquieres-ridge", {})
    aids = FACE.aids(state, BRITISH, speaker_of(language))
    assert aids.ground
    assert all(each.effects and each.name and each.rule for each in aids.ground)
    assert all(aids.roster[seat] for seat in GREATWAR.seats)
    assert sum(each.count for each in aids.unseen) == sum(COMMAND_COPIES) + sum(COMBAT_COPIES)
    assert aids.discards == ()


def test_what_is_in_the_hand_is_not_unseen() -> None:
    state = assault(combat={"british": ["gas-attack"]})
    own = {each.id: each.count for each in FACE.aids(state, BRITISH, ENGLISH).unseen}
    other = {each.id: each.count for each in FACE.aids(state, GERMAN, ENGLISH).unseen}
    assert (own["gas-attack"], other["gas-attack"]) == (1, 2)


@languages
def test_every_sign_of_the_board_is_in_the_legend(language: str) -> None:
    legend = dict(FACE.legend(speaker_of(language)))
    assert len(legend) == len(FACE.legend(speaker_of(language)))
    assert {"IN", "VM", "T", "x", "@", "#"} <= set(legend)


@languages
def test_the_end_is_told(language: str) -> None:
    state = assault()
    state.win(BRITISH, "G23.1", [])
    assert FACE.ending(state, speaker_of(language))
    assert FACE.scores(state) == [0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_scenario_is_told_as_its_file_says(language: str) -> None:
    for name in GREATWAR.scenarios():
        scenario = SHELF.find(name)
        brief = GREATWAR.face.brief_of(name, language)
        assert (brief.name, brief.date) == (scenario.texts[language].name, scenario.date)
        assert brief.needed == scenario.medals


# Reserve artillery, before it is paid for


def aiming(target: str = "german infantry e5") -> GreatWar:
    """British guns about to be pointed at an enemy beside British infantry."""
    position = {
        "card": "recon-center",
        "artillery": {"british": 4},
        "hq": {"british": 3},
        "pieces": ["british infantry f5", target],
    }
    return placed(position, "guns center")


def test_a_hex_is_aimed_at_with_the_chances_of_all_the_dice_that_can_be_paid() -> None:
    state = aiming()
    assert GREATWAR.throws(state, find("target e5"))
    found = odds(state, "target e5")
    assert (found.dice, found.target_blocks) == (3, 4)
    told = " ".join(text for text, _ in found.modifiers)
    assert "3 HQ tokens" in told
    assert "44.4%" in told, "two alike of three: 1 - 6*5*4 / 6**3"
    assert "2.8%" in told, "three alike"
    assert "34.7%" in told, "one certain number exactly once: 3 * 1/6 * (5/6)**2"
    assert "f5" in told, "who aims beside his own is told"
    # Two On Target: soldiers, bursts and skulls hit. Three: every face does.
    twice, thrice = 6 * 3 * 5 / 6**3, 6 / 6**3
    assert found.chances.expected == pytest.approx(twice * 2 * 4 / 6 + thrice * 3)


def test_every_number_of_targeting_dice_has_its_chances() -> None:
    state = aiming()
    state.answer(find("target e5"), NO_CHANCE)
    one, two = odds(state, "dice 1"), odds(state, "dice 2")
    assert one.chances.expected == 0, "a single die always drifts"
    assert two.chances.expected == pytest.approx(1 / 6 * 2 * 4 / 6)
    assert not GREATWAR.throws(state, find("pass"))


def test_shells_on_a_tank_are_confirmed_with_a_die_more() -> None:
    state = aiming("german a7v e5")
    state.answer(find("target e5"), NO_CHANCE)
    found = odds(state, "dice 2")
    assert 0 < found.chances.expected < 1 / 6, "two dice are On Target one time in six"


@languages
def test_aiming_has_words_in_every_language(language: str) -> None:
    speaker = speaker_of(language)
    found = odds(aiming(), "target e5", speaker)
    assert found.short
    assert len(found.modifiers) == 5


def test_a_tank_is_told_how_likely_it_gets_stuck() -> None:
    pieces = ["british mark-iv-male f6", "german infantry b6"]
    position = {"pieces": pieces, "terrain": ["trench german: e6"]}
    state = placed(position, "order f6", "unit f6")
    assert FACE.drawback(state, find("move e6"), ENGLISH) == "16.7% to get stuck"
    assert FACE.drawback(state, find("move f7"), ENGLISH) == ""


def test_a_card_of_either_deck_can_be_shown_and_an_attack_comes_from_somewhere() -> None:
    state = assault("attack e6")
    question = state.question()
    assert question is not None
    assert FACE.against(state, question) == "f6"
    for name, title in (("pincer", "Pincer"), ("smoke-screen", "Smoke Screen")):
        card = FACE.card(state, name, ENGLISH)
        assert card is not None
        assert card.title == title
    assert FACE.card(state, "flying-circus", ENGLISH) is None
