"""The map as plain text: who stands where, forts, hands, points."""

from __future__ import annotations

from sandtable.games.lastman.rules import facts, fields, slots
from sandtable.games.lastman.rules.hidden import veiled_armies
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points


def draw(game: LastMan, seat: int | None = None) -> str:
    """A line an area with somebody or something in it, as a seat or a referee sees it."""
    lines = [headline(game, seat)]
    for area, word in enumerate(facts.AREAS):
        here = [there for there in (side_text(game, area, each, seat) for each in (0, 1)) if there]
        state = "disputed" if game.is_disputed(area) else fields.OWNERS[game.owner(area)]
        fort = f", fort {game.fort(area)}" if game.fort(area) != facts.NO_FORT else ""
        if here or fort:
            lines.append(f"{word} ({state}{fort}): {' | '.join(here)}")
    if boxed := side_text(game, facts.BOX, 0, seat):
        lines.append(f"Eastern Front box: {boxed}")
    gone = [
        f"{facts.ARMIES[army]} {fields.place_word(game.army_place(army))}"
        for army in range(facts.ARMY_COUNT)
        if game.army_place(army) in (slots.ELIMINATED, slots.DISBANDED)
    ]
    if gone:
        lines.append(f"off the map: {', '.join(gone)}")
    for side, word in enumerate(facts.SEATS):
        lines.append(f"{word}: {hand_text(game, side, seat)}")
    return "\n".join(lines)


def headline(game: LastMan, seat: int | None) -> str:
    turn = game.scalars[slots.TURN]
    card = game.scalars[slots.OFFENSIVE]
    question = game.question() if seat is None else game.question_of(seat) or game.question()
    parts = [
        f"{game.form.name}, turn {turn} {facts.TURNS[turn - 1]['name']}",
        f"{facts.SEATS[game.scalars[slots.ACTIVE]]} turn",
        f"{points(game)} points",
    ]
    if card != slots.NO_CARD:
        parts.append(facts.CARDS[card])
    if question is not None:
        open_to_seat = seat in (None, question.seat) or not question.secret
        key = f" {question.key}" if open_to_seat else ""
        parts.append(f"{facts.SEATS[question.seat]} is asked{key}")
    return ", ".join(parts)


def side_text(game: LastMan, area: int, side: int, seat: int | None) -> str:
    """`ge_5 3 infantry 1 artillery entrenched; 1 ge_cavalry`."""
    veiled = [] if seat is None or seat == side else veiled_armies(game)
    parts = []
    for army in range(facts.ARMY_COUNT):
        if game.army_place(army) == area and game.side_of_army(army) == side:
            words = [facts.ARMIES[army], army_text(game, army, army in veiled)]
            words += fields.status_words(game, army)
            parts.append(" ".join(words))
    for kind in range(facts.KIND_COUNT):
        count = game.count(area, kind)
        if count and game.side_of_kind(kind) == side:
            dug = game.dug_in(area, kind) if area != facts.BOX else 0
            parts.append(f"{count} {facts.KINDS[kind]}" + (f" ({dug} dug)" if dug else ""))
    return "; ".join(parts)


def army_text(game: LastMan, army: int, veiled: bool) -> str:
    if veiled:
        foot, others = fields.sections_of(game, army)
        return f"{foot} + {others}"
    parts = [
        f"{count} {facts.TYPES[facts.TYPE_OF[facts.KINDS.index(word)]]}"
        for word, count in fields.unit_counts(game, facts.FIRST_ARMY + army).items()
    ]
    return " ".join(parts) or "empty"


def hand_text(game: LastMan, side: int, seat: int | None) -> str:
    text = f"{game.hand_size(side)} cards"
    if seat is not None and seat != side:
        return text
    cards = fields.card_counts(game, slots.hand(side))
    return f"{text}: " + ", ".join(f"{count} {word}" for word, count in cards.items())
