"""Line of sight (G8.5, G8.6, G8.9, G8.12)."""

from __future__ import annotations

from tests.reasons.greatwar.table import BOARD, BUILDINGS, Table
from tests.reasons.hexes import Cell


def obstacle(table: Table, cell: Cell, one: str, other: str) -> set[str]:
    """What in a hex blocks sight between two others (G8.5, G8.6, G8.9, G8.12)."""
    if not BOARD.has(cell):
        return {"edge"}
    name = cell.name
    found = set()
    if table.ground(name) in ("forest", *BUILDINGS):
        found.add("ground")
    if name in table.units:
        found.add("unit")
    if table.ground(name) == "hill" and not same_hill(table, name, one, other):
        found.add("hill")
    return found


def same_hill(table: Table, name: str, one: str, other: str) -> bool:
    """G8.12: both ends and this hex are of one connected group of hill hexes."""
    found, edge = {name}, [name]
    while edge:
        edge = [
            each
            for hill in edge
            for each in BOARD.neighbours(hill)
            if each not in found and table.ground(each) == "hill"
        ]
        edge = list(dict.fromkeys(edge))
        found.update(edge)
    return one in found and other in found


def blocked(table: Table, one: str, other: str) -> bool:
    line = BOARD.line(one, other)
    if any(obstacle(table, cell, one, other) for cell in line.crossed):
        return True
    return any(
        obstacle(table, left, one, other) and obstacle(table, right, one, other)
        for left, right in line.between
    )
