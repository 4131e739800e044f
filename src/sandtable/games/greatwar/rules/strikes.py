"""One throw of battle dice at a hex, with all that comes of it (G8.7, G11, G12, G15.4, G28).

Fire, close combat, First Strike, Counter Attack, gas and every hex under shells are all this.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.piles import names_in
from sandtable.core.fight import Fight
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import (
    facts,
    fights,
    footnotes,
    notation as do,
    refusals as no,
    slots,
)
from sandtable.games.greatwar.rules.retreats import Retreat, flags_ignorable, panics
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.terrain import NO_ATTACKER, flag_shelter
from sandtable.games.greatwar.rules.windows import (
    ask_window,
    may_come,
    shut,
    shut_by,
    why_not_play,
)
from sandtable.games.greatwar.rules.withheld import asked_after_all, not_asked, payable_after_all

STEADYING: Final[list[int]] = [facts.STEADY_LADS]  # the card of the window

THROW: Final = 0
STEADY: Final = 1  # the window of Steady, Lads!
MORALE: Final = 2
OVER: Final = 3

_RULES: Final[list[str]] = ["G9.3", "G10.1", "G21.6", "G22", "G22.3", "G16.8", "G16.8", "G16.9"]
STEADY_FLAGS: Final = 2


@final
class Throw(Procedure[GreatWar]):
    """The dice of one combat. `seat` rolls; `striker` is nobody for shells and gas."""

    def __init__(
        self,
        seat: int,
        striker: Unit | int,
        target: Hex | int,
        way: int,
        cards: int = 0,
        dice: int = 0,
        step: int = THROW,
        victim: Unit | int = -1,
        flags: int = 0,
        ignorable: int = 0,
    ) -> None:
        self.seat = seat
        self.striker = Unit(striker)
        self.target = Hex(target)
        self.way = way
        self.cards = cards
        self.dice = dice
        self.step = step
        self.victim = Unit(victim)
        self.flags = flags
        self.ignorable = ignorable

    def copy(self) -> Throw:
        return Throw(
            self.seat, self.striker, self.target, self.way, self.cards, self.dice, self.step,
            self.victim, self.flags, self.ignorable,
        )  # fmt: skip

    def advance(self, game: GreatWar) -> Outcome:
        if self.step == THROW:
            self.step = STEADY
            self.throw(game)
            return ON
        if self.flags == 0 or not game.alive(self.victim):
            return self.over(game)
        if self.step == STEADY:
            return self.ask_steady(game)
        if self.step == MORALE:
            return self.ask_flags(game)
        return self.over(game)

    def over(self, game: GreatWar) -> Outcome:
        if game.journal is not None:
            self.note_ground(game)
            if self.flags == 0:
                self.note_no_flags(game)
        return DONE

    def note_ground(self, game: GreatWar) -> None:
        """Only the close combat of the unit whose turn it is gains ground (G13.1, G13.6)."""
        if self.way in (fights.FIRST, fights.COUNTER):
            not_asked(game, do.ADVANCE + self.target, 1, no.REACTION_NO_GROUND)
        elif self.way != fights.CLOSE:
            not_asked(game, do.ADVANCE + self.target, 1, no.FIRE_NO_GROUND)

    def note_no_flags(self, game: GreatWar) -> None:
        """Why nobody is asked about flags or for a way back; tanks never retreat (G12.8, G28.6)."""
        refusal = self.why_no_flags(game)
        tank = game.is_tank(self.victim)
        not_asked(game, do.IGNORE, do.STRIDE, no.FIRST_FLAG_IGNORED if tank else refusal)
        not_asked(game, do.RETREAT, do.STRIDE, no.TANKS_STAY if tank else refusal)
        owner = game.seat_of(self.victim)
        if tank:
            shut_by(game, owner, facts.STEADY_LADS, no.STEADY_TANK)
        elif self.way == fights.THREE_PLUS:
            shut_by(game, owner, facts.STEADY_LADS, no.EVERY_FACE_HITS)
        else:
            shut(game, owner, STEADYING, [])

    def why_no_flags(self, game: GreatWar) -> Refusal:
        if self.way == fights.THREE_PLUS:
            return no.EVERY_FACE_HITS
        return no.NO_FLAG_FELL if game.alive(self.victim) else no.DESTROYED_NO_RETREAT

    # The dice

    def throw(self, game: GreatWar) -> None:
        self.victim = game.unit_at(self.target)
        fight = fights.fight_of(game, self.striker, self.target, self.way, self.cards, self.dice)
        faces = game.chance.roll(do.BATTLE, facts.FACE_WEIGHTS, fight.dice)
        hits, flags = fight.score(faces)
        if self.way == fights.RANGED and game.kind(self.striker) == facts.MACHINE_GUN:
            game.mark(self.victim, slots.SHOT_AT)  # for crossfire (G9.4)
        if game.journal is not None:
            self.tell_throw(game, fight, faces, hits, flags)
        own = game.seat_of(self.victim) == self.seat
        if self.way != fights.THREE_PLUS and not own:
            game.gain_hq(self.seat, faces[facts.HQ], "G11.6")
            payable_after_all(game, self.seat)
        if game.is_tank(self.victim):
            self.confirm(game, fight, hits)
            return
        self.hit_soldiers(game, hits)
        if game.alive(self.victim) and flags:
            asked_after_all(game, do.IGNORE)
            asked_after_all(game, do.RETREAT)
            self.flags = flags
            self.ignorable = flags_ignorable(game, self.victim, self.striker, self.way, self.cards)

    def tell_throw(
        self, game: GreatWar, fight: Fight, faces: list[int], hits: int, flags: int
    ) -> None:
        rolled = names_in(faces, 0, facts.FACES)
        striker = self.striker
        args = {
            "way": fights.WAYS[self.way],
            "seat": self.seat,
            "unit": game.word(striker) if striker >= 0 else "",
            "number": striker,
            "from": game.hex_of(striker) if striker >= 0 else self.target,
            "target": game.word(self.victim),
            "hex": self.target,
            "dice": fight.dice,
            "faces": rolled,
            "hits": hits,
            "expected": fight.expected(),
            "flags": flags,
            "modifiers": [[each.dice, each.key, each.rule] for each in fight.modifiers()],
            "rules": footnotes.fight_notes(game, striker, self.target, self.way, fight)
            + footnotes.dice_notes(game, self.victim, self.way, fight, faces, hits, flags),
        }
        game.tell("throw", _RULES[self.way], args)

    # Hits

    def hit_soldiers(self, game: GreatWar, hits: int) -> None:
        """Each hit removes a figure; then the special figure is in danger (G11.7, G15.4)."""
        if hits == 0:
            return
        lost = game.lose_blocks(self.victim, hits)
        self.tell_losses(game, lost, "G11.7")
        if game.blocks(self.victim) == 0:
            game.destroy(self.victim, "G11.7")
        elif game.special(self.victim):
            faces = game.chance.roll(do.SPECIAL, facts.FACE_WEIGHTS, 1)
            falls = faces[facts.SKULL] > 0
            if game.journal is not None:
                args = {"unit": game.word(self.victim), "hex": self.target}
                args |= {
                    "faces": [facts.FACES[faces.index(1)]],
                    "special": game.special(self.victim),
                }
                args["rules"] = ["G15.5"] if falls else []
                game.tell("special-lost" if falls else "special-kept", "G15.4", args)
            if falls:
                game.lose_special(self.victim)

    def tell_losses(self, game: GreatWar, lost: int, rule: str) -> None:
        if game.journal is not None:
            args = {"unit": game.word(self.victim), "number": self.victim, "hex": self.target}
            args |= {"blocks": lost, "left": game.blocks(self.victim)}
            game.tell("losses", rule, {**args, "rules": footnotes.loss_notes(game, self.victim)})

    def confirm(self, game: GreatWar, fight: Fight, possible: int) -> None:
        """Possible hits on a tank are rolled again with what is added; bursts hit (G28.5)."""
        if possible == 0:
            return
        dice = possible + fight.confirms
        faces = game.chance.roll(do.CONFIRM, facts.FACE_WEIGHTS, dice)
        hits = faces[facts.BURST]
        if game.journal is not None:
            rolled = names_in(faces, 0, facts.FACES)
            args = {"unit": game.word(self.victim), "hex": self.target}
            args |= {"faces": rolled, "hits": hits, "dice": dice}
            args["rules"] = footnotes.confirm_notes(game, self.striker, self.victim, self.way)
            game.tell("confirm", "G28.5", args)
        if hits:
            lost = game.lose_blocks(self.victim, hits)
            self.tell_losses(game, lost, "G28.9")
            self.count_silhouettes(game, lost)
            if game.alive(self.victim) and game.blocks(self.victim) == 0 and not game.ended():
                game.destroy(self.victim, "G28.9")

    def count_silhouettes(self, game: GreatWar, lost: int) -> None:
        """Where a scenario pays for each silhouette of one tank (G23.14)."""
        field = game.field
        if field.silhouettes == self.victim:
            silhouettes = lost if game.blocks(self.victim) else lost - 1
            seat = 1 - game.seat_of(self.victim)
            game.take_medals(seat, silhouettes * field.silhouette_medals, "G23.14")

    # Flags

    def ask_steady(self, game: GreatWar) -> Outcome:
        """Steady, Lads! by the owner of the target (G20.11 f)."""
        owner = game.seat_of(self.victim)
        obeyed = self.flags > self.ignorable  # else the card could do nothing (G20.13)
        if not obeyed or not may_come(game, owner, STEADYING):
            shut(game, owner, STEADYING, STEADYING if obeyed else [])
            self.step = MORALE
            return ON
        return ask_window(game, owner, "steady", STEADYING, self.target)

    def ask_flags(self, game: GreatWar) -> Outcome:
        most = min(self.flags, self.ignorable)
        if most == 0:
            if game.journal is not None:
                not_asked(game, do.IGNORE, do.STRIDE, self.why_none_ignored(game))
            self.fall_back(game, 0)
            return ON
        actions = [do.IGNORE + number for number in range(most + 1)]
        owner = game.seat_of(self.victim)
        return game.ask(owner, "ignore-flags", "G12.11", actions, self.target)

    def why_none_ignored(self, game: GreatWar) -> Refusal:
        """What keeps the target from ignoring a flag: panic, a card, or open ground (G12.11)."""
        if self.way == fights.GAS:
            return no.GAS_NO_COVER
        if self.cards & fights.RAID:
            return no.RAID_NO_COVER
        if self.panic(game):
            return no.PANIC if self.way == fights.CLOSE else no.PANIC_OUT_OF_TURN
        return no.OPEN_GROUND

    def panic(self, game: GreatWar) -> bool:
        return panics(game, self.victim, self.target, self.striker, self.way)

    def is_settled(self) -> bool:
        """Whether it has been said how many flags are ignored."""
        return self.step == OVER

    def answer(self, game: GreatWar, action: int) -> None:
        if self.step == STEADY:
            self.step = MORALE
            if action != do.PASS:
                game.play_combat(game.seat_of(self.victim), action - do.PLAY, "G22", self.victim)
                ground = flags_ignorable(
                    game, self.victim, self.striker, self.way, self.cards, steady=True
                )
                self.ignorable = ground + STEADY_FLAGS
            return
        self.fall_back(game, action - do.IGNORE)

    def fall_back(self, game: GreatWar, ignored: int) -> None:
        self.step = OVER
        hexes = self.flags - ignored
        if game.journal is not None:
            args = {"unit": game.word(self.victim), "hex": self.target}
            if ignored:
                rules = footnotes.ignoring_notes(game, self.victim, self.striker, self.way)
                why = {"flags": ignored, "because": self.why_ignored(game)}
                game.tell("flags-ignored", "G12.5", {**args, **why, "rules": rules})
            if hexes:
                panic = self.panic(game) and not self.ignorable
                rules = ["G11.4", *(footnotes.panic_notes(self.way) if panic else [])]
                game.tell("must-retreat", "G12.2", {**args, "flags": hexes, "rules": rules})
        if hexes:
            game.push(Retreat(self.victim, hexes))
        elif game.journal is not None:
            not_asked(game, do.RETREAT, do.STRIDE, no.ALL_IGNORED)

    def why_ignored(self, game: GreatWar) -> list[str]:
        """What lets the target ignore flags: its ground, and a card."""
        attacker = game.hex_of(self.striker) if self.striker >= 0 else NO_ATTACKER
        by_ground = flags_ignorable(game, self.victim, self.striker, self.way, self.cards)
        if self.ignorable <= by_ground:
            return flag_shelter(game, self.target, attacker, self.way in fights.CLOSE_WAYS)
        if self.ignorable == STEADY_FLAGS:
            return [facts.COMBAT_CARDS[facts.STEADY_LADS]]
        ground = flag_shelter(game, self.target, attacker, self.way in fights.CLOSE_WAYS)
        return [*ground, facts.COMBAT_CARDS[facts.STEADY_LADS]]

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        if self.step == STEADY:
            owner = game.seat_of(self.victim)
            return why_not_play(game, owner, action, STEADYING, STEADYING)
        return no.TOO_MANY_FLAGS if action - action % do.STRIDE == do.IGNORE else NOT_ASKED_NOW
