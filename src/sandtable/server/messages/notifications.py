"""Notification preferences and devices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sandtable.server.messages.base import LONGEST_WORD, Message

Occasion = Literal["turn", "challenge", "ended", "clock", "petition"]
Channel = Literal["push", "mail", "webhook"]
Minute = Annotated[int, Field(ge=-1, lt=24 * 60)]  # of the day; -1 is none
LONGEST_ADDRESS = 2000


class OccasionChoice(Message):
    """By which channels one is told of something, and after how many seconds."""

    occasion: Occasion
    channels: list[Channel] = Field(max_length=3)
    delay: Literal[0, 300, 3600] = 0


class MessageChoices(Message):
    """What a person chooses."""

    choices: list[OccasionChoice] = Field(max_length=5)
    zone: str = Field(default="UTC", max_length=LONGEST_WORD)
    quiet_from: Minute = -1
    quiet_to: Minute = -1
    webhook: str = Field(default="", max_length=LONGEST_ADDRESS)


class Device(Message):
    """A browser that takes messages."""

    id: str
    name: str
    created: str


class MessagesShown(Message):
    """What was chosen, and what there is to choose from."""

    chosen: MessageChoices
    key: str  # the public key with which a browser subscribes
    devices: list[Device]
    account: bool  # mail and webhooks are for accounts
    mail: str  # the confirmed address; empty without one
    mail_served: bool  # this server sends mail
    webhook_dead: bool


class PushKeys(Message):
    p256dh: str = Field(max_length=128)
    auth: str = Field(max_length=LONGEST_WORD)


class NewDevice(Message):
    """What a browser's push service gave to the page."""

    endpoint: str = Field(max_length=LONGEST_ADDRESS)
    keys: PushKeys
    name: str = Field(default="", max_length=LONGEST_WORD)
    zone: str = Field(default="UTC", max_length=LONGEST_WORD)


class GoneDevice(Message):
    """By its id, or by its endpoint where the page knows only that."""

    id: str = Field(default="", max_length=LONGEST_WORD)
    endpoint: str = Field(default="", max_length=LONGEST_ADDRESS)


class Tested(Message):
    """What became of a test message by one channel."""

    channel: Channel
    name: str  # of the device
    state: Literal["sent", "failed"]


class TestsSent(Message):
    tests: list[Tested]


class Unsubscribing(Message):
    """What a link in a mail stops."""

    channel: Channel
    stopped: bool
