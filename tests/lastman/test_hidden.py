"""Hidden armies (L11.9): who comes out of an army is seen by everybody, and that is noted."""

from __future__ import annotations

import random

import sandtable
from sandtable.core.event import ONLOOKER

OUT_OF_AN_ARMY = "L8.1.2"


def test_everybody_learns_who_comes_out_of_an_army() -> None:
    rng = random.Random(11)
    found = {"leaves-army": 0, "steps": 0}
    for seed in range(6):
        game = sandtable.new_game("lastman", "1918", seed=seed, options={"hidden": True})
        for _ in range(400):
            question = game.question()
            if question is None:
                break
            told = len(game.events)
            game.answer(rng.choice(question.actions))
            for event in game.events[told:]:
                if event.key in found and OUT_OF_AN_ARMY in event.args["rules"]:
                    found[event.key] += 1
                    learned = game.state.learned
                    side = event.args["side"]
                    assert learned >> (1 - side) & 1, (event, game.text())
                    assert learned >> ONLOOKER & 1, (event, game.text())
                    # A step may also show its owner an army of the enemy
                    assert event.key == "steps" or not learned >> side & 1, (event, game.text())
    assert min(found.values()) > 3, found
