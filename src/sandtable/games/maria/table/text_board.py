"""The board as plain text: who stands where, whose markers lie where, hands and pools."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.event import EVERYBODY
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.fields import MARKERS, QUERIES, STAGES, place_word, status_words
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import bounds

FORTRESS_SIGNS: Final = ["", "+", "#"]  # minor, major


def draw(game: Maria, seat: int | None = None) -> str:
    """A line a power with its pieces, its cards and its markers, as a seat or a referee sees it."""
    lines = [headline(game, seat)]
    for power in range(len(facts.POWERS)):
        if game.form.present[power]:
            lines.append(power_line(game, power, seat))
    for field in (MARKERS, QUERIES):
        lying = ", ".join(f"{city} {power}" for city, power in sorted(field.show(game).items()))
        if lying or field is MARKERS:
            lines.append(f"{field.name}: {lying or 'none'}")
    if not game.form.introductory:
        lines.append(politics_line(game))
    return "\n".join(lines)


def headline(game: Maria, seat: int | None) -> str:
    stage = STAGES[game.scalars[slots.STAGE]]
    question = game.question() if seat is None else game.question_of(seat) or game.question()
    asked = ""
    if question is not None and (seat in (None, question.seat) or not question.secret):
        asked = f"; {question.key} is asked"
    return f"{game.form.name}, turn {game.scalars[slots.TURN]}, {stage}{asked}"


def power_line(game: Maria, power: int, seat: int | None) -> str:
    pieces = [
        piece(game, body, seat)
        for body in range(facts.BODY_COUNT)
        if facts.POWER_OF[body] == power and game.place_of(body) != facts.OFF
    ]
    parts = [", ".join(pieces) or "nobody", hand(game, power, seat)]
    if game.form.markers[power]:
        box = game.scalars[slots.BATTLES + power]
        aside = game.scalars[slots.ASIDE + power]
        parts.append(f"pool {game.pool(power)}, battles {box}" + (f", aside {aside}" * (aside > 0)))
    return f"{facts.POWERS[power]}: {'; '.join(parts)}"


def piece(game: Maria, body: int, seat: int | None) -> str:
    """`karl prag/#h 5 down`: city with fortress and suit, troops, state."""
    place = game.place_of(body)
    words = [facts.BODIES[body], place_word(place) or ""]
    if place >= 0:
        city = Place(place)
        words[1] += (
            "/" + FORTRESS_SIGNS[facts.FORTRESS[city]] + facts.SUIT_CODES[facts.SUIT_OF[city]]
        )
    if body < facts.GENERAL_COUNT:
        least, most = (
            (game.troops(body), game.troops(body)) if seat is None else bounds(game, body, seat)
        )
        words.append(str(least) if least == most else f"{least}-{most}")
    if body < facts.FIRST_HUSSAR:
        words += status_words(game.bodies[body * slots.ROW + slots.STATUS])
    return " ".join(words)


def hand(game: Maria, power: int, seat: int | None) -> str:
    parts = [f"{game.hand_size(power)} cards"]
    for start, word in ((0, ""), (slots.DISPLAYED, "display "), (slots.HIDDEN, "face down ")):
        cards = [card for card in range(facts.CARDS) if game.cards[card] == start + power]
        known = [
            facts.KINDS[facts.KIND_OF[card]]
            for card in sorted(cards, key=lambda each: facts.KIND_OF[each])
            if seat is None or is_known(game, card, seat)
        ]
        if known:
            parts.append(word + " ".join(known))
    return ", ".join(parts)


def is_known(game: Maria, card: int, seat: int) -> bool:
    mask = game.cards[slots.KNOWN + card]
    return mask == EVERYBODY or bool(mask >> seat & 1)


def politics_line(game: Maria) -> str:
    parts = [
        f"{word} {game.scalars[slots.TRACK + number]}" for number, word in enumerate(facts.TRACKS)
    ]
    sides = [
        f"{facts.CITIES[each]} {'common' if game.elector(each) == facts.COMMON_SIDE else 'france'}"
        for each in facts.WESTERN
    ]
    offered = [
        facts.EVENTS[each] for each in game.scalars[slots.OFFERED : slots.OFFERED + 2] if each >= 0
    ]
    trump = game.scalars[slots.TRUMP]
    parts += sides + [f"on offer {each}" for each in offered]
    if trump >= 0:
        parts.append(f"trump {facts.SUITS[trump]}")
    return "politics: " + ", ".join(parts)
