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
from sandtable.games.maria.rules.combat import CombatPhase, pairs_of
from sandtable.games.maria.rules.election import Election
from sandtable.games.maria.rules.facts import (
    BODIES,
    BODY_COUNT,
    BOXES,
    CARDS,
    CITIES,
    COMMON_SIDE,
    DECK_SIZE,
    DECKS,
    ELECTION,
    EVENT_YEAR,
    EVENTS,
    FIRST_TRAIN,
    FORTRESS,
    FRENCH_SIDE,
    GENERAL_COUNT,
    IS_WESTERN,
    KIND_OF,
    KINDS,
    MOST_TROOPS,
    OFF,
    POWERS,
    PRUSSIA,
    SAXONY,
    SUITS,
    TRACKS,
    TURNS_A_YEAR,
    WESTERN,
    city,
)
from sandtable.games.maria.rules.hussars import HussarStage
from sandtable.games.maria.rules.markers import update_electors_box
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.muster import Deal, Muster
from sandtable.games.maria.rules.politics import PoliticsStage
from sandtable.games.maria.rules.state import (
    ANNEXED,
    ASIDE,
    BATTLES,
    BEATEN,
    COMING,
    CONTRACTS,
    DECK,
    DISCARDED,
    DISPLAYED,
    DRAW,
    ELECTION_,
    ELECTORS_BOX,
    EMPEROR,
    FLOOR_,
    GONE,
    HELD,
    IN_PILE,
    ITALY,
    MODIFIER,
    MOVED,
    NOT_DRAWN,
    OFFERED,
    ON_OFFER,
    PILE,
    POOL,
    REDUCED,
    ROW,
    SAXON_DREW,
    SILESIA_BOX,
    STAGE,
    STATUS_,
    TABLE,
    TRACK,
    TROOPS_,
    TRUCE,
    TRUMP_,
    TURN,
    UNUSED,
    VICTOR,
    WINNER,
    WINTER,
    Maria,
)
from sandtable.games.maria.rules.timing import phase_of
from sandtable.games.maria.rules.treaties import contract
from sandtable.games.maria.rules.turn import (
    AUSTRIA_ACTS,
    BATTLES_,
    FRANCE_ACTS,
    MOVES,
    NEW_CARDS,
    VOTE,
    Stage,
    War,
)
from sandtable.games.maria.rules.turn import HUSSARS as HUSSAR_STAGE
from sandtable.games.maria.rules.turn import POLITICS as POLITICS_STAGE
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
FLAGS: Final = {"annexed": ANNEXED, "reduced": REDUCED}
ONE_MARKER: Final = {"emperor": EMPEROR, "italy": ITALY, "electors": ELECTORS_BOX}
NO_HOLDER: Final = {"": "nobody", "none": "nobody", False: "nobody"}  # of a box
VOTES: Final = {"not-drawn": NOT_DRAWN, "coming": COMING, "held": HELD}
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
    return named("power", word, POWERS)


def city_named(word: str) -> Place:
    return Place(named("city", word, CITIES))


def kind_named(word: str) -> int:
    return named("card", word, KINDS)


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
    game.scalars[TURN] = int(position.get("turn", 1))
    put_tracks(game, scenario, position)
    put_pieces(game, scenario, position)
    put_markers(game, scenario, position)
    put_cards(game, position)
    put_politics(game, position)
    begin(game, position)
    return game


def put_tracks(game: Maria, scenario: Scenario, position: dict[str, Any]) -> None:
    for word, box in {**scenario.tracks, **position.get("tracks", {})}.items():
        game.scalars[TRACK + named("track", word, TRACKS)] = int(box)
    for word in position.get("flags", []):
        game.scalars[FLAGS[list(FLAGS)[named("flag", word, list(FLAGS))]]] = 1
    game.scalars[TRUCE] = int(position.get("truce", 0))


def put_pieces(game: Maria, scenario: Scenario, position: dict[str, Any]) -> None:
    if "pieces" not in position and position.get("stage") == STAGES[0]:
        for word, at in scenario.pieces.items():
            set_down(game, BODIES.index(word), at)
        return
    for line in position.get("pieces", []):
        body, at, troops, status = read_piece(line)
        set_down(game, body, at)
        if body >= GENERAL_COUNT:
            game.bodies[body * ROW + STATUS_] = status
            continue
        if troops is None:
            raise ValueError(f'"{line}" names no troops, as in "karl prag 5"')
        game.bodies[body * ROW + TROOPS_] = troops
        game.bodies[body * ROW + FLOOR_] = 1
        game.bodies[body * ROW + STATUS_] = status


