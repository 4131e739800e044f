"""The story of a battle in a few paragraphs, for those who were not there.

The sentences stand in the `text` of each game, under the same keys; what only one game can tell of,
it adds in a story of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.table.history import History, Turn
from sandtable.colors.table.words import Names
from sandtable.core.event import Event
from sandtable.toolkit.report import TurnScore
from sandtable.toolkit.text import Variables, sentence

QUIET: Final = 4  # turns without a loss that are worth a word
TURNING_POINTS: Final = 3
FEWEST_BLOCKS: Final = 3  # lost in a turn that counts as one of them
MOST_NAMED: Final = 4  # things of one kind that the story names
FAIR: Final = 3.0  # hits more or less, one side beside the other, that are nobody's luck
GREAT_THROW: Final = 1.5  # hits above those expected
FAR_AHEAD: Final = 3  # banners, medals


class Story:
    """The history in words. What may be said in several ways is said now so, now so."""

    def __init__(self, history: History, names: Names) -> None:
        self.history = history
        self.names = names
        self.phrases = history.speaker.phrases
        self.start = history.turn + sum(history.scores)  # where the choice of words begins
        self.said: dict[str, int] = {}  # how often a thing was said, by its first way

    def paragraphs(self) -> list[str]:
        parts = [self.outcome(), self.opening(), self.hard_turns(), self.moments(), self.ending()]
        parts.append(self.dice())
        return [" ".join(part) for part in parts if part]

    def say(self, keys: str | Sequence[str], variables: Variables) -> str:
        """A sentence, in the next of the ways in which it can be said."""
        if not isinstance(keys, str):
            times = self.said.get(keys[0], 0)
            self.said[keys[0]] = times + 1
            keys = keys[(self.start + times) % len(keys)]
        text = self.phrases.say(keys, variables)
        return sentence(text)

    def seat(self, seat: int, name: str = "seat") -> Variables:
        return self.phrases.named(name, f"seat-{self.history.face.box.seats[seat]}")

    def both(self) -> Variables:
        return {**self.seat(0, "first"), **self.seat(1, "second")}

    def unit(self, word: str, name: str = "unit") -> Variables:
        return self.names.unit(self.phrases, name, word)

    def objective(self, event: Event) -> Variables:
        """Where an objective is, all its hexes."""
        return self.names.hexes(self.phrases, "hex", event.args.get("hexes", [event.args["hex"]]))

    def place(self, at: int) -> Variables:
        return self.names.hex(self.phrases, "hex", Hex(at))

    def together(self, names: list[str]) -> str:
        if len(names) == 1:
            return names[0]
        return self.phrases.say("report-and", {"first": ", ".join(names[:-1]), "last": names[-1]})

    # Paragraphs, as lists of sentences

    def outcome(self) -> list[str]:
        history = self.history
        told: Variables = {"battle": history.title, "turn": history.turn}
        if history.winner is None:
            told.update(self.both())
            told.update({"first_score": history.scores[0], "second_score": history.scores[1]})
            return [self.say("report-drawn" if history.drawn else "report-running", told)]
        ours, theirs = history.scores[history.winner], history.scores[1 - history.winner]
        told.update(self.seat(history.winner))
        told.update({"score": ours, "against": theirs})
        said = [self.say(("report-won-1", "report-won-2", "report-won-3"), told)]
        other = self.seat(1 - history.winner)
        if theirs + 1 >= history.needed(1 - history.winner):
            said.append(self.say(("report-narrow-1", "report-narrow-2"), other))
        elif ours - theirs > FAR_AHEAD and 1 - history.winner not in self.leads():
            said.append(self.say(("report-crushing-1", "report-crushing-2"), other))
        return said

    def opening(self) -> list[str]:
        """The first blood."""
        losses = self.history.all_losses
        if not losses:
            return [self.say("report-bloodless", {})]
        first = losses[0]
        if first.throw is None:
            return []
        told = {
            "turn": first.turn,
            "quiet": first.turn - 1,
            **self.striker(first.throw),
            **self.unit(first.word, "target"),
            **self.place(first.hex),
        }
        if first.turn > QUIET:
            return [self.say(("report-late-blood-1", "report-late-blood-2"), told)]
        return [self.say(("report-first-blood-1", "report-first-blood-2"), told)]

    def striker(self, throw: Event, name: str = "unit") -> Variables:
        """Who threw these dice."""
        return self.unit(throw.args["unit"], name)

    def hard_turns(self) -> list[str]:
        """The turns in which the most blocks fell, in their order."""
        turns = sorted(self.history.turns, key=lambda turn: -turn.total)[:TURNING_POINTS]
        turns = [turn for turn in turns if turn.total >= FEWEST_BLOCKS]
        if not turns:
            return []
        worst = turns[0]
        said: list[str] = []
        for turn in sorted(turns, key=lambda each: each.number):
            keys = ("report-hard-1", "report-hard-2", "report-hard-3")
            if turn is worst and len(turns) > 1:
                keys = ("report-hardest-1", "report-hardest-2", "report-hardest-3")
            said.append(self.say(keys, {"turn": turn.number, "lost": self.lost(turn)}))
            if turn.gone:
                said.append(self.destroyed(turn.gone))
        return said

    def lost(self, turn: Turn) -> str:
        """Who lost how much, as part of a sentence."""
        if all(turn.blocks):
            blocks = {"first_blocks": turn.blocks[0], "second_blocks": turn.blocks[1]}
            return self.phrases.say("report-lost-both", {**self.both(), **blocks})
        seat = 0 if turn.blocks[0] else 1
        return self.phrases.say("report-lost-one", {**self.seat(seat), "blocks": turn.total})

    def destroyed(self, gone: list[tuple[str, int]]) -> str:
        """Units by name; where two are called alike, with the hexes where they were lost."""
        alike = len({word for word, _ in gone}) < len(gone)
        names = []
        for word, at in gone:
            name = str(self.unit(word)["unit_the"])
            names.append(f"{name} ({self.history.grid.names[at]})" if alike else name)
        told = {"units": self.together(names), "count": len(names)}
        return self.say(("report-destroyed-1", "report-destroyed-2", "report-destroyed-3"), told)

    def moments(self) -> list[str]:
        """What a game has to tell beside losses, and the places that were worth something."""
        return self.places()

    def places(self) -> list[str]:
        said: list[str] = []
        for turn, event in self.history.places[:MOST_NAMED]:
            told = {
                **self.seat(event.args["seat"]),
                **self.objective(event),
                "turn": turn,
                "score": event.args[self.history.battle.SCORE],
            }
            if event.key == "objective":
                said.append(self.say(("report-objective-1", "report-objective-2"), told))
            else:
                said.append(self.say("report-objective-lost", told))
        return said

    def ending(self) -> list[str]:
        """Who was ahead, and what decided it."""
        history = self.history
        ahead = self.leads()
        leads = [each for each in ahead if each is not None]
        changes = sum(1 for one, other in pairwise(leads) if one != other)
        said: list[str] = []
        if changes:
            said.append(self.say("report-lead-changed", {"times": changes}))
        if history.winner is None:
            return said
        if not changes and leads and len(history.timeline) > 2 and None not in ahead:
            said.append(self.say("report-lead-kept", self.seat(history.winner)))
        elif changes:
            turn = for_good(history.timeline, history.winner)
            said.append(self.say("report-lead-taken", {**self.seat(history.winner), "turn": turn}))
        if history.last is not None:
            said.append(self.last_act(history.last))
        return said

    def leads(self) -> list[int | None]:
        """Who was ahead, each time that changed which wins."""
        return [lead(each.scores) for each in self.history.timeline]

    def last_act(self, event: Event) -> str:
        args = event.args
        if event.key == "objective":
            told = {**self.seat(args["seat"]), **self.objective(event)}
            return self.say("report-last-objective", told)
        if event.key == "exit":
            return self.say("report-last-exit", self.unit(args["unit"]))
        told = {**self.unit(args["unit"]), **self.place(args["hex"])}
        return self.say(("report-last-unit-1", "report-last-unit-2"), told)

    def dice(self) -> list[str]:
        luck = self.history.luck
        if not any(each.throws for each in luck):
            return []
        favour = luck[0].difference - luck[1].difference
        lucky = 0 if favour > 0 else 1
        told: Variables = {
            **self.seat(lucky),
            **self.seat(1 - lucky, "other"),
            "hits": luck[lucky].hits,
            "expected": tenth(luck[lucky].expected),
            "other_hits": luck[1 - lucky].hits,
            "other_expected": tenth(luck[1 - lucky].expected),
        }
        key = "report-dice-fair"
        if abs(favour) >= FAIR:  # which side's luck was the more remarkable?
            cruel = luck[lucky].difference + luck[1 - lucky].difference < 0
            key = "report-dice-cruel" if cruel else "report-dice-kind"
        said = [self.say(key, told)]
        best = max((each.best for each in luck if each.best is not None),
                   key=lambda throw: throw.difference, default=None)  # fmt: skip
        if best is not None and best.difference >= GREAT_THROW:
            told = {
                "turn": best.turn,
                "hits": best.hits,
                "dice": best.dice,
                **self.striker(best.event),
                **self.unit(best.event.args["target"], "target"),
            }
            said.append(self.say("report-best-throw", told))
        return said


def lead(scores: Sequence[int]) -> int | None:
    """The seat that is ahead, if one is."""
    return None if scores[0] == scores[1] else 0 if scores[0] > scores[1] else 1


def for_good(timeline: list[TurnScore], seat: int) -> int:
    """The turn in which this seat went ahead and stayed there."""
    turn = timeline[-1].turn
    for standing in reversed(timeline):
        if lead(standing.scores) != seat:
            break
        turn = standing.turn
    return turn


def tenth(number: float) -> float:
    return round(number, 1)
