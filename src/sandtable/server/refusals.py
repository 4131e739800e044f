"""Refusals of socket messages: errors turned into a reason in the reader's language."""

from __future__ import annotations

from collections.abc import Awaitable

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.refusal import IllegalAction
from sandtable.server.errors import Late, NotAllowed
from sandtable.server.messages import Refused
from sandtable.server.workers.pool import JobFailed, OverBudget
from sandtable.toolkit.text import Speaker


async def refusal_of(doing: Awaitable[None], number: int, speaker: Speaker) -> Refused | None:
    """Carry out the message with this id; return a refusal if that fails."""
    try:
        await doing
    except Late:
        return Refused(id=number, text=speaker.say("server-late"), late=True)
    except NotAllowed as error:
        return Refused(id=number, text=speaker.say(f"server-{error.key}", **error.about))
    except IllegalAction as error:
        text = speaker.refusal_alone(error.refusal)
        return Refused(id=number, text=text, rule=error.refusal.rule)
    except OverBudget:
        return Refused(id=number, text=speaker.say("server-too-much-work"))
    except JobFailed:
        return Refused(id=number, text=speaker.say("server-no-reply"))
    except SQLAlchemyError:
        return Refused(id=number, text=speaker.say("server-not-stored"))
    return None
