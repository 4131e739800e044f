"""What may stand on the stack, by name: for states that are stored and read again."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.lanes import Lanes
from sandtable.games.lastman.battle import Battle
from sandtable.games.lastman.battles import Battles
from sandtable.games.lastman.box import BoxLosses
from sandtable.games.lastman.crisis import Crisis
from sandtable.games.lastman.dealing import Deal
from sandtable.games.lastman.declaring import Declaring
from sandtable.games.lastman.deploying import Deployment
from sandtable.games.lastman.discarding import Discarding
from sandtable.games.lastman.dogfights import Dogfight
from sandtable.games.lastman.empties import EmptyArmies
from sandtable.games.lastman.initiative import Bid, Initiative
from sandtable.games.lastman.losses import Losses
from sandtable.games.lastman.marches import March
from sandtable.games.lastman.movement import Movement
from sandtable.games.lastman.opening import OffensiveOrPass
from sandtable.games.lastman.options import Suppression
from sandtable.games.lastman.passing import Exchange
from sandtable.games.lastman.plans import Accounts
from sandtable.games.lastman.production import Production
from sandtable.games.lastman.regrouping import Regrouping
from sandtable.games.lastman.reinforcements import Reinforcements
from sandtable.games.lastman.spending import Spending
from sandtable.games.lastman.strays import Strays
from sandtable.games.lastman.supply import Attrition
from sandtable.games.lastman.turn import PlayerTurn, War
from sandtable.games.lastman.withdrawal import Withdrawal

PROCEDURES: Final[dict[str, Any]] = {
    each.__name__: each
    for each in (
        Accounts,
        Attrition,
        Battle,
        Battles,
        Bid,
        BoxLosses,
        Crisis,
        Deal,
        Declaring,
        Deployment,
        Discarding,
        Dogfight,
        EmptyArmies,
        Exchange,
        Initiative,
        Lanes,
        Losses,
        March,
        Movement,
        OffensiveOrPass,
        PlayerTurn,
        Production,
        Regrouping,
        Reinforcements,
        Spending,
        Strays,
        Suppression,
        War,
        Withdrawal,
    )
}
