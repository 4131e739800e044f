"""What one window knows of a position, and the changes that it is sent."""

from __future__ import annotations

from pydantic_core import from_json, to_json

from sandtable.server.patches import diff

Made = dict[tuple[bytes, bytes], bytes]  # patches, by what they begin from and what they make


class Changes:
    """The position as a window can make it of all that it was sent, as JSON.

    A change begins from what this very window was sent before, so that it tells nothing else.
    """

    def __init__(self) -> None:
        self.number = 0  # of the latest position that it was sent
        self.known = b"{}"

    def begin(self, position: bytes, clocks: bytes) -> None:
        """It was sent a welcome with these members."""
        self.number += 1
        self.known = b"{%b,%b}" % (position, clocks)

    def change_to(self, known: bytes, made: Made) -> bytes:
        """The message that makes this of what is known; windows that know the same share it."""
        key = self.known, known
        if key not in made:
            made[key] = to_json(diff(from_json(self.known), from_json(known)))
        self.number += 1
        self.known = known
        return b'{"type":"change","number":%d,"patch":%b}' % (self.number, made[key])
