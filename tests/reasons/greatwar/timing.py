"""When things are done: the course of a turn (G3.5 to G6, G20), and the windows of cards."""

from __future__ import annotations

from typing import Final

from tests.reasons.greatwar.cards import USES
from tests.reasons.greatwar.table import BOARD, MALE, Table, Unit, named_unit, there
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

ORDERING: Final = {"order", "guns", "section"}
REPAIRING: Final = {"repair", "abandon", "dice"}
MOVING: Final = {"unit", "move", "stop", "exit"}
FIGHTING: Final = {"unit", "fire", "attack", "cut", "build", "target", "spot", "dud", "strike"}
ENDING: Final = {"keep", "medal", "tokens", "draw", "drop"}
EARLY: Final = ("start", "command")
WINDOWS: Final = {  # G20.11: the question that opens the window of each card
    "intelligence": {"intelligence"},
    "wire-cutters": {"wire-cutters"},
    "pinned-down": {"pin-down"},
    "aerial-spotter": {"spotter"},
    "dud-shells": {"duds"},
    "gas-attack": {"opening"},
    "surprise-attack": {"opening"},
    "machine-gun-barrage": {"opening"},
    "creeping-barrage": {"opening"},
    "rifle-butts-and-bayonets": {"combat-card"},
    "trench-raid": {"combat-card"},
    "covering-fire": {"combat-card"},
    "sharpshooters": {"combat-card"},
    "smoke-screen": {"respond"},
    "steady-lads": {"steady"},
    "counter-attack": {"counter"},
    "stretcher-bearers": {"end-card"},
    "supply-dump": {"end-card"},
}
COSTS: Final = {
    "rifle-butts-and-bayonets": 2, "surprise-attack": 2, "machine-gun-barrage": 2,
    "creeping-barrage": 2, "gas-attack": 3, "counter-attack": 2, "pinned-down": 1,
    "wire-cutters": 1, "steady-lads": 1, "covering-fire": 1, "sharpshooters": 1,
    "trench-raid": 1, "aerial-spotter": 1, "dud-shells": 1, "stretcher-bearers": 2,
    "smoke-screen": 1, "supply-dump": 0, "intelligence": 0,
}  # fmt: skip


def enemy_turn(situation: Situation) -> bool:
    """G3.5: the other side has its turn."""
    table = there(situation)
    return table.seat != table.active


# G4.1


def card_first(situation: Situation) -> bool:
    table = there(situation)
    if table.phase not in EARLY or situation.verb in ("card", "play", "pass"):
        return False
    own = table.own(table.seat)
    if situation.verb == "cut":  # who begins on wire (G18.6)
        return any(table.marked(unit.hex, "wire") and not unit.tank for unit in own)
    if situation.verb == "build":
        return any(unit.own == "engineer" for unit in own)
    return situation.verb != "move" or not table.enemy_at(situation.thing, table.seat)


def orders_first(situation: Situation) -> bool:
    later = situation.verb in MOVING | FIGHTING | ENDING
    return later and there(situation).phase == "orders" and not forbidden_by_card(situation)


def forbidden_by_card(situation: Situation) -> bool:
    """G21, G23.8: the card lets none of the units do this, whichever it orders."""
    card = there(situation).in_force
    if card == "about-turn-and-run":
        if situation.verb in ("fire", "attack") and free_battler_near(situation):
            return False  # it holds for units that are ordered; this one battles without an order
        return situation.verb in ("fire", "attack", "cut", "build", "exit")
    return card in ("fire-fight", "close-assault") and situation.verb in ("move", "exit")


def free_battler_near(situation: Situation) -> bool:
    """A unit that battles without an order, and has none, is close enough to this hex."""
    table = there(situation)
    return any(
        table.battles_freely(unit)
        and not unit.ordered
        and BOARD.distance(unit.hex, situation.thing) <= unit.reach
        for unit in table.own(table.seat)
    )


def orders_over(situation: Situation) -> bool:
    late = there(situation).phase in ("movement", "battle", "end")
    repairing = situation.asked.key in ("repair-who", "repair-dice", "abandon")
    return situation.verb in ORDERING and (late or repairing)


