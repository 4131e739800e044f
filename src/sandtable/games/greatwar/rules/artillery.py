"""Reserve artillery (G16): targeting dice, drift, shells, and what they leave of the ground."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, fights, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.aiming import (
    has_advantage,
    has_free_die,
    is_observed,
    may_roll,
    may_target,
    most_dice,
)
from sandtable.games.greatwar.rules.field import THREE_ALIKE
from sandtable.games.greatwar.rules.footnotes import shatter_notes
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.targets import passes_for_friend
from sandtable.games.greatwar.rules.windows import ask_window, may_come, shut, why_not_play
from sandtable.games.greatwar.rules.withheld import not_asked_of

SIDES: Final[list[int]] = [2, 3, 4, 5, 0, 1]  # of a hex, by number of the template (G16.12)
CHANGES_AT: Final = 3  # dice On Target that change the ground (G16.9)
SHELLING_DICE: Final = 4
CRATERED: Final = (facts.COUNTRYSIDE, facts.FOREST, facts.HILL, facts.TRENCH, facts.SUNKEN_LANE)
CHANGING: Final = facts.WIRE | facts.STRONGPOINT | facts.BRIDGE | facts.FOOTBRIDGE
SHELLED: Final = (facts.COUNTRYSIDE, facts.FOREST, facts.HILL, facts.SUNKEN_LANE)

SPOTTING: Final[list[int]] = [facts.AERIAL_SPOTTER]  # the cards of the two windows
DUDDING: Final[list[int]] = [facts.DUD_SHELLS]

AIM: Final = 0
PAY: Final = 1
SPOTTER: Final = 2
SPOTTED: Final = 3
DUDS: Final = 4
REMOVING: Final = 5
CENTRE: Final = 6
DRIFTING: Final = 7


def drift_hex(game: GreatWar, seat: int, target: Hex, number: int) -> Hex:
    """The hex with this number around the centre, as the firing player sees it (G16.5)."""
    side = SIDES[number]
    if game.field.top == seat:
        side = (side + 3) % 6
    return facts.GRID.around[target][side]


def changes_ground(game: GreatWar, fallen: list[int], on_target: int) -> bool:
    """Three or more dice On Target, or by another reading three of one number (G16.7, G16.9)."""
    if game.field.readings & THREE_ALIKE:
        return max(fallen) >= CHANGES_AT
    return on_target >= CHANGES_AT


def may_change(game: GreatWar, at: Hex) -> bool:
    """Whether shells have something to tear up; water, rubble and craters stay as they are."""
    if game.markers(at) & CHANGING:
        return True
    ground = game.ground(at)
    if ground in CRATERED:
        return not game.markers(at) & facts.CRATER
    return ground in (facts.BUILDING, facts.FORTIFIED)


def shatter(game: GreatWar, at: Hex) -> None:
    """Three or more dice On Target: markers go first, then the ground changes (G18, G18.17)."""
    markers = game.markers(at)
    rules = shatter_notes(game, at) if game.journal is not None else []
    if markers & facts.WIRE:
        game.take_marker(at, facts.WIRE)
    if markers & facts.STRONGPOINT:
        game.take_marker(at, facts.STRONGPOINT)
    ground = game.ground(at)
    if ground in (facts.BUILDING, facts.FORTIFIED):
        game.set_ground(at, facts.RUBBLE)
    elif ground in CRATERED:
        game.add_marker(at, facts.CRATER)
    elif markers & (facts.BRIDGE | facts.FOOTBRIDGE):
        game.take_marker(at, facts.BRIDGE | facts.FOOTBRIDGE)
        game.add_marker(at, facts.DAMAGED)
    if game.journal is not None:
        game.tell("ground-changed", "G16.9", {"hex": at, "rules": rules})


@final
class Bombardment(Procedure[GreatWar]):
    """One bombardment, before all other battles (G4.4, G16.3), from its target on (G16.13)."""

    def __init__(
        self,
        target: Hex | int = -1,
        step: int = AIM,
        fallen: list[int] | None = None,
        spotted: int = -1,
        left: int = 0,
        on_target: int = 0,
    ) -> None:
        self.target = Hex(target)
        self.step = step
        self.fallen: list[int] = [0] * 6 if fallen is None else fallen  # dice by number
        self.spotted = spotted  # the number whose die counts as On Target
        self.left = left  # duds still to remove; then the next number to drift
        self.on_target = on_target

    def copy(self) -> Bombardment:
        return Bombardment(
            self.target, self.step, self.fallen[:], self.spotted, self.left, self.on_target
        )

    # The course

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        if self.step == AIM:
            return self.ask_target(game, seat)
        if self.step == PAY:
            return self.ask_dice(game, seat)
        if self.step == SPOTTER:
            drifting = self.drifting()
            if drifting and may_come(game, seat, SPOTTING):
                return ask_window(game, seat, "spotter", SPOTTING, self.target)
            shut(game, seat, SPOTTING, SPOTTING if drifting else [])
            self.step = DUDS
        if self.step == SPOTTED:
            actions = [do.SPOT + number for number in self.drifting()]
            return game.ask(seat, "spot", "G22", actions, self.target)
        if self.step == DUDS:
            if may_come(game, 1 - seat, DUDDING):
                return ask_window(game, 1 - seat, "duds", DUDDING, self.target)
            shut(game, 1 - seat, DUDDING, DUDDING)
            self.sort(game)
        if self.step == REMOVING:
            return self.ask_dud(game, seat)
        if self.step == CENTRE:
            return self.shell_centre(game, seat)
        return self.shell_next(game, seat)

    def ask_target(self, game: GreatWar, seat: int) -> Outcome:
        paid = game.hq(seat) > 0 or has_advantage(game, seat)
        actions: list[int] = []
        for at in game.field.hexes_in(seat, game.scalars[slots.AIMED]):
            if (paid or is_observed(game, seat, at)) and not passes_for_friend(game, seat, at):
                actions.append(do.TARGET + at)
        if actions:
            return game.ask(seat, "target", "G16.2", actions)
        if game.journal is not None:
            game.tell("guns-silent", "G6.7", {"seat": seat})
            for verb in (do.TARGET, do.DICE):
                not_asked_of(game, seat, verb, do.STRIDE, no.GUNS_SILENT)
        return DONE

    def ask_dice(self, game: GreatWar, seat: int) -> Outcome:
        most = most_dice(game, seat, self.target)
        actions = [do.DICE + number for number in range(1, most + 1)]
        return game.ask(seat, "targeting-dice", "G16.4", actions, self.target)

    def ask_dud(self, game: GreatWar, seat: int) -> Outcome:
        numbers = [number for number in range(6) if self.fallen[number]]
        if self.left == 0 or not numbers:
            self.sort(game)
            return ON
        return game.ask(seat, "dud", "G22", [do.DUD + number for number in numbers], self.target)

    # The dice

    def fire(self, game: GreatWar, dice: int) -> None:
        seat = game.active()
        free = 1 if has_free_die(game, seat, self.target) else 0
        game.spend_hq(seat, max(0, dice - free))
        self.fallen = game.chance.roll(do.TARGETING, facts.DIRECTION_WEIGHTS, dice)
        if game.journal is not None:
            numbers = [str(at + 1) for at, many in enumerate(self.fallen) for _ in range(many)]
            args = {"seat": seat, "hex": self.target, "numbers": numbers, "free": free}
            rules = ["G16.4", "G16.13"] + (["G16.15"] if free else [])
            if sum(1 for many in self.fallen if many > 1) > 1:
                rules.append("G16.7")
            game.tell("targeting", "G16.6", {**args, "rules": rules})

    def drifting(self) -> list[int]:
        """The numbers that came once, and were not spotted."""
        return [at for at, many in enumerate(self.fallen) if many == 1 and at != self.spotted]

    def sort(self, game: GreatWar) -> None:
        """Numbers that came twice or more are On Target, the others drift (G16.6, G16.7)."""
        self.on_target = sum(many for many in self.fallen if many > 1)
        if self.spotted >= 0 and self.fallen[self.spotted] == 1:
            self.on_target += 1
        self.step = CENTRE
        self.left = 0

    # The shells

    def shell_centre(self, game: GreatWar, seat: int) -> Outcome:
        self.step = DRIFTING
        changes = changes_ground(game, self.fallen, self.on_target)
        if changes and may_change(game, self.target):
            shatter(game, self.target)
        if self.on_target and game.board[self.target] >= 0:
            way = fights.THREE_PLUS if changes else fights.ON_TARGET
            game.push(Throw(seat, -1, self.target, way, dice=self.on_target))
        return ON

    def shell_next(self, game: GreatWar, seat: int) -> Outcome:
        """Each drifting die in the order of the numbers; units are hit where they are (G16.14)."""
        while self.left < 6:
            number = self.left
            self.left += 1
            if number in self.drifting():
                at = drift_hex(game, seat, self.target, number)
                if at != NOWHERE and game.board[at] >= 0:
                    game.push(Throw(seat, -1, at, fights.DRIFT, dice=1))
                    return ON
        return DONE

    # Answers

    def answer(self, game: GreatWar, action: int) -> None:
        seat = game.active()
        if self.step == AIM:
            self.target = Hex(action - do.TARGET)
            self.step = PAY
        elif self.step == PAY:
            self.step = SPOTTER
            self.fire(game, action - do.DICE)
        elif self.step == SPOTTER:
            self.step = DUDS
            if action != do.PASS:
                game.play_combat(seat, action - do.PLAY, "G22")
                self.step = SPOTTED
        elif self.step == SPOTTED:
            self.spotted = action - do.SPOT
            self.step = DUDS
            if game.journal is not None:
                number = facts.DIRECTION_FACES[self.spotted]
                game.tell("spotted", "G22", {"seat": seat, "hex": self.target, "number": number})
        elif self.step == DUDS:
            self.sort(game)
            if action != do.PASS:
                game.play_combat(1 - seat, action - do.PLAY, "G22")
                self.step = REMOVING
                self.left = 2
        else:
            self.fallen[action - do.DUD] -= 1
            self.left -= 1
            if game.journal is not None:
                number = facts.DIRECTION_FACES[action - do.DUD]
                game.tell("dud", "G22", {"seat": seat, "hex": self.target, "number": number})

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        seat = game.active()
        at = Hex(action % do.STRIDE)
        verb = action - at
        if self.step == AIM and verb == do.TARGET:
            refusal = may_target(game, seat, at)
            return refusal if refusal is not ALLOWED else no.ONLY_FREE_DIE
        if self.step == PAY and verb == do.DICE:
            return may_roll(game, seat, self.target, action - do.DICE)
        if self.step == SPOTTER:
            return why_not_play(game, seat, action, SPOTTING, SPOTTING)
        if self.step == DUDS:
            smoke = action == do.PLAY + facts.SMOKE_SCREEN and game.holds(1 - seat, at)
            useful = why_not_play(game, 1 - seat, action, DUDDING, DUDDING)
            return no.SMOKE_NO_SHELLS if smoke else useful
        if self.step == SPOTTED and verb == do.SPOT:
            return no.SPOT_DRIFTING if self.fallen[at] else no.NO_SUCH_DIE
        removing = self.step == REMOVING and verb == do.DUD
        return no.NO_SUCH_DIE if removing else NOT_ASKED_NOW


# Shelling of no-man's-land (G17)


def takes_crater(game: GreatWar, at: Hex) -> bool:
    first, last = game.field.shelling_rows
    if not first <= facts.GRID.rows[at] <= last or game.board[at] >= 0:
        return False
    if game.markers(at) & (facts.STRONGPOINT | facts.BRIDGE | facts.FOOTBRIDGE | facts.DAMAGED):
        return False
    ground = game.ground(at)
    return ground in SHELLED or (ground == facts.TRENCH and game.field.shells_trenches)


@final
class NoMansLand(Procedure[GreatWar]):
    """Before the first turn: four dice for each section, craters and gaps in the wire (G17.2)."""

    def __init__(self, section: int = 0) -> None:
        self.section = section

    def copy(self) -> NoMansLand:
        return NoMansLand(self.section)

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.field.shelling_seat
        while self.section < 3:
            actions = [
                do.TARGET + at
                for at in range(facts.HEXES)
                if may_shell(game, seat, Hex(at), self.section) is ALLOWED
            ]
            if actions:
                return game.ask(seat, "shell-where", "G17.2", actions, -1)
            self.section += 1
        return DONE

    def answer(self, game: GreatWar, action: int) -> None:
        seat, centre = game.field.shelling_seat, Hex(action - do.TARGET)
        self.section += 1
        fallen = game.chance.roll(do.SHELLING, facts.DIRECTION_WEIGHTS, SHELLING_DICE)
        hit = [drift_hex(game, seat, centre, at) for at, many in enumerate(fallen) if many == 1]
        if any(many > 1 for many in fallen):
            hit.append(centre)
        marked = [at for at in hit if at != NOWHERE and takes_crater(game, at)]
        for at in marked:
            game.take_marker(at, facts.WIRE)
            game.add_marker(at, facts.CRATER)
        if game.journal is not None:
            numbers = [str(at + 1) for at, many in enumerate(fallen) for _ in range(many)]
            args = {"seat": seat, "hex": centre, "numbers": numbers, "craters": len(marked)}
            rules = ["G3.4", "G17.1", "G17.3", "G17.5"]
            if len(marked) < len(hit):
                rules.append("G17.4")  # outside the rows, occupied, or ground that never changes
            game.tell("shelling", "G17.2", {**args, "rules": rules})

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        if action - at != do.TARGET:
            return NOT_ASKED_NOW
        return may_shell(game, game.field.shelling_seat, at, self.section)


def may_shell(game: GreatWar, seat: int, at: Hex, section: int) -> Refusal:
    first, last = game.field.shelling_rows
    if not first <= facts.GRID.rows[at] <= last:
        return no.OUTSIDE_ROWS
    return ALLOWED if game.field.section_of(seat, at) & 1 << section else no.OTHER_SECTION_NEXT
