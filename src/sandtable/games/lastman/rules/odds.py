"""The dice that an answer brings, and those of a whole battle as it stands: asked of the rules.

The next throw is found by giving the answer on a copy with dice that all miss, and reading its
events. A battle that has not begun is added up of the same volleys that the engine rolls.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.chance import Chance
from sandtable.core.event import Event
from sandtable.core.fight import Fight, Modifier, Pool
from sandtable.games.lastman.rules import facts, fire as volleys, notation as do, slots
from sandtable.games.lastman.rules.battle import ATTACK, DOGFIGHTS, Battle
from sandtable.games.lastman.rules.declaring import areas_for
from sandtable.games.lastman.rules.dogfights import is_dogfight
from sandtable.games.lastman.rules.hidden import veiled_armies
from sandtable.games.lastman.rules.state import LastMan

# What is thrown beside the fire steps (see fire.py)
IN_THE_AIR: Final = 3  # a dogfight (L8.8.2)
PURSUING: Final = 4  # L8.5.4
AGAIN: Final = 5  # a die that a biplane makes be rolled again (L8.8.3)

THROWS: Final = ("fires", "dogfight", "pursues", "rolled-again")
MISS: Final = 5  # the number of the face that never hits
NO_LIMIT: Final = -1


@final
class Throw:
    """Dice that are about to be thrown together: who throws them, and what may come of it."""

    def __init__(
        self, side: int, step: int, area: int, rows: list[int], rules: list[str], most: int
    ) -> None:
        self.side = side  # whose dice they are
        self.step = step
        self.area = area
        self.rows = rows  # a volley: pool, kind, F-value and dice of each pool
        self.rules = rules  # the paragraph that gives each pool its dice
        self.most = most  # hits that count, where there is a limit

    @property
    def dice(self) -> int:
        return sum(self.rows[3 :: volleys.VOLLEY_ROW])

    def chances(self) -> list[float]:
        """The exact chance of each number of hits that count."""
        chances = volleys.chances_of_hits(self.rows)
        if self.most == NO_LIMIT or len(chances) <= self.most + 1:
            return chances
        return [*chances[: self.most], sum(chances[self.most :])]

    def expected(self) -> float:
        """Hits on average."""
        return sum(hits * chance for hits, chance in enumerate(self.chances()))

    def forces_back(self) -> float:
        """The chance that an army must go back: Stosstruppen or tanks hit (L5.6.1, L5.6.2)."""
        if self.step != volleys.ATTACKERS:
            return 0.0
        none = 1.0
        for row in range(0, len(self.rows), volleys.VOLLEY_ROW):
            if self.rows[row] in volleys.STORMING:
                none *= (1 - self.rows[row + 2] / 6) ** self.rows[row + 3]
        return 1 - none

    def fight(self) -> Fight:
        """The same as a fight of the core: each pool hits on the faces of its F-value."""
        fight = Fight(do.DIE, 0)
        fight.flags_count = False
        for number in range(len(self.rules)):
            row = number * volleys.VOLLEY_ROW
            level = self.rows[row + 2]
            pool = Pool(self.rows[row + 3], "dice", self.rules[number])
            pool.hits = [1 if face < level else 0 for face in range(len(do.DIE))]
            fight.pools.append(pool)
        fight.reasons.append(Modifier(0, "firepower", "L5.2.1"))
        return fight


# What an answer throws


@final
class Blanks(Chance):
    """Dice that all miss; of a pile the first card that is in it."""

    def pick(self, purpose: int, weights: list[int]) -> int:
        if purpose < do.DEALING:
            return MISS
        for outcome in range(len(weights)):
            if weights[outcome]:
                return outcome
        return 0


def throws_of(game: LastMan, action: int) -> list[Throw]:
    """The dice that fall together as soon as this is answered in a battle."""
    question = game.question()
    if game.under_way(Battle) is None or question is None or action not in question.actions:
        return []
    after = game.copy()
    told: list[Event] = []
    after.journal = told
    after.answer(action, Blanks())
    return first_throws(told)


def first_throws(events: list[Event]) -> list[Throw]:
    """The first dice that these events tell of: a volley, or the biplanes of both sides."""
    found: list[Throw] = []
    for event in events:
        if event.key in THROWS:
            throw = throw_told(event)
            if not found:
                found.append(throw)
            elif throw.step != found[0].step or throw.step in (PURSUING, AGAIN):
                break
            elif throw.side == found[0].side:
                found[0].rows += throw.rows
                found[0].rules += throw.rules
            elif throw.step == IN_THE_AIR:
                found[0].most = throw.dice
                throw.most = found[0].dice
                found.append(throw)
    return found


def throw_told(event: Event) -> Throw:
    """The dice that an event tells of."""
    args = event.args
    side, area = args["side"], args["area"]
    if event.key == "fires":
        row = [args["pool"], -1, args["level"], args["dice"]]
        return Throw(side, args["step"], area, row, [event.rule], NO_LIMIT)
    if event.key == "dogfight":
        row = [facts.BIPLANE, -1, 1, args["dice"]]
        return Throw(side, IN_THE_AIR, area, row, [event.rule], NO_LIMIT)
    if event.key == "pursues":
        row = [facts.CAVALRY, -1, 1, args["dice"]]
        return Throw(side, PURSUING, area, row, [event.rule], NO_LIMIT)
    kind = args["kind"]  # the other side's die, which this one makes be rolled again
    row = [facts.TYPE_OF[kind], kind, args["level"], 1]
    return Throw(1 - side, AGAIN, area, row, [event.rule], NO_LIMIT)


# A battle as it stands


def dogfight(game: LastMan, area: int, side: int) -> Throw:
    """A side's biplanes against those of the other, of which no more can be hit (L12.15)."""
    row = [facts.BIPLANE, -1, 1, volleys.planes_of(game, area, side)]
    return Throw(side, IN_THE_AIR, area, row, ["L8.8.2"], volleys.planes_of(game, area, 1 - side))


