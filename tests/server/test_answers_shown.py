"""What a page is told of answers and dice, so that it need not know what their names mean."""

from __future__ import annotations

import re

import pytest

import sandtable
from sandtable.core.event import ONLOOKER, Event
from sandtable.games import BOXES
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.table.picture import DRAWINGS
from sandtable.server.messages import Answer
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.game import Game
from sandtable.toolkit.log import Logged


def asked(game: Game) -> dict[str, Answer]:
    question = game.question()
    assert question is not None
    shown = SeatView(game.box.id, question.seat, "en").asked(game.state, question, 1, guided=False)
    return {each.name: each for each in shown.answers}


@pytest.mark.parametrize("game", BOXES)
def test_every_drawing_of_an_answer_is_on_the_sheet(game: str) -> None:
    drawings, sheet = scenes_of(game).drawings, scenes_of(game).sheet()
    drawn = set(re.findall(r'id="([^"]+)"', sheet))
    for verb in BOXES[game].vocabulary.verbs:
        signs = {drawings.way_sign(verb.name)}
        signs |= {drawings.sign_of(verb.name, thing) for thing in verb.things}
        assert signs - {""} <= drawn


@pytest.mark.parametrize("game", BOXES)
def test_every_drawing_of_an_answer_has_a_view_of_its_own(game: str) -> None:
    """So that the page need not know which are as large as on the board."""
    drawings, sheet = scenes_of(game).drawings, scenes_of(game).sheet()
    viewed = {
        found["id"]
        for symbol in re.findall(r"<symbol ([^>]+)>", sheet)
        if "viewBox" in (found := dict(re.findall(r'([\w-]+)="([^"]*)"', symbol)))
        or "data-box" in found
    }
    for verb in BOXES[game].vocabulary.verbs:
        signs = {drawings.way_sign(verb.name)}
        signs |= {drawings.sign_of(verb.name, thing) for thing in verb.things}
        assert signs - {""} <= viewed


def test_answers_show_the_army_the_counter_or_the_way() -> None:
    assert DRAWINGS.sign_of("from", "ge_1") == "army-ge_1"
    assert DRAWINGS.sign_of("buy", "ge_infantry") == "piece-ge_infantry"
    assert (DRAWINGS.sign_of("rail", "metz"), DRAWINGS.way_sign("rail")) == ("", "way-rail")
    assert DRAWINGS.sign_of("fort", "") == "fort"


def test_an_answer_that_buys_has_its_price() -> None:
    face, vocabulary = BOXES["lastman"].face, BOXES["lastman"].vocabulary
    state = sandtable.new_game("lastman", "1914", seed=1).state
    price = {name: face.price(state, vocabulary.find(name)) for name in ("buy ge_infantry", "done")}
    kind = facts.KINDS.index("ge_infantry")
    assert price == {"buy ge_infantry": str(facts.COST[kind]), "done": ""}


@pytest.mark.parametrize(
    ("faces", "hits", "shown"),
    [
        ([6, 2, 4, 1, 2], 3, 3),
        ([1, 1], 2, 2),
        ([2, 2, 5], 1, 0),  # one of two equal dice
        ([1, 2], 3, 0),  # more hits than dice
    ],
)
def test_the_lowest_dice_hit_where_that_is_clear(faces: list[int], hits: int, shown: int) -> None:
    event = Event("fires", "", {"faces": faces, "hits": hits})
    dice = DRAWINGS.dice_of(event)
    assert dice.faces == tuple(f"die-{face}" for face in sorted(faces))
    assert dice.hits == shown


def test_dice_without_numbers_are_not_told_apart() -> None:
    event = Event("throw", "", {"faces": ["saber", "infantry"], "hits": 1, "unit": "french line"})
    dice = scenes_of("napoleonics").drawings.dice_of(event)
    assert (dice.faces, dice.hits) == (("die-infantry", "die-saber"), 0)


def test_to_order_nobody_is_doubtful_while_somebody_could_be_ordered() -> None:
    game = sandtable.new_game("napoleonics", "rolica_first", seed=1)
    cards = [name for name, each in asked(game).items() if each.card]
    game.answer(next(name for name in cards if "attack" in name or "scout" in name))
    answers = asked(game)
    assert answers["done"].doubt
    ordered = next(each for each in answers.values() if each.verb == "order")
    assert (ordered.doubt, ordered.thing) == (False, ordered.place)
    game.answer(ordered.name)
    again = asked(game)
    assert "done" in again
    assert not again["done"].doubt


def test_the_line_with_which_a_turn_begins_says_so() -> None:
    shown = SeatView("napoleonics", ONLOOKER, "en")
    turn = Event("turn", "N3", {"turn": 2, "seat": 0})
    drawn = Event("draw-unseen", "N22.1", {"seat": 0})
    lines = shown.lines([Logged(0, 1, turn), Logged(1, 1, drawn)])
    assert [line.turn for line in lines] == [True, False]
