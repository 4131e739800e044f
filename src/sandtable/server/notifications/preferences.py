"""Notification preferences: occasions, channels, delays, and the defaults."""

from __future__ import annotations

from typing import Any, Final

TURN: Final = "turn"  # it is your turn
CHALLENGE: Final = "challenge"  # a challenge or an invitation
ENDED: Final = "ended"  # a game has ended
CLOCK: Final = "clock"  # your clock runs low
PETITION: Final = "petition"  # an opponent asks you to agree to something
TEST: Final = "test"  # sent by the test button
OCCASIONS: Final = (TURN, CHALLENGE, ENDED, CLOCK, PETITION)

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
CHANNELS: Final = (PUSH, MAIL, WEBHOOK)

AT_ONCE: Final = 0

GRACE: Final = 10  # seconds in which a window with the table open reports presence
CLOCK_GRACE: Final = 30  # the table does not change then, so its page reports presence less often
SHOWN_EVERY: Final = 20  # seconds
GAP: Final = 600  # seconds between two messages of one occasion about one table


def default_preferences() -> dict[str, Any]:
    """The defaults: everything by push, without delay."""
    return {each: {"channels": [PUSH], "delay": AT_ONCE} for each in OCCASIONS}


def channels_for(choices: dict[str, Any], occasion: str) -> list[str]:
    chosen = choices.get(occasion, {}).get("channels", [])
    return [each for each in CHANNELS if each in chosen]


def delay_for(choices: dict[str, Any], occasion: str) -> int:
    """The delay in seconds; none for clocks."""
    return AT_ONCE if occasion == CLOCK else int(choices.get(occasion, {}).get("delay", AT_ONCE))
