"""What a viewer is shown depends on nothing that is hidden from him, in any game.

A guess is a state that a seat cannot tell from the true one. Whatever the page is given of the one,
it is given of the other, byte for byte: pieces and panels, hands and questions, aids, and what is
said of a place that somebody points at.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import sandtable
from sandtable.core.event import ONLOOKER
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.box import SIMPLE, Box
from sandtable.toolkit.game import Game

EVERY = 29  # so many answers apart
WORTH_A_LOOK = ("battle-card", "place-card", "spend", "discard", "bid")  # and whenever one is asked


def told(shown: SeatView, state: State, places: list[str]) -> list[str]:
    """All that a page is given of a state for one viewer."""
    face, seat, speaker = shown.face, shown.seat, shown.speaker
    sides, card = shown.sides(state)
    found = [shown.scene(state).model_dump_json(), face.moment(state, speaker), repr(card)]
    found += [repr(each) for each in (*sides, *shown.panels(state), *shown.hand(state))]
    found.append(repr(face.aids(state, seat, speaker)))
    found += [repr(face.place_info(state, place, seat, speaker)) for place in places]
    question = state.question_of(seat) if seat != ONLOOKER else None
    if question is not None:
        found.append(shown.asked(state, question, 1, guided=True).model_dump_json())
    return found


def check(game: Game, box: Box, rng: random.Random, counts: Counter[str]) -> None:
    """As each seat sees it, and as an onlooker does, who knows no more than any of them."""
    places = sorted(SeatView(box.id, 0, "en").scenes.places)
    here = rng.sample(places, min(8, len(places)))
    truth = game.state
    for seat in range(len(game.seats)):
        guess = game.resample(seat, seed=rng.random().hex())
        counts["guesses differ"] += truth.dump() != guess.dump()
        for viewer in (seat, ONLOOKER):
            shown = SeatView(box.id, viewer, rng.choice(["en", "el", "hu"]))
            held = [each.place for each in shown.scene(truth).pieces[:8]]
            really, perhaps = told(shown, truth, here + held), told(shown, guess, here + held)
            for one, other in zip(really, perhaps, strict=True):
                assert one == other, f"{game}\n{viewer} is shown what is hidden from {seat}"


def answered(game: Game, box: Box, rng: random.Random) -> None:
    question = rng.choice(game.questions())
    if rng.random() < 0.5:
        action = rng.choice(question.actions)
    else:
        worth = box.advice(game.resample(question.seat), question, SIMPLE)
        action = question.actions[worth.index(max(worth))]
    game.answer(action, question.seat)


@pytest.mark.parametrize(
    ("name", "scenario", "options", "most"),
    [
        ("maria", "advanced", {}, 560),
        ("maria", "introductory", {}, 200),
        ("maria", "advanced-two", {}, 120),
        ("napoleonics", "vimiero", {}, 200),
        ("greatwar", "", {}, 200),
        ("lastman", "1914", {}, 500),
        ("lastman", "1916", {"hidden": True, "bidding": True}, 300),
    ],
)
def test_what_is_hidden_changes_nothing_that_is_shown(
    name: str, scenario: str, options: dict[str, bool], most: int
) -> None:
    box = BOXES[name]
    rng = random.Random(f"{name} {scenario}")
    counts: Counter[str] = Counter()
    game = sandtable.new_game(name, scenario or box.scenarios()[0], seed=7, options=options)
    for number in range(most):
        if not game.questions():
            break
        if number % EVERY == 0 or game.questions()[0].key in WORTH_A_LOOK:
            for question in game.questions():
                counts[question.key] += 1
            check(game, box, rng, counts)
        answered(game, box, rng)
    print(counts)
    assert counts["guesses differ"]
    if name == "maria":
        assert counts["muster"]
        assert counts["battle-card"] or scenario != "advanced"  # the others are short
        assert counts["place-card"] or scenario == "introductory"
