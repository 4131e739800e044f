"""The seats of a table: who sits there, and as which seat a watcher sees it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sandtable.core.event import ONLOOKER
from sandtable.server.errors import Late, NotAllowed
from sandtable.server.security.visitors import hash_token
from sandtable.server.storage.models import SeatData
from sandtable.server.tables.audience import Watcher
from sandtable.server.tables.sync import Sync
from sandtable.server.tables.table_game import TableGame
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.toolkit.pledge import promise_of

MOST_TRIES: Final = 8  # of a change, while other processes change the same table


class Seats:
    """The seats of one table."""

    def __init__(self, play: TableGame, sync: Sync) -> None:
        self.play = play
        self.sync = sync

    def __getitem__(self, seat: int) -> SeatData:
        return self.play.data.seats[seat]

    @property
    def names(self) -> list[str]:
        """The names of the seats, which may be fewer than the game knows."""
        return self.play.box.seats[: len(self.play.data.seats)]

    def of(self, visitor: str) -> list[int]:
        return self.play.data.seats_of(visitor)

    def others_to_ask(self, seat: int) -> list[SeatData]:
        """The people at other screens."""
        me = self[seat].visitor
        seats = self.play.data.seats
        return [each for each in seats if each.kind == "person" and each.visitor != me]

    # Seeing

    def seen_by(self, watcher: Watcher) -> Viewpoint:
        """The viewpoint of a watcher, and the seat that must confirm its turn first.

        Where several seats share a screen, a hand is shown only after its player has confirmed.
        That is not needed where all at the screen may see what is asked.
        """
        mine = self.of(watcher.visitor)
        if not mine:
            return Viewpoint(ONLOOKER)
        if len(mine) == 1:
            return Viewpoint(mine[0])
        asked = [seat for seat in self.play.asked_seats() if seat in mine]
        if watcher.sitting in asked:
            return Viewpoint(watcher.sitting)
        if not asked:
            return Viewpoint(ONLOOKER)
        if len(asked) == 1 and self.may_be_seen(asked[0], mine):
            return Viewpoint(asked[0], openly=True)
        return Viewpoint(ONLOOKER, confirm=asked[0])

    def may_be_seen(self, seat: int, by: list[int]) -> bool:
        """Whether a seat's question reveals nothing that is hidden from these seats."""
        question = self.play.question_of(seat)
        if question is None or question.secret:
            return False
        if self.play.box.asks_openly(question):
            return True
        return not any(
            each.known_to(seat) and not all(each.known_to(other) for other in by)
            for each in self.play.running().state.secrets()
        )

    # Joining

    async def give_word(self, visitor: str, word: str, promise: str, name: str) -> bool:
        """The word of all seats of this visitor, or the promise of one; False if it was given.

        A word that was promised is taken only when every seat is bound: until then nobody sees it.
        """
        async with self.sync.exclusive():
            mine = [self[seat] for seat in self.of(visitor) if not self[seat].word]
            if self.play.game is not None or not mine:
                return False
            if promise and not word:
                self._check_no_word_is_shown()
                values = {"promise": promise}
            else:
                word = " ".join(word.split()) or "-"
                self._check_promise(mine, word)
                values = {"word": word}
            changes = [(seat.seat, {**values, "name": name or seat.name}) for seat in mine]
            await self.sync.keep([], [], seats=changes)
        return True

    def _check_no_word_is_shown(self) -> None:
        """Another promise may take the place of one as long as no promised word is shown."""
        if any(each.promise and each.word for each in self.play.data.seats):
            raise NotAllowed("word-shown")

    def _check_promise(self, mine: list[SeatData], word: str) -> None:
        promised = [each.promise for each in mine if each.promise]
        if promised and not all(each.bound for each in self.play.data.seats):
            raise NotAllowed("word-early")
        if any(each != promise_of(word) for each in promised):
            raise NotAllowed("word-differs")

    async def accept(
        self, seat: int, token_hash: str | None, visitor: str, word: str, promise: str, name: str
    ) -> bool:
        """Take a free seat: by the link that invites to it, or without one.

        Where another process was quicker, it is looked again whether the seat is still free.
        """
        for _ in range(MOST_TRIES):
            with suppress(Late):
                async with self.sync.exclusive():
                    free = seat in self.play.data.free_seats() and not self.of(visitor)
                    if not free or token_hash not in (None, self[seat].invite_hash):
                        return False
                    values = {"visitor": visitor, "name": name, "word": word, "promise": promise}
                    await self.sync.keep([], [], seats=[(seat, values)])
                return True
        raise Late

    async def invite_again(self, seat: int, token: str) -> bool:
        """A new link to a seat that is still open."""
        async with self.sync.exclusive():
            if self[seat].taken or not self[seat].invite_hash:
                return False
            await self.sync.keep([], [], seats=[(seat, {"invite_hash": hash_token(token)})])
        return True
