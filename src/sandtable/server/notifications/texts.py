"""Texts of notifications: title, line, mail, push payload and webhook payload."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from sandtable.games import BOXES
from sandtable.server.notifications.preferences import CHALLENGE, ENDED, TEST
from sandtable.server.notifications.triggers import MessageFacts
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import brief_of, result_text
from sandtable.toolkit.text import Speaker

JOINT: Final = ", "
STYLE: Final = "font-family:Georgia,serif;font-size:17px;line-height:1.5;color:#2b2117"
BUTTON: Final = (
    "display:inline-block;padding:10px 18px;border-radius:8px;"
    "background:#f2c14e;color:#2b1c00;text-decoration:none;font-weight:bold"
)


@dataclass(frozen=True)
class MessageText:
    """A message in one language."""

    title: str  # it is your turn
    line: str  # which game, and against whom
    link: str
    speaker: Speaker


def message_text(occasion: str, about: MessageFacts, language: str, origin: str) -> MessageText:
    speaker = speaker_for(about.game if about.game in BOXES else "", language)
    return MessageText(
        speaker.say(f"telling-{occasion}"),
        line_of(occasion, about, speaker),
        origin + about.path,
        speaker,
    )


def line_of(occasion: str, about: MessageFacts, speaker: Speaker) -> str:
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


def push_text(said: MessageText, message: str, table: str) -> bytes:
    """The payload for the service worker; a repeated message replaces the first."""
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


def mail_text(said: MessageText, unsubscribe: str, settings: str) -> str:
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


def mail_html(said: MessageText, unsubscribe: str, settings: str) -> str:
    """The HTML of a mail, without images and scripts, so that reading is not tracked."""
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


def webhook_text(said: MessageText, message: str, occasion: str, about: MessageFacts) -> bytes:
    """The payload for Discord (`content`), Mattermost and Slack (`text`), with the facts as fields.

    Mentions in names of people are defused.
    """
    words = without_mentions(f"{said.title}. {said.line}")
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


def without_mentions(words: str) -> str:
    return words.replace("@", "@\u200b")
