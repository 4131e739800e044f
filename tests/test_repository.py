"""What must hold of the repository itself: what is in it, and what it ships."""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import sandtable

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
LOCKS = ("requirements.txt", "requirements-dev.txt")
PROJECT_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
PAGE = "src/sandtable/server/page/index.html"

# A few things of every kind that a wheel must have.
CARRIED = (
    "py.typed",
    "server/page/index.html",
    "server/page/assets/*.js",
    "server/page/assets/*.css",
    "server/migrations/versions/*.py",
    "*/text/hu.ftl",
    "games/*/data/*.toml",
    "games/*/scenarios/*.toml",
    "games/*/cases/*.toml",
    "games/*/rules.el.md",
    "games/*/art/*.svg",
    "art/fonts/*.ttf",
    "art/fonts/*.woff2",
)

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


# The source archive and the wheel that is built from it


def copy_project(folder: Path) -> None:
    """What an archive is made from, with the page as it was built last."""
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in (*PROJECT_FILES, "MANIFEST.in", "tools/page.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    (folder / PAGE).touch()  # newer than its sources: nothing here builds it


def build(what: str, folder: Path) -> Path:
    """Build a `wheel` or an `sdist` from a folder; the file that comes of it."""
    program = f"from setuptools.build_meta import build_{what} as build; build('dist')"
    plain = {name: value for name, value in os.environ.items() if name != "SANDTABLE_COMPILE"}
    command = [sys.executable, "-c", program]
    built = subprocess.run(
        command, cwd=folder, env=plain, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    (made,) = (folder / "dist").iterdir()
    return made


def test_the_archive_and_the_wheel_carry_every_file_of_the_package(tmp_path: Path) -> None:
    assert (ROOT / PAGE).is_file(), "build the page first: make page"
    copy_project(tmp_path)
    with tarfile.open(build("sdist", tmp_path)) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert not (unpacked / "tests").exists()
    wheel = build("wheel", unpacked)
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        licences = {Path(name).name for name in names if "/licenses/" in name}
    assert wheel.name == f"sandtable-{sandtable.__version__}-py3-none-any.whl"
    carried = {name for name in names if name.startswith("sandtable/")}
    assert carried == {path.relative_to(SOURCES).as_posix() for path in source_files()}
    for part in CARRIED:
        assert fnmatch.filter(carried, f"sandtable/{part}"), part
    assert licences == {"LICENSE", "NOTICE", "OFL-commissioner.txt", "OFL-eb-garamond.txt"}
