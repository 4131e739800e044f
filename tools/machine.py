"""Find what some checks need of the machine, and install it where we may.

    tools/machine.py chromium postgresql     exit code 1, and a line each, if something is missing

What could not be had is added to build/not-run, which `make test` shows at its end.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

GAPS = Path(__file__).resolve().parent.parent / "build" / "not-run"
WHAT = {
    "chromium": "the page in a browser: no chromium",
    "postgresql": "the server on PostgreSQL: no postgresql",
}

# Only the whole browser knows notifications. The one without a window needs a third of its time,
# and is used for everything else where it can be had.
WHOLE = ("chromium", "chromium-browser")
PACKAGES = {"chromium": ("chromium-headless-shell", "chromium")}


def find(package: str) -> bool:
    if package == "chromium":
        return any(map(shutil.which, WHOLE))
    return bool(list(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb"))


def install(package: str) -> None:
    """From Debian's packages, as root."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print(f"Installing {package}", file=sys.stderr)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(
        ["apt-get", "update", "-qq"], env=quietly, stdout=subprocess.DEVNULL, check=False
    )
    for name in PACKAGES.get(package, (package,)):
        command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", name]
        subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL, check=False)


def main(packages: list[str]) -> int:
    missing = []
    for package in packages:
        if not find(package):
            install(package)
        if not find(package):
            missing.append(package)
    if missing:
        GAPS.parent.mkdir(exist_ok=True)
        with GAPS.open("a", encoding="utf-8") as gaps:
            gaps.writelines(f"- {WHAT[package]}\n" for package in missing)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
