"""What can be foreseen: the dice of an answer, what is coming, and what one sees when pointing.

Everything is asked of the rules. Where the contents of armies are secret (L11.9), nothing that
hangs on them is told.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.chance import NO_CHANCE, ChanceNeeded
from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question
from sandtable.games.lastman.rules import facts, fire, notation as do, odds as throws
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.face import LastManFace, armies_told
from sandtable.games.lastman.table.guide import tip
from sandtable.games.lastman.table.words import key, place_name, pool_key
from sandtable.toolkit.display import Odds, PlaceInfo
from sandtable.toolkit.odds import Chances, in_short, percent
from sandtable.toolkit.text import Speaker

STEPS: Final = {  # the key of its text, and its rule
    fire.GUNS: ("panel-guns", "L5.2"),
    fire.DEFENSIVE: ("panel-defence", "L5.7.5"),
    fire.ATTACKERS: ("panel-attack", "L5.7.6"),
    throws.IN_THE_AIR: ("panel-dogfight", "L5.7.3"),
    throws.PURSUING: ("odds-pursuit", "L8.5.4"),
    throws.AGAIN: ("odds-again", "L8.8.3"),
}


class LastManOutlook(LastManFace):
    """The face of the game, and what it can tell beforehand."""

    def score_name(self, speaker: Speaker) -> str:
        """What the report draws for each side."""
        return speaker.say("war-points-beyond")

    # Answers

    def odds(self, state: LastMan, action: int, speaker: Speaker) -> Odds | None:
        """The dice that fall next, or the main fire of the battle that an answer is about."""
        question, throw = state.question(), throws.thrown_by(state, action)
        if throw is None or question is None:
            return None
        prospect = throws.prospect_of(state, action)
        if prospect is not None:
            others = throws.preview(*prospect)
            title = self.doing(state, action, speaker)
        else:
            others = throws.throws_of(state, action)
            title = throw_title(throw, speaker)
        others = [each for each in others if (each.side, each.step) != (throw.side, throw.step)]
        return odds_shown(throw, others, title, question.seat, speaker)

    def threat(self, state: LastMan, question: Question, speaker: Speaker) -> Odds | None:
        """The fire that is still to come, where one may leave or meet it."""
        throw = throws.threat_to(state, question.seat)
        if throw is None:
            return None
        return odds_shown(throw, [], throw_title(throw, speaker), question.seat, speaker)

    def preview(self, state: LastMan, way: list[int], seat: int, speaker: Speaker) -> str:
        """The battle that comes of a move, with the main fire of both sides as it would stand."""
        steps = [action - do.STEP for action in way if action - action % do.STRIDE == do.STEP]
        if not steps or state.is_disputed(steps[-1]):
            return ""
        after = state.copy()
        try:
            for action in way:
                after.answer(action, NO_CHANCE)
        except ChanceNeeded:
            return ""
        return self.battle_told(after, steps[-1], seat, speaker)

    def battle_told(self, game: LastMan, area: int, seat: int, speaker: Speaker) -> str:
        """What a battle would bring where both sides stand; nothing where only one does."""
        if not game.is_disputed(area):
            return ""
        name = place_name(speaker.phrases, "area", area)
        if any(
            throws.is_veiled(game, area, each) for each in ((0, 1) if seat == ONLOOKER else (seat,))
        ):
            return speaker.say("odds-battle-veiled", **name)
        sides = []
        for side in (game.attacker(), 1 - game.attacker()):
            throw = throws.main_throw(game, area, side)
            if throw is not None:
                sides.append(throw_line(throw, speaker))
        return speaker.say("odds-battle", **name, fires=speaker.phrases.listed(sides))

    def tip(self, state: LastMan, question: Question, speaker: Speaker) -> str:
        return tip(state, question, speaker)

    # Looking things up

    def look(self, state: LastMan, place: str, speaker: Speaker) -> list[str]:
        return list(self.place_info(state, place, ONLOOKER, speaker).lines)

    def place_info(self, state: LastMan, place: str, seat: int, speaker: Speaker) -> PlaceInfo:
        """An area: what is there, and what a battle would bring where both sides are."""
        lines = super().look(state, place, speaker)
        if not lines:
            return PlaceInfo()
        area = facts.AREAS.index(place.lower())
        told = self.battle_told(state, area, seat, speaker)
        lines += [told] if told else []
        armies = [line for side in (0, 1) for line in armies_told(state, area, side, speaker)]
        return PlaceInfo(tuple(lines), opened=tuple(armies))


def odds_shown(
    throw: throws.Throw, others: list[throws.Throw], title: str, seat: int, speaker: Speaker
) -> Odds:
    """A throw in numbers and words, with what falls beside it."""
    chances = chances_shown(throw)
    own = [each for each in others if each.side == throw.side]
    told = [(throw_line(each, speaker), STEPS[each.step][1]) for each in own]
    for number, rule in enumerate(throw.rules):
        pool, _, level, dice = throw.rows[number * fire.VOLLEY_ROW : (number + 1) * fire.VOLLEY_ROW]
        pool_name = speaker.name(pool_key(pool))
        told.append((speaker.say("odds-pool", dice=dice, pool=pool_name, level=level), rule))
    replies = [
        speaker.with_rule(throw_line(each, speaker), STEPS[each.step][1])
        for each in others
        if each.side != throw.side
    ]
    back = throw.forces_back()
    target = speaker.say("odds-forces-back", chance=percent(back)) if back else ""
    return Odds(
        title,
        chances.dice,
        tuple(told),
        chances,
        target=target,
        replies=tuple(replies),
        short=in_short(chances, 0, speaker),
        incoming=throw.side != seat,
    )


def chances_shown(throw: throws.Throw) -> Chances:
    found = {(hits, 0): chance for hits, chance in enumerate(throw.chances())}
    return Chances(throw.dice, found)


def throw_title(throw: throws.Throw, speaker: Speaker) -> str:
    """`Germany: attacker's fire`."""
    side = speaker.name(key("seats", facts.SEATS[throw.side]))
    text = speaker.say("odds-throw", side=side, step=speaker.say(STEPS[throw.step][0]))
    return text[:1].upper() + text[1:]


def throw_line(throw: throws.Throw, speaker: Speaker) -> str:
    """The same with its dice and its hits on average."""
    return f"{throw_title(throw, speaker)}: {in_short(chances_shown(throw), 0, speaker)}"
