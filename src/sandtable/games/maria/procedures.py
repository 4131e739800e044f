"""What may stand on the stack, by name: for states that are stored and read again."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.lanes import Lanes
from sandtable.games.maria.battle import Battle
from sandtable.games.maria.combat import CombatPhase
from sandtable.games.maria.defeat import Defeat
from sandtable.games.maria.election import Election
from sandtable.games.maria.events import EventEffects
from sandtable.games.maria.hussars import HussarStage
from sandtable.games.maria.income import CardPhase
from sandtable.games.maria.march import March
from sandtable.games.maria.movement import MovementPhase
from sandtable.games.maria.muster import Deal, Muster
from sandtable.games.maria.offers import Annexation, Offers
from sandtable.games.maria.payment import Payment
from sandtable.games.maria.politics import PoliticsStage
from sandtable.games.maria.recruiting import Recruiting
from sandtable.games.maria.relocation import Relocation
from sandtable.games.maria.retreats import Retreat
from sandtable.games.maria.saxony import SaxonReturn, SaxonSteps
from sandtable.games.maria.shifting import Shifting, ShiftPair
from sandtable.games.maria.supply import SupplyPhase
from sandtable.games.maria.tracks import MissionCall, MissionReturn, TrackEffects
from sandtable.games.maria.trains import Replacement
from sandtable.games.maria.treaties import Talks
from sandtable.games.maria.turn import Stage, War
from sandtable.games.maria.winter import Winter

PROCEDURES: Final[dict[str, Any]] = {
    each.__name__: each
    for each in (
        Annexation,
        Battle,
        CardPhase,
        CombatPhase,
        Deal,
        Defeat,
        Election,
        EventEffects,
        HussarStage,
        Lanes,
        March,
        MissionCall,
        MissionReturn,
        MovementPhase,
        Muster,
        Offers,
        Payment,
        PoliticsStage,
        Recruiting,
        Relocation,
        Replacement,
        Retreat,
        SaxonReturn,
        SaxonSteps,
        ShiftPair,
        Shifting,
        Stage,
        SupplyPhase,
        Talks,
        TrackEffects,
        War,
        Winter,
    )
}
