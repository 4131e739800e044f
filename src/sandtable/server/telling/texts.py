"""Messages put into words: the same facts as a title, a line, a mail and what a webhook gets."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from sandtable.games import BOXES
from sandtable.server.telling.choices import CHALLENGE, ENDED, TEST
from sandtable.server.telling.occasions import About
from sandtable.server.views.about_table import brief_of, result_text
from sandtable.server.words import speaker_for
from sandtable.toolkit.text import Speaker

JOINT: Final = ", "
STYLE: Final = "font-family:Georgia,serif;font-size:17px;line-height:1.5;color:#2b2117"
BUTTON: Final = (
    "display:inline-block;padding:10px 18px;border-radius:8px;"
    "background:#f2c14e;color:#2b1c00;text-decoration:none;font-weight:bold"
)


@dataclass(frozen=True)
class Worded:
    """A message in one language."""

    title: str  # it is your turn
    line: str  # which game, and against whom
    link: str
    speaker: Speaker


def worded(occasion: str, about: About, language: str, origin: str) -> Worded:
    speaker = speaker_for(about.game if about.game in BOXES else "", language)
    return Worded(
        speaker.say(f"telling-{occasion}"),
        line_of(occasion, about, speaker),
        origin + about.path,
        speaker,
    )


def line_of(occasion: str, about: About, speaker: Speaker) -> str:
    if occasion == TEST or about.game not in BOXES:
        return speaker.say("telling-test-line")
    facts = {
        "game": speaker.say(f"game-{about.game}"),
        "scenario": brief_of(about.game, about.scenario, speaker.language)[0],
        "others": JOINT.join(about.opponents),
        "known": "yes" if about.opponents else "no",
    }
    if occasion == CHALLENGE:
        return speaker.say("telling-line-by", **facts)
    line = speaker.say("telling-line", **facts)
    if occasion == ENDED and about.result is not None:
        return f"{line} {result_text(about.game, about.result, speaker)}"
    return line


# Web Push


def push_text(said: Worded, message: str, table: str) -> bytes:
    """What the service worker of the page shows; a message that comes again replaces itself."""
    shown = {
        "id": message,
        "title": said.title,
        "body": said.line,
        "link": said.link,
        "tag": table or message,
        "lang": said.speaker.language,
    }
    return json.dumps(shown, ensure_ascii=False).encode()


# Mail


def mail_text(said: Worded, unsubscribe: str, settings: str) -> str:
    say = said.speaker.say
    return "\n".join(
        [
            f"{said.title}.",
            said.line,
            "",
            said.link,
            "",
            "-- ",
            say("telling-mail-why"),
            f"{say('telling-mail-change')}: {settings}",
            f"{say('telling-mail-stop')}: {unsubscribe}",
            "",
        ]
    )


def mail_html(said: Worded, unsubscribe: str, settings: str) -> str:
    """No picture and no script: nothing that tells that it was read."""
    say = said.speaker.say
    return (
        f'<!doctype html><html lang="{said.speaker.language}"><body style="{STYLE}">'
        f'<h1 style="font-size:22px">{escape(said.title)}</h1><p>{escape(said.line)}</p>'
        f'<p><a style="{BUTTON}" href="{escape(said.link)}">{escape(say("telling-open"))}</a></p>'
        f'<p style="font-size:14px;color:#655540">{escape(say("telling-mail-why"))}<br>'
        f'<a href="{escape(settings)}">{escape(say("telling-mail-change"))}</a> · '
        f'<a href="{escape(unsubscribe)}">{escape(say("telling-mail-stop"))}</a></p></body></html>'
    )


# Webhooks


def webhook_text(said: Worded, message: str, occasion: str, about: About) -> bytes:
    """What Discord (`content`), Mattermost and Slack (`text`) show, with the facts beside it.

    Names of people mention nobody there: what would be read as a mention is taken apart.
    """
    words = harmless(f"{said.title}. {said.line}")
    body: dict[str, Any] = {
        "content": f"{words}\n{said.link}",
        "text": f"{escape(words, quote=False)}\n{said.link}",
        "username": "Sandtable",
        "allowed_mentions": {"parse": []},
        "sandtable": {
            "id": message,
            "occasion": occasion,
            "game": about.game,
            "scenario": about.scenario,
            "opponents": list(about.opponents),
            "link": said.link,
        },
    }
    return json.dumps(body, ensure_ascii=False).encode()


def harmless(words: str) -> str:
    return words.replace("@", "@\u200b")
