"""What must hold of the repository itself: what is in it, and what it ships."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
LOCKS = ("requirements.txt", "requirements-dev.txt")

REGISTRY = re.compile(r"pypi\.(org|io)|pythonhosted\.org|registry\.(npmjs|yarnpkg)\.|index[-_]url")
UNFINISHED = re.compile(r"\b(TODO|FIXME)\b")


def repository_files() -> list[Path]:
    """Every file of the repository, also those that are new and not yet added."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("this is not a clone")
    return [path for name in set(listed.stdout.split("\0")) if (path := ROOT / name).is_file()]


def source_files() -> list[Path]:
    """Every file of the package, as it is on the disk."""
    files = (path for path in (SOURCES / "sandtable").rglob("*") if path.is_file())
    return [path for path in files if "__pycache__" not in path.parts]


def lines_with(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """Where the pattern stands in the text files among these."""
    found = []
    for path in files:
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        name = path.relative_to(ROOT)
        found += [f"{name}:{n}: {line}" for n, line in enumerate(lines, 1) if pattern.search(line)]
    return found


def test_no_compiled_module_is_among_the_sources() -> None:
    assert [path for path in source_files() if path.suffix in {".so", ".pyd"}] == []


def test_nothing_names_a_package_registry() -> None:
    assert lines_with(REGISTRY, repository_files()) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_names_no_host(lock: str) -> None:
    assert lines_with(re.compile("://"), [ROOT / lock]) == []


def test_nothing_is_left_to_do_in_the_sources() -> None:
    assert lines_with(UNFINISHED, source_files()) == []


def test_the_wheel_carries_every_file_of_the_package(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, tmp_path)
    shutil.copytree(
        SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
    )
    build = "from setuptools.build_meta import build_wheel; build_wheel('.')"
    plain = {name: value for name, value in os.environ.items() if name != "SANDTABLE_COMPILE"}
    built = subprocess.run(
        [sys.executable, "-c", build],
        cwd=tmp_path,
        env=plain,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        carried = {name for name in archive.namelist() if name.startswith("sandtable/")}
    assert wheel.name.endswith("-py3-none-any.whl")
    assert carried == {path.relative_to(SOURCES).as_posix() for path in source_files()}
