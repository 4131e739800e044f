"""The legend of the map, and the sheet of units with their figures and prices."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.words import key, kind_called, season_name
from sandtable.toolkit.lookup import Sign, UnitKind, sign_called
from sandtable.toolkit.text import Speaker


class Drawn(NamedTuple):
    """A sign with its rule, its symbol and the symbols that it explains."""

    name: str
    rule: str
    symbol: str = ""
    covers: tuple[str, ...] = ()
    painted: bool = True  # on every map


SIGNS: Final = (
    Drawn("country", "L10.4"),
    Drawn("held", "L4.2", covers=("held-*",), painted=False),
    Drawn("disputed", "L4.2", covers=("disputed", "disputed-edge"), painted=False),
    Drawn("front", "L4.2", covers=("front-*",), painted=False),
    Drawn("worth", "L3.1", "worth-1", ("worth-*",)),
    Drawn("fort", "L8.11", "fort-3", ("fort-*",)),
    Drawn("rough", "L8.9"),
    Drawn("railway", "L4.6"),
    Drawn("source", "L6.1"),
    Drawn("closed", "L4.4"),
    Drawn("river", ""),
    Drawn("battle", "L2.7", "battle", ("battle",)),
    Drawn("entrenched", "L7.5", "piece-ge_infantry-dug", ("*-dug", "*-dug-empty")),
    Drawn("empty", "L8.1.6", "army-ge_1-empty", ("*-empty",)),
)


def signs_of(speaker: Speaker) -> list[Sign]:
    """What is painted on the map, and what may lie on it."""
    return [
        sign_called(
            each.name, each.rule, speaker, each.symbol, each.covers,
            each.painted and not each.symbol,
        )
        for each in SIGNS
    ]  # fmt: skip


def units_of(game: LastMan, speaker: Speaker) -> list[UnitKind]:
    """The armies of each nation, every kind of unit, and forts."""
    found = [army_kind(game, nation, speaker) for nation in range(len(facts.NATIONS))]
    found += [unit_kind(game, kind, speaker) for kind in range(facts.KIND_COUNT)]
    forts = f"1\N{EN DASH}{max(facts.FORT)}"
    shown = ((speaker.say("figure-strength"), forts), (speaker.say("figure-defence"), "F2"))
    note = speaker.name("sign-fort", "does")
    found.append(UnitKind("fort", speaker.name("sign-fort"), "fort-3", shown, (note,), ("fort-*",)))
    return found


def armies_of(nation: int) -> list[int]:
    return [army for army in range(facts.ARMY_COUNT) if facts.ARMY_NATION[army] == nation]


def army_kind(game: LastMan, nation: int, speaker: Speaker) -> UnitKind:
    """The armies of a nation: how many, and what fits into one (L1.3)."""
    armies = armies_of(nation)
    say = speaker.say
    shown = (
        (say("figure-armies"), str(len(armies))),
        (say("figure-infantry-spaces"), str(facts.INFANTRY_SPACES[nation])),
        (say("figure-auxiliary-spaces"), str(facts.AUXILIARY_SPACES[nation])),
        (say("figure-moves"), "1"),
        (say("figure-price"), str(facts.UNITS["prices"]["army"])),
    )
    return UnitKind(
        f"army-{facts.NATIONS[nation]}",
        say("army-of", nation=speaker.name(key("nations", facts.NATIONS[nation]))),
        f"army-{facts.ARMIES[armies[0]]}",
        shown,
        (say("unit-army"),),
        tuple(f"army-{facts.ARMIES[army]}*" for army in armies),
        any(game.army_place(army) >= 0 for army in armies),
    )


def unit_kind(game: LastMan, kind: int, speaker: Speaker) -> UnitKind:
    """One kind, with the fire, moves and price of its type (L8)."""
    type_, say = facts.TYPE_OF[kind], speaker.say
    defence = f"F{facts.DEFENCE[type_]}" if facts.DEFENCE[type_] else "\N{EN DASH}"
    if facts.DUG_DEFENCE[type_] != facts.DEFENCE[type_]:
        defence += f" ({say('figure-dug', level=facts.DUG_DEFENCE[type_])})"
    shown = [
        (say("figure-attack"), f"F{facts.ATTACK[type_]}" if facts.ATTACK[type_] else "\N{EN DASH}"),
        (say("figure-defence"), defence),
        (say("figure-moves"), str(facts.MOVES[type_])),
        (say("figure-price"), str(facts.PRICE[type_])),
        (say("figure-counters"), str(facts.COUNTERS[kind])),
    ]
    if facts.SINCE[kind] > 1:
        shown.append((say("figure-since"), season_name(speaker.phrases, facts.SINCE[kind])))
    notes = [say(f"unit-{facts.TYPES[type_].replace('_', '-')}")]
    if not facts.HOLDS[type_]:
        notes.append(say("unit-holds-nothing"))
    return UnitKind(
        facts.KINDS[kind],
        kind_called(speaker, kind),
        f"piece-{facts.KINDS[kind]}",
        tuple(shown),
        tuple(notes),
        (f"piece-{facts.KINDS[kind]}", f"piece-{facts.KINDS[kind]}-dug"),
        takes_part(game, kind),
    )


def takes_part(game: LastMan, kind: int) -> bool:
    """Whether it is in play, or may be bought before the scenario ends."""
    nation = facts.NATION_OF[kind]
    present = any(game.army_place(army) >= 0 for army in armies_of(nation))
    if any(game.count(place, kind) for place in range(facts.POOL)):
        return True
    pool = game.count(facts.POOL, kind) + game.count(facts.LATER, kind)
    return present and pool > 0 and facts.SINCE[kind] <= game.form.last_turn
