"""The oracle of To the Last Man!: what each paragraph forbids, read from the rulebook alone."""

from __future__ import annotations

from typing import Final

from tests.reasons.checks import (
    ASKED_FIRST,
    OTHER_WORD,
    OWED as MUST_ANSWER,
    begins,
    both,
    by_key,
    happened,
    not_asked,
    not_offered,
    verb,
    with_owed,
)
from tests.reasons.lastman import (
    battles,
    build,
    crisis,
    empty_armies,
    joining,
    moves,
    named_to_retreat,
    naming,
    order,
    regroup,
    reserves,
    retreats,
    travel,
    waiting,
)
from tests.reasons.lastman.dice import check_odds as check_odds
from tests.reasons.lastman.moves import OFFENSIVES, table
from tests.reasons.lastman.naming import names_rightly as names_rightly
from tests.reasons.lastman.production import PRODUCTION
from tests.reasons.predicates import either
from tests.reasons.situation import Oracle

RULES: Oracle = {
    # Components
    "L1.3": by_key(
        army_joins_nothing=lambda s: (
            travel.army_moves(s)
            or retreats.army_retreats(s)
            or (s.verb == "into" and build.places_army(s))
        ),
        army_full=joining.kept_out("L1.3"),
    ),
    "L1.4": by_key(
        area_full=travel.stay_full,
        no_room_in_area=travel.area_full,
        no_room_to_stay=retreats.no_room_beside,
        deploy_full=travel.area_full,
    ),
    "L1.4.1": travel.passes_full,
    "L1.4.2": by_key(
        must_join=travel.must_join, stand_full=travel.must_join, rail_full=travel.rail_full
    ),
    "L1.4.3": by_key(
        must_take_in=lambda s: s.asked.key == "take-in" or travel.must_take_in(s),
        cannot_take=travel.cannot_take,
    ),
    "L1.5": order.not_in_hand,
    "L1.7": build.piles_empty,
    "L1.8": build.pool_empty,
    # The order of play
    "L2.12": by_key(
        nothing_to_place=both(verb("at"), not_offered),
        army_not_there=lambda s: s.verb == "into" and not table(s.at).area_of(s.thing),
    ),
    "L2.2": by_key(
        in_france_only=build.not_in_france,
        not_own_area=build.not_own_area,
        unsupplied=build.unsupplied,
    ),
    "L2.2.1": by_key(
        no_such_unit_there=regroup.no_such_unit,
        none_dug_in=both(battles.said_of_digging, regroup.stands_otherwise),
        all_dug_in=both(battles.said_of_digging, regroup.stands_otherwise),
        regroup_elsewhere=regroup.elsewhere,
        regrouped_already=regroup.regrouped,
        name_place=regroup.to_be_named,
        no_army_to_regroup=regroup.no_army,
    ),
    "L2.5.1": order.not_an_offensive,
    "L2.5.2": by_key(
        pass_one_unit=waiting.second_in_pass,
        passed=both(verb("card"), order.has_passed),
        pass_no_battle=both(verb("battle", "fight", "card", "assign"), order.has_passed),
        exchange_in_pass=lambda s: s.verb == "drop" and table(s.at).offensive is not None,
    ),
    "L2.5.3": order.offensive_played,
    "L2.7.1": by_key(not_disputed=order.no_battle_to_declare, must_declare=order.declared_anyway),
    "L2.7.2": by_key(
        declared_already=both(verb("battle"), order.declared),
        no_battle_there=lambda s: (
            not table(s.at).position["battles"]
            if s.verb in ("card", "assign")
            else s.verb in ("at", "battle") and not order.declared(s)
        ),
        not_combat_card=order.not_a_combat_card,
        combat_cards_later=both(verb("card", "assign"), not_asked("combat-cards")),
        no_battle_yet=both(verb("card", "assign"), order.none_named_yet),
        attackers_cards_first=both(verb("card", "assign"), order.attacker_lays_cards),
        no_second_round=both(verb("card", "assign"), order.had_the_first_round),
        lay_it=both(verb("card"), lambda s: s.asked.key == "combat-cards"),
        attacker_declares=lambda s: s.verb in ("battle", "fight") and order.not_the_attacker(s),
        declaring_over=both(verb("battle"), begins(*order.FIGHTING)),
        declaring_done=both(verb("battle"), order.battles_named),
        fight_later=both(
            verb("fight"), lambda s: order.open_step(s) == "declare" or order.battles_named(s)
        ),
    ),
    "L2.7.3": by_key(
        must_fight=lambda s: s.asked.key == "fight" and s.verb in ("done", "pass"),
        one_battle=lambda s: s.verb == "fight" and order.one_battle_only(s),
    ),
    "L2.10": by_key(
        production_later=both(verb(*order.BUYING), order.outside_production),
        spend_after_supply=both(verb(*order.BUYING), lambda s: s.asked.key == "attrition"),
    ),
    "L2.13": by_key(
        pass_later=both(verb("pass"), not_asked("opening", "weather")),
        offensive_later=lambda s: (
            s.thing in OFFENSIVES and not (order.on_turn(s) and order.has_played(s))
        ),
        reserves_later=lambda s: s.thing == "strategic_reserves" and s.asked.key != "movement",
        crisis_not_now=order.crisis_kept_out,
        moves_later=order.moves_elsewhen,
        battles_later=both(verb("battle", "fight"), not_offered, not_asked(*order.DECLARING)),
    ),
    "L2.14": by_key(
        exchange_later=both(verb("drop"), not_asked("exchange")),
        no_exchange=both(verb("drop"), order.card_played),
    ),
    "L2.17": by_key(
        weather_later=both(order.is_card("bad_weather"), order.before_weather),
        weather_over=both(order.is_card("bad_weather"), order.after_weather),
    ),
    # The Eastern Front box
    "L3.5": lambda s: s.verb == "resign" and "resign" not in s.asked.offers,
    "L3.7.1": by_key(
        box_germans=both(verb("box"), lambda s: s.asked.seat != "german" or travel.belgian(s)),
        box_source=travel.not_box_source,
        box_no_rail=both(verb("rail", "strategic", "sea"), travel.from_box),
        not_combined=lambda s: (
            s.verb in ("step", "into", *moves.TRAVELS)
            and (travel.combined(s) or travel.joins_in_box(s))
        ),
        reserves_no_box=lambda s: moves.by_reserves(s) and travel.box_named(s),
    ),
    "L3.7.2": build.in_the_box,
    "L3.7.4": by_key(
        cards_pay_hits=both(verb("ersatz"), begins("box")),
        not_in_box=battles.not_a_box_loss,
        name_place=both(
            verb("piece"), lambda s: s.asked.key == "box-loss" and naming.offered_if_named(s)
        ),
        army_not_empty=battles.boxed_with_units,
        not_in_container=battles.not_a_box_loss,
    ),
    "L3.8": by_key(
        nothing_offered=order.nothing_offered,
        armistice_at_table=both(verb("armistice"), lambda s: s.verb not in s.asked.offers),
    ),
    # Movement
    "L4.1": by_key(
        has_moved=moves.has_moved,
        not_here=moves.not_there,
        none_dug_in=both(battles.said_of_digging, moves.stands_otherwise),
        all_dug_in=both(battles.said_of_digging, moves.stands_otherwise),
        nobody_alone=moves.armies_only,
        not_yours=moves.not_own,
        not_next=moves.not_beside,
        too_far=moves.too_far,
        nowhere_to_go=moves.nowhere,
        nobody_moves=both(verb("stop", *moves.MOVES), not_asked(*order.MOVING)),
        end_move_first=waiting.waits_for_mover,
    ),
    "L4.3": lambda s: moves.disputed_into_enemy(s) or moves.shut_in_disputed(s),
    "L4.4": by_key(closed_area=moves.closed, pass_no_enemy=moves.pass_into_enemy),
    "L4.5": travel.cannot_take,
    "L4.6": by_key(
        not_combined=travel.combined,
        rail_two=lambda s: s.verb == "rail" and table(s.at).position["rails"] >= 2,
        rail_start=travel.rail_start,
        rail_end=travel.rail_end,
        rail_no_line=travel.rail_no_line,
    ),
    "L4.7": by_key(
        strategic_german=both(verb("strategic"), lambda s: s.asked.seat == "german"),
        strategic_spent=both(verb("strategic"), travel.strategic_spent),
        strategic_start=travel.strategic_start,
        strategic_end=travel.strategic_end,
        not_combined=travel.combined,
    ),
    "L4.8": by_key(
        sea_uk_only=lambda s: travel.not_british(s) or travel.foreign_in_england(s),
        sea_one=travel.sea_taken,
        sea_ports=travel.no_ports,
        not_combined=travel.combined,
        retreat_sea=lambda s: s.verb == "retreat" and s.thing == "england",
    ),
    "L4.8.1": build.not_in_england,
    "L4.8.2": travel.apart_in_england,
    "L4.12": by_key(
        join_elsewhere=travel.not_in_last_area,
        same_army=lambda s: travel.same_army(s) or regroup.same_army(s) or retreats.same_army(s),
        go_somewhere=travel.nothing_done,
        already_there=moves.there_already,
        name_unit=both(verb("step", "into", *moves.TRAVELS), not_asked("where-to")),
        name_place=both(
            verb("piece"), lambda s: not order.asks_piece(s) and naming.offered_if_named(s)
        ),
    ),
    "L4.13": moves.holds_moved,
    "L4.15": moves.stranded_into_enemy,
    "L4.16": by_key(
        empty_to_enemy=moves.empty_into_enemy,
        empty_to_disputed=travel.empty_into_disputed,
        sea_americans=travel.us_at_sea,
        must_take_in=lambda s: s.asked.key == "take-in",
    ),
    # Battles
    "L5.2.4": battles.marked,
    "L5.3.1": by_key(
        no_hits_now=both(verb("lose", "fort", "ersatz"), not_asked(*order.HITS)),
        no_such_piece=battles.no_such_piece,
        none_dug_in=battles.stands_otherwise,
        all_dug_in=battles.stands_otherwise,
        payer_named=both(verb("lose", "fort", "ersatz"), lambda s: s.asked.key == "pay-piece"),
    ),
    "L5.3.5": by_key(
        ersatz_pays=lambda s: s.verb == "card" and s.thing.startswith("ersatz"),
        card_not_held=both(verb("ersatz"), order.not_in_hand),
    ),
    "L5.3.2": by_key(
        not_in_battle=both(battles.not_in_battle, lambda s: s.thing != battles.battle_area(s.at)),
        nobody_alone=battles.nobody_alone,
        not_strongest=battles.not_strongest,
        name_place=both(
            verb("piece"), begins("pay-hit", "pay-plane", "pay-pursuit"), naming.offered_if_named
        ),
    ),
    "L12.6": battles.infantry_one_type,
    "L5.3.3": battles.not_most_numerous,
    "L5.3.7": battles.siege_hits,
    "L5.3.8": lambda s: s.thing.endswith("paris_gun"),
    "L5.5": by_key(
        no_retreat_now=both(verb("retreat"), retreats.no_retreat_asked),
        retreat_far=retreats.retreat_far,
        retreat_enemy=retreats.retreat_enemy,
        retreat_nowhere=retreats.nowhere_to_retreat,
    ),
    "L5.5.1": by_key(
        not_retreating=retreats.nobody_to_retreat,
        name_unit=retreats.to_be_named,
    ),
    "L5.5.2": by_key(
        not_retreating=retreats.nobody_to_retreat,
        same_area=retreats.other_area_chosen,
        name_unit=retreats.to_be_named,
    ),
    "L5.5.3": by_key(
        only_cavalry=retreats.no_cavalry,
        not_retreating=retreats.nobody_to_retreat,
        name_unit=retreats.to_be_named,
    ),
    "L5.5.5": retreats.not_where_it_goes,
    "L5.5.6": retreats.heavy_guns,
    "L5.5.7": both(lambda s: s.thing == battles.battle_area(s.at), battles.only_a_fort),
    "L5.5.8": battles.marked,
    "L5.7.1": by_key(
        fight_not_declared=lambda s: s.verb == "fight" and not order.declared(s),
        one_battle_first=both(
            verb("fight"), begins("retreat", "cavalry", "pay", "ground", "react")
        ),
    ),
    "L5.7.3": battles.no_biplane,
    "L5.7.6": by_key(has_reacted=battles.reacted),
    "L5.7.9": both(verb("ersatz"), begins("attrition", "crisis")),
    "L5.7.5": by_key(
        not_named=named_to_retreat.not_named, retreats_already=named_to_retreat.named_already
    ),
    "L5.7.7": by_key(forced_first=retreats.forced_first, army_keeps_one=retreats.keeps_one),
    "L8.1.7": by_key(
        retreat_empty=either(
            empty_armies.not_for_empty_army, empty_armies.nobody_goes_along, retreats.emptied_shut
        ),
        stray_not_there=empty_armies.not_for_empty_army,
        cannot_take=empty_armies.cannot_join_empty,
    ),
    "L8.8.3": both(
        verb("number", "piece"), lambda s: s.asked.key in ("react", "ground-attack", "reaction")
    ),
    "L12.20": travel.through_england,
    "L12.22": by_key(retreat_full=retreats.retreat_full, no_room_in_area=travel.no_room_listed),
    **PRODUCTION,
    # Cards
    "L9.3": by_key(one_battle=order.one_battle_only, one_new_battle=moves.second_new_battle),
    "L9.8": by_key(
        card_too_early=order.too_early,
        one_gas=lambda s: battles.one_of_a_kind(s, "poison_gas"),
        one_barrage=lambda s: battles.one_of_a_kind(s, "advanced_artillery_barrage"),
        gas_or_barrage=order.gas_or_barrage_everywhere,
    ),
    "L9.9": by_key(
        weather_defenders=lambda s: s.thing == "bad_weather" and order.on_turn(s),
        weather_too_early=both(order.too_early, lambda s: s.thing == "bad_weather"),
        grounded=both(verb("number", "piece"), lambda s: bool(table(s.at).position["weather"])),
    ),
    "L9.10": by_key(
        reserves_own_turn=lambda s: s.thing == "strategic_reserves" and not order.on_turn(s),
        reserves_enemy=reserves.reserves_into_enemy,
        reserves_no_way=reserves.reserves_no_way,
        reserves_start=reserves.reserves_from_enemy,
    ),
    "L9.9.2": lambda s: s.thing == "poison_gas" and bool(table(s.at).position["weather"]),
    "L9.9.3": order.weather_played,
    "L9.11": by_key(
        not_defenders_card=order.not_the_attacker,
        one_surprise=lambda s: battles.covers_all(s, "surprise_attack"),
    ),
    "L10.5": by_key(
        deploy_abroad=build.deployed_abroad,
        deploy_army=both(verb("into"), lambda s: s.asked.key == "set-up-army"),
    ),
    "L10.9": by_key(
        still_neutral=both(verb("buy", "rebuild", "at", "into"), build.country_neutral),
        neutral_not_now=both(moves.neutral_named, lambda s: table(s.at).offensive is None),
        neutral_from_disputed=both(moves.neutral_named, moves.from_disputed),
        retreat_neutral=both(verb("retreat"), moves.neutral_named),
        rail_neutral=both(verb("rail"), moves.neutral_named),
        sea_neutral=both(verb("sea"), moves.neutral_named),
        reserves_neutral=both(moves.by_reserves, moves.neutral_named),
        belgians_stay=either(travel.belgians_leave, travel.belgian_army_stays),
    ),
    "L9.12": order.crisis("entente_military_crisis"),
    "L9.13": order.crisis("german_military_crisis"),
    "L9.13.2": by_key(
        crisis_all=both(verb("agree", "refuse", "done"), begins("crisis")),
        crisis_agree_first=lambda s: (
            s.verb in ("lose", "piece")
            and s.asked.key == "crisis"
            and not crisis.not_a_crisis_unit(s)
        ),
    ),
    "L9.17.1": lambda s: s.verb == "battle" and not order.declared(s),
    "L9.14": by_key(
        reserves_no_sea=both(reserves.over_sea, moves.by_reserves),
        reserves_no_rail=both(verb("rail", "strategic"), moves.by_reserves),
        not_combined=both(verb("step", "into", *moves.TRAVELS), moves.by_reserves),
        has_moved=moves.has_moved,
        reserves_nobody=both(order.is_card("strategic_reserves"), reserves.nobody_goes),
    ),
    **dict.fromkeys(("L9.4", "L9.5", "L9.6", "L9.7"), order.bonus_spent),
    "L9.15": by_key(
        no_bonus_card=lambda s: s.verb == "at" and not order.special_offensive(s),
        no_bonus_army=order.no_army_for_bonus,
        bonus_twice=order.bonus_twice,
    ),
    "L8.2": both(
        verb("piece"),
        lambda s: begins("crisis")(s) or happened("crisis-removes")(s),
        crisis.no_infantry,
    ),
    "L9.16": by_key(
        crisis_not_that=crisis.not_a_crisis_unit,
        no_such_piece=crisis.none_for_crisis,
        none_dug_in=crisis.stands_otherwise,
        all_dug_in=crisis.stands_otherwise,
        name_place=both(
            verb("piece"), lambda s: s.asked.key == "crisis-where" and naming.offered_if_named(s)
        ),
    ),
    # What is not played
    "L11.6": verb("fortify"),
    "L11.8": verb("suppress"),
    "L12.4": moves.guns_first,
}

# Paragraphs that are met only where an answer is owed
OWED: Final = (
    "L2.5", "L2.17", "L3.7.4", "L5.6.3", "L6.8", "L7.8", "L9.10", "L9.15",
    "L9.17.1",
)  # fmt: skip
ORACLE: Oracle = {
    **with_owed(RULES, OWED),
    ASKED_FIRST: order.asked_first,
    MUST_ANSWER: order.must_answer,
    OTHER_WORD: order.other_word,
}
WAITING: Oracle = waiting.for_who_waits(RULES)
