"""Bots answer with what is offered, the same for the same seed, and do not peep."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.match import Sampler, play_match
from sandtable.bots import BOTS, make_bot
from sandtable.bots.marshal import effort_of
from sandtable.bots.search import Candidate
from sandtable.bots.value import value_of
from sandtable.core.chance import Purpose, Sealed
from sandtable.core.fight import Fight, Pool, odds
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.bots.rolls import DRIVEN, ends, faces_that_hit, throws
from sandtable.games.napoleonics.rules.facts import CAVALRY, FACE_WEIGHTS, FLAG, INFANTRY, SABER
from sandtable.toolkit.box import SIMPLE, SOUND, Box
from tests.toys import bids
from tests.whole_games import choices

pytestmark = pytest.mark.both_modes

SCENARIOS = NAPOLEONICS.scenarios()
SEATS = ["one", "two", "three"]  # of a game that gives no advice
NO_PURPOSES: list[Purpose] = []
QUICK = "marshal:playouts=8"  # a search that is over soon
PLAYERS = ["random", "corporal", "captain", QUICK]


def positions(
    scenario: str, seed: str, bots: tuple[str, str], answers: int
) -> Iterator[tuple[State, Question]]:
    """Open questions with a choice, from a game between bots."""
    players = [make_bot(name, NAPOLEONICS, f"{seed} {name}") for name in bots]
    return choices(NAPOLEONICS, scenario, players, seed, answers)


def test_the_bots_are_known_by_name() -> None:
    assert list(BOTS) == ["random", "corporal", "captain", "marshal", "emperor"]
    for name in BOTS:
        make_bot(name, NAPOLEONICS, 1)


def test_an_unknown_bot_is_told_the_known_ones() -> None:
    with pytest.raises(KeyError, match='"colonel"; there are: random, corporal, captain, marshal'):
        make_bot("colonel", NAPOLEONICS, 1)


@pytest.mark.parametrize("bots", [("captain", "corporal"), ("random", "captain")])
def test_the_same_seed_gives_the_same_game(bots: tuple[str, str]) -> None:
    games = [play_match(NAPOLEONICS, "redinha", list(bots), "again").answers for _ in range(2)]
    assert games[0] == games[1]


def test_another_seed_gives_another_game() -> None:
    games = [play_match(NAPOLEONICS, "redinha", ["random"] * 2, seed).answers for seed in (1, 2)]
    assert games[0] != games[1]


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bots_choose_what_is_offered(scenario: str) -> None:
    bots = [make_bot(name, NAPOLEONICS, 5) for name in PLAYERS[:-1]]
    for number, (state, question) in enumerate(positions(scenario, "legal", ("random",) * 2, 100)):
        for bot in bots:
            sample = Sampler(state, question, f"legal {number}")
            assert bot.choose(question, sample) in question.actions, state


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_advice_does_not_depend_on_hidden_cards(scenario: str) -> None:
    """The same worth for every action, whatever the cards are that the seat does not see."""
    seen = 0
    for state, question in positions(scenario, "honest", ("captain", "corporal"), 130):
        before = state.hash()
        for level in (SIMPLE, SOUND):
            worths = [
                BOXES["napoleonics"].advice(
                    state.resample(question.seat, Sealed(f"other cards {seed}")), question, level
                )
                for seed in range(3)
            ]
            assert worths[0] == worths[1] == worths[2], f"{question}\n{state}"
            assert len(worths[0]) == len(question.actions)
        assert state.hash() == before, "advice must not change the state"
        seen += 1
    assert seen > 30


@pytest.mark.compiled
@pytest.mark.parametrize(("bot", "answers"), [("captain", 120), (QUICK, 30)])
def test_a_bot_chooses_the_same_whatever_is_hidden(bot: str, answers: int) -> None:
    for state, question in positions("quatre_bras", "peep", ("captain", "captain"), answers):
        choices = {
            make_bot(bot, NAPOLEONICS, "one seed").choose(
                question, Sampler(state, question, f"cards {seed}")
            )
            for seed in range(4)
        }
        assert len(choices) == 1, f"{question}\n{state}"


class Auction(Box):
    """A game for three that gives no advice."""

    id = "bids"
    seats = SEATS
    folder = Path("nowhere")
    vocabulary = bids.VOCABULARY
    purposes = NO_PURPOSES
    rules_version = "1"

    def scenarios(self) -> list[str]:
        return ["auction"]

    def set_up(self, scenario: str, options: dict[str, Any]) -> State:
        return bids.new()

    def load(self, data: dict[str, Any]) -> State:
        raise NotImplementedError

    def draw(self, state: State, seat: int | None = None) -> str:
        return ""

    def place(self, position: dict[str, Any]) -> State:
        raise NotImplementedError

    def differences(self, state: State, expect: dict[str, Any]) -> list[str]:
        raise NotImplementedError


def test_where_a_game_gives_no_advice_bots_play_all_the_same() -> None:
    for seed in range(5):
        match = play_match(Auction(), "auction", PLAYERS[1:], seed)
        assert not match.capped
        assert all(match.chosen)


# The search


def test_an_effort_is_read_from_the_name_of_a_bot() -> None:
    assert effort_of("playouts=48,turns=2") == {"playouts": 48, "turns": 2}
    assert effort_of("0.5")["seconds"] == 0.5
    for wrong in ("patience=3", "turns=many", ""):
        with pytest.raises(KeyError):
            effort_of(wrong)
    with pytest.raises(KeyError, match="captain takes no time to think"):
        make_bot("captain:2", NAPOLEONICS, 1)


@pytest.mark.parametrize("game", list(BOXES))
def test_the_learned_value_fits_its_features(game: str) -> None:
    """Weights for every feature and seat; a won game is certain, and one that begins is not."""
    box = BOXES[game]
    value = value_of(box)
    assert value is not None
    state = box.set_up(box.scenarios()[0], {})
    state.begin(Sealed("value"))
    for seat in range(len(box.seats_of(box.scenarios()[0]))):
        for moves in (0, 1):
            row = value.weights[value.row(seat, moves)]
            assert len(row) == len(box.features(state, seat))
        assert 0.005 < value.chance(state, seat) < 0.995


def test_the_value_grows_with_what_wins() -> None:
    value = value_of(NAPOLEONICS)
    assert value is not None
    state = NAPOLEONICS.set_up("redinha", {})
    state.begin(Sealed("value"))
    before = [value.chance(state, seat) for seat in (0, 1)]
    state.take_banners(0, 2, "N3.1")
    after = [value.chance(state, seat) for seat in (0, 1)]
    assert after[0] > before[0]
    assert after[1] < before[1]


@pytest.mark.parametrize("game", list(BOXES))
def test_the_learned_value_knows_the_scenarios_and_who_is_to_move(game: str) -> None:
    """Offsets are for the scenarios that there are, and the split is at the turn."""
    box = BOXES[game]
    value = value_of(box)
    assert value is not None
    assert set(value.offsets) in (set(), set(box.scenarios()))
    assert bool(value.offsets) == (value.split is not None)
    for scenario in value.offsets:
        state = box.set_up(scenario, {})
        assert box.scenario_of(state) == scenario
        state.begin(Sealed("value"))
        moving = [box.features(state, seat)[value.split or 0] for seat in (0, 1)]
        assert sorted(moving) == [0.0, 1.0]
        # Both sides look at the same game
        assert sum(value.chance(state, seat) for seat in (0, 1)) == pytest.approx(1.0, abs=0.1)


@pytest.mark.compiled
@pytest.mark.parametrize("game", list(BOXES))
def test_a_search_gives_the_same_answer_again_and_plays_to_the_end(game: str) -> None:
    box = BOXES[game]
    scenario = box.scenarios()[0]
    names = [QUICK, *["captain"] * (len(box.seats_of(scenario)) - 1)]
    games = [play_match(box, scenario, names, "again", 100).answers for _ in range(2)]
    assert games[0] == games[1]


def test_a_search_prefers_what_the_playouts_say() -> None:
    """Far behind captain's choice in every world: dropped; ahead in every world: taken."""
    behind, ahead = Candidate(1, 0.0), Candidate(2, -0.01)
    for _ in range(12):
        behind.add(-0.2)
        ahead.add(0.2)
    gain, error = behind.estimate(0.03)
    assert gain + 1.5 * error < 0
    assert ahead.estimate(0.03)[0] > 0.1


