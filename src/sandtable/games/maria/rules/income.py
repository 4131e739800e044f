"""New tactical cards (M8, M24.9): each power of the stage draws its income."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.cards import draw
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.treaties import has_lost_capital, is_compulsory, subsidies


def _in_box(track: int, box: int, power: int, kind: str, field: str) -> int:
    effects = facts.BOXES_OF_TRACK[track][box]["effects"]
    word = facts.POWERS[power]
    return sum(int(e[field]) for e in effects if e["type"] == kind and e["power"] == word)


# What a box adds to the income of each power (M24.2), by track and box; box 0 does not exist
BY_BOX: Final[list[list[list[int]]]] = [
    [
        [0] * len(facts.POWERS),
        *[
            [_in_box(track, box, power, "income", "amount") for power in range(len(facts.POWERS))]
            for box in range(len(facts.BOXES_OF_TRACK[track]))
        ],
    ]
    for track in range(len(facts.TRACKS))
]
# What Saxony draws by the box of its own marker, 0 for its usual income (M8.5)
SAXON_INCOME: Final[list[int]] = [
    0,
    *[
        _in_box(facts.SAXONY_TRACK, box, facts.SAXONY, "set_income", "value")
        for box in range(len(facts.BOXES_OF_TRACK[facts.SAXONY_TRACK]))
    ],
]


def base_income(game: Maria, power: int) -> int:
    if power == facts.SAXONY and SAXON_INCOME[game.scalars[slots.TRACK]]:
        return SAXON_INCOME[game.scalars[slots.TRACK]]
    return game.form.income[power]


def by_politics(game: Maria, power: int) -> int:
    """Boxes of the tracks, and events of this year (M24.2, M24.9)."""
    cards = game.scalars[slots.MODIFIER + power]
    for track in range(len(facts.TRACKS)):
        cards += BY_BOX[track][game.scalars[slots.TRACK + track]][power]
    return cards


def income_of(game: Maria, power: int) -> int:
    """How many cards a power draws in its phase i (M24.9)."""
    if has_lost_capital(game, power):
        return 0
    if game.form.introductory:
        return game.form.income[power]  # M31.9
    return max(0, base_income(game, power) + by_politics(game, power) + subsidies(game, power))


@final
class CardPhase(Procedure[Maria]):
    """Phase i: all powers of the stage draw, the major one first (M6.5)."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def advance(self, game: Maria) -> Outcome:
        for power in game.powers_of_stage(self.stage):
            if power == facts.SAXONY and self.has_drawn(game):
                continue
            draw_income(game, power)
        return DONE

    def has_drawn(self, game: Maria) -> bool:
        """Saxony draws once a turn, though it may act twice (M8.9, M28.12)."""
        turn = game.scalars[slots.TURN]
        if game.scalars[slots.SAXON_DREW] == turn:
            game.tell("drew-already", "M8.9", {"power": facts.SAXONY, "rules": ["M28.12"]})
            return True
        game.set_scalar(slots.SAXON_DREW, turn)
        return False


def draw_income(game: Maria, power: int) -> None:
    if has_lost_capital(game, power):
        game.tell("draws-nothing", "M8.4", {"power": power, "city": facts.CAPITAL[power]})
        return
    drawn = draw(game, power, income_of(game, power))
    if game.journal is not None:
        kinds = [facts.KIND_OF[card] for card in drawn]
        args = {"power": power, "count": len(drawn), "cards": kinds, "rules": notes(game, power)}
        game.tell_some(1 << game.seat_of(power), "income", "M8.1", args, ("cards",))


def notes(game: Maria, power: int) -> list[str]:
    """The rules that made this income what it is."""
    if game.form.introductory:
        return ["M6.5", "M31.5", "M31.9"]
    rules = ["M6.5", "M24.9"]
    given = subsidies(game, power)
    if given:
        rules.append("M8.8")
    if is_compulsory(game, facts.FRANCE, facts.BAVARIA) and power in (facts.FRANCE, facts.BAVARIA):
        rules.append("M8.2")
    for track in range(len(facts.TRACKS)):
        if BY_BOX[track][game.scalars[slots.TRACK + track]][power]:
            rules += ["M8.3", "M24.2"]
    if base_income(game, power) + by_politics(game, power) + given < 0:
        rules.append("M8.3")
    if power == facts.SAXONY and base_income(game, power) != game.form.income[power]:
        rules.append("M8.5")
    if game.is_neutral(power):
        rules += ["M28.8", "M8.5"]
    return rules
