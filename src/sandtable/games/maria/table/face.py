"""The face of Maria: its forms, how things stand, what a player looks up, in words."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import takewhile
from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.chance import NO_CHANCE, ChanceNeeded
from sandtable.core.event import ONLOOKER, Event
from sandtable.core.question import Question
from sandtable.games.maria.files.scenario import SHELF, Scenario, scenario_from_data
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.fields import STAGES
from sandtable.games.maria.rules.payment import Payment
from sandtable.games.maria.rules.recruiting import Recruiting
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.turn import Stage
from sandtable.games.maria.table import sharing
from sandtable.games.maria.table.aspects import aspects_of
from sandtable.games.maria.table.briefs import generals_of, hands_of
from sandtable.games.maria.table.goals import goal_told
from sandtable.games.maria.table.guide import tip
from sandtable.games.maria.table.hover import describe, place_info
from sandtable.games.maria.table.panels import panels_of, power_word
from sandtable.games.maria.table.picture import DRAWINGS
from sandtable.games.maria.table.report import report_of
from sandtable.games.maria.table.standing import aids_of, leading, powers_of, status_of
from sandtable.games.maria.table.words import (
    BODY,
    bodies_about,
    card_name,
    cities_about,
    key,
    kind_of,
)
from sandtable.toolkit.aspects import Aspect
from sandtable.toolkit.display import Card, Leg, PlaceInfo, Sharing, Status
from sandtable.toolkit.face import Face
from sandtable.toolkit.handicap import handicap_in
from sandtable.toolkit.lookup import Aids
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.scenario_summary import ScenarioSummary
from sandtable.toolkit.scenarios import texts_in
from sandtable.toolkit.text import Speaker

# What happens while a piece marches
MARCHING: Final = frozenset({
    "steps", "unites", "hussar-gone", "train-lost", "hurries-past", "passes-in-vain", "query",
    "conquers", "elector-turned", "electors-box",
})  # fmt: skip

LEGS: Final = ("steps", "retreats")
NUMBERS: Final = {city: Place(number) for number, city in enumerate(facts.CITIES)}
HERE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"  # in place of the city that a step leads to


class MariaFace(Face[Maria]):
    """The War of the Austrian Succession."""

    learned = 4
    after_lesson = "introductory"
    drawings = DRAWINGS
    report = staticmethod(report_of)

    # Before the game

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> ScenarioSummary:
        form = SHELF.find(scenario)
        texts = texts_in(form.texts, language)
        seats = self.box.seats_of(scenario)
        played, even = self.played(form.id)
        return ScenarioSummary(
            form.id,
            texts.name,
            sides=tuple(seats),
            first=facts.SEATS[self.begins(form)],
            hands=hands_of(form, seats),
            about=texts.about,
            turns=played.turns or form.turns,
            games=played.games,
            wins=played.shares,
            level=played.level,
            even=even,
            reconstructed=texts.reconstructed,
            leaders=generals_of(form, seats) if in_full else {},
        )

    def begins(self, form: Scenario) -> int:
        """Austria has its hussars before anybody moves (M6.1); a beginner leads France."""
        is_lesson = form.id in self.box.lessons()
        return facts.AUSTRIAN if form.introductory and not is_lesson else facts.FRENCH

    def briefing(self, state: Maria, speaker: Speaker) -> list[str]:
        form = scenario_from_data(state.form.source["scenario"])
        texts = texts_in(form.texts, speaker.language)
        handicap = handicap_in(self.box.handicaps, state.form.source["options"])
        told = self.handicap_told(handicap, speaker)
        return [each for each in (texts.name, texts.about, told, texts.reconstructed) if each]

    # The table

    def goal(self, state: Maria, goal: str, seat: int, speaker: Speaker) -> str:
        return goal_told(goal, speaker)

    def reacts(self, state: Maria, seat: int) -> bool:
        acting = [each.stage for each in state.stack if isinstance(each, Stage)]
        return bool(acting) and all(
            state.seat_of(power) != seat for power in state.powers_of_stage(acting[0])
        )

    def status(self, state: Maria, speaker: Speaker) -> Status:
        names = [self.seat_name(seat, speaker) for seat in range(len(facts.SEATS))]
        return status_of(state, names, speaker)

    def scores(self, state: Maria) -> list[int]:
        """How many markers the power of each seat has placed that is nearest to winning."""
        leaders = [leading(state, seat) for seat in range(state.form.players)]
        return [state.placed(each) for each in leaders]

    def score_name(self, speaker: Speaker) -> str:
        return speaker.say("war-markers")

    def panels(self, state: Maria, seat: int, speaker: Speaker) -> list[Panel]:
        return panels_of(state, seat, speaker)

    # The board

    def about(self, question: Question) -> list[str]:
        return cities_about(question)

    def where(self, state: Maria, question: Question) -> str:
        """The city that is asked about, or that of the piece."""
        for body in bodies_about(question):
            return city_id(state.place_of(facts.BODIES.index(body)))
        return super().where(state, question)

    def place_of(self, state: Maria, action: int) -> str:
        """Where the piece stands that an answer names."""
        if kind_of(action) != BODY:
            return ""
        return city_id(state.place_of(action % do.STRIDE))

    def sharing(self, state: Maria, question: Question, speaker: Speaker) -> Sharing | None:
        return sharing.sharing(state, question, speaker)

    def shared(self, state: Maria, question: Question, counts: Mapping[str, int]) -> str:
        return sharing.answer(question, counts)

    def pieces_at(self, state: Maria, place: str) -> list[str]:
        return [
            name for body, name in enumerate(facts.BODIES) if city_id(state.place_of(body)) == place
        ]

    def card(self, state: Maria, card: str, speaker: Speaker) -> Card | None:
        if card in facts.KINDS:
            return card_shown(facts.KINDS.index(card), "", speaker)
        if card in facts.EVENTS:
            text = key("events", card)
            return Card(card, speaker.name(text), speaker.name(text, "does"), "M24.8")
        return None

    def hand(self, state: Maria, seat: int, speaker: Speaker) -> list[Card]:
        """The cards of each of its powers, one hand after the other."""
        if seat == ONLOOKER:
            return []
        return [
            card_shown(kind, power_word(power, speaker), speaker)
            for power in powers_of(state, seat)
            for kind in sorted(facts.KIND_OF[card] for card in state.hand(power))
        ]

    def hand_asked(self, state: Maria, question: Question, speaker: Speaker) -> str:
        """The power whose cards are wanted."""
        top = state.stack[-1]
        if question.key == "place-card":
            return power_word(question.subject, speaker)
        if isinstance(top, Battle) and min(top.commanders) >= 0:
            return power_word(top.power(top.right), speaker)
        if isinstance(top, Payment | Recruiting):
            return power_word(top.power, speaker)
        return ""

    def moment(self, state: Maria, speaker: Speaker) -> str:
        return self.moment_told(state.scalars[slots.TURN], state.scalars[slots.STAGE], speaker)

    def moment_told(self, turn: int, stage: int, speaker: Speaker) -> str:
        """`Turn 3, Prussia and Saxony`."""
        name = speaker.name(key("stages", STAGES[stage]))
        return name if turn == 0 else f"{self.turn(turn, speaker)}, {name}"

    def turn(self, number: int, speaker: Speaker) -> str:
        return speaker.say("war-turn", turn=number)

    def stored_moment(self, moment: str, speaker: Speaker) -> str:
        words = moment.split()
        if len(words) != 4 or not (words[1].isdecimal() and words[3].isdecimal()):
            return moment
        return self.moment_told(int(words[1]), int(words[3]), speaker)

    def ending(self, state: Maria, speaker: Speaker) -> str:
        result = state.result()
        if result is None:
            return super().ending(state, speaker)
        power = speaker.phrases.named("power", key("powers", result["power"]))
        how = "markers" if state.pool(facts.POWERS.index(result["power"])) <= 0 else "winters"
        if state.form.introductory and result["power"] == facts.POWERS[facts.AUSTRIA]:
            how = "held"  # M31.6
        told = speaker.sentence("war-ending", **power, turns=result["turns"], how=how)
        return told[:1].upper() + told[1:]

    def aspects(self, state: Maria, seat: int) -> Sequence[Aspect]:
        return aspects_of(state, seat)

    def tip(self, state: Maria, question: Question, speaker: Speaker) -> str:
        return tip(state, question, speaker)

    # Answers

    def note(self, state: Maria, action: int, speaker: Speaker) -> str:
        thing = action % do.STRIDE
        verb = action - thing
        if verb == do.TAKE:
            return speaker.name(key("events", facts.EVENTS[thing]), "does")
        if verb in (do.CARD, do.PLACE):
            return card_name(speaker.phrases, thing)
        return ""

    def preview(self, state: Maria, way: list[int], seat: int, speaker: Speaker) -> str:
        """What falls, is met or is lost on a march."""
        game = state.copy()
        game.journal = []
        try:
            for action in way:
                game.answer(action, NO_CHANCE, seat)
        except ChanceNeeded:
            pass
        march = takewhile(lambda event: event.key in MARCHING, game.journal)
        told = [event.seen_by(seat) for event in march if event.key != "steps"]
        return " ".join(speaker.event(event) for event in told)

    # Looking things up

    def leg(self, event: Event, speaker: Speaker) -> Leg | None:
        """A step of a march or of a retreat; the march of two generals is that of the first."""
        city = event.args.get("city", facts.OFF)
        if event.key not in LEGS or city < 0:
            return None
        before, _, after = speaker.event(event, city=HERE).partition(HERE)
        return Leg(facts.BODIES[event.args["piece"]], before, facts.CITY_NAMES[city], after)

    def look(self, state: Maria, place: str, speaker: Speaker) -> list[str]:
        return list(self.place_info(state, place, ONLOOKER, speaker).lines)

    def place_info(self, state: Maria, place: str, seat: int, speaker: Speaker) -> PlaceInfo:
        return place_info(state, place.lower(), seat, speaker)

    def ground_now(self, state: Maria) -> Hashable:
        return (
            tuple(state.board[slots.MARKS :]),  # and the queries behind them
            tuple(state.scalars[slots.WEST : slots.WEST + len(facts.WESTERN)]),
            state.scalars[slots.ANNEXED],
        )

    def describe(self, state: Maria, place: str, speaker: Speaker) -> list[str]:
        return describe(state, NUMBERS[place], speaker)

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        signs = [
            (code, speaker.name(key("suits", facts.SUITS[suit])))
            for suit, code in enumerate(facts.SUIT_CODES)
        ]
        signs.append(("+", speaker.say("legend-minor-fortress")))
        signs.append(("#", speaker.say("legend-major-fortress")))
        return signs

    def aids(self, state: Maria, seat: int, speaker: Speaker) -> Aids:
        return aids_of(state, seat, speaker)


def city_id(place: int) -> str:
    """The id of a city; nothing for who is in no city."""
    return facts.CITIES[place] if place >= 0 else ""


def card_shown(kind: int, group: str, speaker: Speaker) -> Card:
    title = card_name(speaker.phrases, kind)
    if kind == facts.RESERVE:
        return Card(
            facts.KINDS[kind], title, "", "M7.2", group, sign="any", worth=f"1-{facts.RESERVE_MOST}"
        )
    worth = str(facts.VALUE_OF_KIND[kind])
    return Card(
        facts.KINDS[kind],
        title,
        "",
        "M7.1",
        group,
        sign=facts.SUITS[facts.SUIT_OF_KIND[kind]],
        worth=worth,
    )
