"""What may stand on the stack, by name: for states that are stored and read again."""

from __future__ import annotations

from typing import Final

from sandtable.core.procedure import by_name
from sandtable.games.greatwar.rules.artillery import Bombardment, NoMansLand
from sandtable.games.greatwar.rules.battles import BattlePhase, UnitBattle
from sandtable.games.greatwar.rules.combat import Combat
from sandtable.games.greatwar.rules.movement import March, MovementPhase
from sandtable.games.greatwar.rules.opening import Opening
from sandtable.games.greatwar.rules.orders import AnyOrders, PushWhere, SectionOrders
from sandtable.games.greatwar.rules.retreats import Retreat
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.tanks import Repair, RepairPhase
from sandtable.games.greatwar.rules.turn import Deal, EndOfTurn, Turn

PROCEDURES: Final = by_name(
    AnyOrders, BattlePhase, Bombardment, Combat, Deal, EndOfTurn, March, MovementPhase, NoMansLand,
    Opening, PushWhere, Repair, RepairPhase, Retreat, SectionOrders, Throw, Turn, UnitBattle,
)  # fmt: skip
