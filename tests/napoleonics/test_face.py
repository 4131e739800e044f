"""What the game shows of itself to people: battles, hands, odds, aids, standing orders."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.chance import NO_CHANCE
from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.games.napoleonics.rules.facts import CARDS, DECK, HERE, SECTIONS
from sandtable.games.napoleonics.rules.notation import STAND
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.toolkit.answer_sequences import sequences_with_dice, throwing
from sandtable.toolkit.display import Card, Odds
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.rulebook import Rulebook
from sandtable.toolkit.standing_orders import standing_answer
from sandtable.toolkit.text import LANGUAGES, Speaker

BOX = BOXES["napoleonics"]
FACE = BOX.face
ENGLISH = Speaker("en", BOX, strict=True)
CHARGE = ("order f7", "done", "done", "unit f7")
FRENCH, ALLIED = 0, 1
languages = pytest.mark.parametrize("language", LANGUAGES)


def find(words: str) -> int:
    return BOX.vocabulary.find(words)


def placed(position: dict[str, Any], *answers: str) -> Napoleonics:
    state = BOX.place({"turn": "french", "card": "probe-center", **position})
    assert isinstance(state, Napoleonics)
    state.begin(NO_CHANCE)
    for answer in answers:
        state.answer(find(answer), NO_CHANCE)
    return state


def charge(*answers: str, kind: str = "cuirassier", held: str = "first-strike") -> Napoleonics:
    """French cuirassiers, or others, with a leader before British line infantry in the open."""
    position = {
        "hands": {"british": ["attack-left", "scout-center", held]},
        "pieces": [f"french {kind} f7 3", "french leader f7", "british line e7 4"],
    }
    return placed(position, *answers)


def odds(state: Napoleonics, words: str, speaker: Speaker = ENGLISH) -> Odds:
    found = FACE.odds(state, find(words), speaker)
    assert found is not None
    return found


# Battles


@languages
def test_a_brief_says_all_that_helps_to_choose(language: str) -> None:
    briefs = {each.id: each for each in FACE.briefs(language)}
    assert list(briefs) == BOX.scenarios()
    for brief in briefs.values():
        assert brief.name
        assert brief.about
        assert brief.reconstructed
        assert set(brief.hands) == set(brief.forces) == set(brief.leaders) == set(BOX.seats)
        for force in (each for seat in BOX.seats for each in brief.forces[seat]):
            assert force.count > 0
            assert force.name
    first = briefs["rolica_first"]
    counts = {(each.nation, each.kind): each.count for each in first.forces["allied"]}
    assert counts["british", "line"] == 5
    assert counts["portuguese", "light"] == 1
    assert len(first.leaders["french"]) == 2
    assert (first.hands, first.needed) == ({"french": 5, "allied": 6}, 5)
    assert len(first.objectives) == 1


def test_the_words_of_a_brief_are_of_its_language() -> None:
    words = {language: FACE.briefs(language)[0].forces["french"][0].name for language in LANGUAGES}
    assert words["en"] == "French line infantry"
    assert len(set(words.values())) == 3


def test_every_scenario_was_measured() -> None:
    for brief in FACE.briefs("en", in_full=False):
        assert brief.games >= 30, brief.id
        assert brief.turns > 5, brief.id
        assert 0.9 <= sum(brief.wins.values()) <= 1, brief.id
        assert set(brief.wins) == set(BOX.seats)


# The table


def test_the_status_is_what_everybody_sees() -> None:
    status = FACE.status(charge(*CHARGE, "attack e7"), ENGLISH)
    french, allied = status.sides
    assert (french.seat, french.name, french.active, french.to_move) == (
        "french", "French", True, False,
    )  # fmt: skip
    assert (allied.active, allied.to_move, allied.cards, allied.needed) == (False, True, 3, 9)
    assert status.card is not None
    assert (status.card.title, status.card.orders) == ("Probe Center", (0, 2, 0))
    assert status.in_force is None


def test_a_card_says_whom_it_orders_where() -> None:
    held = ["assault-left", "coordinated-advance", "rally"]
    state = placed({"hands": {"british": held}, "pieces": ["french line f7", "british line a7"]})
    cards = {card.id: card for card in FACE.hand(state, ALLIED, ENGLISH)}
    assert sorted(cards) == sorted(held)
    assert cards["assault-left"].orders == (3, 0, 0)  # as many as there are cards in the hand
    assert cards["coordinated-advance"].orders == (1, 2, 1)
    assert cards["coordinated-advance"].sections == tuple(SECTIONS)
    rally = cards["rally"]
    assert rally == Card("rally", "Rally", rally.does, "N28.12", "tactic")
    assert rally.does
    assert cards["assault-left"].group == "section"
    assert FACE.hand(state, ONLOOKER, ENGLISH) == []


# Odds


def test_the_odds_of_an_attack() -> None:
    found = odds(charge(*CHARGE), "attack e7")
    assert found.title == "Attack the British line infantry at e7"
    assert found.dice == 4
    assert [rule for _, rule in found.modifiers][:1] == ["N12.4"]
    assert all("N12" not in words for words, _ in found.modifiers)
    assert sum(found.chances.hits) == pytest.approx(1)
    assert (found.target_blocks, found.ignorable, found.incoming) == (4, 0, False)
    assert len(found.replies) == 3
    assert found.short.startswith("4 dice, ")


def test_who_is_attacked_sees_what_each_answer_brings() -> None:
    state = charge(*CHARGE, "attack e7")
    stand, square = odds(state, "stand"), odds(state, "square")
    assert (stand.dice, square.dice) == (4, 1)
    assert stand.incoming
    assert square.incoming
    assert square.replies == ("You throw first: 1 die (N24.8).",)
    strike = odds(state, "strike")
    assert (strike.incoming, strike.target_blocks, strike.ignorable) == (False, 3, 2)
    question = state.question()
    assert question is not None
    threat = FACE.threat(state, question, ENGLISH)
    assert threat is not None
    assert threat.modifiers == stand.modifiers


def test_only_cavalry_symbols_hit_who_retires() -> None:
    position = {"pieces": ["french line f7 4", "british light-cavalry e7 3"]}
    state = placed(position, "order f7", "done", "unit f7", "attack e7")
    assert len(odds(state, "retire").chances.flags) == 1
    assert odds(state, "retire").chances.expected < odds(state, "stand").chances.expected


def test_a_square_that_is_only_thought_of_changes_nothing() -> None:
    state = charge(*CHARGE, "attack e7")
    before = state.hash()
    odds(state, "square")
    assert state.hash() == before


@languages
def test_odds_have_words_in_every_language(language: str) -> None:
    speaker = Speaker(language, BOX, strict=True)
    for answers, words in (((), "attack e7"), (("attack e7",), "square")):
        found = odds(charge(*CHARGE, *answers), words, speaker)
        assert found.short
        assert all(text for text, _ in found.modifiers)


def test_what_throws_no_dice_has_no_odds() -> None:
    assert FACE.odds(charge(), find("order f7"), ENGLISH) is None


def test_why_not_names_the_rule_and_the_way() -> None:
    state = charge("order f7")
    allowed = reason(BOX, state, find("attack e7"))
    assert allowed.allowed
    assert [*allowed.way, find("attack e7")] in sequences_with_dice(BOX, state)
    refused = reason(BOX, state, find("attack d7"))
    assert not refused.allowed
    words, rule = refused.told(BOX, ENGLISH)
    assert words.startswith("attack d7: ")
    assert rule == "N9.1"


# Aids


@languages
@pytest.mark.parametrize("scenario", BOX.scenarios())
def test_the_chart_has_the_ground_of_the_board(scenario: str, language: str) -> None:
    speaker = Speaker(language, BOX, strict=True)
    state = BOX.set_up(scenario, {})
    assert isinstance(state, Napoleonics)
    chart = FACE.aids(state, FRENCH, speaker).ground
    assert len(chart) == len({*state.field.terrain} - {0}) + any(state.field.works)
    for ground in chart:
        assert ground.name
        assert ground.rule.startswith("N26.")
        assert all(ground.effects)


def test_ground_does_what_its_facts_say() -> None:
    terrain = ["forest c3", "town c5", "hill c7", "river e5", "bridge e6", "sand e7", "ford e8"]
    state = placed({"pieces": ["french line i7", "british line a7"], "terrain": terrain})
    chart = {each.id: each.effects for each in FACE.aids(state, FRENCH, ENGLISH).ground}
    assert chart["forest"] == (
        "A unit that enters ends its move here.",
        "In the turn in which it enters, only light-type infantry battles.",
        "It blocks the line of sight.",
        "Dice against a target here: infantry −1, cavalry −2, artillery −1.",
        "Dice from here: cavalry −2, artillery −1.",
    )
    assert "No square can be formed here." in chart["town"]
    assert "Dice from hill to hill: infantry −1." in chart["hill"]
    assert chart["river"] == ("Nobody may enter.", "No melee into it or out of it.")
    assert chart["bridge"] == ("Counts as clear ground.",)
    assert "Dice in fire against a target here: artillery −1." in chart["sand"]
    assert "Dice from here: infantry −1, cavalry −1, artillery −1." in chart["ford"]


def test_what_a_seat_has_not_seen_is_the_rest_of_the_deck() -> None:
    game = sandtable.new_game("napoleonics", "waterloo", seed=3)
    for number in range(80):
        question = game.question()
        assert question is not None
        game.answer(question.actions[number % len(question.actions)])
        for seat in (FRENCH, ALLIED, ONLOOKER):
            check_unseen(game, seat)


def check_unseen(game: sandtable.Game, seat: int) -> None:
    """It is what is hidden from the seat, and tells nothing beyond that."""
    state = game.state
    hidden = [CARDS[each.value] for each in state.secrets() if not each.mask >> seat & 1]
    aids = FACE.aids(state, seat, ENGLISH)
    unseen = [each.id for each in aids.unseen for _ in range(each.count)]
    assert sorted(unseen) == sorted(hidden)
    assert sum(each.count for each in aids.discards) + len(unseen) <= DECK


def test_the_roster_tells_losses_and_who_is_gone() -> None:
    state = charge()
    state.lose_blocks(state.units_of(ALLIED)[0], 1)
    (british,) = FACE.aids(state, FRENCH, ENGLISH).roster["allied"]
    assert (british.name, british.blocks, british.place) == ("British line infantry", 3, "e7")
    state.remove(state.units_of(ALLIED)[0])
    (british,) = FACE.aids(state, FRENCH, ENGLISH).roster["allied"]
    assert (british.blocks, british.full, british.place) == (0, 4, "")
    french = FACE.aids(state, FRENCH, ENGLISH).roster["french"]
    assert [(each.kind, each.place) for each in french] == [("cuirassier", "f7"), ("leader", "f7")]


def test_what_is_still_needed() -> None:
    state = charge()
    state.take_banners(FRENCH, 2, "N3.1")
    assert FACE.aids(state, FRENCH, ENGLISH).needed == {"french": 7, "allied": 9}


# Standing orders


@pytest.mark.parametrize("held", ["first-strike", "rally"])
def test_first_strike_is_declined_whether_it_is_held_or_not(held: str) -> None:
    question = charge(*CHARGE, "attack e7", kind="line", held=held).question()
    assert question is not None
    assert question.key == "respond"
    assert len(question.actions) == (2 if held == "first-strike" else 1)
    assert standing_answer(BOX, question, ["no-first-strike"]) == STAND
    assert standing_answer(BOX, question, []) is None


@pytest.mark.parametrize("held", ["first-strike", "rally"])
def test_a_standing_order_leaves_other_choices_to_the_player(held: str) -> None:
    question = charge(*CHARGE, "attack e7", held=held).question()
    assert question is not None
    assert find("square") in question.actions
    assert standing_answer(BOX, question, ["no-first-strike"]) is None


def test_a_standing_order_answers_its_own_question_only() -> None:
    question = charge().question()
    assert question is not None
    assert standing_answer(BOX, question, ["no-first-strike", "no-such-order"]) is None


@languages
def test_standing_orders_have_words(language: str) -> None:
    ((name, words),) = FACE.standing(Speaker(language, BOX, strict=True))
    assert name == "no-first-strike"
    assert words != f"standing-{name}"


# The rulebook


@languages
def test_the_rules_are_read_in_the_readers_language(language: str) -> None:
    book = Rulebook(HERE, language)
    assert book.language == language
    assert "N10.5" in book.paragraph("N10.5")
    titles = [chapter.anchor for chapter in book.chapters()]
    assert titles[:2] == ["n1", "n2"]
    assert len(titles) >= 29


def test_what_is_not_translated_is_english(tmp_path: Any) -> None:
    english = '<a id="n1"></a>\n## N1 One\n\n<a id="n1-1"></a>**N1.1** A.\n\n'
    english += '<a id="n1-2"></a>**N1.2** B.\n'
    (tmp_path / "rules.md").write_text(english, encoding="utf-8")
    assert Rulebook(tmp_path, "el").paragraph("N1.2") == "**N1.2** B."
    greek = '<a id="n1"></a>\n## N1 Ένα\n\n<a id="n1-1"></a>**N1.1** Α.\n'
    (tmp_path / "rules.el.md").write_text(greek, encoding="utf-8")
    book = Rulebook(tmp_path, "el")
    assert book.paragraph("N1.1") == "**N1.1** Α."
    assert book.paragraph("N1.2") == "**N1.2** B."
    assert [chapter.title for chapter in book.chapters()] == ["N1 Ένα"]


def test_who_names_a_unit_with_one_target_is_about_to_throw() -> None:
    box = BOXES["napoleonics"]
    state = box.place(
        {
            "turn": "french",
            "card": "probe-center",
            "pieces": ["french line f7 4", "french line f6 4", "british line e7 4"],
        }
    )
    state.run()
    for answer in ("order f7", "order f6", "done"):
        state.answer(box.vocabulary.find(answer), NO_CHANCE)
    named = box.vocabulary.find("unit f7")
    found = throwing(box, state, named)
    assert found is not None
    assert box.vocabulary.name(found[1]) == "attack e7"
    assert throwing(box, state, box.vocabulary.find("done")) is None
