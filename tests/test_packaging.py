"""What is installed: the package alone plays, extras add the server, and the lock has them all."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
import venv
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import sandtable
from sandtable.cli.extras import EXTRAS

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CASE = SOURCES / "sandtable/games/napoleonics/cases/squares/repulse-flag.toml"

# What only the server may need, and what comes with it.
SERVER_ONLY = (*EXTRAS["server"][0], *EXTRAS["postgres"][0], "starlette", "pydantic")
FROM_RICH = "markdown_it"  # the server uses it too

PLAY = """
import random, sandtable
for name in sandtable.games():
    choice = random.Random(5)
    game = sandtable.new_game(name, seed=5)
    while (question := game.question()) is not None:
        game.answer(choice.choice(question.actions))
    print(name, game.result() is not None)
"""
SERVE = """
import os
from sandtable.cli import main
for language in ("en_GB", "el_GR", "hu_HU"):
    os.environ["LANG"] = f"{language}.UTF-8"
    print(main(["serve", "--host", "192.0.2.1"]))  # no machine has this address
"""
NEEDS_SERVER = (
    "the table in the browser needs packages that are not installed",
    "το τραπέζι στον περιηγητή χρειάζεται πακέτα που δεν είναι εγκατεστημένα",
    "a böngészős asztalhoz olyan csomagok kellenek, amelyek nincsenek telepítve",
)


def requirements(*extras: str) -> list[Requirement]:
    """What pyproject.toml asks for, with these extras."""
    lines = list(PROJECT["project"]["dependencies"])
    for extra in extras:
        lines += PROJECT["project"]["optional-dependencies"][extra]
    found: list[Requirement] = []
    for line in lines:
        wanted = Requirement(line)
        found += requirements(*wanted.extras) if wanted.name == "sandtable" else [wanted]
    return found


def with_dependencies(wanted: list[Requirement]) -> set[str]:
    """The names of all distributions that an installer would take for these."""
    found: set[str] = set()
    waiting = [(each, extra) for each in wanted for extra in ("", *each.extras)]
    seen: set[tuple[str, str]] = set()
    while waiting:
        each, extra = waiting.pop()
        name = canonicalize_name(each.name)
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        found.add(name)
        for line in distribution(name).requires or []:
            further = Requirement(line)
            if further.marker is None or further.marker.evaluate({"extra": extra}):
                waiting += [(further, also) for also in ("", *further.extras)]
    return found


class Installed:
    """A fresh virtual environment with the package and nothing but what it asks for."""

    def __init__(self, folder: Path, *extras: str) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.folder = folder
        self.python = folder / "bin" / "python"
        (packages,) = folder.glob("lib/python*/site-packages")
        (packages / "sandtable").symlink_to(SOURCES / "sandtable")
        for name in with_dependencies(requirements(*extras)):
            link(name, packages)

    def run(self, *arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run its Python, away from the repository and from what else is installed."""
        environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
        return subprocess.run(
            [self.python, *arguments],
            cwd=self.folder,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )


def link(name: str, packages: Path) -> None:
    """Show what a distribution has installed, file by file or folder by folder."""
    files = distribution(name).files or []
    for top in {each.parts[0] for each in files} - {"..", "__pycache__"}:
        if not (packages / top).exists():
            (packages / top).symlink_to(Path(str(distribution(name).locate_file(top))))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install sandtable`."""
    return Installed(tmp_path_factory.mktemp("alone") / "venv")


@pytest.fixture(scope="module")
def with_server(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install "sandtable[server]"`."""
    return Installed(tmp_path_factory.mktemp("server") / "venv", "server")


def test_nothing_of_the_server_is_installed_with_the_package_alone(alone: Installed) -> None:
    names = sorted({*SERVER_ONLY} - {FROM_RICH})
    found = f"from importlib.util import find_spec; print([n for n in {names} if find_spec(n)])"
    assert alone.run("-c", found).stdout == "[]\n"


def test_the_package_alone_plays_every_game(alone: Installed) -> None:
    ran = alone.run("-c", PLAY)
    assert ran.stderr == ""
    assert ran.stdout.splitlines() == [f"{game} True" for game in sandtable.games()]


def test_the_command_works_without_the_server(alone: Installed) -> None:
    ran = alone.run("-m", "sandtable", "games")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "rolica_first" in ran.stdout
    ran = alone.run("-m", "sandtable", "case", CASE)
    assert (ran.returncode, ran.stdout) == (0, "1 passed, 0 failed; 2 rules cited\n")
    table = ("maria", "introductory-two", "--bot", "random", "--seed", "5")
    ran = alone.run("-m", "sandtable", "play", *table, typed="1\nquit\n\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Prag" in ran.stdout
    battle = ("napoleonics", "rolica_first", "--bots", "random,random", "--games", "2", "--json")
    ran = alone.run("-m", "sandtable", "simulate", *battle)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_serve_says_in_three_languages_what_to_install(alone: Installed) -> None:
    ran = alone.run("-c", SERVE)
    assert ran.stdout.split() == ["2", "2", "2"]
    sentences = ran.stderr.splitlines()
    for sentence, beginning in zip(sentences, NEEDS_SERVER, strict=True):
        assert sentence.startswith(f"sandtable: {beginning}")
        assert sentence.endswith('pip install "sandtable[server]".')


def test_the_server_needs_no_postgresql(with_server: Installed) -> None:
    opened = (
        "from pathlib import Path;"
        "from sandtable.server.app import make_app;"
        "from sandtable.server.services import Services;"
        "from sandtable.server.settings import Settings;"
        "make_app(services=Services(Settings(folder=Path('tables'))));"
        "print('opened')"
    )
    ran = with_server.run("-c", opened)
    assert (ran.stdout, ran.stderr) == ("opened\n", "")
    database = ("--database", "postgresql://nobody@192.0.2.1/nothing")
    ran = with_server.run("-m", "sandtable", "serve", *database)
    assert ran.returncode == 2
    (sentence,) = ran.stderr.splitlines()
    assert sentence.endswith('pip install "sandtable[postgres]".')


def test_commands_look_for_what_the_extras_install() -> None:
    core = {each.name for each in requirements()}
    for extra, (packages, _) in EXTRAS.items():
        known = {each.name for each in requirements("server")} if extra == "postgres" else core
        asked = {each.name for each in requirements(extra)} - known
        imported = {"markdown-it-py": "markdown_it", "prometheus-client": "prometheus_client"}
        assert sorted(packages) == sorted(imported.get(name, name) for name in asked)


# The lock


def locked(lock: str) -> dict[str, str]:
    """The versions of a lock, by name."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("lock", "extra"), [("requirements.txt", "postgres"), ("requirements-dev.txt", "dev")]
)
def test_the_lock_has_what_the_package_asks_for(lock: str, extra: str) -> None:
    versions = locked(lock)
    unmet = [
        str(each)
        for each in requirements(extra)
        if not each.specifier.contains(versions.get(canonicalize_name(each.name), "0"))
    ]
    assert unmet == []


def test_both_locks_agree() -> None:
    players, developers = locked("requirements.txt"), locked("requirements-dev.txt")
    assert {name: developers.get(name) for name in players} == players


# The version


def test_the_version_is_written_once_and_in_the_changelog() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased, newest, *_ = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    assert (unreleased, newest) == ("Unreleased", sandtable.__version__)
