"""The procedures of the game by name: what may stand on the stack of a stored state."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.napoleonics.rules.combat import Battle, CombatPhase
from sandtable.games.napoleonics.rules.leader_moves import LeaderMove
from sandtable.games.napoleonics.rules.leaders import LeaderRetreat
from sandtable.games.napoleonics.rules.melee import Melee
from sandtable.games.napoleonics.rules.movement import MovementPhase, UnitMove
from sandtable.games.napoleonics.rules.orders import ClassOrders, SectionOrders
from sandtable.games.napoleonics.rules.retire import Retiring
from sandtable.games.napoleonics.rules.retreats import Retreat
from sandtable.games.napoleonics.rules.strikes import Strike
from sandtable.games.napoleonics.rules.tactics import (
    ElanOrders,
    ManoeuvreChoice,
    MarchOrders,
    RallyOrders,
    ShortSupply,
)
from sandtable.games.napoleonics.rules.turn import Deal, KeepOne, Turn

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
