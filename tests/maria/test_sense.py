"""Captain's sense in single positions: cover, fear, peace, the vote, winters and hussars."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.boards.graph import Place
from sandtable.core.chance import Sealed
from sandtable.games.maria import MARIA
from sandtable.games.maria.bots import advice, election, peace, troops as troops_of
from sandtable.games.maria.bots.battles import chance_of, danger_at, defeat_cost
from sandtable.games.maria.bots.cover import call_for, cover_value, hold
from sandtable.games.maria.bots.marches import place_value
from sandtable.games.maria.bots.outlook import Outlook
from sandtable.games.maria.bots.values import conquest_value, marker_value
from sandtable.games.maria.files.positions import place
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.conquest import COVER
from sandtable.games.maria.rules.state import Maria
from sandtable.toolkit.box import SOUND

SILESIA = [
    "prussia liegnitz", "prussia glogau", "prussia breslau", "prussia brieg", "prussia neisse",
    "prussia schweidnitz", "prussia cosel",
]  # fmt: skip


def begun(position: dict[str, Any], *answers: str) -> Maria:
    """The position, after some answers."""
    game = place(position)
    game.begin(Sealed(1))
    for answer in answers:
        game.answer(do.VOCABULARY.find(answer), Sealed(2))
    return game


def advised(game: Maria) -> str:
    """What captain answers now."""
    question = game.question()
    assert question is not None
    values = MARIA.advice(game, question, SOUND)
    return game.action_name(question.actions[values.index(max(values))])


def marched(game: Maria) -> Maria:
    """All marches of the stage as captain makes them."""
    stage = game.moment()
    while (question := game.question()) is not None:
        if game.moment() != stage or question.key not in ("move", "march", "step"):
            return game
        game.answer(do.VOCABULARY.find(advised(game)), Sealed(3), question.seat)
    return game


def outlook(game: Maria, power: int) -> Outlook:
    return Outlook(game, game.seat_of(power), False)


def named(general: str) -> int:
    return facts.GENERALS.index(general)


def roads(game: Maria, general: str, city: str) -> int:
    return facts.ROADS.distance(game.place_of(named(general)), facts.city(city))


# Cover


def austria_moves(*pieces: str) -> Maria:
    return begun({"stage": "austria", "phase": "movement", "pieces": list(pieces)})


def test_a_fortress_that_an_enemy_may_take_is_worth_covering() -> None:
    view = outlook(austria_moves("karl wien 8", "belle_isle passau 2"), facts.AUSTRIA)
    assert cover_value(view, [named("karl")], facts.city("ybbs")) > 0.5
    assert cover_value(view, [named("karl")], facts.city("neisse")) == 0


def test_nobody_covers_what_nobody_threatens() -> None:
    view = outlook(austria_moves("karl wien 8", "belle_isle auxerre 4"), facts.AUSTRIA)
    assert cover_value(view, [named("karl")], facts.city("wien")) == 0


def test_a_nearer_enemy_is_more_urgent() -> None:
    values = []
    for at in ("passau", "landshut", "auxerre"):
        view = outlook(austria_moves("karl wien 8", f"belle_isle {at} 2"), facts.AUSTRIA)
        view.find_alarms()
        values.append(view.alarms[facts.FORTRESSES.index(facts.city("linz"))])
    assert values[0] > values[1] > values[2] == 0


def test_a_general_who_can_be_spared_comes_to_protect_a_fortress() -> None:
    game = austria_moves("karl raab 8", "belle_isle passau 2", "train_france_2 straubing")
    assert roads(game, "karl", "linz") > COVER
    assert roads(marched(game), "karl", "linz") <= COVER


def test_the_only_protector_stays_near() -> None:
    game = austria_moves("karl ybbs 8", "belle_isle passau 2", "train_france_2 straubing")
    assert roads(marched(game), "karl", "linz") <= COVER


# Fear


def test_danger_is_what_the_strongest_may_do() -> None:
    game = austria_moves("karl prag 3", "friedrich kolin 8", "traun innsbruck 3")
    view = outlook(game, facts.AUSTRIA)
    danger, driven = danger_at(view, [named("karl")], facts.city("prag"))
    assert danger > 0
    assert driven > 0.8
    assert danger_at(view, [named("traun")], facts.city("innsbruck")) == (0.0, 0.0)


def test_unseen_cards_make_a_battle_doubtful() -> None:
    assert chance_of(4.0, 0) > chance_of(4.0, 5) > chance_of(4.0, 12) > 0.5
    assert chance_of(0.0, 0) == chance_of(0.0, 9) == 0.5


def test_nobody_goes_to_fight_a_battle_that_is_lost_before_it_begins() -> None:
    pieces = ["neipperg deutschbrod 2", "friedrich prag 8", "schwerin prag 8"]
    game = austria_moves(*pieces, "train_prussia_1 reichenberg", "train_austria_3 iglau")
    view, general = outlook(game, facts.AUSTRIA), named("neipperg")
    beside = facts.ROADS.near[facts.city("prag")]
    away = place_value(view, [general], game.place_of(general))
    assert all(place_value(view, [general], city) < away for city in beside)
    assert game.place_of(general) not in beside
    assert marched(game).place_of(general) not in beside


# The leader


def with_pool(power: int, pool: int) -> Maria:
    game = begun({"stage": "austria", "phase": "movement", "pieces": ["karl wien 8"]})
    game.set_scalar(slots.POOL + power, pool)
    return game


def test_a_rival_who_may_win_soon_is_stopped_before_one_gains_oneself() -> None:
    far, close = with_pool(facts.FRANCE, 9), with_pool(facts.FRANCE, 2)
    own = marker_value(close, facts.PRUSSIAN, facts.PRUSSIA)
    assert own >= -marker_value(far, facts.PRUSSIAN, facts.FRANCE) > 0
    assert own < -marker_value(close, facts.PRUSSIAN, facts.FRANCE)


# Peace


def offered(pieces: list[str], french: int, markers: tuple[str, ...] = ()) -> Maria:
    """Prussia holds Silesia and may offer peace; France has so many markers to place."""
    position = {"stage": "prussia", "phase": "offers", "turn": 4, "pieces": pieces}
    game = begun({**position, "markers": [*SILESIA, *markers]})
    game.set_scalar(slots.POOL + facts.FRANCE, french)
    return game


STRONG_PRUSSIA = ["friedrich breslau 8", "schwerin brieg 8", "karl prag 4"]
WEAK_PRUSSIA = ["friedrich breslau 2", "karl prag 8", "traun wien 8"]
IN_AUSTRIA = ("prussia prag", "prussia koeniggraetz", "prussia glatz", "prussia olmuetz")


def test_prussia_offers_peace_when_it_costs_no_marker() -> None:
    assert advised(offered(STRONG_PRUSSIA, 11)) == "offer"


def test_prussia_fights_on_when_it_would_give_up_more_than_it_gets() -> None:
    assert peace.prussians_in_austria(offered(STRONG_PRUSSIA, 11, IN_AUSTRIA)) == 4
    game = offered(STRONG_PRUSSIA, 11, IN_AUSTRIA)
    game.set_scalar(slots.POOL + facts.PRUSSIA, 5)
    assert advised(game) == "pass"


@pytest.mark.parametrize(
    ("pieces", "french", "answer"),
    [
        (STRONG_PRUSSIA, 11, "agree"),  # Silesia cannot be held
        (WEAK_PRUSSIA, 2, "agree"),  # France has to be stopped first
        (WEAK_PRUSSIA, 11, "refuse"),  # Silesia can be won back
    ],
)
def test_austria_makes_peace_when_it_must(pieces: list[str], french: int, answer: str) -> None:
    game = offered(pieces, french)
    game.answer(do.OFFER, Sealed(2))
    assert advised(game) == answer


def test_austria_makes_no_peace_that_loses_the_war() -> None:
    game = offered(STRONG_PRUSSIA, 2)
    game.set_scalar(slots.POOL + facts.PRUSSIA, 2)
    game.answer(do.OFFER, Sealed(2))
    assert advised(game) == "refuse"


def test_prussians_stay_at_home_while_markers_are_set_aside() -> None:
    position = {"stage": "prussia", "phase": "movement", "turn": 6, "flags": ["annexed"]}
    pieces = ["friedrich breslau 4", "karl koeniggraetz 8", "traun olmuetz 8"]
    game = begun({**position, "pieces": pieces, "aside": {"prussia": 3}, "markers": SILESIA})
    view = outlook(game, facts.PRUSSIA)
    assert peace.cost_of_leaving(view, named("friedrich"), facts.city("koeniggraetz")) > 2
    assert peace.cost_of_leaving(view, named("friedrich"), facts.city("neisse")) == 0
    assert game.home_of(marched(game).place_of(named("friedrich"))) == facts.PRUSSIA


def test_france_keeps_what_it_holds_in_austria_while_it_may_come_back() -> None:
    position = {"stage": "france", "phase": "offers", "turn": 6, "markers": ["france linz"]}
    assert advised(begun({**position, "pieces": ["belle_isle passau 5"]})) == "pass"
    assert advised(begun({**position, "pieces": ["belle_isle metz 5"]})) == "reduce"


# The election


def test_france_votes_for_its_candidate_and_prussia_against_the_leader() -> None:
    game = begun({"stage": "austria", "turn": 5, "pieces": []})
    game.set_scalar(slots.POOL + facts.AUSTRIA, 1)
    markers = outlook(game, facts.PRUSSIA).markers
    assert election.vote_value(markers, do.CHARLES) > election.vote_value(markers, do.FRANCIS)
    markers = outlook(game, facts.FRANCE).markers
    assert election.vote_value(markers, do.CHARLES) > election.vote_value(markers, do.FRANCIS)


def test_a_seat_of_an_elector_is_worth_more_while_its_vote_may_decide() -> None:
    game = begun({"stage": "france", "phase": "movement", "turn": 4, "pieces": ["moritz metz 5"]})
    markers = outlook(game, facts.FRANCE).markers
    mainz = facts.city("mainz")
    before = election.seat_value(game, markers, facts.FRANCE, mainz)
    assert before > 0
    others = outlook(game, facts.AUSTRIA).markers
    assert election.seat_value(game, others, facts.FRANCE, mainz) < 0
    assert election.seat_value(game, markers, facts.FRANCE, facts.city("linz")) == 0
    game.set_scalar(slots.ELECTION, slots.HELD)
    assert election.seat_value(game, markers, facts.FRANCE, mainz) == 0


# Winters, hussars


def test_in_winter_cards_are_kept_for_battles() -> None:
    hand = ["h2", "h3", "s5", "s7", "c6", "c9", "d4", "d10"]
    game = begun(
        {"turn": 3, "stage": "winter", "pieces": ["karl wien 1"], "hands": {"austria": hand}}
    )
    paid = 0
    while (answer := advised(game)).startswith("pay"):
        game.answer(do.VOCABULARY.find(answer), Sealed(2))
        paid += 1
    assert paid > 0
    assert len(hand) - paid in (5, 6)  # four for battles, two for politics


def test_nobody_pays_for_troops_that_no_general_needs() -> None:
    pieces = [f"{name} {at} 8" for name, at in (("friedrich", "berlin"), ("schwerin", "breslau"))]
    pieces += ["leopold glogau 7", "dessauer liegnitz 8"]
    hands = {"prussia": ["h2", "h3", "s5", "s7", "c6", "c9", "d4", "d10"]}
    game = begun({"turn": 3, "stage": "winter", "pieces": pieces, "hands": hands})
    assert advised(game) == "done"


def test_hussars_ride_between_an_enemy_and_its_train() -> None:
    pieces = ["karl tabor 5", "belle_isle pilsen 5", "train_france_2 straubing"]
    game = begun({"stage": "hussars", "turn": 2, "pieces": pieces})
    at = Place(facts.CITIES.index(advised(game).split()[-1]))
    way = facts.ROADS.distance(facts.city("pilsen"), facts.city("straubing"))
    found = facts.ROADS.distance(at, facts.city("pilsen"))
    assert found + facts.ROADS.distance(at, facts.city("straubing")) == way


# One against two


def test_during_a_truce_austria_covers_what_prussia_will_come_for() -> None:
    position: dict[str, Any] = {"stage": "austria", "phase": "movement", "turn": 6}
    position |= {"flags": ["annexed"], "markers": SILESIA, "pieces": ["karl wien 8"]}
    position["pieces"] += ["schwerin ratibor 8", "belle_isle landshut 8"]
    alarms = []
    for truce in (0, 1, 2):
        game = begun(position)
        game.set_scalar(slots.TRUCE, truce)
        view = outlook(game, facts.AUSTRIA)
        view.find_alarms()
        alarms.append(view.alarms[facts.FORTRESSES.index(facts.city("olmuetz"))])
    assert alarms[0] == alarms[1] > alarms[2] > 0


def test_the_pragmatic_army_is_called_to_the_netherlands_from_afar() -> None:
    game = austria_moves("george_ii lingen 5", "train_pragmatic_1 tilburg", "maillebois brussel 2")
    view, general = outlook(game, facts.PRAGMATIC), named("george_ii")
    near, here, far = (facts.city(each) for each in ("roermond", "lingen", "kaiserslautern"))
    assert call_for(view, [general], near) > call_for(view, [general], here)
    assert call_for(view, [general], near) > call_for(view, [general], far)
    gain = place_value(view, [general], near) - place_value(view, [general], here)
    view.manner(facts.PRAGMATIC).call = 0.0
    assert gain > place_value(view, [general], near) - place_value(view, [general], here)


def test_nobody_is_called_to_what_somebody_else_protects() -> None:
    pieces = ["george_ii lingen 5", "maillebois brussel 2"]
    alone = outlook(austria_moves(*pieces), facts.PRAGMATIC)
    helped = outlook(austria_moves(*pieces, "arenberg namur 8"), facts.PRAGMATIC)
    goal = facts.city("venlo")
    assert call_for(alone, [named("george_ii")], goal) > call_for(
        helped, [named("george_ii")], goal
    )


def test_austria_fears_a_second_enemy_who_may_come_along() -> None:
    fear = []
    for other in ("leopold schweidnitz 6", "leopold berlin 6"):
        game = austria_moves("karl neisse 6", "friedrich breslau 6", other)
        view = outlook(game, facts.AUSTRIA)
        fear.append(danger_at(view, [named("karl")], facts.city("neisse"))[0])
    assert fear[0] > fear[1]


def test_a_small_army_that_is_lost_costs_a_marker() -> None:
    view = outlook(austria_moves("karl prag 1", "friedrich kolin 8"), facts.AUSTRIA)
    lost = defeat_cost(view, [named("karl")], facts.PRUSSIA, 3.0, 1.0)
    unmarked = defeat_cost(view, [named("karl")], facts.NO_POWER, 3.0, 1.0)
    assert lost - unmarked == pytest.approx(view.markers[facts.PRUSSIA])


def test_austria_is_spared_by_one_who_needs_it_against_the_other() -> None:
    game = austria_moves("karl prag 8", "friedrich kolin 8", "belle_isle eger 8")
    gains = []
    for pool in (11, 3):
        game.set_scalar(slots.POOL + facts.PRUSSIA, pool)
        view = outlook(game, facts.FRANCE)
        gains.append(defeat_cost(view, [named("karl")], facts.NO_POWER, 3.0, 8.0))
    assert gains[0] > gains[1] == 0


def test_who_waits_at_sea_has_the_least_troops_and_the_others_share() -> None:
    game = MARIA.set_up("advanced", {})
    assert isinstance(game, Maria)
    game.begin(Sealed(1))
    while (question := game.question()) is not None and question.key == "muster":
        game.answer(do.VOCABULARY.find(advised(game)), Sealed(2), question.seat)
    at_sea, ashore = named("dessauer"), (named("friedrich"), named("schwerin"))
    assert game.troops(at_sea) == facts.LEAST[at_sea]
    assert [game.troops(each) for each in ashore] == [5, 5]


def test_who_protects_fortresses_is_not_sent_away() -> None:
    game = austria_moves("arenberg namur 4", "maillebois cambrai 2", "traun raab 5")
    view = outlook(game, facts.AUSTRIA)
    alone, idle = facts.ARENBERG, named("traun")
    assert advice.general_value(view, do.MISSION, idle) > advice.general_value(
        view, do.MISSION, alone
    )


def test_nobody_relies_on_a_protector_who_may_be_driven_off() -> None:
    calls, holds = [], []
    for troops in (1, 8):
        pieces = ["george_ii nijmegen 5", "moritz valenciennes 8", f"arenberg namur {troops}"]
        view = outlook(austria_moves(*pieces), facts.PRAGMATIC)
        holds.append(hold(view, facts.city("namur")))
        calls.append(call_for(view, [named("george_ii")], facts.city("nijmegen")))
    assert holds[0] < holds[1]
    assert calls[0] > calls[1]


def test_austria_makes_its_strong_armies_stronger() -> None:
    game = austria_moves("karl wien 6", "traun wiener_neustadt 3")
    view = outlook(game, facts.AUSTRIA)
    strong, weak = named("karl"), named("traun")
    assert troops_of.recruit_value(view, strong) > troops_of.recruit_value(view, weak)


def test_austria_makes_no_peace_with_a_prussia_that_needs_one_stage_more() -> None:
    for pool, answer in ((4, "agree"), (3, "refuse")):
        game = offered(STRONG_PRUSSIA, 11)
        game.set_scalar(slots.POOL + facts.PRUSSIA, pool)
        assert peace.pool_after_peace(game) == pool - 1
        game.answer(do.OFFER, Sealed(2))
        assert advised(game) == answer


def test_one_of_a_union_may_go_where_the_other_still_protects() -> None:
    game = austria_moves(
        "khevenhueller neutitschein 8", "batthyany neutitschein 8", "friedrich brieg 5"
    )
    view = outlook(game, facts.AUSTRIA)
    here, one, other = facts.city("neutitschein"), named("khevenhueller"), named("batthyany")
    assert cover_value(view, [one], here) < 0.5 * cover_value(view, [one, other], here)


def test_a_partner_who_would_be_driven_off_is_not_left_behind() -> None:
    covers = []
    for troops in (1, 8):
        pieces = ["karl neutitschein 8", f"batthyany neutitschein {troops}", "friedrich ratibor 8"]
        view = outlook(austria_moves(*pieces), facts.AUSTRIA)
        covers.append(cover_value(view, [named("karl")], facts.city("neutitschein")))
    assert covers[0] > covers[1]


def test_western_seats_that_are_worth_one_marker_together_share_its_alarm() -> None:
    """The third seat of the French brings a marker (M21.7), whether Mainz or Trier falls."""
    game = austria_moves("george_ii siegen 5", "broglie landau 7")
    game.set_scalar(slots.POOL + facts.FRANCE, 3)
    view = outlook(game, facts.PRAGMATIC)
    view.find_alarms()
    seats = [facts.city("mainz"), facts.city("trier")]
    alarms = [view.alarms[facts.FORTRESSES.index(each)] for each in seats]
    losses = [-conquest_value(game, view.markers, facts.FRANCE, each) for each in seats]
    assert losses[0] == losses[1] > 0
    assert 0 < max(alarms) < losses[0]
    assert sum(alarms) <= losses[0]
