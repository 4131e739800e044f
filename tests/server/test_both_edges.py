"""A board that is drawn once for all who look at it lies right for those at either edge."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.seat_view import SeatView, SharedParts

GROUNDS = {"greatwar": "loos-hohenzollern-redoubt", "maria": "advanced"}
BOARDS = [("napoleonics", "waterloo"), ("greatwar", "cambrai-bourlon-wood")]


@pytest.mark.parametrize(("game_id", "scenario"), BOARDS)
@pytest.mark.parametrize("order", [(0, 1, ONLOOKER), (1, 0, ONLOOKER)])
def test_every_seat_sees_pieces_and_markers_from_its_own_edge(
    game_id: str, scenario: str, order: tuple[int, ...]
) -> None:
    state = BOXES[game_id].set_up(scenario, {})
    common = SharedParts()
    seen = {seat: SeatView(game_id, seat, "en", common=common).scene(state) for seat in order}
    for seat in order:
        assert seen[seat] == SeatView(game_id, seat, "en").scene(state)
    assert {seen[0].turned, seen[1].turned} == {False, True}
    if seen[0].marks:  # wire and craters, which lie at points of the board as it is seen
        assert seen[0].marks != seen[1].marks


@pytest.mark.parametrize("game_id", ["maria", "lastman"])
def test_panels_that_are_alike_are_made_once(game_id: str) -> None:
    state = BOXES[game_id].set_up(BOXES[game_id].scenarios()[0], {})
    common = SharedParts()
    viewers = (0, 1, ONLOOKER)
    panels = {
        seat: {
            panel.id: panel for panel in SeatView(game_id, seat, "en", common=common).panels(state)
        }
        for seat in viewers
    }
    for seat in viewers:
        assert list(panels[seat].values()) == SeatView(game_id, seat, "en").panels(state)
    shared = "powers" if game_id == "maria" else "points"
    assert panels[0][shared] is panels[1][shared] is panels[ONLOOKER][shared]


def test_there_are_markers_to_be_placed() -> None:
    state = BOXES["greatwar"].set_up("cambrai-bourlon-wood", {})
    assert SeatView("greatwar", 0, "en").scene(state).marks


def test_those_at_one_edge_share_one_drawing() -> None:
    state = BOXES["greatwar"].set_up("cambrai-bourlon-wood", {})
    common = SharedParts()
    low = [
        seat
        for seat in (0, ONLOOKER)
        if not SeatView("greatwar", seat, "en").face.flips(state, seat)
    ]
    scenes = [SeatView("greatwar", seat, "en", common=common).scene(state) for seat in low * 2]
    assert all(each is scenes[0] for each in scenes)


@pytest.mark.parametrize("game_id", sorted(BOXES))
def test_what_is_said_of_places_follows_the_game(game_id: str) -> None:
    """Though descriptions are kept while the ground stays as it is."""
    box, scenes, speaker = BOXES[game_id], scenes_of(game_id), speaker_for(game_id, "en")
    game, choose = sandtable.new_game(game_id, GROUNDS.get(game_id), seed="3"), random.Random(3)
    changes = 0
    before: dict[str, str] = {}
    for _ in range(250):
        question = game.question()
        if question is None:
            break
        game.answer(choose.choice(question.actions))
        now = scenes.about_now(game.state, speaker)
        fresh = {place: ", ".join(box.face.describe(game.state, place, speaker)) for place in now}
        assert now == fresh
        assert now == scenes.about_changed(game.state, speaker)
        changes += now != before
        before = now
    assert changes > 1 or game_id == "napoleonics"  # where nothing changes the ground
