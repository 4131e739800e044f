"""The face of the game: its scenarios, how things stand, what a player looks up, in words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question
from sandtable.games.lastman.files.scenario import SHELF, scenario_from_data
from sandtable.games.lastman.rules import facts, notation as do, slots
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.turn import PlayerTurn
from sandtable.games.lastman.rules.victory import points, resignation_level
from sandtable.games.lastman.table.aspects import aspects_of
from sandtable.games.lastman.table.battle_panel import NATION_OF_SEAT
from sandtable.games.lastman.table.goals import goal_told
from sandtable.games.lastman.table.legend import signs_of, units_of
from sandtable.games.lastman.table.panels import panels_of
from sandtable.games.lastman.table.picture import DRAWINGS
from sandtable.games.lastman.table.report import report_of
from sandtable.games.lastman.table.words import (
    AREA,
    ARMY,
    CONTAINER,
    SUBJECTS,
    area_name,
    army_called,
    key,
    kind_called,
    place_called,
    season_name,
)
from sandtable.toolkit.answer_sequences import after_answer
from sandtable.toolkit.aspects import Aspect
from sandtable.toolkit.display import Card, Holding, Side, Status
from sandtable.toolkit.face import Face
from sandtable.toolkit.lookup import Aids, Counted, Listed
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.scenario_summary import ScenarioSummary
from sandtable.toolkit.scenarios import texts_in
from sandtable.toolkit.text import Speaker

CARD_RULES = (
    "L9.2", "L9.3", "L9.4", "L9.5", "L9.6", "L9.7", "L5.3.5", "L5.3.5", "L9.8", "L9.8", "L9.9",
    "L9.10", "L9.11", "L9.12", "L9.13",
)  # fmt: skip


def area_of(game: LastMan, container: int) -> str:
    """The area where a container is, by its id; empty for one that is in none."""
    place = game.place_of(container)
    return facts.AREAS[place] if 0 <= place < len(facts.AREAS) else ""


class LastManFace(Face[LastMan]):
    """The Great War in the West."""

    learned = 5
    after_lesson = "1914"
    drawings = DRAWINGS
    report = staticmethod(report_of)

    # Before the game

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> ScenarioSummary:
        form = SHELF.find(scenario)
        texts = texts_in(form.texts, language)
        played, _ = self.played(form.id)
        return ScenarioSummary(
            form.id,
            texts.name,
            sides=tuple(facts.SEATS),
            first=facts.SEATS[facts.GERMAN],
            hands=dict(form.cards),
            about=texts.about,
            games=played.games,
            wins=played.shares,
            level=played.level,
            reconstructed=texts.reconstructed,
        )

    def briefing(self, state: LastMan, speaker: Speaker) -> list[str]:
        form = scenario_from_data(state.form.origin["scenario"])
        texts = texts_in(form.texts, speaker.language)
        return [each for each in (texts.name, texts.about, texts.reconstructed) if each]

    # The table

    def goal(self, state: LastMan, goal: str, seat: int, speaker: Speaker) -> str:
        return goal_told(goal, speaker)

    def reacts(self, state: LastMan, seat: int) -> bool:
        return seat != state.attacker() and any(
            isinstance(each, PlayerTurn) for each in state.stack
        )

    def status(self, state: LastMan, speaker: Speaker) -> Status:
        asked = {question.seat for question in state.questions()}
        total = points(state)
        sides = []
        for seat, word in enumerate(facts.SEATS):
            held = [Holding("build", speaker.say("holding-build"), facts.BUILD[state.turn()][seat])]
            if seat == facts.GERMAN:
                held.insert(0, Holding("points", speaker.say("holding-points"), total))
            score, turn = total if seat == facts.GERMAN else 0, seat == state.attacker()
            sides.append(
                Side(
                    word, self.seat_name(seat, speaker), score, 0, state.hand_size(seat), turn,
                    seat in asked, NATION_OF_SEAT[seat], tuple(held),
                )
            )  # fmt: skip
        card = state.scalars[slots.OFFENSIVE]
        shown = card_shown(card, speaker) if card != slots.NO_CARD else None
        return Status(state.turn(), tuple(sides), shown)

    def scores(self, state: LastMan) -> list[int]:
        total = points(state)
        return [total, -total]

    def panels(self, state: LastMan, seat: int, speaker: Speaker) -> list[Panel]:
        return panels_of(state, seat, speaker)

    def about(self, question: Question) -> list[str]:
        subject = SUBJECTS.get(question.key, AREA)
        known = subject in (AREA, "container") and 0 <= question.subject < len(facts.AREAS)
        return [facts.AREAS[question.subject]] if known else []

    def where(self, state: LastMan, question: Question) -> str:
        """The area that is asked about, or that of the army."""
        kind, subject = SUBJECTS.get(question.key, AREA), question.subject
        if subject < 0 or kind not in (ARMY, CONTAINER):
            return super().where(state, question)
        return area_of(state, subject + (facts.FIRST_ARMY if kind == ARMY else 0))

    def place_of(self, state: LastMan, action: int) -> str:
        """The area of the army, or of the container, that an answer names."""
        things, thing = do.VOCABULARY.verb(action).things, action % do.STRIDE
        if things is facts.ARMIES:
            return area_of(state, facts.FIRST_ARMY + thing)
        return area_of(state, thing) if things is facts.CONTAINERS else ""

    def pieces_at(self, state: LastMan, place: str) -> list[str]:
        places = {
            army: area_of(state, facts.FIRST_ARMY + at) for at, army in enumerate(facts.ARMIES)
        }
        return [army for army, area in places.items() if area == place]

    def lifts(self, state: LastMan, question: Question) -> dict[str, list[str]]:
        """An army piece means the whole army, a lone unit its kind in that area."""
        found = super().lifts(state, question)
        for action in question.actions:
            verb, _, source = do.VOCABULARY.name(action).partition(" ")
            if verb != "from" or source not in facts.AREAS:
                continue
            after = after_answer(state, action)
            asked = after.question() if after is not None else None
            if asked is None or asked.key != "which-piece":
                continue
            names = [do.VOCABULARY.name(each) for each in asked.actions]
            kinds = [name for name in names if name.startswith("piece ")]
            for kind in kinds:
                answers = [f"from {source}", *([kind] if len(names) > 1 else [])]
                found[f"{kind.removeprefix('piece ')}-{source}"] = answers
        return found

    def card(self, state: LastMan, card: str, speaker: Speaker) -> Card | None:
        return card_shown(facts.CARDS.index(card), speaker) if card in facts.CARDS else None

    def hand(self, state: LastMan, seat: int, speaker: Speaker) -> list[Card]:
        if seat == ONLOOKER:
            return []
        hand = enumerate(state.pile(slots.hand(seat)))
        return [card_shown(card, speaker) for card, count in hand for _ in range(count)]

    def moment(self, state: LastMan, speaker: Speaker) -> str:
        return self.turn(state.turn(), speaker)

    def turn(self, number: int, speaker: Speaker) -> str:
        season = season_name(speaker.phrases, number)
        return speaker.say("war-moment", season=season, turn=number)

    def ending(self, state: LastMan, speaker: Speaker) -> str:
        result = state.result()
        if result is None:
            return super().ending(state, speaker)
        level = speaker.name(key("levels", result["level"]))
        turns = result["turns"] - state.form.first_turn + 1
        text = speaker.sentence("war-ending", level=level, turns=turns)
        return text[:1].upper() + text[1:]

    def broken_off(self, state: LastMan, seat: int, speaker: Speaker) -> str:
        """The level of an armistice (L3.8), or of a resignation (L3.5)."""
        level = state.level(points(state)) if seat < 0 else resignation_level(state, seat)
        name = speaker.name(key("levels", facts.LEVELS[level]))
        return speaker.say("war-armistice" if seat < 0 else "war-given-up", level=name)

    # Answers

    def aspects(self, state: LastMan, seat: int) -> Sequence[Aspect]:
        return aspects_of(seat)

    def note(self, state: LastMan, action: int, speaker: Speaker) -> str:
        thing = action % do.STRIDE
        if action - thing in (do.CARD, do.ASSIGN, do.DROP):
            return speaker.name(key("cards", facts.CARDS[thing]), "does")
        return ""

    # Looking things up

    def price(self, state: LastMan, action: int) -> str:
        """In build points (L7.7)."""
        kind = action % do.STRIDE
        return str(facts.COST[kind]) if action - kind == do.BUY else ""

    def look(self, state: LastMan, place: str, speaker: Speaker) -> list[str]:
        """An area: who holds it, what it is worth, and what stands there."""
        if place.lower() not in facts.AREAS:
            return []
        area = facts.AREAS.index(place.lower())
        owned, *more = self.describe(state, facts.AREAS[area], speaker)
        name = area_name(speaker.phrases, area)
        words = [speaker.say("look-area", area=name, status=owned), *more]
        told = [", ".join(words)]
        borders = ", ".join(area_name(speaker.phrases, each) for each in facts.BORDERS.near[area])
        if borders:
            told.append(speaker.say("look-borders", areas=borders))
        for seat in (0, 1):
            told += stands(state, area, seat, speaker)
        return told

    def ground_now(self, state: LastMan) -> Hashable:
        return (
            tuple(state.areas[:: slots.AREA_ROW]),  # whose they are
            tuple(state.areas[slots.FORT :: slots.AREA_ROW]),
            tuple([state.is_disputed(area) for area in range(len(facts.AREAS))]),
        )

    def describe(self, state: LastMan, place: str, speaker: Speaker) -> list[str]:
        """Who holds an area, what it is worth, its fort and its ground."""
        area = facts.AREAS.index(place)
        words = [status(state, area, speaker)]
        if facts.POINTS[area]:
            words.append(speaker.say("look-points", count=facts.POINTS[area]))
        if state.fort(area) != facts.NO_FORT:
            words.append(speaker.say("look-fort", count=state.fort(area)))
        if facts.ROUGH[area]:
            words.append(speaker.say("look-rough"))
        if facts.SOURCE[area] != facts.NO_SOURCE:
            words.append(speaker.say("look-source"))
        return words

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        return [
            ("///", speaker.say("legend-disputed")),
            ("===", speaker.say("legend-front")),
            ("^", speaker.say("legend-dug")),
            ("#", speaker.say("legend-fort")),
        ]

    def aids(self, state: LastMan, seat: int, speaker: Speaker) -> Aids:
        piles = [slots.hand(other) for other in range(len(facts.SEATS)) if other != seat]
        hidden = [sum(each) for each in zip(*map(state.pile, [slots.DRAW, *piles]))]
        return Aids(
            roster={word: roster(state, side, speaker) for side, word in enumerate(facts.SEATS)},
            discards=counted(state.pile(slots.DISCARDS), speaker),
            unseen=counted(hidden, speaker),
            signs=tuple(signs_of(speaker)),
            units=tuple(units_of(state, speaker)),
        )


def card_shown(card: int, speaker: Speaker) -> Card:
    text = key("cards", facts.CARDS[card])
    return Card(facts.CARDS[card], speaker.name(text), speaker.name(text, "does"), CARD_RULES[card])


def status(game: LastMan, area: int, speaker: Speaker) -> str:
    if game.is_disputed(area):
        return speaker.say("look-disputed")
    owner = game.owner(area)
    if owner == facts.NEUTRAL:
        return speaker.say("look-neutral")
    return speaker.name(key("seats", facts.SEATS[owner]))


def armies_told(game: LastMan, area: int, side: int, speaker: Speaker) -> list[str]:
    """The armies of a side in an area, with how many units they have."""
    told = []
    for army in game.armies_in(area, side):
        container = facts.FIRST_ARMY + army
        name = f"{place_called(speaker, container)} ({game.size(container)})"
        dug = game.army_has(army, slots.DUG)
        told.append(speaker.sentence("look-entrenched", who=name) if dug else name)
    return told


def stands(game: LastMan, area: int, side: int, speaker: Speaker) -> list[str]:
    """Armies, and single pieces."""
    told = armies_told(game, area, side, speaker)
    for kind in range(facts.KIND_COUNT):
        count = game.count(area, kind)
        if count and game.side_of_kind(kind) == side:
            name = f"{count} {kind_called(speaker, kind)}"
            dug = game.dug_in(area, kind) > 0
            told.append(speaker.sentence("look-entrenched", who=name) if dug else name)
    return told


def roster(game: LastMan, side: int, speaker: Speaker) -> tuple[Listed, ...]:
    """Armies with the number of their units, then single pieces."""
    listed = []
    for army in range(facts.ARMY_COUNT):
        if game.side_of_army(army) != side:
            continue
        place = game.army_place(army)
        size = game.size(facts.FIRST_ARMY + army)
        where = place_called(speaker, place) if place >= 0 else ""
        name = army_called(speaker, army)
        nation = facts.NATIONS[facts.ARMY_NATION[army]]
        listed.append(Listed(name, nation, facts.ARMIES[army], size, size, where))
    for area in range(len(facts.AREAS)):
        for kind in range(facts.KIND_COUNT):
            if game.count(area, kind) and game.side_of_kind(kind) == side:
                name = kind_called(speaker, kind)
                many = game.count(area, kind)
                nation = facts.NATIONS[facts.NATION_OF[kind]]
                where = area_name(speaker.phrases, area)
                listed.append(Listed(name, nation, "piece", many, many, where))
    return tuple(listed)


def counted(counts: list[int], speaker: Speaker) -> tuple[Counted, ...]:
    return tuple(
        Counted(facts.CARDS[card], speaker.name(key("cards", facts.CARDS[card])), count)
        for card, count in enumerate(counts)
        if count
    )
