"""The oracle of Maria: what each paragraph forbids, read from the rulebook alone."""

from __future__ import annotations

from typing import Final

from tests.reasons.checks import (
    begins,
    both,
    by_key,
    happened,
    not_asked,
    not_offered,
    verb,
    with_owed,
)
from tests.reasons.maria import (
    battles,
    moves,
    order,
    paying,
    politics,
    sharing,
    steps,
    supply,
    trains,
    winter,
)
from tests.reasons.maria.board import CITIES, MAJORS, TRAINS
from tests.reasons.maria.moves import table
from tests.reasons.maria.waiting import with_waiting
from tests.reasons.situation import Oracle, Situation

RULES: Oracle = {
    # The order of play
    "M6.2": order.wrong_stage,
    "M6.3": order.wrong_phase,
    # Set-up and map
    "M3.1": steps.not_beside,
    "M2.3": both(verb(*order.OF_PIECES), order.is_hussar),
    "M4.4": by_key(taken_by_ally=steps.meets_ally, allies_at_peace=battles.only_allies_beside),
    "M4.5": battles.never_at_war,
    "M4.7": steps.wrong_map,
    "M5.3": by_key(over_most=order.over_most, sum_unfit=order.sum_unfit),
    "M5.4": order.below_least,
    # Cards
    "M7.2": by_key(
        not_a_value=lambda s: s.asked.key == "reserve-value" and not 1 <= int(s.thing) <= 8,
        no_reserve=lambda s: s.verb == "value" and not_offered(s),
        value_first=lambda s: s.verb == "card" and s.asked.key == "reserve-value",
    ),
    "M7.7": by_key(no_payment_now=both(verb("pay"), not_asked("pay", "recruit-pay"))),
    "M7.8": by_key(
        not_held=battles.not_in_battle_hand,
        no_such_card=politics.not_to_be_placed,
        not_in_hand=paying.not_in_hand_to_pay,
        not_held_to_pay=paying.not_in_hand_to_pay,
    ),
    # Subsidies
    "M4.6": politics.neutral_party,
    "M8.2": politics.compulsory_contract,
    "M8.6": by_key(
        not_allied=politics.not_allied,
        gives_itself=lambda s: s.verb == "subsidy" and s.thing in politics.givers(s),
        contract_runs=lambda s: s.verb == "subsidy" and politics.has_contract(s),
        not_so_long=lambda s: s.verb == "turns" and not 1 <= int(s.thing) <= 12 - table(s.at).turn,
        receiver_first=lambda s: s.verb == "turns" and s.asked.key == "subsidy",
        turns_first=lambda s: (
            s.verb in ("subsidy", "end-subsidy") and s.asked.key == "subsidy-turns"
        ),
    ),
    "M8.7": by_key(
        compulsory=politics.compulsory_contract,
        no_contract=lambda s: s.verb == "end-subsidy" and not politics.has_contract(s),
    ),
    "M8.8": by_key(
        no_talks_now=both(
            verb("subsidy", "end-subsidy", "turns"), not_asked("subsidy", "subsidy-turns")
        ),
        gives_nothing=lambda s: s.verb == "subsidy" and not set(politics.givers(s)) & set(MAJORS),
    ),
    # Unions
    "M9.3": steps.third_general,
    "M9.1": by_key(
        over_eight=order.over_eight,
        no_troops_left=both(verb("troops"), lambda s: int(s.thing) < 1),
    ),
    "M9.5": moves.refused_union,
    "M9.8": lambda s: order.all_to_one(s) or order.one_each_was_left(s),
    "M9.4": by_key(
        no_command_now=both(verb("commander"), not_asked("commander")),
        not_in_union=lambda s: s.asked.key == "commander" and s.verb == "commander",
        name_commander=moves.is_subordinate,
        commander_first=lambda s: s.verb == "card" and s.asked.key == "commander",
    ),
    "M9.6": order.too_few_for_other,
    "M9.7": by_key(
        no_shift_now=both(verb("troops"), not_asked("shift", "muster", "spread-losses")),
        shift_first=lambda s: (
            winter.is_sent_home(s)
            if s.verb == "at"
            else s.verb in ("step", "stop") and order.sets_out_of_union(s)
        ),
    ),
    "M9.9": by_key(
        no_survivor_now=both(verb("keep"), not_asked("survivor", "keep")),
        not_a_survivor=order.not_of_the_two,
        not_of_the_union=order.not_of_the_two,
    ),
    # Hussars and supply
    "M10.1": both(verb("hussar", "leave"), not_asked("hussar")),
    "M10.2": by_key(
        hussar_map=both(verb("hussar"), lambda s: CITIES[s.thing].board != "bohemia"),
        hussar_far=both(verb("hussar"), trains.hussar_far),
        hussar_piece=both(verb("hussar"), lambda s: bool(table(s.at).pieces(s.thing))),
        hussar_twice=both(verb("hussar"), lambda s: table(s.at).hussar(s.thing)),
        hussar_neutral=both(
            verb("hussar"), lambda s: table(s.at).neutral_ground("austria", s.thing)
        ),
    ),
    "M10.3": lambda s: s.verb == "hussar" and s.thing == winter.hussar_city(s),
    "M11.1": supply.of_another_stage,
    "M11.6": supply.owes_no_toll,
    "M11.11": supply.at_home,
    "M16.8": battles.must_play,
    "M16.11": lambda s: s.verb == "retreat" and battles.fell_now(s, "M16.11"),
    "M16.9": lambda s: s.verb == "retreat" and battles.last_fight(s) == "drawn",
    "M17.5": lambda s: s.verb == "retreat" and battles.fell_now(s, "M17.5"),
    "M23.1": politics.card_of_minor,
    "M11.10": by_key(
        no_toll_now=both(verb("supply"), not_asked("supply")),
        toll_of_other=supply.toll_of_other,
        toll_covered=supply.toll_covered,
        toll_too_high=supply.toll_too_high,
    ),
    "M11.8": supply.named_together,
    "M11.9": by_key(hand_too_small=supply.hand_went),
    # Movement
    "M12.1": by_key(
        not_your_piece=both(verb(*order.OF_PIECES), moves.not_of_seat),
        not_this_stage=both(verb(*order.OF_PIECES), moves.not_of_stage),
        not_on_map=both(verb(*order.OF_PIECES), moves.off_map),
        moved_already=lambda s: (
            moves.could_have_gone(s)
            if s.verb == "step"
            else s.verb in order.OF_PIECES and moves.has_moved(s)
        ),
        no_step_now=both(
            verb("step", "stop"),
            not_asked("step", "unite", "march-together"),
            lambda s: not order.is_buying(s),
        ),
        another_moves=order.another_is_moving,
        step_first=lambda s: s.verb == "stop" and order.at_step(s) and not_offered(s),
    ),
    "M12.2": moves.general_too_far,
    "M12.3": moves.train_too_far,
    "M12.4": by_key(
        taken_by_piece=steps.taken, no_way_out=both(verb(*moves.SETTING_OUT), moves.shut_in)
    ),
    "M12.5": steps.friendly_train,
    "M12.6": moves.united_now,
    "M12.7": by_key(
        no_union=moves.in_no_union,
        name_the_other=moves.under_other_name,
        union_no_third=steps.union_joins,
    ),
    "M12.8": steps.train_meets_piece,
    "M12.12": by_key(
        in_dispute=both(verb("dispute", "hand-over"), sharing.disputed),
        flanders_begun=both(verb("dispute"), sharing.moved_on_flanders),
        no_partner=both(verb("dispute", "hand-over"), sharing.alone),
        other_done=both(verb("dispute", "hand-over"), sharing.other_has_passed),
        handed_back=both(verb("hand-over"), sharing.handed_twice),
        who_moves=both(
            verb("dispute", "hand-over", "step", "stop"), not_asked("move"), sharing.partner_moves
        ),
        flanders_done=sharing.done_on_flanders,
        order_later=both(
            verb("dispute", "hand-over"), not_asked("move"), lambda s: not sharing.alone(s)
        ),
    ),
    "M13.1": by_key(
        main_roads_only=steps.off_main_road,
        no_main_road=both(verb(*moves.FORCED), steps.no_main_road),
        forced_too_far=moves.forced_too_far,
        forced_fortress=steps.forced_into_fortress,
        forced_near_enemy=steps.forced_near_enemy,
        no_forced_way=both(verb(*moves.FORCED), moves.shut_in),
        train_never_forced=lambda s: s.verb == "force" and s.thing in TRAINS,
    ),
    "M13.3": steps.forced_into_train,
    # Trains
    "M14.1": by_key(
        no_train=lambda s: (
            s.verb == "replace" and (s.thing not in TRAINS or not table(s.at).takes_part(s.thing))
        ),
        no_placing_now=both(verb("at"), not_offered, lambda s: not order.is_buying(s)),
        train_in_hand=order.is_buying,
    ),
    "M14.2": order.unaffordable,
    "M14.3": by_key(
        no_place=trains.no_train_place,
        not_major_fortress=order.not_major_fortress,
        not_home_fortress=order.not_home_fortress,
    ),
    "M14.4": by_key(place_taken=order.place_taken, place_lost=order.place_lost),
    "M14.5": order.train_used,
    "M14.6": order.not_bought_yet,
    # Battles and retreats
    "M16.1": by_key(
        must_fight=both(verb("pass", "done"), begins("attack", "target")),
        no_battle_here=battles.nothing_to_fight,
        no_enemy_beside=battles.nothing_to_fight,
        no_enemy_near=both(verb("attack"), battles.nobody_beside),
        not_beside_attacker=battles.not_beside_attacker,
    ),
    "M16.5": battles.wrong_suit,
    "M16.2": by_key(
        name_attacker=lambda s: s.verb == "target" and not_offered(s) and order.phase(s) == "iv",
        one_by_one=lambda s: s.verb in ("attack", "target") and order.phase(s) == "iv",
        moving_side_fights=battles.fight_of_others,
        austria_first=battles.austria_is_first,
        not_listed=battles.settled_before,
    ),
    "M16.6": lambda s: s.verb in ("card", "value") and not_offered(s),
    "M16.7": battles.must_play,
    "M16.12": by_key(partners_card=battles.partners_card, not_a_share=order.more_than_left),
    "M16.14": battles.have_fought,
    "M16.13": battles.has_retreated,
    "M17.1": by_key(no_retreat_now=both(verb("retreat"), not_asked("retreat"))),
    "M17.2": by_key(
        not_adjacent_retreat=battles.not_beside_retreat,
        retreat_too_short=battles.retreat_dead_end,
    ),
    "M17.3": by_key(visited_twice=battles.retreat_again, retreat_occupied=battles.retreat_blocked),
    "M17.6": battles.retreat_into_train,
    "M17.9": battles.retreat_into_general,
    "M17.4": battles.retreat_too_near,
    "M17.8": battles.retreat_closed,
    # Winter
    "M20.1": by_key(
        no_recruits_now=both(verb("recruit", "enter"), lambda s: table(s.at).stage != 7),
        recruits_in_turn=both(verb("recruit", "enter", "pay", "at"), winter.others_recruit),
    ),
    "M20.2": by_key(
        not_its_power=winter.not_its_power,
        place_all_troops=winter.troops_left,
        pay_first=lambda s: s.verb in ("recruit", "enter") and s.asked.key == "recruit-pay",
        nothing_to_pay=lambda s: s.verb in ("recruit", "enter", "pay") and not_offered(s),
    ),
    "M20.3": by_key(
        eight_troops=winter.eight_troops,
        no_room_for_troops=paying.no_room_for_troops,
    ),
    "M20.4": by_key(
        not_removed=winter.not_removed,
        must_reenter=winter.must_come_back,
        nobody_removed=both(verb("at"), lambda s: not winter.removed(s)),
        name_general_first=lambda s: (
            s.verb == "at" and s.asked.key.startswith("recruit") and bool(winter.removed(s))
        ),
    ),
    "M20.10": lambda s: s.verb == "enter" and trains.in_box(table(s.at), s.thing),
    "M20.5": by_key(
        not_an_entry=winter.not_an_entry,
        entry_held=winter.entry_held,
        entry_full=winter.entry_full,
        name_place_first=lambda s: s.verb in ("recruit", "enter") and s.asked.key == "enter-at",
    ),
    "M20.6": winter.entry_occupied,
    "M20.7": by_key(no_way_back=winter.no_entry, nobody_to_recruit=winter.nobody_to_recruit),
    # Politics
    "M23.3": by_key(
        trump_first=lambda s: s.asked.key == "trump" and s.verb in ("place", "take", "hold"),
        trump_is_named=lambda s: s.verb == "trump" and bool(table(s.at).position["trump"]),
        trump_is_turned=lambda s: s.verb == "trump" and not table(s.at).position["victor"],
    ),
    "M23.4": by_key(
        placed_in_turn=both(verb("place"), not_asked("trump")),
        no_cards_to_place=politics.empty_hand,
    ),
    "M23.6": by_key(
        not_in_turn=both(verb("take", "hold", "left", "right"), not_asked("take-event")),
        nothing_on_display=politics.no_display,
    ),
    "M23.8": lambda s: s.verb in ("take", "hold") and not any(table(s.at).position["offered"]),
    "M23.7": by_key(
        not_on_offer=politics.not_on_offer,
        no_emblem=politics.no_emblem,
        no_event_taken=both(verb("left", "right"), not_asked("shift-marker")),
        had_its_turn=politics.had_its_turn,
    ),
    "M23.11": politics.after_phase,
    "M23.14": politics.lies_on_display,
    "M24.1": politics.track_ends,
    "M24.3": by_key(
        no_mission_now=both(verb("mission"), not_asked("mission")),
        not_for_mission=politics.not_for_mission,
        mission_is_due=lambda s: s.asked.key == "mission" and s.verb in ("pass", "done"),
        away_on_mission=lambda s: trains.in_box(table(s.at), s.thing),
    ),
    "M24.4": by_key(
        mission_too_expensive=politics.mission_unaffordable,
        mission_owed=both(verb("mission"), happened("mission-owed")),
    ),
    "M24.6": by_key(
        enough_paid=both(verb("pay"), paying.event_is_paid),
        recruits_by_event=both(
            verb("recruit", "enter", "pay", "at"),
            lambda s: s.asked.key == "consent" and table(s.at).stage == 1,
        ),
    ),
    "M24.5": by_key(
        not_on_mission=trains.not_on_this_mission,
        nobody_to_join=lambda s: s.verb == "together" and s.asked.key == "return",
        entry_blocked=both(verb("return"), happened("return-waits")),
        not_next_to_it=winter.not_aside,
        no_return_now=both(verb("return"), not_asked("return")),
        mission_goes_on=both(verb("return"), trains.mission_goes_on),
    ),
    "M24.8": by_key(
        wrong_direction=politics.wrong_direction, too_many_steps=politics.too_many_steps
    ),
    "M25.3": lambda s: s.verb == "charles" and winter.votes_for_francis(s),
    "M25.1": by_key(no_vote_now=both(verb("francis", "charles"), not_asked("vote"))),
    "M26.1": by_key(
        silesia_not_held=both(verb("offer"), politics.silesia_not_held),
        no_offer_now=both(verb("offer"), not_asked("offer-peace")),
        peace_offered=lambda s: s.verb == "offer" and s.asked.key == "answer-peace",
        peace_made=both(verb("offer"), lambda s: bool(table(s.at).position["annexed"])),
    ),
    "M27.1": by_key(
        french_in_austria=both(verb("reduce"), politics.french_in_austria),
        no_reduction_now=both(verb("reduce"), not_asked("reduce")),
    ),
    "M27.2": lambda s: s.verb == "reduce" and not politics.french_markers(s),
    "M27.4": both(verb("reduce"), lambda s: bool(table(s.at).position["reduced"])),
    "M28.2": by_key(
        no_forbidding_now=both(verb("forbid"), not_asked("saxon-steps")),
        not_so_many_steps=lambda s: s.verb == "forbid" and int(s.thing) > s.asked.subject,
    ),
    "M28.5": battles.changed_sides,
    "M28.6": by_key(not_its_home=winter.not_its_home, not_nearest=winter.sent_too_far),
    "M28.10": by_key(not_empty=winter.not_empty, not_nearest=winter.not_nearest_empty),
    "M28.13": by_key(not_empty=winter.not_empty, not_nearest=winter.not_nearest_empty),
    "M28.15": both(verb("forbid"), happened("steps-lost")),
    "M26.7": by_key(not_its_home=winter.not_its_home, not_nearest=winter.sent_too_far),
    "M28.7": by_key(neutral_stays=steps.neutral_abroad, neutral_at_peace=battles.with_neutral),
    "M28.9": steps.neutral_ground,
    "M3.11": by_key(city_taken=winter.sent_to_taken, closed_to_it=winter.sent_to_closed),
    "M30.2": by_key(
        offered_already=politics.offered_before,
        nothing_proposed=politics.nothing_proposed,
        offer_first=lambda s: (
            s.verb in ("subsidy", "end-subsidy", "turns")
            and s.asked.key in ("subsidy-answer", "end-answer")
        ),
    ),
    "M31.4": politics.no_politics,
    "M31.9": by_key(
        links_closed=steps.flanders_in_introductory,
        no_subsidies=politics.no_subsidies,
        entry_in_muenchen=winter.not_in_muenchen,
    ),
    "M26.9": by_key(
        not_prussian_fortress=trains.not_prussian_fortress,
        fortress_taken=trains.second_train_blocked,
    ),
    "M32.3": politics.own_powers,
    "M31.1": winter.out_of_introductory,
}

# Paragraphs that are met only where an answer is owed
OWED: Final = (
    "M24.6",
    "M11.6",
    "M11.9",
    "M11.10",
    "M20.5",
    "M23.3",
    "M25.2",
    "M28.6",
    "M30.2",
    "M9.5",
    "M26.9",
)
ORACLE: Oracle = with_owed(RULES, OWED)
WAITING: Oracle = with_waiting(ORACLE)


def names_rightly(s: Situation) -> bool:
    """The piece that a reason names stands in the city that it names, or beside it."""
    bodies = table(s.at).bodies
    piece, city = s.told.args.get("piece"), s.told.args.get("from", s.told.args.get("city"))
    if piece is None or city is None:
        return True
    return bool(list(bodies.values())[piece]["place"] == list(CITIES)[city])
