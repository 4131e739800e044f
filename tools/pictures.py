"""Draw docs/pictures/rolica.png: a moment of a battle between two captains, for the README.

The README tells what is to be seen on it: look at both after drawing it anew.

tools/pictures.py [SEED]
"""

from __future__ import annotations

import struct
import sys
import zlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from sandtable.arena.match import Sampler
from sandtable.bots import make_bot
from sandtable.colors.rules.slots import TURN
from sandtable.core.chance import Sealed
from sandtable.drawing.hexes.art import Art
from sandtable.drawing.hexes.render import render
from sandtable.drawing.png import png
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.picture import DRAWINGS
from sandtable.toolkit.text import Speaker

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SCENARIO = "rolica_first"
SEED = 3
EARLIEST = 15  # turns: by then the lines have met
FEWEST_BANNERS = 1  # on either side
SCALE = 0.85


def moment(seed: int) -> Napoleonics | None:
    """Cavalry may go where it likes, a square stands in its way, and both sides have suffered."""
    state = NAPOLEONICS.set_up(SCENARIO, {})
    dice = Sealed(seed)
    captains = [make_bot("captain", NAPOLEONICS, f"{seat} of {seed}") for seat in range(2)]
    state.begin(dice)
    for number in count():
        question = state.question()
        if question is None:
            return None
        if question.key == "move-where" and is_worth_drawing(state):
            return state
        action = question.actions[0]
        if not question.forced:
            sample = Sampler(state, question, f"glimpse {number} of {seed}")
            action = captains[question.seat].choose(question, sample)
        state.answer(action, dice, question.seat)
    return None


def is_worth_drawing(game: Napoleonics) -> bool:
    question = game.question()
    return (
        question is not None
        and game.scalars[TURN] >= EARLIEST
        and min(game.banners(0), game.banners(1)) >= FEWEST_BANNERS
        and any(game.in_square(unit) for seat in range(2) for unit in game.units_of(seat))
        and len(question.actions) >= 10
    )


# A smaller PNG: a little rounding of the colours halves the size and cannot be seen.

CHANNELS = 4
SHADES = 4  # that become one


def smaller(data: bytes) -> bytes:
    """The same picture without its alpha channel and with fewer colours."""
    chunks = list(chunks_of(data))
    width, height = struct.unpack(">II", chunks[0][1][:8])
    packed = b"".join(content for name, content in chunks if name == b"IDAT")
    rows = []
    for row in rows_of(zlib.decompress(packed), width * CHANNELS, height):
        kept = [value for at, value in enumerate(row) if at % CHANNELS != CHANNELS - 1]
        rows.append(bytes(min(255, round(value / SHADES) * SHADES) for value in kept))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    parts = ((b"IHDR", header), (b"IDAT", pixels), (b"IEND", b""))
    return data[:8] + b"".join(chunk(name, content) for name, content in parts)


def chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)


def chunks_of(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        at += size + 12


def rows_of(raw: bytes, width: int, height: int) -> Iterator[bytes]:
    """The rows of a picture, each told from its neighbours as the PNG format has it."""
    above = bytes(width)
    for number in range(height):
        way, *row = raw[number * (width + 1) : (number + 1) * (width + 1)]
        for at in range(width):
            left = row[at - CHANNELS] if at >= CHANNELS else 0
            corner = above[at - CHANNELS] if at >= CHANNELS else 0
            guess = (0, left, above[at], (left + above[at]) // 2, paeth(left, above[at], corner))
            row[at] = (row[at] + guess[way]) % 256
        above = bytes(row)
        yield above


def paeth(left: int, above: int, corner: int) -> int:
    """Whichever of the three is nearest to where their slope points."""
    return min((left, above, corner), key=lambda value: abs(left + above - corner - value))


def main() -> int:
    first = int(sys.argv[1]) if len(sys.argv) > 1 else SEED
    game = next(found for seed in count(first) if (found := moment(seed)) is not None)
    drawn = DRAWINGS.picture(
        game, Speaker("en", NAPOLEONICS), game.question(), subtitle=game.moment().capitalize()
    )
    svg = render(drawn, Art(NAPOLEONICS.folder / "art"))
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "rolica.png").write_bytes(smaller(png(svg, SCALE)))
    print(game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
