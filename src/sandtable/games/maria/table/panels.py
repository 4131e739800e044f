"""What lies beside the board: the figures of the powers, the tracks, the display, a battle."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.event import ONLOOKER
from sandtable.games.maria.rules import facts, slots, turn
from sandtable.games.maria.rules.battle import ATTACKER, DEFENDER, PLAY, Battle
from sandtable.games.maria.rules.defeat import total
from sandtable.games.maria.rules.politics import EMBLEMS
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.treaties import Talks, contract, is_compulsory
from sandtable.games.maria.rules.victory import YEARS, may_win_by_pool, winter_sum
from sandtable.games.maria.table.words import SUIT_SIGNS, box_told, card_name, key
from sandtable.toolkit.panels import Cell, Panel, Row
from sandtable.toolkit.text import Speaker, signed

FIRST_YEAR: Final = 1741
FIGURES: Final = ("panel-pool", "panel-box", "panel-aside", "panel-cards")


def panels_of(game: Maria, seat: int, speaker: Speaker) -> list[Panel]:
    """The battle that is going on, politics, and how the powers stand."""
    found = [battle_panel(game, each, speaker) for each in game.stack if isinstance(each, Battle)]
    politics = game.scalars[slots.STAGE] == turn.POLITICS
    if not game.form.introductory and politics:
        found += [display_panel(game, seat, speaker), tracks_panel(game, speaker)]
    found.append(powers_panel(game, speaker))
    if not game.form.introductory and not politics:
        found += [display_panel(game, seat, speaker), tracks_panel(game, speaker)]
    if not game.form.introductory:
        found.insert(1 if talking(game) else len(found), contracts_panel(game, speaker))
    if not game.form.introductory and game.ended() and winters(game):  # hidden until then (M20.8)
        found.insert(0, winter_panel(game, speaker))
    return found


def power_word(power: int, speaker: Speaker) -> str:
    return speaker.name(key("powers", facts.POWERS[power]))


def power_brief(power: int, speaker: Speaker) -> str:
    """As short as it fits beside figures."""
    return speaker.name(key("powers", facts.POWERS[power]), "brief")


def battle_panel(game: Maria, battle: Battle, speaker: Speaker) -> Panel:
    """Who fights with how many troops, in which suit, every card in its turn, and the score."""
    rows = []
    names = []
    for side, city in enumerate((battle.city(ATTACKER), battle.city(DEFENDER))):
        generals = game.generals_at(city)
        led = sorted(generals, key=lambda each: each != battle.commanders[side])
        if not led:
            continue
        cells = [
            Cell(
                facts.CITY_NAMES[city], "place", suit_word(facts.SUIT_OF[city], speaker), suit(city)
            )
        ]
        score = battle.score if side == ATTACKER else -battle.score
        if battle.step >= PLAY:
            troops = total(game, generals)
            cells.append(Cell(str(troops), "start", speaker.say("panel-troops", count=troops)))
            cells += played(battle, side, speaker)
        ahead = scored(score) if battle.step >= PLAY else ""
        name = " + ".join(facts.GENERAL_NAMES[each] for each in led)
        names.append(name)
        right = battle.step == PLAY and battle.right == side
        rows.append(Row(name, tuple(cells), facts.POWERS[facts.POWER_OF[led[0]]], right, ahead))
    title = speaker.say("panel-battle")
    note = battle_note(game, battle, names, speaker) if len(rows) == len(battle.commanders) else ""
    return Panel("battle", title, "battle", tuple(rows), "M16.6", True, note=note)


def played(battle: Battle, side: int, speaker: Speaker) -> list[Cell]:
    """The cards of one side, each in its turn: where the other side played, there is a gap."""
    cells = []
    for by, kind, value, score in course(battle):
        if by != side:
            cells.append(Cell("", "gap"))
            continue
        tip = speaker.say("panel-score-then", score=scored(score if side == ATTACKER else -score))
        sign = "any" if kind == facts.RESERVE else facts.SUITS[facts.SUIT_OF_KIND[kind]]
        cells.append(Cell(str(value), "card", tip, sign))
    return cells


def scored(score: int) -> str:
    """A score with its sign; nobody is ahead at 0."""
    return signed(score) if score else "0"


def course(battle: Battle) -> list[tuple[int, int, int, int]]:
    """Each card: who played it, its kind, its value, and the attacker's score after it."""
    found = []
    score = start(battle)
    for at in range(0, len(battle.played), 3):
        by, kind, value = battle.played[at : at + 3]
        score += value if by == ATTACKER else -value
        found.append((by, kind, value, score))
    return found


