"""The documentation site has pages that lie beside `docs/`, and links to files of the repository.

mkdocs reads one folder. These hooks add the pages of the root folder to it, and point links that
leave the folder to the added page. A link to a source file becomes plain text.
"""

from __future__ import annotations

import os.path
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
# Pages outside `docs/`, by the name that they have on the site
ADDED: Final = {
    "architecture.md": "ARCHITECTURE.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "code_of_conduct.md": "CODE_OF_CONDUCT.md",
    "benchmarks.md": "benchmarks/README.md",
}
PAGE_OF: Final = {source: page for page, source in ADDED.items()}
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)((?:#[^)\s]*)?)\)")
FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie elsewhere."""
    for page, source in ADDED.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to where their files are on the site."""
    here = page.file.src_uri
    source = ADDED.get(here, f"docs/{here}")

    def pointed(match: re.Match[str]) -> str:
        label, link, anchor = match.groups()
        if re.match(r"[a-z]+:", link):
            return match.group(0)
        target = os.path.normpath(os.path.join(os.path.dirname(source), link))
        found = address(target, here, files)
        return label if found is None else f"[{label}]({found}{anchor})"

    parts = []
    at = 0
    for fence in FENCE.finditer(markdown):  # code stays as it is
        parts += [LINK.sub(pointed, markdown[at : fence.start()]), fence.group(0)]
        at = fence.end()
    return "".join([*parts, LINK.sub(pointed, markdown[at:])])


def address(target: str, here: str, files: Files) -> str | None:
    """Where a file of the repository is, seen from this page; None for one that is not on it."""
    page = PAGE_OF.get(target, target.removeprefix("docs/") if target.startswith("docs/") else "")
    if not page or files.get_file_from_path(page) is None:
        return None
    return os.path.relpath(page, os.path.dirname(here) or ".")
