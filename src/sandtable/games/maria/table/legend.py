"""The legend of the map, and the pieces with their figures."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.games.maria.rules import facts, reach
from sandtable.games.maria.rules.conquest import COVER
from sandtable.games.maria.rules.paths import LONGEST
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.trains import PRICE
from sandtable.games.maria.table.words import kind_word
from sandtable.toolkit.lookup import Sign, UnitKind, sign_called
from sandtable.toolkit.text import Speaker


class Drawn(NamedTuple):
    """A sign with its rule, its symbol and the symbols that it explains."""

    name: str
    rule: str
    symbol: str = ""
    covers: tuple[str, ...] = ()
    always: bool = True  # on every sheet; else in the advanced game only


SIGNS: Final = (
    Drawn("suit", "M16.5"),
    Drawn("road", "M12.2"),
    Drawn("main-road", "M12.2"),
    Drawn("link", "M3.2", always=False),
    Drawn("city", "M3.1"),
    Drawn("fortress", "M15.2"),
    Drawn("major", "M3.5"),
    Drawn("elector", "M25.1"),
    Drawn("territory", "M3.6"),
    Drawn("river", ""),
    Drawn("marker", "M21.1", "marker-france", ("marker-*",)),
    Drawn("query", "M18.1", "query-france", ("query-*",)),
    Drawn("down", "M11.4", "general-france-1-down", ("general-*-down",)),
)


def signs_of(game: Maria, speaker: Speaker) -> list[Sign]:
    """What is painted on the sheets that are played, and what may lie on them."""
    found = []
    for each in SIGNS:
        here = not each.symbol and (each.always or not game.form.introductory)
        found.append(sign_called(each.name, each.rule, speaker, each.symbol, each.covers, here))
    return found


def units_of(game: Maria, speaker: Speaker) -> list[UnitKind]:
    """Generals, trains and hussars."""
    say = speaker.say
    road = say("figure-on-main", count=reach.STRIDES + 1)
    train_road = say("figure-on-main", count=reach.TRAIN_STRIDES + 1)
    figures = {
        "general": [
            (say("figure-moves"), f"{reach.STRIDES} ({road})"),
            (say("figure-forced"), str(reach.FORCED_STRIDES)),
            (say("figure-troops"), f"1\N{EN DASH}{facts.MOST_TROOPS}"),
            (say("figure-protects"), str(COVER)),
        ],
        "train": [
            (say("figure-moves"), f"{reach.TRAIN_STRIDES} ({train_road})"),
            (say("figure-feeds"), str(LONGEST)),
            (say("figure-price"), str(PRICE)),
        ],
        "hussar": [],
    }
    drawn = next(word for power, word in enumerate(facts.POWERS) if game.form.present[power])
    symbols = {"general": f"general-{drawn}-1", "train": f"train-{drawn}", "hussar": "hussar"}
    return [
        UnitKind(
            word,
            speaker.name(f"sign-{word}"),
            symbols[word],
            tuple(figures[word]),
            (speaker.name(f"sign-{word}", "does"),),
            (word if word == "hussar" else f"{word}-*",),
            any(game.on_map(body) for body in range(facts.BODY_COUNT) if kind_word(body) == word),
        )
        for word in figures
    ]
