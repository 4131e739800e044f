"""Greek and Hungarian: everything that is shown, and nothing that is English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import Visitor, some_turns
from tests.browser.starting import ROOT

LOCALES = {"el": "el-GR", "hu": "hu-HU"}
GUIDED = {"el": "Η πρώτη μάχη", "hu": "Az első csata"}
WORD = re.compile(r"[A-Za-zÀ-žΆ-ώ]{4,}")

# Words as a reader sees or hears them: text, and names of things that have no text.
SHOWN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent.closest("[lang]") !== document.documentElement || parent.closest("code, kbd, .mono"))
      continue;
    if (parent.closest("select") || parent.checkVisibility({ visibilityProperty: true }))
      found.push(walker.currentNode.data);
  }
  for (const each of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      if (each.hasAttribute(name)) found.push(each.getAttribute(name));
  return found;
}"""


def files(language: str) -> list[Path]:
    folders = ("web/text", "src/sandtable/server/text", "src/sandtable/toolkit/text")
    found = [ROOT / each / f"{language}.ftl" for each in folders]
    return [*found, ROOT / f"src/sandtable/games/napoleonics/text/{language}.ftl"]


def words(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def said(path: Path) -> str:
    """A word file without its comments, keys and variables."""
    lines = [each for each in path.read_text(encoding="utf-8").splitlines() if each[:1] != "#"]
    text = re.sub(r"(?m)^\s*(\.?[a-z][\w-]*) =", "", "\n".join(lines))
    text = re.sub(r"\$\w+|^\s*\*?\[\w+\]", "", text, flags=re.MULTILINE)
    return re.sub(r"[A-Z]+\(|(?<=\{)\s*-?[a-z][\w-]*", "", text)


@cache
def telltales(language: str) -> frozenset[str]:
    """Words that the English files say and those of this language do not."""
    english = set().union(*(words(said(path)) for path in files("en")))
    own = set().union(*(words(said(path)) for path in files(language)))
    own |= words((ROOT / f"docs/rules/napoleonics.{language}.md").read_text(encoding="utf-8"))
    for path in (ROOT / "src/sandtable/games/napoleonics").glob("*s/*.toml"):
        text = path.read_text(encoding="utf-8")
        own |= words(text.partition(f"[text.{language}]")[2].partition("\n[")[0])
        own |= words("".join(re.findall(r"(?s)^leaders = \[.*?\]", text, re.MULTILINE)))
    return frozenset(english - own)


def english_in(visitor: Visitor, language: str) -> list[str]:
    """What is shown and has a word of English in it."""
    shown: list[str] = visitor.page.evaluate(SHOWN)
    return sorted({line.strip() for line in shown if words(line) & telltales(language)})


def is_all_in(visitor: Visitor, language: str) -> None:
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.waits_for_page()
    assert english_in(visitor, language) == [], visitor.page.url


@pytest.mark.parametrize("language", LOCALES)
def test_everything_is_in_the_readers_language(visit: Visit, language: str, finished: str) -> None:
    anna = visit("", locale=LOCALES[language])
    page = anna.page

    # The home page, by the language of the browser
    anna.goes()
    expect(page.get_by_role("radiogroup").nth(1)).to_be_visible()  # the games, and the battles
    is_all_in(anna, language)

    # A table: a hand, a log, a menu, aids
    anna.sits_down("me", "random", battle="first_battle", guided=True, until=some_turns)
    anna.waits_for_turn()
    expect(page.get_by_role("heading", name=GUIDED[language])).to_be_visible()
    is_all_in(anna, language)
    anna.takes_picture({"el": "table-greek", "hu": "table-hungarian"}[language])
    page.keyboard.press("a")
    expect(page.get_by_role("tabpanel")).to_be_visible()
    is_all_in(anna, language)
    page.keyboard.press("Escape")
    page.locator("header nav button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    is_all_in(anna, language)

    # All other pages
    pages = ("/rules/napoleonics", "/mine", "/verify", "/nowhere")
    for path in (*pages, f"/replay/{finished}/9", f"/report/{finished}"):
        anna.goes(path)
        is_all_in(anna, language)


def test_a_reader_changes_the_language_at_the_table(anna: Visitor) -> None:
    anna.sits_down("me", "random", battle="first_battle")
    anna.waits_for_turn()
    anna.button("Menu").click()
    anna.page.get_by_label("Language").select_option("Magyar")
    expect(anna.page.locator("html")).to_have_attribute("lang", "hu")
    expect(anna.page.get_by_role("heading", name="Az első csata")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Az első csata")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_english_would_be_noticed(anna: Visitor, language: str) -> None:
    """The test of the test: an English page is full of what must not be left elsewhere."""
    anna.sits_down("me", "random", battle="first_battle")
    anna.waits_for_turn()
    assert len(english_in(anna, language)) > 30
