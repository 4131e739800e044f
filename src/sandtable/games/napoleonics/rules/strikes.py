"""One throw of the dice at a target, with all that comes of it: losses, leader check, retreat.

Fire, melee, battle back, First Strike, square fire and the fire at retiring cavalry are all this.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.piles import names_in
from sandtable.core.fight import Fight
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import (
    facts,
    fights,
    leaders,
    notation as do,
    refusals as no,
    withheld,
)
from sandtable.games.napoleonics.rules.footnotes import footnotes
from sandtable.games.napoleonics.rules.notes import note, of_unit
from sandtable.games.napoleonics.rules.retreats import (
    Retreat,
    flags_ignorable,
    helped_by,
    may_ignore,
    why_flags_ignored,
    why_not_ignored,
)
from sandtable.games.napoleonics.rules.state import Napoleonics

THROW: Final = 0
MORALE: Final = 1
OVER: Final = 2

_WAYS: Final[list[str]] = [
    "fire", "melee", "bonus-melee", "at-retiring", "square-fire", "first-strike", "battle-back",
]  # fmt: skip
_RULES: Final[list[str]] = ["N10.9", "N12.7", "N20.1", "N23.4", "N24.8", "N28.7", "N21.3"]


@final
class Strike(Procedure[Napoleonics]):
    """The dice of one attack: hits, leader check, flags ignored or not, retreat (N10.9, N12.7)."""

    def __init__(
        self,
        striker: Unit | int,
        target: Hex | int,
        way: int,
        supports: int = 0,
        step: int = THROW,
        victim: Unit | int = -1,
        flags: int = 0,
        checked: int = 0,
    ) -> None:
        self.striker = Unit(striker)
        self.target = Hex(target)
        self.way = way
        self.supports = supports  # artillery units as bits
        self.step = step
        self.victim = Unit(victim)
        self.flags = flags
        self.checked = checked

    def copy(self) -> Strike:
        return Strike(
            self.striker, self.target, self.way, self.supports, self.step, self.victim, self.flags,
            self.checked,
        )  # fmt: skip

    def advance(self, game: Napoleonics) -> Outcome:
        if self.step == THROW:
            return self.throw(game)
        if self.step == MORALE:
            most = min(self.flags, flags_ignorable(game, self.victim, self.striker))
            self.note_ignoring(game, most)
            if most > 0:
                actions = [do.IGNORE + flags for flags in range(most + 1)]
                seat = game.seat_of(self.victim)
                return game.ask(seat, "ignore-flags", "N15.1", actions, self.target)
            self.fall_back(game)
            return ON
        return DONE

    def throw(self, game: Napoleonics) -> Outcome:
        fight = fights.fight_of(game, self.striker, self.target, self.way, self.supports)
        faces = game.chance.roll(do.DICE, facts.FACE_WEIGHTS, fight.dice)
        hits, flags = fight.score(faces)
        if game.journal is not None:
            self.tell_throw(game, fight, faces, hits, flags)
        self.step = OVER
        self.victim = game.unit_at(self.target)
        if self.way == fights.FIRE:
            withheld.note_ranged(game)
        if self.victim < 0:
            note(game, do.IGNORE, no.LEADER_FLAGS)
            self.strike_leader(game, hits)
            return ON
        note(game, do.IGNORE, no.RETIRING_FLAGS if self.way == fights.ON_RETIRING else no.NO_FLAGS)
        self.flags = flags
        self.checked = leaders.take_losses(game, self.victim, hits, 0, _RULES[self.way])
        if flags and game.alive(self.victim) and not game.ended():
            self.step = MORALE
        else:
            note(game, do.RETREAT, no.NO_RETREAT)
        return ON

    def note_ignoring(self, game: Napoleonics, most: int) -> None:
        """Why these flags cannot be ignored, or not so many of them (N15).

        Where none can be, nobody is asked, not even for `ignore 0`.
        """
        if game.journal is not None:
            for flags in range(most + 1 if most else 0, len(do.NUMBERS)):
                refusal = may_ignore(game, self.victim, self.striker, self.flags, max(flags, 1))
                for seat in range(2):
                    about = of_unit(game, refusal, self.victim)
                    game.withhold(seat, do.IGNORE + flags, 1, about)

    def strike_leader(self, game: Napoleonics, hits: int) -> None:
        """A lone leader is killed by a saber; otherwise it must go back (N13.7)."""
        leader = game.leader_at(self.target)
        if hits:
            leaders.kill_leader(game, leader, "N13.7")
        else:
            game.push(leaders.LeaderRetreat(leader, leaders.RETREAT_HEXES, 0))

    def answer(self, game: Napoleonics, action: int) -> None:
        ignored = action - do.IGNORE
        if game.journal is not None and ignored:
            rules = why_flags_ignored(game, self.victim, self.striker)
            args = {"unit": game.word(self.victim), "hex": game.hex_of(self.victim)}
            why = {"flags": ignored, "because": helped_by(game, self.victim, self.striker)}
            game.tell("flags-ignored", "N15.1", {**args, **why, "rules": rules})
        self.flags -= ignored
        self.fall_back(game)

    def fall_back(self, game: Napoleonics) -> None:
        """Each flag left is so many hexes (N14.1)."""
        self.step = OVER
        hexes = self.flags * facts.RETREAT_PER_FLAG[game.kind(self.victim)]
        if hexes:
            if game.journal is not None:
                square = game.in_square(self.striker) and game.is_cavalry(self.victim)
                rule = "N24.9" if square else "N14.1"
                args = {
                    "unit": game.word(self.victim),
                    "flags": self.flags,
                    "hexes": hexes,
                    "rules": why_not_ignored(game, self.victim, self.striker),
                }
                game.tell("must-retreat", rule, args)
            game.push(Retreat(self.victim, hexes, self.checked))
        else:
            note(game, do.RETREAT, no.NO_RETREAT)

    def tell_throw(
        self, game: Napoleonics, fight: Fight, faces: list[int], hits: int, flags: int
    ) -> None:
        rolled = names_in(faces, 0, facts.FACES)
        victim = game.unit_at(self.target)
        if victim >= 0:
            whom = game.word(victim)
        else:
            whom = game.field.leader_names[game.leader_at(self.target)]
        modifiers = [[each.dice, each.key, each.rule] for each in fight.modifiers()]
        args = {
            "way": _WAYS[self.way],
            "seat": game.seat_of(self.striker),
            "unit": game.word(self.striker),
            "number": self.striker,
            "from": game.hex_of(self.striker),
            "target": whom,
            "hex": self.target,
            "dice": fight.dice,
            "faces": rolled,
            "hits": hits,
            "expected": fight.expected(),
            "flags": flags,
            "modifiers": modifiers,
            "rules": footnotes(game, self.striker, self.target, self.way, self.supports, fight),
        }
        game.tell("throw", _RULES[self.way], args)

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        if action - action % do.STRIDE != do.IGNORE:
            return NOT_ASKED_NOW
        flags = action - do.IGNORE
        refusal = may_ignore(game, self.victim, self.striker, self.flags, flags)
        return of_unit(game, refusal, self.victim)


def tell_no_dice(game: Napoleonics, unit: Unit, target: Hex, way: int) -> None:
    """The ground has taken all dice of a square, of cavalry against it, or of a weak unit."""
    if game.journal is None:
        return
    modifiers = fights.fight_of(game, unit, target, way, 0).modifiers()
    rules = [each.rule for each in modifiers if each.dice < 0]
    victim = game.unit_at(target)
    rule = "N24.6" if game.in_square(unit) else "N9.5"
    if game.is_cavalry(unit) and victim >= 0 and game.in_square(victim):
        rule = "N24.7"
    args = {"unit": game.word(unit), "hex": game.hex_of(unit), "rules": rules}
    game.tell("no-dice-left", rule, args)
