"""Player aids: what is needed to win, the legend, units, rosters, discards, cards unseen yet."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from sandtable.server.messages import AidEntry, Aids, AidTable, DrawingShown, FigureShown
from sandtable.server.tables.table import Table
from sandtable.server.views.scenes import scenes_of
from sandtable.toolkit.display import Holding
from sandtable.toolkit.lookup import Counted, Listed, Sign, UnitKind
from sandtable.toolkit.text import Speaker


def aid_tables(table: Table, seat: int, speaker: Speaker) -> Aids:
    assert table.game is not None
    box = table.box
    found = box.face.aids(table.game.state, seat, speaker)
    wins = box.face.score_name(speaker)
    names = {name: box.face.seat_name(number, speaker) for number, name in enumerate(box.seats)}
    held = {side.seat: side.holdings for side in box.face.status(table.game.state, speaker).sides}
    kinds = list(dict.fromkeys(each.name for holdings in held.values() for each in holdings))
    drawn = symbols_in(table, seat, speaker)
    tables = [
        legend(table, found.signs, drawn, speaker),
        unit_sheet(table, found.units, drawn, speaker),
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
    return Aids(tables=[each for each in tables if each.rows or each.entries])


def symbols_in(table: Table, seat: int, speaker: Speaker) -> set[str]:
    """The symbols that are on the board now, as this seat sees it."""
    assert table.game is not None
    scene = scenes_of(table.data.game).scene(table.game.state, speaker, seat)
    return {each.symbol for each in scene.pieces} | {each.symbol for each in scene.marks}


def is_drawn(covers: Iterable[str], drawn: set[str]) -> bool:
    """Whether one of these symbols fits one of the patterns."""
    return any(fnmatchcase(symbol, pattern) for pattern in covers for symbol in drawn)


def drawing(game: str, name: str, symbol: str) -> DrawingShown:
    """A symbol of the sheet, or what is painted on the ground under this name."""
    scenes = scenes_of(game)
    if symbol:
        return DrawingShown(symbol=symbol, box=scenes.box_of(symbol))
    return DrawingShown(picture=f"/api/art/{game}/signs/{name}.svg?v={scenes.version}")


def legend(table: Table, signs: Iterable[Sign], drawn: set[str], speaker: Speaker) -> AidTable:
    """The signs of the map, those on this one first."""
    entries = [
        AidEntry(
            id=each.id,
            name=each.name,
            drawing=drawing(table.data.game, each.id, each.symbol),
            lines=[each.text],
            rule=each.rule,
            here=each.here or is_drawn(each.covers, drawn),
        )
        for each in signs
    ]
    return entries_table("legend", entries, speaker)


def unit_sheet(
    table: Table, units: Iterable[UnitKind], drawn: set[str], speaker: Speaker
) -> AidTable:
    """The kinds of units, those in this game first."""
    entries = [
        AidEntry(
            id=each.id,
            name=each.name,
            drawing=drawing(table.data.game, each.id, each.symbol),
            figures=[FigureShown(name=name, value=value) for name, value in each.figures],
            lines=list(each.notes),
            here=each.here or is_drawn(each.covers, drawn),
        )
        for each in units
    ]
    return entries_table("units", entries, speaker, table.box.face.help("units", speaker))


def entries_table(name: str, entries: list[AidEntry], speaker: Speaker, note: str = "") -> AidTable:
    """Entries with those that are in this game first."""
    return AidTable(
        id=name,
        title=speaker.say(f"aids-{name}"),
        entries=sorted(entries, key=lambda each: not each.here),
        rest=speaker.say(f"aids-{name}-rest"),
        note=note,
    )


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
