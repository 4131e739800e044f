"""What may stand on the stack, by name: for states that are stored and read again."""

from __future__ import annotations

from typing import Final

from sandtable.core.lanes import Lanes
from sandtable.core.procedure import by_name
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.combat import CombatPhase
from sandtable.games.maria.rules.defeat import Defeat
from sandtable.games.maria.rules.election import Election
from sandtable.games.maria.rules.events import EventEffects
from sandtable.games.maria.rules.hussars import HussarStage
from sandtable.games.maria.rules.income import CardPhase
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.muster import Deal, Muster
from sandtable.games.maria.rules.offers import Annexation, Offers
from sandtable.games.maria.rules.payment import Payment
from sandtable.games.maria.rules.politics import PoliticsStage
from sandtable.games.maria.rules.recruiting import Recruiting
from sandtable.games.maria.rules.relocation import Relocation
from sandtable.games.maria.rules.retreats import Retreat
from sandtable.games.maria.rules.saxony import SaxonReturn, SaxonSteps
from sandtable.games.maria.rules.shifting import Shifting, ShiftPair
from sandtable.games.maria.rules.supply import SupplyPhase
from sandtable.games.maria.rules.tracks import MissionCall, MissionReturn, TrackEffects
from sandtable.games.maria.rules.trains import Replacement
from sandtable.games.maria.rules.treaties import Talks
from sandtable.games.maria.rules.turn import Stage, War
from sandtable.games.maria.rules.winter import Winter

PROCEDURES: Final = by_name(
    Annexation, Battle, CardPhase, CombatPhase, Deal, Defeat, Election, EventEffects, HussarStage,
    Lanes, March, MissionCall, MissionReturn, MovementPhase, Muster, Offers, Payment, PoliticsStage,
    Recruiting, Relocation, Replacement, Retreat, SaxonReturn, SaxonSteps, ShiftPair, Shifting,
    Stage, SupplyPhase, Talks, TrackEffects, War, Winter,
)  # fmt: skip