def read_piece(line: str) -> tuple[int, str, int | None, int]:
    """A body, its place, its troops where they are said, and its state."""
    words = line.split()
    if len(words) < 2:
        raise ValueError(f'"{line}" should be as "karl prag 5", or "train_austria_1 wien"')
    body = named("piece", words[0], BODIES)
    at = words[1]
    if at not in CITIES and at not in BOXES:
        raise ValueError(no_such("city", at, [*CITIES, *BOXES]))
    troops: int | None = None
    status = 0
    bits = {word: bit for bit, word in STATUSES.items()}
    for word in words[2:]:
        if word.isdecimal():
            troops = int(word)
            if body >= FIRST_TRAIN or not 1 <= troops <= MOST_TROOPS:
                raise ValueError(f'"{line}": a general has 1 to {MOST_TROOPS} troops, others none')
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
        if not FORTRESS[where] or IS_WESTERN[where]:
            raise ValueError(f'"{line}": no marker of victory lies in {at}')
        game.set_mark(where, power_named(word))
    for word, side in {**scenario.electors, **position.get("electors", {})}.items():
        game.set_elector(western_named(word), side_named(side))
    boxes = position.get("boxes", {})
    known_keys("`boxes`", boxes, ["battle", "emperor", "italy", "electors", "silesia"])
    for word, count in boxes.get("battle", {}).items():
        game.move_markers(power_named(word), BATTLES, int(count))
    for key, box in ONE_MARKER.items():
        if key in boxes:
            game.give_box(box, power_named(boxes[key]))
    if "electors" not in boxes and not game.form.introductory:
        update_electors_box(game)
    if boxes.get("silesia"):
        game.give_box(SILESIA_BOX, PRUSSIA)
    for word, count in position.get("aside", {}).items():
        game.move_markers(power_named(word), ASIDE, int(count))
    for line in position.get("queries", []):
        word, at = two_words(line, "france prag")
        game.set_query(city_named(at), power_named(word))


def western_named(word: str) -> Place:
    seats = [CITIES[each] for each in WESTERN]
    named("western seat", word, seats)
    return city(word)


def side_named(word: str) -> int:
    return [FRENCH_SIDE, COMMON_SIDE][
        named("side of an elector marker", word, ["france", "common"])
    ]


def put_cards(game: Maria, position: dict[str, Any]) -> None:
    """Hands come from the last deck, so that all of the first one can be drawn."""
    deck = int(position.get("deck", 1)) - 1
    game.scalars[DECK] = deck
    for card in range(CARDS):
        of = card // DECK_SIZE
        if of < deck:
            game.discard(card)
        else:
            game.move_card(card, DRAW if of == deck else UNUSED, 0)
    for word, kinds in position.get("hands", {}).items():
        power = power_named(word)
        for kind in kinds:
            card = free_card(game, kind_named(kind))
            game.move_card(card, power, 1 << game.seat_of(power))
    for word, kinds in position.get("display", {}).items():
        for kind in kinds:
            card = free_card(game, kind_named(kind))
            game.move_card(card, DISPLAYED + power_named(word), EVERYBODY)
    if "draw" in position:
        keep_in_deck(game, [kind_named(kind) for kind in position["draw"]])


def free_card(game: Maria, kind: int) -> int:
    """A card of this kind that nobody has; of the last deck that has one."""
    for places in ((UNUSED, DISCARDED), (DRAW,)):
        for card in range(CARDS - 1, -1, -1):
            if KIND_OF[card] == kind and game.cards[card] in places:
                return card
    raise ValueError(f"there are not so many {KINDS[kind]}: {DECKS} decks have one each")


def keep_in_deck(game: Maria, kinds: list[int]) -> None:
    """Nothing is left to draw but these."""
    left = list(kinds)
    for card in range(CARDS):
        if game.cards[card] == DRAW:
            if KIND_OF[card] in left:
                left.remove(KIND_OF[card])
            else:
                game.discard(card)
    if left:
        raise ValueError(f"the deck has no more {KINDS[left[0]]}")


