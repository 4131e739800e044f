"""Running the server: over standard input and output, or by HTTP on this machine."""

from __future__ import annotations

from sandtable.cli.extras import need
from sandtable.cli.failure import Failure
from sandtable.cli.language import language

HERE = "127.0.0.1"
PORTS = range(1, 65536)


def serve_models(port: int | None, lang: str | None) -> None:
    """Serve until the input ends, or with a port until Ctrl-C."""
    spoken = language(lang)
    need("mcp")
    if port is not None and port not in PORTS:
        raise Failure(f"expected a port from {PORTS[0]} to {PORTS[-1]}, not {port}")
    import anyio

    from sandtable.cli.mcp.tables import Tables
    from sandtable.cli.mcp.tools import make_server

    server = make_server(Tables(spoken))
    if port is None:
        anyio.run(server.run_stdio_async)
        return
    import uvicorn

    app = server.streamable_http_app(host=HERE)  # refuses requests that pages elsewhere make
    print(f"Sandtable is at http://{HERE}:{port}/mcp  (Ctrl-C ends it)", flush=True)
    uvicorn.run(app, host=HERE, port=port, log_level="warning")