def movement_first(situation: Situation) -> bool:
    return situation.verb in FIGHTING | ENDING and there(situation).phase == "movement"


def movement_over(situation: Situation) -> bool:
    return situation.verb in MOVING and there(situation).phase in ("battle", "end")


def turn_over(situation: Situation) -> bool:
    later = situation.verb in MOVING | FIGHTING | ORDERING | REPAIRING
    return later and there(situation).phase == "end"


def runs_by_card(situation: Situation) -> bool:
    """G21: before its orders are given, About Turn and Run! lets nobody battle."""
    return there(situation).phase == "orders" and forbidden_by_card(situation)


# Command cards


def one_card(situation: Situation) -> bool:
    table = there(situation)
    return situation.verb == "card" and (table.phase not in EARLY or table.seat != table.active)


def not_in_hand(situation: Situation) -> bool:
    table = there(situation)
    return situation.verb == "card" and situation.thing not in table.hands[table.seat]


def strike_card(situation: Situation) -> bool:
    return situation.verb == "card" and situation.thing == "first-strike"


# Units and their orders


def no_unit_here(situation: Situation) -> bool:
    return there(situation).unit(situation.thing) is None


def not_yours(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing)
    return unit is not None and unit.seat != table.seat


def already_ordered(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "order" and unit is not None and unit.ordered


def acting(situation: Situation) -> list[Unit]:
    """The own unit named or asked about; else those that have an order."""
    table = there(situation)
    if situation.verb in ("unit", "repair", "order"):
        unit = table.unit(situation.thing, table.seat)
        return [unit] if unit is not None else []
    if table.asked_of and situation.asked.key in (
        "move-where", "battle-whom", "bonus-combat", "repair-dice", "abandon", "wire-cutters",
        "gain-ground",
    ):  # fmt: skip
        unit = table.unit(table.asked_of, table.seat)
        return [unit] if unit is not None else []
    return [each for each in table.own(table.seat) if each.ordered or each.surprise]


def not_ordered(situation: Situation) -> bool:
    table = there(situation)
    if situation.verb in ("order", "card") or table.phase in EARLY:
        return False
    told = named_unit(situation)
    if told is not None:
        # Surprise Attack lets a unit battle; all else needs an order (G6.1, G15.8, G18.6)
        battles = situation.verb in ("unit", "fire", "attack")
        return not told.ordered and not (battles and told.surprise)
    if situation.verb == "cut":
        on_wire = [unit for unit in table.own(table.seat) if table.marked(unit.hex, "wire")]
        return all(not unit.ordered for unit in on_wire)
    units = acting(situation)
    if situation.verb in ("move", "exit", "stop"):
        return not any(unit.ordered for unit in units)
    named = situation.verb in ("unit", "repair")
    idle = [unit for unit in units if not (unit.ordered or unit.surprise)]
    return bool(idle) if named else not [unit for unit in units if unit not in idle]


def abandoned_tank(situation: Situation) -> bool:
    """G6.9, G26.7: the tank that is named, or else one that could have been meant."""
    table = there(situation)
    unit = named_unit(situation) or table.unit(situation.thing, table.seat)
    return unit is not None and unit.abandoned


# Combat cards


def combat_not_in_hand(situation: Situation) -> bool:
    table = there(situation)
    held = situation.thing in table.combat_hands[table.seat]
    return situation.verb in ("play", "drop") and not held


def not_in_window(situation: Situation) -> bool:
    open_now = situation.asked.key in WINDOWS.get(situation.thing, set())
    return situation.verb == "play" and not open_now and not hopeless(situation)


def hopeless(situation: Situation) -> bool:
    """G20.13: the orders are given, and leave nobody for a card whose window is still to come."""
    table = there(situation)
    if table.phase != "movement" or (table.seat == table.active) == (
        situation.thing == "dud-shells"
    ):
        return False
    ordered = [unit for unit in table.own(table.active) if unit.ordered]
    running = table.in_force == "about-turn-and-run"  # nobody battles
    if situation.thing == "surprise-attack":
        return all(unit.ordered or unit.abandoned for unit in table.own(table.active))
    if situation.thing == "machine-gun-barrage":
        guns = [unit for unit in ordered if unit.kind == "machine-gun" and not unit.moved]
        tanks = [unit for unit in ordered if unit.tank and unit.kind not in MALE]
        return running or not (guns or tanks)
    if situation.thing == "creeping-barrage":
        strength = table.scenario.hands[table.active].get("artillery", 0)
        infantry = any(unit.kind == "infantry" for unit in ordered)
        return running or table.guns_ordered or not strength or not infantry
    return situation.thing in ("aerial-spotter", "dud-shells") and not table.guns_ordered


def one_combat_card(situation: Situation) -> bool:
    """G20.4: this seat has played one in this turn."""
    table = there(situation)
    played = [done.asked.seat for done in table.moment.turn if done.answer.startswith("play ")]
    return situation.verb == "play" and table.seat in played


def too_expensive(situation: Situation) -> bool:
    table = there(situation)
    return situation.verb == "play" and COSTS[situation.thing] > table.hq[table.seat]


def of_no_use(situation: Situation) -> bool:
    """G20.13: the card is held, and its target does not exist, or it would do nothing."""
    table = there(situation)
    if situation.verb != "play" or combat_not_in_hand(situation):
        return False
    return hopeless(situation) or not useful(table, situation)


def useful(table: Table, situation: Situation) -> bool:
    """Whether the target of a card exists, for cards whose target is plain to see."""
    use = USES.get(situation.thing)
    return use(table) if use is not None else False


def cards_shut(situation: Situation) -> bool:
    """G5.8: the card ordered nothing, so the windows of phases 2 to 4 stay shut."""
    table = there(situation)
    ends = WINDOWS.get(situation.thing, set()) & {"intelligence", "end-card"}
    ordered = table.guns_ordered or any(unit.ordered for unit in table.own(table.active))
    return situation.verb == "play" and not ends and not ordered and table.phase not in EARLY


def no_window_now(situation: Situation) -> bool:
    """G20.11: no window for a combat card is open, so there is nothing to pass."""
    open_now = situation.asked.key in set().union(*WINDOWS.values())
    return situation.verb == "pass" and not open_now


def must_answer(*keys: str) -> Predicate:
    """The question has no such answer: a card, a path or a choice must be named."""
    empty = ("done", "pass", "hold", "stop")
    return lambda situation: situation.verb in empty and situation.asked.key in keys


# The end of the turn


def no_keep_now(situation: Situation) -> bool:
    return situation.verb == "keep" and situation.asked.key != "keep-card"


def not_drawn(situation: Situation) -> bool:
    drawn = situation.position["scouted"]
    return situation.verb == "keep" and situation.thing not in drawn


def no_choice_now(situation: Situation) -> bool:
    asked = ("card-or-tokens", "recon") if situation.verb == "draw" else ("card-or-tokens",)
    return situation.verb in ("tokens", "draw") and situation.asked.key not in asked


def no_drop_now(situation: Situation) -> bool:
    return situation.verb == "drop" and situation.asked.key != "drop-card"


def played_no_drop(situation: Situation) -> bool:
    """G20.7: a combat card was played in this turn of one's own."""
    played = [done.asked.seat for done in situation.turn if done.answer.startswith("play ")]
    return situation.verb == "drop" and situation.asked.seat in played


def no_medal_now(situation: Situation) -> bool:
    """G20.10: only at the end of a turn with a Recon, where the scenario has that medal."""
    table = there(situation)
    if situation.verb != "medal":
        return False
    card = table.card or ""
    recon = card.startswith("recon-") and card != "recon-in-force"
    allowed = table.scenario.objective("recon", table.seat) and recon
    return situation.asked.key != "recon" or not allowed


def medal_by_copy(situation: Situation) -> bool:
    """G20.15: Recon in Force and a copy by Counter Order bring no medal."""
    table = there(situation)
    played = {done.answer for done in table.moment.turn}
    copied = "card counter-order" in played or table.in_force == "recon-in-force"
    return situation.verb == "medal" and copied


def hand_full(situation: Situation) -> bool:
    table = there(situation)
    return situation.verb == "draw" and len(table.combat_hands[table.seat]) >= 5


def pool_empty(situation: Situation) -> bool:
    return situation.verb in ("tokens", "drop") and there(situation).pool == 0
