"""Military Crisis! (L9.12, L9.13, L9.16): the victim gives up infantry, or a point for good."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.isolation import drop_empties
from sandtable.games.lastman.rules.placement import transfer
from sandtable.games.lastman.rules.state import LastMan

CARD_OF: Final[list[int]] = [facts.ENTENTE_CRISIS, facts.GERMAN_CRISIS]  # of the side that plays it
LAST_YEAR: Final = 1918  # its event takes the card out of the game (L9.13.1)
_uk: Final[list[int]] = facts.KIND[facts.UK]
BRITISH: Final[list[int]] = [_uk[facts.INFANTRY], _uk[facts.COMMONWEALTH]]
FRENCH: Final[int] = facts.KIND[facts.FR][facts.INFANTRY]
GERMANS: Final[int] = facts.KIND[facts.GE][facts.INFANTRY]
STORMERS: Final[int] = facts.KIND[facts.GE][facts.STOSSTRUPPEN]


def owed(card: int, year: int) -> int:
    """How many pieces the victim is to remove in a year, 0 where the card is only Ersatz."""
    if card == facts.ENTENTE_CRISIS:
        return {1915: 1, 1917: 3, 1918: 2}.get(year, 0)
    return {1914: 2, 1916: 2, 1918: 2}.get(year, 0)


def kinds_owed(card: int, year: int) -> list[int]:
    """The kinds that count: no Americans, no Belgians (L9.16)."""
    if card == facts.ENTENTE_CRISIS:
        return BRITISH if year == 1915 else [FRENCH, *BRITISH]
    return [GERMANS, STORMERS] if year == LAST_YEAR else [GERMANS]


def may_play_crisis(game: LastMan, card: int) -> Refusal:
    """Whether the Attacker may play this Crisis! card now."""
    side = game.attacker()
    if not game.held(side, card):
        return no.NOT_IN_YOUR_HAND
    which = card - facts.ENTENTE_CRISIS
    if card != CARD_OF[side]:
        return no.CRISIS_WRONG_SIDE[which]
    return ALLOWED if owed(card, game.year()) else no.CRISIS_WRONG_YEAR[which]


def crisis_actions(game: LastMan) -> list[int]:
    """The action for the questions of the Attacker, or nothing (L2.13)."""
    side = game.attacker()
    card = CARD_OF[side]
    if game.cards[slots.hand(side) + card] and owed(card, game.year()):
        return [do.CARD + card]
    return []


def play_crisis(game: LastMan, card: int) -> None:
    """The card is laid down and the victim is asked: pushes a procedure."""
    side = game.attacker()
    last = game.year() == LAST_YEAR
    game.discard(side, card, slots.OUT if last else slots.DISCARDS)
    game.set_scalar(slots.PLAYED, game.scalars[slots.PLAYED] + 1)
    if game.journal is not None:
        rules = ["L2.13", "L2.5.2"]
        if last:
            rules.append("L9.13.1")
        rule = "L9.12" if side == facts.GERMAN else "L9.13"
        game.tell("crisis", rule, {"side": side, "card": card, "rules": rules})
    game.push(Crisis(1 - side, card))


@final
class Crisis(Procedure[LastMan]):
    """The victim agrees and picks pieces one by one, or refuses (L9.13.2)."""

    def __init__(self, victim: int, card: int, left: int = -1, container: int = -1) -> None:
        self.victim = victim
        self.card = card
        self.left = left  # pieces still to remove, -1 until the victim has agreed
        self.container = container  # where the next one is, -1 until it is named

    def copy(self) -> Crisis:
        return Crisis(self.victim, self.card, self.left, self.container)

    def kinds(self, game: LastMan) -> list[int]:
        return kinds_owed(self.card, game.year())

    def places(self, game: LastMan) -> list[int]:
        """The containers that have such pieces, on the map (L9.16)."""
        kinds = self.kinds(game)
        places = list(range(facts.AREA_COUNT))
        for army in slots.SIDE_ARMIES[self.victim + game.scalars[slots.TURNED]]:
            if 0 <= game.army_place(army) < facts.BOX:
                places.append(facts.FIRST_ARMY + army)
        found: list[int] = []
        for place in places:
            for kind in kinds:
                if game.count(place, kind):
                    found.append(place)
                    break
        return found

    def pieces_in(self, game: LastMan, container: int) -> list[int]:
        found: list[int] = []
        for kind in self.kinds(game):
            count = game.count(container, kind)
            dug = game.dug_in(container, kind) if container < facts.AREA_COUNT else 0
            if count > dug:
                found.append(kind)
            if dug:
                found.append(facts.KIND_COUNT + kind)
        return found

    def can_pay(self, game: LastMan) -> bool:
        total = 0
        for place in self.places(game):
            for kind in self.kinds(game):
                total += game.count(place, kind)
        return total >= owed(self.card, game.year())

    def advance(self, game: LastMan) -> Outcome:
        if self.left == 0:
            return DONE
        if self.left < 0:
            actions = [do.AGREE, do.REFUSE] if self.can_pay(game) else [do.REFUSE]
            return game.ask(self.victim, "crisis", "L9.13.2", actions, self.card)
        if self.container < 0:
            actions = [do.LOSE + place for place in self.places(game)]
            return game.ask(self.victim, "crisis-where", "L9.16", actions, self.card)
        actions = [do.PIECE + piece for piece in self.pieces_in(game, self.container)]
        ask = game.ask_veiled if self.container >= facts.FIRST_ARMY else game.ask
        return ask(self.victim, "crisis-piece", "L9.16", actions, self.container)

    def answer(self, game: LastMan, action: int) -> None:
        if action == do.AGREE:
            self.left = owed(self.card, game.year())
        elif action == do.REFUSE:
            self.fail(game)
        elif action >= do.LOSE:
            self.container = action - do.LOSE
            pieces = self.pieces_in(game, self.container)
            if len(pieces) == 1:
                if game.journal is not None:
                    self.withhold_others(game, pieces[0])
                self.remove(game, pieces[0])
        else:
            self.remove(game, action - do.PIECE)

    def withhold_others(self, game: LastMan, taken: int) -> None:
        """Only one piece there can be given up, and it is: why no other, unless that is next."""
        next_ones = self.kinds(game) if self.left > 1 else []
        for piece in range(2 * facts.KIND_COUNT):
            if piece != taken and piece % facts.KIND_COUNT not in next_ones:
                refusal = self.why_not_that(game, piece, [self.container])
                game.withhold(self.victim, do.PIECE + piece, 1, refusal)
        game.withhold(self.victim, do.PIECE + taken, 1, ALLOWED)

    def fail(self, game: LastMan) -> None:
        """Nothing is removed, and the point is lost for good."""
        self.left = 0
        game.set_scalar(slots.FAILED + self.victim, game.scalars[slots.FAILED + self.victim] + 1)
        if game.journal is not None:
            rules = ["L12.12", "L3.2"]
            args = {"side": self.victim, "card": self.card, "rules": rules}
            game.tell("crisis-refused", "L9.13.2", args)

    def remove(self, game: LastMan, piece: int) -> None:
        """To the pool; status is computed at once, an emptied army stays (L9.16, L8.1.8)."""
        kind, container = piece % facts.KIND_COUNT, self.container
        dug = 1 if piece >= facts.KIND_COUNT else 0
        transfer(game, kind, dug, container, facts.POOL)
        if container >= facts.FIRST_ARMY and game.form.plays(forms.HIDDEN):
            game.learn(~(1 << self.victim))
        army = container - facts.FIRST_ARMY
        area = container if container < facts.AREA_COUNT else game.army_place(army)
        game.settle(area)
        if game.journal is not None:
            rules = ["L8.2", "L12.12"]
            if container >= facts.FIRST_ARMY and not game.size(container):
                rules += ["L8.1.5", "L8.1.8"]
            args = {"side": self.victim, "kind": kind, "area": area, "rules": rules}
            if container >= facts.FIRST_ARMY:
                args["army"] = army
            game.tell("crisis-removes", "L9.16", args)
        drop_empties(game, area, self.victim, 0, "L8.1.8")
        self.left -= 1
        self.container = -1

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if verb == do.AGREE:
            return no.CRISIS_ALL
        if verb == do.REFUSE:
            return no.CRISIS_ALL if self.left > 0 else NOT_ASKED_NOW
        if verb == do.PIECE and self.container < 0:
            return self.why_unplaced(game, action - do.PIECE)
        if verb == do.PIECE:
            return self.why_not_that(game, action - do.PIECE, [self.container])
        if verb == do.LOSE:
            if action - do.LOSE not in self.places(game):
                return no.CRISIS_NOT_THAT
            return no.CRISIS_AGREE_FIRST if self.left <= 0 else no.CRISIS_PIECE_FIRST
        return NOT_ASKED_NOW

    def why_unplaced(self, game: LastMan, piece: int) -> Refusal:
        """Where a unit is taken from must be said; or why none of them meets the crisis."""
        places = self.places(game)
        if not any(piece in self.pieces_in(game, each) for each in places):
            return self.why_not_that(game, piece, places)
        return no.CRISIS_FROM if self.left > 0 else no.CRISIS_AGREE_FIRST

    def why_not_that(self, game: LastMan, piece: int, places: list[int]) -> Refusal:
        """Why no such piece of these places meets the crisis: its kind, or how it stands there."""
        kind = piece % facts.KIND_COUNT
        if not facts.IS_FOOT[kind]:
            return no.CRISIS_INFANTRY
        if kind in self.kinds(game):
            if not any(game.count(each, kind) for each in places):
                return no.CRISIS_NONE_THERE
            return no.CRISIS_NONE_DUG_IN if piece >= facts.KIND_COUNT else no.CRISIS_ALL_DUG_IN
        if facts.NATION_OF[kind] in (facts.US, facts.BE):
            return no.CRISIS_NOT_THAT
        return no.CRISIS_THIS_YEAR[self.card - facts.ENTENTE_CRISIS]
