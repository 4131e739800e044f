"""`sandtable serve`: the table in the browser."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sandtable.cli.extras import need
from sandtable.cli.failure import Failure

DEFAULT_PORT: Final = 8000
PORTS_TRIED: Final = 20
EVERYBODY: Final = "0.0.0.0"
ONE_LOOK: Final = 0.1  # seconds between looks whether the server answers
PATIENCE: Final = 20.0
LARGEST_MESSAGE: Final = 16_384

LEVELS: Final = ("debug", "info", "warning", "error")
FIRST_NO_PORT: Final = 65_536


@dataclass
class Wishes:
    """What the command line says."""

    host: str
    port: int | None
    database: str
    folder: Path | None
    browse: bool
    origins: list[str]
    secure: bool
    proxies: list[str]
    smtp: str
    mail_from: str
    secrets: Path | None = None
    metrics: str = ""
    log: str = "plain"
    log_level: str = "warning"


def serve_table(wishes: Wishes) -> int:
    """Serve until Ctrl-C."""
    need("server")
    if wishes.database.startswith("postgres"):
        need("postgres")
    check(wishes)
    from sandtable.server.notifications.key_files import read

    if wishes.secrets is not None and not wishes.smtp:
        wishes.smtp = read(wishes.secrets / "smtp")
    if wishes.smtp and not (wishes.mail_from and wishes.origins):
        raise Failure("--smtp needs --mail-from, and --origin for the links in mails")
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from sandtable.cli.http import TimedProtocol
    from sandtable.server.app import make_app
    from sandtable.server.operations.logs import set_up_logs
    from sandtable.server.services import Services
    from sandtable.server.settings import Settings

    settings = Settings(
        database=wishes.database,
        origins=tuple(wishes.origins),
        secure=wishes.secure,
        proxies=tuple(wishes.proxies),
        metrics=wishes.metrics,
        secrets=wishes.secrets,
        smtp=wishes.smtp,
        mail_from=wishes.mail_from,
    )
    set_up_logs(wishes.log == "json", wishes.log_level)
    if wishes.folder is not None:
        settings = replace(settings, folder=wishes.folder)
    port = free_port(wishes.host) if wishes.port is None else wishes.port
    here = "127.0.0.1" if wishes.host == EVERYBODY else wishes.host
    address = f"http://{here}:{port}/"
    try:
        services = Services(settings)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Failure(f"the database cannot be opened: {reason}") from None
    print(f"Sandtable is at {address}  (Ctrl-C ends it)", flush=True)
    if wishes.browse:
        threading.Thread(target=open_page, args=(address, here, port), daemon=True).start()
    uvicorn.run(
        make_app(services=services, alone=True),
        host=wishes.host,
        port=port,
        log_config=None,  # as `set_up_logs` has it
        access_log=False,
        http=TimedProtocol,
        proxy_headers=bool(settings.proxies),  # else everybody could say any address
        forwarded_allow_ips=list(settings.proxies),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
    )
    return 0


def check(wishes: Wishes) -> None:
    """Wishes that the command line cannot check itself."""
    if wishes.log not in ("plain", "json"):
        raise Failure(f'the log is "plain" or "json", not "{wishes.log}"')
    if wishes.log_level not in LEVELS:
        raise Failure(f'there is no log level "{wishes.log_level}"; there are: {", ".join(LEVELS)}')
    port = wishes.metrics.rpartition(":")[2]
    if wishes.metrics and not (port.isdecimal() and 0 < int(port) < FIRST_NO_PORT):
        raise Failure(f'figures are served at HOST:PORT, not at "{wishes.metrics}"')


def free_port(host: str) -> int:
    """The usual port, or the next that is free."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise Failure(f"ports {DEFAULT_PORT} to {DEFAULT_PORT + PORTS_TRIED - 1} are all taken")


def open_page(address: str, host: str, port: int) -> None:
    """Once the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port)).close()
        except OSError:
            time.sleep(ONE_LOOK)
        else:
            webbrowser.open(address)
            return
