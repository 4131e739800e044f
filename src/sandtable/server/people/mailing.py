"""Mails: a link that signs in, or that confirms an address."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sandtable.server.settings import Settings
from sandtable.server.telling import mail
from sandtable.server.words import speaker_for
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
    """Sends mails through the operator's mail server, without anybody waiting for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.observe: Callable[[str], None] = lambda outcome: None  # sent, failed, dropped
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def can(self) -> bool:
        """Without an address of the page there is nothing that a link could lead to."""
        return bool(self.settings.smtp and self.settings.mail_from and self.settings.origins)

    def page_for(self, origin: str) -> str:
        """The address for links: one that the operator has named, whatever a request says."""
        origins = self.settings.origins
        return origin if origin in origins else origins[0]

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody can tell by the time of a reply whether a mail was sent."""
        task = asyncio.create_task(self._carefully(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carefully(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except mail.MailProblem as problem:
            self.observe("failed")
            LOG.error("a mail could not be sent: %s", problem)
        except Exception:  # nobody waits for this task: the log has the error
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
