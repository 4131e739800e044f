"""Production (L2.10, L7): supply, sealed lists, building, cards, discards, losses in the box."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.lanes import Lanes
from sandtable.core.procedure import DONE, ON, Outcome
from sandtable.games.lastman.rules import facts, forms
from sandtable.games.lastman.rules.building import build, draw_cards, entrench, fortify, upgrade
from sandtable.games.lastman.rules.discarding import Discarding, is_over_limit
from sandtable.games.lastman.rules.eastern_front import BoxLosses
from sandtable.games.lastman.rules.plans import Accounts
from sandtable.games.lastman.rules.regrouping import OPEN, Regrouping
from sandtable.games.lastman.rules.spending import Spending
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.supply import Attrition, supplied_areas, tell_supply

# The steps (L2.10, L7.8)
SUPPLY: Final = 0
SPEND: Final = 1
BUILD: Final = 2
REGROUP_GERMAN: Final = 3
REGROUP_ENTENTE: Final = 4
DIG: Final = 5
LIMIT: Final = 6
BOX_LOSSES: Final = 7
END: Final = 8


@final
class Production(Accounts):
    """The whole phase, both sides at the same time."""

    def __init__(
        self,
        step: int = SUPPLY,
        supplied: list[int] | None = None,
        german: list[int] | None = None,
        entente: list[int] | None = None,
    ) -> None:
        super().__init__([] if german is None else german, [] if entente is None else entente)
        self.step = step
        # by side and area, judged once at the start (L6.8)
        self.supplied: list[int] = [] if supplied is None else supplied

    def copy(self) -> Production:
        return Production(self.step, self.supplied[:], self.german[:], self.entente[:])

    def supply_of(self, side: int) -> list[int]:
        return self.supplied[side * facts.AREA_COUNT : (side + 1) * facts.AREA_COUNT]

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        self.step += 1
        if step == SUPPLY:
            self.supplied = supplied_areas(game, facts.GERMAN) + supplied_areas(game, facts.ENTENTE)
            tell_supply(game, self.supplied)
            game.push(Attrition(self.supplied[:]))
        elif step == SPEND:
            game.push(Lanes([Spending(side, self.supply_of(side), []) for side in (0, 1)]))
        elif step == BUILD:
            for side in range(len(facts.SEATS)):
                build(game, side, self.items_of(side), self.supply_of(side))
            upgrade(game, self.german)
        elif step == REGROUP_GERMAN:
            self.regroup(game, facts.GERMAN)
        elif step == REGROUP_ENTENTE:
            self.regroup(game, facts.ENTENTE)
        elif step == DIG:
            self.dig_and_draw(game)
        elif step == LIMIT:
            if is_over_limit(game, facts.GERMAN) or is_over_limit(game, facts.ENTENTE):
                game.push(Lanes([Discarding(side, []) for side in (0, 1)]))
        elif step == BOX_LOSSES:
            game.push(BoxLosses())
        else:
            return DONE
        return ON

    def regroup(self, game: LastMan, side: int) -> None:
        regrouping = Regrouping(side)
        if game.form.plays(forms.ARMISTICE):
            regrouping.talks = OPEN
        game.push(regrouping)

    def dig_and_draw(self, game: LastMan) -> None:
        """Steps 4 and 5 of L7.8."""
        for side in range(len(facts.SEATS)):
            entrench(game, side, self.items_of(side), self.supply_of(side))
            fortify(game, side, self.items_of(side))
        for side in range(len(facts.SEATS)):
            draw_cards(game, side, self.items_of(side))
