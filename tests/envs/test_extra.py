"""Without the extra `research` everything else works, and environments say how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sandtable.envs import extra

EVERYTHING_ELSE = """
import importlib, pathlib, sys
import sandtable
root = pathlib.Path(sandtable.__file__).parent
for path in sorted(root.rglob("*.py")):
    parts = path.relative_to(root).with_suffix("").parts
    if parts == ("arena", "dataset"):  # pyarrow, of another extra, brings numpy along
        continue
    if parts[0] not in ("envs", "__main__") and "migrations" not in parts:
        importlib.import_module(".".join(("sandtable", *parts)))
found = {"numpy", "gymnasium", "pettingzoo", "pyspiel"} & set(sys.modules)
assert not found, found
print(len(sys.modules))
"""
WITHOUT = """
import sys
for name in {names!r}:
    sys.modules[name] = None
import importlib.util as util
real = util.find_spec
util.find_spec = lambda name, package=None: None if name in {names!r} else real(name, package)
import {module}
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_nothing_but_environments_imports_numpy() -> None:
    done = run(EVERYTHING_ELSE)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300  # all of it was imported


@pytest.mark.parametrize(
    ("names", "module", "said"),
    [
        (["pettingzoo"], "sandtable.envs", "sandtable.envs needs pettingzoo: "),
        (["numpy", "gymnasium"], "sandtable.envs", "needs numpy, gymnasium: "),
        (["pyspiel"], "sandtable.envs.spiel", "needs pyspiel: "),
    ],
)
def test_what_is_missing_is_named_with_the_way_to_get_it(
    names: list[str], module: str, said: str
) -> None:
    done = run(WITHOUT.format(names=names, module=module))
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("sandtable.envs.extra.MissingExtra: ")
    assert said + extra.INSTALL in last
