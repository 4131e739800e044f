"""The Fluent files of a language, and their messages rendered one by one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from sandtable.toolkit.text import FUNCTIONS

ROOT = Path(__file__).resolve().parent.parent


def files_of(language: str) -> list[Path]:
    """Those of the package, and that of the page."""
    own = sorted((ROOT / "src" / "sandtable").rglob(f"text/{language}.ftl"))
    return [*own, ROOT / "web" / "text" / f"{language}.ftl"]


@cache
def bundle(path: Path) -> FluentBundle:
    found = FluentBundle([path.stem], functions=FUNCTIONS, use_isolating=False)
    found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def rules_in(message: ftl.Message, rule: re.Pattern[str]) -> list[str]:
    """The rules that a message and its attributes name."""
    patterns = [message.value, *(each.value for each in message.attributes)]
    texts = [serialize_pattern(each) for each in patterns if each is not None]
    return sorted(found for text in texts for found in rule.findall(text))


def rendered(path: Path, key: str, values: Mapping[str, object]) -> list[str]:
    """A message and its attributes, with what else it needs left as it is."""
    message = bundle(path).get_message(key)
    patterns = [each for each in (message.value, *message.attributes.values()) if each is not None]
    return [str(bundle(path).format_pattern(each, dict(values))[0]) for each in patterns]