def start(battle: Battle) -> int:
    """The attacker's score before the first card: what the troops alone make of it (M16.4)."""
    by, values = battle.played[::3], battle.played[2::3]
    gained = [value if who == ATTACKER else -value for who, value in zip(by, values, strict=True)]
    return battle.score - sum(gained)


def course_told(game: Maria, battle: Battle, names: list[str], speaker: Speaker) -> str:
    """The score from card to card, as the attacker counts it: `5 - 7 = -2, ♣5 → +3`."""
    troops = [total(game, game.generals_at(battle.city(side))) for side in (ATTACKER, DEFENDER)]
    told = [f"{troops[0]} \N{MINUS SIGN} {troops[1]} = {scored(start(battle))}"]
    told += [
        f"{card_name(speaker.phrases, kind)} → {scored(score)}"
        for _, kind, _, score in course(battle)
    ]
    return speaker.say("panel-battle-course", piece=names[ATTACKER], course=", ".join(told))


def battle_note(game: Maria, battle: Battle, names: list[str], speaker: Speaker) -> str:
    """Who is behind, by how much, and may play what; and how it came to that."""
    if battle.step != PLAY:
        return ""
    side = battle.right
    sign = SUIT_SIGNS[facts.SUIT_OF[battle.city(side)]]
    score = abs(battle.score)
    now = speaker.say("panel-battle-note", piece=names[side], sign=sign, score=score)
    return f"{now} {course_told(game, battle, names, speaker)}"


def suit(city: Place) -> str:
    return facts.SUITS[facts.SUIT_OF[city]]


def suit_word(number: int, speaker: Speaker) -> str:
    return speaker.name(key("suits", facts.SUITS[number]))


def powers_panel(game: Maria, speaker: Speaker) -> Panel:
    """Markers still to be placed, those in the battle box and set aside, and cards."""
    stage, scalars = game.scalars[slots.STAGE], game.scalars
    acting = game.powers_of_stage(stage) if turn.FRANCE_ACTS <= stage <= turn.AUSTRIA_ACTS else []
    figures = tuple(
        [
            (
                power,
                game.form.markers[power],
                game.to_place(power),
                scalars[slots.BATTLES + power],
                scalars[slots.ASIDE + power],
                game.hand_size(power),
                power in acting,
                may_win_by_pool(game, power) and game.beyond(power),
            )
            for power in range(len(facts.POWERS))
            if game.form.present[power]
        ]
    )
    return powers_told(figures, game.form.introductory, speaker)


@lru_cache(maxsize=1024)
def powers_told(
    figures: tuple[tuple[int, ...], ...], introductory: bool, speaker: Speaker
) -> Panel:
    """The same of powers with these figures."""
    rows = []
    for power, markers, to_place, battles, aside, cards, acts, _ in figures:
        holds_out = introductory and power == facts.AUSTRIA  # it wins by time (M31.6)
        pool = "" if holds_out else str(to_place)
        cells = [
            Cell(pool, "strong", speaker.say("panel-pool-tip", count=markers)),
            Cell(count_told(battles)),
            Cell(count_told(aside)),
        ]
        if not markers:
            cells = [Cell("")] * len(cells)
        cells.append(Cell(str(cards)))
        word = facts.POWERS[power]
        rows.append(Row(power_brief(power, speaker), tuple(cells), word, bool(acts)))
    head = ("", *(speaker.say(each) for each in FIGURES))
    told = ("", *(speaker.say(f"help-{each}") for each in FIGURES))
    title, shown = speaker.say("panel-powers"), tuple(rows)
    beyond = {each[0]: each[-1] for each in figures}
    note = beyond_told(beyond, speaker)
    return Panel("powers", title, "figures", shown, "M21.1", False, head, note, True, told)


