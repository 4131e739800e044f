"""The oracle of The Great War: what the rulebook forbids, read from the rulebook alone."""

from __future__ import annotations

from tests.reasons.greatwar import combat, gains, guns, movement, orders, replies, timing
from tests.reasons.greatwar.combat import hidden_by, of_every, of_kind, of_unit
from tests.reasons.greatwar.dice import check_odds
from tests.reasons.greatwar.movement import bridge, of_mover, water
from tests.reasons.greatwar.table import names_rightly
from tests.reasons.predicates import by_key, either, must_answer
from tests.reasons.situation import Oracle

__all__ = ["ORACLE", "check_odds", "names_rightly"]

ORACLE: Oracle = {
    "must-answer": must_answer,
    "G3.4": lambda s: s.asked.key.startswith("shell") and s.verb != "target",  # the guns come first
    "G3.5": timing.enemy_turn,
    "G4.1": by_key(
        {
            "card-first": timing.card_first,
            "orders-first": timing.orders_first,
            "orders-over": timing.orders_over,
            "movement-first": timing.movement_first,
            "movement-over": timing.movement_over,
            "turn-over": timing.turn_over,
            "guns-later": guns.guns_later,
        }
    ),
    "G4.4": combat.guns_first,
    "G5.1": by_key(
        {
            "one-card": timing.one_card,
            "not-in-hand": timing.not_in_hand,
            "card-is-played": timing.must_answer("play-card"),
        }
    ),
    "G5.2": orders.wrong_section,
    "G5.4": orders.no_orders_possible,
    "G5.5": replies.no_strike_now,
    "G5.6": timing.strike_card,
    "G5.8": timing.cards_shut,
    "G6.1": by_key(
        {
            "no-unit-here": timing.no_unit_here,
            "not-yours": timing.not_yours,
            "already-ordered": timing.already_ordered,
            "not-ordered": timing.not_ordered,
        }
    ),
    "G6.2": orders.ordered_in_two,
    "G6.3": by_key({"section-full": orders.section_full, "no-orders-left": orders.orders_spent}),
    "G6.4": orders.no_guns_by_card,
    "G6.6": by_key({"repair-first": orders.repair_first, "no-repair-now": orders.no_repair_now}),
    "G6.7": by_key({"guns-ordered": orders.guns_ordered, "guns-silent": guns.guns_silent}),
    "G6.8": orders.shared_order,
    "G6.9": timing.abandoned_tank,
    "G6.10": orders.infantry_only,
    "G7.1": by_key(
        {
            "move-ends-first": movement.move_under_way,
            "name-mover-first": movement.name_mover_first,
        }
    ),
    "G7.2": movement.moved_already,
    "G7.3": by_key({"occupied": movement.occupied, "shut-in": movement.shut_in}),
    "G7.5": by_key(
        {
            "too-far": of_mover(movement.too_far),
            "moved-no-battle": of_unit(combat.moved("machine-gun", "mortar", "field-artillery")),
        }
    ),
    "G7.6": by_key(
        {
            "must-stop": of_mover(movement.halted, "move", "exit"),
            "wire-stops": of_mover(movement.halted_by_wire, "move", "exit"),
        }
    ),
    "G7.7": movement.no_exit,
    "G7.9": by_key(
        {"not-next": of_mover(movement.not_next), "no-march-now": movement.no_march_now}
    ),
    "G7.10": of_unit(combat.moved_too_far),
    "G8.1": by_key(
        {
            "finish-first": combat.finish_first,
            "name-fighter-first": combat.name_fighter_first,
        }
    ),
    "G8.2": by_key(
        {
            "no-enemy-there": combat.no_enemy_there,
            "battled-already": combat.battled_already,
            "left-alone": combat.left_alone,
        }
    ),
    "G8.4": of_unit(combat.meets_enemy, "fire", "unit"),
    "G8.5": combat.not_in_sight,
    "G8.5.1": of_unit(combat.both_sides, "fire", "unit"),
    "G8.6": of_unit(hidden_by("hill"), "fire", "unit"),
    "G8.8": combat.no_dice,
    "G8.9": of_unit(hidden_by("edge"), "fire", "unit"),
    "G8.12": of_unit(hidden_by("hill"), "fire", "unit"),
    "G9.1": by_key(
        {
            "out-of-range": of_unit(combat.out_of_range, "fire", "unit"),
            "adjacent-no-fire": of_unit(combat.next_to, "fire"),
        }
    ),
    "G9.3": of_unit(combat.out_of_range, "fire", "unit"),
    "G10.1": of_unit(combat.not_adjacent, "attack"),
    "G11.4": replies.no_flag_fell,
    "G12.1": replies.destroyed,
    "G12.2": by_key(
        {
            "no-retreat-now": replies.no_retreat_now,
            "not-toward-home": replies.not_toward_home,
            "must-retreat": timing.must_answer("retreat"),
        }
    ),
    "G12.3": replies.retreat_blocked,
    "G12.5": replies.all_ignored,
    "G12.8": replies.tank_target,
    "G12.10": replies.retreat_blocked,
    "G12.11": by_key(
        {
            "no-flag-now": replies.no_flag_now,
            "too-many-flags": replies.too_many_flags,
            "open-ground": replies.open_ground,
        }
    ),
    "G13.1": by_key(
        {
            "no-advance-now": gains.no_ground_now,
            "not-vacated": gains.not_vacated,
            "fire-no-ground": gains.fire_no_ground,
            "stands-firm": gains.stands_firm,
        }
    ),
    "G13.2": gains.kind_no_ground,
    "G13.3": by_key(
        {
            "halted-no-ground": gains.gaining(gains.halted_before),
            "wire-no-ground": gains.gaining(gains.wired_before),
            "butts-no-ground": gains.gaining(gains.by_butts),
            "stuck-no-ground": gains.gaining(gains.is_stuck),
            "closed-no-ground": gains.gaining(gains.closed_to_it),
        }
    ),
    "G13.4": gains.held_no_ground,
    "G13.5": gains.infantry_no_bonus,
    "G13.6": gains.out_of_turn,
    "G15.8": by_key(
        {
            "no-engineer": of_every(combat.no_engineer, "build"),
            "no-broken-bridge": combat.no_broken_bridge,
            "engineer-moved": of_unit(combat.wire_moved, "build"),
        }
    ),
    "G16.1": orders.no_guns,
    "G16.2": by_key(
        {
            "no-aim-now": guns.no_aim_now,
            "guns-not-ordered": orders.guns_not_ordered,
            "not-in-section": guns.not_in_section,
        }
    ),
    "G16.3": by_key({"guns-first": combat.guns_first, "guns-have-fired": combat.guns_have_fired}),
    "G16.4": by_key(
        {
            "too-strong": guns.too_strong,
            "one-die-at-least": guns.one_die_at_least,
            "no-hq-to-aim": guns.no_hq_to_aim,
        }
    ),
    "G16.9": replies.every_face_hits,
    "G16.13": by_key(
        {
            "no-such-die": guns.no_such_die,
            "target-first": guns.target_first,
            "target-chosen": guns.target_chosen,
        }
    ),
    "G16.15": by_key({"only-free-die": guns.only_free_die, "one-free-die": guns.one_free_die}),
    "G16.18": guns.shells_fall,
    "G17.2": by_key({"outside-rows": guns.outside_rows, "other-section-next": guns.other_section}),
    "G17.5": guns.no_card_for_shelling,
    "G18.4": of_unit(combat.in_building),
    "G18.6": by_key(
        {
            "no-wire-here": of_every(combat.no_wire, "cut"),
            "wire-moved": of_unit(combat.wire_moved, "cut"),
            "only-infantry-cuts": of_unit(combat.not_infantry, "cut"),
        }
    ),
    "G18.7": either(
        water("soldier", "tank"), of_unit(combat.in_water), replies.counter_from(combat.in_water)
    ),
    "G18.8": either(
        bridge("damaged-bridge"),
        of_unit(combat.on_broken_bridge),
        replies.counter_from(combat.on_broken_bridge),
    ),
    "G18.13": either(
        of_unit(combat.heavy_on_broken_bridge),
        replies.counter_from(combat.heavy_on_broken_bridge),
    ),
    "G18.16": bridge("footbridge"),
    "G19.1": timing.pool_empty,
    "G20.1": timing.hand_full,
    "G20.2": timing.combat_not_in_hand,
    "G20.3": timing.too_expensive,
    "G20.4": timing.one_combat_card,
    "G20.5": by_key(
        {
            "no-keep-now": timing.no_keep_now,
            "not-drawn": timing.not_drawn,
            "must-keep": timing.must_answer("keep-card"),
        }
    ),
    "G20.6": by_key(
        {
            "no-choice-now": timing.no_choice_now,
            "must-choose": timing.must_answer("card-or-tokens"),
        }
    ),
    "G20.7": by_key(
        {
            "no-drop-now": timing.no_drop_now,
            "played-no-drop": timing.played_no_drop,
            "combat-not-in-hand": timing.combat_not_in_hand,
        }
    ),
    "G20.10": timing.no_medal_now,
    "G20.11": by_key(
        {
            "not-in-window": timing.not_in_window,
            "no-window-now": timing.no_window_now,
            "no-spot-now": guns.no_spot_now,
            "no-dud-now": guns.no_spot_now,
        }
    ),
    "G20.13": timing.of_no_use,
    "G20.15": timing.medal_by_copy,
    "G21": by_key(
        {
            "no-section-now": orders.no_section_now,
            "no-units-by-card": orders.bombard_only,
            "not-adjacent-only": orders.touches,
            "adjacent-only": orders.touches_not,
            "infantry-only": orders.infantry_only,
            "section-first": orders.section_first,
            "pushed-elsewhere": orders.pushed_elsewhere,
            "run-no-battle": either(of_unit(combat.running), timing.runs_by_card),
            "run-too-far": of_mover(movement.run_too_far),
        }
    ),
    "G21.4": movement.card_no_move,
    "G21.6": by_key(
        {
            "no-strike-now": replies.no_strike_now,
            "strike-not-held": replies.strike_not_held,
            "striker-may-not": replies.striker_may_not,
            "struck-first": replies.struck_first,
        }
    ),
    "G22": by_key(
        {
            "pinned-no-move": movement.pinned,
            "gas-too-far": guns.gas_too_far,
            "gas-no-tanks": guns.gas_tank,
            "no-enemy-there": combat.no_enemy_there,
            "spot-drifting": guns.spot_on_target,
            "bearers-touched": guns.bearers_touched,
            "bearers-whole": guns.bearers_whole,
            "bearers-no-tanks": guns.bearers_no_tank,
            "raid-no-cover": replies.raid,
            "surprise-no-order": replies.surprised_by_order,
            "no-unit-here": timing.no_unit_here,
            "not-yours": timing.not_yours,
        }
    ),
    "G22.3": replies.gas,
    "G23.8": movement.run_no_exit,
    "G23.18": by_key(
        {
            "not-at-edge": movement.not_at_edge,
            "exit-first": movement.not_at_edge,
            "stuck-no-exit": movement.stuck_at_edge,
        }
    ),
    "G24.4": water("tank"),
    "G24.5": of_unit(combat.got_stuck),
    "G25.6": movement.stuck_on_the_way,
    "G26.1": by_key(
        {
            "not-stuck": orders.not_stuck,
            "not-ordered": timing.not_ordered,
            "no-tank": orders.no_tank,
            "stuck-this-turn": orders.stuck_this_turn,
            "stuck-no-move": movement.stuck,
            "never-repaired": orders.never_repaired,
        }
    ),
    "G26.3": by_key(
        {
            "too-many-dice": orders.too_many_dice,
            "no-hq-for-repair": orders.no_hq_for_repair,
            "name-tank-first": orders.name_tank_first,
            "one-attempt": orders.repair_spent,
            "repair-under-way": orders.repairing,
        }
    ),
    "G26.6": orders.no_die_to_repair,
    "G26.7": timing.abandoned_tank,
    "G26.10": orders.no_abandon_now,
    "G26.11": by_key(
        {
            "abandoned-no-battle": timing.abandoned_tank,
            "counter-may-not": replies.counter_from(combat.is_abandoned),
            "stuck-tank-no-bonus": gains.stuck_no_bonus,
        }
    ),
    "G22.2": gains.card_no_bonus,
    "G27.1": either(of_kind(combat.meets_enemy, "tank"), of_kind(combat.next_to, "tank")),
    "G27.4": replies.panic,
    "G27.6": by_key(
        {
            "bonus-close-only": combat.bonus_close_only,
            "tank-meets-enemy": combat.bonus_meets_enemy,
            "not-won-no-bonus": gains.not_won,
            "no-ground-no-bonus": gains.no_bonus,
            "stuck-no-bonus": gains.stuck_on_gain,
        }
    ),
    "G27.7": gains.one_bonus,
    "G27.8": by_key(
        {"halted-no-bonus": gains.halted_no_bonus, "halted-no-ground": gains.gained_and_halted}
    ),
    "G27.11": replies.panic,
    "G28.3": replies.tank_target,
    "G28.12": replies.steadied_tank,
    "G29.3": combat.passes_for_friend,
    "G30.2": of_unit(combat.moved("field-artillery")),
    "G30.4": water("field-artillery"),
    "G30.6": either(
        of_kind(combat.meets_enemy, "field-artillery"), of_kind(combat.next_to, "field-artillery")
    ),
}
