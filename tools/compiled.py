"""Compile the rules: `compiled.py compiler` finds or installs a C compiler, `compiled.py wheel`
builds a wheel with the compiled modules, `compiled.py tools` lets the environment that it is
installed in use the packages of this one.

All of it happens in `build/compiled/`, on a copy of the sources: a compiled module beside its
source in `src/` would make every later plain run a compiled one. The copy is kept, so that only
what changed is compiled again. With SANDTABLE_EFFORT=g the C compiler works a third as long on it,
in `build/compiled-g/`: right for checks, not for measuring.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from sandtable.compiled import modules_to_compile

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "sandtable")
EFFORT = os.environ.get("SANDTABLE_EFFORT", "3")
FOLDER = ROOT / "build" / ("compiled" if EFFORT == "3" else f"compiled-{EFFORT}")
COPY = FOLDER / "sources"
WHEELS = FOLDER / "wheels"
ENVIRONMENT = FOLDER / ".venv"

PROJECT_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")


def find_compiler() -> bool:
    """Whether a C compiler with the headers of this Python is here, installed now if we may."""
    if compiler_works():
        return True
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing a C compiler", file=sys.stderr)
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        packages = ["gcc", "libc6-dev"]
        if sys.base_prefix == "/usr":  # Debian's own Python has its headers in a package
            packages.append(f"python3.{sys.version_info.minor}-dev")
        install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
        for command in (["apt-get", "update", "-qq"], install):
            subprocess.run(command, env=quietly, stdout=sys.stderr, check=False)
    return compiler_works()


def compiler_works() -> bool:
    """Whether a file that includes Python.h compiles."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    if override := os.environ.get("CC"):
        compiler = override.split()
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\n#include <stdio.h>\n", encoding="ascii")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def build_wheel() -> Path:
    """Bring the copy up to date and build it."""
    refresh_copy()
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    build = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
    log = COPY.parent / "build.log"
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [sys.executable, "-c", build, str(WHEELS)],
            cwd=COPY,
            env={**os.environ, "SANDTABLE_COMPILE": "1"},
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        print(log.read_text(encoding="utf-8"), file=sys.stderr)
        sys.exit("The compiled build failed.")
    return next(WHEELS.glob("*.whl"))


def refresh_copy() -> None:
    """Copy the sources afresh. What was compiled stays if the same modules would be compiled."""
    recipe = [(ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "setup.py")]
    made_from = "\n".join([sys.version, *recipe, *modules_to_compile()])
    stamp = COPY / "made-from"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != made_from:
        shutil.rmtree(COPY, ignore_errors=True)
    shutil.rmtree(COPY / "src", ignore_errors=True)
    for path in COPY.glob("build/lib*/**/*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()

    shutil.copytree(ROOT / PACKAGE, COPY / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for name in PROJECT_FILES:
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, COPY / name)
    stamp.write_text(made_from, encoding="utf-8")


def share_tools() -> None:
    """What the compiled modules need beside themselves is found where this Python finds it.

    So nothing is installed twice. The plain modules are not found there: a file of paths (.pth)
    leads to them, and those are read in an environment's own folder alone.
    """
    there = {"base": str(ENVIRONMENT), "platbase": str(ENVIRONMENT)}
    shared = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    paths = Path(sysconfig.get_path("purelib", vars=there), "tools.pth")
    paths.write_text("\n".join([*shared, ""]), encoding="utf-8")


def main() -> None:
    match sys.argv[1:]:
        case ["compiler"]:
            if not find_compiler():
                sys.exit("no C compiler with the headers of this Python (Debian: gcc, python3-dev)")
        case ["wheel"]:
            print(build_wheel().relative_to(ROOT))
        case ["tools"]:
            share_tools()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
