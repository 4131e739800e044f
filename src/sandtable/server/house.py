"""The house: everything that one server process has, and how tables come into being."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import Engine

from sandtable.bots import BOTS
from sandtable.games import BOXES
from sandtable.server import store as kept
from sandtable.server.bots import BotPool
from sandtable.server.database import open_database
from sandtable.server.guard import Rates
from sandtable.server.listening import Listener
from sandtable.server.messages import SeatWish
from sandtable.server.settings import Settings
from sandtable.server.store import Change, SeatData, StepData, Store, TableData
from sandtable.server.tables import Table, Tables
from sandtable.server.visitors import hash_token, new_id, new_token, now
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.pledge import commitment, new_secret

ME: Final = "me"
HERE: Final = "here"
BOT: Final = "bot"


class BadWish(Exception):
    """A table that cannot be opened so; a key of the server's words."""

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key)
        self.key = key
        self.about = about


class House:
    """One process of the server."""

    def __init__(self, settings: Settings, engine: Engine | None = None) -> None:
        self.settings = settings
        self.engine = engine or open_database(settings)
        self.store = Store(self.engine)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.tables = Tables(self.store, self.bots, settings)
        self.tables.rematch_with = self.rematch
        self.openings = Rates(settings.openings_a_minute)
        self.addresses = Rates(settings.openings_an_address)
        self.readings = Rates(settings.readings_a_minute)
        self.listener = Listener(self.engine, self.tables.heard)

    async def open(self) -> None:
        self.bots.open()
        self.listener.open(asyncio.get_running_loop())
        await self.tables.wake_bots()

    async def close(self) -> None:
        self.listener.close()
        await self.tables.close()
        self.bots.close()
        self.store.close()

    # Opening tables

    async def open_table(
        self,
        visitor: str,
        name: str,
        game: str,
        scenario: str,
        wishes: list[SeatWish],
        seed: str | None = None,
        guided: bool = False,
        given: list[StepData] | None = None,
        base: int = 0,
        source: str = "",
        options: dict[str, Any] | None = None,
    ) -> tuple[TableData, dict[int, str]]:
        """A new table, and the tokens of its invitations by seat."""
        self.check_wishes(game, scenario, wishes, seed, options or {})
        secret = new_secret()
        seats = []
        tokens = {}
        for seat, wish in enumerate(wishes):
            data = SeatData(seat, "bot" if wish.kind == BOT else "person")
            if wish.kind == BOT:
                data.bot, data.word = wish.bot, wish.bot
            elif wish.kind in (ME, HERE):
                data.visitor, data.name = visitor, name
            else:
                tokens[seat] = new_token()
                data.invite_hash = hash_token(tokens[seat])
            seats.append(data)
        table = self.blank(game, scenario, visitor, secret, seats)
        table.chosen = seed is not None
        table.seed = " ".join(seed.split()) if seed is not None else ""
        table.guided = guided
        table.options = dict(options or {})
        table.base, table.steps = base, base
        table.source = source
        table.match = table.id
        await self.store.write(lambda at: kept.add_table(at, table, given or []))
        return table, tokens

    async def close_as_record(self, table: TableData, names: list[str], game: Game) -> None:
        """A record that was loaded is a table at which nobody plays any more."""
        changes = [
            (seat, {"name": name, "word": "-", "invite_hash": ""})
            for seat, name in enumerate(names)
        ]
        fields: dict[str, Any] = {"status": "over", "moment": game.state.moment()}
        if (result := game.result()) is not None:
            scores = game.box.face.scores(game.state)
            fields["result"] = {"winner": result["winner"], "how": "victory", "scores": scores}
        change = Change(table.id, table.revision, fields, seats=changes)
        await self.store.keep(change)

    def blank(
        self, game: str, scenario: str, visitor: str, secret: str, seats: list[SeatData]
    ) -> TableData:
        return TableData(
            id=new_id(),
            game=game,
            scenario=scenario,
            rules=BOXES[game].rules_version,
            options={},
            status="waiting",
            opened_by=visitor,
            secret=secret,
            commitment=commitment(secret),
            seed="",
            chosen=False,
            revision=0,
            steps=0,
            rewinds=0,
            base=0,
            source="",
            moment="",
            asked=[],
            petition=None,
            result=None,
            match="",
            rematch="",
            guided=False,
            created=now(),
            changed=now(),
            seats=seats,
        )

    def check_wishes(
        self,
        game: str,
        scenario: str,
        wishes: list[SeatWish],
        seed: str | None,
        options: dict[str, Any],
    ) -> None:
        if game not in BOXES:
            raise BadWish("wish-game")
        box = BOXES[game]
        if not box.has(scenario):  # ids only: never the path of a file
            raise BadWish("wish-scenario")
        seats = box.seats_of(scenario)
        if len(wishes) != len(seats):
            raise BadWish("wish-seats", many=len(seats))
        for wish in wishes:
            if wish.kind == BOT and wish.bot not in BOTS:
                raise BadWish("wish-bot")
        if seed is not None and (not seed.strip() or not seed.isprintable()):
            raise BadWish("wish-seed")
        if seed is not None and any(wish.kind == "invite" for wish in wishes):
            raise BadWish("wish-solo")
        if not switched(box, options):
            raise BadWish("wish-option")

    async def rematch(self, table: Table, moves: int) -> str:
        """The next game of a match: everybody moves so many seats on."""
        old = table.data
        many = len(old.seats)
        seats = []
        for seat in range(many):
            was = old.seats[(seat + moves) % many]
            word = was.bot if was.kind == "bot" else ""
            seats.append(SeatData(seat, was.kind, was.visitor, was.bot, was.name, word))
        new = self.blank(old.game, old.scenario, old.opened_by, new_secret(), seats)
        new.options = old.options
        new.match = old.match or old.id
        await self.store.write(lambda at: kept.add_table(at, new, []))
        return new.id

    async def give_word(self, table: Table, visitor: str, word: str, name: str) -> bool:
        """The word of all seats of this visitor; the game begins when none is missing."""
        word = " ".join(word.split()) or "-"
        async with table.alone():
            mine = [seat for seat in table.data.seats if seat.visitor == visitor and not seat.word]
            if table.game is not None or not mine:
                return False
            changes = [(seat.seat, {"word": word, "name": name or seat.name}) for seat in mine]
            await table.keep([], [], seats=changes)
        table.tell_table()
        await table.start()
        return True

    async def invite_again(self, table: Table, seat: int, token: str) -> bool:
        """A new link to a seat that nobody has taken yet."""
        async with table.alone():
            data = table.data.seats[seat]
            if data.taken or not data.invite_hash:
                return False
            await table.keep([], [], seats=[(seat, {"invite_hash": hash_token(token)})])
        return True

    async def accept(
        self, table: Table, seat: int, token_hash: str, visitor: str, word: str, name: str
    ) -> bool:
        """Take the seat that a link invites to; the link is used up."""
        async with table.alone():
            data = table.data.seats[seat]
            if data.visitor or data.invite_hash != token_hash:
                return False
            values = {"visitor": visitor, "name": name, "word": word}
            await table.keep([], [], seats=[(seat, values)])
        table.tell_table()
        await table.start()
        return True


def switched(box: Box, options: dict[str, Any]) -> bool:
    """Whether these are optional rules that a table offers, and nothing else."""
    return all(name in box.switches and value is True for name, value in options.items())
