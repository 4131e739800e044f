"""`sandtable verify`: whether every die and card of a record is the one that its seed gives."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sandtable.cli.failure import Failure
from sandtable.cli.files import BROKEN, read_text, reason
from sandtable.cli.language import speaker_of
from sandtable.games import BOXES
from sandtable.toolkit.pledge import Verdict, in_words, verify
from sandtable.toolkit.record import RecordError, read_record
from sandtable.toolkit.text import Speaker

SOUND: Final = 0
MISMATCH: Final = 1
NOT_CHECKED: Final = 2  # there is nothing, or nothing yet, to hold the dice against


def verify_record(path: Path, lang: str | None, as_json: bool) -> int:
    """Check the dice of a record, and say in words what was checked."""
    text = read_text(path)
    try:
        record = read_record(text, {name: box.purposes for name, box in BOXES.items()}, holes=True)
    except RecordError as error:
        raise Failure(f"{path}, {error}") from None
    box = BOXES[record.header["game"]]
    try:
        verdict = verify(box, record)
    except BROKEN as error:
        raise Failure(f"{path} is not a sound record: {reason(error)}") from None
    speaker = speaker_of(lang, box)
    if as_json:
        print(json.dumps(data(verdict, speaker), indent=2))
    else:
        for sentence in in_words(verdict, speaker):
            print(sentence)
    if not verdict.sound:
        return MISMATCH
    return SOUND if verdict.checked else NOT_CHECKED


def data(verdict: Verdict, speaker: Speaker) -> dict[str, Any]:
    """The verdict for programs."""
    return {
        "sound": verdict.sound,
        "checked": verdict.checked,
        "origin": verdict.origin,
        "dice": verdict.dice,
        "draws": verdict.draws,
        "given": verdict.given,
        "commitment": verdict.commitment,
        "words": list(verdict.words),
        "problems": [
            {"key": each.key, "line": each.line, **each.args} for each in verdict.problems
        ],
        "text": in_words(verdict, speaker),
    }
