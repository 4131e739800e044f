"""What a political event does when it is taken (M23.7, M24.8): shifts, recruits, cards, income."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.cards import draw
from sandtable.games.maria.rules.recruiting import Recruiting
from sandtable.games.maria.rules.state import Maria

# Kinds of effect, and what else an effect says
SHIFT: Final = 0  # track, direction, most steps
RECRUITS: Final = 1  # power, most troops, price of one
CARDS: Final = 2  # power, count
INCOME: Final = 3  # power, amount
TAKER: Final = -1  # in the place of a power
DIRECTIONS: Final[list[str]] = ["left", "either", "right"]  # -1, 0, 1


def _flat(effect: dict[str, Any]) -> list[int]:
    kind = effect["type"]
    if kind == "shift":
        direction = DIRECTIONS.index(effect["direction"]) - 1
        return [SHIFT, facts.TRACKS.index(effect["track"]), direction, int(effect["max_steps"])]
    power = TAKER if effect["power"] == "taker" else facts.POWERS.index(effect["power"])
    if kind == "recruit":
        return [RECRUITS, power, int(effect["max_troops"]), int(effect["cost_per_troop"])]
    if kind == "draw_cards":
        return [CARDS, power, int(effect["count"])]
    return [INCOME, power, int(effect["amount"])]


EFFECTS: Final[list[list[list[int]]]] = [
    [_flat(effect) for effect in entry["effects"] if effect["type"] != "imperial_election"]
    for entry in facts.EVENT_FACTS
]


def may_shift(game: Maria, effect: list[int], direction: int, steps: int) -> Refusal:
    """Whether a marker may go so far: as the card says, and on its track (M24.1, M24.8)."""
    if effect[2] not in (0, direction):
        return no.WRONG_DIRECTION
    if not 0 < steps <= effect[3]:
        return no.TOO_MANY_STEPS
    box = game.marker_box(effect[1]) + direction * steps
    return ALLOWED if 1 <= box <= len(facts.BOXES_OF_TRACK[effect[1]]) else no.TRACK_ENDS


@final
class EventEffects(Procedure[Maria]):
    """The taker carries out an event, fully, partly or not at all."""

    def __init__(self, event: int, taker: int, at: int = 0) -> None:
        self.event = event
        self.taker = taker
        self.at = at

    def effect(self) -> list[int]:
        return EFFECTS[self.event][self.at]

    def power(self) -> int:
        """The power that an effect names."""
        named = self.effect()[1]
        return self.taker if named == TAKER else named

    def advance(self, game: Maria) -> Outcome:
        if self.at == len(EFFECTS[self.event]):
            return DONE
        seat = game.seat_of(self.taker)
        effect = self.effect()
        if effect[0] == SHIFT:
            actions = [
                verb + steps
                for verb, direction in ((do.LEFT, -1), (do.RIGHT, 1))
                for steps in range(1, effect[3] + 1)
                if may_shift(game, effect, direction, steps) is ALLOWED
            ]
            if not actions:
                self.do_nothing(game)
                return ON
            return game.ask(seat, "shift-marker", "M23.7", [*actions, do.PASS], effect[1])
        if effect[0] == RECRUITS and self.power() == self.taker:
            self.carry_out(game)
            return ON
        return game.ask(seat, "event-effect", "M23.7", [do.AGREE, do.PASS], self.event)

    def answer(self, game: Maria, action: int) -> None:
        verb = action // do.STRIDE * do.STRIDE
        if verb == do.PASS:
            self.do_nothing(game)
        elif verb == do.AGREE:
            self.carry_out(game)
        else:
            self.shift(game, (action % do.STRIDE) * (1 if verb == do.RIGHT else -1))

    def do_nothing(self, game: Maria) -> None:
        game.tell("does-nothing", "M23.12", {"power": self.taker, "event": self.event})
        self.at += 1

    def shift(self, game: Maria, steps: int) -> None:
        """The marker moves at once; what its box does comes after the stage (M23.11)."""
        track = self.effect()[1]
        if track == facts.SAXONY_TRACK:
            game.set_scalar(slots.SAXON_SHIFT, game.scalars[slots.SAXON_SHIFT] + steps)
        else:
            game.set_scalar(slots.TRACK + track, game.scalars[slots.TRACK + track] + steps)
        args = {"power": self.taker, "track": track, "value": game.marker_box(track)}
        game.tell("marker-shifts", "M23.11", {**args, "rules": ["M24.8"]})
        self.at += 1

    def carry_out(self, game: Maria) -> None:
        effect = self.effect()
        power = self.power()
        self.at += 1
        if effect[0] == RECRUITS:
            game.tell("event-recruits", "M24.6", {"power": power, "count": effect[2]})
            game.push(Recruiting(power, effect[2], effect[3]))
        elif effect[0] == CARDS:
            drawn = draw(game, power, effect[2])
            if game.journal is not None:
                mask, kinds = 1 << game.seat_of(power), [facts.KIND_OF[card] for card in drawn]
                args = {"power": power, "count": len(drawn), "cards": kinds}
                game.tell_some(mask, "event-draws", "M24.8", args, ("cards",))
        else:
            game.set_scalar(
                slots.MODIFIER + power, game.scalars[slots.MODIFIER + power] + effect[2]
            )
            args = {"power": power, "value": effect[2], "rules": ["M24.9"]}
            game.tell("event-income", "M24.8", args)

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action // do.STRIDE * do.STRIDE
        effect = self.effect()
        if effect[0] != SHIFT or verb not in (do.LEFT, do.RIGHT):
            return NOT_ASKED_NOW
        return may_shift(game, effect, 1 if verb == do.RIGHT else -1, action % do.STRIDE)
