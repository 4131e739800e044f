"""Positions written down by hand, for rule cases: `karl prag 5`, `train_austria_1 wien`.

What is a few numbers of the state is set and compared by its field; here are pieces, cards and the
course of play.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sandtable.core.event import EVERYBODY
from sandtable.core.lanes import Lane, Lanes
from sandtable.core.procedure import Procedure
from sandtable.core.shapes import Numbers, differences as field_differences, find, unknown
from sandtable.games.maria.files.scenario import SHELF, Scenario
from sandtable.games.maria.files.setup import bare, form_of, set_down
from sandtable.games.maria.rules import facts, slots, turn
from sandtable.games.maria.rules.combat import CombatPhase, pairs_of
from sandtable.games.maria.rules.election import Election
from sandtable.games.maria.rules.fields import (
    BOXES,
    FIELDS,
    STAGES,
    STATUSES,
    place_word,
    status_words,
)
from sandtable.games.maria.rules.hussars import HussarStage
from sandtable.games.maria.rules.markers import update_electors_box
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.muster import Deal, Muster
from sandtable.games.maria.rules.politics import PoliticsStage
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.timing import phase_of
from sandtable.games.maria.rules.turn import Stage, War
from sandtable.games.maria.rules.winter import Winter

PHASES: Final = [
    "talks", "cards", "supply", "movement", "shifting", "combat", "after", "offers", "check",
]  # fmt: skip
BY_KEY: Final = {each.key: each for each in FIELDS if isinstance(each, Numbers) and each.key}
POSITION_KEYS: Final = [
    "form", "options", "phase", "pieces", "hands", "display", "draw",
    *(key for key in BY_KEY if key != "pools"),
]  # fmt: skip
EXPECT_KEYS: Final = [
    *POSITION_KEYS, "has", "gone", "pools", "hand_sizes", "discards", "question", "over", "winner",
]  # fmt: skip


def power_named(word: str) -> int:
    return find("power", word, facts.POWERS)


# Making a position


def place(position: dict[str, Any]) -> Maria:
    """A state that asks what is asked in this position, once it has begun."""
    for key in position:
        find("key of [position]", key, POSITION_KEYS)
    scenario = SHELF.find(position.get("form", "advanced"))
    game = bare(form_of(scenario, position.get("options", {})))
    given = {**defaults(scenario), **position}
    for key, field in BY_KEY.items():
        if isinstance(given.get(key), dict):
            field.put(game, {**defaults(scenario).get(key, {}), **given[key]})
        elif key in given:
            field.put(game, given[key])
    put_pieces(game, scenario, position)
    put_markers(game, position)
    put_cards(game, position)
    put_events(game, position)
    begin(game, position)
    return game


def defaults(scenario: Scenario) -> dict[str, Any]:
    """The fields of a position that does not say otherwise."""
    markers = [f"{word} {each}" for word, many in scenario.markers.items() for each in many]
    return {
        "turn": 1,
        "stage": "france",
        "tracks": scenario.tracks,
        "electors": scenario.electors,
        "markers": markers,
    }


def put_pieces(game: Maria, scenario: Scenario, position: dict[str, Any]) -> None:
    if "pieces" not in position and position.get("stage") == STAGES[0]:
        for word, at in scenario.pieces.items():
            set_down(game, facts.BODIES.index(word), at)
        return
    for line in position.get("pieces", []):
        body, at, troops, status = read_piece(line)
        set_down(game, body, at)
        game.bodies[body * slots.ROW + slots.STATUS] = status
        if body < facts.GENERAL_COUNT:
            if troops is None:
                raise ValueError(f'"{line}" names no troops, as in "karl prag 5"')
            game.bodies[body * slots.ROW + slots.TROOPS] = troops
            game.bodies[body * slots.ROW + slots.FLOOR] = 1


def read_piece(line: str) -> tuple[int, str, int | None, int]:
    """A body, its place, its troops where they are said, and its state."""
    words = line.split()
    if len(words) < 2:
        raise ValueError(f'"{line}" should be as "karl prag 5", or "train_austria_1 wien"')
    body = find("piece", words[0], facts.BODIES)
    at = words[1]
    find("city", at, [*facts.CITIES, *facts.BOXES])
    troops: int | None = None
    status = 0
    for word in words[2:]:
        if word.isdecimal():
            troops = int(word)
            if body >= facts.FIRST_TRAIN or not 1 <= troops <= facts.MOST_TROOPS:
                raise ValueError(
                    f'"{line}": a general has 1 to {facts.MOST_TROOPS} troops, others none'
                )
        else:
            status |= list(STATUSES)[find("state of a piece", word, list(STATUSES.values()))]
    return body, at, troops, status


def put_markers(game: Maria, position: dict[str, Any]) -> None:
    """Markers lie on fortresses, in boxes and set aside; the pools are what is left."""
    if "electors" not in position.get("boxes", {}) and not game.form.introductory:
        update_electors_box(game)
    scalars = game.scalars
    marks = game.board[slots.MARKS : slots.MARKS + facts.CITY_COUNT]
    for city, power in enumerate(marks):
        if power >= 0 and (not facts.FORTRESS[city] or facts.IS_WESTERN[city]):
            raise ValueError(f"no marker of victory lies in {facts.CITIES[city]}")
    boxes = [scalars[box] for box, _ in BOXES.values()]
    for power, markers in enumerate(game.form.markers):
        placed = marks.count(power) + boxes.count(power)
        counted = scalars[slots.BATTLES + power] + scalars[slots.ASIDE + power]
        scalars[slots.POOL + power] = markers - placed - counted


def put_cards(game: Maria, position: dict[str, Any]) -> None:
    """Hands come from the last deck, so that all of the first one can be drawn."""
    deck = game.scalars[slots.DECK]
    for card in range(facts.CARDS):
        of = card // facts.DECK_SIZE
        if of < deck:
            game.discard(card)
        else:
            game.move_card(card, slots.DRAW if of == deck else slots.UNUSED, 0)
    for key, start in (("hands", 0), ("display", slots.DISPLAYED)):
        for word, kinds in position.get(key, {}).items():
            power = power_named(word)
            mask = EVERYBODY if start else 1 << game.seat_of(power)
            for kind in kinds:
                card = free_card(game, find("card", kind, facts.KINDS))
                game.move_card(card, start + power, mask)
    if "draw" in position:
        keep_in_deck(game, [find("card", kind, facts.KINDS) for kind in position["draw"]])


def free_card(game: Maria, kind: int) -> int:
    """A card of this kind that nobody has; of the last deck that has one."""
    for places in ((slots.UNUSED, slots.DISCARDED), (slots.DRAW,)):
        for card in range(facts.CARDS - 1, -1, -1):
            if facts.KIND_OF[card] == kind and game.cards[card] in places:
                return card
    raise ValueError(
        f"there are not so many {facts.KINDS[kind]}: {facts.DECKS} decks have one each"
    )


def keep_in_deck(game: Maria, kinds: list[int]) -> None:
    """Nothing is left to draw but these."""
    left = list(kinds)
    for card in range(facts.CARDS):
        if game.cards[card] == slots.DRAW:
            if facts.KIND_OF[card] in left:
                left.remove(facts.KIND_OF[card])
            else:
                game.discard(card)
    if left:
        raise ValueError(f"the deck has no more {facts.KINDS[left[0]]}")


def put_events(game: Maria, position: dict[str, Any]) -> None:
    """Events on offer have left the pile; those of the years before this one are gone."""
    scalars = game.scalars
    for event in scalars[slots.OFFERED : slots.OFFERED + 2]:
        if event >= 0:
            scalars[slots.PILE + event] = slots.ON_OFFER
    year = (scalars[slots.TURN] - 1) // facts.TURNS_A_YEAR
    for event in range(len(facts.EVENTS)):
        if event == facts.ELECTION and position.get("election") == "not-drawn":
            continue
        if facts.EVENT_YEAR[event] < year and scalars[slots.PILE + event] == slots.IN_PILE:
            scalars[slots.PILE + event] = slots.GONE
    if scalars[slots.ELECTION] != slots.NOT_DRAWN:
        scalars[slots.PILE + facts.ELECTION] = slots.GONE


def begin(game: Maria, position: dict[str, Any]) -> None:
    """The stage goes on with its phase."""
    stage = game.scalars[slots.STAGE]
    phase = find("phase", position.get("phase", PHASES[turn.NEW_CARDS]), PHASES)
    below: list[Procedure[Any]] = [War()]
    if stage == 0:
        game.scalars[slots.TURN] = 0
        lanes: list[Lane] = [Muster(seat, []) for seat in range(game.form.players)]
        below += [Deal(), Lanes(lanes)]
    elif stage == turn.POLITICS:
        below.append(PoliticsStage())
    elif stage == turn.HUSSARS:
        below.append(HussarStage())
    elif turn.FRANCE_ACTS <= stage <= turn.AUSTRIA_ACTS:
        below += begin_phase(game, stage, phase)
    elif stage == turn.VOTE:
        below.append(Election())
    else:
        below.append(Winter())
    game.stack = below


def begin_phase(game: Maria, stage: int, phase: int) -> list[Procedure[Any]]:
    """A phase from its beginning, or with some pieces moved or beaten already."""
    if phase > turn.NEW_CARDS and facts.SAXONY in game.powers_of_stage(stage):
        game.scalars[slots.SAXON_DREW] = game.scalars[slots.TURN]
    bodies = range(facts.BODY_COUNT)
    if phase == turn.MOVES and any(game.has(body, slots.MOVED) for body in bodies):
        moves = MovementPhase(stage)
        moves.take_up(game)
        return [Stage(stage, phase + 1), moves]
    if phase == turn.BATTLES and any(game.has(body, slots.BEATEN) for body in bodies):
        pairs = pairs_of(game, stage)
        return [Stage(stage, phase + 1), CombatPhase(stage, begun=1, pairs=pairs)]
    return [Stage(stage, phase)]


# What must follow


def differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    """What is not as expected. `pieces` names everybody that is on the map, `has` some of them."""
    problems = [
        unknown("key of [expect]", key, EXPECT_KEYS) for key in expect if key not in EXPECT_KEYS
    ]
    problems += piece_differences(game, expect)
    for key, field in BY_KEY.items():
        if key in expect:
            problems += field.differences(game, expect[key])
    problems += card_differences(game, expect)
    problems += course_differences(game, expect)
    return problems


def pieces_of(game: Maria) -> dict[int, str]:
    """Every body that is not off the map, as a line."""
    lines: dict[int, str] = {}
    for body in range(facts.BODY_COUNT):
        if game.place_of(body) == facts.OFF:
            continue
        words = [facts.BODIES[body], place_word(game.place_of(body)) or ""]
        if body < facts.GENERAL_COUNT:
            words.append(str(game.troops(body)))
        status = game.bodies[body * slots.ROW + slots.STATUS]
        lines[body] = " ".join([*words, *status_words(status)])
    return lines


def is_as(game: Maria, line: str) -> bool:
    """Whether a body is where a line says; troops and `down` only where the line says so."""
    body, at, troops, status = read_piece(line)
    if game.place_of(body) == facts.OFF or place_word(game.place_of(body)) != at:
        return False
    if troops is not None and game.troops(body) != troops:
        return False
    return game.bodies[body * slots.ROW + slots.STATUS] & status == status


def piece_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    have = pieces_of(game)
    there = ", ".join(have.values())
    problems = []
    for line in [*expect.get("pieces", []), *expect.get("has", [])]:
        if not is_as(game, line):
            problems.append(f"missing: {line}; there is: {there}")
    if "pieces" in expect:
        wanted = [read_piece(line)[0] for line in expect["pieces"]]
        problems += [f"not expected: {line}" for body, line in have.items() if body not in wanted]
    for word in expect.get("gone", []):
        if find("piece", word, facts.BODIES) in have:
            problems.append(f"{have[facts.BODIES.index(word)]} should be off the map")
    return problems


def kinds_at(game: Maria, place_: int) -> list[str]:
    kinds = game.kinds_at(place_)
    return sorted(word for kind, word in enumerate(facts.KINDS) for _ in range(kinds[kind]))


def card_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, start in (("hands", 0), ("display", slots.DISPLAYED)):
        for word, kinds in expect.get(key, {}).items():
            have = kinds_at(game, start + power_named(word))
            problems += field_differences(f"{key}: {word}", have, sorted(kinds))
    for word, size in expect.get("hand_sizes", {}).items():
        problems += field_differences(f"hand of {word}", game.hand_size(power_named(word)), size)
    gone = Counter(kinds_at(game, slots.DISCARDED) + kinds_at(game, slots.TABLE))
    missing = Counter(expect.get("discards", [])) - gone
    problems += [f"{kind} is not discarded" for kind in missing.elements()]
    if "draw" in expect:
        problems += field_differences("draw", kinds_at(game, slots.DRAW), sorted(expect["draw"]))
    return problems


def course_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    """Where the game stands, who has won, and what is asked."""
    phase = phase_of(game)
    question = game.question()
    result = game.result()
    found: dict[str, Any] = {
        "form": game.form.name,
        "phase": PHASES[phase] if phase >= 0 else "none",
        "question": question.key if question else "none",
        "over": game.ended(),
        "winner": str(result["seat"]) if result else "nobody",
    }
    if result and expect.get("winner") == result["power"]:
        found["winner"] = result["power"]  # where the power is named instead of the seat
    wanted = {key: expect[key] for key in found if key in expect}
    return field_differences("course", found, wanted)
