"""Positions written down by hand, for rule cases: `karl prag 5`, `train_austria_1 wien`."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.graph import Place
from sandtable.core.event import EVERYBODY
from sandtable.core.lanes import Lane, Lanes
from sandtable.core.procedure import Procedure
from sandtable.games.maria.files.checks import no_such
from sandtable.games.maria.files.scenario import SHELF, Scenario
from sandtable.games.maria.files.setup import bare, form_of, set_down
from sandtable.games.maria.rules import facts, slots, turn
from sandtable.games.maria.rules.combat import CombatPhase, pairs_of
from sandtable.games.maria.rules.election import Election
from sandtable.games.maria.rules.facts import city
from sandtable.games.maria.rules.hussars import HussarStage
from sandtable.games.maria.rules.markers import update_electors_box
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.muster import Deal, Muster
from sandtable.games.maria.rules.politics import PoliticsStage
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.timing import phase_of
from sandtable.games.maria.rules.treaties import contract
from sandtable.games.maria.rules.turn import Stage, War
from sandtable.games.maria.rules.victory import YEARS
from sandtable.games.maria.rules.views import (
    STAGES,
    STATUSES,
    marks,
    place_word,
    queries,
    status_words,
)
from sandtable.games.maria.rules.winter import Winter
from sandtable.toolkit.data import unknown

FEW: Final = 40  # words that can be listed where one of them is meant
PHASES: Final = [
    "talks", "cards", "supply", "movement", "shifting", "combat", "after", "offers", "check",
]  # fmt: skip
FLAGS: Final = {"annexed": slots.ANNEXED, "reduced": slots.REDUCED}
ONE_MARKER: Final = {"emperor": slots.EMPEROR, "italy": slots.ITALY, "electors": slots.ELECTORS_BOX}
NO_HOLDER: Final = {"": "nobody", "none": "nobody", False: "nobody"}  # of a box
VOTES: Final = {"not-drawn": slots.NOT_DRAWN, "coming": slots.COMING, "held": slots.HELD}
POSITION_KEYS: Final = [
    "form", "options", "turn", "stage", "phase", "pieces", "hands", "markers", "electors", "tracks",
    "boxes", "aside", "flags", "truce", "victor", "trump", "offered", "gone_events", "display",
    "contracts", "queries", "election", "modifiers", "winter", "deck", "draw",
]  # fmt: skip
EXPECT_KEYS: Final = [
    *POSITION_KEYS, "has", "gone", "pools", "hand_sizes", "discards", "question", "over", "winner",
]  # fmt: skip


# Words


def named(what: str, word: str, words: list[str]) -> int:
    if word not in words:
        told = no_such if len(words) > FEW else unknown
        raise ValueError(told(what, word, words))
    return words.index(word)


def power_named(word: str) -> int:
    return named("power", word, facts.POWERS)


def city_named(word: str) -> Place:
    return Place(named("city", word, facts.CITIES))


def kind_named(word: str) -> int:
    return named("card", word, facts.KINDS)


def known_keys(what: str, data: dict[str, Any], known: list[str]) -> None:
    for key in data:
        if key not in known:
            raise ValueError(unknown(f"key of {what}", key, known))


def two_words(line: str, example: str) -> tuple[str, str]:
    words = line.split()
    if len(words) != 2:
        raise ValueError(f'"{line}" should be as "{example}"')
    return words[0], words[1]


# Making a position


def place(position: dict[str, Any]) -> Maria:
    """A state that asks what is asked in this position, once it has begun."""
    known_keys("[position]", position, POSITION_KEYS)
    scenario = SHELF.find(position.get("form", "advanced"))
    game = bare(form_of(scenario, position.get("options", {})))
    game.scalars[slots.TURN] = int(position.get("turn", 1))
    put_tracks(game, scenario, position)
    put_pieces(game, scenario, position)
    put_markers(game, scenario, position)
    put_cards(game, position)
    put_politics(game, position)
    begin(game, position)
    return game


def put_tracks(game: Maria, scenario: Scenario, position: dict[str, Any]) -> None:
    for word, box in {**scenario.tracks, **position.get("tracks", {})}.items():
        game.scalars[slots.TRACK + named("track", word, facts.TRACKS)] = int(box)
    for word in position.get("flags", []):
        game.scalars[FLAGS[list(FLAGS)[named("flag", word, list(FLAGS))]]] = 1
    game.scalars[slots.TRUCE] = int(position.get("truce", 0))


def put_pieces(game: Maria, scenario: Scenario, position: dict[str, Any]) -> None:
    if "pieces" not in position and position.get("stage") == STAGES[0]:
        for word, at in scenario.pieces.items():
            set_down(game, facts.BODIES.index(word), at)
        return
    for line in position.get("pieces", []):
        body, at, troops, status = read_piece(line)
        set_down(game, body, at)
        if body >= facts.GENERAL_COUNT:
            game.bodies[body * slots.ROW + slots.STATUS] = status
            continue
        if troops is None:
            raise ValueError(f'"{line}" names no troops, as in "karl prag 5"')
        game.bodies[body * slots.ROW + slots.TROOPS] = troops
        game.bodies[body * slots.ROW + slots.FLOOR] = 1
        game.bodies[body * slots.ROW + slots.STATUS] = status


def read_piece(line: str) -> tuple[int, str, int | None, int]:
    """A body, its place, its troops where they are said, and its state."""
    words = line.split()
    if len(words) < 2:
        raise ValueError(f'"{line}" should be as "karl prag 5", or "train_austria_1 wien"')
    body = named("piece", words[0], facts.BODIES)
    at = words[1]
    if at not in facts.CITIES and at not in facts.BOXES:
        raise ValueError(no_such("city", at, [*facts.CITIES, *facts.BOXES]))
    troops: int | None = None
    status = 0
    bits = {word: bit for bit, word in STATUSES.items()}
    for word in words[2:]:
        if word.isdecimal():
            troops = int(word)
            if body >= facts.FIRST_TRAIN or not 1 <= troops <= facts.MOST_TROOPS:
                raise ValueError(
                    f'"{line}": a general has 1 to {facts.MOST_TROOPS} troops, others none'
                )
        else:
            status |= bits[list(bits)[named("state of a piece", word, list(bits))]]
    return body, at, troops, status


def put_markers(game: Maria, scenario: Scenario, position: dict[str, Any]) -> None:
    """Those on fortresses, in boxes and set aside; the pools are what is left."""
    lines = position.get("markers")
    if lines is None:
        lines = [f"{word} {each}" for word, many in scenario.markers.items() for each in many]
    for line in lines:
        word, at = two_words(line, "prussia liegnitz")
        where = city_named(at)
        if not facts.FORTRESS[where] or facts.IS_WESTERN[where]:
            raise ValueError(f'"{line}": no marker of victory lies in {at}')
        game.set_mark(where, power_named(word))
    for word, side in {**scenario.electors, **position.get("electors", {})}.items():
        game.set_elector(western_named(word), side_named(side))
    boxes = position.get("boxes", {})
    known_keys("`boxes`", boxes, ["battle", "emperor", "italy", "electors", "silesia"])
    for word, count in boxes.get("battle", {}).items():
        game.move_markers(power_named(word), slots.BATTLES, int(count))
    for key, box in ONE_MARKER.items():
        if key in boxes:
            game.give_box(box, power_named(boxes[key]))
    if "electors" not in boxes and not game.form.introductory:
        update_electors_box(game)
    if boxes.get("silesia"):
        game.give_box(slots.SILESIA_BOX, facts.PRUSSIA)
    for word, count in position.get("aside", {}).items():
        game.move_markers(power_named(word), slots.ASIDE, int(count))
    for line in position.get("queries", []):
        word, at = two_words(line, "france prag")
        game.set_query(city_named(at), power_named(word))


def western_named(word: str) -> Place:
    seats = [facts.CITIES[each] for each in facts.WESTERN]
    named("western seat", word, seats)
    return city(word)


def side_named(word: str) -> int:
    return [facts.FRENCH_SIDE, facts.COMMON_SIDE][
        named("side of an elector marker", word, ["france", "common"])
    ]


def put_cards(game: Maria, position: dict[str, Any]) -> None:
    """Hands come from the last deck, so that all of the first one can be drawn."""
    deck = int(position.get("deck", 1)) - 1
    game.scalars[slots.DECK] = deck
    for card in range(facts.CARDS):
        of = card // facts.DECK_SIZE
        if of < deck:
            game.discard(card)
        else:
            game.move_card(card, slots.DRAW if of == deck else slots.UNUSED, 0)
    for word, kinds in position.get("hands", {}).items():
        power = power_named(word)
        for kind in kinds:
            card = free_card(game, kind_named(kind))
            game.move_card(card, power, 1 << game.seat_of(power))
    for word, kinds in position.get("display", {}).items():
        for kind in kinds:
            card = free_card(game, kind_named(kind))
            game.move_card(card, slots.DISPLAYED + power_named(word), EVERYBODY)
    if "draw" in position:
        keep_in_deck(game, [kind_named(kind) for kind in position["draw"]])


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


def put_politics(game: Maria, position: dict[str, Any]) -> None:
    scalars = game.scalars
    if "victor" in position:
        scalars[slots.VICTOR] = power_named(position["victor"])
    if "trump" in position:
        scalars[slots.TRUMP] = named("suit", position["trump"], facts.SUITS)
    for number, word in enumerate(position.get("offered", [])):
        event = named("event", word, facts.EVENTS)
        scalars[slots.OFFERED + number] = event
        scalars[slots.PILE + event] = slots.ON_OFFER
    for word in position.get("gone_events", []):
        scalars[slots.PILE + named("event", word, facts.EVENTS)] = slots.GONE
    year = (scalars[slots.TURN] - 1) // facts.TURNS_A_YEAR
    for event in range(len(facts.EVENTS)):
        if event == facts.ELECTION and position.get("election") == "not-drawn":
            continue
        if facts.EVENT_YEAR[event] < year and scalars[slots.PILE + event] == slots.IN_PILE:
            scalars[slots.PILE + event] = slots.GONE  # years before this one are over
    if "election" in position:
        scalars[slots.ELECTION] = VOTES[
            list(VOTES)[named("state", position["election"], list(VOTES))]
        ]
        if scalars[slots.ELECTION] != slots.NOT_DRAWN:
            scalars[slots.PILE + facts.ELECTION] = slots.GONE
    for word, amount in position.get("modifiers", {}).items():
        scalars[slots.MODIFIER + power_named(word)] = int(amount)
    for line in position.get("contracts", []):
        words = line.split()
        if len(words) != 3 or not words[2].isdecimal():
            raise ValueError(f'"{line}" should be as "france bavaria 2"')
        pair = power_named(words[0]) * len(facts.POWERS) + power_named(words[1])
        scalars[slots.CONTRACTS + pair] = int(words[2])
    for word, scores in position.get("winter", {}).items():
        for number, score in enumerate(scores):
            scalars[slots.WINTER + power_named(word) * YEARS + number] = int(score)


def begin(game: Maria, position: dict[str, Any]) -> None:
    """The stage goes on with its phase."""
    stage = named("stage", position.get("stage", "france"), STAGES)
    phase = named("phase", position.get("phase", PHASES[turn.NEW_CARDS]), PHASES)
    game.scalars[slots.STAGE] = stage
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
    if phase == turn.MOVES and any(game.has(body, slots.MOVED) for body in range(facts.BODY_COUNT)):
        moves = MovementPhase(stage)
        moves.take_up(game)
        return [Stage(stage, phase + 1), moves]
    if phase == turn.BATTLES and any(
        game.has(body, slots.BEATEN) for body in range(facts.BODY_COUNT)
    ):
        pairs = pairs_of(game, stage)
        return [Stage(stage, phase + 1), CombatPhase(stage, begun=1, pairs=pairs)]
    return [Stage(stage, phase)]


# What must follow


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


def differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    """What is not as expected. `pieces` names everybody that is on the map, `has` some of them."""
    problems = [
        unknown("key of [expect]", key, EXPECT_KEYS) for key in expect if key not in EXPECT_KEYS
    ]
    problems += piece_differences(game, expect)
    problems += marker_differences(game, expect)
    problems += card_differences(game, expect)
    problems += politics_differences(game, expect)
    problems += course_differences(game, expect)
    return problems


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
        if named("piece", word, facts.BODIES) in have:
            problems.append(f"{have[facts.BODIES.index(word)]} should be off the map")
    return problems


def marker_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, found in (("markers", marks(game)), ("queries", queries(game))):
        if key in expect:
            have = sorted(f"{power} {each}" for each, power in found.items())
            if have != sorted(expect[key]):
                problems.append(f"the {key} are {have}, not {sorted(expect[key])}")
    for word, side in expect.get("electors", {}).items():
        if game.elector(western_named(word)) != side_named(side):
            problems.append(f"the marker on {word} does not show the side {side}")
    for key, start in (("pools", slots.POOL), ("aside", slots.ASIDE)):
        problems += number_differences(game, expect.get(key, {}), key, start)
    boxes = expect.get("boxes", {})
    problems += number_differences(game, boxes.get("battle", {}), "battle box", slots.BATTLES)
    for key, box in ONE_MARKER.items():
        if key in boxes:
            holder = game.scalars[box]
            word = facts.POWERS[holder] if holder >= 0 else "nobody"
            if word != NO_HOLDER.get(boxes[key], boxes[key]):
                problems.append(f'the box {key} has the marker of "{word}", not "{boxes[key]}"')
    if "silesia" in boxes and (game.scalars[slots.SILESIA_BOX] >= 0) != bool(boxes["silesia"]):
        problems.append("the Silesia box is not as expected")
    return problems


def number_differences(game: Maria, wanted: dict[str, int], what: str, start: int) -> list[str]:
    return [
        f"{what}: {word} has {game.scalars[start + power_named(word)]}, not {number}"
        for word, number in wanted.items()
        if game.scalars[start + power_named(word)] != number
    ]


def kinds_at(game: Maria, place_: int) -> list[str]:
    return sorted(
        facts.KINDS[facts.KIND_OF[card]]
        for card in range(facts.CARDS)
        if game.cards[card] == place_
    )


def card_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, start in (("hands", 0), ("display", slots.DISPLAYED)):
        for word, kinds in expect.get(key, {}).items():
            have = kinds_at(game, start + power_named(word))
            if have != sorted(kinds):
                problems.append(f"{key}: {word} has {have}, not {sorted(kinds)}")
    for word, size in expect.get("hand_sizes", {}).items():
        if game.hand_size(power_named(word)) != size:
            problems.append(f"{word} holds {game.hand_size(power_named(word))} cards, not {size}")
    if "discards" in expect:
        have = kinds_at(game, slots.DISCARDED) + kinds_at(game, slots.TABLE)
        problems += [f"{kind} is not discarded" for kind in expect["discards"] if kind not in have]
    if "draw" in expect and kinds_at(game, slots.DRAW) != sorted(expect["draw"]):
        problems.append(f"the deck has {kinds_at(game, slots.DRAW)}, not {sorted(expect['draw'])}")
    if "deck" in expect and game.scalars[slots.DECK] + 1 != expect["deck"]:
        problems.append(f"deck {game.scalars[slots.DECK] + 1} is drawn from, not {expect['deck']}")
    return problems


def politics_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    problems = []
    scalars = game.scalars
    for word, box in expect.get("tracks", {}).items():
        have = scalars[slots.TRACK + named("track", word, facts.TRACKS)]
        if have != box:
            problems.append(f"the marker of {word} is in box {have}, not {box}")
    if "flags" in expect:
        flags = sorted(word for word, at in FLAGS.items() if scalars[at])
        if flags != sorted(expect["flags"]):
            problems.append(f"the flags are {flags}, not {sorted(expect['flags'])}")
    if "offered" in expect:
        events = [
            facts.EVENTS[each] for each in scalars[slots.OFFERED : slots.OFFERED + 2] if each >= 0
        ]
        if sorted(events) != sorted(expect["offered"]):
            problems.append(f"{events} are on offer, not {expect['offered']}")
    for word in expect.get("gone_events", []):
        if scalars[slots.PILE + named("event", word, facts.EVENTS)] != slots.GONE:
            problems.append(f"{word} is not gone")
    if "contracts" in expect:
        many = len(facts.POWERS)
        have_ = sorted(
            f"{facts.POWERS[pair // many]} {facts.POWERS[pair % many]} "
            f"{contract(game, *divmod(pair, many))}"
            for pair in range(many * many)
            if scalars[slots.CONTRACTS + pair]
        )
        if have_ != sorted(expect["contracts"]):
            problems.append(f"the contracts are {have_}, not {sorted(expect['contracts'])}")
    problems += number_differences(game, expect.get("modifiers", {}), "modifiers", slots.MODIFIER)
    for word, scores in expect.get("winter", {}).items():
        at = slots.WINTER + power_named(word) * YEARS
        if scalars[at : at + len(scores)] != scores:
            problems.append(f"{word} noted {scalars[at : at + YEARS]}, not {scores}")
    return problems


def course_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    """Where the game stands, who has won, and what is asked."""
    scalars = game.scalars
    phase = phase_of(game)
    question = game.question()
    result = game.result()
    victor, trump, winner = scalars[slots.VICTOR], scalars[slots.TRUMP], scalars[slots.WINNER]
    found: dict[str, Any] = {
        "form": game.form.name,
        "turn": scalars[slots.TURN],
        "stage": STAGES[scalars[slots.STAGE]],
        "phase": PHASES[phase] if phase >= 0 else "none",
        "truce": scalars[slots.TRUCE],
        "victor": facts.POWERS[victor] if victor >= 0 else "nobody",
        "trump": facts.SUITS[trump] if trump >= 0 else "none",
        "election": {state: word for word, state in VOTES.items()}[scalars[slots.ELECTION]],
        "question": question.key if question else "none",
        "over": game.ended(),
        "winner": str(result["seat"]) if result else "nobody",
    }
    if winner >= 0 and expect.get("winner") == facts.POWERS[winner]:
        found["winner"] = facts.POWERS[winner]  # the power, where it is named instead of the seat
    return [
        f"{key} is {found[key]}, not {expect[key]}"
        for key in found
        if key in expect and expect[key] != found[key]
    ]
