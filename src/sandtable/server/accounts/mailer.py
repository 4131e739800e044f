"""Mails with a link that signs in or confirms an address."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sandtable.server.notifications import mail
from sandtable.server.settings import Settings
from sandtable.server.texts import speaker_for
from sandtable.server.workers.tasks import end_tasks

LOG: Final = logging.getLogger("sandtable")
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}"
)
LONGEST_ADDRESS: Final = 254


def mail_address(text: str) -> str:
    """A mail address as it is stored; empty if it cannot be one."""
    text = text.strip().lower()
    return text if len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) else ""


class Mailer:
    """Sends mails through the operator's mail server, in background tasks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.observe: Callable[[str], None] = lambda outcome: None  # sent, failed, dropped
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def enabled(self) -> bool:
        """Whether mail is configured; links also need an address of the page."""
        return bool(self.settings.smtp and self.settings.mail_from and self.settings.origins)

    def page_for(self, origin: str) -> str:
        """The base address of links: the operator's setting, never what a request says."""
        origins = self.settings.origins
        return origin if origin in origins else origins[0]

    def send_later(self, work: Coroutine[Any, Any, None]) -> None:
        """Send in the background: response times must not tell whether an address is known."""
        task = asyncio.create_task(self._log_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _log_errors(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except mail.MailProblem as problem:
            self.observe("failed")
            LOG.error("a mail could not be sent: %s", problem)
        except Exception:  # nobody awaits this task, so log the error
            LOG.exception("a mail could not be made")

    async def close(self) -> None:
        await end_tasks(*self._tasks)

    async def send(self, to: str, key: str, language: str, **about: str) -> None:
        """The mail `mail-KEY` in a language."""
        speaker = speaker_for("", language)
        lines = [speaker.say(f"mail-{key}", **about), about["link"], speaker.say("mail-foot")]
        await mail.send(
            self.settings,
            to,
            speaker.say(f"mail-{key}-subject", **about),
            "\n\n".join(lines) + "\n",
            {"Content-Language": speaker.language},
        )
        self.observe("sent")
