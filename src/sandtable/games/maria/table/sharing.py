"""Troops shared out on one sheet (M5.3, M9.7): what each general may have, and the sums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.question import Question
from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.muster import generals_of_seat
from sandtable.games.maria.rules.shifting import ShiftPair, next_union
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import mustered
from sandtable.games.maria.table.panels import power_word
from sandtable.toolkit.display import Share, Sharing, Sum
from sandtable.toolkit.text import Speaker

SHARED: Final = ("muster", "shift")


def sharing(game: Maria, question: Question, speaker: Speaker) -> Sharing | None:
    """What this question and those that follow it from the same seat share out."""
    if question.key == "muster":
        return of_muster(game, question, speaker)
    return of_unions(game, question, speaker) if question.key == "shift" else None


def answer(question: Question, counts: Mapping[str, int]) -> str:
    """What the sheet says to this question; empty where it says nothing."""
    general = facts.BODIES[question.subject] if question.key in SHARED else ""
    return f"troops {counts[general]}" if general in counts else ""


def of_muster(game: Maria, question: Question, speaker: Speaker) -> Sharing:
    """All generals that have nothing yet, and the troops of their powers that are left."""
    noted = mustered(game, question.seat)
    generals = generals_of_seat(game, question.seat)
    left = {power: game.form.troops[power] for power in {facts.POWER_OF[each] for each in generals}}
    for general in generals:
        left[facts.POWER_OF[general]] -= noted.get(facts.BODIES[general], 0)
    waiting = [each for each in generals if facts.BODIES[each] not in noted]
    sums = [
        Sum(facts.POWERS[power], power_word(power, speaker), total)
        for power, total in left.items()
        if any(facts.POWER_OF[each] == power for each in waiting)
    ]
    counts = spread(waiting, left)
    shares = [
        Share(
            piece=facts.BODIES[each],
            name=facts.GENERAL_NAMES[each],
            sum=facts.POWERS[facts.POWER_OF[each]],
            count=counts[each],
            least=facts.LEAST[each],
            most=most_of(each),
        )
        for each in waiting
    ]
    return Sharing(speaker.say("sharing-muster"), tuple(shares), tuple(sums))


def most_of(general: int) -> int:
    return facts.LEAST[general] if facts.FIXED[general] else facts.MOST_TROOPS


def spread(generals: list[int], left: dict[int, int]) -> dict[int, int]:
    """As evenly as the bounds allow: a beginning that may be given as it is."""
    counts = {each: facts.LEAST[each] for each in generals}
    for power, total in left.items():
        mine = [each for each in generals if facts.POWER_OF[each] == power]
        for _ in range(total - sum(counts[each] for each in mine)):
            open_to = [each for each in mine if counts[each] < most_of(each)]
            if open_to:
                counts[min(open_to, key=lambda each: counts[each])] += 1
    return counts


def of_unions(game: Maria, question: Question, speaker: Speaker) -> Sharing:
    """The union that is asked about and, at the end of a phase, those that are asked about next."""
    unions = [question.subject]
    if not isinstance(game.stack[-1], ShiftPair):
        following = next_union(game, question.subject + 1)
        while (
            following < facts.GENERAL_COUNT
            and game.seat_of(facts.POWER_OF[following]) == question.seat
        ):
            unions.append(following)
            following = next_union(game, following + 1)
    shares = []
    sums = []
    for general in unions:
        pair = [general, game.partner(general)]
        name = " + ".join(facts.GENERAL_NAMES[each] for each in pair)
        total = sum(game.troops(each) for each in pair)
        sums.append(Sum(facts.BODIES[general], name, total))
        shares += [
            Share(
                piece=facts.BODIES[each],
                name=facts.GENERAL_NAMES[each],
                sum=facts.BODIES[general],
                count=game.troops(each),
                least=max(1, total - facts.MOST_TROOPS),
                most=min(facts.MOST_TROOPS, total - 1),
            )
            for each in pair
        ]
    return Sharing(speaker.say("sharing-shift"), tuple(shares), tuple(sums), keeps=True)
