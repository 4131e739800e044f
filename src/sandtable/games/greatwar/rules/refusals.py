"""Every reason to say no, with the rule that gives it."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import Refusal

# Cards and orders
NOT_IN_HAND: Final = Refusal("not-in-hand", "G5.1", ("G20.5",))
STRIKE_NOT_NOW: Final = Refusal("strike-not-now", "G5.6", ("G5.5", "G21"))
NO_UNIT_HERE: Final = Refusal("no-unit-here", "G6.1")
NOT_YOURS: Final = Refusal("not-yours", "G6.1")
ALREADY_ORDERED: Final = Refusal("already-ordered", "G6.1", ("G6.2",))
ABANDONED_NO_ORDER: Final = Refusal("abandoned-no-order", "G6.9", ("G26.7",))
WRONG_SECTION: Final = Refusal(
    "wrong-section", "G6.2", ("G5.2", "G6.8", "G21", "G1.7", "G1.8", "G21.2")
)
SECTION_FULL: Final = Refusal("section-full", "G6.3", ("G6.8", "G21"))
NO_ORDERS_LEFT: Final = Refusal("no-orders-left", "G6.3", ("G21", "G21.7"))
INFANTRY_ONLY: Final = Refusal("infantry-only", "G21", ("G6.10", "G21.1"))
NOT_ADJACENT_ONLY: Final = Refusal("not-adjacent-only", "G21", ("G21.1", "G8.10"))
NO_GUNS_IN_RESERVE: Final = Refusal("no-guns-in-reserve", "G16.1")
GUNS_ORDERED: Final = Refusal("guns-ordered", "G6.7", ("G6.4",))
NO_GUNS_BY_CARD: Final = Refusal("no-guns-by-card", "G6.4", ("G16.2", "G21", "G6.10"))

# Combat cards
COMBAT_NOT_IN_HAND: Final = Refusal("combat-not-in-hand", "G20.2")
ONE_COMBAT_CARD: Final = Refusal("one-combat-card", "G20.4")
TOO_EXPENSIVE: Final = Refusal("too-dear", "G20.3")
NOT_IN_WINDOW: Final = Refusal(
    "not-in-window", "G20.11", ("G20.2", "G20.13", "G22", "G22.1", "G5.8")
)
OF_NO_USE: Final = Refusal("of-no-use", "G20.13", ("G22", "G22.1", "G22.4"))

# Repair
NOT_STUCK: Final = Refusal("not-stuck", "G26.1", ("G26.3",))
NO_REPAIR_DICE: Final = Refusal("no-repair-dice", "G26.6", ("G26.2",))
TOO_MANY_DICE: Final = Refusal("too-many-dice", "G26.3")
NOT_ENOUGH_HQ: Final = Refusal("not-enough-hq", "G19.3", ("G16.4", "G26.3", "G16.15"))
NEVER_REPAIRED: Final = Refusal("never-repaired", "G26.1")

# Movement
NOT_ORDERED: Final = Refusal("not-ordered", "G6.1", ("G7.2",))
MOVED_ALREADY: Final = Refusal("moved-already", "G7.2", ("G7.5",))
CARD_NO_MOVE: Final = Refusal("card-no-move", "G21.4", ("G21", "G21.1"))
STUCK_NO_MOVE: Final = Refusal("stuck-no-move", "G26.1")
ABANDONED_NO_MOVE: Final = Refusal("abandoned-no-move", "G26.7", ("G26.10",))
PINNED_NO_MOVE: Final = Refusal("pinned-no-move", "G22", ("G22.1",))
OCCUPIED: Final = Refusal("occupied", "G7.3", ("G7.4", "G24.1", "G26.7"))
TOO_FAR: Final = Refusal("too-far", "G7.5", ("G21", "G24.2", "G30.2"))
NOT_NEXT: Final = Refusal("not-next", "G7.9", ("G7.5",))
RIVER_CLOSED: Final = Refusal("river-closed", "G18.7", ("G18.8",))
RIVER_CLOSED_TO_TANKS: Final = Refusal(
    "river-closed-to-tanks", "G18.7", ("G24.4", "G30.4", "G18.8")
)
DAMAGED_BRIDGE: Final = Refusal("damaged-bridge", "G18.8", ("G18.13", "G24.4", "G30.4"))
FOOTBRIDGE_ONLY: Final = Refusal("footbridge-only", "G18.16", ("G12.10",))
MUST_STOP: Final = Refusal("must-stop", "G7.6", ("G18",))
WIRE_STOPS: Final = Refusal("wire-stops", "G7.6", ("G18.6", "G18"))
NO_EXIT: Final = Refusal("no-exit", "G7.7", ("G23.8",))
NOT_AT_EDGE: Final = Refusal("not-at-edge", "G23.18", ("G23.8",))
EXIT_FIRST: Final = Refusal("exit-first", "G23.18", ("G23.8",))
RUN_NO_EXIT: Final = Refusal("run-no-exit", "G23.8", ("G21", "G21.1"))

# Battle
BATTLED_ALREADY: Final = Refusal("battled-already", "G8.2", ("G13.5",))
TANK_BATTLED: Final = Refusal("battled-already", "G8.2", ("G24.5", "G27.6", "G27.7", "G27.8"))
MOVED_TOO_FAR: Final = Refusal("moved-too-far", "G7.10", ("G7.5",))
RUN_NO_BATTLE: Final = Refusal("run-no-battle", "G21", ("G21.1",))
MOVED_NO_BATTLE: Final = Refusal("moved-no-battle", "G7.5", ("G30.2",))
GOT_STUCK_NO_BATTLE: Final = Refusal("got-stuck-no-battle", "G24.5", ("G26.12",))
BUILDING_NO_BATTLE: Final = Refusal("building-no-battle", "G18.4", ("G27.1", "G27.2"))
RIVER_NO_BATTLE: Final = Refusal("river-no-battle", "G18.7", ("G18.8", "G18.13"))
ABANDONED_NO_BATTLE: Final = Refusal("abandoned-no-battle", "G26.7")
ENEMY_ADJACENT: Final = Refusal("enemy-adjacent", "G8.4", ("G9.1", "G27.1", "G30.6"))
NO_ENEMY_THERE: Final = Refusal("no-enemy-there", "G8.2")
ADJACENT_NO_FIRE: Final = Refusal("adjacent-no-fire", "G9.1", ("G8.4", "G27.1", "G30.6"))
OUT_OF_RANGE: Final = Refusal("out-of-range", "G9.1", ("G9.3", "G14", "G29", "G30.2", "G27.1"))
NOT_IN_SIGHT: Final = Refusal("not-in-sight", "G8.5", ("G9.2", "G8.12", "G27.1"))
HILL_HIDES: Final = Refusal("hill-hides", "G8.6", ("G8.12", "G8.5"))
BOTH_SIDES_HIDE: Final = Refusal("both-sides-hide", "G8.5.1", ("G8.5", "G8.9"))
NO_DICE: Final = Refusal("no-dice", "G8.8", ("G8.7",))
NOT_ADJACENT: Final = Refusal("not-adjacent", "G10.1")
PASSES_FOR_FRIEND: Final = Refusal("passes-for-friend", "G29.3")
NO_WIRE_HERE: Final = Refusal("no-wire-here", "G18.6")
WIRE_MOVED: Final = Refusal("wire-moved", "G18.6")
ONLY_INFANTRY_CUTS: Final = Refusal("only-infantry-cuts", "G18.6")
NO_ENGINEER: Final = Refusal("no-engineer", "G15.8")
NO_BROKEN_BRIDGE: Final = Refusal("no-broken-bridge", "G15.8")
ENGINEER_MOVED: Final = Refusal("engineer-moved", "G15.8")

# Artillery
NOT_IN_SECTION: Final = Refusal("not-in-section", "G16.2", ("G6.7",))
TOO_STRONG: Final = Refusal("too-strong", "G16.4", ("G16.16",))
NO_SUCH_DIE: Final = Refusal("no-such-die", "G16.13", ("G16.6", "G22", "G22.1"))
OUTSIDE_ROWS: Final = Refusal("outside-rows", "G17.2", ("G17.5",))
GAS_TOO_FAR: Final = Refusal("gas-too-far", "G22", ("G22.1",))
GAS_NO_TANKS: Final = Refusal("gas-no-tanks", "G22", ("G22.1",))

# Flags, retreat, gain ground
TOO_MANY_FLAGS: Final = Refusal("too-many-flags", "G12.11", ("G12.5", "G11.4"))
NOT_TOWARD_HOME: Final = Refusal("not-toward-home", "G12.2")
RETREAT_BLOCKED: Final = Refusal("retreat-blocked", "G12.3", ("G12.10",))
BONUS_CLOSE_ONLY: Final = Refusal("bonus-close-only", "G27.6")
NOT_VACATED: Final = Refusal("not-vacated", "G13.1", ("G13.4",))

# Not now
ONE_CARD: Final = Refusal("one-card", "G5.1", ("G4.1",))
CARD_FIRST: Final = Refusal("card-first", "G4.1")
ORDERS_FIRST: Final = Refusal("orders-first", "G4.1", ("G6.1",))
ORDERS_OVER: Final = Refusal("orders-over", "G4.1", ("G6.3",))
REPAIR_FIRST: Final = Refusal("repair-first", "G6.6", ("G4.1",))
MOVEMENT_FIRST: Final = Refusal("movement-first", "G4.1")
MOVEMENT_OVER: Final = Refusal("movement-over", "G4.1")
GUNS_FIRST: Final = Refusal("guns-first", "G16.3", ("G4.4",))
FINISH_FIRST: Final = Refusal("finish-first", "G8.1", ("G7.1",))
TURN_OVER: Final = Refusal("turn-over", "G4.1")
NO_UNITS_BY_CARD: Final = Refusal("no-units-by-card", "G21")
ADJACENT_ONLY: Final = Refusal("adjacent-only", "G21")
NO_REPAIR_NOW: Final = Refusal("no-repair-now", "G6.6", ("G26.1", "G26.3", "G26.7"))
NO_ABANDON_NOW: Final = Refusal("no-abandon-now", "G26.10", ("G26.7",))
NO_AIM_NOW: Final = Refusal("no-aim-now", "G16.2", ("G16.13",))
NO_STRIKE_NOW: Final = Refusal("no-strike-now", "G21.6", ("G5.5", "G20.11", "G26.11"))
NO_FLAG_NOW: Final = Refusal("no-flag-now", "G12.11", ("G12.5", "G11.4", "G16.9", "G22.3"))
PANIC: Final = Refusal("panic", "G27.4", ("G12.6", "G27.11"))
NO_RETREAT_NOW: Final = Refusal("no-retreat-now", "G12.2", ("G12.8", "G28.6"))
NO_ADVANCE_NOW: Final = Refusal(
    "no-advance-now",
    "G13.1",
    ("G13.2", "G13.3", "G13.4", "G13.6", "G26.1", "G21.6", "G22.2", "G26.11", "G27.7", "G27.8"),
)
NO_KEEP_NOW: Final = Refusal("no-keep-now", "G20.5")
NO_MEDAL_NOW: Final = Refusal("no-medal-now", "G20.10", ("G20.15",))
NO_CHOICE_NOW: Final = Refusal("no-choice-now", "G20.6", ("G19.1", "G20.1"))
NO_DROP_NOW: Final = Refusal("no-drop-now", "G20.7")
NO_SECTION_NOW: Final = Refusal("no-section-now", "G21")
