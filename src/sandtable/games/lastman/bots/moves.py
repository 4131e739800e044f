"""Captain's moves: whom to send where, which armies together, and whether a card is worth it."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.lastman.bots import empty_armies
from sandtable.games.lastman.bots.forces import (
    Force,
    army_force,
    box_value_of,
    exit_value,
    piece_force,
)
from sandtable.games.lastman.bots.guards import Guards
from sandtable.games.lastman.bots.outlook import Outlook, has_moved
from sandtable.games.lastman.bots.simple_moves import ending_value
from sandtable.games.lastman.bots.values import Ground
from sandtable.games.lastman.rules import entering, facts, notation as do, rail, slots
from sandtable.games.lastman.rules.entering import may_enter, room_for
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.movers import armies_to_join

FATIGUE: Final = 0.05  # what any move must bring
SPLIT: Final = 0.12  # the price of taking an army apart
JOIN: Final = 0.12  # an army is better than a piece alone
DRIFT: Final = 0.1  # of the pull of goals
NEVER: Final = -9.0
ON_THE_WAY: Final = 0.6  # of what it is worth in the box
RESERVES_PRICE: Final = 0.4
COMPANIONS: Final = 2  # armies that join in an attack
KEPT_IN_ARMY: Final = 2  # holders that stay in an army that is taken apart


@final
class Staff:
    """What is worked out once for a question about moves."""

    def __init__(self, view: Outlook, opening: bool) -> None:
        game = view.game
        self.view = view
        self.opening = opening  # as if any card for an Offensive were played
        self.strikes = opening or not game.is_pass()
        self.ground = Ground(view, self.strikes)
        self.guards = Guards(self.ground)
        view.pulls = self.ground.pulls()
        self.joiners: dict[int, list[tuple[float, Force, float]]] = {}

    # The worth of a move

    def gain(self, force: Force, here: int, area: int, leave: float) -> float:
        """From here to there; `leave` is what is lost here."""
        view = self.view
        came = view.status[area]
        if came == entering.UNTOUCHED:
            return NEVER
        if not force.men and force.who >= facts.KIND_COUNT:
            return empty_armies.move_value(view, force.who - facts.KIND_COUNT, here, area)
        if came == entering.ENEMY and not force.holders:
            return NEVER
        if came == entering.ENEMY and view.is_foe(area):
            brings = self.assault(force, area)
        else:
            brings = self.ground.coming(force, area)
        pull = view.pulls[area] - (view.pulls[here] if here < facts.AREA_COUNT else 0.0)
        share = DRIFT if force.holders else 0.5 * DRIFT
        value = brings - leave + share * pull + self.eastward(force, here, area)
        value += self.guards.called(force, area) - self.guards.stripped(force, here, area)
        return value - SPLIT if force.source >= facts.FIRST_ARMY else value

    def eastward(self, force: Force, here: int, area: int) -> float:
        """In the last season, from where it is not needed to where the box can be reached."""
        if not self.ground.last or here in facts.BOX_ENTRY or here >= facts.AREA_COUNT:
            return 0.0
        if self.view.danger[here] or self.view.status[here] != entering.FRIENDLY:
            return 0.0
        return max(0.0, ON_THE_WAY * box_value_of(self.view, force, area))

    def assault(self, force: Force, area: int) -> float:
        """To open a battle, alone or with the best who can come along."""
        ground = self.ground
        best = ground.coming(force, area)
        if force.who < facts.KIND_COUNT:
            return best
        joiners = self.joiners_of(area)
        own, before = ground.value_now(area), ground.around_now(area)
        ground.shift(force, area, 1, force.guard)
        room = facts.MOST_UNITS - 1 - self.view.game.stacked(area, self.view.side)
        costs = 0.0
        joined: list[Force] = []
        for _, other, leave in joiners:
            if len(joined) >= min(COMPANIONS, room):
                break
            if other.who == force.who:
                continue
            ground.shift(other, area, 1, other.guard)
            joined.append(other)
            costs += max(0.0, leave)
            best = max(best, ground.change(area, own, before) - costs)
        for other in joined:
            ground.shift(other, area, -1, other.guard)
        ground.shift(force, area, -1, force.guard)
        return best

    def joiners_of(self, area: int) -> list[tuple[float, Force, float]]:
        """Armies next door that may come along, the strongest first, with what they leave."""
        if area not in self.joiners:
            view, game = self.view, self.view.game
            found: list[tuple[float, Force, float]] = []
            for near in facts.BORDERS.near[area]:
                if (
                    view.status[near] not in (entering.FRIENDLY, entering.DISPUTED)
                    or not view.men[view.side][near]
                ):
                    continue
                for army in game.armies_in(near, view.side):
                    if view.army_holders[army] and not has_moved(game, army):
                        force = army_force(view, army)
                        leave = self.ground.leaving(force, near)
                        found.append((force.blows - leave, force, leave))
            found.sort(key=strongest, reverse=True)
            self.joiners[area] = found
        return self.joiners[area]

    # Where a unit can go

    def places(self, who: int, here: int) -> list[int]:
        """Next door, and what rails, ships and the strategic net reach."""
        view = self.view
        game, side = view.game, view.side
        if here == facts.ENGLAND:
            return [] if game.scalars[slots.SEAS] else list(rail.PORTS)
        found: list[int] = list(facts.BORDERS.near[here])
        if view.status[here] != entering.FRIENDLY:
            return found
        if rail.may_board(game, side, who, here) is ALLOWED:
            found += [area for area in rail.rail_reach(game, side, who, here) if area not in found]
        if rail.may_depart(game, side, here) is ALLOWED:
            found += [
                area
                for area in rail.NET
                if area not in found and area != here and view.status[area] == entering.FRIENDLY
            ]
        return found

    def may_go(self, who: int, here: int, area: int) -> bool:
        """The rules allow it; before the card is chosen, as if it were an Offensive."""
        view = self.view
        game, side = view.game, view.side
        if self.opening:
            if view.status[area] == entering.ENEMY and view.status[here] != entering.FRIENDLY:
                return False
            return game.stacked(area, side) < facts.MOST_UNITS
        step = area in facts.BORDERS.near[here]
        if step and may_enter(game, side, who, here, area) is not ALLOWED:
            return False
        return room_for(game, side, who, area) is ALLOWED

    def best(self, force: Force, here: int) -> tuple[float, int]:
        """The best that a unit can do from where it is, and where."""
        view = self.view
        if here >= facts.AREA_COUNT:
            return exit_value(view), -1
        leave = self.ground.leaving(force, here)
        best, goal = NEVER, -1
        for area in self.places(force.who, here):
            value = self.gain(force, here, area, leave)
            if value > best and self.may_go(force.who, here, area):
                best, goal = value, area
        east = self.to_the_box(force, here) - leave
        if east > best:
            best, goal = east, facts.BOX
        return best, goal

    def to_the_box(self, force: Force, here: int) -> float:
        """What a unit is worth in the Eastern Front box, if it is not needed as a guard."""
        return box_value_of(self.view, force, here) - self.guards.stripped(force, here, facts.BOX)

    def best_piece(self, container: int) -> tuple[float, int]:
        """The best move of any piece that can be taken out of an area or an army."""
        game = self.view.game
        here = game.place_of(container)
        best, goal = NEVER, -1
        for kind in game.kinds_of(self.view.side):
            if game.count(container, kind) > game.has_moved(container, kind):
                value, area = self.piece(kind, container, here)
                if value > best:
                    best, goal = value, area
        return best, goal

    def piece(self, kind: int, container: int, here: int) -> tuple[float, int]:
        view = self.view
        if container >= facts.FIRST_ARMY:
            left = view.army_holders[container - facts.FIRST_ARMY] - 1
            if not facts.CAN_HOLD[kind] or left < KEPT_IN_ARMY:
                return NEVER, -1
        force = piece_force(view, kind, container)
        best, goal = self.best(force, here)
        if container == here and armies_to_join(view.game, view.side, kind, container, here):
            if best < JOIN:
                return JOIN, here
        return best, goal


def strongest(row: tuple[float, Force, float]) -> float:
    return row[0]


# Answers


def moving_value(staff: Staff, question: Question, action: int) -> float:
    """Whom to move next; to be done with it is worth nothing."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    view = staff.view
    if verb == do.ARMY and question.key == "reserves-unit":
        return reserve_gain(staff, thing)
    if verb == do.ARMY:
        force = army_force(view, thing)
        return staff.best(force, view.game.army_place(thing))[0] - FATIGUE
    if verb == do.FROM:
        return staff.best_piece(thing)[0] - FATIGUE
    return 0.0


