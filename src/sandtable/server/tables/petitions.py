"""Petitions: agreements outside the rules (draw, take-back, rematch), and resigning."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, Final

from sandtable.core.refusal import ALLOWED, IllegalAction
from sandtable.server.errors import Late, NotAllowed
from sandtable.server.moderation.access import check_new_table
from sandtable.server.storage import queries
from sandtable.server.tables import new_tables
from sandtable.server.tables.bot_turns import BotTurns
from sandtable.server.tables.replay import last_choice
from sandtable.server.tables.seats import MOST_TRIES, Seats
from sandtable.server.tables.sync import Sync

TAKE_BACK: Final = "take-back"
DRAW: Final = "draw"
RESIGN: Final = "resign"
REMATCH: Final = "rematch"  # everybody moves one seat on
SAME_SIDES: Final = "rematch-same"
BOT: Final = "bot"  # another bot takes the place of one
CLOCK_BOT: Final = "clock-bot"  # a bot goes on for a player who has run out of time
FOLLOWS: Final = "captain"  # the bot that plays on for a player who has gone
OPEN_CHAT: Final = "open-chat"  # onlookers read the chat and write there
REMATCHES: Final = (REMATCH, SAME_SIDES)
WITHOUT_LATE: Final = (DRAW, CLOCK_BOT)  # a player who has run out of time has no say in them


def name_of(petition: dict[str, Any]) -> str:
    """What is asked and by whom, so that a reply is for this and nothing else."""
    said = (petition.get(each, "") for each in ("kind", "seat", "of", "bot"))
    return " ".join(str(each) for each in said).rstrip()


class Petitions:
    """The petitions of a table: one at a time, so that nobody agrees to the wrong one."""

    def __init__(self, sync: Sync, seats: Seats, bots: BotTurns) -> None:
        self.sync = sync
        self.play = sync.play
        self.seats = seats
        self.bots = bots
        self._declined: dict[tuple[int, str], str] = {}  # when it was, by seat and kind

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may go back to its last choice without asking anybody."""
        if self.play.data.rated:
            return False
        if self.play.game is None or self.play.over or not self.play.choice_history.answered[seat]:
            return False
        return not self.seats.others_to_ask(seat)

    def has_say(self, seat: int, kind: str) -> bool:
        """Whether this seat is asked about such a petition."""
        if self.seats[seat].kind != "person":
            return False
        return kind not in WITHOUT_LATE or not self.sync.time.is_late(seat)

    async def ask(self, seat: int, kind: str) -> None:
        """Ask the others; bots, and players at the same screen, agree at once."""
        if kind == RESIGN:
            await self._resign(seat)
            return
        data = self.play.data
        if kind == TAKE_BACK and data.rated:
            raise NotAllowed("rated-stands")
        people = [each for each in self.seats.others_to_ask(seat) if self.has_say(each.seat, kind)]
        begun = self.play.game is not None or self.play.stopped
        await self._check_new_table(seat, kind)
        if (kind in REMATCHES) != self.play.over or not begun:
            raise NotAllowed("not-now")
        bots = [each for each in data.seats if each.seat != seat and each.kind == "bot"]
        if self.play.stopped and not self.play.over and kind != DRAW:
            raise NotAllowed("old-rules")
        if kind == DRAW and bots and not people and not self.play.stopped:
            raise NotAllowed("bot-declines")
        async with self.sync.exclusive():
            data = self.play.data
            if data.petition is not None or (kind in REMATCHES and data.rematch):
                raise NotAllowed("not-now")
            if self._declined.get((seat, kind)) == data.moment:
                raise NotAllowed("asked-already")
            mine = self.seats.of(self.seats[seat].visitor)
            petition = {"kind": kind, "seat": seat, "agreed": mine}
            if not people:
                await self._grant(petition)
            else:
                await self.sync.keep([], [], fields={"petition": petition})
        self.bots.go_on()

    async def _check_new_table(self, seat: int, kind: str) -> None:
        """Refuse a rematch to suspended visitors."""
        if kind in REMATCHES:
            visitor = self.seats[seat].visitor
            await self.sync.store.read(partial(check_new_table, visitor=visitor))

    async def close_chat(self) -> None:
        """Any player may close the chat to onlookers again, at once."""
        async with self.sync.exclusive():
            if not self.play.data.chat_open:
                raise NotAllowed("not-now")
            await self.sync.keep([], [], fields={"chat_open": False})
            self.sync.audience.send_table()

    async def ask_for_bot(self, seat: int, of: int, bot: str) -> None:
        """Propose another bot for a seat; the other players must agree."""
        if not self.seats.others_to_ask(seat):
            await self.bots.replace(of, bot)
            return
        async with self.sync.exclusive():
            data = self.play.data
            if data.seats[of].kind != "bot":
                raise NotAllowed("no-bot-there")
            if data.petition is not None or data.over:
                raise NotAllowed("not-now")
            if self._declined.get((seat, BOT)) == data.moment:
                raise NotAllowed("asked-already")
            mine = self.seats.of(self.seats[seat].visitor)
            petition = {"kind": BOT, "seat": seat, "agreed": mine, "of": of, "bot": bot}
            await self.sync.keep([], [], fields={"petition": petition})

    async def reply(self, seat: int, accept: bool, to: str = "") -> None:
        """Agree to the petition or decline it; the player who asked can only withdraw it.

        A reply to another one, which was withdrawn meanwhile, is late.
        """
        granted: dict[str, Any] | None = None
        if accept and self.play.data.petition is not None:
            await self._check_new_table(seat, self.play.data.petition["kind"])
        async with self.sync.exclusive():
            data = self.play.data
            petition = data.petition
            if petition is None or (seat == petition["seat"] and accept):
                raise Late
            if to not in ("", name_of(petition)):
                raise Late
            if seat != petition["seat"] and not self.has_say(seat, petition["kind"]):
                raise NotAllowed("out-of-time")
            if not accept:
                self._declined[petition["seat"], petition["kind"]] = data.moment
                await self.sync.keep([], [], fields={"petition": None})
                return
            mine = self.seats.of(self.seats[seat].visitor)
            agreed = sorted({*petition["agreed"], *mine})
            kind = petition["kind"]
            people = [each.seat for each in data.seats if self.has_say(each.seat, kind)]
            if all(each in agreed for each in people):
                await self._grant(petition)
                granted = petition
            else:
                await self.sync.keep([], [], fields={"petition": {**petition, "agreed": agreed}})
        if granted is not None and granted["kind"] == BOT:
            self.sync.audience.send_table()
        self.bots.go_on()

    async def _grant(self, petition: dict[str, Any]) -> None:
        if petition["kind"] == DRAW and self.play.stopped:
            scores = [0] * len(self.play.data.seats)
            await self._close({"winner": None, "how": "stopped", "scores": scores})
        elif petition["kind"] == DRAW:
            winner = self.play.box.agreed_winner(self.play.running().state)
            await self.finish({"winner": winner, "how": "drawn"})
        elif petition["kind"] == BOT:
            self.bots.trouble = None
            seats = [(petition["of"], {"bot": petition["bot"]})]
            await self.sync.keep([], [], fields={"petition": None}, seats=seats)
        elif petition["kind"] == CLOCK_BOT:
            if not self.sync.time.is_late(petition["of"]):
                raise NotAllowed("not-late")
            await self.hand_over(petition["of"], late=True)
        elif petition["kind"] == OPEN_CHAT:
            await self.sync.keep([], [], fields={"petition": None, "chat_open": True})
            self.sync.audience.send_table()
        elif petition["kind"] == TAKE_BACK:
            await self._rewind(petition["seat"])
        else:
            await self._rematch(0 if petition["kind"] == SAME_SIDES else 1)

    async def _rematch(self, moves: int) -> None:
        data = self.play.data
        rematch = await new_tables.open_rematch(self.sync.store, data, moves)
        result = data.result and {**data.result, "moves": moves}
        fields = {"petition": None, "rematch": rematch, "result": result}
        await self.sync.keep([], [], fields=fields)
        self.sync.audience.send_table()

    async def _resign(self, seat: int) -> None:
        async with self.sync.exclusive():
            if self.play.data.status == "waiting":
                if self.play.data.tournament:
                    raise NotAllowed("tournament-waits")
                await self._give_up()
                return
            refusal = self.play.box.why_not_resign(self.play.running().state, seat)
            if refusal is not ALLOWED:
                raise IllegalAction("resign", refusal)
            others = [each.seat for each in self.play.data.seats if each.seat != seat]
            if len(others) > 1 and self.seats.others_to_ask(seat):
                await self.hand_over(seat)
                return
            winner = others[0] if len(others) == 1 else None
            await self.finish({"winner": winner, "how": "resigned", "seat": seat})

    async def hand_over(self, seat: int, late: bool = False) -> None:
        """With more than two players a bot takes over the seat of one who resigns."""
        values: dict[str, Any] = {"kind": "bot", "bot": FOLLOWS, "visitor": "", "standing": []}
        if late:
            values |= self.lapse(seat)
        await self.sync.keep([], [seat], fields={"petition": None}, seats=[(seat, values)])
        self.sync.audience.send_updates()
        self.sync.audience.send_table()
        self.bots.go_on()

    async def _give_up(self) -> None:
        """Close a table whose game has not begun, and its invitations."""
        seats: list[tuple[int, dict[str, Any]]] = [
            (each.seat, {"invite_hash": ""}) for each in self.play.data.seats
        ]
        if self.play.given:
            await self.sync.rebuild(self.play.given)
        await self.sync.keep([], [], fields={"status": "over", "asked": []}, seats=seats)

    async def call_off(self) -> bool:
        """Close a table whose game has not begun; False if somebody else sits there."""
        for _ in range(MOST_TRIES):
            with suppress(Late):
                async with self.sync.exclusive():
                    data = self.play.data
                    mine = ("", data.opened_by)
                    if data.status != "waiting" or any(
                        each.visitor not in mine for each in data.seats
                    ):
                        return False
                    await self._give_up()
                return True
        raise Late

    def lapse(self, seat: int) -> dict[str, Any]:
        """The columns that record who has run out of time in a seat."""
        at = self.sync.time.uptime.clock.now()
        return {"lapsed": self.seats[seat].visitor, "lapsed_at": at}

    async def end_without_result(self) -> None:
        """End a tournament game that is no longer needed, without a result."""
        async with self.sync.exclusive():
            data = self.play.data
            if data.status == "waiting":
                await self._give_up()
            elif not data.over:
                scores = [0] * len(data.seats)
                await self._close({"winner": None, "how": "called-off", "scores": scores})

    async def finish(self, result: dict[str, Any], late: int | None = None) -> None:
        """End the game outside its rules: by agreement, by resigning, or on time."""
        seats = [] if late is None else [(late, self.lapse(late))]
        await self._close({**result, "scores": self.play.scores(self.play.running())}, seats)

    async def _close(
        self, result: dict[str, Any], seats: list[tuple[int, dict[str, Any]]] | None = None
    ) -> None:
        fields: dict[str, Any] = {"status": "over", "asked": [], "petition": None, "result": result}
        await self.sync.keep([], self._everybody(), fields=fields, seats=seats)

    async def _rewind(self, seat: int) -> None:
        """Rewind to the last choice of this seat. The same dice come again."""
        data = self.play.data
        steps = await self.sync.store.read(lambda session: queries.load_steps(session, data.id))
        number = await self.sync.workers.run(last_choice, data, steps, seat)
        if number <= data.base:
            raise NotAllowed("nothing-to-take-back")
        await self.sync.rebuild(steps[:number])
        fields: dict[str, Any] = {"petition": None, "rewinds": data.rewinds + 1}
        await self.sync.keep([], self._everybody(), drop_from=number, fields=fields)

    def _everybody(self) -> list[int]:
        return list(range(len(self.play.data.seats)))
