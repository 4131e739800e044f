"""Positions written down by hand, for rule cases: `metz: GE 5: 3 infantry, entrenched`."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.lastman.files import scenario
from sandtable.games.lastman.files.roster import NO_ARMY, Line, army_named, kind_named, read_line
from sandtable.games.lastman.files.setup import bare, form_of, keep_for_later, set_down
from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.dealing import Deal
from sandtable.games.lastman.rules.reinforcements import Reinforcements
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.turn import (
    ARRIVE,
    BIDS,
    BUILD,
    DECLARE,
    FIGHT,
    LAST_ACT,
    MOVES,
    NEXT,
    OPENING,
    PLAYER_TURNS,
    TESTS,
    PlayerTurn,
    War,
)
from sandtable.games.lastman.rules.victory import points
from sandtable.games.lastman.rules.views import OFF_MAP, OWNERS
from sandtable.toolkit.data import unknown

IN_TURN: Final = {
    "opening": OPENING,
    "movement": MOVES,
    "tests": TESTS,
    "declare": DECLARE,
    "battles": FIGHT,
    "exchange": LAST_ACT,
}
IN_SEASON: Final = {
    "reinforcements": ARRIVE,
    "initiative": BIDS,
    "production": BUILD,
    "season": NEXT,
}
PHASES: Final = ["deal", *IN_SEASON, *IN_TURN]
CARD_BITS: Final = {
    facts.GAS: slots.GAS_BIT,
    facts.BARRAGE: slots.BARRAGE_BIT,
    facts.SURPRISE: slots.SURPRISE_BIT,
}
SHORT: Final = {  # cards on a battle, as one says them
    "gas": "poison_gas",
    "barrage": "advanced_artillery_barrage",
    "surprise": "surprise_attack",
}
POSITION_KEYS: Final = [
    "scenario", "options", "turn", "active", "first", "phase", "offensive", "weather", "passes",
    "played", "german", "entente", "forts", "owners", "before", "hands", "discards", "out",
    "armies", "pool", "later", "box", "crises", "battles", "waiting",
]  # fmt: skip
EXPECT_KEYS: Final = [
    *POSITION_KEYS, "has", "status", "points", "level", "hand_sizes", "question", "over", "winner",
]  # fmt: skip
Standing = dict[tuple[int, str], tuple[Any, ...]]


# Words


def named(what: str, word: str, words: list[str]) -> int:
    if word not in words:
        raise ValueError(unknown(what, word, words))
    return words.index(word)


def area_named(word: str) -> int:
    return named("area", word, facts.AREAS)


def side_named(word: str) -> int:
    return named("side", word, facts.SEATS)


def card_named(word: str) -> int:
    return named("card", word, facts.CARDS)


def known_keys(what: str, data: dict[str, Any], known: list[str]) -> None:
    for key in data:
        if key not in known:
            raise ValueError(unknown(f"key of {what}", key, known))


def read_place(text: str) -> tuple[int, Line]:
    """`metz: GE 5: 3 infantry`, `metz: 1 ge_infantry dug`."""
    area, colon, rest = text.partition(":")
    if not colon or not rest.strip():
        raise ValueError(f'"{text}" should be as "metz: GE 5: 3 infantry" or "metz: 1 ge_cavalry"')
    return area_named(area.strip()), read_line(rest.strip())


# Making a position


def place(position: dict[str, Any]) -> LastMan:
    """A state that asks what is asked in this position, once it has begun."""
    known_keys("[position]", position, POSITION_KEYS)
    options = position.get("options", [])
    chosen = options if isinstance(options, dict) else dict.fromkeys(options, True)
    game = bare(form_of(scenario.SHELF.find(position.get("scenario", "campaign")), chosen))
    put_scalars(game, position)
    put_areas(game, position)
    put_units(game, position)
    put_cards(game, position)
    put_battles(game, position)
    put_status(game, position)
    begin(game, position)
    return game


def put_scalars(game: LastMan, position: dict[str, Any]) -> None:
    scalars = game.scalars
    turn = int(position.get("turn", game.form.first_turn))
    if not 1 <= turn <= facts.LAST_TURN:
        raise ValueError(f'"turn" is {turn}, expected 1 to {facts.LAST_TURN}')
    scalars[slots.TURN] = turn
    scalars[slots.ACTIVE] = side_named(position.get("active", facts.SEATS[0]))
    scalars[slots.FIRST] = side_named(position.get("first", facts.SEATS[0]))
    scalars[slots.PASSES] = int(position.get("passes", 0))
    scalars[slots.WEATHER] = int(bool(position.get("weather", False)))
    if position.get("offensive", "none") != "none":
        scalars[slots.OFFENSIVE] = card_named(position["offensive"])
        scalars[slots.PLAYED] = 1
    scalars[slots.PLAYED] = int(position.get("played", scalars[slots.PLAYED]))
    for side, count in position.get("crises", {}).items():
        scalars[slots.FAILED + side_named(side)] = int(count)


def put_areas(game: LastMan, position: dict[str, Any]) -> None:
    for word, strength in position.get("forts", {}).items():
        area = area_named(word)
        game.set_fort(area, fort_said(area, strength))
    for word in game.form.neutral:
        game.set_owner(word, facts.NEUTRAL)


def fort_said(area: int, strength: int | str) -> int:
    """What is left of a fort; 0 is a fort at Sedan, and none anywhere else (L8.11.7)."""
    if strength in ("none", "gone", facts.NO_FORT) or (strength == 0 and facts.FORT[area] > 0):
        return facts.NO_FORT
    if not isinstance(strength, int) or not 0 <= strength <= facts.FORT[area]:
        raise ValueError(f"{facts.AREAS[area]} = {strength}: no such fort (L8.11.3)")
    return strength


def put_units(game: LastMan, position: dict[str, Any]) -> None:
    for side, key in enumerate(facts.SEATS):
        for text in position.get(key, []):
            area, line = read_place(text)
            if line.side() != side:
                raise ValueError(f'"{text}" is not of the {key} side')
            set_down(game, area, line)
    for text in position.get("box", []):
        set_down(game, facts.BOX, read_line(text))
    armies = position.get("armies", {})
    known_keys("`armies`", armies, ["eliminated", "disbanded"])
    for key, where in (("eliminated", slots.ELIMINATED), ("disbanded", slots.DISBANDED)):
        for word in armies.get(key, []):
            game.put_army(army_named(word), where)
    phase = position.get("phase", "opening")
    keep_for_later(game, game.turn() + int(phase != "reinforcements"))
    for key, target, source in (
        ("pool", facts.POOL, facts.LATER),
        ("later", facts.LATER, facts.POOL),
    ):
        for word, count in position.get(key, {}).items():
            kind = kind_named(word, -1)
            have = game.count(target, kind)
            if count > have + game.count(source, kind):
                raise ValueError(f"there are no {count} {word} off the map (L1.2)")
            game.shift(kind, count - have, source, target)
    game.waiting = [int(each) for each in position.get("waiting", [])]


def put_cards(game: LastMan, position: dict[str, Any]) -> None:
    piles = [
        (slots.HANDS + side_named(side) * facts.CARD_KINDS, cards)
        for side, cards in hands_of(position)
    ]
    piles += [(slots.DISCARDS, position.get("discards", [])), (slots.OUT, position.get("out", []))]
    for target, words in piles:
        for word in words:
            take_card(game, card_named(word), target)


def hands_of(position: dict[str, Any]) -> list[tuple[str, list[str]]]:
    return list(position.get("hands", {}).items())


def take_card(game: LastMan, card: int, target: int) -> None:
    if not game.cards[slots.DRAW + card]:
        raise ValueError(f"there are no more {facts.CARDS[card]} in the deck")
    game.move_card(card, slots.DRAW, target)


def put_battles(game: LastMan, position: dict[str, Any]) -> None:
    """`verdun: gas surprise_attack`: the attacker's; `defender` comes before the other's."""
    for text in position.get("battles", []):
        word, _, rest = text.partition(":")
        area = area_named(word.strip())
        game.declare(area)
        side = game.attacker()
        for each in rest.split():
            if each == "defender":
                side = 1 - game.attacker()
            elif each == "bonus":
                game.set_bonus(area, 1)
            else:
                card = card_named(SHORT.get(each, each))
                if card not in CARD_BITS:
                    raise ValueError(f"{each} is not played on a battle (L2.7.2)")
                game.put_on_battle(area, side, CARD_BITS[card])
                take_card(game, card, slots.IN_BATTLE)


def put_status(game: LastMan, position: dict[str, Any]) -> None:
    """Owners where they are not said: who is there alone, else the home side (L4.11, L10.6)."""
    owners = position.get("owners", {})
    for area in range(facts.AREA_COUNT):
        if facts.AREAS[area] not in owners:
            game.settle(area)
    for word, owner in owners.items():
        game.set_owner(area_named(word), named("owner", owner, OWNERS))
    game.look_round()
    states = [*facts.SEATS, "disputed"]
    for word, status in position.get("before", {}).items():
        was = named("status", status, states)
        row = area_named(word) * slots.AREA_ROW + slots.BEFORE
        game.areas[row] = was if was < len(facts.SEATS) else slots.OPEN_TO_NOBODY


def begin(game: LastMan, position: dict[str, Any]) -> None:
    """The procedures that lead to the phase."""
    phase = position.get("phase", "opening")
    if phase in IN_TURN:
        step = IN_TURN[phase]
        if step in (DECLARE, FIGHT) and game.scalars[slots.OFFENSIVE] == slots.NO_CARD:
            game.scalars[slots.OFFENSIVE] = 0
            game.scalars[slots.PLAYED] = max(1, game.scalars[slots.PLAYED])
        game.stack = [War(PLAYER_TURNS), PlayerTurn(step)]
    elif phase == "reinforcements":
        game.stack = [War(BIDS), Reinforcements()]
    elif phase == "deal":
        game.stack = [War(), Deal()]
    else:
        named("phase", phase, PHASES)
        game.stack = [War(IN_SEASON[phase])]


# Comparing a position


def differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    """What is not as the case expects it."""
    known_keys("[expect]", expect, EXPECT_KEYS)
    problems: list[str] = []
    for side, key in enumerate(facts.SEATS):
        if key in expect:
            wanted = standing_of([read_place(text) for text in expect[key]])
            problems += standing_differences(standing(game, side), wanted, True)
    if "has" in expect:
        wanted = standing_of([read_place(text) for text in expect["has"]])
        found = {**standing(game, 0), **standing(game, 1)}
        problems += standing_differences(found, wanted, False)
    if "box" in expect:
        wanted = standing_of([(facts.BOX, read_line(text)) for text in expect["box"]])
        problems += standing_differences(standing(game, 0, True), wanted, True)
    problems += area_differences(game, expect)
    problems += card_differences(game, expect)
    problems += army_differences(game, expect)
    return problems + course_differences(game, expect)


def standing_of(places: list[tuple[int, Line]]) -> Standing:
    """What lines say, by place and by army or kind."""
    found: Standing = {}
    for area, line in places:
        if line.army != NO_ARMY:
            fortified = line.has("fortified")
            dug = line.has("entrenched") or line.has("dug")
            found[area, facts.ARMIES[line.army]] = (tuple(line.units), dug, fortified)
            continue
        for kind, count in enumerate(line.units):
            if count:
                had, dug_before = found.get((area, facts.KINDS[kind]), (0, 0))
                found[area, facts.KINDS[kind]] = (had + count, dug_before + line.dug[kind])
    return found


def standing(game: LastMan, side: int, boxed: bool = False) -> Standing:
    """What stands on the map, or in the box, of one side."""
    found: Standing = {}
    for army in range(facts.ARMY_COUNT):
        at = game.army_place(army)
        if game.side_of_army(army) == side and at >= 0 and (at == facts.BOX) == boxed:
            units = tuple(
                game.count(facts.FIRST_ARMY + army, kind) for kind in range(facts.KIND_COUNT)
            )
            found[at, facts.ARMIES[army]] = (
                units,
                game.army_has(army, slots.DUG),
                game.army_has(army, slots.FORTIFIED),
            )
    for area in [facts.BOX] if boxed else range(facts.AREA_COUNT):
        for kind in range(facts.KIND_COUNT):
            count = game.count(area, kind)
            if count and game.side_of_kind(kind) == side:
                found[area, facts.KINDS[kind]] = (count, 0 if boxed else game.dug_in(area, kind))
    return found


def standing_differences(found: Standing, wanted: Standing, all_of_it: bool) -> list[str]:
    problems = []
    for key, value in wanted.items():
        if key not in found:
            problems.append(f"{shown(key, value)} is not there")
        elif found[key] != value:
            problems.append(f"{shown(key, found[key])}, not {shown(key, value)}")
    if all_of_it:
        problems += [f"{shown(key, found[key])} is there" for key in found if key not in wanted]
    return problems


def shown(key: tuple[int, str], value: tuple[Any, ...]) -> str:
    where = "box" if key[0] == facts.BOX else facts.AREAS[key[0]]
    if isinstance(value[0], int):
        return f"{where}: {value[0]} {key[1]}" + (f" ({value[1]} dug)" if value[1] else "")
    units = [f"{count} {facts.KINDS[kind]}" for kind, count in enumerate(value[0]) if count]
    words = units + ["entrenched"] * value[1] + ["fortified"] * value[2]
    return f"{where}: {key[1]}: {', '.join(words)}"


def area_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    problems = []
    for word, strength in expect.get("forts", {}).items():
        area = area_named(word)
        fort = game.fort(area)
        if fort != fort_said(area, strength):
            problems.append(f"the fort of {word} is {fort}, not {strength}")
    for word, owner in expect.get("owners", {}).items():
        found = OWNERS[game.owner(area_named(word))]
        if found != owner:
            problems.append(f"{word} is owned by {found}, not {owner}")
    for word, status in expect.get("status", {}).items():
        named("status", status, [*OWNERS, "disputed"])
        found = status_of(game, area_named(word))
        if found != status:
            problems.append(f"{word} is {found}, not {status}")
    return problems


def status_of(game: LastMan, area: int) -> str:
    return "disputed" if game.is_disputed(area) else OWNERS[game.owner(area)]


def cards_at(game: LastMan, start: int) -> list[str]:
    return [
        facts.CARDS[card]
        for card in range(facts.CARD_KINDS)
        for _ in range(game.cards[start + card])
    ]


def card_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    problems = []
    for side, words in expect.get("hands", {}).items():
        have = sorted(cards_at(game, slots.HANDS + side_named(side) * facts.CARD_KINDS))
        if have != sorted(words):
            problems.append(f"{side} holds {have}, not {sorted(words)}")
    for side, size in expect.get("hand_sizes", {}).items():
        if game.hand_size(side_named(side)) != size:
            problems.append(f"{side} holds {game.hand_size(side_named(side))} cards, not {size}")
    for key, start in (("discards", slots.DISCARDS), ("out", slots.OUT)):
        have = cards_at(game, start)
        for word in expect.get(key, []):
            card_named(word)
            if word not in have:
                problems.append(f"{word} is not in the {key}")
            else:
                have.remove(word)
    if "battles" in expect:
        wanted = sorted(battle_text(text) for text in expect["battles"])
        battles = sorted(battles_of(game))
        if battles != wanted:
            problems.append(f"the battles are {battles}, not {wanted}")
    return problems


def battle_text(text: str) -> str:
    """One way to write it: names of cards in order."""
    word, _, rest = text.partition(":")
    mine, _, theirs = rest.partition("defender")
    parts = [word.strip() + ":"]
    for number, half in enumerate((mine, theirs)):
        words = sorted(SHORT.get(each, each) for each in half.split())
        parts += ["defender"] * (number == 1 and bool(words)) + words
    return " ".join(parts)


def battles_of(game: LastMan) -> list[str]:
    found = []
    for row in range(0, len(game.battles), slots.BATTLE_ROW):
        sides = [game.attacker(), 1 - game.attacker()]
        halves = []
        for side in sides:
            bits = game.battles[row + slots.BATTLE_CARDS + side]
            halves.append([facts.CARDS[card] for card, bit in CARD_BITS.items() if bits & bit])
        if game.battles[row + slots.BATTLE_BONUS]:
            halves[0].append("bonus")
        attacker, defender = (" ".join(half) for half in halves)
        text = f"{facts.AREAS[game.battles[row]]}: {attacker} defender {defender}"
        found.append(battle_text(text))
    return found


def army_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, words in expect.get("armies", {}).items():
        for word in words:
            at = game.army_place(army_named(word))
            found = OFF_MAP[at] if at < 0 else "on the map"
            if found != key:
                problems.append(f"{word} is {found}, not {key}")
    for key, container in (("pool", facts.POOL), ("later", facts.LATER)):
        for word, count in expect.get(key, {}).items():
            have = game.count(container, kind_named(word, -1))
            if have != count:
                problems.append(f"{key}: there are {have} {word}, not {count}")
    for side, count in expect.get("crises", {}).items():
        have = game.scalars[slots.FAILED + side_named(side)]
        if have != count:
            problems.append(f"{side} has failed {have} crises, not {count}")
    if "waiting" in expect and game.waiting != expect["waiting"]:
        problems.append(f"the reinforcements {game.waiting} wait, not {expect['waiting']}")
    return problems


def phase_of(game: LastMan) -> str:
    """The phase that is going on."""
    for each in reversed(game.stack):
        if isinstance(each, PlayerTurn):
            names = {step: word for word, step in IN_TURN.items()}
            return names.get(each.step - 1, "opening")
    for each in game.stack:
        if isinstance(each, War):
            going = {BIDS: "reinforcements", PLAYER_TURNS: "initiative", NEXT: "production"}
            return going.get(each.step, "season")
    return "none"


def course_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    """Where the game stands, who has won, and what is asked."""
    scalars = game.scalars
    question = game.question()
    result = game.result()
    card = scalars[slots.OFFENSIVE]
    total = points(game)
    found: dict[str, Any] = {
        "scenario": game.form.name,
        "turn": scalars[slots.TURN],
        "active": facts.SEATS[scalars[slots.ACTIVE]],
        "first": facts.SEATS[scalars[slots.FIRST]],
        "phase": phase_of(game),
        "offensive": facts.CARDS[card] if card != slots.NO_CARD else "none",
        "weather": bool(scalars[slots.WEATHER]),
        "passes": scalars[slots.PASSES],
        "played": scalars[slots.PLAYED],
        "points": total,
        "level": str(result["level"]) if result else facts.LEVELS[game.level(total)],
        "question": question.key if question else "none",
        "over": game.ended(),
        "winner": str(result["seat"] or "nobody") if result else "nobody",
    }
    return [
        f"{key} is {found[key]}, not {expect[key]}"
        for key in found
        if key in expect and expect[key] != found[key]
    ]