def put_politics(game: Maria, position: dict[str, Any]) -> None:
    scalars = game.scalars
    if "victor" in position:
        scalars[VICTOR] = power_named(position["victor"])
    if "trump" in position:
        scalars[TRUMP_] = named("suit", position["trump"], SUITS)
    for number, word in enumerate(position.get("offered", [])):
        event = named("event", word, EVENTS)
        scalars[OFFERED + number] = event
        scalars[PILE + event] = ON_OFFER
    for word in position.get("gone_events", []):
        scalars[PILE + named("event", word, EVENTS)] = GONE
    year = (scalars[TURN] - 1) // TURNS_A_YEAR
    for event in range(len(EVENTS)):
        if event == ELECTION and position.get("election") == "not-drawn":
            continue
        if EVENT_YEAR[event] < year and scalars[PILE + event] == IN_PILE:
            scalars[PILE + event] = GONE  # years before this one are over
    if "election" in position:
        scalars[ELECTION_] = VOTES[list(VOTES)[named("state", position["election"], list(VOTES))]]
        if scalars[ELECTION_] != NOT_DRAWN:
            scalars[PILE + ELECTION] = GONE
    for word, amount in position.get("modifiers", {}).items():
        scalars[MODIFIER + power_named(word)] = int(amount)
    for line in position.get("contracts", []):
        words = line.split()
        if len(words) != 3 or not words[2].isdecimal():
            raise ValueError(f'"{line}" should be as "france bavaria 2"')
        pair = power_named(words[0]) * len(POWERS) + power_named(words[1])
        scalars[CONTRACTS + pair] = int(words[2])
    for word, scores in position.get("winter", {}).items():
        for number, score in enumerate(scores):
            scalars[WINTER + power_named(word) * YEARS + number] = int(score)


def begin(game: Maria, position: dict[str, Any]) -> None:
    """The stage goes on with its phase."""
    stage = named("stage", position.get("stage", "france"), STAGES)
    phase = named("phase", position.get("phase", PHASES[NEW_CARDS]), PHASES)
    game.scalars[STAGE] = stage
    below: list[Procedure[Any]] = [War()]
    if stage == 0:
        game.scalars[TURN] = 0
        lanes: list[Lane] = [Muster(seat, []) for seat in range(game.form.players)]
        below += [Deal(), Lanes(lanes)]
    elif stage == POLITICS_STAGE:
        below.append(PoliticsStage())
    elif stage == HUSSAR_STAGE:
        below.append(HussarStage())
    elif FRANCE_ACTS <= stage <= AUSTRIA_ACTS:
        below += begin_phase(game, stage, phase)
    elif stage == VOTE:
        below.append(Election())
    else:
        below.append(Winter())
    game.stack = below


def begin_phase(game: Maria, stage: int, phase: int) -> list[Procedure[Any]]:
    """A phase from its beginning, or with some pieces moved or beaten already."""
    if phase > NEW_CARDS and SAXONY in game.powers_of_stage(stage):
        game.scalars[SAXON_DREW] = game.scalars[TURN]
    if phase == MOVES and any(game.has(body, MOVED) for body in range(BODY_COUNT)):
        moves = MovementPhase(stage)
        moves.take_up(game)
        return [Stage(stage, phase + 1), moves]
    if phase == BATTLES_ and any(game.has(body, BEATEN) for body in range(BODY_COUNT)):
        pairs = pairs_of(game, stage)
        return [Stage(stage, phase + 1), CombatPhase(stage, begun=1, pairs=pairs)]
    return [Stage(stage, phase)]


# What must follow


def pieces_of(game: Maria) -> dict[int, str]:
    """Every body that is not off the map, as a line."""
    lines: dict[int, str] = {}
    for body in range(BODY_COUNT):
        if game.place_of(body) == OFF:
            continue
        words = [BODIES[body], place_word(game.place_of(body)) or ""]
        if body < GENERAL_COUNT:
            words.append(str(game.troops(body)))
        status = game.bodies[body * ROW + STATUS_]
        lines[body] = " ".join([*words, *status_words(status)])
    return lines


def is_as(game: Maria, line: str) -> bool:
    """Whether a body is where a line says; troops and `down` only where the line says so."""
    body, at, troops, status = read_piece(line)
    if game.place_of(body) == OFF or place_word(game.place_of(body)) != at:
        return False
    if troops is not None and game.troops(body) != troops:
        return False
    return game.bodies[body * ROW + STATUS_] & status == status


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
        if named("piece", word, BODIES) in have:
            problems.append(f"{have[BODIES.index(word)]} should be off the map")
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
    for key, start in (("pools", POOL), ("aside", ASIDE)):
        problems += number_differences(game, expect.get(key, {}), key, start)
    boxes = expect.get("boxes", {})
    problems += number_differences(game, boxes.get("battle", {}), "battle box", BATTLES)
    for key, box in ONE_MARKER.items():
        if key in boxes:
            holder = game.scalars[box]
            word = POWERS[holder] if holder >= 0 else "nobody"
            if word != NO_HOLDER.get(boxes[key], boxes[key]):
                problems.append(f'the box {key} has the marker of "{word}", not "{boxes[key]}"')
    if "silesia" in boxes and (game.scalars[SILESIA_BOX] >= 0) != bool(boxes["silesia"]):
        problems.append("the Silesia box is not as expected")
    return problems


