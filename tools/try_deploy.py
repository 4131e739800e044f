"""Try what stands in deploy/, in a clean folder and without a container engine.

The wheel is built and installed into a fresh environment by the commands of the Containerfile, the
ExecStart of the systemd unit is run there, and the server is asked whether it is ready. Two bots
play a game over HTTP; the database is backed up, restored elsewhere, and its games played again.
What could not be tried is said at the end.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
DEPLOY: Final = ROOT / "deploy"
COPIED: Final = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "MANIFEST.in")
PATIENCE: Final = 600.0  # seconds, for a machine that is very busy
UNTRIED: list[str] = []


def say(what: str) -> None:
    print(f"- {what}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """The output of a command that must succeed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{shlex.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


# The Containerfile


def commands_of(containerfile: Path) -> list[str]:
    """What its RUN lines say."""
    joined = containerfile.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.removeprefix("RUN ") for line in joined.splitlines() if line.startswith("RUN ")]


def install(folder: Path) -> Path:
    """Build and install as the Containerfile does; the folder of the environment."""
    build, wheels, home = folder / "build", folder / "wheels", folder / "venv"
    copy_sources(build)
    venv.create(home, with_pip=True)
    places = {"/wheels": str(wheels), "/tmp/wheels": str(wheels)}
    places["/tmp/requirements.txt"] = str(folder / "requirements.txt")
    shutil.copy(ROOT / "requirements.txt", folder)
    for line in commands_of(DEPLOY / "Containerfile"):
        for command in (part.strip() for part in line.split("&&")):
            if not command.startswith(("pip ", "SANDTABLE_COMPILE=1 pip ")):
                UNTRIED.append(f"of the Containerfile: {command}")
                continue
            if command.startswith("SANDTABLE_COMPILE=1 ") and "--compiled" not in sys.argv:
                command = command.removeprefix("SANDTABLE_COMPILE=1 ")
                UNTRIED.append("compiling the wheel: say --compiled")
            for place, here in sorted(places.items(), key=lambda each: -len(each[0])):
                command = re.sub(rf"(?<![\w/]){re.escape(place)}", here, command)
            say(command)
            pip = f"{shlex.quote(str(home / 'bin' / 'python'))} -m pip --disable-pip-version-check"
            run("sh", "-c", re.sub(r"(^|1 )pip ", rf"\1{pip} ", command), cwd=build)
    return home


def copy_sources(build: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, build / name, ignore=ignored)
    (build / "tools").mkdir()
    for name in (*COPIED, "tools/page.py"):
        shutil.copy2(ROOT / name, build / name)
    page = build / "src/sandtable/server/page/index.html"
    if page.is_file():
        page.touch()
        UNTRIED.append("building the page: the one of the repository was taken")


# The unit


def exec_start(home: Path, data: Path, port: int, figures: int) -> list[str]:
    """The command of the systemd unit, with places and ports of this machine."""
    unit = (DEPLOY / "sandtable.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    for there, here in (
        ("/opt/sandtable", str(home)),
        ("/var/lib/sandtable", str(data)),
        ("--port 8000", f"--port {port}"),
        (":9100", f":{figures}"),
    ):
        assert there in command, there
        command = command.replace(there, here)
    return shlex.split(command)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def ask(address: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} if body is not None else {}
    request = urllib.request.Request(address, data, headers)
    with urllib.request.urlopen(request, timeout=60) as found:
        return json.loads(found.read())


def wait_until_ready(address: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if ask(f"{address}/readyz")["ok"]:
                return
        except OSError:
            if server.poll() is not None or time.monotonic() > end:
                sys.exit("the server is not ready")
            time.sleep(0.2)


def play(address: str) -> str:
    """Two bots play a whole game; the id of the table."""
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "napoleonics", "scenario": "rolica_first", "seats": seats}
    table: str = ask(f"{address}/api/tables", wish)["id"]
    end = time.monotonic() + PATIENCE
    while ask(f"{address}/api/tables/{table}")["status"] != "over":
        if time.monotonic() > end:
            sys.exit("the bots do not come to an end")
        time.sleep(0.5)
    return table


def try_server(home: Path, folder: Path) -> None:
    port, figures = free_port(), free_port()
    command = exec_start(home, folder / "data", port, figures)
    say(shlex.join(command))
    address = f"http://127.0.0.1:{port}"
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=folder, env=clean, stdout=log, stderr=log)
    try:
        wait_until_ready(address, server)
        say("/readyz answers")
        say(f"two bots have played a game: table {play(address)}")
        with urllib.request.urlopen(f"http://127.0.0.1:{figures}/metrics", timeout=60) as found:
            assert b"sandtable_bot_seconds_count" in found.read()
        say("/metrics has figures of it")
        back_up(home, folder)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def back_up(home: Path, folder: Path) -> None:
    """While the server runs, and back into another folder."""
    sandtable, file, other = home / "bin" / "sandtable", folder / "backup.zip", folder / "restored"
    say(run(sandtable, "backup", file, "--folder", folder / "data", cwd=folder).strip())
    say(run(sandtable, "restore", file, "--folder", other, cwd=folder).strip())
    tables = json.loads(
        run(sandtable, "admin", "tables", "list", "--json", "--folder", other, cwd=folder)
    )
    assert [each["status"] for each in tables] == ["over"], tables
    say(run(sandtable, "migrate", "--rehearse", "--folder", other, cwd=folder).strip())


def try_files() -> None:
    """What the programs themselves say of their files, where they are installed."""
    unit = DEPLOY / "sandtable.service"
    if shutil.which("systemd-analyze"):
        rated = subprocess.run(
            ["systemd-analyze", "security", "--offline=true", "--no-pager", unit],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        lines = (rated.stdout or rated.stderr).strip().splitlines() or [""]
        say(f"systemd-analyze security: {lines[-1].strip()}")
    else:
        UNTRIED.append("systemd-analyze on the unit")
    UNTRIED.append("the unit under systemd itself, with its restrictions")
    if shutil.which("caddy"):
        os.environ.setdefault("SANDTABLE_HOST", "table.example")
        run("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")
        say("caddy validate")
    else:
        UNTRIED.append("the Caddyfile: no caddy")
    UNTRIED.append("compose.yaml, PostgreSQL 17 and the image: no container engine is used here")


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="sandtable-deploy-") as name:
        folder = Path(name)
        home = install(folder)
        try_server(home, folder)
    try_files()
    print("Tried, but not:")
    for each in dict.fromkeys(UNTRIED):
        say(each)
    return 0


if __name__ == "__main__":
    sys.exit(main())
