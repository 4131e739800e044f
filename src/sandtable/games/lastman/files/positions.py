"""Positions written down by hand, for rule cases: `metz: GE 5: 3 infantry, entrenched`."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.shapes import Numbers, find
from sandtable.games.lastman.files import scenario
from sandtable.games.lastman.files.fighting import fighting_differences, read_battle
from sandtable.games.lastman.files.roster import army_named, kind_named, read_line
from sandtable.games.lastman.files.setup import bare, form_of, keep_for_later, set_down
from sandtable.games.lastman.files.standing import (
    ByName,
    area_named,
    read_place,
    units_differences,
)
from sandtable.games.lastman.rules import facts, slots, turn as steps
from sandtable.games.lastman.rules.battles import Battles
from sandtable.games.lastman.rules.deployment import Deal
from sandtable.games.lastman.rules.fields import FIELDS, OFF_MAP, OWNERS
from sandtable.games.lastman.rules.reinforcements import Reinforcements
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.victory import points

IN_TURN: Final = {
    "opening": steps.OPENING,
    "movement": steps.MOVES,
    "tests": steps.TESTS,
    "declare": steps.DECLARE,
    "battles": steps.FIGHT,
    "exchange": steps.LAST_ACT,
}
IN_SEASON: Final = {
    "reinforcements": steps.ARRIVE,
    "initiative": steps.BIDS,
    "production": steps.BUILD,
    "season": steps.NEXT,
}
GOING_ON: Final = {
    steps.BIDS: "reinforcements",
    steps.PLAYER_TURNS: "initiative",
    steps.NEXT: "production",
}
PHASES: Final = ["deal", *IN_SEASON, *IN_TURN]
SHORT: Final = {  # cards on a battle, as one says them
    "gas": "poison_gas",
    "barrage": "advanced_artillery_barrage",
    "surprise": "surprise_attack",
}
COURSE: Final = {each.key: each for each in FIELDS if isinstance(each, Numbers) and each.key}
PILES: Final = {"discards": slots.DISCARDS, "out": slots.OUT}
POSITION_KEYS: Final = [
    "scenario", "options", *COURSE, "phase", "german", "entente", "forts", "owners", "before",
    "hands", *PILES, "armies", "pool", "later", "box", "battles", "fighting",
    "waiting",
]  # fmt: skip
EXPECT_KEYS: Final = [  # `first` is what every game can expect, hence `begins`
    *(key for key in POSITION_KEYS if key != "first"), "begins",
    "has", "status", "points", "level", "hand_sizes", "question", "over", "winner",
]  # fmt: skip


# Words


def known_keys(what: str, data: dict[str, Any], known: list[str]) -> None:
    for key in data:
        find(f"key of {what}", key, known)


def side_named(word: str) -> int:
    return find("side", word, facts.SEATS)


def card_named(word: str) -> int:
    return find("card", word, facts.CARDS)


def unit_named(word: str) -> int:
    return kind_named(word, -1)


# What cases say of areas, sides and units by name


def fort_said(area: int, strength: int | str) -> int:
    """What is left of a fort; 0 is a fort at Sedan, and none anywhere else (L8.11.7)."""
    if strength in ("none", "gone", facts.NO_FORT) or (strength == 0 and facts.FORT[area] > 0):
        return facts.NO_FORT
    if not isinstance(strength, int) or not 0 <= strength <= facts.FORT[area]:
        raise ValueError(f"{facts.AREAS[area]} = {strength}: no such fort (L8.11.3)")
    return strength


def put_fort(game: LastMan, area: int, strength: int | str) -> None:
    game.set_fort(area, fort_said(area, strength))


def put_owner(game: LastMan, area: int, owner: str) -> None:
    game.set_owner(area, find("owner", owner, OWNERS))


def put_before(game: LastMan, area: int, status: str) -> None:
    was = find("status", status, [*facts.SEATS, "disputed"])
    before = was if was < len(facts.SEATS) else slots.OPEN_TO_NOBODY
    game.areas[area * slots.AREA_ROW + slots.BEFORE] = before


def status_of(game: LastMan, area: int) -> str:
    return "disputed" if game.is_disputed(area) else OWNERS[game.owner(area)]


def status_said(area: int, status: str) -> str:
    find("status", status, [*OWNERS, "disputed"])
    return status


def put_hand(game: LastMan, side: int, cards: list[str]) -> None:
    take_cards(game, cards, slots.hand(side))


def off_map(name: str, target: int, source: int) -> ByName:
    """Units in the pool, or those that come later: they are taken out of the other."""

    def put(game: LastMan, kind: int, count: int) -> None:
        have = game.count(target, kind)
        if count > have + game.count(source, kind):
            raise ValueError(f"there are no {count} {facts.KINDS[kind]} off the map (L1.2)")
        game.shift(kind, count - have, source, target)

    told = f"{name}: there are {{found}} {{word}}, not {{wanted}}"
    return ByName(unit_named, lambda game, kind: game.count(target, kind), told, put)


TABLES: Final[dict[str, ByName]] = {
    "forts": ByName(
        area_named, LastMan.fort, "the fort of {word} is {found}, not {wanted}", put_fort, fort_said
    ),
    "owners": ByName(
        area_named,
        lambda game, area: OWNERS[game.owner(area)],
        "{word} is owned by {found}, not {wanted}",
        put_owner,
    ),
    "status": ByName(area_named, status_of, "{word} is {found}, not {wanted}", read=status_said),
    "hands": ByName(
        side_named,
        lambda game, side: sorted(cards_at(game, slots.hand(side))),
        "{word} holds {found}, not {wanted}",
        put_hand,
    ),
    "hand_sizes": ByName(side_named, LastMan.hand_size, "{word} holds {found} cards, not {wanted}"),
    "pool": off_map("pool", facts.POOL, facts.LATER),
    "later": off_map("later", facts.LATER, facts.POOL),
}


# Making a position


def place(position: dict[str, Any]) -> LastMan:
    """A state that asks what is asked in this position, once it has begun."""
    known_keys("[position]", position, POSITION_KEYS)
    options = position.get("options", [])
    chosen = options if isinstance(options, dict) else dict.fromkeys(options, True)
    game = bare(form_of(scenario.SHELF.find(position.get("scenario", "campaign")), chosen))
    put_course(game, position)
    TABLES["forts"].set_all(game, position.get("forts", {}))
    for area in game.form.neutral:
        game.set_owner(area, facts.NEUTRAL)
    put_units(game, position)
    TABLES["hands"].set_all(game, position.get("hands", {}))
    for key, start in PILES.items():
        take_cards(game, position.get(key, []), start)
    put_battles(game, position)
    put_status(game, position)
    begin(game, position)
    return game


def put_course(game: LastMan, position: dict[str, Any]) -> None:
    said = {"turn": game.form.first_turn, **position}
    if not 1 <= int(said["turn"]) <= facts.LAST_TURN:
        raise ValueError(f'"turn" is {said["turn"]}, expected 1 to {facts.LAST_TURN}')
    if said.get("offensive", "none") != "none":
        game.scalars[slots.PLAYED] = 1
    for key, field in COURSE.items():
        if key in said:
            field.put(game, said[key])


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
    TABLES["pool"].set_all(game, position.get("pool", {}))
    TABLES["later"].set_all(game, position.get("later", {}))
    game.waiting = [int(each) for each in position.get("waiting", [])]


def cards_at(game: LastMan, start: int) -> list[str]:
    return [word for word, count in zip(facts.CARDS, game.pile(start)) for _ in range(count)]


def take_cards(game: LastMan, words: list[str], target: int) -> None:
    for word in words:
        card = card_named(word)
        if not game.cards[slots.DRAW + card]:
            raise ValueError(f"there are no more {word} in the deck")
        game.move_card(card, slots.DRAW, target)


def read_declared(text: str) -> tuple[str, list[str], list[str]]:
    """`verdun: gas surprise_attack defender barrage`: the area, and the cards of both sides."""
    area, _, rest = text.partition(":")
    halves = [sorted(SHORT.get(each, each) for each in half.split()) for half in half_of(rest)]
    return area.strip(), halves[0], halves[1]


def half_of(cards: str) -> tuple[str, str]:
    attacker, _, defender = cards.partition("defender")
    return attacker, defender


def put_battles(game: LastMan, position: dict[str, Any]) -> None:
    for text in position.get("battles", []):
        word, mine, theirs = read_declared(text)
        area = area_named(word)
        game.declare(area)
        for side, cards in ((game.attacker(), mine), (1 - game.attacker(), theirs)):
            for each in cards:
                if each == "bonus":
                    game.set_bonus(area, 1)
                    continue
                card = card_named(each)
                if card not in slots.CARD_BITS:
                    raise ValueError(f"{each} is not played on a battle (L2.7.2)")
                game.put_on_battle(area, side, slots.CARD_BITS[card])
                take_cards(game, [each], slots.IN_BATTLE)


def battles_of(game: LastMan) -> list[str]:
    """As cases write them, in one way only."""
    found = []
    for row in range(0, len(game.battles), slots.BATTLE_ROW):
        halves = []
        for side in (game.attacker(), 1 - game.attacker()):
            bits = game.battles[row + slots.BATTLE_CARDS + side]
            halves.append(
                [facts.CARDS[card] for card, bit in slots.CARD_BITS.items() if bits & bit]
            )
        if game.battles[row + slots.BATTLE_BONUS]:
            halves[0].append("bonus")
        found.append(battle_text(facts.AREAS[game.battles[row]], *halves))
    return sorted(found)


def battle_text(area: str, mine: list[str], theirs: list[str]) -> str:
    return " ".join([f"{area}:", *sorted(mine), *["defender"] * bool(theirs), *sorted(theirs)])


def put_status(game: LastMan, position: dict[str, Any]) -> None:
    """Owners where they are not said: who is there alone, else the home side (L4.11, L10.6)."""
    for area in range(facts.AREA_COUNT):
        if facts.AREAS[area] not in position.get("owners", {}):
            game.settle(area)
    TABLES["owners"].set_all(game, position.get("owners", {}))
    game.look_round()
    for word, status in position.get("before", {}).items():
        put_before(game, area_named(word), status)


def begin(game: LastMan, position: dict[str, Any]) -> None:
    """The procedures that lead to the phase."""
    phase = position.get("phase", "opening")
    if phase in IN_TURN:
        step = IN_TURN[phase]
        if step in (steps.DECLARE, steps.FIGHT) and game.is_pass():
            game.scalars[slots.OFFENSIVE] = 0
            game.scalars[slots.PLAYED] = max(1, game.scalars[slots.PLAYED])
        game.stack = [steps.War(steps.PLAYER_TURNS), steps.PlayerTurn(step)]
        if "fighting" in position:
            fight = read_battle(game, position["fighting"])
            turn = steps.PlayerTurn(steps.FIGHT + 1)
            game.stack = [steps.War(steps.PLAYER_TURNS), turn, Battles(), fight]
    elif phase == "reinforcements":
        game.stack = [steps.War(steps.BIDS), Reinforcements()]
    elif phase == "deal":
        game.stack = [steps.War(), Deal()]
    else:
        find("phase", phase, PHASES)
        game.stack = [steps.War(IN_SEASON[phase])]


# Comparing a position


def differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    """What is not as the case expects it."""
    known_keys("[expect]", expect, EXPECT_KEYS)
    problems = units_differences(game, expect)
    for key, table in TABLES.items():
        problems += table.differences(game, expect.get(key, {}))
    problems += card_differences(game, expect)
    problems += army_differences(game, expect)
    if "fighting" in expect:
        problems += fighting_differences(game, expect["fighting"])
    return problems + course_differences(game, expect)


def card_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, start in PILES.items():
        have = cards_at(game, start)
        for word in expect.get(key, []):
            card_named(word)
            if word not in have:
                problems.append(f"{word} is not in the {key}")
            else:
                have.remove(word)
    if "battles" in expect:
        wanted = sorted(battle_text(*read_declared(text)) for text in expect["battles"])
        if battles_of(game) != wanted:
            problems.append(f"the battles are {battles_of(game)}, not {wanted}")
    return problems


def army_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    problems = []
    for key, words in expect.get("armies", {}).items():
        for word in words:
            at = game.army_place(army_named(word))
            found = OFF_MAP[at] if at < 0 else "on the map"
            if found != key:
                problems.append(f"{word} is {found}, not {key}")
    if "waiting" in expect and game.waiting != expect["waiting"]:
        problems.append(f"the reinforcements {game.waiting} wait, not {expect['waiting']}")
    return problems


def phase_of(game: LastMan) -> str:
    """The phase that is going on."""
    for each in reversed(game.stack):
        if isinstance(each, steps.PlayerTurn):
            names = {step: word for word, step in IN_TURN.items()}
            return names.get(each.step - 1, "opening")
    for each in game.stack:
        if isinstance(each, steps.War):
            return GOING_ON.get(each.step, "season")
    return "none"


def course_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    """Where the game stands, who has won, and what is asked."""
    question, result, total = game.question(), game.result(), points(game)
    problems = [
        line
        for key, field in COURSE.items()
        if key in expect
        for line in field.differences(game, expect[key])
    ]
    found = {
        "scenario": game.form.name,
        "phase": phase_of(game),
        "begins": facts.SEATS[game.scalars[slots.FIRST]],
        "points": total,
        "level": str(result["level"]) if result else facts.LEVELS[game.level(total)],
        "question": question.key if question else "none",
        "over": game.ended(),
        "winner": str(result["seat"] or "nobody") if result else "nobody",
    }
    return problems + [
        f"{key} is {value}, not {expect[key]}"
        for key, value in found.items()
        if key in expect and expect[key] != value
    ]
