"""`sandtable replay`: a recorded game told in words, and every hash in it checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandtable.cli.files import hashes_in, read_text, replayed
from sandtable.cli.language import speaker_of
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker, told_once


def tell_record(path: Path, lang: str | None, as_json: bool) -> None:
    text = read_text(path)
    game = replayed(text, path)
    hashes = hashes_in(text, path)
    speaker = speaker_of(lang, game.box)
    if as_json:
        print(json.dumps(data(game, speaker, hashes), indent=2))
        return
    for run in told_once(game.events, speaker.event):
        event = run[0]
        words = speaker.times(speaker.event(event), len(run))
        if event.key == "turn":
            print(f"\n{words}")
        else:
            print(f"  {words}" + (f"  ({event.rule})" if event.rule else ""))
    print()
    print(game.box.face.ending(game.state, speaker))
    key = "cli-hashes-agree" if hashes else "cli-no-hashes"
    print(speaker.say(key, hashes=hashes, answers=len(game.record.steps) - 1))


def data(game: Game, speaker: Speaker, hashes: int) -> dict[str, Any]:
    """The game for programs: what was answered, what happened, how it ended."""
    return {
        "header": game.record.header,
        "answers": len(game.record.steps) - 1,
        "hashes": hashes,  # that stand in the file, and agree
        "hash": game.state.hash(),
        "result": game.result(),
        "events": [
            {
                "key": event.key,
                "rule": event.rule,
                "args": event.args,
                "text": speaker.event(event),
            }
            for event in game.events
        ],
    }
