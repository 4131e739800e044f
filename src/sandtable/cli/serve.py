"""`sandtable serve`: the table in the browser."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Final

from sandtable.cli.failure import Failure

DEFAULT_PORT: Final = 8000
PORTS_TRIED: Final = 20
FIRST_LOOK: Final = 0.1  # seconds between looks whether the server answers
PATIENCE: Final = 20.0


def serve(
    host: str,
    port: int | None,
    database: str,
    folder: Path | None,
    browse: bool,
    origins: list[str],
) -> int:
    """Serve until Ctrl-C; with `browse`, open the page in the browser."""
    import uvicorn

    from sandtable.server.app import make_app
    from sandtable.server.settings import Settings

    chosen = free_port(host) if port is None else port
    settings = Settings(database=database, origins=tuple(origins))
    if folder is not None:
        settings = Settings(database=database, origins=tuple(origins), folder=folder)
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{chosen}/"
    print(f"Sandtable is at {address}  (Ctrl-C ends it)", flush=True)
    if browse:
        threading.Thread(target=open_page, args=(address, host, chosen), daemon=True).start()
    try:
        uvicorn.run(
            make_app(settings),
            host=host,
            port=chosen,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=65_536,
        )
    except OSError as error:
        raise Failure(f"{address}: {error.strerror or error}") from None
    return 0


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
            socket.create_connection(("127.0.0.1" if host == "0.0.0.0" else host, port)).close()
            webbrowser.open(address)
            return
        except OSError:
            time.sleep(FIRST_LOOK)
