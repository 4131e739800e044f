"""Claims against a player who has run out of time. Nothing happens without a claim."""

from __future__ import annotations

from typing import Final

from sandtable.server.errors import NotAllowed
from sandtable.server.messages import ClaimKind
from sandtable.server.tables.petitions import CLOCK_BOT, DRAW, Petitions

TWO: Final = 2


class Claims:
    """Between two, the other player decides: the win, or a bot that plays on.

    Among three, those who are not late agree on an end or on a bot.
    """

    def __init__(self, petitions: Petitions) -> None:
        self.petitions = petitions
        self.play = petitions.play
        self.seats = petitions.seats
        self.sync = petitions.sync

    def against(self, seat: int) -> list[ClaimKind]:
        """What may be claimed when this seat is late."""
        if self.seats[seat].kind != "person" or not self.seats.others_to_ask(seat):
            return []
        return ["win", "bot"] if len(self.play.data.seats) == TWO else ["draw", "bot"]

    async def claim(self, seat: int, of: int, kind: ClaimKind) -> None:
        """Claim against a seat that is out of time; an answer that arrives first prevents it."""
        async with self.sync.exclusive():
            self._check(seat, of, kind)
            if kind == "win":
                await self.petitions.finish({"winner": seat, "how": "time", "seat": of}, late=of)
            elif kind == "bot":
                await self._ask_for_bot(seat, of)
        if kind == "draw":
            await self.petitions.ask(seat, DRAW)
        self.petitions.bots.go_on()

    def _check(self, seat: int, of: int, kind: ClaimKind) -> None:
        self.play.running()
        time = self.sync.time
        if not time.is_late(of):
            raise NotAllowed("not-late")
        same = self.seats[seat].visitor == self.seats[of].visitor
        if same or time.is_late(seat) or kind not in self.against(of):
            raise NotAllowed("not-now")

    async def _ask_for_bot(self, seat: int, of: int) -> None:
        """Ask the other players who are in time, if there are any."""
        mine = self.seats[seat].visitor
        others = [
            each.seat
            for each in self.play.data.seats
            if each.visitor != mine and self.petitions.has_say(each.seat, CLOCK_BOT)
        ]
        if not others:
            await self.petitions.hand_over(of, late=True)
            return
        if self.play.data.petition is not None:
            raise NotAllowed("not-now")
        petition = {"kind": CLOCK_BOT, "seat": seat, "agreed": self.seats.of(mine), "of": of}
        await self.sync.keep([], [], fields={"petition": petition})