def piece_value(staff: Staff, question: Question, action: int) -> float:
    """Which piece of a container goes; one that is not entrenched rather than one that is."""
    if action - action % do.STRIDE != do.PIECE:
        return 0.0
    kind, source = (action - do.PIECE) % facts.KIND_COUNT, question.subject
    value = staff.piece(kind, source, staff.view.game.place_of(source))[0]
    return value - (0.01 if action - do.PIECE >= facts.KIND_COUNT else 0.0)


def where_value(staff: Staff, action: int) -> float:
    """Where the unit on the march goes, or whether it stays."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    view = staff.view
    march = view.game.stack[-1]
    assert isinstance(march, March)
    if verb in (do.INTO, do.STOP):
        return ending_value(march, action, JOIN)
    force = force_on(view, march)
    if march.here >= facts.AREA_COUNT:
        return view.pulls[thing] if verb == do.STEP else 0.0
    leave = staff.ground.leaving(force, march.here)
    if verb == do.BOX:
        return staff.to_the_box(force, march.here) - leave
    if verb in (do.STEP, do.RAIL, do.STRATEGIC, do.SEA):
        return staff.gain(force, march.here, thing, leave)
    return 0.0


def force_on(view: Outlook, march: March) -> Force:
    """The unit that marches."""
    if march.who >= facts.KIND_COUNT:
        return army_force(view, march.who - facts.KIND_COUNT)
    return piece_force(view, march.who, march.source if not march.touched else march.at)


def reserves_value(staff: Staff) -> float:
    """Strategic Reserves! (L9.10): an army goes where it is wanted most."""
    view = staff.view
    game, side = view.game, view.side
    best = NEVER
    for army in slots.SIDE_ARMIES[side + game.scalars[slots.TURNED]]:
        if view.army_holders[army] and not has_moved(game, army):
            best = max(best, reserve_gain(staff, army))
    return best - RESERVES_PRICE


def reserve_gain(staff: Staff, army: int) -> float:
    """The best that an army can do with the card."""
    view = staff.view
    game, side = view.game, view.side
    here = game.army_place(army)
    best = NEVER
    if not 0 <= here < facts.AREA_COUNT or here == facts.ENGLAND:
        return best
    if view.status[here] > entering.DISPUTED:
        return best
    force = army_force(view, army)
    leave = staff.ground.leaving(force, here)
    for area in rail.reserve_reach(game, side, force.who, here):
        if room_for(game, side, force.who, area) is ALLOWED:
            best = max(best, staff.gain(force, here, area, leave))
    return best


# Whether to attack at all


def promises(staff: Staff) -> tuple[float, float, float]:
    """What an Offensive promises, what a Limited one, and what a Pass does."""
    view, ground = staff.view, staff.ground
    game, side = view.game, view.side
    fights: list[float] = []
    for area in range(facts.AREA_COUNT):
        if view.status[area] == entering.DISPUTED:
            fights.append(ground.fight_value(area))
    battles = [value for value in fights if value > 0]
    moves: list[tuple[float, int, int]] = []
    quiet = 0.0
    for army in slots.SIDE_ARMIES[side + game.scalars[slots.TURNED]]:
        place = game.army_place(army)
        if 0 <= place <= facts.BOX and view.army_men[army]:
            value, goal = staff.best(army_force(view, army), place)
            moves.append((value - FATIGUE, army, goal))
            if place < facts.AREA_COUNT:
                value, goal = staff.best_piece(facts.FIRST_ARMY + army)
                moves.append((value - FATIGUE, army, goal))
    for area in range(facts.BOX + 1):
        if area == facts.BOX or game.stacked(area, side):
            value, goal = staff.best_piece(area)
            moves.append((value - FATIGUE, -1 - area, goal))
    moves.sort(reverse=True)
    total = storms = 0.0
    movers: list[int] = []
    goals: list[int] = []
    for value, mover, goal in moves:
        if value <= 0:
            break
        if mover in movers or (goal in goals and goal != facts.BOX):
            continue
        movers.append(mover)
        goals.append(goal)
        total += value
        if goal >= 0 and goal < facts.AREA_COUNT and view.is_foe(goal):
            storms += value
        elif not quiet and (
            goal < 0 or goal >= facts.AREA_COUNT or view.status[goal] != entering.ENEMY
        ):
            quiet = value
    best_fight = max(battles, default=0.0)
    return total + sum(battles), total - storms + max(best_fight, storms and moves[0][0]), quiet
