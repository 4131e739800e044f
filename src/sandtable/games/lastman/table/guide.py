"""The guided season: advice for each question, and remarks on the position.

All of it is asked of the rules; the hand of the seat that is asked is the only hidden thing that is
read. The words stand in `text/`, as `guide-` and the question.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Question
from sandtable.games.lastman.rules import facts, notation as do, slots
from sandtable.games.lastman.rules.odds import is_veiled, main_throw
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points
from sandtable.games.lastman.table.words import area_name, key, place_name
from sandtable.toolkit.text import Speaker

GUIDED: Final = frozenset(
    {
        "attrition", "box-loss", "box-piece", "cavalry-retreat", "combat-cards", "declare",
        "discard", "exchange", "fight", "movement", "opening", "pay-hit", "pay-piece",
        "pay-pursuit", "pay-siege", "regroup", "regroup-exchange", "regroup-piece",
        "regroup-where", "retreat-after", "retreat-aim", "retreat-army", "retreat-empty",
        "retreat-instead", "retreat-join", "retreat-piece", "retreat-take-in", "retreat-where",
        "spend", "spend-kind", "spend-where", "stray", "take-in", "where-to", "which-piece",
    }
)  # fmt: skip
SHORT: Final = "short"
MOST_NAMED: Final = 3
SEEN_ONCE: Final = 2  # discards after which each side has played a card
WINNING: Final = facts.LEVEL_TOPS[facts.STALEMATE] + 1  # points with which Germany wins (L3.3)
MOVING: Final = ("movement", "where-to", "which-piece")


def tip(game: LastMan, question: Question, speaker: Speaker) -> str:
    """What can be said of the question, in short when it was said, and a remark on the map."""
    said = []
    if question.key == "opening" and not played(game):
        said.append(speaker.say("guide-welcome", points=WINNING))
    if question.key in GUIDED:
        form = SHORT if is_repeated(game, question) else ""
        said.append(speaker.phrases.say(f"guide-{question.key}", None, form))
    said.append(remark(game, question, speaker))
    return " ".join(each for each in said if each)


def played(game: LastMan) -> int:
    """How many cards lie on the discard pile."""
    return sum(game.pile(slots.DISCARDS))


def is_repeated(game: LastMan, question: Question) -> bool:
    """Whether this was asked before: in this player turn, or in an earlier one."""
    return played(game) > SEEN_ONCE or (question.key in MOVING and bool(game.moved))


def remark(game: LastMan, question: Question, speaker: Speaker) -> str:
    """The most pressing thing to be said of this position, if there is any."""
    if question.key == "opening":
        return f"{standing(game, speaker)} {offensives_held(question, speaker)}".strip()
    if question.key == "movement":
        return open_areas(game, question.seat, speaker)
    if question.key == "where-to":
        return worth_entering(game, question, speaker)
    if question.key in ("declare", "fight"):
        return battles_told(game, question, speaker)
    if question.key in ("pay-hit", "pay-siege", "pay-pursuit"):
        return cards_that_pay(question, speaker)
    if question.key == "spend":
        return what_is_left(game, question, speaker)
    return ""


def named_by(question: Question, verb: int) -> list[int]:
    """What the answers with a verb name."""
    return [each - verb for each in question.actions if each - each % do.STRIDE == verb]


# Points and cards


def standing(game: LastMan, speaker: Speaker) -> str:
    """How many points there are, and how many Germany lacks (L3.3)."""
    total = points(game)
    if total >= WINNING:
        return speaker.say("guide-ahead", points=total)
    return speaker.say("guide-behind", points=total, missing=WINNING - total)


def offensives_held(question: Question, speaker: Speaker) -> str:
    """How many of the cards in the hand open an Offensive."""
    cards = named_by(question, do.CARD)
    if not cards:
        return speaker.say("guide-no-offensive")
    names = sorted({speaker.name(key("cards", facts.CARDS[card])) for card in cards})
    return speaker.say("guide-offensives", cards=", ".join(names))


def cards_that_pay(question: Question, speaker: Speaker) -> str:
    """The card that pays for more than one hit, if there is one (L5.3.5)."""
    cards = [facts.CARDS[card] for card in named_by(question, do.ERSATZ)]
    ersatz = [card for card in cards if card.startswith("ersatz")]
    if not ersatz:
        return ""
    return speaker.say("guide-ersatz", card=speaker.name(key("cards", max(ersatz))))


def what_is_left(game: LastMan, question: Question, speaker: Speaker) -> str:
    """In the last season nothing that is bought comes into battle."""
    if game.turn() < game.form.last_turn:
        return ""
    return speaker.say("guide-last-season") if named_by(question, do.BUY) else ""


# The map


def is_open(game: LastMan, area: int, seat: int) -> bool:
    """An area of the enemy that is worth points and has nobody in it who would fight (L4.2.1)."""
    return (
        facts.POINTS[area] > 0
        and game.owner(area) == 1 - seat
        and not game.is_disputed(area)
        and not game.holds(area, 1 - seat)
    )


def open_areas(game: LastMan, seat: int, speaker: Speaker) -> str:
    """Which of them lie next to units of this side in friendly areas."""
    found = [
        area
        for area in range(facts.AREA_COUNT)
        if is_open(game, area, seat)
        and any(
            game.is_friendly(each, seat) and game.present(each, seat)
            for each in facts.BORDERS.near[area]
        )
    ]
    return speaker.say("guide-open", areas=named(found, speaker)) if found else ""


def worth_entering(game: LastMan, question: Question, speaker: Speaker) -> str:
    """Which of the lit areas is worth something and empty, and which has to be fought for."""
    goals = [area for area in named_by(question, do.STEP) if area < facts.AREA_COUNT]
    free = [area for area in goals if is_open(game, area, question.seat)]
    if free:
        return speaker.say("guide-enter", areas=named(free, speaker))
    held = [area for area in goals if game.holds(area, 1 - question.seat)]
    return speaker.say("guide-contested", areas=named(held, speaker)) if held else ""


def named(areas: list[int], speaker: Speaker) -> str:
    """The first of these areas by name."""
    return ", ".join(area_name(speaker.phrases, area) for area in areas[:MOST_NAMED])


def battles_told(game: LastMan, question: Question, speaker: Speaker) -> str:
    """The battle with the best odds, by the hits that both sides may expect."""
    areas = named_by(question, do.BATTLE) + named_by(question, do.FIGHT)
    areas = [each for each in areas if not is_veiled(game, each, question.seat)]
    if not areas:
        return ""
    best = max(areas, key=lambda area: edge(game, area))
    own, other = (expected(game, best, side) for side in (game.attacker(), 1 - game.attacker()))
    said = "guide-good-battle" if own > other else "guide-hard-battle"
    area = place_name(speaker.phrases, "area", best)
    return speaker.say(said, **area, own=f"{own:.1f}", other=f"{other:.1f}")


def expected(game: LastMan, area: int, side: int) -> float:
    throw = main_throw(game, area, side)
    return 0.0 if throw is None else throw.expected()


def edge(game: LastMan, area: int) -> float:
    """How many more hits the attacker may expect to make than to take."""
    attacker = game.attacker()
    return expected(game, area, attacker) - expected(game, area, 1 - attacker)
