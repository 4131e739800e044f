"""Victory (L3): points, levels, the decisive end, and what a resignation costs."""

from __future__ import annotations

from typing import Final

from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import facts, refusals as no, slots
from sandtable.games.lastman.rules.eastern_front import box_points
from sandtable.games.lastman.rules.state import LastMan

DECISIVE_ENTENTE: Final = 0
DECISIVE_GERMAN: Final = len(facts.LEVELS) - 1


def area_points(game: LastMan) -> int:
    """The value of all areas that are Friendly to the Germans (L3.1)."""
    total = 0
    for area in range(facts.AREA_COUNT):
        if facts.POINTS[area] and game.is_friendly(area, facts.GERMAN):
            total += facts.POINTS[area]
    return total


def army_points(game: LastMan) -> int:
    """Armies that are eliminated at the moment (L3.2, L3.2.1)."""
    total = 0
    for army in range(facts.ARMY_COUNT):
        if game.army_place(army) == slots.ELIMINATED:
            total += 1 if game.side_of_army(army) == facts.ENTENTE else -1
    return total


def crisis_points(game: LastMan) -> int:
    """Crises that were not met (L3.2)."""
    return game.scalars[slots.FAILED + facts.ENTENTE] - game.scalars[slots.FAILED + facts.GERMAN]


def gun_points(game: LastMan) -> int:
    """The Paris Gun, in Paris or beside it (L8.10)."""
    gun = facts.KIND[facts.GE][facts.PARIS_GUN]
    for area in [facts.PARIS, *facts.BORDERS.near[facts.PARIS]]:
        if game.count(area, gun):
            return 1
        for army in game.armies_in(area, facts.GERMAN):
            if game.count(facts.FIRST_ARMY + army, gun):
                return 1
    return 0


def points(game: LastMan) -> int:
    """The total with its modifiers (L3.1, L3.2), the blockade among them (L3.2.2)."""
    return (
        area_points(game)
        + army_points(game)
        + crisis_points(game)
        + box_points(game)
        + facts.BLOCKADE[game.turn()]
        + gun_points(game)
    )


def shares(game: LastMan) -> dict[str, int]:
    """What the total is made of, for those who want to count along."""
    return {
        "areas": area_points(game),
        "armies": army_points(game),
        "crises": crisis_points(game),
        "box": box_points(game),
        "blockade": facts.BLOCKADE[game.turn()],
        "gun": gun_points(game),
    }


def rules_of(game: LastMan) -> list[str]:
    """The paragraphs that count in a total."""
    found = ["L3.3"]
    if army_points(game) or crisis_points(game) or box_points(game):
        found.append("L3.2")
    if box_points(game):
        found.append("L3.7.3")
    if facts.BLOCKADE[game.turn()]:
        found += ["L3.2.2", "L12.18"]
    if gun_points(game):
        found.append("L8.10")
    return found


def end_at(game: LastMan, level: int, key: str, rule: str, also: list[str]) -> None:
    """The game ends at a level of victory."""
    game.set_scalar(slots.RESULT, level)
    if game.journal is not None:
        args = {"level": level, "points": points(game), "rules": [*also, *rules_of(game)]}
        game.tell(key, rule, args)


def check_decisive(game: LastMan) -> None:
    """A decisive level ends the game at once (L3.4)."""
    level = game.level(points(game))
    if level in (DECISIVE_ENTENTE, DECISIVE_GERMAN):
        end_at(game, level, "decisive", "L3.4", ["L3.1"])


def end_of_last_turn(game: LastMan) -> None:
    """After the last Production the level counts that has been reached (L3.9)."""
    end_at(game, game.level(points(game)), "last-turn-over", "L3.9", ["L3.1", "L10.7"])


def armistice(game: LastMan) -> None:
    """Both agree: the game ends at the level of this moment (L3.8)."""
    end_at(game, game.level(points(game)), "armistice", "L3.8", ["L3.4", "L3.1"])


def may_resign(game: LastMan, side: int) -> Refusal:
    """Not while one is winning (L3.5, L3.9)."""
    level = game.level(points(game))
    winning = level > facts.STALEMATE if side == facts.GERMAN else level < facts.STALEMATE
    return no.WINNING if winning else ALLOWED


def resignation_level(game: LastMan, side: int) -> int:
    """One worse for the side that resigns than it stands (L3.5)."""
    level = game.level(points(game))
    if side == facts.GERMAN:
        return max(DECISIVE_ENTENTE, level - 1)
    return min(DECISIVE_GERMAN, level + 1)


def resign(game: LastMan, side: int) -> None:
    end_at(game, resignation_level(game, side), "resigned", "L3.5", ["L3.1"])
