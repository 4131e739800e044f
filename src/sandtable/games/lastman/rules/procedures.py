"""What may stand on the stack, by name: for states that are stored and read again."""

from __future__ import annotations

from typing import Final

from sandtable.core.lanes import Lanes
from sandtable.core.procedure import by_name
from sandtable.games.lastman.rules.battle import Battle
from sandtable.games.lastman.rules.battles import Battles
from sandtable.games.lastman.rules.crisis import Crisis
from sandtable.games.lastman.rules.declaring import Declaring
from sandtable.games.lastman.rules.deployment import Deal, Deployment
from sandtable.games.lastman.rules.discarding import Discarding
from sandtable.games.lastman.rules.dogfights import Dogfight
from sandtable.games.lastman.rules.eastern_front import BoxLosses
from sandtable.games.lastman.rules.empty_armies import EmptyArmies
from sandtable.games.lastman.rules.initiative import Bid, Initiative
from sandtable.games.lastman.rules.isolation import Strays
from sandtable.games.lastman.rules.losses import Losses
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.movement import Movement
from sandtable.games.lastman.rules.opening import Exchange, OffensiveOrPass
from sandtable.games.lastman.rules.plans import Accounts
from sandtable.games.lastman.rules.production import Production
from sandtable.games.lastman.rules.regrouping import Regrouping
from sandtable.games.lastman.rules.reinforcements import Reinforcements
from sandtable.games.lastman.rules.spending import Spending
from sandtable.games.lastman.rules.supply import Attrition
from sandtable.games.lastman.rules.suppression import Suppression
from sandtable.games.lastman.rules.turn import PlayerTurn, War
from sandtable.games.lastman.rules.withdrawal import Withdrawal

PROCEDURES: Final = by_name(
    Accounts, Attrition, Battle, Battles, Bid, BoxLosses, Crisis, Deal, Declaring, Deployment,
    Discarding, Dogfight, EmptyArmies, Exchange, Initiative, Lanes, Losses, March, Movement,
    OffensiveOrPass, PlayerTurn, Production, Regrouping, Reinforcements, Spending, Strays,
    Suppression, War, Withdrawal,
)  # fmt: skip
