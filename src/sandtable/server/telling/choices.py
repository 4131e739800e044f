"""What can be chosen: occasions, channels, delays; and what is chosen at first."""

from __future__ import annotations

from typing import Any, Final

TURN: Final = "turn"  # it is your turn
CHALLENGE: Final = "challenge"  # a challenge or an invitation
ENDED: Final = "ended"  # a game has ended
CLOCK: Final = "clock"  # your clock runs low
PETITION: Final = "petition"  # an opponent asks you to agree to something
TEST: Final = "test"  # what the button sends
OCCASIONS: Final = (TURN, CHALLENGE, ENDED, CLOCK, PETITION)

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
CHANNELS: Final = (PUSH, MAIL, WEBHOOK)

AT_ONCE: Final = 0

GRACE: Final = 10  # seconds in which a person who has the table open shows it
CLOCK_GRACE: Final = 30  # nothing changes at the table then, so that its page shows it less often
SHOWN_EVERY: Final = 20  # seconds
GAP: Final = 600  # seconds between two messages of one occasion about one table


def first_choices() -> dict[str, Any]:
    """Everything by push, at once."""
    return {each: {"channels": [PUSH], "delay": AT_ONCE} for each in OCCASIONS}


def channels_for(choices: dict[str, Any], occasion: str) -> list[str]:
    chosen = choices.get(occasion, {}).get("channels", [])
    return [each for each in CHANNELS if each in chosen]


def delay_for(choices: dict[str, Any], occasion: str) -> int:
    """Seconds; a clock does not wait."""
    return AT_ONCE if occasion == CLOCK else int(choices.get(occasion, {}).get("delay", AT_ONCE))
