"""Player aids as tables: ground, roster, discards, what is still unseen, what is needed to win."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.core.face import Counted, Holding, Listed
from sandtable.core.text import Speaker
from sandtable.server.messages import Aids, AidTable
from sandtable.server.tables import Table


def aid_tables(table: Table, seat: int, speaker: Speaker) -> Aids:
    assert table.game is not None
    box = table.box
    found = box.face.aids(table.game.state, seat, speaker)
    wins = box.face.score_name(speaker)
    names = {name: box.face.seat_name(number, speaker) for number, name in enumerate(box.seats)}
    held = {side.seat: side.holdings for side in box.face.status(table.game.state, speaker).sides}
    kinds = list(dict.fromkeys(each.name for holdings in held.values() for each in holdings))
    tables = [
        AidTable(
            id="needed",
            title=speaker.say("aids-needed"),
            columns=[
                speaker.say("aids-side"),
                speaker.say("aids-still-needed", name=wins),
                *(kind[:1].upper() + kind[1:] for kind in kinds),
            ],
            rows=[
                [names[name], str(many), *counts_of(held[name], kinds)]
                for name, many in found.needed.items()
            ],
        ),
        AidTable(
            id="ground",
            title=speaker.say("aids-ground"),
            columns=[
                speaker.say("aids-kind"),
                speaker.say("aids-effects"),
                speaker.say("aids-rule"),
            ],
            rows=[[each.name, "\n".join(each.effects), each.rule] for each in found.ground],
        ),
    ]
    for name, pieces in found.roster.items():
        columns = [
            speaker.say("aids-unit"),
            speaker.say("aids-strength"),
            speaker.say("aids-where"),
        ]
        tables.append(
            AidTable(
                id=f"roster-{name}",
                title=names[name],
                columns=columns,
                rows=[roster_row(each, speaker) for each in pieces],
            )
        )
    tables.append(cards_table("discards", found.discards, speaker))
    tables.append(cards_table("unseen", found.unseen, speaker))
    return Aids(tables=[each for each in tables if each.rows])


def counts_of(holdings: Iterable[Holding], kinds: list[str]) -> list[str]:
    """How many of each of these things a side has; it may have none of some."""
    counts = {each.name: each.count for each in holdings}
    return [str(counts.get(kind, 0)) for kind in kinds]


def roster_row(piece: Listed, speaker: Speaker) -> list[str]:
    strength = f"{piece.blocks}/{piece.full}" if piece.full else ""
    return [piece.name, strength, piece.place or speaker.say("aids-gone")]


def cards_table(name: str, cards: tuple[Counted, ...], speaker: Speaker) -> AidTable:
    return AidTable(
        id=name,
        title=speaker.say(f"aids-{name}"),
        columns=[speaker.say("aids-card"), speaker.say("aids-count")],
        rows=[[each.title, str(each.count)] for each in cards],
    )
