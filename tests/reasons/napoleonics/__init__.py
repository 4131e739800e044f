"""The oracle of Napoleonics: what the rulebook forbids, read from the rulebook alone."""

from __future__ import annotations

from tests.reasons.napoleonics import (
    aftermath,
    combat,
    followup,
    leading,
    movement,
    orders,
    replies,
    timing,
)
from tests.reasons.napoleonics.combat import card_forbids, hidden_by, in_support, of_unit
from tests.reasons.napoleonics.dice import check_odds
from tests.reasons.napoleonics.movement import barred_by, ground_is, stopped_by, too_far_for
from tests.reasons.napoleonics.table import names_rightly
from tests.reasons.predicates import by_key, either, must_answer
from tests.reasons.situation import Oracle

BATTLES = ("fire", "attack", "unit")

__all__ = ["ORACLE", "check_odds", "names_rightly"]

ORACLE: Oracle = {
    "must-answer": must_answer,
    "N2.1": either(
        leading.first_turn("no-move-first-turn", ("unit", "move", "exit")),
        leading.first_turn("no-battle-first-turn", ("unit", "fire", "attack", "support")),
    ),
    "N4.1": by_key(
        {"movement-over": timing.movement_over, "movement-first": timing.movement_first}
    ),
    "N4.2": timing.finish_first,
    "N5.1": by_key(
        {
            "one-card": timing.one_card,
            "card-first": timing.card_first,
            "not-in-hand": timing.not_in_hand,
        }
    ),
    "N5.2": by_key(
        {
            "wrong-section": orders.wrong_section,
            "section-full": orders.section_full,
            "no-orders-left": orders.orders_spent,
        }
    ),
    "N6.1": by_key(
        {
            "not-yours": timing.not_yours,
            "no-unit-here": timing.no_unit_here,
            "orders-first": timing.orders_first,
            "orders-over": timing.orders_over,
            "not-ordered": timing.not_ordered,
            "leader-not-ordered": timing.not_ordered,
            "already-ordered": timing.already_ordered,
        }
    ),
    "N6.4": orders.no_bicorne,
    "N6.5": timing.no_leader_here,
    "N6.7": orders.both_sections_full,
    "N7.1": by_key(
        {
            "same-hex": movement.same_hex,
            "moved-already": movement.moved_already,
            "finish-move": movement.move_under_way,
        }
    ),
    "N7.2": by_key({"occupied": movement.occupied, "shut-in": movement.shut_in}),
    "N7.3": movement.friends_or_enemies,
    "N7.4": movement.two_leaders,
    "N7.5": leading.no_exit,
    "N7.6": movement.ground_closed,
    "N7.7": either(too_far_for("infantry"), of_unit(combat.marched_too_far, *BATTLES)),
    "N7.8": of_unit(combat.light_moved_two, *BATTLES),
    "N7.9": too_far_for("cavalry"),
    "N7.10": too_far_for("artillery"),
    "N8.1": by_key(
        {
            "too-far": movement.leader_too_far,
            "too-far-leader": movement.leader_too_far,
            "leader-moved": leading.leader_moved,
            "exit-too-far": leading.no_exit,
        }
    ),
    "N8.2": leading.leader_taken,
    "N8.4": leading.leader_meets_enemy,
    "N8.5": leading.leader_joined,
    "N8.7": leading.leader_in_square,
    "N8.8": by_key(
        {"leader-alone": leading.leader_alone, "leader-no-exit": leading.leader_no_exit}
    ),
    "N9.1": either(combat.no_enemy_there, combat.battled_already),
    "N9.3": either(
        of_unit(combat.adjacent_enemy, "fire", "support"), of_unit(combat.no_melee_left, "unit")
    ),
    "N9.5": either(combat.no_dice, followup.back_no_dice),
    "N10.1": by_key(
        {
            "cavalry-no-fire": of_unit(combat.is_cavalry, "fire", "unit"),
            "target-adjacent": of_unit(combat.next_to_target, "fire"),
            "retire-ranged": aftermath.only_fired,
            "back-ranged": aftermath.only_fired,
        }
    ),
    "N10.2": combat.lone_leader,
    "N10.3": of_unit(combat.out_of_range, "fire", "unit"),
    "N10.7": either(
        of_unit(combat.guns_moved, "fire", "unit"),
        of_unit(combat.light_moved_two, "fire"),
    ),
    "N11.1": of_unit(combat.not_in_sight, "fire", "unit", "support"),
    "N11.3": of_unit(combat.blocked_both_sides, "fire", "unit"),
    "N11.6": of_unit(hidden_by("hill"), "fire", "unit"),
    "N11.9": of_unit(hidden_by("rugged"), "fire", "unit"),
    "N12.1": of_unit(combat.not_adjacent, "attack", "unit"),
    "N12.5": of_unit(combat.guns_moved, "attack", "unit"),
    "N12.2": either(timing.answers_only("respond"), aftermath.one_response),
    "N14.1": either(replies.no_retreat_now, aftermath.nobody_retreats),
    "N14.2": replies.not_a_retreat,
    "N14.3": replies.retreat_blocked,
    "N14.8": replies.retreat_two_leaders,
    "N15.1": by_key(
        {
            "no-flag-now": replies.no_flag_now,
            "no-flags": aftermath.no_flags,
            "too-few-flags": aftermath.too_few_flags,
        }
    ),
    "N15.2": either(replies.too_many_ignored, aftermath.nothing_bolsters),
    "N16.3": replies.leader_cannot_stop,
    "N16.4": by_key(
        {
            "leader-not-at-edge": replies.leader_at_edge,
            "leader-gone-far": aftermath.leader_steps,
        }
    ),
    "N18.1": by_key(
        {
            "no-advance-now": timing.nothing_driven_out,
            "advance-elsewhere": replies.advance_elsewhere,
            "not-driven-out": followup.still_there,
        }
    ),
    "N18.3": by_key(
        {
            "advance-ranged": followup.fire_takes_nothing,
            "advance-guns": followup.guns_take_nothing,
            "advance-square": followup.square_takes_nothing,
        }
    ),
    "N19.1": by_key(
        {
            "no-advance-now": timing.no_breakthrough_now,
            "breakthrough": either(replies.advance_elsewhere, replies.breakthrough_too_far),
            "not-driven-out": followup.still_there,
        }
    ),
    "N21.1": by_key(
        {
            "no-back-now": followup.no_back_now,
            "back-gone": followup.back_gone,
            "back-to-back": followup.back_to_back,
        }
    ),
    "N22.3": timing.keep_elsewhere,
    "N23.1": by_key(
        {
            "no-retire-now": replies.no_retire_now,
            "retire-cavalry-only": aftermath.retire_other_class,
            "retire-attacker": aftermath.own_attack,
        }
    ),
    "N23.2": either(replies.retire_no_room, aftermath.dead_end),
    "N23.3": replies.retire_blocked,
    "N24.1": by_key(
        {
            "no-square-now": replies.no_square_now,
            "square-infantry-only": aftermath.square_other_class,
            "square-ranged": aftermath.only_fired,
        }
    ),
    "N24.2": by_key(
        {
            "square-terrain": replies.square_terrain,
            "square-few-cards": replies.square_cards,
            "square-attacker": aftermath.square_of_attacker,
        }
    ),
    "N24.3": replies.square_counters,
    "N24.5": replies.square_formed,
    "N24.12": either(leading.square_stays, aftermath.square_stays_put),
    "N24.16": by_key(
        {
            "not-in-square": leading.not_in_square,
            "cavalry-near": leading.square_shut,
            "no-leave-now": leading.leave_square,
        }
    ),
    "N25.1": by_key(
        {
            "no-support-now": combat.no_support_now,
            "no-unit-here": timing.no_unit_here,
            "not-yours": timing.not_yours,
            "support-not-guns": in_support(combat.not_guns),
            "not-ordered": in_support(combat.unordered),
        }
    ),
    "N25.2": by_key(
        {
            "guns-moved": in_support(combat.guns_moved),
            "out-of-range": in_support(combat.out_of_range),
            "support": either(in_support(combat.busy), in_support(combat.not_in_sight)),
        }
    ),
    "N25.3": in_support(combat.not_in_sight),
    "N26.3": stopped_by("forest"),
    "N26.4": of_unit(combat.forest_entered, *BATTLES, "support"),
    "N26.6": by_key(
        {
            "rugged": either(ground_is("rugged-hill"), barred_by("rugged")),
            "no-combat-rugged": of_unit(combat.over_rugged_hill, *BATTLES),
        }
    ),
    "N26.7": by_key(
        {
            "town-stops": stopped_by("town"),
            "town-entered": of_unit(combat.town_entered, *BATTLES, "support"),
        }
    ),
    "N26.8": stopped_by("works"),
    "N26.10": by_key(
        {
            "river": either(ground_is("river"), barred_by("river")),
            "no-melee-in-river": of_unit(combat.over_river, "attack", "unit"),
        }
    ),
    "N26.11": stopped_by("ford"),
    "N26.13": either(stopped_by("sand"), movement.guns_on_sand),
    "N28.1": by_key(
        {
            "bayonet-infantry": orders.class_only("bayonet-charge", "infantry"),
            "no-orders-left": orders.four_spent,
            "too-far": too_far_for(card="bayonet-charge"),
            "bayonet-no-fire": card_forbids("bayonet-charge", "fire", "unit"),
        }
    ),
    "N28.2": by_key(
        {
            "bombard-artillery": orders.class_only("bombard", "artillery"),
            "no-orders-left": orders.four_spent,
            "too-far": too_far_for(card="bombard"),
            "bombard-moved": of_unit(combat.bombard_moved, *BATTLES, "support"),
        }
    ),
    "N28.3": by_key(
        {
            "charge-cavalry": orders.class_only("cavalry-charge", "cavalry", "horse"),
            "no-orders-left": orders.four_spent,
            "too-far": too_far_for(card="cavalry-charge"),
        }
    ),
    "N28.5": orders.elan_no_symbol,
    "N28.6": by_key(
        {
            "hold-foot-or-guns": orders.class_only("fire-and-hold", "infantry", "artillery"),
            "hold-not-adjacent": orders.hold_adjacent,
            "no-orders-left": orders.four_spent,
            "hold-no-move": leading.card_no_move("fire-and-hold"),
            "hold-no-melee": card_forbids("fire-and-hold", "attack", "unit"),
        }
    ),
    "N28.7": by_key(
        {
            "no-strike-now": replies.no_strike_now,
            "no-first-strike": replies.no_first_strike,
            "strike-gone": aftermath.strike_unheld,
            "strike-attacker": aftermath.strike_of_attacker,
            "strike-leader": aftermath.strike_of_leader,
            "strike-ranged": aftermath.strike_at_fire,
            "advance-lost": followup.lost_to_strike,
        }
    ),
    "N28.8": by_key(
        {
            "too-far": too_far_for(card="force-march"),
            "only-march": timing.only_with("force-march", {"section": "march-section"}),
            "march-no-infantry": orders.no_infantry_there,
            "march-infantry": timing.left_out("force-march", timing.no_infantry),
            "march-section": timing.left_out("force-march", timing.marched_elsewhere),
            "moved-too-far": of_unit(combat.marched_too_far, *BATTLES),
        }
    ),
    "N28.9": by_key(
        {
            "steel-adjacent": aftermath.steel_adjacent,
            "steel-no-move": leading.card_no_move("cold-steel"),
            "steel-no-fire": card_forbids("cold-steel", "fire", "unit"),
        }
    ),
    "N28.11": by_key(
        {
            "too-far": too_far_for(card="grande-manoeuvre"),
            "too-far-leader": too_far_for(card="grande-manoeuvre"),
            "only-manoeuvre": timing.only_with(
                "grande-manoeuvre",
                {"manoeuvre": "manoeuvre-or-normal", "normal": "manoeuvre-or-normal"},
            ),
            "manoeuvre-choice": timing.card_orders("grande-manoeuvre"),
            "manoeuvre-no-square": orders.manoeuvre_square,
            "manoeuvre-no-battle": card_forbids("grande-manoeuvre", *BATTLES, "support"),
            "manoeuvre-one-unit": orders.unit_instead,
            "no-orders-left": either(orders.four_spent, orders.unit_instead_spent),
        }
    ),
    "N28.12": by_key(
        {
            "rally-full": replies.rally_full,
            "no-unit-here": timing.no_unit_here,
            "not-yours": timing.not_yours,
            "only-rally": timing.only_with("rally", {"rally": "rally-who"}),
            "rally-no-symbol": orders.rally_no_symbol,
            "rally-blocks": timing.left_out("rally", timing.got_no_block),
        }
    ),
    "N28.13": by_key(
        {
            "only-supply": timing.only_with(
                "short-supply", {"supply": "supply-who", "place": "supply-where"}
            ),
            "supply-no-orders": timing.supply_no_orders,
            "no-unit-here": timing.no_unit_here,
            "supply-no-square": replies.supply_square,
            "supply-wrong-row": replies.supply_place,
            "supply-occupied": replies.supply_taken,
        }
    ),
    "N4.3": aftermath.others_turn,
    "N5.4": timing.card_orders("first-strike"),
    "N6.3": aftermath.leader_stays_attached,
    "N13.7": aftermath.lone_leader,
    "N15.4": aftermath.square_unsupported,
    "N16.1": aftermath.leader_steps,
    "N16.5": aftermath.no_end,
    "N17.5": aftermath.no_end,
    "N19.2": followup.breakthrough_ends,
    "N20.1": followup.bonus_not_entered,
    "N20.2": followup.bonus_had,
    "N20.3": followup.bonus_on_ground,
    "N21.2": followup.back_left,
    "N21.4": aftermath.battle_back,
    "N21.5": followup.fought_first,
    "N23.4": aftermath.retiring,
    "N23.5": aftermath.retiring,
    "N24.8": aftermath.square_fires_first,
    "N24.9": aftermath.square_threw,
    "N24.10": followup.lost_to_square,
    "N28.10": by_key(
        {
            "leadership-leaders": timing.left_out("leadership", timing.without_leader),
            "leader-opened-square": leading.leader_opened,
        }
    ),
    "N28.14": orders.substitute_spent,
}