def beyond_told(beyond: dict[int, int], speaker: Speaker) -> str:
    """Which powers earned more markers than they have; it wins at the next check (M21.3, M22.1)."""
    return " ".join(
        speaker.say(
            "panel-beyond",
            **speaker.phrases.named("power", key("powers", facts.POWERS[power])),
            beyond=beyond[power],
        )
        for power in facts.MAJORS
        if beyond.get(power)
    )


def count_told(count: int) -> str:
    return str(count) if count else "·"


def talking(game: Maria) -> bool:
    """Whether somebody is asked about contracts now."""
    return bool(game.stack) and isinstance(game.stack[-1], Talks)


def contracts_panel(game: Maria, speaker: Speaker) -> Panel:
    """Who gives whom a card a turn, and for how many turns; and when more may be offered."""
    powers = range(len(facts.POWERS))
    made = []
    for giver in powers:
        for receiver in powers:
            turns = contract(game, giver, receiver)
            compulsory = is_compulsory(game, giver, receiver)
            if turns or compulsory:
                made.append((giver, receiver, turns, compulsory))
    return contracts_told(tuple(made), talking(game), speaker)


@lru_cache(maxsize=512)
def contracts_told(
    made: tuple[tuple[int, int, int, bool], ...], now: bool, speaker: Speaker
) -> Panel:
    """The same of contracts between a giver and a receiver for so many turns, compulsory or not."""
    rows = []
    for giver, receiver, turns, compulsory in made:
        count = speaker.say("action-turns", count=turns)
        told = speaker.say("panel-compulsory") if compulsory else count
        names = f"{power_brief(giver, speaker)} → {power_brief(receiver, speaker)}"
        rows.append(Row(names, (Cell(told),), facts.POWERS[giver]))
    title, note = speaker.say("panel-contracts"), speaker.say("panel-contracts-note")
    return Panel("contracts", title, "figures", tuple(rows), "M8.6", now, note=note)


def winters(game: Maria) -> int:
    """How many winters are over; in the last one the game itself may end."""
    turns = game.scalars[slots.TURN]
    return turns // facts.TURNS_A_YEAR - (
        turns % facts.TURNS_A_YEAR == 0 and game.scalars[slots.STAGE] < turn.WINTER
    )


def winter_panel(game: Maria, speaker: Speaker) -> Panel:
    """What each pool was in each winter; the fewest in all win if nobody does before (M20.8)."""
    over = winters(game)
    rows = []
    for power in facts.MAJORS:
        noted = game.scalars[slots.WINTER + power * YEARS : slots.WINTER + (power + 1) * YEARS]
        cells = [
            Cell(str(score)) if number < over else Cell("·", "spent")
            for number, score in enumerate(noted)
        ]
        cells.append(Cell(str(winter_sum(game, power)), "strong"))
        rows.append(Row(power_brief(power, speaker), tuple(cells), facts.POWERS[power]))
    years = [f"’{(FIRST_YEAR + number) % 100}" for number in range(YEARS)]
    head = ("", *years, speaker.say("panel-sum"))
    told = ("", *[speaker.say("help-panel-year")] * YEARS, speaker.say("help-panel-sum"))
    title, shown = speaker.say("panel-winters"), tuple(rows)
    return Panel("winters", title, "figures", shown, "M20.8", False, head, "", True, told)


def display_panel(game: Maria, seat: int, speaker: Speaker) -> Panel:
    """The cards of each power on the display, and what is on offer."""
    places = game.cards[: facts.CARDS]
    lying = []
    for power in facts.DISPLAY:
        shown, down = (cards_at(places, at + power) for at in (slots.DISPLAYED, slots.HIDDEN))
        mine = seat != ONLOOKER and game.seat_of(power) == seat
        kinds = sorted(facts.KIND_OF[card] for card in shown)
        lying.append((tuple(kinds), tuple([facts.KIND_OF[card] if mine else -1 for card in down])))
    offered = tuple([each for each in game.scalars[slots.OFFERED : slots.OFFERED + 2] if each >= 0])
    now = game.scalars[slots.STAGE] == turn.POLITICS
    return display_told(tuple(lying), offered, game.scalars[slots.TRUMP], now, speaker)


