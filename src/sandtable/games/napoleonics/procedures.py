"""The procedures of the game by name: what may stand on the stack of a stored state."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.napoleonics.combat import Battle, CombatPhase
from sandtable.games.napoleonics.leader_moves import LeaderMove
from sandtable.games.napoleonics.leaders import LeaderRetreat
from sandtable.games.napoleonics.melee import Melee
from sandtable.games.napoleonics.movement import MovementPhase, UnitMove
from sandtable.games.napoleonics.orders import ClassOrders, SectionOrders
from sandtable.games.napoleonics.retire import Retiring
from sandtable.games.napoleonics.retreats import Retreat
from sandtable.games.napoleonics.strikes import Strike
from sandtable.games.napoleonics.tactics import (
    ElanOrders,
    ManoeuvreChoice,
    MarchOrders,
    RallyOrders,
    ShortSupply,
)
from sandtable.games.napoleonics.turn import Deal, KeepOne, Turn

PROCEDURES: Final[dict[str, Any]] = {
    each.__name__: each
    for each in (
        Deal,
        Turn,
        SectionOrders,
        ClassOrders,
        ElanOrders,
        ManoeuvreChoice,
        MarchOrders,
        RallyOrders,
        ShortSupply,
        MovementPhase,
        UnitMove,
        LeaderMove,
        CombatPhase,
        Battle,
        Melee,
        Retiring,
        Strike,
        Retreat,
        LeaderRetreat,
        KeepOne,
    )
}
