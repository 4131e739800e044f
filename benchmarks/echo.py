"""What `benchmarks/server.py` compares with: FastAPI with sockets, and nothing behind them.

    benchmarks/echo.py PORT

Sockets that come to the same address are at one table. What one of them sends as text, all of them
get back, as JSON that FastAPI reads and writes: `{"sizes": [420, 380], ...}` asks for messages of
these sizes, one for each socket.
"""

from __future__ import annotations

import contextlib
import sys
from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
TABLES: defaultdict[str, list[WebSocket]] = defaultdict(list)


@app.websocket("/{table}")
async def echo(socket: WebSocket, table: str) -> None:
    await socket.accept()
    TABLES[table].append(socket)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive_json()
            for other, size in zip(TABLES[table], message["sizes"], strict=False):
                await other.send_json({"from": message["from"], "filling": "x" * size})
    TABLES[table].remove(socket)


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio")