@lru_cache(maxsize=512)
def display_told(
    lying: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...],
    offered: tuple[int, ...],
    trump: int,
    now: bool,
    speaker: Speaker,
) -> Panel:
    """The same where these kinds of cards lie open and face down, -1 for one that is not known."""
    rows = []
    if offered:
        cells = [
            Cell(
                speaker.name(key("events", facts.EVENTS[each])), "event", event_told(each, speaker)
            )
            for each in offered
        ]
        rows.append(Row(speaker.say("panel-offered"), tuple(cells)))
    if trump >= 0:
        told = Cell(suit_word(trump, speaker), "plain", sign=facts.SUITS[trump])
        rows.append(Row(speaker.say("panel-trump"), (told,)))
    for power, (shown, down) in zip(facts.DISPLAY, lying, strict=True):
        # Those face down come last: where one lay among the others would tell what it is
        cells = [card_cell(kind, speaker) for kind in shown]
        cells += [face_down(kind, speaker) for kind in down]
        rows.append(Row(power_brief(power, speaker), tuple(cells), facts.POWERS[power]))
    title = speaker.say("panel-display")
    return Panel("display", title, "cards", tuple(rows), "M23.4", now, open=bool(offered))


def cards_at(places: list[int], where: int) -> list[int]:
    """The cards that lie in one place."""
    if where not in places:  # mostly
        return []
    return [card for card, place in enumerate(places) if place == where]


def event_told(event: int, speaker: Speaker) -> str:
    """What an event does, and which powers may take it."""
    does = speaker.name(key("events", facts.EVENTS[event]), "does")
    takers = [power_word(power, speaker) for power in facts.DISPLAY if EMBLEMS[event][power]]
    return f"{does} {speaker.say('panel-takers', powers=', '.join(takers))}"


def face_down(kind: int, speaker: Speaker) -> Cell:
    """A card on the display that only its owner sees: others know no kind of it."""
    tip = speaker.say("panel-face-down")
    if kind < 0:
        return Cell("?", "hidden", tip)
    shown = card_cell(kind, speaker)
    return Cell(shown.text, "down", tip, shown.sign)


def card_cell(kind: int, speaker: Speaker) -> Cell:
    if kind == facts.RESERVE:
        return Cell("", "card", speaker.say("card-reserve"), "any")
    return Cell(str(facts.VALUE_OF_KIND[kind]), "card", sign=facts.SUITS[facts.SUIT_OF_KIND[kind]])


@lru_cache(maxsize=256)
def track_row(number: int, here: int, speaker: Speaker) -> Row:
    """One track, with its marker in this box."""
    cells = [
        Cell(str(box), "here" if box == here else "", box_told(speaker.phrases, number, box))
        for box in range(1, len(facts.BOXES_OF_TRACK[number]) + 1)
    ]
    told = box_told(speaker.phrases, number, here)
    return Row(speaker.name(key("tracks", facts.TRACKS[number])), tuple(cells), note=told)


def tracks_panel(game: Maria, speaker: Speaker) -> Panel:
    """The three tracks, each box with what it brings."""
    boxes = tuple(game.scalars[slots.TRACK : slots.TRACK + len(facts.TRACKS)])
    shifting = any(question.key == "shift-marker" for question in game.questions())
    return tracks_told(boxes, shifting, speaker)


@lru_cache(maxsize=512)
def tracks_told(boxes: tuple[int, ...], shifting: bool, speaker: Speaker) -> Panel:
    """The same with the markers in these boxes."""
    rows = [track_row(number, box, speaker) for number, box in enumerate(boxes)]
    title = speaker.say("panel-tracks")
    return Panel("tracks", title, "track", tuple(rows), "M24.1", shifting)