@pytest.mark.compiled
def test_captain_beats_random() -> None:
    wins = 0
    for number, scenario in enumerate(SCENARIOS[:8]):
        bots = ["captain", "random"] if number % 2 else ["random", "captain"]
        match = play_match(NAPOLEONICS, scenario, bots, f"beats {number}")
        wins += match.winner == bots.index("captain")
    assert wins >= 7


# Sense


def choice_of(position: dict[str, Any], *answers: str) -> str:
    """What captain does in a position, after these answers."""
    state = NAPOLEONICS.place(position)
    vocabulary = NAPOLEONICS.vocabulary
    dice = Sealed("sense")
    state.begin(dice)
    for answer in answers:
        state.answer(vocabulary.find(answer), dice)
    question = state.question()
    assert question is not None
    captain = make_bot("captain", NAPOLEONICS, "sense")
    return vocabulary.name(captain.choose(question, Sampler(state, question, "sense")))


def test_captain_finishes_the_unit_that_is_nearly_gone() -> None:
    position = {
        "turn": "british",
        "card": "probe-center",
        "pieces": ["british foot-artillery e7", "french line g6 4", "french line g8 1"],
    }
    assert choice_of(position, "order e7", "done", "unit e7") == "fire g8"


def test_captain_keeps_first_strike_for_the_defence() -> None:
    position = {
        "turn": "british",
        "hands": {"british": ["first-strike", "probe-center"]},
        "pieces": ["british line e7", "french line g7"],
    }
    assert choice_of(position) == "card probe-center"


def test_captain_does_not_charge_works_with_a_last_block() -> None:
    position = {
        "turn": "french",
        "card": "probe-center",
        "terrain": ["field-works e7 sw se"],
        "pieces": ["french light-cavalry f7 1", "british line e7 4", "french line h7"],
    }
    assert choice_of(position, "order f7", "done", "done") == "done"


def test_chances_are_those_of_the_dice() -> None:
    for dice in range(1, 7):
        for which in (INFANTRY, CAVALRY):
            fight = Fight(FACE_WEIGHTS, FLAG)
            fight.pools.append(Pool(dice, "dice", ""))
            fight.hit_on(which, "class", "")
            fight.hit_on(SABER, "sabers", "")
            exact = odds(fight)
            found = throws(dice, faces_that_hit(which, True))
            assert {(hits, flags) for hits, flags, _ in found} == set(exact)
            for hits, flags, chance in found:
                assert chance == pytest.approx(exact[hits, flags])


def test_every_end_of_a_struck_unit_is_counted() -> None:
    chances = ends(3, 3, 2, 1, 1, 0)  # no room behind it, one flag ignored
    assert sum(chances) == pytest.approx(1)
    assert sum(chances[DRIVEN:]) == 0
    two_or_more_gone = 1 - chances[1] - chances[2]
    assert chances[0] == pytest.approx(two_or_more_gone)
    stays_whole = sum(chance for hits, flags, chance in throws(3, 3) if hits == 0 and flags <= 1)
    assert chances[2] == pytest.approx(stays_whole)
