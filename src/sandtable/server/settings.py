"""Operator settings: database, addresses, limits."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

DATA: Final = user_data_path("sandtable", appauthor=False)
DATABASE_FILE: Final = "sandtable.sqlite3"  # in the data folder


@dataclass(frozen=True)
class Settings:
    """The defaults suit one person on one machine."""

    database: str = ""  # an address for SQLAlchemy; empty: SQLite in the data folder
    folder: Path = DATA
    origins: tuple[str, ...] = ()  # further addresses under which the page is served
    hosts: tuple[str, ...] = ()  # further names of this server, beside those of the origins
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    secure: bool = False  # reached over https only: cookies and pages stay there
    secrets: Path | None = None  # a folder with keys, a file each; None: they are in the database
    smtp: str = ""  # a mail server: smtp://user:password@host:port, or smtps://
    mail_from: str = ""  # the sender of mails

    metrics: str = ""  # HOST:PORT where Prometheus reads figures; empty: nowhere
    workers: int = 2  # processes for bots, lookups and replays
    job_seconds: float = 60.0  # a job of a worker that takes longer is given up
    work_a_second: float = 0.5  # seconds of workers that one visitor may use, again and again
    work_at_once: float = 60.0  # and altogether before that
    bot_seconds: float = 20.0  # a bot that takes longer is reported

    body_bytes: int = 16_384
    body_seconds: float = 60.0  # until the whole of a request must have come
    record_bytes: int = 400_000
    record_steps: int = 6_000
    messages_a_second: float = 40.0
    messages_at_once: int = 120
    messages_a_visitor: int = 12_000  # a minute, at all tables
    messages_of_all_tables: int = 600  # of one visitor, at once
    arrivals_a_minute: int = 300  # sockets that one visitor or address opens
    questions_waiting: int = 8  # of one socket: why not, odds, plans; one at a time is asked
    silence: float = 150.0  # seconds without a message from a page, which sends a ping now and then
    slow: float = 30.0  # seconds in which a reader must take a message
    tables_a_visitor: int = 60  # that are not over
    openings_a_minute: int = 40  # by one visitor or address
    openings_an_address: int = 240  # a minute, by all visitors of one address
    sockets_a_visitor: int = 30
    waiting_days: int = 60  # until a table that never began, or a record that was sent, is dropped
    onlookers: int = 200  # of one table
    readings_a_minute: int = 600  # of replays, logs, reports and records, which are played again
    chat_lines: int = 500  # of one table
    chat_a_minute: int = 20  # lines of one visitor at one table
    chat_everywhere: int = 40  # lines a minute of one visitor at all tables
    reports_a_minute: int = 4  # by one visitor
    sign_ins_a_minute: int = 20  # tries by one address
    codes_a_minute: int = 5  # recovery codes tried for one name
    mails_at_once: int = 3  # links to one mail address that are still good

    seek_seconds: float = 75.0  # without a sign of its page, until a seek for a game expires
    lobby_days: int = 14  # until an unchanged table is no longer in the lobby
    challenge_days: int = 7  # until a challenge expires
    challenges_at_once: int = 10  # of one visitor that wait for an answer

    beat_seconds: float = 5.0  # between two heartbeats: clocks stop while there are none

    analysis_playouts: int = 4_000  # of one finished game
    analyses_waiting: int = 100  # of all visitors
    analyses_a_visitor: int = 3  # that wait

    kept_bytes: int = 32_000_000  # of replays, records and reports, for the next request
    live_tables: int = 1_000  # in memory without a watcher

    outbox_seconds: float = 5.0  # between two looks into the outbox; 0: never, for tests
    private_endpoints: bool = False  # push and webhooks may be http and anywhere: for tests

    @property
    def database_url(self) -> str:
        if self.database:
            return with_driver(self.database)
        return f"sqlite:///{self.folder / DATABASE_FILE}"


def is_this_machine(host: str) -> bool:
    """Whether what is sent to a host stays here: to a socket file or a loopback address."""
    if not host or host.startswith("/") or host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def with_driver(url: str) -> str:
    """`postgresql://` as people write it, with the driver that we ship."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    return url
