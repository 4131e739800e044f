"""What may stand on the stack, by name: for states that are stored and read again."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.greatwar.artillery import Bombardment, NoMansLand
from sandtable.games.greatwar.battles import BattlePhase, UnitBattle
from sandtable.games.greatwar.combat import Combat
from sandtable.games.greatwar.movement import March, MovementPhase
from sandtable.games.greatwar.opening import Opening
from sandtable.games.greatwar.orders import AnyOrders, PushWhere, SectionOrders
from sandtable.games.greatwar.retreats import Retreat
from sandtable.games.greatwar.strikes import Throw
from sandtable.games.greatwar.tanks import Repair, RepairPhase
from sandtable.games.greatwar.turn import Deal, EndOfTurn, Turn

PROCEDURES: Final[dict[str, Any]] = {
    each.__name__: each
    for each in (
        AnyOrders,
        BattlePhase,
        Bombardment,
        Combat,
        Deal,
        EndOfTurn,
        March,
        MovementPhase,
        NoMansLand,
        Opening,
        PushWhere,
        Repair,
        RepairPhase,
        Retreat,
        SectionOrders,
        Throw,
        Turn,
        UnitBattle,
    )
}
