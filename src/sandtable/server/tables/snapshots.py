"""Snapshots: a game at one of its steps. A long game is loaded from the last one.

The list of answers stays the source of truth. A snapshot has the version of its rules and the hash
of its position; one that does not match is ignored, and the game is replayed from its start.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.games import BOXES
from sandtable.server.storage.models import SnapshotData, TableData
from sandtable.server.tables.choice_history import ChoiceHistory
from sandtable.server.tables.replay import counters_of, header_of
from sandtable.server.workers.packing import pack_state, unpack_state
from sandtable.toolkit.game import Game
from sandtable.toolkit.log import Log
from sandtable.toolkit.record import Step

EVERY: Final = 40  # steps from one to the next, or some more
LONG: Final = 120  # steps; more than these are played again by a worker


def can_be_taken(game: Game) -> bool:
    """Whether a snapshot is possible: nothing can be taken back, and nothing is sealed."""
    return not game.apart and not game.can_undo()


def snapshot_of(data: TableData, game: Game, acts: ChoiceHistory) -> SnapshotData:
    """The game as it is now."""
    hashed = next((each for each in reversed(game.record.steps) if each.hash), None)
    content: dict[str, Any] = {
        "position": pack_state(game.state),
        "log": game.log.dump(),
        "acts": acts.steps,
        "answered": sorted(acts.answered.items()),
        "hashed": ["", ""] if hashed is None else [hashed.moment, hashed.hash],
        "counters": counters_of(game),
    }
    text = json.dumps(content, separators=(",", ":"))
    return SnapshotData(game.log.number, data.rules, game.state.hash(), text)


def restored(
    data: TableData, snapshot: SnapshotData, to_play: bool = True
) -> tuple[Game, ChoiceHistory, list[int]] | None:
    """The game of a snapshot, who acted when, and the counters of its dice; None if it is no good.

    To be played on, its rules must be the ones that we have, and its position the one that was
    stored. Without that it can only be looked at.
    """
    box = BOXES[data.game]
    if to_play and snapshot.rules != box.rules_version:
        return None
    content = json.loads(snapshot.content)
    state = unpack_state(box, content["position"])
    if to_play and state.hash() != snapshot.hash:
        return None
    game = Game(box, state, Chance(), header_of(data, whole=True), begin=False)
    game.log = Log.load(content["log"])
    state.journal = game.log.events
    moment, hashed = content["hashed"]
    game.record.steps = [Step("", "", moment=moment, hash=hashed)]
    acts = ChoiceHistory(len(data.seats))
    acts.steps = content["acts"]
    acts.answered.update(dict(content["answered"]))
    return game, acts, content["counters"]