def number_differences(game: Maria, wanted: dict[str, int], what: str, start: int) -> list[str]:
    return [
        f"{what}: {word} has {game.scalars[start + power_named(word)]}, not {number}"
        for word, number in wanted.items()
        if game.scalars[start + power_named(word)] != number
    ]


def kinds_at(game: Maria, place_: int) -> list[str]:
    return sorted(KINDS[KIND_OF[card]] for card in range(CARDS) if game.cards[card] == place_)


def card_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, start in (("hands", 0), ("display", DISPLAYED)):
        for word, kinds in expect.get(key, {}).items():
            have = kinds_at(game, start + power_named(word))
            if have != sorted(kinds):
                problems.append(f"{key}: {word} has {have}, not {sorted(kinds)}")
    for word, size in expect.get("hand_sizes", {}).items():
        if game.hand_size(power_named(word)) != size:
            problems.append(f"{word} holds {game.hand_size(power_named(word))} cards, not {size}")
    if "discards" in expect:
        have = kinds_at(game, DISCARDED) + kinds_at(game, TABLE)
        problems += [f"{kind} is not discarded" for kind in expect["discards"] if kind not in have]
    if "draw" in expect and kinds_at(game, DRAW) != sorted(expect["draw"]):
        problems.append(f"the deck has {kinds_at(game, DRAW)}, not {sorted(expect['draw'])}")
    if "deck" in expect and game.scalars[DECK] + 1 != expect["deck"]:
        problems.append(f"deck {game.scalars[DECK] + 1} is drawn from, not {expect['deck']}")
    return problems


def politics_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    problems = []
    scalars = game.scalars
    for word, box in expect.get("tracks", {}).items():
        have = scalars[TRACK + named("track", word, TRACKS)]
        if have != box:
            problems.append(f"the marker of {word} is in box {have}, not {box}")
    if "flags" in expect:
        flags = sorted(word for word, at in FLAGS.items() if scalars[at])
        if flags != sorted(expect["flags"]):
            problems.append(f"the flags are {flags}, not {sorted(expect['flags'])}")
    if "offered" in expect:
        events = [EVENTS[each] for each in scalars[OFFERED : OFFERED + 2] if each >= 0]
        if sorted(events) != sorted(expect["offered"]):
            problems.append(f"{events} are on offer, not {expect['offered']}")
    for word in expect.get("gone_events", []):
        if scalars[PILE + named("event", word, EVENTS)] != GONE:
            problems.append(f"{word} is not gone")
    if "contracts" in expect:
        many = len(POWERS)
        have_ = sorted(
            f"{POWERS[pair // many]} {POWERS[pair % many]} {contract(game, *divmod(pair, many))}"
            for pair in range(many * many)
            if scalars[CONTRACTS + pair]
        )
        if have_ != sorted(expect["contracts"]):
            problems.append(f"the contracts are {have_}, not {sorted(expect['contracts'])}")
    problems += number_differences(game, expect.get("modifiers", {}), "modifiers", MODIFIER)
    for word, scores in expect.get("winter", {}).items():
        at = WINTER + power_named(word) * YEARS
        if scalars[at : at + len(scores)] != scores:
            problems.append(f"{word} noted {scalars[at : at + YEARS]}, not {scores}")
    return problems


def course_differences(game: Maria, expect: dict[str, Any]) -> list[str]:
    """Where the game stands, who has won, and what is asked."""
    scalars = game.scalars
    phase = phase_of(game)
    question = game.question()
    result = game.result()
    victor, trump, winner = scalars[VICTOR], scalars[TRUMP_], scalars[WINNER]
    found: dict[str, Any] = {
        "form": game.form.name,
        "turn": scalars[TURN],
        "stage": STAGES[scalars[STAGE]],
        "phase": PHASES[phase] if phase >= 0 else "none",
        "truce": scalars[TRUCE],
        "victor": POWERS[victor] if victor >= 0 else "nobody",
        "trump": SUITS[trump] if trump >= 0 else "none",
        "election": {state: word for word, state in VOTES.items()}[scalars[ELECTION_]],
        "question": question.key if question else "none",
        "over": game.ended(),
        "winner": str(result["seat"]) if result else "nobody",
    }
    if winner >= 0 and expect.get("winner") == POWERS[winner]:
        found["winner"] = POWERS[winner]  # the power, where it is named instead of the seat
    return [
        f"{key} is {found[key]}, not {expect[key]}"
        for key in found
        if key in expect and expect[key] != found[key]
    ]
