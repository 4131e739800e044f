"""The procedures of the game by name: what may stand on the stack of a stored state."""

from __future__ import annotations

from typing import Final

from sandtable.core.procedure import by_name
from sandtable.games.napoleonics.rules import combat, leader_moves, leaders, melee, tactics, turn
from sandtable.games.napoleonics.rules.movement import MovementPhase, UnitMove
from sandtable.games.napoleonics.rules.orders import ClassOrders, SectionOrders
from sandtable.games.napoleonics.rules.retire import Retiring
from sandtable.games.napoleonics.rules.retreats import Retreat
from sandtable.games.napoleonics.rules.strikes import Strike

PROCEDURES: Final = by_name(
    turn.Deal, turn.Turn, SectionOrders, ClassOrders, tactics.ElanOrders, tactics.ManoeuvreChoice,
    tactics.MarchOrders, tactics.RallyOrders, tactics.ShortSupply, MovementPhase, UnitMove,
    leader_moves.LeaderMove, combat.CombatPhase, combat.Battle, melee.Melee, Retiring, Strike,
    Retreat, leaders.LeaderRetreat, turn.KeepOne,
)  # fmt: skip
