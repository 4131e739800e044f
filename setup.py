"""What pyproject.toml cannot say: compile the rules with mypyc when SANDTABLE_COMPILE=1."""

import os
import runpy
from pathlib import Path

from setuptools import setup

COMPILER = "mypy==2.4.1"  # as in the dev group of pyproject.toml
PACKAGE = Path("src/sandtable")

if os.environ.get("SANDTABLE_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ModuleNotFoundError:  # the build is asked what it needs before it has it
        setup(setup_requires=[COMPILER])
    else:
        modules = runpy.run_path(str(PACKAGE / "compiled.py"))["modules_to_compile"](PACKAGE)
        sources = ["src/" + module.replace(".", "/") + ".py" for module in modules]
        setup(
            ext_modules=mypycify(
                ["--follow-imports=silent", *sources],  # edges are checked, but not here
                group_name="sandtable",
                opt_level="3",
                debug_level="0",
            )
        )
else:
    setup()
