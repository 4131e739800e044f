"""The only writers of a position, and what is hidden in it. The readers are in board.py."""

from __future__ import annotations

from typing import Any, final

from sandtable.core.chance import Chance
from sandtable.core.knowledge import Secret
from sandtable.core.lanes import Lanes
from sandtable.core.procedure import Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, NOT_YOUR_QUESTION, Refusal
from sandtable.core.shapes import position_of
from sandtable.games.lastman.rules import facts, forms, notation as do, slots
from sandtable.games.lastman.rules.board import Board


def winner_at(level: int) -> int | None:
    """Who has won at a level of victory; None at stalemate."""
    if level == facts.STALEMATE:
        return None
    return facts.GERMAN if level > facts.STALEMATE else facts.ENTENTE


@final
class LastMan(Board):
    """A position of the game, and the procedures that will carry it on."""

    def copy(self) -> LastMan:
        copied = LastMan(
            self.form, self.units, self.dug, self.armies[:], self.areas[:], self.cards[:],
            self.moved[:], self.marked[:], self.waiting[:], self.battles[:], self.scalars[:],
        )  # fmt: skip
        copied.tally = self.tally[:]
        copied.lent = self.lent = True
        return self.continued(copied)

    # Units

    def own_units(self) -> list[int]:
        """The units, to write into: a list that no copy of this position shares any more."""
        if self.lent:
            self.units = self.units[:]
            self.lent = False
        return self.units

    def shift(self, kind: int, count: int, source: int, target: int) -> None:
        """Pieces of one kind go from container to container. Those dug in are handled apart."""
        units = self.own_units()
        units[source * facts.KIND_COUNT + kind] -= count
        units[target * facts.KIND_COUNT + kind] += count
        if self.changes is not None:
            self.changes += [source, target]
        if self.tally:
            self.tally_up(source, kind, -count)
            self.tally_up(target, kind, count)

    def tally_up(self, container: int, kind: int, count: int) -> None:
        """So many pieces more, or fewer, in a container."""
        tally = self.tally
        if container < facts.AREA_COUNT:
            tally[container * 2 + self.side_of_kind(kind)] += count
        elif facts.FIRST_ARMY <= container < facts.POOL:
            army = container - facts.FIRST_ARMY
            before = tally[slots.SIZES + army]
            tally[slots.SIZES + army] = before + count
            if before == 0 or before + count == 0:
                place = self.armies[army * slots.ARMY_ROW]
                if 0 <= place < facts.AREA_COUNT and count:
                    tally[place * 2 + self.side_of_army(army)] += 1 if count > 0 else -1

    def set_dug(self, area: int, kind: int, count: int) -> None:
        at = area * facts.KIND_COUNT + kind
        if self.dug[at] != count:
            self.dug = self.dug[:]
            self.dug[at] = count
            if self.changes is not None:
                self.changes.append(area)

    def put_army(self, army: int, place: int) -> None:
        left = self.armies[army * slots.ARMY_ROW]
        self.armies[army * slots.ARMY_ROW] = place
        if self.changes is not None:
            self.changes += [facts.FIRST_ARMY + army, left, place]
        if self.tally and self.tally[slots.SIZES + army]:
            side = self.side_of_army(army)
            if 0 <= left < facts.AREA_COUNT:
                self.tally[left * 2 + side] -= 1
            if 0 <= place < facts.AREA_COUNT:
                self.tally[place * 2 + side] += 1

    def set_army(self, army: int, status: int, on: bool) -> None:
        row = army * slots.ARMY_ROW + slots.STATUS
        self.armies[row] = self.armies[row] | status if on else self.armies[row] & ~status
        if self.changes is not None:
            self.changes.append(facts.FIRST_ARMY + army)

    def clear_status(self, status: int) -> None:
        """Of all armies, as when a player turn begins."""
        for army in range(facts.ARMY_COUNT):
            if self.changes is not None and self.army_has(army, status):
                self.changes.append(facts.FIRST_ARMY + army)
            self.armies[army * slots.ARMY_ROW + slots.STATUS] &= ~status

    def eliminate_army(self, army: int) -> None:
        """The counter leaves the map; what is in it goes to the pool (L1.8)."""
        for kind in range(facts.KIND_COUNT):
            count = self.count(facts.FIRST_ARMY + army, kind)
            if count:
                self.shift(kind, count, facts.FIRST_ARMY + army, facts.POOL)
        if self.changes is not None:
            self.changes += [facts.FIRST_ARMY + army, self.army_place(army)]
        self.armies[army * slots.ARMY_ROW] = slots.ELIMINATED
        self.armies[army * slots.ARMY_ROW + slots.STATUS] = 0

    def mark(self, container: int, kind: int, count: int) -> None:
        """Put Retreat markers on pieces, or take so many off again."""
        marked = self.marked
        if self.changes is not None:
            self.changes.append(container)
        for at in range(0, len(marked), 3):
            if marked[at] == container and marked[at + 1] == kind:
                marked[at + 2] += count
                if marked[at + 2] <= 0:
                    del marked[at : at + 3]
                return
        if count > 0:
            marked += [container, kind, count]

    def clear_marks(self) -> None:
        if self.changes is not None:
            self.changes += self.marked[::3]
        self.marked = []
        self.clear_status(slots.MARKED)

    # Moves

    def note_move(self, who: int, source: int, target: int, how: int, touched: int) -> None:
        self.moved += [who, source, target, how, touched]

    def set_move_target(self, row: int, target: int) -> None:
        """Who had moved into an army steps out of it again (L4.13)."""
        self.moved[row + slots.MOVE_TO] = target

    def forget_moves(self, rows: list[int]) -> None:
        """These moves have been taken back (L9.17.2)."""
        kept: list[int] = []
        for row in range(0, len(self.moved), slots.MOVE_ROW):
            if row not in rows:
                kept += self.moved[row : row + slots.MOVE_ROW]
        self.moved = kept

    def begin_player_turn(self) -> None:
        """Nobody has moved, nothing is played (L2.13)."""
        self.moved = []
        self.clear_status(slots.MOVED)
        scalars = self.scalars
        scalars[slots.OFFENSIVE] = slots.NO_CARD
        scalars[slots.PLAYED] = scalars[slots.WEATHER] = scalars[slots.RAILS] = 0
        scalars[slots.STRATEGICS] = scalars[slots.SEAS] = 0

    # Battles

    def declare(self, area: int) -> None:
        self.battles += [area, 0, 0, 0]
        if self.changes is not None:
            self.changes.append(area)

    def put_on_battle(self, area: int, side: int, bit: int) -> None:
        self.battles[self.battle_at(area) + slots.BATTLE_CARDS + side] |= bit
        if self.changes is not None:
            self.changes.append(area)

    def take_off_battle(self, area: int, side: int, bit: int) -> None:
        self.battles[self.battle_at(area) + slots.BATTLE_CARDS + side] &= ~bit
        if self.changes is not None:
            self.changes.append(area)

    def set_bonus(self, area: int, bonus: int) -> None:
        self.battles[self.battle_at(area) + slots.BATTLE_BONUS] = bonus
        if self.changes is not None:
            self.changes.append(area)

    def end_battle(self, area: int) -> None:
        row = self.battle_at(area)
        del self.battles[row : row + slots.BATTLE_ROW]
        if self.changes is not None:
            self.changes.append(area)

    # Areas

    def set_fort(self, area: int, strength: int) -> None:
        self.areas[area * slots.AREA_ROW + slots.FORT] = strength
        if self.changes is not None:
            self.changes.append(area)

    def set_owner(self, area: int, side: int) -> None:
        if self.changes is not None and self.areas[area * slots.AREA_ROW] != side:
            self.changes.append(area)
        self.areas[area * slots.AREA_ROW] = side

    def settle(self, area: int) -> None:
        """Who owns an area after anything has changed in it (L4.11)."""
        german, entente = self.present(area, facts.GERMAN), self.present(area, facts.ENTENTE)
        if german != entente:
            side = facts.GERMAN if german else facts.ENTENTE
            if self.holds(area, side):
                self.set_owner(area, side)

    def look_round(self) -> None:
        """Note how every area stands, as a player turn begins (L2.13)."""
        for area in range(facts.AREA_COUNT):
            disputed = self.is_disputed(area)
            self.set_before(area, slots.OPEN_TO_NOBODY if disputed else self.owner(area))

    def set_before(self, area: int, status: int) -> None:
        row = area * slots.AREA_ROW + slots.BEFORE
        if self.changes is not None and self.areas[row] != status:
            self.changes.append(area)
        self.areas[row] = status

    def give_up(self, area: int, side: int) -> None:
        """The last unit of a side has left: a Disputed area may be an Enemy one now (L2.7.1)."""
        self.settle(area)
        row = area * slots.AREA_ROW
        if self.areas[row] == 1 - side and self.areas[row + slots.BEFORE] == slots.OPEN_TO_NOBODY:
            if not self.present(area, side):
                self.set_before(area, 1 - side)

    # Cards

    def move_card(self, card: int, source: int, target: int) -> None:
        self.cards[source + card] -= 1
        self.cards[target + card] += 1

    def discard(self, side: int, card: int, target: int = slots.DISCARDS) -> None:
        """A card of a hand is laid down face up."""
        self.move_card(card, slots.hand(side), target)
        self.learn(1 << (1 - side))

    def draw_card(self, side: int, purpose: int = do.DRAWING) -> int:
        """A card for a hand, seen by its owner; NO_CARD when all piles are empty (L1.7)."""
        if not any(self.pile(slots.DRAW)):
            for card in range(facts.CARD_KINDS):
                self.cards[slots.DRAW + card] += self.cards[slots.DISCARDS + card]
                self.cards[slots.DISCARDS + card] = 0
            if not any(self.pile(slots.DRAW)):
                return slots.NO_CARD
            if self.journal is not None:
                count = sum(self.pile(slots.DRAW))
                self.tell("reshuffled", "L1.7", {"count": count, "rules": ["L1.5"]})
        card = self.chance.pick_for(1 << side, purpose, self.pile(slots.DRAW))
        self.move_card(card, slots.DRAW, slots.hand(side))
        return card

    # The rest

    def turn_belgium(self) -> None:
        """Its units and forts are the Germans' for good (L10.9)."""
        self.scalars[slots.TURNED] = slots.TURNED_OVER
        self.tally = []

    def set_scalar(self, place: int, value: int) -> None:
        self.scalars[place] = value

    def level(self, points: int) -> int:
        """The level of victory of so many points (L3.3)."""
        for level, top in enumerate(facts.LEVEL_TOPS):
            if points <= top:
                return level
        return len(facts.LEVEL_TOPS) - 1

    # What is hidden: hands, the draw pile, and by L11.9 which units are in an army

    def ask_veiled(
        self, side: int, key: str, rule: str, actions: list[int], subject: int = -1
    ) -> Outcome:
        """A question whose answer is secret where the contents of armies are (L11.9)."""
        if self.form.plays(forms.HIDDEN):
            return self.ask_secretly(side, key, rule, actions, subject)
        return self.ask(side, key, rule, actions, subject)

    def tell_veiled(
        self, side: int, key: str, rule: str, args: dict[str, Any], secret: tuple[str, ...]
    ) -> None:
        """An event of which the other side learns less where the contents of armies are secret."""
        if secret and self.form.plays(forms.HIDDEN):
            self.tell_some(1 << side, key, rule, args, secret)
        else:
            self.tell(key, rule, args)

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        level = self.scalars[slots.RESULT]
        winner = winner_at(level)
        return {
            "winner": winner,
            "seat": None if winner is None else facts.SEATS[winner],
            "level": facts.LEVELS[level],
            "turns": self.scalars[slots.TURN],
        }

    def secrets(self) -> list[Secret]:
        from sandtable.games.lastman.rules.hidden import secrets_of

        return secrets_of(self)

    def set_secrets(self, values: list[int]) -> None:
        from sandtable.games.lastman.rules.hidden import set_secrets

        set_secrets(self, values)

    def guess(self, seat: int, chance: Chance) -> list[int]:
        from sandtable.games.lastman.rules.hidden import guess

        return guess(self, seat, chance)

    # Edges

    def why_not_here(self, action: int, seat: int = -1) -> Refusal:
        """As an answer to the open question, with the names of what it is about."""
        from sandtable.games.lastman.rules.naming import named

        return named(self, super().why_not_here(action, seat), action)

    def why_unasked(self, action: int, seat: int) -> Refusal:
        """Why a side that is not asked now cannot do something, now or at all (L2.4, L2.13)."""
        from sandtable.games.lastman.rules.naming import named

        self.answering = seat
        refusal = self.why_withheld(action, seat)
        if refusal is NOT_ASKED_NOW and isinstance(self.stack[-1], Lanes):
            refusal = named(self, self.stack[-1].why_not(self, action), action)
        if refusal is NOT_ASKED_NOW:
            refusal = self.untimely(action)
        if refusal.key in ("must-answer", "other-word"):  # of who is asked, by that rule
            return Refusal("not-your-question", refusal.rule)
        vague = refusal in (NOT_ASKED_NOW, ALLOWED) or refusal.key == "choose-first"
        return NOT_YOUR_QUESTION if vague else refusal

    def why_withheld(self, action: int, seat: int) -> Refusal:
        """Why this seat was not asked, with the names of what it is about.

        An army that is off the map since then is refused for that; and a move that the side could
        never make is, rather than for a Pass in which one unit has moved.
        """
        from sandtable.games.lastman.rules.naming import named
        from sandtable.games.lastman.rules.timing import never_moves

        self.answering = seat
        refusal = super().why_withheld(action, seat)
        if refusal.is_like(ALLOWED) or self.is_lost(action):
            return NOT_ASKED_NOW
        if refusal.key == "pass-one-unit":
            never = never_moves(self, seat, action - action % do.STRIDE, action % do.STRIDE)
            refusal = refusal if never is ALLOWED else never
        return named(self, refusal, action)

    def is_lost(self, action: int) -> bool:
        """Whether an army is named to go that is not on the map."""
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.FROM:
            thing -= facts.FIRST_ARMY
        return (
            verb in (do.ARMY, do.FROM)
            and 0 <= thing < facts.ARMY_COUNT
            and (self.army_place(thing) < 0)
        )

    def untimely(self, action: int) -> Refusal:
        """What belongs to another moment of the sequence of play (L2.1, L2.13)."""
        from sandtable.games.lastman.rules.naming import named
        from sandtable.games.lastman.rules.timing import untimely

        return named(self, untimely(self, action), action)

    def dump(self) -> dict[str, Any]:
        return {"form": self.form.origin, **super().dump()}

    def position(self) -> dict[str, Any]:
        """Everything that is on the map and in the hands."""
        from sandtable.games.lastman.rules.fields import FIELDS

        return position_of(FIELDS, self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it."""
        from sandtable.games.lastman.rules.fields import view

        return view(self, seat)