def fire(game: LastMan, area: int, step: int, fought: bool) -> Throw | None:
    """A fire step, if nobody were lost or went before; biplanes that `fought` do not fire."""
    side = 1 - game.attacker() if step == volleys.DEFENSIVE else game.attacker()
    planes = 0 if fought or step == volleys.GUNS else volleys.planes_of(game, area, side)
    has_fort = step != volleys.DEFENSIVE and game.fort_of(area, 1 - side) >= 0
    rows = volleys.volley(game, area, side, step, planes, has_fort)
    if not rows:
        return None
    rules = [volleys.rule_of(game, area, side, step, pool) for pool in rows[:: volleys.VOLLEY_ROW]]
    return Throw(side, step, area, rows, rules, NO_LIMIT)


def preview(game: LastMan, area: int) -> list[Throw]:
    """All throws of a battle in their order (L5.2): the biplanes of both sides, then the fire."""
    attacker = game.attacker()
    found: list[Throw] = []
    meet = is_dogfight(game, area)
    if meet:
        found += [dogfight(game, area, attacker), dogfight(game, area, 1 - attacker)]
    surprise = volleys.cards_on(game, area, attacker) & slots.SURPRISE_BIT != 0
    for step in (
        [volleys.ATTACKERS, volleys.DEFENSIVE]
        if surprise
        else [volleys.GUNS, volleys.DEFENSIVE, volleys.ATTACKERS]
    ):
        throw = fire(game, area, step, meet)
        if throw is not None:
            found.append(throw)
    return found


def main_throw(game: LastMan, area: int, side: int) -> Throw | None:
    """The fire with which a side decides a battle: that of all its units."""
    step = volleys.ATTACKERS if side == game.attacker() else volleys.DEFENSIVE
    return fire(game, area, step, is_dogfight(game, area))


def prospect_of(game: LastMan, action: int) -> tuple[LastMan, int] | None:
    """The game and the area of a battle that an answer declares, begins or lays a card on.

    None for one whose armies this seat cannot look into.
    """
    question = game.question()
    if question is None or action not in question.actions:
        return None
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb in (do.FIGHT, do.BATTLE):
        return None if is_veiled(game, thing, question.seat) else (game, thing)
    if verb == do.ASSIGN:
        areas = areas_for(game, question.seat, thing)
        if len(areas) != 1:
            return None
        thing = areas[0]
    elif verb != do.AT or question.key not in ("bonus", "assign-where"):
        return None
    after = game.copy()
    after.answer(action, Blanks())
    return (after, thing) if after.battle_at(thing) >= 0 else None


def is_veiled(game: LastMan, area: int, seat: int) -> bool:
    """Whether what is in an enemy army there is secret (L11.9)."""
    armies = game.armies_in(area, 1 - seat)
    return bool(armies) and any(army in armies for army in veiled_armies(game))


# For the box


def thrown_by(game: LastMan, action: int) -> Throw | None:
    """The dice that fall next, or the main fire of the battle that the answer is about."""
    question = game.question()
    prospect = prospect_of(game, action)
    if prospect is not None and question is not None:
        return main_throw(*prospect, question.seat)
    found = throws_of(game, action)
    for throw in found:
        if question is not None and throw.side == question.seat:
            return throw
    return found[0] if found else None


def fight_of_action(game: LastMan, action: int) -> Fight | None:
    """The dice of an answer as a fight."""
    throw = thrown_by(game, action)
    return None if throw is None else throw.fight()


def threat_to(game: LastMan, seat: int) -> Throw | None:
    """The fire of the other side that is still to come, for one who may leave or meet it."""
    question = game.question()
    if question is None or question.seat != seat:
        return None
    battle = game.under_way(Battle)
    if battle is None:
        one = len(game.battles) == slots.BATTLE_ROW
        meets = question.key in ("weather", "combat-cards") and seat != game.attacker()
        return main_throw(game, game.battles[0], 1 - seat) if one and meets else None
    if question.key not in ("scramble", "cavalry-retreat", "retreat-instead", "ground-attack"):
        return None
    fought = battle.fought != 0 or is_dogfight(game, battle.area)
    if seat == game.attacker():
        return fire(game, battle.area, volleys.DEFENSIVE, fought)
    last = DOGFIGHTS if battle.is_surprise(game) else ATTACK
    return fire(game, battle.area, volleys.ATTACKERS, fought) if battle.step <= last else None
