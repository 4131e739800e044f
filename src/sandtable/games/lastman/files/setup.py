"""The first position of a scenario (L10), and states from stored data."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.state import resumed
from sandtable.games.lastman.files.reading import arrivals_of
from sandtable.games.lastman.files.roster import NO_ARMY, Line, army_named, read_line
from sandtable.games.lastman.files.scenario import Scenario, scenario_data, scenario_from_data
from sandtable.games.lastman.rules import facts, forms, slots
from sandtable.games.lastman.rules.deployment import Deal, Deployment
from sandtable.games.lastman.rules.fields import STATUSES
from sandtable.games.lastman.rules.forms import Force, Form, Garrison
from sandtable.games.lastman.rules.procedures import PROCEDURES
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.turn import War
from sandtable.toolkit.data import Unknown, unknown

# What may be chosen when a game is set up, by name (L11)
OPTIONS: Final[dict[str, int]] = {
    "scramble": forms.SCRAMBLE,
    "bidding": forms.BIDDING,
    "superiority": forms.SUPERIORITY,
    "antwerp_supply": forms.ANTWERP_SUPPLY,
    "antwerp_evacuation": forms.ANTWERP_EVACUATION,
    "fortifying": forms.FORTIFYING,
    "suppressing": forms.SUPPRESSING,
    "hidden": forms.HIDDEN,
    "historical_cards": forms.HISTORICAL_CARDS,
    "strict_limited": forms.STRICT_LIMITED,
    "moves_stand": forms.MOVES_STAND,
    "attackers_gas": forms.ATTACKERS_GAS,
    "full_pursuit": forms.FULL_PURSUIT,
    "supplied_trenches": forms.SUPPLIED_TRENCHES,
    "play_on": forms.PLAY_ON,
    "armistice": forms.ARMISTICE,
    "linked": forms.LINKED,
}
WORDS: Final = {"dug": slots.DUG, **{word: bit for bit, word in STATUSES.items()}}


def set_up(scenario: Scenario, options: dict[str, Any]) -> LastMan:
    """Everything laid out; cards are to be dealt."""
    game = first_position(scenario, options)
    game.stack = [War(), Deal()]
    if game.form.forces:
        game.stack += [Deployment(facts.GERMAN), Deployment(facts.ENTENTE)]
    return game


def rules_of(options: dict[str, Any]) -> int:
    """The optional rules that are played, as bits."""
    rules = 0
    for name, on in options.items():
        if name not in OPTIONS:
            raise Unknown(unknown("option", name, OPTIONS))
        if not isinstance(on, bool):
            raise ValueError(f'"{name}" is {on}, expected true or false')
        rules |= OPTIONS[name] if on else 0
    return rules


def form_of(scenario: Scenario, options: dict[str, Any]) -> Form:
    """What the scenario, and what is chosen, fix for the whole game."""
    rules = rules_of(options)
    garrisons = [
        Garrison(facts.AREAS.index(area), line.army, line.units)
        for area, texts in scenario.garrisons.items()
        for line in map(read_line, texts)
    ]
    return Form(
        scenario.id,
        scenario.first_turn,
        facts.LAST_TURN if rules & forms.PLAY_ON else scenario.last_turn,
        int(scenario.reinforce_first),
        arrivals_of(scenario),
        rules,
        [facts.AREAS.index(area) for area in scenario.neutral],
        [scenario.cards[side] for side in facts.SEATS],
        [
            [facts.CARDS.index(card) for card in scenario.candidates.get(side, [])]
            for side in facts.SEATS
        ],
        garrisons,
        [force_of(scenario, side) for side in facts.SEATS] if scenario.forces else [],
        [scenario.uk_joins.get(key, 0) for key in ("by_itself", "entente_entered")],
        {"scenario": scenario_data(scenario), "options": dict(options)},
    )


def force_of(scenario: Scenario, side: str) -> Force:
    lines = [read_line(text) for text in scenario.forces[side]]
    units = [sum(line.units[kind] for line in lines) for kind in range(facts.KIND_COUNT)]
    home = "GE" if side == facts.SEATS[facts.GERMAN] else "FR"
    return Force(
        [line.army for line in lines if line.army != NO_ARMY],
        units,
        [area for area in range(facts.AREA_COUNT) if facts.HOMES[area] == home],
    )


def first_position(scenario: Scenario, options: dict[str, Any]) -> LastMan:
    """Areas with their owners (L10.4, L10.6), forts, armies and units before anything happened."""
    game = bare(form_of(scenario, options))
    game.scalars[slots.TURN] = scenario.first_turn
    for area, word in enumerate(facts.AREAS):
        owner = facts.GERMAN if word in scenario.german else facts.ENTENTE
        if word in scenario.disputed:
            owner = facts.HOME_SIDE[area]  # L10.6
        game.set_owner(area, facts.NEUTRAL if word in scenario.neutral else owner)
        fort = scenario.forts.get(word, facts.NO_FORT)
        game.set_fort(area, facts.NO_FORT if word in scenario.neutral else fort)
    for texts in scenario.setup.values():
        for word, lines in texts.items():
            for text in lines:
                set_down(game, facts.AREAS.index(word), read_line(text))
    for name in scenario.disbanded:
        game.put_army(army_named(name), slots.DISBANDED)
    for word in scenario.without:
        take_out(game, facts.CARDS.index(word))
    keep_for_later(game)
    game.look_round()
    return game


def bare(form: Form) -> LastMan:
    """An empty map; all units can be bought, all cards are to be drawn."""
    units = [0] * (facts.CONTAINER_COUNT * facts.KIND_COUNT)
    for kind in range(facts.KIND_COUNT):
        units[facts.POOL * facts.KIND_COUNT + kind] = facts.COUNTERS[kind]
    armies = [0] * (facts.ARMY_COUNT * slots.ARMY_ROW)
    for army in range(facts.ARMY_COUNT):
        armies[army * slots.ARMY_ROW] = slots.NOT_ARRIVED
    areas = [0] * (facts.AREA_COUNT * slots.AREA_ROW)
    for area in range(facts.AREA_COUNT):
        areas[area * slots.AREA_ROW : (area + 1) * slots.AREA_ROW] = [
            facts.HOME_SIDE[area],
            facts.NO_FORT,
            facts.HOME_SIDE[area],
        ]
    cards = [0] * slots.CARD_PLACES
    cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS] = facts.COPIES
    scalars = [0] * slots.SCALARS
    scalars[slots.RESULT] = slots.NO_RESULT
    scalars[slots.OFFENSIVE] = slots.NO_CARD
    scalars[slots.ACTIVE] = scalars[slots.FIRST] = facts.GERMAN
    filled = {
        "units": units,
        "dug": [0] * (facts.AREA_COUNT * facts.KIND_COUNT),
        "armies": armies,
        "areas": areas,
        "cards": cards,
        "scalars": scalars,
    }
    game = state_of(form, filled)
    if form.plays(forms.LINKED):
        take_out(game, facts.GERMAN_CRISIS)
    return game


def take_out(game: LastMan, card: int) -> None:
    """All copies of a card leave the game before it begins."""
    while game.cards[slots.DRAW + card]:
        game.move_card(card, slots.DRAW, slots.OUT)


def state_of(form: Form, lists: dict[str, list[int]]) -> LastMan:
    """A state from its lists by name; what is not named grows in play."""
    ordered: list[Any] = [list(lists.get(name, [])) for name in LastMan.LISTS]
    make: Any = LastMan
    game: LastMan = make(form, *ordered)
    return game


def set_down(game: LastMan, place: int, line: Line) -> None:
    """An army with what is in it, or pieces that stand alone, in an area or in the box."""
    container = place
    if line.army != NO_ARMY:
        container = facts.FIRST_ARMY + line.army
        game.put_army(line.army, place)
        for word in line.words:
            game.set_army(line.army, WORDS[word], True)
    for kind, count in enumerate(line.units):
        if count > game.count(facts.POOL, kind):
            raise ValueError(f"there are no {count} more counters of this kind (L1.2)")
        game.shift(kind, count, facts.POOL, container)
        for _ in range(line.moved[kind]):
            game.note_move(kind, container, container, slots.FAR, 0)
        if line.retreated[kind]:
            game.marked += [container, kind, line.retreated[kind]]
        if line.army == NO_ARMY and line.dug[kind]:
            game.set_dug(place, kind, game.dug_in(place, kind) + line.dug[kind])


def keep_for_later(game: LastMan, turn: int = 0) -> None:
    """What comes with reinforcements, joins, or is to be set up cannot be bought (L1.8)."""
    form = game.form
    later = [each.units for each in form.arrivals if each.turn >= turn]
    later += [each.units for each in form.garrisons]
    for units in later + [each.units for each in form.forces]:
        for kind, count in enumerate(units):
            if kind == facts.KIND[facts.GE][facts.STOSSTRUPPEN]:
                continue  # those of 1918 come out of the pool, as far as they are there (L8.3)
            game.shift(kind, min(count, game.count(facts.POOL, kind)), facts.POOL, facts.LATER)


def load_state(data: dict[str, Any]) -> LastMan:
    """The state of which `dump` gave this data."""
    source = data["form"]
    form = form_of(scenario_from_data(source["scenario"]), source["options"])
    return resumed(state_of(form, data["lists"]), PROCEDURES, data)
